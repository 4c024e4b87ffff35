"""Wrong ways to look up points in the two score tables."""

from collections.abc import Callable, Mapping

from boardscore.verify.auctionland.mutants.mistakes import Mistakes
from boardscore.verify.auctionland.mutants.scorer import (
    Entries,
    Points,
    Scorer,
    added,
    is_open_ended,
    look_up,
)

mistake = Mistakes()
"""Makes mutants of the wrong scorers of this module."""


LookUp = Callable[[int, str, Mapping[str, Entries]], Points]
"""Points for a count, by the name of the right table and all tables."""


def _tables(name: str) -> Callable[[LookUp], LookUp]:
    """Registers a wrong use of the tables for beaches, and the same for theme parks."""

    def register(wrong: LookUp) -> LookUp:
        class Beaches(Scorer):
            def beach_points(self, count: int, tables: Mapping[str, Entries]) -> Points:
                return wrong(count, "beaches", tables)

        class ThemeParks(Scorer):
            def park_points(self, count: int, tables: Mapping[str, Entries]) -> Points:
                return wrong(count, "theme_parks", tables)

        mistake(f"score.beaches/{name}")(Beaches)
        mistake(f"score.theme-parks/{name}")(ThemeParks)
        return wrong

    return register


@_tables("table:left-out.count-is-points")
def _count_is_points(count: int, _: str, tables: Mapping[str, Entries]) -> Points:  # noqa: ARG001
    return count


@_tables("table:off-by-one.table-from-one")
def _from_one(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count - 1, tables[name]) if count else 0


@_tables("table:off-by-one.table-late")
def _late(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count + 1, tables[name])


@_tables("table:wrong-scope.other-table")
def _other_table(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count, tables["theme_parks" if name == "beaches" else "beaches"])


@_tables("table:counted-twice.points-each")
def _points_each(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    points = look_up(count, tables[name])
    return None if points is None else count * points


@_tables("table:max-for-sum.table-summed")
def _summed(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return added(look_up(one, tables[name]) for one in range(count + 1))


@_tables("table:misreading.none-is-zero")
def _none_is_zero(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return look_up(count, tables[name]) if count else 0


def _beyond(count: int, table: Entries) -> int:
    """How far a count lies beyond the last entry."""
    return max(0, count - len(table) + 1)


@_tables("open-end:left-out.end-is-zero")
def _end_is_zero(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    over = is_open_ended(tables[name]) and _beyond(count, tables[name])
    return 0 if over else look_up(count, tables[name])


@_tables("open-end:inverted.end-is-missing")
def _end_is_missing(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    return None if _beyond(count, tables[name]) else look_up(count, tables[name])


@_tables("open-end:off-by-one.end-grows")
def _end_grows(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    points = look_up(count, tables[name])
    return None if points is None else points + _beyond(count, tables[name])


@_tables("last-entry:off-by-one.last-is-beyond")
def _last_is_beyond(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    last = not is_open_ended(tables[name]) and count == len(tables[name]) - 1
    return None if last else look_up(count, tables[name])
