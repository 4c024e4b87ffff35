"""`boardscore table`: scores tables of many positions from file to file, or generates samples."""

import sys
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import click

from boardscore.cli import terminal
from boardscore.cli.app import Command, Commands, argument, flag, option
from boardscore.cli.ask import answer_parsers
from boardscore.cli.options import read_option, rulings_typed
from boardscore.cli.signals import BY_SIGNAL, ended_by_signals
from boardscore.cli.usage_errors import wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.optional_dependencies import MissingExtraError, is_here
from boardscore.documents.atomic_writer import NotSavedError
from boardscore.documents.document_files import read_file

_SCORED, _WITH_MISTAKES, _UNREADABLE = 0, 1, 2
_MOST_JOBS = 256
_STANDARD = "-"


@click.pass_context
def _table(context: click.Context, /, source: str, target: str, **options: Any) -> int:
    """Scores a table's file into another, or all files of a folder, and reports the outcome."""
    lang: str = context.obj
    return _run_safely(lang, lambda: _run(str(context.info_name), source, target, options, lang))


def _run_safely(lang: str, work: Any) -> int:
    """Runs a command's action on tables and reports its errors."""
    with ended_by_signals("SIGINT") as caught:
        try:
            return int(work())
        except KeyboardInterrupt:
            terminal.write(say(Message("say.stopped"), lang), to_errors=True)
            return BY_SIGNAL + (caught[0] if caught else 2)
        except MissingExtraError as error:
            terminal.write(say(error.message, lang), to_errors=True)
        except BoardscoreError as error:
            terminal.write(error.describe(lang), to_errors=True)
        except NotSavedError as error:
            message = Message("say.cannot_use", file=str(error.path), why=error.why)
            terminal.write(say(message, lang), to_errors=True)
    return _UNREADABLE


def _run(game: str, source: str, target: str, options: Mapping[str, Any], lang: str) -> int:
    from boardscore.table import file_scoring

    file_scoring.use_less_memory()
    known = tuple(one.value for one in file_scoring.Bad)
    if options["bad"] not in known:
        raise wrong("bad_choice", option="--bad", value=options["bad"], known=known)
    jobs = read_option("--jobs", answer_parsers.whole(1, _MOST_JOBS), options["jobs"])
    begun = time.monotonic()
    with _progress(lang) as show_progress:
        run = file_scoring.Run(
            scorer=_scorer(game, options, lang),
            jobs=jobs,
            bad=file_scoring.Bad(options["bad"]),
            show_progress=show_progress,
        )
        try:
            summary = _scored(run, source, target, options, lang)
        except file_scoring.BadRowError as error:
            terminal.write(say(Message("table.refused", what=str(error)), lang), to_errors=True)
            return _WITH_MISTAKES
    for note in run.scorer.rules.columns.notes(run.scorer.rules):
        terminal.write(say(note, lang), to_errors=target == _STANDARD)
    _tell(summary, time.monotonic() - begun, target, lang)
    if summary.unread:
        return _UNREADABLE
    return _WITH_MISTAKES if summary.errors or summary.missing or summary.kept else _SCORED


def _scorer(game: str, options: Mapping[str, Any], lang: str) -> Any:
    from boardscore.table import scoring

    tables = None if options["tables"] is None else read_file(options["tables"]).data
    return scoring.Scorer(
        game=game,
        group=options["group"],
        tables=tables.get("tables", tables) if isinstance(tables, dict) else tables,
        rulings=rulings_typed(options["ruling"]) or None,
        pack=options["pack"],
        engine=options["engine"],
        lang=lang,
    )


def _scored(run: Any, source: str, target: str, options: Mapping[str, Any], lang: str) -> Any:
    from boardscore.table import file_scoring

    resume, force = options["resume"], options["force"]
    if resume and force:
        raise wrong("not_both", options=("--resume", "--force"))
    if source == _STANDARD or not Path(source).is_dir():
        if resume:
            raise wrong("resume_folder")
        return run.file(source, target)
    if target == _STANDARD:
        raise wrong("folder_needed")
    replaced = file_scoring.Existing.REPLACE if force else file_scoring.Existing.REFUSE
    existing = file_scoring.Existing.KEEP if resume else replaced
    total = file_scoring.Summary()
    for name, found, differing in run.folder(source, target, existing):
        if isinstance(found, BoardscoreError):
            terminal.write(found.describe(lang), to_errors=True)
            total += file_scoring.Summary(unread=1)
            continue
        total += found
        terminal.write(say(_outcome(name, found, differing), lang), to_errors=True)
    return total


