"""Typed answers have the limits of files: the program can read all that it writes."""

import json
from pathlib import Path

import pytest

import boardscore
from tests.cli.conftest import Cli
from tests.cli.hand_games import PIER18_RECORD, PIER18_TYPED, as_text, write_packs

MOST = 1_000_000
"""The maximum size of a file in bytes."""
RECORD = Path("our.jsonl")
POSITION = Path("typed.toml")


@pytest.fixture(autouse=True)
def _settings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def flowing(said: str) -> str:
    return " ".join(said.split())


# The longest answer to each question, and one that is longer


def test_an_answer_about_a_position(cli: Cli) -> None:
    """The name of a player, the columns of a pier, the Patron cards, the claimed total."""
    name, pier = "N" * 1000, "A" * 400
    answers = [
        *("1", name + "N", name),
        *(pier + "A", pier, "." * 400, "n"),
        *("19", "18", "y", "10000", "9999", ""),  # no game for one has 18 Patron cards
    ]
    done = cli("new", "pier18", str(POSITION), stdin=typed(*answers))
    assert (done.code, done.err) == (0, "")
    (player,) = boardscore.load(str(POSITION)).players
    assert (player.name, player.patrons, player.claimed) == (name, 18, 9999)
    assert player.pier.columns == 400  # type: ignore[union-attr]


def test_the_names_of_a_game(cli: Cli) -> None:
    write_packs(Path())
    long, longest = "A" * 1001, "A" * 1000
    done = cli("play", "pier18", stdin=typed(f"{long}, Ben", f"{longest}, Ben", "seven.json"))
    assert "the limit is 1000" in flowing(done.out)
    setup = json.loads(Path("pier18.jsonl").read_text(encoding="utf-8"))
    assert setup["players"] == [longest, "Ben"]


# A file that grows


def test_a_record_does_not_grow_beyond_the_limit(cli: Cli) -> None:
    """Blanks in its first line leave room for two moves of the game and not for a third."""
    write_packs(Path())
    first, *moves = as_text(PIER18_RECORD).splitlines(keepends=True)
    room = len("".join(moves[:2]).encode())
    RECORD.write_text(first.rstrip() + " " * (MOST - room - len(first)) + "\n", encoding="utf-8")
    done = cli("play", "pier18", str(RECORD), stdin=typed(*PIER18_TYPED.splitlines()[:3]))
    assert done.code == 1
    assert "could not be read back" in flowing(done.out + done.err)
    assert RECORD.stat().st_size <= MOST
    again = cli("play", "pier18", str(RECORD), stdin="")
    assert "continuing with our.jsonl, 2 moves so far" in flowing(again.out)
