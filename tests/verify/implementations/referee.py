"""Implementations that referee games, right and wrong ones; the argument names one."""

import json
import os
import signal
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[3]))

from tests.verify import plays

from boardscore.positions import score

Data = dict[str, Any]
Moves = list[Data]
Record = Sequence[Data]
Answer = Callable[[str, Record], Data]

signal.alarm(60)  # in case no one ends it

right: Answer = plays.library
ASKED: list[Record] = []
"""Earlier requests, for implementations that keep state."""
BAD = "\x1b[2J<&\ud800"
"""Text that could act on a terminal or break XML."""
READINGS = {"pier18": {"half_turn": True}, "auctionland": {"last_bidder": "closed"}}
UNSUPPORTED: Data = {"error": {"code": "unsupported"}}

# Wrong lists of legal moves


def too_high(move: Data) -> Data:
    higher = move.keys() & {"overlap", "amount", "slot"}
    return {**move, **{key: move[key] + 99 for key in higher}}


def with_slot(move: Data, more: int) -> Data:
    return {**move, "slot": move["slot"] + more} if "slot" in move else move


def in_every_turn(move: Data) -> Moves:
    """A tile of the samples, which looks the same in every turn, with 3, 2 and 1 turns."""
    return [{**move, "turns": turns} for turns in (3, 2, 1)] if "turns" in move else [move]


def of_every_seat(moves: Moves, record: Record) -> Moves:
    """The moves of the first seat are those of the others, too."""
    seats = range(1, len(record[0]["players"]))
    own = [move for move in moves if move["player"] == 0]
    return [*moves, *({**move, "player": seat} for move in own for seat in seats)]


def changes_its_mind(moves: Moves, record: Record) -> Moves:
    """One move fewer when it was asked the same before."""
    ASKED.append(record)
    return moves[:-1] if record in ASKED[:-1] else moves


LISTS: dict[str, Callable[[Moves, Record], Moves]] = {
    "forgets_a_move": lambda moves, _: moves[:-1],
    "adds_a_move": lambda moves, _: [*moves, too_high(moves[0])],
    "adds_many_moves": lambda moves, _: [*moves, *map(too_high, moves)],
    "lists_none": lambda *_: [],
    "lists_a_move_twice": lambda moves, _: [*moves, *moves[:1]],
    "lists_every_turn": lambda moves, _: [one for move in moves for one in in_every_turn(move)],
    "lists_moves_of_others": of_every_seat,
    "names_false": lambda moves, _: [{"turned": False, **move} for move in reversed(moves)],
    "shortens_a_key": lambda moves, _: [
        {"col" if key == "column" else key: part for key, part in move.items()} for move in moves
    ],
    "counts_slots_from_one_in_lists": lambda moves, _: [with_slot(move, 1) for move in moves],
    "changes_its_mind": changes_its_mind,
}

# Other wrong answers, made from the right one


def with_index(answer: Data, more: int) -> Data:
    if "error" in answer:
        answer["error"]["index"] += more
    return answer


def without_index(answer: Data) -> Data:
    answer.get("error", {}).pop("index", None)
    return answer


def a_point_more(answer: Data) -> Data:
    if "totals" in answer.get("result", {}):
        answer["result"]["totals"][0] += 1
        first = answer["result"]["categories"][0]
        first[next(name for name in ("fishers", "beaches") if name in first)] += 1
    return answer


def counted(answer: Data) -> Data:
    if "moves" in answer.get("result", {}):
        answer["result"]["count"] = len(answer["result"]["moves"])
    return answer


CHANGES: dict[str, Callable[[Data], Data]] = {
    "counts_its_moves": counted,
    "counts_from_one": lambda answer: with_index(answer, 1),
    "gives_no_index": without_index,
    "counts_one_too_many": a_point_more,
    "accepts_all": lambda answer: {"result": {"totals": [1, 2]}} if "error" in answer else answer,
}

# Answers of another kind


def nasty(op: str, _: Record) -> Data:
    if op == "legal":
        return {
            "result": {"moves": [{"move": BAD, BAD: [BAD]}, {}, {"move": "bid", "player": BAD}]}
        }
    return {"error": {"code": "illegal", "index": 10**18, "message": BAD}}


def counts_slots_from_one(op: str, record: Record) -> Data:
    """Where it lists moves and where it reads them."""
    setup, *moves = record
    answer = right(op, [setup, *(with_slot(move, -1) for move in moves)])
    if op == "legal" and "result" in answer:
        answer["result"]["moves"] = [with_slot(move, 1) for move in answer["result"]["moves"]]
    return answer


def keeps_the_game_before(op: str, record: Record) -> Data:
    """Answers each request with the record of the one before."""
    ASKED.append(record)
    return right(op, ASKED[-2] if len(ASKED) > 1 else record)


def replays_without_the_end(op: str, record: Record) -> Data:
    """Answers a replay of a finished game with its moves instead of its score."""
    answer = right(op, record)
    return {"result": {"moves": []}} if op == "replay" and "result" in answer else answer


def dies_of_long_records(op: str, record: Record) -> Data:
    if len(record) > 4:
        os.kill(os.getpid(), signal.SIGKILL)
    return right(op, record)


def is_full(op: str, record: Record) -> bool:
    """Whether a game of the tests has a full island at its end."""
    return op == "replay" and len(record) > 16


def bare_lists(op: str, record: Record) -> Data:
    answer = right(op, record)
    return {"result": answer["result"]["moves"]} if op == "legal" else answer


ANSWERS: dict[str, Answer] = {
    "right": right,
    "naive": plays.naive,
    "turns_cards": lambda op, record: right(
        op, [{**record[0], "rulings": READINGS[record[0]["game"]]}, *record[1:]]
    ),
    "refuses_all": lambda op, record: (
        plays.illegal(len(record) - 2) if op == "replay" else right(op, record)
    ),
    "mistakes_the_request": lambda op, record: (
        plays.illegal(0) if op == "legal" else right(op, record)
    ),
    "nasty": nasty,
    "counts_slots_from_one": counts_slots_from_one,
    "keeps_the_game_before": keeps_the_game_before,
    "replays_without_the_end": replays_without_the_end,
    "dies_of_long_records": dies_of_long_records,
    "leaves_full_islands_out": lambda op, record: (
        UNSUPPORTED if is_full(op, record) else right(op, record)
    ),
    "misses_full_islands": lambda op, record: (
        plays.illegal(len(record) - 1) if is_full(op, record) else right(op, record)
    ),
    "bare_lists": bare_lists,
    "unsupported": lambda *_: UNSUPPORTED,
    "internal": lambda op, _: {"error": {"code": "internal", "message": f"KeyError: {op}"}},
    "garbage": lambda *_: {"result": None},
    "silent": lambda *_: os._exit(1),
}


def answer(name: str, op: str, record: Record) -> Data:
    if name in ANSWERS:
        return ANSWERS[name](op, record)
    answer = right(op, record)
    if name in CHANGES:
        return CHANGES[name](answer)
    if op == "legal":
        answer["result"]["moves"] = LISTS[name](answer["result"]["moves"], record)
    return answer


for line in sys.stdin:
    request = json.loads(line)
    match request["op"]:
        case "hello":
            reply: Data = {"result": {"name": sys.argv[1]}}
        case "score":
            reply = {"result": plays.scored(score(request["position"]))}
        case op:
            reply = answer(sys.argv[1], op, request["record"])
    print(json.dumps({"id": request["id"], **reply}), flush=True)
