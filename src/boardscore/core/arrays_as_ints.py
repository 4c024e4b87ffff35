"""NumPy arrays as integers, so that the kernels run on them unchanged; needs NumPy 2.

>>> import numpy
>>> from boardscore.pier18 import pier_bits
>>> pier_bits.poets(lanes(numpy.array([0b111, 0b1111], numpy.uint64))).tolist()
[1, 2]
"""

from typing import Any

from boardscore.core import optional_dependencies

optional_dependencies.require("table", "numpy")

import numpy as np  # noqa: E402


class WordArray(np.ndarray[Any, Any]):
    """An array of words; its truth value is that of any word."""

    def bit_count(self) -> Any:
        """The number of bits in each word, as an array of signed integers."""
        return np.bitwise_count(self).astype(np.int64)

    def __bool__(self) -> bool:
        return bool(np.asarray(self).any())


def lanes(words: Any) -> Any:
    """An array of `uint64` as words for a kernel, without copying; results have the same type."""
    return np.asarray(words).view(WordArray)
