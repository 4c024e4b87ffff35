"""Batches: arrays, restarts, seeds, illegal actions, places; `test_episodes` compares the games."""

import tracemalloc
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore import BoardscoreError, IllegalMoveError, ModelError
from boardscore.core.optional_dependencies import is_here
from boardscore.core.ranking import TiesBelowFirst, standing
from boardscore.envs.environment import rewards
from tests.envs import find_all_but_numba

np = pytest.importorskip("numpy", reason="batches need the extra boardscore[fast]")

from boardscore import envs  # noqa: E402
from boardscore.envs import batch_loops  # noqa: E402

GAMES = ("pier18", "auctionland")
NEEDS_NUMBA = pytest.mark.skipif(not is_here("numba"), reason="numba is in boardscore[fast]")


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    """Batches are made as if numba were not installed."""
    monkeypatch.setattr("boardscore.core.optional_dependencies.is_here", find_all_but_numba)


def random_actions(batch: Any, rng: Any) -> Any:
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks])


def played(batch: Any, steps: int) -> Iterator[tuple[Any, ...]]:
    """The arrays before each of some random steps; the actions depend on the game alone."""
    randoms = [np.random.default_rng(game) for game in range(batch.count)]
    for _ in range(steps):
        arrays = batch.seats, batch.observations, batch.masks, batch.rewards, batch.ends
        yield tuple(array.copy() for array in arrays)
        masks = zip(randoms, batch.masks, strict=True)
        batch.step([int(rng.choice(np.flatnonzero(mask))) for rng, mask in masks])


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize("game", GAMES)
def test_the_arrays_are_there_before_the_first_step(game: str) -> None:
    batch = envs.batch(game, 3, players=2, seed=1)
    size, actions = batch.layout.size, batch.actions.count
    found = [
        (array.dtype.name, array.shape, array.flags.writeable)
        for array in (batch.seats, batch.observations, batch.masks, batch.rewards, batch.ends)
    ]
    assert found == [
        ("int8", (3,), False),
        ("float32", (3, size), False),
        ("int8", (3, actions), False),
        ("float32", (3, 2), False),
        ("bool", (3,), False),
    ]
    assert batch.seats.tolist() == [0, 0, 0]
    assert batch.masks.any(axis=1).all()
    assert batch.observations[:, batch.layout.slices["seat"]].tolist() == [[1, 0]] * 3
    assert not batch.rewards.any()
    assert not batch.ends.any()


@pytest.mark.usefixtures("without_numba")
def test_a_game_that_ends_starts_again_in_the_same_step() -> None:
    """18 cards make 15 moves for 3 players: each chooses, drafts in 3 rounds, and adds a Plan.

    After the choice the deck has 18 - 6 = 12 cards, and a round takes 4 (`pier18.round.reveal`).
    """
    batch, rng = envs.batch("pier18", 2, players=3, seed=3), np.random.default_rng(3)
    lengths, last = [], 0
    for step in range(1, 60):
        before = batch.observations
        batch.step(random_actions(batch, rng))
        assert batch.observations is before
        if not batch.ends[0]:
            assert not batch.rewards[0].any()
            continue
        lengths.append(step - last)
        last = step
        assert sorted(batch.rewards[0].tolist()) == [-1, 0, 1]
        assert batch.seats[0] == 0
        phase = batch.observations[0, batch.layout.slices["phase"]]
        assert phase.tolist() == [0, 1, 0, 0, 0, 0]  # all choose again
        assert batch.masks[0].sum() == 6  # a Plan and a Foundation of three cards
    assert lengths == [15] * 3


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize("game", GAMES)
def test_a_game_does_not_depend_on_the_number_of_games(game: str) -> None:
    few, many = (played(envs.batch(game, count, seed=7), 30) for count in (2, 5))
    for first, second in zip(few, many, strict=True):
        for array, longer in zip(first, second, strict=True):
            np.testing.assert_array_equal(array, longer[:2])


