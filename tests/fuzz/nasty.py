"""Nasty documents below 1 MB: each limit with its neighbour, and documents that once took minutes.

Every expectation follows from the limits on the formats page: None for a valid document, or the
code of a reported mistake.
"""

import json
import re
from collections.abc import Callable, Iterator
from functools import partial
from random import Random
from typing import Any

from attrs import asdict, frozen

from boardscore.verify.vectors import vectors
from tests.tables import read_table

BILLION = 1_000_000_000


@frozen
class Nasty:
    """A document, created when needed."""

    name: str
    kind: str
    make: Callable[[], Any]
    code: str | None
    """The code of a reported mistake; None if the document is valid."""
    is_large: bool = False
    """Whether it has hundreds of kilobytes, or as many values."""


def toml(*players: str, game: str = "pier18", head: str = "") -> bytes:
    """A position: lines of each player in TOML."""
    tables = "".join(f"[[players]]\n{player}\n" for player in players)
    return f'game = "{game}"\n{head}\n{tables}'.encode()


def dumped(*lines: Any) -> bytes:
    """JSON, one value per line."""
    return "\n".join(map(json.dumps, lines)).encode()


PIER = 'pier = ["S", "."]'
ISLAND = 'island = ["B"]'
OF_PIER18 = {"game": "pier18", "pack": "demo", "players": ["Anna", "Ben"]}
OF_AUCTIONLAND = {"game": "auctionland", "pack": "demo", "players": ["Anna", "Ben"]}


def finding(number: int) -> bytes:
    """A file with one counterexample repeated, as a search could have written it."""
    plain = next(one for one in vectors.positions("pier18") if not one.variants)
    vector = json.loads(json.dumps(asdict(plain)))
    return dumped({"format": 1, "vectors": [vector] * number})


def pier18_pack(number: int = 1, **changed: Any) -> dict[str, Any]:
    """A pack of cards with one column each."""
    card = {"date": "04-17", "patron": "Q", "cells": ["S", "."], "plan_text": "a plan"}
    cards = [{"id": f"c{n}", **card, **changed} for n in range(number)]
    return {"game": "pier18", "name": "p", "provenance": "invented", "cards": cards}


def auctionland_pack(number: int = 1, **changed: Any) -> dict[str, Any]:
    """A pack of tiles that are all beach."""
    tiles = [{"id": f"t{n}", "tile": "B", **changed} for n in range(number)]
    return {"game": "auctionland", "name": "p", "provenance": "invented", "tiles": tiles}


def edge(  # noqa: PLR0913, PLR0917
    name: str, kind: str, make: Callable[[int], Any], last: int, first: int, code: str
) -> Iterator[Nasty]:
    """The last valid number, and the first invalid one."""
    yield Nasty(f"{name} {last}", kind, lambda: make(last), None)
    yield Nasty(f"{name} {first}", kind, lambda: make(first), code)


def lines_of_a_player(game: str) -> Iterator[Nasty]:
    """Positions with one player, whose line has the limits; `<S*n>` stands for S n times."""
    for name, line, last, first, code in read_table(__file__, f"LINES of {game}"):

        def make(n: int | str, line: str = line) -> bytes:
            repeated = re.sub(r"<([^<]+?)\*n>", lambda part: part[1] * int(n), line)
            return toml(repeated.replace("<n>", str(n)), game=game)

        yield from edge(name, "position", make, last, first, code)


