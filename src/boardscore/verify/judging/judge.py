"""Judges an implementation by test vectors: one verdict for each vector, and one for the whole."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain, starmap
from typing import Any

from attrs import evolve

from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.rulings import Value, unknown, written
from boardscore.verify.driver import protocol
from boardscore.verify.driver.outcomes import Outcome, Status
from boardscore.verify.driver.process import ProgramError
from boardscore.verify.driver.program import Program
from boardscore.verify.driver.protocol import (
    GREETED,
    OFFERED,
    SCORED,
    SEEN,
    START,
    Greeting,
    Request,
    Scored,
)
from boardscore.verify.judging import plays, ways
from boardscore.verify.judging.case import EXECUTED, Case, Rulings, Verdict
from boardscore.verify.judging.decisions import decisions
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.likeness import likeness
from boardscore.verify.judging.order import smallest
from boardscore.verify.judging.play_likeness import likeness_of_play
from boardscore.verify.judging.readings import (
    Reading,
    agrees,
    infer,
    named,
    with_defaults,
    would_agree,
)
from boardscore.verify.judging.table_likeness import likeness_of_tables
from boardscore.verify.judging.working import as_json
from boardscore.verify.suite.vectors import (
    PLAY,
    TABLE,
    Vector,
    categories_of,
    check,
    left_out,
    unknown_categories,
)

TOGETHER = 64
"""How many failures are repeated in one fresh process."""

MOST_ORDERS = 10
"""For how many answers that depend on the order it is found out what they depend on."""


# Judging


def judge(
    program: Program,
    command: Sequence[str],
    vectors: Sequence[Vector],
    chosen: Rulings,
    tell: Callable[[Message], None] = lambda _: None,
) -> Judgement:
    """The judgement on a program, by the vectors in their order; it may tell how far it is."""
    try:
        greeting, greeted = program.greeting()
        cases, readings = _judged(program, vectors, greeting, chosen, tell)
    except ProgramError as error:
        return _not_started(command, vectors, chosen, error.problems[0])
    program.close()
    lasting = [case for case in cases if case.verdict in _LASTING]
    return Judgement(
        command=tuple(command),
        cases=tuple(cases),
        chosen=chosen,
        greeting=greeting,
        readings=readings,
        like={
            **likeness(lasting),
            **likeness_of_play(lasting),
            **likeness_of_tables(lasting),
        },
        remarks=(
            *_on_hello(greeting, greeted),
            *_on_keys(cases),
            *_on_tables(cases),
            *_on_look_alikes(cases),
            *program.conduct.remarks,
            *_on_play(cases),
        ),
    )


def _not_started(
    command: Sequence[str], vectors: Sequence[Vector], chosen: Rulings, problem: Problem
) -> Judgement:
    fault = problem.message
    cases = tuple(
        Case(one, Verdict.NOT_EXECUTED, with_defaults(one.game, chosen), why=fault)
        for one in vectors
    )
    return Judgement(tuple(command), cases, chosen, fault=fault)


def _judged(
    program: Program,
    vectors: Sequence[Vector],
    greeting: Greeting,
    chosen: Rulings,
    tell: Callable[[Message], None],
) -> tuple[list[Case], dict[str, Reading]]:
    declared = ways.declared_by(greeting.rulings, chosen)
    first = ways.first(declared)
    wanted = [one for one in vectors if _why_not(one, greeting) is None]
    more = [way for one in wanted for way in ways.others(one, declared)]
    asked = [*((one, with_defaults(one.game, first)) for one in wanted), *more]
    outcomes = dict(zip((one.id for one, _ in asked), program.ask(starmap(request_of, asked))))
    readings = _readings(wanted, outcomes, first)
    cases = [
        _case(one, outcomes.get(one.id), readings.get(one.game), _why_not(one, greeting))
        for one in vectors
    ]
    cases += [_case(one, outcomes[one.id], Reading.of(rulings)) for one, rulings in more]
    confirmed = _decided(program, list(_confirmed(program, cases, tell)))
    return [*_with_order(program, list(confirmed))], readings


def _why_not(vector: Vector, greeting: Greeting) -> Message | None:
    """Why a program is not asked a vector; None if it is."""
    if greeting.games is not None and vector.game not in greeting.games:
        return Message("judge.game_not_named", game=Message(f"game.{vector.game}"))
    if vector.op in TABLE and vector.op not in greeting.offers:
        return Message("judge.not_offered", op=vector.op)
    return None


def request_of(vector: Vector, rulings: Rulings) -> Request:
    """The request that a vector is, under rulings."""
    asked = vector.asked(rulings)
    if vector.op == SEEN:
        return protocol.seen(asked, vector.input["player"])
    return _REQUESTS[vector.op](asked)


_REQUESTS: Mapping[str, Callable[[Any], Request]] = {
    "score": protocol.score,
    "legal": protocol.legal,
    "replay": protocol.replay,
    START: protocol.start,
}


def _readings(
    vectors: Iterable[Vector], outcomes: Mapping[str, Outcome], declared: Rulings
) -> dict[str, Reading]:
    """The reading of every game that was asked about."""
    answers: dict[str, list[Case]] = {}
    for vector in vectors:
        found = answers.setdefault(vector.game, [])
        case = Case(vector, outcome=outcomes[vector.id])
        if outcomes[vector.id].status in _ANSWERS and case.got is not None:
            found.append(case)
    return {game: infer(game, found, _of(game, declared)) for game, found in answers.items()}


_ANSWERS = (Status.ANSWERED, Status.ILLEGAL)
"""What may agree with a vector."""


def _of(game: str, declared: Rulings) -> dict[str, Value]:
    return {name: declared[name] for name in with_defaults(game, {}) if name in declared}


# One vector


def _case(
    vector: Vector, outcome: Outcome | None, reading: Reading | None, why: Message | None = None
) -> Case:
    """What a vector says, before a failure is repeated; or why it was not asked."""
    if outcome is None or reading is None:
        return Case(vector, Verdict.NOT_EXECUTED, with_defaults(vector.game, {}), why=why)
    case = Case(vector, _VERDICTS[outcome.status], reading.rulings, outcome, why=outcome.message)
    if not outcome.was_sent:
        return evolve(case, verdict=Verdict.NOT_EXECUTED)
    return _compared(case, reading) if case.verdict is Verdict.AGREE else case


_VERDICTS = {
    Status.ANSWERED: Verdict.AGREE,
    Status.ILLEGAL: Verdict.AGREE,
    Status.UNSUPPORTED: Verdict.UNSUPPORTED,
    Status.INTERNAL: Verdict.NOT_DRIVEN,
    Status.TIMED_OUT: Verdict.NOT_DRIVEN,
    Status.CRASHED: Verdict.NOT_DRIVEN,
    Status.GARBAGE: Verdict.NOT_DRIVEN,
    Status.NO_ANSWER: Verdict.NOT_DRIVEN,
    Status.ORDER_DEPENDENT: Verdict.ORDER_DEPENDENT,
}
"""What an outcome says by itself; whether an answer agrees is still to be seen."""


def _compared(case: Case, reading: Reading) -> Case:
    assert case.got is not None
    lacking = tuple(left_out(case.vector, case.answer, reading.rulings))
    case = evolve(case, why=_misnamed(case.vector, case.got), left_out=lacking)
    differences = tuple(check(case.vector, case.answer, reading.rulings))
    if differences:
        reads_as = would_agree(case, reading.rulings)
        return evolve(case, verdict=Verdict.DISAGREE, differences=differences, reads_as=reads_as)
    if case.why is not None:
        return evolve(case, verdict=Verdict.DISAGREE)
    if reading.inferred and not agrees(case, _without(reading)):
        return evolve(case, verdict=Verdict.READING, reads_as=reading.inferred)
    return case


def _misnamed(vector: Vector, answer: Mapping[str, Any]) -> Message | None:
    """That categories of an answer are none of the game, with what they may be meant for."""
    known, names = categories_of(vector), unknown_categories(vector, answer)
    if not names:
        return None
    what = tuple(unknown("judge.unknown_category", name, known) for name in names)
    return Message("judge.misnamed", what=what, known=known)


def _without(reading: Reading) -> dict[str, Value]:
    """A reading with the defaults in place of what was inferred."""
    return {k: value for k, value in reading.rulings.items() if k not in reading.inferred}


def _confirmed(
    program: Program, cases: Sequence[Case], tell: Callable[[Message], None]
) -> Iterator[Case]:
    """The cases, with each failure repeated; one that does not come again depends on the order.

    The first is asked alone, and so is what got no answer, as it may take others along; the rest
    together, backwards. If one of these depends on the order, all that went with it are asked
    alone.
    """
    lost = [case for case in cases if case.outcome and case.verdict is Verdict.NOT_DRIVEN]
    wrong = [case for case in cases if case.verdict is Verdict.DISAGREE and case.differences]
    alone, others = [*lost, *wrong[:1]], wrong[1:]
    groups = [others[at : at + TOGETHER] for at in range(0, len(others), TOGETHER)]
    asked = chain(
        program.confirm_each(map(_outcome, alone)),
        chain.from_iterable(program.confirm_all([[*map(_outcome, some)] for some in groups])),
    )
    telling = _telling(len(alone) + len(others), tell)
    again = map(telling, _repeated([*alone, *others], asked))
    found = {case.vector.id: case for case in again}
    return (found.get(case.vector.id, case) for case in cases)


def _telling(count: int, tell: Callable[[Message], None]) -> Callable[[Case], Case]:
    """Tells of each failure that is repeated how many there are."""
    done = iter(range(1, count + 1))

    def told(case: Case) -> Case:
        tell(Message("judge.repeating", done=next(done), count=count))
        return case

    return told


def _decided(program: Program, cases: Sequence[Case]) -> Iterator[Case]:
    """The cases, those of play with the decision at which they go wrong."""
    for case, decision in zip(cases, list(decisions(program, cases))):
        yield case if decision is None else evolve(case, decision=decision)


def _repeated(cases: Iterable[Case], outcomes: Iterable[Outcome]) -> Iterator[Case]:
    """Failures with what they came to when they were repeated."""
    for case, again in zip(cases, outcomes):
        if again.status is Status.ORDER_DEPENDENT:
            why = again.message
            yield evolve(case, verdict=Verdict.ORDER_DEPENDENT, outcome=again, why=why)
        else:
            yield evolve(case, outcome=again)


def _outcome(case: Case) -> Outcome:
    assert case.outcome is not None  # it was asked
    return case.outcome


def _with_order(program: Program, cases: Sequence[Case]) -> Iterator[Case]:
    """The cases, with what the first answers that depend on the order depend on."""
    tries = MOST_ORDERS
    for place, case in enumerate(cases):
        if case.verdict is Verdict.ORDER_DEPENDENT and tries:
            tries -= 1
            found = _needed(program, case, [one for one in cases[:place] if one.outcome])
            yield evolve(case, after=tuple(one.vector.id for one in found))
        else:
            yield case


def _needed(program: Program, case: Case, before: Sequence[Case]) -> tuple[Case, ...]:
    """Those of the cases before one that are enough to make the answer to it wrong."""
    last = _outcome(case).request
    alone = program.afresh([last])

    def shows(tried: Sequence[Case]) -> bool:
        outcome = program.afresh([*(_outcome(one).request for one in tried), last])
        if (outcome.status, outcome.answer) == (alone.status, alone.answer):
            return False
        return outcome.data is None or bool(check(case.vector, outcome.data, case.rulings))

    return smallest(before, shows)


_LASTING = (Verdict.AGREE, Verdict.DISAGREE, Verdict.READING)
"""The verdicts on an answer that stays the same whenever it is asked for."""


# What is to be said besides


def _on_hello(greeting: Greeting, greeted: Outcome) -> Iterator[Message]:
    if greeted.status is not Status.ANSWERED:
        yield Message("judge.no_greeting", why=greeted.message)
    known = named(greeting.rulings)
    for name, given in greeting.rulings.items():
        for value in given if isinstance(given, tuple) else (given,):
            if value not in known.get(name, ()):
                yield Message("judge.unknown_ruling", name=name, value=written(value))
    for name in greeting.games or ():
        if name not in registry.names():
            yield unknown("judge.unknown_game", name, registry.names())
    for name in greeting.offers:
        if name not in OFFERED:
            yield unknown("judge.unknown_offer", name, OFFERED)
    for name in greeting.besides:
        yield unknown("judge.unknown_key_of_hello", name, GREETED)


def _on_keys(cases: Iterable[Case]) -> Iterator[Message]:
    """The names in scores that mean nothing, each once."""
    answers = (case.outcome.answer for case in cases if case.outcome is not None)
    scores = (answer for answer in answers if isinstance(answer, Scored))
    for name in dict.fromkeys(name for answer in scores for name in answer.besides):
        yield unknown("judge.unknown_key", name, SCORED)


def _on_tables(cases: Iterable[Case]) -> Iterator[Message]:
    """The names in tables that mean nothing, each once."""
    strange: dict[str, tuple[str, ...]] = {}
    for case in cases:
        expected = case.vector.expected(case.rulings)
        if "players" in expected and "players" in case.answer:
            known = tuple(dict.fromkeys((*expected, "moves", *expected["players"][0])))
            told = (*case.answer, *(name for own in case.answer["players"] for name in own))
            strange |= {name: known for name in told if name not in known}
    for name, known in strange.items():
        yield unknown("judge.unknown_part", name, known)


def _on_look_alikes(cases: Iterable[Case]) -> Iterator[Message]:
    """That moves are listed which do what others do: said once, and no mistake."""
    found = [(case, move) for case in cases for move in case.look_alikes]
    if found:
        case, first = found[0]
        problem = plays.why_illegal(case.vector, case.rulings, first)
        why = Message("judge.listed_before") if problem is None else problem.message
        yield Message("judge.look_alikes", count=len(found), first=as_json(first), why=why)


def _on_play(cases: Iterable[Case]) -> Iterator[Message]:
    """What helps a program that fails at all requests of a kind; none of play need be known."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        if case.verdict is not Verdict.NOT_EXECUTED and case.vector.op in PLAY:
            found.setdefault(case.vector.op, []).append(case)
    failing = {op: asked for op, asked in found.items() if not any(map(_says_anything, asked))}
    for op, asked in failing.items():
        misshapen = [case for case in asked if _is_misshapen(case)]
        if misshapen:
            why = misshapen[0].why
            yield Message("judge.never_readable", op=op, count=len(asked), why=why)
    fails_at_all = failing == found and not any(map(_is_misshapen, chain(*found.values())))
    if found and fails_at_all:
        yield Message("judge.not_needed", ops=tuple(found), count=sum(map(len, found.values())))


def _says_anything(case: Case) -> bool:
    return case.verdict in {*EXECUTED, Verdict.UNSUPPORTED}


def _is_misshapen(case: Case) -> bool:
    """Whether a program gave an answer that cannot be read; one without anything in it is none."""
    why = None if case.outcome is None else case.outcome.why
    is_garbage = case.outcome is not None and case.outcome.status is Status.GARBAGE
    return is_garbage and why is not None and why.key not in _EMPTY


_EMPTY = {"garbage.no_result", "garbage.null_result", "garbage.empty_result"}
"""What is wrong with answers of which nobody knows what they were to be."""
