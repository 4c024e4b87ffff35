"""The pad's server: it sends the page and answers requests. It stores nothing.

It is made for the phones at a table. It serves the files of the page and results computed from
requests, so it needs no password; requests never open files.
"""

import errno
import gzip
import hashlib
import re
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import Message as Headers
from functools import lru_cache
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from boardscore.core.terminal_text import ON_WINDOWS
from boardscore.documents.document_files import MOST_BYTES
from boardscore.pad.page_files import File, files
from boardscore.pad.request_answers import answer

HERE = "127.0.0.1"
EVERYWHERE = "0.0.0.0"

_ANSWER = "/answer"
_POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
_HEADERS = {
    "Content-Security-Policy": _POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cache-Control": "no-cache",
    "Vary": "Accept-Encoding",
}
_GZIP = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")
_WORTH_PACKING = 1000
"""The smallest content to compress, in bytes."""
_MOST_BYTES = 32 * MOST_BYTES
"""The largest request: a book has thousands of games."""
_PATIENCE = 10
"""The longest silence of a connection, in seconds."""


_IN_USE = (errno.EADDRINUSE, getattr(errno, "WSAEADDRINUSE", errno.EADDRINUSE))


class PortError(OSError):
    """A port cannot be used, while others may be free."""

    @property
    def is_taken(self) -> bool:
        """Whether another program uses it."""
        return self.errno in _IN_USE


@contextmanager
def _port_errors() -> Iterator[None]:
    """Raises `PortError` for errors about the port alone."""
    try:
        yield
    except OSError as error:
        if error.errno in (*_IN_USE, errno.EACCES):
            raise PortError(error.errno, error.strerror) from None
        raise


class Server(ThreadingHTTPServer):
    """The server of a pad, for this machine alone or for its network.

    Raises `PortError` if its port cannot be used, and `OSError` if none can.
    """

    daemon_threads = True
    allow_reuse_address = not ON_WINDOWS  # there, two servers would share the port
    request_queue_size = 128  # phones that open the page at the same moment

    def __init__(self, port: int, *, lan: bool = False) -> None:
        super().__init__((EVERYWHERE if lan else HERE, port), _Handler)
        self.is_for_all = lan
        self.files = {f"/{name}": file for name, file in files().items()}
        self.files["/"] = self.files["/index.html"]
        there = (lan and lan_address(self.server_port)) or ""
        self.files["/address"] = File("text/plain; charset=utf-8", there.encode)

    def server_bind(self) -> None:
        """Binds the server to its port."""
        with _port_errors():
            super().server_bind()

    def server_activate(self) -> None:
        """Begins to listen at the port."""
        with _port_errors():
            super().server_activate()

    @property
    def address(self) -> str:
        """The address of the page for browsers on this machine."""
        return f"http://{HERE}:{self.server_port}/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Ignores connections that break off."""

    def is_own(self, host: str) -> bool:
        """Whether a host name belongs to this server: a number, not a foreign name.

        This refuses pages of other hosts whose name resolves to this machine.
        """
        name = (urlsplit(f"//{host}").hostname or "").rstrip(".")
        if name == "localhost":
            return True
        try:
            number = ip_address(name)
        except ValueError:
            own = socket.gethostname().lower().partition(".")[0]
            return self.is_for_all and name in {own, f"{own}.local"}
        return number.is_loopback or self.is_for_all


