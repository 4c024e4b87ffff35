"""What the moves of both games have in common: written as data, read from data, listed.

A move is a frozen attrs class with a `KIND`, the word that a record writes under `move`. These
functions read such classes; they know no game.
"""

from collections.abc import Callable, Collection, Iterator, Mapping
from functools import cached_property
from typing import Any, ClassVar, Generic, Protocol, TypeVar

from attrs import NOTHING, AttrsInstance, fields, frozen

from boardscore.checks import not_wanted
from boardscore.errors import ModelError, MoveError, Problem
from boardscore.messages import Message
from boardscore.rulings import unknown, unknown_value


class Move(AttrsInstance, Protocol):
    """A move of a player or of chance."""

    KIND: ClassVar[str]
    """The word for it in a record."""

    def to_dict(self) -> dict[str, Any]:
        """The move as a record writes it."""
        ...


M_co = TypeVar("M_co", bound=Move, covariant=True)
M = TypeVar("M", bound=Move)


@frozen
class Chance:
    """What chance has to do next: draw `count` of the cards or tiles that nobody has seen."""

    kind: str
    """The kind of the move: `deal`, `reveal` or `market`."""
    count: int
    """How many are drawn."""
    unseen: tuple[str, ...]
    """The ids that may be drawn, sorted; an id is there once for each copy."""


@frozen
class LegalMoves(Collection[M_co], Generic[M_co]):
    """The moves that players may make now: to iterate in a stable order, count and look up.

    Nothing is worked out before it is asked for, and no list twice.
    """

    _listed: Callable[[], Iterator[M_co]]
    _why_illegal: Callable[[Any], Problem | None]

    @cached_property
    def _all(self) -> tuple[M_co, ...]:
        return tuple(self._listed())

    def __iter__(self) -> Iterator[M_co]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, move: object) -> bool:
        return self._why_illegal(move) is None


class Made(dict[tuple[Any, ...], Any]):
    """What functions made of their arguments, so that it is made once: moves, which are values.

    >>> made = Made()
    >>> made[pow, 2, 10]
    1024
    """

    def __missing__(self, key: tuple[Any, ...]) -> Any:
        make, *arguments = key
        self[key] = made = make(*arguments)
        return made


def write_move(move: Move) -> dict[str, Any]:
    """A move as a record writes it: its kind, then its parts; what is as usual is left out."""
    parts = {part.name: getattr(move, part.name) for part in fields(type(move))}
    usual = {part.name: part.default for part in fields(type(move))}
    written = {name: _plain(value) for name, value in parts.items() if value != usual[name]}
    return {"move": move.KIND, **written}


def _plain(value: Any) -> Any:
    return [_plain(one) for one in value] if isinstance(value, tuple) else value


def read_move(data: object, kinds: Mapping[str, type[M]]) -> M:
    """The move that a dict of the record's shape describes.

    Raises `MoveError` with every mistake in it.
    """
    if not isinstance(data, Mapping):
        raise MoveError(Problem(not_wanted("move", data)))
    if "move" not in data:
        raise MoveError(Problem(Message("error.no_move", known=tuple(kinds)), ("move",)))
    name = data["move"]
    if not isinstance(name, str) or name not in kinds:
        raise MoveError(Problem(unknown_value(name, tuple(kinds)), ("move",)))
    kind = kinds[name]
    given = {key: value for key, value in data.items() if key != "move"}
    problems = list(_key_problems(kind, given))
    if problems:
        raise MoveError(*problems)
    try:
        return kind(**given)
    except ModelError:
        raise MoveError(*_value_problems(kind, given)) from None


def _value_problems(kind: type[Move], given: Mapping[Any, object]) -> Iterator[Problem]:
    """What is wrong with each part of a move by itself."""
    for part in fields(kind):
        if part.name in given:
            assert part.validator is not None  # every part of a move is checked
            value = given[part.name]
            try:
                part.validator(None, part, part.converter(value) if part.converter else value)
            except ModelError as error:
                yield from error.problems


def _key_problems(kind: type[Move], given: Mapping[Any, object]) -> Iterator[Problem]:
    known = {part.name: part.default for part in fields(kind)}
    for key in given:
        if key not in known:
            message = unknown("error.unknown_key", str(key), ("move", *known))
            yield Problem(message, (str(key),))
    for name, usual in known.items():
        if name not in given and usual is NOTHING:
            yield Problem(Message("error.key_missing", key=name), (name,))
