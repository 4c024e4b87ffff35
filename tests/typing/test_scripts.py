"""Scripts of users pass the strictest type check, and know what they hold."""

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

SCRIPTS = sorted((Path(__file__).parent / "scripts").glob("*.py"))


@pytest.mark.long
@pytest.mark.skipif(find_spec("mypy") is None, reason="mypy is not installed")
def test_scripts_of_users_pass_a_strict_type_check(tmp_path: Path) -> None:
    """What must be refused is marked in `mistakes.py`; a mark without a mistake is one."""
    assert [script.stem for script in SCRIPTS] == ["games", "mistakes", "scores"]
    arguments = ["--strict", "--config-file=", f"--cache-dir={tmp_path}", *map(str, SCRIPTS)]
    done = subprocess.run(
        [sys.executable, "-m", "mypy", *arguments], capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
