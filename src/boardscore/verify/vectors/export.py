"""Exports the test vectors as plain files or as one archive."""

import io
import json
import zipfile
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib.resources import files as package_files
from typing import Any

from attrs import asdict, frozen

from boardscore._version import __version__
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message, say
from boardscore.core.rulings import choices
from boardscore.games import game as offered
from boardscore.schemas import schema
from boardscore.verify.game_kit import facets_of
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.coverage import facet_coverage
from boardscore.verify.vectors.vectors import Vector

FORMAT = 1
"""The format of the files; the documentation has them below `vectors/1/`."""

WITHDRAWN, COUNTS, CHANGES = "withdrawn.json", "counts.json", "changes.json"
RULINGS = "by-ruling.json"
CHECKSUMS = "SHA256SUMS"
PAGES = ("README.txt", "LIESMICH.txt")
"""Instructions for the files, in English and German."""

SCHEMAS = ("vector", "position", "record", "protocol", "report", "badge")
"""The schemas that come with them."""

_FOLDER = "boardscore-vectors"
_DAY = (1980, 1, 1, 0, 0, 0)
"""The time of every file in an archive, so that archives of the same files are equal."""
_READABLE = 0o100644 << 16
_UNIX = 3


@frozen
class Earlier:
    """The vectors of an earlier export."""

    version: str
    """The version of boardscore that made it."""
    ids: frozenset[str]
    """The ids of its vectors."""


def files(since: Earlier | None = None) -> dict[str, str]:
    """Every file to export, with its text; the list of changes starts from an earlier archive.

    >>> list(files())[:3]
    ['index.json', 'pier18.json', 'auctionland.json']
    """
    by_game = {
        f"{game}.json": [plain(one) for one in vectors.load(game)]
        for game in registry.names("verification")
    }
    schemas = {f"schemas/{name}.json": schema(name) for name in SCHEMAS}
    data = {
        "index.json": _index(by_game, tuple(schemas)),
        **by_game,
        RULINGS: _rulings(),
        WITHDRAWN: _withdrawn(),
        COUNTS: _counts(),
        CHANGES: _changes(since),
        **schemas,
    }
    home = package_files("boardscore.verify.vectors")
    found = {
        **{
            name: json.dumps(one, indent=1, ensure_ascii=False) + "\n" for name, one in data.items()
        },
        **{name: home.joinpath(name).read_text(encoding="utf-8") for name in PAGES},
    }
    sums = (
        f"{sha256(text.encode()).hexdigest()}  {name}\n" for name, text in sorted(found.items())
    )
    return {**found, CHECKSUMS: "".join(sums)}


def plain(vector: Vector) -> dict[str, Any]:
    """A vector as data for its file in an export."""
    found = {key: value for key, value in asdict(vector, recurse=False).items() if value != ""}
    return {**found, "touches": list(vector.touches), "variants": list(vector.variants)}


def _index(by_game: Mapping[str, Sequence[object]], schemas: Sequence[str]) -> dict[str, Any]:
    return {
        "format": FORMAT,
        "boardscore": __version__,
        "vectors": {name: len(content) for name, content in by_game.items()},
        "rulings": RULINGS,
        "withdrawn": WITHDRAWN,
        "counts": COUNTS,
        "changes": CHANGES,
        "schemas": list(schemas),
        "pages": list(PAGES),
        "checksums": CHECKSUMS,
    }


def _rulings() -> dict[str, Any]:
    """The values of each ruling, and the vectors to send under each of them."""
    return {
        game: {
            ruling: {
                "values": list(values),
                "vectors": [one.id for one in vectors.load(game) if one.is_touched_by(ruling)],
            }
            for ruling, values in choices(offered(game).rulings).items()
        }
        for game in registry.names("verification")
    }


def _withdrawn() -> dict[str, dict[str, str]]:
    gone = vectors.withdrawn().items()
    return {name: {"why": say(why), "why_de": say(why, "de")} for name, why in gone}


def _counts() -> dict[str, Any]:
    every = vectors.load()
    covered = facet_coverage(every, facets_of())
    return {
        "rules": dict(Counter(one.clause for one in every)),
        "facets": {name: counts._asdict() for name, counts in covered.items()},
    }


def _changes(since: Earlier | None) -> dict[str, Any]:
    ids, gone = [one.id for one in vectors.load()], _withdrawn()
    old = frozenset() if since is None else since.ids
    return {
        "since": None if since is None else since.version,
        "added": [name for name in ids if name not in old],
        "withdrawn": {name: why for name, why in gone.items() if since is None or name in old},
    }


def archive(since: Earlier | None = None) -> bytes:
    """All files to export as one zip archive, in the order of their names."""
    content = io.BytesIO()
    with zipfile.ZipFile(content, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as target:
        for name, text in sorted(files(since).items()):
            entry = zipfile.ZipInfo(f"{_FOLDER}/{name}", _DAY)
            entry.create_system, entry.external_attr = _UNIX, _READABLE
            target.writestr(entry, text, zipfile.ZIP_DEFLATED, 9)
    return content.getvalue()


def read_archive(file: str) -> Earlier:
    """The vectors of an archive. Raises `BoardscoreError` for any other file."""
    try:
        with zipfile.ZipFile(file) as source:
            index = json.loads(source.read(f"{_FOLDER}/index.json"))
            lists = (json.loads(source.read(f"{_FOLDER}/{name}")) for name in index["vectors"])
            ids = frozenset(entry["id"] for entries in lists for entry in entries)
            return Earlier(str(index["boardscore"]), ids)
    except (OSError, ValueError, KeyError, TypeError, zipfile.BadZipFile):
        raise BoardscoreError(Problem(Message("error.not_an_archive"), file=file)) from None