def _outcome(name: str, found: Any, differing: Sequence[Message | str] | None) -> Message:
    """The message about the outcome for a readable table of a folder."""
    if found.kept:
        return Message("table.file_done_incomplete", file=name, rows=found.kept)
    if differing == ():
        return Message("table.file_done", file=name)
    if differing:
        return Message("table.file_again", file=name, rows=found.rows, what=tuple(differing))
    return Message("table.file", file=name, rows=found.rows)


def _tell(summary: Any, seconds: float, target: str, lang: str) -> None:
    """Reports the outcome; on the standard error if the table goes to the standard output."""
    good = summary.rows - summary.errors - summary.missing
    rate = round(summary.rows / max(seconds, 0.001))
    counts = {"scored": good, "errors": summary.errors, "missing": summary.missing}
    message = Message("table.done", rows=summary.rows, rate=rate, **counts)
    if not rate:
        message = Message("table.done_slowly", rows=summary.rows, **counts)
    if not summary.rows:
        message = Message("table.no_rows")
    for line in (say(message, lang), *(f"  {mistake}" for mistake in summary.mistakes)):
        terminal.write(line, to_errors=target == _STANDARD)
    if summary.errors > len(summary.mistakes):
        more = Message("table.more_mistakes", more=summary.errors - len(summary.mistakes))
        terminal.write(f"  {say(more, lang)}", to_errors=target == _STANDARD)


@contextmanager
def _progress(lang: str) -> Iterator[Any]:
    """Shows the progress of a table on a terminal, with rows per second and the time left."""
    if sys.stderr is None or not sys.stderr.isatty() or not is_here("tqdm"):
        yield lambda *_: None
        return
    words = say(Message("table.progress"), lang)
    from tqdm import tqdm

    bar = tqdm(
        unit=f" {say(Message('table.rows'), lang)}", unit_scale=True, bar_format=words, leave=False
    )

    def show_progress(source: Any, summary: Any) -> None:
        part = source.done()
        bar.total = source.rows or (round(summary.rows / part) if part else None)
        bar.update(summary.rows - bar.n)

    try:
        yield show_progress
    finally:
        bar.close()


@click.pass_obj
def _sample(lang: str, /, game: str, target: str, **options: Any) -> int:
    """Writes a sample table: random positions or played games."""
    return _run_safely(lang, lambda: _sampled(game, target, options, lang))


def _sampled(game: str, target: str, options: Mapping[str, Any], lang: str) -> int:
    from boardscore.documents import atomic_writer
    from boardscore.table.file_formats import form_of, writing
    from boardscore.table.table_makers import sample

    rows = read_option("--rows", answer_parsers.whole(1), options["rows"])
    seed = read_option("--seed", answer_parsers.whole(0), options["seed"])
    made = sample(game, rows, seed=seed, played=options["played"])
    form = form_of(target)
    with atomic_writer.replacing(target) as file, writing(file, form, made.schema) as write:
        for batch in made:
            write(batch)
    terminal.write(say(Message("table.sampled", rows=rows, file=target), lang))
    return _SCORED


def _of_games() -> dict[str, Command]:
    """A command about tables for each game with tables."""
    return {name: _of_game() for name in registry.names("columns")}


def _of_game() -> Command:
    return Command(
        "table_game",
        _table,
        argument("source", required=True),
        argument("target", required=True),
        option("group", metavar="COLUMN"),
        option("tables", metavar="FILE", help="help.tables_of_table"),
        option("pack", metavar="FILE", help="help.pack_of_table"),
        option("ruling", metavar="NAME=VALUE", multiple=True),
        option("jobs", metavar="N", default="1"),
        option("bad", metavar="keep|refuse", default="keep"),
        flag("resume"),
        flag("force"),
        option("engine", metavar="ENGINE", default="auto"),
    )


class _Commands(Commands):
    """The commands of the games, and those that are not about a game."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The games with tables, then the other commands."""
        return [*_of_games(), *self.commands]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command with this name."""
        return _of_games().get(cmd_name) or super().get_command(ctx, cmd_name)

    def short_help_key(self, name: str) -> str:
        """The key of the short help; all games share one."""
        return super().short_help_key(name) if name in self.commands else "help.table_game.short"


command = _Commands(
    "table",
    commands={
        "sample": Command(
            "table_sample",
            _sample,
            argument("game", required=True),
            argument("target", required=True),
            option("rows", metavar="N", default="10000"),
            option("seed", metavar="N", default="0", help="help.seed_of_sample"),
            flag("played"),
        )
    },
)
