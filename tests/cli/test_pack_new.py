"""`boardscore pack new`: cards and tiles entered one by one, corrected, saved, continued."""

import errno
import os
from pathlib import Path

import pytest

import boardscore
from boardscore import auctionland, load_pack, pier18
from boardscore.pier18 import Card
from boardscore.pier18.show import pictures
from boardscore.show.text_page import Page
from boardscore.texts import CATALOGUES
from tests import HANGS
from tests.cli import Outcome
from tests.cli.conftest import Cli
from tests.cli.test_terminal import ctrl_c, press_ctrl_c, read, terminal
from tests.tables import from_table

__all__ = ["ctrl_c"]

FILE, DRAFT = Path("my.toml"), Path("my.toml.draft")
TOP = ["", ""]
"""The default name and the default provenance."""
ONE = ["1", "04-17", "Q", "S.Q.", "..A.", "poets >= 4"]
TWO = ["2", "05-01", "H", "H..H", "....", "All four symbols", "y"]
THREE = ["3", "12-31", "A", "AAAA", "QQQQ", "blanks == 0"]
ERASED = "\x15"
"""Deletes the text of the line (Ctrl-U)."""
KEEP = [""] * 6
"""Enter for each part of a card."""
END = ""
TABLES = ["0 1 3+", "-"]
TILE = ["1", "BGGH+l", "2"]
FIRST_TILE = [*TOP, *TABLES, *TILE]

PACK = """\
game = "pier18"
name = "my"
provenance = "typed in from our own copy"

[[cards]]
id = "1"
date = "04-17"
patron = "Q"
cells = [
    "S.Q.",
    "..A.",
]
plan = "poets >= 4"

[[cards]]
id = "2"
date = "05-01"
patron = "H"
cells = [
    "H..H",
    "....",
]
plan_text = "All four symbols"
"""
ISLES = """\
game = "auctionland"
name = "my"
provenance = "typed in from our own copy"

[tables]
beaches = [0, 1, "3+"]

[[tiles]]
id = "1"
tile = "BGGH+l"
count = 2
"""


