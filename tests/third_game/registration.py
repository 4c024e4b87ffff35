"""Stones, a game that the package does not know: its registration and its texts."""

from boardscore.core.registry import in_package
from boardscore.texts import read

HERE = f"{__package__}.stones"

STONES = in_package(HERE)
TEXTS = read(HERE, "texts")
"""The English and the German text of each key."""
