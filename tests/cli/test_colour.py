"""Symbols and zones have colours on a terminal, and still their letters."""

import os
import re

import pytest

from tests.cli import process
from tests.cli.terminals import COLOURED, read, seen, terminal

pytestmark = pytest.mark.long

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
PACKS = [["pack", "show", "--demo", game] for game in ("pier18", "auctionland")]
SHOWN = [*PACKS, ["score", "--explain", "pier18.toml", "auctionland.toml"], ["rules", "pier18.tie"]]


@pytest.mark.parametrize("args", SHOWN)
def test_colour_is_added_to_letters_that_stay(args: list[str]) -> None:
    coloured = seen(*args, environ=COLOURED).out
    plain = process(*args, environ=COLOURED).out
    assert "\x1b[" in coloured
    assert "\x1b" not in plain
    assert ESCAPE.sub("", coloured) == plain.encode("latin-1").decode()
    for environ in ({"TERM": "dumb"}, {"TERM": "xterm", "NO_COLOR": "1"}):
        assert "\x1b" not in seen(*args, environ=environ).out


@pytest.mark.parametrize(("args", "letters"), [*zip(PACKS, ("SQHA", "BTGH"))])
def test_each_symbol_and_each_zone_has_a_different_colour(args: list[str], letters: str) -> None:
    """Only in the picture: the H of the word Harbour and the text above a tile have none."""
    lines = seen(*args, environ=COLOURED).out.splitlines()
    matches = re.finditer(rf"\x1b\[(\d+)m([{letters}])\x1b", "\n".join(lines))
    colours = {found[2]: found[1] for found in matches}
    assert set(colours) == set(letters)
    assert len(set(colours.values())) == 4
    assert letters == "SQHA" or not [one for one in lines if "\x1b[3" in one and "|" not in one]


def test_the_table_of_a_game_has_colours() -> None:
    args = ("play", "pier18", "--players", "Anna,Ben", "--pack", "demo", "--seed", "1")
    with terminal(*args, environ=COLOURED) as (_, ours):
        read(ours, b"look away")
        os.write(ours, b"\n")
        shown = read(ours, b"For example")
    hand = [line for line in shown.splitlines() if set(ESCAPE.sub("", line)) <= set("SQHA. ")]
    assert [line for line in hand if "\x1b" in line]
    assert "  patron " in ESCAPE.sub("", shown)
