"""Mistakes in a registration and its texts, each with the sentence that names it."""

from collections.abc import Mapping
from typing import Any

import pytest
from attrs import evolve

from boardscore import BoardscoreError
from boardscore.core.registry import Registration, names, register
from boardscore.packs import demo_pack
from tests.tables import from_table

from .coins import COINS, PLUGIN, WORDS
from .conftest import make_known
from .registration import STONES
from .stones.documents import PACKS
from .stones.plugin import PLUGIN as PLUGIN_OF_STONES


def mistake(game: Registration, words: Mapping[str, Any]) -> str:
    """The error of `register`, which registers nothing."""
    known = names()
    with pytest.raises(BoardscoreError) as caught:
        register(game, words)
    assert names() == known
    return str(caught.value)


@from_table
def test_texts_that_are_missing_or_of_others_are_refused(
    more: dict[str, Any], without: list[str], said: str
) -> None:
    words = {key: both for key, both in WORDS.items() if key not in without}
    assert mistake(COINS, words | more).startswith(said)


def test_your_own_game_can_be_registered_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """As when a cell of a notebook runs twice."""
    make_known(COINS, WORDS, monkeypatch)
    known = names()
    register(COINS, WORDS)
    assert names() == known


@pytest.mark.parametrize("name", ["pier18", "auctionland"])
def test_a_game_does_not_replace_one_of_boardscore(name: str) -> None:
    said = mistake(evolve(COINS, name=name), WORDS)
    assert f"there is a game {name} already; give yours another name" in said


def test_the_clauses_of_a_part_that_is_imported_later_are_not_checked() -> None:
    """Only the object itself says which clauses there are."""
    words = {"game.coins": WORDS["game.coins"]}
    register(evolve(COINS, game=f"{COINS.__module__}:none"), words)
    assert "coins" in names()


@pytest.mark.parametrize("name", ["my coins", "my.coins", "", "Münzen", 5])
def test_the_name_of_a_game_is_an_id(name: Any) -> None:
    with pytest.raises(BoardscoreError, match=r"^name: .* is not a valid id"):
        Registration(name=name, game=PLUGIN)


NUMBERS = "expected the lowest and the highest number of players, such as (2, 4)"


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ({"clauses": ("players", "end") * 2}, "clauses: the clause players is listed twice"),
        ({"clauses": "stones"}, 'clauses: found "stones", expected a tuple of str'),
        ({"players": 5}, f"players: found 5, {NUMBERS}"),
        *(
            ({"players": one}, NUMBERS)
            for one in ((4, 2), (0, 2), (2,), (2, 3, 4), ("2", "4"), "24", None)
        ),
    ],
)
def test_clauses_and_players_of_a_plugin_are_checked(wrong: dict[str, Any], said: str) -> None:
    with pytest.raises(BoardscoreError) as caught:
        evolve(PLUGIN, **wrong)
    assert str(caught.value).endswith(said)
    assert evolve(PLUGIN, players=(1, 1)).players == (1, 1)


def test_a_package_without_an_invented_pack_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    packs = evolve(PACKS, home="tests.third_game.stones.pad")
    make_known(evolve(STONES, game=evolve(PLUGIN_OF_STONES, packs=packs)), {}, monkeypatch)
    with pytest.raises(BoardscoreError, match=r"tests\.third_game\.stones\.pad has no file demo"):
        demo_pack("stones")
