"""Games per second of the play kernels, on plain ints and compiled, against readable states.

    nox -s bench-play-kernels -- [GAME]

All play from the start to the end, alternately, in CPU time on one thread. "Same" replays the same
recorded games: both sides count the legal moves and play the recorded one, and no one chooses. A
random game chooses every move at random; in a greedy one every player makes the move of the
kernel's `greedy_move`. These games are not the same on both sides, but as likely. The compiled code
is ready before the clock starts.
"""

import sys
from collections.abc import Callable
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
from benchmarks.interleaved import Task, medians
from numba import njit
from tests.auctionland.play_agreement import greedy_choice
from tests.pier18.play_agreement import points_after

from boardscore import auctionland, deal, pier18
from boardscore.auctionland import play_kernel as auctionland_kernel
from boardscore.auctionland import state_numbers as auctionland_states
from boardscore.core.numba_kernels import compile_kernel
from boardscore.pier18 import play_kernel as pier18_kernel
from boardscore.pier18 import state_numbers as pier18_states

ROUNDS = 9
NO_ONE = 0

Choose = Callable[[Any, Random], Any]

Step = tuple[Any, int, list[str]]
"""A move with its number among those of its player, or the ids that chance draws."""


def recorded(start: Any, games: int) -> list[list[Step]]:
    """Random games, step by step."""
    rng, found = Random(18), []
    for _ in range(games):
        state, steps = start, list[Step]()
        while not state.is_over:
            if state.chance is None:
                move = rng.choice(list(state.legal_moves()))
                own = [one for one in state.legal_moves() if one.player == move.player]
                steps.append((move, own.index(move), []))
                state = state.play(move)
            else:
                drawn = rng.sample(state.chance.unseen, state.chance.count)
                steps.append((None, 0, drawn))
                state = state.play(state.drawn(drawn))
        found.append(steps)
    return found


def replay_states(start: Any, games: list[list[Step]]) -> None:
    """Replays games with readable states."""
    for steps in games:
        state = start
        for move, _, drawn in steps:
            state = state.play(state.drawn(drawn) if drawn else move)
        assert state.is_over


def replay_ints(kernel: Any, tables: Any, start: list[int], games: Any) -> None:
    """Replays games on plain ints; draws are those of `numbered`."""
    move_count, play, draw = kernel.move_count, kernel.play, kernel.draw
    for steps in games:
        state = start[:]
        for move, number, drawn in steps:
            if drawn:
                draw(tables, state, drawn)
            else:
                state[kernel.SEAT] = move.player
                assert number < move_count(tables, state)
                play(tables, state, number)
        assert state[kernel.PHASE] == kernel.OVER


def numbered(games: list[list[Step]], ids: Any) -> list[list[tuple[Any, int, list[int]]]]:
    """The same games with the numbers that the kernel has for the ids."""
    return [[(*move, [ids[one] for one in drawn]) for *move, drawn in steps] for steps in games]


def compiled_loop(kernel: ModuleType, sources: tuple[ModuleType, ...]) -> Callable[..., int]:
    """A compiled function that plays many games."""
    for module in sources:
        compile_kernel(module)
    play_out = kernel.play_out

    @njit(nogil=True)  # type: ignore[untyped-decorator]
    def play_compiled(tables: Any, start: Any, games: int, greedy: int) -> int:
        word = 18
        for _ in range(games):
            word = play_out(tables, start.copy(), word, greedy)
        return word

    return play_compiled  # type: ignore[no-any-return]


def play_ints(kernel: Any, tables: Any, start: list[int], games: int, greedy: int) -> None:
    """Plays many games on plain ints."""
    word = 18
    for _ in range(games):
        word = kernel.play_out(tables, start[:], word, greedy)


def play_states(start: Any, games: int, choose: Callable[[Any, Random], Any]) -> None:
    """Plays many games with readable states."""
    rng = Random(18)
    for _ in range(games):
        state = start
        while not state.is_over:
            move = choose(state, rng) if state.chance is None else deal(state, rng)
            state = state.play(move)


def choose_at_random(state: Any, rng: Random) -> Any:
    """A move as the kernel chooses it: any bidder without the standing bid speaks next."""
    moves = list(state.legal_moves())
    if len(state.to_act) == 1:
        return rng.choice(moves)
    seat = speaker(state, rng)
    return rng.choice([move for move in moves if move.player == seat])


def speaker(state: Any, rng: Random) -> int:
    """Any bidder without the standing bid, or the only player to act."""
    bid = getattr(state, "standing_bid", None)
    holder = bid.player if bid and len(state.to_act) > 1 else None
    return rng.choice([seat for seat in state.to_act if seat != holder])


def choose_points(state: Any, _: Random) -> Any:
    """Pier 18: the first of the moves with the most points on the pier."""
    return max(state.legal_moves(), key=lambda move: points_after(state, move))


def choose_worth(state: Any, rng: Random) -> Any:
    """Auctionland: the move of the greedy builder."""
    return greedy_choice(state, speaker(state, rng))


def main(names: list[str]) -> None:
    """Measures games with the invented packs, for 2 and for 3."""
    games: dict[str, tuple[Any, Any, Any, Choose]] = {
        "pier18": (pier18, pier18_kernel, pier18_states, choose_points),
        "auctionland": (auctionland, auctionland_kernel, auctionland_states, choose_worth),
    }
    for name in names or list(games):
        rules, kernel, states, choose = games[name]
        loop = compiled_loop(kernel, states.SOURCES)
        for players in (2, 3):
            start = rules.start([None] * players, "demo")
            game = states.KernelGame(start.game)
            numbers, everyone = game.numbers(start), (1 << players) - 1
            show(f"{name} for {players}, same", same_games(kernel, game, start))
            for kind, chooser, greedy in (
                ("random", choose_at_random, NO_ONE),
                ("greedy", choose, everyone),
            ):
                ways = tasks(kernel, loop, (game.tables, numbers), greedy)
                states_way = {"states": (lambda s=start, c=chooser: play_states(s, 2, c), 2)}
                show(f"{name} for {players}, {kind}", {**states_way, **ways})


def same_games(kernel: Any, game: Any, start: Any) -> dict[str, Task]:
    """The same 10 games with states and on plain ints."""
    games, numbers = recorded(start, 10), game.numbers(start)
    replayed = numbered(games, game.piece_numbers)
    return {
        "states": (lambda: replay_states(start, games), 10),
        "ints": (lambda: replay_ints(kernel, game.tables, numbers, replayed), 10),
    }


def tasks(
    kernel: Any, loop: Callable[..., int], start: tuple[Any, list[int]], greedy: int
) -> dict[str, Task]:
    """The two ways to play games with a kernel."""
    tables, numbers = start
    compiled = np.array(tables), np.array(numbers)
    return {
        "ints": (lambda: play_ints(kernel, tables, numbers, 30, greedy), 30),
        "compiled": (lambda: loop(*compiled, 2000, greedy), 2000),
    }


def show(name: str, tasks: dict[str, Task]) -> None:
    """Games per second of each task, and how many times faster than the first."""
    measured = medians(tasks, ROUNDS)
    for way, seconds in measured.items():
        times = measured["states"] / seconds
        print(f"{name:<28} {way:<9} {1 / seconds:11,.0f} games/s  {times:8.1f} x states")


if __name__ == "__main__":
    main(sys.argv[1:])
