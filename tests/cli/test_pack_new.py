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


def test_name_and_provenance_can_be_changed(cli: Cli) -> None:
    type_cards(cli, "Our deck", "Tom's copy", *ONE, END)
    pack = load_pack(FILE)
    assert (pack.name, pack.provenance) == ("Our deck", "Tom's copy")


def test_a_card_is_drawn_and_saved_immediately(cli: Cli) -> None:
    """Even without further input."""
    out = type_cards(cli, *TOP, *ONE).out
    assert (
        "Card 1: date 04-17, patron Poet\n"
        "          1   2   3   4\n"
        "  upper   S   .   Q   .\n"
        "  lower   .   .   A   .\n"
        "  Plan: at least 4 Poets\n"
        "Saved in my.toml: 1 card.\n"
    ) in out
    assert list(cards()) == ["1"]


@pytest.mark.parametrize("end", ["", "done", "fertig", "DONE"])
def test_enter_or_a_word_at_the_id_ends_it(cli: Cli, end: str) -> None:
    done = type_cards(cli, *TOP, *ONE, end, *TWO)
    assert done.code == 0
    assert "provenance: typed in from our own copy" in done.out
    assert list(cards()) == ["1"]


def test_the_first_card_cannot_be_left_out_by_enter(cli: Cli) -> None:
    done = type_cards(cli, *TOP, "", "done", *ONE, END)
    assert "Type an id, or quit to stop for now." in done.out
    assert "There are no cards yet." in done.out
    assert list(cards()) == ["1"]


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


def test_mistakes_in_german(cli: Cli) -> None:
    mistakes = ["1", "2", "17.4.", "1.5.", "H", "H.H", *TWO[3:5], "ab", "j", END]
    out = flowing(type_cards(cli, *TOP, *ONE, *mistakes, lang="de").out)
    assert "1 ist schon vergeben; ändere 1 ändert diesen Eintrag." in out
    assert "Karte 1 hat schon das Datum 17.4.;" in out
    assert "Diese Seite hat 3 Spalten, Karte 1 hat 4; alle müssen gleich breit sein." in out
    assert cards()["2"].plan == "ab"


def test_the_width_of_the_only_card_can_be_changed(cli: Cli) -> None:
    """No other card determines its width."""
    type_cards(cli, *TOP, *ONE, "edit 1", "", "", "", "S.", ".A", "", END)
    assert str(cards()["1"].cells) == "S.\n.A"


# Plans


@pytest.mark.parametrize("lang", CATALOGUES)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_the_examples_are_conditions(lang: str, number: int) -> None:
    example, _, _ = CATALOGUES[lang][f"ask.card.plan.example{number}"].partition(": ")
    assert pier18.Condition(example).names


def test_a_mistake_in_a_condition_is_underlined_and_can_be_fixed(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE[:5], "poets >= 4 and lovrs == 2", "n", "lovers == 2", END)
    assert "    poets >= 4 and lovrs == 2\n                   ^^^^^\n" in done.out
    assert cards()["1"].plan == pier18.Condition("lovers == 2")


def test_enter_does_not_turn_a_broken_condition_into_words(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE[:5], "poets => 4", "", "poets >= 4", END)
    assert "Keep it as words for the players to judge (y or n)?\n[n] > " in done.out
    assert cards()["1"].plan == pier18.Condition("poets >= 4")


def test_enter_keeps_a_plan_in_words(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE[:5], "Poets at both ends", "", END)
    assert "Keep it as words for the players to judge (y or n)?\n[y] > " in done.out
    assert cards()["1"].plan == "Poets at both ends"


def test_a_broken_condition_can_be_kept_as_words(cli: Cli) -> None:
    type_cards(cli, *TOP, *ONE[:5], "more Poets than Lovers (>)", "y", END)
    assert cards()["1"].plan == "more Poets than Lovers (>)"


def test_words_stay_words_when_a_card_is_changed(cli: Cli) -> None:
    """No question appears again, even if the words could now be a condition."""
    FILE.write_text(PACK.replace("All four symbols", "poets > 1"), encoding="utf-8")
    type_cards(cli, "edit 2", *KEEP, END)
    assert cards()["2"].plan == "poets > 1"


# Back


def test_back_inside_a_card(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE[:3], "back", "back", "4-18", "", *ONE[3:], END)
    assert "Card 1, patron: [Q] " in done.out
    assert str(cards()["1"].date) == "04-18"


