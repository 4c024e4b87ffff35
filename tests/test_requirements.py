"""Lock files agree with the dependency groups, and the texts name existing sessions."""

import ast
import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["dependency-groups"]
LOCKED_GROUPS = sorted(file.stem for file in FOLDER.glob("*.txt"))
ENTRY = re.compile(
    r"^(?P<name>[\w.-]+)==(?P<version>[^\s;]+)[^\\\n]*"
    r"(?P<hashes>(?:\\\n +--hash=sha256:\w{64} ?)+)$",
    re.MULTILINE,
)
TEXTS = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *(ROOT / "docs").rglob("*.md"),
    *(ROOT / "benchmarks").glob("*.py"),
    *(ROOT / "tests").rglob("*.py"),
    ROOT / "noxfile.py",
]


@cache
def locked(group: str) -> dict[tuple[str, str], frozenset[str]]:
    """The hashes in a lock file by name and version."""
    text = (FOLDER / f"{group}.txt").read_text(encoding="utf-8")
    found = {
        (one["name"], one["version"]): frozenset(re.findall(r"sha256:\w+", one["hashes"]))
        for one in ENTRY.finditer(text)
    }
    assert len(found) == len(re.findall(r"^\w", text, re.MULTILINE)), "an entry of another form"
    return found


def required(group: str) -> list[Requirement]:
    """The requirements of a group, with those of the groups that it includes."""
    found: list[Requirement] = []
    for one in GROUPS[group]:
        if isinstance(one, str):
            found.append(Requirement(one))
        else:
            found += required(one["include-group"])
    return found


def test_no_locked_requirement_has_an_address() -> None:
    files = [*FOLDER.glob("*.txt"), *FOLDER.glob("npm/*.json"), ROOT / ".pre-commit-config.yaml"]
    assert [file.name for file in files if "://" in file.read_text(encoding="utf-8")] == []


def test_dev_includes_every_group() -> None:
    assert {one["include-group"] for one in GROUPS["dev"]} == set(GROUPS) - {"dev"}


@pytest.mark.parametrize("group", LOCKED_GROUPS)
def test_a_lock_file_satisfies_its_group(group: str) -> None:
    wanted = required(group)
    if group != "tools":
        wanted += map(Requirement, PROJECT["project"]["dependencies"])
    if group == "dev":
        extras = PROJECT["project"]["optional-dependencies"].values()
        names = [one for extra in extras for one in extra if not one.startswith("boardscore")]
        wanted += map(Requirement, names)
    for one in wanted:
        name = re.sub(r"[-_.]+", "-", one.name).lower()
        assert any(
            name == found and version in one.specifier for found, version in locked(group)
        ), one


@pytest.mark.parametrize("group", LOCKED_GROUPS)
def test_every_lock_file_is_part_of_that_of_dev(group: str) -> None:
    assert locked(group).items() <= locked("dev").items()


def test_pre_commit_has_the_locked_ruff() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    versions = re.findall(r"ruff==([\w.]+)", text)
    assert len(versions) == text.count("- id:")
    assert {("ruff", version) for version in versions} <= set(locked("dev"))


def sessions() -> set[str]:
    """The names of all sessions of the noxfile."""
    tree = ast.parse((ROOT / "noxfile.py").read_text(encoding="utf-8"))
    functions = [one for one in tree.body if isinstance(one, ast.FunctionDef)]
    names = {one.name for one in functions if one.decorator_list}
    benchmarks = {file.stem.replace("_", "-") for file in (ROOT / "benchmarks").glob("*.py")}
    return names | {f"bench-{name}" for name in benchmarks - {"interleaved"}}


def test_texts_name_sessions_and_lock_files_that_exist() -> None:
    wanted = re.compile(r"\bnox -s ([\w-]+)|requirements/(\w+)\.(?:txt|in)\b")
    there = sessions() | set(LOCKED_GROUPS) | {"NAME"}
    for file in TEXTS:
        named = wanted.findall(file.read_text(encoding="utf-8"))
        assert {session or group for session, group in named} - there == set(), file
