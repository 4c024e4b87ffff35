"""Requests of the score pad: valid ones of every kind, and damaged ones."""

import json
from collections.abc import Callable, Sequence
from functools import cache
from math import ceil
from pathlib import Path
from random import Random
from typing import Any

from boardscore.packs import demo_pack, write_pack
from boardscore.pad import answer
from tests.book.games import entry, pier18_game
from tests.fuzz.answers import Answer
from tests.fuzz.making import damaged, mangled, odd, position_data
from tests.fuzz.played import RECORDS

FINISHED = ["\n".join(map(json.dumps, record)) for record in RECORDS]
PACKS = [write_pack(demo_pack(game)) for game in ("pier18", "auctionland")]
_MOST_MOMENTS, _ESTIMATES = 24, 8
"""As many moments and estimates as the pad makes for a chart of chances."""
_WHEN = "2026-11-28T21:00:00+01:00"
_KEEPING = {"id": "a", "when": _WHEN}
_SOME_ENTRY = entry(pier18_game()).data
_DEEP: Any = []
for _ in range(300):
    _DEEP = [_DEEP]


def _position(random: Random) -> Any:
    """A position, sometimes with cards or tiles whose best arrangement can be searched."""
    if random.random() < 0.5:
        return position_data(random)
    cards = {"cards": random.sample([str(n) for n in range(1, 19)], random.randrange(1, 7))}
    tiles = {"island": [" ".join(f"#{random.randrange(1, 30)}" for _ in range(4))] * 2}
    players = [cards, {"pier": ["S", "."]}] if random.random() < 0.5 else [tiles]
    game = "pier18" if "cards" in players[0] else "auctionland"
    return {"game": game, "pack": "demo", "players": players}


def _screen(random: Random) -> dict[str, Any]:
    """A score with the screen of the result: a position, or a finished game with chances."""
    if random.random() < 0.5:
        position = _position(random)
        seats = [*range(len(position["players"]))]
        keeping = {"id": "a", "when": _WHEN, "kept": "new", "code": random.random() < 0.2}
        wishes = random.choice(({"hindsight": seats, "step": 2, "chances": []}, keeping))
        return _score(position, random, **wishes)
    number = random.randrange(len(RECORDS))
    players = len(RECORDS[number][0]["players"])
    return _score(
        position_data(random),
        random,
        record=_kept(number),
        step=random.randrange(60),
        chances=[[1 / players] * players] * _estimates(number),
        hindsight=random.choice(([], [0])),
    )


def _score(position: Any, random: Random, **screen: Any) -> dict[str, Any]:
    empty = random.choice(([], [0]))
    return {"ask": "score", "position": position, "empty": empty, "screen": screen}


def _estimates(number: int) -> int:
    moves = len(RECORDS[number]) - 1
    return _ESTIMATES * len(range(0, moves, ceil(moves / _MOST_MOMENTS)))


@cache
def _kept(number: int) -> str:
    """The record of a game as the pad keeps it."""
    record: str = json.loads(answer(json.dumps({"ask": "read", "text": FINISHED[number]})))[
        "record"
    ]
    return record


def _chances(random: Random) -> dict[str, Any]:
    number = random.randrange(len(RECORDS))
    players = len(RECORDS[number][0]["players"])
    known = [[1.0, *[0.0] * (players - 1)]] * random.choice((1, _estimates(number) - 1))
    return {"ask": "chances", "record": _kept(number), "chances": known}


def _read(random: Random) -> dict[str, Any]:
    position, pack = _position(random), random.choice(PACKS)
    text = random.choice((json.dumps(position), json.dumps(pack), random.choice(FINISHED)))
    return {"ask": "read", "text": text, "file": "evening.toml", "packs": {"mine.toml": pack}}


@cache
def kept_entry(seed: int) -> dict[str, Any]:
    """An entry of a book, as a browser keeps it."""
    request = {"ask": "score", "position": _position(Random(seed)), "screen": _KEEPING}
    found = json.loads(answer(json.dumps(request)))
    game = found["game"]["entry"] if found.get("game") else json.dumps(_SOME_ENTRY)
    return {**json.loads(game), "id": str(seed)}


def _book(random: Random) -> dict[str, Any]:
    """A book: its list, a game of it, its statistics, or its file."""
    entries = [kept_entry(random.randrange(40)) for _ in range(random.randrange(4))]
    book = json.dumps({"format": 1, "entries": entries})
    what = random.choice(("past", "play", "stats", "import", "describe"))
    return {"ask": what, "book": book, **({"note": "Rain"} if what == "describe" else {})}


def _draw(random: Random) -> dict[str, Any]:
    of = random.choice(({"player": 0}, {"player": 0, "line": 0}))
    return {"ask": "draw", "position": _position(random), "of": of}


_VALID: Sequence[Callable[[Random], dict[str, Any]]] = (
    lambda random: {"ask": "score", "position": _position(random), "empty": []},
    _screen,
    _screen,
    _chances,
    _read,
    _book,
    _book,
    _draw,
    lambda random: {"ask": "picture", "position": _position(random), "empty": []},
    lambda random: {"ask": "toml", "position": _position(random)},
    lambda random: {"ask": "demo", "game": random.choice(("pier18", "auctionland"))},
    lambda _: {"ask": "qr", "text": "https://example.org/#pier18", "here": True},
)
"""Makers of valid requests, of every kind."""


def oddest(random: Random) -> Any:
    """A value that fits hardly anywhere, of any type, shape and size."""
    most = random.choice((1, 3, 300, 1001))
    row = [0.5] * random.randrange(7)
    ragged = [[0.5] * random.randrange(4) for _ in range(most)]
    return random.choice((odd(random), _DEEP, row, [row] * most, ragged, {"x": [[]] * most}))


def _with_damaged_part(random: Random, request: dict[str, Any]) -> dict[str, Any]:
    """A request in which the document, or a wish for the screen, is damaged."""
    if "screen" in request:
        screen, key = request["screen"], random.choice([*request["screen"]])
        if key != "record":
            return {**request, "screen": {**screen, key: oddest(random)}}
        return {**request, "screen": _with_damaged_part(random, screen)}
    for key in {"record", "text", "book"} & {*request} if request.get("ask") != "qr" else ():
        lines = damaged(random, [*map(json.loads, request[key].splitlines())], oddest)
        listed = lines if isinstance(lines, list) else [lines]
        return {**request, key: "\n".join(map(json.dumps, listed))}
    return request


def made(random: Random) -> str:
    """A request: one in four is valid; the others are damaged."""
    request: Any = {"lang": random.choice(("en", "de")), **random.choice(_VALID)(random)}
    changes = random.choice((0, 1, 1, 3))
    if changes and random.random() < 0.3:
        request = _with_damaged_part(random, request)
        changes -= 1
    for _ in range(changes):
        request = damaged(random, request, oddest)
    text = json.dumps(request)
    if random.random() < 0.1:
        text = mangled(random, text.encode()).decode(errors="replace")
    return text if random.random() < 0.9 else text.replace("1.0", "1e999").replace("[0]", "[-0.0]")


def answered(text: str, folder: Path) -> Answer:  # noqa: ARG001
    """The answer of the pad; it is JSON, and has mistakes or what was asked for."""
    found = json.loads(answer(text))
    assert found["format"] == 1
    mistakes = found.get("mistakes", [])
    codes = tuple(mistake["code"] for mistake in mistakes)
    return Answer(not mistakes, codes, tuple(str(mistake["text"]) for mistake in mistakes))