def lan_address(port: int) -> str | None:
    """The address of the page for other devices in the network; None without a network."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; only looks up the route
        except OSError:
            return None
        number = probe.getsockname()[0]
    return None if ip_address(number).is_loopback else f"http://{number}:{port}/"


class _Handler(BaseHTTPRequestHandler):
    server: Server
    protocol_version = "HTTP/1.1"
    server_version = "boardscore"
    sys_version = ""
    timeout = _PATIENCE
    wbufsize = -1  # sends an answer in one piece, which saves 40 milliseconds
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        if not self._drop_body():
            self.send_error(HTTPStatus.BAD_REQUEST)
            return
        file = self._file()
        if file is None:
            return
        tag = _tag(file.content)
        if self.headers.get("If-None-Match") == tag:
            self._send(HTTPStatus.NOT_MODIFIED, file.type, b"", tag)
        else:
            self._send(HTTPStatus.OK, file.type, file.content, tag)

    do_HEAD = do_GET  # noqa: N815  (what it sends has no body)

    def do_POST(self) -> None:
        refused = self._why_not()
        if refused:
            self.send_error(refused)
            return
        size = int(self.headers["Content-Length"])
        data = self.rfile.read(size)
        if len(data) < size:
            self.close_connection = True
            return
        said = answer(data.decode(errors="replace")).encode()
        self._send(HTTPStatus.OK, "application/json", said)

    def _other(self) -> None:
        self.send_error(HTTPStatus.METHOD_NOT_ALLOWED)

    do_PUT = do_DELETE = do_PATCH = do_OPTIONS = do_TRACE = do_CONNECT = _other  # noqa: N815

    def _file(self) -> File | None:
        """The requested file; answers with an error and returns None if there is none."""
        place = self.path.partition("?")[0]
        if not self._is_meant_for_us():
            self.send_error(HTTPStatus.MISDIRECTED_REQUEST)
        elif place == _ANSWER:
            self.send_error(HTTPStatus.METHOD_NOT_ALLOWED)
        elif place not in self.server.files:
            self.send_error(HTTPStatus.NOT_FOUND)
        else:
            return self.server.files[place]
        return None

    def _is_meant_for_us(self) -> bool:
        hosts = self.headers.get_all("Host", [])
        try:
            return len(hosts) == 1 and "@" not in hosts[0] and self.server.is_own(hosts[0])
        except ValueError:
            return False

    def _drop_body(self) -> bool:
        """Reads the body of a request for a file, so that it is not taken for the next request.

        Returns False for a body of unknown size or too large a size, without reading it.
        """
        if "Content-Length" not in self.headers and "Transfer-Encoding" not in self.headers:
            return True
        if _unfit_size(self.headers):
            return False
        self.rfile.read(int(self.headers["Content-Length"]))
        return True

    def _why_not(self) -> HTTPStatus | None:
        """The reason to refuse a request."""
        if not self._is_meant_for_us():
            return HTTPStatus.MISDIRECTED_REQUEST
        if self.path != _ANSWER:
            known = self.path.partition("?")[0] in self.server.files
            return HTTPStatus.METHOD_NOT_ALLOWED if known else HTTPStatus.NOT_FOUND
        origin = self.headers.get("Origin")
        if origin is not None and origin.partition("://")[2] != self.headers["Host"]:
            return HTTPStatus.FORBIDDEN  # a page of another host
        if self.headers.get_content_type() != "application/json":
            return HTTPStatus.UNSUPPORTED_MEDIA_TYPE
        return _unfit_size(self.headers)

    def _send(self, status: HTTPStatus, kind: str, content: bytes, tag: str = "") -> None:
        self.send_response(status)
        for name, value in _HEADERS.items():
            self.send_header(name, value)
        if tag:
            self.send_header("ETag", tag)
        if len(content) >= _WORTH_PACKING and _takes_gzip(self.headers):
            content = _packed(content)
            self.send_header("Content-Encoding", "gzip")
        if status != HTTPStatus.NOT_MODIFIED:
            self.send_header("Content-Type", kind)
            self.send_header("Content-Length", str(len(content)))
        if self.close_connection:
            self.send_header("Connection", "close")
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(content)

    def send_error(self, code: int, message: str | None = None, explain: str | None = None) -> None:
        """Refuses a request in one line, without reading its body."""
        del message, explain
        self.close_connection = True
        # The base class reports some bad requests as server errors.
        status = HTTPStatus(code if code < 500 else HTTPStatus.BAD_REQUEST)
        self.command = getattr(self, "command", None) or "GET"
        self.request_version = "HTTP/1.1"
        self._send(
            status, "text/plain; charset=utf-8", f"{status.value} {status.phrase}\n".encode()
        )

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Logs nothing."""


@lru_cache(maxsize=16)
def _tag(content: bytes) -> str:
    """The tag of a file, with which a browser checks its copy."""
    return f'W/"{hashlib.sha256(content).hexdigest()[:16]}"'


@lru_cache(maxsize=16)
def _packed(content: bytes) -> bytes:
    return gzip.compress(content, 6, mtime=0)


def _takes_gzip(headers: Headers) -> bool:
    return bool(_GZIP.search(", ".join(headers.get_all("Accept-Encoding", []))))


def _unfit_size(headers: Headers) -> HTTPStatus | None:
    size, *others = headers.get_all("Content-Length", [""])
    if "Transfer-Encoding" in headers or not size:
        return HTTPStatus.LENGTH_REQUIRED
    if others or not (size.isascii() and size.isdigit()):
        return HTTPStatus.BAD_REQUEST
    is_large = len(size) > 9 or int(size) > _MOST_BYTES
    return HTTPStatus.REQUEST_ENTITY_TOO_LARGE if is_large else None
