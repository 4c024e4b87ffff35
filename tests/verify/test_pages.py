"""Runs the small programs in other languages that the documentation links to."""

import json
import subprocess
from collections.abc import Callable
from pathlib import Path
from shutil import copy

import pytest

from boardscore.verify.program.protocol import score
from boardscore.verify.program.replies import Scored
from boardscore.verify.vectors import export
from boardscore.verify.vectors.vectors import load
from tests import HANGS
from tests.verify.foreign import asked, command, needs_node
from tests.verify.positions import RULINGS, random_positions

pytestmark = pytest.mark.long

EXAMPLES = Path(__file__).parents[2] / "examples" / "implementations"

Check = Callable[[str], subprocess.CompletedProcess[str]]


@needs_node
def test_the_js_program_agrees_under_default_rulings() -> None:
    known = [one for one in random_positions("pier18") if one[0]["rulings"] == RULINGS]
    outcomes = asked(
        EXAMPLES / "javascript" / "mine.mjs", *(score(position) for position, _ in known)
    )
    assert len(known) > 100
    assert [o.answer for o in outcomes] == [Scored(answer.totals) for _, answer in known]


# The check that needs no boardscore

SCORING = Path(__file__).parent / "adapters" / "scoring.mjs"


@pytest.fixture
def check_of_page(tmp_path: Path) -> Check:
    """Runs the check on a scorer with the exported vectors."""
    file = Path(copy(EXAMPLES / "javascript" / "check.mjs", tmp_path))
    (tmp_path / "pier18.json").write_text(export.files()["pier18.json"], encoding="utf-8")
    examples = EXAMPLES / "javascript"

    def run(mistake: str) -> subprocess.CompletedProcess[str]:
        text = SCORING.read_text(encoding="utf-8").replace("EXAMPLES", examples.as_uri())
        text = text.replace("MISTAKE", mistake).replace("RULINGS", json.dumps(RULINGS))
        (tmp_path / "scoring.mjs").write_text(text, encoding="utf-8")
        line = [*command(file), "pier18.json"]
        return subprocess.run(
            line, cwd=tmp_path, capture_output=True, encoding="utf-8", timeout=HANGS, check=False
        )

    return run


@needs_node
def test_the_documented_check_passes_a_right_scorer(check_of_page: Check) -> None:
    done = check_of_page("")
    count = sum(one.op == "score" for one in load("pier18"))
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"{count} of {count} agree\n"


@needs_node
def test_the_documented_check_names_the_mistakes_of_a_wrong_scorer(check_of_page: Check) -> None:
    """Poets rounded up: an odd one brings a point too."""
    done = check_of_page(
        'poets(pier) { return Math.ceil(pier.flat().filter((one) => one === "Q").length / 2); }'
    )
    assert done.returncode == 1
    lines = done.stdout.splitlines()
    assert any(line.startswith("pier18.score.poets/odd-one-out.") for line in lines)
    assert not any(line.startswith("pier18.score.lovers/two-points.alone:") for line in lines)
