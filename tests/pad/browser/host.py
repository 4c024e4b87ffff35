"""A host of the static pad, like any static file server; it records what it sent."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from docs.offline.build import POLICY

from tests import HANGS

TYPES = {
    "html": "text/html",
    "css": "text/css",
    "js": "text/javascript",
    "mjs": "text/javascript",
    "json": "application/json",
    "png": "image/png",
    "svg": "image/svg+xml",
    "wasm": "application/wasm",
    "webmanifest": "application/manifest+json",
}


class Host(ThreadingHTTPServer):
    """Serves the files of a pad below `/pad/`."""

    daemon_threads = True

    def __init__(self, files: dict[str, bytes], port: int = 0) -> None:
        super().__init__(("127.0.0.1", port), _Handler)
        self.files = files
        self.asked: list[str] = []
        """What was sent, in order."""
        self.held = ""
        """Files whose names begin so are held back until they are let go."""
        self.let_go = threading.Event()
        self.is_dead = False
        """Whether connections are cut off."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_port}/pad/"

    def handle_error(self, request: Any, client_address: Any) -> None:
        """Browsers cancel requests that they no longer need."""


class _Handler(BaseHTTPRequestHandler):
    server: Host
    protocol_version = "HTTP/1.1"
    wbufsize = -1
    disable_nagle_algorithm = True

    def do_GET(self) -> None:
        if self.server.is_dead:
            self.close_connection = True
            return
        name = self.path.partition("?")[0].removeprefix("/pad/") or "index.html"
        if self.server.held and name.startswith(self.server.held):
            self.server.let_go.wait(HANGS)
        content = self.server.files.get(name)
        self.server.asked.append(name)
        self.send_response(HTTPStatus.NOT_FOUND if content is None else HTTPStatus.OK)
        self.send_header("Content-Type", TYPES.get(name.rpartition(".")[2], "text/plain"))
        self.send_header("Content-Security-Policy", POLICY)
        self.send_header("Content-Length", str(len(content or b"")))
        self.end_headers()
        self.wfile.write(content or b"")

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002
        """Prints no log."""


@contextmanager
def hosted(files: dict[str, bytes], port: int = 0) -> Iterator[Host]:
    """A host that serves until the block ends."""
    with Host(files, port) as host:
        thread = threading.Thread(target=host.serve_forever, daemon=True)
        thread.start()
        yield host
        host.let_go.set()
        host.shutdown()
        thread.join()


def files_of(folder: Path) -> dict[str, bytes]:
    """The files below a folder by their relative paths."""
    return {
        path.relative_to(folder).as_posix(): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }
