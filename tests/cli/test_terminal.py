"""Problems around the command line: pipes, full disks, Ctrl-C, old terminals.

In all cases the exit code is right, there is no traceback, and the message is short.
"""

import json
import os
import re
import select
import shutil
import signal
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import pytest

from boardscore.cli import main
from tests import HANGS
from tests.cli import Outcome, command, environment, process
from tests.tables import from_table

pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(os.name != "posix", reason="pipes, signals and terminals of POSIX"),
]

PIPES = subprocess.PIPE
MORE_THAN_A_PIPE_HOLDS = ["pier18.toml"] * 100
FULL = Path("/dev/full")
on_linux = pytest.mark.skipif(sys.platform != "linux", reason="file names of Linux")


def utf8(text: str) -> str:
    """The output of a process, as UTF-8."""
    return text.encode("latin-1").decode()


# Pipes without readers, full disks


@pytest.mark.parametrize("option", ["--explain", "--json"])
def test_a_reader_that_stops_early_ends_it_silently(option: str) -> None:
    """As in `boardscore score ... | head -1`; shells expect 141 then."""
    with subprocess.Popen(
        command("score", option, *MORE_THAN_A_PIPE_HOLDS),
        stdout=PIPES,
        stderr=PIPES,
        env=environment(),
    ) as running:
        assert running.stdout
        assert running.stderr
        assert running.stdout.readline().strip()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait(HANGS) == 141


def test_a_reader_of_the_mistakes_that_stops_early_ends_it_too() -> None:
    with subprocess.Popen(
        command("score", *["broken.toml"] * 600), stdout=PIPES, stderr=PIPES, env=environment()
    ) as running:
        assert running.stdout
        assert running.stderr
        assert running.stderr.readline().startswith(b"broken.toml:3:13: ")
        running.stderr.close()
        assert running.stdout.read() == b""
        assert running.wait(HANGS) == 141


@pytest.mark.skipif(not FULL.exists(), reason="needs /dev/full")
@from_table
def test_a_full_disk_is_reported(args: list[str], said: str) -> None:
    with FULL.open("w") as full:
        done = subprocess.run(
            command(*args), stdout=full, stderr=PIPES, env=environment(), timeout=HANGS, check=False
        )
    assert (done.returncode, done.stderr.decode()) == (1, said)


# Streams closed from the start


@from_table
def test_closed_streams(closed: str, args: list[str], code: int) -> None:
    """Output without a destination is lost; 0 is only for output that was written."""
    done = with_closed(closed, *args)
    assert done.code == code
    assert "Traceback" not in done.err
    assert len(done.err.splitlines()) <= 4


@from_table
def test_a_closed_standard_output_is_reported(args: list[str], said: str) -> None:
    """As in `boardscore score ... >&-`."""
    assert with_closed(">&-", *args) == Outcome(1, "", said)


def with_closed(closed: str, *args: str) -> Outcome:
    """The outcome in a process that starts with closed streams, in the syntax of shells."""
    done = subprocess.run(
        ["sh", "-c", f'exec "$@" {closed}', "sh", *map(str, command(*args))],
        capture_output=True,
        encoding="utf-8",
        env=environment(),
        timeout=HANGS,
        check=False,
    )
    return Outcome(done.returncode, done.stdout, done.stderr)


# Standard input


def test_endless_standard_input_is_refused() -> None:
    """As in `yes | boardscore score -`."""
    with (
        subprocess.Popen(["yes"], stdout=PIPES) as endless,
        subprocess.Popen(
            command("score", "-"), stdin=endless.stdout, stdout=PIPES, stderr=PIPES,
            env=environment(),
        ) as running,
    ):  # fmt: skip
        assert endless.stdout
        endless.stdout.close()
        out, err = running.communicate(timeout=HANGS)
    assert (running.returncode, out) == (1, b"")
    assert err.startswith(b"-: this has more than ")
    assert len(err.splitlines()) == 2


