"""`boardscore play` on a shared screen: nothing names a hidden card while the others look."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from boardscore.show.typed_moves import words
from tests.cli.hand_games import AUCTIONLAND, PIER18
from tests.cli.test_terminal import ctrl_c, press_ctrl_c, read, terminal

__all__ = ["ctrl_c"]

SCREEN = {"TERM": "dumb", "NO_COLOR": "1"}
AWAY = {"en": "is hidden.\r\n> ", "de": "verdeckt ist.\r\n> "}
CLEAR = {"en": "before the others look.", "de": "bevor die anderen hinsehen."}
FIRST = {"en": "First press Enter", "de": "Drücke erst die Eingabetaste"}
WIPED = "\n" * 24
MARK = "card-"
"""The beginning of every id in the pack."""


@pytest.fixture(autouse=True)
def _packs(folder: Path) -> None:
    cards = [{**card, "id": MARK + card["id"]} for card in PIER18["cards"]]
    pack = {**PIER18, "cards": cards}
    (folder / "marked.json").write_text(json.dumps(pack), encoding="utf-8")
    (folder / "four.json").write_text(json.dumps(AUCTIONLAND), encoding="utf-8")


def keys(ours: int, typed: str, until: str) -> str:
    """What appears after some keys, up to a text."""
    os.write(ours, typed.encode())
    return read(ours, until.encode())


@contextmanager
def on_piers(*more: str, lang: str = "en") -> Iterator[tuple[int, str]]:
    """A game of Pier 18 at the question before Anna's hand, and all shown before it."""
    args = ("play", "pier18", "--players", "Anna,Ben", "--pack", "marked.json", "--lang", lang)
    with terminal(*args, *more, environ=SCREEN) as (_, ours):
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
    with on_piers("--seed", "1", lang=lang) as (ours, before):
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
    with on_piers("--seed", "1", lang=lang) as (ours, _):
        assert FIRST[lang] in keys(ours, f"{word}\n", AWAY[lang])
        keys(ours, "\n", "Anna> ")
        assert MARK in keys(ours, f"{word}\n", "Anna> ")


