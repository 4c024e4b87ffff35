"""`boardscore play` on a shared screen: nothing names a hidden card while the others look.

`transcripts/play_secrets.json` has more.
"""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from boardscore.show.typed_moves import words
from tests.cli.hand_games import PIER18
from tests.cli.terminals import read, terminal

AWAY = {"en": "is hidden.\r\n> ", "de": "verdeckt ist.\r\n> "}
FIRST = {"en": "First press Enter", "de": "Drücke erst die Eingabetaste"}
MARK = "card-"
"""The beginning of every id in the pack."""


def keys(ours: int, typed: str, until: str) -> str:
    """What appears after some keys, up to a text."""
    os.write(ours, typed.encode())
    return read(ours, until.encode())


@contextmanager
def on_piers(lang: str) -> Iterator[tuple[int, str]]:
    """A game of Pier 18 at the question before Anna's hand, and all shown before it."""
    cards = [{**card, "id": MARK + card["id"]} for card in PIER18["cards"]]
    Path("marked.json").write_text(json.dumps({**PIER18, "cards": cards}), encoding="utf-8")
    args = ("--players", "Anna,Ben", "--pack", "marked.json", "--seed", "1", "--lang", lang)
    with terminal("play", "pier18", *args) as (_, ours):
        yield ours, read(ours, AWAY[lang].encode())


COMMANDS = ("help", "moves", "hint", "undo", "show", "score", "record")


@pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=pytest.mark.long)])
def test_no_word_names_a_hidden_card(lang: str) -> None:
    """Every command, its other words, its first letters, and moves with and without their word."""
    typed = [word for command in COMMANDS for word in words(command, lang)]
    typed += [word[:3] for word in typed]
    choose, undo = words("choose", lang)[0], words("undo", lang)[0]
    moves = [f"{choose} Anna {MARK}1 {MARK}2", f"{MARK}5 {MARK}6", f"{choose} 2 1", "1", choose]
    lines = [*typed, *moves, f"{words('hint', lang)[0]} Anna", "x", "yes", f"{MARK}1", undo]
    with on_piers(lang) as (ours, before):
        assert MARK not in before
        for line in lines:
            shown = keys(ours, f"{line}\n", AWAY[lang]).replace(line, "", 1)
            assert MARK not in shown.replace(f"„{line}“", "").replace(f'"{line}"', ""), line
        shown = keys(ours, "\n", "> ")
    assert shown.count(MARK) > 3


@pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=pytest.mark.long)])
@pytest.mark.parametrize("command", ["moves", pytest.param("hint", marks=pytest.mark.long)])
def test_moves_and_hints_come_after_enter(command: str, lang: str) -> None:
    word = words(command, lang)[0]
    with on_piers(lang) as (ours, _):
        assert FIRST[lang] in keys(ours, f"{word}\n", AWAY[lang])
        keys(ours, "\n", "Anna> ")
        assert MARK in keys(ours, f"{word}\n", "Anna> ")


@pytest.mark.long
def test_the_last_hand_is_cleared_too() -> None:
    """The third card of Ben goes back into the deck, and no one may see it."""
    with on_piers("en") as (ours, _):
        lines = Path("pier18.jsonl").read_text(encoding="utf-8").splitlines()
        for (one, other, _), name in zip(json.loads(lines[1])["hands"], ("Anna", "Ben")):
            keys(ours, "\n", f"{name}> ")
            keys(ours, f"{one} {other}\n", "before the others look.")
            shown = keys(ours, "\n", "> ").split("\n" * 24)[1]
    assert shown.count("Round 1 of 1") == shown.count("Open cards") == 1
    assert "Dealt to" not in shown
