"""A question about a game: its legal moves, its end, or a move that cannot be made."""

import json
from collections.abc import Iterator, Mapping, Sequence
from functools import partial
from typing import Any, ClassVar

from attrs import evolve, frozen

from boardscore import clauses
from boardscore import games as rules
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.rulings import as_dict
from boardscore.records import read_record
from boardscore.verify import games
from boardscore.verify.data_types import Data, Size, Wrong
from boardscore.verify.program import protocol
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import STATE, TRACE, Moves, Refused, Request, Scored, Traced
from boardscore.verify.reference import differing, scored
from boardscore.verify.search.play.near_misses import is_refused
from boardscore.verify.search.play.played_games import (
    PlayedGame,
    before_last_draw,
    changed,
    replayed,
)
from boardscore.verify.search.play.simplifications import KINDS, WrittenGame
from boardscore.verify.search.play.tables import misplaced
from boardscore.verify.search.question import (
    LISTS,
    NOTHING_WRONG,
    Fault,
    FoundVector,
    Step,
    digest,
    found_vector,
    record_size,
)
from boardscore.verify.vectors.moves import held_against

_TITLED = {"moves", "refusal", "score", STATE, TRACE, LISTS}
"""Faults that have a separate title; others are named by the status."""
_RIGHT = frozenset({Status.ANSWERED, Status.ILLEGAL})


