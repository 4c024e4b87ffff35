"""The speed of playing games and listing moves, compared with python-chess, in one run.

    nox -s bench-playing

A random playout lists all legal moves, chooses one and plays it, until the game is over. The time
of a playout is per move, the time of listing per listed move.
"""

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import chess
from benchmarks.interleaved import show

from boardscore import auctionland, deal, pier18

SEEDS = range(20)
PLIES = 80
"""The most plies of a random game of chess; most games would be longer."""


def chess_positions(seed: int) -> Iterator[chess.Board]:
    """The positions of a random game of chess."""
    rng, board = random.Random(seed), chess.Board()
    for _ in range(PLIES):
        moves = list(board.legal_moves)
        if not moves:
            return
        yield board
        board.push(rng.choice(moves))


def states(seed: int, start: Callable[[], Any]) -> Iterator[Any]:
    """The states of a random game in which a player moves; moves of chance lie between them."""
    rng, state = random.Random(seed), start()
    while not state.is_over:
        if state.chance is not None:
            state = state.play(deal(state, rng))
            continue
        yield state
        state = state.play(rng.choice(list(state.legal_moves())))


def pier18_game(players: int) -> pier18.State:
    """A game of Pier 18 with the invented pack."""
    return pier18.start([None] * players, "demo")


def auctionland_game() -> auctionland.State:
    """A game of Auctionland for four, with the invented pack."""
    return auctionland.start(["Alex", "Bonnie", "Carl", "Dora"], "demo")


def moves_of(game: Callable[[int], Iterator[Any]]) -> int:
    """The number of player moves in the playouts of all seeds."""
    return sum(1 for seed in SEEDS for _ in game(seed))


def play_all(game: Callable[[int], Iterator[Any]]) -> None:
    """Plays the random games of all seeds."""
    for seed in SEEDS:
        for _ in game(seed):
            pass


def list_all(moves: list[Callable[[], Any]]) -> None:
    """Lists all moves of the positions, one after the other."""
    for legal_moves in moves:
        list(legal_moves())


def main() -> None:
    """Measures everything in one run, alternately."""
    piers = {players: pier18_game(players) for players in (2, 3)}
    island = auctionland_game()
    playouts: dict[str, Callable[[int], Iterator[Any]]] = {
        "chess": chess_positions,
        "pier18 for 2": lambda seed: states(seed, lambda: piers[2]),
        "pier18 for 3": lambda seed: states(seed, lambda: piers[3]),
        "auctionland": lambda seed: states(seed, lambda: island),
    }
    boards = [board.copy() for seed in SEEDS for board in chess_positions(seed)]
    listed: dict[str, list[Callable[[], Any]]] = {
        name: [state.legal_moves for seed in SEEDS for state in game(seed)]
        for name, game in playouts.items()
        if name != "chess"
    }
    listed["chess"] = [lambda board=board: board.legal_moves for board in boards]
    show(
        {
            f"play {name}": (partial(play_all, game), moves_of(game))
            for name, game in playouts.items()
        }
    )
    total = {
        name: sum(len(list(legal_moves())) for legal_moves in moves)
        for name, moves in listed.items()
    }
    show(
        {f"list {name}": (partial(list_all, moves), total[name]) for name, moves in listed.items()}
    )


if __name__ == "__main__":
    main()
