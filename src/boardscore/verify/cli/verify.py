"""What `boardscore verify` does: another implementation judged by the test vectors."""

import json
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click
from attrs import evolve

from boardscore.cli import terminal
from boardscore.cli.app import USAGE, language_given
from boardscore.cli.ask import answer_parsers
from boardscore.cli.options import read_option
from boardscore.cli.score import rulings_typed
from boardscore.cli.signals import BY_SIGNAL, STOPPED, ended_by_signals
from boardscore.cli.usage import WrongUse
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import LineFormat
from boardscore.documents.atomic_writer import put
from boardscore.verify.cli import searching
from boardscore.verify.cli.progress_line import PassingLine
from boardscore.verify.cli.searching import seconds
from boardscore.verify.cli.selection import known_failures, select_vectors
from boardscore.verify.cli.vectors import writing
from boardscore.verify.judge.judge import judge, to_be_asked
from boardscore.verify.judge.judgement import AGREES, KIT_FAULT, NOT_DRIVEN, Judgement
from boardscore.verify.judge.vector_run import plainest
from boardscore.verify.program.doctor import examine
from boardscore.verify.program.outcomes import DEFAULT_LIMITS, Limits
from boardscore.verify.program.program import Program
from boardscore.verify.report import github, html_page, junit, machine, report
from boardscore.verify.report.page import ReportPage
from boardscore.verify.vectors import vectors

MOST_JOBS = 64
"""How many copies of a program may be asked at once."""

FILES: Mapping[str, Callable[[Judgement, str], bytes]] = {
    "junit": junit.junit,
    "html": html_page.page,
}
"""The reports that are written into files besides what is printed."""


def run(lang: str, /, **given: Any) -> int:
    """Judges the program; a signal that ends it leaves nothing running and nothing unsaved."""
    with ended_by_signals() as caught:
        try:
            code = _verified(lang, **given)
        except KeyboardInterrupt:
            if not caught:
                raise
            code = STOPPED
    return BY_SIGNAL + caught[0] if caught else code


def _verified(lang: str, /, program: Sequence[str], **given: Any) -> int:
    """Judges the program and returns the exit code that the design gives it."""
    if not program[0]:
        raise WrongUse(Message("error.program_missing"))
    timeout = given["timeout"]
    limits = DEFAULT_LIMITS if timeout is None else Limits.of(seconds("--timeout", timeout))
    jobs = read_option("--jobs", answer_parsers.whole(1, MOST_JOBS), given["jobs"] or "1")
    if given["doctor"]:
        return _examined(program, limits, given["game"], lang)
    chosen = rulings_typed(given["ruling"])
    try:
        search = searching.plan(given["search"], given["seed"], given["save"])
        wanted = select_vectors(given["game"], given["run"], given["clause"], given["level"])
        known = known_failures(given["known"])
    except BoardscoreError as error:
        return _refuse_file(error, lang)
    files = {given[kind]: made for kind, made in FILES.items() if given[kind] is not None}
    _write(dict.fromkeys(files, b""))
    try:
        line = PassingLine(lang)
        with Program(program, limits, jobs=jobs, pulse=line.again) as running:
            try:
                judgement = judge(running, program, wanted, chosen, line.show)
            finally:
                line.clear()
            judgement = searching.search(search, lang, running, judgement)
        judgement = evolve(
            judgement, options=_again(given), selection=_selection(given), known=known
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
    return STOPPED if judgement.stopped else judgement.exit_code


def _examined(program: Sequence[str], limits: Limits, game: str | None, lang: str) -> int:
    """Says in a sentence what is wrong with how a program talks, or that nothing is."""
    names = [name for name in registry.names("verification") if game in {None, name}]
    asked = [one for name in names for one in vectors.load(name)]
    found = examine(program, lambda hello: plainest(to_be_asked(asked, hello), hello, {}), limits)
    page = ReportPage(lang, terminal.line_length())
    for line in page.lines(found or Message("doctor.well"), "", "  "):
        terminal.write(line)
    return AGREES if found is None else NOT_DRIVEN


def _refuse_file(error: BoardscoreError, lang: str) -> int:
    """Says why a file cannot be used; that is wrong use."""
    page = LineFormat(terminal.line_length(), terminal.written_to_errors)
    for problem in error.problems:
        terminal.write(problem.describe(lang, page), to_errors=True)
    return USAGE


def _again(given: Mapping[str, Any]) -> tuple[str, ...]:
    """The options about how it is asked and reported, as they were given."""
    context = click.get_current_context()
    lang = context.obj if language_given(context) else None
    again = {"--lang": lang, "--timeout": given["timeout"], "--jobs": given["jobs"]}
    return tuple(f"{name}={value}" for name, value in again.items() if value is not None)


def _selection(given: Mapping[str, Any]) -> tuple[str, ...]:
    """The options that select vectors, as they were given."""
    many = ((name, value) for name in ("run", "clause", "level") for value in given[name])
    game = () if given["game"] is None else (("game", given["game"]),)
    return tuple(f"--{name}={value}" for name, value in (*game, *many))


def _shown(judgement: Judgement, form: str, page: ReportPage) -> str:
    if form == "json":
        return json.dumps(machine.data(judgement, page.lang))
    if form == "github":
        return "\n".join(github.annotations(judgement, page.lang))
    return report.human(judgement, page)


def _write(contents: Mapping[str, bytes]) -> None:
    """Writes files."""
    with writing():
        for file, content in contents.items():
            put(file, content)
