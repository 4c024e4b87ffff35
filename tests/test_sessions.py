"""Every test and every check belongs to one session of noxfile.py, and texts name them rightly."""

import ast
import re
from fnmatch import fnmatch
from itertools import product
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parent.parent
TREE = ast.parse((ROOT / "noxfile.py").read_text(encoding="utf-8"))
TAGS = ("check", "deep", "release")


def _tags(function: ast.FunctionDef) -> set[str] | None:
    for one in function.decorator_list:
        named = one.func if isinstance(one, ast.Call) else one
        if ast.unparse(named) in {"nox.session", "with_dev"}:
            if not isinstance(one, ast.Call):
                return set()
            listed = [ast.literal_eval(key.value) for key in one.keywords if key.arg == "tags"]
            return {*map(ast.literal_eval, one.args), *(tag for tags in listed for tag in tags)}
    return None


def _name(function: ast.FunctionDef) -> str:
    """The name of a session on the command line."""
    named = re.findall(r"name='([\w-]+)'", " ".join(map(ast.unparse, function.decorator_list)))
    return named[0] if named else function.name


FUNCTIONS = [one for one in TREE.body if isinstance(one, ast.FunctionDef)]
TAGGED = {_name(one): found for one in FUNCTIONS if (found := _tags(one)) is not None}
BENCHMARKS = {file.stem.replace("_", "-") for file in (ROOT / "benchmarks").glob("*.py")}
SESSIONS = {*TAGGED, *(f"bench-{name}" for name in BENCHMARKS - {"interleaved"})}
"""The names of all sessions."""


def _constants() -> dict[str, Any]:
    """The capitalized constants of the noxfile."""
    found: dict[str, Any] = {}
    for node in TREE.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]).strip("()").isupper():
            exec(compile(ast.Module([node], []), "noxfile.py", "exec"), found)
    return found


NOX = _constants()
FILES = sorted(file.relative_to(ROOT).as_posix() for file in ROOT.glob("tests/**/test_*.py"))


def test_a_session_has_one_tag_of_the_three() -> None:
    found = {name: [tag for tag in TAGS if tag in tags] for name, tags in TAGGED.items()}
    assert {name: tags for name, tags in found.items() if len(tags) > 1} == {}
    checks = {name for name, tags in found.items() if not tags}
    assert checks == {
        *("tests", "commit", "deep-changed"),  # parts of what others run
        *("dev", "npm", "docs", "picture", "lock"),  # make something
        *("findings", "meets", "audit"),  # test others' packages
    }


def _is_within(path: str, places: tuple[str, ...]) -> bool:
    return any(path == one or path.startswith(f"{one}/") for one in places)


def _runs(path: str, *, long: bool, slow: bool) -> list[str]:
    """The sessions that run the tests of a file with these marks, in Chromium or in no browser."""
    found = [] if long or slow or _is_within(path, (NOX["BROWSER"],)) else ["readme"]
    for name, (marks, paths, without) in NOX["SELECTIONS"].items():
        is_marked = eval(marks, {"long": long, "slow": slow})
        if is_marked and _is_within(path, paths) and not _is_within(path, without):
            found.append(name)
    return found


@pytest.mark.parametrize(("long", "slow"), [*product([False, True], repeat=2)])
def test_every_test_is_run_by_one_session(long: bool, slow: bool) -> None:
    """Tests of the pad are all long; the session `browsers` runs those of `pad` in Firefox."""
    pages = [path for path in FILES if _is_within(path, (NOX["BROWSER"],))]
    for path in FILES:
        if long or path not in pages:
            assert len(_runs(path, long=long, slow=slow)) == 1, path


def test_selected_paths_exist_and_their_sessions_run_them() -> None:
    for name, (_, paths, without) in NOX["SELECTIONS"].items():
        assert name in TAGGED
        assert [one for one in (*paths, *without) if not (ROOT / one).exists()] == []
    calls = [node for node in ast.walk(TREE) if isinstance(node, ast.Call)]
    started = {ast.unparse(one.args[1]) for one in calls if ast.unparse(one.func) == "run_tests"}
    assert started == {repr(name) for name in NOX["SELECTIONS"]}


def test_every_deep_session_has_an_area_with_files() -> None:
    assert set(NOX["AREAS"]) == {name for name, tags in TAGGED.items() if "deep" in tags}
    files = [one.relative_to(ROOT).as_posix() for one in ROOT.glob("[!.n]*/**/*.*")]
    files += [one.name for one in ROOT.glob("*.*")]
    for patterns in NOX["AREAS"].values():
        for pattern in patterns:
            assert any(fnmatch(file, pattern) for file in files), pattern


def test_the_scripts_and_workflows_name_tags_and_sessions_that_exist() -> None:
    script = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    (accepted,) = re.findall(r"^case \$tag in ([\w |]+)\)", script, re.MULTILINE)
    assert set(accepted.split(" | ")) == {"check", "deep"}
    for file in (ROOT / ".github" / "workflows").glob("*.yml"):
        text = file.read_text(encoding="utf-8")
        assert set(re.findall(r"\.ci/run ?(\w*)$", text, re.MULTILINE)) <= {"", "check", "deep"}
        named = re.findall(r"nox -s ([\w -]+?)(?: -- .*)?$", text, re.MULTILINE)
        assert {name for names in named for name in names.split()} <= SESSIONS
    release = (ROOT / ".github" / "workflows" / "release.yml").read_text(encoding="utf-8")
    assert ".ci/run deep" in release
    assert "needs: [build, deep]" in release
