"""Observations: everything a view has, and nothing else."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from random import Random
from typing import Any

import pytest
from attrs import evolve, fields
from hypothesis import given
from hypothesis import strategies as st

from boardscore.auctionland import Bid
from boardscore.pier18 import Draft
from boardscore.testing import states, walk
from tests.auctionland.situations import PACK, bidding, situation
from tests.pier18.situations import begin, blank, chosen

np = pytest.importorskip("numpy", reason="environments need the extra boardscore[pettingzoo]")

from boardscore import games  # noqa: E402
from boardscore.envs.learning_task import LearningTask  # noqa: E402
from tests.envs import observed_views  # noqa: E402

Parts = dict[str, list[Any]]


@lru_cache(maxsize=1)
def task_of(game: Any, name: str) -> LearningTask:
    """The game with its settings, without numbers for actions."""
    settings = {"rulings": game.rulings}
    if name == "auctionland":
        settings |= {"market_size": game.market_size, "visible_money": game.visible_money}
    return LearningTask(games.play(name).start(game.players, game.pack, **settings), None)


def observe(state: Any, seat: int) -> Any:
    return task_of(state.game, state.GAME).observe(state, seat)


def parts(state: Any, seat: int) -> Parts:
    layout, vector = task_of(state.game, state.GAME).layout, observe(state, seat)
    return {
        name: vector[layout.slices[name]].reshape(shape).tolist()
        for name, shape in layout.shapes.items()
    }


def ones(part: Any) -> list[tuple[int, ...]]:
    """The places of the values that are not 0."""
    return [tuple(map(int, place)) for place in np.argwhere(np.asarray(part))]


def numbers(*cards: int) -> list[tuple[int, ...]]:
    """The places of cards 1, 2, 3, ... in a part by card."""
    return [(card - 1,) for card in cards]


# By hand


def test_an_observation_of_pier18_before_the_choice() -> None:
    """Seat 1 of 3 has cards 4, 5 and 6, and has not chosen; seat 0 has, secretly."""
    state = chosen(begin(blank(), 3), ("1", "2"))
    seen = parts(state, 1)
    assert (seen["seat"], ones(seen["phase"])) == ([0, 1, 0], [(1,)])
    assert ones(seen["to_act"]) == [(0,)]  # itself
    assert (ones(seen["round"]), ones(seen["first_player"])) == ([(0,)], [])
    assert ones(seen["hand"]) == numbers(4, 5, 6)
    assert ones(seen["unseen"]) == numbers(1, 2, 3, *range(7, 19))
    empty = ("open_cards", "plans", "patrons", "piers", "overlaps")
    assert [ones(seen[name]) for name in empty] == [[]] * 5
    own = parts(state, 0)
    assert (ones(own["plans"]), ones(own["piers"])) == ([(0, 0)], [(0, 0, 1)])
    assert ones(own["to_act"]) == [(1,)]  # the next seat
    assert "turned" not in own


def test_an_observation_of_pier18_in_a_round() -> None:
    """Plans 1, 4 and 7, Foundations 2, 5 and 8: seat 0 is first and takes card 12 on 2 columns."""
    cards = blank(18)
    state = chosen(begin(cards, 3, {"half_turn": True}), ("1", "2"), ("4", "5"), ("7", "8"))
    assert (state.open_cards, state.to_act) == (("10", "11", "12", "13"), (0,))
    state = state.play(Draft(0, "12", 1))
    seen = parts(state, 2)
    assert ones(seen["to_act"]) == [(2,)]  # seat 1 is two seats after seat 2
    assert (ones(seen["round"]), ones(seen["first_player"])) == ([(1,)], [(1,)])
    assert ones(seen["open_cards"]) == numbers(10, 11, 13)
    assert ones(seen["unseen"]) == numbers(3, 6, 9, *range(14, 19))
    assert ones(seen["hand"]) == []
    assert ones(seen["plans"]) == [(0, 6), (1, 0), (2, 3)]
    assert ones(seen["piers"]) == [(0, 0, 7), (1, 0, 1), (1, 1, 11), (2, 0, 4)]
    assert ones(seen["overlaps"]) == [(1, 0, 1)]
    assert ones(seen["turned"]) == []


def test_an_observation_of_auctionland() -> None:
    """Money starts at 10, 12 and 14, so a dollar is 1/36. The pack has 6 tiles, `p` twice."""
    ids = [tile.id for tile in PACK.tiles]
    assert ids == ["plain", "p", "pl", "plm", "bar", "corner"]
    state = bidding("##", "#", "#", standing=Bid(2, 3), offers="plm plain:2 bar", had_bonus=(1,))
    state = evolve(state, unseen=("p", "plain", "plain"))
    seen = parts(state, 1)
    assert (seen["seat"], ones(seen["phase"])) == ([0, 1, 0], [(4,)])
    assert seen["to_act"] == [1, 1, 0]  # seats 1 and 2
    assert seen["gavel"] == [0, 0, 1]  # seat 0
    assert seen["money"] == pytest.approx([12 / 36])
    assert ones(seen["market"]) == [(0, 3), (1, 0), (2, 4)]
    assert seen["dollars"] == pytest.approx([0, 2 / 36, 0, 0, 0, 0, 0, 0])
    assert seen["unseen"] == pytest.approx([2 / 40, 1 / 2, 0, 0, 0, 0])
    assert ones(seen["auctioned"]) == [(1,)]
    assert (seen["bidder"], seen["bid"]) == ([0, 1, 0], pytest.approx([3 / 36]))
    assert seen["had_bonus"] == [1, 0, 0]
    first = 3
    assert ones(seen["islands"]) == [
        (0, first, first, 0),
        (1, first, first, 0),
        (2, first, first, 0),
        (2, first, first + 1, 0),
    ]
    assert [place[-1] for place in ones(seen["turns"])] == [0] * 4
    assert "turns" not in parts(situation("#", "#", rulings={"rotation": "none"}), 0)


# In any game


def documented(encoding: Any) -> list[str]:
    """The parts in the table of the class, in their order."""
    return re.findall(r"^    \| `(\w+)` \|", type(encoding).__doc__ or "", re.MULTILINE)


@given(states())
def test_the_parts_are_those_documented(state: Any) -> None:
    encoding = LearningTask(state, None).encoding
    optional = {"turned", "turns"}
    wanted = [name for name in documented(encoding) if name not in optional]
    assert [name for name in encoding.layout.shapes if name not in optional] == wanted
    assert {*encoding.layout.shapes} - optional == {*wanted}


@given(states())
def test_observations_are_those_of_the_views(state: Any) -> None:
    """Values from 0 to 1, each written once."""
    for seat in range(len(state.game.players)):
        vector = observe(state, seat)
        assert ((vector >= 0) & (vector <= 1)).all()
        np.testing.assert_array_equal(vector, observed_views.observe(state.seen_by(seat)))
        assert vector.dtype == np.float32


@given(states(), st.randoms(use_true_random=False))
def test_what_is_hidden_changes_nothing(state: Any, random: Random) -> None:
    """A sample has other hands, choices, money and secret Plans, and looks the same to the seat."""
    for seat in range(len(state.game.players)):
        view = state.seen_by(seat)
        other = view.sample(random)
        assert other.seen_by(seat) == view
        assert (observe(other, seat) == observe(state, seat)).all()


def essence(view: Any) -> Any:
    """A view without what cannot matter: the order of open cards, hands and Patrons."""
    found = {part.name: getattr(view, part.name) for part in fields(type(view))}
    for name in ("open_cards", "unseen"):
        if name in found:
            found[name] = frozenset(Counter(found[name]).items())
    for name in ("hands", "patrons"):
        if name in found:
            found[name] = tuple(one and frozenset(one) for one in found[name])
    del found["game"]
    return tuple(sorted(found.items()))


def neighbours(start: Any, random: Random) -> Iterator[Any]:
    """The states of a random game, each with all that follow from it by one move."""
    for state in walk(start, random):
        yield state
        moves = list(state.legal_moves())
        yield from map(state.play, random.sample(moves, min(20, len(moves))))


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_different_views_have_different_observations(game: str, players: int, seed: int) -> None:
    """Exactly the views with the same essence have the same observation."""
    from boardscore import auctionland, pier18

    start = {"pier18": pier18, "auctionland": auctionland}[game].start([None] * players, "demo")
    seen: dict[bytes, Any] = {}
    known: dict[Any, bytes] = {}
    for state in neighbours(start, Random(seed)):
        for seat in range(players):
            vector, view = observe(state, seat).tobytes(), essence(state.seen_by(seat))
            assert seen.setdefault(vector, view) == view
            assert known.setdefault(view, vector) == vector
    assert len(seen) > 50
