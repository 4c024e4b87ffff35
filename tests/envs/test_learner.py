"""The examples that learn: they run, and the page shows what they print."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("pettingzoo", reason="environments need the extra boardscore[pettingzoo]")

ROOT = Path(__file__).parents[2]


def output(example: str, *args: str) -> str:
    command = [sys.executable, f"examples/{example}.py", *args]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout


def fixed(text: str) -> str:
    """The output without its only figure that depends on the machine."""
    return re.sub(r"\d+ s of CPU time", "", text)


@pytest.mark.long
def test_a_short_training_beats_random_play() -> None:
    """1,000 games instead of 20,000; with equal chances, 70 % of 200 games is out of reach."""
    args = ("learn", "--games", "1000", "--test", "200", "--seed", "1")
    text = output(*args)
    before, after = (float(share) for share in re.findall(r"wins ([\d.]+)%", text))
    assert 35 < before < 65
    assert after > 70
    assert fixed(output(*args)) == fixed(text)


def test_a_tiny_training_against_the_greedy_bot_depends_on_its_seed_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    pytest.importorskip("gymnasium", reason="opponents need the extra boardscore[gymnasium]")
    from examples import beat_greedy

    monkeypatch.setattr(beat_greedy, "BATCH", 8)
    monkeypatch.setattr(beat_greedy, "HIDDEN", 4)
    monkeypatch.setattr(sys, "argv", ["beat_greedy.py", "--games", "40", "--test", "20"])
    beat_greedy.main()
    lines = r"learned from 40 games in \d+ s of CPU time\nwins \d+\.\d% of 20 games \(.*\)\n"
    assert re.fullmatch(lines, capsys.readouterr().out)
    trained = [beat_greedy.train(40, seed) for seed in (18, 18, 19)]
    first, again, other = ([one.first.weights.tolist() for one in each] for each in trained)
    assert first == again != other


def default(example: str, name: str) -> int:
    source = (ROOT / "examples" / f"{example}.py").read_text(encoding="utf-8")
    return int(re.findall(rf'"--{name}".*?default=([\d_]+)', source)[0])


@pytest.mark.parametrize(
    ("example", "lines"),
    [
        (
            "learn",
            (
                r"before: wins 5\d\.\d% of {test} games\n"
                r"learned from {games} games in \d+ s of CPU time\n"
                r"after: wins 9\d\.\d% of {test} games"
            ),
        ),
        (
            "beat_greedy",
            (
                r"learned from {games} games in \d+ s of CPU time\n"
                r"wins [67]\d\.\d% of {test} games \(95%: ±2\.\d%\)"
            ),
        ),
    ],
)
def test_the_page_shows_the_output(example: str, lines: str) -> None:
    """The lines have the form and the default numbers of the example."""
    page = (ROOT / "docs" / "learning.md").read_text(encoding="utf-8")
    numbers = {name: default(example, name) for name in ("games", "test")}
    assert re.search(f"^{lines.format(**numbers)}$", page, re.MULTILINE)
