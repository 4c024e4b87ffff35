"""Searches for positions that an implementation scores differently."""
