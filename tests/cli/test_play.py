"""`boardscore play`: refusals, seeds, continued games; `transcripts/play*.json` have more."""

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
from boardscore.cli.play import referee_answers
from boardscore.show import game_parts
from tests import HANGS
from tests.cli import Outcome, command, environment, flat, process, typed
from tests.cli.conftest import Cli
from tests.cli.hand_games import (
    AUCTIONLAND_TYPED,
    PIER18_RECORD,
    PIER18_TYPED,
    as_text,
    write_packs,
)
from tests.cli.terminals import read, terminal
from tests.privileges import without_privileges
from tests.tables import from_table, read_table

ON_PIERS = ("--players", "Anna,Ben", "--pack", "seven.json")
ON_ISLANDS = ("--players", "Alex,Bonnie", "--pack", "four.json", "--market-size", "3")
GAMES = {
    "pier18": (ON_PIERS, PIER18_TYPED.splitlines()),
    "auctionland": (ON_ISLANDS, AUCTIONLAND_TYPED.splitlines()),
}


@pytest.fixture(autouse=True)
def _packs(folder: Path) -> None:
    write_packs(folder)


def played(cli: Cli, game: str, after: int, *lines: str) -> Outcome:
    """A short game: its first lines, then the lines of a test."""
    options, known = GAMES[game]
    Path(f"{game}.jsonl").unlink(missing_ok=True)
    return cli("play", game, *options, stdin=typed(*known[:after], *lines))


def recorded(name: str = "pier18.jsonl") -> list[Any]:
    """The lines of a record."""
    return [json.loads(line) for line in Path(name).read_text(encoding="utf-8").splitlines()]


ILLEGAL = [(game, *row) for game in GAMES for row in read_table(__file__, f"ILLEGAL in {game}")]


@pytest.mark.long
@pytest.mark.parametrize(("game", "after", "line", "reason"), ILLEGAL)
def test_illegal_moves_are_refused_with_the_clause(
    cli: Cli, game: str, after: int, line: str, reason: str
) -> None:
    assert reason in flat(played(cli, game, after, line).out)
    assert len(recorded(f"{game}.jsonl")) == after + 1


@pytest.mark.parametrize(
    "after", [0, 8, *(pytest.param(one, marks=pytest.mark.long) for one in (1, 4))]
)
@from_table
def test_invalid_input_changes_nothing_and_is_escaped(cli: Cli, after: int, line: str) -> None:
    done = played(cli, "pier18", after, line)
    assert (done.code, done.err) == (1, "")
    assert len(recorded()) == after + 1
    assert not any(char in done.out for char in "\x00\x1b\x07\u202e")


def test_a_long_list_of_moves_is_cut() -> None:
    """25 dollars pay for the slots 1 to 26, in 26 lines, of which 20 are shown."""
    state = auctionland.start(["Alex", "Bo"], "demo", market_size=30, visible_money=True)
    state = evolve(state.play(deal(state, Random(1))), money=(25, 12))
    moves = referee_answers.moves(game_parts.typed_moves("auctionland"), state, "en")
    first, *lines, last = moves.splitlines()
    assert first.endswith("moves; | separates choices:")
    assert sum(line.startswith("  build ") for line in lines) == 20
    assert last == "  ... and 6 more lines."


def test_the_plan_card_is_drawn_when_it_is_laid(cli: Cli) -> None:
    """`pier18.end.plan`: the Plan covers columns too, so its owner must see its symbols."""
    before, _ = played(cli, "pier18", 9).out.split("\n\nBen, lay your Plan, card 4.\n")
    assert before.rpartition("\n\n")[2].startswith("  Card 4\n")


# Seeds


def test_with_a_seed_the_program_draws(cli: Cli) -> None:
    """The same number draws the same cards, another one different cards."""
    for number, seed in enumerate(("7", "7", "8")):
        args = ("--players", "Anna,Ben", "--pack", "demo", "--seed", seed)
        cli("play", "pier18", f"{number}.jsonl", *args, stdin="")
    hands = [recorded(f"{number}.jsonl")[1]["hands"] for number in range(3)]
    assert hands[0] == hands[1] != hands[2]
    assert len({card for hand in hands[0] for card in hand}) == 6


# Continued games


@pytest.mark.long
@pytest.mark.parametrize("after", range(10))
def test_the_same_command_continues(cli: Cli, after: int) -> None:
    played(cli, "pier18", after)
    done = cli("play", "pier18", "pier18.jsonl", stdin=typed(*GAMES["pier18"][1][after:]))
    moves = "1 move" if after == 1 else f"{min(after, 8)} moves"
    assert done.out.startswith(f"Pier 18: continuing with pier18.jsonl, {moves} so")
    assert done.code == 0
    assert recorded()[1:] == PIER18_RECORD[1:]


