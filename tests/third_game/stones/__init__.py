"""Stones: rows of coloured stones, of which equal neighbours score. An invented game."""
