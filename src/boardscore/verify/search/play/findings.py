"""What a search of play finds: a record that is answered wrongly, and what can be said of it."""

import hashlib
import json
from collections import Counter
from collections.abc import Iterable, Mapping

from attrs import field, frozen

from boardscore import clauses
from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value
from boardscore.verify import games
from boardscore.verify.canonical import Data, Size
from boardscore.verify.driver.outcomes import Status
from boardscore.verify.driver.protocol import SEEN, START, STATE, TRACE
from boardscore.verify.judging.case import Case, Verdict
from boardscore.verify.search.course import WrongAnswer
from boardscore.verify.search.findings import FoundVector
from boardscore.verify.search.play.questions import LISTS, Fault, Question
from boardscore.verify.search.play.walks import Walk
from boardscore.verify.search.progress import Stopped
from boardscore.verify.search.table.counts import TableCounts
from boardscore.verify.search.table.findings import FoundTable
from boardscore.verify.suite.wrong import Wrong


@frozen
class FoundPlay(WrongAnswer):
    """A game that a program plays otherwise, as short as it could be made."""

    question: Question
    """What was asked."""
    fault: Fault
    """What is wrong with the answer."""
    behind: tuple[str, ...] = ()
    """The clauses by which its game goes wrong before that already; it may be of one mistake."""

    @property
    def game(self) -> str:
        """Which game it is."""
        return self.question.walk.game

    @property
    def kind(self) -> str:
        """What is wrong: `moves`, `refusal`, `score`, or a status that is no answer."""
        return self.fault.kind

    @property
    def ends_too_early(self) -> bool:
        """Whether the program gives the score of a game that goes on."""
        return self.kind == "score" and not self.question.walk.end.is_over

    @property
    def decides(self) -> str:
        """The clause of the decision at which the program goes another way."""
        return clause_of(self.question, self.fault)

    @property
    def beside(self) -> tuple[str, ...]:
        """The clauses that may be broken as well as the one that is named: nothing tells which."""
        like, walk = self.like, self.question.walk.until(self.fault.place)
        if like is not None:
            found: Iterable[str] = like.clauses if like.throughout else ()
        elif self.kind in {"moves", "score"}:
            play = games.kit(self.game).play
            assert play is not None
            found = play.beside(walk, self.fault.wrong, self.clause)
        else:
            found = ()
        return tuple(one for one in found if one != self.clause)

    @property
    def is_by_trace(self) -> bool:
        """Whether nothing but an answer to `trace` shows it."""
        return self.kind in {STATE, TRACE, LISTS}

    @property
    def case(self) -> Case:
        """The finding as the case of a vector; what `trace` alone shows is not held against it."""
        if self.is_by_trace:
            return Case(self.vector, Verdict.DISAGREE, self.rulings, self.outcome)
        return super().case

    @property
    def vector(self) -> FoundVector:
        """The finding as a test vector."""
        titles = {lang: say(title(self), lang) for lang in ("en", "de")}
        setup, *moves = self.question.record
        return FoundVector(
            id=f"{self.clause}/search.found-{self.digest}",
            title=titles["en"],
            title_de=titles["de"],
            op="legal" if "moves" in self.question.expected else "replay",
            isolates=f"{self.clause}/search",
            touches=(),
            level="edge",
            why=say(Message("played.why")),
            why_de=say(Message("played.why"), "de"),
            input={"record": [setup, *moves]},
            expect=self.question.expected,
        )

    @property
    def digest(self) -> str:
        """A short name that is the same whenever the same is found."""
        written = json.dumps([self.question.record, self.question.op], sort_keys=True)
        return hashlib.sha256(written.encode()).hexdigest()[:8]


