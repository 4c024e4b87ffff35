"""Modules of JavaScript as one: a page of one module is there sooner than one of forty.

Every module keeps a scope of its own, so nothing in it needs another name. For that they import
nothing in a circle, each import and export begins a line and has a form that is known here, and
every text ends in the line in which it begins; all else is refused.
"""

import re
from collections.abc import Iterator, Mapping

_IMPORT = re.compile(
    r'^import (?:\* as (\w+)|(\{[\w\s,]+\})) from "\./([\w-]+\.js)";\n', re.MULTILINE
)
_EXPORT = re.compile(r"^export (?=(?:const|class|(?:async )?function) (\w+))", re.MULTILINE)
_FOR_READERS = re.compile(r"^\s*(?://.*|/\*\*(?s:.*?)\*/)\n|^[^\S\n]+|^\n", re.MULTILINE)
"""Lines that explain, empty ones, and what stands before the first word."""


def joined(modules: Mapping[str, str], name: str) -> str:
    """A module with all that it imports, as one.

    >>> modules = {
    ...     "page.js": 'import { say as tell } from "./words.js";\\n\\ntell("Hello");\\n',
    ...     "words.js": "// Words.\\n\\nexport const say = (word) => word;\\n",
    ... }
    >>> print(joined(modules, "page.js"))
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
    order: dict[str, None] = {}
    for module in _in_order(modules, name, ()):
        order[module] = None
    return "".join(_scope(module, modules[module]) for module in order)


def _in_order(modules: Mapping[str, str], name: str, above: tuple[str, ...]) -> Iterator[str]:
    """What a module imports, and then itself; a module that several import comes again."""
    if name in above:
        raise ValueError(f"modules import each other in a circle: {', '.join((*above, name))}")
    for _, _, imported in _IMPORT.findall(modules[name]):
        yield from _in_order(modules, imported, (*above, name))
    yield name


def _scope(name: str, source: str) -> str:
    """A module as a function that is called once; what it exports is what that returns."""
    exported = _EXPORT.findall(source)
    body = _FOR_READERS.sub("", _EXPORT.sub("", _IMPORT.sub(_taken, source)))
    for line in body.splitlines():
        if re.match(r"(?:im|ex)port\b", line) or line.count("`") % 2:
            raise ValueError(f"{name}: cannot be joined: {line}")
    returned = f"{{ {', '.join(exported)} }}" if exported else "{}"
    return f"const {_variable(name)} = (() => {{\n{body}return {returned};\n}})();\n"


def _taken(found: re.Match[str]) -> str:
    every, some, module = found.groups()
    return f"const {every or some.replace(' as ', ': ')} = {_variable(module)};\n"


def _variable(module: str) -> str:
    return re.sub(r"\W", "_", module)
