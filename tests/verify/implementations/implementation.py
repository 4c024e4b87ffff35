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


def with_points(answer: Data, category: str, points: Callable[[int], int]) -> Data:
    for seat, own in enumerate(answer["categories"]):
        own[category] += points(seat)
        answer["totals"][seat] += points(seat)
    return answer


# Wrong results, under the rulings of the position unless others are named


def shares_first_too(position: Data) -> Data:
    """Breaks no tie at all: equal points share every place, including first."""
    result = scored(position)
    totals = result["totals"]
    return {**result, "ranks": [1 + sum(b > a for b in totals) for a in totals]}


def counts_itself(position: Data) -> Data:
    """Counts one point too many for every pier with a Flower Seller."""
    piers = ["".join(player["pier"]) for player in position["players"]]
    return with_points(scored(position), "flower_sellers", lambda seat: "S" in piers[seat])


def other_and_poets_rounded_up(position: Data) -> Data:
    """Follows another ruling on the Flower Sellers, and makes a mistake with Poets."""
    piers = ["".join(player["pier"]) for player in position["players"]]
    return with_points(scored(position, POINTS), "poets", lambda seat: piers[seat].count("Q") % 2)


def mixed(position: Data) -> Data:
    """Follows one ruling for piers of even length and another for those of odd length."""
    even = len(position["players"][0]["pier"][0]) % 2 == 0
    return scored(position, POINTS if even else {})


def misspells(position: Data) -> Data:
    result = scored(position)
    for points in result["categories"]:
        points["sellers"] = points.pop("flower_sellers")
    return result


def misspells_and_miscounts(position: Data) -> Data:
    result = misspells(position)
    return {**result, "totals": [total + 1 for total in result["totals"]]}


def says_more(position: Data) -> Data:
    """Adds unknown fields, and calls the ranks by another name."""
    result = scored(position)
    return {**result, "rank": result.pop("ranks"), "winner": "Anna"}


def poets_only(position: Data) -> Data:
    result = scored(position)
    return {**result, "categories": [{"poets": own["poets"]} for own in result["categories"]]}


_times = {"number": 0}


def dies_again(position: Data) -> Data:
    """Ends at the third position of each process."""
    _times["number"] += 1
    if _times["number"] > 2:
        end(3, "no memory left")
    return scored(position)


def dies_again_and_counts_itself(position: Data) -> Data:
    dies_again(position)
    return counts_itself(position)


def forgetful(position: Data) -> Data:
    """Adds a point more with each answer."""
    result = scored(position)
    result["totals"] = [total + _times["number"] for total in result["totals"]]
    _times["number"] += 1
    return result


def end(code: int, said: str) -> None:
    print(said, file=sys.stderr, flush=True)
    os._exit(code)


def hang() -> None:
    """Hangs, and advances the clock of a test meanwhile."""
    while True:
        with open(os.environ["MARKS"], "ab") as marks:
            marks.write(b".")
        time.sleep(0.01)


RESULTS: dict[str, Callable[[Data], Data]] = {
    "right": scored,
    "stubborn": lambda position: scored(position, {}),
    "other": lambda position: scored(position, POINTS),
    "both": lambda position: scored(position, BOTH),
    "shares": lambda position: scored(position, SHARED),
    "shares_first_too": shares_first_too,
    "counts_itself": counts_itself,
    "other_and_poets_rounded_up": other_and_poets_rounded_up,
    "mixed": mixed,
    "nothing": lambda position: {"totals": [0 for _ in position["players"]]},
    "totals": lambda position: {"totals": scored(position)["totals"]},
    "misspells": misspells,
    "misspells_and_miscounts": misspells_and_miscounts,
    "says_more": says_more,
    "poets_only": poets_only,
    "dies_again": dies_again,
    "dies_again_and_counts_itself": dies_again_and_counts_itself,
    "forgetful": forgetful,
    "nasty": lambda position: {**scored(position), "categories": [{"\x1b[2J<&\ud800": 1}]},
    "of_one_more_player": lambda position: {
        **(result := scored(position)),
        "categories": [*result["categories"], {}],
    },
    "reads_first": scored,
}
"""Results, by the name of the implementation."""
WITH_PLAN: dict[str, Callable[[Data], Any]] = {
    "without_plans": lambda _: {"error": {"code": "unsupported", "message": "no Plans"}},
    "no_plans_allowed": lambda _: {"error": {"code": "illegal"}},
    "crash": lambda _: end(7, "\x1b[31mno memory left"),
    "hang": lambda _: hang(),
    "garbage": lambda right: {"result": {**right, "totals": [*map(str, right["totals"])]}},
}
"""Answers to positions with a completed Plan, by their right results; the others are right."""


def misreading(position: Data) -> Data:
    """Has the mistake of the misreading that the second argument names."""
    from boardscore.verify import vector_strength
    from boardscore.verify.program import protocol

    found = next(one for one in vector_strength.wrong_programs() if one.id == sys.argv[2])
    return found.answers(protocol.score(position))


OTHERS: dict[str, Callable[[Data], Any]] = {
    "supports_nothing": lambda _: {"error": {"code": "unsupported"}},
    "dead": lambda _: os._exit(7),
    "terminal": lambda _: end(1, "stdin is not a tty"),
    "misreading": misreading,
}


def answer(name: str, position: Data) -> Data:
    if name in WITH_PLAN:
        right = scored(position)
        found: Data = WITH_PLAN[name](right) if has_plan(position) else {"result": right}
        return found
    if name in RESULTS:
        return {"result": RESULTS[name](position)}
    other: Data = OTHERS[name](position)
    return other


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
    ids, _, name = name.rpartition(":")
    greeting, _, scorer = name.rpartition("+")
    for line in list(sys.stdin) if scorer == "reads_first" else sys.stdin:
        request = json.loads(line)
        if request["op"] == "unheard_of":
            reply = {"error": {"code": "unsupported"}}
        elif request["op"] != "hello":
            reply = answer(scorer, request["position"])
        elif (greeting or scorer) in GREETINGS:
            reply = {"result": GREETINGS[greeting or scorer]}
        else:
            reply = {"error": {"code": "unsupported"}}
        yield json.dumps({"id": IDS[ids](request["id"]), **reply})


for one in answers(sys.argv[1]):
    print(one, flush=True)
