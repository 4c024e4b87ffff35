"""The judgement as programs read it: JSON, and XML in the shape of JUnit's reports."""

import shlex
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

from attrs import asdict

from boardscore._version import __version__
from boardscore.core.checks import cut
from boardscore.core.display import printable
from boardscore.core.messages import say
from boardscore.verify.driver.outcomes import Status
from boardscore.verify.driver.protocol import LONGEST_TEXT, PROTOCOL
from boardscore.verify.judging import plays
from boardscore.verify.judging.case import EXECUTED, FAILED, Case, Verdict
from boardscore.verify.judging.judgement import Judgement
from boardscore.verify.judging.working import as_json, result_of
from boardscore.verify.reports import play_report, search_report
from boardscore.verify.reports.failure import MOST_DIFFERENCES, again, differences, failure
from boardscore.verify.reports.report import paste, reading_messages, shown_by
from boardscore.verify.search.findings import Finding
from boardscore.verify.search.play.findings import FoundPlay, SearchedPlay
from boardscore.verify.search.progress import Searched
from boardscore.verify.search.table.findings import FoundTable
from boardscore.verify.suite.mutant import Misreading
from boardscore.verify.suite.vectors import PLAY, Difference

FORMAT = 1
"""The format of the JSON report."""

_WIDTH = 100


# JSON


def data(judgement: Judgement, lang: str = "en") -> dict[str, Any]:
    """The judgement as data for JSON; texts in the language."""
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
        "exit_code": judgement.exit_code,
        "readings": {
            game: {
                "rulings": dict(one.rulings),
                "inferred": dict(one.inferred),
                "told_by": one.told_by,
                "mixed": one.mixed,
                "instead": dict(one.instead),
            }
            for game, one in judgement.readings.items()
        },
        "hello": paste(judgement) if shown_by(judgement) else None,
        "remarks": [say(remark, lang) for remark in judgement.remarks],
        "cases": [_case(judgement, one, lang) for one in judgement.cases],
        "searches": [_search(judgement, one, lang) for one in judgement.searches],
        "played": [_played(judgement, one, lang) for one in judgement.played],
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
    return {**found, **_failed(judgement, case, lang)} if case.verdict in FAILED else found


def _failed(judgement: Judgement, case: Case, lang: str) -> dict[str, Any]:
    """What is told of a failure only."""
    vector, like = case.vector, judgement.like.get(case.vector.id)
    expected = dict(vector.expected(case.rulings))
    return {
        "rulings": dict(case.rulings),
        **({"position": dict(vector.input)} if vector.op == "score" else dict(vector.input)),
        "expected": expected,
        "got": case.got,
        "differences": [_difference(case, one, lang) for one in case.differences],
        **({"lines": _lines(case, lang)} if "totals" in expected else {}),
        **_illegal(case, lang),
        **_decision(case),
        "like": _like(like, lang),
        "repeat": again(judgement, case),
    }


def _like(mutant: Misreading | None, lang: str) -> dict[str, str] | None:
    return None if mutant is None else {"mutant": mutant.id, "text": mutant.text(lang)}


def _decision(case: Case) -> dict[str, Any]:
    """At which decision of its game a program first goes wrong, and by which clause."""
    one = case.decision
    return {} if one is None else {"decision": {"after": one.place, "clause": one.clause}}


def _difference(case: Case, one: Difference, lang: str) -> dict[str, Any]:
    """A place of an answer; of a move that is too many, also why it is illegal."""
    found = {"path": one.path, "expected": one.expected, "got": one.got}
    if one.part != "moves" or one.got is None:
        return found
    why = plays.why_illegal(case.vector, case.rulings, one.got)
    assert why is not None  # legal moves are not too many, however often they are listed
    return {**found, "why": why.to_dict(lang)}


def _lines(case: Case, lang: str) -> list[list[dict[str, Any]]]:
    players = result_of(case.vector, case.rulings).players
    return [[line.to_dict(lang) for line in player.lines] for player in players]


def _illegal(case: Case, lang: str) -> dict[str, Any]:
    """The illegal move of a record, if there is one."""
    found = plays.illegal_move(case.vector, case.rulings) if case.vector.op in PLAY else None
    if found is None:
        return {}
    index, move, why = found
    return {"illegal": {"index": index, "move": move, "why": why.to_dict(lang)}}


