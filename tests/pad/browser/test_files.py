"""Data packs and position files in the page: opened, pasted, dropped, kept; wrong ones refused."""

from .conftest import HERE, script
from .stories import stories

PACK = (HERE / "mine.toml").read_text(encoding="utf-8")

test_story = stories(
    __file__,
    PACK=PACK,
    DOGS=PACK.replace('plan = "poets >= 2"', 'plan_text = "as many Poets as you have dogs"'),
    NINE=PACK.replace('"8"', '"9"'),
    LARGE="#" * 1_000_001,
    NO_DAY=PACK.replace("04-17", "02-30"),
    NO_SYMBOL=PACK.replace("..A.", "..X."),
    BROKEN='game = "pier18"\n[[players]\n',
    NO_PACK='game = "pier18"\npack = "mine.toml"\nplayers = [{ cards = ["7"] }]\n',
    PHOTO="\0\1\2",
    DROP=script("dropFile"),
)
