"""Brings a better island closer to the player's own one, as far as single steps do."""

from collections.abc import Iterator

from boardscore.auctionland.analysis.arrangements import CELLS, Arrangement, Place
from boardscore.auctionland.analysis.task import IslandTask


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