def of_piers() -> Iterator[Nasty]:
    """Positions of Pier 18."""

    yield from lines_of_a_player("pier18")
    yield from edge(
        "characters of a pier",
        "position",
        lambda n: toml(f'pier = """S{" " * (n - 3)}\n."""'),
        10_000,
        10_001,
        "text_too_long",
    )
    yield from edge(
        "lines of a pier",
        "given",
        lambda n: {"game": "pier18", "players": [{"pier": ["S", ".", *[""] * (n - 2)]}]},
        9_999,
        10_001,
        "text_too_long",
    )
    yield from edge("players", "position", lambda n: toml(*[PIER] * n), 3, 4, "players")
    yield Nasty("no players", "given", lambda: {"game": "pier18", "players": []}, "players")
    yield from edge(
        "format", "position", lambda n: toml(PIER, head=f"format = {n}"), 1, 2, "format_newer"
    )
    yield from edge(
        "format", "position", lambda n: toml(PIER, head=f"format = {n}"), 1, 0, "format"
    )

    def laid(columns: int) -> Any:
        player = {"cards": ["c0"] * columns}
        return {"game": "pier18", "pack": pier18_pack(), "players": [player]}

    yield from edge("cards that lie", "given", laid, 400, 401, "pier_length")
    yield from edge("cards that lie", "given", laid, 1, 0, "nothing_listed")
    yield from edge(
        "columns that are covered",
        "given",
        lambda n: {"game": "pier18", "pack": "demo", "players": [{"cards": ["1", f"2+{n}"]}]},
        3,
        4,
        "overlap",
    )


def of_conditions() -> Iterator[Nasty]:
    """Conditions, alone and in positions."""
    conditions = (
        ("characters", lambda n: "poets" + " " * (n - 9) + ">= 1", 500, 501, "plan_too_long"),
        ("parentheses", lambda n: "(" * n + "poets > 1" + ")" * n, 20, 21, "plan_too_deep"),
        ("negations", lambda n: "not " * n + "poets > 1", 20, 21, "plan_too_deep"),
        ("minus signs", lambda n: "poets > " + "-" * n + "1", 20, 21, "plan_too_deep"),
        ("number", lambda n: f"poets > {n}", 9999, 10_000, "plan_number"),
        ("comparisons", lambda n: "poets" + " > 1" * n, 1, 2, "plan_chained"),
        ("parts joined", lambda n: " or ".join(["1 > 2"] * n), 56, 57, "plan_too_long"),
    )
    for name, make, last, first, code in conditions:
        yield from edge(f"{name} of a condition", "condition", make, last, first, code)
        yield from edge(
            f"{name} of a plan",
            "position",
            lambda n, make=make: toml(f'{PIER}\nplan = "{make(n)}"'),
            last,
            first,
            code,
        )
    product = "*".join(["9999"] * 98)
    yield Nasty("a product of 392 digits", "condition", lambda: f"poets > {product}", None)
    for text, code in (
        ("poets >= 1 if 1 else 2", "plan_not_allowed"),
        ("poets ** 9 > 1", "plan_not_allowed"),
        ("__import__('os').system('x') > 1", "plan_sign"),
        ("poets.__class__ > 1", "plan_name"),
        ("lambda: 1", "plan_sign"),
        ("(x := 1) > 0", "plan_sign"),
        ("0x10 > 1", "plan_number"),
        ("1_000 > 1", "plan_number"),
        ("1e9 > 1", "plan_number"),
        ("٣ > 1", "plan_sign"),
        ("", "plan_empty"),
        ("\x00", "plan_sign"),
        ("poets > 1 #", "plan_sign"),
    ):
        yield Nasty(f"condition {text!r}", "condition", lambda text=text: text, code)


