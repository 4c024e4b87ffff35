"""Every model of every game is a frozen value, and survives every round trip."""

import copy
import os
import pickle
import subprocess
import sys
from enum import Enum
from functools import cached_property
from inspect import isclass
from pathlib import Path
from types import ModuleType
from typing import Any

import attrs
import pytest
from attrs.exceptions import FrozenInstanceError
from hypothesis import given
from hypothesis import strategies as st

import boardscore
from boardscore import Line, Message, ModelError, Problem, Span, auctionland, pier18
from boardscore.positions import read_position
from boardscore.testing import islands, piers, positions, tiles

GAMES: list[ModuleType] = [pier18, auctionland]


def pier18_models() -> list[Any]:
    """Every model of Pier 18, newly created, with every field set somewhere."""
    pier = pier18.Pier.parse("S.Q.H..A\n..A.....")
    date = pier18.CardDate(2, 29)
    space = pier18.Space(pier18.Side.LOWER, 2)
    rulings = pier18.Rulings(
        flower_points=pier18.FlowerPoints.OTHER_KINDS_ONLY,
        ties_below_first=pier18.TiesBelowFirst.SHARED,
        half_turn=True,
    )
    anna = pier18.Player("Anna", pier, plan_completed=True, patrons=2, plan_date=date, claimed=7)
    position = pier18.Position((anna, pier18.Player("Ben", pier)), rulings=rulings)
    condition = pier18.Condition("poets >= 2 and upper.blanks == 0")
    card = pier18.Card("7", date, pier18.Symbol.POET, pier18.Pier.parse("SQ\n.A"), condition)
    worded = pier18.Card("t_8-B", pier18.CardDate(3, 1), pier18.Symbol.FISHER, pier, "by the sea")
    pack = pier18.Pack("mine", "invented", (card, worded))
    cleo = pier18.Player("Cleo", pier, plan=condition)
    with_pack = pier18.Position((cleo, pier18.Player("Dora", pier, plan="by the sea")), pack=pack)
    result = pier18.score(position)
    return [
        *(pier, date, space, rulings, anna, position, result.players[0], result),
        pier18.Shown(pier18.Symbol.POET, space),
        *(condition, card, worded, pier18.Laid(card, 1, True), pack, cleo, with_pack),
        *pier18_moves(),
        *pier18_game(condition),
    ]


def pier18_moves() -> list[Any]:
    """A move of every kind."""
    return [
        *(pier18.Deal((("1", "2"), ("3",))), pier18.Choose(0, "1", "2"), pier18.Reveal(("4", "5"))),
        *(pier18.Draft(0, "4", 1), pier18.Draft(0, "4", 1, turned=True)),
        pier18.Finish(1, 0, turned=True),
    ]


def pier18_game(plan: pier18.Condition) -> list[Any]:
    """A game in progress, and the view of one seat."""
    cells = pier18.Pier.parse("SQ\n.A")
    ids = [str(number) for number in range(1, 8)]
    cards = [
        pier18.Card(name, pier18.CardDate(1, int(name)), pier18.Symbol.POET, cells, plan)
        for name in ids
    ]
    game = pier18.Game(("Anna", "Ben"), pier18.Pack("seven", "invented", tuple(cards)))
    state = pier18.start(game.players, game.pack, deck=ids)
    state = state.play(pier18.Choose(0, "1", "2")).play(pier18.Choose(1, "4", "5"))
    state = state.play(pier18.Draft(0, "7", 1))
    return [game, state, state.seen_by(1)]


def auctionland_models() -> list[Any]:
    """Every model of Auctionland, newly created, with every field set somewhere."""
    zone = auctionland.Zone(auctionland.Kind.BEACH, frozenset(list(auctionland.HalfSide)[:3]))
    tile = auctionland.Tile.parse("GHgh/BB+plm")
    island = auctionland.Island.parse("B+p BGGH+l . T\n. T T T+m")
    cell = auctionland.Cell(1, -2)
    counts = auctionland.Counts(1, 2, 3, 4, 5, 6, 7)
    table = auctionland.Table.parse([0, 1, "3+"])
    tables = auctionland.Tables(table, auctionland.Table.parse([0, 2, 5, 7, 9]))
    rulings = auctionland.Rulings(last_bidder=auctionland.LastBidder.CLOSED)
    alex = auctionland.Player("Alex", island, money=12, claimed=30)
    bonnie = auctionland.Player("Bonnie", counts)
    position = auctionland.Position((alex, bonnie), tables=tables, rulings=rulings)
    pack_tile = auctionland.PackTile("23", tile, 2)
    pack = auctionland.Pack("mine", "invented", (pack_tile,), tables)
    with_pack = auctionland.Position((alex, bonnie), pack=pack)
    result = auctionland.score(position)
    return [
        *(zone, tile, island, cell, counts, table, tables, rulings),
        auctionland.Areas(auctionland.Kind.BEACH, ((cell,),)),
        auctionland.Icons(auctionland.Icon.LOVE, 2),
        *(alex, bonnie, position, result.players[0], result),
        *(pack_tile, pack, with_pack),
        *auctionland_moves(),
        *auctionland_game(pack),
    ]


