"""The files of the pad's page, with its texts, shapes and colours, and icons for home screens.

The page has about forty JavaScript modules. They are sent as one, which loads much faster, except
those of screens that are loaded when someone opens them. Each module keeps its scope: it becomes a
function that is called once.
"""

import json
import re
import struct
import zlib
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache, cached_property, partial
from importlib import resources
from itertools import accumulate
from math import sqrt

from attrs import asdict, frozen

from boardscore.core import registry
from boardscore.core.messages import LANGUAGES
from boardscore.show.game_parts import drawings
from boardscore.show.markup import Glyph, Ink
from boardscore.texts import CATALOGUES

_Span = tuple[float, float]

_SIDE = 32.0
"""The side of the drawn icon; a pixel has a part of it."""
_ROUND = 8.0
"""The radius of the corners, as in the icon of the tab."""
_STAR = (
    *((16, 5), (19, 13), (27, 13), (21, 18), (23, 27)),
    *((16, 22), (9, 27), (11, 18), (5, 13), (13, 13)),
)
"""The corners of the star, clockwise."""
_SAFE = 0.9
"""The size of the star where a phone may cut off the border: within a circle of 80 %."""
_BLUE = (0x0D, 0x5A, 0x78)
_STEPS = 15
"""The steps from nothing to blue, and from blue to white."""
_LINES = 4
"""The lines of a row of pixels whose average is drawn."""


def draw_icon(side: int, *, is_whole: bool = False) -> bytes:
    """The icon with a side in pixels; a whole one fills its square, so that it can be cut.

    >>> draw_icon(192)[:8]
    b'\\x89PNG\\r\\n\\x1a\\n'
    """
    rows = b"".join(b"\0" + _row(row, side, is_whole) for row in range(side))
    size = struct.pack(">IIBBBBB", side, side, 8, 3, 0, 0, 0)  # one byte a pixel, with a palette
    shades = [min(step / _STEPS, 1.0) for step in range(2 * _STEPS + 1)]
    whites = [max(step / _STEPS - 1, 0.0) for step in range(2 * _STEPS + 1)]
    colours = bytes(round(one + (255 - one) * white) for white in whites for one in _BLUE)
    opacities = bytes(round(255 * shade) for shade in shades)
    parts = {b"IHDR": size, b"PLTE": colours, b"tRNS": opacities, b"IDAT": zlib.compress(rows, 9)}
    chunks = (_chunk(kind, data) for kind, data in {**parts, b"IEND": b""}.items())
    return b"".join((b"\x89PNG\r\n\x1a\n", *chunks))


def _chunk(kind: bytes, data: bytes) -> bytes:
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))


def _row(row: int, side: int, is_whole: bool) -> bytes:
    """The pixels of a row of an icon: how much of each the square covers, and the star on it."""
    changes = [0.0] * (side + 2)
    for line in range(_LINES):
        y = (row + (line + 0.5) / _LINES) * _SIDE / side
        for start, end in (_square(y, is_whole), *_star(y, is_whole)):
            for edge, sign in ((start, 1), (end, -1)):
                pixel, part = divmod(edge * side / _SIDE, 1)
                changes[int(pixel)] += sign * (1 - part) * _STEPS / _LINES
                changes[int(pixel) + 1] += sign * part * _STEPS / _LINES
    return bytes(map(round, accumulate(changes[:side])))


def _square(y: float, is_whole: bool) -> _Span:
    """The part of a line within the square of an icon."""
    below = 0.0 if is_whole else max(_ROUND - min(y, _SIDE - y), 0.0)
    inset = _ROUND - sqrt(_ROUND**2 - below**2) if below else 0.0
    return inset, _SIDE - inset


def _star(y: float, is_whole: bool) -> Iterator[_Span]:
    """The parts of a line within the star of an icon."""
    middle, scale = _SIDE / 2, _SAFE if is_whole else 1.0
    corners = [tuple(middle + (one - middle) * scale for one in corner) for corner in _STAR]
    crossings = sorted(
        x + (y - high) * (other - x) / (low - high)
        for (x, high), (other, low) in zip(corners, [*corners[1:], corners[0]])
        if min(high, low) <= y < max(high, low)
    )
    yield from zip(crossings[::2], crossings[1::2])


Modules = Mapping[str, str]
Names = tuple[str, ...]
_IMPORT = re.compile(
    r'^import (?:\* as (\w+)|(\{[\w\s,]+\})) from "\./([\w-]+\.js)";\n', re.MULTILINE
)
_EXPORT = re.compile(r"^export (?=(?:const|class|(?:async )?function) (\w+))", re.MULTILINE)
_LATER = re.compile(r'import\("\./([\w-]+\.js)"\)')
"""The import of a screen that is loaded when it is opened."""
_FOR_READERS = re.compile(r"^\s*(?://.*|/\*\*(?s:.*?)\*/)\n|^[^\S\n]+|^\n", re.MULTILINE)
"""Comments, empty lines and indentation."""


