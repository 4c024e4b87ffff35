"""The facets: the single things that a written rule says, each with an id below its clause's."""

from collections.abc import Mapping
from fnmatch import fnmatchcase

from attrs import frozen

from boardscore.messages import Message, say

KINDS = ("amount", "scope", "reach", "edge", "order", "ruling")
"""What a facet is about: how much, what counts, how far, the ends, who is ahead, a ruling."""


@frozen
class Facet:
    """One thing that a clause says.

    >>> facet = find("pier18.score.lovers/other-lovers-block")[0]
    >>> facet.clause, facet.kind, facet.text()
    ('pier18.score.lovers', 'scope', 'Other Lovers nearby block too')
    """

    id: str
    """The clause and a name: `pier18.score.lovers/other-lovers-block`."""
    clause: str
    """The id of the clause that says it."""
    kind: str
    """One of `KINDS`."""

    @property
    def game(self) -> str:
        """The game that the facet belongs to: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    def text(self, lang: str = "en") -> str:
        """What is said, in our own words."""
        return say(Message(f"facet.{self.id}"), lang)


_PIER18 = """
    pier/patron-cards-apart scope
    score.poets/two-for-one amount
    score.poets/odd-one-out edge
    score.poets/whole-pier scope
    score.poets/need-not-touch reach
    score.lovers/two-points amount
    score.lovers/one-by-one scope
    score.lovers/gap-of-two reach
    score.lovers/both-directions reach
    score.lovers/other-lovers-block scope
    score.lovers/every-kind-blocks scope
    score.lovers/same-side scope
    score.lovers/land-end edge
    score.lovers/water-end edge
    score.fishers/one-point amount
    score.fishers/fuller-side scope
    score.fishers/other-side-nothing scope
    score.fishers/equal-sides edge
    score.fishers/need-not-touch reach
    score.flower-sellers/one-per-other-symbol amount
    score.flower-sellers/every-kind scope
    score.flower-sellers/other-sellers ruling
    score.flower-sellers/alone edge
    score.flower-sellers/needs-a-seller scope
    score.flower-sellers/once-per-group amount
    score.flower-sellers/every-group scope
    score.flower-sellers/whole-group reach
    score.flower-sellers/along-the-side reach
    score.flower-sellers/across-the-column ruling
    score.flower-sellers/no-diagonals reach
    score.flower-sellers/empty-space-parts reach
    score.flower-sellers/ends-apart edge
    score.plan/four-points amount
    score.plan/only-if-completed scope
    score.patrons/one-each amount
    score.patrons/added-to-the-rest scope
    tie.symbols/points-first order
    tie.symbols/most-symbols order
    tie.symbols/every-kind scope
    tie.symbols/both-sides scope
    tie.symbols/not-the-length scope
    tie.symbols/every-place order
    tie.date/symbols-first order
    tie.date/earliest order
    tie.date/month-before-day order
    tie.date/shared-place order
    tie.date/next-place order
    tie.date/every-place order
"""

_AUCTIONLAND = """
    score.beaches/edge scope
    score.beaches/half-side edge
    score.beaches/gap scope
    score.beaches/covered scope
    score.beaches/corner reach
    score.beaches/inner edge
    score.beaches/once amount
    score.beaches/second-zone scope
    score.beaches/apart reach
    score.beaches/table amount
    score.beaches/open-end edge
    score.beaches/last-entry edge
    score.theme-parks/largest scope
    score.theme-parks/edges reach
    score.theme-parks/facing reach
    score.theme-parks/half-sides edge
    score.theme-parks/tiles amount
    score.theme-parks/second-zone scope
    score.theme-parks/one-zone scope
    score.theme-parks/inner edge
    score.theme-parks/gap reach
    score.theme-parks/kind scope
    score.theme-parks/table amount
    score.theme-parks/open-end edge
    score.theme-parks/last-entry edge
    score.gardens-houses/product amount
    score.gardens-houses/zero edge
    score.gardens-houses/gardens-join scope
    score.gardens-houses/houses-join scope
    score.gardens-houses/other-kind scope
    score.gardens-houses/edges reach
    score.gardens-houses/facing reach
    score.gardens-houses/half-sides edge
    score.gardens-houses/second-zone scope
    score.gardens-houses/one-zone scope
    score.gardens-houses/inner edge
    score.gardens-houses/joined-elsewhere reach
    score.gardens-houses/size amount
    score.gardens-houses/gap reach
    score.icons/places amount
    score.icons/fourth edge
    score.icons/few-players scope
    score.icons/tie-same order
    score.icons/tie-skips order
    score.icons/none edge
    score.icons/each-type scope
    score.icons/each-icon amount
    score.icons/anywhere reach
    score.icons/all-players scope
    tie.money/total amount
    tie.money/points-first order
    tie.money/most-money order
    tie.money/shared order
    tie.money/next-place order
    tie.money/every-place order
"""


def _listed(game: str, lines: str) -> tuple[Facet, ...]:
    parts = (line.split() for line in lines.strip().splitlines())
    return tuple(
        Facet(f"{game}.{name}", f"{game}.{name.partition('/')[0]}", kind) for name, kind in parts
    )


FACETS: tuple[Facet, ...] = (*_listed("pier18", _PIER18), *_listed("auctionland", _AUCTIONLAND))
"""Every facet of both games, in the order of the rules."""


def of(game: str | None) -> tuple[Facet, ...]:
    """The facets of a game, or of both."""
    return tuple(facet for facet in FACETS if game in {None, facet.game})


def find(pattern: str) -> tuple[Facet, ...]:
    """The facets whose id or clause matches a glob; none if there is none.

    >>> [facet.id for facet in find("pier18.score.plan")]
    ['pier18.score.plan/four-points', 'pier18.score.plan/only-if-completed']
    """
    return tuple(
        facet
        for facet in FACETS
        if fnmatchcase(facet.id, pattern) or fnmatchcase(facet.clause, pattern)
    )


CLAUSE_OF: Mapping[str, Mapping[str, str]] = {
    "pier18": {
        "poets": "pier18.score.poets",
        "lovers": "pier18.score.lovers",
        "fishers": "pier18.score.fishers",
        "flower_sellers": "pier18.score.flower-sellers",
        "plan": "pier18.score.plan",
        "patrons": "pier18.score.patrons",
        "symbols": "pier18.tie.symbols",
        "date": "pier18.tie.date",
        "shared": "pier18.tie.date",
        "points": "pier18.tie.symbols",
    },
    "auctionland": {
        "beaches": "auctionland.score.beaches",
        "theme_parks": "auctionland.score.theme-parks",
        "gardens_houses": "auctionland.score.gardens-houses",
        "peace": "auctionland.score.icons",
        "love": "auctionland.score.icons",
        "music": "auctionland.score.icons",
        "money": "auctionland.tie.money",
        "shared": "auctionland.tie.money",
        "points": "auctionland.tie.money",
    },
}
"""The clause of each category and of what parts the players, by the game and the name."""
