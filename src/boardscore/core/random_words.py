"""A generator of random numbers for kernels: the same numbers in plain Python and compiled.

A word of the generator is a whole number from 1 to `WORDS`. Each function takes a word, and no word
is kept anywhere, so a game is repeated by starting with its word again. It is a multiply-with-carry
generator: every word stays below 2**63, so signed integers of 64 bits hold it. Its period is about
2**61. It is no generator for secrets.

>>> word = next_word(18)
>>> word, below(word, 6), below(next_word(word), 6)
(36918251334, 3, 0)
"""

MULTIPLIER = 2051013963
"""`MULTIPLIER * 2**32 - 1` and `MULTIPLIER * 2**31 - 1` are primes, which gives the long period."""

WORDS = (MULTIPLIER << 32) - 2
"""The largest word."""

_HALF = 32
_LOW = (1 << _HALF) - 1


def next_word(word: int) -> int:
    """The next word of the generator of random numbers.

    >>> next_word(1)
    2051013963
    """
    return MULTIPLIER * (word & _LOW) + (word >> _HALF)


def below(word: int, count: int) -> int:
    """A random number from 0 to `count - 1`, for a word that is not used again.

    A number is at most `count / 2**32` more likely than another.

    >>> below(next_word(1), 18)
    8
    """
    return ((word ^ word >> _HALF) & _LOW) * count >> _HALF
