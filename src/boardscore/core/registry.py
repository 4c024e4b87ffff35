"""The games that there are: the name of each, and the packages that hold what belongs to it.

A game is four packages of its own, its words, and one line here. Nothing else names it. What
belongs to a game is loaded when it is asked for.
"""

from collections.abc import Mapping
from importlib import import_module
from types import ModuleType

from attrs import frozen

from boardscore import texts


@frozen
class Registration:
    """Where to find what belongs to a game."""

    name: str
    """What files call the game."""
    rules: str
    """The package of its models, its scoring and its play (`offer.Game`, `offer.Play`)."""
    show: str
    """The package of its pictures, its table and its typed moves (`show.games`)."""
    asking: str
    """The package of what is asked at a terminal, and of files to fill in (`cli.games`)."""
    verify: str
    """The package to verify implementations with (`verify.games`)."""
    testing: str
    """The package of its laws and of strategies to draw it by (`testing.games`)."""
    table: str = ""
    """The package of what is read and written in tables of it (`table.offer`), if it has any."""


def _built_in(name: str) -> Registration:
    floors = ("", "show.", "cli.", "verify.", "testing.", "table.")
    return Registration(name, *(f"boardscore.{floor}{name}" for floor in floors))


_REGISTERED: dict[str, Registration] = {name: _built_in(name) for name in ("pier18", "auctionland")}


def register(game: Registration, words: Mapping[str, Mapping[str, str]]) -> None:
    """Makes a game known, with its words by language; done once, before anything is asked of it."""
    texts.add(words)
    _REGISTERED[game.name] = game


def names() -> tuple[str, ...]:
    """The names of all games.

    >>> names()
    ('pier18', 'auctionland')
    """
    return tuple(_REGISTERED)


def registered(name: str) -> Registration:
    """The registration of a game that exists."""
    return _REGISTERED[name]


def offer(module: str) -> ModuleType:
    """A module of a game, loaded now if it was not before."""
    return import_module(module)
