"""`boardscore new --pack`: piers by cards, islands by tiles, and corrections.

The packs are small ones of this test, so that every score is worked out by hand.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_new import typed
from tests.tables import from_table

PIER18 = """game = "pier18"
name = "ours"
provenance = "this test"
"""
CARD = """
[[cards]]
id = "{id}"
date = "{date}"
patron = "Q"
cells = ["{upper}", "{lower}"]
{plan}
"""
CARDS = (
    ("1", "01-01", "Q...", "....", 'plan = "poets >= 2"'),
    ("2", "01-02", "Q..A", "....", 'plan = "poets >= 2"'),
    ("3", "01-03", "H...", "....", 'plan_text = "A pretty pier."'),
    ("4", "01-04", "....", "A..A", 'plan = "fishers == 9"'),
    ("5", "01-05", "....", "....", 'plan = "lovers == 9"'),
)
AUCTIONLAND = """game = "auctionland"
name = "ours"
provenance = "this test"
[tables]
beaches = [0, 5, 9, "10+"]
theme_parks = [0, 1, "7+"]
[[tiles]]
id = "1"
tile = "B"
count = 2
[[tiles]]
id = "2"
tile = "TTGG"
[[tiles]]
id = "x"
tile = "H+l"
"""


@pytest.fixture(autouse=True)
def packs(folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Both packs in the current folder, and separate settings for the test."""
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path / "settings"))
    for name in ("pier18.toml", "auctionland.toml"):
        (folder / name).unlink()
    cards = "".join(
        CARD.format(id=i, date=d, upper=u, lower=low, plan=p) for i, d, u, low, p in CARDS
    )
    (folder / "cards.toml").write_text(PIER18 + cards, encoding="utf-8")
    (folder / "tiles.toml").write_text(AUCTIONLAND, encoding="utf-8")


def new(cli: Cli, *lines: str, game: str = "pier18", more: tuple[str, ...] = ()) -> str:
    pack = "cards.toml" if game == "pier18" else "tiles.toml"
    done = cli("new", game, "end.toml", "--pack", pack, *more, stdin=typed(*lines))
    assert done.err == ""
    return done.out


def end() -> dict[str, Any]:
    return tomllib.loads(Path("end.toml").read_text(encoding="utf-8"))


def test_a_plan_in_words_needs_an_answer_and_dates_come_from_the_cards(cli: Cli) -> None:
    """Only Anna's Plan scores. Ben has no points, and no tie needs a date."""
    out = new(cli, "2", "Anna", "5 3", "y", "0", "Ben", "2+0t 4", "0", "")
    assert "Did Anna complete the Plan, A pretty pier. (y or n)?" in " ".join(out.split())
    assert end()["players"][0] == {
        "name": "Anna",
        "cards": ["5", "3"],
        "plan_completed": True,
        "plan_date": "01-03",
        "patrons": 0,
    }


def test_a_card_that_is_used_elsewhere_is_refused_with_its_place(cli: Cli) -> None:
    answers = ("2", "Anna", "1 2", "0", "Ben", "3 2", "3 4 3", "3 4", "0", "")
    out = new(cli, *answers)
    assert (
        "There is only one card 2; it is card 2 of the pier of Anna [pier18.deck]\n    3 2\n      ^"
        in out
    )
    assert (
        "There is only one card 3; it is card 1 of this pier [pier18.deck]\n    3 4 3\n        ^"
        in out
    )
    assert [one["cards"] for one in end()["players"]] == [["1", "2"], ["3", "4"]]


@from_table
def test_invalid_piers_are_reported(cli: Cli, line: str, said: str) -> None:
    out = new(cli, "1", "Anna", line, "1 2", "0", "")
    assert out.count("Anna, the cards of the pier:") == 2
    assert said in " ".join(out.split())
    assert end()["players"][0]["cards"] == ["1", "2"]


