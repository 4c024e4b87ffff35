"""The judgement in one line of JSON."""

import json

from boardscore._version import __version__
from boardscore.cli.signals import STOPPED
from boardscore.verify.judge.case import EXECUTED
from boardscore.verify.judge.judgement import AGREES, DISAGREES, KIT_FAULT, NOT_DRIVEN, Judgement

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
