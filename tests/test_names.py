"""Names of players: trimmed, with single spaces, in NFC; only then they are compared."""

import json
import pickle
from typing import Any

import pytest

import boardscore
from boardscore import auctionland, pier18
from boardscore.core.messages import DefaultName
from boardscore.core.value_checks import tidy_name
from boardscore.packs import read_pack
from boardscore.show import game_display
from boardscore.testing import play
from tests.refusals import error_of

GAMES: dict[str, tuple[Any, dict[str, Any], Any]] = {
    "pier18": (pier18, {"pier": ["Q", "."]}, pier18.Pier.parse("Q\n.")),
    "auctionland": (auctionland, {"island": "B"}, auctionland.Island.parse("B")),
}
ANNA = ["Anna ", " Anna", "\tAnna", "Anna\n", "Anna\u00a0", "\u3000Anna", "\ufeffAnna", "Anna\x85"]
ALIKE = [
    *(("Anna", typed) for typed in ANNA),
    ("Anna Maria", "Anna  Maria"),
    ("Anna Maria", "Anna\u202fMaria"),
    ("J\u00f6rg", "Jo\u0308rg"),
    ("\uac00", "\u1100\u1161"),
]
"""A name, and another way to type what looks the same."""

over_games = pytest.mark.parametrize("game", [*GAMES])
over_names = pytest.mark.parametrize(("name", "typed"), ALIKE)


def position(game: str, *names: str) -> dict[str, Any]:
    held = GAMES[game][1]
    return {"game": game, "players": [{"name": name, **held} for name in names]}


@over_names
def test_what_looks_the_same_is_the_same(name: str, typed: str) -> None:
    assert tidy_name(typed) == name
    assert tidy_name(name) is name


@pytest.mark.parametrize(
    "name", ["anna", "Ann a", "Anna\u200d", "\u212b", "\ufb01", "a\u0301\u0301"]
)
def test_the_rest_of_a_name_stays(name: str) -> None:
    """Case and joiners stay, and compatibility characters; the Angstrom sign is a letter in NFC."""
    assert tidy_name(name) == {"\u212b": "\u00c5", "a\u0301\u0301": "\u00e1\u0301"}.get(name, name)


@over_games
@over_names
def test_a_position_has_tidy_names(game: str, name: str, typed: str) -> None:
    read = boardscore.loads(json.dumps(position(game, typed)))
    assert read.players[0].name == name
    assert boardscore.score(position(game, typed, "Ben")).to_dict()["players"][0]["name"] == name
    for form in ("toml", "json"):
        assert boardscore.loads(boardscore.dumps(read, form)) == read


@over_games
@over_names
def test_the_same_name_twice_in_a_position(game: str, name: str, typed: str) -> None:
    caught = error_of(boardscore.BoardscoreError, boardscore.score, position(game, name, typed))
    (problem,) = caught.problems
    assert (problem.where, problem.code) == ("players[1].name", "same_name")
    assert f'"{name}"' in problem.describe()


@over_games
@over_names
def test_models(game: str, name: str, typed: str) -> None:
    module, _, held = GAMES[game]
    player = module.Player(typed, held)
    assert player.name == name
    assert player == module.Player(name, held)
    with pytest.raises(boardscore.BoardscoreError):
        module.Position((player, module.Player(name, held)))


@over_games
@over_names
def test_a_game_and_its_record(game: str, name: str, typed: str) -> None:
    module = GAMES[game][0]
    state = module.start([typed, "Ben"], "demo")
    assert state.game.players == (name, "Ben")
    assert json.loads(boardscore.write_record(state).splitlines()[0])["players"] == [name, "Ben"]
    recorded = {"game": game, "pack": "demo", "players": [typed, "Ben"]}
    assert boardscore.read_record([recorded]).start.game.players == (name, "Ben")
    assert module.state.Game((typed, "Ben"), state.game.pack) == state.game
    with pytest.raises(boardscore.BoardscoreError):
        module.start([name, typed], "demo")
    with pytest.raises(boardscore.BoardscoreError):
        boardscore.read_record([{**recorded, "players": [name, typed]}])


@over_games
def test_a_default_name_with_a_space_is_the_default_of_its_seat(game: str) -> None:
    recorded = {"game": game, "pack": "demo", "players": ["Player 1 ", "Player 3"]}
    (state,) = boardscore.replay([recorded])
    assert "Spieler 1" in game_display.describe(state, "de")
    assert "Player 3" in game_display.describe(state, "de")


@over_games
@pytest.mark.parametrize(
    "name", ["", "  ", "\u3000", "\ufeff", "\u200b", "\u3164", "\u2800", "\x00"]
)
def test_a_name_that_cannot_be_seen(game: str, name: str) -> None:
    caught = error_of(boardscore.BoardscoreError, boardscore.score, position(game, name))
    assert [problem.code for problem in caught.problems] == ["blank"]


def test_the_limit_is_for_the_tidy_name() -> None:
    """1,000 characters are allowed; spaces around them do not count."""
    assert boardscore.score(position("pier18", "x" * 1000 + " ")).players[0].name == "x" * 1000
    with pytest.raises(boardscore.BoardscoreError):
        boardscore.score(position("pier18", "x" * 1001))


def test_a_plan_in_words_keeps_its_spaces() -> None:
    """Only names are trimmed."""
    card = {"id": "1", "date": "01-02", "patron": "Q", "cells": ["Q", "."], "plan_text": "A  view "}
    pack = {"game": "pier18", "name": " mine ", "provenance": "x", "cards": [card]}
    read: Any = read_pack(pack)
    assert (read.name, read.cards[0].plan) == (" mine ", "A  view ")


# Players without a name: `Player 1` in data, in the reader's language in every text

COUNTS = dict.fromkeys(auctionland.Counts.__annotations__, 1)
PIER18: Any = {
    "game": "pier18",
    "players": [{"pier": ["H..Q", "...."], "claimed": 9}, {"pier": ["..S.", "A..."]}],
}
AUCTIONLAND: Any = {"game": "auctionland", "players": [{"island": "B . T"}, {"counts": COUNTS}]}


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
    for lang in ("en", "de"):
        data = json.loads(json.dumps(result.to_dict(lang)))
        assert [one["name"] for one in data["players"]] == ["Player 1", "Player 2"]
        assert data["winners"] == list(result.winners) == ["Player 1"]


def test_a_typed_name_is_kept() -> None:
    first, second = PIER18["players"]
    position = {**PIER18, "players": [{**first, "name": "Player 1"}, second]}
    told = boardscore.score(position).explain("de")
    assert "Player 1" in told
    assert "Spieler 1" not in told
    assert "Spieler 2" in told


@pytest.mark.parametrize("game", [pier18, auctionland])
def test_a_game_and_its_record_use_default_names_in_german(game: Any) -> None:
    """In the record, the name is like any other."""
    state = game.start([None, "Ben"], "demo")
    assert state.game.players == ("Player 1", "Ben")
    end = play(state, 18)
    record = boardscore.write_record(end)
    assert '"players": ["Player 1", "Ben"]' in record
    again = boardscore.replay(record)[-1]
    assert again == end
    for table in (end, again):
        assert "Player" not in game_display.describe(table, "de") + table.result().explain("de")
        assert "Spieler 1" in game_display.describe(table, "de")


def test_a_default_name_can_be_sent_to_another_process() -> None:
    sent = pickle.loads(pickle.dumps(DefaultName("Player 1")))
    assert type(sent) is DefaultName
    assert sent == "Player 1"
