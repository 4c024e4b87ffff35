"""Pier 18 at the terminal: questions for positions and packs."""
