"""Vectors of play for the tests of the judge, worked out by hand, and referees to answer them.

The library, the second referees of `tests.naive` and their replacements take a request as the
protocol defines it: an op and a record.
"""

from collections.abc import Sequence
from typing import Any

from boardscore.core.errors import BoardscoreError
from boardscore.records import read_record
from boardscore.verify.reference import same_move
from boardscore.verify.vectors.vectors import Vector
from tests.naive import auctionland_referee, pier18_referee

Data = dict[str, Any]
Referee = Any

# The library


def library(op: str, record: Sequence[Data]) -> Data:
    """The answer of the library."""
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
    """A result in the form of an answer."""
    return {
        "totals": [player.total for player in result.players],
        "categories": [player.categories for player in result.players],
        "ranks": list(result.ranks),
    }


def illegal(index: int, message: str = "") -> Data:
    """The answer to a record with an illegal move."""
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


# Vectors of Pier 18: cards of 2 columns, the earliest date first


def _card(number: int, upper: str, lower: str) -> Data:
    return {
        "id": str(number),
        "date": f"01-{number:02}",
        "patron": "A",
        "cells": [upper, lower],
        "plan": "columns > 0",
    }


CARDS = [
    _card(1, "A.", ".."),
    _card(2, "..", ".A"),
    _card(3, "QQ", ".."),
    _card(4, "A.", ".A"),
    _card(5, "..", "S."),
    _card(6, "H.", ".."),
    _card(7, "..", ".."),
]
"""All but 4 and 7 look different after half a turn."""

