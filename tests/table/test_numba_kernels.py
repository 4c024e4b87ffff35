"""Compiled loops that are cached on disk."""

import pickle
from pathlib import Path

import pytest

pytest.importorskip("numba", reason="numba is in the extra boardscore[fast]")

from boardscore.core.numba_kernels import cached_njit

LOOP = """
def double(number):
    return 2 * number
"""


def test_a_cache_of_another_version_is_cleared(tmp_path: Path) -> None:
    """numba reads the whole index of a cache first, and so fails for a class that is gone."""
    source = tmp_path / "loops.py"
    source.write_text(LOOP, encoding="utf-8")
    names: dict[str, object] = {}
    exec(compile(LOOP, str(source), "exec"), names)
    assert cached_njit(names["double"])(21) == 42  # type: ignore[arg-type]
    (index,) = tmp_path.glob("__pycache__/*.nbi")
    version = pickle.dumps(pickle.loads(index.read_bytes()))
    gone = pickle.dumps(((0.0, 0), {}))[:-1] + b"cboardscore.core.enums\nClassThatIsGone\n."
    index.write_bytes(version + gone)
    assert cached_njit(names["double"])(4) == 8  # type: ignore[arg-type]
    assert b"ClassThatIsGone" not in index.read_bytes()
