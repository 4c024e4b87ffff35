"""Every scoring and tie clause of Auctionland, with cases worked out by hand.

Islands are written row by row. Neighbouring cases differ by one change. The score tables are
invented: the rules do not print any.
"""

from itertools import permutations
from typing import Any

import pytest

from boardscore import Line, Message, ModelError, score
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
from tests.tables import from_table

Tiles = list[list[int]]

BEACHES = "auctionland.score.beaches"
THEME_PARKS = "auctionland.score.theme-parks"
GARDENS_HOUSES = "auctionland.score.gardens-houses"
ICONS = "auctionland.score.icons"

ONE_EACH = Table.parse([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])
NOTHING = dict.fromkeys(
    ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music"), 0
)


def island(*rows: str) -> Island:
    """An island from its rows."""
    return Island.parse("\n".join(rows))


def counted(**some: int) -> Counts:
    """Counts; those not given are zero."""
    return Counts(**{**NOTHING, **some})


def wordless(data: dict[str, Any]) -> dict[str, Any]:
    """A line of a result without its texts."""
    return {key: value for key, value in data.items() if key != "text"}


def told(lines: tuple[Line, ...]) -> list[dict[str, Any]]:
    """The data of lines, without texts."""
    return [wordless(line.to_dict()) for line in lines]


def line(rule: str, category: str, points: int | None, tiles: Tiles | None = None) -> Any:
    """The data of a line; without `tiles` if there are none."""
    data = {"rule": rule, "category": category, "points": points}
    return {**data, "tiles": tiles} if tiles else data


def texts(lines: tuple[Line, ...]) -> list[str]:
    """The texts of lines."""
    return [line.text() for line in lines]


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


def test_zero_counts_have_no_line() -> None:
    """auctionland.score.beaches, .theme-parks: no line for zero."""
    assert beaches(counted(), Table.parse([0, 1])) == ()
    assert theme_parks(counted(), Table.parse([0, 1])) == ()


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


def test_without_a_table_even_zero_may_score() -> None:
    """auctionland.score.beaches, .theme-parks: the points for none are unknown."""
    assert told(beaches(counted())) == [line(BEACHES, "beaches", None)]
    assert told(theme_parks(counted())) == [line(THEME_PARKS, "theme_parks", None)]


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


def test_count_beyond_both_tables() -> None:
    """auctionland.score.beaches, .theme-parks: each table is missing once."""
    players = [{"counts": {**NOTHING, "beaches": 5, "theme_parks": 5}}] * 2
    tables = {"beaches": [0], "theme_parks": [0]}
    result = score({"game": "auctionland", "tables": tables, "players": players})
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


@pytest.mark.parametrize(
    ("rows", "gardens", "houses", "tiles"),
    [
        (["G H"], 1, 1, [[0, 0], [0, 1]]),
        (["G G", "H H"], 1, 1, [[0, 0], [0, 1], [1, 0], [1, 1]]),
        (["G H", "H G"], 2, 2, [[0, 0], [0, 1], [1, 0], [1, 1]]),
        (["G H", "G G"], 1, 1, [[0, 0], [0, 1], [1, 0], [1, 1]]),
        # Between two gardens: a gap, then a beach, then a garden that joins them.
        (["G . G H"], 2, 1, [[0, 0], [0, 2], [0, 3]]),
        (["G B G H"], 2, 1, [[0, 0], [0, 2], [0, 3]]),
        (["G G G H"], 1, 1, [[0, 0], [0, 1], [0, 2], [0, 3]]),
        # One letter is one zone, even in two parts; the other case is another zone.
        (["GBGH"], 1, 1, [[0, 0]]),
        (["GBgH"], 2, 1, [[0, 0]]),
        (["GHgh"], 2, 2, [[0, 0]]),
        (["GHGH"], 1, 1, [[0, 0]]),
        # Two such adjacent tiles: the houses between them touch, the gardens do not.
        (["GHgh GHgh"], 4, 3, [[0, 0], [0, 1]]),
        (["GHgh HGhg"], 4, 4, [[0, 0], [0, 1]]),
        # Zones inside a tile are separate areas, even from zones of the same kind.
        (["G/HH"], 1, 2, [[0, 0]]),
        (["G/GH"], 2, 1, [[0, 0]]),
        (["G/H G/H"], 1, 2, [[0, 0], [0, 1]]),
        # Two gardens of a tile are connected by a way around it.
        (["G G", "GHgH G"], 2, 1, [[0, 0], [0, 1], [1, 0], [1, 1]]),
        (["G G", "GHgH G", "G G"], 1, 1, [[r, c] for r in range(3) for c in range(2)]),
        # Half-sides that face each other, and the same two swapped.
        (["----GH--", "HG------"], 1, 1, [[0, 0], [1, 0]]),
        (["----GH--", "GH------"], 2, 2, [[0, 0], [1, 0]]),
        # One kind alone has a product of zero.
        (["G . G"], 2, 0, [[0, 0], [0, 2]]),
        (["H"], 0, 1, [[0, 0]]),
    ],
)
def test_gardens_times_houses(rows: list[str], gardens: int, houses: int, tiles: Tiles) -> None:
    """auctionland.score.gardens-houses: the areas of both kinds, and their product."""
    found = island(*rows)
    assert len(areas(found, Kind.GARDEN)) == gardens
    assert len(areas(found, Kind.HOUSE)) == houses
    expected = line(GARDENS_HOUSES, "gardens_houses", gardens * houses, tiles)
    assert told(gardens_houses(found)) == [expected]


