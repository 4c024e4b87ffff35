"""Random positions of every kind, and the steps that make a position smaller."""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any

from boardscore import games as rules
from boardscore.verify.data_types import NAMES, Data, Position, Size
from boardscore.verify.game_kit import kit_of


def states(random: Random, start: Callable[[], Any]) -> Iterator[Any]:
    """The states of random games, for random positions, one game after the other."""
    while True:
        state = start()
        while not state.is_over:
            if state.chance is not None:
                state = state.play(rules.deal(state, random))
            else:
                state = state.play(random.choice(list(state.legal_moves())))
                yield state


def simpler(position: Position) -> list[Data]:
    """Every position after one simplification, each once, the smallest first."""
    players = position["players"]
    fewer = [[*players[:seat], *players[seat + 1 :]] for seat in range(len(players))]
    named = [{**player, "name": name} for player, name in zip(players, NAMES)]
    steps = [{**position, "players": some} for some in (*fewer, named) if some]
    steps += kit_of(position["game"]).steps(position)
    found = {repr(step): step for step in steps if size(step) < size(position)}
    return sorted(found.values(), key=size)


def size(position: Position) -> Size:
    """The size of a position; names that are not the default add to it."""
    renamed = sum(player["name"] != name for player, name in zip(position["players"], NAMES))
    return (*kit_of(position["game"]).size(position), renamed)


def by_size(positions: Iterable[Data]) -> Iterator[Data]:
    """Positions, the smallest first."""
    yield from sorted(positions, key=size)


def with_simpler_players(
    position: Position, steps: Callable[[Position], Iterator[Data]]
) -> Iterator[Data]:
    """Positions with one player changed by one step."""
    players = position["players"]
    for seat, player in enumerate(players):
        for step in steps(player):
            yield {**position, "players": [*players[:seat], step, *players[seat + 1 :]]}


def lower_numbers(number: int) -> Iterator[int]:
    """Steps from a number to lower ones: none, half, one less."""
    yield from {0, number // 2, number - 1} if number else ()


def stretches(length: int) -> Iterator[tuple[int, int]]:
    """The bounds of stretches to leave out: halves, quarters and so on, down to single items."""
    step = length // 2
    while step > 1:
        yield from ((start, min(length, start + step)) for start in range(0, length, step))
        step //= 2
    yield from ((place, place + 1) for place in range(length))
