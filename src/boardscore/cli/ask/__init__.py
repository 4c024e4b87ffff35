"""Questions at the terminal, and their answers."""
