"""The record of the current game, saved to disk after every move."""

import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from boardscore.core.messages import Message
from boardscore.core.problems import text_lines
from boardscore.documents.atomic_writer import ChangedError, SavedFile, require_readable
from boardscore.documents.document_files import parse_json


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
        """Appends a line."""
        self._require_room([*self._lines, _written(line)])
        self._file.append(_bytes([_written(line)]))
        self._lines.append(_written(line))

    def cut(self, count: int) -> None:
        """Removes the last lines."""
        self._replace(self._lines[:-count])

    def _require_room(self, lines: Sequence[str]) -> None:
        """Raises `NotSavedError` for a record that would be too long to read."""
        require_readable(self.path, _bytes(lines), "record")

    def _replace(self, lines: Sequence[str]) -> None:
        self._file.replace(_bytes(lines))
        self._lines = list(lines)


def _written(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False)


def _bytes(lines: Sequence[str]) -> bytes:
    """The bytes of lines; lone surrogates, as in odd file names, become JSON escapes."""
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace")
