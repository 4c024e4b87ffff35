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
from boardscore.book.charts import NARROW, share, totals_by_game, wins_by_person
from boardscore.book.entries import BEFORE_END, person_key, write_summary
from boardscore.core.errors import DocumentError
from tests.tables import read_cases, read_table

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


CASES: Any = read_cases(__file__, "CASES", "why games names persons pairs")


@pytest.mark.parametrize("name", CASES)
def test_statistics_of_games(name: str) -> None:
    """Of each pair: how often each one was ahead, on the same place, and neither."""
    case = CASES[name]
    assert any(case.get(key) for key in ("names", "persons", "pairs"))
    games = [
        game(*one["players"], day=one.get("day", 1), poets=one.get("poets", ()))
        for one in case["games"]
    ]
    found = statistics(games)
    persons = {one.name: one for one in found.persons}
    assert case.get("names", [*persons]) == [*persons]
    for who, wanted in case.get("persons", {}).items():
        assert {key: told(persons[who], key) for key in wanted} == wanted
    pairs = [[*one.names, *one.ahead, one.level, one.open] for one in found.pairs]
    assert case.get("pairs", pairs) == pairs


def told(person: PersonStatistics, key: str) -> Any:
    found = getattr(person, key)
    if key == "games":
        return len(found)
    if key == "categories":
        return {name: str(points) for name, points in found.items()}
    return str(found) if key in {"wins", "average"} and found is not None else found


def test_tied_players_without_a_place_are_listed_before_those_behind_them() -> None:
    """Nothing decides between Anna and Ben; nobody knows the points of Dora."""
    results = [("Dora", None, None), ("Cleo", 1, 3), ("Anna", 2, None), ("Ben", 2, None)]
    found = [dict(zip(("name", "total", "place"), one)) for one in results]
    assert standing(entry(found)) == "?. Anna 2, ?. Ben 2, 3. Cleo 1, ?. Dora ?"


def test_the_unicode_form_makes_no_other_person() -> None:
    assert person_key("J\u00f6rg") == person_key("Jo\u0308rg") == person_key("JO\u0308RG")


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
    **dict(read_table(__file__, "NO_SUMMARIES")),
    "too deep": "[" * 5000 + summary(),
    "a total that no game has": summary([*ABOUT[:3], [10**400]], "0 \ue000113"),
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
