"""Stones for people: the table, typed moves, pictures."""
