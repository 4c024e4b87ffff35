"""Cases worked out by hand from the rule clauses, to check the naive scorers."""

from __future__ import annotations

from typing import Any

from tests.naive import auctionland, pier18
from tests.tables import from_table

# --- Pier 18 ---


def pier_player(name: str, upper: str, lower: str, **more: Any) -> dict[str, Any]:
    """One player of a Pier 18 position."""
    return {"name": name, "pier": [upper, lower], **more}


def pier_score(*players: dict[str, Any], **more: Any) -> dict[str, Any]:
    """Score a Pier 18 position."""
    return pier18.score({"game": "pier18", "players": list(players), **more})


def ranks(result: dict[str, Any]) -> list[int | None]:
    """The places in seat order."""
    return [player["rank"] for player in result["players"]]


def test_worked_example_of_the_results_section() -> None:
    """Anna 1 + 4 + 2 = 7 and Ben 1 + 2 + 3 + 0 + 1 = 7, with more symbols."""
    result = pier_score(
        pier_player("Anna", "S.Q.|H..A", "..A.|....", plan_completed=True, patrons=2),
        pier_player("Ben", "Q..H|..S.", "..A.|.AAQ", patrons=1, plan_date="04-17"),
    )
    assert result == {
        "players": [
            {
                "name": "Anna",
                "rank": 2,
                "total": 7,
                "symbols": 5,
                "categories": {
                    "poets": 0,
                    "lovers": 0,
                    "fishers": 1,
                    "flower_sellers": 0,
                    "plan": 4,
                    "patrons": 2,
                },
            },
            {
                "name": "Ben",
                "rank": 1,
                "total": 7,
                "symbols": 7,
                "categories": {
                    "poets": 1,
                    "lovers": 2,
                    "fishers": 3,
                    "flower_sellers": 0,
                    "plan": 0,
                    "patrons": 1,
                },
            },
        ],
        "winners": ["Ben"],
        "decided_by": "pier18.tie.symbols",
        "missing": [],
    }


@from_table
def test_read_pier(text: str) -> None:
    """Bars, white space, small letters and signs do not matter."""
    assert pier18.read_pier(text) == ("SQ.H", "A...")


@from_table
def test_poets(upper: str, lower: str, points: int) -> None:
    """Pairs count over both sides."""
    assert pier18.poets(upper, lower) == points


def test_lovers_on_the_same_side_only() -> None:
    """Symbols on the other side do not block, and neither do the ends."""
    assert pier18.lovers("H", "H") == {("upper", 0): set(), ("lower", 0): set()}
    assert pier18.categories("H", "H")["lovers"] == 4


def test_lovers_two_spaces_block_three_do_not() -> None:
    """Distance 2 blocks, distance 3 does not; other Lovers block too."""
    assert pier18.lovers("H.H", "...") == {
        ("upper", 0): {("upper", 2)},
        ("upper", 2): {("upper", 0)},
    }
    assert pier18.lovers("H..H", "....") == {("upper", 0): set(), ("upper", 3): set()}


def test_lovers_all_blockers_are_named() -> None:
    """Lower side: the Lovers at 2 have four symbols around them, those at 7 have none."""
    assert pier18.lovers("........", "QAHSQ..H") == {
        ("lower", 2): {("lower", 0), ("lower", 1), ("lower", 3), ("lower", 4)},
        ("lower", 7): set(),
    }
    assert pier18.lovers(".....", "AH..H") == {("lower", 1): {("lower", 0)}, ("lower", 4): set()}


@from_table
def test_fishers(upper: str, lower: str, points: int) -> None:
    """The fuller side counts, on equal sides only one of them."""
    assert pier18.fishers(upper, lower) == points


def as_set(found: list[set[pier18.Space]]) -> set[frozenset[pier18.Space]]:
    """Groups without their order."""
    return {frozenset(group) for group in found}


def test_groups() -> None:
    """A column joins both sides only with the orthogonal ruling."""
    assert as_set(pier18.groups("SQ.A", ".Q..", "orthogonal")) == {
        frozenset({("upper", 0), ("upper", 1), ("lower", 1)}),
        frozenset({("upper", 3)}),
    }
    assert as_set(pier18.groups("SQ.A", ".Q..", "same_side")) == {
        frozenset({("upper", 0), ("upper", 1)}),
        frozenset({("lower", 1)}),
        frozenset({("upper", 3)}),
    }
    assert len(pier18.groups("S.", ".Q", "orthogonal")) == 2
    assert pier18.groups("..", "..", "orthogonal") == []


@from_table
def test_flower_sellers(upper: str, lower: str, adjacency: str, points: str, expected: int) -> None:
    """Sums over all groups, with all values of both rulings."""
    assert sum(pier18.flower_sellers(upper, lower, adjacency, points).values()) == expected
    given = pier18.categories(upper, lower, adjacency, points)
    assert given["flower_sellers"] == expected


