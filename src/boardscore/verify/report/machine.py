"""The judgement as programs read it: JSON, and XML in the shape of JUnit's reports."""

import shlex
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from typing import Any

from attrs import asdict

from boardscore._version import __version__
from boardscore.core.checks import cut
from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.verify.judge import game_summary
from boardscore.verify.judge.case import EXECUTED, FAILED, Case, Verdict
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.working import as_json, result_of
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.protocol import LONGEST_TEXT, PROTOCOL
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.report.differences import MOST_DIFFERENCES, differences
from boardscore.verify.report.report import about_known, paste, reading_messages, shown_by
from boardscore.verify.report.searched import summary
from boardscore.verify.search.progress import Searched
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY, Difference

FORMAT = 2
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
        "known": {
            "failures": [case.vector.id for case in judgement.known_failures],
            "passes": list(judgement.known_passes),
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
        **_asked(case),
        "expected": expected,
        "got": case.got,
        "differences": [_difference(case, one, lang) for one in case.differences],
        **({"lines": _lines(case, lang)} if "totals" in expected else {}),
        **_illegal(case, lang),
        **_decision(case),
        "like": _like(like, lang),
        "repeat": Counterexample(judgement, case).repeat,
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
    why = game_summary.why_illegal(case.vector, case.rulings, one.got)
    assert why is not None  # legal moves are not too many, however often they are listed
    return {**found, "why": why.to_dict(lang)}


def _lines(case: Case, lang: str) -> list[list[dict[str, Any]]]:
    players = result_of(case.vector, case.rulings).players
    return [[line.to_dict(lang) for line in player.lines] for player in players]


def _illegal(case: Case, lang: str) -> dict[str, Any]:
    """The illegal move of a record, if there is one."""
    found = game_summary.illegal_move(case.vector, case.rulings) if case.vector.op in PLAY else None
    if found is None:
        return {}
    index, move, why = found
    return {"illegal": {"index": index, "move": move, "why": why.to_dict(lang)}}


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
        "findings": [
            _finding(Counterexample(judgement, one.case, one, searched), lang)
            for one in progress.findings
        ],
    }


def _finding(one: Counterexample, lang: str) -> dict[str, Any]:
    case, finding = one.case, one.finding
    assert finding is not None
    proof, outcome = finding.proof, finding.outcome
    expected = dict(case.vector.expected(finding.rulings))
    return {
        "title": one.title(lang),
        "op": finding.question.op,
        "kind": finding.kind,
        "names": list(finding.fault.names),
        "clauses": list(finding.clauses if finding.is_answered else ()),
        "status": finding.status.value,
        "why": None if outcome.why is None else say(outcome.why, lang),
        **_asked(case),
        "expected": expected,
        "got": case.got,
        "differences": [_difference(case, each, lang) for each in case.differences],
        **({"lines": _lines(case, lang)} if "totals" in expected else {}),
        **_illegal(case, lang),
        "like": _like(one.like, lang),
        "beside": list(finding.neighbours),
        "smaller": None
        if proof is None
        else {"checked": proof.smaller, "wrong": proof.otherwise, "all": proof.complete},
        "broken_off": finding.broken_off,
        "file": finding.file,
        "repeat": one.repeat,
    }


def _asked(case: Case) -> dict[str, Any]:
    """The position, or the record."""
    vector = case.vector
    return {"position": dict(vector.input)} if vector.op == "score" else dict(vector.input)


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
    told = "\n".join(_told(judgement, lang))
    if told:
        ET.SubElement(suite, "system-out").text = told
    times = (float(test.get("time", 0)) for test in suite.iter("testcase"))
    numbers = {name: str(number) for name, number in _numbers(suite).items()}
    numbers["time"] = _time(sum(times))
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
    time = 0.0 if case.outcome is None else case.outcome.seconds
    named = {"classname": vector.clause, "name": vector.id, "time": _time(time)}
    test = ET.SubElement(suite, "testcase", named)
    if judgement.is_known_failure(case):
        ET.SubElement(test, "skipped", {"message": printable(_known(case, lang))})
        return
    kind = _KINDS.get(case.verdict)
    if kind is not None:
        child = ET.SubElement(test, kind, {"message": printable(_message(case, lang))})
        if kind != "skipped":
            child.set("type", case.verdict.value)
        if case.verdict in FAILED:
            lines = Counterexample(judgement, case).text(lang, _WIDTH)
            child.text = _safe("\n".join(lines))


def _search_tests(suite: ET.Element, judgement: Judgement, searched: Searched, lang: str) -> None:
    """A test that holds how far the search came, and one for each finding."""
    kind = "boardscore.play" if searched.of_play else "boardscore.search"
    named = {"classname": kind, "name": searched.game, "time": _time(searched.took)}
    course = ET.SubElement(suite, "testcase", named)
    if searched.progress.fault is not None:
        message = say(searched.progress.fault.message, lang)
        ET.SubElement(course, "error", {"message": printable(message), "type": "kit_fault"})
    lines = summary(searched, lang, _WIDTH)
    ET.SubElement(course, "system-out").text = _safe("\n".join(lines))
    for finding in searched.findings:
        found = Counterexample(judgement, finding.case, finding, searched)
        vector = found.case.vector
        test = ET.SubElement(suite, "testcase", {"classname": vector.clause, "name": vector.id})
        message = printable(found.title(lang))
        failure = ET.SubElement(test, "failure", {"message": message, "type": finding.kind})
        failure.text = _safe("\n".join(found.text(lang, _WIDTH)))


def _time(seconds: float) -> str:
    """A time as JUnit has it, in seconds."""
    return f"{seconds:.3f}"


def _known(case: Case, lang: str) -> str:
    """That a failure is a known one, and what it is."""
    return say(Message("judge.known_failure", what=_message(case, lang)), lang)


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
    for message in (*about_known(judgement), *reading_messages(judgement), *judgement.remarks):
        yield _safe(say(message, lang))
    if shown_by(judgement):
        yield paste(judgement)


def _safe(text: str) -> str:
    """A text of several lines without anything that XML cannot hold."""
    return "\n".join(map(printable, text.split("\n")))
