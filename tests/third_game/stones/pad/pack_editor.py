"""Stones of a bag in the editor of packs: their colour."""

from collections.abc import Iterator, Mapping
from typing import Any

from boardscore.core.messages import Message
from boardscore.pad.pack_editor import PackEditor, group, key
from boardscore.show.markup import phrase


def _details(stone: Mapping[str, Any], lang: str) -> Iterator[str]:
    keys = (
        key(colour, {"colour": colour}, is_chosen=stone.get("colour") == colour) for colour in "RGB"
    )
    yield group(phrase(Message("pack.column.colour"), lang), *keys)


PACK_EDITOR = PackEditor(
    fresh=lambda: {"stones": [{"id": "1"}]},
    to_file=lambda pack: pack,
    to_page=lambda pack: pack,
    details=_details,
    settings=lambda *_: iter(()),
    lacking=lambda _: iter(()),
    guide=lambda lang: {"en": "The stones of your bag", "de": "Die Steine deines Beutels"}[lang],
)
