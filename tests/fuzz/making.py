"""Documents of every kind, made up by chance: from bytes, from tokens, from structures.

One in four is right; the others are damaged, some of them in several places.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from attrs import asdict

from boardscore import auctionland, pier18
from boardscore.games import deal
from boardscore.packs import demo_pack, write_pack
from boardscore.pier18.plans import NAMES
from boardscore.records import write_record
from boardscore.verify import vectors

Making = Callable[[Random], Any]

_ODD: Sequence[Any] = (
    *(None, True, False, 0, 1, -1, 3, 18, 19, 2.0, 10**9, 10**9 + 1, 10**50, 1e300, float("nan")),
    *(
        "",
        " ",
        "\n",
        "\0",
        "\ud800",
        "é",
        "❤️",
        "🎵",
        "٣",
        "x" * 1001,
        "demo",
        "../x.toml",
        "/proc/kmsg",
    ),
    *([], [[]], {}, {"": ""}, [None], "1+", "5+", "02-30", "#1", "#1@4", "S\nQ", ["S", "."]),
)
_TOKENS: Mapping[str, Sequence[str]] = {
    "pier": [
        *"SQHA.|sqha★✒♥⚓ \n\t\r\ufe0fX",
        "SQ.",
        "\n",
        "\n",
        "|",
        "Ѕ",
        "\ud800",
        "\x00",
        "S" * 401,
    ],
    "island": [
        *"BTGH-/+pml.#@ \n12bgth☮❤🎵\ufe0f",
        "BGGH",
        "G/HH",
        "T+pl",
        "#23@2",
        "B " * 5,
        "\ud800",
    ],
    "table": ["0", "1", "2", "5+", " ", "-1", "x", "9999", "1000000001+", "+"],
    "date": [*"0123456789-/ ", "02-29", "12-31", "04-17", "٣"],
    "condition": [
        *NAMES,
        *(
            "==",
            "!=",
            "<",
            ">=",
            "and",
            "or",
            "not",
            "(",
            ")",
            "+",
            "-",
            "*",
            "/",
            "1",
            "0",
            "9999",
        ),
        *(
            "10000",
            "0x1",
            "1e5",
            ".",
            ",",
            "=",
            "&",
            "|",
            "lambda",
            "if",
            "poets",
            "\n",
            "\t",
            "\0",
        ),
        *("\ud800", "é", "**", ":=", "[", "]", "'", '"', "#", "((((((((((((((((((((("),
    ],
    "typed": [
        *(
            "?",
            "back",
            "list",
            "quit",
            "edit 1",
            "edit 99",
            "",
            "y",
            "n",
            "2",
            "3",
            "Anna",
            "Ben",
            "demo",
        ),
        *(
            "S.Q.",
            "..A.",
            "B",
            "B T",
            "BGGH+l",
            "04-17",
            "poets >= 4",
            "0",
            "1",
            "12",
            "undo",
            "score",
        ),
        *(
            "moves",
            "board",
            "done",
            "1 2 3",
            "bid 1",
            "pass",
            "sell",
            "\x1b[A",
            "\ud83d",
            "x" * 2000,
            "é",
        ),
        *(
            "zurück",
            "ende",
            "hilfe",
            "ja",
            "nein",
            "0,1,3+",
            "[0, 1]",
            "S S",
            "7",
            "-1",
            "#1",
            "\t",
        ),
    ],
    "args": [
        *(
            "score",
            "new",
            "rules",
            "pack",
            "check",
            "show",
            "vectors",
            "list",
            "replay",
            "adapter",
            "js",
        ),
        *(
            "python",
            "--json",
            "--explain",
            "--lang",
            "de",
            "en",
            "xx",
            "--ruling",
            "half_turn=true",
            "=",
        ),
        *(
            "--beaches",
            "0,1,3+",
            "--theme-parks",
            "[",
            "--help",
            "--version",
            "--demo",
            "pier18",
            "-",
        ),
        *(
            "auctionland",
            "nothing.toml",
            "/",
            "/dev/null",
            "",
            "\0",
            "\ud800",
            "--",
            "-x",
            "é",
            "coverage",
        ),
        *("pier18.score.*", "auctionland", "--template", "facets", "--op", "legal", "x" * 5000),
    ],
}


def odd(random: Random) -> Any:
    """A value that hardly fits anywhere."""
    return random.choice(_ODD)


def text(random: Random, kind: str, joined: str = "", most: int = 24) -> str:
    """A text of tokens."""
    return joined.join(random.choices(_TOKENS[kind], k=random.randrange(most)))


def damaged(random: Random, data: Any) -> Any:
    """Plain data with something else somewhere in it: replaced, left out, added or doubled."""
    if isinstance(data, dict) and data and random.random() < 0.9:
        key = random.choice(list(data))
        match random.randrange(8):
            case 0:
                return {other: value for other, value in data.items() if other != key}
            case 1:
                return {
                    **data,
                    random.choice((*data, "x", "", "\ud800", "pier", "plan", "é")): odd(random),
                }
            case _:
                return {**data, key: damaged(random, data[key])}
    if isinstance(data, list) and data and random.random() < 0.85:
        place = random.randrange(len(data))
        match random.randrange(8):
            case 0:
                return data[:place] + data[place + 1 :]
            case 1:
                return [*data, data[place]]
            case 2:
                return data * random.choice((2, 5, 50))
            case _:
                return [*data[:place], damaged(random, data[place]), *data[place + 1 :]]
    if isinstance(data, str) and data and random.random() < 0.7:
        place = random.randrange(len(data) + 1)
        return data[:place] + random.choice((*"S.|B+/#@1-( \n", "", "❤️", "\0")) + data[place + 1 :]
    return odd(random)


def maybe_damaged(random: Random, data: Any) -> Any:
    """Plain data, right in one case of four."""
    for _ in range(random.choice((0, 1, 1, 3))):
        data = damaged(random, data)
    return data


def written(random: Random, data: Any) -> bytes:
    """JSON of data, or TOML as far as it has it; now and then with wrong bytes."""
    dump = json.dumps(data, ensure_ascii=random.random() < 0.5)
    found = dump.encode(errors="surrogatepass")
    if isinstance(data, dict) and random.random() < 0.5:
        pairs = (f"{json.dumps(str(key))} = {_toml(value)}" for key, value in data.items())
        found = "\n".join(pairs).encode(errors="surrogatepass")
    return mangled(random, found) if random.random() < 0.25 else found


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(str(k))} = {_toml(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(map(_toml, value)) + "]"
    return json.dumps(value)


def mangled(random: Random, data: bytes) -> bytes:
    """Bytes of which some were changed, taken out, doubled or cut off."""
    for _ in range(random.randrange(1, 5)):
        start = random.randrange(len(data) + 1)
        end = min(len(data), start + random.randrange(9))
        new = random.choice(
            (b"", b"\xff", b'"', b"{", b"[", b"]", b"\n", b"=", b"\\", b"\0", data[start:end] * 3)
        )
        data = data[:start] + new + (b"" if random.random() < 0.05 else data[end:])
    return data


# Right ones


def position_data(random: Random) -> Any:
    """A position of either game."""
    if random.random() < 0.5:
        columns = random.randrange(1, 9)
        row = lambda: "".join(random.choices("SQHA..", k=columns))  # noqa: E731
        players = [
            {
                "name": f"P{n}",
                "pier": [row(), row()],
                "patrons": random.randrange(19),
                "plan": "poets >= 4",
                "plan_date": "04-17",
                "claimed": random.randrange(30),
            }
            for n in range(random.randrange(1, 4))
        ]
        if random.random() < 0.3:
            players = [{"cards": ["1", "6+1"], "plan_card": "6"}]
        return {
            "game": "pier18",
            "rulings": {"half_turn": True},
            "pack": "demo",
            "players": players,
        }
    tile = lambda: random.choice(("B", "T", "BGGH+l", ".", "#1", "#7@2", "G/HH", "-+mm"))  # noqa: E731
    width = random.randrange(1, 5)
    rows = [" ".join(tile() for _ in range(width)) for _ in range(random.randrange(1, 5))]
    names = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
    seats: list[Any] = [{"name": "A", "island": rows, "money": 3, "claimed": 9}]
    seats += [{"counts": {name: random.randrange(5) for name in names}}] * random.randrange(2)
    tables = {"beaches": [0, 1, "3+"], "theme_parks": [0, 2]}
    return {"game": "auctionland", "pack": "demo", "tables": tables, "players": seats}


def pack_data(random: Random) -> Any:
    """A pack of either game, with some of the cards or tiles of the invented one."""
    data = dict(random.choice(_PACKS))
    listed = "cards" if "cards" in data else "tiles"
    return {**data, listed: random.sample(data[listed], random.randrange(1, 6))}


def record_lines(random: Random) -> list[Any]:
    """The beginning of a game, as its record has it."""
    lines = random.choice(_RECORDS)
    return lines[: random.randrange(1, len(lines) + 1)]


def _played(seed: int) -> list[Any]:
    random = Random(seed)
    game = random.choice((pier18, auctionland))
    state: Any = game.start(["Anna", "Ben"], "demo")
    while not state.is_over:
        moves = list(state.legal_moves())
        state = state.play(random.choice(moves) if moves else deal(state, random))
    return [json.loads(line) for line in write_record(state, pack="demo").splitlines()]


_PACKS = [write_pack(demo_pack(game)) for game in ("pier18", "auctionland")]
_RECORDS = [_played(seed) for seed in range(12)]
_MOVES = [move for record in _RECORDS for move in record[1:]]
_FINDINGS = [
    json.loads(json.dumps({"format": 1, "vectors": [asdict(vector)]}))
    for vector in vectors.positions()
][::20]


def _reply(random: Random) -> bytes:
    results = (
        {"totals": [1, 2], "ranks": [2, 1], "categories": [{"poets": 1}, {"poets": 2}]},
        {"moves": [random.choice(_MOVES), random.choice(_MOVES)]},
        {"name": "x", "version": "1", "games": ["pier18"], "rulings": {"half_turn": True}},
    )
    data: Any = {"id": random.choice((1, 1, "1", 1.0, None)), "result": random.choice(results)}
    if random.random() < 0.2:
        data = {"id": 1, "error": {"code": "illegal", "index": 1, "message": "m"}}
    line = json.dumps(maybe_damaged(random, data)).encode()
    return mangled(random, line) if random.random() < 0.3 else line


def _record(random: Random) -> bytes:
    lines = maybe_damaged(random, record_lines(random))
    if not isinstance(lines, list):
        return written(random, lines)
    found = "\n".join(json.dumps(line) for line in lines).encode()
    return mangled(random, found) if random.random() < 0.25 else found


def _notation(random: Random) -> str:
    return text(random, random.choice(("pier", "island", "table", "date")))


def _condition(random: Random) -> str:
    if random.random() < 0.5:
        parts = [
            f"{random.choice(NAMES)} {random.choice(('==', '<', '>='))} {random.randrange(30)}"
            for _ in range(random.randrange(1, 5))
        ]
        right = random.choice((" and ", " or ", " and not ")).join(parts)
        return str(damaged(random, right)) if random.random() < 0.5 else right
    return text(random, "condition", random.choice((" ", "")))


def _draft(random: Random) -> bytes:
    kept = {"players": "2", "name.0": "Anna", "pier.0.upper": "S.Q.", "?x": "y", "": "", "[[": "9"}
    return written(random, maybe_damaged(random, kept)) if random.random() < 0.8 else b"[" * 20_000


def _typed(random: Random) -> bytes:
    return text(random, "typed", "\n", 40).encode(errors="surrogatepass") + b"\n"


def _args(random: Random) -> list[str]:
    return random.choices(_TOKENS["args"], k=random.randrange(1, 6))


MAKERS: Mapping[str, Making] = {
    "position": lambda random: written(random, maybe_damaged(random, position_data(random))),
    "given": lambda random: maybe_damaged(random, position_data(random)),
    "pack": lambda random: written(random, maybe_damaged(random, pack_data(random))),
    "record": _record,
    "move": lambda random: maybe_damaged(random, random.choice(_MOVES)),
    "notation": _notation,
    "condition": _condition,
    "reply": _reply,
    "finding": lambda random: written(random, maybe_damaged(random, random.choice(_FINDINGS))),
    "draft": _draft,
    "typed": _typed,
    "command": _args,
}
"""For each kind of document, what makes one up."""
