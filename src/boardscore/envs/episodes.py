"""Episodes: games as far as they have been played, for environments of one game at a time."""

from array import array
from collections.abc import Mapping, Sequence
from functools import cached_property
from random import Random
from typing import Any, TypeAlias

import numpy as np
from attrs import define, frozen
from numpy.typing import NDArray

from boardscore.envs.batch_loops import pay
from boardscore.envs.environment import final_places, rewards

NO_ONE = -1
"""No seat: chance acts, or the game is over."""


@define(slots=False, eq=False)
class KernelEpisode:
    """A game on whole numbers as far as it has been played; no one sees it change.

    The state of the library is derived only when it is asked for.
    """

    task: Any
    """The game with its settings (`boardscore.envs.learning_task.LearningTask`)."""
    numbers: list[int]
    """The state of the play kernel."""
    steps: tuple[tuple[int, Any], ...]
    """Seats with their actions, and `NO_ONE` with the ids of draws."""
    known: Any
    """A state of the library, after some of these steps."""
    rows: Mapping[int, tuple[list[int], "array[float]"]]
    """What stays in the observation of each seat, as it was in an earlier state of the kernel."""

    def __deepcopy__(self, _: object) -> "KernelEpisode":
        return self

    @cached_property
    def state(self) -> Any:
        """The state of the library, with its moves."""
        state = self.known
        for seat, step in self.steps[len(state.moves) :]:
            move = state.drawn(step) if seat == NO_ONE else self.task.actions.move_of(step, seat)
            state = self.task.play.played(state, move)
        return state

    @property
    def seat(self) -> int:
        """The seat to ask next, or `NO_ONE`."""
        return self.numbers[self.task.kernel.module.SEAT]

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        over: bool = self.numbers[self.task.kernel.module.PHASE] == self.task.kernel.module.OVER
        return over

    @property
    def draw_size(self) -> int:
        """How many cards or tiles chance draws now; 0 if players act, and at the end."""
        size: int = self.task.kernel.module.draw_size(self.task.kernel.tables, self.numbers)
        return size

    @cached_property
    def unseen(self) -> Sequence[str]:
        """The ids of those that chance may draw, sorted."""
        ids: Sequence[str] = self.task.kernel.game.unseen(self.numbers)
        return ids

    def drawn(self, ids: Sequence[str]) -> "KernelEpisode":
        """The episode after a draw of these, in this order."""
        kernel, numbers = self.task.kernel, self.numbers[:]
        pieces = kernel.game.piece_numbers
        kernel.module.draw(kernel.tables, numbers, [pieces[name] for name in ids])
        return self._after(numbers, NO_ONE, ids)

    def acted(self, action: int) -> "KernelEpisode":
        """The episode after a legal action of the seat; no one checks it again."""
        kernel, numbers = self.task.kernel, self.numbers[:]
        kernel.functions.act(kernel.tables, kernel.marks, numbers, action)
        return self._after(numbers, self.seat, action)

    def _after(self, numbers: list[int], seat: int, step: Any) -> "KernelEpisode":
        kernel, known = self.task.kernel, self.__dict__.get("state", self.known)
        kernel.functions.ask(kernel.tables, numbers)
        return KernelEpisode(self.task, numbers, (*self.steps, (seat, step)), known, self.rows)

    @cached_property
    def mask(self) -> bytes:
        """One byte for each action: 1 for a legal one of the seat."""
        kernel, row = self.task.kernel, bytearray(self.task.actions.count)
        if self.seat != NO_ONE:
            kernel.functions.mask(kernel.tables, kernel.marks, self.numbers, row)
        return bytes(row)

    def observe(self, seat: int) -> NDArray[np.float32]:
        """The observation of a seat, as a new array."""
        kernel, numbers = self.task.kernel, self.numbers
        before, row = self.rows[seat]
        if before is not numbers:
            row = row[:]
            kernel.functions.observe_changes(
                kernel.tables, kernel.marks, before, numbers, seat, row
            )
            self.rows = {**self.rows, seat: (numbers, row)}
        row = row[:]
        kernel.functions.observe_turn(kernel.tables, kernel.marks, numbers, seat, row)
        return np.frombuffer(row, np.float32)

    @property
    def rewards(self) -> list[float]:
        """The rewards of all seats; 0 before the end."""
        kernel, seats = self.task.kernel, range(self.task.players)
        row = [0.0 for _ in seats]
        if self.is_over:
            standing = kernel.functions.standing
            standings = [[*standing(kernel.tables, self.numbers, seat)] for seat in seats]
            pay(standings, row, len(seats), kernel.shares_ties)
        return row


@frozen(eq=False)
class StateEpisode:
    """The same for a game without a kernel, with the states of the library."""

    task: Any
    """The game with its settings (`boardscore.envs.learning_task.LearningTask`)."""
    state: Any
    """The state of the library, with its moves."""

    def __deepcopy__(self, _: object) -> "StateEpisode":
        return self

    @property
    def seat(self) -> int:
        """The seat to ask next, or `NO_ONE`."""
        seat: int = self.task.part.next_seat(self.state) if self.state.to_act else NO_ONE
        return seat

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        over: bool = self.state.is_over
        return over

    @property
    def draw_size(self) -> int:
        """How many cards or tiles chance draws now; 0 if players act, and at the end."""
        return self.state.chance.count if self.state.chance else 0

    @property
    def unseen(self) -> Sequence[str]:
        """The ids of those that chance may draw, sorted."""
        return self.state.chance.unseen if self.state.chance else ()

    def drawn(self, ids: Sequence[str]) -> "StateEpisode":
        """The episode after a draw of these, in this order."""
        return self._after(self.state.drawn(ids))

    def acted(self, action: int) -> "StateEpisode":
        """The episode after a legal action of the seat; no one checks it again."""
        return self._after(self.task.actions.move_of(action, self.seat))

    def _after(self, move: Any) -> "StateEpisode":
        return StateEpisode(self.task, self.task.play.played(self.state, move))

    @property
    def mask(self) -> bytes:
        """One byte for each action: 1 for a legal one of the seat."""
        mask: bytes = self.task.actions.mask(self.state, max(self.seat, 0))
        return mask

    def observe(self, seat: int) -> NDArray[np.float32]:
        """The observation of a seat, as a new array."""
        vector: NDArray[np.float32] = self.task.observe(self.state, seat)
        return vector

    @property
    def rewards(self) -> list[float]:
        """The rewards of all seats; 0 before the end."""
        return [*rewards(final_places(self.state))] if self.is_over else [0.0] * self.task.players


Episode: TypeAlias = KernelEpisode | StateEpisode


def deal(episode: Episode, random: Random) -> Episode:
    """The episode after all draws of chance that are due."""
    while episode.draw_size:
        episode = episode.drawn(random.sample(episode.unseen, episode.draw_size))
    return episode
