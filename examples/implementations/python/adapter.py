"""Line protocol 1 of boardscore, for an implementation of Pier 18 or Auctionland in Python.

It needs Python 3.9 or later and nothing else.

Fill in `ABOUT`, `score_pier18` and `score_auctionland` (one game is enough), then run verify. If
your program referees whole games, fill in `legal_...` and `replay_...` too.

    boardscore verify -- python adapter.py

Or leave this file as it is, and import it:

    from adapter import serve
    serve({"name": "mine"}, pier18=lambda position: {"totals": [12, 9]})

Standard output is for answers only. Print everything else to standard error.
"""

from __future__ import annotations

import json
import os
import re
import sys
import traceback
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

Answer = Callable[[dict[str, Any]], Mapping[str, Any]]


class Unsupported(Exception):
    """Raise it for what you do not implement: reports show a gap, not a mistake."""


class Illegal(Exception):
    """Raise it with the index of the illegal move; 0 is the first one.

    For an impossible set-up, raise it with the wrong key: `Illegal("players")`.
    """

    def __init__(self, where: int | str) -> None:
        super().__init__(f"{where}: not legal")
        self.where = where


# ---- Fill in ----

ABOUT: dict[str, Any] = {"name": "my implementation", "version": "1", "rulings": {}}
"""All keys are optional. `rulings` are those your program follows, such as `{"flower_points":
"other_kinds_only"}`; `games` are those it scores.
"""


def score_pier18(position: dict[str, Any]) -> Mapping[str, Any]:
    """Scores a position of Pier 18; yours to fill in.

    The position:

        {"rulings": {"flower_adjacency": "same_side", "flower_points": "every_other_symbol",
                     "ties_below_first": "same_rules"},
         "players": [{"name": "Anna",
                      "pier": [["S", None, "Q"], [None, "H", "A"]],  # upper, lower; land to water
                      "plan_completed": True, "patrons": 2,
                      "plan_date": "04-17"}]}                        # or None

    Return {"totals": [12, 9]}, and optionally
    "categories": [{"poets": 1, "lovers": 2, "fishers": 3, "flower_sellers": 4, "plan": 0,
    "patrons": 2}, ...] and "ranks": [1, 2].
    """
    raise Unsupported("score_pier18 is not filled in yet")


def score_auctionland(position: dict[str, Any]) -> Mapping[str, Any]:
    """Scores a position of Auctionland; yours to fill in.

    The position:

        {"tables": {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]},  # see `look_up`
         "players": [{"name": "Alex", "money": 12,                       # or None
                      "island": [[tile, None], [tile, tile]],            # rows; None: no tile
                      "counts": None},
                     {"name": "Bonnie", "money": 3, "island": None,      # only the counted numbers
                      "counts": {"beaches": 2, "theme_parks": 1, "gardens": 0, "houses": 0,
                                 "peace": 1, "love": 0, "music": 3}}]}

    Return {"totals": [12, 9]}, and optionally "categories": [{"beaches": 3,
    "theme_parks": 5, "gardens_houses": 1, "peace": 20, "love": 20, "music": 10}, ...] and
    "ranks": [1, 2].
    """
    raise Unsupported("score_auctionland is not filled in yet")


def legal_pier18(record: dict[str, Any]) -> Mapping[str, Any]:
    """The legal moves after a record.

    The record:

        {"setup": {"players": ["Anna", "Ben"], "rulings": {"half_turn": False, ...},
                   "pack": {"cards": [{"id": "7", "date": "04-17", "patron": "Q",
                                       "cells": [["S", None], [None, "A"]],    # upper, lower
                                       "plan": "poets >= 4"}, ...]}},
         "moves": [{"move": "deal", "hands": [["3", "7", "12"], ["1", "9", "4"]]}, ...]}

    Return all legal moves, in any order, as {"moves": [{"move": "choose", "player": 0, "plan": "7",
    "foundation": "3"}, ...]}; none while chance is due, and none at the end.
    """
    raise Unsupported("legal_pier18 is not filled in yet")


def replay_pier18(record: dict[str, Any]) -> Mapping[str, Any]:
    """Scores a finished game; the record has the same shape.

    Return the same as `score_pier18`. For an illegal move, raise Illegal(3) with its index; 0 is
    the first move.
    """
    raise Unsupported("replay_pier18 is not filled in yet")


def legal_auctionland(record: dict[str, Any]) -> Mapping[str, Any]:
    """The legal moves after a record.

    The record, where a tile is a `Tile`:

        {"setup": {"players": ["Alex", "Bonnie"], "rulings": {"rotation": "free", ...},
                   "market_size": 8,
                   "pack": {"tables": {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]},
                            "tiles": [{"id": "23", "tile": tile, "count": 1}, ...]}},
         "moves": [{"move": "market", "tiles": ["23", "4", ...]}, ...]}

    Return {"moves": [{"move": "bid", "player": 1, "amount": 3}, ...]}.
    """
    raise Unsupported("legal_auctionland is not filled in yet")


