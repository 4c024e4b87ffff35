"""The report as text: wrong answers, missing ones, searches, rulings, and the numbers."""

import json
import shlex
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import accumulate

from attrs import frozen

from boardscore.core.errors import Sentence, path_text
from boardscore.core.messages import Message
from boardscore.core.rulings import Value, list_names
from boardscore.core.value_checks import cut
from boardscore.verify.game_kit import play_kit
from boardscore.verify.judge.declared_rulings import Declared, first_values, options
from boardscore.verify.judge.judgement import AGREES, DISAGREES, NOT_DRIVEN, Judgement
from boardscore.verify.judge.verdicts import EXECUTED, FAILED, Case, Verdict
from boardscore.verify.program.outcomes import LOST_AFTER_OTHERS, Status
from boardscore.verify.program.protocol import LONGEST_TEXT
from boardscore.verify.report import ReportPage, explanation
from boardscore.verify.report.causes import Cause, causes
from boardscore.verify.report.counterexample import Counterexample, repeat_command
from boardscore.verify.report.explanation import rulings_text, under
from boardscore.verify.search.search_result import SearchCounts, Searched, Stopped


@frozen
class RulingCount:
    """The counts in a report for values of rulings, while all others have their first value."""

    rulings: Mapping[str, Value]
    vectors: int
    """The vectors that one of the rulings touches and that were answered under these values."""
    games: int
    """The whole games of the search under these values."""
    wrong: int
    """The wrong answers among both."""

    @property
    def counts(self) -> dict[str, int]:
        return {"vectors": self.vectors, "games": self.games, "wrong": self.wrong}

    @property
    def message(self) -> Message:
        """The counts in a line."""
        return Message("judge.of_value", ruling=rulings_text(self.rulings), **self.counts)


def ruling_counts(judgement: Judgement) -> Iterator[RulingCount]:
    """The counts of all declared values of each game, then of the combinations that were asked."""
    for game in judgement.readings:
        own = {k: judgement.named[k] for k in options(game) if k in judgement.named}
        start = first_values(own)
        cases = [one.rulings for one in judgement.cases if one.vector.game == game]
        asked = [*cases, *(one.rulings for one in judgement.searches if one.game == game)]
        ways = [{k: way[k] for k in own if way.get(k, start[k]) != start[k]} for way in asked]
        alone = [{name: value} for name, values in own.items() for value in values]
        several = {str(way): way for way in ways if len(way) > 1}.values()
        yield from (_counted(judgement, game, way, own) for way in (*alone, *several))


def _counted(
    judgement: Judgement, game: str, way: Mapping[str, Value], declared: Declared
) -> RulingCount:
    alone = {**first_values(declared), **way}.items()
    verdicts = [
        case.verdict
        for case in judgement.cases
        if case.vector.game == game and case.verdict in EXECUTED
        if any(map(case.vector.is_touched_by, way)) and alone <= case.rulings.items()
    ]
    searched = [
        one.progress.counts
        for one in judgement.searches
        if one.game == game and one.of_play and alone <= one.rulings.items()
    ]
    return RulingCount(
        rulings=way,
        vectors=len(verdicts),
        games=sum(one.games for one in searched),
        wrong=sum(verdict in FAILED for verdict in verdicts)
        + sum(one.disagreed for one in searched),
    )


def search_summary(searches: Sequence[Searched], page: ReportPage) -> Iterator[str]:
    """A few lines about the searches of a game."""
    begun = [one for one in searches if one.progress.interrupted is not Stopped.BEFORE]
    if not begun:
        named = Message(f"game.{searches[0].game}")
        yield from page.lines(Message("searched.not_begun", game=named))
        return
    messages = (*_requests(begun), *_small(begun), *_endings(begun), *_rarest(begun))
    for message in dict.fromkeys(messages):
        yield from page.lines(message)


