"""The judgement as annotations: commands in lines, which GitHub shows beside the run of a job.

Nothing that a program says can become a command of its own: what ends a line is written otherwise.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import partial
from pathlib import Path

from attrs import frozen

from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.verify.judging.case import Case, Verdict
from boardscore.verify.judging.judgement import AGREES, Judgement
from boardscore.verify.reports import play_report, report, search_report
from boardscore.verify.reports.failure import clause_id, failure, lists_no_moves

_WIDTH = 100
_IN_TEXT = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_IN_PROPERTY = {**_IN_TEXT, ":": "%3A", ",": "%2C"}

MOST_ERRORS = 10
"""How many errors of a step GitHub shows."""

_KINDS = {
    Verdict.DISAGREE: "error",
    Verdict.NOT_DRIVEN: "error",
    Verdict.UNSUPPORTED: "warning",
    Verdict.NOT_EXECUTED: "notice",
}
"""What is told of vectors that have no failure of their own."""


def annotations(judgement: Judgement, lang: str = "en") -> Iterator[str]:
    """A line for each annotation: the sum first, then what is wrong, an error for each rule.

    GitHub shows the first ten errors of a step: what is left over stands together in the last.
    """
    yield _command("notice", "\n".join(report.summary(judgement, lang, _WIDTH)), title="boardscore")
    others = _others(judgement, lang)
    wrong = [*_by_rule(judgement, lang)]
    room = MOST_ERRORS - ("error" in others)
    shown = len(wrong) if len(wrong) <= room else room - 1
    yield from (_error(some, lang) for some in wrong[:shown])
    left = [one.title for some in wrong[shown:] for one in some[:1]]
    if left:
        head = say(Message("judge.more_rules", count=len(left)), lang)
        yield _command("error", "\n".join([head, *left]))
    if judgement.exit_code != AGREES and not wrong and "error" not in others:
        yield _command("error", say(report.ending(judgement), lang))
    for kind, blocks in others.items():
        yield _command(kind, "\n\n".join(blocks))
    for remark in judgement.remarks:
        yield _command("warning", say(remark, lang))
    readings = [*report.about_readings(judgement, lang, _WIDTH)]
    if readings:
        yield _command("notice", "\n".join(readings))


def _others(judgement: Judgement, lang: str) -> dict[str, list[str]]:
    """What else is told of vectors, by the kind of annotation; of each kind there is one."""
    found = dict[str, list[str]]()
    for verdict, lines in report.others(judgement, lang, _WIDTH):
        found.setdefault(_KINDS[verdict], []).append("\n".join(lines))
    return found


@frozen
class _Wrong:
    """A wrong answer."""

    rule: str
    """The clause that it is by; without an answer, what happened."""
    title: str
    tell: Callable[[], Iterable[str]]
    place: Mapping[str, str]


def _by_rule(judgement: Judgement, lang: str) -> Iterator[list[_Wrong]]:
    """The wrong answers, those by one rule together; the clearest first."""
    groups = dict[str, list[_Wrong]]()
    for one in (*_failures(judgement, lang), *_found(judgement, lang)):
        groups.setdefault(one.rule, []).append(one)
    yield from groups.values()


def _error(some: Sequence[_Wrong], lang: str) -> str:
    """An annotation of wrong answers by one rule: the first in full, then the names of the rest."""
    first, *rest = some
    lines = [*first.tell()]
    if rest:
        head = say(Message("judge.more_of_rule", count=len(rest)), lang)
        lines += [head, *(f"  {one.title}" for one in rest)]
    return _command("error", "\n".join(lines), title=first.title, **first.place)


def _failures(judgement: Judgement, lang: str) -> Iterator[_Wrong]:
    full, rest = report.told_in_full(judgement)
    for case in (*full, *rest):
        title = next(failure(judgement, case, lang, _WIDTH)).partition("\n")[0]
        tell = partial(_told, judgement, case, lang)
        rule = "" if lists_no_moves(case) else clause_id(case)
        yield _Wrong(rule, title, tell, _place(judgement, case))


def _told(judgement: Judgement, case: Case, lang: str) -> list[str]:
    """A failure without its headline."""
    return "\n".join(failure(judgement, case, lang, _WIDTH)).split("\n")[1:]


def _place(judgement: Judgement, case: Case) -> dict[str, str]:
    """Where a vector stands, if it was read from a file that was named."""
    file = judgement.files.get(case.vector.id)
    return {} if file is None else {"file": file, "line": str(line_of(file, case.vector.id))}


def line_of(file: str, name: str) -> int:
    """The line of a file in which the id of a vector stands; the first if it is not found."""
    try:
        lines = Path(file).read_text(encoding="utf-8").splitlines()
    except (OSError, ValueError):
        return 1
    return next((number for number, line in enumerate(lines, 1) if f'"{name}"' in line), 1)


def _found(judgement: Judgement, lang: str) -> Iterator[_Wrong]:
    """What was found by searching."""
    for searched in judgement.searches:
        for finding in searched.findings:
            title = say(search_report.title(finding), lang)
            tell = partial(search_report.details, judgement, searched, finding, lang, _WIDTH)
            yield _Wrong((*finding.clauses, title)[0], title, tell, _file(finding.file))
    for played in judgement.played:
        for one in played.findings:
            title = say(play_report.headline(one), lang)
            tell = partial(play_report.details, judgement, played, one, lang, _WIDTH)
            yield _Wrong(one.clause if one.is_answered else title, title, tell, _file(one.file))


def _file(file: str | None) -> dict[str, str]:
    return {} if file is None else {"file": file, "line": "1"}


def _command(kind: str, text: str, **properties: str) -> str:
    """A line that is an annotation: `error`, `warning` or `notice`.

    >>> _command("error", "50 %\\nmore", title="a: b, c")
    '::error title=a%3A b%2C c::50 %25%0Amore'
    """
    given = ",".join(f"{key}={_written(text, _IN_PROPERTY)}" for key, text in properties.items())
    return f"::{kind}{' ' if given else ''}{given}::{_written(text, _IN_TEXT)}"


def _written(text: str, how: Mapping[str, str]) -> str:
    safe = "\n".join(map(printable, text.split("\n")))
    return "".join(how.get(letter, letter) for letter in safe)
