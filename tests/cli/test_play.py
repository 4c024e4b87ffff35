"""`boardscore play`: whole games on a terminal, refusals, undo, and records that lose nothing."""

import json
import os
import re
import shlex
import subprocess
from pathlib import Path
from random import Random
from typing import Any

import pytest
from attrs import evolve

from boardscore import auctionland, deal
from boardscore.cli.app import COMMANDS
from boardscore.cli.play import referee_answers
from tests import HANGS
from tests.cli import Outcome, command, environment, process
from tests.cli.conftest import Cli
from tests.cli.hand_games import (
    AUCTIONLAND_TYPED,
    PIER18_RECORD,
    PIER18_TYPED,
    as_text,
    write_packs,
)
from tests.cli.test_terminal import ctrl_c, press_ctrl_c, read, terminal
from tests.cli.test_typed_moves import AUCTIONLAND
from tests.privileges import without_privileges
from tests.tables import from_table, read_table

__all__ = ["ctrl_c"]

Data = dict[str, Any]

ON_PIERS = ("--players", "Anna,Ben", "--pack", "seven.json")
ON_ISLANDS = ("--players", "Alex,Bonnie", "--pack", "four.json", "--market-size", "3")


@pytest.fixture(autouse=True)
def _packs(folder: Path) -> None:
    write_packs(folder)


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def first_lines(text: str, count: int) -> str:
    return typed(*text.splitlines()[:count])


def on_piers(cli: Cli, *lines: str, lang: str = "en", after: int = 0) -> Outcome:
    """The short game of Pier 18: its first lines, then the typed lines of a test."""
    stdin = first_lines(PIER18_TYPED, after) + typed(*lines)
    Path("pier18.jsonl").unlink(missing_ok=True)
    return cli("play", "pier18", *ON_PIERS, "--lang", lang, stdin=stdin)


def on_islands(cli: Cli, *lines: str, lang: str = "en", after: int = 0) -> Outcome:
    """The short game of Auctionland: its first lines, then the typed lines of a test."""
    stdin = first_lines(AUCTIONLAND_TYPED, after) + typed(*lines)
    Path("auctionland.jsonl").unlink(missing_ok=True)
    return cli("play", "auctionland", *ON_ISLANDS, "--lang", lang, stdin=stdin)


def recorded(name: str = "pier18.jsonl") -> list[Data]:
    """The lines of a record."""
    return [json.loads(line) for line in Path(name).read_text(encoding="utf-8").splitlines()]


def said(text: str) -> str:
    """The output without line breaks."""
    return " ".join(text.split())


# Whole games


def test_play_is_a_command() -> None:
    assert "play" in COMMANDS


def test_the_first_line_names_the_game(cli: Cli) -> None:
    cli(
        "play", "auctionland", "--players", " Alex , Bonnie", "--pack", "demo", "--market-size",
        "5", "--visible-money", "--ruling", "rotation=none", stdin="",
    )  # fmt: skip
    (setup,) = recorded("auctionland.jsonl")
    assert setup["pack_sha256"]
    assert setup | {"pack_sha256": ""} == {
        "format": 1,
        "game": "auctionland",
        "pack": "demo",
        "pack_sha256": "",
        "players": ["Alex", "Bonnie"],
        "rulings": {"rotation": "none", "last_bidder": "may_bid"},
        "market_size": 5,
        "visible_money": True,
    }


def test_the_plan_card_is_drawn_when_it_is_laid(cli: Cli) -> None:
    """`pier18.end.plan`: the Plan covers columns too, so its owner must see its symbols."""
    before, _ = on_piers(cli, PIER18_TYPED).out.split("\n\nBen, lay your Plan, card 4.\n")
    assert before.rpartition("\n\n")[2].startswith("  Card 4\n")


BONUS = """\
market x x x
build 1
auction 1
pass
place 3
market x x
build 1
auction 1
pass
place 3
market x x
build 1 at 4
auction 1
pass
place 5
"""
"""Alex builds four tiles in a row; one tile of the market is then left.

East of the first tile is cell 3, after 1 to the north and 2 to the west. With two tiles 1 and 2 are
north, 3 is west, 4 east; with three tiles 1 to 3 are north, 4 is west, 5 east.
"""


