"""A program that scores Stones and speaks the protocol, correctly or with a named mistake.

It shares no code with boardscore, and does not support play.
"""

import json
import sys
from itertools import pairwise
from typing import Any


def pairs(row: str, joined: bool) -> int:
    beside = [*pairwise(row), *([(row[-1], row[0])] if joined and len(row) > 2 else [])]
    return sum(one == other for one, other in beside)


def score(position: dict[str, Any], mistake: str) -> dict[str, Any]:
    joined = position["rulings"]["ends"] == "joined" or mistake == "joins"
    rows = [player["row"] for player in position["players"]]
    worth = 2 if mistake == "doubles" else 1
    totals = [worth * pairs(row, joined) for row in rows]
    longer = -1 if mistake == "shorter" else 1
    marks = [(total, longer * len(row)) for total, row in zip(totals, rows)]
    ranks = [1 + sum(other > mark for other in marks) for mark in marks]
    return {"totals": totals, "categories": [{"pairs": one} for one in totals], "ranks": ranks}


for line in sys.stdin:
    request = json.loads(line)
    if request["op"] == "score":
        answer = {"result": score(request["position"], sys.argv[1])}
    else:
        answer = {"error": {"code": "unsupported"}}
    print(json.dumps({"id": request["id"], **answer}), flush=True)
