"""Joins the modules of the page, so that it loads few files.

Each module keeps its scope: it becomes a function that is called once.
"""

import re
from collections.abc import Iterable, Mapping, Sequence

from attrs import frozen

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
    """The modules of a page whose first one has this name.

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
    """The names that modules import from others, by the module."""
    needed = {module: dict.fromkeys(names) for module, names in more.items()}
    for source in own.values():
        for _, some, module in _IMPORT.findall(source):
            if module not in own:
                names = (one.partition(" as ")[0].strip() for one in some.strip("{} ").split(","))
                needed.setdefault(module, {}).update(dict.fromkeys(names))
    return {module: sorted(names) for module, names in needed.items()}


def _shared(name: str, needed: Mapping[str, Sequence[str]]) -> str:
    """The module with what a later screen needs."""
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
    return "".join(_scope(one, modules[one]) for one in _import_order(modules, name))


def _import_order(modules: Modules, name: str, known: Names = (), above: Names = ()) -> Names:
    """The known modules, those that a module imports, then the module; each once."""
    if name in above:
        raise ValueError(f"modules import each other in a circle: {', '.join((*above, name))}")
    if name in known:
        return known
    for *_, imported in _IMPORT.findall(modules[name]):
        known = _import_order(modules, imported, known, (*above, name))
    return (*known, name)


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
