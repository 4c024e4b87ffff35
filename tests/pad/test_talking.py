"""Answers over a connection that stays open: what the standard (RFC 6455) says, bit by bit."""

import base64
import json
import socket

import pytest

from boardscore.documents.files import MOST_BYTES
from boardscore.pad import answer
from boardscore.pad.server import HERE, Server

REQUEST = json.dumps(
    {"ask": "score", "position": {"game": "pier18", "players": [{"pier": ["H", "."]}]}}
)
MASK = b"\x37\xfa\x21\x3d"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
IS_OVER, IS_BROKEN, IS_TOO_LONG = 1000, 1002, 1009
WISHES = {
    "Upgrade": "websocket",
    "Connection": "Upgrade",
    "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
}


class Line:
    """A connection as a browser has one, down to the bytes."""

    def __init__(self, server: Server, method: str = "GET", **others: str) -> None:
        wishes = {**WISHES, **{name.replace("_", "-"): value for name, value in others.items()}}
        wishes = {"Host": f"{HERE}:{server.server_port}", **wishes}
        self.socket = socket.create_connection((HERE, server.server_port), timeout=20)
        self.source = self.socket.makefile("rb")
        head = "".join(f"{name}: {value}\r\n" for name, value in wishes.items() if value)
        self.socket.sendall(f"{method} /answer HTTP/1.1\r\n{head}\r\n".encode())
        self.status = int(self.source.readline().split()[1])
        lines = iter(self.source.readline, b"\r\n")
        self.headers = dict(line.decode().strip().split(": ", 1) for line in lines)

    def __enter__(self) -> "Line":
        return self

    def __exit__(self, *_: object) -> None:
        self.source.close()
        self.socket.close()

    def send(self, first: int, content: bytes, *, masked: bool = True) -> None:
        size = len(content)
        if size < 126:
            length = bytes([size])
        elif size < 1 << 16:
            length = b"\x7e" + size.to_bytes(2, "big")
        else:
            length = b"\x7f" + size.to_bytes(8, "big")
        if not masked:
            self.socket.sendall(bytes([first]) + length + content)
            return
        hidden = bytes(byte ^ MASK[at % 4] for at, byte in enumerate(content))
        self.socket.sendall(bytes([first, length[0] | 0x80]) + length[1:] + MASK + hidden)

    def receive(self) -> tuple[int, bytes]:
        first, size = self.source.read(2)
        if size == 126:
            size = int.from_bytes(self.source.read(2), "big")
        elif size == 127:
            size = int.from_bytes(self.source.read(8), "big")
        return first, self.source.read(size)

    def is_closed_for(self, why: int) -> bool:
        return self.receive() == (CLOSE, why.to_bytes(2, "big")) and self.source.read() == b""


def test_a_connection_is_accepted_as_the_standard_says(server: Server) -> None:
    with Line(server) as line:
        assert line.status == 101
        assert line.headers["Upgrade"] == "websocket"
        assert line.headers["Sec-WebSocket-Accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


def test_messages_are_answered_in_turn_by_the_library(server: Server) -> None:
    with Line(server) as line:
        for text in (REQUEST, "{}", "no JSON", REQUEST):
            line.send(TEXT, text.encode())
        for text in (REQUEST, "{}", "no JSON", REQUEST):
            assert line.receive() == (TEXT, answer(text).encode())


def test_a_message_in_parts_is_one_and_may_be_asked_in_between_whether_anybody_is_there(
    server: Server,
) -> None:
    with Line(server) as line:
        text = REQUEST.encode()
        line.send(0x01, text[:9])
        line.send(PING, b"there?")
        line.send(0x00, text[9:20])
        line.send(0x80, text[20:])
        assert line.receive() == (PONG, b"there?")
        assert line.receive() == (TEXT, answer(REQUEST).encode())


@pytest.mark.parametrize("size", [125, 126, 0xFFFF, 0x10000, MOST_BYTES])
def test_a_message_of_every_length_is_read(server: Server, size: int) -> None:
    text = REQUEST.ljust(size) if size > len(REQUEST) else "{}".ljust(size)
    with Line(server) as line:
        line.send(TEXT, text.encode())
        assert line.receive() == (TEXT, answer(text).encode())


def test_bytes_that_are_no_text_are_answered(server: Server) -> None:
    with Line(server) as line:
        line.send(TEXT, b"\xff{")
        first, said = line.receive()
        assert (first, json.loads(said)["ask"]) == (TEXT, None)


def test_a_browser_that_closes_is_answered_so(server: Server) -> None:
    with Line(server) as line:
        line.send(CLOSE, b"")
        assert line.is_closed_for(IS_OVER)


def test_one_that_breaks_off_is_let_go(server: Server) -> None:
    with Line(server) as line:
        line.socket.sendall(b"\x81\xfe\x00")
        line.socket.shutdown(socket.SHUT_WR)
        assert line.is_closed_for(IS_OVER)


@pytest.mark.parametrize("first", [0xC1, 0x83, 0x82, 0x80, 0x09, 0x8B])
def test_what_is_no_message_ends_it(server: Server, first: int) -> None:
    with Line(server) as line:
        line.send(first, b"{}")
        assert line.is_closed_for(IS_BROKEN)


def test_what_is_not_masked_ends_it(server: Server) -> None:
    with Line(server) as line:
        line.send(TEXT, b"{}", masked=False)
        assert line.is_closed_for(IS_BROKEN)


def test_a_message_within_another_ends_it(server: Server) -> None:
    with Line(server) as line:
        line.send(0x01, b"{")
        line.send(TEXT, b"{}")
        assert line.is_closed_for(IS_BROKEN)


def test_a_message_that_is_too_long_ends_it_before_it_is_read(server: Server) -> None:
    with Line(server) as line:
        line.socket.sendall(b"\x81\xff" + (MOST_BYTES + 1).to_bytes(8, "big"))
        assert line.is_closed_for(IS_TOO_LONG)


def test_parts_that_are_too_long_together_end_it(server: Server) -> None:
    with Line(server) as line:
        line.send(0x01, b" ")
        line.socket.sendall(b"\x80\xff" + MOST_BYTES.to_bytes(8, "big"))
        assert line.is_closed_for(IS_TOO_LONG)


@pytest.mark.parametrize(
    ("wishes", "status"),
    [
        ({"Host": "evil.example"}, 421),
        ({"Origin": "http://evil.example"}, 403),
        ({"Origin": "http://["}, 403),
        ({"Sec_WebSocket_Version": "8"}, 400),
        ({"Sec_WebSocket_Key": base64.b64encode(b"short").decode()}, 400),
        ({"Sec_WebSocket_Key": "no base 64"}, 400),
        ({"Sec_WebSocket_Key": ""}, 400),
        ({"Connection": "keep-alive"}, 400),
        ({"Upgrade": "h2c"}, 405),
        ({"method": "HEAD"}, 405),
    ],
    ids=range(10),
)
def test_other_connections_are_refused(server: Server, wishes: dict[str, str], status: int) -> None:
    with Line(server, **wishes) as line:
        assert line.status == status


def test_a_page_of_this_server_is_let_in(server: Server) -> None:
    with Line(server, Origin=f"http://{HERE}:{server.server_port}") as line:
        assert line.status == 101
