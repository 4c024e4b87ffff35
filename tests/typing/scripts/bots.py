"""Bots that see only a view, and a learner that chooses numbers for moves."""

from random import Random
from typing import assert_type

import boardscore
from boardscore import auctionland, pier18


def longest(view: pier18.View, rng: Random) -> pier18.Move:
    state = view.sample(rng)
    assert_type(state, pier18.State)
    return max(view.legal_moves(), key=lambda move: len(state.play(move).laid[view.seat]))


def most_money(view: auctionland.View) -> int:
    assert_type(view.play({"move": "sell", "player": 0}), auctionland.View)
    return max(view.play(move).money[view.seat] or 0 for move in view.legal_moves())


def unjudged(state: pier18.State | auctionland.State) -> tuple[int, ...]:
    return state.to_judge


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
