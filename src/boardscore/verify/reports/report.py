"""The judgement as people read it: every failure with its reasons, then the summary."""

import json
import shlex
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import takewhile
from math import prod

from boardscore.core.checks import cut
from boardscore.core.messages import Message, say
from boardscore.core.problems import Sentence, path_text
from boardscore.core.rulings import Value
from boardscore.documents.locate import Path
from boardscore.verify import games
from boardscore.verify.driver.outcomes import Status
from boardscore.verify.driver.protocol import LONGEST_TEXT, SEEN
from boardscore.verify.judging import ways
from boardscore.verify.judging.case import CHANGING, FAILED, Case, Verdict
from boardscore.verify.judging.diagnosis import is_about, wrong_parts
from boardscore.verify.judging.judgement import AGREES, DISAGREES, NOT_DRIVEN, Judgement
from boardscore.verify.judging.readings import Reading, options
from boardscore.verify.judging.working import wrapped
from boardscore.verify.reports.failure import (
    clause_id,
    failure,
    last_errors,
    lists_no_moves,
    repeat,
    ruling_text,
    rulings_text,
)
from boardscore.verify.search.play.findings import SearchedPlay
from boardscore.verify.search.progress import Searched, Stopped
from boardscore.verify.suite.vectors import LEVELS, TABLE

MOST_IN_FULL = 10
"""How many failures are told in full; the others have one line each."""
_SHOWN_IDS = 3


def human(
    judgement: Judgement,
    lang: str = "en",
    width: int = 80,
    findings: Iterable[Sequence[str]] = (),
    searches: Iterable[Sequence[str]] = (),
) -> str:
    """Everything that was found out: what shows a mistake best comes first, the summary last.

    `findings` are blocks of lines about what was found besides the vectors, each as small as it
    could be made; `searches` tell how far the search came.
    """
    return "\n\n".join(
        "\n".join(block)
        for block in (
            *(lines for _, lines in _misnamed(judgement, lang, width)),
            *findings,
            *_failures(judgement, lang, width),
            *(lines for _, lines in _unanswered(judgement, lang, width)),
            *searches,
            [*_remarks(judgement, lang, width)],
            [*about_readings(judgement, lang, width)],
            [*summary(judgement, lang, width)],
        )
        if block
    )


# Failures


Block = tuple[Verdict, list[str]]
"""What is told of some vectors, and the verdict on all of them."""


def others(judgement: Judgement, lang: str, width: int) -> Iterator[Block]:
    """What else is told of vectors: names that mean nothing, and what got no answer."""
    yield from _misnamed(judgement, lang, width)
    yield from _unanswered(judgement, lang, width)


def told_in_full(judgement: Judgement) -> tuple[list[Case], list[Case]]:
    """One failure of each cause, as far as that can be told, the clearest first; then all others,
    those of one cause together.

    A cause is a facet. Games that go wrong by the same clause belong together, whatever their
    vectors are about, and so do views of a table in which the same things are wrong.
    """
    wrong = [case for case in judgement.failures if not _only_misnames(case)]
    order = sorted(wrong, key=lambda case: _clarity(judgement, case))
    first: dict[str, Case] = {}
    for case in order:
        first.setdefault(_about(case), case)
    full = list(first.values())[:MOST_IN_FULL]
    causes = [*first]
    rest = [case for case in order if case not in full]
    return full, sorted(rest, key=lambda case: causes.index(_about(case)))


