"""Stones: rows of coloured stones with points for equal neighbours. An invented game."""
