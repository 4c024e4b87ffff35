"""What a search of play finds: a record that is answered wrongly, and what can be said of it."""

import hashlib
import json
from collections import Counter
from collections.abc import Mapping

from attrs import evolve, field, frozen

from boardscore import clauses
from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value
from boardscore.verify import games
from boardscore.verify.canonical import Size
from boardscore.verify.driver.outcomes import Outcome, Status
from boardscore.verify.driver.protocol import TRACE
from boardscore.verify.judging.case import Case, Verdict
from boardscore.verify.search.findings import FoundVector
from boardscore.verify.search.play.questions import Fault, Question
from boardscore.verify.suite.vectors import check


@frozen
class FoundPlay:
    """A game that a program plays otherwise, as short as it could be made."""

    question: Question
    """What was asked."""
    fault: Fault
    """What is wrong with the answer."""
    rulings: Mapping[str, Value]
    """The rulings under which it was asked."""
    outcome: Outcome
    """What became of the request."""
    file: str | None = None
    """Where it is saved, if it is."""

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.question.walk.game

    @property
    def kind(self) -> str:
        """What is wrong: `moves`, `refusal`, `score`, or a status that is no answer."""
        return self.fault.kind

    @property
    def status(self) -> Status:
        """What became of the request: most often it was answered."""
        return self.outcome.status

    @property
    def clause(self) -> str:
        """The clause that decides what is right here."""
        return clause_of(self.question, self.fault)

    @property
    def vector(self) -> FoundVector:
        """The finding as a test vector."""
        titles = {lang: say(title(self), lang) for lang in ("en", "de")}
        setup, *moves = self.question.record
        return FoundVector(
            id=f"{self.clause}/search.found-{self.digest}",
            title=titles["en"],
            title_de=titles["de"],
            op="legal" if self.question.op == "legal" else "replay",
            isolates=f"{self.clause}/search",
            touches=(),
            level="edge",
            why=say(Message("played.why")),
            why_de=say(Message("played.why"), "de"),
            input={"record": [setup, *moves]},
            expect=self.question.expected,
        )

    @property
    def case(self) -> Case:
        """The finding as the case of a vector."""
        case = Case(self.vector, Verdict.DISAGREE, self.rulings, self.outcome)
        if case.got is None:
            return case
        return evolve(case, differences=tuple(check(case.vector, case.got, self.rulings)))

    @property
    def digest(self) -> str:
        """A short name that is the same whenever the same is found."""
        written = json.dumps([self.question.record, self.question.op], sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:8]


def clause_of(question: Question, fault: Fault) -> str:
    """The clause of the decision at which a program goes another way."""
    walk, known = question.walk, games.kit(question.walk.game)
    assert known.play is not None
    if question.refused is not None:
        why = walk.end.why_illegal(question.refused)
        return (why and why.clause) or f"{walk.game}.players"
    if fault.kind in {"moves", TRACE}:
        return known.play.decides(walk.until(fault.place), fault.wrong)
    if fault.kind == "score":
        by_play = known.play.ends(walk, fault.names)
        scored = [clause for name in fault.names if (clause := games.clause_of(walk.game, name))]
        ties = [*known.ties.values()]
        return by_play or [*scored, ties[0]][0]
    return _last_clause(question)


def _last_clause(question: Question) -> str:
    """Where there is no answer: the clause of what was met last."""
    walk, play = question.walk, games.kit(question.walk.game).play
    assert play is not None
    ids = {clause.id for clause in clauses.CLAUSES}
    if walk.moves:
        met = play.met(walk.states[-2], walk.moves[-1], walk.end)
        found = [one for one in met if one in ids]
        if found:
            return found[-1]
    return f"{walk.game}.players"


def title(finding: FoundPlay) -> Message:
    """What is wrong, in a few words."""
    answered = finding.status in {Status.ANSWERED, Status.ILLEGAL}
    if answered and finding.fault.kind in {"moves", "refusal", "score", TRACE}:
        return Message(f"played.title.{finding.fault.kind}")
    return finding.status.message


def size(question: Question) -> Size:
    """How large a game is: its moves, its players, its pack, then ever smaller things."""
    setup, *moves = question.record
    pack = setup["pack"]
    entries = [one for value in pack.values() if isinstance(value, list) for one in value]
    settings = sum(value for value in setup.values() if type(value) is int)
    text = json.dumps(entries)
    numbers = [value for move in moves for value in move.values() if isinstance(value, int)]
    return (
        len(moves),
        len(setup["players"]),
        len(entries),
        settings,
        sum(map(abs, numbers)),
        len(text) - text.count("."),
        sum(map(ord, json.dumps(moves))),
        sum(map(ord, text)),
    )


@frozen
class PlayCounts:
    """How much of play was asked, and what became of it; without what shrinking asked."""

    games: int = 0
    """How many whole games were played."""
    small: int = 0
    """How many decisions of the smallest games were asked, all there are."""
    depth: int | None = None
    """Up to how many moves of players all of the smallest games were asked."""
    agreed: int = 0
    """How many answers were right."""
    disagreed: int = 0
    """How many were wrong."""
    unsupported: int = 0
    """How many requests the program does not support."""
    unanswered: int = 0
    """How many got no answer that can be read."""


@frozen
class PlayProgress:
    """How far the search of play of one game has come."""

    counts: PlayCounts = PlayCounts()
    findings: tuple[FoundPlay, ...] = ()
    met: Mapping[str, int] = field(factory=Counter)
    """How often each clause and facet of play was met."""
    look_alikes: int = 0
    """How many moves were listed that do what others do."""
    gave_up: bool = False
    """Whether no more was asked because too much had got no answer."""
    interrupted: bool = False
    """Whether somebody stopped the search."""


@frozen
class SearchedPlay:
    """The search of the play of one game."""

    game: str
    seconds: float
    seed: int
    rulings: Mapping[str, Value]
    progress: PlayProgress

    @property
    def findings(self) -> tuple[FoundPlay, ...]:
        """What was found."""
        return self.progress.findings
