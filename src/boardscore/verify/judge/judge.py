"""Judges an implementation by the test vectors: a verdict for each vector and one for all."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve

from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown, write_value
from boardscore.verify.judge import declared_rulings
from boardscore.verify.judge.declared_rulings import (
    Reading,
    agrees,
    declared_values,
    infer_rulings,
    with_defaults,
    would_agree,
)
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.misreading_matching import misreadings_behind
from boardscore.verify.judge.vector_run import Asking, plainest, vectors_to_send, why_not_sent
from boardscore.verify.judge.verdicts import Case, Rulings, Verdict, verdict_of
from boardscore.verify.program import protocol
from boardscore.verify.program.doctor import UNNUMBERED, Opening
from boardscore.verify.program.outcomes import LOST, Outcome, Status
from boardscore.verify.program.process import ProgramError
from boardscore.verify.program.program import Program
from boardscore.verify.program.replies import Greeting, Moves, Scored
from boardscore.verify.vectors.differences import check, missing_parts, unknown_categories
from boardscore.verify.vectors.vectors import PLAY, Vector


def judge(
    program: Program,
    command: Sequence[str],
    vectors: Sequence[Vector],
    chosen: Rulings,
    tell: Callable[[Message], None] = lambda _: None,
) -> Judgement:
    """The judgement on a program by vectors, in their order; reports progress."""
    try:
        asking = Asking(program, tell)
        opening = asking.opened(lambda hello: plainest(vectors, hello, chosen))
        if opening is not None and opening.is_doubtful:
            return _unjudged(command, vectors, chosen, opening.fault)
        greeting = Greeting() if opening is None else opening.greeting
        cases, readings = _judged(asking, vectors, greeting, chosen)
    except ProgramError as error:
        fault = Message("judge.not_started", why=error.problems[0].message)
        return _unjudged(command, vectors, chosen, fault)
    program.close()
    for remark in program.conduct.remarks:
        if remark.key == UNNUMBERED:
            return _unjudged(command, vectors, chosen, remark)
    lasting = [case for case in cases if case.verdict in _LASTING]
    done = sum(case.outcome is not None for case in cases)
    stopped = Message("judge.stopped", done=done, count=len(cases))
    return Judgement(
        command=tuple(command),
        cases=tuple(cases),
        chosen=chosen,
        greeting=greeting,
        readings=readings,
        like=misreadings_behind(lasting),
        fault=None if opening is None else opening.breach,
        remarks=(
            *((stopped,) if asking.is_stopped else ()),
            *_on_opening(opening, program),
            *dict.fromkeys(one for case in cases for one in _on_names(case)),
            *program.conduct.remarks,
            *_on_play(cases, program),
        ),
        stopped=asking.is_stopped,
    )


def _unjudged(
    command: Sequence[str], vectors: Iterable[Vector], chosen: Rulings, fault: Message | None
) -> Judgement:
    """The judgement on a program that cannot be judged."""
    cases = (
        Case(one, Verdict.NOT_EXECUTED, with_defaults(one.game, chosen), why=fault)
        for one in vectors
    )
    return Judgement(tuple(command), tuple(cases), chosen, fault=fault)


def _judged(
    asking: Asking, vectors: Sequence[Vector], greeting: Greeting, chosen: Rulings
) -> tuple[list[Case], dict[str, Reading]]:
    declared = declared_rulings.declared_by(greeting.rulings, chosen)
    first = declared_rulings.first_values(declared)
    now = vectors_to_send(vectors, greeting)
    more = [way for one in now for way in declared_rulings.repeats_of(one, declared)]
    outcomes = asking.ask([*((one, with_defaults(one.game, first)) for one in now), *more])
    readings = _readings(now, outcomes, first)
    cases = [
        _case(one, outcomes.get(one.id), readings.get(one.game), why_not_sent(one, greeting))
        for one in vectors
    ]
    cases += [_case(one, outcomes.get(one.id), Reading.of(rulings)) for one, rulings in more]
    return asking.settled(cases, greeting), readings


def _readings(
    vectors: Iterable[Vector], outcomes: Mapping[str, Outcome], declared: Rulings
) -> dict[str, Reading]:
    cases = [Case(one, outcome=outcomes[one.id]) for one in vectors if one.id in outcomes]
    answered = [one for one in cases if verdict_of(outcomes[one.vector.id]) is Verdict.AGREE]
    return {
        game: infer_rulings(game, [one for one in answered if one.vector.game == game], declared)
        for game in dict.fromkeys(one.vector.game for one in cases)
    }


def _case(
    vector: Vector, outcome: Outcome | None, reading: Reading | None, why: Message | None = None
) -> Case:
    """The case of a vector before failures are repeated."""
    if outcome is None or reading is None:
        why = why or Message("judge.not_asked")
        return Case(vector, Verdict.NOT_EXECUTED, with_defaults(vector.game, {}), why=why)
    case = Case(vector, verdict_of(outcome), reading.rulings, outcome, why=outcome.message)
    if not outcome.was_sent:
        return evolve(case, verdict=Verdict.NOT_EXECUTED)
    return _compared(case, reading) if case.verdict is Verdict.AGREE else case


def _compared(case: Case, reading: Reading) -> Case:
    assert case.got is not None
    lacking = tuple(missing_parts(case.vector, case.answer, reading.rulings))
    case = evolve(case, why=_misnamed(case.vector, case.got), left_out=lacking)
    differences = tuple(check(case.vector, case.answer, reading.rulings))
    if differences:
        reads_as = would_agree(case, reading.rulings)
        return evolve(case, verdict=Verdict.DISAGREE, differences=differences, reads_as=reads_as)
    if case.why is not None:
        return evolve(case, verdict=Verdict.DISAGREE)
    by_default = {k: value for k, value in reading.rulings.items() if k not in reading.inferred}
    if reading.inferred and not agrees(case, by_default):
        return evolve(case, verdict=Verdict.DIFFERENT_RULING, reads_as=reading.inferred)
    return case


def _misnamed(vector: Vector, answer: Mapping[str, Any]) -> Message | None:
    """The unknown categories of an answer, with similar names."""
    known, names = vector.categories, unknown_categories(vector, answer)
    if not names:
        return None
    what = tuple(unknown("judge.unknown_category", name, known) for name in names)
    return Message("judge.misnamed", what=what, known=known)


_LASTING = (Verdict.AGREE, Verdict.DISAGREE, Verdict.DIFFERENT_RULING)
"""The verdicts on an answer that stays the same when repeated."""


def _on_opening(opening: Opening | None, program: Program) -> Iterator[Message]:
    """The doctor's finding about how a program answers, with its `hello`."""
    if opening is None:
        return
    fault = opening.fault
    spoke_later = opening.hello.status in LOST and program.has_answered()
    is_said = fault is not None and (fault is opening.breach or fault.key in _SAID_BY_CONDUCT)
    if fault is not None and not is_said and not spoke_later:
        yield fault
    yield from _on_hello(opening.greeting, opening.hello)