# Refusals


@pytest.mark.long
@from_table
def test_illegal_moves_of_pier18_are_refused_with_the_clause(
    cli: Cli, after: int, line: str, reason: str
) -> None:
    done = on_piers(cli, line, after=after)
    assert reason in said(done.out)
    assert len(recorded()) == after + 1


@pytest.mark.long
@from_table
def test_illegal_moves_of_auctionland_are_refused_with_the_clause(
    cli: Cli, after: int, line: str, reason: str
) -> None:
    done = on_islands(cli, line, after=after)
    assert reason in said(done.out)
    assert len(recorded("auctionland.jsonl")) == after + 1


@pytest.mark.parametrize(
    "after", [0, 8, *(pytest.param(one, marks=pytest.mark.long) for one in (1, 4))]
)
@from_table
def test_invalid_input_changes_nothing_and_is_escaped(cli: Cli, after: int, line: str) -> None:
    done = on_piers(cli, line, after=after)
    assert (done.code, done.err) == (1, "")
    assert len(recorded()) == after + 1
    assert not any(char in done.out for char in "\x00\x1b\x07\u202e")


@pytest.mark.long
def test_bytes_that_are_not_utf_8() -> None:
    environ = {"PYTHONIOENCODING": "utf-8:surrogateescape"}
    done = process("play", "pier18", *ON_PIERS, stdin=b"\xff\xfe\n1 2 3 4 5 6\n", environ=environ)
    assert "These characters cannot be read; type the answer again." in done.out
    assert len(recorded()) == 2


# Commands


def test_help_lists_the_possible_moves_and_the_commands(cli: Cli) -> None:
    out = said(on_piers(cli, "help", after=4).out)
    assert "take CARD over COLUMNS: takes a card" in out
    assert "finish COLUMNS" not in out
    for word in ("moves", "undo", "show", "score", "record", "quit"):
        assert f" {word}: " in out
    assert "money" not in out.split("help: this help")[1]


def test_a_long_list_of_moves_is_cut() -> None:
    """25 dollars pay for the slots 1 to 26, in 26 lines, of which 20 are shown."""
    state = auctionland.start(["Alex", "Bo"], "demo", market_size=30, visible_money=True)
    state = evolve(state.play(deal(state, Random(1))), money=(25, 12))
    lines = referee_answers.moves(AUCTIONLAND, state, "en").splitlines()
    assert lines[0].endswith("moves; | separates choices:")
    assert sum(line.startswith("  build ") for line in lines) == 20
    assert lines[-1] == "  ... and 6 more lines."


def test_plans_stay_secret_until_all_players_have_added_theirs(cli: Cli) -> None:
    """`pier18.end.plan`: simultaneous; Ben still sees Anna's pier without its Lovers."""
    assert "Anna has laid the Plan.\n" in (out := on_piers(cli, "show", after=7).out)
    assert "  upper   Q   .   A   .\n  lower   .   .   .   A\n" in out.split("show\n")[1]
    assert "H" not in out.split("show\n")[1].split("Ben:")[0].split("Anna:")[1]


def test_show_shows_everything(cli: Cli) -> None:
    out = on_piers(cli, "show", after=5).out.split("show\n")[1]
    assert out.startswith("\nPier 18; players: 1 Anna, 2 Ben\n\nRound 1 of 1; Anna goes first.\n")
    assert out.index("Anna: 0 Patron cards") < out.index("Ben: 0 Patron cards")
    assert out.count("Open cards\n") == 1


# Chance


def test_with_a_seed_the_program_draws(cli: Cli) -> None:
    """The same number draws the same cards, another one different cards."""
    for number, seed in enumerate(("7", "7", "8")):
        args = ("--players", "Anna,Ben", "--pack", "demo", "--seed", seed)
        cli("play", "pier18", f"{number}.jsonl", *args, stdin="")
    hands = [recorded(f"{number}.jsonl")[1]["hands"] for number in range(3)]
    assert hands[0] == hands[1] != hands[2]
    assert len({card for hand in hands[0] for card in hand}) == 6


