"""Nasty documents below 1 MB: each limit with its neighbour, and documents that once took minutes.

Every expectation follows from the limits on the formats page: None for a valid document, or the
code of a reported mistake. Most documents are in `nasty.json`; `filled` says what stands for what.
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


_table: Any = partial(read_table, __file__)
_LIKE: Any = _table("LIKE")


def _count(text: str, n: Any) -> int:
    """The number that a text such as `n`, `n-3` or `20` stands for."""
    base, _, less = text.partition("-")
    return int(n if base == "n" else base) - int(less or 0)


def filled(value: Any, n: Any = 0, place: int = 0) -> Any:
    """A value for a number n: `=n` is the number itself.

    In a text `<n>` is n, `<x*n-3>` is n - 3 times x, and `<i>` is the place in its list. In a
    list, `{"n times": value}` is n values; in a table, the key `9 times k<i>` is 9 keys. `like` is
    a table with other values of some keys.
    """
    if value == "=n":
        return n
    if isinstance(value, str):
        repeated = re.sub(
            r"<([^<]+?)\*(n-\d+|n|\d+)>", lambda part: part[1] * _count(part[2], n), value
        )
        return repeated.replace("<n>", str(n)).replace("<i>", str(place))
    if isinstance(value, list):
        return [part for one in value for part in _several(one, n)]
    if not isinstance(value, dict):
        return value
    whole = {**_LIKE[value["like"]], **value} if "like" in value else value
    found = {}
    for key, one in whole.items():
        times, _, name = key.rpartition(" times ")
        for number in range(_count(times or "1", n)):
            found[filled(name, n, number)] = filled(one, n, place)
    found.pop("like", None)
    return found


def _several(value: Any, n: Any) -> Iterator[Any]:
    """A value of a list, or as many as it says."""
    if isinstance(value, dict) and len(value) == 1:
        ((key, one),) = value.items()
        if key.endswith(" times"):
            yield from (filled(one, n, number) for number in range(_count(key[:-6], n)))
            return
    yield filled(value, n)


def document(kind: str, template: Any, n: Any = 0) -> Any:
    """A document of a kind: text of a file, a file of JSON, lines of JSON, or a Python value."""
    value = filled(template, n)
    match kind:
        case "position":
            return value.encode()
        case "pack":
            return dumped(value)
        case "record":
            return dumped(*value)
        case "move":
            return 0, value
    return value


def dumped(*lines: Any) -> bytes:
    """JSON, one value per line."""
    return "\n".join(map(json.dumps, lines)).encode()


def edge(  # noqa: PLR0913, PLR0917
    name: str, kind: str, template: Any, last: Any, first: Any, code: str
) -> Iterator[Nasty]:
    """The last valid number, and the first invalid one."""
    yield Nasty(f"{name} {last}", kind, partial(document, kind, template, last), None)
    yield Nasty(f"{name} {first}", kind, partial(document, kind, template, first), code)


def of_tables() -> Iterator[Nasty]:
    """Documents that the tables have in full."""
    for row in _table("EDGES"):
        yield from edge(*row)
    for table in ("SINGLE", "LARGE"):
        for name, kind, template, code in _table(table):
            make = partial(document, kind, template)
            yield Nasty(name, kind, make, code, table == "LARGE")


def of_parts() -> Iterator[Nasty]:
    """Lines of a player, conditions, tiles and moves, each in all documents that have them."""
    for game in ("pier18", "auctionland"):
        for name, line, *numbers in _table(f"LINES of {game}"):
            text = f'game = "{game}"\n[[players]]\n{line}\n'
            yield from edge(name, "position", text, *numbers)
    for name, text, *numbers in _table("CONDITIONS"):
        line = f'game = "pier18"\n[[players]]\npier = ["S", "."]\nplan = "{text}"'
        yield from edge(f"{name} of a condition", "condition", text, *numbers)
        yield from edge(f"{name} of a plan", "position", line, *numbers)
    for name, text, *numbers in _table("TILES"):
        line = f'game = "auctionland"\n[[players]]\nisland = """{text}"""'
        pack = {"like": "auctionland pack", "tiles": [{"id": "t0", "tile": text}]}
        yield from edge(f"{name} of a tile", "position", line, *numbers)
        yield from edge(f"{name} of a tile", "pack", pack, *numbers)
    for number, (move, code) in enumerate(_table("MOVES")):
        lines = [{"like": "auctionland game"}, move]
        yield Nasty(f"move {number}", "move", partial(document, "move", move), code)
        yield Nasty(f"line {number}", "record", partial(document, "record", lines), code, True)


def of_blank_lines() -> Iterator[Nasty]:
    begun = document("record", [{"like": "pier18 game"}, {}])
    for end in ("\n", "\r", "\r\n", " \n"):
        blank = (end * (900_000 // len(end))).encode()
        text = blank + begun
        yield Nasty(f"blank lines {end!r}", "record", lambda text=text: text, "no_move", True)


def of_python() -> Iterator[Nasty]:
    huge = 10**5000
    player = {"pier": ["S", "."]}
    position = {"game": "pier18", "players": [player]}
    place, sell = _LIKE["place"], _LIKE["sell"]
    for move, code in (
        ({**place, "player": huge}, "out_of_range"),
        ({"move": huge}, "not_one_of"),
    ):
        yield Nasty(f"a huge number in {[*move]}", "move", lambda move=move: (0, move), code)
    for key in (5, -1, huge, None, True, 2.5, b"x", (1, 2), object(), float("nan")):
        for where, kind, value in (
            ("a move", "move", (0, {**sell, key: 1})),
            ("a position", "given", {**position, key: 1}),
            ("a player", "given", {**position, "players": [{**player, key: 1}]}),
            ("the rulings", "given", {**position, "rulings": {key: 1}}),
        ):
            name = f"a {type(key).__name__} as a key of {where}"
            yield Nasty(name, kind, lambda value=value: value, "key_not_text")
    values = (huge, -huge, object(), b"x", {1}, float("nan"), float("inf"), 2**64, range(5), [[]])
    codes = {"game": "not_one_of", "rulings": "not_wanted", "pack": "not_wanted"}
    for value in values:
        is_newer = isinstance(value, int) and value > 1
        of_each = {**codes, "format": "format_newer" if is_newer else "format"}
        if value != [[]]:
            of_each["players"] = "not_wanted"
        for key, code in of_each.items():
            name = f"{type(value).__name__} {len(str(type(value)))} as {key}"
            yield Nasty(name, "given", lambda k=key, value=value: {**position, k: value}, code)
    yield Nasty("a position in itself", "given", lambda: _in_itself(position), "not_wanted")
    yield Nasty("no dict", "given", lambda: huge, "not_wanted")


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
        for name, parts, code in _table(kind):
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
    begun = 'game = "pier18"\n[[players]]\npier = ["S", "."]\n'
    whole = f"{begun}<#*n-{len(begun)}>"
    yield from edge("bytes of a document", "position", whole, 1_000_000, 1_000_001, "too_large")


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
    cards = [{**_LIKE["card"], "id": name} for name in known]
    piers = [{"name": f"P{n}", "cards": unknown} for n in range(3)]
    for name, game, entries, players in (
        ("96 tiles", "auctionland", {"tiles": tiles}, islands),
        ("1,500 cards", "pier18", {"cards": cards}, piers),
    ):
        pack = {**_LIKE[f"{game} pack"], **entries}
        position = {"game": game, "pack": pack, "players": players}
        said = f"{name} that a pack of 500 has not"
        yield Nasty(said, "given", lambda position=position: position, "unknown_id", True)
    player = {"pier": ["S", "."], **{f"k{n}": 1 for n in range(100)}}
    for mark in ("\u0301", "\u200d"):
        name = mark * (900_000 // len(mark.encode()))
        position = {"game": "pier18", "name": name, "players": [player]}
        text = json.dumps(position, ensure_ascii=False).encode()
        said = f"100 mistakes behind a line of U+{ord(mark):04X}"
        yield Nasty(said, "position", lambda text=text: text, "unknown_key", True)


def of_replies() -> Iterator[Nasty]:
    """Lines of external programs: parsed strictly and fast; the code is the kind of the reply."""
    for name, parts, code in _table("REPLIES"):
        line = f'{{"id":1,"result":{expanded(parts)}}}'.encode()
        yield Nasty(f"reply: {name}", "reply", lambda line=line: line, code, True)
    long = b"x" * 900_000
    for name, line, code in (
        ("an id of 4301 digits", b'{"id":' + b"9" * 4301 + b',"result":{}}', "noise"),
        ("text before", long + b'{"id":1,"result":{}}', "noise"),
        ("braces", b"{" * 900_000, "noise"),
        ("begun again and again", b'{"' * 450_000, "noise"),
        ("no UTF-8", b'{"id":1,"result":"\xff"}', "Garbled"),
        ("an error", b'{"id":1,"error":{"code":"internal","message":"' + long + b'"}}', "Refused"),
    ):
        yield Nasty(f"reply: {name}", "reply", lambda line=line: line, code, True)


def of_findings() -> Iterator[Nasty]:
    """Files with one counterexample repeated, as a search could have written it."""
    plain = next(one for one in vectors.positions("pier18") if not one.variants)
    vector = json.loads(json.dumps(asdict(plain)))
    for number, code in ((100, None), (101, "too_many")):
        data = dumped({"format": 1, "vectors": [vector] * number})
        yield Nasty(f"findings {number}", "finding", lambda data=data: data, code)


def all_documents() -> list[Nasty]:
    makers = (of_tables, of_parts, of_blank_lines, of_python, of_texts, of_names, of_replies)
    return [nasty for make in (*makers, of_findings) for nasty in make()]
