"""One run of mutmut, in a separate folder with links to everything except the settings."""

import os
import re
import subprocess
import sys
from collections.abc import Sequence
from contextlib import chdir
from pathlib import Path

from mutmut.mutation.diff_apply import get_diff_for_mutant

from tests.mutation.groups import Group

ROOT = Path(__file__).parents[2]
MUTMUT, PYTEST = ([sys.executable, "-m", name] for name in ("mutmut", "pytest"))
BORROWED = ("src", "tests", "examples", "docs", "README.md", "mkdocs.yml", "pyproject.toml")
REGISTERING = [f"tests/third_game/test_{name}.py" for name in ("registration", "stones")]
"""The tests that register a game: mutmut cannot run them twice in a process."""
SETTINGS = """[mutmut]
source_paths =
    src/
only_mutate =
    {modules}
pytest_add_cli_args_test_selection =
    {tests}
also_copy =
    {borrowed}
"""
_RESULT = re.compile(r"^\s*(\S+): (.+)$", re.MULTILINE)


def prepared(name: str, group: Group) -> Path:
    """The folder in which a group is mutated; earlier results are kept."""
    folder = ROOT / "mutants" / name
    folder.mkdir(parents=True, exist_ok=True)
    for part in BORROWED:
        borrowed = folder / part
        if not borrowed.is_symlink():
            borrowed.symlink_to(ROOT / part)
    modules = [f"src/boardscore/{module}" for module in group.modules]
    lists = {"modules": modules, "tests": group.tests, "borrowed": BORROWED[2:]}
    written = {key: "\n    ".join(lines) for key, lines in lists.items()}
    (folder / "setup.cfg").write_text(SETTINGS.format(**written), encoding="utf-8")
    return folder


def run(folder: Path, mutants: Sequence[str]) -> None:
    """Runs these mutants, or all of them; the output of mutmut goes to `log`."""
    with (folder / "log").open("w", encoding="utf-8") as log:
        subprocess.run([*MUTMUT, "run", *mutants], cwd=folder, stdout=log, stderr=log, check=True)


def results(folder: Path) -> dict[str, str]:
    told = subprocess.run(
        [*MUTMUT, "results", "--all", "true"],
        cwd=folder,
        capture_output=True,
        text=True,
        check=True,
    )
    return dict(_RESULT.findall(told.stdout))


def change(folder: Path, mutant: str) -> tuple[str, str]:
    file = f"src/{mutant.rpartition('.')[0].replace('.', '/')}.py"
    with chdir(folder):
        shown = get_diff_for_mutant(mutant, path=file).splitlines()
    before = [line[1:].strip() for line in shown if re.match(r"-(?!--)", line)]
    after = [line[1:].strip() for line in shown if re.match(r"\+(?!\+\+)", line)]
    return " ".join(before), " ".join(after)


def noticed_afresh(folder: Path, group: Group, mutant: str) -> bool:
    """Whether the tests notice a mutant that is there when the package is imported.

    mutmut changes the package after importing it, so it misses changes in code that builds tables.
    """
    ours = os.environ | {"MUTANT_UNDER_TEST": mutant, "PYTHONPATH": "src"}
    told = subprocess.run(
        [*PYTEST, "-xp", "no:cacheprovider", *group.tests, *REGISTERING],
        cwd=folder / "mutants",
        env=ours,
        capture_output=True,
        check=False,
    )
    return told.returncode != 0
