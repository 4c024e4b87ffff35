"""`boardscore replay`: records checked move by move and scored, even unfinished ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from boardscore.cli.app import COMMANDS
from tests.cli import Outcome, process
from tests.cli.conftest import Cli
from tests.cli.hand_games import AUCTIONLAND_RECORD, PIER18_RECORD, as_text, write_packs
from tests.tables import from_table

Data = dict[str, Any]


@pytest.fixture(autouse=True)
def _packs(folder: Path) -> None:
    write_packs(folder)


def replay(cli: Cli, record: list[Data] | str, *args: str, **environ: str) -> Outcome:
    """The outcome of a record in a file."""
    text = record if isinstance(record, str) else as_text(record)
    Path("game.jsonl").write_text(text, encoding="utf-8")
    return cli("replay", "game.jsonl", *args, **environ)


def with_line(record: list[Data], number: int, **changes: Any) -> list[Data]:
    """The record with one line changed; lines count from 0."""
    return [*record[:number], {**record[number], **changes}, *record[number + 1 :]]


def totals(out: str) -> list[str]:
    """The totals in a table of scores."""
    (line,) = (line for line in out.splitlines() if line.startswith(("Total", "Summe")))
    return line.split()[1:]


# Finished games


def test_replay_is_a_command() -> None:
    assert "replay" in COMMANDS


def test_a_game_of_pier18(cli: Cli) -> None:
    """6 points for Anna and 7 for Ben, as worked out in `hand_games.py`."""
    done = replay(cli, PIER18_RECORD)
    assert (done.code, done.err) == (0, "")
    assert totals(done.out) == ["6", "7"]
    assert "Ben wins on points." in done.out


def test_a_game_of_auctionland(cli: Cli) -> None:
    """43 points for Alex and 1 for Bonnie."""
    done = replay(cli, AUCTIONLAND_RECORD)
    assert (done.code, done.err) == (0, "")
    assert totals(done.out) == ["43", "1"]
    assert "Alex wins on points." in done.out


def test_explain_draws_the_piers_and_gives_reasons(cli: Cli) -> None:
    out = replay(cli, PIER18_RECORD, "--explain").out
    assert "  upper   Q   .  [A] (H)  .\n  lower   .   .   .   .   .\n" in out
    assert "0  Lovers at upper 4: blocked by Fisher at upper 3 [pier18.score.lovers]" in out


def test_json_is_the_result(cli: Cli) -> None:
    done = replay(cli, PIER18_RECORD, "--json")
    result = json.loads(done.out)
    assert (done.code, len(done.out.splitlines())) == (0, 1)
    assert [player["total"] for player in result["players"]] == [6, 7]
    assert result["winners"] == ["Ben"]


def test_german(cli: Cli) -> None:
    done = replay(cli, PIER18_RECORD, LANG="de_DE.UTF-8")
    assert totals(done.out) == ["6", "7"]
    assert "Ben gewinnt " in done.out


def test_verdicts_decide_about_a_plan_in_words(cli: Cli) -> None:
    """`pier18.score.plan`: not completed, Anna has 4 points less."""
    assert totals(replay(cli, with_line(PIER18_RECORD, 9, verdicts=[False, None])).out)[0] == "2"


@pytest.mark.parametrize("verdicts", [[], [{"verdicts": [None, None]}]])
def test_without_a_verdict_the_plan_is_missing(cli: Cli, verdicts: list[Data]) -> None:
    done = replay(cli, [*PIER18_RECORD[:9], *verdicts])
    assert (done.code, totals(done.out)) == (1, ["2+?", "7"])
    assert "Only the players can judge the Plan of Anna: say whether it was completed." in " ".join(
        done.out.split()
    )


def test_without_tables_the_points_are_missing(cli: Cli) -> None:
    """The rules do not include the score tables, so points are never guessed."""
    pack = json.loads(Path("four.json").read_text(encoding="utf-8"))
    del pack["tables"]
    done = replay(cli, with_line(AUCTIONLAND_RECORD, 0, pack=pack))
    assert (done.code, totals(done.out)) == (1, ["40+?", "0+?"])


def test_standard_input() -> None:
    done = process("replay", "-", stdin=as_text(PIER18_RECORD).encode())
    assert (done.code, totals(done.out)) == (0, ["6", "7"])


@pytest.mark.parametrize("sent", [b"", b"\xff", b"{"])
def test_standard_input_that_is_not_a_record(sent: bytes) -> None:
    done = process("replay", "-", stdin=sent)
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("-:")
    assert "Traceback" not in done.err


# Pictures


def test_the_end_is_drawn_as_score_draws_it(cli: Cli, folder: Path) -> None:
    done = replay(cli, PIER18_RECORD, "--svg", "drawn", "--html", "page.html")
    assert done.code == 0
    assert {one.name for one in (folder / "drawn").iterdir()} == {"game-1.svg", "game-2.svg"}
    page = (folder / "page.html").read_text(encoding="utf-8")
    assert (page.count("<section"), page.count("<svg")) == (2, 2)


def test_a_page_does_not_overwrite_the_record(cli: Cli) -> None:
    done = replay(cli, PIER18_RECORD, "--html", "game.jsonl")
    assert done.code == 2
    assert Path("game.jsonl").read_text(encoding="utf-8") == as_text(PIER18_RECORD)


# Unfinished games


def test_an_unfinished_game(cli: Cli) -> None:
    """After Anna's draft it is Ben's turn, and cards 6 and 7 are open."""
    done = replay(cli, PIER18_RECORD[:6])
    assert (done.code, done.err) == (1, "")
    assert done.out.startswith("game.jsonl: the game is not over; Ben has to take an open card.\n")
    assert "To act: Ben." in done.out
    assert "  upper   Q   .   A   .\n  lower   .   .   .   A\n" in done.out
    assert "Card 6     Card 7\n" in done.out


def test_an_unfinished_game_in_german(cli: Cli) -> None:
    out = replay(cli, AUCTIONLAND_RECORD[:3], "--lang", "de").out
    assert out.startswith("game.jsonl: Das Spiel ist noch nicht zu Ende. Alex muss ein ")
    assert "An der Reihe: Alex." in out
    assert "Alex: 1 Plättchen, 9 Dollar" in out


def test_a_game_that_waits_for_chance(cli: Cli) -> None:
    out = replay(cli, PIER18_RECORD[:1]).out
    assert out.startswith("game.jsonl: the game is not over; the cards have to be dealt.\n")
    assert "turn of" not in out


def test_a_record_hides_nothing(cli: Cli) -> None:
    """A record is open: it shows the hands, and hidden money."""
    assert "Dealt to Ben\n  Card 4     Card 5     Card 6\n" in replay(cli, PIER18_RECORD[:2]).out
    out = replay(cli, AUCTIONLAND_RECORD[:6]).out
    assert "Alex: 1 tile, 4 dollars" in out
    assert "Bonnie: 0 tiles, 16 dollars" in out


def test_json_of_an_unfinished_game(cli: Cli) -> None:
    done = replay(cli, PIER18_RECORD[:6], "--json")
    (error,) = json.loads(done.out)["errors"]
    assert done.code == 1
    assert (error["code"], error["clause"]) == ("not_over", "pier18.end.plan")
    assert error["file"] == "game.jsonl"


def test_verdicts_before_the_end_are_a_mistake(cli: Cli) -> None:
    done = replay(cli, [*PIER18_RECORD[:8], PIER18_RECORD[9]])
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith(
        "game.jsonl:9:1: there is no result yet: Ben has to lay the Plan [pier18.end.plan]\n"
    )


# Incomplete records


@pytest.mark.parametrize("cut", [1, 2, 15, 25])
def test_an_incomplete_last_line_is_ignored(cli: Cli, cut: int) -> None:
    """Without its verdict the game is over, but Anna's Plan is not judged."""
    done = replay(cli, as_text(PIER18_RECORD)[:-cut])
    judged = cut == 1  # only the line end is missing
    assert totals(done.out) == ["6" if judged else "2+?", "7"]
    assert ("in the middle of its last line" in done.err) is not judged


