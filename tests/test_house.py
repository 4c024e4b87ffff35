"""Architecture: no import goes upwards or in a circle, and no game imports another."""

import ast
from collections import Counter
from functools import cache
from graphlib import CycleError, TopologicalSorter
from itertools import product
from pathlib import Path

import pytest

import boardscore
from tests.imports import nodes, tree

PACKAGE = Path(boardscore.__file__).parent

FLOORS: tuple[tuple[str, ...], ...] = (
    ("_version", "texts"),
    ("core",),
    ("documents", "schemas"),
    ("games",),
    ("pier18", "auctionland"),
    (
        "action_numbers",
        "clauses",
        "packs",
        "pack_checksums",
        "links",
        "positions",
        "records",
        "union_types",
    ),
    ("comparison",),
    ("show",),
    ("book",),
    ("testing", "pad", "table", "envs", "analysis"),
    ("cli",),
    ("verify",),
)
"""The parts of the package from the ground up; those on one floor do not import each other."""

SIDE_BY_SIDE = ({"pier18", "auctionland"}, {"testing", "verify"})
"""Parts that must not import each other, regardless of floor."""


def modules() -> dict[str, Path]:
    """Every module of the package by its name below `boardscore`."""
    found = {}
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        if name:
            found[name] = path
    return found


MODULES = modules()


def imported(module: str) -> set[str]:
    """The modules of the package that one imports anywhere, even inside functions."""
    found = set()
    for node in nodes(tree(MODULES[module])):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("boardscore"):
            home = (node.module or "").removeprefix("boardscore").removeprefix(".")
            for one in node.names:
                whole = f"{home}.{one.name}".removeprefix(".")
                found.add(whole if whole in MODULES else home)
        elif isinstance(node, ast.Import):
            names = (one.name for one in node.names if one.name.startswith("boardscore."))
            found |= {name.removeprefix("boardscore.") for name in names}
    return found - {""}


def with_packages(module: str, names: set[str]) -> set[str]:
    """Modules with the packages that load before them, except those of the importer."""
    parents = {name.rsplit(".", end)[0] for name in names for end in range(1, name.count(".") + 1)}
    return names | {one for one in parents if not f"{module}.".startswith(f"{one}.")}


@cache
def imports() -> dict[str, set[str]]:
    """The imports of every module, with the packages that load before."""
    return {name: with_packages(name, imported(name)) for name in MODULES}


GAMES = ("pier18", "auctionland")
ENGINES = ("show", "table", "analysis", "envs", "testing", "pad", "verify")


def house(module: str) -> str:
    """The engine that a part of a game serves; for all other modules, their first name."""
    first, part = (*module.split("."), "")[:2]
    if first in GAMES and part in {*ENGINES, "ask"}:
        return "cli" if part == "ask" else part
    return first


def floor(module: str) -> int:
    return next(number for number, parts in enumerate(FLOORS) if house(module) in parts)


def test_every_module_belongs_to_a_floor() -> None:
    parts = {part for parts in FLOORS for part in parts}
    assert {*map(house, MODULES)} - parts == {"__main__"}


def test_a_game_has_one_folder() -> None:
    """No other module or folder bears its name."""
    named = {name for name in MODULES if {*GAMES} & {*name.split(".")[1:]}}
    assert named == set()


def test_both_games_have_the_same_folders() -> None:
    own = [
        {one.parent.relative_to(PACKAGE / game) for one in (PACKAGE / game).rglob("*.py")}
        for game in GAMES
    ]
    assert own[0] == own[1]


def test_nothing_imports_upwards() -> None:
    for module in sorted(set(MODULES) - {"__main__"}):
        above = {one for one in imports()[module] if floor(one) > floor(module)}
        assert above == set(), module


def test_nothing_imports_in_a_circle() -> None:
    """A package and its modules are one thing for modules that import them through the package."""
    try:
        TopologicalSorter(imports()).prepare()
    except CycleError as error:
        pytest.fail(" -> ".join(error.args[1]))


