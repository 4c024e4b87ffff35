"""The example that learns: a short training already beats random play."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="environments need the extra boardscore[pettingzoo]")

ROOT = Path(__file__).parents[2]


def output(*args: str) -> str:
    """What the example prints."""
    command = [sys.executable, "examples/learn.py", *args]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def fixed(text: str) -> str:
    """The output without its only figure that depends on the machine."""
    return re.sub(r"\d+ s of CPU time", "", text)


@pytest.mark.long
def test_a_short_training_beats_random_play() -> None:
    """1,000 games instead of 20,000; with equal chances, 70 % of 200 games is out of reach."""
    text = output("--games", "1000", "--test", "200", "--seed", "1")
    before, after = (float(share) for share in re.findall(r"wins ([\d.]+)%", text))
    assert 35 < before < 65
    assert after > 70
    assert fixed(output("--games", "1000", "--test", "200", "--seed", "1")) == fixed(text)


def test_the_page_shows_its_output() -> None:
    """The lines have the form and the default numbers of the example."""
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    source = (ROOT / "examples" / "learn.py").read_text(encoding="utf-8")
    games, tested = (
        int(re.findall(rf'"--{name}".*?default=([\d_]+)', source)[0]) for name in ("games", "test")
    )
    assert re.search(
        rf"^before: wins 5\d\.\d% of {tested} games\n"
        rf"learned from {games} games in \d+ s of CPU time\n"
        rf"after: wins 9\d\.\d% of {tested} games$",
        page,
        re.MULTILINE,
    )
