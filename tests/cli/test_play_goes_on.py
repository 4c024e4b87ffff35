"""`boardscore play` without the name of a record: an unfinished game in the folder goes on."""

import os
from pathlib import Path

import pytest

from tests.cli.conftest import Cli
from tests.cli.hand_games import AUCTIONLAND_RECORD, PIER18_RECORD, as_text, write_packs
from tests.cli.test_play import ON_PIERS, Data, on_piers, recorded, said, typed
from tests.cli.test_replay import totals

QUESTION = "Continue it? (Enter: yes; n: a new game)"


@pytest.fixture(autouse=True)
def _packs(folder: Path) -> None:
    write_packs(folder)


def lay(name: str, lines: list[Data], age: int = 0, more: str = "") -> None:
    """A record in the folder, last written to so many seconds ago."""
    path = Path(name)
    path.write_text(as_text(lines) + more, encoding="utf-8")
    then = 1_700_000_000 - age
    os.utime(path, (then, then))


@pytest.mark.parametrize("answer", ["", "y", "ja", "Yes"])
def test_enter_goes_on(cli: Cli, answer: str) -> None:
    """After 2 choices and a draw, 3 and 6 are taken, Plans laid: the rest of the hand game."""
    lay("our-evening.jsonl", PIER18_RECORD[:5])
    rest = typed(answer, "take 3 over 0", "6 1", "1", "0", "y")
    done = cli("play", "pier18", stdin=rest)
    assert said(done.out).startswith(
        f"The game in our-evening.jsonl is not over yet: Anna, Ben; 4 moves so far. {QUESTION}"
    )
    assert "Pier 18: continuing with our-evening.jsonl, 4 moves so far." in done.out
    assert recorded("our-evening.jsonl") == PIER18_RECORD
    assert (done.code, totals(done.out)) == (0, ["6", "7"])
    assert not Path("pier18.jsonl").exists()


@pytest.mark.parametrize("answer", ["n", "N", "new", "neu", "nein"])
def test_a_new_game_is_begun_on_wish(cli: Cli, answer: str) -> None:
    lay("pier18.jsonl", PIER18_RECORD[:5])
    done = cli("play", "pier18", *ON_PIERS, stdin=typed(answer))
    assert "every move is saved in pier18-2.jsonl" in said(done.out)
    assert recorded("pier18.jsonl") == PIER18_RECORD[:5]


def test_in_german(cli: Cli) -> None:
    lay("pier18.jsonl", PIER18_RECORD[:2])
    out = said(cli("play", "pier18", "--lang", "de", stdin="\n").out)
    assert out.startswith(
        "Das Spiel in pier18.jsonl ist noch nicht zu Ende: Anna, Ben; bisher 1 Zug. Weiter"
    )
    assert "(Eingabetaste: ja; n: ein neues Spiel)" in out


@pytest.mark.parametrize(
    ("lang", "told"),
    [("en", "its pack has changed since"), ("de", "Das Datenpaket hat sich seit dem")],
)
def test_a_game_whose_pack_has_changed_is_told_before_a_new_one(
    cli: Cli, lang: str, told: str
) -> None:
    """And it stays as it is."""
    cli("play", "pier18", "mine.jsonl", *ON_PIERS, stdin=typed("1 2 3 4 5 6"))
    before = Path("mine.jsonl").read_text(encoding="utf-8")
    pack = Path("seven.json")
    pack.write_text(pack.read_text(encoding="utf-8").replace("02-02", "02-03"), encoding="utf-8")
    done = cli("play", "pier18", "--lang", lang, stdin="")
    assert "mine.jsonl" in done.out
    assert told in said(done.out)
    assert Path("mine.jsonl").read_text(encoding="utf-8") == before


def test_what_is_neither_is_asked_again(cli: Cli) -> None:
    lay("pier18.jsonl", PIER18_RECORD[:5])
    out = said(cli("play", "pier18", stdin=typed("perhaps", "")).out)
    assert "Press Enter to continue this game, or type n to start a new one." in out
    assert "continuing with pier18.jsonl" in out


