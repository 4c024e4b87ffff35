"""Games of both kinds, played to their end, with their packs."""

from random import Random
from typing import assert_type

import boardscore
from boardscore import auctionland, pier18


def a_pier_at_the_end(pack: pier18.Pack) -> pier18.Pier:
    state = pier18.start(["Anna", "Ben"], pack, rulings={"half_turn": True})
    while not state.is_over:
        moves = state.legal_moves()
        state = state.play(next(iter(moves)) if moves else boardscore.deal(state, Random(18)))
        assert_type(state, pier18.State)
    result = state.result([True, None])
    assert_type(result, boardscore.Result[pier18.PierScore])
    return result.players[0].player.pier


def what_is_counted_at_the_end(state: auctionland.State) -> auctionland.Counts:
    assert_type(state.seen_by(0), auctionland.View)
    problem = state.why_illegal({"move": "sell", "player": 0})
    assert_type(problem, boardscore.Problem | None)
    return state.result().players[0].counts


def cards(path: str) -> list[pier18.Symbol]:
    pack: boardscore.Pack = boardscore.load_pack(path)
    assert isinstance(pack, pier18.Pack)
    return [card.patron for card in pack.cards]
