"""Matches between bots: every deal with every seating, on several processes."""

import pickle
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from functools import lru_cache
from itertools import islice
from typing import Any

from boardscore import games as games_of
from boardscore.analysis.arguments import MOST_JOBS, seed_of
from boardscore.analysis.bots import Bot, bot_of, name_of
from boardscore.analysis.match_result import Arena, Deal, Match, play_deal
from boardscore.core import game_setup, value_checks
from boardscore.core.errors import BoardscoreError, ModelError
from boardscore.core.game_setup import PackOrPath
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.process_pool import ProcessPool
from boardscore.documents.pack_readers import DEMO

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


ShowProgress = Callable[[int, int], None]
"""Is called after each deal with the numbers of games played and wanted."""


def arena(  # noqa: PLR0913
    game: str,
    bots: Sequence[Any],
    *,
    pack: PackOrPath = DEMO,
    games: int = 100,
    seed: int = 0,
    jobs: int = 1,
) -> Arena:
    """The result of a match between bots, one for each seat.

    A bot is a callable with a view and a `random.Random`, or a name: `"random"`, `"greedy"`,
    `"thinker"`, `"thinker:200"` (200 playouts for a move). Each deal is played once for each
    rotation of the seats: the deck and the random numbers of each seat stay the same. `games` is
    rounded up to whole deals. The same seed gives the same result with any number of processes
    (`jobs`), if bots are random only in what they draw from their generator.

    After Ctrl-C the result has the deals played so far; before the first one ends,
    `KeyboardInterrupt` is raised.

    >>> found = arena("pier18", ["random", "random"], games=9)
    >>> found.games, sum(found.wins), found.shares
    (10, 10, (0.5, 0.5))

    Raises `BoardscoreError` for wrong arguments, a bot that raises an error or makes an illegal
    move, bots that other processes cannot import, and a pack without a winner.
    """
    return run(prepare(game, bots, pack, seed), games, jobs)


def prepare(game: object, bots: object, pack: PackOrPath, seed: object) -> Match:
    """The match with these arguments; raises `BoardscoreError` for wrong ones."""
    if isinstance(bots, str) and not isinstance(game, str):
        raise ModelError(Problem(Message("error.game_first", game=bots), ("game",)))
    games_of.require_game(game)
    assert isinstance(game, str)
    play = games_of.play(game)
    given = game_setup.as_list(bots, "bots")
    found = tuple(bot_of(bot, "bots", at) for at, bot in enumerate(given))
    low, high = games_of.game(game).players
    if not low <= len(found) <= high:
        message = Message("error.players_to_play", players=len(found), low=low, high=high)
        raise ModelError(Problem(message, ("bots",)))
    return Match(play.start([None] * len(found), pack), found, seed_of(seed))


def run(
    match: Match, games: object, jobs: object, show_progress: ShowProgress | None = None
) -> Arena:
    """Plays a match; raises `BoardscoreError` for wrong numbers."""
    value_checks.require(value_checks.whole(1), games, "games")
    value_checks.require(value_checks.whole(1, MOST_JOBS), jobs, "jobs")
    assert isinstance(games, int)
    assert isinstance(jobs, int)
    seats = len(match.bots)
    count = -(-games // seats)
    deals: list[Deal] = []
    try:
        for deal in _deals(match, count, jobs):
            deals.append(deal)
            if show_progress is not None:
                show_progress(len(deals) * seats, count * seats)
    except KeyboardInterrupt:
        if not deals:
            raise
    return Arena(
        game=match.start.GAME,
        pack=match.start.game.pack.name,
        bots=tuple(map(name_of, match.bots)),
        wanted=count * seats,
        deals=tuple(deals),
    )


def _deals(match: Match, count: int, jobs: int) -> Iterator[Deal]:
    """All deals in order."""
    if jobs == 1:
        return (play_deal(match, number) for number in range(count))

    return play_deals(match, count, jobs)
