"""Tables with cards and tiles of a pack, against the naive scorers and the naive referee."""

from random import Random
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

from boardscore import table  # noqa: E402
from boardscore.auctionland.verify import random_games as setups_of_auctionland  # noqa: E402
from boardscore.core.optional_dependencies import is_here  # noqa: E402
from boardscore.pier18.verify import random_games as setups_of_pier18  # noqa: E402
from tests.naive import auctionland as naive_land  # noqa: E402
from tests.naive import pier18 as naive_pier  # noqa: E402
from tests.naive.pier18_referee import DEFAULTS, extended, plan_holds, turned_round  # noqa: E402
from tests.table.agreement import RULINGS  # noqa: E402

GAMES = 150
TABLES = {"beaches": [0, 1, "3+"], "theme_parks": [0, 2, "5+"]}
FINISHED = {1: 6, 2: 6, 3: 5}
"""The cards of a finished pier by the number of players (`pier18.end.plan`)."""

Row = dict[str, Any]

ENGINES = [
    "numpy",
    pytest.param(
        "numba",
        marks=[
            pytest.mark.long,
            pytest.mark.skipif(not is_here("numba"), reason="numba needs boardscore[fast]"),
        ],
    ),
]


def pack_of_cards(random: Random) -> Row:
    """A pack of 18 cards with up to 4 columns and no Plan in words."""
    while True:
        pack = setups_of_pier18.pack(random, 18)
        if len(pack["cards"][0]["cells"][0]) <= 4:
            for card in pack["cards"]:
                if card.pop("plan_text", None):
                    card["plan"] = "lower.flower_sellers * 2 + points.lovers > upper.lovers - -1"
            return pack


def laid_cards(random: Random, pack: Row, number: int) -> tuple[list[str], str, Row]:
    """Random cards of a pier: as written, the pier, and the last card."""
    written, pier, card, width = list[str](), "\n", Row(), 1
    for card in random.sample(pack["cards"], number):
        overlap, turned = random.randrange(width), random.random() < 0.3
        written.append(f"{card['id']}+{overlap}{'t' if turned else ''}")
        upper, lower = card["cells"]
        pier = extended(pier, turned_round((upper, lower)) if turned else (upper, lower), overlap)
        width = len(upper)
    return written, pier, card


def player_with_cards(random: Random, pack: Row, players: int, rulings: Row) -> tuple[Row, Row]:
    """A row with cards, and the same player with a pier for the naive scorer."""
    number = random.choice((1, 4, 5, 5, 6, 6, 7))
    cards, pier, last = laid_cards(random, pack, number)
    patrons = {"patrons": random.randint(0, 2)}
    row: Row = {"cards": " ".join(cards), **patrons}
    naive: Row = {"pier": pier, **patrons}
    card = last if number == FINISHED[players] else None
    if random.random() < 0.3:
        card = random.choice(pack["cards"])
        row["plan_card"] = card["id"]
    elif random.random() < 0.3:
        row["plan_completed"] = naive["plan_completed"] = random.random() < 0.5
    if card is not None:
        judged = plan_holds(card["plan"], pier, {**DEFAULTS, **rulings})
        naive = {"plan_completed": judged, "plan_date": card["date"], **naive}
    if random.random() < 0.3:
        row["plan_date"] = naive["plan_date"] = random.choice(("01-01", "02-29", "12-31"))
    return row, naive


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("rulings", RULINGS["pier18"], ids=lambda one: "-".join(one.values()))
def test_cards_are_the_piers_that_they_make(rulings: Row, engine: str) -> None:
    random = Random(f"cards {rulings}")
    pack = pack_of_cards(random)
    games = []
    for _ in range(GAMES):
        players = random.randint(1, 3)
        made = [player_with_cards(random, pack, players, rulings) for _ in range(players)]
        games.append([made[0]] * players if random.random() < 0.2 else made)  # ties are frequent
    compare("pier18", games, engine, pack, rulings=rulings)


def compare(game: str, games: list[Any], engine: str, pack: Row, **more: Any) -> None:
    """All numbers of each row are those of the naive scorer."""
    rows = [{"game": at, **row} for at, made in enumerate(games) for row, _ in made]
    schema = COLUMNS if game == "pier18" else None
    data = pa.Table.from_pylist(rows, schema=schema)
    scored = table.score(data, game, group="game", pack=pack, engine=engine, **more).read_all()
    naive = {"pier18": naive_pier, "auctionland": naive_land}[game]
    results = (naive.score({"players": [each for _, each in made], **more}) for made in games)
    expected = [player for one in results for player in one["players"]]
    for row, found, one in zip(rows, scored.to_pylist(), expected, strict=True):
        numbers = one["categories"] if game == "pier18" else one["counts"]
        names = ("total", "rank", *(["symbols"] if game == "pier18" else []))
        numbers = {**numbers, **{name: one[name] for name in names}, "error": None}
        assert {name: found[name] for name in numbers} == numbers, row


