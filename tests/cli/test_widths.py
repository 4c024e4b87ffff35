"""Nothing is wider than the terminal, from 40 columns on, and words are never broken."""

from pathlib import Path

import pytest

from boardscore.core.terminal_text import width
from tests.cli.conftest import Cli
from tests.cli.test_terminal import PLAIN, seen

EXAMPLES = Path(__file__).parent.parent.parent / "examples"
LANGS = ["en", "de"]

pytestmark = pytest.mark.parametrize("lang", LANGS)


@pytest.fixture(params=[40, 44, 80])
def columns(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> int:
    """The width of the terminal."""
    size: int = request.param
    monkeypatch.setenv("COLUMNS", str(size))
    return size


def too_wide(text: str, columns: int) -> list[str]:
    """The lines that do not fit; a command to copy is never broken."""
    lines = text.splitlines()
    return [
        line for line in lines if width(line) > columns and not line.startswith("  boardscore ")
    ]


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


@pytest.mark.long
@pytest.mark.parametrize("name", ["pier18", "auctionland", "auctionland-counts", "pier18-cards"])
def test_scores(cli: Cli, columns: int, lang: str, name: str) -> None:
    file = EXAMPLES / f"{name}.toml"
    Path(file.name).write_bytes(file.read_bytes())
    out = cli("score", "--explain", file.name, "--lang", lang).out
    assert not too_wide(out, columns)


def test_rules(cli: Cli, columns: int, lang: str) -> None:
    assert not too_wide(cli("rules", "--lang", lang).out, columns)


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_packs(cli: Cli, columns: int, lang: str, game: str) -> None:
    assert not too_wide(cli("pack", "show", "--demo", game, "--lang", lang).out, columns)


def test_a_game_of_pier18(cli: Cli, columns: int, lang: str) -> None:
    lines = ["help", "moves", "1 2", "nonsense", "", "", "", "", "show", "score", "record", "x 9"]
    players = ("--players", "Anna,Ben,Cleo", "--pack", "demo", "--seed", "3", "--lang", lang)
    out = cli("play", "pier18", *players, stdin=typed(*lines)).out
    assert not too_wide(out, columns)


def test_a_game_of_auctionland(cli: Cli, columns: int, lang: str) -> None:
    """Four tiles in a row are too wide for 40 columns, so they are drawn in strips."""
    lines = ["build 1", "help", "moves", "auction 1", "pass bo", "pass cl", "build 2 at 1", "show"]
    players = ("--players", "Alex,Bonnie,Cleo", "--pack", "demo", "--seed", "3", "--lang", lang)
    more = ["help", "moves", "score", "build 99", "money"]
    out = cli("play", "auctionland", *players, stdin=typed(*lines, *more)).out
    assert not too_wide(out, columns)


def test_a_pier_that_is_entered(cli: Cli, columns: int, lang: str) -> None:
    """16 columns of 4 cells are too wide for 40 columns, so they are drawn in strips."""
    pier = typed("2", "Anna", "?", "S.Q.H..AS.Q.H..A", "..A.......A.....", "X", "list", "help")
    out = cli("new", "pier18", "--lang", lang, stdin=pier).out
    assert "S   .   Q" in out
    assert not too_wide(out, columns)


def test_an_island_that_is_entered(cli: Cli, columns: int, lang: str) -> None:
    island = typed("2", "Alex", "2", "B+p BGGH+l . T", ". T T T+m", "x", "", "help", "list")
    out = cli("new", "auctionland", "--lang", lang, stdin=island).out
    assert "|   B   B   |" in out
    assert not too_wide(out, columns)


@pytest.mark.long
def test_mistakes_on_a_terminal(columns: int, lang: str) -> None:
    """They are broken between words there; programs get a line for each."""
    code, out, _ = seen("score", "broken.toml", "--lang", lang, columns=columns, environ=PLAIN)
    assert code == 1
    assert not too_wide(out, columns)
    assert "[pier18.pier]" in out


@pytest.mark.long
def test_wrong_use_on_a_terminal(columns: int, lang: str) -> None:
    given = ("score", "--an-option-that-is-not-there", "--lang", lang)
    code, out, _ = seen(*given, columns=columns, environ=PLAIN)
    assert code == 2
    assert not too_wide(out, columns)
