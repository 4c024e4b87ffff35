"""Episodes: games as far as they have been played, for environments of one game at a time."""

from boardscore.core.optional_dependencies import require

require("pettingzoo", "numpy")

from array import array  # noqa: E402  (without the extra nothing is here)
from collections.abc import Mapping, Sequence  # noqa: E402
from functools import cached_property  # noqa: E402
from random import Random  # noqa: E402
from typing import Any, Self, TypeAlias  # noqa: E402

import numpy as np  # noqa: E402
from attrs import define  # noqa: E402
from numpy.typing import NDArray  # noqa: E402

from boardscore.core.rendering import in_brackets  # noqa: E402
from boardscore.envs.batch_loops import write_rewards  # noqa: E402
from boardscore.envs.environment import final_places, rewards  # noqa: E402

NO_ONE = -1
"""No seat: chance acts, or the game is over."""


@define(slots=False, eq=False, repr=False)
class _Episode:
    task: Any
    """The game with its settings (`boardscore.envs.learning_task.LearningTask`)."""

    def __repr__(self) -> str:
        return in_brackets(f"{type(self).__name__} of {self.task!r}")

    def __deepcopy__(self, _: object) -> Self:
        return self


@define(slots=False, eq=False, repr=False)
class KernelEpisode(_Episode):
    """A game on whole numbers as far as it has been played; no one sees it change.

    The state of the library is derived only when it is asked for.
    """

    numbers: list[int]
    """The state of the play kernel."""
    known: Any
    """A state of the library, of now or of before."""
    steps: tuple[tuple[int, Any], ...]
    """The steps since then: seats with their actions, and `NO_ONE` with the ids of draws."""
    rows: Mapping[int, tuple[list[int], "array[float]"]]
    """The part of each seat's observation that stays, and the kernel's state that it is from."""

    @property
    def state(self) -> Any:
        """The state of the library, with its moves."""
        for seat, step in self.steps:
            drawn = seat == NO_ONE
            move = self.known.drawn(step) if drawn else self.task.actions.move_of(step, seat)
            self.known = self.task.play.played(self.known, move)
        self.steps = ()
        return self.known

    @property
    def seat(self) -> int:
        """The seat to ask next, or `NO_ONE`."""
        seat: int = self.numbers[self.task.kernel.module.SEAT]
        return seat

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.numbers[self.task.kernel.module.PHASE] == self.task.kernel.module.OVER)

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
        self.task.kernel.functions.ask(self.task.kernel.tables, numbers)
        steps = (*self.steps, (seat, step))
        return KernelEpisode(self.task, numbers, self.known, steps, self.rows)

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
        kernel.functions.observe_turn(kernel.tables, kernel.marks, numbers, seat, row, 1)
        return np.frombuffer(row, np.float32)

    @property
    def rewards(self) -> list[float]:
        """The rewards of all seats; 0 before the end."""
        kernel, seats = self.task.kernel, range(self.task.players)
        row = [0.0 for _ in seats]
        if self.is_over:
            standing = kernel.functions.standing
            standings = [[*standing(kernel.tables, self.numbers, seat)] for seat in seats]
            write_rewards(standings, row, len(seats), kernel.shares_ties)
        return row


@define(slots=False, eq=False, repr=False)
class StateEpisode(_Episode):
    """The same for a game without a kernel, with the states of the library."""

    state: Any
    """The state of the library, with its moves."""

    @property
    def seat(self) -> int:
        """The seat to ask next, or `NO_ONE`."""
        seat: int = self.task.part.next_seat(self.state) if self.state.to_act else NO_ONE
        return seat

    @property
    def is_over(self) -> bool:
        """Whether the game is over."""
        return bool(self.state.is_over)

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
        view, encoding = self.state.seen_by(seat), self.task.encoding
        vector = np.zeros(encoding.layout.size, np.float32)
        vector[encoding.ones(view)] = 1
        for index, value in encoding.fractions(view).items():
            vector[index] = value
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
