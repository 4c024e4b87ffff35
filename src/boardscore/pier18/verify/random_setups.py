"""Random new games of Pier 18: small and full packs, every number of players."""

from collections.abc import Callable, Iterator, Mapping
from random import Random

from boardscore.core.rulings import Value
from boardscore.pier18 import State, start
from boardscore.verify.data_types import NAMES, Data

_PLANS = (
    "columns > 0",
    "columns == 0",
    "poets >= 2",
    "lovers == 1",
    "upper.symbols > lower.symbols",
    "blanks < symbols",
    "points.fishers >= 2",
    "points.flower_sellers >= 2",
    "groups >= 2",
    "largest_group >= 3",
    "columns >= 5",
    "symbols >= 4",
    "lower.blanks <= 1",
    "not fishers >= 1",
    "poets >= 1 or lovers >= 1 and fishers >= 1",
)
_ALWAYS = (
    "symbols + blanks == 2 * columns",
    "upper.symbols + upper.blanks == columns",
    "upper.blanks + lower.blanks == blanks",
    "upper.symbols + lower.symbols == symbols",
    "poets + lovers + fishers + flower_sellers == symbols",
    "upper.poets + lower.poets == poets and upper.lovers + lower.lovers == lovers",
    "upper.fishers + lower.fishers == fishers",
    "upper.flower_sellers + lower.flower_sellers == flower_sellers",
    "largest_group <= symbols and groups <= symbols",
    "points.poets * 2 <= poets and points.lovers <= 2 * lovers and points.fishers <= fishers",
)
"""Goals that any pier meets; they show any wrong count."""
_NAMES = {"columns": 16, "blanks": 20, "symbols": 12, "poets": 4, "lovers": 4, "fishers": 4}
"""The counts of a goal with their highest limits; often the limit is just reached."""
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
    name, most = random.choice([*_NAMES.items()])
    compared = f"{name} {random.choice(_SIGNS)} {random.randint(0, most)}"
    return {"plan": random.choice((compared, *random.sample(_PLANS, 2), random.choice(_ALWAYS)))}


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
                "plan": _PLANS[number % len(_PLANS)],
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
    for plan in _PLANS[:2]:
        if card.get("plan") not in _PLANS[: _PLANS.index(plan) + 1]:
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
