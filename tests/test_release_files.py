"""The files around a release agree with the package, and the workflows with each other."""

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path

import pytest

from boardscore import __version__
from tests.tables import from_table

ROOT = Path(__file__).parent.parent
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]


def read(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def test_actions_are_pinned_by_commit_and_each_to_one_version() -> None:
    pins: dict[str, set[str]] = {}
    for file in WORKFLOWS:
        for used in re.findall(r"uses: (?!\./ )(.*)", file.read_text(encoding="utf-8")):
            action, pin = used.split("@")
            assert re.fullmatch(r"[0-9a-f]{40} # v\d+\.\d+\.\d+", pin), used
            pins.setdefault(action, set()).add(pin)
    assert pins
    assert {action: found for action, found in pins.items() if len(found) > 1} == {}


def test_workflows_have_no_permission_unless_a_job_asks_for_it() -> None:
    assert len(WORKFLOWS) == 3
    for file in WORKFLOWS:
        assert "\npermissions: {}\n" in file.read_text(encoding="utf-8"), file


def test_the_quick_tests_run_on_every_python_of_the_classifiers() -> None:
    (listed,) = re.findall(r"python: \[(.*)\]", read(".github/workflows/tests.yml"))
    prefix = "Programming Language :: Python :: 3."
    found = [one for one in PROJECT["classifiers"] if one.startswith(prefix)]
    assert re.findall(r"3\.\d+", listed) == [one.rpartition(" ")[2] for one in found]
    assert PROJECT["requires-python"] == f">={re.findall(r'3[.][0-9]+', listed)[0]}"


def test_the_citation_has_the_version() -> None:
    assert f"\nversion: {__version__}\n" in read("CITATION.cff")


def test_the_address_of_the_repository_is_in_one_place() -> None:
    """So a new owner changes one table."""
    address = re.compile(rb"github\.(?:com/[\w-]+|io)/boardscore")
    files = [*ROOT.glob("*.*"), *ROOT.glob(".github/**/*.*"), *ROOT.glob("docs/**/*.md")]
    found = {file.name for file in files if file.is_file() and address.search(file.read_bytes())}
    assert found == {"pyproject.toml"}
    assert set(PROJECT["urls"]) == {"Repository", "Documentation", "Changes", "Issues"}


def test_links_of_the_readme_lead_somewhere_on_the_package_index() -> None:
    hatchling = pytest.importorskip("hatchling")
    spec = spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert hatchling
    assert spec
    assert spec.loader
    build = module_from_spec(spec)
    spec.loader.exec_module(build)
    urls = {"Documentation": "https://docs.example", "Repository": "https://code.example"}
    text = '[a](docs/a-b.md#c) [d](LICENSE) [e](https://f.example) [g](#h) <img src="docs/i.jpg">'
    assert build.with_whole_links(text, urls, "1.0.0") == (
        "[a](https://docs.example/1.0.0/a-b.html#c) [d](https://code.example/raw/v1.0.0/LICENSE) "
        '[e](https://f.example) [g](#h) <img src="https://code.example/raw/v1.0.0/docs/i.jpg">'
    )


def test_the_licences_of_everything_in_the_pad_are_listed() -> None:
    library = re.search(r"^LIBRARY = \((.*)\)$", read("docs/offline/build.py"), re.MULTILINE)
    assert library
    third_party = read("THIRD_PARTY.md")
    for package in set(re.findall(r"\w+", library[1])) - {"boardscore", "attr"}:
        assert f"\n| {package}" in third_party
    assert "\n| Pyodide" in third_party


needs_bash = pytest.mark.skipif(
    not (shutil.which("bash") and shutil.which("git")), reason="needs bash and git"
)


@pytest.mark.long
@needs_bash
@from_table
def test_the_action_shows_the_badge_and_ends_like_the_command(
    tmp_path: Path, program: str, options: str, code: int, verdict: str | None
) -> None:
    boardscore = tmp_path / "boardscore"
    boardscore.write_text(f'#!/bin/sh\nexec {sys.executable} -m boardscore "$@"\n')
    boardscore.chmod(0o755)
    output, summary = tmp_path / "output", tmp_path / "summary"
    given = {
        "COMMAND": f"{sys.executable} examples/implementations/python/{program}",
        "OPTIONS": options,
        "BADGE": str(tmp_path / "badge.json"),
        "GITHUB_OUTPUT": str(output),
        "GITHUB_STEP_SUMMARY": str(summary),
    }
    done = subprocess.run(
        ["bash", ".github/verify.sh", str(boardscore)],
        cwd=ROOT,
        env={**os.environ, **given},
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert done.returncode == code, done.stderr
    assert done.stdout.startswith("::notice title=boardscore::") == (verdict is not None)
    if verdict is None:
        assert "--level" in done.stderr
        assert not output.exists()
        return
    line = (tmp_path / "badge.json").read_text(encoding="utf-8")
    assert json.loads(line)["verdict"] == verdict
    assert output.read_text(encoding="utf-8") == f"badge={line}"
    assert summary.read_text(encoding="utf-8").splitlines()[2:5] == ["```json", line.strip(), "```"]


def test_the_action_passes_its_inputs_to_its_script() -> None:
    action, script = read("action.yml"), read(".github/verify.sh")
    inputs = set(
        re.findall(r"^  (\w+):\n    description:", action.split("outputs:")[0], re.MULTILINE)
    )
    assert inputs == {"command", "options", "badge"}
    for name in inputs:
        assert f"{name.upper()}: ${{{{ inputs.{name} }}}}" in action
        assert f"${name.upper()}" in script


@pytest.mark.long
@needs_bash
def test_sites_are_published_by_version(tmp_path: Path) -> None:
    remote = tmp_path / "remote.git"
    subprocess.run(["git", "init", "--quiet", "--bare", str(remote)], check=True)
    for ref, words in (("v1.0.0", "one"), ("main", "next"), ("v1.1.0", "two")):
        site = tmp_path / "site"
        site.mkdir(exist_ok=True)
        (site / "index.html").write_text(words, encoding="utf-8")
        publish = [".github/publish_docs.sh", str(site), ref, str(remote)]
        subprocess.run(["bash", *publish], check=True, cwd=ROOT)

    def page(name: str) -> str:
        show = ["git", "-C", str(remote), "show", f"gh-pages:{name}"]
        return subprocess.run(show, check=True, capture_output=True, encoding="utf-8").stdout

    sites = {name: page(f"{name}/index.html") for name in ("1.0.0", "1.1.0", "latest", "dev")}
    assert sites == {"1.0.0": "one", "1.1.0": "two", "latest": "two", "dev": "next"}
    assert "url=latest/index.html" in page("index.html")
