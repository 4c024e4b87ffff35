"""The judgement as people read it: the causes of wrong answers first, the summary last."""

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
from boardscore.documents.source_positions import Path
from boardscore.verify import games
from boardscore.verify.judge import ruling_choices
from boardscore.verify.judge.case import CHANGING, Case, Verdict
from boardscore.verify.judge.judgement import AGREES, DISAGREES, NOT_DRIVEN, Judgement
from boardscore.verify.judge.readings import Reading, options
from boardscore.verify.judge.working import wrapped
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.protocol import LONGEST_TEXT
from boardscore.verify.report import searched
from boardscore.verify.report.causes import Cause, causes
from boardscore.verify.report.counterexample import (
    Counterexample,
    Detail,
    last_errors,
    repeat,
    ruling_text,
    rulings_text,
)
from boardscore.verify.search.progress import Counts, Searched, Stopped
from boardscore.verify.vectors.vectors import TABLE

MOST_BLOCKS = 3
"""The most causes that are shown with a counterexample; each further one has one line."""

MOST_GROUPS = 3
"""The most reasons for missing answers that are shown."""

_MOST_CAUSES = 8
_HARMLESS = (Verdict.UNSUPPORTED, Verdict.NOT_EXECUTED)
_SHOWN_IDS = 3


def human(
    judgement: Judgement, lang: str = "en", width: int = 80, detail: Detail = Detail.BRIEF
) -> str:
    """What a run found out: in full, or up to three causes and a few lines about the rest."""
    wrong = _every if detail is Detail.FULL else _causes
    others = [*missing(judgement, lang, width, detail)]
    blocks = (
        *(lines for verdict, lines in others if verdict is Verdict.DISAGREE),
        *wrong(judgement, lang, width),
        *(lines for verdict, lines in others if verdict is Verdict.NOT_DRIVEN),
        [line for verdict, lines in others if verdict in _HARMLESS for line in lines],
        *_searches(judgement, lang, width, detail),
        [*_remarks(judgement, lang, width)],
        [*about_readings(judgement, lang, width)],
        [*summary(judgement, lang, width)],
    )
    return "\n\n".join("\n".join(block) for block in blocks if block)


# Wrong answers

Block = tuple[Verdict, list[str]]
"""Lines about some vectors, and the verdict on all of them."""


