"""The leader and the winner, rulings that matter, and the score after a mistake."""

import pytest

from .stories import stories

pytestmark = pytest.mark.firefox

ANNA, BEN = "Anna!A.A!...!0!0!!", "Ben!A!.!0!0!!"
"""2 points and 1 point; a player without entries has one empty column."""
TABLES = "t.beaches=0%2C1%2C3%2B&t.theme_parks=0%2C2%2C5%2B"
COUNTS = f"auctionland;{TABLES};Alex!c!4.3.2.3.2.2.3!!;Bonnie!c!1.1.0.3.3.2.3!!"

test_story = stories(
    __file__,
    ALEX=f"auctionland;{TABLES};Alex!c!4......!!;Bonnie!c!......!!",
    COUNTS=COUNTS,
    MONEY=COUNTS.replace("!!;", "!!4;"),
    CLAIMED=COUNTS.replace("Alex!", "Alex=64!"),
    LEADS=f"pier18;;{ANNA};Ben!.!.!0!0!!",
    TILE=f"auctionland;{TABLES};A!i!......!B{',.' * 15}!",
    TWO=f"pier18;;{ANNA};{BEN}",
)
