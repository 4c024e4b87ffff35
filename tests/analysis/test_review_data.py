"""Reviews of both games as JSON data, and their schema."""

import json
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore import LANGUAGES, analysis, games
from boardscore.analysis.game_review import Review
from boardscore.core import registry
from boardscore.schemas import schema
from boardscore.testing import play

GAMES = registry.names("play_analysis")
REVIEW = Draft202012Validator(schema("review"))
GAMES_AND_PLAYERS = [
    *((game, 2) for game in GAMES),
    *(pytest.param(game, 3, marks=pytest.mark.long) for game in GAMES),
]


@cache
def reviewed(game: str, players: int) -> Review:
    end = play(games.play(game).start([None] * players, "demo"), players)
    return analysis.review(end, playouts=4)


def data(game: str, lang: str = "en") -> Any:
    return json.loads(json.dumps(reviewed(game, 2).to_dict(lang)))


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("game", "players"), GAMES_AND_PLAYERS)
def test_the_data_is_valid(game: str, players: int, lang: str) -> None:
    REVIEW.validate(json.loads(json.dumps(reviewed(game, players).to_dict(lang))))


@pytest.mark.parametrize(("game", "players"), GAMES_AND_PLAYERS)
def test_every_decision_can_be_played(game: str, players: int) -> None:
    """The move leads to the next state, and the best move is legal in its place."""
    found = reviewed(game, players)
    assert found.decisions
    for one in found.decisions:
        before = found.states[one.number]
        assert before.play(one.move) == found.states[one.number + 1]
        assert before.why_illegal(one.best) is None
        assert one.seat in before.to_act


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_key_is_needed_and_no_other_is_allowed(game: str) -> None:
    review = data(game)
    parts = (review, review["players"][0], review["decisions"][0], review["chances"][0])
    for part in parts:
        for key in [*part]:
            value = part.pop(key)
            assert not REVIEW.is_valid(review), key
            part[key] = value
        part["other"] = 1
        assert not REVIEW.is_valid(review)
        del part["other"]
    REVIEW.validate(review)


WRONG = {
    "a share above 1": lambda review: review["players"][0].update(start=1.5),
    "a negative error": lambda review: review["decisions"][0].update(win_error=-0.1),
    "a fourth mistake": lambda review: review.update(mistakes=review["mistakes"][:1] * 4),
    "a mistake that is none": lambda review: review["mistakes"][0].update(mistake=False),
    "no moment but the end": lambda review: review.update(chances=review["chances"][-1:]),
    "a move without its name": lambda review: review["decisions"][0]["best"].pop("move"),
    "the other game": lambda review: review.update(game=(set(GAMES) - {review["game"]}).pop()),
    "an unknown game": lambda review: review.update(game="chess"),
    "another format": lambda review: review.update(format=2),
}


@pytest.mark.parametrize("wrong", WRONG)
@pytest.mark.parametrize("game", GAMES)
def test_wrong_data_is_invalid(game: str, wrong: str) -> None:
    review = data(game)
    WRONG[wrong](review)
    assert not REVIEW.is_valid(review)
