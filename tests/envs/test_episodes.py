"""Random episodes agree with the second referees: turns, legal moves, chance and rewards.

The long run plays 10,000 of each framework: `python -m tests.envs.episodes`.
"""

import pytest

from tests.envs import find_all_but_numba

FRAMEWORKS = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel", "batches": "numpy"}
"""What the episodes are for, each with a package that it needs."""


def play(framework: str, seeds: range) -> None:
    """Plays episodes; the error of a different move says where."""
    pytest.importorskip(FRAMEWORKS[framework], reason=f"environments need {FRAMEWORKS[framework]}")
    from tests.envs.episodes import EPISODES

    assert all(EPISODES[framework](seed) > 0 for seed in seeds)


@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_ten_episodes(framework: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches without numba, which the long run has."""
    monkeypatch.setattr("boardscore.core.optional_dependencies.is_here", find_all_but_numba)
    play(framework, range(10))


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
@pytest.mark.parametrize("players", [2, 3])
def test_batches_with_the_demo_pack(
    game: str, players: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Seats, masks, observations and rewards are those of the library and of the referee."""
    pytest.importorskip("numpy", reason="environments need numpy")
    from tests.envs.episodes import GAMES_OF_A_BATCH, demo_batch_episode

    monkeypatch.setattr("boardscore.core.optional_dependencies.is_here", find_all_but_numba)
    assert demo_batch_episode(game, players) > GAMES_OF_A_BATCH


@pytest.mark.long
@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_two_hundred_episodes(framework: str) -> None:
    play(framework, range(10, 210))
