"""Input that makes no sense at a question: each answer is a true sentence."""

import boardscore
from tests.cli.conftest import Cli


def typed(*lines: str) -> str:
    return "".join(f"{line}\n" for line in lines)


def test_a_pack_of_one_card_gives_no_example_of_a_pier(cli: Cli) -> None:
    """Each card exists once (`pier18.deck`), so a pier with the same card twice is refused."""
    card = ["", "", "1", "04-17", "Q", "S.", "..", "poets >= 4"]
    out = cli("pack", "new", "pier18", "my.toml", stdin=typed(*card, "done")).out
    assert boardscore.load_pack("my.toml").cards
    assert "cards = [" not in out
