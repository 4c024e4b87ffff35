"""One random game in a play kernel and in states, compared completely after every move."""

from collections.abc import Callable, Mapping
from random import Random
from types import ModuleType
from typing import Any

Compare = Callable[[ModuleType, Any, list[int], Any], None]
"""Compares a kernel with a state: the kernel, its game, its numbers, and the state."""


def play_both(  # noqa: PLR0913, PLR0917
    kernel: ModuleType,
    game: Any,
    ids: Mapping[str | None, int],
    state: Any,
    rng: Random,
    same_greedy_move: Compare,
) -> tuple[list[int], Any]:
    """Plays a whole random game; every legal move must lead to the same state in both.

    `game` is the `KernelGame`, with the numbers of cards or tiles by their ids. Returns the end.
    """
    tables, numbers = game.tables, game.numbers(state)
    while not state.is_over:
        assert game.state(numbers) == game.state(game.numbers(state)) == state
        moves = list(state.legal_moves())
        assert kernel.move_count(tables, numbers) == len(moves)
        if state.chance is None:
            assert kernel.draw_size(tables, numbers) == 0
            same_moves(kernel, game, numbers, state)
            same_greedy_move(kernel, game, numbers, state)
            number = rng.randrange(len(moves))
            kernel.play(tables, numbers, number)
            state = state.play(moves[number])
        else:
            drawn = rng.sample(state.chance.unseen, state.chance.count)
            assert kernel.draw_size(tables, numbers) == len(drawn)
            kernel.draw(tables, numbers, [ids[one] for one in drawn])
            state = state.play(state.drawn(drawn))
    assert game.state(numbers) == state
    assert kernel.move_count(tables, numbers) == kernel.draw_size(tables, numbers) == 0
    return numbers, state


def same_moves(kernel: ModuleType, game: Any, numbers: list[int], state: Any) -> None:
    """Every move leads to the same state."""
    for number, move in enumerate(state.legal_moves()):
        after = numbers[:]
        kernel.play(game.tables, after, number)
        assert game.state(after) == state.play(move), (state, move)
