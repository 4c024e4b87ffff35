"""Parses the values of a typed move: numbers, players, ids."""

import re
from collections.abc import Collection, Sequence

from boardscore.core.errors import MoveError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.terminal_text import printable
from boardscore.core.value_checks import show_value
from boardscore.show.prefix_match import fold, tokens

NUMBER = r"[-+.\d]\S*"
"""A pattern for words that look like numbers, whether or not they are valid."""

_WHOLE = re.compile(r"-?[0-9]{1,9}")


def number(text: str, clause: str) -> int:
    """A whole number; raises `MoveError` for anything else."""
    if not _WHOLE.fullmatch(text):
        raise refuse("not_a_number", clause, got=show_value(text))
    return int(text)


def choose_by_number(text: str, clause: str, count: int, key: str) -> int:
    """The index of a choice by its number, counted from 1 in words and from 0 in data.

    >>> choose_by_number("2", "auctionland.market.price", 8, "no_such_slot")
    1

    Raises `MoveError`, with the message of the key, if there are not so many.
    """
    place = number(text, clause)
    if not 1 <= place <= count:
        raise refuse(key, clause, got=place, count=count)
    return place - 1


def seat(names: Sequence[str], text: str, clause: str) -> int:
    """The seat of a player, by name, beginning of a name, or number from 1.

    >>> seat(["Anna", "Ben", "Beatrice"], "bea", ""), seat(["Anna", "Ben"], "2", "")
    (2, 1)

    Raises `MoveError` if nobody or more than one is meant.
    """
    if text in names:
        return names.index(text)
    if text.isdecimal() and text.isascii() and 1 <= int(text[:9]) <= len(names):
        return int(text[:9]) - 1
    short = [fold(name) for name in names]
    seats = [place for place, name in enumerate(short) if name == fold(text)]
    seats = seats or [place for place, name in enumerate(short) if name.startswith(fold(text))]
    if not seats:
        raise refuse("no_such_player", clause, got=show_value(text), known=numbered_players(names))
    if len(seats) > 1:
        known = tuple(numbered_players(names)[place] for place in seats)
        raise refuse("which_player", clause, got=show_value(text), known=known)
    return seats[0]


def numbered_players(names: Sequence[str]) -> tuple[Message, ...]:
    """The players with their seat numbers."""
    return tuple(
        Message("numbered_player", number=place, name=name) for place, name in enumerate(names, 1)
    )


def player(names: Sequence[str], place: int) -> str:
    """A player as typed: by name, or by number if the name cannot be typed as one word."""
    name = names[place]
    return name if tokens(name) == [name] == [printable(name)] else str(place + 1)


def identifier(known: Collection[str], text: str) -> str:
    """The id that is meant; case matters only if two ids differ in nothing else.

    >>> identifier(["A1", "b2"], "B2")
    'b2'
    """
    if not text.isascii():  # ids are ASCII, and a long s or a Kelvin sign is no letter of theirs
        return text
    alike = [identity for identity in known if identity.casefold() == text.casefold()]
    return alike[0] if text not in known and len(alike) == 1 else text


def refuse(key: str, clause: str | None, **args: object) -> MoveError:
    """The error about an unreadable typed move, by its key in the catalogues."""
    return MoveError(Problem(Message(f"play.{key}", **args), clause=clause))