def _requests(begun: Sequence[Searched]) -> Iterator[Message]:
    """The number of requests, and their rulings."""
    counts = sum((one.progress.counts for one in begun), SearchCounts())
    yield Message(
        "searched.brief",
        game=Message(f"game.{begun[0].game}"),
        seed=begun[0].seed,
        positions=sum(one.progress.counts.requests for one in begun if not one.of_play),
        games=counts.games,
        wrong=counts.disagreed,
    )
    combinations = {str(one.rulings) for one in begun}
    if len(combinations) > 1:
        yield Message("searched.rulings", count=len(combinations))
    else:
        yield from under(begun[0].game, begun[0].rulings)
    if counts.saved:
        yield Message("found.saved", count=counts.saved, wrong=counts.still_wrong)
    if counts.unfollowed:
        yield Message("played.unfollowed", count=counts.unfollowed)


def _small(begun: Sequence[Searched]) -> Iterator[Message]:
    """The size up to which every small position was asked, under any rulings."""
    size = min((one.progress.complete or 0 for one in begun if not one.of_play), default=0)
    if size:
        unit = Message(f"found.size.{begun[0].game}", count=size)
        yield Message("found.small_complete", size=unit)
    depth = min((one.progress.depth or 0 for one in begun if one.of_play), default=0)
    if depth:
        yield Message("played.small", depth=depth)


def _endings(begun: Sequence[Searched]) -> Iterator[Message]:
    for progress in (one.progress for one in begun):
        if progress.gave_up:
            yield Message("found.gave_up")
        if progress.interrupted is not None:
            yield progress.interrupted.message
        if progress.fault is not None:
            yield progress.fault.message
    unscored = sum(one.unscored for one in begun)
    if unscored:
        yield Message("searched.unscored", count=unscored)


def _rarest(begun: Sequence[Searched]) -> Iterator[Message]:
    counts = sum((Counter(one.progress.covered) for one in begun), Counter[str]())
    if not counts or any(one.findings for one in begun):
        return
    rarest, never = play_kit(begun[0].game).rarest(counts)
    what = tuple(Message("searched.times", name=name, count=counts[name]) for name in rarest)
    yield Message("searched.rarest", what=what)
    if never:
        yield Message("searched.never", what=list_names(tuple(never)))


MOST_BLOCKS = 3
"""The most causes that are shown with a counterexample; each other one has a line."""

_MOST_IN_ALL = 60
"""The most lines of a brief report, without those about rulings."""

MOST_GROUPS = 3
"""The most reasons for missing answers that are shown."""

_MOST_LINES = 8
"""The most causes that have a line each."""
_SHOWN_IDS = 3


@frozen
class Block:
    """A block of lines in the text report."""

    kind: str
    """`error`, `warning` or `notice`, as in GitHub annotations."""
    lines: list[str]
    title: str = ""
    """A short form of the first line."""
    example: Counterexample | None = None
    """The counterexample that it shows."""


def human(judgement: Judgement, page: ReportPage) -> str:
    """The report as text: in full, or with up to three causes and a few lines about the rest."""
    shown = report_blocks(judgement, page)
    blocks = ([*page.wrapped(one.title, "", "  "), *one.lines] for one in shown)
    return "\n\n".join("\n".join(block) for block in blocks)


def report_blocks(judgement: Judgement, page: ReportPage) -> Iterator[Block]:
    """All blocks of the text report, in their order."""
    *rest, readings = others(judgement, page)
    end = Block("notice", [*summary(judgement, page)])
    room = _MOST_IN_ALL - sum(map(_height, (*rest, end)))
    wrong = _every(judgement, page) if page.full else _causes(judgement, page, room)
    first = (Block("error", [*fault_lines(judgement, page)]), *misnamed_categories(judgement, page))
    yield from (one for one in (*first, *wrong, *rest, readings) if one.lines)
    yield end


def _height(one: Block) -> int:
    """The lines of a part of a report, with its title and the empty line after it."""
    return len(one.lines) + 1 + bool(one.title) if one.lines else 0


def _every(judgement: Judgement, page: ReportPage) -> Iterator[Block]:
    """Every counterexample in full, the surest causes first."""
    shown = dict.fromkeys(one for cause in causes(judgement) for one in cause.examples)
    yield from (_wrong(one, page) for one in shown)


def _wrong(one: Counterexample, page: ReportPage, more: Iterable[str] = ()) -> Block:
    lines = [*explanation.body(one, page), *more]
    return Block("error", lines, title=one.title(page.lang), example=one)


