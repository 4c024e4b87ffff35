"""What can be done with a game of either kind: counting its moves, and making those of chance."""

from random import Random
from typing import Any, TypeVar

from boardscore import auctionland, pier18
from boardscore.core import checks
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem

State = pier18.State | auctionland.State
S = TypeVar("S", pier18.State, auctionland.State)


def game_of(state: State) -> str:
    """The game that a state is of: `pier18` or `auctionland`."""
    return "pier18" if isinstance(state, pier18.State) else "auctionland"


def perft(state: S, depth: int) -> int:
    """How many sequences of exactly `depth` moves of players there are from here.

    A game that ends earlier counts 0. What chance does must be forced by a deck.

    >>> deck = [str(card) for card in range(1, 19)]
    >>> state = pier18.start(["Anna", "Ben"], "demo", deck=deck)
    >>> [perft(state, depth) for depth in range(4)]
    [1, 6, 36, 432]

    Raises `BoardscoreError` if chance is open.
    """
    checks.require(checks.whole(), depth, "depth")
    return 1 if depth == 0 else _perft(state, depth)


def divide(state: S, depth: int) -> dict[Any, int]:
    """The same count, by the first move: where two programs differ, one of these differs.

    Raises `BoardscoreError` if chance is open.
    """
    checks.require(checks.whole(1), depth, "depth")
    _require_no_chance(state)
    return {move: perft(state.play(move), depth - 1) for move in state.legal_moves()}


def _perft(state: S, depth: int) -> int:
    _require_no_chance(state)
    moves = state.legal_moves()
    if depth <= 1:
        return len(moves)
    return sum(_perft(state.play(move), depth - 1) for move in moves)


def _require_no_chance(state: State) -> None:
    if state.chance is not None:
        raise BoardscoreError(Problem(Message("error.open_chance")))


def deal(state: State, random: Random) -> Any:
    """The move that chance makes now, drawn with a random generator: for games without a table.

    >>> state = pier18.start(["Anna", "Ben"], "demo")
    >>> state = state.play(deal(state, Random(18)))
    >>> state.phase
    Phase.CHOOSE

    Raises `BoardscoreError` if nothing is left to chance now.
    """
    chance = state.chance
    if chance is None:
        raise BoardscoreError(Problem(Message("error.no_chance")))
    return state.drawn(random.sample(chance.unseen, chance.count))