def _every(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """Every counterexample in full, the surest causes first."""
    shown = dict.fromkeys(one for cause in causes(judgement) for one in cause.examples)
    yield from ([*one.text(lang, width)] for one in shown)


def _causes(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """The first causes with a counterexample each, the others and their consequences in a line."""
    found = causes(judgement)
    own = [one for one in found if not one.may_follow]
    for cause in own[:MOST_BLOCKS]:
        yield [*block(cause, lang, width, Detail.BRIEF)]
    yield _in_lines("judge.more_causes", own[MOST_BLOCKS:], lang, width)
    yield _in_lines("judge.consequences", [one for one in found if one.may_follow], lang, width)


def _in_lines(key: str, some: Sequence[Cause], lang: str, width: int) -> list[str]:
    """Some causes in a line each, after a sentence about them; empty without any."""
    if not some:
        return []
    lines = [line for one in some[:_MOST_CAUSES] for line in _in_a_line(one, lang, width)]
    left = len(some) - _MOST_CAUSES
    more = [say(Message("say.and_more", count=left), lang)] if left > 0 else []
    return [say(Message(key, count=len(some)), lang), *lines, *(f"       {one}" for one in more)]


def block(cause: Cause, lang: str, width: int, detail: Detail) -> Iterator[str]:
    """A cause with its shortest counterexample, and how many others there are."""
    shown = cause.shortest(lang, width)
    yield from shown.text(lang, width, detail)
    more = [one for one in cause.examples if one is not shown]
    if more:
        yield from wrapped(say(_more(more), lang), width, "  ", "    ")


def _more(more: Sequence[Counterexample]) -> Message:
    """How many other answers are wrong in the same way."""
    vectors = [*dict.fromkeys(one.case.vector.id for one in more if one.finding is None)]
    findings = sum(one.finding is not None for one in more)
    if more[0].case.verdict in CHANGING:
        return Message("judge.changing_too", count=len(more))
    if not vectors:
        return Message("judge.same_found", count=findings)
    return Message("judge.same_cause", count=len(vectors), first=vectors[0])


def _in_a_line(cause: Cause, lang: str, width: int) -> list[str]:
    """A cause with the number of its wrong answers, and the first of these."""
    first = cause.examples[0]
    name = first.case.vector.id if first.finding is None else first.title(lang)
    if cause.clause and not name.startswith(cause.clause):
        name = f"{cause.clause}: {name}"
    return wrapped(name, width, f"{len(cause.examples):>5}  ", " " * 7)


# No answers, or none that can be judged


def missing(judgement: Judgement, lang: str, width: int, detail: Detail) -> Iterator[Block]:
    """Names that no game has, then missing answers: the first reasons, and how many others."""
    if judgement.fault is not None:
        yield Verdict.NOT_DRIVEN, _not_started(judgement, lang, width)
        return
    by_verdict = {verdict: _groups_of(judgement, verdict) for verdict in Verdict}
    for cases in by_verdict[Verdict.DISAGREE]:
        yield Verdict.DISAGREE, [*_group(judgement, cases, lang, width)]
    lost = by_verdict[Verdict.NOT_DRIVEN]
    most = len(lost) if detail is Detail.FULL else MOST_GROUPS
    for cases in lost[:most]:
        yield Verdict.NOT_DRIVEN, [*_group(judgement, cases, lang, width)]
    if lost[most:]:
        more = Message("say.and_more", count=sum(map(len, lost[most:])))
        yield Verdict.NOT_DRIVEN, [say(more, lang)]
    yield Verdict.UNSUPPORTED, [*_by_operation(judgement, lang, width)]
    not_executed = by_verdict[Verdict.NOT_EXECUTED]
    lines = [line for cases in not_executed for line in _why_not_asked(cases, lang, width)]
    yield Verdict.NOT_EXECUTED, lines


def _groups_of(judgement: Judgement, verdict: Verdict) -> list[list[Case]]:
    """The cases of a verdict that have a reason, those with the same reason together."""
    groups: dict[Sentence, list[Case]] = {}
    for case in judgement.unexpected:
        if case.verdict is verdict and case.why is not None:
            groups.setdefault(case.why, []).append(case)
    return list(groups.values())


def _why_not_asked(cases: Sequence[Case], lang: str, width: int) -> list[str]:
    """How many vectors were not asked, and why."""
    head = say(Message("judge.group", verdict=cases[0].verdict.message, count=len(cases)), lang)
    assert cases[0].why is not None
    return wrapped(f"{head}: {say(cases[0].why, lang)}", width, "", "  ")


def _by_operation(judgement: Judgement, lang: str, width: int) -> Iterator[str]:
    """How many requests of each game and operation are not supported."""
    cases = [case for case in judgement.unexpected if case.verdict is Verdict.UNSUPPORTED]
    if not cases:
        return
    counted = Counter((case.vector.game, case.vector.op) for case in cases)
    what = tuple(
        Message("judge.operation", game=Message(f"game.{game}"), op=op, count=count)
        for (game, op), count in counted.items()
    )
    message = Message(
        "judge.operations", verdict=cases[0].verdict.message, count=len(cases), what=what
    )
    yield from wrapped(say(message, lang), width, "", "  ")


def _not_started(judgement: Judgement, lang: str, width: int) -> list[str]:
    return wrapped(say(Message("judge.not_started", why=judgement.fault), lang), width)


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


def _searches(judgement: Judgement, lang: str, width: int, detail: Detail) -> Iterator[list[str]]:
    """What the searches asked."""
    if detail is Detail.FULL:
        yield from ([*searched.summary(one, lang, width)] for one in judgement.searches)
    else:
        yield [*searched.brief(judgement, lang, width)]


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
    asked = {name for game in judgement.readings for name in options(game)}
    declared = {name: value for name, value in judgement.declared.items() if name in asked}
    if declared:
        yield Message("judge.declared", rulings=rulings_text(declared))
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
        count = sum(ruling_choices.is_other(case.vector) for case in judgement.cases)
        yield Message("judge.declared_too", rulings=more, count=count)
    for game in judgement.readings:
        left = tuple(ruling_text(*one) for one in ruling_choices.unasked(game, named))
        if left:
            about = Message(f"game.{game}")
            yield Message("judge.not_declared", game=about, rulings=left, number=len(left))
    for game in judgement.readings:
        yield from _combined(judgement, game)


def _combined(judgement: Judgement, game: str) -> Iterator[Message]:
    """How many of the combinations of what a program names were searched, if not all."""
    played = _begun(one for one in judgement.searches if one.game == game and one.of_play)
    count = played or _begun(one for one in judgement.searches if one.game == game)
    about = judgement.readings[game].rulings if played else games.kit(game).rulings
    every = prod(len(judgement.named.get(name, ("",))) for name in about)
    if 0 < count < every:
        named = Message(f"game.{game}")
        yield Message("judge.combined", game=named, count=count, every=every)


def _begun(searches: Iterable[Searched]) -> int:
    """The number of searches that began."""
    return sum(one.progress.interrupted is not Stopped.BEFORE for one in searches)


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
    """The numbers of vectors and of the search, what was not checked, and the verdict."""
    yield from wrapped(say(program(judgement), lang), width)
    yield from _numbers(judgement, lang)
    left_out = Counter(
        name
        for case in judgement.cases
        for name in dict.fromkeys(map(_of_all_players, case.left_out))
    )
    for name, count in left_out.items():
        yield from wrapped(say(Message("judge.unchecked", name=name, count=count), lang), width)
    for message in about_known(judgement):
        yield from wrapped(say(message, lang), width)
    executed, total = judgement.executed, len(judgement.cases)
    yield say(Message("judge.executed", executed=executed, total=total), lang)
    yield from wrapped(say(ending(judgement), lang), width)


def about_known(judgement: Judgement) -> Iterator[Message]:
    """How many failures were expected, and which vectors that were expected to fail pass."""
    if judgement.known_failures:
        yield Message("judge.known", count=len(judgement.known_failures))
    passes = judgement.known_passes
    if passes:
        yield Message("judge.known_passes", count=len(passes), ids=passes[:_MOST_CAUSES])


def _numbers(judgement: Judgement, lang: str) -> Iterator[str]:
    """Each verdict with its number of vectors, and of requests of the search."""
    asked = sum((one.progress.counts for one in judgement.searches), Counts())
    search = {
        Verdict.AGREE: asked.agreed,
        Verdict.DISAGREE: asked.disagreed,
        Verdict.UNSUPPORTED: asked.unsupported,
        Verdict.NOT_DRIVEN: asked.unanswered,
    }
    rows = [
        (say(verdict.message, lang), count, search.get(verdict, 0))
        for verdict, count in judgement.counts.items()
        if count or search.get(verdict, 0) or verdict in {Verdict.AGREE, Verdict.DISAGREE}
    ]
    vectors, found = (say(Message(f"judge.column.{name}"), lang) for name in ("vectors", "search"))
    margin = max(len(label) for label, *_ in rows)
    has_search = bool(judgement.searches)
    if has_search:
        yield f"  {'':<{margin}} {vectors:>8} {found:>9}"
    for label, count, other in rows:
        yield f"  {label:<{margin}} {count:>8}" + (f" {other:>9}" if has_search else "")


def _of_all_players(path: Path) -> str:
    """What is left out, whoever it is left out of."""
    return path_text(tuple(takewhile(lambda part: isinstance(part, str), path)))


def ending(judgement: Judgement) -> Message:
    """What all of it comes to, in a sentence."""
    if judgement.exit_code == DISAGREES and judgement.only_changes:
        return Message("judge.exit.1.changing")
    if judgement.exit_code == AGREES and judgement.known_failures:
        return Message("judge.exit.0.known")
    if judgement.exit_code != NOT_DRIVEN or judgement.fault is not None:
        return Message(f"judge.exit.{judgement.exit_code}")
    counts = judgement.counts
    if judgement.executed and judgement.lost:
        return Message("judge.exit.3.some", count=len(judgement.lost))
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
