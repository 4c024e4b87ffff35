"""Wrong scorers of icons: places, points, counts and comparisons."""

from collections.abc import Callable, Sequence
from typing import Any

from boardscore.auctionland.verify.misreadings.plain_scorer import (
    ICONS,
    Counts,
    Island,
    Place,
    Points,
    RuleScorer,
    across,
)
from boardscore.verify.vectors.misreading import but_when, misreads, only_when


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
    """The number of players who share each better place, best first."""
    numbers = sorted({other for other in icons if other > icons[seat]}, reverse=True)
    return [list(icons).count(number) for number in numbers]


def _where(counts: Callable[[Any, Island, Place], bool]) -> Callable[[Any, Island, str], int]:
    """Only the icons on some tiles count."""
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
