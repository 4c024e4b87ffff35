"""Nothing is wider than the terminal, from 40 columns on, and words are never broken."""

from pathlib import Path
from typing import Any

import pytest

from boardscore.core.terminal_text import width
from tests.cli import typed
from tests.cli.conftest import Cli
from tests.cli.hand_games import AUCTIONLAND_TYPED, PIER18_TYPED, write_packs
from tests.cli.terminals import seen
from tests.tables import read_table

COMMANDS = ("show", "moves", "help")
EXAMPLES = Path(__file__).parent.parent.parent / "examples"


CALLS: Any = {name: call for name, *call in read_table(__file__, "CALLS")}
"""The arguments and the typed lines; `&NAME` stands for a game with commands before each line."""
GAMES = {
    "&PIER18": PIER18_TYPED.splitlines(),
    "&AUCTIONLAND": AUCTIONLAND_TYPED.splitlines(),
    "&AUCTION": read_table(__file__, "AUCTION"),
}


def wordy(lines: list[str]) -> list[str]:
    """The lines, and commands before those of a game."""
    games = [[word for one in GAMES.get(line, []) for word in (*COMMANDS, one)] for line in lines]
    return [word for line, game in zip(lines, games, strict=True) for word in game or [line]]


def too_wide(text: str, columns: int) -> list[str]:
    """The lines that do not fit; typed lines and a command to copy are never broken."""
    return [
        line
        for line in text.splitlines()
        if width(line) > columns and "> " not in line and "boardscore play" not in line
        if len(line.split()) > 1 and "examples/" not in line
    ]


@pytest.fixture(params=[40, 44, 80])
def columns(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """The width of the terminal."""
    monkeypatch.setenv("COLUMNS", str(request.param))
    return int(request.param)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("name", CALLS)
def test_nothing_is_too_wide(cli: Cli, name: str, lang: str, columns: int, folder: Path) -> None:
    """Piers and islands that are too wide are drawn in strips; ids of clauses are not broken."""
    write_packs(folder)
    args, lines = CALLS[name]
    called = [word.replace("{examples}", str(EXAMPLES)) for word in args]
    out = cli(*called, "--lang", lang, stdin=typed(*wordy(lines))).out
    assert len(out.splitlines()) > 5
    assert not too_wide(out, columns)


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("args", "code"), [(["broken.toml"], 1), (["--an-option-that-is-not-there"], 2)]
)
def test_mistakes_on_a_terminal(args: list[str], code: int, columns: int, lang: str) -> None:
    """They are broken between words there; programs get a line for each."""
    done = seen("score", *args, "--lang", lang, columns=columns)
    assert done.code == code
    assert not too_wide(done.out, columns)
    assert code == 2 or "[pier18.pier]" in done.out
