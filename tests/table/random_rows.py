"""Random rows of both games, some with mistakes, in every form that people write."""

import re
from itertools import chain, islice
from random import Random
from typing import Any

from boardscore.packs import demo_pack
from tests.table import positions

Row = dict[str, Any]
BREAKS = ("\n", "/", " / ", "\r\n", "\n\n")
INSERTED = (
    *("| |x★\ufe0f\t+.?T7" + "\u3000\x1f١"),
    *(" 7+", " 7+4", " 7+01", "tt", "+1+1", "#7", "t ", "+02", "+2t", " #99", "@4", "@3", "+pp"),
)
"""What does not belong into most texts, or has a meaning in some places."""
ODD: dict[str, tuple[Any, ...]] = {
    "patrons": (None, 18, 19),
    "plan_card": (None, "7", "7 ", "19"),
    "plan": ("poets >= 1 and upper.symbols < 9",),
    "plan_completed": (None, True, False),
    "plan_date": (None, "01-01", "02-30", "1-1", ""),
    "money": (None, -1),
    "cards": ("", "0", "7T", None),
    "island": (None,),
    "houses": (None, 3),
}
"""Values that a row gets now and then in a column, whatever else it has."""


PARTS = {
    "pier": ("[/\n]", BREAKS),
    "island": ("\n| / ", BREAKS),
    "cards": (" +", ("  ", "\t", "\n")),
}
"""What is between the parts of a text, and what may be there instead."""


def respelt(random: Random, name: str, text: str) -> str:
    """The same text in another form, or a wrong one."""
    at = random.randrange(len(text) + 1)
    match random.randrange(10):
        case 0:
            return text[:at] + random.choice(INSERTED) + text[at:]
        case 1:
            return " ".join(text.lower())
        case 2:
            return random.choice(("", " ", "\t")) + text + random.choice(("", ".", " ", " .", "\n"))
        case 3 if name == "cards":  # the first card may have an overlap
            return " ".join(reversed(text.split()))
        case 3:
            return "/".join(side * random.choice((1, 1, 2)) for side in re.split("[/\n]", text))
        case 4:
            return text[:at] + text[at + 1 :]
        case 5 | 6:  # two bars, often at the same place of both sides
            sides, column = text.split("/"), random.randrange(9)
            columns = [column, column + (random.random() < 0.4)]
            return "/".join(side[:n] + "|" + side[n:] for n, side in zip(columns, sides))
    between, others = PARTS[name]
    return random.choice(others).join(re.split(between, text))


def spoilt(random: Random, row: Row) -> Row:
    """A row with texts in other forms and, seldom, with other values."""
    found = {
        name: respelt(random, name, value) if name in PARTS and random.random() < 0.4 else value
        for name, value in row.items()
    }
    if random.random() < 0.2:
        name = random.choice([*ODD])
        if name in found or name.startswith("plan") or random.random() < 0.3:
            found[name] = random.choice(ODD[name])
    return found


OF_GAME = {
    "pier18": ("pier", "cards", "plan", "plan_card", "plan_completed", "plan_date", "patrons"),
    "auctionland": (
        *("island", "money", "beaches", "theme_parks", "gardens", "houses"),
        *("peace", "love", "music"),
    ),
}


def games(random: Random, game: str, number: int) -> list[Row]:
    """The rows of random games, each with the number of its game."""
    pack = demo_pack(game).to_dict()
    columns = ("game", *OF_GAME[game])
    found = []
    for at in range(number):
        made = [*positions.rows(positions.position(random, game, pack), at)]
        if random.random() < 0.02:  # too many players
            made = [*islice(chain.from_iterable([made] * 7), 7)]
        spoiled = (spoilt(random, row) for row in made)
        found += [{name: row.get(name) for name in columns} for row in spoiled]
    return found
