"""Matches between bots: every deal with every seating, on several processes; the results."""

import pickle
from collections import Counter, deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future
from functools import cached_property, lru_cache
from itertools import islice
from math import sqrt
from random import Random
from statistics import NormalDist, fmean
from traceback import format_exception_only
from typing import Any

from attrs import field, frozen

from boardscore import games
from boardscore import games as games_of
from boardscore.analysis.bots import Bot, bot_of, name_of
from boardscore.analysis.game_analysis import MOST_JOBS, seed_of
from boardscore.core import game_setup, value_checks
from boardscore.core.errors import BoardscoreError, ModelError, Problem
from boardscore.core.game_setup import PackOrPath
from boardscore.core.messages import Message, require_language, say
from boardscore.core.moves import Draw
from boardscore.core.registry import NotAvailableError
from boardscore.core.results import needed_inputs
from boardscore.core.terminal_text import printable
from boardscore.core.value_checks import cut
from boardscore.documents.pack_readers import DEMO
from boardscore.show.rounding import Rounded, percent
from boardscore.show.text_page import Page, in_columns


@frozen
class Match:
    """Bots that play against each other."""

    start: Any
    """The state before the first move, without a deck; it has a seat for every bot."""
    bots: tuple[Bot, ...]
    """The bots."""
    seed: int
    """The seed of everything random."""


@frozen
class GameOutcome:
    """The end of a game, by bot."""

    points: tuple[int, ...]
    """The total of each bot."""
    winners: tuple[int, ...]
    """The bots in first place, by index."""
    is_unjudged: bool
    """Whether a Plan in words counted as not completed."""


Deal = tuple[GameOutcome, ...]
"""The games of a deal."""


class ShuffledDeck:
    """A deck for the draws of chance in a match: the same order in every game of a deal.

    Returned cards go anywhere in it, so every order of the cards left is equally likely.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._left: list[str] = []

    def draw(self, chance: Draw) -> list[str]:
        """The first cards or tiles."""
        for one in sorted((Counter(chance.unseen) - Counter(self._left)).elements()):
            self._left.insert(self._rng.randrange(len(self._left) + 1), one)
        drawn, self._left = self._left[: chance.count], self._left[chance.count :]
        return drawn


def play_deal(match: Match, number: int) -> Deal:
    """The games of one deal of a match. In each one the bots sit one seat further.

    The deck and the random numbers of each seat are the same in all of them.
    """
    return tuple(_play(match, number, shift) for shift in range(len(match.bots)))


def _play(match: Match, number: int, shift: int) -> GameOutcome:
    """One game of a deal; bot 0 has the seat `shift`."""
    count = len(match.bots)
    bots = [(seat - shift) % count for seat in range(count)]
    deck, turns = (ShuffledDeck(_rng(match, number, "deck")), _rng(match, number, "turns"))
    seats = [_rng(match, number, f"seat {seat}") for seat in range(count)]
    state, must_act = match.start, games.play(match.start.GAME).must_act
    while not state.is_over:
        if state.chance is not None:
            state = state.play(state.drawn(deck.draw(state.chance)))
            continue
        # If several seats must act, any of them may be next.
        seat = turns.choice(must_act(state))
        state = state.play(_move(match, bots[seat], state.seen_by(seat), seats[seat]))
    return outcome_of(state, bots)


def _rng(match: Match, number: int, purpose: str) -> Random:
    return Random(f"{match.seed}, deal {number}, {purpose}")


def _move(match: Match, index: int, view: Any, rng: Random) -> Any:
    """The move of a bot in a match; raises `BoardscoreError` for an illegal one."""
    bot = match.bots[index]
    named = {"number": index + 1, "name": name_of(bot)}
    try:
        move = bot(view, rng)
    except NotAvailableError:
        raise
    except Exception as error:
        what = "".join(format_exception_only(error)).strip()
        raise BoardscoreError(Problem(Message("error.bot_raised", **named, what=what))) from error
    problem = view.why_illegal(move)
    if problem is not None:
        message = Message("error.bot_illegal", **named, what=problem.message)
        raise BoardscoreError(Problem(message, clause=problem.clause))
    return move


def outcome_of(state: Any, bots: Sequence[int]) -> GameOutcome:
    """Totals and winners of a match's game, by bot; a Plan in words counts as not completed."""
    seats = range(len(bots))
    result = games.result_of(state)
    if not result.standing.winners:
        raise BoardscoreError(
            Problem(Message("error.no_winner", what=needed_inputs(result)), ("pack",))
        )
    by_bot = sorted(seats, key=lambda seat: bots[seat])
    return GameOutcome(
        tuple(result.players[seat].subtotal for seat in by_bot),
        tuple(sorted(bots[seat] for seat in result.standing.winners)),
        bool(state.to_judge),
    )


