"""Entries of a book: finished games with date, position and result, and their summaries."""

import json
import re
import unicodedata
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, datetime
from functools import cached_property, partial
from itertools import chain
from typing import Any

from attrs import frozen

from boardscore.core import value_checks
from boardscore.core.errors import DocumentError, ModelError, PositionError, Problem, raise_all
from boardscore.core.messages import Message
from boardscore.core.results import Result
from boardscore.core.rulings import changed_rulings
from boardscore.core.value_checks import tidy_name
from boardscore.documents.document_files import (
    finite_number,
    refuse_constant,
    repeated_key,
    require_shallow,
)
from boardscore.documents.value_readers import (
    FORMAT,
    Reader,
    checked_value,
    each,
    format_number,
    gather,
    text,
    wrong_type,
)
from boardscore.positions import AnyPosition, dumps, loads, position_of, score
from boardscore.texts import CATALOGUES, text_or

Data = Mapping[str, Any]

_UNDATED = -1e12
_SOME_TIME = "2026-11-28T21:30:00+01:00"
_TIME = re.compile(
    r"\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})", re.ASCII
)

MOST_GAMES = 100_000
"""The most entries of a book file."""

LONGEST_NOTE = 4_000
"""The longest place or note, in characters."""


@frozen(slots=False)  # for the cached property
class BookEntry:
    """A finished game: made by `entry_of`, or read by `read_book`."""

    data: Data
    """The entry as data; `schema("book")` describes it. Unknown keys are kept."""

    @property
    def id(self) -> str:
        """The id, which no other game has."""
        return str(self.data["id"])

    @cached_property
    def time(self) -> datetime | None:
        """The local date and time with its offset; None if unknown."""
        return datetime.fromisoformat(self.data["when"]) if self.data["when"] else None

    @property
    def at(self) -> float:
        """The time in seconds, by which games are sorted; those without a date come first."""
        return self.time.timestamp() if self.time else _UNDATED

    @property
    def local_time(self) -> str:
        """The local date and time, such as `2026-11-28 21:30`; empty if unknown."""
        return str(self.data["when"])[:16].replace("T", " ")

    @property
    def day(self) -> str:
        """The local day, such as `2026-11-28`; empty if unknown."""
        return str(self.data["when"])[:10]

    @property
    def where(self) -> str:
        """The place; empty if unknown."""
        return value_checks.tidy_name(str(self.data["where"]))

    @property
    def note(self) -> str:
        """The note; may be empty."""
        return str(self.data["note"])

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return str(self.data["result"]["game"])

    @property
    def rulings(self) -> Data:
        """The rulings that differ from the defaults."""
        rulings: Data = self.data["result"]["rulings"]
        return rulings

    @property
    def players(self) -> Sequence[Data]:
        """The results of the players, by seat: `name`, `total`, `place`, `won`, `categories`."""
        players: Sequence[Data] = self.data["result"]["players"]
        return players

    @property
    def winners(self) -> list[str]:
        """The names of those who won; empty if undecided."""
        return [player["name"] for player in self.players if player["won"]]

    @property
    def written(self) -> str:
        """The position as text."""
        return str(self.data["position"])

    def position(self) -> AnyPosition:
        """The position; raises `PositionError` if this version cannot read it."""
        return loads(self.written)

    def is_like(self, other: "BookEntry") -> bool:
        """Whether it is the same position, at the same place, on the same day."""
        places = [one.where.casefold() for one in (self, other)]
        return (self.day, self.written, places[0]) == (other.day, other.written, places[1])


def entry_of(
    position: "AnyPosition | Data",
    *,
    id: str,  # noqa: A002
    when: datetime,
    where: str = "",
    note: str = "",
) -> BookEntry:
    """The book entry of a finished game, now scored; the caller gives a random id and the time.

    >>> from datetime import datetime, timezone
    >>> when = datetime(2026, 11, 28, 21, 30, tzinfo=timezone.utc)
    >>> position = {"game": "pier18", "players": [{"name": "Anna", "pier": ["H", "."]}]}
    >>> entry_of(position, id="f3a1", when=when, where="At home").winners
    ['Anna']

    Raises `ModelError` for a time without a time zone, and `PositionError` for mistakes.
    """
    if not isinstance(when, datetime) or when.tzinfo is None:
        raise ModelError(Problem(Message("error.book_time"), ("when",)))
    read = position_of(position)
    result = score(read)
    return read_entry(
        {
            "id": id,
            "when": when.isoformat(timespec="seconds"),
            "where": value_checks.tidy_name(where),
            "note": note,
            "position": dumps(read),
            "result": {
                "game": result.game,
                "rulings": changed_rulings(read.rulings),
                "players": [*_players(result)],
            },
        }
    )


def _players(result: Result) -> Iterator[Data]:
    for player, place in zip(result.players, result.ranks, strict=True):
        ties = {name: fact for name, fact in player.facts.items() if isinstance(fact, int)}
        yield {
            "name": player.name,
            "total": player.total,
            "place": place,
            "won": place == 1,
            "categories": player.categories,
            "tie": ties or None,
        }


def read_entry(data: Data) -> BookEntry:
    """The entry that a dict describes; raises `PositionError` with every mistake in it."""
    _ENTRY(data)
    return BookEntry(data)


