"""Scores batches in several processes, in order, each exactly once."""

from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from typing import Any

import pyarrow as pa

from boardscore.core.errors import TableError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.process_pool import ProcessPool
from boardscore.table.scoring import Scorer

_WAITING = 2
"""The number of batches in progress for each process."""

_DEATHS = 3
"""The number of deaths of processes without progress before giving up."""


def score_batches(batches: Iterable[Any], scorer: Scorer, jobs: int) -> Iterator[Any]:
    """The scores of batches of whole games, in order, from this number of processes.

    Raises `TableError` if processes die again and again on the same batch.
    """
    numbered = _numbered(batches)
    if jobs == 1:
        yield from (scorer.scored(batch, first) for batch, first in numbered)
        return
    pool = _Pool(scorer, jobs)
    try:
        yield from pool.scored(numbered)
    finally:
        pool.close()


def _numbered(batches: Iterable[Any]) -> Iterator[tuple[Any, int]]:
    """Batches with the number of their first row."""
    first = 0
    for batch in batches:
        yield batch, first
        first += batch.num_rows


class _Pool:
    """Processes and their batches; a batch lost with a process is sent again."""

    def __init__(self, scorer: Scorer, jobs: int) -> None:
        self._scorer, self._jobs = scorer, jobs
        self._pool = ProcessPool(jobs)
        self._deaths = 0

    def scored(self, numbered: Iterator[tuple[Any, int]]) -> Iterator[Any]:
        waiting: deque[tuple[bytes, int, Future[bytes]]] = deque()
        while True:
            room = _WAITING * self._jobs - len(waiting)
            for batch, first in islice(numbered, room):
                waiting.append(self._sent(_packed(batch), first))
            if not waiting:
                return
            _, first, future = waiting[0]
            try:
                found = future.result()
            except BrokenProcessPool:
                self._again(first)
                waiting = deque(self._sent(*one[:2]) for one in waiting)
                continue
            waiting.popleft()
            self._deaths = 0
            yield _unpacked(found)

    def _sent(self, data: bytes, first: int) -> tuple[bytes, int, Future[bytes]]:
        try:
            future = self._pool.submit(_task, self._scorer, data, first)
        except BrokenProcessPool:
            self._again(first)
            return self._sent(data, first)
        return data, first, future

    def _again(self, first: int) -> None:
        """Starts new processes after one died."""
        self._deaths += 1
        self.close()
        if self._deaths > _DEATHS:
            raise TableError(Problem(Message("error.workers_died", row=first + 1)))
        self._pool = ProcessPool(self._jobs)

    def close(self) -> None:
        """Ends the processes immediately."""
        self._pool.close()


def _task(scorer: Scorer, data: bytes, first: int) -> bytes:
    return _packed(scorer.scored(_unpacked(data), first))


def _packed(batch: Any) -> bytes:
    """A batch as bytes, with its columns and dictionaries."""
    with pa.BufferOutputStream() as stream:
        with pa.ipc.new_stream(stream, batch.schema) as writer:
            writer.write_batch(batch)
        return bytes(stream.getvalue())


def _unpacked(data: bytes) -> Any:
    with pa.ipc.open_stream(data) as stream:
        return stream.read_next_batch()
