"""Generated tables and tables of records: they can be scored, and agree with the games."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import boardscore  # noqa: E402
from boardscore import table  # noqa: E402
from boardscore.auctionland.table import columns  # noqa: E402

EXAMPLE = Path(__file__).parent.parent.parent / "examples" / "games" / "pier18.jsonl"


@pytest.mark.parametrize("game", ["pier18", "auctionland"])
@pytest.mark.parametrize("played", [False, True])
def test_a_generated_table_can_be_scored(game: str, played: bool) -> None:
    data = table.sample(game, 7, seed=3, played=played).read_all()
    assert data.num_rows == 7
    assert data == table.sample(game, 7, seed=3, played=played).read_all()
    assert data != table.sample(game, 7, seed=4, played=played).read_all()
    found = table.score(data, game, group="game", engine="numpy").read_all()
    assert found["error"].null_count == 7


@pytest.mark.parametrize("rows", [0, -1, "7"])
def test_a_generated_table_has_at_least_one_row(rows: Any) -> None:
    with pytest.raises(boardscore.BoardscoreError, match=r"^rows: "):
        table.sample("pier18", rows)


def test_records_become_rows_with_the_same_results() -> None:
    """A final position, scored as a table, has the same totals and places."""
    records = [boardscore.read_record(EXAMPLE), EXAMPLE, str(EXAMPLE)]
    rows = table.results(records, "pier18").read_all().to_pylist()
    result = boardscore.replay(EXAMPLE)[-1].result()
    assert [row["record"] for row in rows[:: len(result.players)]] == [0, 1, 2]
    one = rows[: len(result.players)]
    assert [row["total"] for row in one] == [player.total for player in result.players]
    assert [row["rank"] for row in one] == [*result.ranks]
    assert [row["name"] for row in one] == [player.name for player in result.players]


def test_wrong_records_are_reported_and_the_others_kept(tmp_path: Path) -> None:
    lines = EXAMPLE.read_text(encoding="utf-8").splitlines()
    short = tmp_path / "short.jsonl"
    short.write_text("\n".join(lines[:4]) + "\n", encoding="utf-8")
    records: list[Any] = [short, tmp_path / "none.jsonl", EXAMPLE]
    rows = table.results(records, "pier18").read_all().to_pylist()
    assert rows[0]["error"] == (
        "row 1: there is no result yet: cards have to be revealed [pier18.end.plan]"
    )
    assert rows[1]["error"].startswith("row 2: ")
    assert [row["error"] for row in rows[2:]] == [None] * (len(rows) - 2)
    other = table.results([EXAMPLE], "auctionland").read_all().to_pylist()
    assert other[0]["error"] == "row 1: this is a record of another game: pier18"


def test_rows_of_a_played_game_have_its_points() -> None:
    """The rows of a played game score the same as the game, with the tables of its pack."""
    state = boardscore.auctionland.start(["Anna", "Ben"], "demo")
    random = Random(5)
    while not state.is_over:
        moves = list(state.legal_moves())
        state = state.play(random.choice(moves) if moves else boardscore.deal(state, random))
    rows = [{"game": 1, **row} for row in columns.rows_of(state.position)]
    data = pa.Table.from_pylist(rows)
    found = table.score(data, "auctionland", group="game", pack="demo", engine="numpy").read_all()
    result = state.result()
    assert found["total"].to_pylist() == [player.total for player in result.players]
    assert found["rank"].to_pylist() == [*result.ranks]
