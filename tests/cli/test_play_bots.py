"""`boardscore play --bot`: seeds and slow bots; `transcripts/play_bots.json` has the games."""

import json
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from boardscore.cli import terminal, terminal_messages
from boardscore.cli.play import session
from tests import HANGS
from tests.cli.conftest import Cli

AGAINST_BEN = ("play", "pier18", "g.jsonl", "--players", "Anna,Ben", "--pack", "demo")


def test_bots_need_no_seed(cli: Cli) -> None:
    """The program chooses one, so that people need not draw."""
    out = cli(*AGAINST_BEN, "--bot", "Ben=greedy", stdin="").out
    setup, first = map(json.loads, Path("g.jsonl").read_text(encoding="utf-8").splitlines())
    assert f"Cards or tiles are drawn for you, with seed {setup['seed']}." in out
    assert first["move"] == "deal"


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
    monkeypatch.setattr(terminal_messages, "_PATIENCE", 0.01)
    monkeypatch.setattr(terminal, "write", written)
    monkeypatch.setattr(session.Session, "play_bot", slow)
    monkeypatch.setattr(session.Session, "bot_to_move", property(_once()))
    assert said not in cli(*AGAINST_BEN, "--seed", "5").out
    (folder / "g.jsonl").unlink()
    monkeypatch.setattr(terminal, "is_screen", lambda: True)
    monkeypatch.setattr(session.Session, "bot_to_move", property(_once()))
    assert said in cli(*AGAINST_BEN, "--seed", "5").out


def _once() -> Callable[[object], int | None]:
    """Seat 1 is due once."""
    due = iter([1])
    return lambda _: next(due, None)
