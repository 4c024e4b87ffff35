"""Players without a name: `Player 1` in data, in the reader's language in every text."""

import json
import pickle
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore import auctionland, pier18
from boardscore.core.messages import DefaultName
from boardscore.show import game_display
from boardscore.testing import play

COUNTS = dict.fromkeys(auctionland.Counts.__annotations__, 1)
PIER18: Any = {
    "game": "pier18",
    "players": [{"pier": ["H..Q", "...."], "claimed": 9}, {"pier": ["..S.", "A..."]}],
}
AUCTIONLAND: Any = {
    "game": "auctionland",
    "players": [{"island": "B . T"}, {"counts": COUNTS}],
}


def texts(result: Any, lang: str) -> list[str]:
    found = result.to_dict(lang)
    lines = [line["text"] for player in found["players"] for line in player["lines"]]
    return [result.explain(lang), result.to_html(lang), *found["notes"], *lines]


@pytest.mark.parametrize("position", [PIER18, AUCTIONLAND])
def test_texts_use_default_names_in_their_language(position: Any) -> None:
    result = boardscore.score(position)
    for german, english in zip(texts(result, "de"), texts(result, "en"), strict=True):
        assert "Player" not in german
        assert german.count("Spieler 1") == english.count("Player 1")
    assert "Spieler 2" in result.explain("de")


def test_data_have_the_same_default_names_in_every_language() -> None:
    result = boardscore.score(PIER18)
    names = [[one["name"] for one in result.to_dict(lang)["players"]] for lang in ("en", "de")]
    assert names == [["Player 1", "Player 2"]] * 2
    assert result.winners == ("Player 1",)
    assert json.loads(json.dumps(result.winners)) == ["Player 1"]


def test_a_typed_name_is_kept() -> None:
    first, second = PIER18["players"]
    position = {**PIER18, "players": [{**first, "name": "Player 1"}, second]}
    told = boardscore.score(position).explain("de")
    assert "Player 1" in told
    assert "Spieler 1" not in told
    assert "Spieler 2" in told


@pytest.mark.parametrize("game", [pier18, auctionland])
def test_a_game_and_its_record_use_default_names_in_german(game: Any, tmp_path: Path) -> None:
    state = game.start([None, "Ben"], "demo")
    assert state.game.players == ("Player 1", "Ben")
    end = play(state, 18)
    again = list(boardscore.replay(boardscore.read_record(written(end, tmp_path))))[-1]
    assert again == end
    for table in (end, again):
        assert "Player" not in game_display.describe(table, "de") + table.result().explain("de")
        assert "Spieler 1" in game_display.describe(table, "de")


def written(state: Any, folder: Path) -> Path:
    """The record of a game as a file, where the name is like any other."""
    record = boardscore.write_record(state)
    assert '"players": ["Player 1", "Ben"]' in record
    path = folder / "game.jsonl"
    path.write_text(record, encoding="utf-8")
    return path


def test_a_default_name_can_be_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(DefaultName("Player 1")))
    assert type(sent) is DefaultName
    assert sent == "Player 1"