def auctionland_moves() -> list[Any]:
    """A move of every kind."""
    place = {"row": 0, "column": -1, "turns": 3}
    return [
        *(auctionland.Market(("23", "4")), auctionland.Auction(0, 1), auctionland.Bid(1, 2)),
        *(auctionland.Pass(1), auctionland.Sell(0), auctionland.BuyBack(0)),
        auctionland.Build(0, 1, **place),
        auctionland.Place(0, **place),
        auctionland.Bonus(0, 1, **place),
    ]


def auctionland_game(pack: auctionland.Pack) -> list[Any]:
    """A game in progress, the view of one seat, and parts of the market and the islands."""
    game = auctionland.Game(("Alex", "Bonnie"), pack, visible_money=True)
    state = auctionland.start(game.players, pack, deck=["23", "23"])
    state = state.play(auctionland.Build(0, slot=1, row=0, column=0, turns=1))
    state = state.play(auctionland.Auction(0, slot=0))
    return [game, state, state.seen_by(1), state.islands[0][0], auctionland.MarketTile("23", 1)]


def shared_models() -> list[Any]:
    """Models that both games use, and all errors."""
    message = Message("space", side=Message("side.upper"), column=4)
    span = Span(0, 2, 3)
    space, cell = pier18.Space(pier18.Side.UPPER, 4), auctionland.Cell(0, 1)
    return [
        message,
        span,
        Problem(message),
        Problem(
            message, ("players", 1), source="S.X", span=span, clause="pier18.pier", file="game.toml"
        ),
        Line("pier18.score.plan", "plan", 4, Message("line.plan")),
        Line("pier18.score.lovers", "lovers", 0, message, spaces=(space,), because=(space,)),
        Line("x", "beaches", None, message, tiles=(cell,), missing="tables.beaches"),
    ]


def all_models() -> list[Any]:
    return pier18_models() + auctionland_models() + shared_models()


MODELS = all_models()


def each(models: list[Any]) -> pytest.MarkDecorator:
    names = [f"{type(one).__module__.split('.')[1]}.{type(one).__name__}" for one in models]
    return pytest.mark.parametrize("model", models, ids=names)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.__name__)
def test_every_public_model_is_tested_here(game: ModuleType) -> None:
    classes = {one for name in game.__all__ if isclass(one := getattr(game, name))}
    tried = {type(one) for one in MODELS}
    assert {one for one in classes if not issubclass(one, Enum)} - tried == set()


# Frozen


@each([one for one in MODELS if attrs.has(type(one))])
def test_no_attribute_can_be_set_or_deleted(model: Any) -> None:
    for name in [*attrs.fields_dict(type(model)), "colour"]:
        with pytest.raises(FrozenInstanceError):
            setattr(model, name, 1)
        with pytest.raises(FrozenInstanceError):
            delattr(model, name)


@each([one for one in MODELS if isinstance(one, tuple)])
def test_no_part_of_a_tuple_can_be_set(model: Any) -> None:
    for name in [*model._fields, "colour"]:
        with pytest.raises(AttributeError):
            setattr(model, name, 1)


def fields_of(model: Any) -> list[Any]:
    """The fields of a model, in the form in which they are compared."""
    if isinstance(model, tuple):
        return list(model)
    parts = [(field, getattr(model, field.name)) for field in attrs.fields(type(model))]
    return [field.eq_key(part) if field.eq_key else part for field, part in parts]


@each(MODELS)
def test_no_field_of_a_model_is_mutable(model: Any) -> None:
    for part in fields_of(model):
        hash(part)
        assert not isinstance(part, list | dict | set)


# Equality


def test_equal_fields_make_equal_models_with_equal_hashes() -> None:
    again = all_models()
    assert again == MODELS
    assert [hash(one) for one in again] == [hash(one) for one in MODELS]
    assert len({*again, *MODELS}) == len(MODELS)


@each(MODELS)
def test_models_of_different_classes_differ(model: Any) -> None:
    for other in (None, 0, "", (), str(model), repr(model), object()):
        assert model != other


# Round trips


def same(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other) and hash(one) == hash(other)


@each(MODELS)
def test_a_pickled_model_comes_back(model: Any) -> None:
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert same(pickle.loads(pickle.dumps(model, protocol)), model), protocol