@pytest.mark.usefixtures("without_numba")
def test_seeds_and_games_differ() -> None:
    first = envs.batch("pier18", 4, seed=1).observations.copy()
    assert (first == envs.batch("pier18", 4, seed=1).observations).all()
    assert (first != envs.batch("pier18", 4, seed=2).observations).any()
    assert (first[0] != first[1]).any()
    without = [envs.batch("pier18", 4).observations.copy() for _ in range(2)]
    assert (without[0] != without[1]).any()


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize("wrong", [-1, 10**6, None])
def test_an_illegal_action_plays_nothing_in_any_game(wrong: int | None) -> None:
    batch = envs.batch("pier18", 4, players=2, seed=1)
    legal = batch.masks.argmax(axis=1)
    before = [batch.seats.copy(), batch.observations.copy(), batch.masks.copy()]
    actions = legal.tolist()
    actions[1] = actions[3] = batch.masks[1].argmin() if wrong is None else wrong
    actions[3] = actions[3] if wrong is not None else batch.masks[3].argmin()
    with pytest.raises(IllegalMoveError) as raised:
        batch.step(actions)
    assert [problem.where for problem in raised.value.problems] == ["actions[1]", "actions[3]"]
    for game, problem in zip((1, 3), raised.value.problems, strict=True):
        assert problem.message.text() == f"action {actions[game]} is not legal now"
    after = [batch.seats, batch.observations, batch.masks]
    assert all((one == other).all() for one, other in zip(before, after, strict=True))
    batch.step(legal)
    assert batch.seats.tolist() == [1] * 4


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize("actions", [[1], [0.0] * 4, [True] * 4, [[1] * 4], None, ["1"] * 4])
def test_actions_are_one_whole_number_for_each_game(actions: Any) -> None:
    batch = envs.batch("pier18", 4, seed=1)
    with pytest.raises(ModelError, match="one whole number for each of the 4 games"):
        batch.step(actions)


@pytest.mark.usefixtures("without_numba")
@pytest.mark.parametrize(
    "make",
    [
        lambda: envs.batch("pier18", 0),
        lambda: envs.batch("pier18", 1.5),  # type: ignore[arg-type]
        lambda: envs.batch("pier18", 2, players=7),
        lambda: envs.batch("pier18", 2, market_size=4),
        lambda: envs.batch("pier18", 2, seed="1"),  # type: ignore[arg-type]
        lambda: envs.batch("chess", 2),
        lambda: envs.batch("pier18", 2, seed=1).state(2),
    ],
)
def test_wrong_settings_are_named(make: Callable[[], Any]) -> None:
    with pytest.raises(BoardscoreError):
        make()


@pytest.mark.parametrize("kinds", [["plain"], pytest.param(["numba"], marks=[pytest.mark.long])])
@pytest.mark.parametrize("game", GAMES)
def test_memory_is_at_most_four_times_the_arrays(
    game: str, kinds: list[str], request: pytest.FixtureRequest
) -> None:
    if "plain" in kinds:
        request.getfixturevalue("without_numba")
    envs.batch(game, 1, seed=1)
    count = 2000 if game == "pier18" else 200
    tracemalloc.start()
    batch = envs.batch(game, count, seed=1)
    batch.step(batch.masks.argmax(axis=1))
    _, peak = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    arrays = batch.seats, batch.observations, batch.masks, batch.rewards, batch.ends
    assert peak <= 4 * sum(array.nbytes for array in arrays)


@NEEDS_NUMBA
@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_numba_changes_nothing(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = [*played(envs.batch(game, 3, seed=5), 200)]
    monkeypatch.setattr("boardscore.core.optional_dependencies.is_here", find_all_but_numba)
    plain = played(envs.batch(game, 3, seed=5), 200)
    for first, second in zip(compiled, plain, strict=True):
        for array, other in zip(first, second, strict=True):
            np.testing.assert_array_equal(array, other)


few = st.integers(0, 2)


@given(st.lists(st.tuples(few, few, few), min_size=2, max_size=6), st.sampled_from(TiesBelowFirst))
def test_rewards_are_those_of_the_places(
    marks: list[tuple[int, ...]], ties: TiesBelowFirst
) -> None:
    """Few different marks, so that there are many ties."""
    places = [place for place in standing(marks, ties).ranks if place is not None]
    rows, row = [[*one] for one in marks], [0.0] * len(marks)
    batch_loops.write_rewards(rows, row, len(marks), ties is TiesBelowFirst.SHARED)
    assert tuple(row) == rewards(places)
