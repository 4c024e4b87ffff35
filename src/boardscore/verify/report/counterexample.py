"""A counterexample: one wrong answer, to a vector or found by a search, and what is said of it."""

import json
import shlex
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import Enum, auto
from pathlib import Path
from typing import Any

from attrs import field, frozen

from boardscore import clauses
from boardscore.clauses import Clause
from boardscore.core.checks import cut
from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.core.problems import Sentence
from boardscore.core.results import Line, PlayerScore
from boardscore.core.rulings import Value, write_value
from boardscore.verify import games
from boardscore.verify.judge import game_summary, ruling_choices, tables
from boardscore.verify.judge.case import CHANGING, Case, Verdict
from boardscore.verify.judge.diagnosis import clause_of_places, wrong_parts
from boardscore.verify.judge.judgement import Judgement, numbers_of
from boardscore.verify.judge.readings import changes, with_defaults
from boardscore.verify.judge.working import as_json, picture, reasons, result_of, wrapped
from boardscore.verify.program.outcomes import CHANGING as CHANGING_STATUS
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.protocol import LONGEST_TEXT, SEEN, STATE, TRACE, Traced
from boardscore.verify.report.differences import about_moves, differences, lists_no_moves
from boardscore.verify.search.finding import AnyFinding
from boardscore.verify.search.progress import Searched
from boardscore.verify.search.question import LISTS
from boardscore.verify.search.table.questions import TableQuestion, clause_of
from boardscore.verify.vectors import facets
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import LEVELS, PLAY, TABLE, Difference

_ERROR_LINES = 20
_LAST_MOVES = 6
_COMPARED = {Status.ANSWERED, Status.ILLEGAL}
"""Outcomes that can be compared with the expectation."""


class Detail(Enum):
    """How much of a counterexample is shown."""

    BRIEF = auto()
    """The last moves of a game, and the lines about what is wrong."""
    FULL = auto()
    """All moves and the table."""