_LONGEST_NAME = 30


Interval = tuple[float, float]
"""The lower and the upper end."""

_Z = NormalDist().inv_cdf(0.975)
"""Half the width of a normal 95 % interval, in standard deviations."""


@frozen(kw_only=True, slots=False, repr=False)
class Arena:
    """The result of a match; all lists are in the order of the bots."""

    game: str
    """The name of the game."""
    pack: str
    """The name of the pack."""
    bots: tuple[str, ...]
    """The names of the bots."""
    wanted: int
    """The games that were to be played, in whole deals; more than `games` after Ctrl-C."""
    _deals: tuple[Deal, ...] = field(alias="deals")
    """The games played, by deal."""

    @cached_property
    def _outcomes(self) -> tuple[GameOutcome, ...]:
        return tuple(outcome for deal in self._deals for outcome in deal)

    @property
    def games(self) -> int:
        """The number of games played."""
        return len(self._outcomes)

    @property
    def deals(self) -> int:
        """The number of deals: each is played once for each rotation of the seats."""
        return len(self._deals)

    @cached_property
    def wins(self) -> tuple[int, ...]:
        """The games that each bot won alone."""
        return tuple(
            sum(outcome.winners == (bot,) for outcome in self._outcomes)
            for bot in range(len(self.bots))
        )

    @property
    def undecided(self) -> int:
        """The games with several winners."""
        return sum(len(outcome.winners) > 1 for outcome in self._outcomes)

    @cached_property
    def shares(self) -> tuple[float, ...]:
        """The share of each bot in all wins; several winners share one win equally."""
        return tuple(fmean(self._by_deal(bot)) for bot in range(len(self.bots)))

    @cached_property
    def intervals(self) -> tuple[Interval, ...]:
        """The 95 % interval of each share.

        Deals are independent, but the games of one deal are not, so each deal counts as one value.
        """
        return tuple(share_interval(self._by_deal(bot)) for bot in range(len(self.bots)))

    @cached_property
    def points(self) -> tuple[float, ...]:
        """The mean total of each bot; a Plan in words counts as not completed."""
        return tuple(
            fmean(outcome.points[bot] for outcome in self._outcomes)
            for bot in range(len(self.bots))
        )

    def _by_deal(self, bot: int) -> list[float]:
        """The share of a bot in the wins of each deal."""
        return [
            fmean(1 / len(one.winners) if bot in one.winners else 0.0 for one in deal)
            for deal in self._deals
        ]

    def __repr__(self) -> str:
        scores = zip(self.bots, self.shares)
        named = (f"{cut(bot, _LONGEST_NAME)} {say(percent(share))}" for bot, share in scores)
        shown = ", ".join(named)
        return f"<Arena: {self.games} games of {self.game}, {shown}>"

    def __str__(self) -> str:
        """The text in English."""
        return self.text()

    def text(self, lang: str = "en") -> str:
        """The table of the bots with notes, at 80 columns.

        Raises `BoardscoreError` for an unsupported language.
        """
        require_language(lang)
        return write_match(self, Page(lang))

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """All numbers, and the notes in the language.

        Raises `BoardscoreError` for an unsupported language.
        """
        require_language(lang)
        return {
            "format": 1,
            "game": self.game,
            "pack": self.pack,
            "bots": list(self.bots),
            "games": self.games,
            "wanted": self.wanted,
            "deals": self.deals,
            "wins": list(self.wins),
            "undecided": self.undecided,
            "shares": list(self.shares),
            "intervals": [list(interval) for interval in self.intervals],
            "points": list(self.points),
            "notes": [say(note, lang) for note in _notes(self)],
        }


