"""Small implementations of the games, right ones and wrong ones; the argument names one."""

import json
import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import boardscore

Data = dict[str, Any]

signal.alarm(60)  # in case no one ends it

POINTS = {"flower_points": "other_kinds_only"}
_POINTS = ("every_other_symbol", "other_kinds_only")
BOTH = {**POINTS, "flower_adjacency": "orthogonal"}
SHARED = {"ties_below_first": "shared"}


def scored(position: Data, rulings: Data | None = None) -> Data:
    """The library's score under the rulings of the position, or under other ones."""
    read = position if rulings is None else {**position, "rulings": rulings}
    result = boardscore.score(read)
    return {
        "totals": [player.total for player in result.players],
        "categories": [player.categories for player in result.players],
        "ranks": list(result.ranks),
    }


def has_plan(position: Data) -> bool:
    return any(player.get("plan_completed") for player in position["players"])


# Answers to a position, by the name of the implementation


def right(position: Data) -> Data:
    return {"result": scored(position)}


def stubborn(position: Data) -> Data:
    """Knows the default rulings only."""
    return {"result": scored(position, {})}


def other(position: Data) -> Data:
    """Always follows another ruling on the Flower Sellers."""
    return {"result": scored(position, POINTS)}


def both(position: Data) -> Data:
    """Follows other rulings on everything about the Flower Sellers."""
    return {"result": scored(position, BOTH)}


def shares(position: Data) -> Data:
    """Always lets equal points below first place share it."""
    return {"result": scored(position, SHARED)}


def shares_first_too(position: Data) -> Data:
    """Breaks no tie at all: equal points share every place, including first."""
    answer = scored(position)
    totals = answer["totals"]
    return {"result": {**answer, "ranks": [1 + sum(b > a for b in totals) for a in totals]}}


def counts_itself(position: Data) -> Data:
    """Counts one point too many for every pier with a Flower Seller."""
    answer = scored(position)
    for seat, player in enumerate(position["players"]):
        more = any("S" in side for side in player["pier"])
        answer["categories"][seat]["flower_sellers"] += more
        answer["totals"][seat] += more
    return {"result": answer}


def other_and_poets_rounded_up(position: Data) -> Data:
    """Follows another ruling on the Flower Sellers, and makes a mistake with Poets."""
    answer = scored(position, POINTS)
    for seat, player in enumerate(position["players"]):
        odd = "".join(player["pier"]).count("Q") % 2
        answer["categories"][seat]["poets"] += odd
        answer["totals"][seat] += odd
    return {"result": answer}


_times = {"number": 0}


def mixed(position: Data) -> Data:
    """Follows one ruling for piers of even length and another for those of odd length."""
    even = len(position["players"][0]["pier"][0]) % 2 == 0
    return {"result": scored(position, POINTS if even else {})}


def nothing(position: Data) -> Data:
    """Implements no rule yet; that happens to be right where another ruling gives 0."""
    return {"result": {"totals": [0 for _ in position["players"]]}}


def totals(position: Data) -> Data:
    """Answers with totals only."""
    return {"result": {"totals": scored(position)["totals"]}}


def misspells(position: Data) -> Data:
    """Misspells the name of a category."""
    result = scored(position)
    for points in result["categories"]:
        points["sellers"] = points.pop("flower_sellers")
    return {"result": result}


def misspells_and_miscounts(position: Data) -> Data:
    """Misspells the name of a category and counts one point too many."""
    result = misspells(position)["result"]
    return {"result": {**result, "totals": [total + 1 for total in result["totals"]]}}


def says_more(position: Data) -> Data:
    """Adds unknown fields, and calls the ranks by another name."""
    result = scored(position)
    return {"result": {**result, "rank": result.pop("ranks"), "winner": "Anna"}}


def poets_only(position: Data) -> Data:
    """Answers with the points of one category."""
    result = scored(position)
    result["categories"] = [{"poets": points["poets"]} for points in result["categories"]]
    return {"result": result}


def without_plans(position: Data) -> Data:
    """Does not support completed Plans."""
    if has_plan(position):
        return {"error": {"code": "unsupported", "message": "no Plans"}}
    return {"result": scored(position)}


def no_plans_allowed(position: Data) -> Data:
    """Calls a completed Plan illegal."""
    if has_plan(position):
        return {"error": {"code": "illegal"}}
    return {"result": scored(position)}


