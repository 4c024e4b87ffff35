"""What a search finds about the table: a set-up or a view that is told otherwise."""

from collections.abc import Mapping, Sequence

from attrs import field, frozen

from boardscore.verify import games
from boardscore.verify.canonical import Data
from boardscore.verify.driver.outcomes import Status
from boardscore.verify.search.course import WrongAnswer
from boardscore.verify.search.findings import FoundVector
from boardscore.verify.search.progress import Stopped
from boardscore.verify.search.table.counts import TableCounts
from boardscore.verify.search.table.questions import TableQuestion
from boardscore.verify.suite.played import after, why_not_begun
from boardscore.verify.suite.vectors import Difference

ANSWERED = (Status.ANSWERED, Status.ILLEGAL)
"""What became of a request that can be held against the rules."""


@frozen
class FoundTable(WrongAnswer):
    """A set-up or a view that a program tells otherwise, as small as it could be made."""

    question: TableQuestion
    """What was asked."""

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.question.game

    @property
    def kind(self) -> str:
        """`start` or `seen`, or a status that is no answer."""
        return self.status.value if self._answer is None else self.question.op

    @property
    def decides(self) -> str:
        """The clause that decides what is right here."""
        return clause_of(self.question, self.question.wrong(self._answer or {}))

    @property
    def _answer(self) -> Data | None:
        return self.outcome.data if self.status in ANSWERED else None

    @property
    def vector(self) -> FoundVector:
        """The finding as a test vector."""
        return self.question.vector(self.clause)

    @property
    def digest(self) -> str:
        """A short name that is the same whenever the same is found."""
        return self.question.digest


@frozen
class TableProgress:
    """What was asked about tables, and found."""

    counts: TableCounts = field(factory=TableCounts)
    findings: tuple[FoundTable, ...] = ()
    interrupted: Stopped | None = None
    """When somebody stopped the search, if somebody did."""


def parts_of(differences: Sequence[Difference]) -> tuple[str, ...]:
    """The parts of a table that are told otherwise; none if the whole answer is another one."""
    names = (_part(one) for one in differences if one.place)
    return tuple(dict.fromkeys(names))


def _part(one: Difference) -> str:
    """Of a player, what of the player; else the part of the table itself."""
    of_player = one.part == "players" and len(one.place) > 2
    return str(one.place[2]) if of_player else one.part


def clause_of(question: TableQuestion, differences: Sequence[Difference]) -> str:
    """The clause that decides what is right where an answer differs."""
    play = games.kit(question.game).play
    assert play is not None
    setup = question.record[0]
    for problem in why_not_begun(setup):
        part = str(problem.path[0])
        return problem.clause or play.settles.get(part, f"{question.game}.players")
    parts = parts_of(differences)
    if not parts or parts == ("error",):
        refused = [one.got for one in differences if isinstance(one.got, Mapping)]
        named = [one.get("error", {}).get("part") for one in refused]
        return next((play.settles[one] for one in named if one in play.settles), _players(question))
    state = after(question.record)
    return play.shows(state, parts[0]) or _players(question)


def _players(question: TableQuestion) -> str:
    return f"{question.game}.players"
