"""Small random islands, and all arrangements of their tiles."""

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

from boardscore.auctionland import (
    Cell,
    Island,
    Pack,
    PackTile,
    Player,
    Position,
    Rotation,
    Rulings,
    State,
    Table,
    Tables,
    Tile,
    start,
)
from boardscore.auctionland.fast import Masks, lay, masks, masks_of_tile
from boardscore.testing import play

NO_TILES = masks(Island.parse("."))


def random_tile(rng: Random) -> Tile:
    """A tile with sides, half sides, zones inside and icons."""
    while True:
        sides = "".join(rng.choices("-BTGHbtgh", (2, 3, 3, 3, 3, 1, 1, 1, 1), k=rng.choice((4, 8))))
        inner = "/" + rng.choice("BTGH") if rng.random() < 0.2 else ""
        try:
            return Tile.parse(sides + inner + rng.choice(("", "+p", "+lm")))
        except ValueError:
            continue


def dense_tile(rng: Random) -> Tile:
    """A tile whose 8 half sides belong to zones of two kinds."""
    kinds = "".join(rng.sample("BTGH", 2))
    while True:
        try:
            return Tile.parse("".join(rng.choices(kinds, k=8)))
        except ValueError:
            continue


def random_table(rng: Random) -> Table:
    """A table for up to 16 tiles; more tiles do not always mean more points."""
    return Table(tuple(rng.randint(0, 4) + rng.randint(0, 2) * count for count in range(17)))


def random_tables(rng: Random) -> Tables:
    return Tables(random_table(rng), random_table(rng))


def random_cells(rng: Random, number: int) -> list[Cell]:
    """Connected cells of the 4x4 ones."""
    every = [Cell(row, column) for row in range(4) for column in range(4)]
    cells = [rng.choice(every)]
    while len(cells) < number:
        cells.append(
            rng.choice([cell for cell in every if cell not in cells and touches(cell, cells)])
        )
    return cells


def touches(cell: Cell, cells: Sequence[Cell]) -> bool:
    return any(abs(cell.row - row) + abs(cell.column - column) == 1 for row, column in cells)


def island(cells: Sequence[Cell], tiles: Sequence[Tile]) -> Island:
    laid = dict(zip(cells, tiles, strict=True))
    return Island(
        tuple(tuple(laid.get(Cell(row, column)) for column in range(4)) for row in range(4))
    )


def random_position(rng: Random, tiles: int, *, dense: bool = False) -> Position:
    """Alex has an island with this many tiles, Bonnie one tile."""
    drawn = [dense_tile(rng) if dense else random_tile(rng) for _ in range(tiles)]
    laid = [tile.turned(rng.randrange(4)) for tile in drawn]
    alex = Player("Alex", island(random_cells(rng, tiles), laid))
    bonnie = Player("Bonnie", Island.parse("B+p"))
    rulings = Rulings(rotation=rng.choice([*Rotation]))
    return Position((alex, bonnie), tables=random_tables(rng), rulings=rulings)


def shapes(tiles: int) -> Iterator[tuple[Cell, ...]]:
    """All connected shapes up to shifts, within 4 rows and 4 columns."""
    every = [Cell(row, column) for row in range(4) for column in range(4)]
    for cells in combinations(every, tiles):
        is_north_west = min(cell.row for cell in cells) == min(cell.column for cell in cells) == 0
        if is_north_west and is_connected(cells):
            yield cells


def is_connected(cells: Sequence[Cell]) -> bool:
    reached, left = [cells[0]], [*cells[1:]]
    while more := [cell for cell in left if touches(cell, reached)]:
        reached += more
        left = [cell for cell in left if cell not in more]
    return not left


def shapes_up_to_turns(tiles: int) -> Iterator[tuple[Cell, ...]]:
    """One of the shapes that are equal when turned."""
    seen: set[frozenset[Cell]] = set()
    for cells in shapes(tiles):
        if frozenset(cells) not in seen:
            yield cells
        one = turned(cells)
        two = turned(one)
        seen |= {frozenset(shape) for shape in (one, two, turned(two))}


def turned(cells: Sequence[Cell]) -> tuple[Cell, ...]:
    """A shape after a quarter turn, moved to the north-west."""
    west = max(cell.row for cell in cells)
    return tuple(Cell(cell.column, west - cell.row) for cell in cells)


def looks_of(tiles: Sequence[Tile], *, may_turn: bool) -> list[list[Masks]]:
    return [
        [masks_of_tile(tile.turned(quarters)) for quarters in (tile.turns if may_turn else (0,))]
        for tile in tiles
    ]


def islands(tiles: Sequence[Tile], *, may_turn: bool) -> Iterator[Masks]:
    """Every island of some tiles; turns of the whole island are left out if tiles may be turned."""
    looks = looks_of(tiles, may_turn=may_turn)
    for cells in (shapes_up_to_turns if may_turn else shapes)(len(tiles)):
        for order in permutations(looks):
            yield from laid_on(cells, order)


def laid_on(cells: Sequence[Cell], looks: Sequence[Sequence[Masks]]) -> Iterator[Masks]:
    if not cells:
        yield NO_TILES
        return
    for others in laid_on(cells[:-1], looks[:-1]):
        for look in looks[-1]:
            yield lay(others, look, cells[-1])


def orders(completes: Sequence[bool | None]) -> Iterator[tuple[Cell, ...]]:
    """All ways to lay tiles next to each other in 4 rows and 4 columns.

    Each tile must complete a row or a column of four, must not, or may.
    """
    if not completes:
        yield ()
        return
    for cells in orders(completes[:-1]):
        for row in range(4):
            for column in range(4):
                cell = Cell(row, column)
                if cell in cells or (cells and not touches(cell, cells)):
                    continue
                in_row = [other for other in cells if other.row == row]
                in_column = [other for other in cells if other.column == column]
                if completes[-1] in {None, len(in_row) == 3 or len(in_column) == 3}:
                    yield (*cells, cell)


def islands_in_order(
    tiles: Sequence[Tile], completes: Sequence[bool | None], *, may_turn: bool
) -> Iterator[Masks]:
    looks = looks_of(tiles, may_turn=may_turn)
    for cells in orders(completes):
        yield from laid_on(cells, looks)


def random_pack(rng: Random, tiles: int) -> Pack:
    """A pack in which some tiles have two copies."""
    return Pack(
        "small",
        "random",
        tuple(
            PackTile(str(number), random_tile(rng), rng.choice((1, 1, 2)))
            for number in range(tiles)
        ),
        random_tables(rng),
    )


def random_game(rng: Random, tiles: int) -> State:
    rulings = Rulings(rotation=rng.choice([*Rotation]))
    game: State = play(
        start([None, None], random_pack(rng, tiles), rulings=rulings, market_size=3),
        rng.randrange(10**6),
    )
    return game
