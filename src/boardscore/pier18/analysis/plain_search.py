"""Tries all arrangements of a pier, one after another, on whole numbers."""

from collections.abc import Sequence

from boardscore.pier18.analysis.arrangements import Faces, lay_faces
from boardscore.pier18.analysis.pier_points import Words
from boardscore.pier18.analysis.task import BestSoFar, PierTask
from boardscore.pier18.model import PLAN_POINTS
from boardscore.pier18.plans import Condition

_BETWEEN_LOOKS = 256
"""The number of arrangements between two looks at the clock."""


def search(task: PierTask, progress: BestSoFar) -> None:
    """Tries all arrangements; raises `StoppedError` when the time is over."""
    below = [task.points.below(columns) for columns in range(sum(task.widths))]
    for faces in task.arrangements.faces():
        _Overlaps(task, progress, faces, below).try_all()


class _Overlaps:
    """All overlaps of cards in one order."""

    def __init__(
        self,
        task: PierTask,
        progress: BestSoFar,
        faces: Faces,
        below: Sequence[int],
    ) -> None:
        self.task, self.progress, self.faces = task, progress, faces
        self.words: Sequence[Words] = task.words_of(faces)
        self.below = below
        self.widths = [card.cells.columns for card, _ in faces]
        self.changed = task.arrangements.changes(faces)
        self.plan = task.plan_of(faces[-1][0])
        self.base = task.patrons + PLAN_POINTS * (self.plan is True)
        self.overlaps = [0] * len(faces)
        self.waiting = 0

    def try_all(self) -> None:
        self.lay_next(1, self.words[0], self.widths[0], int(self.changed[0]), self.base)
        self.progress.count(self.waiting)

    def lay_next(self, place: int, words: Words, end: int, changes: int, won: int) -> None:
        """Lays the next card with every overlap; `words` and `end` are the pier so far."""
        if place == len(self.words):
            self.score(words, end, changes, won)
            return
        task, card, width = self.task, self.words[place], self.widths[place]
        old = None if self.changed[place] else task.own[place].overlap
        for overlap in range(self.widths[place - 1]):
            start = end - overlap
            below = self.below[start]
            pier = [word & below | new << start for word, new in zip(words, card)]
            self.overlaps[place] = overlap
            self.lay_next(
                place + 1,
                pier,
                start + width,
                changes + (overlap != old),
                won + self.patron(place, pier) if task.contests else won,
            )

    def patron(self, place: int, pier: Words) -> bool:
        """Whether the player gets the Patron of the round; the Plan has none."""
        if place > len(self.task.contests):
            return False
        category, least = self.task.contests[place - 1]
        return bool(self.task.points.category(pier, category) >= least)

    def score(self, words: Words, columns: int, changes: int, won: int) -> None:
        """Scores a pier; asks for a condition only if the answer matters."""
        total = won + self.task.points.total(words)
        plan, progress = self.plan, self.progress
        if isinstance(plan, Condition) and progress.is_better(total + PLAN_POINTS, changes):
            total += PLAN_POINTS * bool(self.task.points.meets(words, columns, plan))
        if progress.is_better(total, changes):
            progress.keep(total, changes, lay_faces(self.faces, self.overlaps))
        self.waiting += 1
        if self.waiting == _BETWEEN_LOOKS:
            self.waiting = 0
            progress.count(_BETWEEN_LOOKS)