@pytest.mark.long
@from_table
def test_a_record_is_played_in_one_place_at_a_time(cli: Cli, lang: str, said_then: str) -> None:
    """The second one is refused before its first question, and the first one continues."""
    played(cli, "pier18", 2)
    before = Path("pier18.jsonl").read_bytes()
    with terminal("play", "pier18", "pier18.jsonl") as (running, ours):
        read(ours, b"> ")
        code, out, err = process("play", "pier18", "pier18.jsonl", "--lang", lang)
        assert (code, err) == (1, "")
        assert said_then in flat(out)
        assert Path("pier18.jsonl").read_bytes() == before
        os.write(ours, b"\n")
        read(ours, b"Ben> ")
        os.write(ours, f"{GAMES['pier18'][1][2]}\n".encode())
        read(ours, b"others look.")
        os.write(ours, b"\x04")
        running.wait(HANGS)
    assert recorded()[1:] == PIER18_RECORD[1:4]
    assert "continuing with" in cli("play", "pier18", "pier18.jsonl").out


def test_the_link_to_a_record_is_kept(cli: Cli, folder: Path) -> None:
    (folder / "games").mkdir()
    Path("games/our.jsonl").write_text(as_text(PIER18_RECORD[:5]), encoding="utf-8")
    os.symlink(Path("games", "our.jsonl"), "link.jsonl")
    Path("games/seven.json").write_bytes(Path("seven.json").read_bytes())
    cli("play", "pier18", "link.jsonl", stdin=typed("3 0", "undo", "3 1"))
    assert Path("link.jsonl").is_symlink()
    assert recorded("games/our.jsonl")[-1]["overlap"] == 1


def test_a_record_does_not_grow_beyond_the_limit_of_files(cli: Cli) -> None:
    """Blanks in its first line leave room for two moves of the game and not for a third."""
    first, *moves = as_text(PIER18_RECORD).splitlines(keepends=True)
    room = 1_000_000 - len("".join(moves[:2]).encode())
    Path("our.jsonl").write_text(f"{first.rstrip():{room - 1}}\n", encoding="utf-8")
    done = cli("play", "pier18", "our.jsonl", stdin=typed(*GAMES["pier18"][1][:3]))
    assert done.code == 1
    assert "could not be read back" in flat(done.out + done.err)
    assert Path("our.jsonl").stat().st_size <= 1_000_000
    again = cli("play", "pier18", "our.jsonl", stdin="")
    assert "continuing with our.jsonl, 2 moves so far" in flat(again.out)


def test_the_newest_game_is_offered(cli: Cli) -> None:
    for name, age in (("a", 20), ("b", 10), ("c", 30)):
        path = Path(f"{name}.jsonl")
        path.write_text(as_text(PIER18_RECORD[:5]), encoding="utf-8")
        os.utime(path, (1_700_000_000 - age,) * 2)
    os.symlink("nowhere", "d.jsonl")
    assert cli("play", "pier18").out.startswith("  The game in b.jsonl is not over yet")


def test_a_read_only_record(cli: Cli) -> None:
    played(cli, "pier18", 4)
    Path("pier18.jsonl").chmod(0o444)
    with without_privileges():
        done = cli("play", "pier18", "pier18.jsonl", stdin="3 0\n")
    assert (done.code, done.err) == (1, "")
    assert done.out.startswith("pier18.jsonl cannot be written: you do not have permission")


@pytest.mark.long
def test_a_reader_that_closes_the_pipe_ends_it() -> None:
    """As in `boardscore play ... | head -1`: the game is saved anyway."""
    args, pipe = command("play", "pier18", *ON_PIERS), subprocess.PIPE
    with subprocess.Popen(args, stdin=pipe, stdout=pipe, env=environment()) as running:
        assert running.stdin
        assert running.stdout
        running.stdout.readline()
        running.stdout.close()
        running.stdin.write(PIER18_TYPED.encode())
        running.stdin.close()
        assert running.wait(HANGS) == 141
    assert len(recorded()) >= 1


def test_the_turn_in_the_documentation_is_correct(cli: Cli) -> None:
    """The page shortens the output: each of its lines appears in it, in order."""
    page = (Path(__file__).parents[2] / "docs" / "play.md").read_text(encoding="utf-8")
    (shown,) = re.findall(r"```text\n\$ (boardscore play .*?)```", page, re.DOTALL)
    called, _, transcript = shown.partition("\n")
    lines = re.findall(r"^\w*> (.*)$", transcript, re.MULTILINE)
    _, *args = shlex.split(called)
    said_lines = iter(cli(*args, stdin=typed(*lines)).out.splitlines())
    assert [line for line in transcript.splitlines() if line and line not in said_lines] == []
