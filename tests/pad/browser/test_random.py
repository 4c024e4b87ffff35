"""Random games of both kinds, opened by links: all that is shown is what the library says."""

import random
from collections.abc import Callable
from typing import Any
from urllib.parse import quote

import pytest

import boardscore
from boardscore.core.messages import say
from boardscore.show import verdicts

from .conftest import Pad, until

GAMES = 30
"""How many of each kind, in each language."""
COUNTS = ["beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"]
TABLES = {"beaches": [0, 1, 3, 6, 10, "14+"], "theme_parks": [0, 2, 5, "9+"]}
TILES = [".", ".", "B", "T+p", "BGGH+l", "GHgh", "BBGGGGHH+mm", "G/HH", "T/GH+pl", "-+mm", "BTBT"]

SHOWN = """() => [...document.querySelectorAll('[data-seat]')].map((_, at) => {
    document.querySelector(`[data-seat="${at}"]`).click();
    const lines = [...document.querySelectorAll('[data-line]')];
    const seat = document.querySelector(`[data-seat="${at}"]`);
    return {
        total: seat.querySelector('[data-total]').textContent,
        crowned: Boolean(seat.querySelector('.crown')),
        lines: lines.map((line) => [line.dataset.rule, line.querySelector('.points').textContent,
            line.querySelector('.why').textContent]),
    };
})"""


COUNTING = """() => {
    window.opened = 0;
    window.addEventListener('hashchange', () => { window.opened += 1; });
}"""
"""Counts the links that the page was told of; it is told first."""


def pier18(chance: random.Random) -> tuple[dict[str, Any], str]:
    """A position, and the same as a link."""
    players, parts = [], []
    for seat in range(chance.randint(1, 3)):
        columns = chance.randint(1, 20)
        pier = ["".join(chance.choices("SQHA.", [2, 2, 2, 2, 6], k=columns)) for _ in range(2)]
        plan, patrons = chance.random() < 0.5, chance.randint(0, 18)
        date = f"{chance.randint(1, 12):02}-{seat + 10}" if chance.random() < 0.5 else ""
        said = {"plan_completed": plan, "patrons": patrons, **({"plan_date": date} if date else {})}
        players.append({"name": f"Nö {seat}", "pier": pier, **said})
        parts.append(f"{quote(f'Nö {seat}')}!{pier[0]}!{pier[1]}!{int(plan)}!{patrons}!{date}!")
    rulings = {"flower_adjacency": chance.choice(["same_side", "orthogonal"])}
    ruled = "&".join(f"r.{name}={value}" for name, value in rulings.items())
    position = {"game": "pier18", "rulings": rulings, "players": players}
    return position, f"pier18;{ruled};{';'.join(parts)}"


def auctionland(chance: random.Random) -> tuple[dict[str, Any], str]:
    """A position, and the same as a link; some islands are counted, some games have no tables."""
    players, parts = [], []
    for seat in range(chance.randint(1, 6)):
        money = chance.choice(["", str(chance.randint(0, 3))])
        purse = {"money": int(money)} if money else {}
        counts = [chance.randint(0, 6) for _ in COUNTS]
        tiles = chance.choices(TILES, k=16)
        is_counted = chance.random() < 0.5
        rows = [" ".join(tiles[row * 4 : row * 4 + 4]) for row in range(4)]
        own = {"counts": dict(zip(COUNTS, counts, strict=True))} if is_counted else {"island": rows}
        players.append({"name": f"N{seat}", **own, **purse})
        counted = ".".join(map(str, counts))
        laid = ",".join(quote(tile, safe="") for tile in tiles)
        parts.append(f"N{seat}!{'c' if is_counted else 'i'}!{counted}!{laid}!{money}")
    tables = TABLES if chance.random() < 0.8 else {}
    listed = "&".join(f"t.{name}={quote(','.join(map(str, one)))}" for name, one in tables.items())
    position = {"game": "auctionland", "players": players}
    return position | (
        {"tables": tables} if tables else {}
    ), f"auctionland;{listed};{';'.join(parts)}"


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("made", [pier18, auctionland])
def test_what_is_shown_is_what_the_library_says(
    pad: Pad, made: Callable[[random.Random], tuple[dict[str, Any], str]], lang: str
) -> None:
    chance = random.Random(f"{made.__name__} {lang}")
    pad.open(made.__name__, lang).page.evaluate(COUNTING)
    for number in range(GAMES):
        position, link = made(chance)
        pad.page.evaluate("(link) => { location.hash = link; }", link)
        until(lambda wanted=number + 1: pad.page.evaluate("window.opened") == wanted)
        shown: Any = pad.answered().page.evaluate(SHOWN)
        result = boardscore.score(position)
        expected = [
            {
                "total": "?" if one.total is None else str(one.total),
                "crowned": len(result.players) > 1 and one.name in result.winners,
                "lines": [
                    [line.rule, "?" if line.points is None else str(line.points), line.text(lang)]
                    for line in one.lines
                ],
            }
            for one in result.players
        ]
        assert shown == expected, (number, link)
        verdict = pad.page.locator("[data-winner]").text_content()
        assert verdict == say(verdicts.winner(result), lang), (number, link)
