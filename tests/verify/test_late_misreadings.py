"""Misreadings that only show late in a game, or with more players: vectors find them too."""

from collections.abc import Callable, Mapping
from typing import Any

import pytest

from boardscore.verify import vector_strength
from boardscore.verify.vector_strength import is_wrong_under, single_rulings
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY, load

pytestmark = pytest.mark.long

Late = Callable[[Any], bool]


def since_round(number: int, players: int) -> Late:
    """Rounds of Pier 18; the Plans come after the last one."""
    return lambda table: len(table.seats) == players and table.round >= number


def since_turn(number: int, players: int) -> Late:
    """Turns of Auctionland."""
    return lambda table: len(table.seats) == players and table.turn >= number


ONLY_LATE: Mapping[str, Late] = {
    "pier18.round.patron-tie/earliest-date:last-in-turn": since_round(4, 2),
    "pier18.round.patron/most-points:most-symbols": since_round(4, 2),
    "pier18.round.patron/pier-as-it-is:with-the-plan": since_round(4, 2),
    "pier18.round.patron/pier-as-it-is:before-the-round": since_round(4, 2),
    "pier18.round.overlap/all-but-one:half": since_round(3, 3),
    "pier18.round.overlap/card-before:at-the-land": since_round(4, 2),
    "pier18.round.overlap/new-on-top:below": since_round(4, 2),
    "pier18.round.draft/half-turn:sides-only": since_round(4, 2),
    "pier18.round.reveal/one-more-than-players:any-number": since_round(4, 2),
    "pier18.round.patron-tie/only-the-tied:everybody": since_round(3, 3),
    "pier18.round.patron-tie/all-zero:nobody": since_round(3, 3),
    "pier18.tie.date/as-played:last-drafted": since_round(4, 2),
    "pier18.tie.symbols/as-played:without-the-plan": since_round(4, 2),
    "auctionland.market.price/skipped-tiles:not-for-a-bonus": since_turn(3, 2),
    "auctionland.auction.bid/own-money:twenty-at-most": since_turn(3, 2),
    "auctionland.auction.bid/own-money:one-more": since_turn(4, 3),
    "auctionland.auction.bid/own-raise:not-oneself": since_turn(4, 3),
    "auctionland.auction.close/has-to-pass:no-money": since_turn(4, 3),
    "auctionland.market.refill/not-sorted:sorted": since_turn(4, 3),
    "auctionland.bonus.earn/price:gavel-holder-pays": since_turn(4, 3),
    "auctionland.auction.sell/price:nothing": since_turn(6, 5),
    "auctionland.market.money/taker:into-the-box": since_turn(6, 5),
    "auctionland.turn.order/to-the-left:four-seats": since_turn(6, 5),
}
"""Misreadings by their ids, and from when they apply; before that, the answers are right."""


def only_late(misreading: Misreading, is_late: Late) -> Misreading:
    """A referee that is wrong only from then on."""
    (plain,) = misreading.program.__bases__
    changed = {name: by for name, by in vars(misreading.program).items() if hasattr(plain, name)}
    methods = {
        name: _since(is_late, wrong, getattr(plain, name))
        for name, wrong in changed.items()
        if callable(wrong)
    }
    return Misreading(misreading.id, misreading.facet, type("Late", (plain,), methods))


def _since(is_late: Late, wrong: Any, right: Any) -> Any:
    def method(table: Any, *more: Any) -> Any:
        begun = hasattr(table, "phase")  # set-up comes before
        return (wrong if begun and is_late(table) else right)(table, *more)

    return method


@pytest.mark.parametrize("name", ONLY_LATE)
def test_late_misreadings_are_found(name: str) -> None:
    misreading = next(one for one in vector_strength.wrong_programs(None, *PLAY) if one.id == name)
    late = only_late(misreading, ONLY_LATE[name])
    ordered = sorted(load(misreading.game, PLAY), key=lambda one: one.isolates != misreading.facet)
    ways = [*single_rulings(misreading.game)]
    assert any(is_wrong_under(way, late, one) for one in ordered for way in ways)
