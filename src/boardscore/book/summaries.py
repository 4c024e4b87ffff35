"""Texts that are made once, when a game is kept: for statistics, and for a search.

A database has them beside the entries, so that a book of thousands of games is read fast.
"""

import json
import unicodedata
from collections.abc import Iterable, Sequence
from itertools import chain
from typing import Any

from boardscore.book.entries import BookEntry
from boardscore.core.value_checks import tidy_name
from boardscore.texts import CATALOGUES, text_or

BEFORE_NUMBERS = "\t"
"""The character between the two parts of a summary; JSON writes it in another way."""

BEFORE_END = "\x1f"
"""The character before the numbers of each game, where games share the first part."""

_UNKNOWN = "!"
_ZERO = ord("0")
_SMALL = range(-8, 9999)
_LARGE = 0xE000
"""The character of the first large number."""


def write_summary(entry: BookEntry) -> str:
    """The summary of an entry for `statistics`, in one line of two parts.

    The first part is JSON, the same for many games: the game, its categories, the names of its
    players, and large numbers. The second part has the time in seconds, hexadecimal, and a space.
    Then each player has the total, the place, how many players share the win if this one is among
    them (otherwise 0), and the points of each category. A number is one character, so that
    thousands of games are read fast: 0 to 9 are digits, others count on from there.
    """
    players, winners = entry.players, len(entry.winners)
    names = [*dict.fromkeys(chain.from_iterable(one["categories"] for one in players))]
    numbers: list[int | None] = []
    for one in players:
        numbers += (one["total"], one["place"], winners if one["won"] else 0)
        numbers += map(one["categories"].get, names)
    large = sorted({one for one in numbers if one is not None and one not in _SMALL})
    about = entry.game, names, [one["name"] for one in players], large
    characters = {number: one for one, number in _numbers(large).items()}
    written = "".join(characters.get(one) or chr(_ZERO + (one or 0)) for one in numbers)
    head = json.dumps(about, ensure_ascii=False, separators=(",", ":"))
    return f"{head}{BEFORE_NUMBERS}{int(entry.at):x} {written}"


def read_numbers(
    games: Iterable[str], large: Sequence[int], width: int
) -> tuple[Sequence[int], list[Any]]:
    """The times in seconds, and the numbers as columns, from the second parts of summaries.

    Every game has as many numbers as columns are wanted. Raises `ValueError` for other texts.
    """
    times, numbers = zip(*(game.split(" ") for game in games))
    if {*map(len, numbers)} != {width}:
        raise ValueError
    text, meaning = "".join(numbers), _Meaning(_numbers(large))
    columns = [[*map(meaning.__getitem__, text[at::width])] for at in range(width)]
    return [int(time, 16) for time in times], columns


class _Meaning(dict[str, int | None]):
    """The numbers of characters."""

    def __missing__(self, one: str) -> int | None:
        return self.setdefault(one, ord(one) - _ZERO)


def _numbers(large: Sequence[int]) -> dict[str, int | None]:
    """The numbers of a summary that are not written as the distance from `_ZERO`, by characters."""
    return {_UNKNOWN: None, **{chr(_LARGE + at): one for at, one in enumerate(large)}}


def write_words(entry: BookEntry) -> str:
    """The summary of an entry for searches, between tabs: date, game, names, place and note."""
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
    """A kept text as a search sees it, also without accents: `Müller` is `muller`."""
    letters = unicodedata.normalize("NFKD", person_key(text))
    return "".join(one for one in letters if not unicodedata.combining(one))


def person_key(name: str) -> str:
    """A person's key in summaries: the name without case, outer spaces and its Unicode form.

    >>> person_key(" ANNA  Maria") == person_key("Anna Maria")
    True
    """
    return tidy_name(unicodedata.normalize("NFKC", name).casefold())
