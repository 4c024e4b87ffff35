"""Names of players: trimmed, with single spaces, in NFC; only then they are compared."""

import json
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore import auctionland, pier18
from boardscore.core.value_checks import tidy_name
from boardscore.show import game_display

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
    with pytest.raises(boardscore.BoardscoreError) as caught:
        boardscore.score(position(game, name, typed))
    (problem,) = caught.value.problems
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
def test_a_default_name_with_a_space_is_the_default(game: str) -> None:
    recorded = {"game": game, "pack": "demo", "players": ["Player 1 ", "Ben"]}
    (state,) = boardscore.replay([recorded])
    assert "Spieler 1" in game_display.describe(state, "de")


@over_games
@pytest.mark.parametrize(
    "name", ["", "  ", "\u3000", "\ufeff", "\u200b", "\u3164", "\u2800", "\x00"]
)
def test_a_name_that_cannot_be_seen(game: str, name: str) -> None:
    with pytest.raises(boardscore.BoardscoreError) as caught:
        boardscore.score(position(game, name))
    assert [problem.code for problem in caught.value.problems] == ["blank"]


def test_the_limit_is_for_the_tidy_name() -> None:
    """1,000 characters are allowed; spaces around them do not count."""
    assert boardscore.score(position("pier18", "x" * 1000 + " ")).players[0].name == "x" * 1000
    with pytest.raises(boardscore.BoardscoreError):
        boardscore.score(position("pier18", "x" * 1001))


def test_a_plan_in_words_keeps_its_spaces(tmp_path: Path) -> None:
    """Only names are trimmed."""
    card = {"id": "1", "date": "01-02", "patron": "Q", "cells": ["Q", "."], "plan_text": "A  view "}
    pack = {"game": "pier18", "name": " mine ", "provenance": "x", "cards": [card]}
    path = tmp_path / "pack.json"
    path.write_text(json.dumps(pack), encoding="utf-8")
    read: Any = boardscore.load_pack(path)
    assert (read.name, read.cards[0].plan) == (" mine ", "A  view ")
