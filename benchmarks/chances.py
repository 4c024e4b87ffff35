"""How often the intervals of chances are right, and whether a short time finds the same best move.

    nox -s bench-chances

Positions of random games with the demo pack, of both games, where chances are not exact. Intervals:
of the best move and of the worst one, with 400 playouts, against the same move played 20,000 times
alone (4,000 in Auctionland). Best moves: 0.3 seconds against 5. The arguments are the numbers of
estimates and of comparisons for each game; 250 and 12 by default.
"""

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Any

from tests.analysis.positions import positions

from boardscore import analysis, auctionland, pier18
from boardscore.analysis import game_tallies
from boardscore.analysis.estimates import random_words, runner_for
from boardscore.analysis.game_analysis import play_analysis

Decision = tuple[Any, int]
"""A state, and a seat that may act."""

PLAYOUTS = 400
LONG_RUN = {"pier18": 20_000, "auctionland": 4_000}


def decisions(name: str) -> Iterator[Decision]:
    """A decision of each of many games, with 2 or 3 players alternately."""
    start = {"pier18": pier18.start, "auctionland": auctionland.start}[name]
    for seed in range(10**6):
        rng = Random(seed)
        states = [*positions(start([None] * (2 + seed % 2), "demo"), rng)]
        state = rng.choice(states)
        seats = [seat for seat in state.to_act if len(state.seen_by(seat).legal_moves()) > 1]
        if seats and not analysis.analyse(state, seat=seats[0], playouts=PLAYOUTS)[0].exact:
            yield state, seats[0]


def long_run(decision: Decision, move: Any) -> tuple[float, float]:
    """The win and the points of one move, in many games with other words."""
    state, seat = decision
    view = state.seen_by(seat)
    runner, game = runner_for(state)
    known = play_analysis(state.GAME).known_numbers(game, view)
    number = [*view.legal_moves()].index(move)
    words = random_words(Random(1), LONG_RUN[state.GAME])
    (row,) = runner.play_moves(known, seat, words, [number])
    return game_tallies.win(row), game_tallies.points(row)


def coverage(name: str, count: int) -> None:
    """Prints the shares of intervals that contain the long run."""
    right: Counter[str] = Counter()
    for state, seat in islice(decisions(name), count // 2):
        found = analysis.analyse(state, seat=seat, playouts=PLAYOUTS)
        for which, one in (("best", found[0]), ("worst", found[-1])):
            win, points = long_run((state, seat), one.move)
            right[f"win of the {which} move"] += abs(win - one.win) <= one.win_error
            right[f"points of the {which} move"] += abs(points - one.points) <= one.points_error
    for what, times in right.items():
        print(f"{name:<12} {what:<26} {times} of {count // 2} in their intervals")


def same_best(name: str, count: int) -> None:
    """Prints how often the short time finds the best move of the long one."""
    same = close = 0
    for state, seat in islice(decisions(name), count):
        short = analysis.analyse(state, seat=seat, seconds=0.3)
        long = analysis.analyse(state, seat=seat, seconds=5)
        wins = {one.move: one.win for one in long}
        same += short[0].move == long[0].move
        close += wins.get(short[0].move, 0) >= long[0].win - 0.01
    print(f"{name:<12} 0.3 s and 5 s: the same best move in {same} of {count},", end=" ")
    print(f"the same or one within 0.01 in {close}")


def main() -> None:
    """Measures both games."""
    estimates, comparisons = map(int, sys.argv[1:3] or (250, 12))
    for name in ("pier18", "auctionland"):
        coverage(name, estimates)
        same_best(name, comparisons)


if __name__ == "__main__":
    main()
