"""Flower Sellers bring no points for each other: one value of a ruling, handled in five ways.

The argument names one: `declared` declares the value, `silent` does not, `broken` declares it and
follows the other, `mixed` follows it in small groups only, and `both` declares both values and
follows the one in each request.
"""

import sys
from collections.abc import Sequence

from adapter import serve

from pier18 import Pier18, Rulings

READING = {"flower_points": "other_kinds_only"}
EITHER = {"flower_points": ["every_other_symbol", "other_kinds_only"]}
DECLARED = {"declared": READING, "broken": READING, "both": EITHER}


class Silent(Pier18):
    def group_points(self, symbols: Sequence[str], rulings: Rulings) -> int:
        return len(symbols) - symbols.count("S")


class Broken(Pier18):
    def group_points(self, symbols: Sequence[str], rulings: Rulings) -> int:
        return len(symbols) - 1


class Mixed(Pier18):
    def group_points(self, symbols: Sequence[str], rulings: Rulings) -> int:
        return len(symbols) - (symbols.count("S") if len(symbols) < 3 else 1)


way = sys.argv[1]
classes = {"silent": Silent, "declared": Silent, "broken": Broken, "mixed": Mixed, "both": Pier18}
about = {"name": way, "games": ["pier18"], "rulings": DECLARED.get(way, {})}
serve(about, pier18=classes[way]().score)
