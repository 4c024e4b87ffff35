"""How long a search makes what it found smaller."""

from collections.abc import Callable, Iterable, Iterator
from typing import TypeVar

from attrs import define

T = TypeVar("T")


def never() -> bool:
    """It is never late."""
    return False


@define
class Deadline:
    """How much longer one finding is made smaller: so many tries, and none when it is late."""

    left: int
    """How many tries there are."""
    is_late: Callable[[], bool]
    """Whether it is too late for more."""
    broken_off: bool = False
    """Whether something was not tried any more."""

    def break_off(self) -> None:
        """Whoever waits has no patience any more."""
        self.left, self.broken_off = 0, True

    def each(self, tries: Iterable[T]) -> Iterator[T]:
        """All that is tried, until there is no patience left."""
        for one in tries:
            if self.left <= 0 or self.is_late():
                self.broken_off = True
                return
            self.left -= 1
            yield one