def test_neither_gardens_nor_houses() -> None:
    """auctionland.score.gardens-houses: no line for zero."""
    assert gardens_houses(island("B T")) == gardens_houses(counted()) == ()


@pytest.mark.parametrize(("gardens", "houses", "points"), [(3, 2, 6), (3, 1, 3), (3, 0, 0)])
def test_gardens_times_houses_by_counts(gardens: int, houses: int, points: int) -> None:
    """auctionland.score.gardens-houses: counts are multiplied unchanged."""
    lines = gardens_houses(counted(gardens=gardens, houses=houses))
    assert told(lines) == [line(GARDENS_HOUSES, "gardens_houses", points)]


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
    awards = dict(zip(numbers, points))
    for order in permutations(numbers):
        found = [told(icons(Icon.LOVE, number, order)) for number in order]
        assert found == [[line(ICONS, "love", awards[number])] for number in order]


@pytest.mark.parametrize("numbers", [[0], [0, 0], [0, 2, 0], [3, 1, 0]])
def test_no_icon_no_points(numbers: list[int]) -> None:
    """auctionland.score.icons: zero icons score nothing in any place."""
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


def four_players() -> dict[str, Any]:
    """The example of the rules: four players with icons only."""
    found = {"Alex": (2, 2, 3), "Bonnie": (3, 2, 3), "Charlie": (3, 0, 3), "Doruk": (0, 0, 1)}
    return {
        "game": "auctionland",
        "tables": {"beaches": [0], "theme_parks": [0]},
        "players": [
            {"name": name, "counts": {**NOTHING, "peace": peace, "love": love, "music": music}}
            for name, (peace, love, music) in found.items()
        ],
    }


def test_icon_example_of_the_rules() -> None:
    """auctionland.score.icons: Alex 5 + 20 + 20, Bonnie 3 x 20, Charlie 20 + 20, Doruk nothing."""
    result = score(four_players())
    awards = [[one.categories[key] for key in ("peace", "love", "music")] for one in result.players]
    assert awards == [[5, 20, 20], [20, 20, 20], [20, 0, 20], [0, 0, 0]]
    assert [one.total for one in result.players] == [45, 60, 40, 0]
    assert (result.ranks, result.winners) == ((2, 1, 3, 4), ("Bonnie",))


def test_icon_example_of_the_rules_with_one_love_for_the_others() -> None:
    """auctionland.score.icons: with 1 love each, Charlie and Doruk would get 5 for it."""
    data = four_players()
    for seat in (2, 3):
        data["players"][seat]["counts"]["love"] = 1
    assert [one.categories["love"] for one in score(data).players] == [20, 20, 5, 5]


def alex_and_bonnie() -> dict[str, Any]:
    """A position with an island and with counts."""
    numbers = {"beaches": 2, "theme_parks": 1, "peace": 1, "music": 3}
    return {
        "game": "auctionland",
        "tables": {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]},
        "players": [
            {"name": "Alex", "money": 12, "island": ["B+p BGGH+l . T", ". T T T+m"]},
            {"name": "Bonnie", "counts": {**NOTHING, **numbers}},
        ],
    }


