"""What all environments share: who is asked next, rewards by place, what to install."""

import subprocess
import sys
from typing import Any

import pytest
from attrs import evolve
from hypothesis import given

from boardscore import auctionland, pier18
from boardscore.auctionland import Bid, Pass, Table, Tables, Tile
from boardscore.auctionland.envs.environment import next_seat
from boardscore.envs.environment import environment, final_places, rewards
from boardscore.testing import play, states
from tests.auctionland.situations import bidding
from tests.pier18.situations import NAMES, begin, blank, card, chosen, pack
from tests.tables import from_table

# Who is asked next


def test_plan_and_foundation_are_chosen_in_seat_order() -> None:
    asked = environment("pier18").next_seat
    state = begin(blank(), 3)
    assert asked(state) == 0
    assert asked(chosen(state, ("1", "2"))) == 1
    assert asked(chosen(state, ("1", "2"), ("4", "5"))) == 2


def test_bidders_are_asked_clockwise_from_the_seat_after_the_auctioneer() -> None:
    """Seat 2 has the gavel, so 3, 0 and 1 are asked; the holder of the standing bid is not."""
    state = evolve(bidding("#", "#", "#", "#"), gavel=2, to_act=(0, 1, 3))
    asked = []
    for move in (Bid(3, 1), Bid(0, 2), Pass(1), Bid(3, 3), Bid(0, 4)):
        asked.append(next_seat(state))
        assert move.player == asked[-1]
        state = state.play(move)
    assert (asked, next_seat(state)) == ([3, 0, 1, 3, 0], 3)
    state = state.play(Pass(3))
    assert (state.phase.value, next_seat(state)) == ("sale", 2)


def test_a_pass_without_a_bid_goes_on_clockwise() -> None:
    state = bidding("#", "#", "#", "#")
    for seat in (1, 2, 3):
        assert next_seat(state) == seat
        state = state.play(Pass(seat))
    assert (state.phase.value, next_seat(state)) == ("place", 0)


@given(states())
def test_the_one_asked_may_act_and_has_a_move(state: Any) -> None:
    if not state.to_act:
        return
    seat = environment(state.GAME).next_seat(state)
    assert seat in state.to_act
    assert len(state.seen_by(seat).legal_moves()) > 0
    assert environment(state.GAME).next_seat(state.seen_by(seat)) == seat


# Rewards


@from_table
def test_rewards_by_place(places: tuple[int, ...], expected: tuple[float, ...]) -> None:
    assert rewards(places) == pytest.approx(expected)
    assert all(-1 <= one <= 1 for one in rewards(places))


@pytest.mark.parametrize("worded", [0, 1])
def test_a_plan_in_words_counts_as_not_completed(worded: int) -> None:
    """No card has a symbol, and every other Plan is completed: 4 points, so that seat wins."""
    plans = dict.fromkeys(range(2), "columns > 0") | {worded: "plain words: a view"}
    cards = [card(str(n)) for n in range(1, 19)]
    for seat, name in enumerate("14"):
        cards[int(name) - 1] = card(name, plan=plans[seat])
    state = pier18.start(NAMES[:2], pack(cards), deck=[one.id for one in cards])
    for seat, (plan, foundation) in enumerate(["12", "45"]):
        move = {"move": "choose", "player": seat, "plan": plan, "foundation": foundation}
        state = state.play(move)
    end = play(state, 1)
    points = [len(won) for won in end.patrons]
    points[1 - worded] += 4
    assert points[1 - worded] != points[worded]
    best = points.index(max(points))
    assert final_places(end) == tuple(1 if seat == best else 2 for seat in range(2))


def obstacle(tiles: tuple[str, ...], **tables: Table) -> str | None:
    """The code of the reason why a pack of tiles cannot be rewarded."""
    copies = tuple(
        auctionland.PackTile(str(number), Tile.parse(text), 9) for number, text in enumerate(tiles)
    )
    given = auctionland.Pack("mine", "invented", copies, Tables(**tables))
    problem = environment("auctionland").obstacle(auctionland.start([None] * 2, given).game)
    return None if problem is None else f"{problem.where}: {problem.message.text()}"


FULL = Table.parse([*range(16), 16])
OPEN = Table.parse([0, 1, "5+"])


def test_tables_must_have_the_points_of_a_full_island() -> None:
    """Two kinds of tile with 9 copies each: 16 of them have a beach, 9 a theme park."""
    tiles = ("BT--", "B---")
    assert obstacle(tiles, beaches=FULL, theme_parks=OPEN) is None
    assert obstacle(tiles, beaches=OPEN, theme_parks=FULL) is None
    assert obstacle(tiles, beaches=FULL, theme_parks=Table.parse([*range(10)])) is None
    lacking = "the pack has no points for {} in the table {}; without them"
    short = obstacle(tiles, beaches=Table.parse([*range(16)]), theme_parks=OPEN)
    assert (short or "").startswith(f"pack.tables.beaches: {lacking.format(16, 'beaches')}")
    short = obstacle(tiles, beaches=FULL, theme_parks=Table.parse([*range(9)]))
    assert (short or "").startswith(f"pack.tables.theme_parks: {lacking.format(9, 'theme_parks')}")
    assert "beaches" in (obstacle(tiles, theme_parks=OPEN) or "")
    assert "theme_parks" in (obstacle(("BT--", "B---"), beaches=OPEN) or "")


# Extras

WITHOUT = """
import importlib.util, sys
found = importlib.util.find_spec
importlib.util.find_spec = lambda name, *more: None if name == "{hidden}" else found(name, *more)
from boardscore.core.optional_dependencies import MissingExtraError
try:
    from boardscore.envs import {module}
except MissingExtraError as error:
    print(error)
print(*sorted({{"numpy", "{hidden}"}} & {{*sys.modules}}))
"""


@from_table
def test_a_missing_extra_is_named(module: str, hidden: str) -> None:
    """Nothing else is imported before."""
    program = WITHOUT.format(module=module, hidden=hidden)
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    said, imported = done.stdout.split("\n")[:2]
    extra = {"learning_task": "pettingzoo", "batches": "fast"}.get(module, module)
    assert said.startswith("this needs ")
    assert hidden in said
    assert said.endswith(f'install it with: python -m pip install "boardscore[{extra}]"')
    assert imported == ""