def test_an_answer_can_be_edited_and_keeps_its_number(cli: Cli) -> None:
    out = new(cli, "1", "Anna", "1 2", "0", "edit 4", "list", "1 2+1", "")
    assert "   4  Anna, the cards of the pier: 1 2\n" in out
    assert end()["players"][0]["cards"] == ["1", "2+1"]


def test_the_pack_is_remembered_for_the_next_game(cli: Cli) -> None:
    new(cli, "1", "Anna", "1 2", "0", "")
    again = cli("new", "pier18", "next.toml", stdin=typed("", "1", "", "3 4", "0", ""))
    assert again.code == 0
    assert "Use the pack" in again.out
    assert tomllib.loads(Path("next.toml").read_text())["pack"] == "cards.toml"
    without = cli(
        "new", "pier18", "third.toml", stdin=typed("n", "1", "", "Q", ".", "n", "0", "", "")
    )
    assert without.code == 0
    assert "pack" not in tomllib.loads(Path("third.toml").read_text())


def test_a_deleted_pack_is_not_offered(cli: Cli) -> None:
    new(cli, "1", "Anna", "1 2", "0", "")
    Path("cards.toml").unlink()
    again = cli("new", "pier18", "next.toml", stdin=typed("1", "", "Q", ".", "n", "0", "", ""))
    assert (again.code, "Use the pack" in again.out) == (0, False)


def test_the_demo_pack_is_saved_by_its_name(cli: Cli) -> None:
    answers = typed("1", "", "1 4+1 3", "0", "")
    assert cli("new", "pier18", "end.toml", "--pack", "demo", stdin=answers).code == 0
    assert end()["pack"] == "demo"


# Corrections


def test_a_space_is_corrected_during_the_questions_about_its_player(cli: Cli) -> None:
    """Q.Q. has 2 Poets: 1 point; with Lovers in the third space: blocked, no point."""
    answers = typed("1", "Anna", "Q.Q.", "....", "u3 = H", "n", "0", "", "")
    out = cli("new", "pier18", "end.toml", stdin=answers).out
    assert "upper   Q   .   H   .\n" in out
    assert end()["players"][0]["pier"] == ["Q.H.", "...."]


def test_at_the_end_a_correction_needs_the_player(cli: Cli) -> None:
    players = ["Anna", "Q...", "....", "n", "0", "", "Ben", ".", ".", "n", "0", ""]
    answers = typed("2", *players, "u4 = heart", "anna upper 4 = heart", "")
    out = cli("new", "pier18", "end.toml", stdin=answers).out
    assert "Put the player's name before the correction: Anna, Ben." in out
    assert [one["pier"] for one in end()["players"]] == [["Q..H", "...."], [".", "."]]


def test_in_german_u_is_the_lower_side(cli: Cli) -> None:
    answers = typed("1", "Anna", "..", "..", "u2 = Anker", "o1 = D", "n", "0", "", "")
    assert cli("new", "pier18", "end.toml", "--lang", "de", stdin=answers).code == 0
    assert end()["players"][0]["pier"] == ["Q.", ".A"]


@pytest.mark.parametrize("line", ["u3 = Q", "u0 = Q", "u1 = QQ", "u1 = X", "Cleo u1 = Q"])
def test_an_impossible_correction_changes_nothing(cli: Cli, line: str) -> None:
    answers = typed("1", "Anna", "Q.", "..", line, "n", "0", "", "")
    assert cli("new", "pier18", "end.toml", stdin=answers).code == 0
    assert end()["players"][0]["pier"] == ["Q.", ".."]


# Auctionland


def test_an_island_is_typed_by_the_numbers_of_its_tiles(cli: Cli) -> None:
    """B B, below it TTGG turned: 2 beach tiles 9, a theme park of 1 tile 1; no table is needed."""
    out = new(cli, "1", "Alex", "1 1", "2e .", "", "", game="auctionland")
    assert "Alex: 10 points so far." in out
    assert end()["players"][0]["island"] == ["#1 #1", "#2@1 ."]
    assert "tables" not in end()