@frozen(eq=False)
class GameQuestion:
    """One request about a game."""

    played: PlayedGame
    """The game as far as it is asked about."""
    op: str
    """`legal`, `replay` or `trace`."""
    refused: Data | None = None
    """The move that cannot be made after it, if one is asked about."""
    KINDS: ClassVar[int] = len(KINDS)

    @property
    def record(self) -> list[Data]:
        """The record that is sent."""
        return [*self.played.record(), *self._added]

    @property
    def _added(self) -> list[Data]:
        """Lines sent after the moves of the game."""
        if self.refused is not None:
            return [self.refused]
        verdicts = None if self.op == "legal" else self.played.verdicts
        return [] if verdicts is None else [{"verdicts": verdicts}]

    @property
    def request(self) -> Request:
        """What is sent."""
        return protocol.about_game(self.op, [*self.played.lines, *map(json.dumps, self._added)])

    @property
    def is_end(self) -> bool:
        """Whether it asks for the score of a game that is over."""
        return self.op != "legal" and self.refused is None and self.played.end.is_over

    @property
    def is_too_early(self) -> bool:
        """Whether it asks for the score of a game that goes on, which is refused at its end."""
        return self.op == "replay" and not self.played.end.is_over

    @property
    def expected(self) -> Data:
        """What the rules give, in the shape of an answer."""
        if self.refused is not None or self.is_too_early:
            return {"error": {"code": "illegal", "index": len(self.played.moves)}}
        if self.op == "legal" or not self.played.end.is_over:
            return {"moves": self.played.legal(len(self.played.moves))}
        return self.played.result

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return self.played.game

    @property
    def size(self) -> Size:
        """Its moves, its players, its pack, then ever smaller things."""
        setup, *moves = self.record
        entries = [one for part in setup["pack"].values() if isinstance(part, list) for one in part]
        settings = sum(value for value in setup.values() if type(value) is int)
        text = json.dumps(entries)
        numbers = [value for move in moves for value in move.values() if isinstance(value, int)]
        return (
            *record_size(self.record),
            settings,
            sum(map(abs, numbers)),
            len(text) - text.count("."),
            sum(map(ord, json.dumps(moves))),
            sum(map(ord, text)),
        )

    @property
    def key(self) -> str:
        """A text that is the same for the same question."""
        return repr(self.record)

    def sort(self, fault: Fault) -> tuple[str, ...]:
        """What is wrong, for any reason: its kind, the kinds of moves, the parts of a score."""
        if fault.kind == "refusal":
            return fault.kind, self.clauses(fault)[0]
        extra = (move for _, move in fault.wrong.too_many if isinstance(move, Mapping))
        kinds = {str(move.get("move")) for move in (*fault.wrong.missing, *extra)}
        return fault.kind, *sorted(kinds), *fault.names

    def smaller(self, kind: int, /) -> Sequence[Step["GameQuestion"]]:
        """What the simplifications of a kind make of the game."""
        own = self.played
        written = WrittenGame(own.setup, own.moves, self.refused, own.said)
        return [partial(self._with, step) for step in KINDS[kind](written)]

    def _with(self, written: WrittenGame) -> "GameQuestion | None":
        """The question about a simpler game; None if there is none, or nothing to ask of it."""
        setup, moves, refused, said = written
        if setup is self.played.setup:
            played = changed(self.played, moves, said)
        else:
            try:
                played = replayed(setup, moves, read_record([setup]).start, said)
            except BoardscoreError:
                return None
        if self.played.end.chance is not None:
            played = before_last_draw(played)
        if self.refused is None:
            is_over = played.end.is_over == self.played.end.is_over
            return evolve(self, played=played) if self.op != "replay" or is_over else None
        if refused is None or not is_refused(played, len(played.moves), refused):
            return None
        return evolve(self, played=played, refused=refused)

    def name(self, _: Fault) -> str:
        """A short name, the same for the same question."""
        return digest([self.record, self.op])

    def fault(self, outcome: Outcome) -> Fault | None:
        """What is wrong with an answer; None if it is right or not supported."""
        return fault_of(self, outcome)

    def clauses(self, fault: Fault) -> tuple[str, ...]:
        """The clause of the decision at which a program goes another way."""
        return (clause_of(self, fault),)

    def neighbours(self, fault: Fault, clause: str) -> tuple[str, ...]:
        """Other clauses that may be broken instead."""
        if fault.kind not in {"moves", "score"}:
            return ()
        return tuple(
            games.play_kit(self.game).neighbours(
                self.played.until(fault.place), fault.wrong, clause
            )
        )

    def title(self, fault: Fault) -> Message:
        """A fault of an answer, in a few words."""
        if fault.kind == "score" and not self.played.end.is_over:
            return Message("played.title.early")
        if fault.kind in _TITLED:
            return Message(f"played.title.{fault.kind}")
        return Status(fault.kind).message

    def vector(self, isolates: str, fault: Fault) -> FoundVector:
        """The question as a test vector."""
        return found_vector(
            op="legal" if "moves" in self.expected else "replay",
            isolates=isolates,
            name=self.name(fault),
            title=self.title(fault),
            why="played.why",
            input={"record": self.record},
            expect=self.expected,
        )


def fault_of(question: GameQuestion, outcome: Outcome) -> Fault | None:
    """What is wrong with an answer; None if nothing is, or if it is not supported."""
    if outcome.status is Status.UNSUPPORTED or not outcome.was_sent:
        return None
    last = len(question.played.moves)
    if outcome.status not in _RIGHT or outcome.answer is None:
        return Fault(outcome.status.value, last)
    is_refused = question.is_too_early and isinstance(outcome.answer, Refused)
    if question.refused is not None or is_refused:
        return _of_refusal(question, outcome.answer)
    match outcome.answer:
        case Moves(moves):
            return _of_moves(question.played, last, moves)
        case Traced():
            return next(_of_trace(question.played, outcome.answer), None)
        case Scored():
            return _of_score(question.played, outcome.answer)
        case Refused(index=index):
            return Fault("refusal", last if index is None else min(index, last))
    raise AssertionError(outcome.answer)


def is_scored(outcome: Outcome) -> bool:
    """Whether an answer tells the score of a game."""
    answer = outcome.answer
    return isinstance(answer, Scored) or (isinstance(answer, Traced) and answer.scored is not None)


