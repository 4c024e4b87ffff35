"""The current game: its states, and its record, which is on the disk after every move."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from boardscore.core.errors import text_lines
from boardscore.core.messages import Message
from boardscore.documents.atomic_writer import ChangedError, SavedFile, require_readable
from boardscore.documents.document_files import parse_json
from boardscore.games import State, deal, game_of, play
from boardscore.records import Verdicts


class Journal:
    """A record, line by line; every line is on the disk before the game continues.

    The file is locked: no other process can play the same game. If writing fails, raises
    `NotSavedError`, and the record does not change.
    """

    def __init__(self, file: SavedFile, lines: Sequence[str] = ()) -> None:
        self._file = file
        self._lines = list(lines)

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    @classmethod
    def begun(cls, path: Path, setup: Mapping[str, Any]) -> "Journal":
        """The record of a new game."""
        file = SavedFile(path)
        if file.content is not None:
            raise ChangedError(path, Message("why.changed"))
        journal = cls(file)
        journal._replace([_written(setup)])
        file.lock()
        return journal

    @classmethod
    def found(cls, path: Path) -> "Journal":
        """The record of a resumed game."""
        file = SavedFile(path)
        file.lock()
        text = (file.content or b"").decode("utf-8-sig", "replace")
        return cls(file, [line for line in text_lines(text) if line.strip()])

    def close(self) -> None:
        """Unlocks the file."""
        self._file.unlock()

    def keep(self, count: int, setup: Mapping[str, Any]) -> None:
        """Keeps only the first `count` lines, with `setup` in the first one."""
        first, *more = self._lines[:count]
        before = parse_json(first)
        lines = [first if {**before, **setup} == before else _written({**before, **setup}), *more]
        if _bytes(lines) != self._file.content:
            self._replace(lines)

    def add(self, line: Mapping[str, Any]) -> None:
        """Appends a line, unless the record would then be too long to read."""
        require_readable(self.path, _bytes([*self._lines, _written(line)]), "record")
        self._file.append(_bytes([_written(line)]))
        self._lines.append(_written(line))

    def cut(self, count: int) -> None:
        """Removes the last lines."""
        self._replace(self._lines[:-count])

    def _replace(self, lines: Sequence[str]) -> None:
        self._file.replace(_bytes(lines))
        self._lines = list(lines)


def _written(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False)


def _bytes(lines: Sequence[str]) -> bytes:
    """The bytes of a record's lines; lone surrogates, as in odd file names, become JSON escapes."""
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace")


class Session:
    """The states of a game so far; every change is first saved in the record."""

    def __init__(
        self,
        journal: Journal,
        states: Sequence[State],
        verdicts: Verdicts | None,
        seed: int | None,
        bots: Mapping[int, str],
    ) -> None:
        self.journal = journal
        self.verdicts = verdicts
        self.seed = seed
        self.bots = bots
        """The names of the bots that play, by seat."""
        self._states: list[Any] = list(states)

    @property
    def state(self) -> Any:
        """The current state."""
        return self._states[-1]

    def play(self, move: object) -> None:
        """Makes a move; raises a `BoardscoreError` or a `NotSavedError` if that fails."""
        after = self.state.play(move)
        self.journal.add(after.moves[-1].to_dict())
        self._states.append(after)

    def judge(self, verdicts: Verdicts) -> None:
        """Saves the players' judgement of the Plans in plain words."""
        self.state.result(verdicts)
        self.journal.add({"verdicts": list(verdicts)})
        self.verdicts = verdicts

    @property
    def to_judge(self) -> tuple[int, ...]:
        """The seats whose Plan only people can judge, once the game is over."""
        return () if self.verdicts is not None else self.state.to_judge

    @property
    def outcome(self) -> Any:
        """The score of the finished game, with the verdicts."""
        return play(game_of(self.state)).result(self.state, self.verdicts)

    @property
    def position(self) -> Any:
        """The position of the finished game, with the verdicts."""
        return play(game_of(self.state)).position(self.state, self.verdicts)

    def draws(self) -> bool:
        """Whether the seed has made a draw of chance."""
        if self.seed is None or self.state.chance is None:
            return False
        self.play(self._drawn(len(self._states) - 1))
        return True

    def _drawn(self, place: int) -> Any:
        """The seed's draw in a state, which depends only on the seed and the number of draws."""
        state = self._states[place]
        if self.seed is None or state.chance is None:
            return None
        times = sum(before.chance is not None for before in self._states[:place])
        return deal(state, Random(f"{self.seed} {times}"))

    @property
    def bot_to_move(self) -> int | None:
        """The seat of the bot that moves next; None if people or chance do."""
        if self.state.chance is not None:
            return None
        must_act = play(game_of(self.state)).must_act(self.state)
        return next((seat for seat in must_act if seat in self.bots), None)

    def play_bot(self, seat: int) -> None:
        """Makes the move of a bot; its choice depends only on the seed and the moves so far."""
        from boardscore.analysis.bots import bot_of  # only for games with bots

        bot = bot_of(self.bots[seat], "bot")
        self.play(bot(self.state.seen_by(seat), Random(f"{self.seed} bot {len(self._states)}")))

    def undo(self) -> bool:
        """Takes back the last step of people, if any, and what the program did after it."""
        if self.verdicts is not None:
            self.journal.cut(1)
            self.verdicts = None
            return True
        steps = self._last_step()
        if steps:
            self.journal.cut(steps)
            del self._states[-steps:]
        return bool(steps)

    def _last_step(self) -> int:
        """The number of moves in the last step; 0 if there is none."""
        for place in reversed(range(len(self._states) - 1)):
            move = self._states[place + 1].moves[-1]
            is_by_people = getattr(move, "player", None) not in self.bots
            if is_by_people and move != self._drawn(place):
                return len(self._states) - 1 - place
        return 0