DEAL = {"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}
CHOICES = [
    {"move": "choose", "player": 0, "plan": "2", "foundation": "1"},
    {"move": "choose", "player": 1, "plan": "5", "foundation": "4"},
]
"""3 and 6 go back; Anna has the earlier Foundation."""
REVEAL = {"move": "reveal", "cards": ["3", "6", "7"]}


def draft(player: int, card: str, overlap: int, **turned: bool) -> Data:
    return {"move": "draft", "player": player, "card": card, "overlap": overlap, **turned}


def finish(player: int, overlap: int, **turned: bool) -> Data:
    return {"move": "finish", "player": player, "overlap": overlap, **turned}


def pier18(name: str, why: str, moves: Sequence[Data], *outcomes: Data) -> Vector:
    """A vector of Pier 18 with 2 players; with 7 cards there is one round, with 6 none."""
    cards = CARDS if REVEAL in moves else CARDS[:6]
    pack = {"game": "pier18", "name": "sample", "provenance": "invented", "cards": cards}
    setup = {"format": 1, "game": "pier18", "pack": pack, "players": ["Anna", "Ben"]}
    return _vector(f"pier18.{name}", why, [setup, *moves], *outcomes)


def _vector(name: str, why: str, record: Sequence[Data], *outcomes: Data) -> Vector:
    """A vector whose name begins with its op: `legal build.first/any-slot.three`."""
    game, _, rest = name.partition(".")
    op, _, name = rest.partition(" ")
    expect, *variants = outcomes
    return Vector(
        id=f"{game}.{name}",
        title=f"About {name}",
        op=op,
        isolates=f"{game}.{name.rpartition('.')[0]}",
        touches=(),
        level="core",
        why=why,
        input={"record": list(record)},
        expect=expect,
        variants=variants,
    )


def end(game: str, *players: Data, ranks: Sequence[int]) -> Data:
    """The expected result of a finished game: the points of each player, category by category."""
    nothing = dict.fromkeys(CATEGORIES[game], 0)
    categories = [{**nothing, **points} for points in players]
    totals = [sum(one.values()) for one in categories]
    return {"totals": totals, "categories": categories, "ranks": list(ranks)}


def wrong_at(index: int) -> Data:
    """The expected answer to a record with an illegal move."""
    return {"error": {"code": "illegal", "index": index}}


CATEGORIES = {
    "pier18": ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons"),
    "auctionland": ("beaches", "theme_parks", "gardens_houses", "peace", "love", "music"),
}

DRAFTS = pier18(
    "legal round.draft/open-cards.three",
    "3 open cards, and 0 or 1 of 2 columns covered: 6 moves.",
    [DEAL, *CHOICES, REVEAL],
    {"moves": [draft(0, card, overlap) for card in "367" for overlap in (0, 1)]},
    {
        "when": {"half_turn": True},
        "expect": {
            "moves": [
                *(draft(0, card, overlap) for card in "367" for overlap in (0, 1)),
                *(draft(0, card, overlap, turned=True) for card in "36" for overlap in (0, 1)),
            ]
        },
    },
)
ENDED = pier18(
    "replay end.plan/extends.covering-one",
    "Anna: A of 1 stays at the upper side, A of 2 comes at the lower one: 1 Fisher counts. Ben: 5 "
    "covers the A of 4 at the lower side; S beside nobody, 1 Fisher. Plans: 4 each. Equal points "
    "and symbols; 2 is earlier than 5.",
    [DEAL, *CHOICES, finish(0, 0), finish(1, 1)],
    end("pier18", {"fishers": 1, "plan": 4}, {"fishers": 1, "plan": 4}, ranks=[1, 2]),
)
COVERED = pier18(
    "replay round.overlap/never-all.plan",
    "2 of 2 columns covered is all of the card: the 5th move is illegal.",
    [DEAL, *CHOICES, finish(0, 0), finish(1, 2)],
    wrong_at(4),
)
TURNED = pier18(
    "replay round.overlap/half-turn.plan",
    "No card may be turned: the 4th move is illegal. Where it may, Anna's 2 has A in the upper "
    "side: 2 Fishers. Ben: a Fisher on each side, so 1; S is beside one of them: 1. 6 points each, "
    "and Ben has 3 symbols.",
    [DEAL, *CHOICES, finish(0, 0, turned=True), finish(1, 0)],
    wrong_at(3),
    {
        "when": {"half_turn": True},
        "expect": end(
            "pier18",
            {"fishers": 2, "plan": 4},
            {"fishers": 1, "flower_sellers": 1, "plan": 4},
            ranks=[2, 1],
        ),
    },
)


# Vectors of Auctionland: tiles that are nothing but beach


def auctionland(name: str, why: str, moves: Sequence[Data], *outcomes: Data) -> Vector:
    """A vector of Auctionland with 3 equal tiles, all of them in the first market.

    There are 3 players if it is about the last bidder, else 2.
    """
    pack = {
        "game": "auctionland",
        "name": "sample",
        "provenance": "invented",
        "tables": {"beaches": [0, 1, 2, "3+"], "theme_parks": ["0+"]},
        "tiles": [{"id": "b", "tile": "B", "count": 3}],
    }
    setup = {
        "format": 1,
        "game": "auctionland",
        "pack": pack,
        "players": ["Anna", "Ben", "Cleo"] if "last-bidder" in name else ["Anna", "Ben"],
        "market_size": 3,
    }
    market = {"move": "market", "tiles": ["b", "b", "b"]}
    return _vector(f"auctionland.{name}", why, [setup, market, *moves], *outcomes)


def build(player: int, slot: int, row: int = 0, column: int = 0) -> Data:
    return {
        "move": "build",
        "player": player,
        "slot": slot,
        "row": row,
        "column": column,
        "turns": 0,
    }


def place(player: int, row: int, column: int) -> Data:
    return {"move": "place", "player": player, "row": row, "column": column, "turns": 0}


AUCTION = {"move": "auction", "player": 0, "slot": 0}
FIRST = auctionland(
    "legal build.first/any-slot.three",
    "Anna has 10 dollars and can pay for every tile; a tile that looks alike on all sides is not "
    "turned; the first one lies at 0, 0.",
    [],
    {"moves": [build(0, 0), build(0, 1), build(0, 2)]},
)
LAST_BIDDER = auctionland(
    "legal auction.close/last-bidder.no-bid",
    "Ben has passed and nobody has bid. Cleo has 14 dollars and may bid or pass; or else it is "
    "over, and Anna builds the tile beside her first one.",
    [build(0, 0), AUCTION, {"move": "pass", "player": 1}],
    {
        "moves": [
            *({"move": "bid", "player": 2, "amount": amount} for amount in range(1, 15)),
            {"move": "pass", "player": 2},
        ]
    },
    {
        "when": {"last_bidder": "closed"},
        "expect": {"moves": [place(0, -1, 0), place(0, 0, -1), place(0, 0, 1), place(0, 1, 0)]},
    },
)
EMPTIED = auctionland(
    "replay end.trigger/empty-market.two-turns",
    "Anna builds, and has the second tile as nobody bids; Ben builds the last one. The third turn "
    "begins without a tile: the end. 2 and 1 beaches, 2 and 1 points.",
    [build(0, 0), AUCTION, {"move": "pass", "player": 1}, place(0, 0, 1), build(1, 0)],
    end("auctionland", {"beaches": 2}, {"beaches": 1}, ranks=[1, 2]),
)
TOO_DEAR = auctionland(
    "replay auction.bid/no-more-than-owned.thirteen",
    "Ben has 12 dollars: the 4th move is illegal.",
    [build(0, 0), AUCTION, {"move": "bid", "player": 1, "amount": 13}],
    wrong_at(3),
)

PLAYS = (DRAFTS, ENDED, COVERED, TURNED, FIRST, LAST_BIDDER, EMPTIED, TOO_DEAR)
