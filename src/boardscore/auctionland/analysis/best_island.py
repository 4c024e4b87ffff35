"""Searches the best island, and puts it into words."""

from collections.abc import Iterable, Iterator
from contextlib import suppress
from random import Random
from time import monotonic

from boardscore.analysis.best_result import BestSoFar, Hindsight, SearchLimits, StoppedError
from boardscore.auctionland.analysis import island_searches
from boardscore.auctionland.analysis.arrangements import CELLS, Arrangement, Arrangements, Place
from boardscore.auctionland.analysis.island_points import BestIsland, IslandPoints, IslandTask
from boardscore.auctionland.analysis.most_counts import most_counts
from boardscore.auctionland.model import Tables
from boardscore.auctionland.scoring import IslandScore
from boardscore.auctionland.state import State
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.core.results import Result


def closer_to_own(task: IslandTask, found: Arrangement) -> Arrangement:
    """An arrangement with the same points, and no more changes.

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
    """The search of some arrangements.

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
    """The best arrangement found until the time is over, or Ctrl-C."""
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
    changes = island_searches.anneal(task, progress, rng)
    for _ in zip(changes, island_searches.lower_bound(task, progress)):
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
    """The island as positions write it, row by row."""
    rows = str(ways.island(arrangement)).split("\n")
    shown = " / ".join(" ".join(row.split()) for row in rows)
    changes = ways.changes(arrangement)
    return Message("hindsight.island", rows=shown, changes=changes, tiles=len(arrangement))