def supports_nothing(_: Data) -> Data:
    return {"error": {"code": "unsupported"}}


def crash(position: Data) -> Data:
    """Ends at a completed Plan."""
    if has_plan(position):
        print("\x1b[31mno memory left", file=sys.stderr)
        os._exit(7)
    return {"result": scored(position)}


def dead(_: Data) -> Data:
    os._exit(7)


def dies_again(position: Data) -> Data:
    """Ends at the third position of each process."""
    _times["number"] += 1
    if _times["number"] > 2:
        print("no memory left", file=sys.stderr)
        os._exit(3)
    return {"result": scored(position)}


def dies_again_and_counts_itself(position: Data) -> Data:
    """The same, and one point too many for every pier with a Flower Seller."""
    dies_again(position)
    return counts_itself(position)


def hang(position: Data) -> Data:
    """Hangs at a completed Plan, and advances the clock of a test meanwhile."""
    while has_plan(position):
        with open(os.environ["MARKS"], "ab") as marks:
            marks.write(b".")
        time.sleep(0.01)
    return {"result": scored(position)}


def garbage(position: Data) -> Data:
    """Writes totals as strings if a Plan is completed."""
    result = scored(position)
    if has_plan(position):
        result["totals"] = [*map(str, result["totals"])]
    return {"result": result}


def forgetful(position: Data) -> Data:
    """Adds a point more with each answer."""
    result = scored(position)
    result["totals"] = [total + _times["number"] for total in result["totals"]]
    _times["number"] += 1
    return {"result": result}


def of_one_more_player(position: Data) -> Data:
    """Answers with the categories of one player too many."""
    result = scored(position)
    return {"result": {**result, "categories": [*result["categories"], {}]}}


def nasty(position: Data) -> Data:
    """Answers with text that could act on a terminal or break XML."""
    return {"result": {**scored(position), "categories": [{"\x1b[2J<&\ud800": 1}]}}


def reads_first(position: Data) -> Data:
    """Reads everything before it answers."""
    return {"result": scored(position)}


def terminal(_: Data) -> Data:
    print("stdin is not a tty", file=sys.stderr)
    os._exit(1)


def misreading(position: Data) -> Data:
    """Has the mistake of the misreading that the second argument names."""
    from boardscore.verify import vector_strength
    from boardscore.verify.program import protocol

    found = next(one for one in vector_strength.wrong_programs() if one.id == sys.argv[2])
    return found.answers(protocol.score(position))


GREETINGS: dict[str, Data] = {
    "right": {"name": "right", "version": "2.1", "games": ["pier18", "auctionland"]},
    "says_points": {"rulings": POINTS},
    "names_both": {"rulings": {"flower_points": [*_POINTS]}},
    "says_shared": {"rulings": SHARED},
    "says_points_and_more": {"rulings": {**POINTS, "half_turn": "maybe", "strict": True}},
    "one_game": {"name": "one", "games": ["auctionland"]},
    "says_more": {"name": "more", "game": ["pier18"]},
    "other_game": {"games": ["pier-18"]},
    "nasty": {"name": "\x1b[2J<&>\ud800"},
}
"""The answers to hello; the other implementations do not know it."""


IDS: dict[str, Callable[[int], Any]] = {
    "": lambda number: number,
    "text": str,
    "float": float,
    "one_more": lambda number: number + 1,
}
"""How the ids of answers are written."""


def answers(name: str) -> Iterator[str]:
    """The answer to each request, as a line."""
    ids, _, name = name.rpartition(":")
    greeting, _, scorer = name.rpartition("+")
    answer: Callable[[Data], Data] = globals()[scorer]
    for line in list(sys.stdin) if scorer == "reads_first" else sys.stdin:
        request = json.loads(line)
        if request["op"] == "unheard_of":
            reply = {"error": {"code": "unsupported"}}
        elif request["op"] != "hello":
            reply = answer(request["position"])
        elif (greeting or scorer) in GREETINGS:
            reply = {"result": GREETINGS[greeting or scorer]}
        else:
            reply = {"error": {"code": "unsupported"}}
        yield json.dumps({"id": IDS[ids](request["id"]), **reply})


for one in answers(sys.argv[1]):
    print(one, flush=True)