@frozen
class Scripts:
    """The modules of a page."""

    start: dict[str, str]
    """Those that it starts with, by name."""
    later: dict[str, dict[str, str]]
    """Those of each screen that is loaded when it is opened, besides those of the start."""


def divide(modules: Modules, name: str, more: Mapping[str, Sequence[str]] = {}) -> Scripts:
    """The JavaScript modules of a page whose first one has this name.

    A screen is the target of `import("./screen.js")`. It gets what it needs from modules of the
    start as an argument, also what `more` lists. Raises ValueError for circular imports.
    """
    start = {one: modules[one] for one in _import_order(modules, name)}
    later: dict[str, dict[str, str]] = {}
    for screen in sorted(set(_LATER.findall("".join(start.values())))):
        order = _import_order(modules, screen)
        own = later[screen] = {one: modules[one] for one in order if one not in start}
        call = f'import("./{screen}")'
        shared = f"for_{_variable(screen)}"
        file = f"shared-{screen}"
        for importer in [one for one in start if call in start[one]]:
            called = f"{call}.then((one) => one.default({shared}))"
            source = start[importer].replace(call, called)
            start[importer] = f'import {{ {shared} }} from "./{file}";\n{source}'
        start[file] = _shared(shared, _needed(own, more))
    return Scripts(start, later)


def _needed(own: Mapping[str, str], more: Mapping[str, Sequence[str]]) -> dict[str, list[str]]:
    """The names that JavaScript modules import from others, by the module."""
    needed = {module: dict.fromkeys(names) for module, names in more.items()}
    for source in own.values():
        for _, some, module in _IMPORT.findall(source):
            if module not in own:
                names = (one.partition(" as ")[0].strip() for one in some.strip("{} ").split(","))
                needed.setdefault(module, {}).update(dict.fromkeys(names))
    return {module: sorted(names) for module, names in needed.items()}


def _shared(name: str, needed: Mapping[str, Sequence[str]]) -> str:
    """The JavaScript module with what a later screen needs."""
    imports = "".join(f'import * as of_{_variable(one)} from "./{one}";\n' for one in needed)
    tables = (_table(_variable(module), names) for module, names in needed.items())
    return f"{imports}\nexport const {name} = {{ {', '.join(tables)} }};\n"


def _table(module: str, names: Iterable[str]) -> str:
    return f"{module}: {{ {', '.join(f'{name}: of_{module}.{name}' for name in names)} }}"


def later_script(name: str, own: Mapping[str, str], words: str = "") -> str:
    """The script of a later screen: a function that gets the modules of the start, by variable.

    `words` is a statement that comes first.
    """
    scopes = "".join(_scope(one, own[one]) for one in own)
    given = dict.fromkeys(
        _variable(one) for source in own.values() for *_, one in _IMPORT.findall(source)
    )
    start = [one for one in given if one not in {_variable(one) for one in own}]
    asked = ", ".join(dict.fromkeys([*start, *(["words_js"] if words else [])]))
    return f"export default ({{ {asked} }}) => {{\n{words}{scopes}return {_variable(name)};\n}};\n"


def bundle(modules: Modules, name: str) -> str:
    """A JavaScript module with all its imports, as one; each keeps its scope.

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
    return "".join(_scope(one, modules[one]) for one in _import_order(modules, name))


def _import_order(modules: Modules, name: str, known: Names = (), above: Names = ()) -> Names:
    """The known JavaScript modules, those that a module imports, then the module; each once."""
    if name in above:
        raise ValueError(f"modules import each other in a circle: {', '.join((*above, name))}")
    if name in known:
        return known
    for *_, imported in _IMPORT.findall(modules[name]):
        known = _import_order(modules, imported, known, (*above, name))
    return (*known, name)


def _scope(name: str, source: str) -> str:
    """A JavaScript module as a function that is called once and returns the exports."""
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


# Files


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
    """The texts whose keys JavaScript modules use, by key, in every language, without hints.

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
    """The texts of the page in each language, by key.

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
    """Every sign of every game for the page, with a unique name."""
    for game in registry.names("pad"):
        for key, _, glyph, ink in drawings(game).glyphs():
            yield f"{game}-{key}", glyph, ink


def _inks() -> str:
    """The colours of all signs as the page's style sheet, for light and dark screens."""
    signs = [*_signs()]
    light = "".join(f".{name}{{--sign:#{ink.light}}}" for name, _, ink in signs)
    dark = "".join(f".{name}{{--sign:#{ink.dark}}}" for name, _, ink in signs)
    return f"{light}\n@media screen and (prefers-color-scheme:dark){{{dark}}}\n"
