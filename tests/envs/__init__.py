"""Tests of environments; what several of them need."""

from importlib.util import find_spec

TABLES = {"beaches": [0, 1, 3, "5+"], "theme_parks": [0, 0, 2, 4, "9+"]}
ONE_TILE = {
    "game": "auctionland",
    "name": "one tile",
    "provenance": "invented",
    "tables": TABLES,
    "tiles": [{"id": "a", "tile": "B"}],
}


def find_all_but_numba(module: str) -> bool:
    return module != "numba" and find_spec(module) is not None
