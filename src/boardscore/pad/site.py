"""What the pad consists of: every file of the page, with its words, shapes and colours."""

import json
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any

from attrs import asdict, frozen

from boardscore.core import registry
from boardscore.core.messages import LANGUAGES
from boardscore.pad.joining import joined
from boardscore.show.games import svg
from boardscore.show.svg import Glyph, Ink
from boardscore.texts import CATALOGUES

_TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
}
_WORDS = (
    *("pad.*", "game.*", "symbol.*", "side.*", "category.*", "month.*"),
    *("table.beaches", "table.theme_parks", "table.total", "table.rank"),
)
"""The texts that the page knows; with a star, all that begin so."""


@frozen
class File:
    """A file of the page."""

    type: str
    """Its type, as a browser is told it."""
    content: bytes
    """What is in it."""


@cache
def files() -> dict[str, File]:
    """Every file of the page, by its name: all modules as one, all styles as one.

    >>> {name: file.type for name, file in sorted(files().items())}["index.js"]
    'text/javascript; charset=utf-8'
    >>> sorted(files())
    ['index.css', 'index.html', 'index.js']
    """
    lying = _lying()
    texts = {name: text for name, text in lying.items() if not name.endswith(".js")}
    page = {
        **texts,
        "index.css": f"{_inks()}{texts['index.css']}",
        "index.js": joined(modules(), "index.js"),
    }
    return {
        name: File(_TYPES[name.rpartition(".")[2]], text.encode()) for name, text in page.items()
    }


def modules() -> dict[str, str]:
    """The modules of the page, by their names: those that lie there, and one of words and shapes.

    >>> print(modules()["material.js"].splitlines()[0])
    // The words of the page in every language, and the shapes of signs: from the library.
    """
    lying = {name: text for name, text in _lying().items() if name.endswith(".js")}
    return {**lying, "material.js": material(as_javascript(words()))}


def words() -> dict[str, list[str]]:
    """The words of the page by their keys, in every language.

    >>> words()["pad.undo"]
    ['Undo', 'Zurück']
    """
    keys = (key for key in CATALOGUES[LANGUAGES[0]] if _is_told(key))
    return {key: [CATALOGUES[lang][key] for lang in LANGUAGES] for key in keys}


def _lying() -> dict[str, str]:
    """What lies in the folder of the page."""
    folder = resources.files(__package__).joinpath("page")
    found = (one for one in folder.iterdir() if one.name.rpartition(".")[2] in _TYPES)
    return {one.name: one.read_text(encoding="utf-8") for one in found}


def material(told: str) -> str:
    """The module of words and shapes; `told` is what has the words, as JavaScript."""
    held = {
        "LANGUAGES": as_javascript(LANGUAGES),
        "WORDS": told,
        "SHAPES": as_javascript(dict(_shapes())),
    }
    head = "// The words of the page in every language, and the shapes of signs: from the library."
    parts = (f"export const {name} = {value};" for name, value in held.items())
    return "\n\n".join((head, *parts, ""))


def as_javascript(value: object) -> str:
    """A value as JavaScript."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _is_told(key: str) -> bool:
    return any(fnmatchcase(key, pattern) for pattern in _WORDS)


def _signs() -> Iterator[tuple[str, Glyph, Ink]]:
    """Every sign of every game, by a name of its own."""
    for game in registry.names():
        for key, glyph, ink in svg(game).signs():
            yield f"{game}-{key}", glyph, ink


def _shapes() -> Iterator[tuple[str, dict[str, Any]]]:
    for name, glyph, _ in _signs():
        yield (
            name,
            {key: value for key, value in asdict(glyph).items() if value},
        )


def _inks() -> str:
    """The colours of all signs as a style sheet, by day and by night."""
    signs = [*_signs()]
    light = "".join(f".{name}{{--sign:#{ink.light}}}" for name, _, ink in signs)
    dark = "".join(f".{name}{{--sign:#{ink.dark}}}" for name, _, ink in signs)
    return f"{light}\n@media screen and (prefers-color-scheme:dark){{{dark}}}\n"