@pytest.mark.parametrize("length", range(3, 40, 6))
def test_a_game_ends_at_its_last_complete_line(cli: Cli, length: int) -> None:
    text = as_text(PIER18_RECORD[:5]) + json.dumps(PIER18_RECORD[5])[:length]
    done = replay(cli, text, "--lang", "de")
    assert "An der Reihe: Anna." in done.out
    assert done.err == (
        "game.jsonl bricht mitten in der letzten Zeile ab; gelesen wird nur bis dorthin.\n"
    )


def test_an_incomplete_first_line(cli: Cli) -> None:
    done = replay(cli, as_text(PIER18_RECORD)[:40])
    assert (done.code, done.out) == (1, "")
    assert done.err.startswith("game.jsonl:1:")


# Mistakes


def test_the_first_illegal_move_is_shown(cli: Cli) -> None:
    """`pier18.round.draft`: card 7 is not open once Anna has it; later lines do not count."""
    record = with_line(with_line(PIER18_RECORD, 6, card="3"), 8, overlap=2)
    done = replay(cli, record)
    assert (done.code, done.out) == (1, "")
    assert done.err == (
        "game.jsonl:7:40: Card 3 is not open; open cards: 6, 7 [pier18.round.draft]\n"
        '    {"move": "draft", "player": 1, "card": "3", "overlap": 1}\n'
        "                                           ^^^\n"
        "game.jsonl: 1 mistake, so there is no score.\n"
    )


