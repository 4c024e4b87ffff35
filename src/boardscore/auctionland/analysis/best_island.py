"""Searches for the best island in two ways, by turns, and puts it into words.

Simulated annealing makes many small changes, more and more choosy. In a game, few exchanges of two
tiles are possible in the order laid. So islands that are not possible may come in between, but they
lose points for each fault.

The proof tries all islands, and leaves out those that surely are not better. The tiles are laid one
by one. What is already laid limits the counts of the whole island: a beach without an edge is lost,
and so is a garden or house that was joined to another. A theme park area that touches no free cell
grows no more. In a game, the tiles are laid in its order, on every cell that was possible.
Otherwise the cells of each shape are filled row by row, with every tile.
"""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from math import log
from random import Random
from time import monotonic

from attrs import frozen

from boardscore.analysis.best_result import BestSoFar, Hindsight, SearchLimits, StoppedError
from boardscore.auctionland.analysis.arrangements import (
    CELLS,
    Arrangement,
    Arrangements,
    Place,
    connected_shapes,
)
from boardscore.auctionland.analysis.island_points import IslandPoints, LaidWord, Unlaid
from boardscore.auctionland.analysis.most_counts import MostCounts, most_counts
from boardscore.auctionland.model import Tables
from boardscore.auctionland.scoring import IslandScore
from boardscore.auctionland.state import State
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.core.results import Result

_STEPS = 8000
"""The number of changes in a run."""

_FIRST_LOSS, _LAST_LOSS = 3.0, 0.3
"""The points that an accepted change loses on average, at the start and the end of a run."""

_LOSS_PER_FAULT = 5
"""The points that an island loses for each tile that cannot be on its cell."""

_CHANGES_BETWEEN_LOOKS = 256
"""The number of changes between two looks at the clock, and two pauses."""

BestIsland = BestSoFar[Arrangement]
"""The best arrangement so far, with its points without the icons."""


@frozen
class IslandTask:
    """A search for the best island: its arrangements, and their points without the icons."""

    arrangements: Arrangements
    """The free parts."""
    points: IslandPoints
    """The kinds that count."""


def anneal(task: IslandTask, progress: BestIsland, rng: Random) -> Iterator[None]:
    """Searches for the best island by changes until the bound is reached, with short pauses.

    Each run begins with the player's own arrangement. Raises `StoppedError` when the time is over.
    """
    while not progress.is_proven:
        yield from _Run(task, progress, rng).try_changes()


class _Run:
    """An island that changes step by step."""

    def __init__(self, task: IslandTask, progress: BestIsland, rng: Random) -> None:
        self.task, self.progress, self.random = task, progress, rng.random
        own = task.arrangements.own
        self.cells = [cell for cell, _ in own]
        self.looks = [look for _, look in own]
        self.on: list[int | None] = [None] * CELLS
        """The tile on each cell."""
        for tile, cell in enumerate(self.cells):
            self.on[cell] = tile
        self.word = task.points.word(own)
        self.won: float = task.points.total(self.word)
        """The points, without those lost for faults."""

    def try_changes(self) -> Iterator[None]:
        """Tries changes until the best possible points are reached, or the run is over."""
        loss = _FIRST_LOSS
        cooling = (_LAST_LOSS / _FIRST_LOSS) ** (_CHANGES_BETWEEN_LOOKS / _STEPS)
        for _ in range(0, _STEPS, _CHANGES_BETWEEN_LOOKS):
            for step in range(1, _CHANGES_BETWEEN_LOOKS + 1):
                self.change(loss)
                if self.progress.is_proven:
                    self.progress.tried += step
                    return
            self.progress.count(_CHANGES_BETWEEN_LOOKS)
            loss *= cooling
            yield

    def change(self, loss: float) -> None:
        """Turns a tile, moves it to an empty cell, or exchanges it with another tile."""
        words, random = self.task.points.words, self.random
        tile, target = int(random() * len(words)), int(random() * CELLS)
        other = self.on[target]
        new = [(tile, target, int(random() * len(words[tile])))]
        if other is not None and other != tile:
            new.append((other, self.cells[tile], int(random() * len(words[other]))))
        word, cells = self.word, self.cells[:]
        for one, _, _ in new:
            word ^= words[one][self.looks[one]] << cells[one]
        for one, cell, look in new:
            word |= words[one][look] << cell
            cells[one] = cell
        lost = _LOSS_PER_FAULT * self.task.arrangements.faults(cells)
        least = self.won + loss * log(1 - random())
        won = self.task.points.total(word, max(0, least + lost)) - lost
        if won >= least:
            self.word, self.won = word, won
            self.lay(new)
            if not lost and won > self.progress.total:
                self.progress.keep(won, tuple(zip(self.cells, self.looks)))

    def lay(self, new: Sequence[tuple[int, int, int]]) -> None:
        """Lays tiles on cells with looks."""
        for tile, _, _ in new:
            self.on[self.cells[tile]] = None
        for tile, cell, look in new:
            self.on[cell], self.cells[tile], self.looks[tile] = tile, cell, look


