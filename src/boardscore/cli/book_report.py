"""The book at the terminal: lists of games, one game, and statistics."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import Any

from boardscore.book.book_sentences import (
    DEFINITIONS,
    NUMBERS,
    category_rows,
    game_name,
    moment,
    number_rows,
    pair_sentence,
    standing,
)
from boardscore.book.database import Kept, ListedGame
from boardscore.book.statistics import Statistics
from boardscore.core.messages import Message
from boardscore.core.terminal_text import printable, width
from boardscore.core.value_checks import cut
from boardscore.positions import score
from boardscore.show import report
from boardscore.show.text_page import Page, in_columns

_INDENT = " " * 8

_LETTERS = 10
"""The longest name in a table."""


def list_games(games: Iterable[ListedGame], page: Page) -> str:
    """A line of text for each game of a book: number, date, game, and the players by place."""
    undated = page.say(Message("book.no_date"))
    rows = (
        (str(number), time or undated, game_name(game, page.lang), players)
        for number, time, game, players in games
    )
    lines = map(page.written, in_columns(rows, "><<<"))
    return "\n".join(_folded(line, page.columns) for line in lines)


def _folded(line: str, columns: int) -> str:
    """A listed game in lines that fit, broken between words; a wrapper is slow for thousands."""
    done, start = list[str](), len(_INDENT)
    while width(line) > columns:
        end = line.rfind(" ", start, columns + 1)
        if end < 0:
            end = line.find(" ", max(start, columns))
        if end < 0:
            break
        done.append(line[:end].rstrip())
        line = _INDENT + line[end:].lstrip()
    return "\n".join([*done, line])


def facts(kept: Kept) -> dict[str, Any]:
    """A kept game in a message: its number, and its players."""
    return {"number": kept.number, "players": standing(kept.entry)}


def show_game(kept: Kept, page: Page) -> str:
    """A kept game as text, with its date, its note and all reasons; raises `PositionError`."""
    entry = kept.entry
    result = score(entry.position())
    facts = [f"{kept.number}", moment(entry, page.lang), printable(entry.where)]
    lines = [*page.wrapped(", ".join(fact for fact in facts if fact))]
    lines += [line for one in entry.note.splitlines() for line in page.wrapped(printable(one))]
    now = [player.total for player in result.players]
    if now != [player["total"] for player in entry.players]:
        lines.append(page.sentence(Message("book.other_score", players=standing(entry))))
    return "\n".join([*filter(None, lines), "", report.score(result, page, explain=True)])


def write_statistics(found: Statistics, page: Page) -> str:
    """Text tables of persons and pairs for each kind of game, and what each number means."""
    blocks = list[str]()
    for game, persons in groupby(found.persons, key=lambda one: one.game):
        blocks.append(page.bold(game_name(game, page.lang)))
        own = [*persons]
        names = [page.written(printable(cut(one.name, _LETTERS))) for one in own]
        heads = [page.say(Message(f"book.head.{name}")) for name in ("person", *NUMBERS)]
        rows = zip(names, number_rows(own, page.lang))
        blocks += _that_fit([heads, *([name, *numbers] for name, numbers in rows)], page)
        heads = [page.say(Message("book.head.categories")), *names]
        blocks += _that_fit([heads, *category_rows(own, page.lang)], page)
        pairs = [pair for pair in found.pairs if pair.game == game]
        blocks.append("\n".join(page.sentence(pair_sentence(pair)) for pair in pairs))
    notes = (page.note(Message(f"book.means.{name}")) for name in DEFINITIONS)
    return "\n\n".join([*filter(None, blocks), "\n".join(notes)])


def _that_fit(table: Sequence[Sequence[str]], page: Page) -> Iterator[str]:
    """A table of statistics; columns that do not fit continue below, again with the first one."""
    start, last = 1, len(table[0])
    while start < last:
        lines = list[str]()
        for end in range(last, start, -1):
            rows = [[row[0], *row[start:end]] for row in table]
            lines = in_columns(rows, "<" + ">" * (end - start))
            if max(map(width, lines)) <= page.columns:
                break
        yield "\n".join(lines)
        start = end
