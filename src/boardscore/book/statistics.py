"""Statistics of a book: games, wins and totals of each person, and who beats whom.

A person is a name, whatever its case, spaces and Unicode form. If two such names played in one
game, they are different persons everywhere. `Player 1` and the like name a seat, and no person.
"""

import json
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cached_property
from itertools import combinations
from operator import itemgetter

from attrs import frozen

from boardscore.book.entries import BEFORE_END, BEFORE_NUMBERS, person_key, read_numbers
from boardscore.core.errors import DocumentError, Problem
from boardscore.core.messages import LANGUAGES, Message, say
from boardscore.core.value_checks import LARGEST_NUMBER, tidy_name

_Numbers = Sequence[int | None]


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
    categories: Mapping[str, Fraction]
    """The average points of each category, over the games where they are known."""

    @cached_property
    def wins(self) -> Fraction:
        """The wins; one that several players share counts as a share, such as 1/2."""
        shared = Counter(self.games)
        return sum((Fraction(count, by) for by, count in shared.items() if by), Fraction())

    @property
    def average(self) -> Fraction | None:
        """The average of the known totals."""
        return Fraction(sum(self.totals), len(self.totals)) if self.totals else None

    @property
    def best(self) -> int | None:
        """The highest total."""
        return max(self.totals, default=None)

    @property
    def worst(self) -> int | None:
        """The lowest total."""
        return min(self.totals, default=None)

    @property
    def longest_series(self) -> int:
        """The most games in a row that the person won, alone or shared."""
        return max(map(len, bytes(map(bool, self.games)).split(b"\0")))


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
    """The statistics of some games, as written by `write_summary`, in any order.

    Games that share the first part may share a line, in which `BEFORE_END` is before the numbers
    of each. Games without a date count as the oldest.

    >>> statistics([])
    Statistics(persons=(), pairs=())

    Raises `DocumentError` for other texts, without details: programs write these.
    """
    try:
        return _statistics(sorted(_tables(summaries), key=lambda table: table.last))
    except (ValueError, TypeError, AttributeError, LookupError, RecursionError):
        raise DocumentError(Problem(Message("error.book_damaged"))) from None


@frozen
class _Player:
    """The numbers of a player, game by game."""

    totals: _Numbers
    places: _Numbers
    winners: Sequence[int]
    """How many players share the win if this one is among them, otherwise 0."""
    points: Sequence[_Numbers]
    """The points of each category."""


@frozen
class _Table:
    """Games of one kind with the same names in the same seats, in any order."""

    game: str
    categories: Sequence[str]
    names: Sequence[str]
    seconds: Sequence[int]
    players: Sequence[_Player]

    @property
    def last(self) -> int:
        """The time of the newest game."""
        return max(self.seconds)


def _tables(summaries: Iterable[str]) -> Iterator[_Table]:
    """The games of summaries by what they have in common; raises errors for other texts."""
    alike: dict[str, list[str]] = defaultdict(list)
    for summary in summaries:
        about, _, numbers = summary.partition(BEFORE_NUMBERS)
        alike[about] += numbers.lstrip(BEFORE_END).split(BEFORE_END)
    for about, games in alike.items():
        game, categories, names, large = json.loads(about)
        texts = {*map(type, (game, *categories, *names))}
        if texts != {str} or not names or not {*map(type, large)} <= {int}:
            raise TypeError
        width = 3 + len(categories)  # total, place, winners and points
        seconds, columns = read_numbers(games, large, width * len(names))
        seats = (columns[at : at + width] for at in range(0, len(columns), width))
        players = [_Player(own[0], own[1], own[2], own[3:]) for own in seats]
        yield _Table(game, categories, names, seconds, players)


