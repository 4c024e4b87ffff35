"""Random positions of Pier 18, small ones, and the steps that make one simpler."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from itertools import chain, combinations, product
from random import Random
from typing import Any

from boardscore.pier18 import start
from boardscore.verify.data_types import NAMES, Data, Names, Position, Size
from boardscore.verify.search.played_games import states
from boardscore.verify.search.shrink_steps import (
    by_size,
    lower_numbers,
    stretches,
    with_simpler_players,
)

_LETTERS = {"Q": "poets", "H": "lovers", "A": "fishers", "S": "flower_sellers"}
_KEYS = {"plan": "plan_completed", "patrons": "patrons"}
_PLAYER = {"name", "pier", "plan_completed", "patrons", "plan_date"}


def in_play(position: Position) -> Names:
    """The categories that can give points in a position of Pier 18; all others give none."""
    players = position["players"]
    letters = set("".join(side for player in players for side in player["pier"])) - {"."}
    return frozenset(
        {_LETTERS[letter] for letter in letters}
        | {name for name, key in _KEYS.items() if any(player[key] for player in players)}
    )


def is_canonical(position: Position) -> bool:
    """Whether a readable position of Pier 18 has the form that programs receive."""
    return {*position} == {"game", "players"} and all(map(_is_player, position["players"]))


def _is_player(player: Mapping[str, Any]) -> bool:
    return (
        {*player} == _PLAYER
        and isinstance(player["pier"], list)
        and {*"".join(player["pier"])} <= {*_LETTERS, "."}
    )


_SYMBOLS = "QASH"
_DATES = ("01-01", "01-02", "02-01", "02-29", "12-01", "12-31", "06-15")


def _player(random: Random, pier: list[str]) -> Data:
    return {
        "pier": pier,
        "plan_completed": random.random() < 0.3,
        "patrons": random.choice((0, 0, 0, 1, 2, 5, 18)),
        "plan_date": random.choice(_DATES),
    }


def _pier(random: Random, most: int) -> list[str]:
    """A random pier of any length up to the most, with any symbols, from nearly empty to full."""
    columns = random.randint(1, most)
    kinds = random.sample(_SYMBOLS, random.randint(1, 4))
    spaces = [*kinds, *["."] * random.choice((0, 1, 4, 12))]
    return ["".join(random.choices(spaces, k=columns)) for _ in range(2)]


def _sparse_pier(random: Random) -> Data:
    """One random pier, sometimes long, with a few isolated symbols."""
    spaces = ["."] * (2 * random.choice((3, 4, 5, 6, 8, 8, 12, 40)))
    for place in random.sample(range(len(spaces)), random.randint(1, 4)):
        spaces[place] = random.choice(_SYMBOLS)
    return position([{"pier": _sides("".join(spaces))}])


def _boundary_pier(random: Random) -> Data:
    draw = random.choice((_gaps, _even_sides, _paths, _many_poets))
    return position([{"pier": draw(random)[:: random.choice((1, -1))]}])


def _many_poets(random: Random) -> list[str]:
    columns = random.randint(3, 12)
    return ["".join(random.choices("QQQ.", k=columns)) for _ in range(2)]


def _gaps(random: Random) -> list[str]:
    """Random Lovers, and symbols at distances of 1 to 3, also at the ends and across."""
    side = ""
    while len(side) < 9:
        side += random.choice("HHHQAS") + "." * random.choice((0, 1, 1, 2, 2, 3))
    side = "." * random.choice((0, 0, 1, 2)) + (side.rstrip(".") if random.random() < 0.5 else side)
    return [side, "".join(random.choices("." * 8 + "HQ", k=len(side)))]


def _even_sides(random: Random) -> list[str]:
    """Random Fishers, with equal counts on both sides, or one more."""
    columns, fishers = random.randint(2, 9), random.randint(0, 4)
    return [
        "".join(random.sample("A" * number + "." * columns, columns))
        for number in (fishers, fishers + random.choice((0, 1, 1)))
    ]


def _paths(random: Random) -> list[str]:
    """Rows of symbols that sometimes switch sides, with one or more Flower Sellers."""
    sides: tuple[list[str], list[str]] = ([], [])
    side = random.randint(0, 1)
    for _ in range(random.randint(2, 10)):
        across = random.random() < 0.4
        for place, spaces in enumerate(sides):
            spaces.append(random.choice("QAHSS") if across or place == side else ".")
        side = 1 - side if across or random.random() < 0.1 else side
    return ["".join(spaces) for spaces in sides]


def _tied_piers(random: Random) -> Data:
    """Random players with nearly equal piers, so that symbols and dates decide."""
    pier = _pier(random, 6)
    mirrored, turned = pier[::-1], [side[::-1] for side in pier]
    players = [
        {
            **_player(random, random.choice((pier, pier, mirrored, turned, _more(random, pier)))),
            "plan_completed": False,
            "patrons": random.choice((0, 0, 0, 1)),
        }
        for _ in range(random.randint(2, 3))
    ]
    return position(players)


def _more(random: Random, pier: list[str]) -> list[str]:
    """The same random pier with one more column, perhaps with a Poet: no points, but a symbol."""
    return [pier[0] + "..." + random.choice(".Q"), pier[1] + "...."]


def change_position(random: Random, known: Position) -> Data:
    players = [dict(player) for player in known["players"]]
    player = random.choice(players)
    spaces = list("".join(player["pier"]))
    spaces[random.randrange(len(spaces))] = random.choice("." + _SYMBOLS)
    player["pier"] = _sides("".join(spaces))
    return {**known, "players": players}


def played_positions(random: Random) -> Iterator[Data]:
    """Random positions of Pier 18: those after each move of a random game."""
    for state in states(random, lambda: start([None] * random.randint(2, 3), "demo")):
        if all(state.laid):
            yield position(
                {
                    "pier": str(player.pier).split("\n"),
                    "patrons": player.patrons,
                    "plan_completed": random.random() < 0.5,
                    "plan_date": str(player.plan_date),
                }
                for player in state.position.players
            )


DRAWS: Mapping[str, Callable[[Random], Data]] = {
    "free": lambda random: position(
        _player(random, _pier(random, 16)) for _ in range(random.randint(1, 3))
    ),
    "sparse": _sparse_pier,
    "boundary": _boundary_pier,
    "tied": _tied_piers,
}

DATE = "01-01"
"""The date of the Plan card if it does not matter."""
_FEW_DATES = (DATE, "01-02", "02-01")


def position(players: Iterable[Data]) -> Data:
    """A position of Pier 18 with default names; missing values are empty or zero."""
    default = {"patrons": 0, "plan_completed": False, "plan_date": DATE}
    named = zip(NAMES, players)
    return {"game": "pier18", "players": [{"name": name, **default, **own} for name, own in named]}


def piers(columns: int) -> Iterator[list[str]]:
    """For small positions: every pier with this many columns, those with fewer symbols first.

    >>> sum(1 for _ in piers(2)), next(piers(2))
    (625, ['..', '..'])
    """
    for symbols in range(2 * columns + 1):
        for places in combinations(range(2 * columns), symbols):
            for shown in product(_SYMBOLS, repeat=symbols):
                spaces = ["."] * (2 * columns)
                for place, symbol in zip(places, shown):
                    spaces[place] = symbol
                yield _sides("".join(spaces))


def levels() -> Iterator[Iterator[Data]]:
    """Small positions: 1 column, then 2 in all and so on; the third level has ties of 3 players."""
    yield by_size(chain(_alone(1), _with_cards()))
    yield by_size(chain(_alone(2), _two_players()))
    yield by_size(chain(_alone(3), _three_players()))
    yield _alone(4)


def _alone(columns: int) -> Iterator[Data]:
    return (position([{"pier": pier}]) for pier in piers(columns))


def _with_cards() -> Iterator[Data]:
    """Small positions: an empty pier with a completed Plan, with Patrons, or with both."""
    for completed, patrons in product((False, True), range(19)):
        if completed or patrons:
            yield position([{"pier": [".", "."], "plan_completed": completed, "patrons": patrons}])


def _two_players() -> Iterator[Data]:
    for above, below in product(piers(1), repeat=2):
        for first, second in product(_FEW_DATES, repeat=2):
            yield position(
                [{"pier": above, "plan_date": first}, {"pier": below, "plan_date": second}]
            )


def _three_players() -> Iterator[Data]:
    """Small positions of three players with up to one point, one symbol and one of two dates."""
    held = [
        {"pier": [shown, "."], "patrons": patrons, "plan_date": date}
        for shown, patrons, date in product(".Q", (0, 1), _FEW_DATES[:2])
    ]
    return (position(players) for players in product(held, repeat=3))


_KINDS = ".QASH"
"""The symbols of a space, the simplest first."""


def position_size(position: Position) -> Size:
    """The size of a position: columns, players, symbols, other values, kinds and dates."""
    players = position["players"]
    spaces = "".join("".join(player["pier"]) for player in players)
    return (
        sum(len(player["pier"][0]) for player in players),
        len(players),
        len(spaces) - spaces.count("."),
        sum(player["patrons"] + player["plan_completed"] for player in players),
        sum(map(_KINDS.index, spaces)),
        sum(_days(player["plan_date"]) for player in players),
    )


def _days(date: str) -> int:
    month, day = map(int, date.split("-"))
    return 31 * (month - 1) + day - 1


def simpler_positions(position: Position) -> Iterator[Data]:
    return with_simpler_players(position, _player_steps)


def _player_steps(player: Position) -> Iterator[Data]:
    yield from ({**player, "pier": pier} for pier in _pier_steps(*player["pier"]))
    if player["plan_completed"]:
        yield {**player, "plan_completed": False}
    yield from ({**player, "patrons": number} for number in lower_numbers(player["patrons"]))
    month, day = player["plan_date"].split("-")
    for date in (DATE, f"01-{day}", f"{month}-01", _day_before(int(month), int(day))):
        yield {**player, "plan_date": date}


def _day_before(month: int, day: int) -> str:
    return f"{month:02}-{day - 1:02}" if day > 1 else f"{max(1, month - 1):02}-28"


def _pier_steps(upper: str, lower: str) -> Iterator[list[str]]:
    """Simpler piers: fewer columns, empty spaces, or a symbol of a simpler kind."""
    columns = len(upper)
    for first, end in stretches(columns):
        if end - first < columns:
            yield [upper[:first] + upper[end:], lower[:first] + lower[end:]]
    spaces = upper + lower
    for first, end in stretches(2 * columns):
        yield _sides(spaces[:first] + "." * (end - first) + spaces[end:])
    for place, symbol in enumerate(spaces):
        for simple in _KINDS[1 : max(1, _KINDS.index(symbol))]:
            yield _sides(spaces[:place] + simple + spaces[place + 1 :])


def _sides(spaces: str) -> list[str]:
    half = len(spaces) // 2
    return [spaces[:half], spaces[half:]]
