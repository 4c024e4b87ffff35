"""Large documents, deep and wide: many players, cards, tiles, keys and mistakes, up to 1 MB.

The size is drawn first: some documents are small, and some have the maximum size.
"""

import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from tests.tables import read_table

MOST = 990_000
"""The maximum size of a document in bytes."""

_PLAIN = ("abcdefgh", "abcd", "ab", "SQHA", "t0123456789")
_SPECIAL = ("é", "安", "\u0301", "\u200d", "❤️", "SQHA.", "BTGHbtgh-", "X")
_BEGUN, _PARTS = (read_table(__file__, name) for name in ("BEGUN", "PARTS"))
_VALUES: Sequence[Any] = (1, -1, "1", "", None, True, [], {}, "S.", "poets > 1", "04-17", "#1")


def large(random: Random) -> tuple[str, bytes]:
    """The kind of a document, and the document: deep, wide, or both."""
    kind, make = random.choice(_MAKERS)
    size = min(MOST, int(10 ** random.uniform(3, 6.5)))
    data = make(random, size)
    return kind, data[: MOST if random.random() < 0.9 else random.randrange(1, MOST)]


def word(random: Random, most: int = 40) -> str:
    """A word of a few letters, often as long as a name may be."""
    letters = random.choice(_PLAIN if random.random() < 0.7 else _SPECIAL)
    length = random.choice((1, 3, 8, 8, most, most, most + 1))
    return "".join(random.choices(letters, k=length))


def words(random: Random, number: int) -> list[str]:
    """Words that are hard to distinguish: permuted letters, or a number added."""
    letters = [*word(random)]
    if random.random() < 0.5:
        return ["".join(random.sample(letters, len(letters))) for _ in range(number)]
    return [f"{''.join(letters[:36])}{n}" for n in range(number)]


def alike(random: Random, ids: list[str]) -> list[str]:
    """Words with the same letters as others."""
    return ["".join(random.sample(one, len(one))) for one in ids]


def pack_of(random: Random, game: str, number: int) -> tuple[dict[str, Any], list[str]]:
    """A pack with this number of cards or tiles, and their ids."""
    ids = list(dict.fromkeys(words(random, number)))
    head = {"game": game, "name": word(random), "provenance": "invented"}
    if game == "pier18":
        wide = random.choice((1, 4, 40, 400))
        card = {"date": "04-17", "patron": "Q", "cells": ["S" * wide, "." * wide], **_plan(random)}
        return {**head, "cards": [{"id": name, **card} for name in ids]}, ids
    zones = "BTGHbtgh/" + "GH" * random.choice((0, 1, 25, 26)) + "+" + "pl" * random.choice((1, 25))
    tile = {"tile": random.choice(("B", "BGGH", zones, word(random))), "count": 99}
    return {**head, "tiles": [{"id": name, **tile} for name in ids]}, ids


def _plan(random: Random) -> dict[str, str]:
    part = random.choice(
        ("poets > 1", f"{word(random)} > 1", "((((poets)))) > 1", "upper.poet > 1")
    )
    joined = random.choice((" and ", " or ", " + "))
    plan = joined.join([part] * random.choice((1, 5, 40)))
    return {"plan": plan[:500]} if random.random() < 0.8 else {"plan_text": word(random)}