def test_flower_sellers_names_only_groups_with_one() -> None:
    """The pair of Fishers is not a key, the single Flower Seller is one with 0 points."""
    assert pier18.flower_sellers("S.AA", "....") == {frozenset({("upper", 0)}): 0}


def test_pier_rulings_of_a_position_are_used() -> None:
    """Two S and a Q above an S: 2 points by default, 3 over both sides, 1 for other kinds."""
    player = pier_player("Anna", "SSQ", "S..")
    assert pier_score(player)["players"][0]["total"] == 2
    for name, value, total in (
        ("flower_adjacency", "orthogonal", 3),
        ("flower_points", "other_kinds_only", 1),
    ):
        assert pier_score(player, rulings={name: value})["players"][0]["total"] == total


def test_pier_one_player_without_a_name_and_a_pier_as_one_string() -> None:
    """A single player is first by points, even with an empty pier."""
    result = pier18.score({"game": "pier18", "players": [{"pier": "..\n..\n"}]})
    assert result["players"][0]["name"] == "Player 1"
    assert result["players"][0]["total"] == result["players"][0]["symbols"] == 0
    assert (result["winners"], result["decided_by"]) == (["Player 1"], "points")


def test_pier_symbols_break_a_tie() -> None:
    """One point each, three symbols beat two; no date is missing."""
    result = pier_score(pier_player("A", "QQ.", "..."), pier_player("B", "QQQ", "..."))
    assert ranks(result) == [2, 1]
    assert (result["winners"], result["decided_by"]) == (["B"], "pier18.tie.symbols")
    assert result["missing"] == []


def test_pier_date_breaks_a_tie() -> None:
    """29 February comes before 17 April."""
    result = pier_score(
        pier_player("A", "QQ", "..", plan_date="04-17"),
        pier_player("B", "QQ", "..", plan_date="02-29"),
    )
    assert ranks(result) == [2, 1]
    assert (result["winners"], result["decided_by"]) == (["B"], "pier18.tie.date")


def test_pier_shared_win() -> None:
    """Equal in everything: shared, and the next place is 3."""
    result = pier_score(
        pier_player("A", "QQ", "..", plan_date="04-17"),
        pier_player("B", "..", "..", plan_date="01-01"),
        pier_player("C", "QQ", "..", plan_date="04-17"),
    )
    assert ranks(result) == [1, 3, 1]
    assert (result["winners"], result["decided_by"]) == (["A", "C"], "shared")


def test_pier_missing_date_at_the_top() -> None:
    """No winner while the date of B is unknown; C is third anyway."""
    result = pier_score(
        pier_player("A", "QQ.", "...", plan_date="01-01"),
        pier_player("B", "QQ.", "..."),
        pier_player("C", "...", "..."),
    )
    assert ranks(result) == [None, None, 3]
    assert (result["winners"], result["decided_by"]) == ([], None)
    assert result["missing"] == ["players[1].plan_date"]


def test_pier_missing_date_below_the_top() -> None:
    """A tie for second place does not affect the winner."""
    result = pier_score(
        pier_player("A", "Q.", ".."),
        pier_player("B", "QQ", ".."),
        pier_player("C", "..", ".Q"),
    )
    assert ranks(result) == [None, 1, None]
    assert (result["winners"], result["decided_by"]) == (["B"], "points")
    assert result["missing"] == ["players[0].plan_date", "players[2].plan_date"]


def test_pier_symbols_part_one_of_three() -> None:
    """All have one point; C leads by symbols, and only A and B need a date."""
    result = pier_score(
        pier_player("A", "QQ.", "..."),
        pier_player("B", "Q.Q", "..."),
        pier_player("C", "QQQ", "..."),
    )
    assert ranks(result) == [None, None, 1]
    assert (result["winners"], result["decided_by"]) == (["C"], "pier18.tie.symbols")
    assert result["missing"] == ["players[0].plan_date", "players[1].plan_date"]


# --- Auctionland ---


def test_read_tile() -> None:
    """The short forms of sides mean the same as the long one."""
    assert auctionland.read_tile("B") == ("BBBBBBBB", "", "")
    assert auctionland.read_tile("BGGH+l") == ("BBGGGGHH", "", "l")
    assert auctionland.read_tile("BBGGGGHH") == ("BBGGGGHH", "", "")
    assert auctionland.read_tile("G/HH") == ("GGGGGGGG", "HH", "")
    assert auctionland.read_tile("-+mm") == ("--------", "", "mm")
    assert auctionland.read_tile("T+☮\ufe0f❤🎵") == ("TTTTTTTT", "", "plm")


