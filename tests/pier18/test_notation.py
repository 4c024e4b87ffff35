"""The pier notation (`pier18.pier`): parsing, errors with positions, and formatting."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore import Message, NotationError, Problem, Span
from boardscore.pier18 import Pier, Side, Symbol, fishers
from boardscore.pier18.notation import read_plainly, read_symbol, read_thoroughly
from boardscore.testing import pier_texts, piers
from tests.refusals import error_of
from tests.tables import from_table

S, Q, H, A = Symbol.FLOWER_SELLER, Symbol.POET, Symbol.LOVERS, Symbol.FISHER
MARK = "\ufe0f"
SQA = Pier((S, Q), (None, A))


def problems_of(text: str) -> tuple[Problem, ...]:
    return error_of(NotationError, Pier.parse, text).problems


def codes(text: str) -> list[str]:
    return [problem.code for problem in problems_of(text)]


# Reading


def test_each_character_is_one_space_and_the_first_line_is_the_upper_side() -> None:
    pier = Pier.parse("S.Q.|H..A\n..A.|....")
    assert pier.upper == (S, None, Q, None, H, None, None, A)
    assert pier.lower == (None, None, A, None, None, None, None, None)
    assert pier.columns == 8


@pytest.mark.parametrize(
    ("char", "symbol"),
    [
        *zip("SQHA", (S, Q, H, A), strict=True),
        *zip("sqha", (S, Q, H, A), strict=True),
        *zip("★✒♥⚓", (S, Q, H, A), strict=True),
        *zip(("★" + MARK, "✒" + MARK, "♥" + MARK, "⚓" + MARK), (S, Q, H, A), strict=True),
        (".", None),
    ],
)
def test_a_character_of_the_notation(char: str, symbol: Symbol | None) -> None:
    assert Pier.parse(f"{char}\n.").upper == (symbol,)
    assert Pier.parse(f".\n{char}").lower == (symbol,)


def test_letters_and_pictures_may_be_mixed() -> None:
    assert Pier.parse(f"s★{MARK}Q✒\n♥h⚓{MARK}A").upper == (S, S, Q, Q)
    assert Pier.parse(f"s★{MARK}Q✒\n♥h⚓{MARK}A").lower == (H, H, A, A)


@from_table
def test_white_space_blank_lines_and_bars_between_columns_are_ignored(text: str) -> None:
    assert Pier.parse(text) == SQA


def test_sides_on_one_line_are_two_sides_or_refused() -> None:
    """Equal numbers of Fishers on both sides: one side counts, once (`pier18.score.fishers`)."""
    assert [line.points for line in fishers(Pier.parse("A/A"))] == [1]
    for text in (
        '"A", "A"',
        *("A, A", "A;A", "A\\A", "A\\nA", "[A] [A]", "A A", "A\x0bA", "A\u2028A"),
    ):
        assert codes(text), text


@pytest.mark.parametrize("char", ["\u017f", "ß", "ﬆ", "\u212a", "Ｓ", "ѕ", "ª"])
def test_characters_that_change_with_their_case_are_no_symbols(char: str) -> None:
    """The long s is an S in capitals, and a ligature of s and t is two letters."""
    assert codes(f"{char}\n.") == ["unknown_symbol"]


def test_several_bars() -> None:
    assert Pier.parse("S|QH|A\n.|..|.") == Pier.parse("SQHA\n....")


@pytest.mark.parametrize("columns", [1, 2, 400])
def test_a_pier_has_1_to_400_columns(columns: int) -> None:
    assert Pier.parse("S" * columns + "\n" + "." * columns).columns == columns


# Refusing


@from_table
def test_a_wrong_pier(text: str, problems: list[Any]) -> None:
    """Every mistake in its place, with the numbers of its message if there are any."""
    found = problems_of(text)
    for problem, (code, spot, *args) in zip(found, problems, strict=True):
        assert (problem.code, problem.clause, problem.source) == (code, "pier18.pier", text)
        assert problem.span == (spot and Span(*spot))
        assert [problem.message.args][: len(args)] == args


@pytest.mark.parametrize("columns", [401, 405])
def test_more_than_400_columns(columns: int) -> None:
    text = "S" * columns + "\n" + "." * columns
    found = problems_of(text)
    assert [(problem.code, problem.source) for problem in found] == [("pier_length", text)] * 2
    assert [problem.span for problem in found] == [Span(0, 400, columns), Span(1, 400, columns)]
    assert [problem.message.args["columns"] for problem in found] == [columns, columns]


def test_the_longest_side_next_to_a_shorter_one() -> None:
    (problem,) = problems_of("S" * 400 + "\n" + "." * 399)
    assert (problem.code, problem.span) == ("pier_unequal", Span(0, 399, 400))


def test_a_side_of_bars_alone_has_no_columns() -> None:
    found = [problem for problem in problems_of("|\n |") if problem.code == "pier_length"]
    assert [problem.span for problem in found] == [Span(0, 0, 1), Span(1, 1, 2)]
    assert [problem.message.args["columns"] for problem in found] == [0, 0]


@pytest.mark.parametrize(("text", "columns"), [("|\nS", 0), ("S" * 401 + "\n.", 401)])
def test_the_message_has_the_length_of_a_side(text: str, columns: int) -> None:
    (problem,) = problems_of(text)
    assert problem.message.args == {"side": Side.UPPER, "columns": columns, "high": 400}


def test_an_unknown_symbol_is_named_with_its_place() -> None:
    (problem,) = problems_of("S|X\n.|.")
    assert (problem.code, problem.span) == ("unknown_symbol", Span(0, 2, 3))
    args = problem.message.args
    assert (args["got"], args["code"], args["column"]) == ("X", "U+0058", 1)
    assert problem.describe() == (
        "unknown symbol 'X' (U+0058) in column 2 of the upper side; known: S Q H A . "
        "[pier18.pier]\n"
        "    S|X\n"
        "      ^"
    )


def test_an_unknown_symbol_and_unequal_sides_are_reported_together() -> None:
    assert sorted(codes("SX\n.")) == ["pier_unequal", "unknown_symbol"]


def test_characters_that_a_terminal_may_not_show() -> None:
    """One beyond the basic plane is one character; a control character is shown as an escape."""
    (problem,) = problems_of("S😀\n..")
    assert (problem.message.args["code"], problem.span) == ("U+1F600", Span(0, 1, 2))
    (problem,) = problems_of("S\x1b\n..")
    assert "'\\x1b' (U+001B)" in problem.describe()
    assert "\x1b" not in problem.describe()


@from_table
def test_a_look_alike_comes_with_the_right_letter(char: str, meant: str) -> None:
    (problem,) = problems_of(f"Q{char}\n..")
    assert problem.code == "unknown_symbol"
    assert problem.message.args["near"] == meant
    assert problem.message.args["known"] == "S Q H A ."
    assert problem.span == Span(0, 1, 2)
    assert f"did you mean {meant}?" in problem.describe()


@pytest.mark.parametrize(("char", "meant"), [("\u2764", "H"), ("s", "S")])
def test_the_emoji_mark_belongs_to_the_character_before_it(char: str, meant: str) -> None:
    (problem,) = problems_of(f".\n{char}{MARK}")
    assert (problem.message.args["near"], problem.span) == (meant, Span(1, 0, 2))


@from_table
def test_bars_must_line_up(text: str, upper: list[int], lower: list[int]) -> None:
    (problem,) = problems_of(text)
    assert (problem.code, problem.clause, problem.source) == ("pier_bars", "pier18.pier", text)
    assert problem.message.args == {"upper": tuple(upper), "lower": tuple(lower)}
    assert problem.span is not None
    assert problem.span.line == 1
    for lang, none in (("en", " none"), ("de", " keine")):
        sentence = problem.describe(lang).splitlines()[0]
        assert (none in sentence) is ([] in (upper, lower))


def test_only_text_is_a_pier_or_a_symbol() -> None:
    for read, wrong, wanted in (
        (Pier.parse, ["S", "."], Message("wanted.pier")),
        (read_symbol, None, Message("wanted.symbol")),
    ):
        problem = error_of(NotationError, read, wrong).problems[0]
        assert problem.message.args["wanted"] == wanted


def test_of_many_mistakes_in_a_pier_100_are_reported() -> None:
    assert len(problems_of("X" * 150 + "\n" + "." * 150)) == 100


# Writing


@from_table
def test_writing_uses_capitals_and_keeps_no_bars(text: str, written: str) -> None:
    assert str(Pier.parse(text)) == written


@given(piers(most=400))
def test_a_written_pier_is_read_back(pier: Pier) -> None:
    assert Pier.parse(str(pier)) == pier


WAYS: dict[Symbol | None, list[str]] = {
    S: ["S", "s", "★", "★" + MARK],
    Q: ["Q", "q", "✒", "✒" + MARK],
    H: ["H", "h", "♥", "♥" + MARK],
    A: ["A", "a", "⚓", "⚓" + MARK],
    None: ["."],
}
BLANK = st.sampled_from(["", " ", "\t", "\u00a0", "\u3000", "  "])
LINE_END = st.sampled_from(["\n", "\r\n", "\r", "\n\n", " \n\t\n"])


@st.composite
def other_ways(draw: st.DrawFn) -> tuple[Pier, str]:
    """A pier, and another valid text for it."""
    pier = draw(piers(most=12))
    bars = draw(st.sets(st.integers(1, max(1, pier.columns - 1))))
    bars &= set(range(1, pier.columns))
    upper, lower = (
        "".join(
            draw(BLANK) + ("|" if column in bars else "") + draw(st.sampled_from(WAYS[symbol]))
            for column, symbol in enumerate(side)
        )
        for side in (pier.upper, pier.lower)
    )
    return pier, upper + draw(LINE_END) + lower + draw(st.sampled_from(["", "\n", " \r\n"]))


@given(other_ways())
def test_every_allowed_way_of_writing_gives_the_pier_and_one_canonical_text(
    written: tuple[Pier, str],
) -> None:
    pier, text = written
    assert Pier.parse(text) == pier
    assert str(Pier.parse(text)) == str(pier)


@given(st.text(st.sampled_from("SQHA.|x❤- \t\r\n" + MARK)))
def test_every_reported_position_is_inside_the_text(text: str) -> None:
    try:
        Pier.parse(text)
    except NotationError as error:
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for problem in error.problems:
            if problem.span is not None:
                assert 0 <= problem.span.start < problem.span.end <= len(lines[problem.span.line])


# One symbol, as a pack writes a Patron


@pytest.mark.parametrize("text", [".", "X", "", "SQ", "|"])
def test_anything_else_is_not_a_symbol(text: str) -> None:
    """pier18.symbols: four letters, or their pictures."""
    (problem,) = error_of(NotationError, read_symbol, text).problems
    assert problem.message == Message("error.no_symbol", got=f'"{text}"', known="S Q H A")
    assert (problem.source, problem.clause) == (text, "pier18.symbols")


def test_a_symbol_is_written_as_on_a_pier() -> None:
    written = {"S": "Ss★", "Q": "qQ✒", "H": "hH♥", "A": "aA⚓"}
    for letter, signs in written.items():
        assert {read_symbol(f" {sign} ").value for sign in signs} == {letter}


@given(pier_texts())
def test_the_fast_and_the_slow_path_agree(text: str) -> None:
    """pier18.pier: the fast reader of plain texts leaves every other text to the thorough one."""
    found = read_plainly(text)
    assert found is None or found == read_thoroughly(text)


@from_table
def test_texts_of_the_fast_path(text: str, is_plain: bool) -> None:
    """pier18.pier: two lines of letters of one length, with bars at the same columns if any."""
    assert (read_plainly(text) is not None) == is_plain
