"""The speed of masks of action numbers, compared with numbering the listed moves, in one run.

    nox -s bench-actions

The states are those of random games in which a player moves. Each is asked for the mask of the
first seat that may act, and for its legal moves, which are then numbered one by one.
"""

from collections.abc import Iterator
from functools import partial
from typing import Any

from benchmarks.interleaved import show

import boardscore
from boardscore import auctionland, pier18
from boardscore.testing import walk

GAMES = 10
STARTS = {
    "pier18 for 2": pier18.start([None] * 2, "demo"),
    "pier18 for 3": pier18.start([None] * 3, "demo"),
    "pier18 for 3, half turns": pier18.start([None] * 3, "demo", rulings={"half_turn": True}),
    "auctionland for 2": auctionland.start([None] * 2, "demo"),
    "auctionland for 4": auctionland.start([None] * 4, "demo"),
    "auctionland for 6, no turns": auctionland.start(
        [None] * 6, "demo", rulings={"rotation": "none"}
    ),
}


def decisions(start: Any) -> Iterator[Any]:
    """The states of random games in which a player moves."""
    return (state for seed in range(GAMES) for state in walk(start, seed) if state.to_act)


def mask_all(numbers: boardscore.Actions[Any], states: list[Any]) -> None:
    """Makes the mask of every state."""
    for state in states:
        numbers.mask(state, state.to_act[0])


def number_all(numbers: boardscore.Actions[Any], states: list[Any]) -> None:
    """Lists and numbers the moves of the same seat in every state."""
    for state in states:
        legal = (move for move in state.legal_moves() if move.player == state.to_act[0])
        mask = bytearray(numbers.count)
        for move in legal:
            mask[numbers.number_of(move)] = 1


def main() -> None:
    """Measures each game and each phase alternately."""
    for name, start in STARTS.items():
        numbers = boardscore.actions(
            start.GAME,
            players=len(start.game.players),
            rulings=start.game.rulings,
        )
        of_phase: dict[str, list[Any]] = {"all": []}
        for state in decisions(start):
            of_phase["all"].append(state)
            of_phase.setdefault(state.phase.value, []).append(state)
        for phase, states in of_phase.items():
            made, listed = partial(mask_all, numbers, states), partial(number_all, numbers, states)
            show(
                {
                    f"{name}, {phase}: mask": (made, len(states)),
                    f"{name}, {phase}: number the moves": (listed, len(states)),
                }
            )


if __name__ == "__main__":
    main()