def test_turn_tile() -> None:
    """N moves to E; the left half of N becomes the top half of E."""
    assert auctionland.turn_tile(auctionland.read_tile("BGGH/T+l")) == ("HHBBGGGG", "T", "l")
    assert auctionland.turn_tile(auctionland.read_tile("B-------"))[0] == "--B-----"
    tile = auctionland.read_tile("BTG-Hbt-")
    turned = tile
    for _ in range(4):
        turned = auctionland.turn_tile(turned)
    assert turned == tile


def test_island_of_the_notation_section() -> None:
    """Two beaches, a theme park of four, one garden, one house, one icon each."""
    island = auctionland.read_island(["B+p   BGGH+l  .  T", ".     T       T  T+m"])
    assert auctionland.beaches(island) == {(0, 0), (0, 1)}
    assert auctionland.counts(island) == {
        "beaches": 2,
        "theme_parks": 4,
        "gardens": 1,
        "houses": 1,
        "peace": 1,
        "love": 1,
        "music": 1,
    }


def test_beach_around_a_gap() -> None:
    """Inside a 3x3 a beach counts if a neighbour is missing; a corner is not a neighbour."""
    for lines, expected in (
        (["T T T", "T B T", "T T T"], set()),
        ([". T T", "T B T", "T T T"], set()),
        (["T . T", "T B T", "T T T"], {(1, 1)}),
        (["T TTBT T", "T . T", "T T T"], {(0, 1)}),
        (["T TTBT T", "T T T", "T T T"], set()),
    ):
        assert auctionland.beaches(auctionland.read_island(lines)) == expected


def test_beach_half_sides_and_inner_beaches() -> None:
    """Half a side is enough, two beaches on a tile count once, an inner one never."""
    assert auctionland.beaches(auctionland.read_island(["-------B T"])) == {(0, 0)}
    assert auctionland.beaches(auctionland.read_island(["---B---- T"])) == set()
    assert auctionland.beaches(auctionland.read_island(["B-b-"])) == {(0, 0)}
    assert auctionland.beaches(auctionland.read_island(["-/B", "T/BB"])) == set()
    assert auctionland.beaches(auctionland.read_island(["T", "T --B-"])) == {(1, 1)}
    assert auctionland.beaches(auctionland.read_island(["T", "T B---"])) == {(1, 1)}


@from_table
def test_theme_park_areas(lines: list[str], sizes: list[int]) -> None:
    """Areas are made of zones and sized in tiles."""
    island = auctionland.read_island(lines)
    assert sorted(len(tiles) for tiles in auctionland.theme_park_areas(island)) == sizes
    assert auctionland.theme_parks(island) == max(sizes, default=0)


def test_facing_half_sides() -> None:
    """East top meets west top; south right meets north right."""
    assert auctionland.theme_parks(auctionland.read_island(["--TG---- ------HT"])) == 2
    assert auctionland.theme_parks(auctionland.read_island(["--TG---- ------TH"])) == 1
    above_below = auctionland.read_island(["----GH--", "HG------"])
    assert (auctionland.gardens(above_below), auctionland.houses(above_below)) == (1, 1)
    crossed = auctionland.read_island(["----GH--", "GH------"])
    assert (auctionland.gardens(crossed), auctionland.houses(crossed)) == (2, 2)


@from_table
def test_gardens_and_houses(lines: list[str], gardens: int, houses: int) -> None:
    """Areas of each kind; the two letter cases never merge inside a tile."""
    island = auctionland.read_island(lines)
    assert (auctionland.gardens(island), auctionland.houses(island)) == (gardens, houses)


@from_table
def test_icon_points(amounts: list[int], points: list[int]) -> None:
    """Ties get the same, and the places after them are skipped."""
    assert auctionland.icon_points(amounts) == points


def test_table_points() -> None:
    """The last entry may be open-ended."""
    assert [auctionland.table_points([0, 1, 3], count) for count in (0, 1, 2)] == [0, 1, 3]
    open_ended = [0, 2, "5+"]
    assert [auctionland.table_points(open_ended, count) for count in (1, 2, 3, 16)] == [2, 5, 5, 5]
    assert auctionland.table_points(["7+"], 0) == 7


TABLES: dict[str, Any] = {"beaches": [0, 1, 3], "theme_parks": [0, 2, "5+"]}


def land_player(name: str, *numbers: int, **more: Any) -> dict[str, Any]:
    """One player of an Auctionland position by counts, without trailing zeros."""
    padded = list(numbers) + [0] * (7 - len(numbers))
    return {"name": name, "counts": dict(zip(auctionland.KEYS, padded)), **more}


def land_score(*players: dict[str, Any], tables: dict[str, Any] = TABLES) -> dict[str, Any]:
    """Score an Auctionland position."""
    return auctionland.score({"game": "auctionland", "tables": tables, "players": list(players)})


