"""Random documents of every kind: from bytes, from tokens, from structures.

One in four is valid; the others are damaged, some of them in several places.
"""

import json
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import cache, partial
from importlib import import_module
from random import Random
from typing import Any

from attrs import asdict

from boardscore.core.errors import BoardscoreError
from boardscore.packs import demo_pack, write_pack
from boardscore.pier18.plan_syntax import NAMES
from boardscore.positions import read_position
from boardscore.verify.vectors import vectors
from tests.fuzz.answers import DIALOGS
from tests.fuzz.calls import CALLS, ODD
from tests.fuzz.large import large
from tests.fuzz.played import MOVES, RECORDS, TABLES
from tests.tables import read_table

Making = Callable[[Random], Any]

_read: Any = partial(read_table, __file__)
_ODD: Sequence[Any] = (
    *(None, True, False, 0, 1, -1, 3, 18, 19, 2.0, 10**9, 10**9 + 1, 10**50, 1e300, float("nan")),
    *("", " ", "\n", "\0", "\ud800", "é", "❤️", "🎵", "٣", "x" * 1001, "demo", "../x.toml"),
    *("/proc/kmsg", "1+", "5+", "02-30", "#1", "#1@4", "S\nQ"),
    *([], [[]], {}, {"": ""}, [None], ["S", "."]),
)
_MORE: Mapping[str, Sequence[str]] = {
    "pier": ["S" * 401],
    "condition": NAMES,
    "typed": ["x" * 2000],
    "args": ["x" * 5000],
}
_TOKENS: Mapping[str, Sequence[str]] = {
    kind: [*tokens, *_MORE.get(kind, ())] for kind, tokens in _read("TOKENS").items()
}


def odd(random: Random) -> Any:
    """A value that hardly fits anywhere."""
    return random.choice(_ODD)


def text(random: Random, kind: str, joined: str = "", most: int = 24) -> str:
    return joined.join(random.choices(_TOKENS[kind], k=random.randrange(most)))


def damaged(random: Random, data: Any, odd: Making = odd) -> Any:
    """Plain data with one change: a value replaced, removed, added or doubled."""
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
                return {**data, key: damaged(random, data[key], odd)}
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
                return [*data[:place], damaged(random, data[place], odd), *data[place + 1 :]]
    if isinstance(data, str) and data and random.random() < 0.7:
        place = random.randrange(len(data) + 1)
        return data[:place] + random.choice((*"S.|B+/#@1-( \n", "", "❤️", "\0")) + data[place + 1 :]
    return odd(random)


def maybe_damaged(random: Random, data: Any, odd: Making = odd) -> Any:
    """Plain data, unchanged in one case of four."""
    for _ in range(random.choice((0, 1, 1, 3))):
        data = damaged(random, data, odd)
    return data


def any_odd(random: Random) -> Any:
    """A value that hardly fits anywhere, including values that JSON does not have."""
    return random.choice(_ODD if random.random() < 0.5 else ODD)


def written(random: Random, data: Any) -> bytes:
    """Data as JSON, or as TOML if possible; sometimes with wrong bytes."""
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
    """Bytes, some of them changed, removed, doubled or cut off."""
    for _ in range(random.randrange(1, 5)):
        start = random.randrange(len(data) + 1)
        end = min(len(data), start + random.randrange(9))
        new = random.choice(
            (b"", b"\xff", b'"', b"{", b"[", b"]", b"\n", b"=", b"\\", b"\0", data[start:end] * 3)
        )
        data = data[:start] + new + (b"" if random.random() < 0.05 else data[end:])
    return data


# Valid documents


