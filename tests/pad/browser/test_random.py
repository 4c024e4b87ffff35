"""Random games of both kinds: the page agrees with the library.

Most are opened by links, one after another and within the page; some are tapped in.
"""

import random
import re
from collections.abc import Callable
from functools import partial
from typing import Any
from urllib.parse import quote

import pytest

import boardscore
from boardscore.core.messages import in_words, say
from boardscore.show import result_sentences
from tests.pad import short_links

from .conftest import Pad

pytestmark = pytest.mark.firefox

GAMES = 60
"""The number of games of each kind opened by link, in each language."""
TAPPED = 2
"""The number of further games of each kind tapped in, in each language."""
COUNTS = ["beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"]
TABLES = {"beaches": [0, 1, 3, 6, 10, "14+"], "theme_parks": [0, 2, 5, "9+"]}
TILES = [".", ".", "B", "T+p", "BGGH+l", "GHgh", "BBGGGGHH+mm", "G/HH", "T/GH+pl", "-+mm", "BTBT"]

SHOWN = """async () => [...document.querySelectorAll('[data-seat]')].map((_, at) => {
    document.querySelector(`[data-seat="${at}"]`).click();
    const seat = document.querySelector(`[data-seat="${at}"]`);
    const lines = [...document.querySelectorAll('[data-line]')];
    return {
        total: seat.querySelector('[data-total]').textContent,
        crowned: Boolean(seat.querySelector('.crown')),
        lines: lines.map((line) => [line.dataset.rule, line.querySelector('.points').textContent,
            line.querySelector('.why').textContent]),
        table: [...document.querySelectorAll('.points-of-all tr')].map((row) =>
            [row.children[0].textContent, row.children[at + 1].textContent]),
        verdict: document.querySelector('[data-winner]').textContent,
    };
})"""
"""The data of every player on the page: the upper part, and the lower part of the current one."""

OPENED = f"""async (links) => {{
    const state = document.documentElement.dataset;
    const shown = {SHOWN};
    const ask = window.fetch; // pictures are looked at elsewhere
    const isPicture = (how) => how.body.includes('"ask":"draw"');
    window.fetch = (to, how) => isPicture(how) ? new Promise(() => {{}}) : ask(to, how);
    const games = [];
    for (const link of links) {{
        const turned = new Promise((done) => {{ window.onhashchange = done; }});
        location.hash = link;
        await turned;
        while (state.pending !== 'no') await new Promise((done) => setTimeout(done, 1));
        games.push(await shown());
    }}
    window.fetch = ask;
    return games;
}}"""
"""Opens one link after another, each as soon as the previous one is scored and read."""


Maker = Callable[[random.Random], tuple[dict[str, Any], str]]
"""Creates a position, and its link."""


def pier18(chance: random.Random) -> tuple[dict[str, Any], str]:
    """A position, and its link; in some games all piers are cards of the invented pack."""
    players, parts = [], []
    many = chance.choice([2, 18])  # small piers and few Patrons make ties
    stock = chance.sample(range(1, 19), 18) if chance.random() < 0.3 else []
    for seat in range(chance.randint(1, 3)):
        patrons = chance.randint(0, many)
        own: dict[str, Any] = {"name": f"Nö {seat}", "patrons": patrons}
        if stock:
            cards = [laid(chance, stock.pop(), at) for at in range(chance.randint(1, 6))]
            own |= {"cards": cards, "plan_card": re.match(r"\d+", cards[-1])[0]}  # type: ignore[index]
            entered = f".!.!!{patrons}!!!c{','.join(map(quote, cards))}"
        else:
            columns = chance.randint(2, many + 2)
            pier = ["".join(chance.choices("SQHA.", [2, 2, 2, 2, 6], k=columns)) for _ in range(2)]
            plan = chance.random() < 0.5
            date = f"{chance.randint(1, 12):02}-{seat + 10}" if chance.random() < 0.5 else ""
            own |= {"pier": pier, "plan_completed": plan} | ({"plan_date": date} if date else {})
            entered = f"{pier[0]}!{pier[1]}!{int(plan)}!{patrons}!{date}!"
        players.append(own)
        parts.append(f"{quote(own['name'])}!{entered}")
    rulings = {"flower_adjacency": chance.choice(["same_side", "orthogonal"])}
    position = {"game": "pier18", "rulings": rulings, "players": players}
    more = [f"r.{name}={value}" for name, value in rulings.items()] + ["p=demo"] * bool(stock)
    return position | PACK[bool(stock)], f"pier18;{'&'.join(more)};{';'.join(parts)}"


