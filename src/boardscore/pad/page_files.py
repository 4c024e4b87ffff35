"""The files of the pad's page, with its texts, shapes and colours.

The page has about forty JavaScript modules. They are sent as one, which loads much faster.
"""

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources

from attrs import asdict, frozen

from boardscore.core import registry
from boardscore.core.messages import LANGUAGES
from boardscore.show.game_pictures import drawings
from boardscore.show.markup import Glyph, Ink
from boardscore.texts import CATALOGUES

_TYPES = {
    "html": "text/html; charset=utf-8",
    "css": "text/css; charset=utf-8",
    "js": "text/javascript; charset=utf-8",
}
_KEY = re.compile(r'"(\w+\.[\w.]+)"')
_KEY_BEGINNING = re.compile(r"`(\w+\.[\w.]*)\$\{")
"""Quoted words in a module that may be the key of a text, or its beginning."""

_IMPORT = re.compile(
    r'^import (?:\* as (\w+)|(\{[\w\s,]+\})) from "\./([\w-]+\.js)";\n', re.MULTILINE
)
_EXPORT = re.compile(r"^export (?=(?:const|class|(?:async )?function) (\w+))", re.MULTILINE)
_FOR_READERS = re.compile(r"^\s*(?://.*|/\*\*(?s:.*?)\*/)\n|^[^\S\n]+|^\n", re.MULTILINE)
"""Comments, empty lines and indentation."""


@frozen
class File:
    """A file of the page."""

    type: str
    """Its media type."""
    content: bytes
    """Its content."""


@cache
def files() -> dict[str, File]:
    """Every file of the page, by name: all modules as one, all styles as one.

    >>> {name: file.type for name, file in sorted(files().items())}["index.js"]
    'text/javascript; charset=utf-8'
    >>> sorted(files())
    ['index.css', 'index.html', 'index.js']
    """
    sources = {name: text for name, text in _sources().items() if not name.endswith(".js")}
    page = {
        **sources,
        "index.css": f"{_inks()}{sources['index.css']}",
        "index.js": bundle(modules(), "index.js"),
    }
    return {
        name: File(_TYPES[name.rpartition(".")[2]], text.encode()) for name, text in page.items()
    }


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
    return {
        **written,
        "games.js": _games_module(),
        "material.js": material_module(as_javascript(by_language(words(written)))),
    }


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


def bundle(modules: Mapping[str, str], name: str) -> str:
    """A module with all its imports, as one; each keeps its scope.

    Raises ValueError for circular imports, and for forms of imports, exports and texts that the
    page does not use.

    >>> modules = {
    ...     "page.js": 'import { say as tell } from "./words.js";\\n\\ntell("Hello");\\n',
    ...     "words.js": "// Words.\\n\\nexport const say = (word) => word;\\n",
    ... }
    >>> print(bundle(modules, "page.js"))
    const words_js = (() => {
    const say = (word) => word;
    return { say };
    })();
    const page_js = (() => {
    const { say: tell } = words_js;
    tell("Hello");
    return {};
    })();
    <BLANKLINE>
    """
    order = dict.fromkeys(_import_order(modules, name, ()))
    return "".join(_scope(module, modules[module]) for module in order)


def _import_order(modules: Mapping[str, str], name: str, above: tuple[str, ...]) -> Iterator[str]:
    """The imports of a module, then the module; a module with several importers repeats."""
    if name in above:
        raise ValueError(f"modules import each other in a circle: {', '.join((*above, name))}")
    for _, _, imported in _IMPORT.findall(modules[name]):
        yield from _import_order(modules, imported, (*above, name))
    yield name


def _scope(name: str, source: str) -> str:
    """A module as a function that is called once and returns the exports."""
    exported = _EXPORT.findall(source)
    body = _FOR_READERS.sub("", _EXPORT.sub("", _IMPORT.sub(_destructuring, source)))
    for line in body.splitlines():
        if re.match(r"(?:im|ex)port\b", line) or line.count("`") % 2:
            raise ValueError(f"{name}: cannot be joined: {line}")
    returned = f"{{ {', '.join(exported)} }}" if exported else "{}"
    return f"const {_variable(name)} = (() => {{\n{body}return {returned};\n}})();\n"


def _destructuring(found: re.Match[str]) -> str:
    every, some, module = found.groups()
    return f"const {every or some.replace(' as ', ': ')} = {_variable(module)};\n"


def _variable(module: str) -> str:
    return re.sub(r"\W", "_", module)
