"""Records how the scores in a folder were made, so that `--resume` keeps only matching ones."""

import hashlib
import json
import os
from collections.abc import Mapping
from contextlib import suppress
from pathlib import Path
from typing import Any

from boardscore._version import __version__
from boardscore.any_game import game
from boardscore.core.messages import Message
from boardscore.core.rulings import as_dict, change_rulings
from boardscore.documents.atomic_writer import append, saving
from boardscore.packs import write_pack
from boardscore.table.scoring import Scorer

NAME = ".boardscore-done"
"""The name of the file in the folder of scores: a line of JSON for each table."""

_VERSION = "version"
_INCOMPLETE = "incomplete"


def settings(scorer: Scorer, bad: str) -> dict[str, Any]:
    """All settings that affect scores, by option."""
    rules = scorer.rules
    rulings = as_dict(change_rulings(game(rules.game).rulings(), rules.head.get("rulings", {})))
    return {
        _VERSION: __version__,
        "GAME": rules.game,
        "--group": scorer.group,
        "--tables": _digest(rules.head.get("tables")),
        "--pack": None if rules.pack is None else _digest(write_pack(rules.pack)),
        **{f"--ruling {name}": value for name, value in rulings.items()},
        "--bad": bad,
        "--lang": scorer.lang,
    }


def _digest(data: Any) -> str:
    return hashlib.sha256(json.dumps(data, sort_keys=True).encode()).hexdigest()


class Done:
    """The record of a folder of scores; raises `NotSavedError` if it cannot be written."""

    def __init__(
        self, source: str, target: str, by: Mapping[str, Any], *, is_resumed: bool
    ) -> None:
        self._source, self._target, self._by = Path(source), Path(target), by
        self._file = Path(target, NAME)
        self._known: dict[str, dict[str, Any]] = {}
        with saving(self._file):
            if is_resumed:
                self._known = _read(self._file)
            else:
                self._file.unlink(missing_ok=True)

    def differing(self, name: str) -> tuple[Message | str, ...]:
        """The differences since a table was scored; empty if its scores can be kept."""
        before, now = self._known.get(name), self.state(name)
        if before is None or not isinstance(before.get(_INCOMPLETE), int):
            return (Message("done.unrecorded"),)
        found = {
            "argument.source": before.get("in") != now["in"],
            "argument.target": before.get("out") != _state(self._target / name),
        }
        by = before.get("by")
        by = by if isinstance(by, dict) else {}
        differing = [key for key, value in self._by.items() if by.get(key, ...) != value]
        options = (Message("done.version") if key == _VERSION else key for key in differing)
        return (*(Message(key) for key, differs in found.items() if differs), *options)

    def incomplete(self, name: str) -> int:
        """The number of rows with mistakes or missing values in the scores of a kept table."""
        return int(self._known[name][_INCOMPLETE])

    def state(self, name: str) -> dict[str, Any]:
        """The entry of a table before it is scored."""
        return {"file": name, "in": _state(self._source / name), "by": self._by}

    def add(self, state: Mapping[str, Any], *, incomplete: int) -> None:
        """Adds the entry of a scored table, with its rows that have mistakes or missing values."""
        out = _state(self._target / state["file"])
        entry = {**state, "out": out, _INCOMPLETE: incomplete}
        append(self._file, f"{json.dumps(entry)}\n".encode())


def _state(path: Path) -> list[int]:
    """The size and modification time of a file; empty if there is no file."""
    with suppress(OSError):
        found = os.stat(path)
        return [found.st_size, found.st_mtime_ns]
    return []


def _read(file: Path) -> dict[str, dict[str, Any]]:
    """The last line about each table; incomplete lines do not count."""
    found: dict[str, dict[str, Any]] = {}
    lines = file.read_bytes().splitlines() if file.is_file() else []
    for line in lines:
        with suppress(ValueError, KeyError, TypeError):
            entry = json.loads(line)
            found[entry["file"]] = entry
    return found
