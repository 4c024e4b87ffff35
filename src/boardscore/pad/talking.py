"""Questions and answers over one connection that stays open: a WebSocket (RFC 6455), texts alone.

A request of its own costs a browser several times as much as a message does. What is sent is read
as strictly as a request is: every message from a browser is masked, none is longer than a file.
"""

import base64
import binascii
import hashlib
from collections.abc import Iterator
from email.message import Message as Headers
from enum import IntEnum
from io import BufferedIOBase

_VERSION = "13"
_KEY_BYTES = 16
_SALT = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
"""What the standard has an answer to a key made with."""

_LAST, _RESERVED, _KIND = 0x80, 0x70, 0x0F
_MASKED, _SIZE = 0x80, 0x7F
_SHORTEST_LONG, _SHORTEST_VERY_LONG = 126, 1 << 16


class Kind(IntEnum):
    """What a frame is."""

    MORE = 0
    TEXT = 1
    CLOSE = 8
    PING = 9
    PONG = 10


class Why(IntEnum):
    """Why a connection is closed, as browsers are told it."""

    IS_OVER = 1000
    IS_BROKEN = 1002
    IS_TOO_LONG = 1009


class ClosedError(Exception):
    """The connection ends here; why is the only argument."""


def is_wished(headers: Headers) -> bool:
    """Whether a request is one for such a connection."""
    return str(headers.get("Upgrade", "")).lower() == "websocket"


def accepted(headers: Headers) -> str | None:
    """What a browser is told that its connection is one; None for a request that asks wrongly.

    >>> headers = Headers()
    >>> headers["Sec-WebSocket-Version"], headers["Connection"] = "13", "keep-alive, Upgrade"
    >>> headers["Sec-WebSocket-Key"] = "dGhlIHNhbXBsZSBub25jZQ=="
    >>> accepted(headers)
    's3pPLMBiTxaQ9kYGzzhZRbK+xOo='
    """
    key = str(headers.get("Sec-WebSocket-Key", ""))
    try:
        is_key = len(base64.b64decode(key, validate=True)) == _KEY_BYTES
    except (binascii.Error, ValueError):
        is_key = False
    goes_over = "upgrade" in str(headers.get("Connection", "")).lower()
    if not (is_key and goes_over and headers.get("Sec-WebSocket-Version") == _VERSION):
        return None
    return base64.b64encode(hashlib.sha1(f"{key}{_SALT}".encode()).digest()).decode()


def frame(kind: Kind, content: bytes) -> bytes:
    """A whole message as it is sent to a browser.

    >>> frame(Kind.TEXT, b"Hello").hex(" ")
    '81 05 48 65 6c 6c 6f'
    """
    size = len(content)
    if size < _SHORTEST_LONG:
        length = bytes([size])
    elif size < _SHORTEST_VERY_LONG:
        length = bytes([_SHORTEST_LONG]) + size.to_bytes(2, "big")
    else:
        length = bytes([_SHORTEST_LONG + 1]) + size.to_bytes(8, "big")
    return bytes([_LAST | kind]) + length + content


def messages(source: BufferedIOBase, most: int) -> Iterator[tuple[Kind, bytes]]:
    """What a browser sends, until it ends: texts, and what wants an answer of its own kind.

    Raises ClosedError for what is no message, and for one of more bytes than `most`.
    """
    text = bytearray()
    is_begun = False
    while True:
        is_last, kind, content = _received(source, most - len(text))
        if kind in (Kind.TEXT, Kind.MORE):
            if (kind is Kind.MORE) != is_begun:
                raise ClosedError(Why.IS_BROKEN)
            text += content
            is_begun = not is_last
            if is_last:
                yield Kind.TEXT, bytes(text)
                text.clear()
        elif kind is Kind.CLOSE:
            raise ClosedError(Why.IS_OVER)
        else:
            yield kind, content


def _received(source: BufferedIOBase, most: int) -> tuple[bool, Kind, bytes]:
    """One frame: whether it ends its message, its kind, and what is in it."""
    first, second = _read(source, 2)
    kind = first & _KIND
    size = second & _SIZE
    is_long = size >= _SHORTEST_LONG
    if first & _RESERVED or not second & _MASKED or kind not in {*Kind}:
        raise ClosedError(Why.IS_BROKEN)
    if kind >= Kind.CLOSE and (is_long or not first & _LAST):
        raise ClosedError(Why.IS_BROKEN)
    if is_long:
        size = int.from_bytes(_read(source, 2 if size == _SHORTEST_LONG else 8), "big")
    if size > most and kind < Kind.CLOSE:
        raise ClosedError(Why.IS_TOO_LONG)
    mask = _read(source, 4)
    return bool(first & _LAST), Kind(kind), _masked(_read(source, size), mask)


def _masked(content: bytes, mask: bytes) -> bytes:
    """What was masked as it was meant: the same mask takes it off again."""
    size = len(content)
    whole = (mask * (size // len(mask) + 1))[:size]
    return (int.from_bytes(content, "big") ^ int.from_bytes(whole, "big")).to_bytes(size, "big")


def _read(source: BufferedIOBase, size: int) -> bytes:
    found = source.read(size)
    if len(found) < size:
        raise ClosedError(Why.IS_OVER)
    return found
