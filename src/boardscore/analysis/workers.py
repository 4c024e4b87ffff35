"""Plays games in several processes; the sums are the same as in one."""

import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from typing import Any

from boardscore.analysis.engine import Engine, Rows


class Workers:
    """This process and others that share the words of a batch; they end with the `with` block."""

    def __init__(self, engine: Engine, known: list[int], seat: int, jobs: int) -> None:
        """Nothing starts before the `with` block."""
        self._engine, self._known, self._seat, self._jobs = engine, known, seat, jobs
        self._others: list[tuple[Any, Connection]] = []

    def __enter__(self) -> "Workers":
        """Starts the processes and waits until all have compiled their loops."""
        self._engine.warm_up(self._known)
        context = get_context("spawn")
        for _ in range(self._jobs - 1):
            end, other = context.Pipe()
            arguments = (other, self._engine, self._known, self._seat)
            process = context.Process(target=_serve, args=arguments, daemon=True)
            process.start()
            other.close()
            self._others.append((process, end))
        for _, end in self._others:
            _answer(end)
        return self

    def __exit__(self, *_: object) -> None:
        """Ends the processes."""
        for process, end in self._others:
            end.close()
            process.terminate()
            process.join()

    def play(self, words: Sequence[int], moves: Sequence[int]) -> Rows:
        """A tally of each move: one game for each word."""
        parts = len(self._others) + 1
        own, *others = (words[part::parts] for part in range(parts))
        asked = [(end, part) for (_, end), part in zip(self._others, others) if part]
        for end, part in asked:
            _ask(end, part, moves)
        rows = self._play_here(own, moves)
        for end, part in asked:
            answer = _answer(end)
            counted = self._play_here(part, moves) if answer is None else answer
            rows = [list(map(sum, zip(*pair))) for pair in zip(rows, counted)]
        return rows

    def _play_here(self, words: Sequence[int], moves: Sequence[int]) -> Rows:
        return self._engine.play_moves(self._known, self._seat, words, moves)


def _ask(end: Connection, words: Sequence[int], moves: Sequence[int]) -> None:
    with suppress(OSError):  # the process died
        end.send((words, moves))


def _answer(end: Connection) -> Any:
    """The finding of a process; None if it died."""
    try:
        return end.recv()
    except (EOFError, OSError):
        return None


def _serve(end: Connection, engine: Engine, known: list[int], seat: int) -> None:
    """Answers until the main process ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        engine.warm_up(known)
        end.send(True)
        while True:
            words, moves = end.recv()
            end.send(engine.play_moves(known, seat, words, moves))
    except (EOFError, OSError):
        return
