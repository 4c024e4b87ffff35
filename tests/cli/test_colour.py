"""Symbols and zones have colours on a terminal, and still their letters."""

import os
import re

import pytest

from tests.cli import process
from tests.cli.test_terminal import COLOURED, read, seen, terminal

pytestmark = pytest.mark.long

ESCAPE = re.compile(r"\x1b\[[0-9;]*m")
SHOWN = [
    ["pack", "show", "--demo", "pier18"],
    ["pack", "show", "--demo", "auctionland"],
    ["score", "--explain", "pier18.toml", "auctionland.toml"],
]


@pytest.mark.parametrize("args", SHOWN)
def test_colour_is_added_to_letters_that_stay(args: list[str]) -> None:
    coloured = seen(*args, environ=COLOURED).out
    plain = process(*args, environ=COLOURED).out
    assert "\x1b" not in plain
    assert ESCAPE.sub("", coloured) == plain.encode("latin-1").decode()


@pytest.mark.parametrize("args", SHOWN)
@pytest.mark.parametrize("environ", [{"TERM": "dumb"}, {"TERM": "xterm", "NO_COLOR": "1"}])
def test_no_colour_if_disabled(args: list[str], environ: dict[str, str]) -> None:
    assert "\x1b" not in seen(*args, environ=environ).out


def test_each_symbol_has_a_different_colour() -> None:
    """Only in the picture: the H of the word Harbour has none."""
    out = seen(*SHOWN[0], environ=COLOURED).out
    colours = {found[2]: found[1] for found in re.finditer(r"\x1b\[(\d+)m([SQHA])\x1b", out)}
    assert set(colours) == set("SQHA")
    assert len(set(colours.values())) == 4


def test_each_zone_has_a_different_colour() -> None:
    """The text above a tile is a name: it has none."""
    lines = seen(*SHOWN[1], environ=COLOURED).out.splitlines()
    out = "\n".join(lines)
    colours = {found[2]: found[1] for found in re.finditer(r"\x1b\[(\d+)m([BTGH])\x1b", out)}
    assert set(colours) == set("BTGH")
    assert len(set(colours.values())) == 4
    assert not [line for line in lines if "\x1b[3" in line and "|" not in line]


def test_the_table_of_a_game_has_colours() -> None:
    args = ("play", "pier18", "--players", "Anna,Ben", "--pack", "demo", "--seed", "1")
    with terminal(*args, environ=COLOURED) as (_, ours):
        read(ours, b"look away")
        os.write(ours, b"\n")
        shown = read(ours, b"For example")
    hand = [line for line in shown.splitlines() if set(ESCAPE.sub("", line)) <= set("SQHA. ")]
    assert [line for line in hand if "\x1b" in line]
    assert "  patron " in ESCAPE.sub("", shown)
