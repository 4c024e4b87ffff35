"""Random positions of Auctionland, of every kind that may show a mistake."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cache
from random import Random

from boardscore.auctionland import Island, State, start
from boardscore.verify.auctionland.position_clauses import NOTHING
from boardscore.verify.auctionland.shrink_steps import canonical_tile
from boardscore.verify.auctionland.small_positions import position
from boardscore.verify.data_types import Data, Position
from boardscore.verify.search.random_states import states
from boardscore.verify.search.shrink_steps import simpler

_KINDS = "BTGH"
_ICONS = "plm"


_POOL = 200
_NEW = 0.02


def _tile(random: Random, kinds: str) -> str:
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
    tiles, empty = _tiles(random), random.choice((0.0, 0.2, 0.5))
    players = random.choice((1, 1, 2, 3, 6))
    return position(_islander(random, _island(random, tiles, empty)) for _ in range(players))


def _sparse_island(random: Random) -> Data:
    return position([{"island": _island(random, _tiles(random), 0.7)}])


def _boundary_island(random: Random) -> Data:
    """One island at the limit of a rule: all of one kind, with a hole, or of half-sides."""
    kind = random.choice(_KINDS)
    tiles = random.choice(
        (
            [kind, kind, kind, "-"],
            [canonical_tile(_halves(random, kind)) for _ in range(2)],
            [kind, f"-/{kind}", f"{kind}/{kind}", f"-/{kind}{kind}"],
            [f"{kind}-{kind.lower()}-", f"-{kind}-{kind.lower()}", kind],
        )
    )
    return position([{"island": _island(random, tiles, random.choice((0.0, 0.1, 0.3)))}])


def _halves(random: Random, kind: str) -> str:
    return "".join(random.choices((kind, kind.lower(), "-"), k=8))


def _tied_islands(random: Random) -> Data:
    """Players with few icons, from counts or on one tile, and with little money."""
    return position(
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


def change_position(random: Random, closed: Position) -> Data:
    """One tile, one number or one dollar changed; or one simplification."""
    opened = {**closed, "tables": {name: _open(own) for name, own in closed["tables"].items()}}
    players = [dict(player) for player in opened["players"]]
    player = random.choice(players)
    if "island" not in player or random.random() < 0.2:
        player["money"] = random.choice((0, player["money"], player["money"] + 1))
        return random.choice([{**opened, "players": players}, *simpler(opened)])
    rows = [row.split() for row in player["island"]]
    row = random.choice(rows)
    row[random.randrange(len(row))] = random.choice((".", "-", *_KINDS, _tile(random, _KINDS)))
    player["island"] = [" ".join(row) for row in rows]
    return {**opened, "players": players}


def _open(table: Sequence[int | str]) -> list[int | str]:
    """The same table without an end, so that no count is beyond it."""
    return [*table[:-1], f"{str(table[-1]).rstrip('+')}+"]


def played_positions(random: Random) -> Iterator[Data]:
    """The positions of random games after each placed tile."""
    before: object = None
    for state in states(random, lambda: start([None] * random.randint(2, 4), "demo")):
        if state.islands != before:
            before = state.islands
            yield position(_stand(state))


def _stand(state: State) -> Iterable[Data]:
    for player in state.position.players:
        island = player.holding
        assert isinstance(island, Island)
        rows = [" ".join(str(tile) if tile else "." for tile in row) for row in island.rows]
        yield {"island": rows, "money": player.money}


DRAWS: Mapping[str, Callable[[Random], Data]] = {
    "free": _free_islands,
    "sparse": _sparse_island,
    "boundary": _boundary_island,
    "tied": _tied_islands,
}
