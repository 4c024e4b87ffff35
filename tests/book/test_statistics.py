"""Statistics of a book, worked out by hand."""

import html
import json
import re
from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Any

import pytest

from boardscore.book import BookEntry, PersonStatistics, statistics
from boardscore.book.book_sentences import standing
from boardscore.book.pictures import NARROW, share, totals_by_game, wins_by_person
from boardscore.book.summaries import BEFORE_END, person_key, write_summary
from boardscore.core.errors import DocumentError

Result = tuple[str, int | None, int | None]
"""A player: name, total, place."""


def game(
    *players: Result, day: int = 1, game: str = "pier18", poets: Sequence[int | None] = ()
) -> str:
    """The summary of a game in November, with the points for Poets of the first players."""
    results: list[dict[str, Any]] = [
        {
            "name": name,
            "total": total,
            "place": place,
            "won": place == 1,
            "categories": dict(zip(["poets"], poets[seat : seat + 1])),
            "tie": None,
        }
        for seat, (name, total, place) in enumerate(players)
    ]
    return write_summary(entry(results, day, game))


def entry(results: Sequence[Mapping[str, Any]], day: int = 1, game: str = "pier18") -> BookEntry:
    return BookEntry(
        {
            "id": f"{day}",
            "when": f"2026-11-{day:02}T20:00:00+01:00" if day else "",
            "where": "",
            "note": "",
            "position": "",
            "result": {"game": game, "rulings": {}, "players": results},
        }
    )


def person(name: str, *games: str) -> PersonStatistics:
    (found,) = [one for one in statistics(games).persons if one.name == name]
    return found


def test_wins_and_totals() -> None:
    """Anna: 10 and 7 points, one win. The average is 17 / 2."""
    games = [
        game(("Anna", 10, 1), ("Ben", 8, 2), day=1),
        game(("Ben", 9, 1), ("Anna", 7, 2), day=2),
    ]
    anna = person("Anna", *games)
    assert (len(anna.games), anna.wins, anna.totals) == (2, 1, [10, 7])
    assert (anna.average, anna.best, anna.worst) == (Fraction(17, 2), 10, 7)


def test_a_shared_win_counts_as_a_share() -> None:
    """One of three shared wins, and one alone: 1 and 1/3."""
    games = [
        game(("Anna", 5, 1), ("Ben", 5, 1), ("Cleo", 5, 1), day=1),
        game(("Anna", 5, 1), ("Ben", 4, 2), day=2),
    ]
    assert person("Anna", *games).wins == Fraction(4, 3)
    assert person("Ben", *games).wins == Fraction(1, 3)


def test_an_undecided_game_has_no_winner_and_its_totals_count_where_known() -> None:
    games = [
        game(("Anna", None, None), ("Ben", 6, None), day=1),
        game(("Anna", 4, 1), ("Ben", 2, 2), day=2),
    ]
    anna, ben = person("Anna", *games), person("Ben", *games)
    assert (len(anna.games), anna.wins, anna.average) == (2, 1, 4)
    assert (ben.wins, ben.average, ben.best, ben.worst) == (0, 4, 6, 2)


def test_tied_players_without_a_place_are_listed_before_those_behind_them() -> None:
    """Nothing decides between Anna and Ben; nobody knows the points of Dora."""
    results = [("Dora", None, None), ("Cleo", 1, 3), ("Anna", 2, None), ("Ben", 2, None)]
    found = [dict(zip(("name", "total", "place"), one)) for one in results]
    assert standing(entry(found)) == "?. Anna 2, ?. Ben 2, 3. Cleo 1, ?. Dora ?"


def test_nobody_has_an_average_without_a_known_total() -> None:
    anna = person("Anna", game(("Anna", None, None)))
    assert (anna.average, anna.best, anna.worst) == (None, None, None)


def test_average_points_of_a_category_leave_out_unknown_ones() -> None:
    """3, unknown and 4 points: 7 / 2."""
    games = [
        game(("Anna", 9, 1), day=day, poets=[points]) for day, points in enumerate((3, None, 4), 1)
    ]
    assert person("Anna", *games).categories == {"poets": Fraction(7, 2)}


