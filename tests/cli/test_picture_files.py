"""Pictures and pages that commands write: their names, their content, and existing files."""

from pathlib import Path

import pytest

import boardscore
from tests.cli.conftest import Cli, Save
from tests.draw.drawings import Drawing


def names(folder: Path) -> set[str]:
    return {one.name for one in folder.iterdir()}


# score --svg


def test_a_picture_for_each_player(cli: Cli, folder: Path) -> None:
    """Bonnie, who has only counts, has a picture of these."""
    code, out, err = cli("score", "--svg", "drawn", "pier18.toml", "auctionland.toml")
    assert code == 0
    assert out == cli("score", "pier18.toml", "auctionland.toml").out
    assert err == "4 pictures written to drawn.\n"
    assert names(folder / "drawn") == {
        "pier18-1.svg",
        "pier18-2.svg",
        "auctionland-1.svg",
        "auctionland-2.svg",
    }
    ben = Drawing((folder / "drawn/pier18-2.svg").read_text(encoding="utf-8"))
    assert ben.title == "Pier of Ben"


def test_pictures_in_german(cli: Cli, folder: Path) -> None:
    code, _, err = cli("score", "--lang", "de", "--svg", "bilder", "pier18.toml")
    assert code == 0
    assert err == "2 Bilder in bilder geschrieben.\n"
    drawing = Drawing((folder / "bilder/pier18-1.svg").read_text(encoding="utf-8"))
    assert drawing.title == "Pier von Anna"


def test_json_stays_json(cli: Cli) -> None:
    with_pictures = cli("score", "--json", "--svg", "drawn", "--html", "p.html", "pier18.toml")
    assert with_pictures.out == cli("score", "--json", "pier18.toml").out


# score --html


def test_one_page_with_everything(cli: Cli, folder: Path) -> None:
    code, _, err = cli("score", "--html", "page.html", "pier18.toml", "auctionland.toml")
    assert code == 0
    assert err == "The page is in page.html.\n"
    page = (folder / "page.html").read_text(encoding="utf-8")
    assert page.count("<svg ") == 4
    assert page.count("<main ") == 2
    assert "<h1>Pier 18: pier18.toml</h1>" in page
    assert "Ben wins the tie: 7 symbols to 5." in page
    assert "Lovers at upper 5: blocked by Poet at upper 3" in page


def test_a_page_in_german(cli: Cli, folder: Path) -> None:
    cli("score", "--html", "seite.html", "--lang", "de", "pier18.toml")
    page = (folder / "seite.html").read_text(encoding="utf-8")
    assert '<html lang="de">' in page
    assert "Liebende oben 5: gestört durch Dichter oben 3" in page


def test_a_page_reveals_nothing_about_the_machine(cli: Cli, folder: Path) -> None:
    cli("score", "--html", "page.html", str(folder / "pier18.toml"))
    assert str(folder) not in (folder / "page.html").read_text(encoding="utf-8")


# pack show --svg


def test_a_picture_for_each_card(cli: Cli, folder: Path) -> None:
    code, out, err = cli("pack", "show", "--demo", "pier18", "--svg", "cards")
    assert code == 0
    assert out == "demo-pier18 (Pier 18): 18 cards; provenance: invented\n"
    assert err == "18 pictures written to cards.\n"
    assert names(folder / "cards") == {f"card-{number}.svg" for number in range(1, 19)}


# Python has the same output


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["pier18", "auctionland", "tableless"])
def test_explain_equals_the_output_of_the_command(cli: Cli, lang: str, game: str) -> None:
    """Except for the name of the file in the first line."""
    printed = cli("score", "--explain", "--lang", lang, f"{game}.toml").out
    told = boardscore.score(boardscore.load(f"{game}.toml")).explain(lang)
    assert told.partition("\n")[2].strip() == printed.partition("\n")[2].strip()
    assert printed.startswith(told.partition("\n")[0] + ": ")


def test_markup_in_names_is_escaped(cli: Cli, folder: Path, save: Save) -> None:
    save("nasty.json", "pier18", {"name": "<script>x</script>", "pier": ["S", "."]})
    cli("score", "--html", "page.html", "--svg", "drawn", "nasty.json")
    page = (folder / "page.html").read_text(encoding="utf-8")
    assert "<script" not in page
    assert "&lt;script&gt;x&lt;/script&gt;" in page
