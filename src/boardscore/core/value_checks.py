"""Checks of single values, for the models and the readers.

A check takes a value of any type and returns the problem with it, or None. Nothing is ever
converted: `"2"`, `2.0` and `True` are not the whole number 2.
"""

import os
import re
import unicodedata
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import date, time
from enum import Enum
from itertools import repeat
from typing import Any

from attrs import Attribute

from boardscore.core.errors import QUOTED, ModelError, NotationError, Problem, raise_all
from boardscore.core.messages import Message

Check = Callable[[object], Message | None]

LARGEST_NUMBER = 1_000_000_000
"""The largest whole number in a position."""

LONGEST_TEXT = 1000
"""The longest plain text, such as a name, a provenance or a Plan, in characters."""

LONGEST_NOTATION = 10_000
"""The longest notation of a pier, an island or a tile, in characters, with white space."""

_LONGEST_SEED = 1000
"""The most digits of a seed; Python writes numbers of thousands of digits only slowly, or not."""

_LONGEST = 40
_IDENTIFIER = re.compile("[A-Za-z0-9_-]{1,40}")
_BYTE_ORDER_MARK = "\ufeff"
_BLANK_LETTERS = "\u115f\u1160\u2800\u3164\uffa0"
"""Letters and symbols that are shown as empty space."""
_HALF_CHARACTER = re.compile("[\ud800-\udfff]")
_TRUTH = re.compile("true|false")

WHOLE_TEXT = re.compile("[0-9]+")
"""A whole number as text."""


def whole(low: int = 0, high: int = LARGEST_NUMBER) -> Check:
    """A check for a whole number from `low` to `high`.

    >>> whole(0, 18)(19)
    Message('error.out_of_range', got='19', low=0, high=18)
    """

    def check(value: object) -> Message | None:
        if isinstance(value, bool) or not isinstance(value, int):
            key = quoted_key("error.not_whole", value, WHOLE_TEXT)
            return Message(key, got=show_value(value), low=low, high=high)
        if not low <= value <= high:
            return Message("error.out_of_range", got=show_value(value), low=low, high=high)
        return None

    return check


def seed(value: object) -> Message | None:
    """A check for the seed of random numbers: a whole number of at most 1000 digits."""
    if isinstance(value, bool) or not isinstance(value, int):
        return Message("error.not_instance", got=show_value(value), known=("int",))
    if abs(value) >= 10**_LONGEST_SEED:
        return Message("error.seed_too_long", high=_LONGEST_SEED)
    return None


def boolean(value: object) -> Message | None:
    """A check for true or false."""
    if isinstance(value, bool):
        return None
    return Message(quoted_key("error.not_boolean", value, _TRUTH), got=show_value(value))


def quoted_key(key: str, value: object, right: re.Pattern[str]) -> str:
    """The key of a message about a value, or of one about its quotes if it is right without them.

    >>> quoted_key("error.entry", "2", WHOLE_TEXT), quoted_key("error.entry", "2.0", WHOLE_TEXT)
    ('error.entry_in_quotes', 'error.entry')
    """
    return key + QUOTED if isinstance(value, str) and right.fullmatch(value) else key


def name(value: object) -> Message | None:
    """A check for a text of 1 to 1000 characters, at least one of them visible."""
    if not isinstance(value, str):
        return Message("error.not_text", got=show_value(value))
    if len(value) > LONGEST_TEXT:
        return too_long(len(value), LONGEST_TEXT)
    if has_half_characters(value):
        return Message("error.half_character")
    return None if any(map(_is_visible, value)) else Message("error.blank")


def tidy_name(name: str) -> str:
    """A player's name as it is compared, shown and saved: trimmed, single spaces, NFC.

    >>> tidy_name(" Anna\u00a0 Maria "), tidy_name("Jo\u0308rg") == "J\u00f6rg"
    ('Anna Maria', True)

    Names that are tidy, and values of other types, are returned as they are.
    """
    if not isinstance(name, str):
        return name
    tidy = " ".join(unicodedata.normalize("NFC", name).replace(_BYTE_ORDER_MARK, " ").split())
    return name if name == tidy else tidy