def _failures(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """The failures: one of each cause in full, the others in a line each."""
    full, rest = told_in_full(judgement)
    alike = Counter(map(_about, rest))
    for case in full:
        same = _same(case, alike[_about(case)], lang, width)
        yield [*failure(judgement, case, lang, width), *same]
    rest = [case for case in rest if case.verdict not in CHANGING]  # they say nothing new
    if rest:
        head = say(Message("judge.more_failures", count=len(rest)), lang)
        yield [head, *(line for case in rest for line in _in_short(case, width))]


def _same(case: Case, count: int, lang: str, width: int) -> list[str]:
    """How many other failures are of the cause of one that is told in full."""
    if not count:
        return []
    key = "judge.changing_too" if case.verdict in CHANGING else "judge.same_cause"
    return wrapped(say(Message(key, count=count), lang), width, "  ", "    ")


def _about(case: Case) -> str:
    """What a failure is about: a facet, or the clause that decides where another one does.

    Moves that cannot be read are a matter of their own. A view is about what is wrong in it.
    """
    if case.verdict in CHANGING:
        return case.verdict.value
    if lists_no_moves(case):
        return ""
    if case.vector.op == SEEN and case.differences:
        return " ".join(sorted(_wrong_in_view(case)))
    clause = clause_id(case)
    is_own = case.decision is None and clause == case.vector.clause
    return case.vector.isolates if is_own else clause


def _wrong_in_view(case: Case) -> set[str]:
    """The parts of a view that are wrong, whoever's they are, and whether they are hidden or should
    be; the moves only if nothing else is, since they rest on the rest."""
    wrong = [one for one in case.differences if one.part != "moves"]
    names = [".".join(part for part in one.place if isinstance(part, str)) for one in wrong]
    hidden = [f"{one.expected is None}:{one.got is None}" for one in wrong]
    return {f"{name}:{how}" for name, how in zip(names, hidden)} or {"moves"}


def _only_misnames(case: Case) -> bool:
    """Whether nothing is wrong with an answer but the names of categories."""
    return case.verdict is Verdict.DISAGREE and not case.differences


def _misnamed(judgement: Judgement, lang: str, width: int) -> Iterator[Block]:
    """The categories that the games do not have, each told once for all answers that name it."""
    misnaming = [case for case in judgement.cases if case.verdict is Verdict.DISAGREE and case.why]
    for cases in _grouped(misnaming):
        yield Verdict.DISAGREE, [*_group(judgement, cases, lang, width)]


def _clarity(judgement: Judgement, case: Case) -> tuple[bool, bool, bool, int, int, int]:
    """Sorts what is about the rule that is broken before the rest, and of that what is about its
    own misreading, and then the simplest first: of games what has the fewest wrong parts, and then
    the fewest moves."""
    like = judgement.like.get(case.vector.id)
    parts = wrong_parts(case.vector, case.differences)
    broken = parts if like is None else [like.clause]
    misread = like is not None and like.facet == case.vector.isolates
    record = case.vector.input.get("record", ())
    is_elsewhere = case.decision is not None and case.decision.clause != case.vector.clause
    return (
        case.verdict in CHANGING and not case.after,
        is_elsewhere or not is_about(case.vector, broken),
        not misread,
        LEVELS.index(case.vector.level),
        len({one.part for one in case.differences}) if record else 0,
        len(record),
    )


def _in_short(case: Case, width: int) -> list[str]:
    parts = Counter("moves" if one.part == "moves" else one.path for one in case.differences)
    places = ", ".join(part if times == 1 else f"{part} ({times})" for part, times in parts.items())
    return wrapped(cut(f"{case.vector.id}  {places}".rstrip(), LONGEST_TEXT), width, "  ", "    ")


# What was not answered


def _unanswered(judgement: Judgement, lang: str, width: int) -> Iterator[Block]:
    """What became of the vectors without a verdict on the answer, the same things together."""
    if judgement.fault is not None:
        message = Message("judge.not_started", why=judgement.fault)
        yield Verdict.NOT_DRIVEN, wrapped(say(message, lang), width)
        return
    found = _grouped(case for case in judgement.cases if case.verdict not in FAILED)
    for cases in found[:MOST_IN_FULL]:
        yield cases[0].verdict, [*_group(judgement, cases, lang, width)]
    left = found[MOST_IN_FULL:]
    if left:
        count = sum(map(len, left))
        yield left[0][0].verdict, [say(Message("say.and_more", count=count), lang)]


def _grouped(cases: Iterable[Case]) -> list[list[Case]]:
    """The cases that have a reason, those with the same verdict and reason together."""
    groups: dict[tuple[Verdict, Sentence], list[Case]] = {}
    for case in cases:
        if case.why is not None:
            groups.setdefault((case.verdict, case.why), []).append(case)
    return list(groups.values())


def _group(judgement: Judgement, cases: Sequence[Case], lang: str, width: int) -> Iterator[str]:
    """Vectors that the same thing happened to."""
    verdict, why = cases[0].verdict, cases[0].why
    assert why is not None
    yield say(Message("judge.group", verdict=verdict.message, count=len(cases)), lang)
    yield from wrapped(say(why, lang), width, "  ", "    ")
    ids = [case.vector.id for case in cases]
    yield from ("  " + one for one in ids[:_SHOWN_IDS])
    if ids[_SHOWN_IDS:]:
        yield "  " + say(Message("say.and_more", count=len(ids) - _SHOWN_IDS), lang)
    if verdict in {Verdict.NOT_DRIVEN, Verdict.DISAGREE}:
        yield from _received(cases[0], lang, width)
        yield from last_errors(cases[0], lang)
        yield "  " + say(Message("judge.again"), lang)
        yield "    " + repeat(judgement, ids[0])


def _received(case: Case, lang: str, width: int) -> Iterator[str]:
    """The line that cannot be read as an answer."""
    if case.outcome is not None and case.outcome.status is Status.GARBAGE:
        yield "  " + say(Message("judge.received"), lang)
        for line in case.outcome.printed:
            yield from wrapped(line, width, "    ", "    ")


# The end


def _remarks(judgement: Judgement, lang: str, width: int) -> Iterator[str]:
    for remark in judgement.remarks:
        yield from wrapped(say(remark, lang), width, "- ", "  ")


def about_readings(judgement: Judgement, lang: str, width: int) -> Iterator[str]:
    """How the program reads the rules, and the line that declares it."""
    for message in reading_messages(judgement):
        yield from wrapped(say(message, lang), width)
    if shown_by(judgement):
        yield f"  {paste(judgement)}"


def reading_messages(judgement: Judgement) -> Iterator[Message]:
    """How the program reads the rules: as it declared, as it showed, or in more than one way."""
    if judgement.declared:
        yield Message("judge.declared", rulings=rulings_text(judgement.declared))
    yield from _ways(judgement)
    for game, reading in judgement.readings.items():
        named = Message(f"game.{game}")
        if reading.mixed and not judgement.is_misread(game):
            yield Message("judge.mixed", game=named)
        if reading.inferred:
            rulings = rulings_text(reading.inferred)
            yield Message("judge.inferred", rulings=rulings, game=named, count=reading.told_by)
        if reading.instead:
            yield _instead(judgement, reading)
    if shown_by(judgement):
        yield Message("judge.paste")
    elif judgement.exit_code == AGREES and judgement.readings and not judgement.named:
        yield Message("judge.usual_alone", example=_all_values(next(iter(judgement.readings))))


def _all_values(game: str) -> str:
    """The line for the answer to hello that names all values of a ruling of a game."""
    name, values = next(iter(options(game).items()))
    return f'"rulings": {json.dumps({name: values})}'


def _ways(judgement: Judgement) -> Iterator[Message]:
    """Under which other values of rulings a program was asked, and under which it was not."""
    named = judgement.named
    more = tuple(ruling_text(name, one) for name, values in named.items() for one in values[1:])
    if more:
        count = sum(ways.is_other(case.vector) for case in judgement.cases)
        yield Message("judge.declared_too", rulings=more, count=count)
    for game in judgement.readings:
        left = tuple(ruling_text(*one) for one in ways.unasked(game, named))
        if left:
            about = Message(f"game.{game}")
            yield Message("judge.not_declared", game=about, rulings=left, number=len(left))
    for game in judgement.readings:
        yield from _combined(judgement, game)


def _combined(judgement: Judgement, game: str) -> Iterator[Message]:
    """How many of the combinations of what a program names were searched, if not all."""
    played = _begun(judgement.played, game)
    count = played or _begun(judgement.searches, game)
    about = judgement.readings[game].rulings if played else games.kit(game).rulings
    every = prod(len(judgement.named.get(name, ("",))) for name in about)
    if 0 < count < every:
        named = Message(f"game.{game}")
        yield Message("judge.combined", game=named, count=count, every=every)


def _begun(searches: Iterable[Searched | SearchedPlay], game: str) -> int:
    """Under how many readings of a game it was searched."""
    return sum(
        one.game == game and one.progress.interrupted is not Stopped.BEFORE for one in searches
    )


def _instead(judgement: Judgement, reading: Reading) -> Message:
    """That all answers fit another reading than the one that is declared."""
    declared = {name: reading.rulings[name] for name in reading.instead}
    by_option = declared.keys() <= judgement.chosen.keys()
    return Message(
        "judge.instead_of_chosen" if by_option else "judge.instead",
        declared=rulings_text(declared),
        rulings=rulings_text(reading.instead),
        count=reading.told_by,
    )


def shown_by(judgement: Judgement) -> dict[str, Value]:
    """What the answers show and hello should declare; not what an option of the command decides."""
    instead = {k: v for one in judgement.readings.values() for k, v in one.instead.items()}
    shown = {**judgement.inferred, **instead}
    return {name: value for name, value in shown.items() if name not in judgement.chosen}


def paste(judgement: Judgement) -> str:
    """The line for the answer to hello that declares what the program does.

    What it declares already is in it too.
    """
    declared = {name: v if len(v) > 1 else v[0] for name, v in judgement.named.items()}
    return f'"rulings": {json.dumps({**declared, **shown_by(judgement)})}'


def summary(judgement: Judgement, lang: str, width: int) -> Iterator[str]:
    """Every verdict with its number, what was not checked, and executed of total."""
    yield from wrapped(say(program(judgement), lang), width)
    labels = {one: say(one.message, lang) for one in Verdict}
    margin = max(map(len, labels.values()))
    for verdict, count in judgement.counts.items():
        if verdict is Verdict.RANDOM and not count:
            continue
        yield f"  {labels[verdict]:<{margin}} {count:>5}"
    left_out = Counter(
        name
        for case in judgement.cases
        for name in dict.fromkeys(map(_of_all_players, case.left_out))
    )
    for name, count in left_out.items():
        yield from wrapped(say(Message("judge.unchecked", name=name, count=count), lang), width)
    executed, total = judgement.executed, len(judgement.cases)
    yield say(Message("judge.executed", executed=executed, total=total), lang)
    yield from wrapped(say(ending(judgement), lang), width)


def _of_all_players(path: Path) -> str:
    """What is left out, whoever it is left out of."""
    return path_text(tuple(takewhile(lambda part: isinstance(part, str), path)))


def ending(judgement: Judgement) -> Message:
    """What all of it comes to, in a sentence."""
    if judgement.exit_code == DISAGREES and judgement.only_changes:
        return Message("judge.exit.1.changing")
    if judgement.exit_code != NOT_DRIVEN or judgement.fault is not None:
        return Message(f"judge.exit.{judgement.exit_code}")
    counts = judgement.counts
    if judgement.executed and counts[Verdict.NOT_DRIVEN]:
        return Message("judge.exit.3.some", count=counts[Verdict.NOT_DRIVEN])
    if judgement.executed and judgement.unsent:
        return Message("judge.exit.3.unsent", count=judgement.unsent)
    if judgement.executed:
        return Message("judge.exit.3.unscored", count=judgement.left_out)
    if not counts[Verdict.NOT_DRIVEN]:
        return Message(f"judge.exit.3.{_why_nothing(judgement)}")
    return Message("judge.exit.3")


def _why_nothing(judgement: Judgement) -> str:
    """Why nothing at all was judged of a program that could be driven."""
    if judgement.counts[Verdict.UNSUPPORTED]:
        return "unsupported"
    asked_for = [case.vector.op for case in judgement.cases]
    return "not_offered" if all(op in TABLE for op in asked_for) else "not_asked"


def program(judgement: Judgement) -> Message:
    """What was checked."""
    greeting = judgement.greeting
    name = greeting.name or shlex.join(judgement.command)
    said = cut(" ".join(filter(None, [name, greeting.version])), LONGEST_TEXT)
    return Message("judge.program", name=said)