COLUMNS = pa.schema(
    {
        "game": pa.int32(),
        "cards": pa.string(),
        "plan_card": pa.string(),
        "plan_completed": pa.bool_(),
        "plan_date": pa.string(),
        "patrons": pa.int8(),
    }
)


def test_lists_of_cards_are_not_split_again() -> None:
    """A text with two cards in a list is one wrong id, on every path."""
    listed = [["1", "2+1"], ["1 2+1"], ["1", None], [], None, [" 1"], ["1\n"]]
    for kind in (pa.list_(pa.string()), pa.list_view(pa.string_view()), pa.large_list(pa.string())):
        data = pa.table({"cards": pa.array(listed, kind)})
        found = table.score(data, "pier18", pack="demo", engine="numpy").read_all()
        assert found["symbols"].to_pylist() == [6, *[None] * 6]
        assert found["error"].null_count == 1


@pytest.mark.parametrize("factors", range(1, 10))
def test_plans_with_large_products_are_exact(factors: int) -> None:
    """The pier has 2 Poets: the product is positive, even if 64 bits cannot hold it."""
    product = " * ".join(["poets", *["9999"] * factors])
    card = {"id": "1", "date": "01-01", "patron": "Q", "cells": "Q\nQ", "plan": f"{product} > 0"}
    pack = {"game": "pier18", "name": "large", "provenance": "invented", "cards": [card]}
    data = pa.table({"cards": ["1"], "plan_card": ["1"]})
    found = table.score(data, "pier18", pack=pack, engine="numpy").read_all()
    assert found["plan"].to_pylist() == [4]


@pytest.mark.parametrize("engine", ["numpy", "python"])
def test_a_finished_pier_has_as_many_cards_as_the_pack_allows(engine: str) -> None:
    """6 cards serve no round of two players: Foundation and Plan finish the pier."""
    card = {"date": "01-01", "patron": "Q", "cells": "Q\nQ", "plan": "poets == 4"}
    cards = [{**card, "id": str(at), "date": f"01-0{at}"} for at in range(1, 7)]
    pack = {"game": "pier18", "name": "small", "provenance": "invented", "cards": cards}
    data = pa.table({"game": [1, 1], "cards": ["1 2", "3"]})
    found = table.score(data, "pier18", group="game", pack=pack, engine=engine).read_all()
    assert found["plan"].to_pylist() == [4, 0]


# Tiles


@pytest.mark.parametrize("engine", ["numpy", "python"])
def test_the_score_tables_of_the_pack_apply(engine: str) -> None:
    """The demo pack: two tiles B+p at the edge are 3 points."""
    data = pa.table({"island": ["#1 #1@1"]})
    found = table.score(data, "auctionland", pack="demo", engine=engine).read_all()
    assert found["beach_points"].to_pylist() == [3]


def naive_text(tile: naive_land.Tile) -> str:
    """A naive tile as text."""
    halves, inner, icons = tile
    return halves + (inner and f"/{inner}") + (icons and f"+{icons}")


def cell(random: Random, pack: Row) -> tuple[str, str]:
    """A cell of an island: as written, and as the naive scorer reads it."""
    drawn = random.random()
    if drawn < 0.4:
        return ".", "."
    entry, turns = random.choice(pack["tiles"]), random.randrange(4)
    if drawn < 0.5:
        return entry["tile"], entry["tile"]
    tile = naive_land.read_tile(entry["tile"])
    for _ in range(turns):
        tile = naive_land.turn_tile(tile)
    shown = f"@{turns}" if turns or random.random() < 0.5 else ""
    return f"#{entry['id']}{shown}", naive_text(tile)


def player_with_tiles(random: Random, pack: Row) -> tuple[Row, Row]:
    """A row with tiles of a pack, and the same player for the naive scorer."""
    rows, columns = random.randint(1, 4), random.randint(1, 4)
    cells = [[cell(random, pack) for _ in range(columns)] for _ in range(rows)]
    written, naive = ([" ".join(one[at] for one in row) for row in cells] for at in (0, 1))
    money = {"money": random.randint(0, 2)}
    return {"island": " / ".join(written), **money}, {"island": naive, **money}


@pytest.mark.parametrize("engine", ENGINES)
@pytest.mark.parametrize("seed", range(3))
def test_tiles_of_a_pack_are_the_islands_that_they_make(seed: int, engine: str) -> None:
    random = Random(f"tiles {seed}")
    pack = setups_of_auctionland.pack(random, 60)
    games = [
        [player_with_tiles(random, pack) for _ in range(random.randint(1, 6))] for _ in range(GAMES)
    ]
    compare("auctionland", games, engine, pack, tables=TABLES)
