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

BEFORE_NUMBERS = "\t"
"""The character between the two parts of a summary; JSON writes it in another way."""

BEFORE_END = "\x1f"
"""The character before the numbers of each game, where games share the first part."""


def write_summary(entry: BookEntry) -> str:
    """An entry as `statistics` need it, in one line of two parts.

    The first part is JSON, the same for many games: the game, its categories, and the names of its
    players. The second part has the time in seconds, and for each player the total, the
    place, how many players share the win if this one is among them (otherwise 0), and the points
    of each category; `null` if unknown.
    """
    players, winners = entry.players, len(entry.winners)
    names = [*dict.fromkeys(chain.from_iterable(one["categories"] for one in players))]
    numbers: list[int | None] = [int(entry.at)]
    for one in players:
        numbers += (one["total"], one["place"], winners if one["won"] else 0)
        numbers += map(one["categories"].get, names)
    about = entry.game, names, [one["name"] for one in players]
    return f"{_json(about)}{BEFORE_NUMBERS}{_json(numbers)[1:-1]}"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


def write_words(entry: BookEntry) -> str:
    """The texts of an entry that are searched, between tabs: date, game, names, place and note."""
    called = [text_or(lang, f"game.{entry.game}", entry.game) for lang in CATALOGUES]
    names = [player["name"] for player in entry.players]
    texts = entry.day, entry.game, *called, *names, entry.where, entry.note
    return "\t".join(map(_search_key, texts))


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
