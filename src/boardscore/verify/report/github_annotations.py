"""The judgement as GitHub annotations: workflow commands, one per line.

Line breaks are escaped, so that output of a program cannot become a command.
"""

from collections.abc import Iterator, Mapping

from boardscore.core.terminal_text import printable
from boardscore.verify.judge.judgement import AGREES, Judgement
from boardscore.verify.report.page import ReportPage
from boardscore.verify.report.text_report import Entry, about_known, ending, entries

_WIDTH = 100
_IN_TEXT = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_IN_PROPERTY = {**_IN_TEXT, ":": "%3A", ",": "%2C"}


def annotations(judgement: Judgement, lang: str = "en") -> Iterator[str]:
    """A line for each part of the brief report, the summary first.

    GitHub shows at most ten errors of a step; a brief report has fewer.
    """
    page = ReportPage(lang, _WIDTH)
    *parts, summary = entries(judgement, page)
    yield _command("notice", summary.lines, title="boardscore")
    if judgement.exit_code != AGREES and not any(one.kind == "error" for one in parts):
        yield _command("error", [page.say(ending(judgement))])
    if judgement.known_passes:
        yield _command("warning", list(map(page.say, about_known(judgement))))
    for one in parts:
        title = {"title": one.title} if one.title else {}
        yield _command(one.kind, one.lines, **title, **_place(one))


def _place(one: Entry) -> dict[str, str]:
    """The file of a saved finding."""
    file = one.example and one.example.finding and one.example.finding.file
    return {"file": file, "line": "1"} if file else {}


def _command(kind: str, lines: list[str], **properties: str) -> str:
    given = ",".join(f"{key}={_written(text, _IN_PROPERTY)}" for key, text in properties.items())
    text = _written("\n".join(map(printable, lines)), _IN_TEXT)
    return f"::{kind}{' ' if given else ''}{given}::{text}"


def _written(text: str, how: Mapping[str, str]) -> str:
    safe = "\n".join(map(printable, text.split("\n")))
    return "".join(how.get(letter, letter) for letter in safe)