def share_interval(shares: Iterable[float]) -> Interval:
    """The 95 % interval of a bot's wins in a match, from independent shares; within 0 and 1.

    It generalises that of Agresti and Coull (1998), which is for values of 0 or 1: it adds
    `_Z**2 / 2` values of 0 and as many of 1, then uses the normal interval. So it is never empty,
    has a width even if all values are equal, and always contains the mean.

    >>> low, high = share_interval([1.0] * 10)
    >>> round(low, 3), round(high, 3)
    (0.679, 1.0)
    >>> low, high = share_interval([0.5] * 50)
    >>> round(low, 3), round(high, 3)
    (0.464, 0.536)
    """
    values = list(shares)
    count = len(values) + _Z**2
    mean = (sum(values) + _Z**2 / 2) / count
    squares = (sum(value * value for value in values) + _Z**2 / 2) / count
    half = _Z * sqrt(max(0.0, squares - mean * mean) / count)
    return max(0.0, mean - half), min(1.0, mean + half)


def write_match(match: Arena, page: Page) -> str:
    """The table of the bots with notes, as text for a page of any width."""
    counts = {"games": match.games, "deals": match.deals}
    game = Message(f"game.{match.game}")
    head = page.headline(Message("arena.head", game=game, pack=match.pack, **counts))
    notes = "\n".join(page.sentence(note) for note in _notes(match))
    return "\n\n".join([head, "\n".join(_table(match, page)), notes])


def _table(match: Arena, page: Page) -> list[str]:
    """The rows of the bots with their heading; names are on the left, numbers on the right."""
    head = [f"arena.column.{name}" for name in ("bot", "wins", "share", "interval", "points")]
    rows = [[page.say(Message(key)) for key in head]]
    rows += [_cells(match, bot, page) for bot in range(len(match.bots))]
    return [f"  {line}" for line in in_columns(rows, "<>>>>")]


def _cells(match: Arena, bot: int, page: Page) -> list[str]:
    low, high = map(percent, match.intervals[bot])
    return [
        f"{bot + 1}  {printable(cut(match.bots[bot], _LONGEST_NAME))}",
        str(match.wins[bot]),
        page.say(percent(match.shares[bot])),
        page.say(Message("arena.interval", low=low, high=high)),
        Rounded(match.points[bot]).in_words(page.lang),
    ]


def _notes(match: Arena) -> Iterator[Message]:
    """The notes on a match: its early end, shared wins, and how the games were played."""
    if match.games < match.wanted:
        yield Message("arena.stopped", games=match.games, wanted=match.wanted)
    if match.undecided:
        yield Message("arena.undecided", games=match.undecided)
    yield Message("arena.deals", seats=len(match.bots))
    yield Message("arena.intervals")
    if any(outcome.is_unjudged for outcome in match._outcomes):
        yield Message("arena.unjudged")


_WAITING = 2
"""The number of deals in progress for each process."""


def play_deals(match: Match, count: int, jobs: int) -> Iterator[Deal]:
    """All deals of a match in order, played by this number of processes.

    Raises the errors of `play_deal`, and `BoardscoreError` for bots that other processes cannot
    import.
    """
    from boardscore.core.process_pool import ProcessPool  # seldom needed, and slow to load

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
    except BrokenExecutor:
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
    """The games of a deal of a match; None if one fails."""
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
        here = (play_deal(match, number) for number in range(count))
        for deal in here if jobs == 1 else play_deals(match, count, jobs):
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
