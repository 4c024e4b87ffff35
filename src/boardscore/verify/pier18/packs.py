"""New games of Pier 18 by chance: small packs and full ones, for every number of players."""

from collections.abc import Iterator, Mapping
from random import Random

from boardscore.core.rulings import Value
from boardscore.pier18 import State, start
from boardscore.verify.canonical import NAMES, Data

_PLANS = (
    "columns > 0",
    "columns == 0",
    "poets >= 2",
    "lovers == 1",
    "upper.symbols > lower.symbols",
    "blanks < symbols",
    "points.fishers >= 2",
)
_SPACES = ("....SQHA", "..SQHA", "......A", "SSQ.", "..............SQHA")
_FULL = 18


def started(random: Random, rulings: Mapping[str, Value]) -> State:
    """A game with a pack of its own, of the fewest cards that can be played or more, up to all."""
    players = NAMES[: random.randint(2, 3)]
    least = 3 * len(players)
    count = random.choice((least, least, random.randint(least, _FULL), _FULL))
    return start(players, pack(random, count), rulings=rulings)


def pack(random: Random, count: int) -> Data:
    """A pack of so many cards, with dates that are often near each other."""
    width, spaces = random.randint(1, 4), random.choice(_SPACES)
    days = random.sample([(month, day) for month in (1, 2, 12) for day in range(1, 29)], count)
    patrons = random.choice(("SQHA", "Q", "SH"))
    cards = [
        {
            "id": str(number),
            "date": f"{month:02}-{day:02}",
            "patron": random.choice(patrons),
            "cells": ["".join(random.choices(spaces, k=width)) for _ in range(2)],
            "plan": random.choice(_PLANS),
        }
        for number, (month, day) in enumerate(days, 1)
    ]
    return {"game": "pier18", "name": "drawn", "provenance": "invented", "cards": cards}


def smallest(rulings: Mapping[str, Value]) -> Iterator[State]:
    """Two and three players with cards of 1 and 2 columns."""
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
                "plan": _PLANS[number % len(_PLANS)],
            }
            for number in range(1, count + 1)
        ]
        named = {"game": "pier18", "name": "small", "provenance": "invented", "cards": cards}
        yield start(NAMES[:players], named, rulings=rulings)


def simpler(card: Data) -> Iterator[Data]:
    """A card with empty spaces, with one space empty, or with a plainer Plan and patron."""
    cells = card["cells"]
    width = len(cells[0])
    if any(set(side) - {"."} for side in cells):
        yield {**card, "cells": ["." * width] * 2}
    for side, row in enumerate(cells):
        for place, shown in enumerate(row):
            if shown != ".":
                emptied = row[:place] + "." + row[place + 1 :]
                yield {**card, "cells": [emptied if at == side else cells[at] for at in range(2)]}
    for plan in _PLANS[:2]:
        if card.get("plan") not in _PLANS[: _PLANS.index(plan) + 1]:
            yield {**card, "plan": plan}
    if card["patron"] != "Q":
        yield {**card, "patron": "Q"}
