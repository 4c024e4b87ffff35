"""`boardscore verify`: judges another implementation by the test vectors, then by a search."""

import json
import math
import re
import tempfile
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any

import click
from attrs import evolve, frozen

from boardscore.cli import terminal
from boardscore.cli.app import language_given
from boardscore.cli.ask import answer_parsers
from boardscore.cli.options import read_option, rulings_typed
from boardscore.cli.signals import BY_SIGNAL, STOPPED, ended_by_signals
from boardscore.cli.terminal_messages import PassingLine
from boardscore.cli.usage_errors import WrongUse, wrong
from boardscore.core import registry
from boardscore.core.messages import Message, say
from boardscore.documents.atomic_writer import NotSavedError, SavedFile, make_folder, put, saving
from boardscore.verify.cli.vector_selection import known_failures, select_vectors
from boardscore.verify.cli.vectors_command import writing
from boardscore.verify.judge.judge import judge
from boardscore.verify.judge.judgement import AGREES, KIT_FAULT, NOT_DRIVEN, Judgement
from boardscore.verify.judge.misreading_matching import without_contradictions
from boardscore.verify.judge.vector_run import plainest
from boardscore.verify.program.behaviour import DEFAULT_LIMITS, Limits
from boardscore.verify.program.doctor import examine
from boardscore.verify.program.outcomes import CHANGING
from boardscore.verify.program.program import Program
from boardscore.verify.report import ReportPage, html_page, machine_reports, text_report
from boardscore.verify.search import saved_counterexamples
from boardscore.verify.search.all_searches import Searches, not_driven
from boardscore.verify.search.search_result import AnyFinding, Progress, Searched
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.vectors import Vector

SEED = 1
"""The default seed of a search."""

_TIME = re.compile(r"([0-9.]+)(s|m|)")


@frozen
class SearchPlan:
    """The options of `verify` for its search, and the findings that are already saved."""

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


def seconds_in(name: str, text: str) -> float:
    """The time in an option of `verify`, such as `5`, `0.5`, `30s` or `2m`, in seconds."""
    found = _TIME.fullmatch(text)
    try:
        number = float(found[1]) if found else math.nan
    except ValueError:
        number = math.nan
    time_ = number * 60 if found and found[2] == "m" else number
    if not 0 < time_ < math.inf:
        raise wrong("not_a_time", option=name, value=text)
    return time_


def search_plan(search: str | None, seed: str | None, folder: str | None) -> SearchPlan | None:
    """The plan of `verify` for its search; None without one."""
    if search is None:
        for name, value in (("--seed", seed), ("--save", folder)):
            if value is not None:
                raise wrong("needs_search", option=name)
        return None
    number = SEED if seed is None else read_option("--seed", answer_parsers.whole(0), seed)
    duration = seconds_in("--search", search)
    return SearchPlan(duration, number) if folder is None else _prepared(duration, number, folder)


def _prepared(duration: float, seed: int, folder: str) -> SearchPlan:
    """A plan with a folder for findings, created if necessary; other files there get a remark."""
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
    return SearchPlan(duration, seed, home, found, tuple(remarks))


def search(plan: SearchPlan | None, lang: str, program: Program, judgement: Judgement) -> Judgement:
    """The judgement of `verify` with the results of its search, if there is one."""
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
    """The files that `verify` writes for the findings of a search, as soon as each is found.

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


MOST_JOBS = 64
"""The most copies of a program."""

FILES: Mapping[str, Callable[[Judgement, str], bytes]] = {
    "junit": machine_reports.junit,
    "html": html_page.page,
    "badge": machine_reports.badge,
}
"""The reports that options write to files."""


def run(lang: str, /, **given: Any) -> int:
    """Judges the program; on a signal, ends all processes and saves all findings."""
    with ended_by_signals() as caught:
        try:
            code = _verified(lang, **given)
        except KeyboardInterrupt:
            if not caught:
                raise
            code = STOPPED
    return BY_SIGNAL + caught[0] if caught else code


def _verified(lang: str, /, program: Sequence[str], **given: Any) -> int:
    if not program[0]:
        raise WrongUse(Message("error.program_missing"))
    timeout = given["timeout"]
    limits = DEFAULT_LIMITS if timeout is None else Limits.of(seconds_in("--timeout", timeout))
    jobs = read_option("--jobs", answer_parsers.whole(1, MOST_JOBS), given["jobs"] or "1")
    if given["doctor"]:
        return _examined(program, limits, given["game"], lang)
    chosen = rulings_typed(given["ruling"])
    planned = search_plan(given["search"], given["seed"], given["save"])
    wanted = select_vectors(given["game"], given["run"], given["clause"], given["level"])
    known = known_failures(given["known"])
    files = {given[kind]: made for kind, made in FILES.items() if given[kind] is not None}
    _write(dict.fromkeys(files, b""))
    begun = time.monotonic()
    try:
        line = PassingLine(lang)
        with Program(program, limits, jobs=jobs, pulse=line.again) as running:
            try:
                judgement = judge(running, program, wanted, chosen, line.show)
            finally:
                line.clear()
            judgement = search(planned, lang, running, judgement)
        judgement = evolve(
            judgement,
            options=_again(given),
            selection=_selection(given),
            known=known,
            seconds=time.monotonic() - begun,
        )
        page = ReportPage(lang, terminal.line_length(), full=given["all"])
        shown = _shown(judgement, given["format"], page)
        written = {file: made(judgement, lang) for file, made in files.items()}
    except Exception:
        terminal.write(traceback.format_exc(), to_errors=True)
        terminal.write(say(Message("judge.kit_fault"), lang), to_errors=True)
        return KIT_FAULT
    try:
        terminal.write(shown)
    finally:  # the terminal may be gone
        _write(written)
    return judgement.exit_code


def _examined(program: Sequence[str], limits: Limits, game: str | None, lang: str) -> int:
    """Prints the fault in the program's output, or that there is none."""
    names = [name for name in registry.names("verification") if game in {None, name}]
    known = [one for name in names for one in vectors.load(name)]
    found = examine(program, lambda hello: plainest(known, hello, {}), limits)
    page = ReportPage(lang, terminal.line_length())
    for line in page.lines(found or Message("doctor.well"), "", "  "):
        terminal.write(line)
    return AGREES if found is None else NOT_DRIVEN


def _again(given: Mapping[str, Any]) -> tuple[str, ...]:
    """The options for the command that runs again: those about running and reporting, as given."""
    context = click.get_current_context()
    lang = context.obj if language_given(context) else None
    again = {"--lang": lang, "--timeout": given["timeout"], "--jobs": given["jobs"]}
    return tuple(f"{name}={value}" for name, value in again.items() if value is not None)


def _selection(given: Mapping[str, Any]) -> tuple[str, ...]:
    many = ((name, value) for name in ("run", "clause", "level") for value in given[name])
    game = () if given["game"] is None else (("game", given["game"]),)
    return tuple(f"--{name}={value}" for name, value in (*game, *many))


def _shown(judgement: Judgement, form: str, page: ReportPage) -> str:
    if form == "json":
        return json.dumps(machine_reports.data(judgement, page.lang))
    if form == "github":
        return "\n".join(machine_reports.annotations(judgement, page.lang))
    return text_report.human(judgement, page)


def _write(contents: Mapping[str, bytes]) -> None:
    with writing():
        for file, content in contents.items():
            put(file, content)