def test_four_player_icon_example() -> None:
    """Alex 5 + 20 + 20, Bonnie three times 20, Charlie 20 + 0 + 20, Doruk nothing."""
    result = land_score(
        land_player("Alex", 0, 0, 0, 0, 2, 2, 3),
        land_player("Bonnie", 0, 0, 0, 0, 3, 2, 3),
        land_player("Charlie", 0, 0, 0, 0, 3, 0, 3),
        land_player("Doruk", 0, 0, 0, 0, 0, 0, 1),
    )
    parts = [player["categories"] for player in result["players"]]
    assert [part["peace"] for part in parts] == [5, 20, 20, 0]
    assert [part["love"] for part in parts] == [20, 20, 0, 0]
    assert [part["music"] for part in parts] == [20, 20, 20, 0]
    assert [player["total"] for player in result["players"]] == [45, 60, 40, 0]
    assert ranks(result) == [2, 1, 3, 4]
    assert (result["winners"], result["decided_by"]) == (["Bonnie"], "points")


def test_position_of_the_formats_page() -> None:
    """Alex 3 + 5 + 1 + 20 + 20 + 10 = 59, Bonnie 3 + 2 + 0 + 20 + 0 + 20 = 45."""
    result = land_score(
        {"name": "Alex", "money": 12, "island": ["B+p BGGH+l . T", ". T T T+m"]},
        land_player("Bonnie", 2, 1, 0, 0, 1, 0, 3),
    )
    alex, bonnie = result["players"]
    assert alex["categories"] == {
        "beaches": 3,
        "theme_parks": 5,
        "gardens_houses": 1,
        "peace": 20,
        "love": 20,
        "music": 10,
    }
    assert (alex["total"], alex["money"], alex["rank"]) == (59, 12, 1)
    assert (bonnie["total"], bonnie["money"], bonnie["rank"]) == (45, None, 2)
    assert (result["winners"], result["decided_by"], result["missing"]) == (["Alex"], "points", [])


def test_gardens_times_houses() -> None:
    """Three gardens and no house score nothing, three and two score six."""
    result = land_score(land_player("A", 0, 0, 3, 0), land_player("B", 0, 0, 3, 2))
    assert [player["total"] for player in result["players"]] == [0, 6]


def test_money_breaks_a_tie() -> None:
    """More money wins; equal money shares; the next place is skipped."""
    result = land_score(land_player("A", 1, money=5), land_player("B", 1, money=7))
    assert ranks(result) == [2, 1]
    assert (result["winners"], result["decided_by"]) == (["B"], "auctionland.tie.money")
    result = land_score(
        land_player("A", 1, money=5), land_player("B", 0, money=99), land_player("C", 1, money=5)
    )
    assert ranks(result) == [1, 3, 1]
    assert (result["winners"], result["decided_by"]) == (["A", "C"], "shared")


def test_money_missing() -> None:
    """For first place there is no winner; for lower places there is."""
    result = land_score(land_player("A", 1), land_player("B", 1, money=0), land_player("C"))
    assert ranks(result) == [None, None, 3]
    assert (result["winners"], result["decided_by"]) == ([], None)
    assert result["missing"] == ["players[0].money"]
    result = land_score(land_player("A", 1, money=1), land_player("B", 2), land_player("C", 1))
    assert ranks(result) == [None, 1, None]
    assert (result["winners"], result["decided_by"]) == (["B"], "points")
    assert result["missing"] == ["players[2].money"]


def test_no_tables() -> None:
    """Without tables there are counts and the other points, but no totals."""
    players = [land_player("A", 1, 1, 2, 2, 1), land_player("B", 1, 1, 2, 2)]
    result = land_score(*players, tables={})
    assert result["missing"] == ["tables.beaches", "tables.theme_parks"]
    assert (result["winners"], result["decided_by"]) == ([], None)
    for player, peace in zip(result["players"], (20, 0)):
        assert (player["rank"], player["total"]) == (None, None)
        assert player["categories"] == {
            "beaches": None,
            "theme_parks": None,
            "gardens_houses": 4,
            "peace": peace,
            "love": 0,
            "music": 0,
        }


def test_one_table() -> None:
    """Only the theme park table is given, so only the beaches are missing."""
    result = land_score(land_player("A", 1, 1), tables={"theme_parks": [0, 2]})
    (player,) = result["players"]
    assert result["missing"] == ["tables.beaches"]
    assert (player["categories"]["beaches"], player["categories"]["theme_parks"]) == (None, 2)
    assert (player["total"], player["rank"]) == (None, None)


def test_table_that_ends_too_early() -> None:
    """A count beyond a closed table is unknown for that player, so places are too."""
    result = land_score(land_player("A", 3), land_player("B", 2))
    assert result["missing"] == ["tables.beaches"]
    assert [player["total"] for player in result["players"]] == [None, 3]
    assert ranks(result) == [None, None]
    assert (result["winners"], result["decided_by"]) == ([], None)
