"""The judgement as people read it: every failure with its reasons, then the summary."""

import json
import re
import shlex
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from boardscore.checks import cut
from boardscore.clauses import CLAUSES, Clause
from boardscore.display import printable
from boardscore.errors import Problem
from boardscore.messages import Message, say
from boardscore.pier18 import PierScore
from boardscore.results import Line, PlayerScore
from boardscore.rulings import Value, written
from boardscore.verify import plays
from boardscore.verify.diagnosis import is_about, wrong_parts
from boardscore.verify.facets import FACETS
from boardscore.verify.judge import FAILED, NOT_DRIVEN, Case, Judgement, Verdict
from boardscore.verify.mutants import Mutant
from boardscore.verify.outcomes import Status
from boardscore.verify.protocol import LONGEST_TEXT
from boardscore.verify.readings import Reading
from boardscore.verify.vectors import LEVELS, PLAY, Difference
from boardscore.verify.working import picture, reasons, result_of, wrapped

MOST_IN_FULL = 10
"""How many failures are told in full; the others have one line each."""
MOST_DIFFERENCES = 12
"""How many places of one answer are told."""

_SHOWN_IDS = 3
_ERROR_LINES = 20
_PLAYER = re.compile(r"(?:totals|categories)\[(\d+)\]")
_CATEGORY = re.compile(r"categories\[(\d+)\]\.(\w+)")


def human(
    judgement: Judgement,
    lang: str = "en",
    width: int = 80,
    searches: Iterable[Sequence[str]] = (),
) -> str:
    """Everything that was found out, to be read from the end: the last lines are the summary.

    `searches` are blocks of lines about what was searched besides the vectors.
    """
    return "\n\n".join(
        "\n".join(block)
        for block in (
            *_misnamed(judgement, lang, width),
            *_failures(judgement, lang, width),
            *_unanswered(judgement, lang, width),
            *searches,
            [*_remarks(judgement, lang, width)],
            [*_about_readings(judgement, lang, width)],
            [*_summary(judgement, lang, width)],
        )
        if block
    )


def again(judgement: Judgement, case: Case) -> str:
    """The command that shows a failure again, with what was asked before if that matters."""
    if case.verdict is not Verdict.ORDER_DEPENDENT:
        return repeat(judgement, case.vector.id)
    return repeat(judgement, *case.after, case.vector.id) if case.after else repeat(judgement)


def repeat(judgement: Judgement, *vectors: str) -> str:
    """The command that judges by some vectors again; without any, by all that were selected.

    Words that could act on a terminal are shown as escapes.
    """
    rulings = (f"--ruling={name}={written(value)}" for name, value in judgement.chosen.items())
    named = [word for vector in vectors for word in ("--run", vector)]
    options = [*judgement.options, *rulings, *(named or judgement.selection)]
    return printable(shlex.join(["boardscore", "verify", *options, "--", *judgement.command]))


def as_json(value: Any) -> str:
    """A part of an answer as it is shown: in one line, and not too long."""
    return cut(json.dumps(value, ensure_ascii=False), LONGEST_TEXT)


# Failures


