"""`boardscore play --bot`: bots play for some of the players."""

import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from boardscore.cli import terminal, terminal_style
from boardscore.cli.play import session
from tests import HANGS
from tests.cli.conftest import Cli

AGAINST_BEN = ("play", "pier18", "g.jsonl", "--players", "Anna,Ben", "--pack", "demo")
SEEDED = (*AGAINST_BEN, "--seed", "5")
CHOICE = "choose Anna plan 13 foundation 2\n"


def moves(folder: Path) -> list[dict[str, object]]:
    """The moves in the record, without the first line."""
    return [json.loads(line) for line in (folder / "g.jsonl").read_text().splitlines()[1:]]


def test_a_bot_moves_when_it_is_its_turn(cli: Cli, folder: Path) -> None:
    code, out, _ = cli(*SEEDED, "--bot", "Ben=greedy", stdin=CHOICE)
    assert code == 1
    by_ben = [move for move in moves(folder) if move.get("player") == 1]
    assert [move["move"] for move in by_ben] == ["choose"]
    assert "\nAnna, take an open card.\n" in out


def test_bots_need_no_seed(cli: Cli, folder: Path) -> None:
    """The program chooses one, so that people need not draw."""
    _, out, _ = cli(*AGAINST_BEN, "--bot", "Ben=greedy", stdin="")
    seed = json.loads((folder / "g.jsonl").read_text().splitlines()[0])["seed"]
    assert f"Cards or tiles are drawn for you, with seed {seed}." in out
    assert moves(folder)[0]["move"] == "deal"


def test_a_bot_bids_in_an_auction(cli: Cli, folder: Path) -> None:
    words = ("play", "auctionland", "g.jsonl", "--players", "Alex,Bonnie", "--pack", "demo")
    cli(*words, "--seed", "3", "--bot", "Bonnie=greedy", stdin="build 1\nauction 1\n")
    last = moves(folder)[-1]
    assert last["player"] == 1
    assert last["move"] in {"bid", "pass"}


def test_people_see_a_round_that_a_bot_begins(cli: Cli) -> None:
    """pier18.round.order: Anna's date is earlier, so Ben goes first in round 2 of 4.

    He chooses from 3 open cards, and leaves 2.
    """
    typed = CHOICE + "take 11 over 0\n"
    _, out, _ = cli(*SEEDED, "--bot", "Ben=greedy", stdin=typed)
    _, of_round_2 = out.split("Round 2 of 4; Ben goes first.")
    before, after, *_ = of_round_2.split("Ben> take")
    assert [before.count("patron"), after.count("patron ")] == [3, 2]


def test_people_see_the_market_that_a_bot_meets(cli: Cli) -> None:
    words = ("play", "auctionland", "g.jsonl", "--players", "Alex,Bonnie", "--pack", "demo")
    _, out, _ = cli(
        *words, "--seed", "3", "--bot", "Bonnie=greedy", stdin="build 1\nauction 1\nsell\n"
    )
    _, of_bonnie = out.split("Alex, sell it, or buy it back")
    assert of_bonnie.index("Market") < of_bonnie.index("Bonnie> build")


def test_slow_bots_say_so_on_a_screen(
    cli: Cli, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    noticed = threading.Event()
    write = terminal.write

    def written(text: str, **options: bool) -> None:
        write(text, **options)
        if said in text:
            noticed.set()

    def slow(*_: object) -> None:
        assert not terminal.is_screen() or noticed.wait(HANGS)

    said = "Thinking ... The first time"
    monkeypatch.setattr(terminal_style, "_PATIENCE", 0.01)
    monkeypatch.setattr(terminal, "write", written)
    monkeypatch.setattr(session.Session, "play_bot", slow)
    monkeypatch.setattr(session.Session, "bot_to_move", property(_once()))
    assert said not in cli(*SEEDED, "--lang", "en").out
    (folder / "g.jsonl").unlink()
    monkeypatch.setattr(terminal, "is_screen", lambda: True)
    monkeypatch.setattr(session.Session, "bot_to_move", property(_once()))
    assert said in cli(*SEEDED, "--lang", "en").out


def _once() -> Callable[[object], int | None]:
    """Seat 1 is due once."""
    due = iter([1])
    return lambda _: next(due, None)


def test_the_only_person_bids_without_a_name(cli: Cli, folder: Path) -> None:
    """Carla's bot could bid too; it has bid or passed when Bonnie is asked."""
    words = ("play", "auctionland", "g.jsonl", "--players", "Alex,Bonnie,Carla", "--pack", "demo")
    bots = ("--bot", "Alex=greedy", "--bot", "Carla=greedy")
    _, out, _ = cli(*words, "--seed", "3", *bots, stdin="5\n")
    assert {"move": "bid", "player": 1, "amount": 5} in moves(folder)
    assert "\nBonnie> " in out
