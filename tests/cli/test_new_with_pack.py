"""`boardscore new --pack`: piers by cards, islands by tiles, and corrections.

The packs are small ones of this test, so that every score is worked out by hand.
"""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.cli.test_new import typed

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


# Corrections


# Auctionland


def test_an_island_is_typed_by_the_numbers_of_its_tiles(cli: Cli) -> None:
    """B B, below it TTGG turned: 2 beach tiles 9, a theme park of 1 tile 1; no table is needed."""
    out = new(cli, "1", "Alex", "1 1", "2e .", "", "", game="auctionland")
    assert "Alex: 10 points so far." in out
    assert end()["players"][0]["island"] == ["#1 #1", "#2@1 ."]
    assert "tables" not in end()


def test_changed_points_of_other_players_are_shown_again(cli: Cli) -> None:
    """`auctionland.score.icons`: 1 peace is 20 points alone, and 10 next to a player with 2.

    A beach is 5 points.
    """
    out = new(cli, "2", "Anna", "B+p", "", "Ben", "H+pp", "", "", game="auctionland")
    first, second = out.split("Name of player 2")
    assert "Anna: 25 points so far." in first
    assert "Anna: 15 points so far.\nBen: 20 points so far." in second


def test_an_island_that_is_corrected_is_drawn_once(cli: Cli) -> None:
    """Each row when typed, then both, then both as corrected; then in the score."""
    answers = ("1", "Alex", "B B", "T T", "r1c2 = G", "", "")
    out = new(cli, *answers, game="auctionland")
    asked, _ = out.split("Is everything right?")
    before, _ = asked.split("Auctionland: end.toml")
    assert before.count("  1           2") == 3


# Effects of rulings on the score so far