def test_a_seed_continues_the_same_draws(cli: Cli) -> None:
    """Stopping the game or taking back a step in between makes no difference."""
    args = ("--players", "Alex,Bo", "--pack", "demo", "--seed", "3")
    turn = ("build 1", "auction 1", "pass", "place 3")
    cli("play", "auctionland", "whole.jsonl", *args, stdin=typed(*turn, *turn))
    cli("play", "auctionland", "parts.jsonl", *args, stdin=typed(*turn))
    cli("play", "auctionland", "parts.jsonl", stdin=typed("undo", "undo", "undo"))
    cli("play", "auctionland", "parts.jsonl", "--seed", "3", stdin=typed(*turn[1:]))
    out = cli("play", "auctionland", stdin=typed("", *turn)).out
    assert "Cards or tiles are drawn for you, with seed 3." in out
    assert recorded("parts.jsonl") == recorded("whole.jsonl")


# Undo


# Verdicts


# Continued games


@pytest.mark.long
@pytest.mark.parametrize("after", range(10))
def test_the_same_command_continues(cli: Cli, after: int) -> None:
    on_piers(cli, after=after)
    rest = typed(*PIER18_TYPED.splitlines()[after:])
    done = cli("play", "pier18", "pier18.jsonl", stdin=rest)
    moves = min(after, 8)
    told = f"Pier 18: continuing with pier18.jsonl, {moves} {'move' if moves == 1 else 'moves'} so"
    assert done.out.startswith(told)
    assert done.code == 0
    assert recorded()[1:] == PIER18_RECORD[1:]


@pytest.mark.long
@from_table
def test_a_record_is_played_in_one_place_at_a_time(cli: Cli, lang: str, said_then: str) -> None:
    """The second one is refused before its first question, and the first one continues."""
    on_piers(cli, after=2)
    before = Path("pier18.jsonl").read_bytes()
    with terminal("play", "pier18", "pier18.jsonl") as (running, ours):
        read(ours, b"> ")
        code, out, err = process("play", "pier18", "pier18.jsonl", "--lang", lang)
        assert (code, err) == (1, "")
        assert said_then in said(out)
        assert Path("pier18.jsonl").read_bytes() == before
        os.write(ours, b"\n")
        read(ours, b"Ben> ")
        os.write(ours, f"{PIER18_TYPED.splitlines()[2]}\n".encode())
        read(ours, b"others look.")
        os.write(ours, b"\x04")
        running.wait(HANGS)
    assert recorded()[1:] == PIER18_RECORD[1:4]
    assert "continuing with" in cli("play", "pier18", "pier18.jsonl").out


def test_all_characters_of_names_are_kept(cli: Cli) -> None:
    """A line separator in a name does not end a line of the record."""
    setup = {**PIER18_RECORD[0], "players": ["Jörg\u2028A", "安娜"]}
    text = json.dumps(setup, ensure_ascii=False) + "\n" + as_text(PIER18_RECORD[1:2])
    Path("our.jsonl").write_text(text + '{"mo', encoding="utf-8")
    cli("play", "pier18", "our.jsonl", stdin=typed("2 1", "安娜 4 5"))
    assert Path("our.jsonl").read_text(encoding="utf-8").split("\n")[0] == json.dumps(
        setup, ensure_ascii=False
    )
    assert cli("replay", "our.jsonl").code == 1


def test_the_link_to_a_record_is_kept(cli: Cli, folder: Path) -> None:
    (folder / "games").mkdir()
    Path("games/our.jsonl").write_text(as_text(PIER18_RECORD[:5]), encoding="utf-8")
    os.symlink(Path("games", "our.jsonl"), "link.jsonl")
    Path("games/seven.json").write_bytes(Path("seven.json").read_bytes())
    cli("play", "pier18", "link.jsonl", stdin=typed("3 0", "undo", "3 1"))
    assert Path("link.jsonl").is_symlink()
    assert recorded("games/our.jsonl")[-1]["overlap"] == 1


def test_no_temporary_file_is_left_next_to_the_record(cli: Cli, folder: Path) -> None:
    before = set(folder.iterdir())
    on_piers(cli, "undo", after=5)
    assert set(folder.iterdir()) - before == {folder / "pier18.jsonl"}


