"""`python -m tests.table.agreement [--rows N] [--seed N] [GAME ...]`: tables against `score`.

Scores random positions one by one with `boardscore.score`, and as rows of a table with every engine
and every ruling that can change a score; every number of every row must be the same. N is the
number of rows of each game for each set of rulings. Arrays score these rows;
`tests/table/test_engines.py` compares mistakes and odd notation.
"""

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
from random import Random
from typing import Any

import attrs
import pyarrow as pa

from boardscore import positions as documents
from boardscore import table
from boardscore.core.optional_dependencies import is_here
from boardscore.core.rulings import change_rulings
from boardscore.games import game as offered
from boardscore.table import scoring
from tests.table import positions

GAMES_AT_ONCE = 1000
TIES = ("same_rules", "shared")
RULINGS: dict[str, list[dict[str, str]]] = {
    "pier18": [
        {"flower_adjacency": adjacency, "flower_points": points, "ties_below_first": ties}
        for adjacency, points, ties in product(
            ("same_side", "orthogonal"), ("every_other_symbol", "other_kinds_only"), TIES
        )
    ],
    "auctionland": [{}],
}
"""All rulings that can change the score of a finished position."""

Row = dict[str, Any]

ENGINES = [name for name in ("numpy", "numba") if is_here(name)]


@attrs.define
class Tally:
    """The numbers of a comparison."""

    rows: int = 0
    """The rows, counted again for each set of rulings."""
    slow: int = 0
    """The rows that an engine did not score as arrays."""


def compare(game: str, random: Random, tally: Tally) -> None:
    head = settings(random, game)
    games = [positions.position(random, game, head["pack"]) for _ in range(GAMES_AT_ONCE)]
    rows = [row for number, one in enumerate(games) for row in positions.rows(one, number)]
    data = pa.table(positions.columns(rows))
    read = [documents.read_position({**one, **head}) for one in games]
    for rulings in RULINGS[game]:
        expected = [row for one in read for row in results(one, rulings)]
        for engine in ENGINES:
            with counting(tally):
                found = table.score(
                    data, game, group="game", engine=engine, rulings=rulings, **head
                ).read_all()
            _same(rows, found.to_pylist(), expected, f"{engine} {rulings} {head}")
        tally.rows += len(rows)


def settings(random: Random, game: str) -> dict[str, Any]:
    """What all positions of a table share: the pack, and the score tables."""
    pack = {"pack": positions.pack(random, game)}
    return {**pack, "tables": positions.tables(random)} if game == "auctionland" else pack


def results(position: Any, rulings: dict[str, str]) -> Iterator[dict[str, Any]]:
    chosen = attrs.evolve(position, rulings=change_rulings(position.rulings, rulings))
    return positions.said(offered(position.GAME).score(chosen))


def _same(rows: Sequence[Row], found: Sequence[Row], expected: Sequence[Row], by: str) -> None:
    assert len(found) == len(expected) == len(rows)
    for row, one, other in zip(rows, found, expected):
        differing = {name: (one[name], said) for name, said in other.items() if one[name] != said}
        assert not differing, f"{by}\n{row}\nfound, expected: {differing}"


@contextmanager
def counting(tally: Tally) -> Iterator[None]:
    """Counts the rows that are scored game by game."""
    usual = scoring.read_rows

    def counted(rules: Any, rows: Any) -> Any:
        tally.slow += len(rows)
        return usual(rules, rows)

    scoring.read_rows = counted
    try:
        yield
    finally:
        scoring.read_rows = usual


def main() -> None:
    """Compares this number of rows of each game, and prints the numbers for each set of rulings."""
    parser = argparse.ArgumentParser(prog="python -m tests.table.agreement")
    parser.add_argument("--rows", type=int, default=10_000, help="how many rows of each game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("games", nargs="*", metavar="GAME", choices=[*RULINGS, []])
    given = parser.parse_args()
    for game in given.games or RULINGS:
        random, tally, begun = Random(f"{game} {given.seed}"), Tally(), time.process_time()
        while tally.rows < given.rows:
            compare(game, random, tally)
        share = 1 - tally.slow / tally.rows / len(ENGINES)
        print(
            f"{game}, seed {given.seed}: {tally.rows} rows under {len(RULINGS[game])} sets of "
            f"rulings are the same by {' and '.join(ENGINES)}, {share:.1%} of them by the fast "
            f"way; {time.process_time() - begun:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    sys.exit(main())
