"""Statistics of a book: games, wins and totals of each person, and who beats whom.

A person is a name, whatever its case, spaces and Unicode form. If two such names played in one
game, they are different persons everywhere.
"""

import unicodedata
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property, lru_cache
from itertools import combinations
from typing import Any

from attrs import frozen

from boardscore.book.entries import BookEntry
from boardscore.core.value_checks import tidy_name


@frozen
class Appearance:
    """A game of the book from the seat of one person."""

    entry: BookEntry
    """The game."""
    seat: int
    """The seat, from 0."""

    @property
    def result(self) -> Mapping[str, Any]:
        """The result of the seat."""
        return self.entry.players[self.seat]

    @property
    def winners(self) -> int:
        """The number of players who share the win, if the person is one of them; otherwise 0."""
        return len(self.entry.winners) if self.result["won"] else 0


@frozen(slots=False)  # for the cached properties
class PersonStatistics:
    """The games of one person, of one kind of game."""

    name: str
    """The name as it was written last."""
    game: str
    """The game: `pier18` or `auctionland`."""
    games: tuple[Appearance, ...]
    """The games in the order of time, also undecided ones."""

    @cached_property
    def wins(self) -> Fraction:
        """The wins; one that several players share counts as a share, such as 1/2."""
        shared = Counter(one.winners for one in self.games)
        return sum((Fraction(count, by) for by, count in shared.items() if by), Fraction())

    @cached_property
    def totals(self) -> tuple[int, ...]:
        """The known totals, in the order of time."""
        totals = (one.result["total"] for one in self.games)
        return tuple(total for total in totals if total is not None)

    @property
    def average(self) -> Fraction | None:
        """The average of the known totals."""
        return _average(self.totals)

    @property
    def best(self) -> int | None:
        """The highest total."""
        return max(self.totals, default=None)

    @property
    def worst(self) -> int | None:
        """The lowest total."""
        return min(self.totals, default=None)

    @property
    def categories(self) -> dict[str, Fraction]:
        """The average points of each category, over the games where they are known."""
        points: dict[str, list[int]] = defaultdict(list)
        for one in self.games:
            for name, value in one.result["categories"].items():
                if value is not None:
                    points[name].append(value)
        return {name: Fraction(sum(values), len(values)) for name, values in points.items()}

    @property
    def longest_series(self) -> int:
        """The most games in a row that the person won, alone or shared."""
        longest = series = 0
        for one in self.games:
            series = series + 1 if one.result["won"] else 0
            longest = max(longest, series)
        return longest


@frozen
class PairStatistics:
    """The games of two persons against each other, of one kind of game."""

    names: tuple[str, str]
    """The two persons."""
    game: str
    """The game: `pier18` or `auctionland`."""
    ahead: tuple[int, int]
    """The games that each of them ended on a better place than the other."""
    level: int
    """The games in which they shared a place."""
    open: int
    """The games in which a place of them is unknown."""


@frozen
class Statistics:
    """The statistics of a book; persons with more wins come first."""

    persons: tuple[PersonStatistics, ...]
    """Each person, for each kind of game."""
    pairs: tuple[PairStatistics, ...]
    """Each pair of persons, for each kind of game."""


def statistics(entries: Iterable[BookEntry]) -> Statistics:
    """The statistics of some games, in any order; games without a date count as the oldest.

    >>> statistics([])
    Statistics(persons=(), pairs=())
    """
    in_order = sorted(entries, key=lambda one: one.time.timestamp() if one.time else float("-inf"))
    persons = _Persons(in_order)
    played: dict[tuple[str, str], list[Appearance]] = defaultdict(list)
    against: dict[tuple[str, str, str], list[int | None]] = defaultdict(list)
    for entry in in_order:
        keys = [persons.key(player["name"]) for player in entry.players]
        for seat, key in enumerate(keys):
            played[entry.game, key].append(Appearance(entry, seat))
        for one, other in combinations(range(len(keys)), 2):
            first, second = sorted((one, other), key=keys.__getitem__)
            places = [entry.players[seat]["place"] for seat in (first, second)]
            against[entry.game, keys[first], keys[second]].append(_comparison(*places))
    found = (
        PersonStatistics(persons.name(key), game, tuple(games))
        for (game, key), games in played.items()
    )
    return Statistics(
        tuple(sorted(found, key=lambda one: (one.game, -one.wins, -len(one.games), one.name))),
        tuple(
            _pair((persons.name(first), persons.name(second)), game, outcomes)
            for (game, first, second), outcomes in sorted(against.items())
        ),
    )


def _comparison(place: int | None, other: int | None) -> int | None:
    """-1 if the first place is better, 1 if the other is, 0 for the same; None if unknown."""
    if place is None or other is None:
        return None
    return (place > other) - (place < other)


def _pair(names: tuple[str, str], game: str, outcomes: Sequence[int | None]) -> PairStatistics:
    ahead = (outcomes.count(-1), outcomes.count(1))
    return PairStatistics(names, game, ahead, outcomes.count(0), outcomes.count(None))


def _average(numbers: Sequence[int]) -> Fraction | None:
    return Fraction(sum(numbers), len(numbers)) if numbers else None


class _Persons:
    """The persons behind names."""

    def __init__(self, in_order: Sequence[BookEntry]) -> None:
        self._written: dict[str, str] = {}
        """The last spelling of each person."""
        self._apart = {key for entry in in_order for key in shared_keys(entry)}
        """The keys that belong to several persons, since they played in one game."""
        for entry in in_order:
            for player in entry.players:
                self._written[self.key(player["name"])] = tidy_name(player["name"])

    def key(self, name: str) -> str:
        """The key of a person: the same for all spellings."""
        key = person_key(name)
        return tidy_name(name) if key in self._apart else key

    def name(self, key: str) -> str:
        """The name of a person, as it was written last."""
        return self._written[key]


def shared_keys(entry: BookEntry) -> Iterator[str]:
    """The keys that belong to several players of a game."""
    keys = [person_key(player["name"]) for player in entry.players]
    return (key for key in keys if keys.count(key) > 1)


@lru_cache(maxsize=4096)
def person_key(name: str) -> str:
    """A name without its case, its spaces at the ends and its Unicode form.

    >>> person_key(" ANNA  Maria") == person_key("Anna Maria")
    True
    """
    return tidy_name(unicodedata.normalize("NFKC", name).casefold())
