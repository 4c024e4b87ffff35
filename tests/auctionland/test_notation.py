"""The tile and island notation: parsing, errors with positions, and formatting."""

import re
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore import BoardscoreError, Message, ModelError, NotationError, Problem, Span
from boardscore.auctionland import Cell, HalfSide, Icon, Island, Kind, Table, Tile, Zone
from boardscore.auctionland.model import MOST_ON_A_TILE, MOST_POINTS
from boardscore.auctionland.notation import (
    read_plainly,
    read_thoroughly,
    read_tile,
    write_half_sides,
    write_table,
)
from boardscore.testing import island_texts, islands, score_tables, tile_texts, tiles
from tests.refusals import error_of
from tests.tables import from_table, read_table

Data = dict[str, Any]


KINDS = {"B": Kind.BEACH, "T": Kind.THEME_PARK, "G": Kind.GARDEN, "H": Kind.HOUSE}
ICONS = {"p": Icon.PEACE, "l": Icon.LOVE, "m": Icon.MUSIC}
MARK = "\ufe0f"
BOUNDS = "auctionland.build.bounds"


def problems(model: type[Tile] | type[Island], text: str) -> tuple[Problem, ...]:
    return error_of(NotationError, model.parse, text).problems


def placed(span: Span | None) -> list[int] | None:
    """A place as the tables have it: line, start and end."""
    return span and [span.line, span.start, span.end]


# Tiles: zones and icons


@from_table
def test_the_zones_of_a_tile(text: str, zones: list[str]) -> None:
    """Each zone is a letter and its half-sides, clockwise from the left half of north."""
    expected = [Zone(KINDS[one[0]], frozenset(map(HalfSide, map(int, one[2:])))) for one in zones]
    assert Counter(Tile.parse(text).zones) == Counter(expected)
    assert Tile.parse(text).icons == ()
    assert list(KINDS.values()) == list(Kind)


@from_table
def test_icons_follow_the_plus(text: str, icons: str) -> None:
    assert list(Tile.parse(text).icons) == [ICONS[letter] for letter in icons]


# Tiles: equality


@from_table
def test_tiles_of_equal_zones_and_icons_are_the_same(one: str, other: str) -> None:
    assert Tile.parse(one) == Tile.parse(other)
    assert hash(Tile.parse(one)) == hash(Tile.parse(other))


@from_table
def test_tiles_of_other_zones_or_icons_differ(one: str, other: str) -> None:
    assert Tile.parse(one) != Tile.parse(other)


# Tiles: writing


@from_table
def test_a_tile_is_written_in_its_shortest_form(text: str, written: str) -> None:
    assert str(Tile.parse(text)) == written


@given(tiles())
def test_reading_a_written_tile_gives_the_tile(tile: Tile) -> None:
    assert Tile.parse(str(tile)) == tile


@given(tile_texts())
def test_there_is_one_canonical_text_of_a_tile_and_none_is_shorter(text: str) -> None:
    written = str(Tile.parse(text))
    assert str(Tile.parse(written)) == written
    assert len(written) <= len(text)
    assert str(
        Tile.parse(text.swapcase().replace("P", "p").replace("L", "l").replace("M", "m"))
    ) == (written)


# Tiles: turning


@from_table
def test_a_quarter_turn_clockwise_moves_north_to_east(text: str, turned: str) -> None:
    assert Tile.parse(text).turned(1) == Tile.parse(turned)


def test_turning_by_more_quarters() -> None:
    tile = Tile.parse("BTGH")
    turned = [str(tile.turned(quarters)) for quarters in range(5)]
    assert turned == ["BTGH", "HBTG", "GHBT", "TGHB", "BTGH"]


@given(tiles(), st.integers(0, 7), st.integers(0, 7))
def test_turns_add_up(tile: Tile, some: int, more: int) -> None:
    assert tile.turned(some).turned(more) == tile.turned(some + more)
    assert tile.turned(some + 4) == tile.turned(some)


# Tiles: refusing