def test_the_longest_series_follows_the_dates() -> None:
    """Won on the 1st, 2nd and 4th, lost on the 3rd: two in a row, in whatever order they come."""
    won, lost = ("Anna", 9, 1), ("Anna", 1, 2)
    games = [game(lost if day == 3 else won, day=day) for day in (4, 1, 3, 2)]
    assert person("Anna", *games).longest_series == 2


def test_games_without_a_date_are_the_oldest() -> None:
    games = [game(("Anna", 2, 1), day=1), game(("Anna", 1, 1), day=0)]
    assert person("Anna", *games).totals == [1, 2]


def test_pairs_compare_places() -> None:
    """Anna is ahead once, Ben twice; once they share a place, once a place is unknown."""
    places = [(1, 2), (2, 1), (3, 2), (1, 1), (None, 1)]
    games = [
        game(("Anna", 0, one), ("Ben", 0, other), day=day)
        for day, (one, other) in enumerate(places, 1)
    ]
    (pair,) = statistics(games).pairs
    assert (pair.names, pair.ahead, pair.level, pair.open) == (("Anna", "Ben"), (1, 2), 1, 1)


def test_who_has_more_points_is_ahead_even_without_a_place() -> None:
    """Anna wins. Behind her Ben and Cleo are tied, and what breaks the tie is unknown."""
    tied = game(("Anna", 8, 1), ("Ben", 3, None), ("Cleo", 3, None))
    found = {pair.names: (pair.ahead, pair.level, pair.open) for pair in statistics([tied]).pairs}
    assert found == {
        ("Anna", "Ben"): ((1, 0), 0, 0),
        ("Anna", "Cleo"): ((1, 0), 0, 0),
        ("Ben", "Cleo"): ((0, 0), 0, 1),
    }


def test_the_seats_of_a_pair_do_not_matter() -> None:
    games = [game(("Anna", 9, 1), ("Ben", 8, 2)), game(("Ben", 9, 1), ("Anna", 8, 2), day=2)]
    (pair,) = statistics(games).pairs
    assert (pair.names, pair.ahead) == (("Anna", "Ben"), (1, 1))


def test_persons_with_more_wins_come_first() -> None:
    games = [
        game(("Anna", 1, 3), ("Ben", 9, 1), ("Cleo", 2, 2), day=1),
        game(("Anna", 1, 2), ("Ben", 9, 1), day=2),
        game(("Cleo", 9, 1), day=3),
    ]
    assert [one.name for one in statistics(games).persons] == ["Ben", "Cleo", "Anna"]


@pytest.mark.parametrize("other", ["anna maria", " Anna  Maria ", "ANNA MARIA"])
def test_case_and_spaces_make_no_other_person(other: str) -> None:
    """The last spelling is shown."""
    (found,) = statistics([game((other, 1, 1)), game(("Anna Maria", 2, 1), day=2)]).persons
    assert (found.name, len(found.games)) == ("Anna Maria", 2)


def test_the_unicode_form_makes_no_other_person() -> None:
    assert person_key("J\u00f6rg") == person_key("Jo\u0308rg") == person_key("JO\u0308RG")


def test_two_spellings_in_one_game_are_two_persons_everywhere() -> None:
    games = [game(("anna", 3, 1), ("Anna", 2, 2)), game(("anna", 4, 1), day=2)]
    found = {one.name: one.totals for one in statistics(games).persons}
    assert found == {"anna": [3, 4], "Anna": [2]}


@pytest.mark.parametrize("usual", ["Player 2", "Spieler 2", " PLAYER  12 ", "spieler ２"])
def test_a_seat_without_a_name_is_no_person(usual: str) -> None:
    """The game still counts for Anna; the number of those who share a win stays."""
    games = [game(("Anna", 5, 1), (usual, 5, 1)), game((usual, 9, 1), ("Anna", 4, 2), day=2)]
    found = statistics(games)
    assert [(one.name, one.wins, one.totals) for one in found.persons] == [
        ("Anna", Fraction(1, 2), [5, 4])
    ]
    assert found.pairs == ()


