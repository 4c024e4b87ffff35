"""The judgement for other programs: JSON, a badge, JUnit XML, annotations of GitHub."""

import json
import xml.etree.ElementTree as ET
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from attrs import asdict

from boardscore._version import __version__
from boardscore.cli.signals import STOPPED
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import command_line, printable
from boardscore.core.value_checks import cut
from boardscore.verify.judge.judgement import AGREES, DISAGREES, KIT_FAULT, NOT_DRIVEN, Judgement
from boardscore.verify.judge.verdicts import EXECUTED, FAILED, Case, Verdict
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.protocol import LONGEST_TEXT, PROTOCOL
from boardscore.verify.report import ReportPage, explanation, text_report
from boardscore.verify.report.answer_lines import about_differences
from boardscore.verify.report.counterexample import Counterexample, found_counterexamples
from boardscore.verify.report.text_report import paste, ruling_counts, undeclared_rulings
from boardscore.verify.search.search_result import Searched
from boardscore.verify.vectors.differences import Difference
from boardscore.verify.vectors.vectors import PLAY

FORMAT = 3
"""The format of the JSON report."""


def data(judgement: Judgement, lang: str = "en") -> dict[str, Any]:
    """The judgement as data for JSON, with texts in one language."""
    greeting = judgement.greeting
    return {
        "format": FORMAT,
        "protocol": PROTOCOL,
        "boardscore": __version__,
        "command": list(judgement.command),
        "program": {
            "name": greeting.name,
            "version": greeting.version,
            "games": None if greeting.games is None else list(greeting.games),
            "rulings": {
                name: list(given) if isinstance(given, tuple) else given
                for name, given in greeting.rulings.items()
            },
        },
        "fault": None if judgement.fault is None else say(judgement.fault, lang),
        "summary": {
            **{verdict.value: count for verdict, count in judgement.counts.items()},
            "executed": judgement.executed,
            "total": len(judgement.cases),
        },
        "known": {
            "failures": [case.vector.id for case in judgement.known_failures],
            "passes": list(judgement.known_passes),
        },
        "exit_code": judgement.exit_code,
        "readings": {
            game: {
                "rulings": dict(one.rulings),
                "inferred": dict(one.inferred),
                "told_by": one.shown_by,
                "mixed": one.mixed,
                "instead": dict(one.instead),
            }
            for game, one in judgement.readings.items()
        },
        "declared": [
            {"ruling": ruling, "value": value, **one.counts}
            for one in ruling_counts(judgement)
            for ruling, value in one.rulings.items()
            if len(one.rulings) == 1
        ],
        "hello": paste(judgement) if undeclared_rulings(judgement) else None,
        "remarks": [say(remark, lang) for remark in judgement.remarks],
        "cases": [_case(judgement, one, lang) for one in judgement.cases],
        "searches": [_search(judgement, one, lang) for one in judgement.searches],
    }


def _case(judgement: Judgement, case: Case, lang: str) -> dict[str, Any]:
    vector = case.vector
    found: dict[str, Any] = {
        "id": vector.id,
        "title": vector.title_in(lang),
        "isolates": vector.isolates,
        "clause": vector.clause,
        "level": vector.level,
        "verdict": case.verdict.value,
    }
    if case.why is not None:
        found["why"] = say(case.why, lang)
    if case.outcome is not None and case.outcome.status is Status.GARBAGE:
        found["received"] = "".join(case.outcome.printed)
    if case.verdict in EXECUTED:
        found["not_checked"] = list(case.unchecked)
    if case.reads_as:
        found["reads_as"] = dict(case.reads_as)
    if case.verdict not in FAILED:
        return found
    if case.decision is not None:
        place = (case.decision.table or case.decision).place
        found["decision"] = {"after": place, "clause": case.decision.clause}
    return {**found, "rulings": dict(case.rulings), **_wrong(Counterexample(judgement, case), lang)}


