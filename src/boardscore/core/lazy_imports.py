"""Names of a package that are imported on first use."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module


def imported_later(package: str, homes: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """A `__getattr__` for a package that imports each name from its module on first use.

    >>> imported_later("boardscore.core", {"registry": ["names"]})("names")()
    ('pier18', 'auctionland')
    """
    home_of = {name: home for home, names in homes.items() for name in names}

    def imported(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{home_of[name]}"), name)

    return imported