def _causes(judgement: Judgement, page: ReportPage, room: int) -> Iterator[Block]:
    """The first causes with a counterexample each if there is room, the others in a line."""
    found = causes(judgement)
    own = [one for one in found if not one.may_follow]
    following = [one for one in found if one.may_follow]
    rest = [Block("error", _in_lines("judge.consequences", following, page))]
    about_games = any(one.case.vector.op != "score" for cause in own for one in cause.examples)
    if about_games and any(one.startswith("--run") for one in judgement.selection):
        rest.append(Block("notice", page.lines(Message("judge.of_few"))))
    blocks = [_wrong(one.shortest, page, more_like_it(one, page)) for one in own[:MOST_BLOCKS]]
    shown = _that_fit(blocks, room - sum(map(_height, rest)) - min(len(own), _MOST_LINES + 2))
    yield from blocks[:shown]
    yield Block("error", _in_lines("judge.more_causes", own[shown:], page))
    yield from rest


def _that_fit(blocks: Iterable[Block], room: int) -> int:
    """The number of a report's blocks that have room, at least one."""
    return max(1, sum(height <= room for height in accumulate(map(_height, blocks))))


def _in_lines(key: str, some: Sequence[Cause], page: ReportPage) -> list[str]:
    """Causes of a report in a line each, after a heading; empty without any."""
    if not some:
        return []
    lines = page.lines(Message(key, count=len(some)))
    for one in some[:_MOST_LINES]:
        lines += page.wrapped(_in_a_line(one, page.lang), f"{len(one.examples):>5}  ", " " * 7)
    return [*lines, *_and_more(len(some) - _MOST_LINES, page)]


def _in_a_line(cause: Cause, lang: str) -> str:
    name = cause.examples[0].name(lang)
    named = not cause.clause or name.startswith(cause.clause)
    return name if named else f"{cause.clause}: {name}"


def _and_more(left: int, page: ReportPage) -> Iterator[str]:
    return page.notes(Message("say.and_more", count=left)) if left > 0 else iter(())


def more_like_it(cause: Cause, page: ReportPage) -> Iterator[str]:
    """Lines of a report about the number of other wrong answers with the same cause."""
    more = [one for one in cause.examples if one is not cause.shortest]
    vectors = [one.case.vector.id for one in more if one.finding is None]
    if vectors:
        yield from page.notes(Message("judge.same_cause", count=len(more), first=vectors[0]))
    elif more:
        yield from page.notes(Message("judge.same_found", count=len(more)))


def misnamed_categories(judgement: Judgement, page: ReportPage) -> Iterator[Block]:
    """Blocks of the text report about unknown category names in the answers."""
    for cases in _groups(judgement, Verdict.DISAGREE):
        yield Block("error", [*_group(judgement, cases, page)])


def fault_lines(judgement: Judgement, page: ReportPage) -> Iterator[str]:
    """The report's first lines if a program could not be started, or if it broke the protocol."""
    return iter(()) if judgement.fault is None else iter(page.lines(judgement.fault))


def others(judgement: Judgement, page: ReportPage) -> Iterator[Block]:
    """More blocks of the text report: missing answers, the searches, remarks, last the rulings."""
    yield from _lost(judgement, page)
    unsupported = [*_unsupported(judgement, page)]
    kind = "warning" if unsupported else "notice"
    yield Block(kind, [*unsupported, *_not_sent(judgement, page)])
    for name in dict.fromkeys(one.game for one in judgement.searches):
        some = [one for one in judgement.searches if one.game == name]
        yield Block("notice", [*search_summary(some, page)])
    remarks = [page.lines(one, "- ", "  ") for one in judgement.remarks]
    yield Block("warning", [line for lines in remarks for line in lines])
    yield Block("notice", [*about_readings(judgement, page)])


def _groups(judgement: Judgement, verdict: Verdict) -> list[list[Case]]:
    groups: dict[Sentence, list[Case]] = {}
    for case in judgement.unexpected:
        if case.verdict is verdict and case.why is not None:
            groups.setdefault(case.why, []).append(case)
    return list(groups.values())