def playing(*args: str) -> "subprocess.Popen[bytes]":
    """The program, waiting for lines."""
    return subprocess.Popen(
        command("play", *args), stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment()
    )


def until(running: "subprocess.Popen[bytes]", text: bytes) -> None:
    """Waits for a text in the output."""
    assert running.stdout
    shown = b""
    while text not in shown:
        char = running.stdout.read(1)
        assert char, shown.decode()
        shown += char


@pytest.mark.long
@pytest.mark.parametrize("after", [1, 3, 5])
def test_a_killed_process_loses_nothing(after: int, cli: Cli) -> None:
    """As soon as the next prompt appears, the move is on disk."""
    lines = PIER18_TYPED.splitlines()
    with playing("pier18", *ON_PIERS) as running:
        assert running.stdin
        until(running, b"> ")
        for line in lines[:after]:
            running.stdin.write(f"{line}\n".encode())
            running.stdin.flush()
            until(running, b"\n")
            until(running, b"> ")
        running.kill()
        assert running.wait(HANGS) != 0
    assert recorded()[1:] == PIER18_RECORD[1 : after + 1]
    cli("play", "pier18", "pier18.jsonl", stdin=typed(*lines[after:]))
    assert recorded()[1:] == PIER18_RECORD[1:]


# Records that cannot be written


def with_files_of_at_most(size: int, *args: str, stdin: str) -> Outcome:
    """The outcome with a limit on file size, as on a full disk."""
    resource = pytest.importorskip("resource")

    def limit() -> None:
        resource.setrlimit(resource.RLIMIT_FSIZE, (size, size))

    done = subprocess.run(
        command(*args), input=stdin.encode(), capture_output=True, env=environment(),
        timeout=HANGS, check=False, preexec_fn=limit,
    )  # fmt: skip
    return Outcome(done.returncode, done.stdout.decode(), done.stderr.decode())


@pytest.mark.long
def test_a_full_disk(cli: Cli) -> None:
    """The unsaved move does not count, and the record keeps all complete lines."""
    on_piers(cli, after=4)
    whole = Path("pier18.jsonl").read_bytes()
    args = ("play", "pier18", "pier18.jsonl")
    done = with_files_of_at_most(len(whole) + 20, *args, stdin=typed("3 0", "score", "3 1"))
    assert done.code == 1
    assert done.err == ""
    assert (
        said(done.out).count("pier18.jsonl cannot be written: the operating system refused.") == 2
    )
    assert "The move does not count" in said(done.out)
    assert Path("pier18.jsonl").read_bytes() == whole
    assert cli(*args, stdin=first_lines(PIER18_TYPED, 9).split("\n", 4)[4]).code == 0


@pytest.mark.long
def test_a_failed_undo_changes_nothing(cli: Cli) -> None:
    on_piers(cli, after=4)
    whole = Path("pier18.jsonl").read_bytes()
    done = with_files_of_at_most(50, "play", "pier18", "pier18.jsonl", stdin=typed("undo"))
    assert "cannot be written" in done.out
    assert Path("pier18.jsonl").read_bytes() == whole
    assert not Path("pier18.jsonl.new").exists()


@pytest.mark.long
def test_a_game_that_cannot_begin() -> None:
    args = ("play", "pier18", *ON_PIERS)
    done = with_files_of_at_most(50, *args, stdin=PIER18_TYPED)
    assert done.code == 1
    assert "pier18.jsonl cannot be written: the operating system refused." in done.out
    assert not Path("pier18.jsonl").exists()


@pytest.mark.long
def test_on_a_full_disk_a_seed_draws_later(cli: Cli) -> None:
    """The first line with the seed fits, the deal does not; any input tries again."""
    on_piers(cli)
    size = Path("pier18.jsonl").stat().st_size + 20
    args = ("play", "pier18", "pier18.jsonl", "--seed", "1")
    done = with_files_of_at_most(size, *args, stdin="\nshow\n")
    assert len(recorded()) == 1
    assert said(done.out).count("cannot be written") == 4
    cli(*args, stdin="")
    assert recorded()[1]["move"] == "deal"