def test_back_goes_to_the_card_before(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE, "back", "poets >= 5", END)
    assert "Card 1, Plan: [poets >= 4] poets >= 5\n" in done.out
    assert cards()["1"].plan == pier18.Condition("poets >= 5")


def test_back_continues_to_earlier_cards_and_to_the_top(cli: Cli) -> None:
    """After the six questions of each card come the provenance and the name."""
    back = ["back"] * (1 + 6 + 6 + 1)
    done = type_cards(cli, *TOP, *ONE, *TWO, *back, "back", "Renamed", "", END)
    assert "This is the first question." in done.out
    assert load_pack(FILE).name == "Renamed"
    assert list(cards()) == ["1", "2"]


def test_back_before_there_is_a_card(cli: Cli) -> None:
    done = type_cards(cli, "Typo", "", "back", "back", "back", "Deck", "", *ONE, END)
    assert "This is the first question." in done.out
    assert "Name of the pack: [Typo] Deck\n" in done.out
    assert load_pack(FILE).name == "Deck"


# Edit


@pytest.mark.parametrize("back", [[], ["back"]])
def test_a_changed_card_can_be_restarted(cli: Cli, back: list[str]) -> None:
    """Once, and the changes so far are offered, whether or not they were taken back."""
    lines = ["edit 2", "", "05-02", *back, "edit 2", *KEEP, *THREE, END]
    done = type_cards(cli, *TOP, *ONE, *TWO, *lines)
    assert "Card 2, date: [05-02] " in done.out
    assert [str(card.date) for card in cards().values()] == ["04-17", "05-02", "12-31"]


def test_back_leaves_a_card_for_the_previous_one(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE, *TWO, *THREE, "back", "edit 2", "back", "blanks == 1", END)
    assert "Card 3, Plan: [blanks == 0] blanks == 1\n" in done.out
    assert cards()["3"].plan == pier18.Condition("blanks == 1")


# Delete


def test_a_card_is_deleted(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE, *TWO, "delete 1", "y", END)
    assert "Really remove card 1 (y or n)? [n] y\nRemoved: card 1.\n" in done.out
    assert list(cards()) == ["2"]


@pytest.mark.parametrize("answer", ["", "n"])
def test_a_card_is_not_deleted_by_accident(cli: Cli, answer: str) -> None:
    type_cards(cli, *TOP, *ONE, *TWO, "delete 1", answer, END)
    assert list(cards()) == ["1", "2"]


def test_the_only_card_is_deleted_and_the_top_is_kept(cli: Cli) -> None:
    """A pack needs a card, so its file is removed; the name is in the draft."""
    done = type_cards(cli, "Deck", "", *ONE, "delete 1", "y")
    assert (done.code, FILE.exists()) == (1, False)
    type_cards(cli, *TWO, END)
    assert load_pack(FILE).name == "Deck"
    assert list(cards()) == ["2"]


@pytest.mark.parametrize("line", ["delete", "lösche"])
def test_delete_needs_an_id(cli: Cli, line: str) -> None:
    done = type_cards(cli, *TOP, *ONE, line, END)
    assert "Type the id after it, such as delete 7." in done.out
    assert list(cards()) == ["1"]


# List, show, help


def test_a_line_for_each_card(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE, "ten", *TWO[1:], "3", "12-31", "list")
    listed = done.out.partition("list\n")[2]
    assert listed.startswith(
        "my (Pier 18): 2 cards; provenance: typed in from our own copy\n"
        "  1    04-17  Q  S.Q.  ..A.  poets >= 4\n"
        "  ten  05-01  H  H..H  ....  All four symbols\n"
        "Not finished yet: 3, 12-31\n"
    )


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


@from_table
def test_help_names_every_word(cli: Cli, lang: str, words: list[str]) -> None:
    """And it repeats the explanation of the question."""
    done = type_cards(cli, *TOP, "1", "?", lang=lang)
    helped = done.out.partition("?\n")[2]
    assert all(f"    {word}" in helped for word in words[:-1])
    assert words[-1] in helped
    assert "17.4." in helped


def test_a_quoted_answer_is_not_a_word(cli: Cli) -> None:
    """Quotes within a sentence are kept."""
    type_cards(cli, '"list"', "'show 7'", *ONE[:5], '"Q" or "A"', "y", "2", *TWO[1:5], '"done"')
    type_cards(cli, "y")
    pack = load_pack(FILE)
    assert (pack.name, pack.provenance) == ("list", "show 7")
    assert [card.plan for card in cards().values()] == ['"Q" or "A"', "done"]


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


