"""Searches the best pier, on arrays where there are many arrangements, and puts it into words."""

from collections.abc import Iterable, Iterator, Sequence
from contextlib import suppress
from time import monotonic

from boardscore.analysis.best_result import BestSoFar, Hindsight, SearchLimits, StoppedError
from boardscore.core.messages import Message
from boardscore.core.optional_dependencies import is_here
from boardscore.core.results import Result
from boardscore.pier18.analysis.arrangements import (
    Arrangements,
    BestPier,
    Faces,
    PierTask,
    Words,
    lay_faces,
)
from boardscore.pier18.model import PLAN_POINTS, Laid
from boardscore.pier18.plans import Condition
from boardscore.pier18.scoring import PierScore
from boardscore.pier18.state import State

_BETWEEN_LOOKS = 256
"""The number of arrangements between two looks at the clock."""


def try_one_by_one(task: PierTask, progress: BestPier) -> None:
    """Tries each arrangement for the best pier; raises `StoppedError` when the time is over."""
    below = [task.points.below(columns) for columns in range(sum(task.widths))]
    for faces in task.arrangements.faces():
        _Overlaps(task, progress, faces, below).try_all()


class _Overlaps:
    """All overlaps of cards in one order."""

    def __init__(
        self, task: PierTask, progress: BestPier, faces: Faces, below: Sequence[int]
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
            progress.keep(total, lay_faces(self.faces, self.overlaps), changes)
        self.waiting += 1
        if self.waiting == _BETWEEN_LOOKS:
            self.waiting = 0
            progress.count(_BETWEEN_LOOKS)


def find_best(task: PierTask, actual: int, limits: SearchLimits) -> BestPier:
    """The best pier among the arrangements; the search begins with the player's own.

    After all arrangements the best one is proven. A search that is stopped, by its time or by
    Ctrl-C, has the bound of the task.
    """
    progress = BestSoFar(actual, task.own, task.cap, monotonic() + limits.seconds)
    with suppress(StoppedError, KeyboardInterrupt):
        _search(task, progress)
        progress.bound = progress.total
    return progress


def report(  # noqa: PLR0913
    task: PierTask,
    found: BestPier,
    *,
    seat: int,
    before: Result[PierScore],
    after: Result[PierScore],
    kept: Iterable[Message],
    state: State | None = None,
) -> Hindsight:
    """The best pier of a seat, with the score before and after; the reference has the last word."""
    assert after.players[seat].subtotal == found.total
    return Hindsight(
        seat=seat,
        before=before.players[seat],
        result=after,
        bound=found.bound,
        tried=found.tried,
        free=task.arrangements.free,
        freedom=freedom(task.arrangements),
        kept=tuple(kept),
        arrangement=words_of(found.arrangement),
        state=state,
    )


def _search(task: PierTask, progress: BestPier) -> None:
    """Tries everything, on arrays if there are many arrangements and NumPy is installed."""
    has_many = task.arrangements.free != "overlaps" or task.arrangements.may_turn
    if has_many and _has_arrays():
        from boardscore.pier18.analysis import array_search  # needs NumPy

        if array_search.fits(task):
            array_search.search(task, progress)
            return
    try_one_by_one(task, progress)


def _has_arrays() -> bool:
    """Whether there is a NumPy that counts bits, from version 2."""
    if not is_here("numpy"):
        return False
    import numpy as np

    return hasattr(np, "bitwise_count")


# In words


def words_of(cards: Sequence[Laid]) -> Message:
    """The cards of the best pier as positions write them."""
    written = tuple(map(str, cards))
    if any(card.turned for card in cards):
        return Message("hindsight.cards", cards=written)
    key = (
        "hindsight.cards_upright"
        if any(card.overlap for card in cards)
        else "hindsight.cards_apart"
    )
    return Message(key, cards=written)


def freedom(ways: Arrangements) -> Message:
    """The free parts in the search for the best pier."""
    only = "" if ways.has_plan or ways.free != "drafts" else "_only"
    what = Message(f"hindsight.free.{ways.free}{only}")
    return Message("hindsight.free.and_turns", what=what) if ways.may_turn else what


def kept_cards(ways: Arrangements) -> Iterator[Message]:
    """The parts of the cards that the search for the best pier keeps."""
    if ways.free == "overlaps":
        yield Message("hindsight.kept.order")
    elif ways.free == "drafts":
        yield Message("hindsight.kept.ends" if ways.has_plan else "hindsight.kept.foundation")
    else:
        yield Message("hindsight.kept.cards")
    if not ways.may_turn:
        yield Message("hindsight.kept.turns")
