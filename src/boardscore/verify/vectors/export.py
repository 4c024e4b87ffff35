"""The test vectors as plain files, for those who have no Python."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import asdict

from boardscore._version import __version__
from boardscore.core import registry
from boardscore.core.messages import Message, say
from boardscore.schemas import schema
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.vectors import Vector

FORMAT = 1
"""The format of the files; the documentation has them below `vectors/1/`."""

WITHDRAWN = "withdrawn.json"
"""The ids that are not used any more, with the reasons."""

SCHEMAS = ("vector", "position", "record")
"""The schemas that come with them: of a file, and of the positions and records in it."""


def files() -> dict[str, str]:
    """Every file with its text: an index, one file for each game, and the schemas.

    >>> list(files())[:3]
    ['index.json', 'pier18.json', 'auctionland.json']
    """
    by_game = {
        f"{game}.json": [plain(one) for one in vectors.load(game)] for game in registry.names()
    }
    schemas = {f"schemas/{name}.json": schema(name) for name in SCHEMAS}
    found = {
        "index.json": _index(by_game, tuple(schemas)),
        **by_game,
        WITHDRAWN: {name: _reason(why) for name, why in vectors.withdrawn().items()},
        **schemas,
    }
    return {name: _written(content) for name, content in found.items()}


def _reason(why: Message) -> dict[str, str]:
    """Why a vector was withdrawn, in both languages."""
    return {"why": say(why), "why_de": say(why, "de")}


def plain(vector: Vector) -> dict[str, Any]:
    """A vector as its file has it."""
    found = {key: value for key, value in asdict(vector, recurse=False).items() if value != ""}
    return {**found, "touches": list(vector.touches), "variants": list(vector.variants)}


def _index(files: Mapping[str, Sequence[object]], schemas: Sequence[str]) -> dict[str, Any]:
    """Which files there are, and how many vectors each of them has."""
    return {
        "format": FORMAT,
        "boardscore": __version__,
        "vectors": {name: len(content) for name, content in files.items()},
        "withdrawn": WITHDRAWN,
        "schemas": list(schemas),
    }


def _written(content: object) -> str:
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"
