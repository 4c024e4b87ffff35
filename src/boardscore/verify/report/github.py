"""The judgement as annotations: commands in lines, which GitHub shows beside the run of a job.

Nothing that a program says can become a command of its own: what ends a line is written otherwise.
"""

from collections.abc import Iterator, Mapping

from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.verify.judge.case import Verdict
from boardscore.verify.judge.judgement import AGREES, Judgement
from boardscore.verify.report import report
from boardscore.verify.report.causes import Cause, causes
from boardscore.verify.report.counterexample import Counterexample, Detail

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
    wrong = causes(judgement)
    room = MOST_ERRORS - ("error" in others)
    shown = len(wrong) if len(wrong) <= room else room - 1
    yield from (_error(cause, lang) for cause in wrong[:shown])
    left = [cause.examples[0].title(lang) for cause in wrong[shown:]]
    if left:
        head = say(Message("judge.more_rules", count=len(left)), lang)
        yield _command("error", "\n".join([head, *left]))
    if judgement.exit_code != AGREES and not wrong and "error" not in others:
        yield _command("error", say(report.ending(judgement), lang))
    for kind, blocks in others.items():
        yield _command(kind, "\n\n".join(blocks))
    for remark in judgement.remarks:
        yield _command("warning", say(remark, lang))
    if judgement.known_passes:
        yield _command(
            "warning", "\n".join(say(one, lang) for one in report.about_known(judgement))
        )
    readings = [*report.about_readings(judgement, lang, _WIDTH)]
    if readings:
        yield _command("notice", "\n".join(readings))


def _others(judgement: Judgement, lang: str) -> dict[str, list[str]]:
    """What else is told of vectors, by the kind of annotation; of each kind there is one."""
    found = dict[str, list[str]]()
    for verdict, lines in report.missing(judgement, lang, _WIDTH, Detail.BRIEF):
        if lines:
            found.setdefault(_KINDS[verdict], []).append("\n".join(lines))
    return found


def _error(cause: Cause, lang: str) -> str:
    """An annotation of a cause: a counterexample in full, then the names of the others."""
    shown = cause.shortest(lang, _WIDTH)
    lines, rest = [*shown.body(lang, _WIDTH)], [one for one in cause.examples if one is not shown]
    if cause.may_follow:
        lines.append(say(Message("judge.may_follow"), lang))
    if rest:
        head = say(Message("judge.more_of_rule", count=len(rest)), lang)
        lines += [head, *(f"  {one.title(lang)}" for one in rest)]
    place = _place(shown)
    return _command("error", "\n".join(lines), title=shown.title(lang), **place)


def _place(one: Counterexample) -> dict[str, str]:
    """The file in which a finding is saved."""
    file = one.finding and one.finding.file
    return {"file": file, "line": "1"} if file else {}


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