def tidy_names(names: tuple[str, ...]) -> tuple[str, ...]:
    """The names of a tuple, each tidy; values of other types are returned as they are."""
    return tuple(map(tidy_name, names)) if isinstance(names, tuple) else names


def has_half_characters(text: str) -> bool:
    """Checks whether a text contains surrogates, which UTF-8 cannot encode."""
    return _HALF_CHARACTER.search(text) is not None


def _is_visible(char: str) -> bool:
    """Whether a character is visible by itself: not white space, a control character or a mark."""
    category = unicodedata.category(char)
    return (
        char not in _BLANK_LETTERS
        and category[0] not in "ZM"
        and category not in {"Cc", "Cf", "Cs"}
    )


def member(kind: type[Enum]) -> Check:
    """A check for a member of an enumeration."""

    def check(value: object) -> Message | None:
        if isinstance(value, kind):
            return None
        known = tuple(str(choice.value) for choice in kind)
        return Message("error.not_one_of", got=show_value(value), known=known)

    return check


def instance(*kinds: type) -> Check:
    """A check for an object of one of the classes."""

    def check(value: object) -> Message | None:
        if isinstance(value, kinds):
            return None
        known = tuple(kind.__name__ for kind in kinds)
        return Message("error.not_instance", got=show_argument(value), known=known)

    return check


_PATH = instance(str, os.PathLike)


def generator(value: object) -> Message | None:
    """A check for a generator of random numbers."""
    from random import Random

    return None if isinstance(value, Random) else wrong_argument("random", value)


def all_of(kind: type) -> Check:
    """A check for a tuple of objects of one class."""

    def check(value: object) -> Message | None:
        if isinstance(value, tuple) and all(map(isinstance, value, repeat(kind))):
            return None
        return Message("error.not_all_of", got=show_argument(value), known=kind.__name__)

    return check


def identifier(value: object) -> Message | None:
    """A check for an id: letters, digits, - and _."""
    if isinstance(value, str) and _IDENTIFIER.fullmatch(value):
        return None
    return Message("error.not_an_id", got=show_value(value))


def different_ids(key: str, ids: Sequence[str]) -> None:
    """Checks that there is at least one id and all ids differ, or raises `ModelError`."""
    raise_all(ModelError, id_problems(ids), key)


def too_long(length: int, high: int) -> Message:
    """A check's message about a text with too many characters."""
    return Message("error.text_too_long", length=length, high=high)


def too_many(number: int, high: int) -> Message:
    """A check's message about a list with too many entries."""
    return Message("error.too_many", number=number, high=high)


def key_problems(table: Mapping[Any, object]) -> Iterator[Problem]:
    """The problems with checked keys that are not text, which only Python dicts can have.

    >>> [problem.code for problem in key_problems({"a": 1, 5: 2})]
    ['key_not_text']
    """
    for key in table:
        if not isinstance(key, str):
            yield Problem(Message("error.key_not_text", got=show_value(key)))


def id_problems(ids: Sequence[object]) -> Iterator[Problem]:
    """The problems with a checked list of ids as a whole; None stands for an unreadable id."""
    if not ids:
        yield Problem(Message("error.nothing_listed"))
    first: dict[str, int] = {}
    for place, identity in enumerate(ids):
        if isinstance(identity, str) and first.setdefault(identity, place) != place:
            yield Problem(
                Message("error.same_id", id=show_value(identity), place=first[identity]),
                (place, "id"),
            )


def optional(check: Check) -> Check:
    """The same check of a value, with None allowed."""
    return lambda value: None if value is None else check(value)


def validator(check: Check) -> Callable[[Any, "Attribute[Any]", Any], None]:
    """The check as an attrs validator; it raises `ModelError` with the attribute's name."""

    def validate(_: object, attribute: "Attribute[Any]", value: object) -> None:
        message = check(value)
        if message is not None:
            raise ModelError(Problem(message, (attribute.name.lstrip("_"),)))

    return validate


