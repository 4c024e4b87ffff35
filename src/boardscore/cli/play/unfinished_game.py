"""Finds the unfinished game in a folder: its newest record."""

import os
from collections.abc import Iterator
from pathlib import Path

from attrs import frozen

from boardscore.any_game import State, game_of
from boardscore.cli.ask.answer_parsers import NO, YES, refuse
from boardscore.cli.ask.interview import Interview
from boardscore.cli.play.session_start import HELPING, Wishes, contradictions, is_judged
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.records import Record, read_record

_MOST = 50
"""The number of records to check, the newest first."""

_NEW = {*NO, "new", "neu"}


@frozen
class Unfinished:
    """A game that can be resumed."""

    path: Path
    """Its record."""
    state: State
    """Its current state."""

    @property
    def message(self) -> Message:
        """The description of the game."""
        players, moves = self.state.game.players, len(self.state.moves)
        return Message("play.unfinished", file=str(self.path), players=players, moves=moves)


def newest(folder: Path, wished: Wishes) -> Unfinished | None:
    """The most recent unfinished game in a folder that matches the command line.

    Skips damaged and finished games, and other ones.
    """
    found = (_unfinished(path, wished) for path in _by_age(folder))
    return next(filter(None, found), None)


def of_changed_pack(folder: Path) -> Path | None:
    """The newest record in a folder, if its pack has changed since, which prevents resuming."""
    for path in _by_age(folder)[:1]:
        try:
            read_record(path).replay()
        except BoardscoreError as error:
            if any(problem.code == "pack_changed" for problem in error.problems):
                return path
    return None


def goes_on(found: Unfinished, lang: str) -> bool:
    """Whether people want to resume a game; raises `EndedError`."""
    ask = Interview(lang, {}, keep=lambda _: None, helping=HELPING)
    question = Message("play.ask.go_on")
    return ask.run(lambda ask: ask.ask("go_on", question, _yes_or_new, hint=found.message))


def _yes_or_new(line: str) -> bool:
    if line.lower() not in {"", *YES, *_NEW}:
        raise refuse("go_on_or_new")
    return line.lower() not in _NEW


def _by_age(folder: Path) -> list[Path]:
    """The records in a folder, the newest first."""
    return [path for _, path in sorted(_dated(folder), reverse=True)][:_MOST]


def _dated(folder: Path) -> Iterator[tuple[int, Path]]:
    try:
        for entry in os.scandir(folder):
            if entry.name.endswith(".jsonl") and entry.is_file():
                yield entry.stat().st_mtime_ns, folder / entry.name
    except OSError:  # there may be games, but the folder is unreadable
        return


def _unfinished(path: Path, wished: Wishes) -> Unfinished | None:
    """The game of a record, if it can be resumed."""
    try:
        record = read_record(path)
        if game_of(record.start) != wished.game or any(contradictions(wished, record)):
            return None
        state = record.replay()[-1]
    except BoardscoreError:
        return None
    return None if _is_done(record, state) else Unfinished(path, state)


def _is_done(record: Record, state: State) -> bool:
    """Whether a game is over and judged."""
    return state.is_over and (not state.to_judge or is_judged(record, state))
