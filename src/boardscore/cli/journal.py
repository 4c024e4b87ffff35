"""The record of a game that is being played: on the disk after every move, whatever happens."""

import json
import os
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager, suppress
from io import FileIO
from pathlib import Path
from typing import Any

from boardscore.errors import text_lines


class NotSavedError(Exception):
    """A record cannot be written; the cause is the `OSError` of the system."""


class ChangedError(NotSavedError):
    """Somebody else has written to the record."""


@contextmanager
def _saving() -> Iterator[None]:
    try:
        yield
    except OSError as error:
        raise NotSavedError from error


class Journal:
    """A record, line by line; every line is on the disk before the game goes on.

    What cannot be written raises `NotSavedError`, and the record stays as it was.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._lines: list[str] = []
        self._size = 0

    @classmethod
    @_saving()
    def begun(cls, path: Path, setup: Mapping[str, Any]) -> "Journal":
        """The record of a new game."""
        journal = cls(path)
        journal._replace([_written(setup)])
        return journal

    @classmethod
    @_saving()
    def found(cls, path: Path, length: int) -> "Journal":
        """The record of a game that goes on: so many of its lines hold, and no others are kept."""
        content = path.read_bytes()
        lines = [line for line in text_lines(content.decode("utf-8-sig")) if line.strip()]
        journal = cls(path)
        if _bytes(lines[:length]) != content:
            journal._replace(lines[:length])
        path.open("r+b").close()
        journal._lines, journal._size = lines[:length], len(_bytes(lines[:length]))
        return journal

    @_saving()
    def add(self, line: Mapping[str, Any]) -> None:
        """Writes one more line."""
        lines = [*self._lines, _written(line)]
        if self.path.exists():
            self._append(_bytes(lines[-1:]))
            self._lines, self._size = lines, self._size + len(_bytes(lines[-1:]))
        else:
            self._replace(lines)

    @_saving()
    def cut(self, count: int) -> None:
        """Takes the last lines away."""
        if self.path.exists() and self.path.stat().st_size != self._size:
            raise ChangedError
        self._replace(self._lines[:-count])

    def _append(self, data: bytes) -> None:
        """Writes at the end of the file; what got there only in part is taken away again."""
        with self.path.open("r+b", buffering=0) as file:
            if file.seek(0, os.SEEK_END) != self._size:
                raise ChangedError
            try:
                _write(file, data)
            except OSError:
                file.truncate(self._size)
                raise

    def _replace(self, lines: Sequence[str]) -> None:
        """Writes all of the file: there is the old one or the new one, whatever happens."""
        place = self.path.resolve()
        beside = place.with_name(f"{place.name}.new")
        try:
            with beside.open("wb", buffering=0) as file:
                _write(file, _bytes(lines))
            beside.replace(place)
        except BaseException:  # Ctrl-C leaves nothing behind either
            beside.unlink(missing_ok=True)
            raise
        _keep_names(place.parent)
        self._lines, self._size = list(lines), len(_bytes(lines))


def _written(line: Mapping[str, Any]) -> str:
    return json.dumps(line, ensure_ascii=False)


def _bytes(lines: Sequence[str]) -> bytes:
    """Lines as a file holds them; half characters, as in odd file names, as JSON escapes them."""
    return "".join(f"{line}\n" for line in lines).encode("utf-8", "backslashreplace")


def _write(file: FileIO, data: bytes) -> None:
    """Writes all of the data and waits until it is on the disk."""
    while data:
        data = data[file.write(data) :]
    os.fsync(file.fileno())


def _keep_names(folder: Path) -> None:
    """Waits until the names in a folder are on the disk, where the system can do that."""
    with suppress(OSError):
        opened = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(opened)
        finally:
            os.close(opened)