def of_islands() -> Iterator[Nasty]:
    """Positions of Auctionland."""

    def island(text: str) -> bytes:
        return toml(f'island = """{text}"""', game="auctionland")

    yield from lines_of_a_player("auctionland")
    yield from edge(
        "characters of an island",
        "position",
        lambda n: island("B" + " " * (n - 1)),
        10_000,
        10_001,
        "text_too_long",
    )
    yield from edge(
        "players",
        "position",
        lambda n: toml(*[ISLAND] * n, game="auctionland"),
        6,
        7,
        "players",
    )
    tiles = (
        ("zones inside", lambda n: "B/" + "H" * n, 50, 51, "tile_crowded"),
        ("icons", lambda n: "B+" + "p" * n, 50, 51, "tile_crowded"),
        ("icons with marks", lambda n: "B+" + "❤️" * n, 50, 51, "tile_crowded"),
        ("letters", lambda n: "B" * n, 8, 9, "tile_sides"),
        ("letters", lambda n: "B" * n, 4, 5, "tile_sides"),
        ("letters", lambda n: "B" * n, 1, 2, "tile_sides"),
        ("zones inside", lambda n: "B/" + "H" * n, 1, 0, "tile_nothing_inside"),
        ("icons", lambda n: "B+" + "p" * n, 1, 0, "tile_no_icons"),
    )
    for name, make, last, first, code in tiles:
        yield from edge(
            f"{name} of a tile", "position", lambda n, m=make: island(m(n)), last, first, code
        )
        yield from edge(
            f"{name} of a tile",
            "pack",
            lambda n, m=make: dumped(auctionland_pack(tile=m(n))),
            last,
            first,
            code,
        )
    yield Nasty(
        "six islands of sixteen tiles with all they can have",
        "given",
        lambda: {
            "game": "auctionland",
            "players": [{"island": [" ".join(["GHgh/" + "GH" * 25 + "+" + "pl" * 25] * 4)] * 4}] * 1
            + [
                {
                    "name": str(n),
                    "island": [" ".join(["GHgh/" + "GH" * 25 + "+" + "pl" * 25] * 4)] * 4,
                }
                for n in range(5)
            ],
        },
        None,
        True,
    )

    def tables(entries: Any) -> Any:
        return {
            "game": "auctionland",
            "tables": {"beaches": entries, "theme_parks": [0]},
            "players": [{"island": "B"}],
        }

    yield from edge(
        "entries of a table", "given", lambda n: tables([1] * n), 1000, 1001, "too_many"
    )
    yield from edge("entries of a table", "given", lambda n: tables([1] * n), 2, 0, "not_wanted")
    yield from edge("an entry", "given", lambda n: tables([n, 1]), BILLION, BILLION + 1, "entry")
    yield from edge("an entry", "given", lambda n: tables([n, 1]), 0, -1, "entry")
    yield from edge(
        "the last entry",
        "given",
        lambda n: tables([0, f"{n}+"]),
        BILLION,
        BILLION + 1,
        "last_entry",
    )
    names = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
    for name in names:
        yield from edge(
            f"{name} that were counted",
            "given",
            lambda n, name=name: {
                "game": "auctionland",
                "players": [{"counts": {**dict.fromkeys(names, 0), name: n}}],
            },
            BILLION,
            BILLION + 1,
            "out_of_range",
        )


def of_packs() -> Iterator[Nasty]:
    """Packs."""
    for key in ("name", "provenance"):
        yield from edge(
            f"characters of the {key} of a pack",
            "pack",
            lambda n, key=key: dumped({**pier18_pack(), key: "x" * n}),
            1000,
            1001,
            "text_too_long",
        )
    cards = (
        (
            "characters of a plan in words",
            "plan_text",
            lambda n: "x" * n,
            1000,
            1001,
            "text_too_long",
        ),
        ("characters of an id", "id", lambda n: "x" * n, 40, 41, "not_an_id"),
        ("characters of an id", "id", lambda n: "x" * n, 1, 0, "not_an_id"),
        ("columns of a card", "cells", lambda n: ["S" * n, "." * n], 400, 401, "pier_length"),
    )
    for name, key, make, last, first, code in cards:
        yield from edge(
            name,
            "pack",
            lambda n, key=key, make=make: dumped(pier18_pack(**{key: make(n)})),
            last,
            first,
            code,
        )
    for last, first in ((99, 100), (1, 0)):
        yield from edge(
            "copies of a tile",
            "pack",
            lambda n: dumped(auctionland_pack(count=n)),
            last,
            first,
            "out_of_range",
        )
    for make in (pier18_pack, auctionland_pack):
        name = "cards" if make is pier18_pack else "tiles"
        yield from edge(name, "pack", lambda n, make=make: dumped(make(n)), 500, 501, "too_many")
        yield from edge(name, "pack", lambda n, make=make: dumped(make(n)), 1, 0, "nothing_listed")
    yield Nasty("500 equal ids", "pack", lambda: dumped(pier18_pack(500, id="x")), "same_id")
    yield Nasty(
        "400 unknown cards of a pack of 500",
        "given",
        lambda: {
            "game": "pier18",
            "pack": pier18_pack(500),
            "players": [{"cards": ["d" * 39] * 400}],
        },
        "unknown_id",
    )
    yield Nasty(
        "a pack with a hundred mistakes in a position with a hundred",
        "given",
        lambda: {
            **{f"k{n}": 1 for n in range(1000)},
            "game": "pier18",
            "pack": pier18_pack(500, patron="X"),
            "players": [{"cards": ["c1"] * 400}],
        },
        "no_symbol",
    )


