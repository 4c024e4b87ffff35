"""Wrong ways to look up points in the two score tables."""

from collections.abc import Callable, Mapping

from boardscore.verify.auctionland.misreadings.plain_scorer import (
    Entries,
    Points,
    add_points,
    is_open_ended,
    look_up,
)
from boardscore.verify.vectors.misreading import Misread, misread

LookUp = Callable[[int, str, Mapping[str, Entries]], Points]
"""Points for a count, by the name of the right table and all tables."""


def _both(name: str, wrong: LookUp) -> tuple[Misread, Misread]:
    """A wrong use of the tables for beaches, and the same for theme parks."""
    return (
        misread(
            f"score.beaches/{name}",
            beach_points=lambda self, count, tables: wrong(count, "beaches", tables),
        ),
        misread(
            f"score.theme-parks/{name}",
            park_points=lambda self, count, tables: wrong(count, "theme_parks", tables),
        ),
    )


def _points_each(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    points = look_up(count, tables[name])
    return None if points is None else count * points


def _beyond(count: int, table: Entries) -> int:
    return max(0, count - len(table) + 1)


def _end_is_zero(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    over = is_open_ended(tables[name]) and _beyond(count, tables[name])
    return 0 if over else look_up(count, tables[name])


def _end_grows(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    points = look_up(count, tables[name])
    return None if points is None else points + _beyond(count, tables[name])


def _last_is_beyond(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    last = not is_open_ended(tables[name]) and count == len(tables[name]) - 1
    return None if last else look_up(count, tables[name])


ROWS = (
    *_both("table:left-out.count-is-points", lambda count, _, tables: count),
    *_both(
        "table:off-by-one.table-from-one",
        lambda count, name, tables: look_up(count - 1, tables[name]) if count else 0,
    ),
    *_both(
        "table:off-by-one.table-late", lambda count, name, tables: look_up(count + 1, tables[name])
    ),
    *_both(
        "table:wrong-scope.other-table",
        lambda count, name, tables: look_up(
            count, tables["theme_parks" if name == "beaches" else "beaches"]
        ),
    ),
    *_both("table:counted-twice.points-each", _points_each),
    *_both(
        "table:max-for-sum.table-summed",
        lambda count, name, tables: add_points(
            look_up(one, tables[name]) for one in range(count + 1)
        ),
    ),
    *_both(
        "table:misreading.none-is-zero",
        lambda count, name, tables: look_up(count, tables[name]) if count else 0,
    ),
    *_both("open-end:left-out.end-is-zero", _end_is_zero),
    *_both(
        "open-end:inverted.end-is-missing",
        lambda count, name, tables: (
            None if _beyond(count, tables[name]) else look_up(count, tables[name])
        ),
    ),
    *_both("open-end:off-by-one.end-grows", _end_grows),
    *_both("last-entry:off-by-one.last-is-beyond", _last_is_beyond),
)
