"""`boardscore review`: reviews a whole game, decision by decision."""

import json
import sys
from math import isfinite
from typing import Any

import click

from boardscore.cli import picture_files, terminal
from boardscore.cli.app import Command, argument, flag, option
from boardscore.cli.ask import answer_parsers
from boardscore.cli.options import read_option
from boardscore.cli.play.replay import read_input
from boardscore.cli.score import NOT_SCORED, as_data, in_file
from boardscore.cli.signals import STOPPED
from boardscore.cli.terminal_style import page, tell_mistakes
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message, say
from boardscore.core.registry import NotAvailableError
from boardscore.core.value_checks import show_value

_SECONDS = 30.0


@click.pass_obj
def _review(lang: str, /, record: str, html: str | None, **options: Any) -> int:
    """Reviews the game of a record, and writes the review as text, JSON or a page."""
    seconds = read_option("--seconds", _seconds, options["seconds"]) or _SECONDS
    seed = read_option("--seed", answer_parsers.whole(0), options["seed"]) or 0
    if html is not None:
        picture_files.check_page(html, [record])
    from boardscore import analysis  # loaded only when needed
    from boardscore.analysis.reviewed_game import write_review

    try:
        source = read_input(record, lang)
        source.require_whole()
        if source.replay()[-1].is_over:
            _announce(seconds, lang)
        found = analysis.review(source, seconds=seconds, seed=seed)
    except NotAvailableError:
        raise
    except BoardscoreError as error:
        _refuse(record, error, lang, as_json=options["json"])
        return NOT_SCORED
    terminal.write(
        json.dumps(found.to_dict(lang)) if options["json"] else write_review(found, page(lang))
    )
    if html is not None:
        picture_files.put_page(html, found.to_html(lang), lang)
    return 0 if found.is_complete else STOPPED


def _seconds(text: str) -> float:
    """A number of seconds above 0."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if seconds <= 0 or not isfinite(seconds):
        raise BoardscoreError(Problem(Message("error.not_seconds", got=show_value(text))))
    return seconds


def _announce(seconds: float, lang: str) -> None:
    """Says at a terminal how long it takes."""
    if sys.stderr is not None and sys.stderr.isatty():
        message = Message("review.begins", seconds=round(seconds) or 1)
        terminal.write(say(message, lang), to_errors=True)


def _refuse(file: str, error: BoardscoreError, lang: str, *, as_json: bool) -> None:
    """Shows all mistakes of a record."""
    placed = in_file(error, file)
    if as_json:
        terminal.write(json.dumps(as_data(placed, lang)))
    else:
        tell_mistakes(file, placed, lang, "review.none")


command = Command(
    "review",
    _review,
    argument("record"),
    flag("json"),
    option("html", metavar="FILE", help="help.review_html"),
    option("seconds", metavar="N"),
    option("seed", metavar="N", help="help.review_seed"),
)
