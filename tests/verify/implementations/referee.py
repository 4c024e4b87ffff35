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

signal.alarm(60)  # in case no one ends it


def right(op: str, record: Sequence[Data]) -> Data:
    return plays.library(op, record)


def naive(op: str, record: Sequence[Data]) -> Data:
    return plays.naive(op, record)


def turns_cards(op: str, record: Sequence[Data]) -> Data:
    """Always follows one ruling: cards may be turned, and the last bidder is done."""
    setup, *moves = record
    reading = {"pier18": {"half_turn": True}, "auctionland": {"last_bidder": "closed"}}
    return plays.library(op, [{**setup, "rulings": reading[setup["game"]]}, *moves])


# Wrong ones


def forgets_a_move(op: str, record: Sequence[Data]) -> Data:
    answer = right(op, record)
    if op == "legal":
        del answer["result"]["moves"][-1:]
    return answer


def adds_a_move(op: str, record: Sequence[Data]) -> Data:
    """Adds a bid or a draft that is one too high."""
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
    """Lists the tiles of the samples, which look the same in every turn, with 3, 2 and 1 turns."""
    answer = right(op, record)
    if op == "legal":
        answer["result"]["moves"] = [
            {**move, **turned}
            for move in answer["result"]["moves"]
            for turned in ([{"turns": turns} for turns in (3, 2, 1)] if "turns" in move else [{}])
        ]
    return answer


def names_false(op: str, record: Sequence[Data]) -> Data:
    """Adds `false` for moves that do not turn a card, and lists all moves backwards."""
    answer = right(op, record)
    if op == "legal":
        answer["result"]["moves"] = [
            {**move, "turned": move.get("turned", False)}
            for move in reversed(answer["result"]["moves"])
        ]
    return answer


def counts_its_moves(op: str, record: Sequence[Data]) -> Data:
    answer = right(op, record)
    if op == "legal":
        answer["result"]["count"] = len(answer["result"]["moves"])
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
    """Answers a request for moves with an illegal move in the record."""
    return plays.illegal(0) if op == "legal" else right(op, record)


def nasty(op: str, _: Sequence[Data]) -> Data:
    """Answers with text that could act on a terminal or break XML."""
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


# Implementations that only score


def adds_many_moves(op: str, record: Sequence[Data]) -> Data:
    """Lists every bid or draft once more, too high."""
    answer = right(op, record)
    if op == "legal":
        moves = answer["result"]["moves"]
        moves += [{key: _higher(key, part) for key, part in move.items()} for move in moves]
    return answer


def lists_none(op: str, record: Sequence[Data]) -> Data:
    return {"result": {"moves": []}} if op == "legal" else right(op, record)


def lists_moves_of_others(op: str, record: Sequence[Data]) -> Data:
    """Lists moves of the first seat for the others as well."""
    answer = right(op, record)
    if op == "legal":
        moves, seats = answer["result"]["moves"], range(1, len(record[0]["players"]))
        own = [move for move in moves if move["player"] == 0]
        moves += [{**move, "player": seat} for move in own for seat in seats]
    return answer


ASKED: list[Sequence[Data]] = []
"""Earlier requests, for implementations that keep state."""


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
    """Counts slots from one where it lists moves and where it reads them."""
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
    """Lists one move fewer when it was asked the same before."""
    answer = right(op, record)
    if op == "legal" and record in ASKED:
        del answer["result"]["moves"][-1:]
    ASKED.append(record)
    return answer


def keeps_the_game_before(op: str, record: Sequence[Data]) -> Data:
    """Answers each request with the record of the one before."""
    ASKED.append(record)
    return right(op, ASKED[-2] if len(ASKED) > 1 else record)


def replays_without_the_end(op: str, record: Sequence[Data]) -> Data:
    """Answers a replay of a finished game with its moves instead of its score."""
    answer = right(op, record)
    return {"result": {"moves": []}} if op == "replay" and "result" in answer else answer


def dies_of_long_records(op: str, record: Sequence[Data]) -> Data:
    if len(record) > 4:
        os.kill(os.getpid(), signal.SIGKILL)
    return right(op, record)


def leaves_full_islands_out(op: str, record: Sequence[Data]) -> Data:
    """Treats a game with a full island as unfinished, and does not score it."""
    is_long = op == "replay" and len(record) > 16
    return unsupported(op, record) if is_long else right(op, record)


def misses_full_islands(op: str, record: Sequence[Data]) -> Data:
    """Treats a game with a full island as unfinished, and says that a move is missing."""
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
