"""The numbers of sequences of moves, counted by both referees and stored in `counts.json`.

`python -m tests.referees.counts` counts again with both, and writes the file only if they agree.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

import boardscore
from boardscore import auctionland, pier18
from boardscore.packs import demo_pack, write_pack
from tests.naive import auctionland_referee, pier18_referee

FILE = Path(__file__).with_name("counts.json")
MOST = 60_000
"""Depths with more sequences than this are left out."""

Case = dict[str, Any]

KEPT: list[Case] = json.loads(FILE.read_text(encoding="utf-8"))
"""The cases: the game, its players and settings, the seed of its deck, and the stored counts."""


def deck(case: Case) -> list[str]:
    """The ids of the invented pack in a random but fixed order."""
    pack = demo_pack(case["game"])
    if isinstance(pack, pier18.Pack):
        ids = [card.id for card in pack.cards]
    else:
        ids = [tile.id for tile in pack.tiles for _ in range(tile.count)]
    random.Random(case["seed"]).shuffle(ids)
    return ids


def started(case: Case) -> Any:
    """The game in the library's referee."""
    settings = {"rulings": case["rulings"], "deck": deck(case)}
    players = [None] * case["players"]
    if case["game"] == "pier18":
        return pier18.start(players, "demo", **settings)
    return auctionland.start(players, "demo", market_size=case["market_size"], **settings)


def naive_count(case: Case, depth: int) -> int:
    data = write_pack(demo_pack(case["game"]))
    if case["game"] == "pier18":
        referee = pier18_referee.Referee(data["cards"], case["players"], case["rulings"])
        return pier18_referee.perft(referee, depth, deck(case))
    market = case["market_size"]
    table = auctionland_referee.Referee(data["tiles"], case["players"], case["rulings"], market)
    return auctionland_referee.perft(table, deck(case), depth)


def counted(case: Case) -> list[int]:
    """The counts of both referees, depth by depth, up to the limit."""
    counts: list[int] = []
    while not counts or counts[-1] * 4 < MOST:
        depth = len(counts) + 1
        mine, other = boardscore.perft(started(case), depth), naive_count(case, depth)
        assert mine == other, f"{case}, depth {depth}: {mine} and {other}"
        if mine > MOST:
            break
        counts.append(mine)
    return counts


def main() -> int:
    """Counts every case and writes the file."""
    rows = [json.dumps({**case, "counts": counted(case)}) for case in KEPT]
    FILE.write_text("[\n" + ",\n".join(rows) + "\n]\n", encoding="utf-8")
    print(f"{len(rows)} cases")
    return 0


if __name__ == "__main__":
    sys.exit(main())
