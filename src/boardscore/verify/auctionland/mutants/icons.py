"""Wrong scorers of icons: places and points, what is counted and who is compared."""

# A changed method is handed what the right one is handed, and need not use it.
# ruff: noqa: ARG001, ARG005

from collections.abc import Callable, Sequence

from boardscore.verify.auctionland.mutants.mistakes import mutant
from boardscore.verify.auctionland.mutants.scorer import (
    ICONS,
    Counts,
    Island,
    Place,
    Points,
    Scorer,
    across,
)
from boardscore.verify.vectors.mutant import Mutant


def _third_is_nothing(self: Scorer, place: int, icons: Sequence[int]) -> int:
    return Scorer.points_of(self, place, icons) if place < 2 else 0


def _last_is_nothing(self: Scorer, place: int, icons: Sequence[int]) -> int:
    last = len(icons) > 1 and place == len(icons) - 1
    return 0 if last else Scorer.points_of(self, place, icons)


def _third_needs_four(self: Scorer, place: int, icons: Sequence[int]) -> int:
    return Scorer.points_of(self, place, icons) if place < 2 or len(icons) > 3 else 0


def _tie_by_seat(self: Scorer, seat: int, icons: Sequence[int]) -> int:
    return Scorer.place(self, seat, icons) + list(icons[:seat]).count(icons[seat])


def _tie_is_nothing(self: Scorer, seat: int, icons: Sequence[int]) -> int:
    return Scorer.award(self, seat, icons) if list(icons).count(icons[seat]) == 1 else 0


def _tie_first_only(self: Scorer, seat: int, icons: Sequence[int]) -> int:
    alone = list(icons).count(icons[seat]) == 1
    return Scorer.award(self, seat, icons) if alone or icons[seat] == max(icons) else 0


def _tie_split(self: Scorer, seat: int, icons: Sequence[int]) -> int:
    if not icons[seat]:
        return 0
    first, tied = self.place(seat, icons), list(icons).count(icons[seat])
    return sum(self.points_of(place, icons) for place in range(first, first + tied)) // tied


def _tie_lower_place(self: Scorer, seat: int, icons: Sequence[int]) -> int:
    return Scorer.place(self, seat, icons) + list(icons).count(icons[seat]) - 1


def _ahead(seat: int, icons: Sequence[int]) -> list[int]:
    """How many share each of the places before a player, best first."""
    numbers = sorted({other for other in icons if other > icons[seat]}, reverse=True)
    return [list(icons).count(number) for number in numbers]


def _only_first_tie_skips(self: Scorer, seat: int, icons: Sequence[int]) -> int:
    ahead = _ahead(seat, icons)
    return sum(ahead[:1]) + len(ahead[1:])


def _two_needed(self: Scorer, seat: int, icons: Sequence[int]) -> int:
    return Scorer.award(self, seat, icons) if icons[seat] > 1 else 0


def _only_zeros_fail(self: Scorer, seat: int, icons: Sequence[int]) -> int:
    return self.points_of(self.place(seat, icons), icons) if any(icons) else 0


