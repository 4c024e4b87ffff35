"""Names of a package that are imported when they are first used."""

from collections.abc import Callable, Mapping, Sequence
from importlib import import_module


def imported_later(package: str, homes: Mapping[str, Sequence[str]]) -> Callable[[str], object]:
    """A `__getattr__` for a package: names by the module of the package that has them.

    >>> imported_later("boardscore.core", {"registry": ["names"]})("names")()
    ('pier18', 'auctionland')
    """
    home_of = {name: home for home, names in homes.items() for name in names}

    def imported(name: str) -> object:
        if name not in home_of:
            raise AttributeError(f"module {package!r} has no attribute {name!r}")
        return getattr(import_module(f"{package}.{home_of[name]}"), name)

    return imported
