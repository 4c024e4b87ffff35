"""Documents: their files, their syntax, where things stand in them, and the readers of them."""