def test_no_game_imports_another_game() -> None:
    """Neither does other code in the folders of one game import parts of another."""
    for module, rivals in product(sorted(MODULES), SIDE_BY_SIDE):
        own = rivals & set(module.split("."))
        others = {one for one in imports()[module] if rivals - own & set(one.split("."))}
        assert not own or others == set(), module


OF_ANY_GAME = [
    module
    for module in sorted(MODULES)
    if module.partition(".")[0] in {*ENGINES, "core", "documents", "cli", "texts"}
    and module.partition(".")[2] != "adapters.adapter"
]


def test_engines_name_no_game() -> None:
    """Only the registry and the files of texts do; texts with explanations may name one."""
    for module in OF_ANY_GAME:
        found = nodes(tree(MODULES[module]))
        bodies = (node.body for node in found if hasattr(node, "body"))
        lines = (line for body in bodies if isinstance(body, list) for line in body)
        explained = {line.value for line in lines if isinstance(line, ast.Expr)}
        texts = (node for node in found if isinstance(node, ast.Constant))
        said = [str(one.value) for one in texts if one not in explained]
        named = [one for one in said if any(game in one for game in GAMES)]
        assert named == [] or module in {"core.registry", "texts"}, module


def test_engines_import_no_game() -> None:
    """Not even inside functions: a game reaches them through the registry."""
    assert len(OF_ANY_GAME) > 100
    for module in OF_ANY_GAME:
        assert {one for one in imports()[module] if one.partition(".")[0] in GAMES} == set(), module


def test_every_module_has_a_docstring_of_one_line() -> None:
    for module in sorted(MODULES):
        words = ast.get_docstring(tree(MODULES[module]))
        assert words, module
        assert words.splitlines()[0].endswith((".", ":")), module


def test_no_docstring_begins_with_what_or_who() -> None:
    """It names the thing. Explanations of names, below them, count too."""
    begins = [
        f"{module}:{node.lineno}"
        for module in MODULES
        for node in nodes(tree(MODULES[module]))
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if str(node.value.value).startswith(("What ", "Who "))
    ]
    assert begins == []


LOOKUP_TABLES = {"cli.app", "core.registry"}
"""The two modules that name others as strings: the commands, and the parts of the games."""


def test_no_module_outside_of_verify_imports_it() -> None:
    """Neither in an import nor as a string, except in the two lookup tables."""
    for module in sorted(set(MODULES) - LOOKUP_TABLES):
        if house(module) != "verify":
            texts = (
                node for node in nodes(tree(MODULES[module])) if isinstance(node, ast.Constant)
            )
            assert [one.value for one in texts if "boardscore.verify" in str(one.value)] == []


def test_few_parts_import_the_analysis() -> None:
    """The command line, the pad, and environments, whose opponents are its bots."""
    importers = {one for one in MODULES if any(house(of) == "analysis" for of in imports()[one])}
    assert {*map(house, importers)} == {"analysis", "cli", "pad", "envs"}


# Names


def _without_game(module: str) -> str:
    return ".".join("*" if part in GAMES else part for part in module.split("."))


def test_a_class_name_exists_once() -> None:
    """The same name in the same module of both games counts as one; users copy the adapters."""
    homes: dict[str, set[str]] = {}
    for module in MODULES:
        if not module.startswith("verify.adapters"):
            for node in tree(MODULES[module]).body:
                if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                    homes.setdefault(node.name, set()).add(_without_game(module))
    # Cards on a pier and tiles on an island are both laid; their models differ. A chance is a draw
    # in a game, and the odds of a move in its analysis.
    assert {name for name, found in homes.items() if len(found) > 1} == {"Laid"}


PARTICIPLES = {
    *("told", "drawn", "written", "made", "met", "kept", "laid", "shown", "known", "given"),
    *("seen", "taken", "found", "said", "held", "begun", "chosen", "won", "lost", "thrown"),
    *("sent", "heard", "spoken", "brought", "built", "sold", "bought", "beside"),
}
"""The participles that do not end in -ed; `beside` had five meanings."""


