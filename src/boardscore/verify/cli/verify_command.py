"""`boardscore verify`: judges another implementation by the test vectors."""

import json
import time
import traceback
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click
from attrs import evolve

from boardscore.cli import terminal
from boardscore.cli.app import language_given
from boardscore.cli.ask import answer_parsers
from boardscore.cli.options import read_option
from boardscore.cli.progress_line import PassingLine
from boardscore.cli.score import rulings_typed
from boardscore.cli.signals import BY_SIGNAL, STOPPED, ended_by_signals
from boardscore.cli.usage_errors import WrongUse
from boardscore.core import registry
from boardscore.core.messages import Message, say
from boardscore.documents.atomic_writer import put
from boardscore.verify.cli import search_options
from boardscore.verify.cli.search_options import seconds
from boardscore.verify.cli.vector_selection import known_failures, select_vectors
from boardscore.verify.cli.vectors_command import writing
from boardscore.verify.judge.judge import judge, to_be_asked
from boardscore.verify.judge.judgement import AGREES, KIT_FAULT, NOT_DRIVEN, Judgement
from boardscore.verify.judge.vector_run import plainest
from boardscore.verify.program.doctor import examine
from boardscore.verify.program.outcomes import DEFAULT_LIMITS, Limits
from boardscore.verify.program.program import Program
from boardscore.verify.report import html_page, json_report, junit_report, text_report
from boardscore.verify.report.page import ReportPage
from boardscore.verify.vectors import vectors

MOST_JOBS = 64
"""The most copies of a program."""

FILES: Mapping[str, Callable[[Judgement, str], bytes]] = {
    "junit": junit_report.junit,
    "html": html_page.page,
    "badge": json_report.badge,
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
    limits = DEFAULT_LIMITS if timeout is None else Limits.of(seconds("--timeout", timeout))
    jobs = read_option("--jobs", answer_parsers.whole(1, MOST_JOBS), given["jobs"] or "1")
    if given["doctor"]:
        return _examined(program, limits, given["game"], lang)
    chosen = rulings_typed(given["ruling"])
    search = search_options.plan(given["search"], given["seed"], given["save"])
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
            judgement = search_options.search(search, lang, running, judgement)
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
    found = examine(program, lambda hello: plainest(to_be_asked(known, hello), hello, {}), limits)
    page = ReportPage(lang, terminal.line_length())
    for line in page.lines(found or Message("doctor.well"), "", "  "):
        terminal.write(line)
    return AGREES if found is None else NOT_DRIVEN


def _again(given: Mapping[str, Any]) -> tuple[str, ...]:
    """The options about running and reporting, as given."""
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
        return json.dumps(json_report.data(judgement, page.lang))
    if form == "github":
        return "\n".join(junit_report.annotations(judgement, page.lang))
    return text_report.human(judgement, page)


def _write(contents: Mapping[str, bytes]) -> None:
    with writing():
        for file, content in contents.items():
            put(file, content)
