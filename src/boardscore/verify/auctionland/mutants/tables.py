"""Wrong ways to look up points in the two score tables."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001, ARG005

from collections.abc import Callable, Mapping

from boardscore.verify.auctionland.mutants.mistakes import mutant
from boardscore.verify.auctionland.mutants.scorer import (
    Entries,
    Points,
    added,
    is_open_ended,
    look_up,
)
from boardscore.verify.vectors.mutant import Mutant

LookUp = Callable[[int, str, Mapping[str, Entries]], Points]
"""Points for a count, by the name of the right table and all tables."""


def _both(name: str, wrong: LookUp) -> tuple[Mutant, Mutant]:
    """A wrong use of the tables for beaches, and the same for theme parks."""
    return (
        mutant(
            f"score.beaches/{name}",
            beach_points=lambda self, count, tables: wrong(count, "beaches", tables),
        ),
        mutant(
            f"score.theme-parks/{name}",
            park_points=lambda self, count, tables: wrong(count, "theme_parks", tables),
        ),
    )


def _count_is_points(count: int, _: str, tables: Mapping[str, Entries]) -> Points:
    return count


def _from_one(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count - 1, tables[name]) if count else 0


def _late(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count + 1, tables[name])


def _other_table(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count, tables["theme_parks" if name == "beaches" else "beaches"])


def _points_each(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    points = look_up(count, tables[name])
    return None if points is None else count * points


def _summed(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return added(look_up(one, tables[name]) for one in range(count + 1))


def _none_is_zero(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count, tables[name]) if count else 0


def _beyond(count: int, table: Entries) -> int:
    """How far a count lies beyond the last entry."""
    return max(0, count - len(table) + 1)


def _end_is_zero(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    over = is_open_ended(tables[name]) and _beyond(count, tables[name])
    return 0 if over else look_up(count, tables[name])


def _end_is_missing(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return None if _beyond(count, tables[name]) else look_up(count, tables[name])


def _end_grows(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    points = look_up(count, tables[name])
    return None if points is None else points + _beyond(count, tables[name])


def _last_is_beyond(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    last = not is_open_ended(tables[name]) and count == len(tables[name]) - 1
    return None if last else look_up(count, tables[name])


MUTANTS: tuple[Mutant, ...] = (
    *_both("table:left-out.count-is-points", _count_is_points),
    *_both("table:off-by-one.table-from-one", _from_one),
    *_both("table:off-by-one.table-late", _late),
    *_both("table:wrong-scope.other-table", _other_table),
    *_both("table:counted-twice.points-each", _points_each),
    *_both("table:max-for-sum.table-summed", _summed),
    *_both("table:misreading.none-is-zero", _none_is_zero),
    *_both("open-end:left-out.end-is-zero", _end_is_zero),
    *_both("open-end:inverted.end-is-missing", _end_is_missing),
    *_both("open-end:off-by-one.end-grows", _end_grows),
    *_both("last-entry:off-by-one.last-is-beyond", _last_is_beyond),
)
"""The mutants of this module, in the order of the grid."""
