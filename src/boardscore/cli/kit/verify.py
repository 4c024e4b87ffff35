"""`boardscore verify`: another implementation judged by the test vectors."""

import json
import traceback
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import chain
from typing import Any

import click
from attrs import evolve

from boardscore.cli import terminal
from boardscore.cli.app import USAGE, Command, argument, common, language_given, option
from boardscore.cli.codes import STOPPED
from boardscore.cli.ending import BY_SIGNAL, ended_by_signals
from boardscore.cli.kit import searching
from boardscore.cli.kit.passing_line import PassingLine
from boardscore.cli.kit.searching import seconds
from boardscore.cli.kit.selection import FORMATS, check_choice, options, selected
from boardscore.cli.score import rulings_typed
from boardscore.cli.usage import WrongUse, wrong
from boardscore.core.display import Paper
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value
from boardscore.documents.saving import NotSavedError, put
from boardscore.verify.driver.outcomes import USUAL, Limits
from boardscore.verify.driver.program import Program
from boardscore.verify.judging.judge import judge
from boardscore.verify.judging.judgement import KIT_FAULT, Judgement
from boardscore.verify.reports import machine, play_report, report, search_report
from boardscore.verify.suite.vectors import Vector


@click.pass_obj
def _verify(lang: str, /, **given: Any) -> int:
    """Judges the program; a signal that ends it leaves nothing running and nothing unsaved."""
    with ended_by_signals() as caught:
        try:
            code = _verified(lang, **given)
        except KeyboardInterrupt:
            if not caught:
                raise
            code = STOPPED
    return BY_SIGNAL + caught[0] if caught else code


def _verified(lang: str, /, program: Sequence[str], junit: str | None, **given: Any) -> int:
    """Judges the program and returns the exit code that the design gives it."""
    if not program[0]:
        raise WrongUse(Message("error.program_missing"))
    check_choice("--format", given["format"], FORMATS)
    limits = _limits(given["timeout"], given["startup_timeout"])
    chosen = rulings_typed(given["ruling"])
    try:
        search = searching.plan(given["search"], given["seed"], given["save"])
        wanted = searching.replayed(given) or _selected(given)
    except BoardscoreError as error:
        return _not_a_finding(error, lang)
    if junit is not None:
        _write(junit, b"")
    try:
        first = partial(_by_vectors, program, wanted, chosen, PassingLine(lang))
        also = partial(searching.search, search, lang)
        judgement = evolve(
            _judged(program, limits, first, also),
            options=_again(given),
            selection=_selection(given),
        )
        shown = _shown(judgement, given["format"], lang)
        xml = b"" if junit is None else machine.junit(judgement, lang)
    except Exception:
        terminal.write(traceback.format_exc(), to_errors=True)
        terminal.write(say(Message("judge.kit_fault"), lang), to_errors=True)
        return KIT_FAULT
    try:
        terminal.write(shown)
    finally:  # the terminal may be gone
        if junit is not None:
            _write(junit, xml)
    return judgement.exit_code


def _selected(given: Mapping[str, Any]) -> tuple[Vector, ...]:
    return selected(given["game"], given["run"], given["clause"], given["level"])


def _not_a_finding(error: BoardscoreError, lang: str) -> int:
    """Tells why a file is no finding; that is wrong use."""
    page = Paper(terminal.line_length(), terminal.written_to_errors)
    for problem in error.problems:
        terminal.write(problem.describe(lang, page), to_errors=True)
    return USAGE


def _judged(
    program: Sequence[str],
    limits: Limits,
    first: Callable[[Program], Judgement],
    also: Callable[[Program, Judgement], Judgement],
) -> Judgement:
    """The judgement by the vectors, with what is found out besides while the program runs."""
    with Program(program, limits) as driven:
        return also(driven, first(driven))


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
    """The options about time and language, as they were given."""
    context = click.get_current_context()
    lang = context.obj if language_given(context) else None
    again = {
        "--lang": lang,
        "--timeout": given["timeout"],
        "--startup-timeout": given["startup_timeout"],
    }
    return tuple(f"{name}={value}" for name, value in again.items() if value is not None)


def _selection(given: Mapping[str, Any]) -> tuple[str, ...]:
    """The options that select vectors, as they were given."""
    many = ((name, value) for name in ("run", "clause", "level", "replay") for value in given[name])
    game = () if given["game"] is None else (("game", given["game"]),)
    return tuple(f"--{name}={value}" for name, value in (*game, *many))


def _shown(judgement: Judgement, form: str, lang: str) -> str:
    if form == "json":
        return json.dumps(machine.data(judgement, lang))
    width = terminal.line_length()
    searched = chain(
        search_report.blocks(judgement, lang, width), play_report.blocks(judgement, lang, width)
    )
    return report.human(judgement, lang, width, searched)


def _limits(request: str | None, startup: str | None) -> Limits:
    limits = USUAL
    if request is not None:
        limits = evolve(limits, request=seconds("--timeout", request))
    if startup is not None:
        limits = evolve(limits, startup=seconds("--startup-timeout", startup))
    return limits


def _write(file: str, content: bytes) -> None:
    """Writes a file; one that cannot be written is wrong use."""
    try:
        put(file, content)
    except NotSavedError as error:
        raise wrong("cannot_write", file=file, why=error.why) from None


command = Command(
    "verify",
    callback=_verify,
    params=[
        argument("program", nargs=-1, required=True, type=click.UNPROCESSED),
        *options(),
        option("ruling", metavar="NAME=VALUE", multiple=True, help="help.declared_ruling"),
        option("timeout", metavar="SECONDS"),
        option("startup-timeout", metavar="SECONDS"),
        option("search", metavar="TIME"),
        option("seed", metavar="N", help="help.search_seed"),
        option("save", metavar="FOLDER"),
        option("replay", metavar="FILE", multiple=True, help="help.replay_finding"),
        option("format", metavar="FORMAT", default="human"),
        option("junit", metavar="FILE"),
        *common(),
    ],
    context_settings={"allow_interspersed_args": False},
    add_help_option=False,
)
