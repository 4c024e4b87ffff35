"""Documents: their files, their syntax, the positions of values in them, and their readers."""