def replay_auctionland(record: dict[str, Any]) -> Mapping[str, Any]:
    """Scores a finished game; the record has the same shape.

    Return the same as `score_auctionland`, or raise Illegal(3).
    """
    raise Unsupported("replay_auctionland is not filled in yet")


# Optional, for a much faster search: pass `trace={"pier18": ..., "auctionland":
# ...}` to `serve`. A trace gets the same record. Return {"moves": [[{...}, ...], [...], ...]}, the
# legal moves before each move of the record, and at the end of a game also its score, as {"moves":
# [...], "totals": [12, 9]}. You can add the table before the first move and after each, as
# "states": [{"players": [{"pier": ["S.", ".A"], "patrons": 1}, ...]}, ...]; then add "offers":
# ["state"] above.
#
# Optional, to check set-ups and secrets: pass `start={...}` and `seen={...}`. `start` gets a
# record without moves. Return the table at the start; for an impossible set-up, raise
# Illegal("players"), or "pack", "deck", "rulings", "market_size". `seen` gets a record with a seat
# under "player". Return what that seat may know and do: {"players": [...], "deck": [...], "moves":
# [...], ...}, with None for hidden things. With a "deck" in the set-up, everything is drawn from
# its front, and the record has no moves of chance.


# ---- The notation ----


class Zone(NamedTuple):
    """A zone of a tile as your program gets it; a tile may have two zones of one kind."""

    kind: str
    """`B` beach, `T` theme park, `G` garden, `H` house."""
    half_sides: tuple[int, ...]
    """The half-sides of the zone, clockwise: 0 N-left, 1 N-right, 2 E-top, 3 E-bottom, 4 S-right, 5
    S-left, 6 W-bottom, 7 W-top. Empty for a zone inside the tile.
    """


class Tile(NamedTuple):
    """A tile as your program gets it: zones and icons (`p` peace, `l` love, `m` music)."""

    zones: tuple[Zone, ...]
    icons: str


_TILE = re.compile(
    r"(?P<sides>[BTGHbtgh-]|[BTGHbtgh-]{4}|[BTGHbtgh-]{8})"
    r"(?:/(?P<inner>[BTGHbtgh]+))?(?:\+(?P<icons>[plm]+))?"
)


def read_side(line: str) -> list[str | None]:
    """One side of a pier as your program gets it: symbols, and None for an empty space.

    >>> read_side("S.|Q")
    ['S', None, 'Q']
    """
    letters = re.sub(r"[|\s]", "", line)
    if not set(letters) <= set("SQHA."):
        raise ValueError(f"{line} is no side of a pier")
    return [None if letter == "." else letter for letter in letters]


