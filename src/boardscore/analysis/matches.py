"""Plays matches between bots: `arena`."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from boardscore import any_game as games_of
from boardscore.analysis.arguments import MOST_JOBS, seed_of
from boardscore.analysis.bots import bot_of, name_of
from boardscore.analysis.match_result import Arena, Deal, Match, play_deal
from boardscore.core import game_setup, value_checks
from boardscore.core.errors import ModelError
from boardscore.core.game_setup import PackOrPath
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.documents.pack_readers import DEMO

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
    from boardscore.analysis import parallel_deals

    return parallel_deals.play_deals(match, count, jobs)
