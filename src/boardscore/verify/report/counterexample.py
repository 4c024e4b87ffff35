"""A counterexample in a report: one wrong answer to a vector or of a search, and its rule."""

from collections.abc import Iterator, Sequence
from functools import cached_property
from pathlib import Path

from attrs import evolve, field, frozen

from boardscore.core.messages import Message, say
from boardscore.core.rulings import write_value
from boardscore.core.terminal_text import command_line, printable
from boardscore.verify.game_kit import find_facets, kit_of, play_kit
from boardscore.verify.judge import declared_rulings
from boardscore.verify.judge.broken_rules import (
    clause_of_places,
    clauses_of_table,
    game_of_case,
    wrong_parts,
)
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.verdicts import CHANGING, Case, Decision
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.report.answer_lines import lists_no_moves
from boardscore.verify.search.question import LISTS
from boardscore.verify.search.search_result import AnyFinding, Searched
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import LEVELS, PLAY, TABLE


@frozen(eq=False)
class Counterexample:
    """A counterexample in a report: one wrong answer, from a vector or a search."""

    judgement: Judgement = field(repr=False)
    case: Case
    finding: AnyFinding | None = None
    searched: Searched | None = field(default=None, repr=False)

    def title(self, lang: str) -> str:
        """A title of one line."""
        name = self.name(lang)
        return name if self.finding else f"{say(self.case.verdict.message, lang).upper()}: {name}"

    def name(self, lang: str) -> str:
        """The id of its vector, or the fault that a search found."""
        vector = self.case.vector
        if self.finding is None:
            return vector.id
        game = Message(f"game.{vector.game}")
        key = "found.title" if self.finding.is_answered else "found.lost"
        return say(Message(key, game=game, what=self.finding.title), lang)

    @property
    def like(self) -> Misreading | None:
        """The misreading that explains the answers, if there is one."""
        return None if self.finding else self.judgement.like.get(self.case.vector.id)

    @cached_property
    def clauses(self) -> tuple[str, ...]:
        """The clauses that seem to be broken; none if there is no readable answer.

        A wrong category names its clause, a wrong list of moves the one that decides there. For
        everything else it is the clause of the vector.
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
        """The clause of an earlier decision, of unconfirmed categories, or of a wrong table."""
        vector, decision = self.case.vector, self._decision
        if self.case.reads_as and vector.op in PLAY:
            return (self._clause_of_ruling,)
        if self._clause_of_moves is not None and self._is_about_another_rule:
            return (self._clause_of_moves,)
        if decision is not None and decision.table is not None:
            return (decision.clause,)
        if decision is not None and decision.place < self.case.last:
            is_vector_about_it = vector.clause in decision.neighbours
            return (vector.clause if is_vector_about_it else decision.clause,)
        if vector.op in TABLE:
            decided = clauses_of_table(self.case)
            return (vector.clause if vector.clause in decided or not decided else decided[0],)
        named = [part for part in wrong_parts(vector, self.case.differences) if "." in part]
        by_play = vector.op in PLAY and not (decision and decision.ends_right)
        confirmed = self.judgement.confirmed if by_play else frozenset[str]()
        wrong = tuple(part for part in named if part not in confirmed)
        if vector.clause in wrong:
            return (vector.clause,)
        scored = kit_of(vector.game).categories.values() if vector.op in PLAY else ()
        if named and vector.clause in scored and vector.clause not in named:
            return (self._clause_of_play or named[0],)  # its own category is right
        if named and not wrong and decision is not None and decision.clause not in named:
            return (decision.clause,)
        return wrong or (clause_of_places(self.case) or vector.clause,)

    @property
    def _decision(self) -> Decision | None:
        """The first wrong decision; where no rule says why a move is wrong, that of the vector."""
        decision, vector = self.case.decision, self.case.vector
        if decision is None or decision.clause != f"{vector.game}.players":
            return decision
        return evolve(decision, clause=vector.clause)

    @property
    def _clause_of_moves(self) -> str | None:
        """The clause of the first wrong decision, if a list of moves or a table shows it."""
        decision = self._decision
        return decision.clause if decision is not None and decision.is_shown else None

    @property
    def _is_about_another_rule(self) -> bool:
        """Whether a ruling is declared and sent with a vector that is about something else."""
        vector = self.case.vector
        kinds = {facet.kind for facet in find_facets(vector.isolates)}
        return declared_rulings.is_other(vector) and "ruling" not in kinds

    @property
    def _clause_of_ruling(self) -> str:
        """A clause that the missed ruling touches: of the moves, of the vector, or its first."""
        vector, name = self.case.vector, next(iter(self.case.reads_as))
        ruled = kit_of(vector.game).ruled[name]
        clauses = [f"{vector.game}.{one.partition('/')[0]}" for one in ruled]
        if self._clause_of_moves in clauses:
            return self._clause_of_moves
        for part in wrong_parts(vector, self.case.differences):
            if part in clauses:
                return part
        is_own = vector.clause in clauses and not self._is_about_another_rule
        return vector.clause if is_own else clauses[0]

    @property
    def _clause_of_play(self) -> str | None:
        """The clause of play behind wrong categories; None for one of scoring."""
        names = sorted({one.category for one in self.case.differences if one.category})
        played, _ = game_of_case(self.case)
        return play_kit(played.game).ends(played, names, self.case.answer.get("categories", ()))

    @cached_property
    def names_a_rule(self) -> bool:
        """Whether a rule explains the fault."""
        if self.case.verdict in CHANGING or self.is_misshapen:
            return False
        found = self.finding
        if found is None:
            return not self.refuses_all
        return found.is_answered and found.kind != LISTS and bool(found.clauses)

    @property
    def is_misshapen(self) -> bool:
        """Whether moves are unreadable, so that no rule explains the fault."""
        if self.case.verdict in CHANGING:
            return False
        return lists_no_moves(self.case) or bool(self.counted_from_one)

    @property
    def counted_from_one(self) -> tuple[str, ...]:
        """The keys of these moves that the program counts from 1."""
        if self.finding is not None or not self.judgement.counted_from_one:
            return ()
        return tuple(sorted(self.judgement.counts_from_one_in(self.case)))

    @property
    def refuses_all(self) -> bool:
        """Whether the answer refuses a game without naming an illegal move."""
        case = self.case
        return case.vector.op == SEEN and "error" in case.answer and case.decision is None

    @cached_property
    def is_certain(self) -> bool:
        """Whether the answer shows which rule is broken; totals, places and ends mix mistakes."""
        if self.like is not None:
            return True
        if self.finding is not None:
            return self.finding.kind not in {"totals", "ranks", "score"}
        if self.case.vector.op in PLAY:
            return self.case.decision is not None and self.case.decision.is_shown
        parts = wrong_parts(self.case.vector, self.case.differences)
        return any("." in part for part in parts) or self.case.vector.op in TABLE

    @property
    def touches(self) -> tuple[str, ...]:
        """Other clauses that may explain the wrong answer."""
        return self.finding.neighbours if self.finding else self.case.vector.touches

    @cached_property
    def order(self) -> tuple[bool, bool, bool, int, int, int]:
        vector, like = self.case.vector, self.like
        misread = like is not None and like.facet == vector.isolates
        return (
            not self.case.after if self.case.verdict in CHANGING else not self.is_certain,
            self.finding is None and not misread and vector.clause not in self.clauses,
            declared_rulings.is_other(vector),
            len(vector.input.get("record", ())),
            len(vector.input.get("players", ())),
            LEVELS.index(vector.level) if self.finding is None else 0,
        )

    @property
    def repeat(self) -> str:
        """The command that shows it again."""
        if self.finding is not None:
            return self._repeat_search
        case = self.case
        if case.verdict in CHANGING and not case.after:
            return repeat_command(self.judgement)
        return repeat_command(self.judgement, *case.after, case.vector.id)

    @property
    def _repeat_search(self) -> str:
        """The command that repeats a saved finding, or else the search."""
        assert self.finding is not None
        assert self.searched is not None
        words, file = ["--game", self.searched.game], self.finding.file
        if file is None:
            seconds, seed = f"{self.searched.seconds:g}s", str(self.searched.seed)
            words += ["--search", seconds, "--seed", seed]
        else:
            words += ["--level", LEVELS[0], "--search", "1s", "--save", str(Path(file).parent)]
        variants, declared = self.finding.vector.variants, self.judgement.declared
        names = [name for name in (variants[0]["when"] if variants else ()) if name not in declared]
        hidden = {name: self.finding.rulings[name] for name in names}
        return _command(self.judgement, words, **hidden)


def counterexamples(judgement: Judgement) -> Iterator[Counterexample]:
    """All wrong answers of a run, except those with only misnamed categories."""
    for case in judgement.failures:
        if case.differences or case.verdict in CHANGING:
            yield Counterexample(judgement, case)
    for searched in judgement.searches:
        yield from found_counterexamples(judgement, searched)


def found_counterexamples(judgement: Judgement, searched: Searched) -> Iterator[Counterexample]:
    """The counterexamples that a search found, for a report."""
    return (Counterexample(judgement, one.case, one, searched) for one in searched.findings)


def repeat_command(judgement: Judgement, *vectors: str) -> str:
    """The command that runs vectors of counterexamples again; without any, all selected ones."""
    ids = dict.fromkeys(map(declared_rulings.plain_id, vectors))
    return _command(judgement, [w for one in ids for w in ("--run", one)] or judgement.selection)


def _command(judgement: Judgement, selection: Sequence[str], **rulings: str | bool) -> str:
    chosen = {**rulings, **judgement.chosen}
    options = (f"--ruling={name}={write_value(value)}" for name, value in chosen.items())
    words = ["boardscore", "verify", *judgement.options, *options, *selection]
    return printable(command_line(*words, "--", *judgement.command))
