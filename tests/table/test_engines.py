"""All engines give the results of single games and of positions, for rows of every kind."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.tables import from_table

pa = pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")

import boardscore  # noqa: E402
from boardscore import table  # noqa: E402
from boardscore.core.optional_dependencies import is_here  # noqa: E402
from tests.table import agreement, positions  # noqa: E402
from tests.table.random_rows import games  # noqa: E402

TABLES = {"beaches": [0, 1, 3, "4+"], "theme_parks": [0, 2, 3, 5, 8]}
RULINGS = [(game, rulings) for game, every in agreement.RULINGS.items() for rulings in every]


def compared(game: str, rulings: dict[str, str], number: int, seed: str, engine: str) -> int:
    """Compares an engine with plain Python on random games; returns the number of rows."""
    rows = games(Random(f"{seed} {game} {rulings}"), game, number)
    data = pa.Table.from_pylist(rows)
    more = {"tables": TABLES} if game == "auctionland" else {}
    settings: dict[str, Any] = {"group": "game", "rulings": rulings, "pack": "demo", **more}
    expected = table.score(data, game, engine="python", **settings).read_all().to_pylist()
    found = table.score(data, game, engine=engine, **settings).read_all().to_pylist()
    wrong = [pair for pair in zip(rows, found, expected) if pair[1] != pair[2]]
    assert wrong == []
    return len(rows)


@pytest.mark.parametrize(("game", "rulings"), RULINGS)
def test_numpy_agrees_with_the_slow_path(game: str, rulings: dict[str, str]) -> None:
    assert compared(game, rulings, 100, "numpy", "numpy") > 100


@from_table
def test_ids_without_a_pack_and_odd_lines(game: str, columns: dict[str, Any]) -> None:
    """A line of a list is one line: `/` does not separate lines in it."""
    data = pa.table(columns)
    expected = table.score(data, game, engine="python").read_all()
    assert table.score(data, game, engine="numpy").read_all() == expected


@pytest.mark.long
@pytest.mark.skipif(not is_here("numba"), reason="numba needs the extra boardscore[fast]")
@pytest.mark.parametrize(("game", "rulings"), RULINGS)
def test_numba_agrees_with_the_slow_path(game: str, rulings: dict[str, str]) -> None:
    assert compared(game, rulings, 200, "numba", "numba") > 200


NO_FOLDER = {"NUMBA_CACHE_LOCATOR_CLASSES": "UserProvidedCacheLocator", "NUMBA_CACHE_DIR": ""}
"""Settings of numba without a writable folder for compiled code."""

ON_A_FULL_DISK = """
import resource
from tests.table.test_engines import compared

resource.setrlimit(resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
for game in ("pier18", "auctionland"):
    print(compared(game, {}, 30, "kept", "numba") > 30)
"""
ANYWHERE = ON_A_FULL_DISK.replace("resource.setrlimit", "# resource.setrlimit")


@pytest.mark.long
@pytest.mark.skipif(not is_here("numba"), reason="numba needs the extra boardscore[fast]")
@pytest.mark.parametrize(
    ("script", "settings"), [(ANYWHERE, NO_FOLDER), (ON_A_FULL_DISK, {}), (ANYWHERE, {})]
)
def test_compiled_code_without_a_cache_is_compiled_again(
    script: str, settings: dict[str, str], tmp_path: Path
) -> None:
    """An installation that only an administrator may write to scores like any other."""
    env = os.environ | {"NUMBA_CACHE_DIR": str(tmp_path)} | settings
    command = [sys.executable, "-c", script]
    scored = subprocess.run(command, env=env, text=True, capture_output=True, check=False)
    assert (scored.stdout, scored.stderr) == ("True\nTrue\n", "")
    assert any(tmp_path.rglob("*.nbc")) == (script == ANYWHERE and settings == {})


@pytest.mark.parametrize("engine", ["numpy", "python"])
def test_plain_rows_take_the_fast_path(engine: str) -> None:
    """Only the long pier and the one with a picture are left to be scored game by game."""
    plain = ["S.Q/..A", "s | q\nh | .", "/".join(["Q" * 30] * 2), "/".join(["Q" * 31] * 2), "★/."]
    tally = agreement.Tally()
    with agreement.counting(tally):
        found = table.score(pa.table({"pier": plain}), "pier18", engine=engine).read_all()
    assert found["symbols"].to_pylist() == [3, 3, 60, 62, 1]
    assert tally.slow == (2 if engine == "numpy" else 5)


# Positions


@pytest.mark.parametrize("game", agreement.RULINGS)
def test_rows_have_the_results_of_positions(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """With numpy and every ruling; arrays score almost all rows."""
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