def read_tile(word: str) -> Tile:
    """A tile as your program gets it, from the notation: `BGGH+l`, `G/HH`, `BBGGGGHH`.

    >>> tile = read_tile("G-gG/H+lm")
    >>> [(zone.kind, zone.half_sides) for zone in tile.zones], tile.icons
    ([('G', (0, 1, 6, 7)), ('G', (4, 5)), ('H', ())], 'lm')
    """
    parts = _TILE.fullmatch(word)
    if parts is None:
        raise ValueError(f"{word} is no tile")
    sides, inner, icons = (parts[name] or "" for name in ("sides", "inner", "icons"))
    letters = [sides[half * len(sides) // 8] for half in range(8)]
    touching = [
        Zone(letter.upper(), tuple(half for half in range(8) if letters[half] == letter))
        for letter in dict.fromkeys(letters)  # a small letter is another zone of the same kind
        if letter != "-"
    ]
    return Tile((*touching, *(Zone(letter.upper(), ()) for letter in inner)), icons)


def turned(tile: Tile, quarters: int) -> Tile:
    """The tile after some quarter turns clockwise, for your scoring: a zone at N moves to E."""
    zones = (
        Zone(kind, tuple(sorted((half + 2 * quarters) % 8 for half in half_sides)))
        for kind, half_sides in tile.zones
    )
    return tile._replace(zones=tuple(zones))


def _read_cell(word: str, pack: Mapping[str, Any]) -> Tile | None:
    """A square of an island: `.` for no tile, `#23@2` for tile 23 of the pack, turned twice."""
    if word == ".":
        return None
    if not word.startswith("#"):
        return read_tile(word)
    name, _, turns = word[1:].partition("@")
    tiles = {entry["id"]: entry["tile"] for entry in pack.get("tiles", [])}
    return turned(read_tile(tiles[name]), int(turns or 0))


def _lines(text: Any) -> list[str]:
    lines = text.splitlines() if isinstance(text, str) else text
    return [line for line in lines if line.strip()]


def look_up(table: list[Any] | None, count: int) -> int:
    """The points for a count, for your scoring; an entry with a plus is for higher counts too.

    >>> look_up([0, 2, "5+"], 3)
    5
    """
    entries = table or []
    if count < len(entries):
        return int(str(entries[count]).rstrip("+"))
    if entries and str(entries[-1]).endswith("+"):
        return int(entries[-1].rstrip("+"))
    raise Unsupported(f"the table says nothing about {count}")


def _pier18(position: Mapping[str, Any]) -> dict[str, Any]:
    rulings = {
        "flower_adjacency": "same_side",
        "flower_points": "every_other_symbol",
        "ties_below_first": "same_rules",
    }
    defaults = {"plan_completed": False, "patrons": 0, "plan_date": None}
    return {
        "rulings": {**rulings, **position.get("rulings", {})},
        "players": [
            {**defaults, **player, "pier": [read_side(line) for line in _lines(player["pier"])]}
            for player in position["players"]
        ],
    }


def _auctionland(position: Mapping[str, Any]) -> dict[str, Any]:
    pack = position.get("pack", {})
    defaults = {"money": None, "counts": None, "island": None}
    players = [{**defaults, **player} for player in position["players"]]
    for player in players:
        if player["island"] is not None:
            rows = [line.split() for line in _lines(player["island"])]
            player["island"] = [[_read_cell(word, pack) for word in row] for row in rows]
    return {
        "tables": {**pack.get("tables", {}), **position.get("tables", {})},
        "players": players,
    }


_READERS = {"pier18": _pier18, "auctionland": _auctionland}


def _record(record: list[dict[str, Any]]) -> dict[str, Any]:
    setup, *moves = record
    pack = dict(setup["pack"])
    if "cards" in pack:
        cells = [[read_side(line) for line in card["cells"]] for card in pack["cards"]]
        pack["cards"] = [{**card, "cells": read} for card, read in zip(pack["cards"], cells)]
    if "tiles" in pack:
        tiles = [{"count": 1, **entry, "tile": read_tile(entry["tile"])} for entry in pack["tiles"]]
        pack["tiles"] = tiles
    return {"setup": {**setup, "pack": pack}, "moves": moves}


# ---- The protocol ----


def serve(
    about: Mapping[str, Any],
    pier18: Answer | None = None,
    auctionland: Answer | None = None,
    legal: Mapping[str, Answer] = {},
    replay: Mapping[str, Answer] = {},
    trace: Mapping[str, Answer] = {},
    start: Mapping[str, Answer] = {},
    seen: Mapping[str, Answer] = {},
) -> None:
    """Answers each line of standard input until its end.

    `pier18` and `auctionland` score positions; the other arguments have a function for each game.
    """
    scorers = {"pier18": pier18, "auctionland": auctionland}
    offered = {"trace": trace, "start": start, "seen": seen}
    answers = {"score": scorers, "legal": legal, "replay": replay, **offered}
    offers = [*(op for op, games in offered.items() if games), *about.get("offers", [])]
    about = {**about, **({"offers": offers} if offers else {})}
    for line in sys.stdin.buffer:
        print(json.dumps(_answer(json.loads(line), about, answers)), flush=True)


Answers = Mapping[str, Mapping[str, Any]]


def _answer(
    request: Mapping[str, Any], about: Mapping[str, Any], answers: Answers
) -> dict[str, Any]:
    try:
        result = about if request["op"] == "hello" else _result(request, answers)
        return {"id": request["id"], "result": result}
    except Exception as error:
        return {"id": request["id"], "error": _told(error)}


def _told(error: Exception) -> dict[str, Any]:
    if isinstance(error, Illegal):
        place = "part" if isinstance(error.where, str) else "index"
        return {"code": "illegal", place: error.where, "message": str(error)}
    if isinstance(error, Unsupported):
        return {"code": "unsupported", "message": str(error)}
    traceback.print_exception(type(error), error, error.__traceback__)
    what = traceback.format_exception_only(type(error), error)[-1].strip()
    return {"code": "internal", "message": f"{what}, at {_place(error)}"}


def _place(error: Exception) -> str:
    """The innermost line of your code; one of this file only if there is no other."""
    python = (os.path.dirname(os.__file__), "<")
    frames = traceback.extract_tb(error.__traceback__)
    own = [frame for frame in frames if not frame.filename.startswith(python)]
    frame = ([frame for frame in own if frame.filename != __file__] or own)[-1]
    return f"{frame.name} ({os.path.basename(frame.filename)}:{frame.lineno})"


def _result(request: Mapping[str, Any], answers: Answers) -> Mapping[str, Any]:
    op = request["op"]
    if op not in answers:
        raise Unsupported(f"the request {op} is not known here")
    setup = request["position"] if op == "score" else next(iter(request["record"]), {})
    game: str = setup.get("game", "")
    answer: Answer | None = answers[op].get(game)
    if answer is None:
        raise Unsupported(f"{op}: the game {game} is not known here")
    if op == "score":
        return answer(_READERS[game](setup))
    player = {"player": request["player"]} if op == "seen" else {}
    return answer({**_record(request["record"]), **player})


if __name__ == "__main__":
    serve(
        ABOUT,
        score_pier18,
        score_auctionland,
        legal={"pier18": legal_pier18, "auctionland": legal_auctionland},
        replay={"pier18": replay_pier18, "auctionland": replay_auctionland},
    )
