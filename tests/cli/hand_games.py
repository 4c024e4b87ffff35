"""Two short games worked out by hand: as packs, as typed lines, as records."""

import json
from pathlib import Path
from typing import Any

from tests.tables import read_table

Data = dict[str, Any]


PIER18: Any = read_table(__file__, "PIER18")
"""Seven cards are enough for 2 players and one round of 3 open cards.

Their dates are by their ids: card 3 has 3 March.
"""

PIER18_TYPED = """\
deal 1 2 3 / 4 5 6
choose Anna plan 2 foundation 1
choose Ben plan 4 foundation 5
reveal 3 6 7
take 3 over 0
take 6 over 1
finish 1
finish 0
y
"""
"""Anna's Foundation has 1 January, Ben's 5 May: Anna goes first.

Card 7 is left over. No one has points for Lovers, and Anna's card 3 is earlier than Ben's card 6:
the Patron goes to Anna. Her pier is `Q.AH.` over `.....`, his is `...S.` over `QAA.Q`.

Anna has 0 for 1 Poet, 0 for the Lovers (next to a Fisher), 1 for a Fisher, 4 for the Plan that she
says is completed, 1 for the Patron: 6. Ben has 1 for 2 Poets, 2 for 2 Fishers, 0 for the Flower
Seller (without neighbours), 4 for the Plan (2 Fishers): 7.
"""

PIER18_RECORD: Any = read_table(__file__, "PIER18_RECORD")

AUCTIONLAND: Any = read_table(__file__, "AUCTIONLAND")

AUCTIONLAND_TYPED = """\
market c a b
build 2 at 1 turn 0
auction 2
bid Bonnie 3
buyback
place 3 turn 0
market d
build 1 at 1 turn 0
auction 1
pass Alex
place 4 turn 0
"""
"""With a market of 3 the tiles are in the order b c a: fewest icons first, the others as dealt.

Alex (10 dollars) takes c for 1, which goes on b: 9. He auctions a for 1 more: 8, and 2 on b. Bonnie
bids 3, and he buys back for 4: 4, and she has 16. The market gets the last tile, d. Bonnie takes b
with its 2 dollars: 18. Alex passes, so d is hers. The market is empty, and the game is over.

Slots are typed from 1 on. The cells around a first tile are numbered row by row: 1 north of it, 2
west, 3 east, 4 south.

Alex has a park of 1 (1 point), 1 beach (2 points), and 20 for peace and for love: 43. Bonnie has a
park of 1: 1 point. Her garden counts 1 x 0.
"""

AUCTIONLAND_RECORD: Any = read_table(__file__, "AUCTIONLAND_RECORD")

PACKS = {"seven.json": PIER18, "four.json": AUCTIONLAND}


def write_packs(folder: Path) -> None:
    for name, pack in PACKS.items():
        (folder / name).write_text(json.dumps(pack), encoding="utf-8")


def as_text(record: list[Data]) -> str:
    return "".join(f"{json.dumps(line)}\n" for line in record)
