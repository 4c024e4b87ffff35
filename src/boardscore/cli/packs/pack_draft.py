"""A pack while it is being entered; its file is saved whole after every change."""

import json
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from boardscore.any_game import game_of
from boardscore.core.errors import PackError
from boardscore.documents.atomic_writer import SavedFile, copy_file, require_readable
from boardscore.documents.pack_readers import of_other_game
from boardscore.documents.toml_writer import write_toml
from boardscore.packs import AnyPack, load_pack, read_pack, write_pack

Data = dict[str, Any]
"""A card, a tile, or the head of a pack, in the shape of the file."""


class TypedPack:
    """The head and the entries of a pack: its cards or its tiles."""

    def __init__(self, game: str, listed: str, path: Path) -> None:
        self.game = game
        self.listed = listed
        """The key of the entries: `cards` or `tiles`."""
        self.path = path
        self.top: Data = {}
        self.entries: list[Data] = []
        self._saved = ""

    def load(self) -> None:
        """Loads the file; raises `BoardscoreError` if it is not a pack of the game."""
        pack = load_pack(self.path)
        if game_of(pack) != self.game:
            raise PackError(of_other_game(game_of(pack), self.game).within(str(self.path)))
        self.top = write_pack(pack)
        self.entries = self.top.pop(self.listed)
        self._saved = self.text()

    @cached_property
    def _file(self) -> SavedFile:
        """The file, with its content when it was first read."""
        return SavedFile(self.path)

    @property
    def ids(self) -> list[str]:
        """The ids of all entries, in order."""
        return [entry["id"] for entry in self.entries]

    def entry(self, name: str) -> Data | None:
        """The entry with an id, if any."""
        return next((entry for entry in self.entries if entry["id"] == name), None)

    def others(self, name: str) -> Sequence[Data]:
        """All entries except the one with this id."""
        return [entry for entry in self.entries if entry["id"] != name]

    def put(self, name: str, entry: Data) -> None:
        """Replaces the entry with this id, or appends a new one."""
        if name in self.ids:
            self.entries[self.ids.index(name)] = entry
        else:
            self.entries.append(entry)

    def take_out(self, name: str) -> None:
        """Removes the entry with an id."""
        del self.entries[self.ids.index(name)]

    @property
    def pack(self) -> AnyPack | None:
        """The current pack; None while it is empty."""
        if not self.entries:
            return None
        return read_pack({**self.top, "game": self.game, self.listed: self.entries})

    def save(self) -> Path | None:
        """Writes the file, or deletes it if the pack is empty.

        A file written by hand may have comments, which are lost: it is copied first, and the path
        of the copy is returned. Raises `ChangedError` for a file that has changed since, and
        `NotSavedError` for one that would be too large to read.
        """
        self.probe()
        require_readable(self.path, self.text().encode() if self.entries else b"", "pack")
        copy = copy_file(self.path) if self._is_by_hand() else None
        if self.entries:
            self._file.replace(self.text().encode())
            self._saved = self.text()
        else:
            self._file.remove()
        return copy

    def probe(self) -> None:
        """Checks whether the file can be written, without changing it."""
        self._file.probe()

    def text(self) -> str:
        """The text of the file: the head, the score tables, then one table for each entry."""
        tables = self.top.get("tables", {})
        top = {"game": self.game, "name": self.top["name"], "provenance": self.top["provenance"]}
        lines = [f"{name} = {json.dumps(points)}\n" for name, points in tables.items()]
        blocks = [write_toml(top)]
        blocks += ["[tables]\n" + "".join(lines)] if lines else []
        blocks += [f"[[{self.listed}]]\n{write_toml(entry)}" for entry in self.entries]
        return "\n".join(blocks)

    def _is_by_hand(self) -> bool:
        """Whether the file differs from the text that this program writes."""
        return self._file.content not in {None, self._saved.encode()}
