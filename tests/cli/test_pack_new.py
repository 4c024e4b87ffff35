"""`boardscore pack new`, and checksums of invented packs; `transcripts/pack*.json` have more."""

from pathlib import Path

import pytest

from boardscore import load_pack
from boardscore.packs import demo_pack, write_csv_pack
from tests.cli import flat
from tests.cli.conftest import Cli

GAMES = ["pier18", "auctionland"]
HEADS = {"en": ("# The ", "Nothing entered yet: 1"), "de": ("# Die ", "Noch leer: 1")}


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", HEADS)
@pytest.mark.parametrize("file", ["mine.toml", "mine.csv", "mine.TOML"])
def test_an_untouched_template_is_read_and_explained(
    cli: Cli, folder: Path, game: str, lang: str, file: str
) -> None:
    done = cli("pack", "new", game, file, "--lang", lang)
    assert (done.code, done.err) == (0, "")
    assert f"`boardscore pack check {file}`" in flat(done.out)
    assert "`boardscore pad`" in flat(done.out)
    head, empty = HEADS[lang]
    assert (folder / file).read_text(encoding="utf-8").startswith(head)
    checked = cli("pack", "check", file, "--lang", lang)
    assert (checked.code, checked.out) == (1, "")
    assert empty in flat(checked.err)
    assert "found" not in checked.err
    assert "erwartet" not in checked.err


@pytest.mark.parametrize("game", GAMES)
def test_a_filled_in_template_is_a_pack(cli: Cli, folder: Path, game: str) -> None:
    """The comment of a CSV template stays above the rows of a whole pack."""
    cli("pack", "new", game, "mine.csv")
    text = (folder / "mine.csv").read_text(encoding="utf-8")
    comment = [line for line in text.splitlines(keepends=True) if line[:1] == "#"]
    filled = "".join(comment) + write_csv_pack(demo_pack(game))  # type: ignore[arg-type]
    (folder / "mine.csv").write_text(filled, encoding="utf-8")
    assert cli("pack", "check", "mine.csv").code == 0
    assert [*load_pack("mine.csv").by_id] == [*demo_pack(game).by_id]


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
    assert "mine.toml already exists" in flat(done.err)
    assert kind != "file" or path.read_text(encoding="utf-8") == "mine"
    assert not (folder / "nowhere").exists()


@pytest.mark.parametrize("game", GAMES)
def test_the_checksum_of_an_invented_pack(cli: Cli, folder: Path, game: str) -> None:
    code, out, _ = cli("pack", "checksum", "--demo", game)
    text = cli("pack", "show", "--demo", game, "--csv").out
    (folder / "demo.csv").write_text(text, encoding="utf-8")
    assert cli("pack", "checksum", "demo.csv") == (code, out, "") == (0, out, "")
