"""Gymnasium: its checker, bots as opponents, rewards and places, ends in vectors."""

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from boardscore import BoardscoreError
from boardscore.analysis import bots

gymnasium = pytest.importorskip("gymnasium", reason="needs the extra boardscore[gymnasium]")
np = pytest.importorskip("numpy", reason="needs the extra boardscore[gymnasium]")

from gymnasium.utils.env_checker import check_env  # noqa: E402
from gymnasium.vector import AutoresetMode  # noqa: E402

from boardscore.envs.gymnasium import Env, VectorEnv  # noqa: E402
from tests.envs import ONE_TILE, find_all_but_numba  # noqa: E402

GAMES = ("pier18", "auctionland")


@pytest.fixture(autouse=True)
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots play the same without numba, and few games take less time than compiling."""
    monkeypatch.setattr("boardscore.core.optional_dependencies.is_here", find_all_but_numba)


def callable_greedy(view: Any, rng: Random) -> Any:
    return bots.greedy(view, rng)


def legal_action(env: Any, rng: Any) -> Any:
    return rng.choice(np.flatnonzero(env.action_masks()))


def episode(env: Env, seed: int) -> list[Any]:
    """Random play of the learning seat to the end: all that the environment returned."""
    rng = np.random.default_rng(seed)
    seen: list[Any] = [env.reset(seed=seed)]
    while len(seen) == 1 or not seen[-1][2]:
        assert (seen[-1][-1]["action_mask"] == env.action_masks()).all()
        seen.append(env.step(legal_action(env, rng)))
    return seen


@pytest.mark.filterwarnings("error")
@pytest.mark.parametrize("game", GAMES)
def test_the_checker_of_gymnasium_passes(game: str) -> None:
    env = gymnasium.make(f"boardscore/{game}-v0", opponents="greedy", render_mode="ansi")
    check_env(env.unwrapped)
    assert env.unwrapped.render().count("\n") > 5


@pytest.mark.parametrize("seat", [0, 2])
@pytest.mark.parametrize("game", GAMES)
def test_a_callable_plays_like_the_named_bot(game: str, seat: int) -> None:
    """The greedy bot needs no chance, so the games are the same move by move."""
    named = Env(game, seat=seat, opponents="greedy")
    called = Env(game, seat=seat, opponents=[callable_greedy, "greedy"])
    for seed in range(2):
        first, second = episode(named, seed), episode(called, seed)
        assert len(first) == len(second)
        for one, other in zip(first, second, strict=True):
            np.testing.assert_array_equal(one[0], other[0])
            assert one[1:-1] == other[1:-1]


@pytest.mark.parametrize("game", GAMES)
def test_the_reward_and_the_place_come_at_the_end(game: str) -> None:
    env = Env(game, players=3, seat=1)
    for seed in range(3):
        (first, _), *steps = episode(env, seed)
        layout = env.layout
        assert first[layout.slices["seat"]].tolist() == [0, 1, 0]
        assert all((step[1], step[2], step[3]) == (0, False, False) for step in steps[:-1])
        assert all("place" not in step[-1] for step in steps[:-1])
        last, reward, terminated, truncated, info = steps[-1]
        assert (terminated, truncated, type(reward), type(info["place"])) == (
            True,
            False,
            float,
            float,
        )
        assert not info["action_mask"].any()
        phases = last[layout.slices["phase"]]
        assert phases[-1] == phases.sum() == 1  # the game is over
        assert info["place"] == 2 - reward  # no ties in these games


def test_episodes_with_the_same_seed_are_the_same() -> None:
    env = Env("pier18", opponents=["random", "greedy"])
    first, again, other = (episode(env, seed) for seed in (1, 1, 2))
    assert all((one[0] == two[0]).all() for one, two in zip(first, again, strict=True))
    assert any((one[0] != two[0]).any() for one, two in zip(first, other, strict=True))
    env.reset(seed=1)
    next_game, _ = env.reset()
    assert (next_game != first[0][0]).any()


def test_an_illegal_action_ends_the_episode() -> None:
    env = Env("pier18", players=2)
    before, info = env.reset(seed=1)
    after, reward, terminated, truncated, ended = env.step(info["action_mask"].argmin())
    assert (reward, terminated, truncated, "place" in ended) == (-1, True, False, False)
    assert (before == after).all()


def test_the_last_observation_survives_the_start_of_the_next_game() -> None:
    """With the same seed, a vector of one game plays like the environment."""
    envs, env = (
        VectorEnv("pier18", 1, players=2, opponents="greedy"),
        Env("pier18", players=2, opponents="greedy"),
    )
    assert envs.metadata["autoreset_mode"] is AutoresetMode.SAME_STEP
    (last, reward, *_, info) = episode(env, 4)[-1]
    rng = np.random.default_rng(4)
    observations, infos = envs.reset(seed=4)
    terminated = np.zeros(1, bool)
    while not terminated.any():
        assert "final_obs" not in infos
        masks = envs.action_masks()
        assert (infos["action_mask"] == masks).all()
        action = rng.choice(np.flatnonzero(masks[0]))
        observations, rewards, terminated, truncated, infos = envs.step([action])
    assert (infos["final_obs"][0] == last).all()
    assert infos["final_info"]["place"].tolist() == [info["place"]]
    assert infos["final_info"]["place"].dtype == np.float64
    assert (rewards.tolist(), truncated.tolist()) == ([reward], [False])
    assert observations[0, envs.layout.slices["phase"]].tolist() == [0, 1, 0, 0, 0, 0]
    assert envs.action_masks().sum() == 6  # a Plan and a Foundation of three cards


def test_a_vector_ends_games_with_illegal_actions_alone() -> None:
    envs = gymnasium.make_vec(
        "boardscore/pier18-v0",
        num_envs=3,
        vectorization_mode="vector_entry_point",
        opponents=callable_greedy,
    )
    before, infos = envs.reset(seed=1)
    actions = infos["action_mask"].argmax(axis=1)
    actions[1] = infos["action_mask"][1].argmin()
    observations, rewards, terminated, _, infos = envs.step(actions)
    assert terminated.tolist() == [False, True, False]
    assert rewards.tolist() == [0, -1, 0]
    assert (infos["final_obs"][1] == before[1]).all()
    assert [infos["final_obs"][0], infos["final_obs"][2]] == [None, None]
    assert not infos["final_info"]["_place"].any()
    assert (observations != before).any(axis=1).all()


def test_every_other_seat_has_its_bot() -> None:
    """A bot is called with the view of its own seat only."""
    asked = []

    def noting(view: Any, rng: Random) -> Any:
        asked.append(view.seat)
        return bots.random(view, rng)

    episode(Env("auctionland", players=4, seat=1, opponents=["random", noting, "greedy"]), 1)
    assert {*asked} == {2}


@pytest.mark.parametrize(
    ("make", "where"),
    [
        (lambda: Env("pier18", opponents="clever"), "opponents"),
        (lambda: Env("pier18", opponents=["random"]), "opponents"),
        (lambda: Env("pier18", opponents=["random", 4]), "opponents[1]"),  # type: ignore[list-item]
        (lambda: Env("pier18", seat=3), "seat"),
        (lambda: Env("pier18", render_mode="rgb_array"), "render_mode"),
        (lambda: VectorEnv("pier18", 0), "num_envs"),
        (lambda: VectorEnv("pier18", 2).step([1]), "actions"),
        (lambda: Env("auctionland", players=2, seat=1, pack=ONE_TILE).reset(), "seat"),
    ],
)
def test_what_is_wrong_is_named(make: Callable[[], Any], where: str) -> None:
    """The only tile is the auctioneer's, so the last game ends before seat 1 acts."""
    with pytest.raises(BoardscoreError) as raised:
        make()
    assert raised.value.problems[0].where == where
