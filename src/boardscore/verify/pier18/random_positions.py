"""Random positions of Pier 18, of every kind that may show a mistake."""

from collections.abc import Callable, Iterator, Mapping
from random import Random

from boardscore.pier18 import start
from boardscore.verify.data_types import Data, Position
from boardscore.verify.pier18.small_positions import position
from boardscore.verify.search.random_states import states

_SYMBOLS = "QASH"
_DATES = ("01-01", "01-02", "02-01", "02-29", "12-01", "12-31", "06-15")


def _player(random: Random, pier: list[str]) -> Data:
    return {
        "pier": pier,
        "plan_completed": random.random() < 0.3,
        "patrons": random.choice((0, 0, 0, 1, 2, 5, 18)),
        "plan_date": random.choice(_DATES),
    }


def _free_piers(random: Random) -> Data:
    """Piers of any length up to 16, with any symbols, from nearly empty to full."""
    return position(_player(random, _pier(random, 16)) for _ in range(random.randint(1, 3)))


def _pier(random: Random, most: int) -> list[str]:
    columns = random.randint(1, most)
    kinds = random.sample(_SYMBOLS, random.randint(1, 4))
    spaces = [*kinds, *["."] * random.choice((0, 1, 4, 12))]
    return ["".join(random.choices(spaces, k=columns)) for _ in range(2)]


def _sparse_pier(random: Random) -> Data:
    """One pier, sometimes long, with a few isolated symbols."""
    columns = random.choice((3, 4, 5, 6, 8, 8, 12, 40))
    return position([{"pier": _scattered(random, columns, random.randint(1, 4))}])


def _scattered(random: Random, columns: int, symbols: int) -> list[str]:
    spaces = ["."] * (2 * columns)
    for place in random.sample(range(2 * columns), min(symbols, 2 * columns)):
        spaces[place] = random.choice(_SYMBOLS)
    return ["".join(spaces[:columns]), "".join(spaces[columns:])]


def _boundary_pier(random: Random) -> Data:
    draw = random.choice((_gaps, _even_sides, _paths, _many_poets))
    sides = draw(random)
    return position([{"pier": sides[:: random.choice((1, -1))]}])


def _gaps(random: Random) -> list[str]:
    """Lovers, and symbols at distances of 1 to 3, also at the ends and across."""
    side = ""
    while len(side) < 9:
        side += random.choice("HHHQAS") + "." * random.choice((0, 1, 1, 2, 2, 3))
    side = "." * random.choice((0, 0, 1, 2)) + (side.rstrip(".") if random.random() < 0.5 else side)
    other = "".join(random.choices("." * 8 + "HQ", k=len(side)))
    return [side, other]


def _even_sides(random: Random) -> list[str]:
    """Fishers, with equal counts on both sides, or one more."""
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


def _many_poets(random: Random) -> list[str]:
    columns = random.randint(3, 12)
    return ["".join(random.choices("QQQ.", k=columns)) for _ in range(2)]


def _tied_piers(random: Random) -> Data:
    """Players with nearly equal piers, so that symbols and dates decide."""
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
    """The same pier with one more column, perhaps with a Poet: no points, but a symbol."""
    return [pier[0] + "..." + random.choice(".Q"), pier[1] + "...."]


def change_position(random: Random, known: Position) -> Data:
    players = [dict(player) for player in known["players"]]
    player = random.choice(players)
    spaces, columns = list("".join(player["pier"])), len(player["pier"][0])
    spaces[random.randrange(len(spaces))] = random.choice("." + _SYMBOLS)
    player["pier"] = ["".join(spaces[:columns]), "".join(spaces[columns:])]
    return {**known, "players": players}


def played_positions(random: Random) -> Iterator[Data]:
    """The positions after each move of random games."""
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
    "free": _free_piers,
    "sparse": _sparse_pier,
    "boundary": _boundary_pier,
    "tied": _tied_piers,
}