def clause_of(question: Question, fault: Fault) -> str:
    """The clause of the decision at which a program goes another way."""
    walk, known = question.walk, games.kit(question.walk.game)
    assert known.play is not None
    if question.refused is not None and fault.place == len(walk.moves):
        if _is_of_nobody(question.refused, walk):
            return f"{walk.game}.players"
        why = walk.end.why_illegal(question.refused)
        return (why and why.clause) or f"{walk.game}.players"
    if fault.table is not None:
        by_table = known.play.places(walk.until(fault.place), fault.table)
        return by_table or f"{walk.game}.players"
    goes_on = fault.kind == "refusal" and question.refused is None and walk.end.is_over
    if fault.kind in {"moves", TRACE} or (goes_on and fault.place == len(walk.moves)):
        return known.play.decides(walk.until(fault.place), fault.wrong)
    if fault.kind == "refusal" and fault.place < len(walk.moves):
        wrong = Wrong((walk.moves[fault.place],), ())
        return known.play.decides(walk.until(fault.place), wrong)
    if fault.kind == "score" and not walk.end.is_over:
        return known.play.goes_on(walk) or known.play.decides(walk, Wrong((), ()))
    if fault.kind == "score":
        by_play = known.play.ends(walk, fault.names, fault.told)
        scored = [clause for name in fault.names if (clause := games.clause_of(walk.game, name))]
        ties = [*known.ties.values()]
        return by_play or [*scored, ties[0]][0]
    return _last_clause(question)


def _is_of_nobody(move: Data, walk: Walk) -> bool:
    """Whether a move is one of a seat that the game does not have."""
    seat = move.get("player")
    return type(seat) is int and seat not in range(len(walk.setup["players"]))


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


def title(finding: FoundPlay | FoundTable) -> Message:
    """What is wrong, in a few words."""
    answered = finding.status in {Status.ANSWERED, Status.ILLEGAL}
    if isinstance(finding, FoundPlay) and finding.ends_too_early:
        return Message("played.title.early")
    if answered and finding.kind in {"moves", "refusal", "score", STATE, TRACE, LISTS, START, SEEN}:
        return Message(f"played.title.{finding.kind}")
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
    saved: int = 0
    """How many games that were saved before were asked again."""
    still_wrong: int = 0
    """How many of these are answered wrongly still."""
    cut: int = 0
    """How many of the whole games the program refused to go on with; they count up to there."""
    depth: int | None = None
    """Up to how many moves of players all of the smallest games were asked."""
    agreed: int = 0
    """How many answers were right."""
    disagreed: int = 0
    """How many were wrong."""
    unsupported: int = 0
    """How many requests the program does not support."""
    unfollowed: int = 0
    """How many wrong answers were not looked at any more: the time was over."""
    unanswered: int = 0
    """How many got no answer that can be read."""
    scored: int = 0
    """How many ends of games were scored, right or wrong."""
    scored_by_trace: int = 0
    """How many of these by `trace`."""
    unscored: int = 0
    """How many ends of games a `replay` of is not supported."""
    unscored_by_trace: int = 0
    """How many ends of games a `trace` told no score of."""


@frozen
class PlayProgress:
    """How far the search of play of one game has come."""

    counts: PlayCounts = PlayCounts()
    findings: tuple[FoundPlay | FoundTable, ...] = ()
    met: Mapping[str, int] = field(factory=Counter)
    """How often each clause and facet of play was met."""
    unscored: Walk | None = None
    """The shortest of the games that are over and were not scored."""
    tables: TableCounts = field(factory=TableCounts)
    """How much was asked of set-ups and of what seats see."""
    tried: int | None = None
    """How many smaller games were tried for a finding that is being made as small as possible."""
    gave_up: bool = False
    """Whether no more was asked because too much had got no answer."""
    interrupted: Stopped | None = None
    """When somebody stopped the search, if somebody did."""


@frozen
class SearchedPlay:
    """The search of the play of one game."""

    game: str
    seconds: float
    seed: int
    rulings: Mapping[str, Value]
    progress: PlayProgress
    scores: bool = False
    """Whether the program scored an end of this game before the search."""

    @property
    def unscored(self) -> int:
        """How many games that are over are not scored by a program that scores others."""
        counts = self.progress.counts
        replayed = counts.unscored if self.scores or counts.scored else 0
        return replayed + (counts.unscored_by_trace if counts.scored_by_trace else 0)

    @property
    def findings(self) -> tuple[FoundPlay | FoundTable, ...]:
        """What was found."""
        return self.progress.findings
