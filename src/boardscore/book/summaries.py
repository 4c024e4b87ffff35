"""Texts that are made once, when a game is kept: for statistics, and for a search.

A database has them beside the entries, so that a book of thousands of games is read fast.
"""

import json
import unicodedata
from collections.abc import Iterable
from itertools import chain

from boardscore.book.entries import BookEntry
from boardscore.core.value_checks import tidy_name
from boardscore.texts import CATALOGUES, text_or

SECONDS, GAME, CATEGORIES, PLAYERS = range(4)
"""The places in a summary: the time in seconds, the game, the names of its categories in one text,
and the first player."""

_BETWEEN = "\u00b6"
"""Separates the names of categories."""

NAME, TOTAL, PLACE, WINNERS, POINTS = range(5)
"""The places from the name of a player on: the name, the total, the place, how many players share
the win if this one is among them (otherwise 0), and the points of each category."""


def write_summary(entry: BookEntry) -> str:
    """An entry as `statistics` need it, as JSON in one line.

    A list without lists in it is read fastest: `SECONDS`, `GAME`, `CATEGORIES`, then the players.
    """
    players, winners = entry.players, len(entry.winners)
    names = [*dict.fromkeys(chain.from_iterable(one["categories"] for one in players))]
    text = _BETWEEN.join(name.replace(_BETWEEN, " ") for name in names)
    summary = [entry.at, entry.game, text]
    for one in players:
        summary += (one["name"], one["total"], one["place"], winners if one["won"] else 0)
        summary += map(one["categories"].get, names)
    return json.dumps(summary, ensure_ascii=False, separators=(",", ":"))


def categories_in(text: str) -> list[str]:
    """The names of categories in a text of a summary."""
    return text.split(_BETWEEN) if text else []


def write_words(entry: BookEntry) -> str:
    """The texts of an entry that are searched, in lines: its date, game, names, place and note."""
    called = [text_or(lang, f"game.{entry.game}", entry.game) for lang in CATALOGUES]
    names = [player["name"] for player in entry.players]
    texts = entry.day, entry.game, *called, *names, entry.where, entry.note
    return "\n".join(map(_search_key, texts))


def search_keys(words: Iterable[str]) -> list[str]:
    """The keys of words: a search finds the games whose `write_words` contains each of them.

    >>> search_keys(["Anna", " ROM "])
    ['anna', 'rom']
    """
    return [*map(_search_key, words)]


def _search_key(text: str) -> str:
    """A text as a search sees it, also without accents: `Müller` is `muller`."""
    letters = unicodedata.normalize("NFKD", person_key(text))
    return "".join(one for one in letters if not unicodedata.combining(one))


def person_key(name: str) -> str:
    """A text without its case, its spaces at the ends and its Unicode form.

    >>> person_key(" ANNA  Maria") == person_key("Anna Maria")
    True
    """
    return tidy_name(unicodedata.normalize("NFKC", name).casefold())
