"""The beginning of an implementation of Pier 18, with a mistake in its only rule."""

import json
import sys


def total(player):
    return sum(side.count("Q") for side in player["pier"])


def answer(request):
    match request["op"]:
        case "hello":
            return {"result": {"name": "poets", "version": "0.1", "games": ["pier18"]}}
        case "score":
            players = request["position"]["players"]
            return {"result": {"totals": [total(player) for player in players]}}
        case _:
            return {"error": {"code": "unsupported"}}


for line in sys.stdin:
    request = json.loads(line)
    print(json.dumps({"id": request["id"], **answer(request)}), flush=True)
