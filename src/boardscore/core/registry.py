"""The games that there are: the name of each, and the packages that hold what belongs to it.

A game is three packages of its own, its words, and one line here. Nothing else names it. A package
is loaded when something of its game is asked for.
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
    """The package of its models, its scoring and its play; its `offer` is a `games.Game`."""
    table: str
    """The package of what people at a terminal are asked; its `offer` is a `cli.games.Table`."""
    judging: str
    """The package to verify implementations with; its `offer` is a `verify.games.Kit`."""
    testing: str
    """The module of its strategies and laws, a `testing.games.Laws`."""


def _built_in(name: str) -> Registration:
    return Registration(
        name,
        rules=f"boardscore.{name}.offer",
        table=f"boardscore.cli.{name}.offer",
        judging=f"boardscore.verify.{name}.offer",
        testing=f"boardscore.testing.{name}",
    )


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


def offer(module: str) -> ModuleType:
    """A module of a game, loaded now if it was not before."""
    return import_module(module)


def registered(name: str) -> Registration:
    """The registration of a game that exists."""
    return _REGISTERED[name]
