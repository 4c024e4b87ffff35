"""Games and statistics of a book in words: for the terminal and for pages."""

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction

from boardscore.book.entries import BookEntry
from boardscore.book.statistics import PairStatistics, PersonStatistics
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import printable
from boardscore.show.rounding import Rounded
from boardscore.texts import text_or

NUMBERS = ("games", "wins", "average", "best", "worst", "series")
"""The numbers of a person, by their texts."""

DEFINITIONS = ("games", "wins", "average", "best", "series", "categories", "pairs")
"""The numbers that are explained below the statistics, by their texts."""


def game_name(game: str, lang: str) -> str:
    """The name of a kept game; the word in the book for one that is not installed."""
    return text_or(lang, f"game.{game}", game)


def moment(entry: BookEntry, lang: str) -> str:
    """The local date and time of a kept game in words, or that it has no date."""
    return entry.local_time or say(Message("book.no_date"), lang)


def standing(entry: BookEntry, shown: Callable[[str], str] = printable) -> str:
    """A kept game's players by total and place, and where: `1. Ben 10, 2. Anna 7 (home)`.

    `shown` makes a name safe.
    """
    in_order = sorted(entry.players, key=lambda one: (-(one["total"] or 0), one["place"] or 0))
    players = ", ".join(
        f"{or_unknown(one['place'])}. {shown(one['name'])} {or_unknown(one['total'])}"
        for one in in_order
    )
    return f"{players} ({shown(entry.where)})" if entry.where else players


def or_unknown(value: int | None) -> str:
    """A number of the book as text; a question mark if it is unknown."""
    return "?" if value is None else str(value)


def decimal(value: Fraction | None, lang: str, decimals: int = 1) -> str:
    """A number of the book as text with some decimals; `?` if unknown."""
    return "?" if value is None else Rounded(float(value), decimals).in_words(lang)


def number_rows(persons: Sequence[PersonStatistics], lang: str) -> Iterator[list[str]]:
    """A row of texts for each person of a book: the `NUMBERS`; shared wins give wins decimals."""
    decimals = 2 if any(one.wins.denominator > 1 for one in persons) else 0
    for one in persons:
        yield [
            str(len(one.games)),
            decimal(one.wins, lang, decimals),
            decimal(one.average, lang),
            or_unknown(one.best),
            or_unknown(one.worst),
            str(one.longest_series),
        ]


def category_rows(persons: Sequence[PersonStatistics], lang: str) -> Iterator[list[str]]:
    """A row of texts for each category of a book: its name, and the average of each person."""
    points = [one.categories for one in persons]
    for name in dict.fromkeys(name for own in points for name in own):
        label = text_or(lang, f"category.{name}", name)
        yield [label, *(decimal(own.get(name), lang) for own in points)]


def pair_sentence(pair: PairStatistics) -> Message:
    """Two persons of a book against each other, in a sentence."""
    one, other = pair.names
    ahead = dict(zip(("first", "second"), pair.ahead))
    return Message("book.pair", one=one, other=other, level=pair.level, open=pair.open, **ahead)
