"""`boardscore replay`: records checked move by move and scored, even unfinished ones."""

import json
from pathlib import Path
from typing import Any

import pytest

from boardscore.cli.app import COMMANDS
from tests.cli import Outcome, process
from tests.cli.conftest import Cli
from tests.cli.hand_games import AUCTIONLAND_RECORD, PIER18_RECORD, as_text, write_packs

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


def test_without_tables_the_points_are_missing(cli: Cli) -> None:
    """The rules do not include the score tables, so points are never guessed."""
    pack = json.loads(Path("four.json").read_text(encoding="utf-8"))
    del pack["tables"]
    done = replay(cli, with_line(AUCTIONLAND_RECORD, 0, pack=pack))
    assert (done.code, totals(done.out)) == (1, ["40+?", "0+?"])


@pytest.mark.long
def test_standard_input() -> None:
    done = process("replay", "-", stdin=as_text(PIER18_RECORD).encode())
    assert (done.code, totals(done.out)) == (0, ["6", "7"])


@pytest.mark.long
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


# Unfinished games


# Incomplete records


# Mistakes


def test_a_move_in_the_wrong_phase_is_underlined_completely(cli: Cli) -> None:
    """`auctionland.turn.order`: after building comes the auction."""
    record = [*AUCTIONLAND_RECORD[:3], {"move": "sell", "player": 0}]
    _, place, marks, _ = replay(cli, record).err.splitlines()
    assert place.strip() == '{"move": "sell", "player": 0}'
    assert marks.strip() == "^" * len(place.strip())


@pytest.mark.long
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