def position_data(random: Random) -> Any:
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
        needs_pack = random.random() < 0.2
        if needs_pack:
            players = [{"cards": ["1", "6+1"], "plan_card": "6"}]
        found = {"game": "pier18", "rulings": {"half_turn": True}, "players": players}
        return {**found, "pack": "demo"} if needs_pack or random.random() < 0.1 else found
    plain = ("B", "T", "BGGH+l", ".", "G/HH", "-+mm")
    tiles = random.choice((plain, plain, plain, (*plain, "#1", "#7@2")))
    tile = lambda: random.choice(tiles)  # noqa: E731
    width = random.randrange(1, 5)
    rows = [" ".join(tile() for _ in range(width)) for _ in range(random.randrange(1, 5))]
    names = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
    seats: list[Any] = [{"name": "A", "island": rows, "money": 3, "claimed": 9}]
    seats += [{"counts": {name: random.randrange(5) for name in names}}] * random.randrange(2)
    tables = {"beaches": [0, 1, "3+"], "theme_parks": [0, 2]}
    found = {"game": "auctionland", "tables": tables, "players": seats}
    return {**found, "pack": "demo"} if "#1" in tiles else found


def pack_data(random: Random) -> Any:
    """A pack of either game, with some of the cards or tiles of the invented one."""
    data = dict(random.choice(_PACKS))
    listed = "cards" if "cards" in data else "tiles"
    return {**data, listed: random.sample(data[listed], random.randrange(1, 6))}


def record_lines(random: Random) -> list[Any]:
    lines = random.choice(RECORDS)
    return lines[: random.randrange(1, len(lines) + 1)]


_PACKS = [write_pack(demo_pack(game)) for game in ("pier18", "auctionland")]
_FINDINGS = [
    json.loads(json.dumps({"format": 1, "vectors": [asdict(vector)]}))
    for group in (
        vectors.positions(),
        vectors.load(None, vectors.PLAY),
        vectors.load(None, vectors.TABLE),
    )
    for vector in group[::20]
]
_SEVERAL = (1, 1, 1, 2, 5)
"""The maximum number of counterexamples in a file."""


