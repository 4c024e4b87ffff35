"""The JSON Schemas of the documents that boardscore reads and writes.

A schema combines the parts that all games share, which are here, with the part `schemas` of each
game's registration.
"""

import json
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.rulings import unknown_value

Schema = dict[str, Any]

NAMES = (
    *("position", "pack", "result", "record", "review", "book"),
    *("vector", "protocol", "report", "badge"),
)
"""The names of the schemas."""


def schema(name: str) -> Schema:
    """The JSON Schema (draft 2020-12) of a name, as a new dict, for all games that have one.

    >>> schema("position")["title"]
    'Final position'

    Raises `BoardscoreError` for a name that is not in `NAMES`.
    """
    if not isinstance(name, str) or name not in NAMES:
        raise BoardscoreError(Problem(unknown_value(name, NAMES)))
    whole = _read(__name__, name)
    if name in _ADDED:
        texts = {game: registry.file_of(game, "schemas")[1] for game in registry.names("schemas")}
        games = {game: json.loads(text) for game, text in texts.items()}
        _ADDED[name](whole, {game: part[name] for game, part in games.items() if name in part})
        known = _read(__name__, "common")
        for of_game in games.values():
            known |= of_game["$defs"]
        whole["$defs"] = whole.pop("$defs", {})  # the last key, as in every schema
        whole["$defs"] |= _reached(whole, known)
    return whole


def _read(package: str, name: str) -> Schema:
    read: Schema = json.loads(files(package).joinpath(f"{name}.json").read_text(encoding="utf-8"))
    return read


def _add_to_document(whole: Schema, added: Mapping[str, Any]) -> None:
    """Adds to a schema the games, and the shape of a document of each."""
    whole["properties"]["game"]["enum"] = [*added]
    cases = [
        {"if": {"properties": {"game": {"const": game}}}, "then": then}
        for game, then in added.items()
    ]
    whole["allOf"] = [*cases, *whole.get("allOf", ())]


def _add_to_record(whole: Schema, added: Mapping[str, Any]) -> None:
    """Adds the games to the schema of a list, one entry of which names the game."""
    whole["items"]["properties"]["game"]["enum"] = [*added]
    whole["allOf"] = [
        {"if": {"contains": {**whole["contains"], "properties": {"game": {"const": game}}}}}
        | {"then": then}
        for game, then in added.items()
    ]


def _add_to_vector(whole: Schema, added: Mapping[str, Any]) -> None:
    """Adds to a schema the shapes of each game's questions and answers."""
    cases = whole["$defs"]["vector"]["allOf"]
    whole["$defs"]["vector"]["allOf"] = [*(case for own in added.values() for case in own), *cases]


_ADDED = {
    "position": _add_to_document,
    "pack": _add_to_document,
    "result": _add_to_document,
    "record": _add_to_record,
    "review": _add_to_document,
    "vector": _add_to_vector,
}
"""The functions that add the games to a schema; other schemas are the same for all games."""


def _reached(whole: Schema, known: Mapping[str, Any]) -> Schema:
    """The definitions that a schema refers to, directly or indirectly, in a stable order."""
    found: dict[str, None] = {}
    waiting = [*_references(whole)]
    while waiting:
        name = waiting.pop()
        if name not in found and name in known:
            found[name] = None
            waiting += _references(known[name])
    return {name: known[name] for name in known if name in found}


def _references(value: Any) -> Iterator[str]:
    """The names of the definitions that a part of a schema refers to."""
    if isinstance(value, dict):
        if "$ref" in value:
            yield value["$ref"].rpartition("/")[2]
        for part in value.values():
            yield from _references(part)
    elif isinstance(value, list):
        for part in value:
            yield from _references(part)