def test_a_move_in_the_wrong_phase_is_underlined_completely(cli: Cli) -> None:
    """`auctionland.turn.order`: after building comes the auction."""
    record = [*AUCTIONLAND_RECORD[:3], {"move": "sell", "player": 0}]
    _, place, marks, _ = replay(cli, record).err.splitlines()
    assert place.strip() == '{"move": "sell", "player": 0}'
    assert marks.strip() == "^" * len(place.strip())


def test_an_unaffordable_bid(cli: Cli) -> None:
    """`auctionland.auction.bid`: Bonnie has 12 dollars."""
    err = replay(cli, with_line(AUCTIONLAND_RECORD, 4, amount=13)).err
    assert err.startswith("game.jsonl:5:40: Bonnie has 12 dollars and cannot bid 13 [auction")


def test_json_of_an_illegal_move(cli: Cli) -> None:
    done = replay(cli, with_line(PIER18_RECORD, 5, overlap=2), "--json")
    (error,) = json.loads(done.out)["errors"]
    assert (done.code, done.err) == (1, "")
    assert (error["file"], error["line"], error["column"]) == ("game.jsonl", 6, 56)
    assert error["clause"] == "pier18.round.overlap"


@pytest.mark.parametrize(
    ("record", "said"),
    [
        ("", "game.jsonl: the file is empty"),
        ("[]", "game.jsonl:1:1: "),
        ('{"game": "chess"}', "game.jsonl:1:10: "),
        ('{"game": "pier18", "players": ["A", "B"]}', "the key pack is missing"),
        (with_line(PIER18_RECORD, 0, pack="nowhere.json"), "the pack nowhere.json cannot be used"),
        (with_line(PIER18_RECORD, 0, pack="four.json"), "a pack for Auctionland"),
        (with_line(PIER18_RECORD, 0, pack_sha256="0"), "this is not the pack"),
        (with_line(PIER18_RECORD, 0, format=2), "newer than this version"),
        (with_line(PIER18_RECORD, 0, players=["Anna"]), "[pier18.players]"),
        (with_line(PIER18_RECORD, 0, market_size=8), '"market_size" is not known here'),
        (with_line(PIER18_RECORD, 3, player=2), "There is no such player; the game has 2 players"),
        (with_line(PIER18_RECORD, 3, player="Ben"), '"Ben" is not a whole number'),
        (with_line(PIER18_RECORD, 3, move="chose"), "did you mean choose?"),
        (with_line(PIER18_RECORD, 3, seat=1), '"seat" is not known here'),
        (with_line(PIER18_RECORD, 4, cards=["3", "6", "99"]), "the pack has no"),
        (with_line(PIER18_RECORD, 4, cards=["3", "6", "6"]), "Card 6 is drawn twice"),
        (with_line(PIER18_RECORD, 9, verdicts=[True]), "one verdict is needed for each of the 2"),
        (with_line(PIER18_RECORD, 9, verdicts=[True, False]), "the verdict contradicts it"),
        ([*PIER18_RECORD, PIER18_RECORD[8]], "verdicts come in the last line"),
        ([*PIER18_RECORD[:9], PIER18_RECORD[8]], "the game is over"),
        (with_line(AUCTIONLAND_RECORD, 4, amount=2.5), "2.5 is not a whole number"),
        (
            with_line(AUCTIONLAND_RECORD, 1, tiles=["c", "a", "a"]),
            "Tile a is no longer in the stack",
        ),
        ("{}\n{", "game.jsonl:1:1: "),
        (as_text(PIER18_RECORD[:2]) + "{\n{}\n", "game.jsonl:3:2: "),
    ],
)
def test_records_with_mistakes(cli: Cli, record: list[Data] | str, said: str) -> None:
    done = replay(cli, record)
    assert (done.code, done.out) == (1, "")
    assert said in done.err
    assert done.err.endswith("so there is no score.\n")


def test_a_record_that_is_not_utf_8(cli: Cli) -> None:
    Path("game.jsonl").write_bytes(as_text(PIER18_RECORD[:2]).encode() + b"\xff\n")
    done = cli("replay", "game.jsonl")
    assert done.code == 1
    assert "byte 0xff in line 3 is not UTF-8" in done.err


def test_missing_files_and_folders(cli: Cli, folder: Path) -> None:
    (folder / "games").mkdir()
    assert "there is no such file" in cli("replay", "nowhere.jsonl").err
    assert "this is a folder" in cli("replay", "games").err


def test_the_path_of_the_pack_is_relative_to_the_record(cli: Cli, folder: Path) -> None:
    (folder / "games").mkdir()
    record = with_line(PIER18_RECORD, 0, pack="../seven.json")
    (folder / "games" / "our.jsonl").write_text(as_text(record), encoding="utf-8")
    assert totals(cli("replay", "games/our.jsonl").out) == ["6", "7"]


# Wrong use


@from_table
def test_wrong_use(cli: Cli, args: list[str], said: str) -> None:
    done = cli("replay", *args)
    assert (done.code, done.out) == (2, "")
    assert said in done.err