def _search(judgement: Judgement, searched: Searched, lang: str) -> dict[str, Any]:
    progress = searched.progress
    counts = progress.counts
    return {
        "game": searched.game,
        "seed": searched.seed,
        "rulings": dict(searched.rulings),
        "asked": counts.asked,
        **asdict(counts),
        "small_complete_up_to": progress.complete,
        "gave_up": progress.gave_up,
        "interrupted": progress.interrupted is not None,
        "fault": None if progress.fault is None else say(progress.fault.message, lang),
        "findings": [_finding(judgement, searched, one, lang) for one in progress.findings],
    }


def _finding(
    judgement: Judgement, searched: Searched, finding: Finding, lang: str
) -> dict[str, Any]:
    case = finding.case
    mutant, proof = finding.mutant, finding.proof
    return {
        "title": say(search_report.title(finding), lang),
        "kind": finding.bucket.kind,
        "names": sorted(finding.bucket.names),
        "clauses": list(finding.clauses),
        "status": finding.status.value,
        "why": None if finding.outcome.why is None else say(finding.outcome.why, lang),
        "position": dict(finding.position),
        "expected": dict(case.vector.expected(finding.rulings)),
        "got": case.got,
        "differences": [_difference(case, one, lang) for one in case.differences],
        "lines": [[line.to_dict(lang) for line in own.lines] for own in finding.result.players],
        "like": _like(mutant, lang),
        "smaller": {"checked": proof.smaller, "wrong": proof.otherwise, "all": proof.complete},
        "broken_off": finding.broken_off,
        "file": finding.file,
        "repeat": search_report.repeat(judgement, searched, finding),
    }


def _played(judgement: Judgement, searched: SearchedPlay, lang: str) -> dict[str, Any]:
    progress = searched.progress
    return {
        "game": searched.game,
        "seed": searched.seed,
        "rulings": dict(searched.rulings),
        **asdict(progress.counts),
        "tables": asdict(progress.tables),
        "met": dict(sorted(progress.met.items())),
        "gave_up": progress.gave_up,
        "interrupted": progress.interrupted is not None,
        "findings": [_found_play(judgement, searched, one, lang) for one in progress.findings],
    }


def _found_play(
    judgement: Judgement, searched: SearchedPlay, finding: FoundPlay | FoundTable, lang: str
) -> dict[str, Any]:
    case = finding.case
    return {
        "title": say(play_report.headline(finding), lang),
        "kind": finding.kind,
        "clause": finding.clause if finding.is_answered else None,
        "status": finding.status.value,
        "op": case.vector.op,
        **dict(case.vector.input),
        "expected": dict(case.vector.expect),
        "got": case.got,
        "differences": [_difference(case, one, lang) for one in case.differences],
        **_illegal(case, lang),
        "like": _like(None if finding.like is None else finding.like.mutant, lang),
        "beside": list(finding.beside) if isinstance(finding, FoundPlay) else [],
        "behind": list(finding.behind) if isinstance(finding, FoundPlay) else [],
        "broken_off": finding.broken_off,
        "file": finding.file,
        "repeat": play_report.repeat(judgement, searched, finding),
    }


# JUnit


def junit(judgement: Judgement, lang: str = "en") -> bytes:
    """The judgement as JUnit XML: one test case for each vector.

    Wrong answers are failures; a program that could not be driven is an error; what was not
    supported or not executed is skipped.
    """
    root = ET.Element("testsuites", {"name": "boardscore verify"})
    name = cut(judgement.greeting.name or shlex.join(judgement.command), LONGEST_TEXT)
    suite = ET.SubElement(root, "testsuite", {"name": printable(name)})
    if judgement.fault is not None:
        start = ET.SubElement(suite, "testcase", {"classname": "boardscore", "name": "start"})
        message = say(judgement.fault, lang)
        ET.SubElement(start, "error", {"message": message, "type": "not_started"})
    for case in judgement.cases:
        _test(suite, judgement, case, lang)
    for searched in judgement.searches:
        _search_tests(suite, judgement, searched, lang)
    for game in judgement.played:
        _play_tests(suite, judgement, game, lang)
    told = "\n".join(_told(judgement, lang))
    if told:
        ET.SubElement(suite, "system-out").text = told
    numbers = {name: str(number) for name, number in _numbers(suite).items()}
    suite.attrib.update(numbers)
    root.attrib.update((name, numbers[name]) for name in numbers if name != "skipped")
    return bytes(ET.tostring(root, encoding="utf-8", xml_declaration=True))


