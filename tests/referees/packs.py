"""Random invented packs, as the dicts of pack files, and random settings for games with them."""

import random
from typing import Any

from tests.tables import read_table

Pack = dict[str, Any]

PLANS: Any = tuple(read_table(__file__, "PLANS"))


def cards(rng: random.Random) -> Pack:
    """6 to 30 cards of Pier 18, all of one width from 2 to 6, with different dates."""
    width = rng.randint(2, 6)
    number = rng.choice([rng.randint(9, 13), 18, rng.randint(14, 30)])
    days = rng.sample(range(12 * 28), number)
    filled = rng.choice([0.1, 0.42, 0.9])
    return {
        "game": "pier18",
        "name": "random",
        "provenance": "invented",
        "cards": [_card(rng, f"c{n}", day, width, filled) for n, day in enumerate(days)],
    }


def _card(rng: random.Random, name: str, day: int, width: int, filled: float) -> dict[str, Any]:
    sides = (
        "".join(rng.choice("SQHA") if rng.random() < filled else "." for _ in range(width))
        for _ in range(2)
    )
    plan = {"plan": rng.choice(PLANS)} if rng.random() < 0.9 else {"plan_text": "A view."}
    return {
        "id": name,
        "date": f"{day // 28 + 1:02}-{day % 28 + 1:02}",
        "patron": rng.choice("SQHA"),
        "cells": list(sides),
        **plan,
    }


def pier18_rulings(rng: random.Random) -> dict[str, Any]:
    """A value for every option of Pier 18."""
    return {
        "flower_adjacency": rng.choice(["orthogonal", "same_side"]),
        "flower_points": rng.choice(["every_other_symbol", "other_kinds_only"]),
        "ties_below_first": rng.choice(["same_rules", "shared"]),
        "patron_when_all_zero": rng.choice(["earliest_date", "nobody"]),
        "half_turn": rng.choice([False, True]),
    }


def tiles(rng: random.Random) -> Pack:
    """1 to 60 tiles of Auctionland, some of them with copies, with tables or without."""
    number = rng.choice([rng.randint(1, 6), rng.randint(7, 30), rng.randint(31, 60)])
    rows = [
        {"id": f"t{n}", "tile": _tile(rng), "count": rng.choice([1, 1, 3])} for n in range(number)
    ]
    tables = {"beaches": [0, 1, 3, "5+"], "theme_parks": [0, 0, 2, 4, "9+"]}
    return {
        "game": "auctionland",
        "name": "random",
        "provenance": "invented",
        **({"tables": tables} if rng.random() < 0.8 else {}),
        "tiles": rows,
    }


def _tile(rng: random.Random) -> str:
    zones = rng.choice(["BTGH-", "BG", "TGHgh", "BTGHbtgh-"])
    sides = "".join(rng.choice(zones) for _ in range(rng.choice([1, 4, 4, 4, 8])))
    inner = "".join(rng.choice("BTGH") for _ in range(rng.choice([0, 0, 0, 1, 2])))
    icons = "".join(rng.choice("plm") for _ in range(rng.choice([0, 0, 1, 1, 2, 3])))
    return sides + (f"/{inner}" if inner else "") + (f"+{icons}" if icons else "")


def auctionland_rulings(rng: random.Random) -> dict[str, Any]:
    """A value for every option of Auctionland."""
    return {
        "rotation": rng.choice(["free", "none"]),
        "last_bidder": rng.choice(["may_bid", "closed"]),
    }
