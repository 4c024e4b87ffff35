"""Boxes of the page: what is shown is scored, or refused as in a file; nothing is cut or joined."""

import json

from tests.tables import from_table

from .conftest import Pad
from .stories import stories
from .typed import NOTHING, auctionland, compare, compare_all

TEXTS = 300
HOUSES = json.dumps(auctionland(counts={**NOTHING, "houses": 3}))
BEACHES = json.dumps(auctionland({}, counts={**NOTHING, "beaches": 3}))
"""Anna has 3 beaches, and nothing else that counts."""
PACK = {"game": "auctionland", "name": "own", "provenance": "typed"}
PACK["tiles"] = [{"id": "1", "tile": "G"}, {"id": "2", "tile": "H"}]  # type: ignore[assignment]
ROWS = json.dumps({**auctionland(island="#1 #2\r#1 #2"), "pack": PACK})
LONG = ", ".join(["0", *["10"] * 598, "44"])

test_story = stories(__file__, HOUSES=HOUSES, BEACHES=BEACHES, ROWS=ROWS, LONG=LONG)


def test_boxes_and_python_accept_and_refuse_the_same_texts(pad: Pad) -> None:
    """`python -m tests.pad.browser.typed` types more of them."""
    found = dict(compare_all(pad, TEXTS, seed=1))
    assert sum(sum(counted.values()) for counted in found.values()) >= TEXTS
    assert all(len(counted) == 2 for counted in found.values()), found


@from_table
def test_edges_are_accepted_or_refused(
    pad: Pad, boxes: list[str], accepted: list[str], refused: list[str]
) -> None:
    """Nothing is cut off or left out, and no message is about files or quotes."""
    for box in boxes:
        assert compare(pad, box, accepted) == {"accepted": len(accepted)}
        assert compare(pad, box, refused) == {"refused": len(refused)}
