"""A learner for Pier 18 chooses numbers; the types of its moves are known."""

from random import Random
from typing import assert_type

import boardscore
from boardscore import auctionland, pier18

ACTIONS = boardscore.actions("pier18", players=2, rulings={"half_turn": True})


def play_a_number(state: pier18.State, rng: Random) -> pier18.State:
    seat = state.to_act[0]
    legal = [number for number, one in enumerate(ACTIONS.mask(state.seen_by(seat), seat)) if one]
    move = ACTIONS.move_of(rng.choice(legal), seat)
    assert_type(move, pier18.Choose | pier18.Draft | pier18.Finish)
    assert_type(ACTIONS.number_of(move), int)
    return state.play(move)


def numbers_of_bids(market_size: int) -> list[int]:
    actions = boardscore.actions("auctionland", players=3, market_size=market_size)
    return [actions.number_of(auctionland.Bid(0, amount)) for amount in (1, 2, 3)]


def moves_of_any_game(game: str) -> int:
    actions = boardscore.actions(game, players=2)
    return actions.count + actions.number_of({"move": "pass", "player": 1})
