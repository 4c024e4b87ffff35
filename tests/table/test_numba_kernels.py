"""Compiled loops that are cached on disk."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any
from zipfile import ZipFile

import pytest

pytest.importorskip("numba", reason="numba is in the extra boardscore[fast]")

from boardscore.core.numba_kernels import cached_njit, stamp

LOOP = """
def double(number):
    return 2 * number
"""


def loop(folder: Path, text: str = LOOP) -> Any:
    """The loop of a module in a folder, as another start of the program compiles it."""
    source = folder / "loops.py"
    if not source.exists() or source.read_text(encoding="utf-8") != text:
        source.write_text(text, encoding="utf-8")
    spec = spec_from_file_location("loops", source)
    assert spec is not None
    assert spec.loader is not None
    sys.modules["loops"] = module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return cached_njit(module.double)


def doubled(folder: Path, number: Any = 21, text: str = LOOP) -> tuple[Any, int]:
    """Twice a number, and how many signatures were compiled for that."""
    found = loop(folder, text)
    return found(number), sum(found.stats.cache_misses.values())


def cached(folder: Path) -> list[Path]:
    return sorted(folder.glob("__pycache__/*.nbc"))


def test_the_second_start_compiles_nothing(tmp_path: Path) -> None:
    assert doubled(tmp_path) == (42, 1)
    assert doubled(tmp_path) == (42, 0)
    assert doubled(tmp_path, 1.5) == (3.0, 1)
    assert doubled(tmp_path, 1.5) == (3.0, 0)


def changed(file: Path) -> bytes:
    """One bit in the machine code is another one."""
    content = bytearray(file.read_bytes())
    content[len(content) // 2] ^= 1
    return bytes(content)


DAMAGES: dict[str, Callable[[Path], Any]] = {
    "emptied": lambda file: file.write_bytes(b""),
    "cut": lambda file: file.write_bytes(file.read_bytes()[:-100]),
    "changed": lambda file: file.write_bytes(changed(file)),
    "the code for floats": lambda file: [
        shutil.copy(other, file) for other in cached(file.parents[1]) if other != file
    ],
    "removed": lambda file: file.unlink(),
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_file_is_compiled_again_and_replaced(damage: str, tmp_path: Path) -> None:
    doubled(tmp_path)
    (file,) = cached(tmp_path)
    doubled(tmp_path, 1.5)
    DAMAGES[damage](file)
    assert doubled(tmp_path) == (42, 1)
    assert doubled(tmp_path) == (42, 0)


def test_other_source_code_is_compiled_again(tmp_path: Path) -> None:
    doubled(tmp_path)
    assert doubled(tmp_path, text=LOOP.replace("2", "20")) == (420, 1)


def test_code_that_names_a_class_that_is_gone_is_compiled_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from boardscore.core import numba_kernels

    with monkeypatch.context() as patch:
        patch.setattr(
            numba_kernels, "dumps", lambda _: b"cboardscore.core.rendering\nClassThatIsGone\n."
        )
        doubled(tmp_path)
    assert b"ClassThatIsGone" in cached(tmp_path)[0].read_bytes()
    assert doubled(tmp_path) == (42, 1)
    assert b"ClassThatIsGone" not in cached(tmp_path)[0].read_bytes()


def test_the_stamp_of_a_zipped_module_is_that_of_its_source(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise machine code of an earlier zip file would be used."""
    stamps = []
    for name, text in (("first.zip", LOOP), ("other.zip", LOOP + "#"), ("again.zip", LOOP)):
        with ZipFile(tmp_path / name, "w") as file:
            file.writestr("zipped_loops.py", text)
        monkeypatch.setattr(sys, "path", [str(tmp_path / name)])
        stamps.append(stamp(import_module("zipped_loops")))
        del sys.modules["zipped_loops"]
    assert stamps[0] == stamps[2] != stamps[1]


def test_a_folder_that_cannot_be_written_does_no_harm(tmp_path: Path) -> None:
    """The place of the file is taken, then that of the folder."""
    doubled(tmp_path)
    (file,) = cached(tmp_path)
    file.unlink()
    file.mkdir()
    assert [doubled(tmp_path) for _ in range(2)] == [(42, 1)] * 2
    started = loop(tmp_path)
    shutil.rmtree(file.parent)
    file.parent.write_bytes(b"a file")
    assert started(21) == 42
    assert file.parent.read_bytes() == b"a file"


STARTED = """
import sys
from pathlib import Path
from tests.table.test_numba_kernels import loop
found = loop(Path(sys.argv[1]))
print("ready", flush=True)
number = eval(input())
print(found(number), sum(found.stats.cache_misses.values()))
"""


def test_programs_that_start_together_share_a_cache(tmp_path: Path) -> None:
    """Each compiles another signature; after that, both signatures are cached."""
    loop(tmp_path)  # writes the module
    folder = Path(__file__).parents[2]
    command = [sys.executable, "-c", STARTED, str(tmp_path)]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
    started = [subprocess.Popen(command, cwd=folder, text=True, **pipes) for _ in range(3)]
    for program in started:
        assert program.stdout.readline() == "ready\n"
    for program, number in zip(started, ("21", "1.5", "21"), strict=True):
        program.stdin.write(f"{number}\n")
        program.stdin.flush()
    assert [program.communicate()[0].split()[0] for program in started] == ["42", "3.0", "42"]
    for number in (21, 1.5):
        assert doubled(tmp_path, number) == (2 * number, 0)


def test_a_command_ignores_a_damaged_cache(tmp_path: Path) -> None:
    """Lovers that nothing is near to, and a Poet: 2 points."""
    (tmp_path / "in.csv").write_text("pier\nH..Q/....\n", encoding="utf-8")
    cache = tmp_path / "cache"
    for _ in range(2):
        for file in cache.rglob("*.nbc"):
            file.write_bytes(b"")
        command = [sys.executable, "-m", "boardscore", "table", "pier18", "in.csv", "out.csv"]
        environment = {**os.environ, "NUMBA_CACHE_DIR": str(cache)}
        done = subprocess.run(
            command, cwd=tmp_path, env=environment, check=False, capture_output=True, text=True
        )
        assert (done.returncode, done.stderr) == (0, "")
        assert ",2," in (tmp_path / "out.csv").read_text(encoding="utf-8")
        assert len([*cache.rglob("*.nbc")]) == 2
