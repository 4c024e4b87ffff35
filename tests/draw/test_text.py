"""Pictures in text: the position of every symbol, half-side and mark; always ASCII."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from boardscore import pier18
from boardscore.auctionland import Island, Table, Tile, beaches, gardens_houses, icons, theme_parks
from boardscore.auctionland.pieces import Cell, Icon
from boardscore.auctionland.show.pictures import draw_island, draw_open_places
from boardscore.core.results import Line
from boardscore.pier18 import Pier
from boardscore.pier18.show.pictures import draw_pier
from boardscore.testing import islands, piers
from tests.tables import from_table, read_table

LANGS = ["en", "de"]
ALL_OF_PIER18 = (pier18.poets, pier18.lovers, pier18.fishers, pier18.flower_sellers)


def lines_of(pier: Pier) -> list[Line]:
    return [line for score in ALL_OF_PIER18 for line in score(pier)]


# Piers


@from_table
def test_a_pier_is_drawn(pier: str, rule: str, lang: str, width: int, picture: list[str]) -> None:
    """`pier18.pier`: the land is on the left. A width of 16 fits the margin of 7 and 2 columns."""
    read = Pier.parse(pier)
    lines = getattr(pier18, rule)(read) if rule else ()
    assert draw_pier(read, lines, lang, width).split("\n") == picture


@pytest.mark.parametrize("backwards", [False, True])
def test_blocked_lovers_are_blocked_in_a_group_that_scores(backwards: bool) -> None:
    """The Flower Seller blocks them (`pier18.score.lovers`); the key says "(X) is blocked"."""
    pier = Pier.parse("SH\n..")
    lines = [*pier18.lovers(pier), *pier18.flower_sellers(pier)]
    assert draw_pier(pier, lines[::-1] if backwards else lines).splitlines()[1] == "upper  [S] (H)"


@pytest.mark.parametrize(("width", "strips"), [(47, 1), (46, 2), (27, 2), (26, 3), (11, 10)])
def test_strips_fill_the_width(width: int, strips: int) -> None:
    """10 columns of 4 cells each, and a margin of 7."""
    picture = draw_pier(Pier.parse("S" * 10 + "\n" + "." * 10), width=width)
    assert len(picture.split("\n\n")) == strips


@pytest.mark.parametrize("width", [10, 1, 0, -5])
def test_a_tiny_width_shows_column_by_column(width: int) -> None:
    picture = draw_pier(Pier.parse("SQ\n.."), width=width)
    assert [strip.split()[0] for strip in picture.split("\n\n")] == ["1", "2"]


def test_the_longest_pier() -> None:
    """400 columns, numbered to 400; 18 of them fit into a width of 80."""
    picture = draw_pier(Pier.parse("H" * 400 + "\n" + "A" * 400))
    strips = picture.split("\n\n")
    assert len(strips) == 23
    assert strips[-1].splitlines() == [
        "       397 398 399 400",
        "upper   H   H   H   H",
        "lower   A   A   A   A",
    ]
    assert picture.count("H") == picture.count("A") == 400


@given(piers(), st.integers(11, 100), st.sampled_from(LANGS))
def test_a_pier_can_be_read_back_from_its_picture(pier: Pier, width: int, lang: str) -> None:
    strips = [strip.splitlines() for strip in draw_pier(pier, (), lang, width).split("\n\n")]
    numbers, upper, lower = ("".join(strip[row][6:] for strip in strips) for row in range(3))
    numbers = " ".join(strip[0] for strip in strips)
    assert list(map(int, numbers.split())) == list(range(1, pier.columns + 1))
    assert Pier.parse(f"{upper}\n{lower}") == pier


@given(piers(), st.integers(11, 100), st.sampled_from(LANGS))
def test_a_pier_is_ascii_and_fits_the_width(pier: Pier, width: int, lang: str) -> None:
    picture = draw_pier(pier, lines_of(pier), lang, width)
    assert picture.isascii()
    assert all(len(line) <= width and line == line.rstrip() for line in picture.splitlines())


@given(piers())
def test_every_space_of_a_line_is_marked_and_no_other(pier: Pier) -> None:
    lines = lines_of(pier)
    blocked = {space for line in lines if line.because for space in line.spaces}
    scoring = {space for line in lines if line.points for space in line.spaces} - blocked
    picture = draw_pier(pier, lines)
    assert (picture.count("["), picture.count("(")) == (len(scoring), len(blocked))
    assert (picture.count("]"), picture.count(")")) == (len(scoring), len(blocked))


# Tiles


def tile(text: str) -> list[str]:
    """The five lines inside the frame of a single tile."""
    return [line[4:-1] for line in draw_island(Island.parse(text)).splitlines()[2:-1]]


@from_table
def test_the_place_of_a_half_side(place: int, row: int, column: int) -> None:
    sides = "-" * place + "T" + "-" * (7 - place)
    picture = tile(sides)
    assert picture[row][column] == "T"
    assert "".join(picture).count("T") == 1


@from_table
def test_inner_zones_are_above_the_middle(text: str, middle: str) -> None:
    """`auctionland.tile`: zones that touch no side; text that is too long is cut with a mark."""
    assert tile(text)[1][2:-2] == middle
    assert tile(text)[2][2:-2] == " " * 7


@from_table
def test_icons_are_below_the_middle(text: str, middle: str) -> None:
    """`auctionland.tile`: peace, love, music; text that is too long is cut with a mark."""
    assert tile(text)[2][2:-2] == middle
    assert tile(text)[1][2:-2] == " " * 7


# Islands in progress


def test_open_places_are_numbered_in_the_order_given() -> None:
    """A row without a tile takes one line; other cells stay empty."""
    tiles = {Cell(0, 0): Tile.parse("T"), Cell(0, 1): Tile.parse("-")}
    drawn = draw_open_places(tiles, [Cell(-1, 1), Cell(0, 2)]).splitlines()
    assert drawn == read_table(__file__, "OPEN_PLACES")


def test_open_places_are_drawn_in_strips_that_fit() -> None:
    """A margin of 4 and 12 cells for each of 2 columns are 28."""
    places = [Cell(0, column) for column in (0, 1, 2)]
    for width, strips in ((40, 1), (39, 2), (28, 2), (27, 3)):
        picture = draw_open_places({}, places, width)
        assert len(picture.split("\n\n")) == strips
        assert all(f"({number})" in picture for number in (1, 2, 3))


# Islands


@pytest.mark.parametrize("columns", [1, 2, 3, 4])
@pytest.mark.parametrize("rows", [1, 2, 3, 4])
def test_an_island_of_every_size(rows: int, columns: int) -> None:
    """`auctionland.build.bounds`"""
    island = Island.parse("\n".join([" ".join(["T"] * columns)] * rows))
    head, *frames = draw_island(island).splitlines()
    assert head.split() == list("1234"[:columns])
    assert len(frames) == 1 + 6 * rows
    assert frames[::6] == ["   +" + "-----------+" * columns] * (rows + 1)
    assert {len(line) for line in frames} == {4 + 12 * columns}
    assert [line.split("|")[0].strip() for line in frames[3::6]] == list("1234"[:rows])
    assert sum(line.count("T") for line in frames) == 8 * rows * columns


def test_a_column_has_its_number_above_the_middle() -> None:
    """A tile is 11 wide; its middle is 6 characters to the right of its frame's left side."""
    numbers, frame, *_ = draw_island(Island.parse("T T T T")).splitlines()
    corners = [place for place, char in enumerate(frame) if char == "+"]
    assert [numbers.index(column) for column in "1234"] == [corner + 6 for corner in corners[:4]]