@frozen(eq=False)
class Counterexample:
    """One wrong answer."""

    judgement: Judgement = field(repr=False)
    case: Case
    finding: AnyFinding | None = None
    """The finding, if a search found it."""
    searched: Searched | None = field(default=None, repr=False)
    """The search that found it."""

    # What it is about

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return self.case.vector.game

    @property
    def like(self) -> Misreading | None:
        """The misreading that explains the answers, if one does."""
        if self.finding is None:
            return self.judgement.like.get(self.case.vector.id)
        like = self.finding.like
        return like.mutant if like is not None and like.throughout else None

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that seem to be broken; none if there is no answer, or none that makes sense.

        A wrong category names its clause, and a wrong list of moves the one that decides there. For
        everything else it is the clause that the vector isolates.
        """
        if not self._names_a_rule:
            return ()
        if self.like is not None:
            return (self.like.clause,)
        if self.finding is not None:
            return self.finding.clauses
        return self._clauses_of_vector

    @property
    def _clauses_of_vector(self) -> tuple[str, ...]:
        """The clause of an earlier decision, or of wrong categories if nothing shows that these are
        scored rightly; else what gave another table at the end, or the isolated clause."""
        vector, decision = self.case.vector, self.case.decision
        if decision is not None and decision.place < asked_after(self.case):
            return (decision.clause,)
        if vector.op in TABLE:
            return self._clauses_of_table
        named = [part for part in wrong_parts(vector, self.case.differences) if "." in part]
        wrong = tuple(part for part in named if part not in self.judgement.confirmed)
        if vector.op == "score":
            wrong = tuple(named)
        if vector.clause in wrong:
            return (vector.clause,)
        if named and not wrong and decision is not None and decision.clause not in named:
            return (decision.clause,)
        return wrong or (clause_of_places(self.case) or vector.clause,)

    @property
    def _clauses_of_table(self) -> tuple[str, ...]:
        """The isolated clause if it decides anything that is wrong, or else what decides that."""
        vector = self.case.vector
        question = TableQuestion(vector.content(self.case.rulings), vector.input.get("player"))
        decided = [clause_of(question, [one]) for one in self.case.differences]
        return (vector.clause,) if vector.clause in decided or not decided else (decided[0],)

    @property
    def suspects(self) -> set[str]:
        """All clauses that the wrong answer may come from."""
        decided = {self.case.decision.clause} if self.case.decision is not None else set[str]()
        return {*self.clauses, *self.touches, *decided}

    @property
    def _names_a_rule(self) -> bool:
        if self.case.verdict in CHANGING or self.is_misshapen:
            return False
        found = self.finding
        if found is None:
            return not self._refuses_all
        return found.is_answered and found.kind != LISTS and bool(found.clauses)

    @property
    def is_misshapen(self) -> bool:
        """Whether moves are written in another way, so that no rule explains what is wrong."""
        if self.case.verdict in CHANGING:
            return False
        return lists_no_moves(self.case) or bool(self._counted_from_one)

    @property
    def _counted_from_one(self) -> tuple[str, ...]:
        """The keys of the moves here that the program counts from 1."""
        if self.finding is not None or not self.judgement.counted_from_one:
            return ()
        return tuple(sorted(self.judgement.counted_from_one & numbers_of(self.case)))

    @property
    def _refuses_all(self) -> bool:
        """Whether a game is refused without a move that the answer calls illegal."""
        case = self.case
        return case.vector.op == SEEN and "error" in case.answer and case.decision is None

    @property
    def is_certain(self) -> bool:
        """Whether the answer shows which rule is broken.

        Totals and places mix what several mistakes do, and so does the end of a game.
        """
        if self.like is not None:
            return True
        if self.finding is not None:
            return not self.finding.behind and self.finding.kind not in {"totals", "ranks", "score"}
        parts = wrong_parts(self.case.vector, self.case.differences)
        if self.case.vector.op in PLAY:
            return self.case.decision is not None and any(self.case.decision.wrong)
        return any("." in part for part in parts) or self.case.vector.op in TABLE

    @property
    def touches(self) -> tuple[str, ...]:
        """Other clauses that the wrong answer may come from."""
        if self.finding is not None:
            return (*self.finding.behind, *self.finding.neighbours)
        return self.case.vector.touches

    @property
    def order(self) -> tuple[bool, bool, int, int]:
        """Sorts the clearest and smallest first."""
        vector, like = self.case.vector, self.like
        record = vector.input.get("record", ())
        misread = like is not None and like.facet == vector.isolates
        return (
            not self.case.after if self.case.verdict in CHANGING else not self.is_certain,
            self.finding is None and not misread and vector.clause not in self.clauses,
            len(record),
            LEVELS.index(vector.level) if self.finding is None else 0,
        )

    # The text

    def title(self, lang: str) -> str:
        """What is wrong, in a line."""
        if self.finding is None:
            verdict = say(self.case.verdict.message, lang).upper()
            return f"{verdict}: {self.case.vector.id}"
        game = Message(f"game.{self.game}")
        return say(Message("found.title", game=game, what=self.finding.title), lang)

    def text(self, lang: str, width: int, detail: Detail = Detail.FULL) -> Iterator[str]:
        """All lines, below its title."""
        yield from wrapped(self.title(lang), width, "", "  ")
        yield from self.body(lang, width, detail)

    def body(self, lang: str, width: int, detail: Detail = Detail.FULL) -> Iterator[str]:
        """What is wrong, what is right and why, and how to see it again."""
        if self.finding is None:
            yield from wrapped(self.case.vector.title_in(lang), width, "  ", "  ")
        for line in self.what_is_wrong(lang):
            yield from wrapped(line, width, "  ", "    ")
        yield from last_errors(self.case, lang)
        yield from self.expected(lang, width, detail)
        yield ""
        for text in self.explanations(lang):
            yield from wrapped(text, width, "  ", "    ")
        yield "  " + say(Message("judge.again"), lang)
        yield "    " + self.repeat

    def what_is_wrong(self, lang: str) -> Iterator[str]:
        """Where the answer is wrong."""
        if self.finding is not None and self.finding.is_by_trace:
            yield say(_in_trace(self.finding), lang)
        elif self.finding is not None and self._ends_too_early:
            yield say(Message("played.early"), lang)
        elif self.case.outcome is None or self.case.outcome.status in _COMPARED:
            yield from differences(self.case, lang)
            yield from (say(one, lang) for one in _decided_before(self.case))
        elif self.case.verdict not in CHANGING or self.case.why is None:
            yield say(self.case.outcome.message, lang)
        if self.finding is None:
            yield from (say(one, lang) for one in _changes(self.case))

    @property
    def _ends_too_early(self) -> bool:
        """Whether the program gives the score of an unfinished game."""
        assert self.finding is not None
        is_score = self.finding.kind == "score"
        return is_score and "error" in self.case.vector.expected(self.case.rulings)

    def expected(self, lang: str, width: int, detail: Detail) -> Iterator[str]:
        """What the library makes of it: the game so far, the illegal move, the score."""
        case = self.case
        if case.vector.op in PLAY:
            yield ""
            yield from _game(case, lang, width, detail)
            for message in about_moves(case):
                yield from wrapped(say(message, lang), width, "  ", "    ")
        if case.vector.op in TABLE and detail is Detail.FULL:
            yield ""
            yield from tables.show(case.vector, case.rulings, lang, width)
        if "totals" in case.vector.expected(case.rulings):
            yield from _players(case, lang, width, detail)

    def explanations(self, lang: str) -> Iterator[str]:
        """Why it is expected: the rule, the facet, the working; and what the answer matches."""
        if self.searched is not None:
            yield from (say(one, lang) for one in under(self.searched))
        if not self._names_a_rule:
            yield from (say(one, lang) for one in self._why_no_rule)
        else:
            yield from (rule(name, lang) for name in self.clauses[:2])
            yield from self._facet(lang)
        if self.finding is None:
            yield say(Message("judge.why", why=self.case.vector.why_in(lang)), lang)
        if self.case.reads_as:
            yield say(Message("judge.reads_as", rulings=rulings_text(self.case.reads_as)), lang)
        elif self.like is not None and self._names_a_rule:
            yield say(Message("judge.like", text=self.like.text(lang)), lang)
        if self.finding is not None:
            yield from (say(one, lang) for one in _about_finding(self.finding))

    @property
    def _why_no_rule(self) -> Iterator[Message]:
        if lists_no_moves(self.case):
            yield Message("judge.no_rule")
        elif self._counted_from_one:
            yield Message("judge.counts_from_one", name=self._counted_from_one[0])
        elif self.case.vector.op == SEEN and "error" in self.case.answer:
            yield Message("judge.refuses_all")
        elif self.finding is not None and not self.finding.is_answered:
            yield Message("played.no_answer", op=self.finding.question.op)

    def _facet(self, lang: str) -> Iterator[str]:
        """What the vector is about, if that is the rule that is named."""
        vector = self.case.vector
        for facet in facets.of(vector.game):
            if facet.id == vector.isolates and vector.clause in self.clauses:
                yield say(Message("judge.facet", text=facet.text(lang)), lang)

    # The command

    @property
    def repeat(self) -> str:
        """The command that shows it again."""
        if self.finding is None:
            after = self.case.after
            if self.case.verdict not in CHANGING:
                return repeat(self.judgement, self.case.vector.id)
            return (
                repeat(self.judgement, *after, self.case.vector.id)
                if after
                else repeat(self.judgement)
            )
        assert self.searched is not None
        return _repeat_search(self.judgement, self.searched, self.finding)


def counterexamples(judgement: Judgement) -> Iterator[Counterexample]:
    """All wrong answers of a run, without those that only misname categories."""
    for case in judgement.failures:
        if case.differences or case.verdict in CHANGING:
            yield Counterexample(judgement, case)
    for searched in judgement.searches:
        for finding in searched.findings:
            yield Counterexample(judgement, finding.case, finding, searched)


# Parts of the text


def _in_trace(finding: AnyFinding) -> Message:
    """The fault of an answer to `trace`."""
    place, wrong = finding.fault.place, finding.fault.table
    if finding.kind == TRACE:
        return Message("played.trace", index=place)
    if finding.kind == LISTS:
        answer = finding.outcome.answer
        assert isinstance(answer, Traced)
        number = len(finding.question.played.moves)
        return Message("played.lists", count=len(answer.moves), number=number)
    assert finding.kind == STATE
    if wrong is None:
        return Message("played.states", number=place + 1)
    name = "" if wrong.seat is None else finding.question.played.setup["players"][wrong.seat]
    when = Message("played.after", index=place - 1) if place else Message("played.at_first")
    part = Message(f"played.part.{wrong.part}", name=name)
    right, given = (cut(json.dumps(value), LONGEST_TEXT) for value in (wrong.right, wrong.told))
    return Message("played.state", when=when, part=part, right=right, told=given)


def _decided_before(case: Case) -> Iterator[Message]:
    """That a game goes wrong before what its vector asks."""
    one = case.decision
    if one is None or one.wrong == ((), ()) or one.place >= asked_after(case):
        return
    if lists_no_moves(case):
        return
    sorts = {"lacks": one.wrong.missing, "lists": tuple(move for _, move in one.wrong.too_many)}
    what = tuple(
        (Message(f"judge.{sort}", count=len(moves), first=as_json(moves[0])),)
        for sort, moves in sorts.items()
        if moves
    )
    yield Message("judge.wrong_before", index=one.place, clause=one.clause, what=what)


def asked_after(case: Case) -> int:
    """The number of moves after which a vector asks something."""
    return len(case.vector.input["record"]) - 1


def _changes(case: Case) -> Iterator[Sentence]:
    """How an answer changes when it is asked for again, and what it depends on."""
    if case.verdict in CHANGING and case.why is not None:
        yield case.why
    if case.verdict is Verdict.ORDER_DEPENDENT:
        yield _order(case)


def _order(case: Case) -> Message:
    """What an answer that depends on the order depends on, as far as that was found out."""
    if case.after:
        return Message("judge.after", vectors=case.after)
    return Message("judge.after_something")


def _game(case: Case, lang: str, width: int, detail: Detail) -> Iterator[str]:
    """The moves so far, and the table if everything is shown."""
    if detail is Detail.FULL:
        yield from game_summary.show(case.vector, case.rulings, lang, width)
    else:
        states = game_summary.states_of(case.vector, case.rulings)
        yield from game_summary.last_moves(states, _LAST_MOVES, lang, width)


def _players(case: Case, lang: str, width: int, detail: Detail) -> Iterator[str]:
    """The picture of each player that the answer is wrong about, with the expected lines."""
    result = result_of(case.vector, case.rulings)
    between = _is_between_players(case)
    wrong = wrong_seats(case.differences)
    seats = [] if between or (detail is Detail.FULL and _may_be_others(case)) else wrong
    for seat in seats or range(len(result.players)):
        player, rank = result.players[seat], result.ranks[seat]
        yield ""
        place = Message("judge.player", name=player.name, total=player.total, rank=rank)
        yield from wrapped(say(place, lang), width, "  ", "    ")
        drawn = picture(case.vector.game, player, lang, width).split("\n")
        yield from _first_lines(drawn, _MOST_OF_PICTURE, detail, lang)
        if between:
            yield from wrapped(
                say(games.kit(case.vector.game).tie_breakers(player), lang), width, "  ", "    "
            )
        because = [*reasons(_lines(player, seat, case), lang, width)]
        yield from _first_lines(because, _MOST_REASONS, detail, lang)
    for name, table in _tables(case).items():
        message = Message("judge.table", name=Message(f"category.{name}"), table=as_json(table))
        yield from wrapped(say(message, lang), width, "  ", "    ")


def _first_lines(lines: Sequence[str], most: int, detail: Detail, lang: str) -> Iterator[str]:
    """The lines of a part that is not too long; else its beginning, and how many more there are."""
    left = len(lines) - most
    if detail is Detail.FULL or left <= 0:
        yield from lines
    else:
        yield from lines[:most]
        yield "    " + say(Message("judge.lines_left", count=left), lang)


_MOST_OF_PICTURE = 20
"""The most lines of a picture in a brief report."""

_MOST_REASONS = 8
"""The most lines of the reasons of a score in a brief report."""


def _is_between_players(case: Case) -> bool:
    """Whether an expectation cannot be understood without the other players."""
    ranked = any(one.part == "ranks" for one in case.differences)
    known = games.kit(case.vector.game)
    return ranked or case.vector.clause in {*known.ties.values(), *known.compared}


def _may_be_others(case: Case) -> bool:
    """Whether another player may be why points are wrong.

    A search leaves out players that do not matter. In play, all may matter.
    """
    return case.vector.IS_FOUND or case.vector.op in PLAY


def _tables(case: Case) -> dict[str, Any]:
    """The score tables that a vector is about, or that a wrong category is looked up in."""
    categories = games.kit(case.vector.game).categories
    known = case.vector.input.get("tables") or {}
    wrong = {one.category for one in case.differences}
    return {
        name: known[name]
        for name, clause in categories.items()
        if name in known and (name in wrong or clause == case.vector.clause)
    }


def wrong_seats(found: Iterable[Difference]) -> list[int]:
    """The players that differences belong to; none if one of them belongs to all."""
    seats = {one.seat for one in found}
    return [] if None in seats else sorted(seat for seat in seats if seat is not None)


def _lines(player: PlayerScore, seat: int, case: Case) -> Sequence[Line]:
    """The lines of the categories that are wrong, if the answer has categories."""
    wrong = {one.category for one in case.differences if one.seat == seat}
    return [line for line in player.lines if line.category in wrong] or player.lines


def _about_finding(finding: AnyFinding) -> Iterator[Message]:
    """How sure and how small a finding is, and where it is saved."""
    if finding.neighbours:
        yield Message("played.beside", clauses=finding.neighbours)
    if finding.behind:
        yield Message("played.behind", clauses=finding.behind)
    if finding.proof is not None and finding.status not in CHANGING_STATUS:
        yield finding.proof.message
    if finding.broken_off:
        yield Message("found.broken_off")
    if finding.file is not None:
        yield Message("found.file", file=finding.file)


def rule(name: str, lang: str) -> str:
    """A clause in full."""
    one = clause(name)
    parts = {"id": one.id, "title": one.title(lang), "text": one.text(lang)}
    return say(Message("judge.rule", **parts), lang)


def clause(name: str) -> Clause:
    """The clause of an id."""
    return next(one for one in clauses.CLAUSES if one.id == name)


def under(searched: Searched) -> Iterator[Message]:
    """The rulings that differ from the defaults."""
    chosen = changes(with_defaults(searched.game, {}), searched.rulings)
    if chosen:
        yield Message("found.under", rulings=rulings_text(chosen))


def rulings_text(rulings: Mapping[str, Value]) -> tuple[Message, ...]:
    """Rulings as `name = value`."""
    return tuple(ruling_text(name, value) for name, value in rulings.items())


def ruling_text(name: str, value: Value) -> Message:
    """A ruling as `name = value`."""
    return Message("table.ruling", name=name, value=write_value(value))


def last_errors(case: Case, lang: str) -> Iterator[str]:
    """The last lines that a program wrote to standard error before it gave no answer."""
    errors = case.outcome.errors.splitlines() if case.outcome else []
    if errors:
        yield "  " + say(Message("judge.errors"), lang)
        yield from (f"    {printable(cut(one, LONGEST_TEXT))}" for one in errors[-_ERROR_LINES:])


# The commands


def repeat(judgement: Judgement, *vectors: str) -> str:
    """The command that judges by some vectors again; without any, by all that were selected.

    Words that could act on a terminal are shown as escapes.
    """
    ids = dict.fromkeys(map(ruling_choices.plain_id, vectors))
    named = [word for one in ids for word in ("--run", one)]
    return _command(judgement, judgement.chosen, named or judgement.selection)


def _repeat_search(judgement: Judgement, searched: Searched, finding: AnyFinding) -> str:
    """The command that asks a finding again: the same search, which begins with what is saved."""
    saved = () if finding.file is None else ("--save", str(Path(finding.file).parent))
    seconds, seed = f"{searched.seconds:g}s", str(searched.seed)
    search = ("--game", searched.game, "--search", seconds, "--seed", seed)
    return _command(judgement, _rulings(judgement, finding), (*search, *saved))


def _rulings(judgement: Judgement, finding: AnyFinding) -> dict[str, Value]:
    """The rulings to name: those chosen, and those that no answer to one position could show."""
    vector = finding.vector
    names = vector.variants[0]["when"] if vector.variants else ()
    rest = {name: finding.rulings[name] for name in names if name not in judgement.declared}
    return {**rest, **judgement.chosen}


def _command(judgement: Judgement, rulings: Mapping[str, Value], selection: Sequence[str]) -> str:
    options = (f"--ruling={name}={write_value(value)}" for name, value in rulings.items())
    words = ["boardscore", "verify", *judgement.options, *options, *selection]
    return printable(shlex.join([*words, "--", *judgement.command]))
