"""One random game in a play kernel and in states, compared completely after every move."""

from collections.abc import Callable, Iterator, Mapping
from random import Random
from types import ModuleType
from typing import Any

from boardscore import games

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
        of_state = game.numbers(state)
        assert game.state(numbers) == game.state(of_state) == state
        assert game.numbers(game.state(of_state)) == of_state
        if state.chance is None:
            assert kernel.draw_size(tables, numbers) == 0
            same_counts(kernel, game, numbers, state)
            same_moves(kernel, game, numbers, state)
            same_greedy_move(kernel, game, numbers, state)
            move = rng.choice(list(state.legal_moves()))
            play_move(kernel, game, numbers, state, move)
            state = state.play(move)
        else:
            assert kernel.move_count(tables, numbers) == 0
            drawn = rng.sample(state.chance.unseen, state.chance.count)
            assert kernel.draw_size(tables, numbers) == len(drawn)
            kernel.draw(tables, numbers, [ids[one] for one in drawn])
            state = state.play(state.drawn(drawn))
    assert game.state(numbers) == state
    assert kernel.move_count(tables, numbers) == kernel.draw_size(tables, numbers) == 0
    return numbers, state


def moves_of(state: Any, seat: int) -> list[Any]:
    return [move for move in state.legal_moves() if move.player == seat]


def play_move(kernel: ModuleType, game: Any, numbers: list[int], state: Any, move: Any) -> None:
    """Plays a move in the kernel: its seat is the one to act."""
    numbers[kernel.SEAT] = move.player
    kernel.play(game.tables, numbers, moves_of(state, move.player).index(move))


def same_counts(kernel: ModuleType, game: Any, numbers: list[int], state: Any) -> None:
    for seat in games.play(state.GAME).must_act(state):
        asked = numbers[:]
        asked[kernel.SEAT] = seat
        assert kernel.move_count(game.tables, asked) == len(moves_of(state, seat)), (state, seat)


def same_moves(kernel: ModuleType, game: Any, numbers: list[int], state: Any) -> None:
    for move in state.legal_moves():
        after = numbers[:]
        play_move(kernel, game, after, state, move)
        assert game.state(after) == state.play(move), (state, move)


# Games of the kernel's own players


def played_out(kernel: ModuleType, game: Any, start: Any, greedy: int, count: int) -> Iterator[Any]:
    """The ends of some games with these greedy seats; the same word gives the same game."""
    word = 18
    for _ in range(count):
        numbers, again = game.numbers(start), game.numbers(start)
        after = kernel.play_out(game.tables, numbers, word, greedy)
        assert kernel.play_out(game.tables, again, word, greedy) == after
        assert again == numbers
        word, state = after, game.state(numbers)
        assert state.is_over
        yield state


def greedy_wins(kernel: ModuleType, game: Any, start: Any) -> int:
    """The games of 200 that the one greedy seat wins, each seat equally often."""
    word, wins, players = 18, 0, len(start.game.players)
    for number in range(200):
        numbers, seat = game.numbers(start), number % players
        word = kernel.play_out(game.tables, numbers, word, greedy=1 << seat)
        wins += kernel.winners(game.tables, numbers) == 1 << seat
    return wins
