"""Bots that see only a view: they look ahead in it, and in samples."""

from random import Random
from typing import assert_type

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