def _failures(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """The failures: one of each facet in full, the clearest first, and the others in a line."""
    wrong = [case for case in judgement.failures if not _only_misnames(case)]
    order = sorted(wrong, key=lambda case: _clarity(judgement, case))
    first: dict[str, Case] = {}
    for case in order:
        first.setdefault(case.vector.isolates, case)
    full = list(first.values())[:MOST_IN_FULL]
    for case in full:
        yield [*failure(judgement, case, lang, width)]
    rest = [case for case in order if case not in full]
    if rest:
        head = say(Message("judge.more_failures", count=len(rest)), lang)
        yield [head, *(line for case in rest for line in _in_short(case, width))]


def _only_misnames(case: Case) -> bool:
    """Whether nothing is wrong with an answer but the names of categories."""
    return case.verdict is Verdict.DISAGREE and not case.differences


def _misnamed(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """The categories that the games do not have, each told once for all answers that name it."""
    misnaming = [case for case in judgement.cases if case.verdict is Verdict.DISAGREE and case.why]
    for cases in _grouped(misnaming):
        yield [*_group(judgement, cases, lang, width)]


def _clarity(judgement: Judgement, case: Case) -> tuple[bool, bool, int]:
    """Sorts what is about the rule that is broken before the rest, and of that what is about its
    own misreading, and then the simplest first."""
    like = judgement.like.get(case.vector.id)
    parts = wrong_parts(case.vector, case.differences)
    broken = parts if like is None else [str(like.facet).partition("/")[0]]
    misread = like is not None and like.facet == case.vector.isolates
    return not is_about(case.vector, broken), not misread, LEVELS.index(case.vector.level)


def failure(judgement: Judgement, case: Case, lang: str, width: int) -> Iterator[str]:
    """One failure in full."""
    like = judgement.like.get(case.vector.id)
    yield _head(case, lang, width)
    for line in differences(case, lang):
        yield from wrapped(line, width, "  ", "    ")
    if case.outcome is not None and case.verdict is Verdict.ORDER_DEPENDENT:
        for message in (case.outcome.message, _order(case)):
            yield from wrapped(say(message, lang), width, "  ", "    ")
    yield from expected(case, lang, width)
    yield ""
    for text in _explanations(case, like, lang):
        yield from wrapped(text, width, "  ", "    ")
    yield "  " + say(Message("judge.again"), lang)
    yield "    " + again(judgement, case)


def _order(case: Case) -> Message:
    """What an answer that depends on the order depends on, as far as that was found out."""
    if case.after:
        return Message("judge.after", vectors=case.after)
    return Message("judge.after_something")


def _head(case: Case, lang: str, width: int) -> str:
    verdict = say(case.verdict.message, lang).upper()
    return "\n".join(
        [f"{verdict}: {case.vector.id}", *wrapped(case.vector.title, width, "  ", "  ")]
    )


def differences(case: Case, lang: str) -> Iterator[str]:
    """What is wrong with an answer, place by place, as far as that fits."""
    for one in case.differences[:MOST_DIFFERENCES]:
        yield say(_difference(case, one), lang)
    left = len(case.differences[MOST_DIFFERENCES:])
    if left:
        yield say(Message("say.and_more", count=left), lang)


def _difference(case: Case, one: Difference) -> Message:
    match one:
        case Difference("moves", move, None):
            return Message("judge.move_missing", move=as_json(move))
        case Difference(path, None, move) if path.startswith("moves["):
            why = plays.why_illegal(case.vector, case.rulings, move)
            if why is None:
                return Message("judge.move_twice", move=as_json(move))
            return Message("judge.move_illegal", move=as_json(move), why=reason(why))
    parts = {"expected": as_json(one.expected), "got": as_json(one.got)}
    if not one.path and "moves" in one.expected:
        count = len(one.expected["moves"])
        return Message("judge.moves_wanted", count=count, got=as_json(one.got))
    if not one.path:
        return Message("judge.difference", **parts)
    return Message("judge.difference_at", path=cut(one.path, LONGEST_TEXT), **parts)


def reason(problem: Problem) -> Message:
    """A reason against a move, with its clause."""
    if problem.clause is None:
        return problem.message
    return Message("judge.reason", why=problem.message, clause=problem.clause)


def expected(case: Case, lang: str, width: int) -> Iterator[str]:
    """What the library makes of the vector: the game so far, the illegal move, the score."""
    if case.vector.op in PLAY:
        yield ""
        yield from plays.shown(case.vector, case.rulings, lang, width)
        for message in _about_moves(case):
            yield ""
            yield from wrapped(say(message, lang), width, "  ", "    ")
    if "totals" in case.vector.expected(case.rulings):
        yield from _players(case, lang, width)


def _about_moves(case: Case) -> Iterator[Message]:
    """The move that is illegal, and one that was called so before it."""
    found = plays.illegal_move(case.vector, case.rulings)
    _, *moves = case.vector.input["record"]
    error = (case.got or {}).get("error", {})
    called = error.get("index", len(moves))
    if called < (len(moves) if found is None else found[0]):
        yield Message("judge.legal_move", index=called, move=as_json(moves[called]))
    if found is not None:
        yield illegal(*found)


def illegal(index: int, move: Any, why: Problem) -> Message:
    """That a move is illegal, and why."""
    return Message("judge.illegal", index=index, move=as_json(move), why=reason(why))


def _players(case: Case, lang: str, width: int) -> Iterator[str]:
    """The picture of each player that the answer is wrong about, with the expected lines."""
    result = result_of(case.vector, case.rulings)
    between = _is_between_players(case)
    seats = [] if between else wrong_seats(case.wrong_places)
    for seat in seats or range(len(result.players)):
        player, rank = result.players[seat], result.ranks[seat]
        yield ""
        place = Message("judge.player", name=player.name, total=player.total, rank=rank)
        yield from wrapped(say(place, lang), width, "  ", "    ")
        yield picture(player, lang, width)
        if between:
            yield from wrapped(say(_tie_breakers(case, seat), lang), width, "  ", "    ")
        yield from reasons(_lines(player, seat, case), lang, width)
    for name, table in _tables(case).items():
        message = Message("judge.table", name=Message(f"category.{name}"), table=as_json(table))
        yield from wrapped(say(message, lang), width, "  ", "    ")


def _is_between_players(case: Case) -> bool:
    """Whether an expectation cannot be understood without the other players."""
    ranked = any(path.startswith("ranks") for path in case.wrong_places)
    return ranked or ".tie." in case.vector.clause or case.vector.clause in _COMPARED


_COMPARED = ("auctionland.score.icons",)
"""The clauses that score one player by what the others have."""


def _tie_breakers(case: Case, seat: int) -> Message:
    """What of a player breaks ties, apart from the points."""
    player = result_of(case.vector, case.rulings).players[seat]
    if isinstance(player, PierScore):
        date = player.player.plan_date
        return Message("judge.tie.pier18", symbols=player.symbols, date=date or Message("none"))
    money = case.vector.input["players"][seat].get("money")
    return Message("judge.tie.auctionland", money=Message("none") if money is None else money)


def _tables(case: Case) -> dict[str, Any]:
    """The score tables that a vector is about."""
    name = case.vector.clause.rpartition(".")[2].replace("-", "_")
    tables = case.vector.input.get("tables") or {}
    return {name: tables[name]} if name in tables else {}


def wrong_seats(paths: Iterable[str]) -> list[int]:
    """The players that places in an answer belong to; none if they belong to all."""
    found = [_PLAYER.match(path) for path in paths]
    if not all(found):
        return []
    return sorted({int(one[1]) for one in found if one})


def _lines(player: PlayerScore, seat: int, case: Case) -> Sequence[Line]:
    """The lines of the categories that are wrong, if the answer tells categories."""
    found = map(_CATEGORY.match, case.wrong_places)
    wrong = {one[2] for one in found if one and int(one[1]) == seat}
    return [line for line in player.lines if line.category in wrong] or player.lines


def _explanations(case: Case, like: Mutant | None, lang: str) -> Iterator[str]:
    """Why it is expected: the rule, the facet, the working; and what the answer is like."""
    clause = clause_of(case)
    rule = Message("judge.rule", id=clause.id, title=clause.title(lang), text=clause.text(lang))
    yield say(rule, lang)
    for facet in FACETS:
        if facet.id == case.vector.isolates:
            yield say(Message("judge.facet", text=facet.text(lang)), lang)
    yield say(Message("judge.why", why=case.vector.why), lang)
    if case.reads_as:
        yield say(Message("judge.reads_as", rulings=rulings_text(case.reads_as)), lang)
    if like is not None:
        yield say(Message("judge.like", text=like.text(lang)), lang)


def clause_of(case: Case) -> Clause:
    """The clause that a vector is about."""
    return clause(case.vector.clause)


def clause(name: str) -> Clause:
    """The clause of an id."""
    return next(one for one in CLAUSES if one.id == name)


def rulings_text(rulings: Mapping[str, Value]) -> tuple[Message, ...]:
    """Rulings as `name = value`."""
    pairs = rulings.items()
    return tuple(Message("table.ruling", name=name, value=written(value)) for name, value in pairs)


def _in_short(case: Case, width: int) -> list[str]:
    places = ", ".join(one.path for one in case.differences)
    return wrapped(cut(f"{case.vector.id}  {places}".rstrip(), LONGEST_TEXT), width, "  ", "    ")


# What was not answered


def _unanswered(judgement: Judgement, lang: str, width: int) -> Iterator[list[str]]:
    """What became of the vectors without a verdict on the answer, the same things together."""
    if judgement.fault is not None:
        yield wrapped(say(Message("judge.not_started", why=judgement.fault), lang), width)
        return
    found = _grouped(case for case in judgement.cases if case.verdict not in FAILED)
    for cases in found[:MOST_IN_FULL]:
        yield [*_group(judgement, cases, lang, width)]
    left = sum(map(len, found[MOST_IN_FULL:]))
    if left:
        yield [say(Message("say.and_more", count=left), lang)]


def _grouped(cases: Iterable[Case]) -> list[list[Case]]:
    """The cases that have a reason, those with the same verdict and reason together."""
    groups: dict[tuple[Verdict, Message], list[Case]] = {}
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


def last_errors(case: Case, lang: str) -> Iterator[str]:
    """The last that a program wrote to standard error before it gave no answer."""
    errors = case.outcome.errors.splitlines() if case.outcome else []
    if errors:
        yield "  " + say(Message("judge.errors"), lang)
        yield from (f"    {printable(cut(one, LONGEST_TEXT))}" for one in errors[-_ERROR_LINES:])


# The end


def _remarks(judgement: Judgement, lang: str, width: int) -> Iterator[str]:
    for remark in judgement.remarks:
        yield from wrapped(say(remark, lang), width, "- ", "  ")


def _about_readings(judgement: Judgement, lang: str, width: int) -> Iterator[str]:
    for message in reading_messages(judgement):
        yield from wrapped(say(message, lang), width)
    if shown_by(judgement):
        yield f"  {paste(judgement)}"


def reading_messages(judgement: Judgement) -> Iterator[Message]:
    """How the program reads the rules: as it declared, as it showed, or in more than one way."""
    if judgement.declared:
        yield Message("judge.declared", rulings=rulings_text(judgement.declared))
    for game, reading in judgement.readings.items():
        named = Message(f"game.{game}")
        if reading.mixed:
            yield Message("judge.mixed", game=named)
        if reading.inferred:
            rulings = rulings_text(reading.inferred)
            yield Message("judge.inferred", rulings=rulings, game=named, count=reading.told_by)
        if reading.instead:
            yield _instead(judgement, reading)
    if shown_by(judgement):
        yield Message("judge.paste")


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
    return f'"rulings": {json.dumps({**judgement.declared, **shown_by(judgement)})}'


def _summary(judgement: Judgement, lang: str, width: int) -> Iterator[str]:
    """Every verdict with its number, what was not checked, and executed of total."""
    yield from wrapped(say(_program(judgement), lang), width)
    labels = {one: say(one.message, lang) for one in Verdict}
    margin = max(map(len, labels.values()))
    for verdict, count in judgement.counts.items():
        yield f"  {labels[verdict]:<{margin}} {count:>5}"
    left_out = Counter(
        name
        for case in judgement.cases
        for name in dict.fromkeys(one.partition("[")[0] for one in case.unchecked)
    )
    for name, count in left_out.items():
        yield from wrapped(say(Message("judge.unchecked", name=name, count=count), lang), width)
    executed, total = judgement.executed, len(judgement.cases)
    yield say(Message("judge.executed", executed=executed, total=total), lang)
    yield from wrapped(say(_ending(judgement), lang), width)


def _ending(judgement: Judgement) -> Message:
    """What all of it comes to, in a sentence."""
    if judgement.exit_code != NOT_DRIVEN or judgement.fault is not None:
        return Message(f"judge.exit.{judgement.exit_code}")
    counts = judgement.counts
    if judgement.executed:
        return Message("judge.exit.3.some", count=counts[Verdict.NOT_DRIVEN])
    if not counts[Verdict.NOT_DRIVEN]:
        unsupported = counts[Verdict.UNSUPPORTED]
        return Message("judge.exit.3.unsupported" if unsupported else "judge.exit.3.not_asked")
    return Message("judge.exit.3")


def _program(judgement: Judgement) -> Message:
    greeting = judgement.greeting
    name = greeting.name or shlex.join(judgement.command)
    said = cut(" ".join(filter(None, [name, greeting.version])), LONGEST_TEXT)
    return Message("judge.program", name=said)
