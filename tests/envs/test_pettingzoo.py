"""PettingZoo: its own conformance tests, masks, illegal actions, seeds, render modes, errors."""

import copy
import pickle
import re
import warnings
import xml.etree.ElementTree as ET
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from boardscore import BoardscoreError
from tests.envs import ONE_TILE
from tests.tables import from_table

NEEDED = "environments need the extra boardscore[pettingzoo]"
pytest.importorskip("pettingzoo", reason=NEEDED)

import numpy as np  # noqa: E402
from pettingzoo.test import api_test, render_test, seed_test  # noqa: E402

from boardscore.envs import pettingzoo  # noqa: E402

SVG = "{http://www.w3.org/2000/svg}"
SETTINGS = [
    *(("pier18", {"players": players}) for players in (2, 3)),
    *(("auctionland", {"players": players, "market_size": 3}) for players in (2, 3, 4, 5, 6)),
]
OF_DICTS = {
    "Observation is not a NumPy array",
    (
        "Observation space for each agent probably should be gymnasium.spaces.box or "
        "gymnasium.spaces.discrete"
    ),
}
"""What PettingZoo says about every environment with a mask in its observations."""


def legal(env: Any) -> list[int]:
    observation, _, _, _, info = env.last()
    mask = info.get("action_mask", observation["action_mask"] if not info else None)
    numbers: list[int] = np.flatnonzero(mask).tolist()
    return numbers


# Conformance


@pytest.mark.parametrize(("game", "settings"), SETTINGS)
@pytest.mark.parametrize(("mask", "expected"), [("observation", OF_DICTS), ("infos", set())])
def test_it_passes_the_api_test(
    game: str, settings: dict[str, Any], mask: str, expected: set[str], capsys: Any
) -> None:
    """With the mask in the infos, nothing is warned of."""
    with warnings.catch_warnings(record=True) as said:
        warnings.simplefilter("always")
        api_test(pettingzoo.env(game, mask=mask, **settings), num_cycles=300)
    assert {str(one.message) for one in said} == expected
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize(("game", "settings"), SETTINGS)
@pytest.mark.parametrize("mask", ["observation", "infos"])
def test_it_passes_the_seed_test(game: str, settings: dict[str, Any], mask: str) -> None:
    seed_test(partial(pettingzoo.env, game, mask=mask, **settings), num_cycles=100)


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_it_passes_the_render_test(game: str, capsys: Any) -> None:
    render_test(partial(pettingzoo.env, game), {"svg": lambda drawn: drawn.startswith("<svg ")})
    assert "Player 1" in capsys.readouterr().out


# Episodes


@pytest.fixture(params=["observation", "infos"])
def env(request: Any) -> Any:
    """A game of Pier 18 for 3."""
    found = pettingzoo.env("pier18", mask=request.param)
    found.reset(seed=18)
    return found


def test_an_illegal_action_ends_the_episode(env: Any) -> None:
    """-1 for its agent, 0 for the others, and everyone is done."""
    env.step(legal(env)[0])
    assert env.agent_selection == "player_1"
    wrong = next(number for number in range(env.actions.count) if number not in legal(env))
    env.step(wrong)
    assert env.rewards == {"player_0": 0, "player_1": -1, "player_2": 0}
    paid = {}
    for agent in env.agent_iter():
        _, reward, terminated, truncated, _ = env.last()
        assert (terminated, truncated, legal(env)) == (True, False, [])
        paid[agent] = reward
        env.step(None)
    assert paid == {"player_0": 0, "player_1": -1, "player_2": 0}
    assert env.agents == []
    env.reset()
    assert env.agents == ["player_0", "player_1", "player_2"]
    assert not any(env.terminations.values())


def test_masks_are_zero_for_those_who_wait(env: Any) -> None:
    masks = {}
    for agent in env.agents:
        seen, info = env.observe(agent), env.infos[agent]
        masks[agent] = (info or seen)["action_mask"]
        assert (masks[agent].dtype, masks[agent].shape) == (np.int8, (env.actions.count,))
    assert masks["player_0"].sum() == 6  # 3 cards: 3 Plans, each with 2 Foundations
    assert [masks[agent].sum() for agent in ("player_1", "player_2")] == [0, 0]


def test_a_changed_mask_changes_nothing(env: Any) -> None:
    shown = (env.infos["player_0"] or env.observe("player_0"))["action_mask"]
    before, wrong = legal(env), int(np.flatnonzero(shown == 0)[0])
    env.observe("player_0")
    shown[:] = 1
    env.step(wrong)
    assert env.rewards["player_0"] == -1
    assert wrong not in before


def hands(seed: int | None, env: Any) -> Any:
    env.reset(seed=seed)
    return env.game_state.hands


def test_the_seed_decides_what_chance_does(env: Any) -> None:
    """Without a seed, an environment goes on with what the last one began."""
    first, other = pettingzoo.env("pier18"), pettingzoo.env("pier18")
    assert hands(5, first) == hands(5, other) == hands(5, env)
    assert hands(6, first) != hands(5, other)
    following = [hands(None, first) for _ in range(3)]
    assert len({*following}) == 3
    hands(6, other)
    assert [hands(None, other) for _ in range(3)] == following
    assert hands(np.int64(5), first) == hands(5, other)
    assert len({hands(None, pettingzoo.env("pier18")) for _ in range(3)}) == 3


def test_an_action_may_be_a_number_of_numpy(env: Any) -> None:
    number = legal(env)[0]
    env.step(np.int32(number))
    assert env.actions.number_of(env.game_state.moves[-1]) == number


