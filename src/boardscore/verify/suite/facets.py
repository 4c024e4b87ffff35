"""The facets: the single things that a written rule says, each with an id below its clause's."""

from collections.abc import Mapping
from fnmatch import fnmatchcase

from attrs import frozen

from boardscore.core.messages import Message, say

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
    players/seats scope
    deck/each-card-once amount
    pier/patron-cards-apart scope
    pier/covered-is-gone scope
    pier/across-cards reach
    pier/corner-symbols scope
    setup.deal/three-each amount
    setup.deal/a-hand-each amount
    setup.choose/any-two scope
    setup.choose/two-different scope
    setup.choose/own-hand scope
    setup.choose/seat-order order
    setup.choose/foundation-first order
    setup.return/third-card scope
    setup.return/chosen-stay-out scope
    setup.first/earliest-date order
    setup.first/of-the-foundation scope
    setup.first/month-before-day order
    round.count/two-players amount
    round.count/three-players amount
    round.reveal/one-more-than-players amount
    round.reveal/from-the-deck scope
    round.reveal/before-the-draft order
    round.order/clockwise order
    round.order/first-player-moves-on order
    round.order/one-card-each amount
    round.draft/any-open-card scope
    round.draft/only-open-cards scope
    round.draft/water-end reach
    round.draft/half-turn ruling
    round.overlap/all-but-one edge
    round.overlap/none edge
    round.overlap/card-before reach
    round.overlap/new-on-top scope
    round.patron/not-taken scope
    round.patron/category scope
    round.patron/most-points order
    round.patron/pier-as-it-is scope
    round.patron-tie/earliest-date order
    round.patron-tie/card-of-the-round scope
    round.patron-tie/only-the-tied scope
    round.patron-tie/all-zero ruling
    end.trigger/whole-round edge
    end.trigger/plans-last order
    end.plan/everybody amount
    end.plan/last-extension reach
    end.plan/overlap edge
    end.plan/half-turn ruling
    end.plan/game-over edge
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
    score.plan/plan-card scope
    score.plan/finished-pier scope
    score.plan/plain-words scope
    score.plan/counts amount
    score.plan/sides scope
    score.plan/groups ruling
    score.plan/points ruling
    score.plan/logic order
    score.patrons/one-each amount
    score.patrons/added-to-the-rest scope
    score.patrons/as-played amount
    tie.symbols/points-first order
    tie.symbols/most-symbols order
    tie.symbols/every-kind scope
    tie.symbols/both-sides scope
    tie.symbols/not-the-length scope
    tie.symbols/every-place order
    tie.symbols/below-first ruling
    tie.symbols/as-played scope
    tie.date/symbols-first order
    tie.date/earliest order
    tie.date/month-before-day order
    tie.date/shared-place order
    tie.date/next-place order
    tie.date/every-place order
    tie.date/as-played scope
"""

_AUCTIONLAND = """
    players/starting-player order
    players/seats scope
    setup.first/first-name order
    tile/clockwise reach
    tile/alike edge
    setup.money/by-seat amount
    setup.market/sorted order
    setup.market/every-icon scope
    setup.market/dealt-order order
    setup.market/size amount
    turn.order/build-first order
    turn.order/gavel-holder scope
    turn.order/to-the-left order
    turn.order/no-tile edge
    market.price/dollar-a-slot amount
    market.price/slot-exists edge
    market.price/own-money edge
    market.price/skipped-tiles reach
    market.money/taker scope
    market.money/at-once order
    market.money/left-over edge
    market.refill/to-size amount
    market.refill/end-of-turn order
    market.refill/stack-end order
    market.refill/not-sorted order
    market.refill/dollars-stay scope
    market.refill/from-the-stack scope
    build.first/origin edge
    build.edge/edge reach
    build.edge/any-tile scope
    build.edge/taken scope
    build.edge/zones scope
    build.edge/turned ruling
    build.bounds/columns reach
    build.bounds/rows reach
    build.bounds/open edge
    auction.pick/any-slot scope
    auction.bid/all-others scope
    auction.bid/any-order order
    auction.bid/higher amount
    auction.bid/at-least-one edge
    auction.bid/whole edge
    auction.bid/own-money amount
    auction.bid/own-raise scope
    auction.close/final order
    auction.close/holder scope
    auction.close/one-left order
    auction.close/has-to-pass edge
    auction.close/last-bidder ruling
    auction.two-player/one-bid order
    auction.two-player/asked ruling
    auction.no-bid/gavel-holder scope
    auction.no-bid/full-island edge
    auction.sell/bidder-builds scope
    auction.sell/price amount
    auction.buy-back/gavel-holder-builds scope
    auction.buy-back/one-more amount
    auction.buy-back/own-money edge
    auction.full-island/box edge
    bonus.earn/row reach
    bonus.earn/column reach
    bonus.earn/must order
    bonus.earn/anybody scope
    bonus.earn/price amount
    bonus.earn/no-tile edge
    bonus.earn/no-room edge
    bonus.once/a-turn amount
    bonus.once/no-chain scope
    bonus.once/several-players scope
    end.trigger/full-island edge
    end.trigger/end-of-turn order
    end.trigger/anybody scope
    end.trigger/empty-market edge
    end.trigger/no-more order
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

    >>> [facet.id for facet in find("pier18.tie.date/*place")]
    ['pier18.tie.date/shared-place', 'pier18.tie.date/next-place', 'pier18.tie.date/every-place']
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
