"""A counterexample in a report: one wrong answer to a vector or of a search, and its rule."""

import shlex
from collections.abc import Iterator, Sequence
from pathlib import Path

from attrs import field, frozen

from boardscore.core.messages import Message, say
from boardscore.core.rulings import write_value
from boardscore.core.terminal_text import printable
from boardscore.verify.judge import ruling_choices
from boardscore.verify.judge.case import CHANGING, Case
from boardscore.verify.judge.diagnosis import clause_of_places, wrong_parts
from boardscore.verify.judge.judgement import Judgement, numbers_of
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.report.differences import lists_no_moves
from boardscore.verify.search.finding import AnyFinding
from boardscore.verify.search.progress import Searched
from boardscore.verify.search.question import LISTS
from boardscore.verify.search.table.setup_questions import TableQuestion
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import LEVELS, PLAY, TABLE


@frozen(eq=False)
class Counterexample:
    """One wrong answer."""

    judgement: Judgement = field(repr=False)
    case: Case
    finding: AnyFinding | None = None
    """The finding, if a search found it."""
    searched: Searched | None = field(default=None, repr=False)
    """The search that found it."""

    def title(self, lang: str) -> str:
        """What is wrong, in a line."""
        name = self.name(lang)
        is_found = self.finding is not None
        return name if is_found else f"{say(self.case.verdict.message, lang).upper()}: {name}"

    def name(self, lang: str) -> str:
        """The id of its vector, or what is wrong with what a search found."""
        vector = self.case.vector
        if self.finding is None:
            return vector.id
        game = Message(f"game.{vector.game}")
        return say(Message("found.title", game=game, what=self.finding.title), lang)

    # The rule it breaks

    @property
    def like(self) -> Misreading | None:
        """The misreading that explains the answers, if one does."""
        if self.finding is None:
            return self.judgement.like.get(self.case.vector.id)
        like = self.finding.like
        return like.misreading if like is not None and like.throughout else None

    @property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that seem to be broken; none if there is no answer, or none that makes sense.

        A wrong category names its clause, and a wrong list of moves the one that decides there. For
        everything else it is the clause that the vector isolates.
        """
        if not self.names_a_rule:
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
        if decision is not None and decision.place < self.case.last:
            return (decision.clause,)
        if vector.op in TABLE:
            return (self._clause_of_table,)
        named = [part for part in wrong_parts(vector, self.case.differences) if "." in part]
        confirmed = self.judgement.confirmed if vector.op in PLAY else frozenset[str]()
        wrong = tuple(part for part in named if part not in confirmed)
        if vector.clause in wrong:
            return (vector.clause,)
        if named and not wrong and decision is not None and decision.clause not in named:
            return (decision.clause,)
        return wrong or (clause_of_places(self.case) or vector.clause,)

    @property
    def _clause_of_table(self) -> str:
        """The isolated clause if it decides anything that is wrong, or else what decides that."""
        vector = self.case.vector
        question = TableQuestion(vector.content(self.case.rulings), vector.input.get("player"))
        decided = [question.clause_of([one]) for one in self.case.differences]
        return vector.clause if vector.clause in decided or not decided else decided[0]

    @property
    def names_a_rule(self) -> bool:
        """Whether a rule explains what is wrong."""
        if self.case.verdict in CHANGING or self.is_misshapen:
            return False
        found = self.finding
        if found is None:
            return not self.refuses_all
        return found.is_answered and found.kind != LISTS and bool(found.clauses)

    @property
    def is_misshapen(self) -> bool:
        """Whether moves are written in another way, so that no rule explains what is wrong."""
        if self.case.verdict in CHANGING:
            return False
        return lists_no_moves(self.case) or bool(self.counted_from_one)

    @property
    def counted_from_one(self) -> tuple[str, ...]:
        """The keys of the moves here that the program counts from 1."""
        if self.finding is not None or not self.judgement.counted_from_one:
            return ()
        return tuple(sorted(self.judgement.counted_from_one & numbers_of(self.case)))

    @property
    def refuses_all(self) -> bool:
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
            return self.finding.kind not in {"totals", "ranks", "score"}
        if self.case.vector.op in PLAY:
            return self.case.decision is not None and any(self.case.decision.wrong)
        parts = wrong_parts(self.case.vector, self.case.differences)
        return any("." in part for part in parts) or self.case.vector.op in TABLE

    @property
    def touches(self) -> tuple[str, ...]:
        """Other clauses that the wrong answer may come from."""
        if self.finding is not None:
            return self.finding.neighbours
        return self.case.vector.touches

    @property
    def order(self) -> tuple[bool, bool, int, int]:
        """Sorts the clearest and smallest first."""
        vector, like = self.case.vector, self.like
        misread = like is not None and like.facet == vector.isolates
        return (
            not self.case.after if self.case.verdict in CHANGING else not self.is_certain,
            self.finding is None and not misread and vector.clause not in self.clauses,
            len(vector.input.get("record", ())),
            LEVELS.index(vector.level) if self.finding is None else 0,
        )

    # The command that shows it again

    @property
    def repeat(self) -> str:
        """The command that shows it again."""
        if self.finding is not None:
            return self._repeat_search
        case = self.case
        if case.verdict in CHANGING and not case.after:
            return repeat(self.judgement)
        return repeat(self.judgement, *case.after, case.vector.id)

    @property
    def _repeat_search(self) -> str:
        """The command that asks a saved finding again, or else searches again."""
        assert self.finding is not None
        assert self.searched is not None
        words, file = ["--game", self.searched.game], self.finding.file
        if file is None:
            seconds, seed = f"{self.searched.seconds:g}s", str(self.searched.seed)
            words += ["--search", seconds, "--seed", seed]
        else:
            folder = str(Path(file).parent)
            words += ["--level", LEVELS[0], "--search", "1s", "--save", folder]
        variants, declared = self.finding.vector.variants, self.judgement.declared
        names = [name for name in (variants[0]["when"] if variants else ()) if name not in declared]
        hidden = {name: self.finding.rulings[name] for name in names}
        return _command(self.judgement, words, **hidden)


def counterexamples(judgement: Judgement) -> Iterator[Counterexample]:
    """All wrong answers of a run, without those that only misname categories."""
    for case in judgement.failures:
        if case.differences or case.verdict in CHANGING:
            yield Counterexample(judgement, case)
    for searched in judgement.searches:
        yield from counterexamples_of(judgement, searched)


def counterexamples_of(judgement: Judgement, searched: Searched) -> Iterator[Counterexample]:
    """What a search found."""
    return (Counterexample(judgement, one.case, one, searched) for one in searched.findings)


def repeat(judgement: Judgement, *vectors: str) -> str:
    """The command that judges by some vectors again; without any, by all that were selected."""
    ids = dict.fromkeys(map(ruling_choices.plain_id, vectors))
    return _command(judgement, [w for one in ids for w in ("--run", one)] or judgement.selection)


def _command(judgement: Judgement, selection: Sequence[str], **rulings: str | bool) -> str:
    """The words of a command; those that could act on a terminal are shown as escapes."""
    chosen = {**rulings, **judgement.chosen}
    options = (f"--ruling={name}={write_value(value)}" for name, value in chosen.items())
    words = ["boardscore", "verify", *judgement.options, *options, *selection]
    return printable(shlex.join([*words, "--", *judgement.command]))
