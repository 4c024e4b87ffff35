"""How special a total is among those of many games."""

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from attrs import asdict, frozen

from boardscore import games as games_of
from boardscore.analysis import bots
from boardscore.analysis.bots import bot_of, name_of
from boardscore.analysis.estimates import End, random_words, runner_for
from boardscore.analysis.game_analysis import play_analysis, seed_of
from boardscore.analysis.game_tallies import SHARE
from boardscore.analysis.matches import Match, play_deal
from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.game_setup import PackOrPath
from boardscore.core.messages import Message, require_language, say
from boardscore.core.rulings import unknown_value
from boardscore.documents.pack_readers import DEMO
from boardscore.show.rounding import percent

_TOTAL = value_checks.whole(-value_checks.LARGEST_NUMBER)

_CHUNK = 1000
"""The games played at a time."""

_MASKS = ((bots.greedy, -1), (bots.random, 0))
"""The bots that play kernels have, with the greedy seats as bits."""


@frozen(kw_only=True)
class Special:
    """How special a total is among those of many games."""

    game: str
    """The name of the game."""
    pack: str
    """The name of the pack."""
    players: int
    """The number of players."""
    bot: str
    """The name of the bot on every seat."""
    games: int
    """The number of games played: fewer than requested after Ctrl-C."""
    total: int
    """The total."""
    below: float
    """The share of totals that are lower."""
    equal: float
    """The share of totals that are equal."""
    win: float | None
    """The share of the equal totals that won, several winners sharing; None if there are none."""

    def __str__(self) -> str:
        """The text in English."""
        return self.text()

    def text(self, lang: str = "en") -> str:
        """Two or three sentences. Raises `BoardscoreError` for an unsupported language."""
        require_language(lang)
        return " ".join(say(sentence, lang) for sentence in self._sentences())

    def _sentences(self) -> Iterator[Message]:
        shares = {"below": percent(self.below), "equal": percent(self.equal)}
        yield Message("special.shares", total=self.total, **shares)
        if self.win is not None:
            yield Message("special.win", total=self.total, win=percent(self.win))
        counts = {"games": self.games, "players": self.players}
        game = Message(f"game.{self.game}")
        yield Message("special.games", game=game, pack=self.pack, bot=self.bot, **counts)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """All numbers, and the text in the language.

        Raises `BoardscoreError` for an unsupported language.
        """
        require_language(lang)
        return {"format": 1, **asdict(self, recurse=False), "text": self.text(lang)}


def special(  # noqa: PLR0913
    game: str,
    total: int,
    *,
    players: int,
    pack: PackOrPath = DEMO,
    bot: Any = "greedy",
    games: int = 100_000,
    seed: int = 0,
) -> Special:
    """How special a total is: where it is among the totals of all players of many games.

    The same bot, `"greedy"` or `"random"`, has every seat. With numba, 100,000 greedy games take 1
    to 10 seconds, and longer the first time, when it compiles them. Without numba they take about
    half a minute in Pier 18 and 10 minutes in Auctionland: ask for fewer. After Ctrl-C the result
    has the games so far. It depends only on the arguments.

    >>> found = special("pier18", 20, players=2, games=500)
    >>> found.below > 0.6, found.equal < 0.2, found.games
    (True, True, 500)

    Raises `BoardscoreError` for wrong arguments, and `NotAvailableError` for a game without the
    analysis of play.
    """
    games_of.require_game(game)
    value_checks.require(_TOTAL, total, "total")
    value_checks.require(value_checks.whole(*games_of.game(game).players), players, "players")
    value_checks.require(value_checks.whole(1), games, "games")
    seed_of(seed)
    greedy = _greedy_seats(bot)
    start = games_of.play(game).start([None] * players, pack)
    play_analysis(game)
    play_deal(Match(start, (bots.random,) * players, seed), 0)  # raises an error without a winner
    seen: Counter[End] = Counter()
    try:
        for ends in _ends(start, greedy, games, seed):
            seen.update(ends)
    except KeyboardInterrupt:
        if not seen:
            raise
    return shares_of(seen, start, total, name_of(bot_of(bot)))


def _greedy_seats(bot: object) -> int:
    """The greedy seats as bits; raises `BoardscoreError` for a bot that no play kernel has."""
    found = bot_of(bot, "bot")
    for known, mask in _MASKS:
        if found is known:
            return mask
    known_names = tuple(name_of(known) for known, _ in _MASKS)
    raise BoardscoreError(Problem(unknown_value(bot, known_names), ("bot",)))


def _ends(start: Any, greedy: int, games: int, seed: int) -> Iterator[list[End]]:
    """The totals and wins of all seats, some games at a time."""
    runner, game = runner_for(start)
    numbers, rng = game.numbers(start), Random(f"{seed}")
    for first in range(0, games, _CHUNK):
        yield runner.play_ends(numbers, greedy, random_words(rng, min(_CHUNK, games - first)))


def shares_of(seen: Counter[End], start: Any, total: int, bot: str) -> Special:
    """How special a total is: its shares of the counted totals."""
    count, players = seen.total(), len(start.game.players)
    equal = {won: number for (points, won), number in seen.items() if points == total}
    wins = sum(won * number for won, number in equal.items())
    return Special(
        below=sum(number for (points, _), number in seen.items() if points < total) / count,
        equal=sum(equal.values()) / count,
        win=wins / SHARE / sum(equal.values()) if equal else None,
        total=total,
        game=start.GAME,
        pack=start.game.pack.name,
        bot=bot,
        players=players,
        games=count // players,
    )