def read_book(data: str | bytes) -> tuple[BookEntry, ...]:
    """The entries of a book file; an entry that it lists twice comes once.

    >>> read_book('{"format": 1, "entries": []}')
    ()

    Raises `DocumentError` for what is no JSON, and `PositionError` with every mistake in the book.
    """
    text = data if isinstance(data, str) else _decoded(data)
    content = _parsed(text)
    keys = {"format": format_number, "entries": each(_ENTRY, MOST_GAMES)}
    found: dict[str, BookEntry] = {}
    _values(keys, content)
    if "\\ud" in text.lower():  # also in keys that are not read
        _whole_characters(json.dumps(content, ensure_ascii=False))
    for place, entry in enumerate(map(BookEntry, content["entries"])):
        if found.setdefault(entry.id, entry).data != entry.data:
            twice = Message("error.book_id_twice", id=entry.id)
            raise PositionError(Problem(twice, ("entries", place, "id")))
    return tuple(found.values())


def _decoded(data: bytes) -> str:
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise DocumentError(Problem(Message("error.book_encoding"))) from None


def _parsed(text: str) -> Any:
    """The data of a book file, which may be larger than other documents."""
    require_shallow(text)
    try:
        return json.loads(
            text,
            parse_float=finite_number,
            parse_constant=refuse_constant,
            object_pairs_hook=_different_keys,
        )
    except DocumentError:
        raise
    except json.JSONDecodeError as error:
        place = Message("error.book_json", line=error.lineno, column=error.colno)
        raise DocumentError(Problem(place)) from None
    except ValueError:
        raise DocumentError(Problem(Message("error.book_number"))) from None


def _different_keys(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """A table of a book file; raises `DocumentError` for a key that it has twice."""
    found = dict(pairs)
    if len(found) < len(pairs):
        raise DocumentError(Problem(Message("error.duplicate_key", got=repeated_key(pairs))))
    return found


def write_book(entries: Iterable[BookEntry]) -> str:
    """A book file, which `read_book` reads."""
    content = {"format": FORMAT, "entries": [entry.data for entry in entries]}
    return json.dumps(content, ensure_ascii=False, indent=1) + "\n"


def _values(keys: Mapping[str, Reader], value: object) -> dict[str, Any]:
    """The values of some keys that a table of a book must have; other keys are not read."""
    if not isinstance(value, Mapping):
        raise wrong_type("table", value)
    absent = (
        Problem(Message("error.key_missing", key=key), (key,)) for key in keys if key not in value
    )
    return gather(((key, keys[key], value[key]) for key in keys if key in value), absent)


def _table(**keys: Reader) -> Reader:
    """A reader of a table of a book with these keys and any others."""
    return partial(_values, keys)


def _table_of(reader: Reader) -> Reader:
    """A reader of a table of a book with any keys."""

    def read(value: object) -> Data:
        if not isinstance(value, Mapping):
            raise wrong_type("table", value)
        return gather((key, reader, item) for key, item in value.items())

    return read


def _text(value: object) -> str:
    if not isinstance(value, str):
        raise wrong_type("text", value)
    if len(value) > LONGEST_NOTE:
        raise PositionError(Problem(value_checks.too_long(len(value), LONGEST_NOTE)))
    return _whole_characters(value)


def _whole_characters(value: str) -> str:
    if value_checks.has_half_characters(value):
        raise PositionError(Problem(Message("error.half_character")))
    return value


def _time(value: object) -> str:
    """An entry's local date and time with its offset, or an empty text."""
    time = _text(value)
    is_right = not time or _TIME.fullmatch(time) is not None
    try:
        datetime.fromisoformat(time or _SOME_TIME).astimezone(UTC)
    except (ValueError, OverflowError):
        is_right = False
    if not is_right:
        raise PositionError(Problem(Message("error.book_time")))
    return time


def _players_of(value: object) -> list[Any]:
    players = each(_PLAYER, MOST_GAMES)(value)
    if not players:
        raise PositionError(Problem(Message("error.book_no_players")))
    names = [player["name"] for player in players]
    raise_all(PositionError, value_checks.seat_problems(names, MOST_GAMES, ""))
    return players


def _optional(check: value_checks.Check) -> Reader:
    return checked_value(value_checks.optional(check))


_NUMBER = _optional(value_checks.whole(-value_checks.LARGEST_NUMBER))
_NUMBERS = _table_of(_NUMBER)
_PLAYER = _table(
    name=checked_value(value_checks.name),
    total=_NUMBER,
    place=_optional(value_checks.whole(1)),
    won=checked_value(value_checks.boolean),
    categories=_NUMBERS,
    tie=lambda value: None if value is None else _NUMBERS(value),
)
_ENTRY = _table(
    id=checked_value(value_checks.name),
    when=_time,
    where=_text,
    note=_text,
    position=text(_whole_characters, "text"),
    result=_table(
        game=checked_value(value_checks.identifier),
        rulings=_table_of(checked_value(value_checks.instance(str, bool))),
        players=_players_of,
    ),
)


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
    characters = {number: one for one, number in _special_numbers(large).items()}
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
    text, meaning = "".join(numbers), _Meaning(_special_numbers(large))
    columns = [[*map(meaning.__getitem__, text[at::width])] for at in range(width)]
    return [int(time, 16) for time in times], columns


class _Meaning(dict[str, int | None]):
    """The number that each character of a summary means."""

    def __missing__(self, one: str) -> int | None:
        return self.setdefault(one, ord(one) - _ZERO)


def _special_numbers(large: Sequence[int]) -> dict[str, int | None]:
    """The numbers of a summary that are not written as the distance from `_ZERO`, by characters."""
    return {_UNKNOWN: None, **{chr(_LARGE + at): one for at, one in enumerate(large)}}


def write_words(entry: BookEntry) -> str:
    """The words of an entry for searches, between tabs: date, game, names, place and note."""
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
    """A person's key in a book: the name whatever its case, extra spaces and Unicode form.

    >>> person_key(" ANNA  Maria") == person_key("Anna Maria")
    True
    """
    return tidy_name(unicodedata.normalize("NFKC", name).casefold())
