"""What people look at, as text made of results and states; no terminal is known here."""