def _lost(judgement: Judgement, page: ReportPage) -> Iterator[Block]:
    """The first reasons for missing answers, and the number of others."""
    groups = _groups(judgement, Verdict.COULD_NOT_RUN)
    blocks, known = list[Block](), set[str]()
    for cases in groups if page.full else groups[:MOST_GROUPS]:
        errors = [*explanation.last_errors(cases[0], page)]
        again = "\n".join(errors) in known
        known.add("\n".join(errors))
        blocks.append(Block("error", [*_group(judgement, cases, page, () if again else errors)]))
    most = len(blocks) if page.full else _that_fit(blocks, _MOST_IN_ALL // 2)
    yield from blocks[:most]
    yield Block("error", [*_and_more(sum(map(len, groups[most:])), page)])


def _group(
    judgement: Judgement, cases: Sequence[Case], page: ReportPage, errors: Iterable[str] = ()
) -> Iterator[str]:
    """Vectors with the same reason, and the error output of the first."""
    first, ids = cases[0], [case.vector.id for case in cases]
    assert first.why is not None
    yield from page.lines(_head(cases))
    yield from page.notes(first.why)
    yield from (f"  {one}" for one in ids[:_SHOWN_IDS])
    yield from _and_more(len(ids) - _SHOWN_IDS, page)
    if first.outcome is not None and first.outcome.status is Status.GARBAGE:
        yield from page.notes(Message("judge.received"))
        for line in first.outcome.printed:
            yield from page.printed(line, "    ", "    ")
    yield from errors
    yield from page.notes(Message("judge.again"))
    is_alone = first.outcome is None or first.outcome.message.key != LOST_AFTER_OTHERS
    yield "    " + repeat_command(judgement, *ids[:is_alone])


def _head(cases: Sequence[Case]) -> Message:
    return Message("judge.group", verdict=cases[0].verdict.message, count=len(cases))


def _not_sent(judgement: Judgement, page: ReportPage) -> Iterator[str]:
    for cases in _groups(judgement, Verdict.NOT_EXECUTED):
        if cases[0].why != judgement.fault:
            yield from page.lines(Message("judge.group_why", head=_head(cases), why=cases[0].why))


def _unsupported(judgement: Judgement, page: ReportPage) -> Iterator[str]:
    """The number of unsupported requests for each game and operation."""
    cases = [case for case in judgement.unexpected if case.verdict is Verdict.UNSUPPORTED]
    counted = Counter((case.vector.game, case.vector.op) for case in cases)
    what = tuple(
        Message("judge.operation", game=Message(f"game.{game}"), op=op, count=count)
        for (game, op), count in counted.items()
    )
    if what:
        yield from page.lines(Message("judge.group_why", head=_head(cases), why=what))


def about_readings(judgement: Judgement, page: ReportPage) -> Iterator[str]:
    """The declared rulings with a line for each value, those of the answers, and how to declare."""
    declared = [*ruling_counts(judgement)]
    if declared:
        yield from page.lines(Message("judge.declared"))
    yield from page.notes(*(one.message for one in declared))
    for message in reading_messages(judgement):
        yield from page.lines(message)
    if undeclared_rulings(judgement):
        yield f"  {paste(judgement)}"


def reading_messages(judgement: Judgement) -> Iterator[Message]:
    """The rulings that answers show or mix, and advice to declare them."""
    for game, reading in judgement.readings.items():
        named = Message(f"game.{game}")
        if reading.mixed and not judgement.is_misread(game):
            yield Message("judge.mixed", game=named)
        if reading.inferred:
            rulings = rulings_text(reading.inferred)
            yield Message("judge.inferred", rulings=rulings, game=named, count=reading.shown_by)
        if reading.instead:
            before = {name: reading.rulings[name] for name in reading.instead}
            yield Message(
                "judge.instead",
                declared=rulings_text(before),
                rulings=rulings_text(reading.instead),
                count=reading.shown_by,
            )
    if undeclared_rulings(judgement):
        yield Message("judge.paste")
    elif judgement.exit_code == AGREES and judgement.readings and not judgement.named:
        name, values = next(iter(options(next(iter(judgement.readings))).items()))
        yield Message("judge.usual_alone", example=_declaration({name: values}))


def undeclared_rulings(judgement: Judgement) -> dict[str, Value]:
    """The rulings that a report advises to declare: those that answers show and no option sets."""
    instead = {k: v for one in judgement.readings.values() for k, v in one.instead.items()}
    shown = {**judgement.inferred, **instead}
    return {name: value for name, value in shown.items() if name not in judgement.chosen}


def paste(judgement: Judgement) -> str:
    """The line for the answer to `hello` that declares all rulings of the program."""
    declared = {name: v if len(v) > 1 else v[0] for name, v in judgement.named.items()}
    return _declaration({**declared, **undeclared_rulings(judgement)})


def _declaration(rulings: object) -> str:
    return f'"rulings": {json.dumps(rulings)}'


def summary(judgement: Judgement, page: ReportPage) -> Iterator[str]:
    """The numbers of vectors and of the search, the missing parts, and the verdict."""
    yield from page.lines(program(judgement))
    yield from _numbers(judgement, page)
    counts = (*unchecked_parts(judgement), *about_known(judgement), executed_count(judgement))
    for message in (*counts, ending(judgement)):
        yield from page.lines(message)


def unchecked_parts(judgement: Judgement) -> Iterator[Message]:
    """Sentences of a report about the parts missing in answers, with the number of answers."""
    left_out = Counter(
        name
        for case in judgement.cases
        for name in dict.fromkeys(
            tuple(part for part in path if isinstance(part, str)) for path in case.left_out
        )
    )
    for name, count in left_out.items():
        yield Message("judge.unchecked", name=path_text(name), count=count)


def about_known(judgement: Judgement) -> Iterator[Message]:
    """Sentences of a report about the number of known failures, and those that pass."""
    if judgement.known_failures:
        yield Message("judge.known", count=len(judgement.known_failures))
    passes = judgement.known_passes
    if passes:
        yield Message("judge.known_passes", count=len(passes), ids=passes[:_MOST_LINES])


def executed_count(judgement: Judgement) -> Message:
    """The sentence of a report about the number of answered vectors."""
    return Message("judge.executed", executed=judgement.executed, total=len(judgement.cases))


def numbers(judgement: Judgement) -> Iterator[tuple[Verdict, int, int]]:
    """The numbers in a report: vectors with each verdict, and requests of the search."""
    counts = sum((one.progress.counts for one in judgement.searches), SearchCounts())
    search = {
        Verdict.AGREE: counts.agreed,
        Verdict.DISAGREE: counts.disagreed,
        Verdict.UNSUPPORTED: counts.unsupported,
        Verdict.COULD_NOT_RUN: counts.unanswered,
    }
    for verdict, count in judgement.counts.items():
        other = search.get(verdict, 0)
        if count or other or verdict in {Verdict.AGREE, Verdict.DISAGREE}:
            yield verdict, count, other


def _numbers(judgement: Judgement, page: ReportPage) -> Iterator[str]:
    rows = [(page.say(one.message), count, found) for one, count, found in numbers(judgement)]
    margin = max(len(label) for label, *_ in rows)
    if judgement.searches:
        columns = ("judge.column.vectors", "judge.column.search")
        vectors, search = (page.say(Message(key)) for key in columns)
        yield f"  {'':<{margin}} {vectors:>8} {search:>9}"
    for label, count, other in rows:
        yield f"  {label:<{margin}} {count:>8}" + (f" {other:>9}" if judgement.searches else "")


def ending(judgement: Judgement) -> Message:
    """The overall verdict of a report in a sentence."""
    code = judgement.exit_code
    if code == DISAGREES and judgement.only_changes:
        return Message("judge.exit.1.changing")
    if code == AGREES and judgement.known_failures:
        return Message("judge.exit.0.known")
    if code == NOT_DRIVEN and judgement.executed and judgement.unanswered:
        return Message("judge.exit.3.some", count=judgement.unanswered)
    if code == NOT_DRIVEN and judgement.executed:
        return Message("judge.exit.3.breach")
    return Message(f"judge.exit.{code}")


def program(judgement: Judgement) -> Message:
    """The name of the program at the head of a report."""
    greeting = judgement.greeting
    name = greeting.name or shlex.join(judgement.command)
    said = cut(" ".join(filter(None, [name, greeting.version])), LONGEST_TEXT)
    return Message("judge.program", name=said)
