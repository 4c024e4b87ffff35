"""Statistics of a book: games, wins and totals of each person, and who beats whom.

A person is a name, whatever its case, spaces and Unicode form. If two such names played in one
game, they are different persons everywhere. `Player 1` and the like name a seat, and no person.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations, groupby
from operator import itemgetter
from typing import Any

from attrs import frozen

from boardscore.book.summaries import (
    CATEGORIES,
    GAME,
    PLACE,
    PLAYERS,
    POINTS,
    SECONDS,
    TOTAL,
    categories_in,
    person_key,
)
from boardscore.core.errors import DocumentError, Problem
from boardscore.core.messages import LANGUAGES, Message, say
from boardscore.core.value_checks import LARGEST_NUMBER, tidy_name

_Summary = Sequence[Any]
_Categories = Mapping[str, Sequence[str]]
"""The categories by their text in a summary."""


@frozen(slots=False)  # for the cached properties
class PersonStatistics:
    """The games of one person, of one kind of game."""

    name: str
    """The name as it was written last."""
    game: str
    """The game: `pier18` or `auctionland`."""
    games: Sequence[int]
    """For each game, in the order of time: how many players share the win, if the person is one of
    them; otherwise 0, as in undecided games."""
    totals: Sequence[int]
    """The known totals, in the order of time."""
    points: Mapping[str, Sequence[int]]
    """The known points of each category."""

    @cached_property
    def wins(self) -> Fraction:
        """The wins; one that several players share counts as a share, such as 1/2."""
        shared = Counter(self.games)
        return sum((Fraction(count, by) for by, count in shared.items() if by), Fraction())

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
        return {name: Fraction(sum(known), len(known)) for name, known in self.points.items()}

    @property
    def longest_series(self) -> int:
        """The most games in a row that the person won, alone or shared."""
        runs = (len([*run]) for is_won, run in groupby(self.games, bool) if is_won)
        return max(runs, default=0)


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
    """The games in which it is unknown who was ahead."""


@frozen
class Statistics:
    """The statistics of a book; persons with more wins come first."""

    persons: tuple[PersonStatistics, ...]
    """Each person, for each kind of game."""
    pairs: tuple[PairStatistics, ...]
    """Each pair of persons, for each kind of game."""


def statistics(summaries: Iterable[str]) -> Statistics:
    """The statistics of some games, each as written by `write_summary`, in any order.

    Games without a date count as the oldest.

    >>> statistics([])
    Statistics(persons=(), pairs=())

    Raises `DocumentError` for other texts, without details: programs write these.
    """
    try:
        texts = [*summaries]
        games = json.loads(f"[{','.join(texts)}]")  # all at once is fastest
        return _statistics([game for game, _ in zip(games, texts, strict=True)])
    except (ValueError, TypeError, AttributeError, LookupError, RecursionError):
        raise DocumentError(Problem(Message("error.book_damaged"))) from None


def _statistics(games: Iterable[_Summary]) -> Statistics:
    in_order = sorted(games, key=itemgetter(SECONDS))
    categories = {text: categories_in(text) for text in {game[CATEGORIES] for game in in_order}}
    sizes = {text: POINTS + len(names) for text, names in categories.items()}
    for game in in_order:
        if len(game) == PLAYERS or len(game) % sizes[game[CATEGORIES]] != PLAYERS:
            raise ValueError
    persons = _Persons([tuple(game[PLAYERS :: sizes[game[CATEGORIES]]]) for game in in_order])
    keys, names = persons.keys, persons.names
    results: dict[tuple[str, str], _Results] = defaultdict(_Results)
    against: dict[tuple[str, str, str], list[int | None]] = defaultdict(list)
    for summary in in_order:
        game, text = summary[GAME], summary[CATEGORIES]
        size, placed = sizes[text], []
        for at in range(PLAYERS, len(summary), size):
            if not (key := keys.get(summary[at])):
                continue
            own = results[game, key]
            own.numbers += summary[at + TOTAL : at + POINTS]
            own.points[text] += summary[at + POINTS : at + size]
            placed.append((key, summary[at + TOTAL : at + PLACE + 1]))
        for (first, one), (second, other) in combinations(sorted(placed, key=itemgetter(0)), 2):
            against[game, first, second].append(_comparison(one, other))
    found = (own.of(names[key], game, categories) for (game, key), own in results.items())
    return Statistics(
        tuple(sorted(found, key=lambda one: (one.game, -one.wins, -len(one.games), one.name))),
        tuple(
            _pair((names[first], names[second]), game, outcomes)
            for (game, first, second), outcomes in sorted(against.items(), key=itemgetter(0))
        ),
    )


class _Results:
    """The numbers of one person in the games of one kind, one game after the other."""

    def __init__(self) -> None:
        self.numbers: list[Any] = []
        """Total, place and winners of each game."""
        self.points: dict[str, list[int | None]] = defaultdict(list)
        """The points of each game, by the text of its categories."""

    def of(self, name: str, game: str, categories: _Categories) -> PersonStatistics:
        """The statistics of the person; raises `TypeError` for values of a wrong kind."""
        totals, _, winners = (self.numbers[at::3] for at in range(3))
        points: dict[str, list[int]] = defaultdict(list)
        for text, values in self.points.items():
            for at, category in enumerate(categories[text]):
                points[category] += _known(values[at :: len(categories[text])])
        known = {category: values for category, values in points.items() if values}
        if not isinstance(game, str):
            raise TypeError
        return PersonStatistics(name, game, winners, _known(totals), known)


def _known(numbers: Iterable[int | None]) -> list[int]:
    """The numbers that are known; raises `TypeError` for other values and for too large numbers."""
    known = [number for number in numbers if number is not None]
    if not {*map(type, known)} <= {int} or max(map(abs, known), default=0) > LARGEST_NUMBER:
        raise TypeError
    return known


def _comparison(one: Sequence[int | None], other: Sequence[int | None]) -> int | None:
    """-1 if the first player is ahead, 1 if the other is, 0 for the same place; None if unknown.

    More points are a better place, also where the places themselves are unknown.
    """
    (total, place), (other_total, other_place) = one, other
    if place is not None and other_place is not None:
        return (place > other_place) - (place < other_place)
    if total is None or other_total is None or total == other_total:
        return None
    return 1 if total < other_total else -1


def _pair(names: tuple[str, str], game: str, outcomes: Sequence[int | None]) -> PairStatistics:
    ahead = (outcomes.count(-1), outcomes.count(1))
    return PairStatistics(names, game, ahead, outcomes.count(0), outcomes.count(None))


def _average(numbers: Sequence[int]) -> Fraction | None:
    return Fraction(sum(numbers), len(numbers)) if numbers else None


class _Persons:
    """The persons behind names."""

    def __init__(self, games: Sequence[tuple[str, ...]]) -> None:
        last = {name: number for number, table in enumerate(games) for name in table}
        keys = {name: key for name in last if not names_a_seat(key := person_key(name))}
        named = ([keys[name] for name in table if name in keys] for table in {*games})
        apart = {key for own in named for key in _repeated(own)}
        self.keys = {name: tidy_name(name) if key in apart else key for name, key in keys.items()}
        """The key of each name: the same for all spellings of a person."""
        self.names = {
            self.keys[name]: tidy_name(name) for name in sorted(keys, key=last.__getitem__)
        }
        """The name of each key, as it was written last."""


def names_a_seat(key: str) -> bool:
    """Whether a key is `player 1` or the like, in any language: it names a seat, not a person."""
    number = key.rpartition(" ")[2]
    usual = (say(Message("default_name", number=number), lang) for lang in LANGUAGES)
    return number.isdecimal() and key in map(person_key, usual)


def shared_keys(names: Iterable[str]) -> set[str]:
    """The keys that belong to several players of a game."""
    return _repeated([*map(person_key, names)])


def _repeated(keys: Sequence[str]) -> set[str]:
    unique = {*keys}
    return {key for key in unique if keys.count(key) > 1} if len(unique) < len(keys) else set()
