"""Tries all arrangements of a pier, tens of thousands at once, on NumPy arrays.

The arrays have an axis for the orders of the cards and one for their overlaps. All cards are
equally wide, so the overlaps alone decide where each card begins.
"""

from collections.abc import Sequence
from itertools import islice
from typing import Any

from boardscore.core import optional_dependencies

optional_dependencies.require("table", "numpy")

import numpy as np  # noqa: E402

from boardscore.core.arrays_as_ints import lanes  # noqa: E402
from boardscore.pier18 import pier_bits  # noqa: E402
from boardscore.pier18.analysis.arrangements import BestPier, Faces, PierTask, lay_faces  # noqa: E402
from boardscore.pier18.model import PLAN_POINTS  # noqa: E402
from boardscore.pier18.plans import Condition, is_small  # noqa: E402

_CELLS = 1 << 15
"""The number of arrangements at once."""

_MOST_OVERLAPS = 1 << 18
"""More overlaps of a single order would take too much memory."""


def fits(task: PierTask) -> bool:
    """Whether a search can use arrays; with Patrons to decide, it is small without them."""
    plans = [task.plan_of(laid.card) for laid in task.own]
    return (
        not task.contests
        and len({*task.widths}) == 1
        and sum(task.widths) <= pier_bits.COLUMNS
        and task.widths[0] ** (len(task.own) - 1) <= _MOST_OVERLAPS
        and all(is_small(plan) for plan in plans if isinstance(plan, Condition))
    )


def search(task: PierTask, progress: BestPier) -> None:
    """Tries all arrangements on arrays; raises `StoppedError` when the time is over."""
    overlaps = _Overlaps(task)
    orders = task.arrangements.faces()
    while batch := [*islice(orders, max(1, _CELLS // len(overlaps.columns)))]:
        _try_batch(task, progress, overlaps, batch)
        progress.count(len(batch) * len(overlaps.columns))


class _Overlaps:
    """All overlaps of equally wide cards, in the order of the plain search."""

    def __init__(self, task: PierTask) -> None:
        self.width = task.widths[0]
        self.starts: list[Any] = []
        """Where each card but the first begins, by the overlaps up to it."""
        self.moved: list[Any] = []
        """Whether the overlap of each of these cards differs from the player's own."""
        self.columns: Any = np.array([self.width])
        """The columns of each pier."""
        for laid in task.own[1:]:
            overlaps = np.arange(self.width)
            starts = (self.columns[:, None] - overlaps).ravel()
            self.moved.append(np.tile(overlaps != laid.overlap, len(self.columns)))
            self.starts.append(starts)
            self.columns = starts + self.width
        self.below: Any = np.array(
            [task.points.below(columns) for columns in range(sum(task.widths))], dtype=np.uint64
        )

    def of_row(self, row: int) -> list[int]:
        """The overlaps of a pier by its index; the first card covers nothing."""
        found = []
        for _ in self.starts:
            row, overlap = divmod(row, self.width)
            found.append(overlap)
        return [0, *reversed(found)]


def _try_batch(
    task: PierTask, progress: BestPier, overlaps: _Overlaps, batch: Sequence[Faces]
) -> None:
    """Keeps the best arrangement of some orders of the cards, if it is better."""
    changed = np.array([task.arrangements.changes(faces) for faces in batch])
    words = np.array([task.words_of(faces) for faces in batch], dtype=np.uint64)
    piers, changes = _lay(overlaps, words.transpose(2, 1, 0), changed.T)
    totals = np.asarray(task.points.total([lanes(word) for word in piers])) + task.patrons
    _add_plans(task, progress, totals, piers, overlaps.columns, batch)
    ranked = totals * (len(task.own) + 1) - changes
    order, row = divmod(int(ranked.argmax()), len(overlaps.columns))
    total, changes_of_best = int(totals[order, row]), int(changes[order, row])
    if progress.is_better(total, changes_of_best):
        best = lay_faces(batch[order], overlaps.of_row(row))
        progress.keep(total, best, changes_of_best)


def _lay(overlaps: _Overlaps, words: Any, changed: Any) -> tuple[Any, Any]:
    """The words of all piers, and the number of changed cards, by order and overlaps.

    `words` has an axis for the symbols, the cards and the orders; `changed` has the last two.
    """
    piers, changes = words[:, 0, :, None], changed[0, :, None].astype(np.int64)
    for place, (starts, moved) in enumerate(zip(overlaps.starts, overlaps.moved), start=1):
        before = np.repeat(piers, overlaps.width, axis=2) & overlaps.below[starts]
        piers = before | words[:, place, :, None] << starts.astype(np.uint64)
        changes = np.repeat(changes, overlaps.width, axis=1) + (changed[place, :, None] | moved)
    return piers, changes


def _add_plans(  # noqa: PLR0913, PLR0917  (the piers, and what Plans are judged by)
    task: PierTask,
    progress: BestPier,
    totals: Any,
    piers: Any,
    columns: Any,
    batch: Sequence[Faces],
) -> None:
    """Adds the points of the Plans of the last cards, for piers that could then be the best."""
    least = max(progress.total, int(totals.max())) - PLAN_POINTS
    last = {id(faces[-1][0]): faces[-1][0] for faces in batch}
    ids = np.array([id(faces[-1][0]) for faces in batch])
    for identity, card in last.items():
        plan = task.plan_of(card)
        orders, rows = np.nonzero((ids == identity)[:, None] & (totals >= least))
        if isinstance(plan, Condition):
            words = [lanes(word) for word in piers[:, orders, rows]]
            is_met = np.asarray(task.points.meets(words, columns[rows], plan))
            totals[orders, rows] += PLAN_POINTS * is_met
        elif plan:
            totals[orders, rows] += PLAN_POINTS
