"""Rulings for any game: named options with defaults where the rules leave room.

A game's `Rulings` is a frozen attrs class whose fields are enumerations or booleans. These
functions read such a class and depend on no game.
"""

from collections.abc import Iterable, Iterator, Mapping
from enum import Enum
from functools import cache
from itertools import islice
from typing import Any, Literal, TypeVar

from attrs import AttrsInstance, field, fields, frozen

from boardscore.core.errors import MOST_PROBLEMS, ModelError, Problem
from boardscore.core.messages import Message
from boardscore.core.value_checks import boolean, key_problems, member, show_value, validator

R = TypeVar("R", bound=AttrsInstance)

Value = str | bool

Source = Literal["publisher", "text", "earlier_edition", "ours"]
"""The people who settled the default of a ruling."""

_SHORTEST_BEGINNING = 3
"""The shortest beginning of a name for which the whole name is suggested."""

_LONGEST_COMPARED = 60
_MOST_COMPARED = 30
_MOST_LISTED = 100
"""Bounds on suggestions: the longest name, the most names compared, the most names listed."""

_DIGITS = str.maketrans("", "", "0123456789")


@frozen
class NoRulings:
    """The rulings of a game that has none."""


def choices(rulings: type[AttrsInstance]) -> dict[str, tuple[Value, ...]]:
    """The rulings of a game, each with its values, the default first."""
    return {option.name: _values(option.type) for option in fields(rulings)}


@cache
def _values(kind: Any) -> tuple[Value, ...]:
    return (False, True) if kind is bool else tuple(member.value for member in kind)


def ruling(default: Any, settled_by: Source) -> Any:
    """A field of a ruling: its default, which also gives its type, and where that comes from."""
    known = boolean if isinstance(default, bool) else member(type(default))
    return field(default=default, validator=validator(known), metadata={"settled_by": settled_by})


def sources(rulings: type[AttrsInstance]) -> dict[str, Source]:
    """Where the default of each ruling comes from.

    >>> from boardscore import pier18
    >>> sources(pier18.Rulings)["flower_points"]
    'publisher'
    """
    return {option.name: option.metadata["settled_by"] for option in fields(rulings)}


def against_publisher(game: str, rulings: AttrsInstance) -> Iterator[Message]:
    """A note for each ruling that differs from the publisher's answer.

    >>> from boardscore import pier18
    >>> list(against_publisher("pier18", pier18.Rulings(half_turn=True)))
    []
    """
    chosen = as_dict(rulings)
    for name, usual in _published(type(rulings)):
        if chosen[name] != usual:
            yield Message(
                "note.against_publisher",
                chosen=Message(f"decided.{game}.{name}.{chosen[name]}"),
                usual=Message(f"decided.{game}.{name}.{usual}"),
            )


@cache
def _published(rulings: type[AttrsInstance]) -> tuple[tuple[str, Value], ...]:
    """The rulings that the publisher settled, with the answers; cached for every score."""
    settled = sources(rulings)
    answers = ((name, usual) for name, (usual, *_) in choices(rulings).items())
    return tuple((name, usual) for name, usual in answers if settled[name] == "publisher")


def as_dict(rulings: AttrsInstance) -> dict[str, Value]:
    """Every ruling with its value, as files and results write it."""
    chosen = {name: getattr(rulings, name) for name in _names(type(rulings))}
    return {name: v.value if isinstance(v, Enum) else v for name, v in chosen.items()}


@cache
def _names(rulings: type[AttrsInstance]) -> tuple[str, ...]:
    """The names of a game's rulings; cached for every score."""
    return tuple(option.name for option in fields(rulings))


def changed_rulings(rulings: AttrsInstance) -> dict[str, Value]:
    """The rulings that differ from their defaults, as files write them.

    >>> from boardscore import pier18
    >>> changed_rulings(pier18.Rulings(half_turn=True))
    {'half_turn': True}
    """
    known = choices(type(rulings))
    return {name: value for name, value in as_dict(rulings).items() if value != known[name][0]}


