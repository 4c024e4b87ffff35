"""The loops to start from that `boardscore adapter` prints for PHP, Go, Ruby and Rust.

PHP runs where it is installed. The others are built, so they run only where GO, RUBY and CARGO name
their programs.
"""

import os
import subprocess
import tomllib
from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

import pytest

from boardscore.verify.program.outcomes import Status
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import legal, replay, score, trace
from boardscore.verify.program.replies import Greeting, Moves, Refused, Scored
from tests.verify.foreign import LOOPS, PHP, ask, needs_php

GO, RUBY, CARGO = map(os.environ.get, ("GO", "RUBY", "CARGO"))
PROGRAMS = {"php": PHP, "go": GO, "ruby": RUBY, "rust": CARGO}
LONGEST = 60

CRATES = Path("/usr/share/cargo/registry")
"""The crates of Debian's packages, which need no network."""

FILES = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


def needed(language: str) -> object:
    missing = PROGRAMS[language] is None
    return pytest.param(language, marks=pytest.mark.skipif(missing, reason=f"no {language} named"))


LANGUAGES = [pytest.param("php", marks=needs_php), *map(needed, ("go", "ruby", "rust"))]


def shipped(language: str) -> str:
    file = files("boardscore.verify") / "adapters" / LOOPS[language]
    return file.read_text(encoding="utf-8")


def started(language: str, source: str, folder: Path) -> Sequence[str]:
    """The command that starts a program, which is built if necessary."""
    program, file = str(PROGRAMS[language]), folder / LOOPS[language]
    file.write_text(source, encoding="utf-8")
    if language == "go":
        run(program, "build", "-o", "mine", file.name, folder=folder)
        return [str(folder / "mine")]
    if language == "rust":
        (folder / "src").mkdir()
        file.rename(folder / "src" / "main.rs")
        (folder / "Cargo.toml").write_text(FILES["project"], encoding="utf-8")
        if CRATES.is_dir():
            (folder / ".cargo").mkdir()
            (folder / ".cargo" / "config.toml").write_text(
                FILES["crates_of_debian"], encoding="utf-8"
            )
        run(program, "build", "--quiet", folder=folder)
        return [str(folder / "target" / "debug" / "mine")]
    return [program, str(file)]


def run(*command: str, folder: Path) -> None:
    done = subprocess.run(command, cwd=folder, capture_output=True, encoding="utf-8", check=False)
    assert (done.returncode, done.stdout + done.stderr) == (0, "")


PIERS = [{"pier": ["S.Q", ".HA"]}, {"pier": ["SQ", ".."]}]
POSITION = score({"game": "pier18", "players": PIERS})
BROKEN = score({"game": "pier18", "players": [{"pier": None}]})
MOVE = {"move": "choose", "player": 1, "plan": "\u00fc \U0001f3a8", "turned": False, "cards": []}
RECORD = [{"game": "pier18"}, MOVE]


@pytest.mark.parametrize("language", LOOPS)
def test_a_loop_is_short(language: str) -> None:
    lines = shipped(language).splitlines()
    assert len(lines) <= LONGEST
    assert max(map(len, lines)) <= 100


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unchanged_loop_has_a_name_and_nothing_filled_in(language: str, tmp_path: Path) -> None:
    command = started(language, shipped(language), tmp_path)
    with Program(command) as program:
        opening = program.opening(lambda _: [POSITION])
        requests = [POSITION, legal(RECORD), replay(RECORD), trace(RECORD)]
        outcomes = list(program.ask(requests))
    assert (opening.fault, program.conduct.remarks) == (None, ())
    assert isinstance(opening.greeting, Greeting)
    assert (opening.greeting.name, opening.greeting.version) == ("mine", "1")
    assert [outcome.status for outcome in outcomes] == [Status.UNSUPPORTED] * len(requests)


@pytest.mark.long
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_loop_can_be_filled_in(language: str, tmp_path: Path) -> None:
    """It answers several requests, repeats moves letter by letter, and survives an exception."""
    source = shipped(language)
    for line in FILES[language]:
        assert line["blank"] in source
        source = source.replace(line["blank"], line["code"], 1)
    command = started(language, source, tmp_path)
    outcomes = list(ask(command, [POSITION, legal(RECORD), BROKEN, POSITION, replay(RECORD)]))
    fine, moves, broken, again, last = (outcome.answer for outcome in outcomes)
    assert fine == again == Scored((3, 2))
    assert moves == Moves((MOVE,))
    assert isinstance(broken, Refused)
    assert broken.code == "internal"
    assert broken.said
    assert last == Refused("illegal", index=3)
