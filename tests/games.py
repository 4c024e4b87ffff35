"""Games in progress, step by step, as in the tables `games.json` of both games' tests.

A step begins a game with a function of `situations`, or continues, and plays moves. `is` compares
parts of the state with values worked out by hand; `begins`, `has` and `lacks` look into a part. A
path has attributes, keys, indexes, functions of `situations`, `*` for each, and `{*}` for the set;
a list is a call. `why` gives the reason for what is expected.
"""

import json
from collections.abc import Callable, Mapping
from enum import Enum
from pathlib import Path
from typing import Any

from boardscore.auctionland import Phase
from boardscore.auctionland.moves import MOVES as MOVES_OF_ISLANDS
from boardscore.auctionland.moves import read_move
from boardscore.core.moves import OfPlayer
from boardscore.pier18.moves import MOVES as MOVES_OF_PIERS
from tests.auctionland import situations as islands
from tests.pier18 import situations as piers

Data = dict[str, Any]
MOVES: Mapping[str, Any] = {**MOVES_OF_ISLANDS, **MOVES_OF_PIERS}
HELPERS: Mapping[str, Any] = {"auctionland": islands, "pier18": piers}
PLAIN: Mapping[str, Callable[[Any], Any]] = {
    "length": len,
    "list": list,
    "str": str,
    "sorted": sorted,
    "set": set,
}


def built(game: str, call: list[Any]) -> Any:
    """The result of a function of `situations`, or a constant there: `["situation", ["#"]]`."""
    name, *arguments = call
    found = getattr(HELPERS[game], name)
    given = [one for one in arguments if isinstance(one, list)]
    named = [one for one in arguments if isinstance(one, dict)]
    if not callable(found):
        return found
    keys = {key: argument(game, value) for one in named for key, value in one.items()}
    if "phase" in keys:
        keys["phase"] = Phase(keys["phase"])
    return found(*(argument(game, value) for one in given for value in one), **keys)


def argument(game: str, value: Any) -> Any:
    """An argument: a move, the result of a call, or a value with tuples for lists."""
    if isinstance(value, dict) and value.keys() == {"call"}:
        return built(game, value["call"])
    if isinstance(value, dict) and "move" in value:
        return read_move(value, MOVES)
    return tuple(argument(game, one) for one in value) if isinstance(value, list) else value


def part(game: str, value: Any, path: list[Any]) -> Any:
    if not path:
        return value
    step, *rest = path
    if step == "*":
        return [part(game, one, rest) for one in value]
    if step == "{*}":
        return {part(game, one, rest) for one in value}
    name, *arguments = step if isinstance(step, list) else [step]
    return part(game, inside(game, value, name, [argument(game, one) for one in arguments]), rest)


def inside(game: str, value: Any, name: Any, arguments: list[Any]) -> Any:
    """An item, an attribute, a method's result, or the result of a function of `situations`."""
    if isinstance(name, int) or (isinstance(value, Mapping) and name in value):
        return value[name]
    if hasattr(value, str(name)):
        found = getattr(value, name)
        return found(*arguments) if callable(found) else found
    function = PLAIN.get(name) or getattr(HELPERS[game], name)
    return function(value, *arguments)


def plain(value: Any) -> Any:
    """A value as JSON has it: enumerations by their value, moves as dicts, sets in order."""
    if isinstance(value, Enum):
        return value.value
    if isinstance(value, OfPlayer) or hasattr(value, "KIND"):
        return value.to_dict()
    if isinstance(value, set | frozenset):
        return sorted(map(plain, value), key=json.dumps)
    if isinstance(value, Mapping):
        return {str(key): plain(one) for key, one in value.items()}
    return [plain(one) for one in value] if isinstance(value, list | tuple) else value


def contains(holder: Any, value: Any) -> bool:
    """Whether a text, a collection of values, or the legal moves contain a value."""
    is_plain = isinstance(holder, list | tuple | set | frozenset | Mapping)
    return value in (plain(holder) if is_plain else holder)


def table(game: str) -> Mapping[str, list[Data]]:
    file = Path(__file__).parent / game / "games.json"
    found: Mapping[str, list[Data]] = json.loads(file.read_text(encoding="utf-8"))
    return found


def take(game: str, steps: list[Data]) -> None:
    """Takes the steps of a game, and compares after each, at least after the last."""
    assert steps[-1].keys() & {"is", "begins", "has", "lacks"}, steps
    state: Any = None
    for step in steps:
        assert step.keys() <= {"why", "begin", "play", "is", "begins", "has", "lacks"}, step
        state = built(game, step["begin"]) if "begin" in step else state
        for move in step.get("play", ()):
            state = state.play(move)
        for path, value in step.get("is", ()):
            assert plain(part(game, state, path)) == value, path
        for path, value in step.get("begins", ()):
            assert part(game, state, path).startswith(value), path
        for path, value in step.get("has", ()):
            assert contains(part(game, state, path), value), path
        for path, value in step.get("lacks", ()):
            assert not contains(part(game, state, path), value), path
