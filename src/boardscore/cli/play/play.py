"""`boardscore play`: a game at the terminal, refereed move by move."""

import os
from itertools import count
from pathlib import Path
from typing import Any

import click

from boardscore.cli import score_report, terminal
from boardscore.cli.app import argument, common, option
from boardscore.cli.ask.interview import EndedError, Interview
from boardscore.cli.options import WithOptionsOfGames, for_settings
from boardscore.cli.play import session_start
from boardscore.cli.play.session import Session
from boardscore.cli.play.session_start import HELPING, Wishes, begin, go_on, wishes
from boardscore.cli.play.terminal_referee import NOT_SCORED, TerminalReferee
from boardscore.cli.signals import STOPPED
from boardscore.cli.terminal_style import page
from boardscore.cli.usage_errors import wrong
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.documents.atomic_writer import NotSavedError


@click.pass_obj
def _play(lang: str, /, game: str, record: str | None, **options: Any) -> int:
    """Starts or resumes a game, and referees it."""
    wished = wishes(game, options)
    try:
        path = Path(record) if record else _found(wished, lang)
    except (EndedError, KeyboardInterrupt) as stop:
        return _stopped(stop, "play.not_gone_on", lang)
    if not os.path.isdir(path.parent):
        raise wrong("no_folder", folder=str(path.parent))
    ask = Interview(lang, {}, keep=lambda _: None, helping=HELPING)
    summary = "play.cannot_go_on" if os.path.exists(path) else "say.pack_mistakes"
    try:
        session = _opened(path, wished, ask)
    except BoardscoreError as error:
        file = str(path) if os.path.exists(path) else wished.pack or ""
        terminal.write(score_report.mistakes(file, error, lang, summary), to_errors=True)
        return NOT_SCORED
    except NotSavedError as error:
        message = Message("dialog.cannot_save", file=str(path), why=error.why)
        terminal.write(page(lang).sentence(message))
        return NOT_SCORED
    except (EndedError, KeyboardInterrupt) as stop:
        return _stopped(stop, "play.not_begun", lang)
    try:
        return TerminalReferee(session, ask).lead()
    finally:
        session.journal.close()


def _stopped(stop: EndedError | KeyboardInterrupt, key: str, lang: str) -> int:
    """Reports that people stopped before there was anything to lose."""
    terminal.write(page(lang).sentence(Message(key)))
    return STOPPED if isinstance(stop, KeyboardInterrupt) else NOT_SCORED


def _found(wished: Wishes, lang: str) -> Path:
    """The record of the unfinished game to resume, or else of a new game."""
    stuck = session_start.of_changed_pack(Path())
    if stuck is not None:
        terminal.write(page(lang).sentence(Message("play.pack_changed", file=str(stuck))))
    found = session_start.newest(Path(), wished)
    if found is not None and session_start.goes_on(found, lang):
        return found.path
    return _unused(wished.game)


def _unused(game: str) -> Path:
    """The first free name for a record of the game."""
    names = (Path(f"{game}{f'-{number}' if number > 1 else ''}.jsonl") for number in count(1))
    return next(path for path in names if not os.path.exists(path))


def _opened(path: Path, wished: Wishes, ask: Interview) -> Session:
    """The new or resumed game, after saying which it is."""
    name = Message(f"game.{wished.game}")
    if not os.path.exists(path):
        session = begin(path, wished, ask)
        greeting = Message("play.begins", game=name, file=str(path))
    else:
        session, is_cut = go_on(path, wished)
        if is_cut:
            terminal.write(page(ask.lang).sentence(Message("play.cut", file=str(path))))
        moves = len(session.state.moves)
        greeting = Message("play.goes_on", game=name, file=str(path), moves=moves)
    terminal.write(page(ask.lang).sentence(greeting))
    for seat, bot in session.bots.items():
        name = session.state.game.players[seat]
        terminal.write(page(ask.lang).sentence(Message("play.bot", name=name, bot=bot)))
    is_begun = session.state.moves or session.bots
    if session.seed is not None and is_begun and not session.state.is_over:
        terminal.write(page(ask.lang).sentence(Message("play.draws", seed=session.seed)))
    return session


command = WithOptionsOfGames(
    "play",
    callback=_play,
    params=[
        argument("game"),
        argument("record", required=False),
        option("pack", metavar="FILE", help="help.pack_of_game"),
        option("players", metavar="NAME,..."),
        option("ruling", metavar="NAME=VALUE", multiple=True),
        option("seed", metavar="N"),
        option("bot", metavar="NAME=BOT", multiple=True),
        *common(),
    ],
    of_games=for_settings,
    add_help_option=False,
)
