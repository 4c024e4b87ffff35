"""A table can contain all data of a position file, with the same scores: random positions."""

from random import Random

import pytest

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import boardscore  # noqa: E402
from boardscore import table  # noqa: E402
from tests.table import agreement, positions  # noqa: E402


@pytest.mark.parametrize("game", agreement.RULINGS)
def test_rows_have_the_results_of_positions(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With numpy and every ruling; almost all rows take the fast path."""
    monkeypatch.setattr(agreement, "ENGINES", ["numpy"])
    monkeypatch.setattr(agreement, "GAMES_AT_ONCE", 100)
    tally = agreement.Tally()
    agreement.compare(game, Random(f"rows {game}"), tally)
    assert tally.rows > 200
    assert tally.slow < tally.rows / 10


@pytest.mark.parametrize("game", agreement.RULINGS)
@pytest.mark.parametrize("engine", ["numpy", "python"])
def test_players_of_positions_are_accepted_as_structs(game: str, engine: str) -> None:
    """A list of lines, the struct `counts`, names: all as in a file."""
    random = Random(f"structs {game}")
    head = agreement.settings(random, game)
    games = [positions.position(random, game, head["pack"]) for _ in range(60)]
    data = pa.Table.from_pylist([{"players": one["players"]} for one in games])
    found = table.score(data, game, engine=engine, **head).read_all().to_pylist()
    for position, row in zip(games, found, strict=True):
        expected = list(positions.said(boardscore.score({**position, **head})))
        for player, said in zip(row["players"], expected, strict=True):
            assert {name: player[name] for name in said} == said
        missing = dict.fromkeys(said["missing"] for said in expected if said["missing"])
        assert row["missing"] == ("; ".join(missing) or None)
        assert row["error"] is None
