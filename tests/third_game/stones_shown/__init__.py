"""Stones as people see it: the table, the moves as they are typed, pictures."""