def test_a_tile_that_is_used_up_is_refused_with_its_places(cli: Cli) -> None:
    answers = ("2", "Alex", "1 2", "", "Ben", "1 2", "1 1", "1 #x", "", "")
    out = new(cli, *answers, game="auctionland")
    refused = "There is only 1 copy of tile 2, in row 1 of Alex's island [auctionland.tile]"
    assert f"{refused}\n    1 2\n      ^" in out
    both = "There are only 2 copies of tile 1, in row 1 of Alex's island and row 1 of Ben's island"
    assert both in " ".join(out.split())
    assert end()["players"][1]["island"] == ["#1 #x"]


def test_changed_points_of_other_players_are_shown_again(cli: Cli) -> None:
    """`auctionland.score.icons`: 1 peace is 20 points alone, and 10 next to a player with 2.

    A beach is 5 points.
    """
    out = new(cli, "2", "Anna", "B+p", "", "Ben", "H+pp", "", "", game="auctionland")
    first, second = out.split("Name of player 2")
    assert "Anna: 25 points so far." in first
    assert "Anna: 15 points so far.\nBen: 20 points so far." in second


def test_a_row_that_begins_further_west_moves_those_above(cli: Cli) -> None:
    out = new(cli, "1", "Alex", "1 B", "<T 1", "", "", game="auctionland")
    assert end()["players"][0]["island"] == [". #1 B", "T #1 ."]
    assert "so far" in out


def test_a_cell_of_an_island_is_corrected(cli: Cli) -> None:
    answers = ("1", "Alex", "1 B", "T", "r2c2 = GGHH", "", "r1c2 = .", "")
    new(cli, *answers, game="auctionland")
    assert end()["players"][0]["island"] == ["#1 .", "T GGHH"]


def test_an_island_that_is_corrected_is_drawn_once(cli: Cli) -> None:
    """Each row when typed, then both, then both as corrected; then in the score."""
    answers = ("1", "Alex", "B B", "T T", "r1c2 = G", "", "")
    out = new(cli, *answers, game="auctionland")
    asked, _ = out.split("Is everything right?")
    before, _ = asked.split("Auctionland: end.toml")
    assert before.count("  1           2") == 3


@pytest.mark.parametrize("line", ["r3c1 = B", "r1c9 = B", "r0c1 = B", "Cleo r1c1 = B"])
def test_an_unknown_cell_changes_nothing(cli: Cli, line: str) -> None:
    new(cli, "1", "Alex", "1 B", line, "", "", game="auctionland")
    assert end()["players"][0]["island"] == ["#1 B"]


def test_the_question_is_repeated_for_an_invalid_corrected_island(cli: Cli) -> None:
    out = new(cli, "1", "Alex", "1 B", "r1c2 = BB", "1 T", "", "", game="auctionland")
    assert "a tile needs 1, 4 or 8 letters" in out
    assert end()["players"][0]["island"] == ["#1 T"]


# Effects of rulings on the score so far


def test_a_question_about_a_ruling_shows_its_effect_and_can_be_remembered(cli: Cli) -> None:
    """The group of SA over the pier: with `orthogonal` 1 point more for Anna."""
    anna = ["Anna", "S.", "A.", "n", "0", ""]
    first = cli("new", "pier18", "end.toml", stdin=typed("1", *anna, "rulings", "2 always", "")).out
    assert "1: groups stay on one side (default): Anna 1" in " ".join(first.split())
    assert "2: groups reach across the pier: Anna 2" in " ".join(first.split())
    assert end()["rulings"] == {"flower_adjacency": "orthogonal"}
    again = cli("new", "pier18", "next.toml", stdin=typed("1", *anna, "", ""))
    assert "Rulings: groups reach across the pier (default: groups stay on one side)" in " ".join(
        again.out.split()
    )
    assert tomllib.loads(Path("next.toml").read_text())["rulings"] == {
        "flower_adjacency": "orthogonal"
    }