@pytest.mark.parametrize("line", ["", "quit\n"])
def test_stopped_at_the_question_nothing_is_touched(cli: Cli, line: str) -> None:
    lay("pier18.jsonl", PIER18_RECORD[:5], more='{"mo')
    before = Path("pier18.jsonl").read_bytes()
    done = cli("play", "pier18", stdin=line)
    assert done.code == 1
    assert "Stopped. The game is saved as it was." in done.out
    assert Path("pier18.jsonl").read_bytes() == before


def test_the_newest_is_offered(cli: Cli) -> None:
    lay("a.jsonl", PIER18_RECORD[:3], age=20)
    lay("b.jsonl", PIER18_RECORD[:4], age=10)
    lay("c.jsonl", PIER18_RECORD[:5], age=30)
    assert cli("play", "pier18").out.startswith("  The game in b.jsonl is not over yet")


def test_a_game_whose_plans_are_not_judged_yet_is_offered(cli: Cli) -> None:
    """All moves are made, but nobody said whether Anna sees a fine view."""
    lay("pier18.jsonl", PIER18_RECORD[:-1])
    done = cli("play", "pier18", stdin=typed("", "y"))
    assert (done.code, totals(done.out)) == (0, ["6", "7"])


def test_a_line_that_breaks_off_does_not_matter(cli: Cli) -> None:
    lay("pier18.jsonl", PIER18_RECORD[:5], more='{"move": "dra')
    out = cli("play", "pier18", stdin="\n").out
    assert "in the middle of its last line" in out
    assert "4 moves so far" in out


ILLEGAL = [*PIER18_RECORD[:4], {"move": "draft", "player": 0, "card": "3", "overlap": 0}]
OTHER_PACK = [{**PIER18_RECORD[0], "pack": "gone.json"}, *PIER18_RECORD[1:3]]


@pytest.mark.parametrize(
    "lines",
    [PIER18_RECORD, AUCTIONLAND_RECORD[:2], ILLEGAL, OTHER_PACK, [], [{"format": 1}]],
    ids=["over", "another game", "illegal", "pack gone", "empty", "no record"],
)
def test_what_is_not_offered(cli: Cli, lines: list[Data]) -> None:
    """Then a new game is begun as ever, and the file stays as it is."""
    lay("old.jsonl", lines)
    out = on_piers(cli).out
    assert out.startswith("Pier 18: every move is saved in pier18.jsonl immediately.")
    assert Path("old.jsonl").read_text(encoding="utf-8") == as_text(lines)


def test_no_bytes_and_no_folder_are_in_the_way(cli: Cli) -> None:
    Path("bytes.jsonl").write_bytes(b"\xff\x00")
    Path("folder.jsonl").mkdir()
    os.symlink("nowhere", "link.jsonl")
    assert on_piers(cli).out.startswith("Pier 18: every move is saved in pier18.jsonl")


def test_an_older_game_is_offered_where_newer_files_are_none(cli: Cli) -> None:
    lay("game.jsonl", PIER18_RECORD[:3], age=20)
    lay("over.jsonl", PIER18_RECORD, age=10)
    assert cli("play", "pier18").out.startswith("  The game in game.jsonl is not over yet")


@pytest.mark.parametrize(
    "options",
    [["--players", "Cleo,Dora"], ["--pack", "demo"], ["--ruling", "half_turn=true"]],
)
def test_options_that_say_otherwise_mean_another_game(cli: Cli, options: list[str]) -> None:
    lay("game.jsonl", PIER18_RECORD[:3])
    assert "is not over yet" not in cli("play", "pier18", *options).out


def test_options_that_agree_mean_this_game(cli: Cli) -> None:
    lay("game.jsonl", PIER18_RECORD[:3])
    assert cli("play", "pier18", *ON_PIERS).out.startswith(
        "  The game in game.jsonl is not over yet"
    )


def test_a_named_record_is_not_asked_about(cli: Cli) -> None:
    lay("game.jsonl", PIER18_RECORD[:3])
    assert cli("play", "pier18", "game.jsonl").out.startswith("Pier 18: continuing with game.jsonl")
    assert "is not over yet" not in cli("play", "pier18", "new.jsonl", *ON_PIERS).out
