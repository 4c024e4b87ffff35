"""Checks of implementations of the games in other languages; a leaf that nothing else needs."""