def test_unreadable_standard_input(folder: Path) -> None:
    """It is open for writing only; the other file is scored anyway."""
    with (folder / "sink").open("wb") as sink:
        done = subprocess.run(
            command("score", "-", "pier18.toml"), stdin=sink, capture_output=True,
            env=environment(), timeout=HANGS, check=False,
        )  # fmt: skip
    assert done.returncode == 1
    assert done.stdout.startswith(b"Pier 18: pier18.toml\n")
    assert done.stderr.decode().splitlines() == [
        "-: this file cannot be read",
        "-: 1 mistake, so there is no score.",
    ]


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Lets Ctrl-C reach other processes even if the tests run in the background."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
@pytest.mark.parametrize(("lang", "said"), [("en", b"Stopped.\n"), ("de", b"Abgebrochen.\n")])
def test_ctrl_c_while_standard_input_is_read(lang: str, said: bytes) -> None:
    """The input is larger than a pipe, so it is being read when the signal arrives."""
    with subprocess.Popen(
        command("score", "-", "--lang", lang),
        stdin=PIPES,
        stdout=PIPES,
        stderr=PIPES,
        env=environment(),
    ) as running:
        assert running.stdin
        running.stdin.write(b"#" * 300_000)
        running.stdin.flush()
        running.send_signal(signal.SIGINT)
        out, err = running.communicate(timeout=HANGS)
    assert (running.returncode, out, err) == (130, b"", said)


