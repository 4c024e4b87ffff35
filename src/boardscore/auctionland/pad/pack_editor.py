"""Tiles of Auctionland in the editor of packs: copies, and the score tables."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from boardscore.auctionland.documents import TABLES
from boardscore.core.messages import Message
from boardscore.documents.pack_readers import PackDraft
from boardscore.documents.pack_sheets import table_text
from boardscore.pad.pack_editor import PackEditor, changed_entries, group, guide_in, key, text_field
from boardscore.show.markup import phrase

Data = Mapping[str, Any]

_FEW_COPIES = 6
_BETWEEN = re.compile(r"[\s,;]+")


def _to_file(pack: dict[str, Any]) -> dict[str, Any]:
    tables = pack.get("tables")
    if isinstance(tables, Mapping):
        read = {name: _entries(typed) for name, typed in tables.items() if typed}
        pack = {**pack, "tables": read}
    return changed_entries(pack, "tiles", lambda tile: tile)


def _entries(typed: object) -> object:
    """The entries of a table typed in the editor."""
    if not isinstance(typed, str):
        return typed
    words = _BETWEEN.split(typed.strip(" \t\n,;[]"))
    return [int(word) if word.isdecimal() and len(word) < 10 else word for word in words]


def _to_page(data: dict[str, Any]) -> dict[str, Any]:
    tables = data.get("tables", {})
    typed = {name: table_text(tables[name]).replace(" ", ", ") for name in TABLES if name in tables}
    return {**data, "tables": typed}


def _details(tile: Data, lang: str) -> Iterator[str]:
    keys = (
        key(str(number), {"count": number}, is_chosen=tile.get("count", 1) == number)
        for number in range(1, _FEW_COPIES + 1)
    )
    yield group(phrase(Message("editor.copies"), lang), *keys)


def _settings(pack: Data, lang: str) -> Iterator[str]:
    tables = pack.get("tables")
    for name in TABLES:
        typed = tables.get(name, "") if isinstance(tables, Mapping) else ""
        label = Message(f"table.{name}")
        yield text_field(
            label, lang, data_head=f"tables.{name}", value=typed, placeholder="0, 1, 3, 6+"
        )


def lacking(draft: PackDraft) -> Iterator[Message]:
    """The score tables that an edited pack lacks; the rules do not say how many tiles there are."""
    tables = draft.data.get("tables")
    for category in TABLES:
        if not isinstance(tables, Mapping) or category not in tables:
            yield Message("dialog.pack.no_table", category=Message(f"category.{category}"))


PACK_EDITOR = PackEditor(
    fresh=lambda: {"tables": {}, "tiles": [{"id": "1"}]},
    to_file=_to_file,
    to_page=_to_page,
    details=_details,
    settings=_settings,
    lacking=lacking,
    guide=guide_in(__package__),
)
