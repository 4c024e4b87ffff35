"""Vectors of play for the tests of the judge, worked out by hand, and referees to answer them.

The library, the second referees of `tests.naive` and their replacements take a request as the
protocol defines it: an op and a record.
"""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from boardscore.core.errors import BoardscoreError
from boardscore.records import read_record
from boardscore.verify.right_answers import same_move
from boardscore.verify.vectors.vectors import Vector
from tests.naive import auctionland_referee, pier18_referee

Data = dict[str, Any]
Referee = Any

# The library


def library(op: str, record: Sequence[Data]) -> Data:
    if op == "legal":
        state = read_record(record).replay()[-1]
        return {"result": {"moves": [move.to_dict() for move in state.legal_moves()]}}
    state, moves = read_record(record[:1]).start, record[1:]
    for index, move in enumerate(moves):
        if "verdicts" in move:
            break
        try:
            state = state.play(move)
        except BoardscoreError as error:
            return illegal(index, str(error))
    if not state.is_over:
        return illegal(len(moves))
    return {"result": scored(read_record(record).result())}


def scored(result: Any) -> Data:
    return {
        "totals": [player.total for player in result.players],
        "categories": [player.categories for player in result.players],
        "ranks": list(result.ranks),
    }


def illegal(index: int, message: str = "") -> Data:
    return {"error": {"code": "illegal", "index": index, "message": message}}


def told(answer: Data) -> Data:
    """The part of an answer that is compared: the result, or the error without its message."""
    if "error" not in answer:
        return dict(answer["result"])
    return {"error": {key: answer["error"][key] for key in ("code", "index")}}


# The second referees


def naive(op: str, record: Sequence[Data]) -> Data:
    """The answer of the referee that shares no code with the library."""
    setup, *moves = record
    referee = _REFEREES[setup["game"]](setup)
    for index, move in enumerate(moves):
        if "verdicts" in move:
            referee.verdicts = move["verdicts"]
        elif not _is_legal(referee, move):
            return illegal(index)
        else:
            referee.play(move)
    if op == "legal":
        return {"result": {"moves": referee.legal_moves()}}
    if not referee.is_over:
        return illegal(len(moves))
    keys = {"totals": "total", "categories": "categories", "ranks": "rank"}
    players = referee.result()["players"]
    return {"result": {name: [one[key] for one in players] for name, key in keys.items()}}


def _is_legal(referee: Referee, move: Data) -> bool:
    if referee.chance_due:
        return bool(referee.legal_chance(move))
    return same_move(move) in map(same_move, referee.legal_moves())


def _pier18(setup: Data) -> Referee:
    return pier18_referee.Referee(
        setup["pack"]["cards"], len(setup["players"]), setup.get("rulings", {})
    )


def _auctionland(setup: Data) -> Referee:
    pack, players = setup["pack"], len(setup["players"])
    size, tables = setup.get("market_size", 8), pack.get("tables")
    return auctionland_referee.Referee(
        pack["tiles"], players, setup.get("rulings", {}), size, tables
    )


_REFEREES = {"pier18": _pier18, "auctionland": _auctionland}


# The vectors

_FILE: Data = json.loads(Path(__file__).with_suffix(".json").read_text(encoding="utf-8"))


def made(name: str, title: str, content: Data, expect: Data, **more: Any) -> Vector:
    """A vector of the facet with which its name begins; about a score, if it says nothing else."""
    about = {"op": "score", "isolates": name.rpartition(".")[0], "touches": (), "level": "core"}
    return Vector(id=name, title=title, input=content, expect=expect, **{**about, **more})


def _vector(name: str) -> Vector:
    """A vector of Pier 18, with so many of the cards, or of Auctionland, with equal tiles."""
    one = _FILE["vectors"][name]
    game, _, rest = one["id"].partition(".")
    setup = _FILE["setups"][game]
    pack = {key: part for key, part in setup["pack"].items() if key != "cards"}
    if game == "pier18":
        pack["cards"] = setup["pack"]["cards"][: one.get("cards")]
    setup = {**setup, "pack": pack, "players": one.get("players", setup["players"])}
    record = {"record": [setup, *one["moves"]]}
    more = {"op": one["op"], "why": one["why"], "variants": one.get("variants", [])}
    return made(one["id"], f"About {rest}", record, one["expect"], **more)


PLAYS = (
    DRAFTS,
    ENDED,
    COVERED,
    TURNED,
    FIRST,
    LAST_BIDDER,
    EMPTIED,
    TOO_DEAR,
) = tuple(map(_vector, _FILE["vectors"]))
