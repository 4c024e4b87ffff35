"""What `boardscore verify` does: another implementation judged by the test vectors."""

import json
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any

import click
from attrs import evolve

from boardscore.cli import terminal
from boardscore.cli.app import USAGE, language_given
from boardscore.cli.ask import answers
from boardscore.cli.codes import STOPPED
from boardscore.cli.options import read_option
from boardscore.cli.score import rulings_typed
from boardscore.cli.signals import BY_SIGNAL, ended_by_signals
from boardscore.cli.usage import WrongUse, wrong
from boardscore.core import registry
from boardscore.core.display import Paper
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value
from boardscore.documents.saving import NotSavedError, put
from boardscore.verify.cli import searching
from boardscore.verify.cli.options import REPORTS
from boardscore.verify.cli.progress_line import PassingLine
from boardscore.verify.cli.searching import seconds
from boardscore.verify.cli.selection import check_choice, check_game, known_failures, selected
from boardscore.verify.judge.judge import judge, to_be_asked
from boardscore.verify.judge.judgement import AGREES, KIT_FAULT, NOT_DRIVEN, Judgement
from boardscore.verify.judge.vector_run import plainest
from boardscore.verify.program.doctor import examine
from boardscore.verify.program.outcomes import DEFAULT_LIMITS, Limits
from boardscore.verify.program.program import Program
from boardscore.verify.report import github, html_page, junit, machine, report
from boardscore.verify.report.page import ReportPage
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.vectors import Vector

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
    check_choice("--format", given["format"], REPORTS)
    limits = _limits(given["timeout"])
    jobs = read_option("--jobs", answers.whole(1, MOST_JOBS), given["jobs"] or "1")
    if given["doctor"]:
        return _examined(program, limits, given["game"], lang)
    chosen = rulings_typed(given["ruling"])
    try:
        search = searching.plan(given["search"], given["seed"], given["save"])
        wanted, known = _selected(given), known_failures(given["known"])
    except BoardscoreError as error:
        return _not_a_finding(error, lang)
    asked_for = {kind: given[kind] for kind in FILES if given[kind] is not None}
    for file in asked_for.values():
        _write(file, b"")
    try:
        line = PassingLine(lang)
        first = partial(_by_vectors, program, wanted, chosen, line)
        also = partial(searching.search, search, lang)
        judgement = evolve(
            _judged(Program(program, limits, jobs=jobs, pulse=line.again), first, also),
            options=_again(given),
            selection=_selection(given),
            known=known,
        )
        page = ReportPage(lang, terminal.line_length(), full=given["all"])
        shown = _shown(judgement, given["format"], page)
        written = {file: FILES[kind](judgement, lang) for kind, file in asked_for.items()}
    except Exception:
        terminal.write(traceback.format_exc(), to_errors=True)
        terminal.write(say(Message("judge.kit_fault"), lang), to_errors=True)
        return KIT_FAULT
    try:
        terminal.write(shown)
    finally:  # the terminal may be gone
        for file, content in written.items():
            _write(file, content)
    return STOPPED if judgement.stopped else judgement.exit_code


def _examined(program: Sequence[str], limits: Limits, game: str | None, lang: str) -> int:
    """Says in a sentence what is wrong with how a program talks, or that nothing is."""
    check_game(game)
    names = [name for name in registry.names("verification") if game in {None, name}]
    asked = [one for name in names for one in vectors.load(name)]
    found = examine(program, lambda hello: plainest(to_be_asked(asked, hello), hello, {}), limits)
    page = ReportPage(lang, terminal.line_length())
    for line in page.lines(found or Message("doctor.well"), "", "  "):
        terminal.write(line)
    return AGREES if found is None else NOT_DRIVEN


def _selected(given: Mapping[str, Any]) -> tuple[Vector, ...]:
    return selected(given["game"], given["run"], given["clause"], given["level"])


def _not_a_finding(error: BoardscoreError, lang: str) -> int:
    """Tells why a file is no finding; that is wrong use."""
    page = Paper(terminal.line_length(), terminal.written_to_errors)
    for problem in error.problems:
        terminal.write(problem.describe(lang, page), to_errors=True)
    return USAGE


def _judged(
    program: Program,
    first: Callable[[Program], Judgement],
    also: Callable[[Program, Judgement], Judgement],
) -> Judgement:
    """The judgement by the vectors, with what is found out besides while the program runs."""
    with program:
        return also(program, first(program))


def _by_vectors(
    command: Sequence[str],
    wanted: Sequence[Vector],
    chosen: dict[str, Value],
    line: PassingLine,
    program: Program,
) -> Judgement:
    """The judgement by the vectors; the line tells how far that is."""
    try:
        return judge(program, command, wanted, chosen, line.show)
    finally:
        line.clear()


def _again(given: Mapping[str, Any]) -> tuple[str, ...]:
    """The options about how it is asked and told, as they were given."""
    context = click.get_current_context()
    lang = context.obj if language_given(context) else None
    again = {
        "--lang": lang,
        "--timeout": given["timeout"],
        "--jobs": given["jobs"],
    }
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


def _limits(timeout: str | None) -> Limits:
    return DEFAULT_LIMITS if timeout is None else Limits.of(seconds("--timeout", timeout))


def _write(file: str, content: bytes) -> None:
    """Writes a file; one that cannot be written is wrong use."""
    try:
        put(file, content)
    except NotSavedError as error:
        raise wrong("cannot_write", file=file, why=error.why) from None
