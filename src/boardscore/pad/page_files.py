"""The files of the pad's page, with its texts, shapes and colours.

The page has about forty JavaScript modules. They are sent as one, which loads much faster, except
those of screens that are loaded when someone opens them.
"""

import json
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from importlib import resources

from attrs import asdict, frozen

from boardscore.core import registry
from boardscore.core.messages import LANGUAGES
from boardscore.pad.app_icons import draw_icon
from boardscore.pad.page_scripts import Scripts, bundle, divide, later_script
from boardscore.show.game_pictures import drawings
from boardscore.show.markup import Glyph, Ink
from boardscore.texts import CATALOGUES

_TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
    "webmanifest": "application/manifest+json",
}
_ICONS = {
    "icon-192.png": (192, False),
    "icon-512.png": (512, False),
    "whole-180.png": (180, True),
    "whole-512.png": (512, True),
}
"""The icons by file: the side, and whether they fill their square."""
_KEY = re.compile(r'"(\w+\.[\w.]+)"')
_KEY_BEGINNING = re.compile(r"`(\w+\.[\w.]*)\$\{")
"""Quoted words in a module that may be the key of a text, or its beginning."""


@frozen(slots=False)  # for the cached property
class File:
    """A file of the page."""

    type: str
    """Its media type."""
    make: Callable[[], bytes]
    """Makes its content."""

    @cached_property
    def content(self) -> bytes:
        """The content, made when it is first wanted."""
        return self.make()


@cache
def files() -> dict[str, File]:
    """Every file of the page, by name: the modules of its start as one, all styles as one.

    >>> {name: file.type for name, file in sorted(files().items())}["index.js"]
    'text/javascript; charset=utf-8'
    >>> [name for name in sorted(files()) if not name.endswith(".png")]
    ['book.js', 'index.css', 'index.html', 'index.js', 'manifest.webmanifest', 'pack-editor.js']
    """
    sources = {name: text for name, text in _sources().items() if not name.endswith(".js")}
    parts = scripts(modules())
    page = {
        **sources,
        "index.css": f"{_inks()}{sources['index.css']}",
        "index.js": bundle(parts.start, "index.js"),
        **{
            name: later_script(name, own, new_words(own, parts))
            for name, own in parts.later.items()
        },
    }
    texts = {
        name: File(_TYPES[name.rpartition(".")[2]], text.encode) for name, text in page.items()
    }
    icons = {
        name: File("image/png", partial(draw_icon, side, is_whole=is_whole))
        for name, (side, is_whole) in _ICONS.items()
    }
    return {**texts, **icons}


def modules() -> dict[str, str]:
    """The modules of the page, by name: its files, its games, its words and shapes.

    >>> print(modules()["games.js"], end="")
    // The games of the page: those of the library that have a module here.
    <BLANKLINE>
    import { pier18 } from "./pier18.js";
    import { auctionland } from "./auctionland.js";
    <BLANKLINE>
    export const GAMES = { pier18, auctionland };
    """
    written = {name: text for name, text in _sources().items() if name.endswith(".js")}
    made = {**written, "games.js": _games_module(), "material.js": ""}
    made["pack-editors.js"] = _pack_editors_module(written)
    used = words(scripts(made).start)
    return {**made, "material.js": material_module(as_javascript(by_language(used)))}


def scripts(modules: Mapping[str, str]) -> Scripts:
    """The modules that the page starts with, and those of each screen that is loaded later."""
    return divide(modules, "index.js", {"words.js": ("learn",)})


def new_words(own: Mapping[str, str], parts: Scripts) -> str:
    """The call that adds the texts of a later screen which the page does not have; may be empty."""
    known = words(parts.start)
    new = {key: texts for key, texts in words(own).items() if key not in known}
    return f"words_js.learn({as_javascript(by_language(new))});\n" if new else ""


def words(modules: Mapping[str, str]) -> dict[str, list[str]]:
    """The texts whose keys modules use, by key, in every language; hints come from the library.

    >>> words({"page.js": 'say("pad.undo");'})
    {'pad.undo': ['Undo', 'Rück~gängig']}
    """
    source = "".join(modules.values())
    keys = {*_KEY.findall(source)}
    beginnings = tuple(_KEY_BEGINNING.findall(source))
    return {
        key: [CATALOGUES[lang][key] for lang in LANGUAGES]
        for key in CATALOGUES[LANGUAGES[0]]
        if not key.endswith("_hint") and (key in keys or key.startswith(beginnings))
    }


def by_language(words: Mapping[str, Sequence[str]]) -> list[dict[str, str]]:
    """The texts of each language, by key.

    >>> by_language({"pad.undo": ["Undo", "Rück~gängig"]})
    [{'pad.undo': 'Undo'}, {'pad.undo': 'Rück~gängig'}]
    """
    return [{key: texts[at] for key, texts in words.items()} for at in range(len(LANGUAGES))]


def material_module(words: str) -> str:
    """The module of words and shapes, given the words as JavaScript."""
    values = {
        "LANGUAGES": as_javascript(LANGUAGES),
        "WORDS": words,
        "SHAPES": as_javascript(
            {
                name: {key: value for key, value in asdict(glyph).items() if value}
                for name, glyph, _ in _signs()
            }
        ),
    }
    head = "// The words of the page in every language, and the shapes of signs: from the library."
    parts = (f"export const {name} = {value};" for name, value in values.items())
    return "\n\n".join((head, *parts, ""))


def as_javascript(value: object) -> str:
    """A value as JavaScript."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def _sources() -> dict[str, str]:
    """The files in the folder of the page, and the modules in those of the games."""
    folder = resources.files(__package__).joinpath("page")
    found = (one for one in folder.iterdir() if one.name.rpartition(".")[2] in _TYPES)
    sources = {one.name: one.read_text(encoding="utf-8") for one in found}
    for game in registry.names("pad"):
        sources |= registry.scripts_of(game)
    return sources


def _games_module() -> str:
    head = "// The games of the page: those of the library that have a module here."
    files = {game: registry.file_of(game, "pad")[0] for game in registry.names("pad")}
    imports = "\n".join(f'import {{ {game} }} from "./{file}";' for game, file in files.items())
    return f"{head}\n\n{imports}\n\nexport const GAMES = {{ {', '.join(files)} }};\n"


def _pack_editors_module(written: Mapping[str, str]) -> str:
    head = "// The editors of packs: those of the games that have a module for it."
    games = [game for game in registry.names("pad") if f"{game}-pack.js" in written]
    imports = "\n".join(f'import {{ {game}Pack }} from "./{game}-pack.js";' for game in games)
    named = ", ".join(f"{game}: {game}Pack" for game in games)
    return f"{head}\n\n{imports}\n\nexport const EDITORS = {{ {named} }};\n"


def _signs() -> Iterator[tuple[str, Glyph, Ink]]:
    """Every sign of every game, with a unique name."""
    for game in registry.names("pad"):
        for key, _, glyph, ink in drawings(game).glyphs():
            yield f"{game}-{key}", glyph, ink


def _inks() -> str:
    """The colours of all signs as a style sheet, for light and dark screens."""
    signs = [*_signs()]
    light = "".join(f".{name}{{--sign:#{ink.light}}}" for name, _, ink in signs)
    dark = "".join(f".{name}{{--sign:#{ink.dark}}}" for name, _, ink in signs)
    return f"{light}\n@media screen and (prefers-color-scheme:dark){{{dark}}}\n"
