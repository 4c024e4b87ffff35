"""What answers mean: readers of typed lines, as forgiving as they can be without guessing."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import TypeVar

from boardscore import checks
from boardscore.errors import ModelError, Problem
from boardscore.messages import Message
from boardscore.pier18 import CardDate

T = TypeVar("T")

_YES = {"y", "yes", "j", "ja"}
_NO = {"n", "no", "nein"}
_DAY_FIRST = re.compile(r"([0-9]{1,2})\.\s?([0-9]{1,2})\.?")
_MONTH_FIRST = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")


def whole(low: int, high: int = checks.LARGEST_NUMBER) -> Callable[[str], int]:
    """A reader of a whole number from `low` to `high`."""

    def read(line: str) -> int:
        if not re.fullmatch("[0-9]{1,10}", line) or not low <= int(line) <= high:
            raise refuse("not_a_number", low=low, high=high)
        return int(line)

    return read


def yes_or_no(line: str) -> bool:
    """Whether the answer is yes."""
    if line.lower() not in _YES | _NO:
        raise refuse("not_yes_or_no")
    return line.lower() in _YES


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
    """The date of a card: month first, as in `4-17`, or with points and the day first: `17.4.`.

    >>> date("17.4.")
    CardDate.parse('04-17')
    """
    day_first = _DAY_FIRST.fullmatch(line)
    if day_first:
        return CardDate(int(day_first[2]), int(day_first[1]))
    month_first = _MONTH_FIRST.fullmatch(line)
    if month_first:
        return CardDate(int(month_first[1]), int(month_first[2]))
    return CardDate.parse(line)


def refuse(key: str, **args: object) -> ModelError:
    """The error about an answer that will not do, by its key in the catalogues."""
    return ModelError(Problem(Message(f"dialog.{key}", **args)))
