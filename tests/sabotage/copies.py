"""Copies of the package, for changes."""

import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.sabotage.changes import Change

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "boardscore"


@contextmanager
def copy_of_the_package() -> Iterator[Path]:
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "boardscore"
        shutil.copytree(PACKAGE, copy)  # compiled modules stay valid, as copies keep their times
        yield copy


def make_change(copy: Path, change: Change) -> None:
    """Makes a change; raises `ValueError` unless its place occurs exactly once."""
    file = copy / change.file
    text = file.read_text(encoding="utf-8")
    if text.count(change.old) != 1:
        raise ValueError(f"stands there {text.count(change.old)} times")
    file.write_text(text.replace(change.old, change.new), encoding="utf-8")
