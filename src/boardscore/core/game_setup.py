"""The set-up of any game: players, pack, rulings, deck order."""

import os
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Protocol, TypeVar

from attrs import AttrsInstance, frozen

from boardscore.core import value_checks
from boardscore.core.errors import ModelError, Problem, raise_all
from boardscore.core.messages import Message, default_name
from boardscore.core.rulings import change_rulings, list_names, unknown

P = TypeVar("P")
R = TypeVar("R", bound=AttrsInstance)


TYPED_FROM_CSV = "typed from CSV"
"""The provenance of packs in CSV files."""

_PROVENANCES = {"invented": "provenance.invented", TYPED_FROM_CSV: "provenance.csv"}
"""The provenances that boardscore itself writes, with the keys of their texts."""


class AnyPack(Protocol):
    """The pack in the set-up of any game."""

    GAME: ClassVar[str]

    @property
    def name(self) -> str:
        """The name of the pack."""
        ...

    @property
    def provenance(self) -> str:
        """The origin of the pack."""
        ...


@frozen
class Setting:
    """A setting of a new game, besides players, pack and rulings."""

    name: str
    """Its name in files and functions."""
    numbers: tuple[int, int] | None = None
    """The lowest and highest number allowed; None for a setting that is on or off."""


def provenance(pack: AnyPack) -> str | Message:
    """The origin of any game's pack, translated if boardscore wrote it.

    >>> from boardscore import say
    >>> from boardscore.packs import demo_pack
    >>> say(provenance(demo_pack("pier18")), "de")
    'erfunden'
    """
    key = _PROVENANCES.get(pack.provenance)
    return Message(key) if key else pack.provenance


PackOrPath = AnyPack | Mapping[str, Any] | str | os.PathLike[str]


def names(players: object) -> tuple[Any, ...]:
    """The names of the players of a new game, tidy; players without a name are numbered.

    >>> names(["Anna ", None])
    ('Anna', 'Player 2')
    """
    named = enumerate(as_list(players, "players"), 1)
    return value_checks.tidy_names(
        tuple(default_name(number) if name is None else name for number, name in named)
    )


def require_seats(players: object, few_and_most: tuple[int, int], clause: str) -> None:
    """Raises `ModelError` unless a game can start with so many players and all names differ."""
    value_checks.require(value_checks.instance(tuple), players, "players")
    assert isinstance(players, tuple)
    raise_all(ModelError, _seat_problems(players, few_and_most, clause), "players")


def _seat_problems(
    players: tuple[object, ...], few_and_most: tuple[int, int], clause: str
) -> Iterator[Problem]:
    """The problems with the names of the players of a new game."""
    few, most = few_and_most
    if not few <= len(players) <= most:
        message = Message("error.players_to_play", players=len(players), low=few, high=most)
        yield Problem(message, clause=clause)
        return
    for seat, name in enumerate(players):
        wrong = value_checks.name(name)
        if wrong is None and players.index(name) < seat:
            wrong = Message("error.same_name", name=value_checks.show_value(name))
        if wrong is not None:
            yield Problem(wrong, (seat,))


def given_rulings(rulings: object, kind: type[R]) -> R:
    """The rulings of a new game as given, or the defaults with some values changed."""
    if rulings is None or isinstance(rulings, kind):
        return rulings or kind()
    if not isinstance(rulings, Mapping):
        raise ModelError(Problem(value_checks.wrong_argument("rulings", rulings), ("rulings",)))
    try:
        return change_rulings(kind(), rulings)
    except ModelError as error:
        raise ModelError(*(problem.under("rulings") for problem in error.problems)) from None


def order_deck(deck: object, ids: Sequence[str], clause: str) -> tuple[str, ...]:
    """The deck of a new game as given; it contains every id of the pack with all its copies."""
    given = as_list(deck, "deck")
    raise_all(ModelError, _deck_problems(given, Counter(ids), clause), "deck")
    return given


def as_list(value: object, name: str) -> tuple[Any, ...]:
    """A given list, such as a deck, as a tuple; other values raise `ModelError` at `name`."""
    if isinstance(value, list | tuple):
        return tuple(value)
    raise ModelError(Problem(value_checks.wrong_argument("list", value), (name,)))


def _deck_problems(given: Sequence[Any], wanted: Counter[str], clause: str) -> Iterator[Problem]:
    """The problems with a deck: wrong, unknown, surplus and missing ids."""
    seen: Counter[str] = Counter()
    for place, identity in enumerate(given):
        wrong = value_checks.identifier(identity)
        if wrong is None and identity not in wanted:
            wrong = unknown("error.unknown_id", identity, tuple(wanted))
        if wrong is None:
            seen[identity] += 1
            if seen[identity] > wanted[identity]:
                wrong = Message("error.deck_surplus", id=identity, count=wanted[identity])
        if wrong is not None:
            yield Problem(wrong, (place,), clause=clause)
    lacking = tuple((wanted - seen).elements())
    if lacking:
        yield Problem(Message("error.deck_lacks", ids=list_names(lacking)), clause=clause)