@pytest.fixture(autouse=True)
def settings(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The user's settings are in a folder of the test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    return tmp_path / "settings" / "boardscore" / "tables.toml"


def type_cards(cli: Cli, *lines: str, lang: str = "en") -> Outcome:
    """Types lines about a pack of Pier 18; then the input ends."""
    stdin = "".join(f"{line}\n" for line in lines)
    return cli("pack", "new", "pier18", str(FILE), "--lang", lang, stdin=stdin)


def type_tiles(cli: Cli, *lines: str, lang: str = "en") -> Outcome:
    """Types lines about a pack of Auctionland; then the input ends."""
    stdin = "".join(f"{line}\n" for line in lines)
    return cli("pack", "new", "auctionland", str(FILE), "--lang", lang, stdin=stdin)


def flowing(said: str) -> str:
    """The output without the line breaks of its layout."""
    return " ".join(said.split())


def cards() -> dict[str, pier18.Card]:
    """The cards in the file."""
    pack = load_pack(FILE)
    assert isinstance(pack, pier18.Pack)
    return pack.by_id


def tiles() -> auctionland.Pack:
    """The pack of tiles in the file."""
    pack = load_pack(FILE)
    assert isinstance(pack, auctionland.Pack)
    return pack


def deck(number: int) -> str:
    """A file with this number of cards, each with a different date."""
    head, first, _ = PACK.split("[[cards]]")
    parts = [
        first.replace('"1"', f'"{n}"').replace("04-17", f"01-{n:02}") for n in range(1, number + 1)
    ]
    return "[[cards]]".join([head, *parts])


# Cards


# Mistakes in cards


@from_table
def test_a_mistake_is_reported_immediately_and_the_question_repeated(
    cli: Cli, before: int, mistake: str, said: str
) -> None:
    """`pier18.deck`: all dates are different, and all cards equally wide."""
    done = type_cards(cli, *TOP, *ONE, *TWO[:before], mistake, *TWO[before:], END)
    assert done.code == 0
    assert said in done.out
    assert FILE.read_text(encoding="utf-8") == PACK


# Plans


@pytest.mark.parametrize("lang", CATALOGUES)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_examples_are_conditions(lang: str, number: int) -> None:
    example, _, _ = CATALOGUES[lang][f"ask.card.plan.example{number}"].partition(": ")
    assert pier18.Condition(example).names


# Back


# Edit


# Delete


# List, show, help


def test_a_long_plan_is_cut_in_the_list(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE[:5], "Poets and " * 20, "y", "list")
    (row,) = (line for line in done.out.splitlines() if line.startswith("  1  04-17"))
    assert len(row) == 80
    assert row.endswith("...")


def test_cards_are_shown(cli: Cli) -> None:
    one, all_of_them = "Card 1: date 04-17, patron Poet\n", "Plan: All four symbols\n"
    done = type_cards(cli, *TOP, *ONE, *TWO, "show 1", "show", "3", "show 3")
    assert done.out.count(one) == 3
    shown = done.out.replace(f"Card 2, {all_of_them}", "")  # the answer to a question
    assert shown.count(all_of_them) == 2
    assert done.out.partition("show 3\n")[2].startswith("Not finished yet: 3\n")


# Stopping and continuing

SCRIPT = [*TOP, *ONE, *TWO[:6], "n", *TWO[5:], *THREE, "edit 1", *KEEP, "delete 3", "y"]
"""Answers of every kind; they make the pack of two cards. The last two belong together."""


@pytest.mark.long
@pytest.mark.parametrize("stop", [[], ["quit"], ["ende"]])
@pytest.mark.parametrize("number", [*range(len(SCRIPT) - 1), len(SCRIPT)])
def test_the_dialog_continues_after_a_stop_at_any_question(
    cli: Cli, number: int, stop: list[str]
) -> None:
    """The file is loadable at every moment."""
    first = type_cards(cli, *SCRIPT[:number], *stop)
    assert first.code in {0, 1}
    assert "continues from here" in first.out
    if number >= len(TOP + ONE):
        assert "1" in cards()
    else:
        assert not FILE.exists()
    then = type_cards(cli, *SCRIPT[number:], END)
    assert (then.code, then.err) == (0, "")
    assert FILE.read_text(encoding="utf-8") == PACK
    assert not DRAFT.exists()


# The end


@from_table
def test_the_number_of_cards_at_the_end(cli: Cli, number: int, said: str | None) -> None:
    """`pier18.deck`: 18 cards."""
    FILE.write_text(deck(number), encoding="utf-8")
    checked = cli("pack", "check", str(FILE))
    done = type_cards(cli, END)
    assert done.code == 0
    assert checked.out in done.out
    assert (said in done.out) if said else ("printed game" not in done.out)


def test_how_the_pack_is_used(cli: Cli) -> None:
    """The final output shows a position that can be scored."""
    out = flowing(type_cards(cli, *TOP, *ONE, *TWO, END).out)
    line, example = 'pack = "my.toml"', 'cards = ["1", "2+1"]'
    assert f"write {line} at the top of a position file" in out
    assert example in out
    position = f'game = "pier18"\n{line}\n[[players]]\n{example}\n'
    Path("position.toml").write_text(position, encoding="utf-8")
    (player,) = boardscore.score(boardscore.load("position.toml")).players
    assert player.categories["lovers"] == 2  # S.QH..H: the last one has no one within 2 spaces


def test_how_a_pack_of_tiles_is_used(cli: Cli) -> None:
    out = flowing(type_tiles(cli, *FIRST_TILE, "x", "T", "", END).out)
    line, example = 'pack = "my.toml"', 'island = ["#1 #x@1"]'
    assert line in out
    assert example in out
    position = f'game = "auctionland"\n{line}\n[[players]]\n{example}\n'
    Path("position.toml").write_text(position, encoding="utf-8")
    (player,) = boardscore.score(boardscore.load("position.toml")).players
    assert player.categories["beaches"] == 1


# Tiles


def test_tables_can_be_added_later(cli: Cli) -> None:
    """And removed again."""
    type_tiles(cli, *FIRST_TILE)
    done = type_tiles(cli, "edit", "", "", "-", "0, 2, 5+", END)
    assert "Beach table (- if you don't have it): [0 1 3+] -\n" in done.out
    tables = tiles().tables
    assert (tables.beaches, tables.theme_parks) == (None, auctionland.Table.parse([0, 2, "5+"]))


def test_tables_of_earlier_games_are_the_default(cli: Cli, settings: Path) -> None:
    settings.parent.mkdir(parents=True)
    settings.write_text('beaches = [0, 2, "4+"]\n', encoding="utf-8")
    done = type_tiles(cli, *TOP, "", "", *TILE, END)
    assert "Beach table (- if you don't have it): [0 2 4+] " in done.out
    assert tiles().tables.beaches == auctionland.Table.parse([0, 2, "4+"])
    assert tiles().tables.theme_parks is None


# Existing files


def test_an_unplayable_pack_can_be_fixed(cli: Cli) -> None:
    """`pier18.deck`: a note on two cards with the same date, until one is changed."""
    FILE.write_text(PACK.replace("05-01", "04-17"), encoding="utf-8")
    checked = cli("pack", "check", str(FILE))
    seen = type_cards(cli)
    assert (seen.code, seen.err) == (checked.code, checked.err) == (1, checked.err)
    assert "the same date 04-17: 1, 2" in checked.err
    assert type_cards(cli, END).code == 1
    assert type_cards(cli, "edit 2", "", "05-01", *KEEP[2:], END).code == 0
    assert FILE.read_text(encoding="utf-8") == PACK


def test_a_file_that_boardscore_wrote_needs_no_copy(cli: Cli) -> None:
    type_cards(cli, *TOP, *ONE)
    type_cards(cli, *TWO)
    assert {path.name for path in Path().glob("my.*")} == {"my.toml"}


def test_a_file_that_another_program_changes_is_not_overwritten(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As by an editor in another window: the next card is kept in the draft, and then saved."""
    draw = pictures.card

    def picture(card: Card, page: Page) -> str:
        with FILE.open("a", encoding="utf-8") as file:
            file.write("# from the editor\n")
        return draw(card, page)

    with monkeypatch.context() as patch:
        patch.setattr(pictures, "card", picture)
        code, _, err = type_cards(cli, *TOP, *ONE, *TWO)
    assert code == 1
    assert flowing(err) == (
        "my.toml was changed by another program, so it is left as it is. "
        "Your last answers are kept in the draft: run the same command again to continue."
    )
    assert list(cards()) == ["1"]
    edited = FILE.read_text(encoding="utf-8")
    assert edited.endswith("# from the editor\n")
    assert type_cards(cli, END).code == 0
    assert list(cards()) == ["1", "2"]
    assert Path("my.toml.1").read_text(encoding="utf-8") == edited


# Wrong use, and folders and disks without write access


@from_table
def test_wrong_use(cli: Cli, args: list[str], said: str, german: str) -> None:
    for lang, words in (("en", said), ("de", german)):
        code, out, err = cli("pack", "new", *args, "--lang", lang)
        assert (code, out) == (2, "")
        assert words in err
    assert not list(Path().glob("my.*"))


def test_a_file_that_cannot_be_saved_is_reported_before_the_first_question(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refused(*_: object) -> None:
        raise OSError(errno.EROFS, "read-only")

    monkeypatch.setattr("boardscore.documents.atomic_writer._moved_into_place", refused)
    code, out, err = type_cards(cli, *TOP)
    assert (code, out) == (1, "")
    assert err.startswith("my.toml cannot be saved: this disk is read-only.")


def test_a_read_only_file(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    FILE.write_text(PACK, encoding="utf-8")
    monkeypatch.setattr(os, "access", lambda _, mode: mode != os.W_OK)
    code, out, err = type_cards(cli, *THREE)
    assert (code, out) == (1, "")
    assert "cannot be saved" in err
    assert FILE.read_text(encoding="utf-8") == PACK


@pytest.mark.parametrize("refused", [FILE, DRAFT])
def test_a_full_disk_loses_nothing(
    cli: Cli, refused: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The pack cannot be saved, or the draft cannot; then there is space again."""
    type_cards(cli, *TOP, *ONE, *TWO[:6])
    moved = os.replace

    def full(beside: Path, place: Path) -> None:
        if place.name == refused.name:
            raise OSError(errno.ENOSPC, "full")
        moved(beside, place)

    with monkeypatch.context() as patch:
        patch.setattr(os, "replace", full)
        code, _, err = type_cards(cli, "y", END)
    assert code == 1
    assert flowing(err) == (
        f"{refused} cannot be saved: no space is left. Everything saved before is still there."
    )
    type_cards(cli, *([END] if refused == FILE else ["y", END]))
    assert FILE.read_text(encoding="utf-8") == PACK


def test_no_incomplete_file_is_left(
    folder: Path, cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    type_cards(cli, *TOP, *ONE)

    def broken(*_: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    monkeypatch.setattr(os, "replace", broken)
    assert type_cards(cli, *TWO).code == 1
    assert {path.name for path in folder.glob("my.*")} == {"my.toml"}
    assert list(cards()) == ["1"]


# On a terminal


def type_into(ours: int, *lines: str) -> None:
    """Types lines without pauses."""
    os.write(ours, "".join(f"{line}\n" for line in lines).encode())


def test_typing_on_a_terminal_in_german() -> None:
    with terminal("pack", "new", "pier18", "my.toml", "--lang", "de") as (running, ours):
        type_into(ours, *TOP, *ONE[:5], "Fünf Dichter")
        assert "(j oder n)?\n" in read(ours, b"[j] > ")
        os.write(ours, b"\n")
        assert "Plan: Fünf Dichter\n" in read(ours, b"> ")
        type_into(ours, "ändere 1", "", f"{ERASED}17.4.", *KEEP[2:], "liste", "fertig")
        shown = read(ours)
        assert "  1  17.4.  Q  S.Q.  ..A.  Fünf Dichter\n" in shown
        assert "Das gedruckte Spiel hat 18 Karten; 17 fehlen noch.\n" in shown
        assert running.wait(HANGS) == 0
    assert cards()["1"].plan == "Fünf Dichter"


def test_symbols_are_understood_by_their_names(cli: Cli) -> None:
    """A quill is the Poet's, and so is a Federkiel; an empty space is a dot."""
    card = ["1", "04-17", "quill", "star . Herz .", ". . anchor .", "poets >= 4"]
    assert type_cards(cli, *TOP, *card, END).code == 0
    (written,) = cards().values()
    assert written.patron is pier18.Symbol.POET
    assert str(written.cells) == "S.H.\n..A."


@pytest.mark.long
@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_in_the_middle_of_a_card() -> None:
    with terminal("pack", "new", "pier18", "my.toml") as (running, ours):
        type_into(ours, *TOP, *ONE, *TWO[:4])
        read(ours, b"Card 2, lower side: ")
        press_ctrl_c(running, ours)
        shown = flowing(read(ours))
        assert "Unfinished answers are kept in my.toml.draft. Stopped;" in shown
        assert running.wait(HANGS) == 130
    with terminal("pack", "new", "pier18", "my.toml") as (running, ours):
        read(ours, b"Card 2, lower side: ")
        type_into(ours, *TWO[4:], END)
        read(ours)
        assert running.wait(HANGS) == 0
    assert FILE.read_text(encoding="utf-8") == PACK


@pytest.mark.long
def test_a_killed_process_loses_nothing(cli: Cli) -> None:
    """It is killed at every question of the second card, directly after the previous answer."""
    type_cards(cli, *TOP, *ONE)
    parts = ["date: ", "patron: ", "upper side: ", "lower side: ", "Plan: "]
    questions = [*(f"Card 2, {part}" for part in parts), "judge (y or n)?"]
    for answer, question in zip(TWO, questions):
        with terminal("pack", "new", "pier18", "my.toml") as (running, ours):
            type_into(ours, answer)
            read(ours, question.encode())
            running.kill()
            running.wait(HANGS)
        assert list(cards()) == ["1"]
    with terminal("pack", "new", "pier18", "my.toml") as (running, ours):
        type_into(ours, TWO[-1], END)
        read(ours)
        assert running.wait(HANGS) == 0
    assert FILE.read_text(encoding="utf-8") == PACK


def test_the_end_of_input_on_a_terminal() -> None:
    with terminal("pack", "new", "auctionland", "my.toml") as (running, ours):
        type_into(ours, *FIRST_TILE, "2")
        read(ours, b"Tile 2: ")
        os.write(ours, b"\x04")
        assert "`boardscore pack new auctionland my.toml` continues" in flowing(read(ours))
        assert running.wait(HANGS) == 1
    assert FILE.read_text(encoding="utf-8") == ISLES
