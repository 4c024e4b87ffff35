"""Random games of both kinds: the page agrees with the library.

They are opened by links, one after another and within the page. `test_taps.py` taps games in.
"""

import random
import re
from collections.abc import Callable
from typing import Any

import pytest

import boardscore
from boardscore.core.messages import in_words, say
from boardscore.show import result_sentences
from tests.pad import short_links

from .conftest import Pad, script

pytestmark = pytest.mark.firefox

GAMES = 60
"""The number of games of each kind opened by link, in each language."""
COUNTS = ["beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"]
TABLES = {"beaches": [0, 1, 3, 6, 10, "14+"], "theme_parks": [0, 2, 5, "9+"]}
TILES = [".", ".", "B", "T+p", "BGGH+l", "GHgh", "BBGGGGHH+mm", "G/HH", "T/GH+pl", "-+mm", "BTBT"]

SHOWN = script("shownOfPlayers")

OPENED = script("openLinks").replace("SHOWN", SHOWN)


def pier18(chance: random.Random) -> dict[str, Any]:
    """A position; in some games all piers are cards of the invented pack."""
    players = []
    many = chance.choice([2, 18])  # small piers and few Patrons make ties
    stock = chance.sample(range(1, 19), 18) if chance.random() < 0.3 else []
    for seat in range(chance.randint(1, 3)):
        own: dict[str, Any] = {"name": f"Nö {seat}", "patrons": chance.randint(0, many)}
        if stock:
            cards = [laid(chance, stock.pop(), at) for at in range(chance.randint(1, 6))]
            own |= {"cards": cards, "plan_card": re.match(r"\d+", cards[-1])[0]}  # type: ignore[index]
        else:
            columns = chance.randint(2, many + 2)
            pier = ["".join(chance.choices("SQHA.", [2, 2, 2, 2, 6], k=columns)) for _ in range(2)]
            own |= {"pier": pier, "plan_completed": chance.random() < 0.5}
            if chance.random() < 0.5:
                own["plan_date"] = f"{chance.randint(1, 12):02}-{seat + 10}"
        players.append(own)
    rulings = {"flower_adjacency": chance.choice(["same_side", "orthogonal"])}
    return {"game": "pier18", "rulings": rulings, "players": players, **PACK[bool(stock)]}


def laid(chance: random.Random, card: int, at: int) -> str:
    """A card as it is written: it may cover columns of the one before, and be turned."""
    covered = chance.choice(["", "", "+1", "+2"]) if at else ""
    return f"{card}{covered}{chance.choice(['', '', 't'])}"


PACK: list[dict[str, Any]] = [{}, {"pack": "demo"}]


def auctionland(chance: random.Random) -> dict[str, Any]:
    """A position; some islands are counted, or tiles of the invented pack, each at most once."""
    players = []
    is_pack = chance.random() < 0.5
    for seat in range(chance.randint(1, 6)):
        way = chance.choice("cit" if is_pack else "ci")
        tiles = chance.choices(TILES, k=16)
        if way == "t":
            stock = chance.sample(range(1, 43), 16)
            tiles = [chance.choice([".", f"#{one}", f"#{one}@{one % 3 + 1}"]) for one in stock]
        rows = [" ".join(tiles[row * 4 : row * 4 + 4]) for row in range(4)]
        counts = {key: chance.randint(0, 6) for key in COUNTS}
        own: dict[str, Any] = {"counts": counts} if way == "c" else {"island": rows}
        if chance.random() < 0.8:
            own["money"] = chance.randint(0, 3)
        players.append({"name": f"N{seat}", **own})
    tables = {"tables": TABLES} if chance.random() < 0.6 else {}
    return {"game": "auctionland", "players": players, **PACK[is_pack], **tables}


def expected(position: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """The library's data of every player, in the form of the page."""
    result = boardscore.score(position)
    verdict = say(result_sentences.winner(result), lang)
    labels = [say(label, lang) for label in result_sentences.labels(result)]
    return [
        {
            "total": written(one.total),
            "crowned": len(result.players) > 1 and one.name in result.winners,
            "lines": [[line.rule, written(line.points), line.text(lang)] for line in one.lines],
            "table": [["", one.name], *map(list, zip(labels, numbers, strict=True))]
            if len(result.players) > 1
            else [],
            "verdict": verdict,
        }
        for seat, (one, rank) in enumerate(zip(result.players, result.ranks, strict=True))
        for numbers in [
            [
                *map(written, (*one.categories.values(), one.total)),
                *(in_words(values[seat], lang) for _, values in result_sentences.tie_rows(result)),
                written(rank),
            ]
        ]
    ]


def written(number: int | None) -> str:
    return "?" if number is None else str(number)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("made", [pier18, auctionland])
def test_the_page_agrees_with_the_library(
    pad: Pad, made: Callable[[random.Random], dict[str, Any]], lang: str
) -> None:
    """Totals, categories, places, winners and reasons."""
    chance = random.Random(f"{made.__name__} {lang}")
    games = [made(chance) for _ in range(GAMES)]
    pad.open(made.__name__, lang)
    shown: Any = pad.page.evaluate(OPENED, [*map(short_links.code, games)])
    for position, found in zip(games, shown, strict=True):
        assert found == expected(position, lang), position
