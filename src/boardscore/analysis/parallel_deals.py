"""Plays the deals of a match in several processes; the result is that of one process."""

import pickle
from collections import deque
from collections.abc import Iterator
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from itertools import islice

from boardscore.analysis.bots import Bot, name_of
from boardscore.analysis.match_result import Deal, Match, play_deal
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.process_pool import ProcessPool

_WAITING = 2
"""The number of deals in progress for each process."""


def play_deals(match: Match, count: int, jobs: int) -> Iterator[Deal]:
    """All deals in order, played by this number of processes.

    Raises the errors of `play_deal`, and `BoardscoreError` for bots that other processes cannot
    import.
    """
    packed = _packed(match)
    pool = ProcessPool(min(jobs, count))
    waiting: deque[tuple[int, Future[Deal | None]]] = deque()
    numbers = iter(range(count))
    try:
        while True:
            for number in islice(numbers, _WAITING * jobs - len(waiting)):
                waiting.append((number, pool.submit(_task, packed, number)))
            if not waiting:
                return
            number, future = waiting.popleft()
            # A deal that fails is played again here: its error then has its cause.
            yield future.result() or play_deal(match, number)
    except BrokenProcessPool:
        raise BoardscoreError(Problem(Message("error.bot_processes_died"))) from None
    finally:
        pool.close()


def _packed(match: Match) -> bytes:
    """The match as bytes; raises `BoardscoreError` for bots that cannot be written."""
    wrong = tuple(name_of(bot) for bot in match.bots if not _is_shared(bot))
    if wrong:
        raise BoardscoreError(Problem(Message("error.bots_not_shared", bots=wrong), ("jobs",)))
    return pickle.dumps(match)


def _is_shared(bot: Bot) -> bool:
    """Whether other processes can import a bot."""
    try:
        pickle.dumps(bot)
    except Exception:
        return False
    return getattr(bot, "__module__", None) != "__main__"


@lru_cache(maxsize=1)
def _match(packed: bytes) -> Match:
    match: Match = pickle.loads(packed)
    return match


def _task(packed: bytes, number: int) -> Deal | None:
    """The games of a deal; None if one fails."""
    try:
        return play_deal(_match(packed), number)
    except Exception:
        return None