def _reply(random: Random) -> bytes:
    results = (
        {"totals": [1, 2], "ranks": [2, 1], "categories": [{"poets": 1}, {"poets": 2}]},
        {"moves": [random.choice(MOVES), random.choice(MOVES)]},
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
    """A text with a notation: of tokens, or from the grammar and damaged in three of four."""
    kind = random.choice([*_GRAMMAR])
    if random.random() < 0.3:
        return text(random, kind)
    found = _GRAMMAR[kind](random)
    for _ in range(random.choice((0, 0, 1, 3))):
        place = random.randrange(len(found) + 1)
        found = found[:place] + random.choice(_TOKENS[kind]) + found[place + random.randrange(2) :]
    return found


def _pier(random: Random) -> str:
    columns = random.randrange(1, 13)
    cards = random.choice((1, columns))
    side = lambda: "|".join(  # noqa: E731
        "".join(random.choices(random.choice(("SQHA.", "sqha.", "★✒♥⚓")), k=columns // cards))
        for _ in range(cards)
    )
    return random.choice(("{}\n{}", " {} \r\n{}\n")).format(side(), side())


def _tile(random: Random) -> str:
    """A tile: one zone, four half-sides or two by two, with optional additions to each."""
    zones = lambda count: "".join(random.choices("BTGH", k=count))  # noqa: E731
    inner = random.choice(("", f"+{''.join(random.choices('pml', k=random.randrange(1, 4)))}"))
    return random.choice(
        (
            zones(1) + inner,
            zones(4) + inner,
            f"{zones(1)}/{zones(2)}" + inner,
            "-" + inner,
            f"#{random.randrange(1, 30)}@{random.randrange(4)}",
            f"#{random.randrange(1, 30)}",
            ".",
        )
    )


def _island(random: Random) -> str:
    width = random.randrange(1, 5)
    rows = (" ".join(_tile(random) for _ in range(width)) for _ in range(random.randrange(1, 5)))
    return "\n".join(rows)


def _table(random: Random) -> str:
    entries = [str(random.randrange(30)) for _ in range(random.randrange(1, 9))]
    return " ".join(entries) + random.choice(("", "+"))


def _date(random: Random) -> str:
    return f"{random.randrange(1, 13):02}-{random.randrange(1, 32):02}"


_GRAMMAR: Mapping[str, Callable[[Random], str]] = {
    "pier": _pier,
    "island": lambda random: random.choice((_tile, _island))(random),
    "table": _table,
    "date": _date,
}


def _move(random: Random) -> tuple[int, Any]:
    """A move of a played game at its state, damaged in three of four cases, or at another state."""
    place = random.randrange(len(MOVES))
    table = place + 1 if random.random() < 0.8 else random.randrange(len(TABLES))
    return table, maybe_damaged(random, MOVES[place], any_odd)


def _condition(random: Random) -> str:
    if random.random() < 0.5:
        parts = [
            f"{random.choice(NAMES)} {random.choice(('==', '<', '>='))} {random.randrange(30)}"
            for _ in range(random.randrange(1, 5))
        ]
        right = random.choice((" and ", " or ", " and not ")).join(parts)
        return str(damaged(random, right)) if random.random() < 0.5 else right
    return text(random, "condition", random.choice((" ", "")))


def _finding(random: Random) -> bytes:
    """A file with one or several counterexamples."""
    files = random.choices(_FINDINGS, k=random.choice(_SEVERAL))
    found = [vector for file in files for vector in file["vectors"]]
    return written(random, maybe_damaged(random, {"format": 1, "vectors": found}))


def _draft(random: Random) -> bytes:
    """Some answers of a dialog in its draft of `new`, for both games."""
    if random.random() < 0.01:
        return b"[" * 20_000
    kept = random.choice(_drafts())
    answers = dict([*kept.items()][: random.randrange(1, len(kept) + 1)])
    taken_back = {f"?{key}": answers[key] for key in answers if random.random() < 0.05}
    kept = {**answers, **taken_back, "game": kept["game"]}
    return written(random, maybe_damaged(random, kept))


@cache
def _drafts() -> list[dict[str, str]]:
    """All answers about valid positions."""
    random, drafts = Random(1), []
    for _ in range(200):
        data = position_data(random)
        with suppress(BoardscoreError):
            position: Any = read_position(data)
            guide = import_module(f"boardscore.{data['game']}.ask")
            if data["game"] == "auctionland" or all(player.pier for player in position.players):
                drafts.append({"game": data["game"], **guide.answers_of(position, "en")})
    return drafts


def _typed(random: Random) -> tuple[int, bytes]:
    """A dialog, and lines for it: fitting answers mixed with others, or any lines."""
    number = random.randrange(len(DIALOGS))
    lines = random.choices(_TOKENS["typed"], k=random.randrange(40))
    if number < 2 and random.random() < 0.7:
        game = ("pier18", "auctionland")[number]
        kept = random.choice([draft for draft in _drafts() if draft["game"] == game])
        lines = [kept[key] for key in sorted(kept, key=_question_order) if key != "game"]
        for _ in range(random.choice((0, 0, 1, 3))):
            lines.insert(random.randrange(len(lines) + 1), random.choice(_TOKENS["typed"]))
        lines += [""] * 20
    return number, "\n".join([*lines, ""]).encode(errors="surrogatepass")


def _question_order(key: str) -> tuple[bool, str, bool]:
    """The sort key of a question: the number of players, each player, values for ties."""
    seat, _, name = key.partition(".")
    return (
        (not seat.isdecimal() or name in {"money", "plan_date"}) and key != "players",
        ("" if key == "players" else seat),
        name == "patrons",
    )


def _args(random: Random) -> list[str]:
    return random.choices(_TOKENS["args"], k=random.randrange(1, 6))


def _call(random: Random) -> tuple[str, str, Any]:
    """A public call and one of its arguments, replaced or damaged."""
    name = random.choice([*CALLS])
    right = CALLS[name].right
    argument = random.choice([*right])
    inside = isinstance(right[argument], dict | list) and random.random() < 0.8
    return (
        name,
        argument,
        damaged(random, right[argument], any_odd) if inside else random.choice(ODD),
    )


MAKERS: Mapping[str, Making] = {
    "position": lambda random: written(random, maybe_damaged(random, position_data(random))),
    "given": lambda random: maybe_damaged(random, position_data(random), any_odd),
    "pack": lambda random: written(random, maybe_damaged(random, pack_data(random))),
    "record": _record,
    "move": _move,
    "notation": _notation,
    "condition": _condition,
    "reply": _reply,
    "finding": _finding,
    "draft": _draft,
    "typed": _typed,
    "command": _args,
    "call": _call,
    "large": large,
}
"""For each kind of document, its generator."""
