"""A pack while it is being entered; its file is saved whole after every change."""

import json
from collections.abc import Callable, Collection, Sequence
from functools import cached_property
from pathlib import Path
from typing import Any

from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask.interview import Interview
from boardscore.core import value_checks
from boardscore.core.errors import PackError
from boardscore.core.messages import Message, say
from boardscore.documents.atomic_writer import SavedFile, copy_file, require_readable
from boardscore.documents.pack_readers import MOST_LISTED, of_other_game
from boardscore.documents.toml_writer import write_toml
from boardscore.games import game_of
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


TOP, NEW = "=", "+"
"""The key prefixes of answers about the head and a new entry; other entries use their id."""


class DoneError(Exception):
    """Raised when there is nothing more to enter."""


def top(ask: Interview, default_name: str) -> Data:
    """Asks for the name of a pack, and its source."""
    name = ask.ask(f"{TOP}.name", Message("ask.pack.name"), _shown, default_name)
    provenance = ask.ask(
        f"{TOP}.provenance",
        Message("ask.pack.provenance"),
        _shown,
        say(Message("ask.pack.usual_provenance"), ask.lang),
    )
    return {"name": name, "provenance": provenance}


def answers_about_top(top: Data) -> dict[str, str]:
    """The answers that give the name and the source."""
    return {name: top[name] for name in ("name", "provenance")}


def identifier(ask: Interview, key: str, pack: TypedPack, kind: str) -> str:
    """Asks for the id of an entry, which must be new."""
    others = [other["id"] for other in pack.others(key)]
    usual = {"usual": _next_number(others)}
    if key != NEW or ask.offers(f"{key}.id"):
        question = Message(f"ask.{kind}.id")
    elif others:
        question = Message(f"ask.{kind}.next", **usual)
    else:
        question = Message(f"ask.{kind}.first", **usual)
    hint = Message(f"ask.{kind}.id.hint")
    no_more = "" if key == NEW and others else None
    return ask.ask(f"{key}.id", question, _free(others), no_more, hint)


def _next_number(ids: Collection[str]) -> int:
    return 1 + max(
        (int(identity) for identity in ids if identity.isdecimal() and len(identity) < 10),
        default=0,
    )


def _free(taken: Collection[str]) -> Callable[[str], str]:
    """A parser of an unused id; an empty answer means that there are no more."""

    def read(line: str) -> str:
        if not line and taken:
            raise DoneError
        if not line:
            raise answer_parsers.refuse("no_id")
        value_checks.require(value_checks.identifier, line, "id")
        if line in taken:
            raise answer_parsers.refuse("id_taken", id=line)
        if len(taken) >= MOST_LISTED:
            raise answer_parsers.refuse("pack_full", high=MOST_LISTED)
        return line

    return read


def _shown(line: str) -> str:
    value_checks.require(value_checks.name, line, "name")
    return line