@from_table
def test_a_wrong_tile(text: str, expected: list[Any]) -> None:
    """Every mistake in its place, with its number of words or letters; white space counts."""
    found = problems(Tile, text)
    assert {(one.clause, one.source) for one in found} == {("auctionland.tile", text)}
    for problem, (code, spot, *args) in zip(found, expected, strict=True):
        assert (problem.code, placed(problem.span)) == (code, spot)
        assert [problem.message.args][: len(args)] == args


def test_all_mistakes_of_a_tile_are_reported() -> None:
    codes = sorted(one.code for one in problems(Tile, "BX/Y+z"))
    assert codes == ["tile_sides", "unknown_icon", "unknown_zone", "unknown_zone"]


@from_table
def test_a_look_alike_comes_with_a_suggestion(
    text: str, code: str, meant: str, spot: list[int]
) -> None:
    (problem,) = problems(Tile, text)
    assert (problem.code, problem.message.args["near"]) == (code, meant)
    assert (problem.clause, problem.source) == ("auctionland.tile", text)
    assert placed(problem.span) == spot
    assert code == "unknown_zone" or problem.message.args["known"] == "p l m"
    assert f"did you mean {meant}?" in problem.describe()


def test_the_message_about_an_unknown_zone_has_its_place() -> None:
    assert problems(Tile, "  BX/H+p")[1].describe() == (
        "unknown zone 'X' (U+0058); known: B T G H - [auctionland.tile]\n      BX/H+p\n       ^"
    )


# Islands


def test_an_island_is_lines_of_tiles_and_dots() -> None:
    island = Island.parse("B+p   BGGH+l  .  T\n.     T       T  T+m")
    assert island.tiles == {
        Cell(0, 0): Tile.parse("B+p"),
        Cell(0, 1): Tile.parse("BGGH+l"),
        Cell(0, 3): Tile.parse("T"),
        Cell(1, 1): Tile.parse("T"),
        Cell(1, 2): Tile.parse("T"),
        Cell(1, 3): Tile.parse("T+m"),
    }
    assert island.rows[0][2] is None


@from_table
def test_white_space_separates_tiles_and_blank_lines_are_ignored(text: str) -> None:
    assert Island.parse(text).rows == ((Tile.parse("B"), None), (None, Tile.parse("T")))


@pytest.mark.parametrize("end", ["\v", "\f", "\x1c", "\x1e", "\x85", "\u2028", "\u2029"])
@pytest.mark.parametrize("text", ["G H{}H G", "G H {} H G", "G H\nH G{}", "{}"])
def test_ends_of_lines_elsewhere_never_join_two_rows(text: str, end: str) -> None:
    """As one row of four tiles, the first text would have 2 Gardens and 1 House."""
    assert "unknown_zone" in {one.code for one in problems(Island, text.format(end))}


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
@pytest.mark.parametrize("rows", [1, 2, 3, 4])
def test_an_island_has_1_to_4_rows_and_columns(rows: int, columns: int) -> None:
    island = Island.parse("\n".join([" ".join(["B"] * columns)] * rows))
    assert len(island.tiles) == rows * columns


def test_an_island_may_be_empty() -> None:
    assert Island.parse(".").tiles == {}
    assert Island.parse(". .\n. .").tiles == {}


@from_table
def test_a_wrong_island(text: str, expected: list[Any]) -> None:
    """Every mistake in its place, with the numbers of its message if there are any."""
    found = problems(Island, text)
    for problem, (code, spot, *args) in zip(found, expected, strict=True):
        assert (problem.code, placed(problem.span), problem.source) == (code, spot, text)
        assert problem.clause == (BOUNDS if code.startswith("island") else "auctionland.tile")
        assert [problem.message.args][: len(args)] == args


def test_mistakes_of_rows_and_of_tiles_are_reported_together() -> None:
    codes = {one.code for one in problems(Island, "B X\nB")}
    assert codes == {"unknown_zone", "island_uneven"}


def test_an_island_is_written_with_its_columns_aligned() -> None:
    text = "b+p  bbggggHH+l . t\n. T T T+m"
    assert str(Island.parse(text)) == "B+p BGGH+l . T\n.   T      T T+m"


