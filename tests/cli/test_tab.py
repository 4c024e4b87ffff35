"""Tab completes what can be typed, on a terminal where lines can be edited."""

import os

import pytest

from tests.cli.test_terminal import COLOURED, PLAIN, read, terminal

pytest.importorskip("readline", reason="lines cannot be edited here")

GAME = ("play", "pier18", "--players", "Anna,Ben", "--pack", "demo")


def typed(ours: int, keys: str, until: str) -> str:
    os.write(ours, keys.encode())
    return read(ours, until.encode())


def test_a_command_is_completed() -> None:
    with terminal(*GAME, environ=COLOURED) as (_, ours):
        read(ours, b"> ")
        assert "pier18.jsonl: 0 moves." in typed(ours, "rec\t\n", "moves.")


def test_a_card_and_a_name_are_completed() -> None:
    """The hands are typed; of 12, 6 and 9 one begins with a 1."""
    with terminal(*GAME, environ=COLOURED) as (_, ours):
        read(ours, b"> ")
        typed(ours, "deal 12 6 9 / 1 2 3\n", "the cards.")
        typed(ours, "\n", "Anna> ")
        assert "choose Anna plan 12 foundation 6" in typed(
            ours, "cho\t An\t pl\t 1\t fou\t 6\n", "Press Enter"
        ).replace("\x1b[K", "")


def test_before_the_others_look_away_nothing_is_given_away() -> None:
    """The question that comes first knows no words; afterwards `pla` would become `plan`."""
    with terminal(*GAME, environ=COLOURED) as (_, ours):
        read(ours, b"> ")
        typed(ours, "deal 12 6 9 / 1 2 3\n", "the cards.")
        echoed, *_ = typed(ours, "pla\t\n", "the cards.").split("\n")
        assert echoed.strip().endswith("pla")
        typed(ours, "\n", "Anna> ")
        assert "plan" in typed(ours, "pla\t", "plan")


def test_words_that_are_no_answer_are_completed() -> None:
    with terminal("new", "pier18", environ=COLOURED) as (_, ours):
        read(ours, b"? ")
        assert "Stopped" in typed(ours, "qu\t\n", "Stopped")


def test_a_dumb_terminal_is_read_as_it_is() -> None:
    with terminal("new", "pier18", environ=PLAIN) as (_, ours):
        read(ours, b"? ")
        assert "Type a whole number" in typed(ours, "qu\t\n", "number")
