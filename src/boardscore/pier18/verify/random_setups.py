"""Random new games of Pier 18: small and full packs, every number of players."""

import json
from collections.abc import Callable, Iterator, Mapping
from pkgutil import get_data
from random import Random

from boardscore.core.rulings import Value
from boardscore.pier18 import State, start
from boardscore.verify.data_types import NAMES, Data

_GOALS = json.loads(get_data(__package__, "goals.json") or b"")
"""Some goals; goals that any pier meets, so that they show any wrong count; and the counts of goals
with their highest limits, which are often just reached.
"""
_SIGNS = (">=", ">", "<=", "<", "==", "!=")
_WORDS = ("A view of the sea.", "A place to dance.")
_IN_WORDS = 1 / 8
_WIDTHS = (1, 2, 3, 4) * 4 + (9,)
_SPACES = ("....SQHA", "..SQHA", "......A", "SSQ.", "..............SQHA", ".")
_FULL = 18


def start_game(random: Random, rulings: Mapping[str, Value]) -> State:
    """A game with a custom pack, from the fewest playable cards up to all."""
    players = NAMES[: random.choice((2, 3, 3))]
    least = 3 * len(players)
    one_round = least + len(players) + 1
    count = random.choice((least, one_round, random.randint(one_round, _FULL), _FULL))
    return start(players, pack(random, count), rulings=rulings)


def pack(random: Random, count: int) -> Data:
    """A pack of this many cards, with dates that are often near each other."""
    width, spaces = random.choice(_WIDTHS), random.choice(_SPACES)
    days = random.sample([(month, day) for month in (1, 2, 12) for day in range(1, 29)], count)
    patrons = random.choice(("SQHA", "SQHA", "Q", "SH"))
    cards = [
        {
            "id": str(number),
            "date": f"{month:02}-{day:02}",
            "patron": random.choice(patrons),
            "cells": ["".join(random.choices(spaces, k=width)) for _ in range(2)],
            **_goal(random),
        }
        for number, (month, day) in enumerate(days, 1)
    ]
    return {"game": "pier18", "name": "drawn", "provenance": "invented", "cards": cards}


def _goal(random: Random) -> Data:
    """A Plan with a condition, or one in plain words that the players judge at the end."""
    if random.random() < _IN_WORDS:
        return {"plan_text": random.choice(_WORDS)}
    name, most = random.choice([*_GOALS["counts"].items()])
    compared = f"{name} {random.choice(_SIGNS)} {random.randint(0, most)}"
    drawn = (*random.sample(_GOALS["some"], 2), random.choice(_GOALS["always"]))
    return {"plan": random.choice((compared, *drawn))}


def smallest(rulings: Mapping[str, Value]) -> Iterator[State]:
    """Games of two and three players with cards of 1 and 2 columns."""
    for players, width, count in ((2, 1, 6), (2, 2, 7), (3, 1, 9), (3, 2, 10)):
        spaces = ["A", ".", "Q", "S", "H"]
        cards = [
            {
                "id": str(number),
                "date": f"{1 + number % 3:02}-{number:02}",
                "patron": "SQHA"[number % 4],
                "cells": [
                    "".join(spaces[(number + column) % 5] for column in range(width)),
                    "".join(spaces[(2 * number + column) % 5] for column in range(width)),
                ],
                "plan": _GOALS["some"][number % len(_GOALS["some"])],
            }
            for number in range(1, count + 1)
        ]
        named = {"game": "pier18", "name": "small", "provenance": "invented", "cards": cards}
        yield start(NAMES[:players], named, rulings=rulings)


def simpler(card: Data) -> Iterator[Data]:
    """A card with empty spaces, with one space empty, or with a plainer Plan and Patron."""
    cells = card["cells"]
    width = len(cells[0])
    if any(set(side) - {"."} for side in cells):
        yield {**card, "cells": ["." * width] * 2}
    for side, row in enumerate(cells):
        for place, shown in enumerate(row):
            if shown != ".":
                emptied = row[:place] + "." + row[place + 1 :]
                yield {**card, "cells": [emptied if at == side else cells[at] for at in range(2)]}
    for number, plan in enumerate(_GOALS["some"][:2], 1):
        if card.get("plan") not in _GOALS["some"][:number]:
            yield {**{name: card[name] for name in card.keys() - {"plan_text"}}, "plan": plan}
    if card["patron"] != "Q":
        yield {**card, "patron": "Q"}


def narrower(pack: Data) -> Iterator[tuple[Data, Callable[[Data], Data]]]:
    """All cards without one of their columns, and moves that cover as much as before or less."""
    cards = pack["cards"]
    width = len(cards[0]["cells"][0]) if cards else 0
    for column in range(width if width > 1 else 0):
        cells = ([side[:column] + side[column + 1 :] for side in one["cells"]] for one in cards)
        cut = {**pack, "cards": [{**one, "cells": own} for one, own in zip(cards, cells)]}
        yield cut, dict
        yield cut, _covering_less


def _covering_less(move: Data) -> Data:
    return {**move, "overlap": move["overlap"] - 1} if move.get("overlap") else dict(move)