@given(islands())
def test_reading_a_written_island_gives_the_island(island: Island) -> None:
    written = str(island)
    assert Island.parse(written) == island
    assert str(Island.parse(written)) == written
    assert all(line == line.rstrip() for line in written.splitlines())


TILE_SIGNS = "BTGHbtgh-./+plmx❤ \t\r\n" + MARK


@given(st.text(st.sampled_from(TILE_SIGNS)), st.sampled_from((Tile, Island)))
def test_every_reported_position_is_inside_the_text(
    text: str, model: type[Tile] | type[Island]
) -> None:
    try:
        model.parse(text)
    except NotationError as error:
        lines = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
        for problem in error.problems:
            if problem.span is not None:
                assert 0 <= problem.span.start < problem.span.end <= len(lines[problem.span.line])


# Score tables


@from_table
def test_a_table_is_a_list_of_points(
    entries: list[int | str], points: list[int], open_ended: bool
) -> None:
    assert Table.parse(entries) == Table(tuple(points), open_ended)


def test_a_closed_table_ends_and_an_open_one_covers_every_higher_count() -> None:
    closed, open_ended = Table.parse([0, 1, 3]), Table.parse([0, 2, "5+"])
    counts = (0, 1, 2, 3, 16)
    assert [closed.points_for(count) for count in counts] == [0, 1, 3, None, None]
    assert [open_ended.points_for(count) for count in counts] == [0, 2, 5, 5, 5]


def table_problems(entries: object) -> tuple[Problem, ...]:
    return error_of(NotationError, Table.parse, entries).problems


def table_mistakes(entries: object) -> list[tuple[str, str]]:
    return [(problem.code, problem.where) for problem in table_problems(entries)]


@pytest.mark.parametrize("entries", [[], (), None, "0, 1", "5+", 5, {0: 1}])
def test_a_table_that_is_not_a_list_of_points(entries: object) -> None:
    assert table_mistakes(entries) == [("not_wanted", "")]


@pytest.mark.parametrize("entry", ["3+", "3", True, 1.0, None, -1, 10**10, [3]])
def test_an_entry_that_is_not_a_number_of_points(entry: object) -> None:
    assert table_mistakes([0, entry, 5]) == [("entry", "[1]")]


WRONG_LAST: Any = read_table(__file__, "WRONG_LAST")


@pytest.mark.parametrize("entry", [*WRONG_LAST, "9" * 20 + "+", True, 1.0, None, -1, 10**10, [5]])
def test_a_last_entry_that_is_neither_a_number_nor_one_with_a_plus(entry: object) -> None:
    assert table_mistakes([0, entry]) == [("last_entry", "[1]")]


def test_all_mistakes_of_a_table_are_reported() -> None:
    assert table_mistakes([-1, 2, "x", 2.0]) == [
        ("entry", "[0]"),
        ("entry", "[2]"),
        ("last_entry", "[3]"),
    ]


@given(score_tables())
def test_reading_a_written_table_gives_the_table(entries: list[int | str]) -> None:
    table = Table.parse(entries)
    assert write_table(table.points, table.open_ended) == entries
    assert Table.parse(write_table(table.points, table.open_ended)) == table


# Messages


@pytest.mark.parametrize(("entries", "got"), [("3+", '"3+"'), ([], Message("value.empty_list"))])
def test_other_values_are_not_tables(entries: list[int | str], got: str | Message) -> None:
    message = Message("error.not_wanted", wanted=Message("wanted.score_table"), got=got)
    assert table_problems(entries)[0].message == message


def test_a_wrong_entry_of_a_table_is_shown() -> None:
    first, last = (problem.message for problem in table_problems(["1", 0, "x+"]))
    assert first == Message("error.entry_in_quotes", got='"1"', high=1_000_000_000)
    assert last == Message("error.last_entry", got='"x+"', high=1_000_000_000)


def test_only_text_is_a_tile_or_an_island() -> None:
    for model, wanted in ((Tile, "wanted.tile"), (Island, "wanted.island")):
        (problem,) = error_of(NotationError, model.parse, None).problems
        assert problem.message.args["wanted"] == Message(wanted)


