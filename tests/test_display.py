"""Text on a terminal: escapes, width, padding and underlining."""

import unicodedata
from collections.abc import Callable

from hypothesis import given
from hypothesis import strategies as st

from boardscore.core.terminal_text import LineFormat, align, left, printable, underline, width
from tests.tables import from_table

CONTROLS = [chr(code) for code in (*range(0x20), *range(0x7F, 0xA0))]
BIDI = "\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"


@from_table
def test_control_characters_are_escaped(text: str, shown: str) -> None:
    assert printable(text) == shown


def test_every_control_and_every_mark_of_direction_is_escaped() -> None:
    for char in (*CONTROLS, *BIDI):
        escape = f"\\x{ord(char):02x}" if char < "\u0100" else f"\\u{ord(char):04x}"
        assert printable(char) == escape


@given(st.text(st.characters()))
def test_printable_text_can_be_written_and_stays_as_it_is(text: str) -> None:
    shown = printable(text)
    assert shown.encode("utf-8").decode("utf-8") == shown
    assert not {unicodedata.category(char) for char in shown} & {"Cc", "Cs", "Zl", "Zp"}
    assert printable(shown) == shown


@from_table
def test_the_cells_that_a_text_takes(text: str, cells: int) -> None:
    assert width(text) == cells


@given(st.text(), st.text())
def test_widths_add_up(one: str, other: str) -> None:
    assert width(one + other) == width(one) + width(other)


@from_table
def test_a_text_is_padded_and_never_cut(text: str, cells: int, filled: str, moved: str) -> None:
    assert left(text, cells) == align([text, "." * cells], "<")[0] == filled
    assert align([text, "." * cells], ">")[0] == moved


# Underlined positions in a line


def underlined_lines(
    line: str, spot: str, columns: int, written: Callable[[str], str] = printable
) -> list[str]:
    """The line and the marks below it; the line may be cut to fit."""
    start = line.index(spot)
    return underline(line, start, start + len(spot), LineFormat(columns, written))


@from_table
def test_a_line_is_cut_to_the_available_width(
    line: str, spot: str, columns: int, shown: str, marks: str
) -> None:
    """The marked part gets half of the room; unused room of one side goes to the other."""
    assert underlined_lines(line, spot, columns) == [shown, marks]
    assert width(shown) <= columns


def test_the_mark_behind_the_end_of_a_line_has_room_as_well() -> None:
    assert underline("." * 9, 9, 10, LineFormat(7)) == ["......", "      ^"]


def test_the_marks_are_as_wide_as_the_replacement_of_a_letter() -> None:
    def escaped(text: str) -> str:
        return text.encode("ascii", "backslashreplace").decode()

    assert underlined_lines("Jörg X", "X", 40, escaped) == ["J\\xf6rg X", " " * 8 + "^"]
    assert underlined_lines("Jörg X", "ö", 40, escaped) == ["J\\xf6rg X", " ^^^^"]


@given(st.text(), st.text(min_size=1), st.text(), st.integers(20, 90))
def test_the_marks_are_below_the_marked_part_and_nothing_is_too_wide(
    before: str, spot: str, after: str, columns: int
) -> None:
    page = LineFormat(columns)
    line = before + spot + after
    shown, marks = underline(line, len(before), len(before + spot), page)
    assert max(width(shown), len(marks)) <= columns
    assert shown in printable(line)
    covered = width(printable(spot))
    assert 1 <= len(marks.strip()) <= max(1, covered)
    if width(printable(line)) <= columns:
        assert marks == " " * width(printable(before)) + "^" * max(1, covered)


@given(st.text(), st.integers(0, 40))
def test_padded_texts_have_the_requested_width(text: str, cells: int) -> None:
    assert width(left(text, cells)) == max(cells, width(text))


@given(st.lists(st.text(), min_size=1), st.sampled_from("<>"))
def test_the_cells_of_a_column_are_as_wide_as_its_widest(column: list[str], side: str) -> None:
    assert {*map(width, align(column, side))} == {max(map(width, column))}
