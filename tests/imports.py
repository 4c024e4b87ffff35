"""The imports between the source files of the package and of the tests."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
ROOTS = (ROOT / "src", ROOT)


@cache
def modules() -> dict[str, Path]:
    """The source files by the names of their modules."""
    found = {}
    for root, package in zip(ROOTS, ("boardscore", "tests"), strict=True):
        for path in (root / package).rglob("*.py"):
            parts = path.relative_to(root).with_suffix("").parts
            found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def files() -> list[Path]:
    return sorted(modules().values())


@cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@cache
def nodes(tree: ast.Module) -> list[Any]:
    """All parts of a syntax tree, as `ast.walk` has them, in half the time."""
    found: list[ast.AST] = [tree]
    for node in found:
        for value in vars(node).values():
            if isinstance(value, ast.AST):
                found.append(value)
            elif isinstance(value, list):
                found += [one for one in value if isinstance(one, ast.AST)]
    return found


@cache
def homes(package: str) -> dict[str, str]:
    """The public names of a package with a stub, each with the module that defines it."""
    path = modules().get(package)
    if path is None or not (stub := path.with_suffix(".pyi")).exists():
        return {}
    lines = (line.split() for line in stub.read_text(encoding="utf-8").splitlines())
    return {line[3]: line[1] for line in lines if line[:1] == ["from"]}


def home(module: str, name: str) -> str | None:
    """The module that defines a name of another; the name may be a module, too."""
    whole = f"{module}.{name}"
    if whole in modules():
        return whole
    defined = homes(module).get(name, module)
    return defined if defined in modules() else None


def imported(path: Path) -> set[Path]:
    """The source files that one imports, by a string too, or whose public names it uses."""
    return imported_by(path.read_text(encoding="utf-8"), path)


def imported_by(source: str, path: Path) -> set[Path]:
    """The source files that a text imports as the content of a file."""
    found = _imported(ast.parse(source), _package(path))
    return {modules()[name] for name in found if name in modules()}


def _package(path: Path) -> str:
    return ".".join(path.parent.relative_to(ROOTS["src" not in path.parts]).parts)


def _imported(tree: ast.Module, package: str) -> Iterator[str]:
    packages = {}
    for node in nodes(tree):
        if isinstance(node, ast.Import):
            for one in node.names:
                yield one.name
                packages[one.asname or one.name] = one.name
        elif isinstance(node, ast.ImportFrom):
            near = package.rsplit(".", node.level - 1)[0] if node.level else ""
            module = ".".join(filter(None, (near, node.module)))
            for one in node.names:
                if found := home(module, one.name):
                    yield found
                    packages[one.asname or one.name] = found
    for node in nodes(tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value.partition(":")[0]
        if isinstance(node, ast.Attribute):
            yield from _defined(ast.unparse(node).split("."), packages)


def _defined(names: list[str], packages: dict[str, str]) -> Iterator[str]:
    """The modules that define the parts of a dotted name, such as `boardscore.pier18.Pier`."""
    package = packages.get(names[0], "")
    for name in names[1:]:
        package = home(package, name) or ""
        if package:
            yield package


@cache
def importers() -> dict[Path, set[Path]]:
    """The source files that import each one."""
    found: dict[Path, set[Path]] = {}
    for path in files():
        for one in imported(path):
            found.setdefault(one, set()).add(path)
    return found
