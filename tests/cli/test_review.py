"""`boardscore review`: its data and Ctrl-C; `transcripts/review.json` has its text and refusals."""

import json
import sys
from pathlib import Path

import pytest

from boardscore import pier18
from boardscore.analysis import game_review
from boardscore.records import write_record
from boardscore.testing import play
from tests.cli.conftest import Cli
from tests.cli.pressed import ctrl_c_in

SHORT = ("--seconds", "0.5")


@pytest.fixture(autouse=True)
def _records(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Records in the current folder: whole and unfinished."""
    end = play(pier18.start(["Anna", "Ben"], "demo"), 7)
    text = write_record(end, pack="demo")
    files = {"game.jsonl": text, "begun.jsonl": "".join(text.splitlines(keepends=True)[:5])}
    monkeypatch.chdir(tmp_path)
    for name, content in files.items():
        Path(name).write_text(content, encoding="utf-8")


def test_the_data_of_a_review(cli: Cli) -> None:
    code, out, err = cli("review", "game.jsonl", *SHORT, "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert [player["name"] for player in found["players"]] == ["Anna", "Ben"]
    for player in found["players"]:
        assert player["start"] + player["luck"] + player["skill"] == player["final"]
    assert {"seat", "move", "best", "points_lost", "win_lost"} <= {*found["decisions"][0]}
    assert found["complete"]


@pytest.mark.long
@pytest.mark.parametrize(("file", "times"), [("game.jsonl", 1), ("begun.jsonl", 0)])
def test_only_a_review_that_happens_is_announced(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, file: str, times: int
) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    assert cli("review", file, *SHORT, "--lang", "en").err.count("Reviewing for about") == times


def test_ctrl_c_shows_what_has_been_reviewed(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(game_review, "judge", stop)
    code, out, _ = cli("review", "game.jsonl", *SHORT, "--lang", "en")
    assert code == 130
    assert "Stopped: 0 of 12 decisions reviewed; the others count as luck." in out
    assert "\nNo decision was reviewed.\n" in out
    assert "clearly a mistake" not in out


@pytest.mark.long
def test_a_real_ctrl_c() -> None:
    args = ("review", "game.jsonl", "--seconds", "60", "--lang", "en")
    code, out, err = ctrl_c_in("boardscore.analysis.game_review", "judge", 2, *args)
    assert code == 130
    assert "Stopped: 1 of 12 decisions reviewed" in out
    assert "Traceback" not in err
