"""Links for tests, from a short form: the game, its settings, its players; no code of the pad.

`pier18;r.half_turn=true&p=demo;Anna=7!S.-Q!.A.!1!2!04-17!!c7,3+1!k9` is a player with a claimed
total, both sides, a completed Plan, 2 Patrons, a date, cards and the card of the Plan (`c` and a
condition otherwise). `auctionland;t.beaches=0,1+;Alex!c!2.1.0.0.1.0.3!!12` has counts and money,
and `i!......!B,.,...!` an island, `t` one by tiles of a pack.
"""

import base64
import json
import re
import zlib
from collections.abc import Iterator
from typing import Any
from urllib.parse import unquote

COUNTS = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
SWITCHES = {"true": True, "false": False}
BY = {"c": "counts", "i": "island", "t": "tiles"}


def link(short: str) -> str:
    """The code of a game in the short form; anything else unchanged."""
    game, *rest = short.split(";")
    if game not in {"pier18", "auctionland"} or len(rest) < 2:
        return short
    settings: dict[str, Any] = {}
    for pair in filter(None, rest[0].split("&")):
        key, value = map(unquote, pair.split("="))
        if key == "p":
            settings["pack"] = value
        else:
            of = settings.setdefault({"r": "rulings", "t": "tables"}[key[0]], {})
            of[key[2:]] = SWITCHES.get(value, value) if key[0] == "r" else entries(value)
    players = [player(game, one) for one in rest[1:]]
    return code({"game": game, **settings, "players": players})


def code(document: Any) -> str:
    text = json.dumps(document, ensure_ascii=False, separators=(",", ":")).encode()
    packed = zlib.compress(text, 9, wbits=-15) + zlib.crc32(text).to_bytes(4, "big")
    return "A" + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def document(code: str) -> Any:
    packed = base64.urlsafe_b64decode(code[1:] + "=" * (-len(code[1:]) % 4))
    text = zlib.decompress(packed[:-4], wbits=-15)
    assert (code[0], packed[-4:]) == ("A", zlib.crc32(text).to_bytes(4, "big"))
    return json.loads(text)


def entries(table: str) -> list[int | str]:
    return [number(one) for one in re.split(r"[\s,;]+", table) if one]


def number(text: str) -> int | str:
    return int(text) if text.isdigit() else text


def player(game: str, short: str) -> dict[str, Any]:
    """A player; without entries only a name, and perhaps a way of entering."""
    called, *parts = short.split("!")
    name, _, claimed = called.partition("=")
    head = {"name": unquote(name)} if name else {}
    tail = {"claimed": number(unquote(claimed))} if claimed else {}
    rest = dict((pier18 if game == "pier18" else auctionland)([unquote(one) for one in parts]))
    bare = not claimed and set(rest) <= {"by"}
    return {**head, **(rest if bare else {**full(game, rest), **tail})}


def full(game: str, rest: dict[str, Any]) -> dict[str, Any]:
    nothing: Any = (
        {"pier": [".", "."]} if game == "pier18" else {"counts": dict.fromkeys(COUNTS, 0)}
    )
    return rest if {"pier", "cards", "island", "counts"} & set(rest) else {**nothing, **rest}


def pier18(parts: list[str]) -> Iterator[tuple[str, Any]]:
    upper, lower, plan, patrons, date, columns, laid, rule = [*parts, *[""] * 8][:8]
    cards = [one for one in laid[1:].split(",") if one]
    if (upper, lower, plan, patrons, date, columns, laid, rule) == (*"..00", "", "", "", ""):
        return
    if laid[:1] == "c" and cards:
        yield "cards", cards
    else:
        length = max(len(one.replace("-", "")) for one in (upper, lower))
        yield "pier", [side(one, upper, length) for one in (upper, lower)]
    if rule:
        yield {"c": "plan", "k": "plan_card"}[rule[0]], rule[1:]
    elif cards and laid[0] == "c" and not plan:
        yield "plan_card", cards[-1].partition("+")[0]
    elif plan:
        yield "plan_completed", plan == "1"
    yield "patrons", int(patrons or 0)
    if date:
        yield "plan_date", date
    if laid == "c":
        yield "by", "cards"


def side(symbols: str, upper: str, length: int) -> str:
    """One side of a length, with the bars of the upper one."""
    bars = [len(part) for part in upper.split("-")[:-1]]
    starts = {sum(bars[: at + 1]) for at in range(len(bars))}
    plain = symbols.replace("-", "").ljust(length, ".")
    return "".join("|" * (at in starts) + one for at, one in enumerate(plain))


def auctionland(parts: list[str]) -> Iterator[tuple[str, Any]]:
    way, counts, island, money = [*parts, *[""] * 4][:4]
    numbers = counts.split(".")
    if way == "c" and any(numbers):
        yield "counts", {key: number(one or "0") for key, one in zip(COUNTS, numbers, strict=True)}
    elif way != "c" and island:
        tiles = island.split(",")
        yield "island", [" ".join(tiles[at : at + 4]) for at in range(0, 16, 4)]
    if money:
        yield "money", number(money)
    if way != "c" and not island:
        yield "by", BY[way]