def _position(random: Random, size: int) -> bytes:
    """A position with a pack in it, and with cards or tiles that the pack does not have."""
    game = random.choice(("pier18", "auctionland"))
    pack, ids = pack_of(random, game, max(1, min(501, size // 200)))
    named = random.choice((ids, ids, alike(random, ids), alike(random, ids), [word(random)]))
    players = random.choice((1, 3, 6, 6, 7))
    seats = [_seat(random, game, named, size // players) for _ in range(players)]
    return dumped(random, {"game": game, "pack": pack, "players": seats})


def _seat(random: Random, game: str, named: list[str], size: int) -> dict[str, Any]:
    many = max(1, min(2000, size // 50))
    keys = {
        name: random.choice(_VALUES) for name in words(random, random.choice((0, 0, 0, 1, many)))
    }
    if game == "pier18":
        holding = random.choice(("cards", "pier"))
        text = word(random, 3) * min(5000, size)
        pieces = random.choices(named, k=many) if holding == "cards" else [text, text]
        return {"name": word(random), holding: pieces, **keys}
    row = lambda: " ".join(f"#{random.choice(named)}@2" for _ in range(4))  # noqa: E731
    return {"name": word(random), "island": [row() for _ in range(4)], **keys}


def _pack(random: Random, size: int) -> bytes:
    game = random.choice(("pier18", "auctionland"))
    pack, _ = pack_of(random, game, max(1, min(501, size // 100)))
    keys = random.choice(([], words(random, max(1, size // 1000))))
    listed = "cards" if game == "pier18" else "tiles"
    pack[listed] = [
        {**entry, **dict.fromkeys(keys, random.choice(_VALUES))} for entry in pack[listed]
    ]
    return dumped(random, pack)


def _record(random: Random, size: int) -> bytes:
    """A record with a pack in it, and many lines or long ones."""
    game = random.choice(("pier18", "auctionland"))
    pack, ids = pack_of(random, game, max(1, min(500, size // 200)))
    setup: dict[str, Any] = {"game": game, "pack": pack, "players": ["Anna", "Ben"]}
    if random.random() < 0.3:
        setup["deck"] = random.choices(ids, k=size // 100)
    if random.random() < 0.3:
        setup["market_size"] = random.choice((3, 100, 101))
    many = random.choices(random.choice((ids, alike(random, ids))), k=max(1, size // 100))
    line = random.choice(
        (
            {"move": "market", "tiles": many},
            {"move": "deal", "hands": [many[:3], many[3:]]},
            {"move": "reveal", "cards": many},
            {"move": "pass", "player": 0},
            {"verdicts": [None] * len(many)},
            dict.fromkeys(many, 1),
            many,
        )
    )
    written = json.dumps(line)
    lines = [json.dumps(setup), *[written] * max(1, min(20_001, size // len(written)))]
    return random.choice(("\n", "\r\n", "\n\n\n")).join(lines).encode()


def _text(random: Random, size: int) -> bytes:
    """A text with repeated characters, and something before or after."""
    begun = random.choice(_BEGUN)
    part = "".join(random.choices((*_PARTS, word(random, 8)), k=random.choice((1, 1, 2, 3))))
    repeated = part * max(1, size // max(1, len(part)))
    if random.random() < 0.3:
        repeated = "".join(f"{part[:1]}{n}{part[1:]}" for n in range(size // (len(part) + 5)))
    return f"{begun}{repeated}{random.choice(('', 'x', ']}', chr(34)))}".encode(
        errors="surrogatepass"
    )


def _keys(random: Random, size: int) -> bytes:
    """Dotted keys of TOML, and table headers."""
    levels = [
        word(random, 3).replace(".", "") or "a" for _ in range(random.choice((0, 1, 3, 7, 7, 8)))
    ]
    quoted = [
        json.dumps(level, ensure_ascii=False) if not level.isascii() else f'"{level}"'
        for level in levels
    ]
    form = random.choice(("[{}]\n", "[[{}]]\n", "{}=1\n", "x={{{}=1}}\n"))
    place = random.randrange(len(quoted) + 1)
    lines = (
        form.format(".".join([*quoted[:place], f"k{n}", *quoted[place:]]))
        for n in range(size // 20)
    )
    return "".join(lines).encode(errors="surrogatepass")


def dumped(random: Random, data: Any) -> bytes:
    """JSON on one line or many, with letters escaped or not."""
    indent = random.choice((None, None, 1))
    is_ascii = random.random() < 0.5
    return json.dumps(data, ensure_ascii=is_ascii, indent=indent).encode(errors="surrogatepass")


_MAKERS: Sequence[tuple[str, Callable[[Random, int], bytes]]] = (
    ("position", _position),
    ("position", _position),
    ("position", _text),
    ("position", _keys),
    ("pack", _pack),
    ("record", _record),
)
