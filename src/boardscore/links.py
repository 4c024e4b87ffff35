"""Links of the score pad: a position as a code of letters, digits, `-` and `_`, after a `#`.

A code is the letter of its version, then base64url without padding of the position's JSON,
compressed by raw deflate, and of the CRC-32 of that JSON.
"""

import base64
import binascii
import json
import re
import zlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from boardscore.core import registry, value_checks
from boardscore.core.errors import ModelError, NotationError, PositionError, Problem
from boardscore.core.messages import Message
from boardscore.core.results import Result
from boardscore.documents.document_files import MOST_BYTES, decode, parse_json
from boardscore.documents.value_readers import FORMAT
from boardscore.games import game, game_of
from boardscore.packs import DEMO
from boardscore.positions import AnyPosition, data_of, position_of, read_position, score

if TYPE_CHECKING:
    from boardscore.union_types import Position

VERSION = "A"

LONGEST = 2**16
"""The longest code, in characters."""

_CHECKSUM = 4
"""The bytes of the checksum at the end."""

_WAY = "by"
"""The key of a player for the way in which the page enters it; it is not part of the position."""

_TEXT = value_checks.instance(str)
_CODE = re.compile("([A-Za-z0-9_-]*)((?:%[0-9A-Fa-f]{2}|[^A-Za-z0-9_-])*)")
"""A code, and punctuation after it that an app took for a part of the link."""
_CUT_BY_APPS = re.compile("[-_]$")
"""Some apps do not take these for a part of the link."""


def pad_url(position: "Position | Mapping[str, Any]", base: str) -> str:
    """The address that opens a position (a model or a dict) in the score pad at the address `base`.

    `from_url` reads it back. The demo pack is named. Of any other pack, the link contains what the
    players use of it: the piers and islands that cards and tiles make, Plans, dates and tables.

    >>> position = {"game": "pier18", "players": [{"name": "Anna", "pier": ["S.Q", "..A"]}]}
    >>> url = pad_url(position, "https://example.org/pad/")
    >>> url[:26], from_url(url).players[0].name
    ('https://example.org/pad/#A', 'Anna')

    Raises `ModelError` for a base with a `#`, and `PositionError` for a position that no link can
    describe, such as one with a Plan in words that no one has judged.
    """
    value_checks.require(_TEXT, base, "base")
    if "#" in base:
        message = Message("error.base_fragment", got=value_checks.show_value(base))
        raise ModelError(Problem(message, ("base",)))
    read = position_of(position)
    name = game_of(read)
    if not registry.has(name, "pad"):
        raise registry.not_available(name, "pad")
    return f"{base}#{_encode(document_of(read))}"


def from_url(text: str) -> "Position":
    """The position in a link of the score pad: a whole address, or only the code after its `#`.

    Untrusted links are safe: no file is opened, and nothing is inflated beyond 1 MB.

    Raises `NotationError` for a link that is cut, altered, too long or not one of the score pad,
    `DocumentError` if its code is not JSON, and `PositionError` with every mistake in the position;
    a player for whom nothing is entered yet is one.
    """
    value_checks.require(_TEXT, text, "text")
    data = parse_json(decode(_inflate(_code_in(text))))
    position: Position = read_position(_without_ways(data))
    return position


def document_of(position: AnyPosition) -> dict[str, Any]:
    """A position in the shape of a file, as links contain it: without a pack of the user.

    Raises `PositionError` if it would then be a different one.
    """
    data = data_of(position)
    write = game(game_of(position)).write_player
    if not write or isinstance(data.get("pack", DEMO), str):
        if read_position(data) != position:
            raise PositionError(Problem(Message("error.not_writable")))
        return data
    result = score(position)
    del data["pack"]
    data["players"] = [write(one.player) for one in result.players]
    _require_same_missing(result, score(data))
    return data


def _require_same_missing(before: Result[Any], after: Result[Any]) -> None:
    """Raises `PositionError` if a link would leave out a value that people must judge."""
    lost = [
        Problem(Message("error.not_in_link"), ("players", seat, key))
        for seat, (one, other) in enumerate(zip(before.players, after.players))
        for key in one.missing
        if key not in other.missing
    ]
    if lost:
        raise PositionError(*lost)


def _without_ways(data: Any) -> Any:
    """A linked document without the notes of the page about how players are entered."""
    if not isinstance(data, dict) or not isinstance(data.get("players"), list):
        return data
    for player in data["players"]:
        if isinstance(player, dict):
            player.pop(_WAY, None)
    return data


# Codes


def _encode(data: dict[str, Any]) -> str:
    """The first code of a link that no app cuts: without `format`, with it first, or last."""
    head = {"format": FORMAT}
    codes = [*map(_deflate, (data, {**head, **data}, {**data, **head}))]
    return next((one for one in codes if not _CUT_BY_APPS.search(one)), codes[0])


def _deflate(data: dict[str, Any]) -> str:
    """The code of a document for a link.

    >>> _deflate({"game": "pier18"})
    'Aq1ZKT8xNVbJSKshMLTK0UKoFADYXqzs'
    """
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    deflater = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    packed = deflater.compress(text) + deflater.flush()
    return VERSION + _base64(packed + zlib.crc32(text).to_bytes(_CHECKSUM, "big"))


def _base64(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).decode().rstrip("=")


def _code_in(text: str) -> str:
    """The code of a link, without the letter of its version; raises `NotationError`."""
    address, hash_, after = text.strip().partition("#")
    link = after if hash_ else address
    if re.match(rf"(?:{'|'.join(registry.names())})(?![A-Za-z0-9_-])", link):
        raise _refused("old_link")
    found = _CODE.fullmatch(link)
    if found is None or not found[1][:1].isupper():
        raise _refused("not_a_link", got=value_checks.show_value(link), known=VERSION)
    code = found[1]
    if not code.startswith(VERSION):
        raise _refused("link_version", got=code[0], known=VERSION)
    if len(code) > LONGEST:
        raise _refused("link_too_long")
    return code[len(VERSION) :]


def _inflate(code: str) -> bytes:
    """The JSON in the code of a link; raises `NotationError`."""
    try:
        packed = base64.urlsafe_b64decode(code + "=" * (-len(code) % 4))
        inflater = zlib.decompressobj(-zlib.MAX_WBITS)
        text = inflater.decompress(packed, MOST_BYTES + 1)
    except binascii.Error:  # one character too many
        raise _refused("link_cut") from None
    except zlib.error:
        raise _refused("link_altered") from None
    if len(text) > MOST_BYTES:
        raise _refused("link_inflates")
    checksum = inflater.unused_data
    if len(checksum) < _CHECKSUM:
        raise _refused("link_cut")
    if checksum != zlib.crc32(text).to_bytes(_CHECKSUM, "big") or _base64(packed) != code:
        raise _refused("link_altered")
    return text


def _refused(key: str, **args: Any) -> NotationError:
    return NotationError(Problem(Message(f"error.{key}", **args)))