def _statistics(tables: Sequence[_Table]) -> Statistics:
    persons = _Persons(tables)
    results: dict[tuple[str, str], _Results] = defaultdict(_Results)
    against: dict[tuple[str, str, str], Counter[int | None]] = defaultdict(Counter)
    for table in tables:
        seated = ((persons.keys.get(name), own) for name, own in zip(table.names, table.players))
        placed = [(key, own) for key, own in seated if key]
        for key, own in placed:
            results[table.game, key].add(table, own)
        for (first, one), (second, other) in combinations(sorted(placed, key=itemgetter(0)), 2):
            against[table.game, first, second].update(_comparisons(one, other))
    names = persons.names
    found = (own.of(names[key], game) for (game, key), own in results.items())
    return Statistics(
        tuple(sorted(found, key=lambda one: (one.game, -one.wins, -len(one.games), one.name))),
        tuple(
            PairStatistics((names[first], names[second]), game, (of[-1], of[1]), of[0], of[None])
            for (game, first, second), of in sorted(against.items(), key=itemgetter(0))
        ),
    )


class _Results:
    """The numbers of one person in the games of one kind."""

    def __init__(self) -> None:
        # Of each game:
        self.seconds: list[int] = []
        self.totals: list[int | None] = []
        self.winners: list[int] = []
        self.sums: Counter[str] = Counter()
        """The points of each category in all games where they are known."""
        self.known: Counter[str] = Counter()
        """In how many games they are known."""

    def add(self, table: _Table, own: _Player) -> None:
        """Adds games of the person."""
        self.seconds += table.seconds
        self.totals += own.totals
        self.winners += own.winners
        for category, points in zip(table.categories, own.points):
            self.sums[category] += sum(filter(None, points))
            self.known[category] += len(points) - points.count(None)

    def of(self, name: str, game: str) -> PersonStatistics:
        """The statistics of the person; raises `ValueError` for too large totals."""
        order = sorted(range(len(self.seconds)), key=self.seconds.__getitem__)
        winners = [self.winners[at] for at in order]
        known = [total for at in order if (total := self.totals[at]) is not None]
        if max(map(abs, known), default=0) > LARGEST_NUMBER:
            raise ValueError
        counts = {category: count for category, count in self.known.items() if count}
        averages = {name: Fraction(self.sums[name], count) for name, count in counts.items()}
        return PersonStatistics(name, game, winners, known, averages)


def _comparisons(one: _Player, other: _Player) -> Iterator[int | None]:
    """For each game -1 if the first player is ahead, 1 if the other is, 0 for the same place.

    None if that is unknown. Where places are unknown, more points are better.
    """
    rows = zip(one.totals, one.places, other.totals, other.places)
    for total, place, other_total, other_place in rows:
        if place is not None and other_place is not None:
            yield (place > other_place) - (place < other_place)
        elif total is None or other_total is None or total == other_total:
            yield None
        else:
            yield 1 if total < other_total else -1


class _Persons:
    """The persons behind names."""

    def __init__(self, tables: Sequence[_Table]) -> None:
        last = {name: table.last for table in tables for name in table.names}
        keys = {name: key for name in last if not names_a_seat(key := person_key(name))}
        named = ([keys[name] for name in table.names if name in keys] for table in tables)
        apart = {key for own in named for key in _repeated(own)}
        self.keys = {name: tidy_name(name) if key in apart else key for name, key in keys.items()}
        """The key of each name: the same for all spellings of a person."""
        self.names = {
            self.keys[name]: tidy_name(name) for name in sorted(keys, key=last.__getitem__)
        }
        """The name of each key, as it was written last."""


def names_a_seat(key: str) -> bool:
    """Whether a person's key is `player 1` or the like, in any language: it names a seat."""
    number = key.rpartition(" ")[2]
    usual = (say(Message("default_name", number=number), lang) for lang in LANGUAGES)
    return number.isdecimal() and key in map(person_key, usual)


def shared_keys(names: Iterable[str]) -> set[str]:
    """The persons' keys that belong to several players of a game."""
    return _repeated([*map(person_key, names)])


def _repeated(keys: Sequence[str]) -> set[str]:
    unique = {*keys}
    return {key for key in unique if keys.count(key) > 1} if len(unique) < len(keys) else set()
