"""`boardscore play` without the name of a record: continues an unfinished game in the folder."""

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.cli.hand_games import PIER18_RECORD, as_text, write_packs
from tests.cli.test_play import ON_PIERS, Data, on_piers, said, typed
from tests.tables import from_table


@pytest.fixture(autouse=True)
def _packs(folder: Path) -> None:
    write_packs(folder)


def lay(name: str, lines: list[Data], age: int = 0, more: str = "") -> None:
    """Puts a record into the folder, last written this many seconds ago."""
    path = Path(name)
    path.write_text(as_text(lines) + more, encoding="utf-8")
    then = 1_700_000_000 - age
    os.utime(path, (then, then))


@from_table
def test_a_game_with_a_changed_pack_is_reported_before_a_new_one(
    cli: Cli, lang: str, told: str
) -> None:
    """And it is unchanged."""
    cli("play", "pier18", "mine.jsonl", *ON_PIERS, stdin=typed("1 2 3 4 5 6"))
    before = Path("mine.jsonl").read_text(encoding="utf-8")
    pack = Path("seven.json")
    pack.write_text(pack.read_text(encoding="utf-8").replace("02-02", "02-03"), encoding="utf-8")
    done = cli("play", "pier18", "--lang", lang, stdin="")
    assert "mine.jsonl" in done.out
    assert told in said(done.out)
    assert Path("mine.jsonl").read_text(encoding="utf-8") == before


@pytest.mark.parametrize("line", ["", "quit\n"])
def test_a_stop_at_the_question_changes_nothing(cli: Cli, line: str) -> None:
    lay("pier18.jsonl", PIER18_RECORD[:5], more='{"mo')
    before = Path("pier18.jsonl").read_bytes()
    done = cli("play", "pier18", stdin=line)
    assert done.code == 1
    assert "Stopped. The game is saved as it was." in done.out
    assert Path("pier18.jsonl").read_bytes() == before


def test_the_newest_is_offered(cli: Cli) -> None:
    lay("a.jsonl", PIER18_RECORD[:3], age=20)
    lay("b.jsonl", PIER18_RECORD[:4], age=10)
    lay("c.jsonl", PIER18_RECORD[:5], age=30)
    assert cli("play", "pier18").out.startswith("  The game in b.jsonl is not over yet")


ILLEGAL = [*PIER18_RECORD[:4], {"move": "draft", "player": 0, "card": "3", "overlap": 0}]


def test_broken_files_and_folders_do_no_harm(cli: Cli) -> None:
    Path("bytes.jsonl").write_bytes(b"\xff\x00")
    Path("folder.jsonl").mkdir()
    os.symlink("nowhere", "link.jsonl")
    assert on_piers(cli).out.startswith("Pier 18: every move is saved in pier18.jsonl")