def test_ctrl_c_before_any_output(monkeypatch: pytest.MonkeyPatch) -> None:
    """Ctrl-C may arrive while modules are loading."""

    def stop(*_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("boardscore.cli.app.run", stop)
    assert main() == 130


CTRL_C_AT = """
import atexit, runpy, signal, sys
moment, *sys.argv[1:] = sys.argv[1:]
signal.signal(signal.SIGINT, signal.default_int_handler)

class Finder:
    def find_spec(name, *_):
        if name == moment:
            signal.raise_signal(signal.SIGINT)

sys.meta_path.insert(0, Finder)
if moment == "the end":
    atexit.register(signal.raise_signal, signal.SIGINT)
runpy.run_module("boardscore", run_name="__main__")
"""
"""Runs the command, with Ctrl-C at the moment when a module begins to load, or at the end."""


def stopped_at(moment: str, *args: str) -> tuple[int, str]:
    """The exit code and the output other than the answer."""
    done = subprocess.run(
        [sys.executable, "-c", CTRL_C_AT, moment, *args],
        capture_output=True,
        env=environment(),
        check=False,
    )
    return done.returncode, done.stderr.decode()


@pytest.mark.parametrize("module", ["boardscore.cli.app", "click", "boardscore.texts"])
def test_ctrl_c_while_starting(module: str) -> None:
    """Before the language is known there is no message, only the exit code."""
    assert stopped_at(module, "score", "pier18.toml") == (130, "")


@pytest.mark.parametrize("module", ["boardscore.cli.score", "attrs", "boardscore.pier18.scoring"])
def test_ctrl_c_while_a_command_is_loaded(folder: Path, module: str) -> None:
    file = str(folder / "pier18.toml")
    assert stopped_at(module, "score", file, "--lang", "en") == (130, "Stopped.\n")


LOADED = """
import runpy, sys
before = {*sys.modules}
try:
    runpy.run_module("boardscore", run_name="__main__")
finally:
    print(*{*sys.modules} - before, file=sys.stderr)
"""


@pytest.mark.long
def test_ctrl_c_while_a_module_is_loading(folder: Path) -> None:
    """All modules that scoring loads, except for the few lines before the command can catch it.

    Tries one in four; all of them take half a minute.
    """
    file = str(folder / "pier18.toml")
    run = [sys.executable, "-c", LOADED, "score", file]
    told = subprocess.run(run, capture_output=True, env=environment(), check=True).stderr.decode()
    ours = {name for name in told.split() if name.startswith("boardscore.")}
    ours -= {"boardscore._version", "boardscore.cli", "boardscore.cli.signals"}
    ours -= {"boardscore.core", "boardscore.core.lazy_imports"}
    assert len(ours) > 30
    for module in sorted(ours)[::4]:
        code, said = stopped_at(module, "score", file, "--lang", "en")
        assert (module, code, said) in {(module, 130, ""), (module, 130, "Stopped.\n")}


def test_ctrl_c_after_all_output(folder: Path) -> None:
    """The answer is complete, so nothing is interrupted."""
    assert stopped_at("the end", "score", str(folder / "pier18.toml")) == (0, "")


def test_standard_input_that_is_not_utf_8() -> None:
    code, out, err = process("score", "-", stdin=b"game = 'pier18'\nname = '\xff'\n")
    assert (code, out) == (1, "")
    assert err.startswith("-:2:9: byte 0xff in line 2 is not UTF-8")


# Terminals

PLAIN = {"TERM": "dumb"}
COLOURED = {"TERM": "xterm"}


@contextmanager
def terminal(
    *args: str, columns: int = 80, environ: Mapping[str, str] = PLAIN
) -> Iterator[tuple["subprocess.Popen[bytes]", int]]:
    """The command line on a separate terminal, and our end of that terminal."""
    pty, fcntl, termios = map(pytest.importorskip, ("pty", "fcntl", "termios"))
    ours, theirs = pty.openpty()
    size = b"".join(n.to_bytes(2, sys.byteorder) for n in (24, columns, 0, 0))
    fcntl.ioctl(theirs, termios.TIOCSWINSZ, size)
    env = environment(environ)
    running = subprocess.Popen(command(*args), stdin=theirs, stdout=theirs, stderr=theirs, env=env)
    os.close(theirs)
    try:
        yield running, ours
    finally:
        running.kill()
        running.wait(HANGS)
        os.close(ours)


def read(ours: int, until: bytes = b"\x00") -> str:
    """The text of the terminal, up to a given text or to the end."""
    shown = b""
    while until not in _with_spaces(shown):
        assert select.select([ours], [], [], HANGS)[0], f"nothing was shown for {HANGS} seconds"
        try:
            shown += os.read(ours, 65536)
        except OSError:
            break
    return _with_spaces(shown).decode().replace("\r\n", "\n")


def _with_spaces(shown: bytes) -> bytes:
    """The same text, if the cursor returns to the start of a line and then moves past its end."""
    back_and_forth = re.compile(rb"(?:\x08|\x1b\[([0-9]+)D)\x1b\[([0-9]+)C")
    return back_and_forth.sub(lambda moved: b" " * (int(moved[2]) - int(moved[1] or 1)), shown)


def seen(*args: str, columns: int = 80, environ: Mapping[str, str] = PLAIN) -> Outcome:
    """The outcome on a terminal; `out` is the text of the terminal."""
    with terminal(*args, columns=columns, environ=environ) as (running, ours):
        shown = read(ours)
        return Outcome(running.wait(HANGS), shown, "")


@from_table
def test_colour_on_a_terminal_unless_disabled(environ: dict[str, str], colour: bool) -> None:
    code, out, _ = seen("score", "pier18.toml", "broken.toml", environ=environ)
    scored, mistakes = out.split("broken.toml: ", 1)
    assert code == 1
    assert ("\x1b[" in scored, "\x1b[" in mistakes) == (colour, colour)


@pytest.mark.parametrize("args", [["score", "--explain", "pier18.toml"], ["rules", "pier18.tie"]])
def test_colour_adds_nothing_but_colour(args: list[str]) -> None:
    coloured = seen(*args, environ=COLOURED).out
    assert "\x1b[" in coloured
    assert re.sub(r"\x1b\[[0-9;]*m", "", coloured) == process(*args, environ=COLOURED).out


def test_no_colour_in_json_on_a_terminal() -> None:
    assert json.loads(seen("score", "--json", "pier18.toml", environ=COLOURED).out)["format"] == 1


@pytest.mark.parametrize(
    "args", [["score", "--explain", "pier18.toml"], ["score", "broken.toml"], ["rules"]]
)
def test_no_colour_in_pipes(args: list[str]) -> None:
    _, out, err = process(*args, environ=COLOURED)
    assert "\x1b" not in out + err


def test_a_terminal_of_20_columns() -> None:
    """The label column and one player need 20 columns."""
    code, out, _ = seen("score", "pier18.toml", columns=20)
    table = out.split("\n\nBen wins")[0].split("\n\n", 1)[1].splitlines()
    assert code == 0
    assert max(map(len, table)) == 20
    assert table.index("                Anna") < table.index("                Ben")


def test_a_terminal_of_one_column() -> None:
    """Every word of a sentence is on a separate line."""
    code, out, _ = seen("score", "--explain", "pier18.toml", columns=1)
    assert code == 0
    assert "\nBen\nwins\nthe\ntie:\n7\nsymbols\nto\n5.\nRulings:\n" in out


def test_reading_from_a_terminal_is_announced(folder: Path) -> None:
    """The position is typed, and Ctrl-D ends it."""
    text = (folder / "pier18.toml").read_bytes()
    with terminal("score", "-") as (running, ours):
        assert (
            read(ours, b"\n") == "Reading the position from the terminal; press Ctrl-D to finish.\n"
        )
        os.write(ours, text + b"\x04")
        assert "\nBen wins " in read(ours)
        assert running.wait(HANGS) == 0


def press_ctrl_c(running: "subprocess.Popen[bytes]", ours: int) -> None:
    """Python misses a signal directly before it waits; people press again then."""
    for _ in range(3):
        running.send_signal(signal.SIGINT)
        if select.select([ours], [], [], 3)[0]:
            return


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_on_a_terminal_that_is_read() -> None:
    with terminal("score", "-") as (running, ours):
        read(ours, b"\n")
        press_ctrl_c(running, ours)
        assert read(ours).endswith("Stopped.\n")
        assert running.wait(HANGS) == 130


# Encodings

ASCII = [{"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}, {
    "LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0",
}]  # fmt: skip
GERMAN = """\
game = "pier18"
[[players]]
name = "Jörg"
pier = ["H", "."]
[[players]]
name = "Ed"
pier = [".", "."]
"""


@pytest.mark.parametrize("environ", ASCII)
def test_german_on_a_terminal_that_knows_ascii_only(folder: Path, environ: dict[str, str]) -> None:
    (folder / "joerg.toml").write_text(GERMAN, encoding="utf-8")
    code, out, err = process("score", "joerg.toml", "--lang", "de", environ=environ)
    assert (code, err) == (0, "")
    assert out.isascii()
    assert "gewertet als nicht erfuellt. Mit erfuelltem" in " ".join(out.split())
    assert "  - Joerg: " in out


@pytest.mark.parametrize("environ", ASCII)
def test_the_table_is_aligned_on_a_terminal_that_knows_ascii_only(
    folder: Path, environ: dict[str, str]
) -> None:
    (folder / "joerg.toml").write_text(GERMAN, encoding="utf-8")
    out = process("score", "joerg.toml", "--lang", "de", environ=environ).out
    table = out.split("\n\n")[1].splitlines()
    assert len({len(line) for line in table}) == 1


@pytest.mark.parametrize("environ", ASCII)
@pytest.mark.parametrize(
    ("args", "code"), [(["score", "--help"], 0), (["rules"], 0), (["score"], 2), (["--x"], 2)]
)
def test_everything_else_on_a_terminal_that_knows_ascii_only(
    args: list[str], code: int, environ: dict[str, str]
) -> None:
    done = process(*args, "--lang", "de", environ=environ)
    assert done.code == code
    assert (done.out + done.err).isascii()
    assert "Traceback" not in done.err


def test_letters_that_a_terminal_lacks_are_escaped(folder: Path) -> None:
    text = GERMAN.replace("Jörg", "安娜").replace("Ed", "Zoë")
    (folder / "names.toml").write_text(text, encoding="utf-8")
    code, out, _ = process("score", "names.toml", environ=ASCII[0])
    assert code == 0
    assert r"\u5b89\u5a1c" in out
    assert r"Zo\xeb" in out


@pytest.mark.parametrize("environ", ASCII)
@pytest.mark.parametrize(("name", "instead"), [("Jörg", "Joerg"), ("安ë", r"\u5b89\xeb")])
def test_a_mistake_is_underlined_below_replaced_letters(
    folder: Path, environ: dict[str, str], name: str, instead: str
) -> None:
    player = f'{{ name = "{name}", pier = ["S", "."], patrons = 19 }}'
    (folder / "p.toml").write_text(f'game = "pier18"\nplayers = [{player}]\n', encoding="utf-8")
    _, shown, marks, _ = process("score", "p.toml", environ=environ).err.splitlines()
    assert shown == f'    players = [{{ name = "{instead}", pier = ["S", "."], patrons = 19 }}]'
    assert marks == " " * shown.index("19") + "^^"


def test_only_letters_that_a_terminal_lacks_are_replaced(folder: Path) -> None:
    (folder / "names.toml").write_text(GERMAN.replace("Ed", "安"), encoding="utf-8")
    out = process("score", "names.toml", environ={"PYTHONIOENCODING": "latin-1"}).out
    assert "Jörg  \\u5b89\n" in out


@pytest.mark.parametrize("encoding", ["utf-8", "latin-1", "cp437"])
def test_umlauts_where_the_terminal_has_them(encoding: str) -> None:
    out = process(
        "score", "--lang", "de", "pier18.toml", environ={"PYTHONIOENCODING": encoding}
    ).out
    assert "Blumenverkäufer" in out.encode("latin-1").decode(encoding)


@pytest.mark.parametrize("encoding", ["ascii", "latin-1", "cp437"])
def test_german_quotes_where_the_terminal_lacks_them(encoding: str) -> None:
    environ = {"PYTHONIOENCODING": encoding}
    out = process("rules", "flower_points", "--lang", "de", environ=environ).out
    assert '"jedes andere Symbol"' in " ".join(out.split())


# Environment


@on_linux
@pytest.mark.parametrize("environ", [{}, *ASCII])
def test_a_file_name_of_odd_bytes(environ: dict[str, str]) -> None:
    shutil.copy(b"pier18.toml", b"\xff.toml")
    code, out, err = process("score", b"\xff.toml", b"\xfe.toml", environ=environ)
    assert code == 1
    assert out.startswith("Pier 18: \\udcff.toml\n")
    assert err == (
        "\\udcfe.toml: there is no such file\n\\udcfe.toml: 1 mistake, so there is no score.\n"
    )


@on_linux
def test_json_of_a_file_name_of_odd_bytes() -> None:
    code, out, err = process("score", "--json", b"\xff.toml")
    assert (code, err, out.isascii()) == (1, "", True)
    assert json.loads(out)["errors"][0]["code"] == "no_such_file"


@pytest.mark.parametrize("home", ["/nonexistent/home", "/dev/null", ""])
def test_a_home_that_cannot_be_read(home: str) -> None:
    code, out, err = process("score", "pier18.toml", environ={"HOME": home})
    assert (code, err) == (0, "")
    assert "Ben wins " in out


def test_a_folder_that_cannot_be_read(folder: Path) -> None:
    """Administrators can open it, so their message says that it is a folder."""
    locked = folder / "locked.toml"
    locked.mkdir(mode=0)
    code, out, err = process("score", "locked.toml")
    locked.chmod(0o700)
    assert (code, out) == (1, "")
    assert err.startswith("locked.toml: this ")