def _search(judgement: Judgement, searched: Searched, lang: str) -> dict[str, Any]:
    progress = searched.progress
    return {
        "game": searched.game,
        "of_play": searched.of_play,
        "seed": searched.seed,
        "rulings": dict(searched.rulings),
        "asked": progress.counts.requests,
        **asdict(progress.counts),
        "small_complete_up_to": progress.complete,
        "depth": progress.depth,
        "met": dict(sorted(progress.covered.items())),
        "gave_up": progress.gave_up,
        "interrupted": progress.interrupted is not None,
        "fault": None if progress.fault is None else say(progress.fault.message, lang),
        "findings": [_finding(one, lang) for one in found_counterexamples(judgement, searched)],
    }


def _finding(one: Counterexample, lang: str) -> dict[str, Any]:
    finding = one.finding
    assert finding is not None
    proof, why = finding.proof, finding.outcome.why
    return {
        "title": one.title(lang),
        "op": finding.question.op,
        "kind": finding.kind,
        "names": list(finding.fault.names),
        "clauses": list(finding.clauses if finding.is_answered else ()),
        "status": finding.status.value,
        "why": None if why is None else say(why, lang),
        **_wrong(one, lang),
        "beside": list(finding.neighbours),
        "smaller": None
        if proof is None
        else {"checked": proof.smaller, "wrong": proof.otherwise, "all": proof.complete},
        "broken_off": finding.broken_off,
        "file": finding.file,
    }


def _wrong(one: Counterexample, lang: str) -> dict[str, Any]:
    case, like = one.case, one.like
    request = dict(case.vector.input)
    found = {
        **({"position": request} if case.vector.op == "score" else request),
        "expected": dict(case.expected),
        "got": case.got,
        "differences": [_difference(case, each, lang) for each in case.differences],
        "like": like and {"misreading": like.id, "text": like.text(lang)},
        "repeat": one.repeat,
    }
    if "totals" in case.expected:
        players = case.result.players
        found["lines"] = [[line.to_dict(lang) for line in player.lines] for player in players]
    if case.vector.op in PLAY and case.illegal_move is not None:
        index, move, why = case.illegal_move
        found["illegal"] = {"index": index, "move": move, "why": why.to_dict(lang)}
    return found


def _difference(case: Case, one: Difference, lang: str) -> dict[str, Any]:
    """A difference; for an extra move, also the reason that it is illegal."""
    found = {"path": one.path, "expected": one.expected, "got": one.got}
    if one.part != "moves" or one.got is None:
        return found
    why = case.why_illegal(one.got)
    assert why is not None  # an extra move may also be a legal one listed twice
    return {**found, "why": why.to_dict(lang)}


_VERDICTS = {
    AGREES: "agree",
    DISAGREES: "disagree",
    NOT_DRIVEN: "could_not_run",
    STOPPED: "stopped",
    KIT_FAULT: "fault",
}


def badge(judgement: Judgement, _: str = "en") -> bytes:
    """The line of the badge; a known failure disagrees, although the run does not fail for it."""
    executed = [case.vector.game for case in judgement.cases if case.verdict in EXECUTED]
    code = judgement.exit_code
    verdict = DISAGREES if code == AGREES and judgement.known_failures else code
    shown = {name: (value,) for name, value in judgement.inferred.items()}
    found = {
        "version": __version__,
        "games": list(dict.fromkeys(executed)),
        "rulings": {**judgement.named, **shown},
        "vectors": len(executed),
        "seconds": round(judgement.seconds, 1),
        "verdict": _VERDICTS[verdict],
    }
    return f"{json.dumps(found)}\n".encode()


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
        for one in found_counterexamples(judgement, searched):
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
    message = "; ".join(map(page.say, about_differences(case)))
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
    ET.SubElement(test, kind, {"message": printable(message), **type_}).text = _safe(lines)


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
    """Annotations of GitHub: a line for each part of the brief report, the summary first.

    GitHub shows at most ten errors of a step; a brief report has fewer.
    """
    page = ReportPage(lang, _WIDTH)
    *parts, summary = text_report.report_blocks(judgement, page)
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
