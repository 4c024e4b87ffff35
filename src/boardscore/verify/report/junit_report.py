"""The judgement as JUnit XML: a test for each vector, search and counterexample."""

import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping

from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import command_line, printable
from boardscore.core.value_checks import cut
from boardscore.verify.judge.case import FAILED, Case, Verdict
from boardscore.verify.judge.judgement import AGREES, Judgement
from boardscore.verify.program.protocol import LONGEST_TEXT
from boardscore.verify.report import explanation, text_report
from boardscore.verify.report.counterexample import Counterexample, counterexamples_of
from boardscore.verify.report.library_answers import differences
from boardscore.verify.report.page import ReportPage
from boardscore.verify.search.search_result import Searched

_WIDTH = 100
_KINDS = {
    Verdict.DISAGREE: "failure",
    Verdict.ORDER_DEPENDENT: "failure",
    Verdict.ANSWERS_VARY: "failure",
    Verdict.COULD_NOT_RUN: "error",
    Verdict.UNSUPPORTED: "skipped",
    Verdict.NOT_EXECUTED: "skipped",
}


def junit(judgement: Judgement, lang: str = "en") -> bytes:
    """The judgement as JUnit XML.

    A wrong answer is a failure, a program that could not be run is an error, and vectors that were
    not supported or not sent are skipped.
    """
    page = ReportPage(lang, _WIDTH, full=True)
    root = ET.Element("testsuites", {"name": "boardscore verify"})
    name = cut(judgement.greeting.name or command_line(*judgement.command), LONGEST_TEXT)
    suite = ET.SubElement(root, "testsuite", {"name": printable(name)})
    if judgement.fault is not None:
        start = _add_test(suite, "boardscore", "start")
        _add_result(start, "error", say(judgement.fault, lang), type="fault")
    for case in judgement.cases:
        _add_case(suite, judgement, case, page)
    for searched in judgement.searches:
        _add_search(suite, searched, page)
        for one in counterexamples_of(judgement, searched):
            _add_finding(suite, one, page)
    said = [page.say(one) for one in (*text_report.about_known(judgement), *judgement.remarks)]
    _add_text(suite, "system-out", [*said, *text_report.about_readings(judgement, page)])
    counted = {"tests": "testcase", "failures": "failure", "errors": "error", "skipped": "skipped"}
    numbers = {name: str(len([*suite.iter(tag)])) for name, tag in counted.items()}
    times = (float(test.get("time", 0)) for test in suite.iter("testcase"))
    numbers["time"] = f"{sum(times):.3f}"
    suite.attrib.update(numbers)
    root.attrib.update((name, numbers[name]) for name in numbers if name != "skipped")
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


def _add_case(suite: ET.Element, judgement: Judgement, case: Case, page: ReportPage) -> None:
    vector, kind = case.vector, _KINDS.get(case.verdict)
    seconds = 0.0 if case.outcome is None else case.outcome.seconds
    test = _add_test(suite, vector.clause, vector.id, seconds)
    message = "; ".join(map(page.say, differences(case)))
    if case.why is not None:
        message = say(case.why, page.lang)
    if judgement.is_known_failure(case):
        _add_result(test, "skipped", page.say(Message("judge.known_failure", what=message)))
    elif kind == "skipped":
        _add_result(test, kind, message)
    elif kind is not None:
        is_wrong = case.verdict in FAILED
        lines = explanation.text(Counterexample(judgement, case), page) if is_wrong else ()
        _add_result(test, kind, message, lines, type=case.verdict.value)


def _add_search(suite: ET.Element, searched: Searched, page: ReportPage) -> None:
    group = "boardscore.play" if searched.of_play else "boardscore.search"
    test, fault = _add_test(suite, group, searched.game, searched.took), searched.progress.fault
    if fault is not None:
        _add_result(test, "error", page.say(fault.message), type="kit_fault")
    _add_text(test, "system-out", text_report.search_summary([searched], page))


def _add_finding(suite: ET.Element, one: Counterexample, page: ReportPage) -> None:
    assert one.finding is not None
    test = _add_test(suite, one.case.vector.clause, one.case.vector.id)
    lines = explanation.text(one, page)
    kind = "failure" if one.finding.is_answered else "error"
    _add_result(test, kind, one.title(page.lang), lines, type=one.finding.kind)


def _add_test(suite: ET.Element, group: str, name: str, seconds: float | None = None) -> ET.Element:
    time = {} if seconds is None else {"time": f"{seconds:.3f}"}
    return ET.SubElement(suite, "testcase", {"classname": group, "name": name, **time})


def _add_result(
    test: ET.Element, kind: str, message: str, lines: Iterable[str] = (), **type_: str
) -> None:
    child = ET.SubElement(test, kind, {"message": printable(message), **type_})
    child.text = _safe(lines)


def _add_text(element: ET.Element, tag: str, lines: Iterable[str]) -> None:
    text = _safe(lines)
    if text:
        ET.SubElement(element, tag).text = text


def _safe(lines: Iterable[str]) -> str:
    """Lines as one text, without characters that XML cannot contain."""
    return "\n".join(map(printable, lines))


_IN_TEXT = {"%": "%25", "\r": "%0D", "\n": "%0A"}
_IN_PROPERTY = {**_IN_TEXT, ":": "%3A", ",": "%2C"}


def annotations(judgement: Judgement, lang: str = "en") -> Iterator[str]:
    """A line for each part of the brief report, the summary first.

    GitHub shows at most ten errors of a step; a brief report has fewer.
    """
    page = ReportPage(lang, _WIDTH)
    *parts, summary = text_report.entries(judgement, page)
    yield _command("notice", summary.lines, title="boardscore")
    if judgement.exit_code != AGREES and not any(one.kind == "error" for one in parts):
        yield _command("error", [page.say(text_report.ending(judgement))])
    if judgement.known_passes:
        yield _command("warning", list(map(page.say, text_report.about_known(judgement))))
    for one in parts:
        title = {"title": one.title} if one.title else {}
        saved = one.example and one.example.finding and one.example.finding.file
        place = {"file": saved, "line": "1"} if saved else {}
        yield _command(one.kind, one.lines, **title, **place)


def _command(kind: str, lines: list[str], **properties: str) -> str:
    given = ",".join(f"{key}={_written(text, _IN_PROPERTY)}" for key, text in properties.items())
    text = _written("\n".join(map(printable, lines)), _IN_TEXT)
    return f"::{kind}{' ' if given else ''}{given}::{text}"


def _written(text: str, how: Mapping[str, str]) -> str:
    safe = "\n".join(map(printable, text.split("\n")))
    return "".join(how.get(letter, letter) for letter in safe)
