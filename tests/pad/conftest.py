"""The small server, for its own tests and those in a browser."""

import threading
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from boardscore.pad.server import Server


@contextmanager
def serving(*, lan: bool = False) -> Iterator[Server]:
    """A server that runs until the block ends."""
    with Server(0, lan=lan) as server:
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


@pytest.fixture(name="server", scope="session")
def _server() -> Iterator[Server]:
    with serving() as server:
        yield server