_SAID_BY_CONDUCT = {"doctor.flush", "doctor.noise", "doctor.ends"}
"""Explanations that follow some remarks on a program's behaviour."""


def _on_hello(greeting: Greeting, greeted: Outcome) -> Iterator[Message]:
    if greeted.status in LOST:
        yield Message("judge.no_greeting", why=greeted.message)
    elif greeted.status is not Status.ANSWERED:
        yield Message("judge.greeted_otherwise", why=greeted.message)
    for fault in greeting.faults:
        yield Message("judge.bad_field_of_hello", why=fault)
    known = declared_values(greeting.rulings)
    for name, given in greeting.rulings.items():
        for value in given if isinstance(given, tuple) else (given,):
            if value not in known.get(name, ()):
                yield Message("judge.unknown_ruling", name=name, value=write_value(value))
    yield from _unknown("hello", greeting.games or (), registry.names("verification"))
    yield from _unknown("hello", greeting.offers, protocol.OFFERED)
    yield from _unknown("hello", greeting.besides, protocol.GREETED)


def _unknown(op: str, names: Iterable[str], known: tuple[str, ...]) -> Iterator[Message]:
    for name in names:
        if name not in known:
            message = unknown("judge.unknown_name", name, known)
            yield Message(message.key, op=op, **message.args)


def _on_names(case: Case) -> Iterator[Message]:
    """A remark on unknown names in an answer."""
    answer = None if case.outcome is None else case.outcome.answer
    if isinstance(answer, Scored | Moves):
        known = protocol.SCORED if isinstance(answer, Scored) else protocol.LISTED
        yield from _unknown(case.vector.op, answer.besides, known)
    if "players" in case.expected and "players" in case.answer:
        known = tuple(dict.fromkeys((*case.expected, "moves", *case.expected["players"][0])))
        given = (*case.answer, *(name for own in case.answer["players"] for name in own))
        yield from _unknown(case.vector.op, given, known)


def _on_play(cases: Iterable[Case], program: Program) -> Iterator[Message]:
    """Advice for a program that scores positions but does not play."""
    asked = [
        case
        for case in cases
        if case.vector.op in PLAY and case.verdict is not Verdict.NOT_EXECUTED
    ]
    answered = any(case.verdict is not Verdict.COULD_NOT_RUN or _is_tried(case) for case in asked)
    if asked and not answered and program.has_answered("score"):
        ops = tuple(dict.fromkeys(case.vector.op for case in asked))
        yield Message("judge.not_needed", ops=ops, count=len(asked))


def _is_tried(case: Case) -> bool:
    """Whether an unreadable answer contains anything."""
    outcome = case.outcome
    assert outcome is not None
    return outcome.status is Status.GARBAGE and outcome.message.key not in _EMPTY


_EMPTY = {"garbage.no_result", "garbage.null_result", "garbage.empty_result"}
"""The faults of answers that contain nothing."""
