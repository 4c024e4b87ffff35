"""A pack while it is typed in: what is in its file, which is saved whole after every change."""

import json
from collections.abc import Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

import tomli_w

from boardscore.core.errors import PackError
from boardscore.documents.atomic_writer import SavedFile, copy_file, require_readable
from boardscore.documents.pack_readers import of_other_game
from boardscore.games import game_of
from boardscore.packs import AnyPack, load_pack, read_pack, write_pack

Data = dict[str, Any]
"""A card, a tile, or what stands at the top of a pack, as it is in the file."""


class TypedPack:
    """The top and the entries of a pack: its cards or its tiles."""

    def __init__(self, game: str, listed: str, path: Path) -> None:
        self.game = game
        self.listed = listed
        """The key of the entries: `cards` or `tiles`."""
        self.path = path
        self.top: Data = {}
        self.entries: list[Data] = []
        self._saved = ""

    def load(self) -> None:
        """Takes over what is in the file; raises `BoardscoreError` if that is no such pack."""
        pack = load_pack(self.path)
        if game_of(pack) != self.game:
            raise PackError(of_other_game(game_of(pack), self.game).within(str(self.path)))
        self.top = write_pack(pack)
        self.entries = self.top.pop(self.listed)
        self._saved = self.text()

    @cached_property
    def _file(self) -> SavedFile:
        """The file, with what it held when it was first looked at."""
        return SavedFile(self.path)

    @property
    def ids(self) -> list[str]:
        """The ids of all entries, in their order."""
        return [entry["id"] for entry in self.entries]

    def entry(self, name: str) -> Data | None:
        """The entry of an id, if there is one."""
        return next((entry for entry in self.entries if entry["id"] == name), None)

    def others(self, name: str) -> Sequence[Data]:
        """All entries but the one of this id."""
        return [entry for entry in self.entries if entry["id"] != name]

    def put(self, name: str, entry: Data) -> None:
        """Puts an entry in the place of the one of this id, or at the end."""
        if name in self.ids:
            self.entries[self.ids.index(name)] = entry
        else:
            self.entries.append(entry)

    def take_out(self, name: str) -> None:
        """Takes out the entry of an id."""
        del self.entries[self.ids.index(name)]

    @property
    def pack(self) -> AnyPack | None:
        """The pack as it is now; None as long as there is nothing in it."""
        if not self.entries:
            return None
        return read_pack({**self.top, "game": self.game, self.listed: self.entries})

    def save(self) -> Path | None:
        """Writes the file, or takes it away if nothing is left to be in it.

        A file that was written by hand may hold remarks, which are lost: it is copied first, and
        the copy returned. One that somebody has changed since raises `ChangedError`, and one that
        could not be read again `NotSavedError`.
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
        """Finds out whether the file can be written, and changes nothing."""
        self._file.probe()

    def text(self) -> str:
        """The file: what stands at the top, the score tables, then one table for each entry."""
        tables = self.top.get("tables", {})
        top = {"game": self.game, "name": self.top["name"], "provenance": self.top["provenance"]}
        lines = [f"{name} = {json.dumps(points)}\n" for name, points in tables.items()]
        blocks = [tomli_w.dumps(top)]
        blocks += ["[tables]\n" + "".join(lines)] if lines else []
        blocks += [f"[[{self.listed}]]\n{tomli_w.dumps(entry)}" for entry in self.entries]
        return "\n".join(blocks)

    def _is_by_hand(self) -> bool:
        """Whether the file is written in another way than it would be here."""
        return self._file.content not in {None, self._saved.encode()}
