"""Judges an implementation by test vectors: one verdict for each vector, and one for the whole."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from attrs import evolve

from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.rulings import Value, unknown, write_value
from boardscore.verify.judge import game_summary, ruling_choices
from boardscore.verify.judge.case import EXECUTED, Case, Rulings, Verdict
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.readings import (
    Reading,
    agrees,
    infer,
    named,
    with_defaults,
    would_agree,
)
from boardscore.verify.judge.vector_misreadings import misreadings_behind
from boardscore.verify.judge.vector_run import Asking, plainest
from boardscore.verify.judge.working import as_json
from boardscore.verify.program.doctor import Opening
from boardscore.verify.program.outcomes import LOST, Outcome, Status
from boardscore.verify.program.process import ProgramError
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import GREETED, OFFERED, SCORED, Greeting, Scored
from boardscore.verify.vectors.vectors import (
    PLAY,
    TABLE,
    Vector,
    categories_of,
    check,
    left_out,
    unknown_categories,
)

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
        asking = Asking(program, tell)
        opening = asking.opened(lambda hello: plainest(to_be_asked(vectors, hello), hello, chosen))
        greeting = Greeting() if opening is None else opening.greeting
        cases, readings = _judged(asking, vectors, greeting, chosen)
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
        like=misreadings_behind(lasting),
        remarks=(
            *_on_stop(asking, cases),
            *_on_opening(opening, program),
            *_on_keys(cases),
            *_on_tables(cases),
            *_on_look_alikes(cases),
            *program.conduct.remarks,
            *_on_play(cases, program),
        ),
        stopped=asking.is_stopped,
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
    asking: Asking, vectors: Sequence[Vector], greeting: Greeting, chosen: Rulings
) -> tuple[list[Case], dict[str, Reading]]:
    declared = ruling_choices.declared_by(greeting.rulings, chosen)
    first = ruling_choices.first(declared)
    now = to_be_asked(vectors, greeting)
    more = [way for one in now for way in ruling_choices.others(one, declared)]
    outcomes = asking.ask([*((one, with_defaults(one.game, first)) for one in now), *more])
    readings = _readings(now, outcomes, first)
    cases = [
        _case(one, outcomes.get(one.id), readings.get(one.game), _why_not(one, greeting))
        for one in vectors
    ]
    cases += [_case(one, outcomes.get(one.id), Reading.of(rulings)) for one, rulings in more]
    return asking.settled(cases), readings


def to_be_asked(vectors: Iterable[Vector], greeting: Greeting) -> list[Vector]:
    """The vectors that a program is asked."""
    return [one for one in vectors if _why_not(one, greeting) is None]


def _why_not(vector: Vector, greeting: Greeting) -> Message | None:
    """Why a program is not asked a vector; None if it is."""
    if greeting.games is not None and vector.game not in greeting.games:
        return Message("judge.game_not_named", game=Message(f"game.{vector.game}"))
    if vector.op in TABLE and vector.op not in greeting.offers:
        return Message("judge.not_offered", op=vector.op)
    return None


def _readings(
    vectors: Iterable[Vector], outcomes: Mapping[str, Outcome], declared: Rulings
) -> dict[str, Reading]:
    """The reading of every game that was asked about."""
    answers: dict[str, list[Case]] = {}
    for vector in vectors:
        if vector.id in outcomes:
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
        why = why or Message("judge.not_asked")
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
    Status.RANDOM: Verdict.RANDOM,
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


_LASTING = (Verdict.AGREE, Verdict.DISAGREE, Verdict.READING)
"""The verdicts on an answer that stays the same whenever it is asked for."""


# What is to be said besides


def _on_stop(asking: Asking, cases: Sequence[Case]) -> Iterator[Message]:
    if asking.is_stopped:
        done = sum(case.outcome is not None for case in cases)
        yield Message("judge.stopped", done=done, count=len(cases))


def _on_opening(opening: Opening | None, program: Program) -> Iterator[Message]:
    """What is wrong with how a program talks, as the doctor says it, and with its hello."""
    if opening is None:
        return
    fault = opening.fault
    spoke_later = opening.hello.status in LOST and program.has_answered()
    if fault is not None and fault.key not in _SAID_BY_CONDUCT and not spoke_later:
        yield fault
    yield from _on_hello(opening.greeting, opening.hello)


_SAID_BY_CONDUCT = {"doctor.flush", "doctor.noise", "doctor.several"}
"""What the remarks on how a program behaves say as well."""


def _on_hello(greeting: Greeting, greeted: Outcome) -> Iterator[Message]:
    if greeted.status in LOST:
        yield Message("judge.no_greeting", why=greeted.message)
    elif greeted.status is not Status.ANSWERED:
        yield Message("judge.greeted_otherwise", why=greeted.message)
    for fault in greeting.faults:
        yield Message("judge.bad_field_of_hello", why=fault)
    known = named(greeting.rulings)
    for name, given in greeting.rulings.items():
        for value in given if isinstance(given, tuple) else (given,):
            if value not in known.get(name, ()):
                yield Message("judge.unknown_ruling", name=name, value=write_value(value))
    for name in greeting.games or ():
        if name not in registry.names("verification"):
            yield unknown("judge.unknown_game", name, registry.names("verification"))
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
        problem = game_summary.why_illegal(case.vector, case.rulings, first)
        why = Message("judge.listed_before") if problem is None else problem.message
        yield Message("judge.look_alikes", count=len(found), first=as_json(first), why=why)


def _on_play(cases: Iterable[Case], program: Program) -> Iterator[Message]:
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
    if found and fails_at_all and program.has_answered("score"):
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
