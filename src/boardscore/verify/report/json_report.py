"""The judgement as JSON."""

import json
from typing import Any

from attrs import asdict

from boardscore._version import __version__
from boardscore.cli.signals import STOPPED
from boardscore.core.messages import say
from boardscore.verify.judge.case import EXECUTED, FAILED, Case
from boardscore.verify.judge.judgement import AGREES, DISAGREES, KIT_FAULT, NOT_DRIVEN, Judgement
from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.protocol import PROTOCOL
from boardscore.verify.report.counterexample import Counterexample, counterexamples_of
from boardscore.verify.report.text_report import paste, ruling_counts, shown_by
from boardscore.verify.search.search_result import Searched
from boardscore.verify.vectors.vectors import PLAY, Difference

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
    if case.verdict not in FAILED:
        return found
    if case.decision is not None:
        place = (case.decision.table or case.decision).place
        found["decision"] = {"after": place, "clause": case.decision.clause}
    rulings = dict(case.rulings)
    return {**found, "rulings": rulings, **_wrong(Counterexample(judgement, case), lang)}


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
        "findings": [_finding(one, lang) for one in counterexamples_of(judgement, searched)],
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
    """The line; a known failure disagrees, although the run does not fail because of it."""
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
