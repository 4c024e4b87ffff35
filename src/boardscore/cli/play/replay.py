"""`boardscore replay` checks a record and scores the game; `review` reviews its decisions."""

import json
import sys
from math import isfinite
from pathlib import Path
from typing import Any

import click

from boardscore.cli import score, terminal
from boardscore.cli.app import Command, argument, flag, option
from boardscore.cli.ask import answer_parsers
from boardscore.cli.options import read_option
from boardscore.cli.signals import STOPPED
from boardscore.cli.terminal_messages import page, tell_mistakes
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.legality import due
from boardscore.core.messages import Message, say
from boardscore.core.registry import NotAvailableError
from boardscore.core.value_checks import show_value
from boardscore.documents.document_files import MOST_BYTES, decode, read_text
from boardscore.games import State, game_of
from boardscore.records import Record, parse_record
from boardscore.show import game_parts


@click.pass_obj
def _replay(lang: str, /, file: str, *, explain: bool, **options: Any) -> int:
    """Replays a record and shows its score, its mistakes, or the current state of the game."""
    as_json = options["json"]
    score.check_drawn([file], options)
    try:
        record = read_input(file, lang)
        if record.is_cut:
            terminal.write(say(Message("replay.cut", file=file), lang), to_errors=True)
        end = record.replay()[-1]
        if not end.is_over and not as_json:
            _show_table(file, end, lang)
            return score.NOT_SCORED
        outcome: score.ScoreOrError = record.result()
    except BoardscoreError as error:
        outcome = _in_file(error, file)
    score.show(file, outcome, lang, as_json=as_json, explain=explain)
    score.draw([file], [outcome], options, lang)
    return score.exit_code(outcome)


def read_input(file: str, lang: str) -> Record:
    """The record to replay, in a file or from the standard input."""
    if file != terminal.STANDARD_INPUT:
        return parse_record(read_text(file, "record"), file, Path(file).parent)
    content = terminal.standard_input(say(Message("replay.reading_terminal"), lang), MOST_BYTES + 1)
    return parse_record(decode(content, "record"), file)


def _show_table(file: str, end: State, lang: str) -> None:
    """Shows that the game is not over, whose turn it is, and the table."""
    board = game_parts.board(game_of(end))
    blocks = [page(lang).headline(Message("replay.not_over", file=file, due=due(end)))]
    if end.to_act:
        names = tuple(end.game.players[seat] for seat in end.to_act)
        blocks[0] += "\n" + page(lang).sentence(Message("replay.turn", names=names))
    terminal.write("\n\n".join([*blocks, board.whole_table(end, page(lang))]) + "\n")


replay = Command(
    "replay",
    _replay,
    argument("file"),
    flag("json"),
    flag("explain"),
    option("svg", metavar="FOLDER"),
    option("html", metavar="FILE"),
)


_SECONDS = 30.0


@click.pass_obj
def _review(lang: str, /, record: str, html: str | None, **options: Any) -> int:
    """Reviews the game of a record, and writes the review as text, JSON or a page."""
    seconds = read_option("--seconds", _seconds, options["seconds"]) or _SECONDS
    seed = read_option("--seed", answer_parsers.whole(0), options["seed"]) or 0
    if html is not None:
        from boardscore.cli import picture_files  # loaded only for pages

        picture_files.check_page(html, [record])
    from boardscore import analysis  # loaded only when needed
    from boardscore.analysis.review_report import write_review

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
        return score.NOT_SCORED
    terminal.write(
        json.dumps(found.to_dict(lang)) if options["json"] else write_review(found, page(lang))
    )
    if html is not None:
        picture_files.put_page(html, found.to_html(lang), lang)
    return 0 if found.is_complete else STOPPED


def _seconds(text: str) -> float:
    """The seconds for a review, as an option gives them: a number above 0."""
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if seconds <= 0 or not isfinite(seconds):
        raise BoardscoreError(Problem(Message("error.not_seconds", got=show_value(text))))
    return seconds


def _announce(seconds: float, lang: str) -> None:
    """Says at a terminal how long a review takes."""
    if sys.stderr is not None and sys.stderr.isatty():
        message = Message("review.begins", seconds=round(seconds) or 1)
        terminal.write(say(message, lang), to_errors=True)


def _in_file(error: BoardscoreError, file: str) -> BoardscoreError:
    """An error in a replayed record, with the file in each problem that names no other."""
    return type(error)(*(problem.within(problem.file or file) for problem in error.problems))


def _refuse(file: str, error: BoardscoreError, lang: str, *, as_json: bool) -> None:
    """Shows all mistakes of a record that is replayed."""
    placed = _in_file(error, file)
    if as_json:
        terminal.write(json.dumps(score.as_data(placed, lang)))
    else:
        tell_mistakes(file, placed, lang, "review.none")


review = Command(
    "review",
    _review,
    argument("record"),
    flag("json"),
    option("html", metavar="FILE", help="help.review_html"),
    option("seconds", metavar="N"),
    option("seed", metavar="N", help="help.review_seed"),
)
