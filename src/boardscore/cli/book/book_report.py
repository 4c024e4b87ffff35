"""The book at the terminal: lists of games, one game, and statistics."""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from itertools import groupby
from typing import Any

from boardscore.book.database import Kept
from boardscore.book.entries import BookEntry
from boardscore.book.statistics import (
    PairStatistics,
    PersonStatistics,
    person_key,
    statistics,
)
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import printable, width
from boardscore.core.value_checks import cut
from boardscore.positions import score
from boardscore.show import report
from boardscore.show.rounding import Rounded
from boardscore.show.text_page import Page, in_columns
from boardscore.texts import text_or

_DEFINITIONS = ("games", "wins", "average", "best", "series", "categories", "pairs")
"""The numbers that are explained below the statistics, by their texts."""


_IN_A_ROW = 4
"""The most persons side by side."""
_LETTERS = 10
"""The longest name in a table."""


def contains(entry: BookEntry, words: Sequence[str], lang: str) -> bool:
    """Whether every word is in the date, the game, a name, the place or the note."""
    names = (player["name"] for player in entry.players)
    game = text_or(lang, f"game.{entry.game}", entry.game)
    parts = [*map(person_key, (entry.day, game, entry.game, *names, entry.where, entry.note))]
    return all(any(person_key(word) in part for part in parts) for word in words)


def list_games(games: Sequence[Kept], page: Page) -> str:
    """A line for each game: number, date, game, and the players by place."""
    rows = [
        [
            str(kept.number),
            _moment(kept.entry, page.lang),
            text_or(page.lang, f"game.{kept.entry.game}", kept.entry.game),
            _standing(kept.entry),
        ]
        for kept in games
    ]
    lines = map(page.written, in_columns(rows, "><<<"))
    return "\n".join(
        line if width(line) <= page.columns else "\n".join(page.wrapped(line, "", " " * 8))
        for line in lines
    )


def _moment(entry: BookEntry, lang: str) -> str:
    when = entry.time and entry.time.isoformat(" ", "minutes")[:16]
    return when or say(Message("book.no_date"), lang)


def _standing(entry: BookEntry) -> str:
    """The players by place, and where they played: `1. Ben 10, 2. Anna 7 (at home)`."""
    last = len(entry.players) + 1
    in_order = sorted(entry.players, key=lambda one: one["place"] or last)
    shown = ", ".join(
        f"{_or_unknown(one['place'])}. {printable(one['name'])} {_or_unknown(one['total'])}"
        for one in in_order
    )
    return f"{shown} ({printable(entry.where)})" if entry.where else shown


def _or_unknown(value: int | None) -> str:
    return "?" if value is None else str(value)


def facts(kept: Kept) -> dict[str, Any]:
    """A game in a message: its number, and its players."""
    return {"number": kept.number, "players": _standing(kept.entry)}


def show_game(kept: Kept, page: Page) -> str:
    """A game with its date, its note and all reasons; raises `PositionError`."""
    entry = kept.entry
    result = score(entry.position())
    facts = [f"{kept.number}", _moment(entry, page.lang), printable(entry.where)]
    lines = [*page.wrapped(", ".join(fact for fact in facts if fact))]
    lines += page.wrapped(printable(entry.note))
    now = [player.total for player in result.players]
    if now != [player["total"] for player in entry.players]:
        lines.append(page.sentence(Message("book.other_score", players=_standing(entry))))
    return "\n".join([*filter(None, lines), "", report.score(result, page, explain=True)])


def statistics_of(entries: Sequence[BookEntry], page: Page) -> str:
    """The tables of persons and pairs for each kind of game, and what each number means."""
    found = statistics(entries)
    blocks = list[str]()
    for game, persons in groupby(found.persons, key=lambda one: one.game):
        blocks.append(page.bold(text_or(page.lang, f"game.{game}", game)))
        own = [*persons]
        blocks.append("\n".join(in_columns(_persons(own, page), "<>>>>>>")))
        blocks += [
            "\n".join(in_columns(_categories(some, page), "<" + ">" * len(some)))
            for some in _side_by_side(own)
        ]
        pairs = [pair for pair in found.pairs if pair.game == game]
        blocks.append("\n".join(page.sentence(_pair(pair)) for pair in pairs))
    notes = (page.note(Message(f"book.means.{name}")) for name in _DEFINITIONS)
    return "\n\n".join([*filter(None, blocks), "\n".join(notes)])


def _persons(persons: Sequence[PersonStatistics], page: Page) -> Iterator[list[str]]:
    heads = ("person", "games", "wins", "average", "best", "worst", "series")
    yield [page.say(Message(f"book.head.{name}")) for name in heads]
    for one in persons:
        yield [
            _short(one.name, page),
            str(len(one.games)),
            decimal(one.wins, page.lang, 2),
            decimal(one.average, page.lang),
            _or_unknown(one.best),
            _or_unknown(one.worst),
            str(one.longest_series),
        ]


def _short(name: str, page: Page) -> str:
    return page.written(printable(cut(name, _LETTERS)))


def _side_by_side(persons: Sequence[PersonStatistics]) -> Iterator[Sequence[PersonStatistics]]:
    """The persons in groups that fit side by side."""
    return (persons[start : start + _IN_A_ROW] for start in range(0, len(persons), _IN_A_ROW))


def _categories(persons: Sequence[PersonStatistics], page: Page) -> Iterator[list[str]]:
    names = dict.fromkeys(name for one in persons for name in one.categories)
    points = [one.categories for one in persons]
    yield [
        page.say(Message("book.head.categories")),
        *(_short(one.name, page) for one in persons),
    ]
    for name in names:
        label = text_or(page.lang, f"category.{name}", name)
        yield [label, *(decimal(own.get(name), page.lang) for own in points)]


def decimal(value: Fraction | None, lang: str, decimals: int = 1) -> str:
    """A number with some decimals, without them if it is whole; `?` if unknown."""
    if value is None:
        return "?"
    whole = value.denominator == 1
    return Rounded(float(value), 0 if whole else decimals).in_words(lang)


def _pair(pair: PairStatistics) -> Message:
    one, other = map(printable, pair.names)
    ahead = dict(zip(("first", "second"), pair.ahead))
    return Message("book.pair", one=one, other=other, level=pair.level, open=pair.open, **ahead)
