"""What answers mean: readers of typed lines, as forgiving as they can be without guessing."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from boardscore.core import checks
from boardscore.core.errors import ModelError
from boardscore.core.messages import LANGUAGES, Message, say
from boardscore.core.problems import Problem
from boardscore.pier18 import CardDate

T = TypeVar("T")

YES = {"y", "yes", "yep", "j", "ja", "jo"}
NO = {"n", "no", "nope", "nein", "nö", "nee"}
_COUNTED = re.compile(r"([0-9]{1,10})(?:\s+[^\W\d]+)?")
_DAY_FIRST = re.compile(r"([0-9]{1,2})\.\s?([0-9]{1,2})\.?")
_MONTH_FIRST = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_NAMED_MONTH = re.compile(
    r"([0-9]{1,2})(?:\.|st|nd|rd|th)?\s+([^\W\d]{3,})|([^\W\d]{3,})\s+([0-9]{1,2})(?:st|nd|rd|th)?"
)


def whole(low: int, high: int = checks.LARGEST_NUMBER) -> Callable[[str], int]:
    """A reader of a whole number from `low` to `high`; a word may follow, as in `5 tiles`."""

    def read(line: str) -> int:
        found = _COUNTED.fullmatch(line)
        if found is None or not low <= int(found[1]) <= high:
            raise refuse("not_a_number", low=low, high=high)
        return int(found[1])

    return read


def yes_or_no(line: str) -> bool:
    """Whether the answer is yes."""
    if line.lower() not in YES | NO:
        raise refuse("not_yes_or_no")
    return line.lower() in YES


def one_of(choices: Sequence[T]) -> Callable[[str], T]:
    """A reader of a choice by its number, counted from 1."""
    number = whole(1, len(choices))
    return lambda line: choices[number(line) - 1]


def optional(read: Callable[[str], T]) -> Callable[[str], T | None]:
    """The same reader, for an answer that may be empty."""
    return lambda line: read(line) if line else None


def name(taken: Mapping[str, int] | Sequence[str]) -> Callable[[str], str]:
    """A reader of a player's name that none of the others has."""

    def read(line: str) -> str:
        checks.require(checks.name, line, "name")
        if line in taken:
            raise refuse("name_taken", name=line)
        return line

    return read


def date(line: str) -> CardDate:
    """The date of a card: `4-17`, or `17.4.` with the day first, or with the name of the month.

    >>> date("17.4."), date("April 17"), date("17. März")
    (CardDate.parse('04-17'), CardDate.parse('04-17'), CardDate.parse('03-17'))
    """
    if found := _MONTH_FIRST.fullmatch(line):
        return CardDate(int(found[1]), int(found[2]))
    if found := _DAY_FIRST.fullmatch(line):
        return CardDate(int(found[2]), int(found[1]))
    if found := _NAMED_MONTH.fullmatch(line):
        day, name = found[1] or found[4], found[2] or found[3]
        if month := _month(name.lower()):
            return CardDate(month, int(day))
    raise refuse("not_a_date")


def _month(name: str) -> int | None:
    """The number of a month by the beginning of its name, in any language."""
    known = (
        (number, say(Message(f"month.{number}"), lang).lower())
        for lang in LANGUAGES
        for number in range(1, 13)
    )
    return next((number for number, month in known if month.startswith(name)), None)


def refuse(key: str, **args: object) -> ModelError:
    """The error about an answer that will not do, by its key in the catalogues."""
    return ModelError(Problem(Message(f"dialog.{key}", **args)))
