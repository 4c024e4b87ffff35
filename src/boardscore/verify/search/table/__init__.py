"""The search for set-ups and views of the table that a program answers wrongly."""