@pytest.mark.long
def test_another_program_writes_to_the_record(cli: Cli) -> None:
    """Nothing is written into other lines, even if the length is the same."""
    on_piers(cli, after=4)
    with playing("pier18", "pier18.jsonl") as running:
        assert running.stdin
        until(running, b"Anna> ")
        other = Path("pier18.jsonl").read_bytes().replace(b"Ben", b"Eva")
        Path("pier18.jsonl").write_bytes(other)
        running.stdin.write(b"3 0\nundo\n")
        running.stdin.close()
        assert running.stdout
        told = said(running.stdout.read().decode())
        assert running.wait(HANGS) == 1
    assert told.count("pier18.jsonl was changed by another program.") == 2
    assert Path("pier18.jsonl").read_bytes() == other


@pytest.mark.long
def test_a_record_that_was_deleted_is_written_again(cli: Cli) -> None:
    on_piers(cli, after=4)
    with playing("pier18", "pier18.jsonl") as running:
        assert running.stdin
        until(running, b"Anna> ")
        Path("pier18.jsonl").unlink()
        running.stdin.write(b"3 0\n")
        running.stdin.close()
        running.wait(HANGS)
    assert recorded()[1:] == PIER18_RECORD[1:6]


def test_a_read_only_record(cli: Cli) -> None:
    on_piers(cli, after=4)
    Path("pier18.jsonl").chmod(0o444)
    with without_privileges():
        done = cli("play", "pier18", "pier18.jsonl", stdin="3 0\n")
    assert (done.code, done.err) == (1, "")
    assert done.out.startswith("pier18.jsonl cannot be written: you do not have permission")


# Questions before a game


@pytest.mark.long
@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_before_a_game() -> None:
    with terminal("play", "pier18") as (running, ours):
        read(ours, b"> ")
        press_ctrl_c(running, ours)
        assert "Stopped before the game began" in said(read(ours))
        assert running.wait(HANGS) == 130


# Terminals


@pytest.mark.long
@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize("lang", ["en", "de"])
def test_ctrl_c_shows_the_file_and_the_command_to_continue(lang: str) -> None:
    with terminal("play", "auctionland", *ON_ISLANDS, "--lang", lang) as (running, ours):
        read(ours, b"> ")
        os.write(ours, b"c a b\n")
        read(ours, b"Alex> ")
        press_ctrl_c(running, ours)
        told = said(read(ours))
        assert "boardscore play auctionland auctionland.jsonl" in told
        assert running.wait(HANGS) == 130
    assert len(recorded("auctionland.jsonl")) == 2


@pytest.mark.long
@pytest.mark.parametrize(("after", "code"), [(3, 1), (11, 0)])
def test_ctrl_d(after: int, code: int) -> None:
    """1 while the game is not over, 0 when it is."""
    with terminal("play", "auctionland", *ON_ISLANDS) as (running, ours):
        for line in AUCTIONLAND_TYPED.splitlines()[:after]:
            read(ours, b"> ")
            os.write(ours, f"{line}\n".encode())
        read(ours, b"> ")
        os.write(ours, b"\x04")
        assert "Saved in auctionland.jsonl" in read(ours)
        assert running.wait(HANGS) == code


CLEARED = "\x1b[2J\x1b[3J\x1b[H"


@pytest.mark.long
@pytest.mark.parametrize("environ", [{"TERM": "xterm", "NO_COLOR": "1"}, {"TERM": "dumb"}])
def test_a_choice_is_hidden_from_the_others(environ: dict[str, str]) -> None:
    """`pier18.setup.choose`: the choices stay secret until all have chosen.

    Each player looks alone, and then the screen is cleared of both the cards and the input.
    """
    with terminal("play", "pier18", *ON_PIERS, environ=environ) as (running, ours):
        read(ours, b"> ")
        os.write(ours, b"1 2 3 4 5 6\n")
        before = read(ours, b"is hidden.")
        os.write(ours, b"\n")
        looked = read(ours, b"Anna> ")
        os.write(ours, b"2 1\n")
        read(ours, b"before the others look.")
        os.write(ours, b"\n")
        after = read(ours, b"is hidden.")
        os.write(ours, b"\n")
        shown = read(ours, b"Ben> ")
        os.write(ours, b"Ben 4 5\n")
        shown += read(ours, b"before the others look.")
        running.kill()
    assert "Dealt to" not in before + after
    assert "Plan of card 2: A fine view." in looked
    emptied = CLEARED if environ["TERM"] == "xterm" else "\n" * 24
    assert emptied in after
    assert "A fine view." not in after.split(emptied)[1]
    assert "Dealt to Ben" in shown
    assert "Anna: 0 Patron cards; Plan 2 (02-02): A fine view." in shown


