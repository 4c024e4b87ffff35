"""Input that makes no sense at a question: each answer is a true sentence."""

import shlex
from pathlib import Path

import pytest

import boardscore
from tests.cli.conftest import Cli
from tests.cli.hand_games import PIER18_RECORD, as_text, write_packs
from tests.tables import from_table


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def said(text: str) -> str:
    return " ".join(text.split())


NO_ANSWERS = "There are no answers here yet."


@pytest.mark.parametrize("word", ["edit 3", "list"])
@pytest.mark.parametrize("command", ["new pier18 our.toml", "play pier18 our.jsonl"])
def test_nothing_can_be_listed_or_changed_at_the_first_question(
    cli: Cli, command: str, word: str
) -> None:
    assert NO_ANSWERS in cli(*command.split(), stdin=typed(word)).out


@pytest.mark.parametrize("word", ["edit 3", "list"])
def test_nothing_can_be_listed_or_changed_at_the_question_whether_to_continue(
    cli: Cli, folder: Path, word: str
) -> None:
    cli("new", "pier18", "our.toml", stdin=typed("2"))
    out = cli("new", "pier18", "our.toml", stdin=typed(word)).out
    assert NO_ANSWERS in out
    assert "has 1 answer from an unfinished position." in said(out)
    write_packs(folder)
    Path("game.jsonl").write_text(as_text(PIER18_RECORD[:3]), encoding="utf-8")
    assert NO_ANSWERS in cli("play", "pier18", stdin=typed(word)).out


def test_an_unknown_answer(cli: Cli) -> None:
    out = cli("new", "pier18", stdin=typed("2", "edit 3", "Anna", "edit 3")).out
    assert "There is 1 answer; type list to see it." in out
    assert "There are 2 answers; type list to see them." in out


def test_the_help_before_a_game_promises_nothing(cli: Cli) -> None:
    """No answers are saved before a game has begun."""
    out = said(cli("play", "pier18", stdin=typed("?")).out)
    assert "or quit to stop. " in out
    assert "kept" not in out


@from_table
def test_a_space_that_cannot_be_changed(cli: Cli, line: str, reason: str) -> None:
    assert reason in said(cli("new", "pier18", stdin=typed("1", "Anna", "S.Q", line)).out)


def test_a_pier_of_cards_is_changed_by_its_answer(cli: Cli) -> None:
    lines = ("1", "Anna", "1 4", "u1 = Q")
    out = said(cli("new", "pier18", "--pack", "demo", stdin=typed(*lines)).out)
    assert "This pier was typed in as cards. To change it, type edit and the number" in out


def test_the_cell_of_an_example_is_on_the_island(cli: Cli) -> None:
    out = said(cli("new", "auctionland", stdin=typed("1", "Anna", "2", "T T", "r3c3 = T")).out)
    assert "The island has 1 row of 2 squares; change one tile, such as r1c2 = TTHH." in out


def test_messages_name_packs_and_positions_correctly(cli: Cli) -> None:
    Path("bad.toml").write_text('game = "pier18"\n', encoding="utf-8")
    err = cli("new", "pier18", "our.toml", "--pack", "bad.toml").err
    assert err.endswith("bad.toml: 3 mistakes, so the pack cannot be used.\n")
    err = cli("new", "pier18", "bad.toml").err
    assert err.endswith("bad.toml: 1 mistake, so it cannot be changed question by question.\n")


def test_commands_to_copy_quote_their_file(cli: Cli) -> None:
    name = "our game.toml"
    lines = ("1", "Anna", "H", ".", "n", "0", "")
    out = said(cli("new", "pier18", name, stdin=typed(*lines)).out)
    assert f"`boardscore new pier18 {shlex.quote(name)}` continues" in out
    out = said(cli("new", "pier18", name, stdin=typed("", "")).out)
    assert f"`boardscore score --explain {shlex.quote(name)}` shows" in out
    out = cli("new", "--template", "pier18", "an empty.toml").out
    assert f"`boardscore score --explain {shlex.quote('an empty.toml')}`" in said(out)


def test_a_pack_of_one_card_gives_no_example_of_a_pier(cli: Cli) -> None:
    """Each card exists once (`pier18.deck`), so a pier with the same card twice is refused."""
    card = ["", "", "1", "04-17", "Q", "S.", "..", "poets >= 4"]
    out = cli("pack", "new", "pier18", "my.toml", stdin=typed(*card, "done")).out
    assert boardscore.load_pack("my.toml").cards
    assert "cards = [" not in out
