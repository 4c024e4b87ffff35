"""Displays Pier 18: the table, typed moves, pictures."""
