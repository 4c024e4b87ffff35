"""Words of a proof: a word stands for every number of its width, and a kernel runs on it."""

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from typing import Any

import z3


class Word:
    """A bit-vector with the operators of a non-negative whole number."""

    def __init__(self, bits: Any) -> None:
        self.bits = bits

    @property
    def width(self) -> int:
        """The number of bits."""
        return int(self.bits.size())

    def _like(self, other: Any) -> Any:
        return other.bits if isinstance(other, Word) else z3.BitVecVal(other, self.width)

    def __and__(self, other: Any) -> "Word":
        return Word(self.bits & self._like(other))

    def __or__(self, other: Any) -> "Word":
        return Word(self.bits | self._like(other))

    def __xor__(self, other: Any) -> "Word":
        return Word(self.bits ^ self._like(other))

    def __invert__(self) -> "Word":
        return Word(~self.bits)

    def __neg__(self) -> "Word":
        return Word(-self.bits)

    def __lshift__(self, by: int) -> "Word":
        return Word(self.bits << self._count(by))

    def __rshift__(self, by: int) -> "Word":
        return Word(z3.LShR(self.bits, self._count(by)))

    def _count(self, by: int) -> int:
        """The count of a shift: compiled code has no result for others."""
        assert 0 <= by < self.width, by
        return by

    def __ne__(self, other: Any) -> bool:  # type: ignore[override]
        """Whether a loop continues: as often as `rounds` says, which records the conditions."""
        return Word._path.ask(self.bits != self._like(other))

    __hash__ = None  # type: ignore[assignment]
    _path: "Path"

    def __getitem__(self, bit: int) -> Any:
        """Whether a bit is set, as a claim."""
        return z3.Extract(bit, bit, self.bits) == 1

    def bit_count(self) -> Any:
        """The number of set bits, as a signed number: differences may be negative."""
        return count(self.width)(self.bits)


class Path:
    """The number of rounds of the outermost loop, and the known facts about its words."""

    def __init__(self, goes_on: int) -> None:
        self.left = goes_on
        self.known: list[Any] = []

    def ask(self, differs: Any) -> bool:
        """Answers whether a loop continues."""
        goes_on = self.left > 0
        self.left -= 1
        self.known.append(differs if goes_on else z3.Not(differs))
        return goes_on


@contextmanager
def rounds(number: int) -> Iterator[list[Any]]:
    """Runs a loop in the block for this number of rounds; yields the facts that follow."""
    Word._path = Path(number)
    yield Word._path.known


def count(width: int) -> Any:
    """The number of bits of words; a proof knows only what `facts` says about it."""
    return z3.Function(f"count_{width}", z3.BitVecSort(width), z3.BitVecSort(16))


def facts(word: Word, lower: Word, upper: Word, across: int) -> list[Any]:
    """Facts about counts: no word has more bits than its width; parts add up; shifts keep counts.

    `lower` and `upper` are the spaces of a word that has no others.
    """
    low, high = (word & lower).bit_count(), (word & upper).bit_count()
    return [
        z3.ULE(low, word.width),
        z3.ULE(high, word.width),
        word.bit_count() == low + high,
        (word >> across).bit_count() == high,
    ]


def counted(number: Any) -> Word:
    return Word(number.arg(0))


def constant(number: int, width: int = 64) -> Word:
    return Word(z3.BitVecVal(number, width))


def no_more_than(some: Word, others: Word) -> Any:
    """That all bits of a word are bits of another one."""
    return (some & ~others).bits == 0


def is_one(word: Word) -> Any:
    return z3.And(word.bits != 0, word.bits & (word.bits - 1) == 0)


def any_word(name: str, width: int = 64) -> Word:
    """A word that may be anything."""
    return Word(z3.BitVec(name, width))


def counterexample(claim: Any, given: Iterable[Any] = ()) -> Any:
    """A counterexample to a claim that satisfies all facts; None if there is none."""
    solver = z3.SolverFor("QF_UFBV")
    solver.add(*given, z3.Not(claim))
    answer = solver.check()
    assert answer != z3.unknown, solver.reason_unknown()
    return solver.model() if answer == z3.sat else None
