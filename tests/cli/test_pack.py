"""`boardscore pack`: the mistakes of a pack, its content, and its pictures."""

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Cli

Data = dict[str, Any]

CARD = {"id": "7", "date": "04-17", "patron": "Q", "cells": ["S.", ".A"], "plan": "poets >= 4"}
CARDS: Data = {"game": "pier18", "name": "mine", "provenance": "typed in", "cards": [CARD]}
TILES: Data = {
    "game": "auctionland",
    "name": "isles",
    "provenance": "typed in",
    "tables": {"beaches": [0, "1+"]},
    "tiles": [{"id": "23", "tile": "BGGH+l", "count": 2}, {"id": "x", "tile": "T"}],
}


def save(folder: Path, data: Data) -> None:
    (folder / "my.json").write_text(json.dumps(data), encoding="utf-8")


def cards(*entries: Data) -> Data:
    """A pack of cards, all different except for the given values."""
    plain = [{**CARD, "id": str(n), "date": f"01-{n + 1:02}"} for n in range(len(entries))]
    return {**CARDS, "cards": [{**card, **more} for card, more in zip(plain, entries)]}


# check


def test_all_reasons_against_playing_a_pack(cli: Cli, folder: Path) -> None:
    same = {"date": "05-01"}
    save(folder, cards(same, same, {"cells": ["S", "."]}))
    code, _, err = cli("pack", "check", "my.json", "--lang", "de")
    assert code == 1
    assert [line[:46] for line in err.splitlines()] == [
        "my.json: Dieses Datenpaket ist nicht spielbar:"
    ] * 2


# show


def test_tiles_are_drawn(cli: Cli, folder: Path) -> None:
    save(folder, TILES)
    code, out, err = cli("pack", "show", "my.json")
    head, legend, tiles = out.split("\n\n")
    assert (code, err) == (0, "")
    assert head.startswith("isles (Auctionland)")
    assert legend == "Above each tile: its id, how many copies there are, its notation."
    assert tiles.splitlines() == [
        "  23: 2x          x: 1x",
        "  BGGH+l          T",
        "  +-----------+   +-----------+",
        "  |   B   B   |   |   T   T   |",
        "  | H       G |   | T       T |",
        "  | H  +l   G |   | T       T |",
        "  |   G   G   |   |   T   T   |",
        "  +-----------+   +-----------+",
    ]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(("columns", "most"), [(100, 2 * 50), (80, 2 * 50), (40, 4 * 50)])
def test_a_pack_of_42_tiles_fits_two_screens(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, columns: int, most: int, lang: str
) -> None:
    """A screen has 50 lines; two tiles next to each other are the maximum in 40 columns."""
    monkeypatch.setenv("COLUMNS", str(columns))
    lines = cli("pack", "show", "--demo", "auctionland", "--lang", lang).out.splitlines()
    assert sum(line.count("+-----------+") for line in lines) == 2 * 42
    assert max(map(len, lines)) <= columns
    assert len(lines) <= most


def test_a_narrow_terminal_cuts_nothing(
    cli: Cli, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Lines break between words, from the first line on."""
    monkeypatch.setenv("COLUMNS", "40")
    save(folder, {**CARDS, "name": "our-pier", "provenance": "typed from the copy of our club"})
    out = cli("pack", "check", "my.json").out
    assert out.splitlines() == [
        "our-pier (Pier 18): 1 card; provenance:",
        "typed from the copy of our club",
    ]
    save(folder, {**TILES, "tables": {"beaches": [*range(10, 20)], "theme_parks": [0, "1+"]}})
    shown = cli("pack", "show", "my.json").out.splitlines()
    assert "Beaches: 0 → 10, 1 → 11, 2 → 12, 3 → 13," in shown
    assert "9 → 19" in shown
    assert max(map(len, shown)) <= 40