@each(MODELS)
def test_a_copied_model_is_the_same(model: Any) -> None:
    assert same(copy.copy(model), model)
    assert same(copy.deepcopy(model), model)


@pytest.mark.parametrize("game", GAMES)
def test_states_cache_and_check_nothing(game: ModuleType) -> None:
    """A new state is made by copying the parts of an old one (`boardscore.core.moves`)."""
    for kind in (game.State, game.View):
        members = [member for base in kind.__mro__ for member in vars(base).values()]
        assert not any(isinstance(member, cached_property) for member in members)
        assert not any(part.validator or part.converter for part in attrs.fields(kind))
        assert not hasattr(kind, "__attrs_post_init__")


def names_beside(model: Any) -> dict[str, Any]:
    """The public names of boardscore and of the game of a model."""
    game = {"pier18": pier18, "auctionland": auctionland}.get(type(model).__module__.split(".")[1])
    homes = (pier18, auctionland, boardscore, *([game] if game else []))
    return {name: getattr(home, name) for home in homes for name in home.__all__}


ELSEWHERE = """
import pickle, sys
from tests.laws.test_models import all_models
here, arrived = all_models(), pickle.load(sys.stdin.buffer)
assert arrived == here
assert [hash(one) for one in arrived] == [hash(one) for one in here]
assert all(one in set(here) for one in arrived)
print(len(arrived))
"""


@pytest.mark.long
@pytest.mark.parametrize("seed", ["1", "2"])
def test_models_are_the_same_in_a_process_with_other_hashes(seed: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", ELSEWHERE],
        input=pickle.dumps(MODELS),
        env={**os.environ, "PYTHONHASHSEED": seed},
        cwd=Path(__file__).parents[2],
        stdout=subprocess.PIPE,
        check=True,
    )
    assert int(done.stdout) == len(MODELS)


@given(st.one_of(piers(), tiles(), islands()))
def test_a_written_model_survives_every_round_trip(model: Any) -> None:
    assert same(eval(repr(model), names_beside(model)), model)
    assert same(pickle.loads(pickle.dumps(model)), model)
    assert same(type(model).parse(str(model)), model)


@pytest.mark.long
@given(positions())
def test_a_position_and_its_result_survive_every_round_trip(data: dict[str, Any]) -> None:
    position = read_position(data)
    result = boardscore.score(position)
    assert same(pickle.loads(pickle.dumps(position)), position)
    assert same(pickle.loads(pickle.dumps(result)), result)
    assert same(copy.deepcopy(result), result)


# No model accepts a wrong value

CHECKED = [
    one
    for one in pier18_models() + auctionland_models()
    if attrs.has(type(one))
    and all(field.validator for field in attrs.fields(type(one)))
    # A condition is parsed from text, so text raises `NotationError`.
    and not isinstance(one, pier18.Condition)
]
JUNK: list[Any] = [
    *(None, True, False, 0, 1, -1, 10**10_000, 1.0, float("nan"), float("inf"), 1j),
    *("", "x", "\x00", "\ud800", "1", b"x", [], [None], [[]], {}, {"x": 1}, set(), {1}),
    *((), (None,), ((),), ((None,),), (0,), ("x",), frozenset(), frozenset({1}), range(3)),
    *(object(), object, len, Enum, Ellipsis, NotImplemented, pier18.Side.UPPER),
    *(auctionland.Kind.BEACH, auctionland.HalfSide.EAST_TOP, iter(()), Exception()),
]


def test_all_models_that_people_fill_in_are_checked() -> None:
    assert {type(one) for one in CHECKED} >= {
        *(pier18.Pier, pier18.CardDate, pier18.Player, pier18.Position, pier18.Rulings),
        *(pier18.Card, pier18.Laid, pier18.Pack),
        *(auctionland.Zone, auctionland.Tile, auctionland.Island, auctionland.Counts),
        *(auctionland.Table, auctionland.Tables, auctionland.Player, auctionland.Position),
        *(auctionland.Rulings, auctionland.PackTile, auctionland.Pack),
    }


@pytest.mark.long
@each(CHECKED)
def test_a_wrong_value_raises_a_model_error_with_its_path(model: Any) -> None:
    """The value is accepted or `ModelError` is raised; Python's own errors never get through."""
    for field in attrs.fields(type(model)):
        for junk in [*JUNK, model]:
            try:
                made = attrs.evolve(model, **{field.alias: junk})
            except ModelError as error:
                (problem,) = error.problems
                assert problem.path == () or problem.path[0] == field.name
                assert all(problem.describe(lang) for lang in boardscore.LANGUAGES)
            else:
                assert hash(made) == hash(copy.copy(made))
                assert repr(made)
