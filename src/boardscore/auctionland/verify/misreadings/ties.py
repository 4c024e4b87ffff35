"""Wrong ways to look up points in the two score tables."""

from collections.abc import Callable, Mapping, Sequence

from boardscore.auctionland.verify.misreadings.plain_scorer import (
    ICONS,
    Entries,
    Island,
    PlainZone,
    Points,
    RuleScorer,
    Score,
    add_points,
    is_open_ended,
    look_up,
)
from boardscore.verify.vectors.misreading import Misread, misreads

LookUp = Callable[[int, str, Mapping[str, Entries]], Points]
"""Points for a count, by the name of the right table and all tables."""


def _both(changes: Mapping[str, LookUp]) -> tuple[Misread, ...]:
    """Wrong uses of the tables for beaches, and the same for theme parks."""

    def points(table: str, wrong: LookUp) -> Callable[..., Points]:
        return lambda self, count, tables: wrong(count, table, tables)

    return misreads(
        beach_points={
            f"score.beaches/{name}": points("beaches", one) for name, one in changes.items()
        },
        park_points={
            f"score.theme-parks/{name}": points("theme_parks", one) for name, one in changes.items()
        },
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


TABLES = _both(
    {
        "table:left-out.count-is-points": lambda count, _, tables: count,
        "table:off-by-one.table-from-one": lambda count, name, tables: (
            look_up(count - 1, tables[name]) if count else 0
        ),
        "table:off-by-one.table-late": lambda count, name, tables: look_up(count + 1, tables[name]),
        "table:wrong-scope.other-table": lambda count, name, tables: look_up(
            count, tables["theme_parks" if name == "beaches" else "beaches"]
        ),
        "table:counted-twice.points-each": _points_each,
        "table:max-for-sum.table-summed": lambda count, name, tables: add_points(
            look_up(one, tables[name]) for one in range(count + 1)
        ),
        "table:misreading.none-is-zero": lambda count, name, tables: (
            look_up(count, tables[name]) if count else 0
        ),
        "open-end:left-out.end-is-zero": _end_is_zero,
        "open-end:inverted.end-is-missing": lambda count, name, tables: (
            None if _beyond(count, tables[name]) else look_up(count, tables[name])
        ),
        "open-end:off-by-one.end-grows": _end_grows,
        "last-entry:off-by-one.last-is-beyond": _last_is_beyond,
    }
)


def _park_equal_areas_add(self: RuleScorer, island: Island) -> int:
    sizes = self.park_sizes(island)
    return sum(size for size in sizes if size == max(sizes))


def _park_kinds_mixed(self: RuleScorer, island: Island) -> list[int]:
    areas = self.areas(island, "any")
    return [self.size([zone for zone in area if zone.kind == "T"]) for area in areas]


def _zones_of_any_kind(self: RuleScorer, island: Island, kind: str) -> list[PlainZone]:
    kinds = "BTGH" if kind == "any" else kind
    return [zone for one in kinds for zone in RuleScorer.zones(self, island, one)]


THEME_PARKS = misreads(
    "score.theme-parks",
    theme_parks={
        "largest:left-out.all-areas": lambda self, island: sum(self.park_sizes(island)),
        "largest:inverted.smallest": lambda self, island: min(self.park_sizes(island), default=0),
        "largest:off-by-one.second-largest": lambda self, island: sorted(
            [0, 0, *self.park_sizes(island)]
        )[-2],
        "largest:wrong-scope.number-of-areas": lambda self, island: len(self.park_sizes(island)),
        "largest:tie-wrong.equal-areas-add": _park_equal_areas_add,
    },
    join={
        "edges:left-out.never-joins": lambda self, island, one, other: (
            one.kind != "T" and RuleScorer.join(self, island, one, other)
        ),
    },
    size={
        "tiles:off-by-one.joins-counted": lambda self, area: RuleScorer.size(self, area) - 1,
        "tiles:counted-twice.zones-counted": lambda self, area: len(area),
    },
    park_sizes={
        "kind:left-out.any-kind": lambda self, island: [
            self.size(area) for kind in "BTGH" for area in self.areas(island, kind)
        ],
        "kind:wrong-scope.kinds-mixed": _park_kinds_mixed,
    },
    zones={"kind:wrong-scope.kinds-mixed": _zones_of_any_kind},
)


def _parted(
    parts: Callable[[Score, Score], bool],
) -> Callable[[RuleScorer, Score, Score, Sequence[Score]], bool]:
    """Something other than money breaks ties."""
    return lambda self, one, other, scores: (
        parts(one, other)
        if one.total == other.total
        else RuleScorer.is_ahead(self, one, other, scores)
    )


def _next_place_not_skipped(self: RuleScorer, one: Score, scores: Sequence[Score]) -> int:
    ahead = {(s.total, s.money) for s in scores if self.is_ahead(s, one, scores)}
    return 1 + len(ahead)


def _tie_for_first(one: Score, other: Score, scores: Sequence[Score]) -> bool:
    return one.total == other.total == max(score.total for score in scores)


WINNING = misreads(
    "tie.money",
    total={
        "total:left-out.total-without-icons": lambda self, categories, money: add_points(
            points for name, points in categories.items() if name not in ICONS
        ),
        "total:wrong-scope.total-with-money": lambda self, categories, money: add_points(
            [RuleScorer.total(self, categories, money), money]
        ),
        "total:counted-twice.gardens-houses-twice": lambda self, categories, money: add_points(
            [RuleScorer.total(self, categories, money), categories["gardens_houses"]]
        ),
        "total:max-for-sum.total-best-category": lambda self, categories, money: max(
            points or 0 for points in categories.values()
        ),
    },
    is_ahead={
        "total:inverted.fewest-points-win": lambda self, one, other, scores: (
            (-one.total, one.money) > (-other.total, other.money)
        ),
        "points-first:left-out.money-first": lambda self, one, other, scores: (
            (one.money, one.total) > (other.money, other.total)
        ),
        "points-first:wrong-scope.money-closes-one-point": lambda self, one, other, _: (
            (one.money, one.total) > (other.money, other.total)
            if abs(one.total - other.total) <= 1
            else one.total > other.total
        ),
        "points-first:misreading.rank-points-and-money": lambda self, one, other, _: (
            one.total + one.money > other.total + other.money
        ),
        "most-money:left-out.money-ignored": _parted(lambda one, other: False),
        "most-money:inverted.least-money": _parted(lambda one, other: one.money < other.money),
        "most-money:off-by-one.money-two-more-needed": _parted(
            lambda one, other: one.money > other.money + 1
        ),
        "most-money:tie-wrong.seat-before-money": _parted(lambda one, other: one.seat < other.seat),
        "shared:left-out.shared-by-seat": _parted(
            lambda one, other: (one.money, -one.seat) > (other.money, -other.seat)
        ),
        "shared:inverted.shared-by-last-seat": _parted(
            lambda one, other: (one.money, one.seat) > (other.money, other.seat)
        ),
        "every-place:left-out.money-for-first-only": lambda self, one, other, scores: (
            one.total > other.total
            or (_tie_for_first(one, other, scores) and one.money > other.money)
        ),
        "every-place:inverted.money-not-for-first": lambda self, one, other, scores: (
            not _tie_for_first(one, other, scores) and RuleScorer.is_ahead(self, one, other, scores)
        ),
    },
    rank={
        "next-place:left-out.next-place-not-skipped": _next_place_not_skipped,
        "next-place:tie-wrong.shared-place-is-the-lower": lambda self, one, scores: sum(
            not self.is_ahead(one, other, scores) for other in scores
        ),
    },
)
