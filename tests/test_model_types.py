"""`from_type` gives valid models, by the entry point that Hypothesis calls when imported."""

import os
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from boardscore.testing.strategies import strategies
from tests.test_testing import collected

ROOT = Path(__file__).parents[1]
PIER18 = "CardDate Condition Pier Card Laid Pack Player Position State Rulings"
AUCTIONLAND = "Tile Island Counts Table Tables PackTile Pack Player Position State Rulings"
COLLECT = """
made = []
@settings(max_examples=10, derandomize=True, database=None, phases=[Phase.generate])
@given(st.data())
def collect(data):
    for name in names.split():
        kind = getattr(game, name)
        made.append(data.draw(st.from_type(kind)))
        assert type(made[-1]) is kind
collect()
assert len(set(map(str, made))) > len(names.split())
"""
USED = "from hypothesis import Phase, given, settings, strategies as st"


def run(code: str, folder: Path) -> None:
    """Runs code where the entry point of pyproject.toml is installed."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    metadata = folder / "entry_of_boardscore-1.dist-info"
    metadata.mkdir()
    (metadata / "METADATA").write_text("Metadata-Version: 2.1\nName: entry-of-boardscore\n")
    ((name, place),) = project["entry-points"]["hypothesis"].items()
    (metadata / "entry_points.txt").write_text(f"[hypothesis]\n{name} = {place}\n")
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={**os.environ, "PYTHONPATH": path},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.mark.long
@pytest.mark.parametrize(("game", "names"), [("pier18", PIER18), ("auctionland", AUCTIONLAND)])
@pytest.mark.parametrize("is_first", [True, False])
def test_models_of_both_games(game: str, names: str, is_first: bool, tmp_path: Path) -> None:
    """Whether Hypothesis or the game is imported first."""
    imported = f"from boardscore import {game} as game; game.Position, game.State"
    lines = (USED, imported) if is_first else (imported, USED)
    run("\n".join([*lines, f"names = {names!r}", COLLECT]), tmp_path)


def test_neither_package_imports_the_other_before_it_is_used(tmp_path: Path) -> None:
    """And Hypothesis imports no game."""
    run("import sys, boardscore.pier18; assert 'hypothesis' not in sys.modules", tmp_path)
    code = "import sys, hypothesis; assert 'boardscore.testing.model_types' in sys.modules; "
    games = "assert not [one for one in sys.modules if one.startswith('boardscore.pier18')]"
    (tmp_path / "second").mkdir()
    run(code + games, tmp_path / "second")


@pytest.mark.long
def test_the_strategies_are_those_of_the_types() -> None:
    for game in ("pier18", "auctionland"):
        for kind, strategy in strategies(game).models().items():
            assert {type(one) for one in collected(strategy, 5)} == {kind}