def test_nothing_is_left_to_do_after_a_whole_card(cli: Cli) -> None:
    done = type_cards(cli, *TOP, *ONE)
    assert (done.code, DRAFT.exists()) == (0, False)
    assert "Saved in my.toml: 1 card.\nStopped; `boardscore pack new pier18 my.toml`" in done.out


def test_an_unfinished_change_continues(cli: Cli) -> None:
    type_cards(cli, *TOP, *ONE, *TWO, "edit 1", "", "04-18")
    assert str(cards()["1"].date) == "04-17"
    type_cards(cli, *KEEP[2:], END)
    assert FILE.read_text(encoding="utf-8") == PACK.replace("04-17", "04-18")


@pytest.mark.parametrize("text", ["", "{", "[]", '{"=.name": 3}'])
def test_an_unusable_draft_is_discarded(cli: Cli, text: str) -> None:
    DRAFT.write_text(text, encoding="utf-8")
    type_cards(cli, *TOP[1:], *TOP, *ONE, *TWO, END)
    assert [*cards()][-1] == "2"


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


def test_tables_are_read_back_and_a_first_entry_is_asked_about(cli: Cli) -> None:
    """Typed from a count of 1; Enter takes the table with a 0 in front."""
    done = type_tiles(cli, *TOP, "1 3+", "n", "", "2 5", "y", *TILE, END)
    for shown in ("Beaches: 0 → 1, 1+ → 3", "Beaches: 0 → 0, 1 → 1, 2+ → 3", "park: 0 → 2, 1 → 5"):
        assert shown in done.out
    assert tiles().tables.to_dict() == {"beaches": [0, 1, "3+"], "theme_parks": [2, 5]}
    again = type_tiles(cli, "edit", "", "", "", "", "", END)
    assert "[y] > " in again.out
    assert tiles().tables.to_dict() == {"beaches": [0, 1, "3+"], "theme_parks": [2, 5]}


def test_tables_of_earlier_games_are_the_default(cli: Cli, settings: Path) -> None:
    settings.parent.mkdir(parents=True)
    settings.write_text('beaches = [0, 2, "4+"]\n', encoding="utf-8")
    done = type_tiles(cli, *TOP, "", "", *TILE, END)
    assert "Beach table (- if you don't have it): [0 2 4+] " in done.out
    assert tiles().tables.beaches == auctionland.Table.parse([0, 2, "4+"])
    assert tiles().tables.theme_parks is None


@pytest.mark.parametrize(("tile", "same"), [("BGGH+l", True), ("HBGG+l", True), ("BGGH", False)])
def test_a_duplicate_tile_has_a_note(cli: Cli, tile: str, same: bool) -> None:
    """Even turned; it is not a mistake."""
    done = type_tiles(cli, *FIRST_TILE, "2", tile, "", END)
    assert ("The same tile, maybe turned, is already in the pack: 1." in flowing(done.out)) is same
    assert len(tiles().tiles) == 2


def test_tiles_in_german(cli: Cli) -> None:
    lines = ["", "", *TABLES, *TILE, "liste", "lösche 1", "n", "fertig"]
    done = type_tiles(cli, *lines, lang="de")
    assert done.code == 0
    assert "Kennung des ersten Plättchens, etwa 1:" in done.out
    assert "Plättchen 1 wirklich herausnehmen (j oder n)?" in done.out
    assert "Noch nicht darin: die Punktetabelle für Vergnügungspark. Tippe" in done.out
    assert tiles().provenance == "abgetippt aus unserem eigenen Spiel"


# Existing files


@pytest.mark.parametrize(
    "text",
    [
        "",
        "game = ",
        PACK.replace("poets", "poet"),
        PACK.replace('id = "2"', 'id = "1"').replace('"H"', '"X"'),
        'game = "pier18"\nname = "my"\nprovenance = "mine"\ncards = []\n',
        'game = "pier18"\n[[players]]\npier = ["S", "."]\n',
    ],
)
def test_a_broken_file_is_reported_as_by_pack_check_and_not_changed(cli: Cli, text: str) -> None:
    FILE.write_text(text, encoding="utf-8")
    checked = cli("pack", "check", str(FILE))
    done = type_cards(cli, *TOP, *ONE, END)
    assert checked.code == 1
    assert done == checked
    assert FILE.read_text(encoding="utf-8") == text
    assert not DRAFT.exists()


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
