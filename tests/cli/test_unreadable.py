"""Files and input that the system refuses: each is reported before the first question.

The output is not at fault, so no message is about it.
"""

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from boardscore.cli import app
from boardscore.texts import CATALOGUES
from tests.cli import flat
from tests.cli.conftest import Cli
from tests.tables import from_table

LONG = "x" * 300
OF_THE_OUTPUT = tuple(CATALOGUES[lang]["say.cannot_write"].partition("{")[0] for lang in CATALOGUES)


@pytest.fixture(autouse=True)
def _odd_files(folder: Path) -> None:
    for name in ("itself.toml", "itself.jsonl", "itself"):
        (folder / name).symlink_to(name)
    (folder / "nowhere").symlink_to("nothing/there")
    for end in ("toml", "jsonl", "json"):
        (folder / f"folder.{end}").mkdir()
        os.mkfifo(folder / f"pipe.{end}")


@pytest.mark.long
@pytest.mark.parametrize("lang", CATALOGUES)
@from_table
def test_unreadable_and_unwritable_files_are_reported(
    cli: Cli, args: list[str], code: int, why: str, lang: str
) -> None:
    done = cli(*args, "--lang", lang) if "--" not in args else cli("--lang", lang, *args)
    said = flat(f"{done.out} {done.err}")
    assert done.code == code
    assert CATALOGUES[lang][why].lower() in said.lower()
    assert not any(one in said for one in OF_THE_OUTPUT)
    assert "Anna" not in said  # no question appeared


@pytest.fixture
def unreadable(tmp_path: Path) -> Iterator[None]:
    """A standard input that is write-only, as after `0> file`."""
    kept = os.dup(0)
    only_written = os.open(tmp_path / "written", os.O_WRONLY | os.O_CREAT)
    os.dup2(only_written, 0)
    yield
    os.dup2(kept, 0)
    os.close(only_written)
    os.close(kept)


@pytest.mark.usefixtures("unreadable")
@pytest.mark.parametrize("lang", ["en", pytest.param("de", marks=pytest.mark.long)])
@from_table
def test_unreadable_input_is_reported(
    args: list[str],
    lang: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with open(0, encoding="utf-8", closefd=False) as stdin:
        monkeypatch.setattr(sys, "stdin", stdin)
        code = app.run([*args, "--lang", lang], {})
    out, err = capsys.readouterr()
    why = "error.cannot_open" if "-" in args else "dialog.no_input"
    assert code == 1
    assert CATALOGUES[lang][why] in out + err
    assert not any(one in out + err for one in OF_THE_OUTPUT)


def test_other_refusals_of_the_system_are_reported_with_the_file(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> int:
        raise PermissionError(13, "Permission denied", "some.toml")

    monkeypatch.setattr(app, "_run", refuse)
    code, out, err = cli("score", "some.toml")
    assert (code, out) == (1, "")
    assert err == "some.toml cannot be used: you do not have permission to do that.\n"
