"""Random rows of both games, some with mistakes, in every form."""

from functools import partial
from random import Random
from typing import Any

from tests.test_against_naive import random_island, random_side

COUNTS = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")


def _now_and_then(random: Random, value: Any, usual: Any = None, chance: float = 0.05) -> Any:
    return value if random.random() < chance else usual


def pier(random: Random) -> str | None:
    """A pier in any form that people write, or an invalid one."""
    columns = random.choice([1, 2, 3, 8, 20, 29, 30, 31, 40])
    density = random.choice([0.1, 0.4, 0.8])
    sides = [random_side(random, columns, density) for _ in "ul"]
    match random.randrange(12):
        case 0:
            at = random.randrange(columns + 1)
            sides = [side[:at] + "|" + side[at:] for side in sides]
        case 1:
            at = random.randrange(columns + 1)
            place = random.randrange(2)
            sides[place] = sides[place][:at] + random.choice("| |x★\ufe0f\t") + sides[place][at:]
        case 2:
            sides = [" ".join(side.lower()) for side in sides]
        case 3:
            sides[0] += random.choice(["", ".", "..", "\n"])
    text = random.choice(["\n", "/", " / ", "\r\n"]).join(sides)
    return _now_and_then(random, None, text, 0.01)


WRONG_CARDS = ("", "0", "7+", "7+4", "7+01", "7tt", "7\u3000", "7+1+1", "#7", "7\x1f8", "١", "7T")


def cards(random: Random) -> str:
    """Cards of the demo pack in any form that people write, some of them invalid."""
    number = random.choice([0, 1, 3, 5, 5, 6, 6, 9, 12])
    forms = ("{}", "{}", "{}+0", "{}+1", "{}+3", "{}+02", "{}t", "{}+2t")
    words = [random.choice(forms).format(random.randint(1, 18)) for _ in range(number)]
    if words and random.random() < 0.9:
        words[0] = words[0].partition("+")[0]
    if random.random() < 0.1:
        words.insert(random.randint(0, number), random.choice(WRONG_CARDS))
    return random.choice([" ", " ", "  ", "\t", "\n"]).join(words) + random.choice(["", "", " "])


def plan(random: Random) -> dict[str, Any]:
    """A Plan: completed or not, a card of the demo pack, or a condition; seldom two of these."""
    keys = {
        "plan_completed": random.choice([True, False]),
        "plan_card": random.choice([*map(str, range(1, 20)), "7 "]),
        "plan": "poets >= 1 and upper.symbols < 9",
    }
    number = random.choices([0, 1, 2], [10, 20, 1])[0]
    given = random.choices([*keys], [10, 5, 1], k=number)
    return {key: value if key in given else None for key, value in keys.items()}


def player_of_pier18(random: Random) -> dict[str, Any]:
    """A row of Pier 18."""
    is_pier = random.random() < 0.6
    return {
        "pier": pier(random) if is_pier else None,
        "cards": _now_and_then(random, "1 2", None, 0.01) if is_pier else cards(random),
        **plan(random),
        "patrons": random.choice([0, 1, 2, None, _now_and_then(random, 19, 18)]),
        "plan_date": random.choice(["02-29", "12-31", "01-01", None, "04-17"])
        if random.random() > 0.02
        else random.choice(["02-30", "1-1", ""]),
    }


def island(random: Random) -> str | None:
    """An island in any form that people write, or an invalid one."""
    rows, columns = random.randint(1, 4), random.randint(1, 4)
    lines = random_island(random, rows, columns, random.randint(0, rows * columns))
    if random.random() < 0.3:
        lines = [" ".join(map(partial(_named, random), line.split())) for line in lines]
    match random.randrange(12):
        case 0:
            lines[0] += random.choice([" ", " .", "x", "+", " T", "+pp", "\t"])
        case 1:
            lines = [f" {'  '.join(line.split())}\t" for line in lines]
    text = random.choice(["\n", " / ", "\n\n", "\r\n"]).join(lines)
    return _now_and_then(random, None, text, 0.01)


def _named(random: Random, cell: str) -> str:
    """The cell, or a tile of the demo pack by its id; seldom one that it does not have."""
    turns = random.choice(["", "@0", "@1", "@2", "@3", _now_and_then(random, "@4", "")])
    name = _now_and_then(random, "99", random.randint(1, 42), 0.002)
    return random.choice([cell, f"#{name}{turns}"])


def player_of_auctionland(random: Random) -> dict[str, Any]:
    """A row of Auctionland."""
    money = random.choice([0, 7, 12, None, _now_and_then(random, -1, 3)])
    if random.random() < 0.2:
        counts = {name: random.randrange(7) for name in COUNTS}
        return {"island": None, **counts, "money": money}
    return {"island": island(random), **dict.fromkeys(COUNTS), "money": money}


def games(random: Random, game: str, number: int) -> list[dict[str, Any]]:
    """The rows of random games, each with the number of its game."""
    player, most = {"pier18": (player_of_pier18, 3), "auctionland": (player_of_auctionland, 6)}[
        game
    ]
    return [
        {"game": at, **one}
        for at in range(number)
        for one in _seated(random, player, most + (random.random() < 0.02))
    ]


def _seated(random: Random, player: Any, most: int) -> list[dict[str, Any]]:
    players = [player(random) for _ in range(random.randint(1, most))]
    if len(players) > 1 and random.random() < 0.3:
        players[1] = {**players[0]}  # ties are frequent
        if random.random() < 0.5 and "plan_date" in players[1]:
            players[1]["plan_date"] = random.choice([None, "01-01"])
    return players
