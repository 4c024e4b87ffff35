"""Judges an implementation by test vectors: one verdict for each vector, and one for the whole."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
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
from boardscore.verify.driver.protocol import GREETED, SCORED, Greeting, Request, Scored
from boardscore.verify.judging.case import EXECUTED, Case, Rulings, Verdict
from boardscore.verify.judging.decisions import decisions
from boardscore.verify.judging.diagnosis import wrong_parts
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.likeness import likeness
from boardscore.verify.judging.order import smallest
from boardscore.verify.judging.readings import (
    Reading,
    agrees,
    infer,
    known,
    with_defaults,
    would_agree,
)
from boardscore.verify.judging.working import as_json
from boardscore.verify.suite.vectors import (
    PLAY,
    Vector,
    categories_of,
    check,
    left_out,
    unknown_categories,
)

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
    return Judgement(
        command=tuple(command),
        cases=tuple(cases),
        chosen=chosen,
        greeting=greeting,
        readings=readings,
        like=likeness(case for case in cases if case.verdict in _LASTING),
        remarks=(
            *_on_hello(greeting, greeted),
            *_on_keys(cases),
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
    declared = {**known(greeting.rulings), **chosen}
    wanted = [one for one in vectors if greeting.games is None or one.game in greeting.games]
    requests = (_request(one, with_defaults(one.game, declared)) for one in wanted)
    outcomes = dict(zip((one.id for one in wanted), program.ask(requests)))
    readings = _readings(wanted, outcomes, declared)
    cases = [_case(one, outcomes.get(one.id), readings.get(one.game)) for one in vectors]
    confirmed = _decided(program, list(_confirmed(program, cases, tell)))
    return [*_with_order(program, wanted, confirmed)], readings


def _request(vector: Vector, rulings: Rulings) -> Request:
    return _REQUESTS[vector.op](vector.asked(rulings))


_REQUESTS: Mapping[str, Callable[[Any], Request]] = {
    "score": protocol.score,
    "legal": protocol.legal,
    "replay": protocol.replay,
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


def _case(vector: Vector, outcome: Outcome | None, reading: Reading | None) -> Case:
    """What a vector says, before a failure is repeated."""
    if outcome is None or reading is None:
        why = Message("judge.game_not_named", game=Message(f"game.{vector.game}"))
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

    Wrong answers of one kind are repeated together, but for the first, which is asked alone.
    """
    repeated = [_repeated(program, kind) for kind in _told(_kinds(cases), tell)]
    again = {case.vector.id: case for kind in repeated for case in kind}
    return (again.get(case.vector.id, case) for case in cases)


def _decided(program: Program, cases: Sequence[Case]) -> Iterator[Case]:
    """The cases, those of play with the decision at which they go wrong."""
    for case, decision in zip(cases, list(decisions(program, cases))):
        yield case if decision is None else evolve(case, decision=decision)


def _kinds(cases: Iterable[Case]) -> list[list[Case]]:
    """The failures that are to be repeated, those that are about the same together.

    What got no answer is a kind of its own each, as it may take the others along.
    """
    kinds: dict[tuple[str, ...], list[Case]] = {}
    for case in cases:
        if case.outcome is not None and case.verdict is Verdict.NOT_DRIVEN:
            kinds[(case.vector.id,)] = [case]
        elif case.verdict is Verdict.DISAGREE and case.differences:
            parts = wrong_parts(case.vector, case.differences)
            kinds.setdefault((case.vector.op, case.vector.clause, *parts), []).append(case)
    return list(kinds.values())  # a wrong name is as wrong in any order


def _repeated(program: Program, kind: Sequence[Case]) -> list[Case]:
    """Failures of one kind after they were repeated: alone, if one of them depends on the order."""
    first, *others = kind
    found = _again(first, program.confirm(_outcome(first)))
    if found.verdict is Verdict.ORDER_DEPENDENT:
        return [found, *(_again(case, program.confirm(_outcome(case))) for case in others)]
    outcomes = program.confirm_all([_outcome(case) for case in others])
    return [found, *map(_again, others, outcomes)]


def _outcome(case: Case) -> Outcome:
    assert case.outcome is not None  # it is a failure
    return case.outcome


def _again(case: Case, again: Outcome) -> Case:
    if again.status is not Status.ORDER_DEPENDENT:
        return evolve(case, outcome=again)
    return evolve(case, verdict=Verdict.ORDER_DEPENDENT, outcome=again, why=again.message)


def _told(kinds: Sequence[list[Case]], tell: Callable[[Message], None]) -> Iterator[list[Case]]:
    """The kinds of failures; before each it is told how many failures are repeated."""
    count, done = sum(map(len, kinds)), 0
    for kind in kinds:
        done += len(kind)
        tell(Message("judge.repeating", done=done, count=count))
        yield kind


def _with_order(program: Program, asked: Sequence[Vector], cases: Iterable[Case]) -> Iterator[Case]:
    """The cases, with what the first answers that depend on the order depend on."""
    tries = MOST_ORDERS
    for case in cases:
        if case.verdict is Verdict.ORDER_DEPENDENT and tries:
            tries -= 1
            found = _needed(program, case, asked[: asked.index(case.vector)])
            yield evolve(case, after=tuple(one.id for one in found))
        else:
            yield case


def _needed(program: Program, case: Case, before: Sequence[Vector]) -> tuple[Vector, ...]:
    """Those of the vectors before one that are enough to make the answer to it wrong."""
    last = _request(case.vector, case.rulings)
    alone = program.afresh([last])

    def shows(tried: Sequence[Vector]) -> bool:
        requests = [_request(one, with_defaults(one.game, case.rulings)) for one in tried]
        outcome = program.afresh([*requests, last])
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
    for name, value in greeting.rulings.items():
        if name not in known(greeting.rulings):
            yield Message("judge.unknown_ruling", name=name, value=written(value))
    for name in greeting.games or ():
        if name not in registry.names():
            yield unknown("judge.unknown_game", name, registry.names())
    for name in greeting.besides:
        yield unknown("judge.unknown_key_of_hello", name, GREETED)


def _on_keys(cases: Iterable[Case]) -> Iterator[Message]:
    """The names in scores that mean nothing, each once."""
    answers = (case.outcome.answer for case in cases if case.outcome is not None)
    scores = (answer for answer in answers if isinstance(answer, Scored))
    for name in dict.fromkeys(name for answer in scores for name in answer.besides):
        yield unknown("judge.unknown_key", name, SCORED)


def _on_look_alikes(cases: Iterable[Case]) -> Iterator[Message]:
    """That moves are listed which do what others do: said once, and no mistake."""
    found = [move for case in cases for move in case.look_alikes]
    if found:
        yield Message("judge.look_alikes", count=len(found), first=as_json(found[0]))


def _on_play(cases: Iterable[Case]) -> Iterator[Message]:
    """What helps a program that only scores, and fails at all that it need not know."""
    found: dict[str, list[Case]] = {}
    for case in cases:
        if case.verdict is not Verdict.NOT_EXECUTED and case.vector.op in PLAY:
            found.setdefault(case.vector.op, []).append(case)
    for op, asked in found.items():
        if not any(case.verdict in {*EXECUTED, Verdict.UNSUPPORTED} for case in asked):
            yield Message("judge.not_needed", op=op, count=len(asked))