@from_table
def test_tiles_have_marks_for_all_that_counts(lang: str, line: str) -> None:
    """`auctionland.score.beaches`, `auctionland.score.theme-parks`"""
    island = Island.parse("BTBT T GHGH")
    houses, love = gardens_houses(Island.parse("GHgh")), icons(Icon.LOVE, 1, [1])
    lines = [*beaches(island), *theme_parks(island), *houses, *love]
    assert draw_island(island, lines, lang).splitlines()[6] == line


def test_tiles_are_marked_even_without_points() -> None:
    """`auctionland.score.beaches`: the count is shown even if the table gives no points."""
    island = Island.parse("B")
    for table in (None, Table.parse([0, 0]), Table.parse([0, 9])):
        assert "   beach   " in draw_island(island, beaches(island, table))


@given(islands(), st.sampled_from(LANGS))
def test_an_island_is_ascii_and_of_one_width(island: Island, lang: str) -> None:
    lines = [*beaches(island), *theme_parks(island), *gardens_houses(island)]
    _, *picture = draw_island(island, lines, lang).splitlines()
    assert "".join(picture).isascii()
    assert {len(line) for line in picture} == {4 + 12 * len(island.rows[0])}


CLOCKWISE = ((0, 3), (0, 7), (1, 9), (2, 9), (3, 7), (3, 3), (2, 1), (1, 1))
"""The row and column of each half-side in the drawing of a tile."""


@given(islands())
def test_an_island_can_be_read_back_from_its_picture(island: Island) -> None:
    """The picture is complete unless a tile has more zones inside than fit."""
    _, *picture = draw_island(island).splitlines()
    text = "\n".join(
        " ".join(read_back(picture, row, column) for column in range(len(island.rows[0])))
        for row in range(len(island.rows))
    )
    assert Island.parse(text) == island


def read_back(picture: list[str], row: int, column: int) -> str:
    """A tile of a picture in the notation."""
    first, left = 1 + 6 * row, 4 + 12 * column
    drawn = [line[left : left + 11] for line in picture[first : first + 4]]
    inner, marks = drawn[1][2:-2].strip(), drawn[2][2:-2].strip()
    sides = "".join(drawn[line][place] for line, place in CLOCKWISE)
    return sides + (inner and f"/{inner}") + marks if sides.strip() else "."


def test_areas_have_the_numbers_of_the_reason() -> None:
    """`auctionland.score.gardens-houses`: a garden of 2 tiles and one of 1, and a single house."""
    assert gardens_houses(Island.parse("G G . G/H"))[0].text() == (
        "2 garden areas x 1 house area (gardens: G1 row 1 columns 1 and 2; G2 row 1 column 4) "
        "(houses: row 1 column 4)"
    )


@from_table
def test_lines_of_an_island(island: str, score: str, first: int, lines: list[str]) -> None:
    """Half-sides are in the order of the notation; areas have the numbers of the reason."""
    read = Island.parse(island)
    drawn = draw_island(read, gardens_houses(read) if score else ()).splitlines()
    assert drawn[first : first + len(lines)] == lines
