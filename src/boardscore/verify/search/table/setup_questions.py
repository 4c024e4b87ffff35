"""A question about the table: the set-up, or the view of a seat."""

from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property, partial
from typing import Any, ClassVar

from attrs import frozen

from boardscore.core.errors import BoardscoreError
from boardscore.verify import game_kits
from boardscore.verify.data_types import Data, Size, Wrong
from boardscore.verify.program import protocol
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import SEEN, START, Refused, Request
from boardscore.verify.search.play.game_questions import question_about
from boardscore.verify.search.play.game_shrink_steps import KINDS, WrittenGame
from boardscore.verify.search.question import (
    COMPARED,
    Fault,
    FoundVector,
    Question,
    Sort,
    Step,
    record_size,
)
from boardscore.verify.vectors import table_answers
from boardscore.verify.vectors.table_answers import after, why_not_begun
from boardscore.verify.vectors.vectors import Difference, check


@frozen(eq=False)
class TableQuestion(Question):
    """A request about a set-up or a view; a record of `start` has no moves."""

    KINDS: ClassVar[int] = len(KINDS)

    record: Sequence[Data]
    """The set-up with its rulings, and the moves."""
    player: int | None = None
    """The seat of the view; None for the table at the start."""

    @property
    def op(self) -> str:
        return START if self.player is None else SEEN

    @property
    def game(self) -> str:
        return str(self.record[0]["game"])

    @property
    def request(self) -> Request:
        if self.player is None:
            return protocol.start(self.record)
        return protocol.seen(self.record, player=self.player)

    @cached_property
    def expected(self) -> Data:
        """The right answer.

        Raises `BoardscoreError` for a record with an illegal move.
        """
        if self.player is None:
            return table_answers.at_start(self.record[0])
        return table_answers.seen(self.record, self.player)

    def content(self) -> Data:
        seat = {} if self.player is None else {"player": self.player}
        return {"input": {"record": list(self.record), **seat}, "expect": self.expected}

    @property
    def size(self) -> Size:
        return record_size(self.record)

    def sort(self, fault: Fault) -> Sort:
        """Its kind, its clause and the first different part of the table."""
        clause = self.clauses(fault)[0] if fault.differences else ""
        return fault.kind, clause, fault.names[:1]

    def fault(self, outcome: Outcome) -> Fault | None:
        if outcome.status is Status.UNSUPPORTED or not outcome.was_sent:
            return None
        if outcome.status not in COMPARED or outcome.data is None:
            return Fault(outcome.status.value)
        if self.op == START and _has_several_faults(self.record[0]):
            return None
        if self.player is not None and isinstance(outcome.answer, Refused):
            last = len(self.record) - 1
            index = outcome.answer.index
            return Fault("refusal", last if index is None else min(index, last))
        return self.fault_in(self.differences(outcome.data))

    def differences(self, answer: Mapping[str, Any]) -> list[Difference]:
        """The differences from the right answer."""
        return check(self._vector, answer)

    @cached_property
    def _vector(self) -> FoundVector:
        return self.vector(f"{self.game}.players/search", Fault(self.op))

    def fault_in(self, differences: Sequence[Difference]) -> Fault | None:
        """The fault of an answer with these differences."""
        if not differences:
            return None
        return Fault(self.op, names=_parts_of(differences), differences=tuple(differences))

    def clauses(self, fault: Fault) -> tuple[str, ...]:
        """The clause of the first difference that has one."""
        if fault.kind != "refusal":
            return (self.clause_of(fault.differences),)
        return clauses_of_refusal(self.record, fault.place)

    def clause_of(self, differences: Sequence[Difference]) -> str:
        """The clause that decides these parts."""
        play, players = game_kits.play_kit(self.game), f"{self.game}.players"
        for problem in why_not_begun(self.record[0]):
            return problem.clause or play.settles.get(str(problem.path[0]), players)
        parts = _parts_of(differences)
        if parts and parts != ("error",):
            return play.shows(after(self.record), parts[0]) or players
        refused = [one.got for one in differences if isinstance(one.got, Mapping)]
        named = [one.get("error", {}).get("part") for one in refused]
        return next((play.settles[one] for one in named if one in play.settles), players)

    def smaller(self, kind: int, /) -> Sequence[Step["TableQuestion"]]:
        setup, *moves = self.record
        steps = [*KINDS[kind](WrittenGame(setup, moves, None, ()))]
        if self.op == START and kind == 0:
            barer = ({k: v for k, v in setup.items() if k != name} for name in ("deck", "rulings"))
            steps += [WrittenGame(one, (), None, ()) for one in barer]
        records = [[step.setup, *step.moves] for step in steps]
        return [partial(self._with, one, seat) for one in records for seat in self._seats(one)]

    def _seats(self, record: Sequence[Data]) -> Iterator[int | None]:
        """The seat of the view; with fewer moves or players, any other seat."""
        yield self.player
        players = record[0]["players"]
        is_smaller = len(record) < len(self.record) or players != self.record[0]["players"]
        if self.player is not None and is_smaller:
            yield from (seat for seat in range(len(players)) if seat != self.player)

    def _with(self, record: Sequence[Data], seat: int | None) -> "TableQuestion | None":
        """The question about another record, if it is legal and has the seat."""
        step = TableQuestion(record, seat)
        try:
            return step if step.size < self.size and step.expected else None
        except BoardscoreError:
            return None


def _has_several_faults(setup: Data) -> bool:
    """Whether a set-up cannot be played even without the part that is named first.

    Then a program may name either part.
    """
    named = {str(one.path[0]) for one in why_not_begun(setup)}
    optional = named - {"pack", "players"}
    return bool(optional and why_not_begun({k: v for k, v in setup.items() if k not in optional}))


def _parts_of(differences: Sequence[Difference]) -> tuple[str, ...]:
    """The different parts of a table; empty if the whole answer is different."""
    return tuple(dict.fromkeys(_part(one) for one in differences if one.place))


def _part(one: Difference) -> str:
    """The part of a player, or else of the table."""
    of_player = one.part == "players" and len(one.place) > 2
    return str(one.place[2]) if of_player else one.part


def clauses_of_refusal(record: Sequence[Data], place: int) -> tuple[str, ...]:
    """The clause of the legal move that an answer refuses; empty if there is none."""
    setup = {name: part for name, part in record[0].items() if name != "deck"}
    moves = [move.to_dict() for move in after(record[: place + 1]).moves]
    wrong = Wrong(tuple(record[place + 1 : place + 2]), ())
    kit = game_kits.play_kit(setup["game"])
    played = question_about("legal", [setup, *moves]).played
    return (kit.decides(played, wrong),) if wrong.missing else ()
