"""Searches for positions and games that an implementation scores or plays differently."""