_TILES_BETWEEN_LOOKS = 64
"""The number of tiles laid between two looks at the clock."""

_TILES_BETWEEN_PAUSES = 1250
"""The number of tiles tried between two pauses."""

_ALL = (1 << CELLS) - 1


def lower_bound(task: IslandTask, progress: BestIsland) -> Iterator[None]:
    """Lowers the bound of the best island step by step until an island reaches it, with pauses.

    Raises `StoppedError` when the time is over.
    """
    search = (_ByShape if task.arrangements.order is None else _InOrder)(task, progress)
    while not progress.is_proven:
        for number, _ in enumerate(search.lay_all()):
            if progress.is_proven:
                return
            if number % _TILES_BETWEEN_LOOKS == 0:
                progress.count(0)
            if search.steps >= _TILES_BETWEEN_PAUSES:
                search.steps = 0
                yield
        progress.bound = task.points.below(progress.bound)


class _Search:
    """The parts that both ways to lay the tiles share."""

    def __init__(self, task: IslandTask, progress: BestIsland) -> None:
        self.ways, self.points, self.progress = task.arrangements, task.points, progress
        self.steps = 0
        """The number of tiles tried since the last pause."""
        self.tiles = range(len(self.ways.own))
        self.places: list[Place] = [(0, 0) for _ in self.tiles]
        """The places of the tiles that are laid."""

    def lay_all(self) -> Iterator[None]:
        """Lays the tiles in all ways that may reach the bound, with a pause after each tile."""
        raise NotImplementedError

    def counts_after(self, laid: LaidWord, unlaid: Unlaid, most: MostCounts) -> MostCounts | None:
        """Counts that no island exceeds after one more tile, or None if none reaches the bound."""
        self.steps += 1
        return self.points.counts_after(laid, unlaid, most, self.progress.bound)

    def score(self, word: int) -> None:
        """Keeps an island that reaches the bound."""
        self.progress.tried += 1
        if self.points.total(word) == self.progress.bound:
            self.progress.keep(self.progress.bound, tuple(self.places))


class _ByShape(_Search):
    """Fills the cells of each shape row by row, with every tile."""

    def lay_all(self) -> Iterator[None]:
        for places in connected_shapes(len(self.tiles), may_turn=self.ways.has_turns):
            yield from self.lay(self.tiles, LaidWord(0, places, places), self.points.most)

    def lay(self, left: Sequence[int], laid: LaidWord, most: MostCounts) -> Iterator[None]:
        """Lays each tile that is left, with each look, on the next cell."""
        if not left:
            self.score(laid.word)
        yield
        lowest = laid.free & -laid.free
        cell, free = lowest.bit_length() - 1, laid.free & ~lowest
        seen = set()
        for tile in left:
            others = [other for other in left if other != tile]
            unlaid = self.points.unlaid(others)
            for look, new in enumerate(self.points.words[tile]):
                if new in seen:
                    continue
                seen.add(new)
                more = LaidWord(laid.word | new << cell, laid.places, free)
                counts = self.counts_after(more, unlaid, most)
                if counts is not None:
                    self.places[tile] = cell, look
                    yield from self.lay(others, more, counts)


class _InOrder(_Search):
    """Lays the tiles in the order of the game, on every cell that was possible."""

    def lay_all(self) -> Iterator[None]:
        self.unlaid = [self.points.unlaid(self.tiles[tile + 1 :]) for tile in self.tiles]
        self.filled = _ALL if len(self.tiles) == CELLS else 0
        """The cells that surely have a tile in the end."""
        yield from self.lay(0, 0, 0, self.points.most)

    def lay(self, tile: int, word: int, places: int, most: MostCounts) -> Iterator[None]:
        """Lays the next tile, with each look, on each cell."""
        if tile == len(self.tiles):
            self.score(word)
        yield
        if tile == len(self.tiles):
            return
        for cell in self.ways.next_cells(places):
            now = places | 1 << cell
            for look, new in enumerate(self.points.words[tile]):
                laid = LaidWord(word | new << cell, now | self.filled, _ALL & ~now)
                counts = self.counts_after(laid, self.unlaid[tile], most)
                if counts is not None:
                    self.places[tile] = cell, look
                    yield from self.lay(tile + 1, laid.word, now, counts)


