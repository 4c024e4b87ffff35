"""What the pad consists of: every file of the page, with its words, shapes and colours."""

import json
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache
from importlib import resources
from typing import Any

from attrs import frozen

from boardscore.core import registry
from boardscore.core.messages import LANGUAGES
from boardscore.show.games import svg
from boardscore.show.svg import Glyph, Ink
from boardscore.texts import CATALOGUES

_TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "json": "application/json",
    "svg": "image/svg+xml",
}
_WORDS = (
    *("pad.*", "game.*", "symbol.*", "side.*", "category.*", "month.*"),
    *("table.beaches", "table.theme_parks", "table.total"),
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
    """Every file of the page, by its name.

    >>> sorted(files())[:3], files()["words-de.json"].type
    (['answer.js', 'ask.js', 'asked.js'], 'application/json')
    """
    return {name: File(_TYPES[name.rpartition(".")[2]], content) for name, content in _contents()}


def _contents() -> Iterator[tuple[str, bytes]]:
    for lying in resources.files(__package__).joinpath("page").iterdir():
        if lying.name.rpartition(".")[2] in _TYPES:
            yield lying.name, lying.read_bytes()
    yield "inks.css", _inks().encode()
    for lang in LANGUAGES:
        words = {key: text for key, text in CATALOGUES[lang].items() if _is_told(key)}
        said = {"lang": lang, "words": words, "shapes": dict(_shapes())}
        yield f"words-{lang}.json", json.dumps(said).encode()


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
            {"filled": glyph.filled, "lines": glyph.lines, "cut": glyph.cut, "pen": glyph.pen},
        )


def _inks() -> str:
    """The colours of all signs as a style sheet, by day and by night."""
    signs = [*_signs()]
    light = "".join(f"--{name}:#{ink.light};" for name, _, ink in signs)
    dark = "".join(f"--{name}:#{ink.dark};" for name, _, ink in signs)
    return f":root{{{light}}}\n@media screen and (prefers-color-scheme:dark){{:root{{{dark}}}}}\n"