@pytest.mark.parametrize(
    "name", ["Player", "Player One", "Spielerin 2", "Player 1a", "Anna 2", "7"]
)
def test_a_name_like_that_of_a_seat_is_a_person(name: str) -> None:
    (found,) = statistics([game((name, 5, 1))]).persons
    assert found.name == name


@pytest.mark.parametrize(
    ("wins", "text"),
    [(Fraction(0), "0"), (Fraction(2), "2"), (Fraction(1, 2), "1/2"), (Fraction(7, 2), "3 1/2")],
)
def test_shares_are_written_as_fractions(wins: Fraction, text: str) -> None:
    assert share(wins) == text


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize(
    ("draw", "described"),
    [
        (totals_by_game, "&lt;Anna&gt;: 10, 7; Ben: ?"),
        (wins_by_person, "&lt;Anna&gt;: 2 / 2; Ben: 0 / 1"),
    ],
)
def test_pictures_name_every_person(draw: Any, described: str, lang: str) -> None:
    games = [game(("<Anna>", 10, 1), ("Ben", None, None)), game(("<Anna>", 7, 1), day=2)]
    svg = draw(statistics(games).persons, lang)
    assert described in svg
    assert "<Anna>" not in svg


def test_after_many_games_the_newest_totals_are_drawn() -> None:
    """Anna's totals are 0 to 149; the newest 100 begin with 50."""
    games = [game(("Anna", number, 1), day=1 + number // 30) for number in range(150)]
    svg = totals_by_game(statistics(games).persons, "en")
    assert "Totals of each person's last 100 games: Pier 18" in html.unescape(svg)
    assert "Anna: 50, 51" in svg


def test_a_long_title_has_lines_that_fit() -> None:
    """And the picture is higher by these lines; 12 points for each letter are enough."""
    games = [game(("Anna", number, 1), day=1 + number // 30) for number in range(150)]
    svg = totals_by_game(statistics(games).persons, "en", NARROW)
    lines = re.findall(r'font-weight="bold"[^>]*>([^<]+)<', html.unescape(svg))
    assert " ".join(lines) == "Totals of each person's last 100 games: Pier 18"
    assert max(map(len, lines)) <= NARROW.wide / 12
    assert f'height="{320 + 22 * (len(lines) - 1)}"' in svg


def test_large_numbers_of_wins_stay_in_the_picture() -> None:
    """A digit is 9 points wide."""
    games = [game(("Anna", 1, 1), ("Ben", 0, 2), day=1 + number // 30) for number in range(229)]
    svg = wins_by_person(statistics(games).persons, "en", NARROW)
    (start,) = re.findall(r'<text x="([\d.]+)"[^>]*>229 / 229<', svg)
    assert float(start) + 9 * len("229 / 229") <= NARROW.wide


@pytest.mark.parametrize("draw", [totals_by_game, wins_by_person])
def test_long_names_are_shortened_by_their_width(draw: Any) -> None:
    games = [game(("W" * 20, 1, 1), ("il" * 10, 0, 2))]
    svg = draw(statistics(games).persons, "en", NARROW)
    broad, narrow = (re.findall(f">({letters}+)…<", svg) for letters in ("W", "[il]"))
    assert len(broad[0]) == 5  # and 6 of 14 points, with the ellipsis, are as wide as the space
    assert len(narrow[0]) == 11


def test_names_of_many_persons_stay_in_the_picture() -> None:
    people = [(f"Person {number}", 0, 1) for number in range(14)]
    svg = totals_by_game(statistics([game(("Anna", 90, 1), *people)]).persons, "en")
    heights = [float(part.split('y="')[1].split('"')[0]) for part in svg.split("<text")[1:]]
    assert max(heights) <= 320


def test_names_at_the_ends_of_lines_do_not_cover_each_other() -> None:
    games = [game(("Anna", 10, 1), ("Ben", 10, 1), ("Cleo", 10, 1))]
    svg = totals_by_game(statistics(games).persons, "en")
    heights = {part.split('y="')[1].split('"')[0] for part in svg.split("<text")[-3:]}
    assert len(heights) == 3


ABOUT, NUMBERS = ["pier18", ["poets"], ["Anna"], []], "0 7113"
"""The parts of a summary: 7 points, place 1, a win for one player, 3 points for Poets."""


def summary(about: Any = ABOUT, numbers: str = NUMBERS) -> str:
    return f"{json.dumps(about)}\t{numbers}"


WRONG = {
    "nothing": "",
    "a table": "{}",
    "a number": "7",
    "no numbers": json.dumps(ABOUT),
    "no player": summary(["pier18", ["poets"], [], []], "0 "),
    "half a player": summary(["pier18", ["poets"], ["Anna", "Ben"], []], f"{NUMBERS}52"),
    "a text": summary("pier18"),
    "too deep": "[" * 5000 + summary(),
    "two texts in one": f"{summary()}\n{summary()}",
    "a game in numbers": summary([18, ["poets"], ["Anna"], []]),
    "categories in numbers": summary(["pier18", [5], ["Anna"], []]),
    "another number of categories": summary(["pier18", ["poets", "plan"], ["Anna"], []]),
    "a list as a category": summary(["pier18", [["poets"]], ["Anna"], []]),
    "a name in numbers": summary(["pier18", ["poets"], [5], []]),
    "a time in words": summary(numbers="now 7113"),
    "no time": summary(numbers=" 7113"),
    "two games in one": summary(numbers="0 7113 0 7113"),
    **{
        name: summary([*ABOUT[:3], [wrong]], "0 \ue000113")
        for name, wrong in (
            ("a total in words", "seven"),
            ("a total with a point", 7.5),
            ("a total that no game has", 10**400),
            ("a list as a total", [3]),
            ("true as a total", True),
        )
    },
}


@pytest.mark.parametrize("name", WRONG)
def test_other_texts_are_no_summaries(name: str) -> None:
    assert len(statistics([summary()]).persons) == 1
    with pytest.raises(DocumentError):
        statistics([WRONG[name]])


def test_games_of_the_same_players_may_share_a_line() -> None:
    """The line has the players once, and BEFORE_END before the numbers of each game."""
    games = [game(("Anna", total, 1), ("Ben", 5, 2), day=total) for total in (7, 9)]
    (about, first), (_, second) = (one.split("\t") for one in games)
    shared = f"{about}\t{BEFORE_END}{first}{BEFORE_END}{second}"
    assert statistics([shared]) == statistics(games)
    assert person("Anna", shared).totals == [7, 9]


def test_a_summary_has_what_statistics_need() -> None:
    """It says of each winner how many share the win."""
    results: Any = [
        {"name": "Anna", "total": 7, "place": 1, "won": True, "categories": {"poets": 3}},
        {"name": "Ben", "total": 7, "place": 1, "won": True, "categories": {"plan": None}},
        {"name": "Cleo", "total": None, "place": None, "won": False, "categories": {}},
    ]
    about, games = write_summary(entry(results)).split("\t")
    assert json.loads(about) == ["pier18", ["poets", "plan"], ["Anna", "Ben", "Cleo"], []]
    seconds, numbers = games.split(" ")
    assert int(seconds, 16) == 1793559600  # 1 November 2026, 19:00 UTC
    assert numbers == "7123!" + "712!!" + "!!0!!"


def test_numbers_of_any_size_come_back() -> None:
    """Most are one character; large ones stand in the first part, once."""
    numbers = [0, 9, 10, 127, 9998, 9999, -8, -9, 10**9, -(10**9), 9999]
    games = [game(("Anna", total, 1), day=day) for day, total in enumerate(numbers, 1)]
    assert person("Anna", *games).totals == numbers
    assert game(("Anna", 10**9, 1), ("Ben", 10**9, 1)).count("1000000000") == 1
