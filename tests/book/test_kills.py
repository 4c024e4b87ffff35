"""A book in the hands of programs that are killed, run out of space, or write at the same time."""

import subprocess
import sys
from pathlib import Path

import pytest

from boardscore.book import Book, write_book
from tests import HANGS
from tests.book.games import entry, pier18_game
from tests.cli import environment

pytestmark = pytest.mark.long

KEEPER = """
import sys
from itertools import count
from boardscore.book import Book, BookEntry, read_book

(game,) = read_book(open(sys.argv[1], encoding="utf-8").read())
for number in count():
    Book(sys.argv[2]).keep(BookEntry({**game.data, "id": f"{sys.argv[3]}{number}"}))
    print(number, flush=True)
"""
"""Keeps one game after the other, and says so after each."""

LIMITED = f"""
import resource, signal

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (65_536, 65_536))
{KEEPER}"""
"""No file of this program grows beyond 64 KB."""


def keeper(folder: Path, name: str, source: str = KEEPER) -> "subprocess.Popen[str]":
    game = folder / "game.json"
    game.write_text(write_book([entry(pier18_game())]), encoding="utf-8")
    return subprocess.Popen(
        [sys.executable, "-c", source, str(game), str(folder / "book.sqlite"), name],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(),
    )


def read(program: "subprocess.Popen[str]", games: int) -> None:
    """Waits until a program has said that this many games are kept."""
    assert program.stdout is not None
    for number in range(games):
        assert program.stdout.readline() == f"{number}\n"


def kept(folder: Path) -> list[str]:
    return sorted(one.entry.id for one in Book(folder / "book.sqlite").games())


@pytest.mark.parametrize("games", [1, 2, 3, 10, 30])
def test_after_a_kill_every_game_that_was_kept_is_there(tmp_path: Path, games: int) -> None:
    """The kill comes while the program keeps the next game; that one is there or is not."""
    program = keeper(tmp_path, "a")
    read(program, games)
    program.kill()
    rest, _ = program.communicate(timeout=HANGS)
    said = games + rest.count("\n")
    assert len(kept(tmp_path)) in {said, said + 1}


def test_two_programs_keep_all_their_games(tmp_path: Path) -> None:
    programs = [keeper(tmp_path, name) for name in "ab"]
    for program in programs:
        read(program, 20)
    for program in programs:
        program.kill()
        program.communicate(timeout=HANGS)
    found = kept(tmp_path)
    assert {f"{name}{number}" for name in "ab" for number in range(20)} <= {*found}
    assert len({*found}) == len(found)


def test_without_space_the_kept_games_stay(tmp_path: Path) -> None:
    pytest.importorskip("resource")
    program = keeper(tmp_path, "a", LIMITED)
    said, why = program.communicate(timeout=HANGS)
    assert "DocumentError" in why
    assert len(kept(tmp_path)) == said.count("\n") > 1