_KINDS = {
    Verdict.DISAGREE: "failure",
    Verdict.ORDER_DEPENDENT: "failure",
    Verdict.RANDOM: "failure",
    Verdict.NOT_DRIVEN: "error",
    Verdict.UNSUPPORTED: "skipped",
    Verdict.NOT_EXECUTED: "skipped",
}


def _numbers(suite: ET.Element) -> dict[str, int]:
    """How many tests there are, and what became of them."""
    counted = {"tests": "testcase", "failures": "failure", "errors": "error", "skipped": "skipped"}
    return {name: len([*suite.iter(tag)]) for name, tag in counted.items()}


def _test(suite: ET.Element, judgement: Judgement, case: Case, lang: str) -> None:
    vector = case.vector
    test = ET.SubElement(suite, "testcase", {"classname": vector.clause, "name": vector.id})
    kind = _KINDS.get(case.verdict)
    if kind is not None:
        child = ET.SubElement(test, kind, {"message": printable(_message(case, lang))})
        if kind != "skipped":
            child.set("type", case.verdict.value)
        if case.verdict in FAILED:
            lines = failure(judgement, case, lang, _WIDTH)
            child.text = _safe("\n".join(lines))


def _search_tests(suite: ET.Element, judgement: Judgement, searched: Searched, lang: str) -> None:
    """A test that holds how far the search came, and one for each finding."""
    name = {"classname": "boardscore.search", "name": searched.game}
    course = ET.SubElement(suite, "testcase", name)
    if searched.progress.fault is not None:
        message = say(searched.progress.fault.message, lang)
        ET.SubElement(course, "error", {"message": printable(message), "type": "kit_fault"})
    summary = search_report.summary(searched, lang, _WIDTH)
    ET.SubElement(course, "system-out").text = _safe("\n".join(summary))
    for finding in searched.findings:
        vector = finding.vector
        test = ET.SubElement(suite, "testcase", {"classname": vector.clause, "name": vector.id})
        message = say(search_report.title(finding), lang)
        told = {"message": printable(message), "type": finding.kind}
        failure = ET.SubElement(test, "failure", told)
        lines = search_report.tell(judgement, searched, finding, lang, _WIDTH)
        failure.text = _safe("\n".join(lines))


def _play_tests(suite: ET.Element, judgement: Judgement, searched: SearchedPlay, lang: str) -> None:
    """A test that holds how far the search of play came, and one for each finding."""
    name = {"classname": "boardscore.play", "name": searched.game}
    course = ET.SubElement(suite, "testcase", name)
    summary = play_report.summary(searched, lang, _WIDTH)
    ET.SubElement(course, "system-out").text = _safe("\n".join(summary))
    for finding in searched.findings:
        vector = finding.vector
        test = ET.SubElement(suite, "testcase", {"classname": vector.clause, "name": vector.id})
        message = printable(say(play_report.headline(finding), lang))
        failure = ET.SubElement(test, "failure", {"message": message, "type": finding.kind})
        lines = play_report.tell(judgement, searched, finding, lang, _WIDTH)
        failure.text = _safe("\n".join(lines))


def _message(case: Case, lang: str) -> str:
    """What went wrong, in a line."""
    if case.why is not None:
        return say(case.why, lang)
    if case.vector.op in PLAY:
        return "; ".join(differences(case, lang))
    return "; ".join(
        f"{one.path or '-'}: {as_json(one.expected)} != {as_json(one.got)}"
        for one in case.differences[:MOST_DIFFERENCES]
    )


def _told(judgement: Judgement, lang: str) -> Iterator[str]:
    for message in (*reading_messages(judgement), *judgement.remarks):
        yield _safe(say(message, lang))
    if shown_by(judgement):
        yield paste(judgement)


def _safe(text: str) -> str:
    """A text of several lines without anything that XML cannot hold."""
    return "\n".join(map(printable, text.split("\n")))