def _all_types_together(self: Scorer, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
    together = [sum(other[name] for name in ICONS) for other in counted]
    return dict.fromkeys(ICONS, self.award(seat, together))


def _best_type_only(self: Scorer, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
    found = Scorer.awards(self, seat, counted)
    best = max(found, key=lambda name: found[name] or 0)
    return {name: found[name] if name == best else 0 for name in found}


def _all_types_needed(self: Scorer, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
    if all(counted[seat][name] for name in ICONS):
        return Scorer.awards(self, seat, counted)
    return dict.fromkeys(ICONS, 0)


def _further_double(self: Scorer, island: Island, letter: str) -> int:
    shown = [tile.icons.count(letter) for tile in island.values()]
    return sum(2 * number - 1 for number in shown if number)


def _first_on_tile(self: Scorer, island: Island, letter: str) -> int:
    return sum(tile.icons[:1] == letter for tile in island.values())


def _where(
    counts: Callable[[Scorer, Island, Place], bool],
) -> Callable[[Scorer, Island, str], int]:
    """Only the icons of some tiles count."""

    def icons(self: Scorer, island: Island, letter: str) -> int:
        counted = {place: tile for place, tile in island.items() if counts(self, island, place)}
        return Scorer.icons(self, counted, letter)

    return icons


def _at_edge(self: Scorer, island: Island, place: Place) -> bool:
    return any(self.is_open(island, place, half) for half in range(8))


def _inland(self: Scorer, island: Island, place: Place) -> bool:
    return not _at_edge(self, island, place)


def _on_zones_only(self: Scorer, island: Island, place: Place) -> bool:
    tile = island[place]
    return bool(tile.halves.strip("-") or tile.inner)


def _largest_group(self: Scorer, island: Island, letter: str) -> int:
    showing = [place for place, tile in island.items() if letter in tile.icons]
    groups = [_group(self, island, place, letter) for place in showing]
    sizes = (sum(island[one].icons.count(letter) for one in group) for group in groups)
    return max(sizes, default=0)


def _group(self: Scorer, island: Island, place: Place, letter: str) -> list[Place]:
    """The tiles with an icon that are connected with one tile."""
    group = [place]
    for one in group:  # which grows on the way
        nexts = [across(one, half) for half in range(0, 8, 2)]
        more = [p for p in nexts if p in island and letter in island[p].icons]
        group += [p for p in more if p not in group]
    return group


def _next_seats_only(self: Scorer, seat: int, icons: Sequence[int]) -> int:
    seats = {(seat - 1) % len(icons), (seat + 1) % len(icons)}
    return sum(icons[other] > icons[seat] for other in seats)


MUTANTS: tuple[Mutant, ...] = (
    mutant(
        "score.icons/places:left-out.most-only",
        points_of=lambda self, place, icons: 0 if place else 20,
    ),
    mutant(
        "score.icons/places:inverted.fewest-win",
        place=lambda self, seat, icons: sum(0 < other < icons[seat] for other in icons),
    ),
    mutant(
        "score.icons/places:off-by-one.one-place-late",
        place=lambda self, seat, icons: 1 + Scorer.place(self, seat, icons),
    ),
    mutant(
        "score.icons/fourth:left-out.fourth-scores",
        points_of=lambda self, place, icons: Scorer.points_of(self, min(place, 2), icons),
    ),
    mutant("score.icons/fourth:off-by-one.third-is-nothing", points_of=_third_is_nothing),
    mutant("score.icons/few-players:left-out.last-is-nothing", points_of=_last_is_nothing),
    mutant("score.icons/few-players:wrong-scope.third-needs-four", points_of=_third_needs_four),
    mutant("score.icons/tie-same:left-out.tie-by-seat", place=_tie_by_seat),
    mutant("score.icons/tie-same:inverted.tie-is-nothing", award=_tie_is_nothing),
    mutant("score.icons/tie-same:wrong-scope.tie-first-only", award=_tie_first_only),
    mutant("score.icons/tie-same:tie-wrong.tie-split", award=_tie_split),
    mutant("score.icons/tie-same:tie-wrong.tie-lower-place", place=_tie_lower_place),
    mutant(
        "score.icons/tie-skips:left-out.tie-skips-none",
        place=lambda self, seat, icons: len(_ahead(seat, icons)),
    ),
    mutant(
        "score.icons/tie-skips:off-by-one.tie-skips-one",
        place=lambda self, seat, icons: sum(min(tied, 2) for tied in _ahead(seat, icons)),
    ),
    mutant("score.icons/tie-skips:wrong-scope.only-first-tie-skips", place=_only_first_tie_skips),
    mutant(
        "score.icons/tie-skips:counted-twice.tie-skips-twice",
        place=lambda self, seat, icons: sum(2 * tied - 1 for tied in _ahead(seat, icons)),
    ),
    mutant(
        "score.icons/none:left-out.none-can-place",
        award=lambda self, seat, icons: self.points_of(self.place(seat, icons), icons),
    ),
    mutant("score.icons/none:off-by-one.two-needed", award=_two_needed),
    mutant("score.icons/none:wrong-scope.only-zeros-fail", award=_only_zeros_fail),
    mutant("score.icons/each-type:left-out.all-types-together", awards=_all_types_together),
    mutant("score.icons/each-type:max-for-sum.best-type-only", awards=_best_type_only),
    mutant("score.icons/each-type:misreading.all-types-needed", awards=_all_types_needed),
    mutant(
        "score.icons/each-icon:left-out.tiles-counted",
        icons=lambda self, island, letter: sum(letter in tile.icons for tile in island.values()),
    ),
    mutant("score.icons/each-icon:counted-twice.further-double", icons=_further_double),
    mutant("score.icons/each-icon:misreading.first-on-tile", icons=_first_on_tile),
    mutant(
        "score.icons/anywhere:wrong-scope.at-edge-only",
        icons=_where(_at_edge),
    ),
    mutant(
        "score.icons/anywhere:inverted.inland-only",
        icons=_where(_inland),
    ),
    mutant("score.icons/anywhere:wrong-scope.on-zones-only", icons=_where(_on_zones_only)),
    mutant("score.icons/anywhere:wrong-neighbourhood.largest-group", icons=_largest_group),
    mutant(
        "score.icons/all-players:wrong-scope.earlier-seats-only",
        place=lambda self, seat, icons: sum(other > icons[seat] for other in icons[:seat]),
    ),
    mutant("score.icons/all-players:wrong-neighbourhood.next-seats-only", place=_next_seats_only),
)
"""The mutants of this module, in the order of the grid."""
