"""The search for games that a program plays otherwise than the rules.

The smallest games are asked decision by decision, all ways to go on, the shallowest first; then, in
turn with the rest of these, whole games of chance. Each wrong answer is traced back to the first
decision of its game that is answered wrongly. That one is shrunk, and becomes a finding; what is
wrong later in that game says nothing.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from random import Random

from attrs import evolve

from boardscore.core.rulings import Value
from boardscore.games import State
from boardscore.records import write_setup
from boardscore.verify import games
from boardscore.verify.driver.outcomes import LOST, Outcome, Status
from boardscore.verify.driver.protocol import TRACE
from boardscore.verify.search.play.findings import (
    FoundPlay,
    PlayCounts,
    PlayProgress,
    clause_of,
    size,
)
from boardscore.verify.search.play.near import refused
from boardscore.verify.search.play.questions import Fault, Question, at_fault, fault_of
from boardscore.verify.search.play.shrink import shrink
from boardscore.verify.search.play.walks import Walk, dealt, replayed, walk
from boardscore.verify.search.progress import counted_as
from boardscore.verify.search.search import MOST_LOST, Driver

GAMES = 16
"""How many games are asked at once."""

DEPTH = 4
"""Up to how many moves of players the smallest games are asked, if there is time."""

MOST_SMALL = 4000
"""How many decisions of the smallest games are asked at most."""

SMALL = 128
"""How many decisions of the smallest games are asked at once, and then some whole games."""

_PREFIXES = 6


def search_play(  # noqa: PLR0913, PLR0917
    program: Driver,
    game: str,
    rulings: Mapping[str, Value],
    offers: Sequence[str],
    seed: int,
    until: Callable[[], bool],
    report: Callable[[PlayProgress], None] = lambda _: None,
) -> PlayProgress:
    """Searches until that is true; there is one finding for each clause that seems to be broken.

    The same seed asks the same games in the same order. Ctrl-C ends the search as well.
    """
    return _Search(program, game, rulings, offers, until, report).run(seed)


_Sort = tuple[str, ...]


class _Search:
    """The course of one search."""

    def __init__(  # noqa: PLR0913, PLR0917
        self,
        program: Driver,
        game: str,
        rulings: Mapping[str, Value],
        offers: Sequence[str],
        until: Callable[[], bool],
        report: Callable[[PlayProgress], None],
    ) -> None:
        play = games.kit(game).play
        assert play is not None
        self._program, self._rulings, self._play = program, dict(rulings), play
        self._until, self._report = until, report
        self._traces = TRACE in offers
        self._counts: Counter[str] = Counter()
        self._met: Counter[str] = Counter()
        self._findings: dict[tuple[str, str], FoundPlay] = {}
        self._seen: set[tuple[str, str]] = set()
        self._depth: int | None = None
        self._lost = 0

    def run(self, seed: int) -> PlayProgress:
        """Asks game after game, until it is over or somebody stops it."""
        random, interrupted = Random(seed), False
        try:
            for _ in self._small():
                if self._is_over():
                    break
                if self._depth is not None:
                    self._look_at(list(islice(self._drawn(random), GAMES)), random)
            while not self._is_over():
                self._look_at(list(islice(self._drawn(random), GAMES)), random)
        except KeyboardInterrupt:
            interrupted = True
        return evolve(self._progress, interrupted=interrupted)

    @property
    def _progress(self) -> PlayProgress:
        found = sorted(self._findings.values(), key=lambda one: size(one.question))
        return PlayProgress(
            PlayCounts(**self._counts, depth=self._depth),
            tuple(found),
            Counter(self._met),
            gave_up=self._lost >= MOST_LOST,
        )

    def _is_over(self) -> bool:
        return self._lost >= MOST_LOST or self._until()

    # What is asked

    def _drawn(self, random: Random) -> Iterator[Walk]:
        while True:
            yield walk(random, self._play.started(random, self._rulings), self._play.choose)

    def _small(self) -> Iterator[None]:
        """Asks all decisions of the smallest games, some at a time; the shallowest first."""
        level = [_begun(start) for start in self._play.smallest(self._rulings)]
        for depth in range(DEPTH + 1):
            if not level or self._counts["small"] + len(level) > MOST_SMALL:
                return
            for start in range(0, len(level), SMALL):
                self._ask([_question(one) for one in level[start : start + SMALL]], "small")
                yield
            self._depth = depth
            level = [after for one in level for after in _extended(one)]

    def _look_at(self, walks: Sequence[Walk], random: Random) -> None:
        """Asks about some games."""
        for one in walks:
            self._counts["games"] += 1
            for before, move, after in zip(one.states, one.moves, one.states[1:]):
                self._met.update({*self._play.met(before, move, after)})
        self._ask([one for walk_ in walks for one in self._questions(walk_, random)])

    def _questions(self, one: Walk, random: Random) -> Iterator[Question]:
        """What is asked about a game: all of it, or some of its decisions; and a refusal."""
        places = sorted(random.sample(range(len(one.moves)), min(_PREFIXES, len(one.moves))))
        if self._traces:
            yield Question(one, TRACE)
            places = places[:1]  # also asked by itself, in case the program keeps something
        else:
            yield Question(one, "replay")
        yield from (Question(one.until(place), "legal") for place in places)
        near = refused(random, one)
        if near is not None:
            yield Question(one.until(near[0]), "replay", refused=near[1])

    def _ask(self, questions: Sequence[Question], kind: str = "") -> None:
        """Asks all of them, and looks at what is wrong."""
        wrong: list[tuple[Question, Fault, Outcome]] = []
        for question, outcome in zip(questions, self._outcomes(questions)):
            fault = fault_of(question, outcome)
            self._lost += outcome.status in LOST
            self._counts[counted_as(outcome.status, wrong=fault is not None)] += 1
            self._counts[kind] += bool(kind)
            if question.op == TRACE and outcome.status is Status.UNSUPPORTED:
                self._traces = False  # it is offered, and yet not known for this game
            if fault is not None and outcome.was_sent:
                wrong.append((question, fault, outcome))
        del self._counts[""]
        self._report(self._progress)
        for question, fault, outcome in wrong:
            if self._is_over() and self._findings:
                return
            if kind:  # all that is shorter was asked before
                self._add(question, fault, outcome)
            else:
                self._trace_back(question, fault, outcome)

    def _outcomes(self, questions: Iterable[Question]) -> Iterable[Outcome]:
        return self._program.ask(one.request for one in questions)

    # What is wrong

    def _trace_back(self, question: Question, fault: Fault, outcome: Outcome) -> None:
        """Makes a finding of the first decision that a game is answered wrongly at."""
        if outcome.status in LOST:
            self._add(question, fault, outcome)
            return
        earlier = [Question(question.walk.until(at), "legal") for at in range(fault.place)]
        if not self._traces or question.op != TRACE:
            for one, told in zip(earlier, list(self._outcomes(earlier))):
                found = fault_of(one, told)
                if found is not None and found.kind == "moves":
                    self._add(one, found, told)
                    return
        direct = at_fault(question, fault)
        (told,) = self._outcomes([direct])
        found = fault_of(direct, told)
        if found is None and question.op == TRACE:
            self._add(question, evolve(fault, kind=TRACE), outcome)
        elif found is None:
            self._add(question, fault, outcome)
        else:
            self._add(direct, found, told)

    def _add(self, question: Question, fault: Fault, outcome: Outcome) -> None:
        """Keeps what is new, shrunk; its clause is clear when it is."""
        name = fault.kind, clause_of(question, fault)
        if name in self._seen:
            return
        self._seen.add(name)
        confirmed = self._program.confirm(outcome)
        may_shrink = outcome.status not in LOST and fault.kind != TRACE
        if confirmed.status is not Status.ORDER_DEPENDENT and may_shrink:
            sort = _sort(question, fault)
            question = shrink(question, lambda steps: self._still(steps, sort))
            (confirmed,) = self._outcomes([question])
            fault = fault_of(question, confirmed) or fault
        found = FoundPlay(question, fault, self._rulings, confirmed)
        self._findings.setdefault((found.kind, found.clause), found)
        self._report(self._progress)

    def _still(self, steps: Sequence[Question], sort: _Sort) -> Iterator[bool]:
        """Whether each of some simpler games is answered wrongly in the same way."""
        for step, outcome in zip(steps, list(self._outcomes(steps))):
            fault = fault_of(step, outcome)
            yield fault is not None and _sort(step, fault) == sort


def _sort(question: Question, fault: Fault) -> _Sort:
    """What stays the same while a finding is shrunk: what is wrong, whatever the reason."""
    if question.refused is not None:
        return fault.kind, clause_of(question, fault)
    extra = (move for _, move in fault.wrong.too_many if isinstance(move, Mapping))
    kinds = {str(move.get("move")) for move in (*fault.wrong.missing, *extra)}
    return fault.kind, *sorted(kinds), *fault.names


def _begun(start: State) -> Walk:
    """A game before the first move of a player; chance draws what comes first."""
    return replayed(write_setup(start), (), start)


def _extended(one: Walk) -> Iterator[Walk]:
    """The games that are one move of a player longer."""
    for move in one.end.legal_moves():
        states, moves = [*one.states, one.end.play(move)], [*one.moves, move.to_dict()]
        dealt(states, moves, [])
        yield Walk(one.setup, tuple(moves), tuple(states))


def _question(one: Walk) -> Question:
    return Question(one, "replay" if one.end.is_over else "legal")
