"""Looks up the verification kit of a game."""

from typing import Any

from boardscore.core import registry
from boardscore.verify.kit import GameKit, PlayKit


def kit(game: str) -> GameKit[Any, Any]:
    """The kit of a game, loaded on first use.

    >>> kit("pier18").categories["lovers"]
    'pier18.score.lovers'
    """
    return registry.part(game, "verification", GameKit)


def play_kit(game: str) -> PlayKit:
    """The kit for searching whole games; only for a game with rules of play."""
    play = kit(game).play
    assert play is not None
    return play


def clause_of(game: str, name: str) -> str | None:
    """The clause of a category or of a tie; None for an unknown name."""
    known = kit(game)
    return known.categories.get(name) or known.ties.get(name)
