"""Wrong scorers of tables, theme parks, icons and places."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from boardscore.auctionland.verify.misreadings.plain_scorer import (
    ICONS,
    Counts,
    Entries,
    Island,
    Place,
    PlainZone,
    Points,
    RuleScorer,
    Score,
    across,
    add_points,
    is_open_ended,
    look_up,
)
from boardscore.verify.vectors.misreading import Method, Misread, but_when, misreads, only_when

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


def _beyond(count: int, table: Entries) -> int:
    return max(0, count - len(table) + 1)


def _end_is_zero(count: int, name: str, tables: Mapping[str, Entries]) -> Points:
    over = is_open_ended(tables[name]) and _beyond(count, tables[name])
    return 0 if over else look_up(count, tables[name])


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
        "table:counted-twice.points-each": lambda count, name, tables: add_points(
            [look_up(count, tables[name])] * count
        ),
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
        "open-end:off-by-one.end-grows": lambda count, name, tables: add_points(
            [look_up(count, tables[name]), _beyond(count, tables[name])]
        ),
        "last-entry:off-by-one.last-is-beyond": _last_is_beyond,
    }
)


def _park_equal_areas_add(self: RuleScorer, island: Island) -> int:
    sizes = self.park_sizes(island)
    return sum(size for size in sizes if size == max(sizes))


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
        "kind:wrong-scope.kinds-mixed": lambda self, island: [
            self.size([zone for zone in area if zone.kind == "T"])
            for area in self.areas(island, "any")
        ],
    },
    zones={"kind:wrong-scope.kinds-mixed": _zones_of_any_kind},
)


def _parted(parts: Callable[[Score, Score], bool]) -> Method:
    """A misreading: something other than money breaks ties."""
    return lambda self, one, other, scores: (
        parts(one, other)
        if one.total == other.total
        else RuleScorer.is_ahead(self, one, other, scores)
    )


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
        "next-place:left-out.next-place-not-skipped": lambda self, one, scores: (
            1 + len({(s.total, s.money) for s in scores if self.is_ahead(s, one, scores)})
        ),
        "next-place:tie-wrong.shared-place-is-the-lower": lambda self, one, scores: sum(
            not self.is_ahead(one, other, scores) for other in scores
        ),
    },
)


class WrongAwards(RuleScorer):
    """Misread icons and their points."""

    def tie_first_only(self, seat: int, icons: Sequence[int]) -> int:
        alone = list(icons).count(icons[seat]) == 1
        return super().award(seat, icons) if alone or icons[seat] == max(icons) else 0

    def tie_split(self, seat: int, icons: Sequence[int]) -> int:
        if not icons[seat]:
            return 0
        first, tied = self.place(seat, icons), list(icons).count(icons[seat])
        return sum(self.points_of(place, icons) for place in range(first, first + tied)) // tied

    def all_types_together(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        together = [sum(other[name] for name in ICONS) for other in counted]
        return dict.fromkeys(ICONS, self.award(seat, together))

    def best_type_only(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        found = super().awards(seat, counted)
        best = max(found, key=lambda name: found[name] or 0)
        return {name: found[name] if name == best else 0 for name in found}

    def all_types_needed(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        if all(counted[seat][name] for name in ICONS):
            return super().awards(seat, counted)
        return dict.fromkeys(ICONS, 0)

    def is_outside(self, island: Island, place: Place) -> bool:
        return any(self.is_open(island, place, half) for half in range(8))

    def largest_group(self, island: Island, letter: str) -> int:
        showing = [place for place, tile in island.items() if letter in tile.icons]
        groups = [self.group(island, place, letter) for place in showing]
        sizes = (sum(island[one].icons.count(letter) for one in group) for group in groups)
        return max(sizes, default=0)

    def group(self, island: Island, place: Place, letter: str) -> list[Place]:
        """The tiles with an icon that are connected with one tile."""
        group = [place]
        for one in group:  # grows during the loop
            nexts = [across(one, half) for half in range(0, 8, 2)]
            more = [p for p in nexts if p in island and letter in island[p].icons]
            group += [p for p in more if p not in group]
        return group

    def next_seats_only(self, seat: int, icons: Sequence[int]) -> int:
        seats = {(seat - 1) % len(icons), (seat + 1) % len(icons)}
        return sum(icons[other] > icons[seat] for other in seats)


def _ahead(seat: int, icons: Sequence[int]) -> list[int]:
    """The number of players with each higher number of icons, most icons first."""
    numbers = sorted({other for other in icons if other > icons[seat]}, reverse=True)
    return [list(icons).count(number) for number in numbers]


def _where(counts: Callable[[Any, Island, Place], bool]) -> Callable[[Any, Island, str], int]:
    """A misreading: only the icons on some tiles count."""
    return lambda self, island, letter: RuleScorer.icons(
        self, {place: island[place] for place in island if counts(self, island, place)}, letter
    )


ICON_ROWS = misreads(
    "score.icons",
    points_of={
        "places:left-out.most-only": lambda self, place, icons: 0 if place else 20,
        "fourth:left-out.fourth-scores": lambda self, place, icons: RuleScorer.points_of(
            self, min(place, 2), icons
        ),
        "fourth:off-by-one.third-is-nothing": only_when(lambda self, place, *_: place < 2, 0),
        "few-players:left-out.last-is-nothing": but_when(
            lambda self, place, icons: len(icons) > 1 and place == len(icons) - 1, 0
        ),
        "few-players:wrong-scope.third-needs-four": lambda self, place, icons: (
            RuleScorer.points_of(self, place, icons) if place < 2 or len(icons) > 3 else 0
        ),
    },
    place={
        "places:inverted.fewest-win": lambda self, seat, icons: sum(
            0 < other < icons[seat] for other in icons
        ),
        "places:off-by-one.one-place-late": lambda self, seat, icons: (
            1 + RuleScorer.place(self, seat, icons)
        ),
        "tie-same:left-out.tie-by-seat": lambda self, seat, icons: (
            RuleScorer.place(self, seat, icons) + list(icons[:seat]).count(icons[seat])
        ),
        "tie-same:tie-wrong.tie-lower-place": lambda self, seat, icons: (
            RuleScorer.place(self, seat, icons) + list(icons).count(icons[seat]) - 1
        ),
        "tie-skips:left-out.tie-skips-none": lambda self, seat, icons: len(_ahead(seat, icons)),
        "tie-skips:off-by-one.tie-skips-one": lambda self, seat, icons: sum(
            min(tied, 2) for tied in _ahead(seat, icons)
        ),
        "tie-skips:wrong-scope.only-first-tie-skips": lambda self, seat, icons: (
            sum(_ahead(seat, icons)[:1]) + len(_ahead(seat, icons)[1:])
        ),
        "tie-skips:counted-twice.tie-skips-twice": lambda self, seat, icons: sum(
            2 * tied - 1 for tied in _ahead(seat, icons)
        ),
        "all-players:wrong-scope.earlier-seats-only": lambda self, seat, icons: sum(
            other > icons[seat] for other in icons[:seat]
        ),
        "all-players:wrong-neighbourhood.next-seats-only": WrongAwards.next_seats_only,
    },
    award={
        "tie-same:inverted.tie-is-nothing": lambda self, seat, icons: (
            RuleScorer.award(self, seat, icons) if list(icons).count(icons[seat]) == 1 else 0
        ),
        "tie-same:wrong-scope.tie-first-only": WrongAwards.tie_first_only,
        "tie-same:tie-wrong.tie-split": WrongAwards.tie_split,
        "none:left-out.none-can-place": lambda self, seat, icons: self.points_of(
            self.place(seat, icons), icons
        ),
        "none:off-by-one.two-needed": only_when(lambda self, seat, icons: icons[seat] > 1, 0),
        "none:wrong-scope.only-zeros-fail": lambda self, seat, icons: (
            self.points_of(self.place(seat, icons), icons) if any(icons) else 0
        ),
    },
    awards={
        "each-type:left-out.all-types-together": WrongAwards.all_types_together,
        "each-type:max-for-sum.best-type-only": WrongAwards.best_type_only,
        "each-type:misreading.all-types-needed": WrongAwards.all_types_needed,
    },
    icons={
        "each-icon:left-out.tiles-counted": lambda self, island, letter: sum(
            letter in tile.icons for tile in island.values()
        ),
        "each-icon:counted-twice.further-double": lambda self, island, letter: sum(
            max(0, 2 * tile.icons.count(letter) - 1) for tile in island.values()
        ),
        "each-icon:misreading.first-on-tile": lambda self, island, letter: sum(
            tile.icons[:1] == letter for tile in island.values()
        ),
        "anywhere:wrong-scope.at-edge-only": _where(WrongAwards.is_outside),
        "anywhere:inverted.inland-only": _where(
            lambda self, island, place: not self.is_outside(island, place)
        ),
        "anywhere:wrong-scope.on-zones-only": _where(
            lambda self, island, place: bool(island[place].halves.strip("-") or island[place].inner)
        ),
        "anywhere:wrong-neighbourhood.largest-group": WrongAwards.largest_group,
    },
)
