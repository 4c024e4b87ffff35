"""Wrong scorers of icons: places and points, what is counted and who is compared."""

from collections.abc import Sequence

from boardscore.verify.auctionland.mutants.mistakes import Mistakes
from boardscore.verify.auctionland.mutants.scorer import (
    ICONS,
    Counts,
    Island,
    Place,
    Points,
    Scorer,
    beside,
)

mistake = Mistakes()
"""Makes mutants of the wrong scorers of this module."""


# Icons: places and points


@mistake("score.icons/places:left-out.most-only")
class _MostOnly(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:  # noqa: ARG002
        return 0 if place else 20


@mistake("score.icons/places:inverted.fewest-win")
class _FewestWin(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return sum(0 < other < icons[seat] for other in icons)


@mistake("score.icons/places:off-by-one.one-place-late")
class _OnePlaceLate(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return 1 + super().place(seat, icons)


@mistake("score.icons/fourth:left-out.fourth-scores")
class _FourthScores(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:
        return super().points_of(min(place, 2), icons)


@mistake("score.icons/fourth:off-by-one.third-is-nothing")
class _ThirdIsNothing(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:
        return super().points_of(place, icons) if place < 2 else 0


@mistake("score.icons/few-players:left-out.last-is-nothing")
class _LastIsNothing(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:
        last = len(icons) > 1 and place == len(icons) - 1
        return 0 if last else super().points_of(place, icons)


@mistake("score.icons/few-players:wrong-scope.third-needs-four")
class _ThirdNeedsFour(Scorer):
    def points_of(self, place: int, icons: Sequence[int]) -> int:
        return super().points_of(place, icons) if place < 2 or len(icons) > 3 else 0


@mistake("score.icons/tie-same:left-out.tie-by-seat")
class _TieBySeat(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return super().place(seat, icons) + list(icons[:seat]).count(icons[seat])


@mistake("score.icons/tie-same:inverted.tie-is-nothing")
class _TieIsNothing(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        return super().award(seat, icons) if list(icons).count(icons[seat]) == 1 else 0


@mistake("score.icons/tie-same:wrong-scope.tie-first-only")
class _TieFirstOnly(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        alone = list(icons).count(icons[seat]) == 1
        return super().award(seat, icons) if alone or icons[seat] == max(icons) else 0


@mistake("score.icons/tie-same:tie-wrong.tie-split")
class _TieSplit(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        if not icons[seat]:
            return 0
        first, tied = self.place(seat, icons), list(icons).count(icons[seat])
        return sum(self.points_of(place, icons) for place in range(first, first + tied)) // tied


@mistake("score.icons/tie-same:tie-wrong.tie-lower-place")
class _TieLowerPlace(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return super().place(seat, icons) + list(icons).count(icons[seat]) - 1


def _ahead(seat: int, icons: Sequence[int]) -> list[int]:
    """How many share each of the places before a player, best first."""
    numbers = sorted({other for other in icons if other > icons[seat]}, reverse=True)
    return [list(icons).count(number) for number in numbers]


@mistake("score.icons/tie-skips:left-out.tie-skips-none")
class _SkipsNone(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return len(_ahead(seat, icons))


@mistake("score.icons/tie-skips:off-by-one.tie-skips-one")
class _SkipsOne(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return sum(min(tied, 2) for tied in _ahead(seat, icons))


@mistake("score.icons/tie-skips:wrong-scope.only-first-tie-skips")
class _OnlyFirstTieSkips(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        ahead = _ahead(seat, icons)
        return sum(ahead[:1]) + len(ahead[1:])


@mistake("score.icons/tie-skips:counted-twice.tie-skips-twice")
class _SkipsTwice(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return sum(2 * tied - 1 for tied in _ahead(seat, icons))


@mistake("score.icons/none:left-out.none-can-place")
class _NoneCanPlace(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        return self.points_of(self.place(seat, icons), icons)


@mistake("score.icons/none:off-by-one.two-needed")
class _TwoNeeded(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        return super().award(seat, icons) if icons[seat] > 1 else 0


@mistake("score.icons/none:wrong-scope.only-zeros-fail")
class _OnlyZerosFail(Scorer):
    def award(self, seat: int, icons: Sequence[int]) -> int:
        return self.points_of(self.place(seat, icons), icons) if any(icons) else 0


# Icons: what is counted and compared


@mistake("score.icons/each-type:left-out.all-types-together")
class _AllTypesTogether(Scorer):
    def awards(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        together = [sum(other[name] for name in ICONS) for other in counted]
        return dict.fromkeys(ICONS, self.award(seat, together))


@mistake("score.icons/each-type:max-for-sum.best-type-only")
class _BestTypeOnly(Scorer):
    def awards(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        found = super().awards(seat, counted)
        best = max(found, key=lambda name: found[name] or 0)
        return {name: found[name] if name == best else 0 for name in found}


@mistake("score.icons/each-type:misreading.all-types-needed")
class _AllTypesNeeded(Scorer):
    def awards(self, seat: int, counted: Sequence[Counts]) -> dict[str, Points]:
        if all(counted[seat][name] for name in ICONS):
            return super().awards(seat, counted)
        return dict.fromkeys(ICONS, 0)


@mistake("score.icons/each-icon:left-out.tiles-counted")
class _TilesCounted(Scorer):
    def icons(self, island: Island, letter: str) -> int:
        return sum(letter in tile.icons for tile in island.values())


@mistake("score.icons/each-icon:counted-twice.further-double")
class _FurtherDouble(Scorer):
    def icons(self, island: Island, letter: str) -> int:
        shown = [tile.icons.count(letter) for tile in island.values()]
        return sum(2 * number - 1 for number in shown if number)


@mistake("score.icons/each-icon:misreading.first-on-tile")
class _FirstOnTile(Scorer):
    def icons(self, island: Island, letter: str) -> int:
        return sum(tile.icons[:1] == letter for tile in island.values())


class _Somewhere(Scorer):
    """Counts only the icons of some tiles."""

    def icons(self, island: Island, letter: str) -> int:
        counted = {place: tile for place, tile in island.items() if self.counts_at(island, place)}
        return super().icons(counted, letter)

    def counts_at(self, island: Island, place: Place) -> bool:
        """Whether the icons of a tile count: at the edge."""
        return any(self.is_open(island, place, half) for half in range(8))


@mistake("score.icons/anywhere:wrong-scope.at-edge-only")
class _AtEdgeOnly(_Somewhere):
    pass


@mistake("score.icons/anywhere:inverted.inland-only")
class _InlandOnly(_Somewhere):
    def counts_at(self, island: Island, place: Place) -> bool:
        return not super().counts_at(island, place)


@mistake("score.icons/anywhere:wrong-scope.on-zones-only")
class _OnZonesOnly(_Somewhere):
    def counts_at(self, island: Island, place: Place) -> bool:
        tile = island[place]
        return bool(tile.halves.strip("-") or tile.inner)


@mistake("score.icons/anywhere:wrong-neighbourhood.largest-group")
class _LargestGroup(Scorer):
    def icons(self, island: Island, letter: str) -> int:
        showing = [place for place, tile in island.items() if letter in tile.icons]
        groups = [self.group(island, place, letter) for place in showing]
        sizes = (sum(island[one].icons.count(letter) for one in group) for group in groups)
        return max(sizes, default=0)

    def group(self, island: Island, place: Place, letter: str) -> list[Place]:
        """The tiles with an icon that are connected with one tile."""
        group = [place]
        for one in group:  # which grows on the way
            nexts = [beside(one, half) for half in range(0, 8, 2)]
            more = [p for p in nexts if p in island and letter in island[p].icons]
            group += [p for p in more if p not in group]
        return group


@mistake("score.icons/all-players:wrong-scope.earlier-seats-only")
class _EarlierSeatsOnly(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        return sum(other > icons[seat] for other in icons[:seat])


@mistake("score.icons/all-players:wrong-neighbourhood.next-seats-only")
class _NextSeatsOnly(Scorer):
    def place(self, seat: int, icons: Sequence[int]) -> int:
        seats = {(seat - 1) % len(icons), (seat + 1) % len(icons)}
        return sum(icons[other] > icons[seat] for other in seats)
