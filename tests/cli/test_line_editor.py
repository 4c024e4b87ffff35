"""The line editor: Tab, arrows, paste, signals. Other terminals get plain lines."""

import json
import os
import re
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests import HANGS
from tests.cli import command, environment
from tests.cli.test_terminal import COLOURED, PLAIN, read, terminal

GAME = ("play", "pier18", "--players", "Anna,Ben", "--pack", "demo")
PASTE = "\x1b[200~", "\x1b[201~"
"""The sequences that a terminal writes around pasted text."""


@pytest.fixture(autouse=True)
def _settings(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(folder / "settings"))


def typed(ours: int, keys: str, until: str) -> str:
    os.write(ours, keys.encode())
    return read(ours, until.encode())


def test_a_command_is_completed() -> None:
    with terminal(*GAME, environ=COLOURED) as (_, ours):
        read(ours, b"> ")
        assert "pier18.jsonl: 0 moves." in typed(ours, "rec\t\n", "moves.")


@pytest.mark.long
def test_a_card_and_a_name_are_completed() -> None:
    """The hands are typed; of 12, 6 and 9 only one begins with a 1."""
    with terminal(*GAME, environ=COLOURED) as (_, ours):
        read(ours, b"> ")
        typed(ours, "deal 12 6 9 / 1 2 3\n", "is hidden.")
        typed(ours, "\n", "Anna> ")
        assert "choose Anna plan 12 foundation 6" in typed(
            ours, "cho\tAn\tpl\t1\tfou\t6\n", "Press Enter"
        )


@pytest.mark.long
def test_no_completion_before_the_others_look_away() -> None:
    """The question before the others look away completes nothing; the next one completes `pla`."""
    with terminal(*GAME, environ=COLOURED) as (_, ours):
        read(ours, b"> ")
        typed(ours, "deal 12 6 9 / 1 2 3\n", "is hidden.")
        echoed, *_ = typed(ours, "pla\t\n", "is hidden.").split("\n")
        assert echoed.strip().endswith("pla")
        typed(ours, "\n", "Anna> ")
        assert "plan" in typed(ours, "pla\t", "plan")


@pytest.mark.long
def test_command_words_are_completed() -> None:
    with terminal("new", "pier18", environ=COLOURED) as (_, ours):
        read(ours, b"3)? ")
        assert "Stopped" in typed(ours, "qu\t\n", "Stopped")


@pytest.mark.long
def test_a_dumb_terminal_has_no_completion() -> None:
    with terminal("new", "pier18", environ=PLAIN) as (_, ours):
        read(ours, b"3)? ")
        assert "Type a whole number" in typed(ours, "qu\t\n", "number")


# Tab in `new`


@pytest.mark.long
def test_cards_of_the_pack_are_listed() -> None:
    with terminal("new", "pier18", "--pack", "demo", environ=COLOURED) as (_, ours):
        read(ours, b"3)? ")
        typed(ours, "1\n", "[Player 1] ")
        typed(ours, "\n", "pier: ")
        shown = typed(ours, "3 1\t", "18")
        assert "1  10  11  12  13  14  15  16  17  18" in shown


@pytest.mark.long
def test_words_are_completed_in_the_language() -> None:
    with terminal("new", "pier18", "--lang", "de", environ=COLOURED) as (_, ours):
        read(ours, b"3)? ")
        shown = typed(ours, "en\t\n", "Abgebrochen")
        assert "ende" in shown
        assert "Abgebrochen" in shown


# Arrows


@pytest.mark.long
def test_a_line_is_edited_and_brought_back() -> None:
    """An `S` is inserted before `.Q`; the up arrow recalls the line, even for the other side."""
    with terminal("new", "pier18", "p.toml", environ=COLOURED) as (_, ours):
        to_the_pier(ours)
        typed(ours, ".Q\x1b[D\x1b[DS\n", "lower side: ")
        typed(ours, "\x1b[A\n", "complete the Plan")
    assert draft()["0.upper"] == draft()["0.lower"] == "S.Q"


@pytest.mark.long
def test_an_edited_answer_is_prefilled() -> None:
    with terminal("new", "pier18", "p.toml", environ=COLOURED) as (_, ours):
        to_the_pier(ours)
        typed(ours, "S.Q\n", "lower side: ")
        typed(ours, "edit 3\n", "S.Q")
        typed(ours, "\x7fA\n", "lower side: ")
        assert draft()["0.upper"] == "S.A"
        typed(ours, "edit 2\n", "Player 1")
        typed(ours, "Anna\n", "Anna, lower side: ")
        assert draft()["0.name"] == "Anna"
        typed(ours, "edit 2\n", "Anna")
        typed(ours, "\n", "Anna, lower side: ")


# Paste


@pytest.mark.long
def test_several_pasted_lines_answer_nothing() -> None:
    """Neither this question nor later ones."""
    with terminal("new", "pier18", "p.toml", environ=COLOURED) as (_, ours):
        to_the_pier(ours)
        shown = typed(ours, "S.Q\n..A\r\ny\r2".join(PASTE) + "\n", "ignored.")
        assert "This has 4 lines, but the question takes one, so it was ignored." in shown
        read(ours, b"upper side: ")
    assert draft().keys() == {"game", "players", "0.name"}