@pytest.mark.long
@pytest.mark.parametrize("card", [1, 7])
def test_a_move_before_enter_does_not_reveal_whose_card_it_is(card: int) -> None:
    """Anna has card 1 and not card 7; both are refused alike, and nothing is chosen."""
    with on_piers("--seed", "4") as (ours, _):
        line = f"choose {MARK}{card} {MARK}2"
        shown = keys(ours, f"{line}\n", AWAY["en"]).replace(line, "")
    assert shown.split("\n")[1] == "First press Enter, once everyone else has looked away"
    assert "Card" not in shown
    assert len(Path("pier18.jsonl").read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.long
def test_a_dealt_hand_is_cleared_before_the_others_look() -> None:
    """People deal: the typed line names every hand."""
    args = ("play", "pier18", "--players", "Anna,Ben", "--pack", "marked.json")
    with terminal(*args, environ=SCREEN) as (_, ours):
        read(ours, b"> ")
        dealt = " ".join(f"{MARK}{number}" for number in range(1, 7))
        shown = keys(ours, f"{dealt}\n", AWAY["en"])
    assert MARK not in shown.split(WIPED)[1]


@pytest.mark.long
def test_random_cards_need_no_clearing() -> None:
    args = ("play", "pier18", "--players", "Anna,Ben", "--pack", "marked.json")
    with terminal(*args, environ=SCREEN) as (_, ours):
        read(ours, b"> ")
        shown = keys(ours, "random\n", AWAY["en"])
    assert WIPED not in shown
    assert MARK not in shown


@pytest.mark.long
def test_a_word_typed_to_clear_the_screen_shows_no_hand_of_the_next() -> None:
    with on_piers("--seed", "1") as (ours, _):
        keys(ours, "\n", "Anna> ")
        keys(ours, f"{_two_of_the_hand()}\n", CLEAR["en"])
        shown = keys(ours, "moves\n", AWAY["en"]).split(WIPED)[1]
    assert FIRST["en"] in shown
    assert MARK not in shown


@pytest.mark.long
def test_the_last_hand_is_cleared_too() -> None:
    """The third card of Ben goes back into the deck, and no one may see it."""
    with on_piers("--seed", "1") as (ours, _):
        keys(ours, "\n", "Anna> ")
        keys(ours, f"{_two_of_the_hand()}\n", CLEAR["en"])
        keys(ours, "\n", AWAY["en"])
        keys(ours, "\n", "Ben> ")
        hand = _hand(1)
        keys(ours, f"{hand[0]} {hand[1]}\n", CLEAR["en"])
        shown = keys(ours, "\n", "> ").split(WIPED)[1]
    assert shown.count("Round 1 of 1") == shown.count("Open cards") == 1
    assert "Dealt to" not in shown


@pytest.mark.long
def test_undo_covers_the_hand_again() -> None:
    with on_piers("--seed", "1") as (ours, _):
        keys(ours, "\n", "Anna> ")
        keys(ours, f"{_two_of_the_hand()}\n", CLEAR["en"])
        keys(ours, "\n", AWAY["en"])
        shown = keys(ours, "undo\n", AWAY["en"])
        shown += keys(ours, "moves\n", AWAY["en"])
    assert "Anna, choose" in shown
    assert MARK not in shown


@pytest.mark.long
def test_the_end_of_input_names_no_card() -> None:
    with on_piers("--seed", "1") as (ours, _):
        assert MARK not in keys(ours, "\x04", "  boardscore play pier18 pier18.jsonl")


@pytest.mark.long
@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_names_no_card() -> None:
    args = ("play", "pier18", "--players", "Anna,Ben", "--pack", "marked.json", "--seed", "1")
    with terminal(*args, environ=SCREEN) as (running, ours):
        read(ours, AWAY["en"].encode())
        press_ctrl_c(running, ours)
        assert MARK not in read(ours)


@pytest.mark.long
@pytest.mark.parametrize("word", ["moves", "hint"])
def test_a_continued_game_covers_the_hand(word: str) -> None:
    with on_piers("--seed", "1") as (ours, _):
        keys(ours, "quit\n", "jsonl")
    with terminal("play", "pier18", "pier18.jsonl", environ=SCREEN) as (_, ours):
        shown = read(ours, AWAY["en"].encode()) + keys(ours, f"{word}\n", AWAY["en"])
    assert MARK not in shown


@pytest.mark.long
def test_two_people_and_a_bot_share_the_screen() -> None:
    """Five cards a player are enough; the demo pack has 18."""
    args = ("--players", "Anna,Ben,Cleo", "--pack", "demo", "--seed", "1", "--bot", "Cleo=greedy")
    with terminal("play", "pier18", *args, environ=SCREEN) as (_, ours):
        shown = read(ours, AWAY["en"].encode()) + keys(ours, "moves\nhint\n", AWAY["en"])
    assert "Dealt to" not in shown
    assert "plan" not in shown


@pytest.mark.long
@pytest.mark.parametrize(
    ("word", "secret"), [("money Alex", "Alex has 10 dollars."), ("hint", "wins")]
)
def test_money_is_shown_after_the_others_look_away(word: str, secret: str) -> None:
    """`auctionland.money.hidden`; a hint names the bids that the money allows."""
    args = ("--players", "Alex,Bonnie", "--pack", "four.json", "--market-size", "3", "--seed", "1")
    with terminal("play", "auctionland", *args, environ=SCREEN) as (_, ours):
        read(ours, b"Alex> ")
        assert secret not in keys(ours, f"{word}\n", AWAY["en"])
        assert secret in keys(ours, "\n", CLEAR["en"])
        assert secret not in keys(ours, "\n", "Alex> ").split(WIPED)[1]
        assert secret not in keys(ours, f"{word}\n", AWAY["en"])
        assert secret not in keys(ours, "show\n", "Alex> ")


@pytest.mark.long
def test_visible_money_needs_no_enter() -> None:
    args = ("--players", "Alex,Bonnie", "--pack", "four.json", "--market-size", "3", "--seed", "1")
    with terminal("play", "auctionland", *args, "--visible-money", environ=SCREEN) as (_, ours):
        read(ours, b"Alex> ")
        assert "Alex has 10 dollars." in keys(ours, "money 1\n", "Alex> ")


def _hand(seat: int) -> list[str]:
    lines = Path("pier18.jsonl").read_text(encoding="utf-8").splitlines()
    dealt: list[list[str]] = json.loads(lines[1])["hands"]
    return dealt[seat]


def _two_of_the_hand() -> str:
    first, second, _ = _hand(0)
    return f"{first} {second}"
