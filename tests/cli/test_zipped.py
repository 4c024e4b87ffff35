"""The package in a zip file, as zipapp makes it."""

import json
import re
import shutil
import subprocess
import sys
import zipapp
from collections.abc import Iterator
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests import HANGS
from tests.cli import PIER18

pytestmark = pytest.mark.long

SOURCES = Path(__file__).parents[2] / "src" / "boardscore"


@pytest.fixture(scope="module")
def zipped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package in a zip file, which starts it as the installed command does."""
    folder = tmp_path_factory.mktemp("zipped")
    shutil.copytree(
        SOURCES, folder / "all" / "boardscore", ignore=shutil.ignore_patterns("__pycache__")
    )
    file = folder / "boardscore.pyz"
    zipapp.create_archive(folder / "all", file, main="boardscore.cli:process")
    return file


def run(zipped: Path, *args: str) -> "subprocess.CompletedProcess[str]":
    """A run outside of the repository; other packages come from the environment."""
    return subprocess.run(
        [sys.executable, str(zipped), *args],
        cwd=zipped.parent,
        env={"LANG": "C.UTF-8"},
        check=False,
        capture_output=True,
        encoding="utf-8",
        stdin=subprocess.DEVNULL,
    )


def test_exit_codes_are_those_of_the_command(zipped: Path) -> None:
    (zipped.parent / "one.toml").write_text(PIER18, encoding="utf-8")
    done = run(zipped, "score", "one.toml", "nowhere.toml")
    assert (done.returncode, "Anna" in done.stdout) == (1, True)
    assert run(zipped, "score", "--nonsense").returncode == 2
    done = run(zipped, "score", "--json", "one.toml")
    assert (done.returncode, json.loads(done.stdout)["game"]) == (0, "pier18")


def test_processes_start_from_a_zip_file(zipped: Path) -> None:
    done = run(zipped, "arena", "pier18", "greedy", "random", "--games", "4", "--jobs", "2")
    assert (done.returncode, done.stderr) == (0, "")
    assert "4 games" in done.stdout


EVERY_FILE = """
import sys
from importlib.resources import files
import boardscore
assert "boardscore.pyz" in boardscore.__file__, boardscore.__file__
from boardscore import schemas
from boardscore.cli.ask import new
from boardscore.cli.ask.questions import questions
from boardscore.packs import demo_pack
from boardscore.pad import page_files
from boardscore.verify.vectors import export
print(len([schemas.schema(name) for name in schemas.NAMES]))
print(*(demo_pack(game).name for game in ("pier18", "auctionland")))
print(*(b"[[players]]" in questions(game).template("de") for game in ("pier18", "auctionland")))
print(*sorted(page_files.files()))
print(len(export.files()) > 10)
"""


def test_every_kind_of_file_in_the_package_is_found(zipped: Path) -> None:
    """Schemas, demonstration packs, templates, the page of the pad, and test vectors."""
    done = subprocess.run(
        [sys.executable, "-c", EVERY_FILE],
        cwd=zipped.parent,
        env={"PYTHONPATH": str(zipped)},
        check=False,
        capture_output=True,
        encoding="utf-8",
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.splitlines() == [
        "10",
        "demo-pier18 demo-auctionland",
        "True True",
        (
            "book.js icon-192.png icon-512.png index.css index.html index.js manifest.webmanifest "
            "pack-editor.js whole-180.png whole-512.png"
        ),
        "True",
    ]


@pytest.fixture
def address(zipped: Path) -> Iterator[str]:
    command = [sys.executable, str(zipped), "--lang", "en", "pad", "--port", "0"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, encoding="utf-8") as server:
        assert server.stdout is not None
        found = re.search(r"http://\S+", server.stdout.readline())
        try:
            assert found is not None
            yield found[0]
        finally:
            server.terminate()


def test_the_pad_serves_its_page(address: str) -> None:
    with urlopen(address, timeout=HANGS) as page:
        assert b"<title>" in page.read()
