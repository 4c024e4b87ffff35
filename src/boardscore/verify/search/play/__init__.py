"""Searches for games that an implementation plays differently."""
