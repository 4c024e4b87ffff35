"""Nothing is wider than the terminal, from 40 columns on, and words are never broken."""

from pathlib import Path
from typing import Any

import pytest

from boardscore.core.terminal_text import width
from tests.cli import typed
from tests.cli.conftest import Cli
from tests.cli.hand_games import AUCTIONLAND_TYPED, PIER18_TYPED, write_packs
from tests.cli.terminals import seen

EXAMPLES = Path(__file__).parent.parent.parent / "examples"


def wordy(lines: str) -> list[str]:
    """The lines of a game, with commands before each."""
    return [word for line in lines.splitlines() for word in ("show", "moves", "help", line)]


PIERS = ("play", "pier18", "--players", "Anna,Ben", "--pack", "seven.json")
ISLANDS = ("play", "auctionland", "--players", "Alex,Bonnie", "--pack", "four.json")
AUCTION = ["build 1", "auction 1", "pass bo", "pass cl", "build 2 at 1", "build 99", "money"]
CALLS: dict[str, tuple[Any, list[str]]] = {
    "rules": (("rules",), []),
    "cards": (("pack", "show", "--demo", "pier18"), []),
    "tiles": (("pack", "show", "--demo", "auctionland"), []),
    "a game of Pier 18": (PIERS, ["nonsense", *wordy(PIER18_TYPED), "score", "record", "x 9"]),
    "a game of Auctionland": (
        (*ISLANDS, "--market-size", "3"),
        [*wordy(AUCTIONLAND_TYPED), "score"],
    ),
    "three players": (
        ("play", "auctionland", "--players", "Alex,Bo,Cleo", "--pack", "demo", "--seed", "3"),
        [*wordy("\n".join(AUCTION)), "score"],
    ),
    "a pier of 16 columns": (
        ("new", "pier18"),
        ["2", "Anna", "?", "S.Q.H..AS.Q.H..A", "..A.......A.....", "X", "list", "help"],
    ),
    "an island": (
        ("new", "auctionland"),
        ["2", "Alex", "2", "B+p BGGH+l . T", ". T T T+m", "x", "", "help", "list"],
    ),
    **{
        name: (("score", "--explain", str(EXAMPLES / f"{name}.toml")), [])
        for name in ("pier18", "auctionland", "auctionland-counts", "pier18-cards")
    },
}


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
    out = cli(*args, "--lang", lang, stdin=typed(*lines)).out
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