def of_records() -> Iterator[Nasty]:
    """Records and moves."""
    for last, first in ((3, 2), (100, 101)):
        yield from edge(
            "tiles of a full market",
            "record",
            lambda n: dumped({**OF_AUCTIONLAND, "market_size": n}),
            last,
            first,
            "out_of_range",
        )
    for setup, last, first in ((OF_PIER18, 3, 4), (OF_PIER18, 2, 1), (OF_AUCTIONLAND, 6, 7)):
        yield from edge(
            f"players of a game of {setup['game']}",
            "record",
            lambda n, setup=setup: dumped({**setup, "players": [f"p{i}" for i in range(n)]}),
            last,
            first,
            "players_to_play",
        )
    yield Nasty(
        "1001 players of a game",
        "record",
        lambda: dumped({**OF_PIER18, "players": ["x"] * 1001}),
        "too_many",
    )
    sell = {"move": "sell", "player": 0}
    yield Nasty(
        "20,000 lines",
        "record",
        lambda: dumped(OF_AUCTIONLAND, *[sell] * 19_999),
        "illegal.not_now",
        True,
    )
    yield Nasty(
        "20,001 lines", "record", lambda: dumped(OF_AUCTIONLAND, *[sell] * 20_000), "too_many", True
    )
    place = {"move": "place", "player": 0, "row": 0, "column": 0, "turns": 0}
    moves = (
        ({**place, "turns": 3}, "illegal.not_now"),
        ({**place, "turns": 4}, "out_of_range"),
        ({**place, "row": -BILLION}, "illegal.not_now"),
        ({**place, "row": -BILLION - 1}, "out_of_range"),
        ({**place, "player": BILLION}, "illegal.not_now"),
        ({**place, "player": BILLION + 1}, "out_of_range"),
        ({**place, "player": -1}, "out_of_range"),
        ({**place, "player": 10**5000}, "out_of_range"),
        ({**place, "turned": True}, "unknown_key"),
        ({**place, **{f"k{n}": 1 for n in range(30_000)}}, "unknown_key"),
        ({**place, "k" * 900_000: 1}, "unknown_key"),
        ({"move": "market", "tiles": ["z z"] * 40_000}, "not_an_id"),
        ({"move": "market", "tiles": ["1"] * 40_000}, "illegal.drawn"),
        ({"move": "market", "tiles": []}, "illegal.drawn"),
        ({"move": "deal", "hands": [["z z"] * 20_000] * 2}, "not_one_of"),
        ({"move": "x" * 900_000}, "not_one_of"),
        ({"move": 10**5000}, "not_one_of"),
        ({}, "no_move"),
    )
    for number, (move, code) in enumerate(moves):
        yield Nasty(f"move {number}", "move", lambda move=move: (0, move), code)
        if 10**5000 not in move.values():
            yield Nasty(
                f"line {number}",
                "record",
                lambda move=move: dumped(OF_AUCTIONLAND, move),
                code,
                True,
            )
    for number, hands in enumerate(([["z z"] * 20_000] * 2, [["z z"]] * 20_000)):
        deal = {"move": "deal", "hands": hands}
        yield Nasty(
            f"hands {number}",
            "record",
            lambda deal=deal: dumped(OF_PIER18, deal),
            "not_an_id",
            True,
        )
    yield Nasty(
        "hands for thousands",
        "record",
        lambda: dumped(OF_PIER18, {"move": "deal", "hands": [[]] * 20_000}),
        "illegal.hands",
        True,
    )
    for key in (5, 10**5000, None, b"x", (1, 2), object()):
        yield Nasty(
            f"a {type(key).__name__} as a key",
            "move",
            lambda key=key: (0, {**sell, key: 1}),
            "key_not_text",
        )
    yield Nasty(
        "1000 unknown keys of a record",
        "record",
        lambda: dumped({**OF_PIER18, **{f"k{n}": 1 for n in range(1000)}}),
        "unknown_key",
    )
    for end in ("\n", "\r", "\r\n", " \n"):
        yield Nasty(
            f"blank lines {end!r}",
            "record",
            lambda end=end: (end * (900_000 // len(end))).encode() + dumped(OF_PIER18, {}),
            "no_move",
            True,
        )


def of_dicts() -> Iterator[Nasty]:
    """Values that only Python has."""
    huge = 10**5000
    player = {"pier": ["S", "."]}
    position = {"game": "pier18", "players": [player]}
    odd_keys = (5, -1, huge, None, True, 2.5, b"x", (1, 2), object(), float("nan"))
    for key in odd_keys:
        name = f"a {type(key).__name__} as a key"
        yield Nasty(
            f"{name} of a position", "given", lambda key=key: {**position, key: 1}, "key_not_text"
        )
        yield Nasty(
            f"{name} of a player",
            "given",
            lambda key=key: {**position, "players": [{**player, key: 1}]},
            "key_not_text",
        )
        yield Nasty(
            f"{name} of the rulings",
            "given",
            lambda key=key: {**position, "rulings": {key: 1}},
            "key_not_text",
        )
    values = (huge, -huge, object(), b"x", {1}, float("nan"), float("inf"), 2**64, range(5), [[]])
    for value in values:
        for key, code in (
            ("game", "not_one_of"),
            ("format", None),
            ("players", "not_wanted"),
            ("rulings", "not_wanted"),
            ("pack", "not_wanted"),
        ):
            if value == [[]] and key == "players":
                continue
            yield Nasty(
                f"{type(value).__name__} {len(str(type(value)))} as {key}",
                "given",
                lambda key=key, value=value: {**position, key: value},
                code or ("format_newer" if isinstance(value, int) and value > 1 else "format"),
            )
    yield Nasty("a position in itself", "given", lambda: _in_itself(position), "not_wanted")
    yield Nasty(
        "a million players", "given", lambda: {**position, "players": [{}] * 1_000_000}, "players"
    )
    yield Nasty("no dict", "given", lambda: huge, "not_wanted")
    yield Nasty(
        "a million rulings",
        "given",
        lambda: {**position, "rulings": {f"k{n}": 1 for n in range(10**6)}},
        "unknown_ruling",
        True,
    )


def _in_itself(position: Any) -> Any:
    outer = {**position}
    outer["players"] = [{"pier": outer}]
    outer["rulings"] = outer
    return outer


def expanded(parts: list[Any]) -> str:
    """A text from its parts: texts, and texts with the number of times; `<n>` counts from 0."""
    return "".join(part if isinstance(part, str) else _repeated(*part) for part in parts)


def _repeated(text: str, times: int) -> str:
    if "<n>" not in text:
        return text * times
    return "".join(text.replace("<n>", str(number)) for number in range(times))


def of_texts() -> Iterator[Nasty]:
    """Large documents of any kind."""
    for kind in ("TOML", "JSON"):
        for name, parts, code in read_table(__file__, kind):
            make = partial(lambda parts: expanded(parts).encode(), parts)
            yield Nasty(f"{kind}: {name}", "position", make, code, True)
    for name, data, code in (
        ("null characters", b"\0" * 980_000, "toml"),
        ("no UTF-8", b"\xff" * 980_000, "encoding"),
        ("no UTF-8 behind lines", b"\n" * 980_000 + b"\xff", "encoding"),
        ("UTF-16", "a".encode("utf-16") * 100_000, "encoding_utf16"),
        ("byte order marks", b"\xef\xbb\xbf" * 300_000, "toml"),
        ("nothing", b"", "empty"),
    ):
        yield Nasty(f"bytes: {name}", "position", lambda data=data: data, code, True)

    def padded(size: int) -> bytes:
        begun = toml(PIER)
        return begun + b"#" * (size - len(begun))

    yield from edge("bytes of a document", "position", padded, 1_000_000, 1_000_001, "too_large")


def of_names() -> Iterator[Nasty]:
    """Many unknown names, similar to the known ones, and marks without width."""
    random = Random(1)
    letters = [*"abcdefgh" * 5]
    known, unknown = (
        ["".join(random.sample(letters, len(letters))) for _ in range(500)] for _ in range(2)
    )
    tiles = [{"id": name, "tile": "B"} for name in known]
    rows = [" ".join(f"#{name[1:]}" for name in unknown[n : n + 4]) for n in range(0, 96, 4)]
    islands = [{"name": f"P{n}", "island": rows[4 * n : 4 * n + 4]} for n in range(6)]
    yield Nasty(
        "96 tiles that a pack of 500 has not",
        "given",
        lambda: {
            "game": "auctionland",
            "pack": {**auctionland_pack(), "tiles": tiles},
            "players": islands,
        },
        "unknown_id",
        True,
    )
    cards = [{**pier18_pack()["cards"][0], "id": name} for name in known]
    yield Nasty(
        "1,500 cards that a pack of 500 has not",
        "given",
        lambda: {
            "game": "pier18",
            "pack": {**pier18_pack(), "cards": cards},
            "players": [{"name": f"P{n}", "cards": unknown} for n in range(3)],
        },
        "unknown_id",
        True,
    )
    player = {"pier": ["S", "."], **{f"k{n}": 1 for n in range(100)}}
    for mark in ("\u0301", "\u200d"):
        yield Nasty(
            f"100 mistakes behind a line of U+{ord(mark):04X}",
            "position",
            lambda mark=mark: json.dumps(
                {
                    "game": "pier18",
                    "name": mark * (900_000 // len(mark.encode())),
                    "players": [player],
                },
                ensure_ascii=False,
            ).encode(),
            "unknown_key",
            True,
        )


def of_replies() -> Iterator[Nasty]:
    """Lines of external programs: parsed strictly and fast; the code is the kind of the reply."""
    many = ",".join(f'"k{n}":1' for n in range(80_000))
    for name, result, code in (
        ("a repeated key at the end", "{" + many + ',"k7":1}', "Garbled"),
        ("keys", '{"totals":[1],' + many + "}", "Scored"),
        ("totals", '{"totals":[' + "1," * 400_000 + "1]}", "Scored"),
        ("moves", '{"moves":[' + "{}," * 300_000 + "{}]}", "Moves"),
        ("brackets", "[" * 900_000, "Garbled"),
        ("4300 digits", '{"totals":[' + "9" * 4300 + "]}", "Scored"),
        ("digits", '{"totals":[' + "9" * 900_000 + "]}", "Garbled"),
        ("a constant", '{"totals":[NaN]}', "Garbled"),
        ("half a character", '{"totals":["\\ud800"]}', "Garbled"),
        ("half a character as a key", '{"totals":[1],"\\ud800":1}', "Scored"),
        ("names of games", '{"games":["' + "x" * 900_000 + '"]}', "Greeting"),
    ):
        line = f'{{"id":1,"result":{result}}}'.encode()
        yield Nasty(f"reply: {name}", "reply", lambda line=line: line, code, True)
    for name, line, code in (
        ("an id of 4301 digits", b'{"id":' + b"9" * 4301 + b',"result":{}}', "noise"),
        ("text before", b"x" * 900_000 + b'{"id":1,"result":{}}', "noise"),
        ("braces", b"{" * 900_000, "noise"),
        ("begun again and again", b'{"' * 450_000, "noise"),
        ("no UTF-8", b'{"id":1,"result":"\xff"}', "Garbled"),
        (
            "an error",
            b'{"id":1,"error":{"code":"internal","message":"' + b"x" * 900_000 + b'"}}',
            "Refused",
        ),
    ):
        yield Nasty(f"reply: {name}", "reply", lambda line=line: line, code, True)


def of_findings() -> Iterator[Nasty]:
    """Files with counterexamples of a search."""
    yield from edge("findings", "finding", finding, 100, 101, "too_many")


def all_documents() -> list[Nasty]:
    """All of them."""
    makers = (
        of_piers,
        of_conditions,
        of_islands,
        of_packs,
        of_records,
        of_dicts,
        of_texts,
        of_names,
        of_replies,
        of_findings,
    )
    return [nasty for make in makers for nasty in make()]
