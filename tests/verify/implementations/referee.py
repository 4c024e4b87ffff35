"""Implementations that referee games, right ones and wrong ones; the argument names one."""

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

signal.alarm(60)  # should nobody end it


def right(op: str, record: Sequence[Data]) -> Data:
    return plays.library(op, record)


def naive(op: str, record: Sequence[Data]) -> Data:
    return plays.naive(op, record)


def turns_cards(op: str, record: Sequence[Data]) -> Data:
    """Knows one reading, whatever it is asked: cards may be turned, and the last bidder is done."""
    setup, *moves = record
    reading = {"pier18": {"half_turn": True}, "auctionland": {"last_bidder": "closed"}}
    return plays.library(op, [{**setup, "rulings": reading[setup["game"]]}, *moves])


# Wrong ones


def forgets_a_move(op: str, record: Sequence[Data]) -> Data:
    answer = right(op, record)
    if op == "legal":
        answer["result"]["moves"].pop()
    return answer


def adds_a_move(op: str, record: Sequence[Data]) -> Data:
    """Takes a bid or a draft that is one too high."""
    answer = right(op, record)
    if op == "legal":
        moves = answer["result"]["moves"]
        moves.append({key: _higher(key, value) for key, value in moves[0].items()})
    return answer


def _higher(key: str, value: Any) -> Any:
    return value + 99 if key in {"overlap", "amount", "slot"} else value


def lists_a_move_twice(op: str, record: Sequence[Data]) -> Data:
    answer = right(op, record)
    if op == "legal":
        answer["result"]["moves"] += answer["result"]["moves"][:1]
    return answer


def lists_every_turn(op: str, record: Sequence[Data]) -> Data:
    """Lists the tiles of the samples, which look the same all round, with every turn but none."""
    answer = right(op, record)
    if op == "legal":
        answer["result"]["moves"] = [
            {**move, **turned}
            for move in answer["result"]["moves"]
            for turned in ([{"turns": turns} for turns in (3, 2, 1)] if "turns" in move else [{}])
        ]
    return answer


def names_false(op: str, record: Sequence[Data]) -> Data:
    """Says of every move that does not turn a card that it does not, and lists all backwards."""
    answer = right(op, record)
    if op == "legal":
        answer["result"]["moves"] = [
            {**move, "turned": move.get("turned", False)}
            for move in reversed(answer["result"]["moves"])
        ]
    return answer


def counts_from_one(op: str, record: Sequence[Data]) -> Data:
    answer = right(op, record)
    if "error" in answer:
        answer["error"]["index"] += 1
    return answer


def gives_no_index(op: str, record: Sequence[Data]) -> Data:
    answer = right(op, record)
    answer.get("error", {}).pop("index", None)
    return answer


def accepts_all(op: str, record: Sequence[Data]) -> Data:
    """Scores a game in which a move is illegal."""
    answer = right(op, record)
    return {"result": {"totals": [1, 2]}} if "error" in answer else answer


def refuses_all(op: str, record: Sequence[Data]) -> Data:
    return plays.illegal(len(record) - 2) if op == "replay" else right(op, record)


def mistakes_the_request(op: str, record: Sequence[Data]) -> Data:
    """Says that a record is illegal where its moves are asked for."""
    return plays.illegal(0) if op == "legal" else right(op, record)


def nasty(op: str, _: Sequence[Data]) -> Data:
    """Answers with what could act on a terminal or break XML."""
    bad = "\x1b[2J<&\ud800"
    if op == "legal":
        return {
            "result": {"moves": [{"move": bad, bad: [bad]}, {}, {"move": "bid", "player": bad}]}
        }
    return {"error": {"code": "illegal", "index": 10**18, "message": bad}}


def counts_one_too_many(op: str, record: Sequence[Data]) -> Data:
    answer = right(op, record)
    if "result" in answer and op == "replay":
        answer["result"]["totals"][0] += 1
        answer["result"]["categories"][0] = {
            name: points + (name in {"fishers", "beaches"})
            for name, points in answer["result"]["categories"][0].items()
        }
    return answer


# Those that only score


def adds_many_moves(op: str, record: Sequence[Data]) -> Data:
    """Every bid or draft once more, too high."""
    answer = right(op, record)
    if op == "legal":
        moves = answer["result"]["moves"]
        moves += [{key: _higher(key, part) for key, part in move.items()} for move in moves]
    return answer


