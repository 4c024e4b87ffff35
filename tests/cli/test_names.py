"""Names at the terminal: trimmed and compared like everywhere else."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Cli

GAMES = ["pier18", "auctionland"]


@pytest.fixture(autouse=True)
def _settings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))


def players(record: str) -> list[str]:
    names: list[str] = json.loads(Path(record).read_text(encoding="utf-8").splitlines()[0])[
        "players"
    ]
    return names


@pytest.mark.parametrize("game", GAMES)
def test_players_and_bots_of_a_game(cli: Cli, game: str) -> None:
    """The bot plays for Ben, although the two options have other spaces, and so when resumed."""
    names = " Anna  Maria ,Ben\u00a0"
    args = ("play", game, "game.jsonl", "--pack", "demo", "--bot", "\u3000Ben =greedy")
    done = cli(*args, "--players", names)
    assert players("game.jsonl") == ["Anna Maria", "Ben"]
    assert "The bot greedy plays for Ben." in done.out
    assert "contradicts" not in cli(*args, "--players", "Anna Maria , Ben").err


def test_a_typed_name_is_saved_and_found_trimmed(cli: Cli) -> None:
    """The correction names Anna Maria with one space."""
    lines = ["1", "Anna\u00a0 Maria", "QS", "..", "n", "0", "", "anna maria u2 = .", ""]
    done = cli("new", "pier18", "game.toml", stdin="".join(f"{line}\n" for line in lines))
    assert done.code == 0
    text = Path("game.toml").read_text(encoding="utf-8")
    assert 'name = "Anna Maria"' in text
    assert '"Q."' in text