def closer_to_own(task: IslandTask, found: Arrangement) -> Arrangement:
    """An island with the points of the one found, and at most as many changes to the player's own.

    A single change to the player's own island may be enough. Otherwise the whole island may move or
    turn. Then tiles go back to the player's own places one by one, each in exchange with the tile
    that is there.
    """
    ways, points = task.arrangements, task.points
    won = points.total(points.word(found))
    best = min(ways.alike(found), key=ways.changes)
    best = next((other for other in _single_changes(task) if _is_as_good(task, other, won)), best)
    while closer := next(_closer(task, best, won), None):
        best = closer
    return best


def _single_changes(task: IslandTask) -> Iterator[Arrangement]:
    """The player's own arrangement with one tile turned, or moved to a free cell."""
    own, looks = task.arrangements.own, task.arrangements.looks
    taken = {cell for cell, _ in own}
    for tile, (cell, _) in enumerate(own):
        for free in (cell, *(free for free in range(CELLS) if free not in taken)):
            for look in range(len(looks[tile])):
                yield _with(own, {tile: (free, look)})


def _is_as_good(task: IslandTask, other: Arrangement, won: int) -> bool:
    """Whether an arrangement is possible and has some points."""
    points = task.points
    return points.total(points.word(other)) == won and task.arrangements.is_possible(
        [cell for cell, _ in other]
    )


def _closer(task: IslandTask, found: Arrangement, won: int) -> Iterator[Arrangement]:
    """Arrangements with the same points and fewer changes."""
    changes = task.arrangements.changes(found)
    for other in _with_tile_back(task, found):
        if task.arrangements.changes(other) < changes and _is_as_good(task, other, won):
            yield other


def _with_tile_back(task: IslandTask, found: Arrangement) -> Iterator[Arrangement]:
    """Arrangements with one more tile at its own place."""
    ways = task.arrangements
    for tile, own in enumerate(ways.own):
        cell, _ = found[tile]
        there = [other for other, place in enumerate(found) if place[0] == own[0]]
        if not there or there[0] == tile:
            yield _with(found, {tile: own})
            continue
        for look in range(len(ways.looks[there[0]])):
            yield _with(found, {tile: own, there[0]: (cell, look)})


def _with(found: Arrangement, places: dict[int, Place]) -> Arrangement:
    return tuple(places.get(tile, place) for tile, place in enumerate(found))


def task_of(ways: Arrangements, tables: Tables) -> IslandTask:
    """The search of some arrangements for the best island.

    Raises `BoardscoreError` if a score table is missing, or may be too short.
    """
    most = most_counts([looks[0] for looks in ways.looks])
    for name, count in (("beaches", most.beaches), ("theme_parks", most.theme_parks)):
        table = getattr(tables, name)
        if table is None or table.points_for(count) is None:
            message = Message(f"error.table_of_{name}", count=count)
            raise BoardscoreError(Problem(message, ("tables", name)))
    return IslandTask(ways, IslandPoints(ways, tables))


def find_best(task: IslandTask, limits: SearchLimits) -> BestIsland:
    """Searches for the best island until it is proven, the time is over, or Ctrl-C."""
    ways, points = task.arrangements, task.points
    own = points.total(points.word(ways.own))
    progress = BestSoFar(own, ways.own, points.bound, monotonic() + limits.seconds, tried=1)
    with suppress(StoppedError, KeyboardInterrupt):
        _search(task, progress, Random(limits.seed))
    if progress.total > own:
        progress.arrangement = closer_to_own(task, progress.arrangement)
    return progress


def _search(task: IslandTask, progress: BestIsland, rng: Random) -> None:
    """Searches in two ways, by turns, until the best island is proven."""
    for _ in zip(anneal(task, progress, rng), lower_bound(task, progress)):
        pass


def report(  # noqa: PLR0913
    task: IslandTask,
    found: BestIsland,
    *,
    seat: int,
    before: Result[IslandScore],
    after: Result[IslandScore],
    kept: Iterable[Message],
    state: State | None = None,
) -> Hindsight:
    """The best island of a seat, with the score before and after, by the reference."""
    ways, points = task.arrangements, task.points
    icons = before.players[seat].subtotal - points.total(points.word(ways.own))
    assert after.players[seat].subtotal == found.total + icons
    assert found.total <= found.bound
    return Hindsight(
        seat=seat,
        before=before.players[seat],
        result=after,
        bound=found.bound + icons,
        tried=found.tried,
        free="tiles",
        freedom=Message("hindsight.free.tiles" if ways.has_turns else "hindsight.free.cells"),
        kept=tuple(kept),
        arrangement=words_of(ways, found.arrangement),
        state=state,
    )


# In words


def words_of(ways: Arrangements, arrangement: Arrangement) -> Message:
    """The best island as positions write it, row by row."""
    rows = str(ways.island(arrangement)).split("\n")
    shown = " / ".join(" ".join(row.split()) for row in rows)
    changes = ways.changes(arrangement)
    return Message("hindsight.island", rows=shown, changes=changes, tiles=len(arrangement))
