"""`boardscore pack new`: a file to fill in, which `pack check` reads from the start."""

from pathlib import Path

import pytest

from boardscore import load_pack
from boardscore.packs import demo_pack, write_csv_pack
from tests.cli.conftest import Cli

GAMES = ["pier18", "auctionland"]
LANGS = ["en", "de"]
ENDINGS = ["toml", "csv", "TOML"]


def one_line(text: str) -> str:
    return " ".join(text.split())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("ending", ENDINGS)
def test_an_untouched_template_is_read_and_explained(
    cli: Cli, folder: Path, game: str, lang: str, ending: str
) -> None:
    file = f"mine.{ending}"
    done = cli("pack", "new", game, file, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert f"`boardscore pack check {file}`" in one_line(done.out)
    assert "`boardscore pad`" in one_line(done.out)
    head = (folder / file).read_text(encoding="utf-8").splitlines()[0]
    assert head.startswith({"en": "# The ", "de": "# Die "}[lang])
    checked = cli("pack", "check", file, "--lang", lang)
    empty = {"en": "Nothing entered yet: 1", "de": "Noch leer: 1"}[lang]
    assert (checked.code, checked.out) == (1, "")
    assert empty in one_line(checked.err)
    assert "found" not in checked.err
    assert "erwartet" not in checked.err


def test_a_template_of_pier18_has_the_cards_of_the_printed_game(cli: Cli, folder: Path) -> None:
    """18 cards (`pier18.deck`)."""
    cli("pack", "new", "pier18", "mine.csv")
    rows = (folder / "mine.csv").read_text(encoding="utf-8").splitlines()
    assert [row for row in rows if row[:1] != "#"] == [
        "id,date,patron,upper,lower,plan,plan_text",
        *(f"{number},,,,,," for number in range(1, 19)),
    ]


@pytest.mark.parametrize("lang", LANGS)
def test_what_is_missing_is_said_card_by_card(cli: Cli, folder: Path, lang: str) -> None:
    cli("pack", "new", "pier18", "mine.csv")
    text = (folder / "mine.csv").read_text(encoding="utf-8")
    text = text.replace("\n1,,,,,,", "\n1,04-17,Q,S.,.A,poets >= 4,")
    text = text.replace("\n2,,,,,,", "\n2,05-01,,S.,,,")
    (folder / "mine.csv").write_text(text.replace("\n3,,,,,,", "\n3,13-01,,,,,"), encoding="utf-8")
    code, _, err = cli("pack", "check", "mine.csv", "--lang", lang)
    assert code == 1
    lines = {
        "en": [
            "Card 2 still lacks: patron symbol, lower side, Plan",
            "Card 3 still lacks: patron symbol, upper side, lower side, Plan",
            "Nothing entered yet: 4, 5, 6,",
            "Complete: 1 of 18.",
            "cards[2].date",
        ],
        "de": ["Karte 2, noch offen: Patron-Symbol, untere Seite, Plan", "Vollständig: 1 von 18."],
    }[lang]
    assert [line for line in lines if line not in one_line(err)] == []


@pytest.mark.parametrize("game", GAMES)
def test_a_filled_in_template_is_a_pack(cli: Cli, folder: Path, game: str) -> None:
    """The comment of a CSV template stays above the rows of a whole pack."""
    cli("pack", "new", game, "mine.csv")
    text = (folder / "mine.csv").read_text(encoding="utf-8")
    comment = [line for line in text.splitlines(keepends=True) if line[:1] == "#"]
    filled = "".join(comment) + write_csv_pack(demo_pack(game))  # type: ignore[arg-type]
    (folder / "mine.csv").write_text(filled, encoding="utf-8")
    assert cli("pack", "check", "mine.csv").code == 0
    pack = load_pack(folder / "mine.csv")
    assert [*pack.by_id] == [*demo_pack(game).by_id]


def test_score_tables_to_fill_in_are_named(cli: Cli) -> None:
    cli("pack", "new", "auctionland", "mine.toml")
    err = one_line(cli("pack", "check", "mine.toml").err)
    for category in ("Beaches", "Theme park"):
        assert f"Still missing: the score table for {category}." in err


@pytest.mark.parametrize("kind", ["file", "folder", "dangling link"])
def test_nothing_is_ever_overwritten(cli: Cli, folder: Path, kind: str) -> None:
    path = folder / "mine.toml"
    match kind:
        case "file":
            path.write_text("mine", encoding="utf-8")
        case "folder":
            path.mkdir()
        case _:
            path.symlink_to(folder / "nowhere")
    done = cli("pack", "new", "pier18", "mine.toml")
    assert (done.code, done.out) == (2, "")
    assert "mine.toml already exists" in one_line(done.err)
    assert kind != "file" or path.read_text(encoding="utf-8") == "mine"
    assert not (folder / "nowhere").exists()


@pytest.mark.parametrize(
    ("file", "why"),
    [
        ("mine.json", "mine.json needs a name such as pack.toml or pack.csv."),
        ("mine", "mine needs a name such as pack.toml or pack.csv."),
        ("no/mine.toml", "There is no folder no."),
    ],
)
def test_other_files_are_refused(cli: Cli, folder: Path, file: str, why: str) -> None:
    done = cli("pack", "new", "pier18", file)
    assert (done.code, why in one_line(done.err)) == (2, True)
    assert not (folder / file).exists()
