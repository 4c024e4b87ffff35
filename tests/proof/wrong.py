"""Wrong kernels: one change of the source each, such as a misread clause or a slip."""

from types import ModuleType

from attrs import frozen

from boardscore.auctionland import kernel as auctionland
from boardscore.pier18 import kernel as pier18


@frozen
class Wrong:
    """A kernel with a mistake."""

    says: str
    """The mistake."""
    right: ModuleType
    """The correct kernel."""
    old: str
    """The source text that is replaced."""
    new: str
    """The replacement."""

    @property
    def kernel(self) -> ModuleType:
        """The module with the change."""
        with open(str(self.right.__file__), encoding="utf-8") as file:
            source = file.read()
        assert self.old in source, self.says
        module = ModuleType(f"wrong.{self.right.__name__}")
        exec(source.replace(self.old, self.new), vars(module))
        return module


NEAR = "near = beside | symbols << space + space | symbols >> space + space"
REACH = "start = start | linked & start >> leap | (linked & start) << leap"
AROUND = "reach(on_both_sides(flower_sellers, across), linked, leaps)"

PIERS = (
    ("Poets are rounded up", "poets.bit_count() >> 1", "(poets.bit_count() + 1) >> 1"),
    ("every Poet scores", "poets.bit_count() >> 1", "poets.bit_count()"),
    ("Lovers look one space far", NEAR, "near = beside"),
    ("Lovers look three spaces far", NEAR, NEAR + " | beside << space + space"),
    ("Lovers look to the land only", NEAR, "near = symbols << space | symbols << space + space"),
    ("Lovers skip the space beside them", NEAR, NEAR.replace("beside |", "")),
    (
        "Lovers do not mind Lovers",
        "near = beside",
        "symbols = symbols & ~lovers\n    near = beside",
    ),
    ("Lovers score 1", "(lovers & ~near).bit_count() << 1", "(lovers & ~near).bit_count()"),
    ("Lovers in company score", "lovers & ~near", "lovers & near"),
    (
        "Fishers of both sides count",
        "larger(upper, fishers.bit_count() - upper)",
        "fishers.bit_count()",
    ),
    ("Fishers of the upper side count", "larger(upper, fishers.bit_count() - upper)", "upper"),
    (
        "Fishers of the side with fewer count",
        "larger(upper, fishers.bit_count() - upper)",
        "fishers.bit_count() - larger(upper, fishers.bit_count() - upper)",
    ),
    (
        "groups reach over a gap",
        "symbols & symbols >> leaps[0]",
        "symbols & symbols >> leaps[0] + leaps[0]",
    ),
    ("groups reach one way", REACH, "start = start | linked & start >> leap"),
    ("groups reach the other way", REACH, "start = start | (linked & start) << leap"),
    ("groups end after 16 spaces", "for leap in leaps:", "for leap in leaps[:-1]:"),
    ("groups leap over gaps", "linked = linked & linked >> leap", "linked = linked"),
    (
        "the last of a group scores too",
        "(reach(flower_sellers, linked, leaps) & linked)",
        "reach(flower_sellers, linked, leaps)",
    ),
    (
        "Flower Sellers score for each other",
        "(grouped & ~flower_sellers).bit_count()",
        "grouped.bit_count()",
    ),
    ("groups start on one side", AROUND, "reach(flower_sellers, linked, leaps)"),
    (
        "groups stay on their side",
        "on_both_sides(linked_along(symbols, leaps), across)",
        "linked_along(symbols, leaps)",
    ),
    (
        "groups reach over corners",
        "on_both_sides(linked_along(symbols, leaps), across)",
        "linked_along(on_both_sides(symbols, across), leaps)",
    ),
    ("two last symbols are left out", "(linked | grouped << across)", "linked"),
    (
        "the upper side is left out",
        "spaces | spaces << across | spaces >> across",
        "spaces | spaces >> across",
    ),
    ("only Poets break a tie", "return symbols.bit_count()", "return symbols.bit_count() >> 1"),
)

ISLANDS = (
    ("every beach is at the edge", "beaches & ~neighbours(places)", "beaches"),
    (
        "no beach at the edge counts",
        "beaches & ~neighbours(places)",
        "beaches & neighbours(places)",
    ),
    (
        "every side of a beach counts",
        "any_lane(beaches & ~neighbours(places))",
        "(beaches & ~neighbours(places))",
    ),
    (
        "north is south",
        "north, south = places << _SOUTH & _PLACES, places >> _SOUTH",
        "south, north = places << _SOUTH & _PLACES, places >> _SOUTH",
    ),
    ("rows run on to the east", "places >> _EAST & _NOT_LAST_COLUMN", "places >> _EAST"),
    ("rows run on to the west", "places << _EAST & _NOT_FIRST_COLUMN", "places << _EAST & _PLACES"),
    (
        "zones touch those of the next row",
        "_AHEAD_EAST = 0x7777_7777",
        "_AHEAD_EAST = 0xFFFF_FFFF",
    ),
    (
        "zones touch whichever half",
        "halves = out & behind",
        "halves = (out | out >> LANE & _PLACES | (out & _PLACES) << LANE) & behind",
    ),
    ("zones touch on one half", "(halves | halves >> LANE) & _PLACES, ", "halves & _PLACES, "),
    (
        "zones do not touch to the south",
        "(halves | halves >> LANE) >> 2 * LANE & _PLACES",
        "halves ^ halves",
    ),
    (
        "second zones touch no first ones",
        "(LANE - _EAST, east_down << _EAST)",
        "(LANE - _EAST, east_down)",
    ),
    ("first zones touch no second ones", "(LANE + _SOUTH, south_up),", ""),
    (
        "zones of one tile are one",
        "any_lane(out | into) | any_lane(second_out | second_into) << LANE",
        "any_lane(out | into | second_out | second_into)",
    ),
    (
        "areas reach east and south only",
        "(zones & lower) << apart | zones >> apart & lower",
        "(zones & lower) << apart",
    ),
    ("zones inside are forgotten", "inner + single.bit_count()\n", "single.bit_count()\n"),
    (
        "zones alone are forgotten",
        "zones & ~single, inner + single.bit_count()",
        "zones & ~single, inner",
    ),
    (
        "areas of several zones count twice",
        "number = number + first.bit_count()",
        "number = number + first.bit_count() + first.bit_count()",
    ),
    ("a tile counts for each zone", "any_lane(park).bit_count()", "park.bit_count()"),
    (
        "every theme park counts",
        "larger(largest, any_lane(park).bit_count())",
        "largest + any_lane(park).bit_count()",
    ),
    (
        "theme parks inside are forgotten",
        "smaller(inner + single.bit_count(), 1)",
        "smaller(single.bit_count(), 1)",
    ),
    (
        "theme parks inside add up",
        "smaller(inner + single.bit_count(), 1)",
        "inner + single.bit_count()",
    ),
)

WRONG = [
    *(Wrong(says, pier18, old, new) for says, old, new in PIERS),
    *(Wrong(says, auctionland, old, new) for says, old, new in ISLANDS),
]
"""All of them."""
