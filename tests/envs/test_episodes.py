"""Random episodes agree with the second referees: turns, legal moves, chance and rewards.

The long run plays 10,000 of each framework: `python -m tests.envs.episodes`.
"""

import pytest

FRAMEWORKS = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel"}
"""The extras, each with its package."""


def play(framework: str, seeds: range) -> None:
    """Plays episodes; the error of a different move says where."""
    pytest.importorskip(
        FRAMEWORKS[framework], reason=f"environments need the extra boardscore[{framework}]"
    )
    from tests.envs.episodes import EPISODES

    assert all(EPISODES[framework](seed) > 0 for seed in seeds)


@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_ten_episodes(framework: str) -> None:
    play(framework, range(10))


@pytest.mark.long
@pytest.mark.parametrize("framework", FRAMEWORKS)
def test_two_hundred_episodes(framework: str) -> None:
    play(framework, range(10, 210))
