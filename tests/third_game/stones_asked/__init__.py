"""Stones at a terminal: what is asked."""