def played(env: Any, seed: int) -> Iterator[Any]:
    """The masks and vectors of a random episode."""
    random = np.random.default_rng(seed)
    for _ in env.agent_iter():
        seen, reward, terminated, *_ = env.last()
        yield seen["observation"].tobytes(), reward
        env.step(None if terminated else int(random.choice(legal(env))))


@pytest.mark.parametrize("copied", [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_a_copy_goes_on_in_the_same_way(game: str, copied: Callable[[Any], Any]) -> None:
    env = pettingzoo.env(game)
    env.reset(seed=1)
    env.step(legal(env)[0])
    other = copied(env)
    assert [*played(env, 2)] == [*played(other, 2)]


def test_plans_in_words_and_rulings() -> None:
    """`half_turn` adds actions; a pack may be a dict; its Plans in words end without an error."""
    card = {"patron": "Q", "cells": ["S.Q", "..A"], "plan_text": "A view of the sea."}
    cards = [{**card, "id": str(day), "date": f"01-{day:02}"} for day in range(1, 19)]
    words = {"game": "pier18", "name": "mine", "provenance": "invented", "cards": cards}
    env = pettingzoo.env("pier18", players=2, pack=words, rulings={"half_turn": True})
    plain = pettingzoo.env("pier18", players=2, pack=words)
    assert env.actions.count > plain.actions.count
    env.reset(seed=1)
    rewards = [reward for _, reward in played(env, 1)][-2:]
    assert sorted(rewards) == [-1, 1]


# Showing


def _box(card: ET.Element) -> tuple[float, ...]:
    """The place and the size of a card in a picture, with its edge."""
    place = re.fullmatch(r"translate\(([\d.]+) ([\d.]+)\)", card.attrib["transform"])
    ground = card.find(f"{SVG}rect")
    assert place is not None
    assert ground is not None
    return *map(float, place.groups()), *(float(ground.attrib[key]) for key in ("width", "height"))


def test_the_svg_has_everything_on_the_table() -> None:
    """3 players with 3 cards each, before the choice: a whole document with 9 pictures."""
    env = pettingzoo.env("pier18", render_mode="svg")
    env.reset(seed=1)
    drawn = ET.fromstring(env.render())
    assert drawn.tag.endswith("}svg")
    named = f"{SVG}g[{SVG}title]"
    boxes = [_box(card) for card in drawn.iterfind(named)]
    assert len(boxes) == 9
    wide, high = float(drawn.attrib["width"]), float(drawn.attrib["height"])
    for x, y, width, height in boxes:
        assert x >= 0 and y >= 0 and x + width <= wide and y + height <= high  # noqa: PT018
    for first, (x, y, width, height) in enumerate(boxes):
        for left, top, *_ in boxes[first + 1 :]:
            assert left >= x + width or top >= y + height or left < x


def test_long_captions_go_on_in_the_next_line() -> None:
    """The market of 8 needs three lines; no word is lost."""
    env = pettingzoo.env("auctionland", render_mode="svg")
    env.reset(seed=1)
    lines = [one.text or "" for one in ET.fromstring(env.render()).iter() if "text" in one.tag]
    first = next(place for place, line in enumerate(lines) if line.startswith("Market: "))
    assert max(map(len, lines)) <= 110
    for tile in env.game_state.market:
        assert f"tile {tile.id} for" in " ".join(lines[first:])


def test_human_mode_prints_after_every_step(capsys: Any) -> None:
    env = pettingzoo.env("pier18", players=2, render_mode="human")
    env.reset(seed=1)
    assert capsys.readouterr().out.endswith("Player 1, choose your Plan and your Foundation.\n")
    env.step(legal(env)[0])
    assert capsys.readouterr().out.endswith("Player 2, choose your Plan and your Foundation.\n")
    assert env.render() is None
    assert capsys.readouterr().out.endswith("Player 2, choose your Plan and your Foundation.\n")


def test_rendering_needs_a_mode() -> None:
    env = pettingzoo.env("pier18")
    env.reset()
    with pytest.warns(UserWarning, match="render_mode"):
        assert env.render() is None


# Mistakes


@from_table
def test_wrong_settings_are_explained(given: dict[str, Any], message: str) -> None:
    with pytest.raises(BoardscoreError, match=message):
        pettingzoo.env(**given)


def test_a_pack_without_tables_is_refused() -> None:
    bare = {name: value for name, value in ONE_TILE.items() if name != "tables"}
    with pytest.raises(BoardscoreError, match=r"pack\.tables\.beaches.*places at the end"):
        pettingzoo.env("auctionland", pack=bare)


def test_wrong_calls_are_explained() -> None:
    env = pettingzoo.env("pier18", players=2)
    observe = partial(env.observe, "player_0")
    for call in (partial(env.step, 0), env.last, env.render, env.agent_iter, observe):
        with pytest.raises(BoardscoreError, match="call `reset` first"):
            call()
    with pytest.raises(BoardscoreError, match=r"seed: "):
        env.reset(seed=-1)
    env.reset(seed=1)
    for wrong in (env.actions.count, -1, 1.5, None, "0", True, [0], np.array([0, 1])):
        with pytest.raises(BoardscoreError, match=r"action: "):
            env.step(wrong)
    for ask in (env.observe, env.observation_space, env.action_space):
        with pytest.raises(BoardscoreError, match=r"agent: .*player_0"):
            ask("player_2")
    assert not any(env.terminations.values())
    env.step(next(number for number in range(env.actions.count) if number not in legal(env)))
    with pytest.raises(BoardscoreError, match="its only action is None"):
        env.step(0)
    env.step(None)
    env.step(None)
    for call in (partial(env.step, None), env.last):
        with pytest.raises(BoardscoreError, match="all agents are done"):
            call()
