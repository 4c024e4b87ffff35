"""Tables and `boardscore.score` accept the same values, with the same totals: random odd values."""

import csv
import io
import json
import re
import tempfile
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import pyarrow.parquet as pq  # noqa: E402

import boardscore  # noqa: E402
from boardscore.core.errors import TableError  # noqa: E402
from boardscore.table import file_scoring  # noqa: E402
from boardscore.table.game_columns import ColumnType, columns  # noqa: E402
from boardscore.table.row_scoring import LARGEST  # noqa: E402
from boardscore.table.scoring import Scorer  # noqa: E402

Row = dict[str, Any]

TABLES = {"beaches": [0, 1, "3+"], "theme_parks": [0, 2, "5+"]}
COUNTS = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")

ODD: tuple[Any, ...] = (
    *(None, 0, 2, 18, 19, -1, -0.0, 0.99, 2.0, 2.5, -0.5, 19.9, 1e20, 1e300, True, False),
    *(10**9, 10**9 + 1, 2**31, 2**63 - 1, 2**63, 2**64, -(2**63), -(2**63) - 1, 10**40, 10**400),
    *("", " ", "0", "2", " 2", "2.0", "x", "true", "TRUE", "NA", "02-29", "02-30", "7", "5+"),
    *([], {}, [2], [2.5], ["2"], {"beaches": 2}, [[]]),
)
"""Values of every kind that JSON has, right and wrong ones."""


def player(random: Random, game: str) -> Row:

    def value(*right: Any) -> Any:
        return random.choice(ODD) if random.random() < 0.3 else random.choice(right)

    if game == "pier18":
        found = {
            "pier": value("S.Q\n.A.", "H..Q\n....", "Q\n."),
            "patrons": value(0, 1, 2, 18, None),
            "plan_completed": value(True, False, None),
            "plan_date": value("02-29", "04-17", None),
        }
    elif random.random() < 0.5:
        found = {"island": value("B T\n. G", "BGGH+l", "T"), "money": value(0, 7, 10**9, None)}
    else:
        counts = value({name: value(0, 1, 4) for name in COUNTS})
        found = {"counts": counts, "money": value(0, 7, None)}
    return found


def total(game: str, players: list[Any]) -> list[int | None] | None:
    """The totals by `boardscore.score`; None if it refuses the values. A null is a missing key.

    Tables also refuse totals of more than 32 bits.
    """
    said = [without_nulls(one) if isinstance(one, dict) else one for one in players]
    try:
        result = boardscore.score({"game": game, "players": said, **settings(game)})
    except boardscore.BoardscoreError:
        return None
    totals = [one.total for one in result.players]
    return None if any(one is not None and one > LARGEST for one in totals) else totals


def without_nulls(values: Row) -> Row:
    """The values without nulls; counts that are all null are missing themselves."""
    kept = {
        key: without_nulls(one) if key == "counts" and isinstance(one, dict) else one
        for key, one in values.items()
        if one is not None
    }
    return {key: one for key, one in kept.items() if key != "counts" or one}


def settings(game: str) -> Row:
    return {"tables": TABLES} if game == "auctionland" else {}


def scored(game: str, name: str, write: Callable[[Path], Any]) -> list[Row] | None:
    with tempfile.TemporaryDirectory() as folder:
        source, target = Path(folder, name), Path(folder, "scores.jsonl")
        write(source)
        scorer = Scorer(game=game, engine="numpy", **settings(game))
        try:
            file_scoring.Run(scorer=scorer).file(str(source), str(target))
        except TableError:
            return None
        return [json.loads(line) for line in target.read_text(encoding="utf-8").splitlines()]


def check(found: Row | None, expected: list[int | None] | None, made: Any) -> None:
    """A row of scores is accepted or refused like the players, and has their totals."""
    assert (found is not None and found["error"] is None) == (expected is not None), (made, found)
    if found is not None and expected is not None:
        players = found.get("players", [found])
        assert [one["total"] for one in players] == expected, (made, found)


# JSON Lines


def compare_json_lines(random: Random, game: str, rows: int) -> None:
    """Each row is a game of one player."""
    compare_lines(game, [[player(random, game)] for _ in range(rows)], lambda row: row[0])


def compare_players(random: Random, game: str, rows: int) -> None:
    """Each row is a game with a list of players."""
    made = [[player(random, game) for _ in range(random.randint(1, 2))] for _ in range(rows)]
    compare_lines(game, made, lambda row: {"players": row})