def test_a_text_full_of_mistakes_has_a_hundred_messages() -> None:
    """The wrong number of letters comes first."""
    assert [len(problems(Tile, "X" * count)) for count in (98, 99, 100)] == [99, 100, 100]


# Tiles by their ids


BY_ID = {"23": Tile.parse("BGGH+l"), "a-b": Tile.parse("T")}


def test_a_tile_of_a_pack_may_be_turned() -> None:
    island = Island.parse("#23 #23@1\n#a-b .", BY_ID)
    assert island == Island.parse("BGGH+l HBGG+l\nT .")


@pytest.mark.parametrize(
    ("cell", "message"),
    [
        ("#", Message("error.tile_name")),
        ("#23@4", Message("error.tile_name")),
        ("#23@", Message("error.tile_name")),
        ("23", Message("error.tile_name")),
        ("23@1", Message("error.tile_name")),
        ("a-b", Message("error.tile_name")),
        ("#99", Message("error.unknown_id", got='"99"', known=("23", "a-b"))),
        ("#a_b", Message("error.unknown_id_near", got='"a_b"', near="a-b", known=("23", "a-b"))),
    ],
)
def test_a_name_that_no_tile_has(cell: str, message: Message) -> None:
    (problem,) = error_of(NotationError, Island.parse, f"B {cell}", BY_ID).problems
    assert (problem.message, problem.clause) == (message, "auctionland.tile")
    assert problem.span == Span(0, 2, 2 + len(cell))


def test_a_tile_in_the_notation_is_not_one_of_the_pack() -> None:
    assert Island.parse("B", {"B": Tile.parse("T")}) == Island.parse("B")


def test_a_name_needs_a_pack() -> None:
    (problem,) = error_of(NotationError, Island.parse, "#23").problems
    assert problem.message == Message("error.no_pack")


def test_of_many_mistakes_100_are_reported() -> None:
    assert len(table_problems(["x"] * 150)) == 100
    assert len(problems(Island, "x" * 500)) == 100


def test_the_most_icons_of_a_tile_and_the_most_entries_of_a_table() -> None:
    assert len(Tile.parse("B+" + "p" * 50).icons) == 50
    assert len(Table.parse([0] * 1000).points) == len(Table((0,) * 1000).points) == 1000
    assert (MOST_ON_A_TILE, MOST_POINTS) == (50, 1000)
    for kind, code, words, make, wrong in (
        (NotationError, "tile_crowded", "at most 50", Tile.parse, ["B+" + "p" * 51]),
        (NotationError, "tile_crowded", "at most 50", Tile.parse, ["B/" + "H" * 51]),
        (ModelError, "tile_crowded", "at most 50", Tile, [(), (Icon.PEACE,) * 51]),
        (ModelError, "tile_crowded", "at most 50", Tile, [(Zone(Kind.HOUSE),) * 51]),
        (ModelError, "too_many", "1000", Table, [(0,) * 1001]),
        (NotationError, "too_many", "1001 .* 1000", Table.parse, [[0] * 1001]),
    ):
        error: BoardscoreError = error_of(kind, make, *wrong)
        assert error.problems[0].code == code
        assert re.search(words, str(error))


@given(island_texts() | st.text("BGgH-+pl/. \n", max_size=30))
def test_the_fast_and_the_slow_path_agree(text: str) -> None:
    """`auctionland.tile`: the fast reader leaves all but plain texts to the thorough one."""
    found = read_plainly(text)
    assert found is None or found == read_thoroughly(text)


@from_table
def test_islands_of_the_fast_path(text: str, is_plain: bool) -> None:
    assert (read_plainly(text) is not None) == is_plain


@from_table
def test_equal_tiles_have_the_same_letter_for_every_half_side(tile: str, long: str) -> None:
    assert write_half_sides(*read_tile(tile)) == long


def test_an_empty_end_is_trimmed() -> None:
    trimmed = Island.parse("B . .\n. T .").trimmed
    assert [len(row) for row in trimmed.rows] == [2, 2]


def test_ids_of_tiles_are_texts() -> None:
    error_of(ModelError, Island.parse, "#b", {1: Tile.parse("B")})