def faults_of(question: GameQuestion, outcome: Outcome) -> Iterator[Fault]:
    """All that is wrong with an answer, in the order of the game: of a trace it may be much."""
    if outcome.status in _RIGHT and isinstance(outcome.answer, Traced):
        yield from _of_trace(question.played, outcome.answer)
    elif (fault := fault_of(question, outcome)) is not None:
        yield fault


def _of_refusal(question: GameQuestion, answer: Any) -> Fault | None:
    place = len(question.played.moves)
    if not isinstance(answer, Refused):
        return Fault("refusal", place)
    index = place if answer.index is None else answer.index
    return None if index == place else Fault("refusal", min(index, place))


def _of_moves(played: PlayedGame, place: int, listed: Any) -> Fault | None:
    wrong = wrong_moves(played, place, listed)
    return None if wrong == NOTHING_WRONG else Fault("moves", place, wrong)


def wrong_moves(played: PlayedGame, place: int, listed: Any) -> Wrong:
    """What is wrong with a list of the legal moves before a move."""
    if played.allows(place, listed):
        return NOTHING_WRONG
    state, kit = played.states[place], games.kit(played.game)
    return held_against(played.legal(place), listed, lambda move: kit.plainly(state, move))


def _of_trace(played: PlayedGame, answer: Traced) -> Iterator[Fault]:
    """What is wrong, in its order; where a table is wrong, what can be done there says nothing."""
    if len(answer.moves) != len(played.moves):
        yield Fault(LISTS, min(len(answer.moves), len(played.moves)))
        return
    was_right, (*tables, last) = True, _of_tables(played, answer)
    for place, (listed, table) in enumerate(zip(answer.moves, tables)):
        fault = _of_moves(played, place, listed.moves) if table is None else table
        if fault is not None and (table is None or was_right):
            yield fault
        was_right = table is None
    if last is not None and was_right:
        yield last
    if last is None and answer.scored is not None:
        score = _of_score(played, answer.scored)
        if score is not None:
            yield score


def _of_tables(played: PlayedGame, answer: Traced) -> list[Fault | None]:
    """What is wrong with the table before each move and at the end, if the program tells it."""
    play = games.play_kit(played.game)
    if answer.states is None:
        return [None] * len(played.states)
    if len(answer.states) != len(played.states):
        return [Fault(STATE, len(played.moves))] * len(played.states)
    told = zip(map(play.table, played.states), answer.states)
    wrong = [misplaced(right, table) for right, table in told]
    return [
        None if one is None else Fault(STATE, place, names=(one.part,), table=one)
        for place, one in enumerate(wrong)
    ]


def _of_score(played: PlayedGame, answer: Scored) -> Fault | None:
    if not played.end.is_over:
        return Fault("score", len(played.moves), names=("totals",))
    if _scores(played, answer):
        return None
    right = played.result
    names = _wrong_categories(right["categories"], answer.categories)
    if not names:
        given = {"totals": list(answer.totals), "ranks": answer.ranks and list(answer.ranks)}
        names = [name for name, value in given.items() if value not in (None, right[name])][:1]
    told = tuple(answer.categories or ())
    return Fault("score", len(played.moves), names=tuple(names), told=told) if names else None


def _scores(played: PlayedGame, answer: Scored) -> bool:
    """Whether an answer is seen to be right by the fast scorer of the game.

    Where it is not, the readable one is asked: nothing is wrong that this one does not say.
    """
    play = games.play_kit(played.game)
    if play.marks is None:
        return False
    try:
        right = scored(play.marks(played.end, played.verdicts), as_dict(played.end.game.rulings))
    except ValueError:  # some points are not known
        return False
    return not differing(right, answer)


def _wrong_categories(right: Any, given: Any) -> list[str]:
    if given is None:
        return []
    if len(right) != len(given):
        return ["categories"]
    known = {name for own in right for name in own}
    return sorted(
        {
            name
            for own, other in zip(right, given)
            for name in known & other.keys()
            if own[name] != other[name]
        }
    )


