"""Every scoring and tie clause of Auctionland, with cases worked out by hand.

Islands are written row by row. Neighbouring cases differ by one change. The score tables are
invented: the rules do not print any.
"""

from itertools import permutations
from typing import Any

import pytest

from boardscore import Message, ModelError, score
from boardscore.auctionland import (
    Cell,
    Counts,
    Icon,
    Island,
    Kind,
    Table,
    areas,
    beaches,
    counts,
    gardens_houses,
    icons,
    theme_parks,
    tie_money,
)
from tests.laws.lines import texts, told, wordless
from tests.tables import from_table, read_table

Tiles = list[list[int]]

BEACHES = "auctionland.score.beaches"
THEME_PARKS = "auctionland.score.theme-parks"
GARDENS_HOUSES = "auctionland.score.gardens-houses"
ICONS = "auctionland.score.icons"

ONE_EACH = Table.parse([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
NOTHING = dict.fromkeys(
    ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"), 0
)
NO_POINTS = {"beaches": [0], "theme_parks": [0]}


def island(*rows: str) -> Island:
    return Island.parse("\n".join(rows))


def counted(**some: int) -> Counts:
    """Counts; those not given are zero."""
    return Counts(**{**NOTHING, **some})


def line(rule: str, category: str, points: int | None, tiles: Tiles | None = None) -> Any:
    """The data of a line; without `tiles` if there are none."""
    data = {"rule": rule, "category": category, "points": points}
    return {**data, "tiles": tiles} if tiles else data


# --- auctionland.score.beaches ---


@from_table
def test_beach_tiles(rows: list[str], tiles: Tiles) -> None:
    """auctionland.score.beaches: tiles with a beach on a side without a neighbour."""
    expected = [line(BEACHES, "beaches", len(tiles), tiles)] if tiles else []
    assert told(beaches(island(*rows), ONE_EACH)) == expected


@from_table
def test_beach_next_to_a_gap(rows: list[str], tiles: Tiles) -> None:
    """auctionland.score.beaches: a gap next to it makes an inner beach count; a corner does not."""
    assert [place.to_list() for place in beaches(island(*rows))[0].tiles] == tiles


def test_beaches_around_a_gap() -> None:
    """auctionland.score.beaches: a ring of beaches that face inwards, with a gap and without."""
    ring = "T TTBT T", "TBTT {} TTTB", "T BTTT T"
    expected = line(BEACHES, "beaches", 4, [[0, 1], [1, 0], [1, 2], [2, 1]])
    assert told(beaches(island(*(row.format(".") for row in ring)), ONE_EACH)) == [expected]
    assert told(beaches(island(*(row.format("T") for row in ring)), ONE_EACH)) == []


def test_beaches_of_a_full_island() -> None:
    """auctionland.score.beaches: of 16 beach tiles the 12 of the outer ring are at the edge."""
    tiles = beaches(island(*["B B B B"] * 4), ONE_EACH)[0].tiles
    ring = [[r, c] for r in range(4) for c in range(4) if {r, c} & {0, 3}]
    assert [place.to_list() for place in tiles] == ring


@from_table
def test_score_tables(entries: list[int | str], count: int, points: int) -> None:
    """auctionland.score.beaches, .theme-parks: an entry for each count; a plus covers all above."""
    table = Table.parse(entries)
    both = counted(beaches=count, theme_parks=count)
    assert told(beaches(both, table)) == [line(BEACHES, "beaches", points)]
    assert told(theme_parks(both, table)) == [line(THEME_PARKS, "theme_parks", points)]


def test_zero_counts_have_no_line_unless_there_is_no_table() -> None:
    """auctionland.score.beaches, .theme-parks: without a table even zero may score."""
    assert beaches(counted(), Table.parse([0, 1])) == ()
    assert theme_parks(counted(), Table.parse([0, 1])) == ()
    assert told(beaches(counted())) == [line(BEACHES, "beaches", None)]
    assert told(theme_parks(counted())) == [line(THEME_PARKS, "theme_parks", None)]


def test_without_a_table_the_points_are_missing() -> None:
    """auctionland.score.beaches, .theme-parks: the tiles are shown, the points never guessed."""
    (beach,) = beaches(island("B T"))
    (park,) = theme_parks(island("B T"))
    assert told((beach, park)) == [
        line(BEACHES, "beaches", None, [[0, 0]]),
        line(THEME_PARKS, "theme_parks", None, [[0, 1]]),
    ]
    assert (beach.missing, park.missing) == ("tables.beaches", "tables.theme_parks")
    assert texts((beach, park)) == [
        "1 tile with a beach at the edge; the points need the beach table",
        "Largest theme park: 1 tile; the points need the theme park table",
    ]


@pytest.mark.parametrize("key", ["beaches", "theme_parks"])
def test_count_beyond_the_end_of_a_table(key: str) -> None:
    """auctionland.score.beaches, .theme-parks: points are missing, but not for one tile less."""
    tables = {"beaches": [0, 1, 3], "theme_parks": [0, 1, 3]}
    players = [{"counts": {**NOTHING, key: count}} for count in (2, 3)]
    result = score({"game": "auctionland", "tables": tables, "players": players})
    assert [player.categories[key] for player in result.players] == [3, None]
    assert [player.total for player in result.players] == [3, None]
    assert (result.ranks, result.winners, result.decided_by) == ((None, None), (), None)
    assert result.missing == (f"tables.{key}",)
    assert "table ends at 2, and the points for 3 are needed." in str(result.to_dict()["notes"])


def test_count_beyond_both_tables() -> None:
    """auctionland.score.beaches, .theme-parks: each table is missing once."""
    players = [{"counts": {**NOTHING, "beaches": 5, "theme_parks": 5}}] * 2
    result = score({"game": "auctionland", "tables": NO_POINTS, "players": players})
    assert result.missing == ("tables.beaches", "tables.theme_parks")


def test_count_beyond_the_end_of_a_table_without_a_position() -> None:
    """auctionland.score.beaches: the result has the tiles and the end of the table."""
    (found,) = beaches(island("B B"), Table.parse([0, 1]))
    assert (found.points, found.tiles) == (None, (Cell(0, 0), Cell(0, 1)))
    assert (found.rule, found.category) == (BEACHES, "beaches")
    assert found.text() == "2 tiles with a beach at the edge; the beach table ends at 1"
    (found,) = theme_parks(island("T T"), Table.parse([0, 1]))
    assert found.text() == "Largest theme park: 2 tiles; the theme park table ends at 1"


# --- auctionland.score.theme-parks ---


@from_table
def test_largest_theme_park(rows: list[str], tiles: Tiles) -> None:
    """auctionland.score.theme-parks: the tiles of the largest area, over edges only."""
    expected = [line(THEME_PARKS, "theme_parks", len(tiles), tiles)] if tiles else []
    assert told(theme_parks(island(*rows), ONE_EACH)) == expected


# --- auctionland.score.gardens-houses ---


@from_table
def test_gardens_times_houses(rows: list[str], gardens: int, houses: int, tiles: Tiles) -> None:
    """auctionland.score.gardens-houses: the areas of both kinds, and their product; or no line."""
    found = island(*rows)
    assert len(areas(found, Kind.GARDEN)) == gardens
    assert len(areas(found, Kind.HOUSE)) == houses
    expected = line(GARDENS_HOUSES, "gardens_houses", gardens * houses, tiles)
    assert told(gardens_houses(found)) == ([expected] if tiles else [])


def test_gardens_times_houses_by_counts() -> None:
    """auctionland.score.gardens-houses: counts are multiplied unchanged; no line without any."""
    for houses, points in ((2, 6), (1, 3), (0, 0)):
        lines = gardens_houses(counted(gardens=3, houses=houses))
        assert told(lines) == [line(GARDENS_HOUSES, "gardens_houses", points)]
    assert gardens_houses(counted()) == ()


def test_counted_numbers_name_no_tiles() -> None:
    """auctionland.score.beaches, .theme-parks, .gardens-houses: without an island, no tiles."""
    numbers = counted(beaches=2, theme_parks=4, gardens=3, houses=1)
    lines = (*beaches(numbers, ONE_EACH), *theme_parks(numbers, ONE_EACH), *gardens_houses(numbers))
    assert [line.tiles for line in lines] == [(), (), ()]
    assert texts(lines) == [
        "2 tiles with a beach at the edge; points from the beach table",
        "Largest theme park: 4 tiles; points from the theme park table",
        "3 garden areas x 1 house area",
    ]


# --- auctionland.score.icons ---


@from_table
def test_icons(numbers: list[int], points: list[int]) -> None:
    """auctionland.score.icons: 20, 10, 5; ties get the same, and the next places are skipped.

    The order in which the numbers are entered does not matter.
    """
    awards = dict(zip(numbers, points, strict=True))
    for order in permutations(numbers):
        found = [told(icons(Icon.LOVE, number, order)) for number in order]
        assert found == [[line(ICONS, "love", awards[number])] for number in order]


def test_no_icon_no_points() -> None:
    """auctionland.score.icons: zero icons score nothing in any place."""
    for numbers in ([0], [0, 0], [0, 2, 0], [3, 1, 0]):
        assert icons(Icon.PEACE, 0, numbers) == ()


def test_icon_types_score_by_themselves() -> None:
    """auctionland.score.icons: three types, three awards; the position of icons does not matter."""
    players = [{"island": ["-+p -+pll"]}, {"island": ["-+plm .", ". -+m"]}]
    result = score({"game": "auctionland", "players": players})
    awards = [[one.categories[key] for key in ("peace", "love", "music")] for one in result.players]
    assert awards == [[20, 20, 0], [10, 10, 20]]


def test_icons_in_words() -> None:
    """auctionland.score.icons: place, sharing, and the reason for no points."""
    numbers = [3, 3, 2, 1]
    assert [texts(icons(Icon.MUSIC, number, numbers)) for number in numbers[1:]] == [
        ["3 music icons: place 1, shared by 2 players"],
        ["2 music icons: place 3"],
        ["1 music icon: 3 players have more, so no points"],
    ]


# --- Worked examples ---


def four_players(love: tuple[int, int]) -> Any:
    """The example of the rules: four players with icons only, and the love of the last two."""
    found = {"Alex": (2, 2, 3), "Bonnie": (3, 2, 3), "Charlie": (3, love[0], 3)}
    players = [
        {"name": name, "counts": {**NOTHING, **dict(zip(("peace", "love", "music"), numbers))}}
        for name, numbers in {**found, "Doruk": (0, love[1], 1)}.items()
    ]
    return score({"game": "auctionland", "tables": NO_POINTS, "players": players})


def test_icon_example_of_the_rules() -> None:
    """auctionland.score.icons: Alex 5 + 20 + 20, Bonnie 3 x 20, Charlie 20 + 20, Doruk nothing."""
    result = four_players((0, 0))
    awards = [[one.categories[key] for key in ("peace", "love", "music")] for one in result.players]
    assert awards == [[5, 20, 20], [20, 20, 20], [20, 0, 20], [0, 0, 0]]
    assert [one.total for one in result.players] == [45, 60, 40, 0]
    assert (result.ranks, result.winners) == ((2, 1, 3, 4), ("Bonnie",))


def test_icon_example_of_the_rules_with_one_love_for_the_others() -> None:
    """auctionland.score.icons: with 1 love each, Charlie and Doruk would get 5 for it."""
    assert [one.categories["love"] for one in four_players((1, 1)).players] == [20, 20, 5, 5]


ALEX_AND_BONNIE: Any = read_table(__file__, "ALEX_AND_BONNIE")
"""A position with an island and with counts."""


def test_worked_example() -> None:
    """Alex 3 + 5 + 1 + 20 + 20 + 10 = 59, Bonnie 3 + 2 + 0 + 20 + 0 + 20 = 45."""
    expected, parts = read_table(__file__, "WORKED_EXAMPLE")
    data = score(ALEX_AND_BONNIE).to_dict()
    alex, bonnie = (
        {**one, "lines": [wordless(line) for line in one["lines"]]} for one in data.pop("players")
    )
    assert alex == expected
    assert (bonnie["total"], bonnie["rank"], bonnie["money"]) == (45, 2, None)
    points = [(line["category"], line["points"]) for line in bonnie["lines"]]
    assert points == [("beaches", 3), ("theme_parks", 2), ("peace", 20), ("music", 20)]
    assert data == parts


def test_worked_example_in_words() -> None:
    """Every line gives the reason."""
    alex, bonnie = score(ALEX_AND_BONNIE).players
    assert texts(alex.lines) == [
        "2 tiles with a beach at the edge; points from the beach table",
        "Largest theme park: 4 tiles; points from the theme park table",
        "1 garden area x 1 house area (gardens: row 1 column 2) (houses: row 1 column 2)",
        "1 peace icon: place 1, shared by 2 players",
        "1 love icon: place 1",
        "1 music icon: place 2",
    ]
    assert texts(bonnie.lines)[1] == "Largest theme park: 1 tile; points from the theme park table"


def test_worked_example_without_the_beach_table() -> None:
    """Only the beach points and the values that depend on them are missing."""
    tables = {"theme_parks": ALEX_AND_BONNIE["tables"]["theme_parks"]}
    result = score({**ALEX_AND_BONNIE, "tables": tables})
    assert result.missing == ("tables.beaches",)
    assert [one.total for one in result.players] == [None, None]
    assert (result.ranks, result.winners, result.decided_by) == ((None, None), (), None)
    assert [one.categories["beaches"] for one in result.players] == [None, None]
    assert [one.categories["theme_parks"] for one in result.players] == [5, 2]
    assert [one.categories["peace"] for one in result.players] == [20, 20]


def test_worked_example_without_tables() -> None:
    """Both tables are missing, each listed once."""
    without = {key: value for key, value in ALEX_AND_BONNIE.items() if key != "tables"}
    assert score(without).missing == ("tables.beaches", "tables.theme_parks")


def test_counts_are_known_without_their_table() -> None:
    """A beach and no theme park; the real table is not included (`auctionland.score.beaches`)."""
    data = {"game": "auctionland", "players": [{"name": "Alex", "island": ["B+p GGHH+pm"]}]}
    (player,) = score(data).players
    assert player.counts_by_category == {"beaches": 1, "theme_parks": 0}


def test_counts_of_an_island() -> None:
    """The counts of an island; given counts are returned unchanged."""
    found = counts(island("B+p GGHH+pm", "T T/G+l"))
    assert found == Counts(beaches=1, theme_parks=2, gardens=2, houses=1, peace=2, love=1, music=1)
    assert counts(found) is found


# --- auctionland.tie.money ---


@from_table
def test_money_breaks_ties(players: list[tuple[int, int | None]], expected: list[Any]) -> None:
    """auctionland.tie.money: most money of those tied on points; still tied, they share.

    Expected for points and money: places, what decided first place, seats whose money is missing.
    """
    entries: list[dict[str, Any]] = [
        {"counts": {**NOTHING, "gardens": points, "houses": 1}}
        | ({} if money is None else {"money": money})
        for points, money in players
    ]
    result = score({"game": "auctionland", "tables": NO_POINTS, "players": entries})
    ranks, decided_by, seats = expected
    assert (list(result.ranks), result.decided_by) == (ranks, decided_by)
    assert list(result.missing) == [f"players[{seat}].money" for seat in seats]


def test_more_money_is_worth_more() -> None:
    """auctionland.tie.money: the dollars unchanged, or unknown."""
    assert [tie_money(money) for money in (0, 12, None)] == [0, 12, None]


def test_the_award_shows_its_tiles_and_names_a_wrong_number() -> None:
    (line,) = icons(Icon.LOVE, 2, [2, 1], tiles=(Cell(0, 1), Cell(2, 0)))
    assert line.tiles == (Cell(0, 1), Cell(2, 0))
    with pytest.raises(ModelError) as caught:
        icons(Icon.LOVE, 2, [2, -1])
    assert caught.value.where == "everyone"


FROM_1 = "the first entry gives {} for a count of 0. If your table begins with a count of 1"
IN_GERMAN = "Der erste Eintrag gibt {} für die Anzahl 0. Wenn deine Tabelle mit der Anzahl 1"


@from_table
@pytest.mark.parametrize("name", ["beaches", "theme_parks"])
def test_a_note_says_that_a_table_may_begin_with_a_count_of_1(
    name: str, table: list[Any], en: str, de: str
) -> None:
    """The first entry is for a count of 0; the table can be right, so it is used as it is."""
    players = [{"name": one, "counts": NOTHING} for one in ("Alex", "Bonnie")]
    tables = {**NO_POINTS, name: table}
    result = score({"game": "auctionland", "tables": tables, "players": players})
    first = table[0] if isinstance(table[0], int) else int(table[0][:-1])
    assert result.players[0].categories[name] == first
    for lang, wanted in (("en", FROM_1.format(en)), ("de", IN_GERMAN.format(de))):
        assert sum(wanted in note for note in result.to_dict(lang)["notes"]) == bool(first)


def test_the_note_is_about_the_tables_of_a_pack_too() -> None:
    pack = {
        "game": "auctionland",
        "name": "own",
        "provenance": "typed",
        "tiles": [{"id": "1", "tile": "B"}],
    }
    position = {"game": "auctionland", "pack": {**pack, "tables": {"beaches": [2, 3]}}}
    result = score({**position, "players": [{"name": "Alex", "island": "#1"}]})
    note = Message("note.first_entry", table=Message("table.beaches"), points=2)
    assert note in result.notes


def test_a_table_is_read_back_as_points_by_count() -> None:
    assert Table.parse([1, 3, "6+"]).message.text("de") == "0 → 1, 1 → 3, 2+ → 6"
    assert Table.parse([0]).message.text() == "0 → 0"
