"""The play kernels compiled, against plain Python: the same games from the same words."""

from random import Random
from types import ModuleType
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="arrays need the extra boardscore[table]")
numba = pytest.importorskip("numba", reason="compiled kernels need the extra boardscore[fast]")

from boardscore.auctionland import kernel_states as auctionland_states  # noqa: E402
from boardscore.auctionland import play_kernel as auctionland_kernel  # noqa: E402
from boardscore.core.numba_kernels import compile_kernel  # noqa: E402
from boardscore.pier18 import kernel_states as pier18_states  # noqa: E402
from boardscore.pier18 import play_kernel as pier18_kernel  # noqa: E402
from tests.auctionland import play_agreement as auctionland_games  # noqa: E402
from tests.pier18 import play_agreement as pier18_games  # noqa: E402

GAMES = 60


@pytest.mark.long
@pytest.mark.parametrize(
    ("kernel", "states", "games"),
    [
        (pier18_kernel, pier18_states, pier18_games),
        (auctionland_kernel, auctionland_states, auctionland_games),
    ],
    ids=["pier18", "auctionland"],
)
def test_games(kernel: Any, states: Any, games: ModuleType) -> None:
    """All numbers at the end, totals and winners, with every ruling, random and greedy."""
    for module in states.SOURCES:
        compile_kernel(module)
    play_out, total, winners = kernel.play_out, kernel.total, kernel.winners

    @numba.njit
    def run(tables: Any, state: Any, word: int, greedy: int, totals: Any) -> Any:
        after = play_out(tables, state, word, greedy)
        for seat in range(len(totals)):
            totals[seat] = total(tables, state, seat)
        return after, winners(tables, state)

    compared = 0
    for seed in range(GAMES):
        start = games.random_start(Random(seed))
        game = states.KernelGame(start.game)
        if game.fits:
            greedy, numbers = seed % 8, game.numbers(start)
            tables, state = game.tables, np.array(numbers)
            totals = np.zeros(tables[kernel.PLAYER_COUNT], np.int64)
            found = run(np.array(tables), state, seed + 1, greedy, totals)
            after = play_out(tables, numbers, seed + 1, greedy)
            assert found == (after, winners(tables, numbers))
            assert state.tolist() == numbers
            assert totals.tolist() == [total(tables, numbers, s) for s in range(len(totals))]
            compared += 1
    assert compared > GAMES / 2