def at_fault(question: GameQuestion, fault: Fault) -> GameQuestion:
    """The question that shows a fault by itself, without what comes after it."""
    last = len(question.played.moves)
    if fault.kind == "score" or (question.refused is not None and fault.place == last):
        return evolve(question, op="replay")
    if fault.kind == "moves":
        return GameQuestion(question.played.until(fault.place), "legal")
    if fault.kind == STATE:
        return GameQuestion(question.played.until(fault.place), TRACE)
    if fault.kind == "refusal" and fault.place < last:
        refused = question.played.until(fault.place + 1)
        return GameQuestion(refused, "replay" if refused.end.is_over else "legal")
    return question


def expectation(op: str, record: Sequence[Data]) -> Data:
    """What the rules give for a request about a record, in the shape of an answer.

    Raises `BoardscoreError` as `about` does.
    """
    return about(op, record).expected


def about(op: str, record: Sequence[Data]) -> GameQuestion:
    """The question that a request about a record is, as far as its moves are legal.

    Raises `BoardscoreError` for a record that cannot be read. One that is not over has no score: if
    that is asked for, its end is illegal.
    """
    setup, *moves = record
    states, made = [read_record([setup]).start], list[Data]()
    said = tuple(map(bool, moves.pop()["verdicts"])) if moves and "verdicts" in moves[-1] else ()
    for move in moves:
        if states[-1].why_illegal(move) is not None:
            return GameQuestion(PlayedGame(setup, tuple(made), tuple(states)), op, refused=move)
        states.append(states[-1].play(move))
        made.append(move)
    played = PlayedGame(setup, tuple(made), tuple(states), said=said)
    if op == "replay" and played.end.is_over:
        rules.play(played.game).result(played.end, played.verdicts)
    return GameQuestion(played, op)


# The clause


def clause_of(question: GameQuestion, fault: Fault) -> str:
    """The clause of the decision at which a program goes another way."""
    played, known = question.played, games.kit(question.played.game)
    play = games.play_kit(played.game)
    if question.refused is not None and fault.place == len(played.moves):
        if _is_of_nobody(question.refused, played):
            return f"{played.game}.players"
        why = played.end.why_illegal(question.refused)
        return (why and why.clause) or f"{played.game}.players"
    if fault.table is not None:
        by_table = play.places(played.until(fault.place), fault.table)
        return by_table or f"{played.game}.players"
    goes_on = fault.kind == "refusal" and question.refused is None and played.end.is_over
    if fault.kind in {"moves", TRACE} or (goes_on and fault.place == len(played.moves)):
        return play.decides(played.until(fault.place), fault.wrong)
    if fault.kind == "refusal" and fault.place < len(played.moves):
        wrong = Wrong((played.moves[fault.place],), ())
        return play.decides(played.until(fault.place), wrong)
    if fault.kind == "score" and not played.end.is_over:
        return play.goes_on(played) or play.decides(played, Wrong((), ()))
    if fault.kind == "score":
        by_play = play.ends(played, fault.names, fault.told)
        scored = [clause for name in fault.names if (clause := games.clause_of(played.game, name))]
        ties = [*known.ties.values()]
        return by_play or [*scored, ties[0]][0]
    return _last_clause(question)


def _is_of_nobody(move: Data, played: PlayedGame) -> bool:
    """Whether a move is one of a seat that the game does not have."""
    seat = move.get("player")
    return type(seat) is int and seat not in range(len(played.setup["players"]))


def _last_clause(question: GameQuestion) -> str:
    """Where there is no answer: the clause of what was met last."""
    played, play = question.played, games.play_kit(question.game)
    ids = {clause.id for clause in clauses.CLAUSES}
    if played.moves:
        met = play.covered(played.states[-2], played.moves[-1], played.end)
        found = [one for one in met if one in ids]
        if found:
            return found[-1]
    return f"{played.game}.players"