def _is_bare_participle(name: str) -> bool:
    return name in PARTICIPLES or ("_" not in name and name.endswith("ed") and len(name) > 4)


def test_no_public_function_is_a_bare_participle() -> None:
    """Methods of models keep their names: they are stable."""
    found = [
        f"{module}.{node.name}"
        for module in MODULES
        if not module.startswith("verify.adapters")
        for node in tree(MODULES[module]).body
        if isinstance(node, ast.FunctionDef) and _is_bare_participle(node.name)
    ]
    assert found == []


SMALL = {
    "cli.completion_script": "a shell waits for it whenever it starts",
    "__main__": "Python looks for it under this name",
    "_version": "the build reads it",
    "core.branchless": "the proof takes this very source",
    "core.optional_dependencies": "it must not import what it looks for",
    "core.lazy_imports": "packages import it before anything else",
    "core.arrays_as_ints": "it needs NumPy",
    "auctionland.rulings": "both games have the same files",
    "show.renderers": "it puts together what is loaded on demand",
    "union_types": "who imports it loads both games",
}
"""Modules of fewer than 40 lines, and why they are separate."""


def test_only_listed_modules_are_small() -> None:
    small = {
        module
        for module, path in MODULES.items()
        if path.name != "__init__.py"
        and house(module) not in {"texts", "verify"}
        and len(path.read_text(encoding="utf-8").splitlines()) < 40
    }
    assert small == {*SMALL} & small
    assert {*SMALL} - small == set()


BY_STRING = {
    "cli.app": "the table of commands",
    "cli.terminal": "a module that Windows does not have",
    "core.lazy_imports": "names of a package, by the modules that have them",
    "core.registry": "the table of games",
}
"""The modules that import by a string, and their targets."""


def test_imports_by_string_are_in_the_lookup_tables() -> None:
    """So editors, and the tests above, see all other imports."""
    found = {
        module
        for module in MODULES
        if house(module) != "verify"
        for node in nodes(tree(MODULES[module]))
        if isinstance(node, ast.Name) and node.id in {"import_module", "__import__"}
        if not isinstance(node.ctx, ast.Store)
    }
    assert found == {*BY_STRING}


BUDGETS = {
    "core": (3_280, 20),
    "documents": (2_618, 9),
    "show": (3_975, 24),
    "table": (4_319, 21),
    "analysis": (5_584, 29),
    "envs": (2_767, 15),
    "testing": (1_647, 11),
    "verify": (18_280, 84),
    "cli": (6_330, 34),
    "pad": (3_342, 18),
    "pier18": (5_193, 22),
    "auctionland": (5_186, 20),
    "book": (1_400, 8),
    "front door": (2_507, 15),
}
"""The most lines of Python and the most modules of each engine, with what the games give to it, of
each game's rules, and of everything else. Raise one only with a reason."""

OF_TESTS = 60_000
"""The most lines of Python of all tests."""


def test_every_area_keeps_within_its_budget() -> None:
    lines, files = Counter[str](), Counter[str]()
    for path in PACKAGE.rglob("*.py"):
        parts = path.relative_to(PACKAGE).with_suffix("").parts
        own = house(".".join(parts)) if len(parts) > 1 else ""
        area = own if own in BUDGETS else "front door"
        lines[area] += len(path.read_text(encoding="utf-8").splitlines())
        files[area] += 1
    over = [
        f"{area}: {lines[area]} lines in {files[area]} modules"
        for area, (most, modules) in BUDGETS.items()
        if lines[area] > most or files[area] > modules
    ]
    assert over == []


def test_the_tests_keep_within_their_budget() -> None:
    files = Path(__file__).parent.rglob("*.py")
    assert sum(len(path.read_text(encoding="utf-8").splitlines()) for path in files) <= OF_TESTS