@pytest.mark.long
def test_an_arrow_key_does_not_recall_the_choice_of_another_player() -> None:
    """Nor does it recall the line that dealt the hands."""
    with terminal("play", "pier18", *ON_PIERS, environ={"TERM": "xterm"}) as (running, ours):
        read(ours, b"> ")
        os.write(ours, b"1 2 3 4 5 6\n")
        read(ours, b"is hidden.")
        os.write(ours, b"\n")
        read(ours, b"Anna> ")
        os.write(ours, b"2 1\n")
        read(ours, b"look.")
        os.write(ours, b"\n")
        read(ours, b"is hidden.")
        os.write(ours, b"\n")
        read(ours, b"Ben> ")
        os.write(ours, b"\x1b[A\x1b[A\n")
        told = read(ours, b"Ben> ")
        running.kill()
    assert "2 1" not in told
    assert "1 2 3" not in told


@pytest.mark.long
def test_the_dialog_can_stop_before_a_choice() -> None:
    with terminal("play", "pier18", *ON_PIERS) as (running, ours):
        read(ours, b"> ")
        os.write(ours, b"1 2 3 4 5 6\n")
        read(ours, b"is hidden.")
        os.write(ours, b"undo\n")
        read(ours, b"Deal 3 cards")
        os.write(ours, b"1 2 3 4 5 6\n")
        read(ours, b"is hidden.")
        os.write(ours, b"quit\n")
        assert "Saved in pier18.jsonl" in read(ours)
        assert running.wait(HANGS) == 1


@pytest.mark.long
def test_input_before_the_screen_is_cleared_is_not_lost() -> None:
    environ = {"TERM": "xterm", "NO_COLOR": "1"}
    with terminal("play", "pier18", *ON_PIERS, environ=environ) as (running, ours):
        read(ours, b"> ")
        os.write(ours, b"1 2 3 4 5 6\n")
        read(ours, b"is hidden.")
        os.write(ours, b"\n")
        read(ours, b"Anna> ")
        os.write(ours, b"2 1\n")
        read(ours, b"look.")
        os.write(ours, b"undo\n")
        assert "The last step is undone." in read(ours, b"Anna, choose")
        running.kill()
    assert len(recorded()) == 2


@pytest.mark.long
def test_money_is_cleared_from_the_screen() -> None:
    """`auctionland.money.hidden`."""
    environ = {"TERM": "xterm", "NO_COLOR": "1"}
    with terminal("play", "auctionland", *ON_ISLANDS, environ=environ) as (running, ours):
        read(ours, b"> ")
        os.write(ours, b"c a b\n")
        read(ours, b"Alex> ")
        os.write(ours, b"money 2\n")
        assert "Bonnie has" not in read(ours, b"is hidden.")
        os.write(ours, b"\n")
        assert "Bonnie has 12 dollars." in read(ours, b"look.")
        os.write(ours, b"\n")
        shown = read(ours, b"Alex> ")
        running.kill()
    assert CLEARED in shown
    assert "12" not in re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", shown)


