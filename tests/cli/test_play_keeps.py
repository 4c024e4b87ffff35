"""`boardscore play` asks at a terminal whether a finished game is kept in the book."""

import os
from pathlib import Path

import pytest

from boardscore import pier18
from boardscore.book.database import Book
from boardscore.records import write_record
from boardscore.testing import play
from tests.cli.test_terminal import ctrl_c, read, terminal

__all__ = ["ctrl_c"]

BOOK = Path("data", "boardscore", "games.sqlite")
QUESTION = {"en": "Keep this game in the book (y or n)?", "de": "ins Buch aufnehmen (j oder n)?"}


@pytest.fixture(autouse=True)
def _finished(folder: Path) -> None:
    end = play(pier18.start(["Anna", "Ben"], "demo"), 7)
    (folder / "done.jsonl").write_text(write_record(end), encoding="utf-8")


def answered(*keys: str, lang: str = "en") -> str:
    """All that follows the answers to the question after the game."""
    environ = {"TERM": "dumb", "NO_COLOR": "1", "XDG_DATA_HOME": str(Path("data").absolute())}
    with terminal("play", "pier18", "done.jsonl", "--lang", lang, environ=environ) as (_, ours):
        read(ours, b"> ")
        os.write(ours, b"\n")
        shown = ""
        for key in keys:
            shown += read(ours, QUESTION[lang].encode())
            os.write(ours, key.encode())
        return shown + read(ours)


@pytest.mark.parametrize(
    ("lang", "yes", "said"),
    [
        ("en", "y\n", "Kept as game 1 of the book."),
        pytest.param("de", "j\n", "Als Partie 1 ins Buch", marks=pytest.mark.long),
    ],
)
def test_the_game_is_kept_once(lang: str, yes: str, said: str) -> None:
    assert said in answered(yes, lang=lang)
    (kept,) = Book(BOOK).games()
    assert [player["name"] for player in kept.entry.players] == ["Anna", "Ben"]
    answered(yes, lang=lang)
    assert len(Book(BOOK).games()) == 1


@pytest.mark.long
@pytest.mark.parametrize("keys", [("\n",), ("n\n",), ("back\n", "n\n"), ("\x04",), ("quit\n",)])
def test_enter_and_no_keep_nothing(keys: tuple[str, ...]) -> None:
    assert "boardscore review done.jsonl" in answered(*keys)
    assert not BOOK.exists()


@pytest.mark.long
@pytest.mark.parametrize("key", ["\x04", "quit\n"])
def test_who_leaves_without_enter_is_not_asked(key: str) -> None:
    environ = {"TERM": "dumb", "NO_COLOR": "1", "XDG_DATA_HOME": str(Path("data").absolute())}
    with terminal("play", "pier18", "done.jsonl", environ=environ) as (_, ours):
        read(ours, b"> ")
        os.write(ours, key.encode())
        assert QUESTION["en"] not in read(ours)
