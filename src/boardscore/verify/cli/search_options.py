"""The search of `boardscore verify`: options, progress line, saved files."""

import math
import re
import tempfile
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

from attrs import evolve, frozen

from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers
from boardscore.cli.options import read_option
from boardscore.cli.progress_line import PassingLine
from boardscore.cli.usage_errors import wrong
from boardscore.core.messages import Message, say
from boardscore.documents.atomic_writer import NotSavedError, SavedFile, make_folder, saving
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.misreading_matching import without_contradictions
from boardscore.verify.program.outcomes import CHANGING
from boardscore.verify.program.program import Program
from boardscore.verify.search import saved_counterexamples
from boardscore.verify.search.finding import AnyFinding
from boardscore.verify.search.search_result import Progress, Searched
from boardscore.verify.search.searches import Searches, not_driven
from boardscore.verify.vectors.vectors import Vector

SEED = 1
"""The default seed of a search."""

_TIME = re.compile(r"([0-9.]+)(s|m|)")


@frozen
class Plan:
    """The options of a search."""

    seconds: float
    """The total time in seconds."""
    seed: int
    """The seed of random positions."""
    folder: Path | None = None
    """The folder of saved findings."""
    saved: tuple[Vector, ...] = ()
    """The findings already saved there."""
    remarks: tuple[Message, ...] = ()
    """Remarks on other files there."""


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
    """The plan of the search; None without one."""
    if search is None:
        for name, value in (("--seed", seed), ("--save", folder)):
            if value is not None:
                raise wrong("needs_search", option=name)
        return None
    number = SEED if seed is None else read_option("--seed", answer_parsers.whole(0), seed)
    duration = seconds("--search", search)
    return Plan(duration, number) if folder is None else _prepared(duration, number, folder)


def _prepared(duration: float, seed: int, folder: str) -> Plan:
    """A plan with a folder for findings, which is created if necessary.

    Files there that are not findings get a remark.
    """
    home = Path(folder)
    try:
        make_folder(folder)
        with saving(home), tempfile.TemporaryFile(dir=folder):
            pass
        with saving(home):
            found, problems = saved_counterexamples.load_folder(folder)
    except NotSavedError as error:
        raise wrong("cannot_write", file=folder, why=error.why) from None
    remarks = (
        Message("found.no_finding", file=str(one.file), what=one.message) for one in problems
    )
    return Plan(duration, seed, home, found, tuple(remarks))


def search(plan: Plan | None, lang: str, program: Program, judgement: Judgement) -> Judgement:
    """The judgement with the results of the search, if there is one."""
    if plan is None or judgement.stopped:
        return judgement
    line, files = PassingLine(lang), FoundFiles(plan.folder, lang)

    def show(game: str, progress: Progress, left: float) -> None:
        files.keep(progress.findings)
        line.show(_how_far(game, progress, left))

    wanted = Searches(
        program=program,
        judgement=judgement,
        seconds=plan.seconds,
        seed=plan.seed,
        saved=plan.saved,
        watch=show,
    )
    found: list[Searched] = []
    stopped, last = False, wanted.clock()
    try:
        for one in wanted.run():
            line.clear()
            findings, now = files.complete(one.progress.findings), wanted.clock()
            progress = evolve(one.progress, findings=findings)
            found.append(evolve(one, progress=progress, took=now - last))
            stopped, last = stopped or progress.interrupted is not None, now
    except KeyboardInterrupt:
        stopped = True
        program.drop()
    finally:
        line.clear()
    played = [one.game for one in found if one.of_play]
    remarks = (*judgement.remarks, *plan.remarks, *not_driven(judgement, played))
    searched = evolve(judgement, searches=tuple(found), remarks=remarks, stopped=stopped)
    return without_contradictions(searched)


class FoundFiles:
    """The files of the findings of a search, written as soon as each is found.

    A finding replaced by a smaller one, or not confirmed, loses its file. Findings that depend on
    earlier requests have no file.
    """

    def __init__(self, folder: Path | None, lang: str) -> None:
        self._folder, self._lang = folder, lang
        self._kept: list[AnyFinding] = []
        self._files: dict[str, Path] = {}
        """The files of the findings of the game that is searched, by their digests."""
        self._is_refused = False

    def keep(self, findings: Sequence[AnyFinding]) -> None:
        """Writes new findings, and removes the files of dropped ones."""
        if self._folder is None or [*map(id, findings)] == [*map(id, self._kept)]:
            return
        self._kept = [*findings]
        wanted = {one.digest: one for one in findings if one.status not in CHANGING}
        for digest in self._files.keys() - wanted.keys():
            with suppress(NotSavedError):
                SavedFile(self._files.pop(digest)).remove()
        try:
            for digest in wanted.keys() - self._files.keys():
                self._files[digest] = saved_counterexamples.save(wanted[digest], self._folder)
        except NotSavedError as error:
            message = Message("found.not_saved", folder=str(self._folder), why=error.why)
            if not self._is_refused:
                terminal.write(say(message, self._lang), to_errors=True)
            self._is_refused = True

    def complete(self, findings: Sequence[AnyFinding]) -> tuple[AnyFinding, ...]:
        """The findings of a game, with their files."""
        self.keep(findings)
        named = {digest: str(file) for digest, file in self._files.items()}
        self._kept, self._files = [], {}
        return tuple(evolve(one, file=named.get(one.digest)) for one in findings)


def _how_far(game: str, progress: Progress, left: float) -> Message:
    counts = progress.counts
    key, count = ("played.line", counts.games) if counts.games else ("found.line", counts.requests)
    if progress.tried is not None:
        key, count = "played.shrinking", progress.tried
    named, findings = Message(f"game.{game}"), len(progress.findings)
    return Message(key, game=named, count=count, findings=findings, left=math.ceil(left))