def test_worked_example() -> None:
    """Alex 3 + 5 + 1 + 20 + 20 + 10 = 59, Bonnie 3 + 2 + 0 + 20 + 0 + 20 = 45."""
    alex, bonnie = (
        {**one, "lines": [wordless(line) for line in one["lines"]]}
        for one in score(alex_and_bonnie()).to_dict()["players"]
    )
    assert alex == {
        "name": "Alex",
        "rank": 1,
        "total": 59,
        "counts": {
            "beaches": 2,
            "theme_parks": 4,
            "gardens": 1,
            "houses": 1,
            "peace": 1,
            "love": 1,
            "music": 1,
        },
        "money": 12,
        "categories": {
            "beaches": 3,
            "theme_parks": 5,
            "gardens_houses": 1,
            "peace": 20,
            "love": 20,
            "music": 10,
        },
        "lines": [
            line(BEACHES, "beaches", 3, [[0, 0], [0, 1]]),
            line(THEME_PARKS, "theme_parks", 5, [[0, 3], [1, 1], [1, 2], [1, 3]]),
            line(GARDENS_HOUSES, "gardens_houses", 1, [[0, 1]]),
            line(ICONS, "peace", 20, [[0, 0]]),
            line(ICONS, "love", 20, [[0, 1]]),
            line(ICONS, "music", 10, [[1, 3]]),
        ],
    }
    assert (bonnie["total"], bonnie["rank"], bonnie["money"]) == (45, 2, None)
    assert [(line["category"], line["points"]) for line in bonnie["lines"]] == [
        ("beaches", 3),
        ("theme_parks", 2),
        ("peace", 20),
        ("music", 20),
    ]


def test_worked_example_in_full() -> None:
    """The parts of a result other than the players."""
    data = score(alex_and_bonnie()).to_dict()
    del data["players"]
    assert data == {
        "format": 1,
        "game": "auctionland",
        "rulings": {},
        "winners": ["Alex"],
        "decided_by": "points",
        "missing": [],
        "notes": [],
    }


def test_worked_example_in_words() -> None:
    """Every line gives the reason."""
    alex, bonnie = score(alex_and_bonnie()).players
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
    data = alex_and_bonnie()
    del data["tables"]["beaches"]
    result = score(data)
    assert result.missing == ("tables.beaches",)
    assert [one.total for one in result.players] == [None, None]
    assert (result.ranks, result.winners, result.decided_by) == ((None, None), (), None)
    assert [one.categories["beaches"] for one in result.players] == [None, None]
    assert [one.categories["theme_parks"] for one in result.players] == [5, 2]
    assert [one.categories["peace"] for one in result.players] == [20, 20]


def test_worked_example_without_tables() -> None:
    """Both tables are missing, each listed once."""
    data = alex_and_bonnie()
    del data["tables"]
    assert score(data).missing == ("tables.beaches", "tables.theme_parks")


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


def settled(*players: tuple[int, int | None]) -> tuple[Any, ...]:
    """For (points, money): places, what decided first place, and seats whose money is missing."""
    entries = [
        {"counts": {**NOTHING, "gardens": points, "houses": 1}}
        | ({} if money is None else {"money": money})
        for points, money in players
    ]
    tables = {"beaches": [0], "theme_parks": [0]}
    result = score({"game": "auctionland", "tables": tables, "players": entries})
    paths = [f"players[{seat}].money" for seat in range(len(players))]
    assert set(result.missing) <= set(paths)
    return result.ranks, result.decided_by, [paths.index(path) for path in result.missing]


@from_table
def test_money_breaks_ties(players: list[tuple[int, int | None]], expected: list[Any]) -> None:
    """auctionland.tie.money: most money of those tied on points; still tied, they share."""
    ranks, *others = settled(*players)
    assert [list(ranks), *others] == expected


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
    player = {"name": "Alex", "counts": {**NOTHING, name: 0}}
    tables = {"beaches": [0], "theme_parks": [0], name: table}
    result = score({"game": "auctionland", "tables": tables, "players": [player, _other(player)]})
    first = table[0] if isinstance(table[0], int) else int(table[0][:-1])
    assert result.players[0].categories[name] == first
    for lang, wanted in (("en", FROM_1.format(en)), ("de", IN_GERMAN.format(de))):
        assert sum(wanted in note for note in result.to_dict(lang)["notes"]) == bool(first)


def _other(player: dict[str, Any]) -> dict[str, Any]:
    return {**player, "name": "Bonnie"}


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
