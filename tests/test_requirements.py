"""Lock files agree with the dependency groups, and the texts name existing sessions."""

import re
import tomllib
from functools import cache
from pathlib import Path

import pytest
from packaging.requirements import Requirement

from tests import meets
from tests.test_sessions import SESSIONS

ROOT = Path(__file__).parent.parent
FOLDER = ROOT / "requirements"
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
GROUPS = PROJECT["dependency-groups"]
OF_THE_PACKAGE = {"run", "lowest"}
"""Lock files of the package with all extras, in the newest and in the lowest versions."""
ALONE = {"meets", "pictures", "pure", "pyodide", "solver"}
"""Groups in an environment of their own, which that of `dev` does not include."""
UNLIKE = {"meets", "pure"}
"""Those with other versions than `dev`: tianshou wants an older virtualenv than nox, and the newest
Hypothesis has a compiled part."""
LOCKED_GROUPS = sorted({file.stem for file in FOLDER.glob("*.txt")} - OF_THE_PACKAGE)
ENTRY = re.compile(
    r"^(?P<name>[\w.-]+)(\[[\w, -]+\])?==(?P<version>[^\s;]+)[^\\\n]*"
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
    files = [*FOLDER.glob("*.txt"), *FOLDER.glob("*/*.json"), ROOT / ".pre-commit-config.yaml"]
    assert [file.name for file in files if "://" in file.read_text(encoding="utf-8")] == []


def test_dev_includes_every_group() -> None:
    assert {one["include-group"] for one in GROUPS["dev"]} == set(GROUPS) - {"dev", *ALONE}


@pytest.mark.parametrize("group", LOCKED_GROUPS)
def test_a_lock_file_satisfies_its_group(group: str) -> None:
    wanted = required(group)
    if group != "tools":
        wanted += map(Requirement, PROJECT["project"]["dependencies"])
    if group == "dev":
        wanted += of_extras()
    for one in wanted:
        assert is_met(one, group), one


def of_extras() -> list[Requirement]:
    extras = PROJECT["project"]["optional-dependencies"].values()
    names = [one for extra in extras for one in extra if not one.startswith("boardscore")]
    return [Requirement(name) for name in names]


def is_met(wanted: Requirement, group: str) -> bool:
    """Whether a lock file has a package in a version that a requirement allows."""
    name = re.sub(r"[-_.]+", "-", wanted.name).lower()
    return any(name == found and version in wanted.specifier for found, version in locked(group))


def of_the_package() -> list[Requirement]:
    return [*map(Requirement, PROJECT["project"]["dependencies"]), *of_extras()]


@pytest.mark.parametrize("group", sorted(OF_THE_PACKAGE))
def test_the_lock_files_of_the_package_satisfy_it(group: str) -> None:
    for one in of_the_package():
        assert is_met(one, group), one


def test_lowest_has_the_lowest_allowed_versions() -> None:
    """In the metadata each requirement has one lower limit, such as `attrs>=23.2`."""
    for one in of_the_package():
        (limit,) = one.specifier
        assert is_met(Requirement(f"{one.name}~={limit.version}.0"), "lowest"), one


@pytest.mark.parametrize("group", sorted({*LOCKED_GROUPS, "run"} - ALONE))
def test_every_lock_file_is_part_of_that_of_dev(group: str) -> None:
    assert locked(group).items() <= locked("dev").items()


@pytest.mark.parametrize("group", sorted(ALONE - UNLIKE))
def test_a_package_of_several_environments_has_one_version(group: str) -> None:
    names = {name for name, _ in locked("dev")}
    shared = {(name, version) for name, version in locked(group) if name in names}
    assert shared
    assert shared <= locked("dev").keys()


def test_pre_commit_has_the_locked_ruff() -> None:
    text = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    versions = re.findall(r"ruff==([\w.]+)", text)
    assert len(versions) == text.count("- id:")
    assert {("ruff", version) for version in versions} <= set(locked("dev"))


def test_texts_name_sessions_and_lock_files_that_exist() -> None:
    wanted = re.compile(r"\bnox -s ([\w-]+)|requirements/(\w+)\.(?:txt|in)\b")
    there = set(SESSIONS) | set(LOCKED_GROUPS) | OF_THE_PACKAGE | {"NAME"}
    for file in TEXTS:
        named = wanted.findall(file.read_text(encoding="utf-8"))
        assert {session or group for session, group in named} - there == set(), file


def test_every_row_of_the_table_of_tools_has_a_run_and_a_version() -> None:
    assert [row["tool"] for row in meets.rows()] == list(meets.RUNS)
    packages = {name for name, _ in locked("meets")} | {"ajv", "quicktype"}
    assert {row["package"] for row in meets.rows()} <= packages