def laid(chance: random.Random, card: int, at: int) -> str:
    """A card as it is written: it may cover columns of the one before, and be turned."""
    covered = chance.choice(["", "", "+1", "+2"]) if at else ""
    return f"{card}{covered}{chance.choice(['', '', 't'])}"


PACK: list[dict[str, Any]] = [{}, {"pack": "demo"}]


def auctionland(chance: random.Random) -> tuple[dict[str, Any], str]:
    """A position, and its link; some islands are counted, or tiles of the invented pack."""
    players, parts = [], []
    is_pack = chance.random() < 0.5
    for seat in range(chance.randint(1, 6)):
        money = chance.choice(["", str(chance.randint(0, 3))])
        purse = {"money": int(money)} if money else {}
        counts = [chance.randint(0, 6) for _ in COUNTS]
        way = chance.choice("cit" if is_pack else "ci")
        tiles = chance.choices(TILES, k=16)
        if way == "t":
            tiles = [
                chance.choice([".", f"#{tile}", f"#{tile}@{tile % 3 + 1}"]) for tile in ids(chance)
            ]
        rows = [" ".join(tiles[row * 4 : row * 4 + 4]) for row in range(4)]
        own = {"counts": dict(zip(COUNTS, counts, strict=True))} if way == "c" else {"island": rows}
        players.append({"name": f"N{seat}", **own, **purse})
        counted = ".".join(map(str, counts))
        parts.append(f"N{seat}!{way}!{counted}!{','.join(map(full_quote, tiles))}!{money}")
    tables = TABLES if chance.random() < 0.6 else {}
    more = [f"t.{key}={quote(','.join(map(str, one)))}" for key, one in tables.items()]
    link = f"auctionland;{'&'.join(more + ['p=demo'] * is_pack)};{';'.join(parts)}"
    position = {"game": "auctionland", "players": players, **PACK[is_pack]}
    return position | ({"tables": tables} if tables else {}), link


full_quote = partial(quote, safe="")


def ids(chance: random.Random) -> list[int]:
    """The tiles of a pack for an island, each at most once."""
    return chance.sample(range(1, 43), 16)


def expected(position: dict[str, Any], lang: str) -> list[dict[str, Any]]:
    """The library's data of every player, in the form of the page."""
    result = boardscore.score(position)
    verdict = say(result_sentences.winner(result), lang)
    labels = [say(label, lang) for label in result_sentences.labels(result)]
    return [
        {
            "total": written(one.total),
            "crowned": len(result.players) > 1 and one.name in result.winners,
            "lines": [[line.rule, written(line.points), line.text(lang)] for line in one.lines],
            "table": [["", one.name], *map(list, zip(labels, numbers, strict=True))]
            if len(result.players) > 1
            else [],
            "verdict": verdict,
        }
        for seat, (one, rank) in enumerate(zip(result.players, result.ranks, strict=True))
        for numbers in [
            [
                *map(written, (*one.categories.values(), one.total)),
                *(in_words(values[seat], lang) for _, values in result_sentences.tie_rows(result)),
                written(rank),
            ]
        ]
    ]


