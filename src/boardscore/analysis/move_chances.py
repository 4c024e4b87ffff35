"""The legal moves of a player, best first: how often each wins, and with how many points."""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from attrs import frozen

from boardscore.analysis import arguments, value_rows
from boardscore.analysis.engine import Engine, engine_for
from boardscore.analysis.game_analysis import PlayAnalysis
from boardscore.analysis.state_values import exact_estimate
from boardscore.analysis.successive_halving import Halving
from boardscore.analysis.workers import Workers
from boardscore.core import value_checks

if TYPE_CHECKING:
    from boardscore.union_types import PlayerMove

_COMPILED_NODES, _PLAIN_NODES = 150_000, 4_000
"""The nodes that are searched in a second."""
_NODES_PER_PLAYOUT = 10
"""With `playouts`, a tree is searched completely if it has at most this many nodes for each."""


@frozen
class Chance:
    """The worth of a move to the player who makes it."""

    move: "PlayerMove"
    """The move."""
    win: float
    """The probability of winning; a shared first place counts as its share."""
    win_error: float
    """The half width of its 95 % interval; 0 if exact."""
    points: float
    """The mean points at the end."""
    points_error: float
    """The half width of their 95 % interval; 0 if exact."""
    playouts: int
    """The number of games played after this move; 0 if exact."""
    exact: bool
    """Whether all continuations were searched."""


def analyse(  # noqa: PLR0913
    source: Any,
    *,
    seat: int | None = None,
    seconds: float = 1.0,
    playouts: int | None = None,
    seed: int = 0,
    jobs: int = 1,
) -> tuple[Chance, ...]:
    """The worth of each legal move of a player, best first; `source` is a state or a view.

    Only what the player can see counts, so a state and its view give the same answer. The order of
    a deck is ignored. Cards and money that are hidden are drawn at random, so that all
    possibilities are equally likely. `seat` is needed if several players may act.

    The chances assume that everyone plays greedily: each move is followed by many games to the end,
    in which every player always takes the most points at hand. All moves are tried, the better half
    of them again, and so on; moves that were dropped come last. Near the end, all continuations are
    searched instead, with all possible draws: then every player maximises their chance of
    winning, then their points, and the value is exact for such players.

    The best of many moves looks a little better than it is, as it was chosen by the same games. The
    intervals do not account for this.

    `seconds` is wall time, without the time for compiling; a move for which no time is left is
    missing. With `playouts`, the number of games for this decision, the answer depends only on
    the seed, and is the same on every machine. Each of `jobs` processes plays a part of the games.
    After Ctrl-C, the answer is the one so far.

    A Plan in words counts as not completed (`pier18.score.plan`).

    >>> from boardscore import pier18
    >>> state = pier18.start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
    >>> best = analyse(state, playouts=600)[0]
    >>> best.move
    Choose(player=0, plan='1', foundation='2')
    >>> best.exact, 0.4 < best.win < 1, best.win_error < 0.1
    (False, True, True)

    Raises `BoardscoreError` for a finished game, a seat that cannot act, a game without this
    analysis, and wrong arguments.
    """
    part = arguments.playable(source)
    limit = arguments.seconds_of(seconds)
    value_checks.require(value_checks.optional(value_checks.whole(1)), playouts, "playouts")
    value_checks.require(value_checks.whole(1, arguments.MOST_JOBS), jobs, "jobs")
    first = arguments.seed_of(seed)
    view = arguments.view_of(source, seat, part)
    decision = _Decision.of(view, part)
    found = decision.exactly(decision.nodes(limit, playouts))
    if found is not None:
        return found
    with Workers(decision.engine, decision.known, view.seat, jobs) as workers:
        halving = Halving(workers.play, decision.promises, first)
        if playouts is None:
            halving.play_for(limit)
        else:
            halving.play(playouts)
    return tuple(_counted(decision.moves, halving))


def _counted(moves: tuple[Any, ...], halving: Halving) -> Iterator[Chance]:
    """The means of the games of each move."""
    spread = value_rows.spread_of(halving.tallies)
    for number in halving.ranking():
        row = halving.tallies[number]
        error = value_rows.points_error(row, spread)
        win, points = value_rows.win(row), value_rows.points(row)
        yield Chance(moves[number], win, value_rows.win_error(row), points, error, row[0], False)


@frozen
class _Decision:
    """The legal moves of a view, and what its seat knows in numbers."""

    view: Any
    part: PlayAnalysis[Any]
    engine: Engine
    known: list[int]
    moves: tuple[Any, ...]

    @classmethod
    def of(cls, view: Any, part: PlayAnalysis[Any]) -> "_Decision":
        """The decision of a view."""
        engine, game = engine_for(view)
        return cls(view, part, engine, part.known_numbers(game, view), tuple(view.legal_moves()))

    @property
    def promises(self) -> list[int]:
        """How good each move looks at first."""
        lookahead, tables, seat = self.part.lookahead, self.engine.tables, self.view.seat
        found = []
        for number in range(len(self.moves)):
            after = self.known[:]
            lookahead.draw_hidden(tables, after, seat, 1)
            lookahead.play_own(tables, after, seat, number)
            found.append(lookahead.promise(tables, after, seat))
        return found

    def nodes(self, seconds: float, playouts: int | None) -> int:
        """The most nodes of a tree that is searched completely."""
        if playouts is not None:
            return _NODES_PER_PLAYOUT * playouts
        speed = _COMPILED_NODES if self.engine.is_compiled else _PLAIN_NODES
        return int(speed * min(seconds, 60))

    def exactly(self, nodes: int) -> tuple[Chance, ...] | None:
        """The exact values, if nothing is hidden and the tree is small enough."""
        if self.part.is_hidden(self.view):
            return None
        found = []
        for number, move in enumerate(self.moves):
            after = self.known[:]
            self.part.lookahead.play_own(self.engine.tables, after, self.view.seat, number)
            value = self.engine.search(after, nodes // len(self.moves))
            if value is None:
                return None
            each, seat = exact_estimate(value), self.view.seat
            found.append(Chance(move, each.wins[seat], 0.0, each.points[seat], 0.0, 0, True))
        return tuple(sorted(found, key=_order))


def _order(chance: Chance) -> tuple[float, float]:
    return -chance.win, -chance.points
