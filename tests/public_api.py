"""Lists the stable names with their signatures: `python -m tests.public_api` rewrites the list."""

import ast
from collections.abc import Iterable, Iterator
from importlib import import_module
from pathlib import Path

import griffe

LIST = Path(__file__).with_suffix(".txt")
"""The list that a test compares with the package."""

PACKAGES = (
    "boardscore",
    "boardscore.pier18",
    "boardscore.auctionland",
    "boardscore.testing",
    "boardscore.analysis",
    "boardscore.analysis.bots",
)
"""The packages whose `__all__` is public."""

NAMES = {
    "boardscore.clauses": ("CLAUSES", "RULINGS", "Clause", "Ruling", "find", "find_rulings"),
    "boardscore.schemas": ("NAMES", "schema"),
}
"""Modules with other names too, and their stable names."""


def lines() -> Iterator[str]:
    """The names of each package; below a class its members, and those inherited from private ones.

    Members are in the order of the source, which is that of the arguments of a model.
    """
    root = griffe.load("boardscore", search_paths=[Path(__file__).parents[1] / "src"])
    packages = {package: import_module(package).__all__ for package in PACKAGES} | NAMES
    every = {name for names in packages.values() for name in names}
    for package, names in packages.items():
        yield f"[{package}]"
        home = root[package.partition(".")[2]] if "." in package else root
        for name in sorted(names):
            yield from describe(home[name], name, every)


def describe(item: griffe.Object | griffe.Alias, name: str, every: set[str]) -> Iterator[str]:
    """A name with its signature, and the public members of a class."""
    if item.is_class:
        bases = [str(base).rpartition(".")[2] for base in item.bases]
        by_keyword = "" if not _is_by_keyword(item.decorators) else ", arguments by keyword"
        yield (f"class {name}({', '.join(bases)})" if bases else f"class {name}") + by_keyword
        members = item.members if {*bases} & every else item.inherited_members | item.members
        for member, value in members.items():
            if not member.startswith("_") or member in {"__init__", "__call__"}:
                yield from (f"  {line}" for line in describe(value, member, every))
    elif item.is_function:
        yield plain(item.signature(return_type=True, name=name))
    elif item.is_attribute:
        kind = "" if item.annotation is None else f": {plain(item.annotation)}"
        yield f"{name}{kind}{default(item) if item.parent.is_class else ''}"
    else:
        yield f"module {name}"


def _is_by_keyword(decorators: Iterable[griffe.Decorator]) -> bool:
    """Whether a model takes its arguments by keyword only."""
    return any("kw_only=True" in str(decorator.value) for decorator in decorators)


def default(attribute: griffe.Object | griffe.Alias) -> str:
    """The default of a field or the value of a constant, if it has one."""
    if attribute.value is None or "property" in attribute.labels:
        return ""
    value = ast.parse(str(attribute.value), mode="eval").body
    if isinstance(value, ast.Call) and ast.unparse(value.func) == "ruling":
        return f" = {ast.unparse(value.args[0])}"
    if isinstance(value, ast.Call) and ast.unparse(value.func).endswith("field"):
        given = {one.arg: ast.unparse(one.value) for one in value.keywords}
        found = [given[name] for name in ("default", "factory") if name in given]
        by_keyword = ", by keyword" if "kw_only" in given else ""
        return (f" = {found[0]}" if found else "") + by_keyword
    return f" = {ast.unparse(value)}"


def plain(expression: object) -> str:
    """An annotation or a default as one line of source."""
    return " ".join(str(expression).split())


def main() -> None:
    LIST.write_text("\n".join([*lines(), ""]), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    main()
