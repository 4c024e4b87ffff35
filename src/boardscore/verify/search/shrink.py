"""Shrinks a position that is answered wrongly to one that no single simplification keeps wrong.

Every step makes a position smaller in one fixed order of sizes, so that shrinking ends. Besides the
single steps there are a few long ones, such as half of a pier, so that it ends soon.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from boardscore.verify import games
from boardscore.verify.canonical import Data, Position, Size

COARSE = 4
"""How many parts of a size the exhaustive search goes by."""


def shrink(
    position: Position,
    still: Callable[[Sequence[Data]], Iterable[bool]],
    may_be: Callable[[Position], bool],
) -> Position:
    """The smallest position that steps lead to, while `still` says that each is answered wrongly.

    `still` is asked all that one step leads to at once, the smallest first; what it says may end
    before that. What may not be is left out.
    """
    while True:
        steps = list(filter(may_be, simpler(position)))
        kept = (step for step, wrong in zip(steps, still(steps)) if wrong)
        smallest = next(kept, None)
        if smallest is None:
            return position
        position = smallest


def simpler(position: Position) -> list[Data]:
    """Every position that one simplification makes, each once, the smallest first."""
    found: dict[str, Data] = {}
    for step in games.kit(position["game"]).steps(position):
        if size(step) < size(position):
            found.setdefault(repr(step), step)
    return sorted(found.values(), key=size)


def size(position: Position) -> Size:
    """How large a position is."""
    return games.kit(position["game"]).size(position)


def by_size(positions: Iterable[Data]) -> Iterator[Data]:
    """Positions, the smallest first."""
    yield from sorted(positions, key=size)