@pytest.mark.long
def test_one_pasted_line_waits_for_enter() -> None:
    with terminal("new", "pier18", "p.toml", environ=COLOURED) as (_, ours):
        to_the_pier(ours)
        typed(ours, "S.Q\r\n".join(PASTE), "S.Q")
        assert "0.upper" not in draft()
        typed(ours, "\n", "lower side: ")
    assert draft()["0.upper"] == "S.Q"


@pytest.mark.long
@pytest.mark.parametrize(("length", "around"), [(1_000_000, PASTE), (100_000, ("", ""))])
def test_a_large_paste(length: int, around: tuple[str, str]) -> None:
    """All of it is ignored, even if the terminal does not mark it as pasted."""
    with terminal("new", "pier18", "p.toml", environ=COLOURED) as (_, ours):
        to_the_pier(ours)
        told = written(ours, ("S" * length).join(around) + "\n", "was ignored.")
        assert "This has more than 4000 characters" in told
        typed(ours, "S.Q\n", "lower side: ")
    assert draft()["0.upper"] == "S.Q"


@pytest.mark.long
def test_pasted_control_characters_are_escaped() -> None:
    """A sequence that clears the screen, and marks that reverse the order of letters."""
    with terminal("new", "pier18", "p.toml", environ=COLOURED) as (_, ours):
        to_the_pier(ours)
        shown = typed(ours, "S\x1b[2J\u202eQ\u200f".join(PASTE), "u200f")
        shown += typed(ours, "\n", "upper side: ")
    assert "S\\x1b[2J\\u202eQ\\u200f" in shown
    assert not {"\x1b[2J", "\u202e", "\u200f"} & {*re.findall("\x1b\\[2J|[\u202e\u200f]", shown)}


# End of input


@pytest.mark.long
@pytest.mark.parametrize("key", ["\x04", "\x03"])
def test_ctrl_c_and_ctrl_d_keep_the_answers(key: str) -> None:
    with terminal("new", "pier18", "p.toml", environ=COLOURED) as (running, ours):
        to_the_pier(ours)
        assert "Every answer is kept in p.toml.draft" in typed(ours, key, "p.toml.draft")
        assert running.wait(HANGS) == (130 if key == "\x03" else 1)
    assert draft().keys() == {"game", "players", "0.name"}


@pytest.mark.long
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGHUP])
def test_a_signal_leaves_the_terminal_as_it_was(number: int) -> None:
    termios = pytest.importorskip("termios")
    with terminal("new", "pier18", "p.toml", environ=COLOURED) as (running, ours):
        before = termios.tcgetattr(ours)
        to_the_pier(ours)
        assert termios.tcgetattr(ours) != before
        running.send_signal(number)
        assert running.wait(HANGS) == -number
        assert termios.tcgetattr(ours) == before
    assert draft().keys() == {"game", "players", "0.name"}


@pytest.mark.long
def test_a_closed_terminal_ends_it_even_without_a_signal() -> None:
    """As with `nohup`: the process gets no signal."""
    usual = signal.signal(signal.SIGHUP, signal.SIG_IGN)
    try:
        with terminal("new", "pier18", "p.toml", environ=COLOURED) as (running, ours):
            to_the_pier(ours)
            os.dup2(os.open(os.devnull, os.O_RDWR), ours)
            assert running.wait(HANGS) == 1
    finally:
        signal.signal(signal.SIGHUP, usual)
    assert draft().keys() == {"game", "players", "0.name"}


# Without the editor


@pytest.mark.long
def test_no_colour_with_no_color() -> None:
    with terminal("new", "pier18", environ={"TERM": "xterm", "NO_COLOR": "1"}) as (_, ours):
        shown = read(ours, b"3)? ") + typed(ours, "2\n", "[Player 1] ")
    assert {*re.findall(r"\x1b\[([0-9;]*)m", shown)} <= {"0"}


@pytest.mark.long
def test_commands_without_questions_do_not_load_the_editor() -> None:
    """Neither do commands with questions in a pipe."""
    told = subprocess.run(
        [sys.executable, "-X", "importtime", *command("new", "pier18")[1:]],
        input=b"1\n", capture_output=True, env=environment(COLOURED), timeout=HANGS, check=False,
    )  # fmt: skip
    assert b"How many players" in told.stdout
    assert b"prompt_toolkit" not in told.stderr


def to_the_pier(ours: int) -> None:
    """Answers all questions before the first pier."""
    read(ours, b"3)? ")
    typed(ours, "1\n", "[Player 1] ")
    typed(ours, "\n", "upper side: ")


def draft() -> dict[str, str]:
    """The saved answers."""
    found: dict[str, str] = json.loads(Path("p.toml.draft").read_text(encoding="utf-8"))
    return found


def written(ours: int, keys: str, until: str) -> str:
    """The output after a number of keys, typed slowly."""
    left, shown = keys.encode(), b""
    while until.encode() not in shown:
        readable, writable, _ = select.select([ours], [ours] if left else [], [], 60)
        assert readable or writable, "nothing was shown for a minute"
        if readable:
            shown += os.read(ours, 65536)
        if writable:
            left = left[os.write(ours, left[:1024]) :]
    return shown.decode()