def compare_lines(game: str, made: list[list[Row]], line: Callable[[list[Row]], Row]) -> None:
    text = "".join(f"{json.dumps(line(row))}\n" for row in made)
    found = scored(game, "in.jsonl", lambda path: path.write_text(text, encoding="utf-8"))
    assert found is not None
    for row, one in zip(made, found, strict=True):
        check(one, total(game, row), row)


# CSV


def compare_csv(random: Random, game: str, rows: int) -> None:
    """Cells are text: whole numbers and truth values are read where the game has them."""
    made = [flat(player(random, game)) for _ in range(rows)]
    names = [*dict.fromkeys(name for row in made for name in row)]
    file = io.StringIO(newline="")
    writer = csv.writer(file, delimiter=random.choice(",;\t"))
    writer.writerows([names, *([cell(row.get(name)) for name in names] for row in made)])
    data = file.getvalue().encode()
    found = scored(game, "in.csv", lambda path: path.write_bytes(data))
    assert found is not None
    written = [row for row in made if any(cell(value).strip() for value in row.values())]
    for row, one in zip(written, found, strict=True):
        check(one, total(game, [of_cells(game, row)]), row)


def flat(row: Row) -> Row:
    """The row with its counts as columns."""
    counts = row.get("counts")
    of_counts = counts if isinstance(counts, dict) else {}
    return {**{key: row[key] for key in row if key != "counts"}, **of_counts}


def cell(value: Any) -> str:
    """A value as other programs write it."""
    return "" if value is None else str(value)


def of_cells(game: str, row: Row) -> Row:
    """The values that the cells mean: an empty one is missing."""
    found: Row = {}
    for name, value in row.items():
        text = cell(value)
        kind = columns(game).read[name]
        if kind is ColumnType.WHOLE and re.fullmatch("-?[0-9]+", text.strip()):
            found[name] = int(text)
        elif kind is ColumnType.BOOLEAN and text.strip().lower() in {"true", "false"}:
            found[name] = text.strip().lower() == "true"
        elif kind in {ColumnType.WHOLE, ColumnType.BOOLEAN} and not text.strip():
            found[name] = None
        else:
            found[name] = text or None
    counts = {name: found.pop(name) for name in COUNTS if name in found}
    return {**found, "counts": counts} if any(v is not None for v in counts.values()) else found


# Parquet

TYPED: tuple[tuple[str, Any], ...] = (
    ("int8", (-1, 0, 2, 18, 19, 127)),
    ("uint8", (0, 2, 18, 19, 255)),
    ("int64", (-1, 0, 2, 18, 19, 10**9, 10**9 + 1, 2**31, 2**63 - 1, -(2**63))),
    ("uint64", (0, 2, 18, 19, 2**63 - 1, 2**63, 2**64 - 2, 2**64 - 1)),
    ("float64", (0.0, 2.0, 2.5, -0.5, float("nan"), float("inf"))),
    ("bool", (True, False)),
    ("string", ("2", "x", "", "2.0")),
)


def compare_parquet(random: Random, game: str, rows: int) -> None:
    """A number of every type in a column of its own type."""
    names = ("patrons",) if game == "pier18" else ("money", "beaches", "music")
    for _ in range(rows):
        kind, values = random.choice(TYPED)
        name, value = random.choice(names), random.choice(values)
        row: Row = {"pier": "S.Q\n.A."} if game == "pier18" else {"island": "B T\n. G"}
        if name in COUNTS:
            row = dict.fromkeys(COUNTS, 1)
        others = {key: [one] for key, one in row.items() if key != name}
        data = pa.table({**others, name: pa.array([value], kind)})
        found = scored(game, "in.parquet", lambda path, data=data: pq.write_table(data, path))
        player = {**row, name: value}
        if name in COUNTS:
            player = {"counts": player}
        check(found[0] if found else None, total(game, [player]), player)


COMPARISONS = {
    "JSON Lines": compare_json_lines,
    "players": compare_players,
    "CSV": compare_csv,
    "Parquet": compare_parquet,
}


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
@pytest.mark.parametrize("name", COMPARISONS)
def test_tables_and_score_accept_the_same_values(name: str, game: str) -> None:
    COMPARISONS[name](Random(f"{name} {game}"), game, 30 if name == "Parquet" else 150)