@pytest.mark.long
@pytest.mark.parametrize("columns", [40, 60, 80])
@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_everything_fits_the_terminal(
    cli: Cli, game: str, lang: str, columns: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Except typed or copied text, and ids of clauses, which are never broken."""
    monkeypatch.setenv("COLUMNS", str(columns))
    play = on_piers if game == "pier18" else on_islands
    lines = PIER18_TYPED if game == "pier18" else AUCTIONLAND_TYPED
    wordy = [word for line in lines.splitlines() for word in (line, "show", "moves", "help")]
    out = play(cli, *wordy, "score", lang=lang).out
    wide = [line for line in out.splitlines() if len(line) > columns and "> " not in line]
    wide = [line for line in wide if not line.startswith("  boardscore play ")]
    assert [line for line in wide if len(line.split()) > 1] == []


@pytest.mark.long
def test_a_closed_standard_input() -> None:
    done = subprocess.run(
        ["sh", "-c", 'exec "$@" <&-', "sh", *map(str, command("play", "pier18", *ON_PIERS))],
        capture_output=True, env=environment(), timeout=HANGS, check=False,
    )  # fmt: skip
    assert (done.returncode, done.stderr) == (1, b"")
    assert b"Saved in pier18.jsonl" in done.stdout


@pytest.mark.long
def test_a_reader_that_closes_the_pipe_ends_it() -> None:
    """As in `boardscore play ... | head -1`: the game is saved anyway."""
    with playing("pier18", *ON_PIERS) as running:
        assert running.stdin
        assert running.stdout
        running.stdout.readline()
        running.stdout.close()
        running.stdin.write(PIER18_TYPED.encode())
        running.stdin.close()
        assert running.wait(HANGS) == 141
    assert len(recorded()) >= 1


# Wrong use


@pytest.mark.together
@from_table
def test_wrong_use(cli: Cli, args: list[str], reason: str) -> None:
    done = cli("play", *args)
    assert (done.code, done.out) == (2, "")
    assert reason in done.err


# The page


def test_the_turn_in_the_documentation_is_correct(cli: Cli) -> None:
    """The page shortens the output: each of its lines appears in it, in order."""
    page = (Path(__file__).parents[2] / "docs" / "play.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```text\n\$ (boardscore play .*?)```", page, re.DOTALL)
    called, _, transcript = shown.partition("\n")
    lines = re.findall(r"^\w*> (.*)$", transcript, re.MULTILINE)
    _, *args = shlex.split(called)
    said_lines = iter(cli(*args, stdin=typed(*lines)).out.splitlines())
    assert [line for line in transcript.splitlines() if line and line not in said_lines] == []


# Hints


PIER_GAME: Any = read_table(__file__, "PIER_GAME")


def rows_of_hint(out: str) -> list[str]:
    """The rows of a hint: chance of winning, points, move."""
    return re.findall(r"^ +\d+% ± \d+ +\d+\.\d ± +\d+\.\d  (.+)$", out, re.MULTILINE)


@pytest.mark.long
def test_a_hint_lists_every_move_on_request_only(cli: Cli) -> None:
    """Anna has 3 cards, so 6 ways to choose Plan and Foundation."""
    code, out, _ = cli(*PIER_GAME, "--lang", "en", stdin="hint\n")
    assert code == 1
    before, after = out.split("What each move of Anna is worth, best first:")
    assert rows_of_hint(before) == []
    moves = rows_of_hint(after)
    assert len(set(moves)) == 6
    assert all(move.startswith("choose Anna plan ") for move in moves)
    assert "if everyone plays greedily afterwards" in " ".join(after.split())


@pytest.mark.long
def test_a_hint_for_a_bidder(cli: Cli) -> None:
    """auctionland.auction.bid: Ben has 12 dollars, so 12 bids and passing; Anna does not bid.

    The first bid of Cleo, who has 14, must be above Ben's.
    """
    game = ("play", "auctionland", "g.jsonl", "--players", "Anna,Ben,Cleo", "--pack", "demo")
    typed = "build 1\nauction 1\nhint ben\nbid ben 9\nhint cleo\nhint anna\n"
    _, out, _ = cli(*game, "--seed", "3", "--lang", "en", stdin=typed)
    _, of_ben, of_cleo = out.split(", best first:")
    bids = {f"bid Ben {dollars}" for dollars in range(1, 13)}
    assert set(rows_of_hint(of_ben)) < bids | {"pass Ben"}
    assert len(rows_of_hint(of_ben)) == 10
    assert "and 3 more moves that looked worse, estimated from fewer games" in of_ben
    above = {f"bid Cleo {dollars}" for dollars in range(10, 15)}
    assert set(rows_of_hint(of_cleo)) == above | {"pass Cleo"}
    assert "greedy players always raise by 1 dollar" in " ".join(of_cleo.split())
    assert "Anna cannot move now" in of_cleo