def change_rulings(rulings: R, table: Mapping[str, object]) -> R:
    """The same rulings with some options changed.

    >>> from boardscore import pier18
    >>> change_rulings(pier18.Rulings(), {"flower_points": "other_kinds_only"}).flower_points
    FlowerPoints.OTHER_KINDS_ONLY

    Raises `ModelError` with every unknown option and value.
    """
    problems = list(islice(_problems(type(rulings), table), MOST_PROBLEMS))
    if problems:
        raise ModelError(*problems)
    chosen = {**as_dict(rulings), **table}
    # The option's type converts a value to its member; booleans stay as they are.
    kinds: dict[str, Any] = {option.name: option.type for option in fields(type(rulings))}
    return type(rulings)(**{name: kinds[name](value) for name, value in chosen.items()})


def _problems(rulings: type[AttrsInstance], table: Mapping[str, object]) -> Iterator[Problem]:
    known = choices(rulings)
    yield from key_problems(table)
    for name, value in table.items():
        if not isinstance(name, str):
            continue
        if name not in known:
            yield Problem(unknown("error.unknown_ruling", name, tuple(known)), (name,))
        elif not any(isinstance(value, type(v)) and value == v for v in known[name]):
            values = tuple(write_value(v) for v in known[name])
            yield Problem(unknown_value(value, values), (name,))


def unknown_value(value: object, known: tuple[str, ...]) -> Message:
    """The message about a value, such as a ruling's, that is not one of the known ones."""
    if isinstance(value, str):
        return unknown("error.not_one_of", value, known)
    return Message("error.not_one_of", got=show_value(value), known=known)


def write_value(value: Value) -> str:
    """The value of a ruling as people write it: `true` and `false` for booleans."""
    return value if isinstance(value, str) else str(show_value(value))


def unknown(key: str, name: str, known: tuple[str, ...]) -> Message:
    """The message about an unknown name, such as a ruling's, with the one that was probably meant.

    Long names are not typos. The effort is bounded: few of many names are compared.

    >>> unknown("error.unknown_id", "tlie3", ("tile3", "tile4")).args["near"]
    'tile3'
    >>> unknown("error.unknown_id", "lant", ("plan", "lanterns")).args["near"]
    'lanterns'
    >>> unknown("error.unknown_id", "99", ("9", "10")).key
    'error.unknown_id'
    """
    import difflib  # seldom needed, and slow to load

    is_short = len(name) <= _LONGEST_COMPARED
    likely = [*_likely(name, known)] if is_short else []
    longer = [one for one in likely if len(name) >= _SHORTEST_BEGINNING and one.startswith(name)]
    near = longer or (likely and difflib.get_close_matches(name, likely, n=1))
    if near:
        return Message(f"{key}_near", got=show_value(name), near=near[0], known=list_names(known))
    return Message(key, got=show_value(name), known=list_names(known))


def list_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """Names, such as those of the known rulings, for a message; of many, the first ones."""
    return names if len(names) <= _MOST_LISTED else (*names[:_MOST_LISTED], "...")


def _likely(name: str, known: tuple[str, ...]) -> Iterable[str]:
    """The known names to compare with an unknown one; of many, those that share the most letters.

    Names that differ only in digits are never suggested: any number could be meant.
    """
    letters = name.translate(_DIGITS)
    others = (other for other in known if other not in {name, letters})
    numbered = [other for other in others if other.translate(_DIGITS) == letters]
    left_out = {*numbered} if len(numbered) > 1 or not letters else set()
    short = [one for one in known if len(one) <= _LONGEST_COMPARED and one not in left_out]
    if len(short) <= _MOST_COMPARED:
        return short
    import heapq

    return heapq.nlargest(_MOST_COMPARED, short, key=lambda other: _same_letters(name, other))


def _same_letters(first: str, second: str) -> float:
    """The share of letters that an unknown name and a known one have in common, in any order."""
    same = sum(min(first.count(letter), second.count(letter)) for letter in set(first))
    return same / (len(first) + len(second))
