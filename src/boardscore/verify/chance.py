"""Positions of chance: of every kind that a mistake may hide in, drawn with a generator."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from itertools import cycle
from random import Random
from typing import Any

from boardscore import auctionland as islands
from boardscore import games
from boardscore import pier18 as pier_game
from boardscore.verify.reference import Position
from boardscore.verify.search.shrink import Data, canonical_tile, simpler
from boardscore.verify.small import NOTHING, auctionland, pier18

Draw = Callable[[Random], Data]

_SYMBOLS = "QASH"
_DATES = ("01-01", "01-02", "02-01", "02-29", "12-01", "12-31", "06-15")
_USUAL = ("free", "sparse", "boundary", "boundary", "free", "changed", "tied")
_TURNS = (*_USUAL * 8, "played")
"""The kinds of positions, in turn; games take long to be played."""


def positions(game: str, random: Random, known: Sequence[Position] = ()) -> Iterator[Data]:
    """Positions without end: of each kind in turn.

    `known` are positions of which one thing is changed at a time, such as those of the vectors.
    """
    draws = _DRAWS[game]
    played = _PLAYED[game](random)
    for kind in cycle(_TURNS):
        if kind == "played":
            yield next(played)
        elif kind == "changed":
            if known:
                yield _changed(random, game, random.choice(known))
        else:
            yield draws[kind](random)


def _changed(random: Random, game: str, position: Position) -> Data:
    """A position with one thing changed."""
    return _CHANGES[game](random, position)


# Pier 18


def _player(random: Random, pier: list[str]) -> Data:
    return {
        "pier": pier,
        "plan_completed": random.random() < 0.3,
        "patrons": random.choice((0, 0, 0, 1, 2, 5, 18)),
        "plan_date": random.choice(_DATES),
    }


def _free_piers(random: Random) -> Data:
    """Piers of any length up to 16, of any symbols, from nearly empty to full."""
    return pier18(_player(random, _pier(random, 16)) for _ in range(random.randint(1, 3)))


def _pier(random: Random, most: int) -> list[str]:
    columns = random.randint(1, most)
    kinds = random.sample(_SYMBOLS, random.randint(1, 4))
    spaces = [*kinds, *["."] * random.choice((0, 1, 4, 12))]
    return ["".join(random.choices(spaces, k=columns)) for _ in range(2)]


def _sparse_pier(random: Random) -> Data:
    """One pier, now and then a long one, with a few symbols and nothing beside it."""
    columns = random.choice((3, 4, 5, 6, 8, 8, 12, 40))
    return pier18([{"pier": _scattered(random, columns, random.randint(1, 4))}])


def _scattered(random: Random, columns: int, symbols: int) -> list[str]:
    spaces = ["."] * (2 * columns)
    for place in random.sample(range(2 * columns), min(symbols, 2 * columns)):
        spaces[place] = random.choice(_SYMBOLS)
    return ["".join(spaces[:columns]), "".join(spaces[columns:])]


def _boundary_pier(random: Random) -> Data:
    """One pier at the boundary of a rule."""
    draw = random.choice((_gaps, _even_sides, _paths, _many_poets))
    sides = draw(random)
    return pier18([{"pier": sides[:: random.choice((1, -1))]}])


def _gaps(random: Random) -> list[str]:
    """Lovers, and symbols at distances of 1 to 3, also at the ends and across."""
    side = ""
    while len(side) < 9:
        side += random.choice("HHHQAS") + "." * random.choice((0, 1, 1, 2, 2, 3))
    side = "." * random.choice((0, 0, 1, 2)) + (side.rstrip(".") if random.random() < 0.5 else side)
    other = "".join(random.choices("." * 8 + "HQ", k=len(side)))
    return [side, other]


def _even_sides(random: Random) -> list[str]:
    """Fishers, on one side as many as on the other, or one more."""
    columns, fishers = random.randint(2, 9), random.randint(0, 4)
    return [
        "".join(random.sample("A" * number + "." * columns, columns))
        for number in (fishers, fishers + random.choice((0, 1, 1)))
    ]


def _paths(random: Random) -> list[str]:
    """Symbols side by side that cross over now and then, with a Flower Seller or some."""
    sides: tuple[list[str], list[str]] = ([], [])
    side = random.randint(0, 1)
    for _ in range(random.randint(2, 10)):
        across = random.random() < 0.4
        for place, spaces in enumerate(sides):
            spaces.append(random.choice("QAHSS") if across or place == side else ".")
        side = 1 - side if across or random.random() < 0.1 else side
    return ["".join(spaces) for spaces in sides]


def _many_poets(random: Random) -> list[str]:
    """Many Poets, an even or an odd number of them."""
    columns = random.randint(3, 12)
    return ["".join(random.choices("QQQ.", k=columns)) for _ in range(2)]


def _tied_piers(random: Random) -> Data:
    """Players with nearly the same piers, so that symbols and dates decide."""
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
    return pier18(players)


def _more(random: Random, pier: list[str]) -> list[str]:
    """The same pier with a column more, which may show a Poet: no points, but a symbol."""
    return [pier[0] + "..." + random.choice(".Q"), pier[1] + "...."]


def _changed_pier(random: Random, position: Position) -> Data:
    """One space of a pier changed."""
    players = [dict(player) for player in position["players"]]
    player = random.choice(players)
    spaces, columns = list("".join(player["pier"])), len(player["pier"][0])
    spaces[random.randrange(len(spaces))] = random.choice("." + _SYMBOLS)
    player["pier"] = ["".join(spaces[:columns]), "".join(spaces[columns:])]
    return {**position, "players": players}


def _played_piers(random: Random) -> Iterator[Data]:
    """The positions of random games, as they stand after each move."""
    for state in _states(random, lambda: pier_game.start([None] * random.randint(2, 3), "demo")):
        if all(state.laid):
            yield pier18(
                {
                    "pier": str(player.pier).split("\n"),
                    "patrons": player.patrons,
                    "plan_completed": random.random() < 0.5,
                    "plan_date": str(player.plan_date),
                }
                for player in state.position.players
            )


def _states(random: Random, start: Callable[[], Any]) -> Iterator[Any]:
    """The states of random games, one game after the other."""
    while True:
        state = start()
        while not state.is_over:
            if state.chance is not None:
                state = state.play(games.deal(state, random))
            else:
                state = state.play(random.choice(list(state.legal_moves())))
                yield state


# Auctionland

_KINDS = "BTGH"
_ICONS = "plm"


_POOL = 200
_NEW = 0.02


def _tile(random: Random, kinds: str) -> str:
    """A tile of these kinds: now and then a new one, as every new one has to be read."""
    return _drawn_tile(random, kinds) if random.random() < _NEW else random.choice(_pool(kinds))


@cache
def _pool(kinds: str) -> Sequence[str]:
    random = Random(kinds)
    return [_drawn_tile(random, kinds) for _ in range(_POOL)]


def _drawn_tile(random: Random, kinds: str) -> str:
    """A tile of any form: zones, two of one kind, zones inside, icons."""
    letters = "-" + kinds + (kinds.lower() if random.random() < 0.3 else "")
    sides = "".join(random.choices(letters, k=random.choice((1, 1, 4, 4, 8))))
    inner = "".join(random.choices(kinds, k=random.choice((0, 0, 0, 1, 2))))
    icons = "".join(random.choices(_ICONS, k=random.choice((0, 0, 1, 2))))
    return canonical_tile(sides, inner, icons)


def _tiles(random: Random) -> list[str]:
    """A few tiles to make islands of; of few kinds, so that much touches."""
    kinds = "".join(sorted(random.sample(_KINDS, random.randint(1, 4))))
    return [_tile(random, kinds) for _ in range(random.randint(2, 6))]


def _island(random: Random, tiles: Sequence[str], empty: float) -> list[str]:
    rows, columns = random.randint(1, 4), random.randint(1, 4)
    return [
        " ".join("." if random.random() < empty else random.choice(tiles) for _ in range(columns))
        for _ in range(rows)
    ]


def _islander(random: Random, island: list[str]) -> Data:
    return {"island": island, "money": random.choice((0, 0, 1, 2, 30))}


def _free_islands(random: Random) -> Data:
    """Islands of any form, dense and sparse."""
    tiles, empty = _tiles(random), random.choice((0.0, 0.2, 0.5))
    players = random.choice((1, 1, 2, 3, 6))
    return auctionland(_islander(random, _island(random, tiles, empty)) for _ in range(players))


def _sparse_island(random: Random) -> Data:
    """One island of few tiles."""
    return auctionland([{"island": _island(random, _tiles(random), 0.7)}])


def _boundary_island(random: Random) -> Data:
    """One island at the boundary of a rule: all of one kind, with a hole, or of half-sides."""
    kind = random.choice(_KINDS)
    tiles = random.choice(
        (
            [kind, kind, kind, "-"],
            [canonical_tile(_halves(random, kind)) for _ in range(2)],
            [kind, f"-/{kind}", f"{kind}/{kind}", f"-/{kind}{kind}"],
            [f"{kind}-{kind.lower()}-", f"-{kind}-{kind.lower()}", kind],
        )
    )
    return auctionland([{"island": _island(random, tiles, random.choice((0.0, 0.1, 0.3)))}])


def _halves(random: Random, kind: str) -> str:
    return "".join(random.choices((kind, kind.lower(), "-"), k=8))


def _tied_islands(random: Random) -> Data:
    """Players with few icons, counted before or on one tile, and with little money."""
    return auctionland(
        {
            **(_counted(random) if random.random() < 0.5 else {"island": [_iconic(random)]}),
            "money": random.choice((0, 1, 2)),
        }
        for _ in range(random.randint(2, 6))
    )


def _iconic(random: Random) -> str:
    return canonical_tile("-", "", "".join(random.choices(_ICONS, k=random.randint(0, 3))))


def _counted(random: Random) -> Data:
    names = random.sample(sorted(NOTHING), random.randint(0, 3))
    counts = {name: random.choice((1, 1, 2, 3, 16)) for name in names}
    return {"counts": {**NOTHING, **counts}}


def _changed_island(random: Random, closed: Position) -> Data:
    """One tile, one number or one dollar changed; or one thing simplified."""
    position = {**closed, "tables": {name: _open(own) for name, own in closed["tables"].items()}}
    players = [dict(player) for player in position["players"]]
    player = random.choice(players)
    if "island" not in player or random.random() < 0.2:
        player["money"] = random.choice((0, player["money"], player["money"] + 1))
        return random.choice([{**position, "players": players}, *simpler(position)])
    rows = [row.split() for row in player["island"]]
    row = random.choice(rows)
    row[random.randrange(len(row))] = random.choice((".", "-", *_KINDS, _tile(random, _KINDS)))
    player["island"] = [" ".join(row) for row in rows]
    return {**position, "players": players}


def _open(table: Sequence[int | str]) -> list[int | str]:
    """The same table without an end, so that no count is beyond it."""
    return [*table[:-1], f"{str(table[-1]).rstrip('+')}+"]


def _played_islands(random: Random) -> Iterator[Data]:
    """The positions of random games, as they stand whenever a tile was laid."""
    before: object = None
    for state in _states(random, lambda: islands.start([None] * random.randint(2, 4), "demo")):
        if state.islands != before:
            before = state.islands
            yield auctionland(_stand(state))


def _stand(state: islands.State) -> Iterable[Data]:
    for player in state.position.players:
        island = player.holding
        assert isinstance(island, islands.Island)
        rows = [" ".join(str(tile) if tile else "." for tile in row) for row in island.rows]
        yield {"island": rows, "money": player.money}


_DRAWS: Mapping[str, Mapping[str, Draw]] = {
    "pier18": {
        "free": _free_piers,
        "sparse": _sparse_pier,
        "boundary": _boundary_pier,
        "tied": _tied_piers,
    },
    "auctionland": {
        "free": _free_islands,
        "sparse": _sparse_island,
        "boundary": _boundary_island,
        "tied": _tied_islands,
    },
}
_CHANGES: Mapping[str, Callable[[Random, Position], Data]] = {
    "pier18": _changed_pier,
    "auctionland": _changed_island,
}
_PLAYED: Mapping[str, Callable[[Random], Iterator[Data]]] = {
    "pier18": _played_piers,
    "auctionland": _played_islands,
}