def written(number: int | None) -> str:
    return "?" if number is None else str(number)


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("made", [pier18, auctionland])
def test_the_page_agrees_with_the_library(pad: Pad, made: Maker, lang: str) -> None:
    """Totals, categories, places, winners and reasons."""
    chance = random.Random(f"{made.__name__} {lang}")
    games = [made(chance) for _ in range(GAMES)]
    pad.open(made.__name__, lang)
    links = [short_links.code(position) for position, _ in games]
    shown: Any = pad.page.evaluate(OPENED, links)
    for (position, link), found in zip(games, shown, strict=True):
        assert found == expected(position, lang), link


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("made", [pier18, auctionland])
def test_tapped_games_agree_with_the_library(pad: Pad, made: Maker, lang: str) -> None:
    """Names, tables and rulings come by a link; then every symbol, key and tile is tapped."""
    chance = random.Random(f"{made.__name__} {lang} tapped")
    for _ in range(TAPPED):
        position, link = made(chance)
        game, more, *players = link.split(";")[:5]  # at most the players of the smaller game
        bare = [player.partition("!")[0] + BARE[game] for player in players]
        pad.page.goto("about:blank")
        pad.open(game, lang, ";".join((game, more, *bare)))
        del position["players"][3:]
        for seat, player in enumerate(position["players"]):
            for asked_if_needed in ("plan_date", "money"):
                player.pop(asked_if_needed, None)
            TAPS[game](pad.tap(f'[data-seat="{seat}"]'), player)
        found: Any = pad.page.evaluate(SHOWN)
        assert found == expected(position, lang), position


BARE = {"pier18": "!.!.!0!0!", "auctionland": "!c!......!!"}
"""The continuation of a link after the name of a player without entries."""


def tap_pier(pad: Pad, player: dict[str, Any]) -> None:
    """Cards by a tap each; a pier kind by kind, or typed; the Plan, the Patrons."""
    if "cards" in player:
        tap_cards(pad, player["cards"])
    elif player["patrons"] % 2:
        pad.tap('[data-by="text"]').fill("[data-pier-text]", "\n".join(player["pier"]))
    else:
        if len(player["pier"][0]) > 16:
            pad.tap("[data-columns]")
        pad.lay(player["pier"])
    if player.get("plan_completed"):
        pad.tap("[data-plan]")
    if player["patrons"] > 4:
        pad.tap(".choices .choice:last-child")
    pad.tap(f'[data-patrons="{player["patrons"]}"]')


def tap_cards(pad: Pad, cards: list[str]) -> None:
    """Taps cards, and how many columns they cover; turned cards are typed."""
    pad.tap('[data-by="cards"]')
    if any(card.endswith("t") for card in cards):
        pad.write("[data-cards]", " ".join(cards))
        return
    for at, card in enumerate(cards):
        name, _, covered = card.partition("+")
        pad.tap(f'[data-card="{name}"]', *[f'[data-laid="{at}"]'] * int(covered or 0))


def tap_island(pad: Pad, player: dict[str, Any]) -> None:
    """Counts by a key each; a tile of a pack by taps, another by its cell and its letters."""
    if "counts" in player:
        pad.tap('[data-by="counts"]', *(f'[data-key="{n}"]' for n in player["counts"].values()))
        return
    tiles = {
        f'[data-tile="{row}-{column}"]': tile
        for row, tiles in enumerate(player["island"])
        for column, tile in enumerate(tiles.split())
        if tile != "."
    }
    is_pack = "#" in "".join(tiles.values())
    pad.tap(f'[data-by="{"tiles" if is_pack else "island"}"]')
    for place, tile in tiles.items():
        name, _, turns = tile.removeprefix("#").partition("@")
        if is_pack:
            pad.tap(f'[data-pack-tile="{name}"]', place, *[place] * int(turns or 0))
        else:
            pad.tap(place).fill("#notation", tile)


TAPS: dict[str, Callable[[Pad, dict[str, Any]], None]] = {
    "pier18": tap_pier,
    "auctionland": tap_island,
}
