"""`boardscore replay`: checks a record move by move and scores the game."""

from pathlib import Path
from typing import Any

import click

from boardscore.cli import terminal
from boardscore.cli.app import Command, argument, flag, option
from boardscore.cli.score import (
    NOT_SCORED,
    STANDARD_INPUT,
    ScoreOrError,
    check_drawn,
    draw,
    exit_code,
    in_file,
    show,
    standard_input,
)
from boardscore.cli.terminal_style import page
from boardscore.core.errors import BoardscoreError
from boardscore.core.legality import due
from boardscore.core.messages import Message, say
from boardscore.documents.document_files import decode, read_text
from boardscore.games import State, game_of
from boardscore.records import Record, parse_record
from boardscore.show import game_pictures


@click.pass_obj
def _replay(lang: str, /, file: str, *, explain: bool, **options: Any) -> int:
    """Replays a record and shows its score, its mistakes, or the current state of the game."""
    as_json = options["json"]
    check_drawn([file], options)
    try:
        record = read_input(file, lang)
        if record.is_cut:
            terminal.write(say(Message("replay.cut", file=file), lang), to_errors=True)
        end = record.replay()[-1]
        if not end.is_over and not as_json:
            _show_table(file, end, lang)
            return NOT_SCORED
        outcome: ScoreOrError = record.result()
    except BoardscoreError as error:
        outcome = in_file(error, file)
    show(file, outcome, lang, as_json=as_json, explain=explain)
    draw([file], [outcome], options, lang)
    return exit_code(outcome)


def read_input(file: str, lang: str) -> Record:
    """The record in a file or from the standard input."""
    if file != STANDARD_INPUT:
        return parse_record(read_text(file, "record"), file, Path(file).parent)
    content = standard_input(Message("replay.reading_terminal"), lang)
    return parse_record(decode(content, "record"), file)


def _show_table(file: str, end: State, lang: str) -> None:
    """Shows that the game is not over, whose turn it is, and the table."""
    board = game_pictures.board(game_of(end))
    blocks = [page(lang).headline(Message("replay.not_over", file=file, due=due(end)))]
    if end.to_act:
        names = tuple(end.game.players[seat] for seat in end.to_act)
        blocks[0] += "\n" + page(lang).sentence(Message("replay.turn", names=names))
    terminal.write("\n\n".join([*blocks, board.whole_table(end, page(lang))]) + "\n")


command = Command(
    "replay",
    _replay,
    argument("file"),
    flag("json"),
    flag("explain"),
    option("svg", metavar="FOLDER"),
    option("html", metavar="FILE"),
)
