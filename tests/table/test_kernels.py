"""The kernels on arrays against the readable functions; compiled words with bit 63.

Other compiled kernels are compared in `test_engines`, and those of play in `tests/analysis`.
"""

from random import Random
from typing import Any

import pytest

np = pytest.importorskip("numpy", reason="arrays need the extra boardscore[table]")

from boardscore.auctionland import island_bits as land  # noqa: E402
from boardscore.core.arrays_as_ints import lanes  # noqa: E402
from boardscore.pier18 import Rulings  # noqa: E402
from boardscore.pier18 import pier_bits as pier  # noqa: E402
from tests.test_against_naive import RULINGS  # noqa: E402
from tests.test_kernel import (  # noqa: E402
    COUNTED,
    MASKS,
    PIERS,
    counted,
    pier_words,
    readable,
    scored,
)

NEEDS_NUMBA = "compiled kernels need the extra boardscore[fast]"


def columns_of(rows: Any) -> list[Any]:
    return [lanes(np.array(column, np.uint64)) for column in zip(*rows)]


@pytest.mark.parametrize("rulings", RULINGS)
def test_piers_in_arrays(rulings: Rulings) -> None:
    found = scored(pier, columns_of(pier_words(*sides) for sides in PIERS), rulings)
    assert np.stack(found, axis=1).tolist() == [readable(*sides, rulings) for sides in PIERS]


def test_islands_in_arrays() -> None:
    inner = [np.array(numbers) for numbers in zip(*(masks[14:] for masks in MASKS))]
    found = counted(land, [*columns_of(masks[:14] for masks in MASKS), *inner])
    assert np.stack(found, axis=1).tolist() == COUNTED


def words_with_bit_63(rows: int) -> list[int]:
    """Random words, most of them with the last cell of the last lane."""
    random = Random(f"{rows} words")
    return [random.getrandbits(64) | (random.random() < 0.9) << 63 for _ in range(rows)]


def by_functions_of_words(kernel: Any, word: Any, other: Any) -> tuple[Any, ...]:
    """The functions of the kernel of islands that shift words of four lanes."""
    first, second = kernel.touching(word, other)
    return kernel.any_lane(word), kernel.beaches(other & 0xFFFF, word), first, second


@pytest.mark.long
@pytest.mark.parametrize("rows", [1, 2, 3, 7, 4099])
def test_compiled_words_with_bit_63(rows: int) -> None:
    """Compiled loops take long contiguous arrays several words at a time, and a rest one by one.

    Both ways must give for words with bit 63 what whole numbers give.
    """
    numba = pytest.importorskip("numba", reason=NEEDS_NUMBA)
    from boardscore.core.numba_kernels import compile_kernel

    kernel = compile_kernel(land)

    @numba.njit
    def run(words: Any, others: Any, found: Any) -> None:
        for at in range(len(words)):
            found[0, at] = kernel.any_lane(words[at])
            found[1, at] = kernel.beaches(others[at] & np.uint64(0xFFFF), words[at])
            found[2, at], found[3, at] = kernel.touching(words[at], others[at])

    words = words_with_bit_63(rows)
    others = words[::-1]
    found = np.zeros((4, rows), np.uint64)
    run(np.array(words, np.uint64), np.array(others, np.uint64), found)
    expected = [by_functions_of_words(land, *pair) for pair in zip(words, others)]
    assert found.T.tolist() == [[*one] for one in expected]
