"""The clauses of Auctionland about an island; to be read next to the rules.

As for Pier 18, everything applies to plain islands and to all islands together.
"""

from collections.abc import Callable

from attrs import frozen

from tests.proof.logic import Claim, every, nothing, some, then

Place = tuple[int, int]
"""A row and a column, from 0."""

Zone = tuple[int, Place]
"""The first or second touching zone (0, 1) of a kind on the tile in a cell."""

Half = tuple[str, str]
"""A side of a tile, and an end of that side."""

Chosen = Callable[[Zone], Claim]
"""Some of the zones: whether a zone is one of them."""

STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
OPPOSITE = {"north": "south", "east": "west", "south": "north", "west": "east"}
ENDS = {
    side: ("left", "right") if side in {"north", "south"} else ("top", "bottom") for side in STEPS
}
HALVES: list[Half] = [(side, end) for side in STEPS for end in ENDS[side]]
PLACES: list[Place] = [(row, column) for row in range(4) for column in range(4)]
ZONES: list[Zone] = [(number, place) for number in (0, 1) for place in PLACES]


def beyond(place: Place, side: str) -> Place:
    (row, column), (down, right) = place, STEPS[side]
    return row + down, column + right


NEIGHBOURS = [
    (zone, other)
    for zone in ZONES
    for other in ZONES
    if other[1] in {beyond(zone[1], side) for side in STEPS}
]
"""Zones on two neighbouring tiles."""


@frozen
class Beaches:
    """The cells with tiles, and the sides of them that beaches touch."""

    tile: Callable[[Place], Claim]
    beach: Callable[[Place, str], Claim]

    def at_edge(self, place: Place) -> Claim:
        """A beach touches a side without a neighbour (`auctionland.score.beaches`)."""
        return some(
            every([self.beach(place, side), nothing([self._laid(beyond(place, side))])])
            for side in STEPS
        )

    def _laid(self, place: Place) -> Claim:
        return self.tile(place) if place in PLACES else False


@frozen
class Zones:
    """Zones of one kind: the half-sides that each of them touches."""

    touches: Callable[[Zone, Half], Claim]

    def there(self, zone: Zone) -> Claim:
        """Whether the zone exists: it touches a half-side."""
        return some(self.touches(zone, half) for half in HALVES)

    def one_area(self, zone: Zone, other: Zone) -> Claim:
        """Whether two zones touch the same half of a side between their tiles."""
        (_, place), (_, other_place) = zone, other
        return some(
            every([self.touches(zone, (side, end)), self.touches(other, (OPPOSITE[side], end))])
            for side, end in HALVES
            if beyond(place, side) == other_place
        )

    def whole(self, chosen: Chosen) -> Claim:
        """Whether a set includes all zones that touch a member: whole areas only."""
        return every(
            [
                *(then(chosen(zone), self.there(zone)) for zone in ZONES),
                *(
                    then(every([chosen(zone), self.one_area(zone, other)]), chosen(other))
                    for zone, other in NEIGHBOURS
                ),
            ]
        )

    def alone(self, zone: Zone) -> Claim:
        """Whether no zone touches it."""
        others = (other for one, other in NEIGHBOURS if one == zone)
        touched = [self.one_area(zone, other) for other in others]
        return every([self.there(zone), nothing(touched)])


def within(chosen: Chosen, others: Chosen) -> Claim:
    """Whether a set is part of another."""
    return every(then(chosen(zone), others(zone)) for zone in ZONES)


def tile_of(place: Place, chosen: Chosen) -> Claim:
    """Whether a tile has a chosen zone; it counts once (`auctionland.score.theme-parks`)."""
    return some(chosen((number, place)) for number in (0, 1))
