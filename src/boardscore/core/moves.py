"""The base of all moves: fields, reading, writing, listing.

A move is a frozen attrs class based on `Move`, with a `KIND`: the word that records write under
`move`. Nothing here depends on a game.
"""

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping
from functools import cache, cached_property
from itertools import islice
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from attrs import NOTHING, Attribute, field, fields, frozen

from boardscore.core.errors import MOST_PROBLEMS, ModelError, MoveError, Problem, raise_all
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown, unknown_value
from boardscore.core.value_checks import identifier, key_problems, not_wanted, validator, whole


@frozen
class Move:
    """A move of a player or of chance: a value with a kind."""

    KIND: ClassVar[str]
    """The kind, as records write it."""

    def to_dict(self) -> dict[str, Any]:
        """The move as records write it: its kind, then its parts; default values are omitted.

        >>> from boardscore.pier18 import Draft
        >>> Draft(0, card="5", overlap=1).to_dict()
        {'move': 'draft', 'player': 0, 'card': '5', 'overlap': 1}
        """
        written: dict[str, Any] = {"move": self.KIND}
        kind: Any = type(self)
        for name, usual in _usual_parts(kind):
            value = getattr(self, name)
            if value != usual:
                written[name] = _plain(value)
        return written


@cache
def _usual_parts(kind: Any) -> tuple[tuple[str, Any], ...]:
    """The parts of a kind of move, each with its default."""
    return tuple((part.name, part.default) for part in fields(kind))


def _plain(value: Any) -> Any:
    return [_plain(item) for item in value] if isinstance(value, tuple) else value


@frozen
class OfPlayer(Move):
    """A move that a player makes."""

    player: int = field(validator=validator(whole()))
    """The seat, from 0."""


M_co = TypeVar("M_co", bound=Move, covariant=True)
M = TypeVar("M", bound=Move)


@frozen
class Draw:
    """The next draw of chance: `count` cards or tiles out of those that no one has seen."""

    kind: str
    """The kind of the move: `deal`, `reveal` or `market`."""
    count: int
    """How many to draw."""
    unseen: tuple[str, ...]
    """The ids that may be drawn, sorted; one entry for each copy."""


@frozen(eq=False, repr=False)
class LegalMoves(Collection[M_co], Generic[M_co]):
    """The legal moves of the players: iterate in a stable order, count, look up.

    Moves are computed on first use, and each list only once.
    """

    _listed: Callable[[], Iterator[M_co]]
    _why_illegal: Callable[[Any], Problem | None]
    _told: Callable[[], str]

    @cached_property
    def _all(self) -> tuple[M_co, ...]:
        return tuple(self._listed())

    def __eq__(self, other: object) -> bool:
        """Whether both have the same moves in the same order."""
        return self._all == other._all if isinstance(other, LegalMoves) else NotImplemented

    def __hash__(self) -> int:
        return hash(self._all)

    def __iter__(self) -> Iterator[M_co]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, move: object) -> bool:
        return self._why_illegal(move) is None

    def __repr__(self) -> str:
        """The number of moves, and the first ones."""
        count, first = len(self), next(map(repr, self._all), "none")
        more = ", ..." if count > 1 else ""
        return f"<{count} legal {'move' if count == 1 else 'moves'}: {first}{more}>"

    def __str__(self) -> str:
        """The moves as people type them, on few lines; `|` separates alternatives."""
        return self._told()


def read_move(data: object, kinds: Mapping[str, type[M]]) -> M:
    """The move that a dict describes, in the shape that records use.

    Raises `MoveError` with every mistake in the dict.
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
    raise_all(MoveError, _key_problems(kind, given))
    try:
        return kind(**given)
    except ModelError:
        raise MoveError(*islice(_value_problems(kind, given), MOST_PROBLEMS)) from None


def _value_problems(kind: type[Move], given: Mapping[Any, object]) -> Iterator[Problem]:
    """The problems with each part of a move by itself."""
    for part in fields(kind):
        if part.name in given:
            assert part.validator is not None  # all parts of moves have a check
            value = given[part.name]
            try:
                part.validator(None, part, part.converter(value) if part.converter else value)
            except ModelError as error:
                yield from error.problems


def _key_problems(kind: type[Move], given: Mapping[Any, object]) -> Iterator[Problem]:
    known = {part.name: part.default for part in fields(kind)}
    yield from key_problems(given)
    for key in given:
        if isinstance(key, str) and key not in known:
            yield Problem(unknown("error.unknown_key", key, ("move", *known)), (key,))
    for name, usual in known.items():
        if name not in given and usual is NOTHING:
            yield Problem(Message("error.key_missing", key=name), (name,))


def as_tuple(value: Any) -> Any:
    """A list in a move as a tuple; JSON has only lists."""
    return tuple(value) if isinstance(value, list) else value


def id_problems(value: object) -> Iterator[Problem]:
    """The problems with a list of ids in a move."""
    if not isinstance(value, tuple):
        yield Problem(not_wanted("list", value))
        return
    for place, identity in enumerate(value):
        message = identifier(identity)
        if message is not None:
            yield Problem(message, (place,))


def without(problems: Callable[[object], Iterable[Problem]]) -> Callable[..., None]:
    """A validator for a part of a move that raises `ModelError` for problems."""

    def check(_: object, attribute: "Attribute[Any]", value: object) -> None:
        raise_all(ModelError, problems(value), attribute.name)

    return check


def ids() -> Any:
    """A field of a move for a list of ids of cards or tiles."""
    return field(converter=as_tuple, validator=without(id_problems))


S = TypeVar("S")

if TYPE_CHECKING:  # it checks the types of the parts
    from attrs import evolve

    fast_replace = evolve
else:

    def fast_replace(state: S, **parts: Any) -> S:
        """The same state with some parts changed; several times as fast as `attrs.evolve`.

        Only for classes without slots and without checks on construction.

        >>> from boardscore import pier18
        >>> state = pier18.start(["Anna", "Ben"], "demo")
        >>> fast_replace(state, round_number=3).round_number, state.round_number
        (3, 0)
        """
        new = object.__new__(type(state))
        new.__dict__.update(state.__dict__, **parts)
        return new
