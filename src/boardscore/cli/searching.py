"""The search of `boardscore verify`: its options, its line of progress, and the files it saves."""

import math
import re
import tempfile
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from attrs import evolve, frozen

from boardscore.cli import answers, terminal
from boardscore.cli.passing_line import PassingLine
from boardscore.cli.usage import wrong
from boardscore.errors import BoardscoreError
from boardscore.messages import Message, say
from boardscore.verify import saved, searches
from boardscore.verify.findings import Finding
from boardscore.verify.judgement import Judgement
from boardscore.verify.outcomes import Status
from boardscore.verify.progress import Progress, Searched
from boardscore.verify.runner import Program
from boardscore.verify.vectors import Vector

SEED = 1
"""The seed of a search, unless somebody says otherwise."""

_TIME = re.compile(r"([0-9.]+)(s|m|)")


@frozen
class Plan:
    """What is to be searched."""

    seconds: float
    """How long, in all."""
    seed: int
    """What the positions of chance are drawn with."""
    folder: Path | None
    """Where findings are saved."""
    saved: tuple[Vector, ...] = ()
    """What is saved there already."""


# The options


def seconds(name: str, text: str) -> float:
    """A time such as `5`, `0.5`, `30s` or `2m`, in seconds."""
    found = _TIME.fullmatch(text)
    try:
        number = float(found[1]) if found else math.nan
    except ValueError:
        number = math.nan
    time_ = number * 60 if found and found[2] == "m" else number
    if not 0 < time_ < math.inf:
        raise wrong("not_a_time", option=name, value=text)
    return time_


def plan(search: str | None, seed: str | None, folder: str | None) -> Plan | None:
    """What is to be searched; None if nothing is.

    Raises a `BoardscoreError` if there are files in the folder that are no findings.
    """
    if search is None:
        for name, value in (("--seed", seed), ("--save", folder)):
            if value is not None:
                raise wrong("needs_search", option=name)
        return None
    number = SEED if seed is None else _seed(seed)
    if folder is None:
        return Plan(seconds("--search", search), number, None)
    return Plan(seconds("--search", search), number, Path(folder), _prepared(folder))


def _seed(text: str) -> int:
    try:
        return answers.whole(0)(text)
    except BoardscoreError as error:
        raise wrong("value", option="--seed", what=error.problems[0].message) from None


def _prepared(folder: str) -> tuple[Vector, ...]:
    """What is saved in a folder that findings can be saved in: it is made if it is not there."""
    try:
        Path(folder).mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            pass
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise wrong("cannot_write", file=folder, why=why) from None
    return saved.load_folder(folder)


def replayed(given: Mapping[str, Any]) -> tuple[Vector, ...]:
    """The findings that are to be asked in place of the vectors, if there are any.

    Raises a `BoardscoreError` for files that are no findings.
    """
    for name in ("run", "clause", "level"):
        if given["replay"] and given[name]:
            raise wrong("replay_selects", option=f"--{name}")
    found = [one for file in given["replay"] for one in _of_game(file, given["game"])]
    return tuple({one.id: one for one in found}.values())


def _of_game(file: str, game: str | None) -> list[Vector]:
    found = [one for one in saved.load(file) if game in {None, one.game}]
    if not found:
        raise wrong("no_finding_of_game", file=file, game=Message(f"game.{game}"))
    return found


# The course


def searched(plan: Plan | None, lang: str, program: Program, judgement: Judgement) -> Judgement:
    """The judgement with what a search finds besides; the same if none is wanted."""
    if plan is None:
        return judgement
    line = PassingLine(lang)

    def tell(game: str, progress: Progress, left: float) -> None:
        line.show(_how_far(game, progress, left))

    found: list[Searched] = []
    try:
        for one in searches.searched(program, judgement, plan.seconds, plan.seed, plan.saved, tell):
            line.clear()
            found.append(_kept(one, plan.folder, lang))
    finally:
        line.clear()
    return evolve(judgement, searches=tuple(found))


def _kept(one: Searched, folder: Path | None, lang: str) -> Searched:
    """The same, with its findings saved; a position alone does not show what depends on others."""
    if folder is None:
        return one
    findings = tuple(
        finding if finding.status is Status.ORDER_DEPENDENT else _saved(finding, folder, lang)
        for finding in one.findings
    )
    return evolve(one, progress=evolve(one.progress, findings=findings))


def _saved(finding: Finding, folder: Path, lang: str) -> Finding:
    try:
        return evolve(finding, file=str(saved.save(finding, folder)))
    except OSError as error:
        message = Message("found.not_saved", folder=str(folder), why=error.strerror or str(error))
        terminal.write(say(message, lang), to_errors=True)
        return finding


def _how_far(game: str, progress: Progress, left: float) -> Message:
    """How far a search is."""
    return Message(
        "found.line",
        game=Message(f"game.{game}"),
        count=progress.counts.asked,
        findings=len(progress.findings),
        left=math.ceil(left),
    )
