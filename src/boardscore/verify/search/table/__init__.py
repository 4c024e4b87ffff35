"""Searches for set-ups and views that a program answers wrongly."""
