"""Random positions as they are sent to foreign programs, with the library's score."""

from collections.abc import Callable, Sequence
from functools import cache
from itertools import count, islice
from random import Random
from typing import Any

from boardscore import score
from boardscore.core.rulings import Value
from boardscore.verify.program.replies import Scored
from tests.test_against_naive import random_land_position, random_pier_position

Data = dict[str, Any]

NUMBER = 500

RULINGS: dict[str, Value] = {
    "flower_adjacency": "same_side",
    "flower_points": "every_other_symbol",
    "ties_below_first": "same_rules",
}
PLAYER = {"plan_completed": False, "patrons": 0}


def in_canonical_form(position: Data) -> Data:
    """A position with every default filled in."""
    players = [
        {"name": f"Player {seat}", **player} for seat, player in enumerate(position["players"], 1)
    ]
    if position["game"] == "auctionland":
        return {**position, "players": players}
    rulings = {**RULINGS, **position.get("rulings", {})}
    return {**position, "rulings": rulings, "players": [{**PLAYER, **one} for one in players]}


def expected(position: Data) -> Scored | None:
    """The library's score as an answer; None if anything is missing. Unknown ranks are omitted."""
    players = score(position).to_dict()["players"]
    if any(player["total"] is None for player in players):
        return None
    ranks = tuple(player["rank"] for player in players)
    return Scored(
        tuple(player["total"] for player in players),
        tuple(player["categories"] for player in players),
        None if None in ranks else ranks,
    )


RANDOM: dict[str, Callable[[Random], Data]] = {
    "pier18": random_pier_position,
    "auctionland": random_land_position,
}


@cache
def random_positions(game: str) -> Sequence[tuple[Data, Scored]]:
    """Positions of a game that can be scored in full, each with its score."""
    random = Random(f"implementations of {game}")
    positions = (in_canonical_form(RANDOM[game](random)) for _ in count())
    scored = ((position, expected(position)) for position in positions)
    return list(islice(((one, answer) for one, answer in scored if answer), NUMBER))


def with_open_tables(position: Data) -> Data:
    """A position in which every count is within its table."""
    tables = position.get("tables", {})
    open_ended = {key: [*table, "30+"] for key, table in tables.items() if type(table[-1]) is int}
    return {**position, "tables": {**tables, **open_ended}} if tables else position