def seats(names: Sequence[str], most: int, clause: str) -> None:
    """Checks that there are 1 to `most` players with different names, or raises `ModelError`."""
    raise_all(ModelError, seat_problems(names, most, clause), "players")


def seat_problems(
    names: Sequence[object], most: int, clause: str, players: int | None = None
) -> Iterator[Problem]:
    """The problems with a checked list of players, by their names; None is an unreadable name.

    `players` is the number of players if it is larger than the number of names.
    """
    number = len(names) if players is None else players
    if not 1 <= number <= most:
        yield Problem(Message("error.players", players=number, high=most), clause=clause)
    first: dict[str, int] = {}
    for seat, player in enumerate(names):
        if isinstance(player, str) and first.setdefault(tidy_name(player), seat) != seat:
            name = show_value(tidy_name(player))
            yield Problem(Message("error.same_name", name=name), (seat, "name"))


def require(check: Check, value: object, name: str) -> None:
    """Raises `ModelError` at `name` if the check finds a problem with the value."""
    message = check(value)
    if message is not None:
        if message.args.get("got") == show_value(value):
            message = Message(message.key, **message.args | {"got": show_argument(value)})
        raise ModelError(Problem(message, (name,)))


def file_name(path: object, name: str = "path") -> str:
    """The file name as text, checked; raises `ModelError` at `name` for anything but a path."""
    require(_PATH, path, name)
    found = os.fspath(path)  # type: ignore[call-overload]  # it was checked
    require(_PATH, found, name)
    return str(found)


def require_text(value: object, wanted: str) -> None:
    """Raises `NotationError` unless the value is a text; `wanted` names the expected content."""
    if not isinstance(value, str):
        raise NotationError(Problem(wrong_argument(wanted, value)))


def require_notation(value: object, wanted: str) -> None:
    """Raises `NotationError` unless the value is a text of at most 10,000 characters."""
    require_text(value, wanted)
    assert isinstance(value, str)
    if len(value) > LONGEST_NOTATION:
        raise NotationError(Problem(too_long(len(value), LONGEST_NOTATION)))


def not_wanted(wanted: str, value: object) -> Message:
    """The message about a value of the wrong type; `wanted` names the right one, such as `line`.

    >>> not_wanted("line", 7)
    Message('error.not_wanted', wanted=Message('wanted.line'), got='7')
    """
    return Message("error.not_wanted", wanted=Message(f"wanted.{wanted}"), got=show_value(value))


def cut(text: str, most: int) -> str:
    """A text to show, shortened if it is longer than `most` characters."""
    return text if len(text) <= most else text[:most] + "..."


def show_value(value: object) -> str | Message:
    """A wrong value as the messages of checks show it: short, and as a file writes it."""
    match value:
        case None:
            return "null"
        case bool():
            return "true" if value else "false"
        case int() if abs(value) >= 10**_LONGEST:
            return Message("value.huge")
        case int() | float():
            return str(value)
        case str():
            return f'"{cut(value, _LONGEST)}"'
        case date() | time():
            return str(value)
        case [] | ():
            return Message("value.empty_list")
        case list() | tuple():
            return Message("value.list")
        case dict():
            return Message("value.table")
        case _:
            return Message("value.other", type=type(value).__name__)


def wrong_argument(wanted: str, value: object) -> Message:
    """The message about an argument of the wrong type; `wanted` names the right one.

    >>> wrong_argument("list", None)
    Message('error.not_wanted', wanted=Message('wanted.list'), got='None')
    """
    return Message("error.not_wanted", wanted=Message(f"wanted.{wanted}"), got=show_argument(value))


def show_argument(value: object) -> str | Message:
    """A wrong argument as the messages of checks show it: short, and in the words of Python."""
    match value:
        case None | bool():
            return str(value)
        case dict():
            return Message("value.dict")
        case _:
            return show_value(value)