def lists_none(op: str, record: Sequence[Data]) -> Data:
    return {"result": {"moves": []}} if op == "legal" else right(op, record)


def lists_moves_of_others(op: str, record: Sequence[Data]) -> Data:
    """What the first seat may do the others may do as well."""
    answer = right(op, record)
    if op == "legal":
        moves, seats = answer["result"]["moves"], range(1, len(record[0]["players"]))
        own = [move for move in moves if move["player"] == 0]
        moves += [{**move, "player": seat} for move in own for seat in seats]
    return answer


ASKED: list[Sequence[Data]] = []
"""What was asked before: for those that keep something."""


def shortens_a_key(op: str, record: Sequence[Data]) -> Data:
    """Writes `col` where moves have `column`."""
    answer = right(op, record)
    if op == "legal":
        answer["result"]["moves"] = [
            {"col" if key == "column" else key: part for key, part in move.items()}
            for move in answer["result"]["moves"]
        ]
    return answer


def counts_slots_from_one(op: str, record: Sequence[Data]) -> Data:
    """Both where it lists moves and where it reads them."""
    setup, *moves = record
    answer = right(op, [setup, *(_with_slot(move, -1) for move in moves)])
    if op == "legal" and "result" in answer:
        answer["result"]["moves"] = [_with_slot(move, 1) for move in answer["result"]["moves"]]
    return answer


def _with_slot(move: Data, more: int) -> Data:
    return {**move, "slot": move["slot"] + more} if "slot" in move else move


def counts_slots_from_one_in_lists(op: str, record: Sequence[Data]) -> Data:
    answer = right(op, record)
    if op == "legal":
        answer["result"]["moves"] = [_with_slot(move, 1) for move in answer["result"]["moves"]]
    return answer


def changes_its_mind(op: str, record: Sequence[Data]) -> Data:
    """Lists one move less whenever it was asked the same before."""
    answer = right(op, record)
    if op == "legal" and record in ASKED:
        answer["result"]["moves"].pop()
    ASKED.append(record)
    return answer


def keeps_the_game_before(op: str, record: Sequence[Data]) -> Data:
    """Goes on with the last record that it was given, whatever comes."""
    ASKED.append(record)
    return right(op, ASKED[-2] if len(ASKED) > 1 else record)


def replays_without_the_end(op: str, record: Sequence[Data]) -> Data:
    """Tells the moves of a game that is over in place of its score."""
    answer = right(op, record)
    return {"result": {"moves": []}} if op == "replay" and "result" in answer else answer


def dies_of_long_records(op: str, record: Sequence[Data]) -> Data:
    if len(record) > 4:
        os.kill(os.getpid(), signal.SIGKILL)
    return right(op, record)


def leaves_full_islands_out(op: str, record: Sequence[Data]) -> Data:
    """Takes a game of which an island is full for one that goes on, and does not score it."""
    is_long = op == "replay" and len(record) > 16
    return unsupported(op, record) if is_long else right(op, record)


def misses_full_islands(op: str, record: Sequence[Data]) -> Data:
    """The same, and says that a move is missing."""
    is_long = op == "replay" and len(record) > 16
    return plays.illegal(len(record) - 1) if is_long else right(op, record)


def unsupported(_: str, __: Sequence[Data]) -> Data:
    return {"error": {"code": "unsupported"}}


def internal(op: str, _: Sequence[Data]) -> Data:
    return {"error": {"code": "internal", "message": f"KeyError: {op}"}}


def garbage(_: str, __: Sequence[Data]) -> Data:
    return {"result": None}


def bare_lists(op: str, record: Sequence[Data]) -> Data:
    """Answers with the list of moves itself."""
    answer = right(op, record)
    return {"result": answer["result"]["moves"]} if op == "legal" else answer


def silent(_: str, __: Sequence[Data]) -> Data:
    os._exit(1)


answers: Callable[[str, Sequence[Data]], Data] = globals()[sys.argv[1]]
for line in sys.stdin:
    request = json.loads(line)
    match request["op"]:
        case "hello":
            reply: Data = {"result": {"name": sys.argv[1]}}
        case "score":
            reply = {"result": plays.scored(score(request["position"]))}
        case op:
            reply = answers(op, request["record"])
    print(json.dumps({"id": request["id"], **reply}), flush=True)
