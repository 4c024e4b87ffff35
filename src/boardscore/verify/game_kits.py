"""Looks up the verification kit of a game."""

from typing import Any

from boardscore.core import registry
from boardscore.verify.play_kit import PlayKit
from boardscore.verify.plugin import GameKit


def kit(game: str) -> GameKit[Any, Any]:
    """What a game offers; it is loaded now if it was not before.

    >>> kit("pier18").categories["lovers"]
    'pier18.score.lovers'
    """
    return registry.part(game, "verification", GameKit)


def play_kit(game: str) -> PlayKit:
    """What a game offers to search whole games; only for a game that is played."""
    play = kit(game).play
    assert play is not None
    return play


def home(game: str) -> str:
    """The package that this is in, with the files of the vectors."""
    return kit(game).home


def clause_of(game: str, name: str) -> str | None:
    """The clause of a category, or of what parts players; None if there is no such thing."""
    known = kit(game)
    return known.categories.get(name) or known.ties.get(name)
