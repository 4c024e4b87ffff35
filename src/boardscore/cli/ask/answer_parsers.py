"""Parsers of typed answers: forgiving, but they never guess."""

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Generic, TypeVar

from attrs import frozen

from boardscore.core import value_checks
from boardscore.core.errors import ModelError, Problem
from boardscore.core.messages import Message

T = TypeVar("T")

YES = {"y", "yes", "yep", "j", "ja", "jo"}
NO = {"n", "no", "nope", "nein", "nö", "nee"}
_NUMBER = re.compile("[0-9]{1,100}")
_BRACKETS = re.compile(r"^[\s\[\]]+|[\s\[\]]+$")
_QUOTES = re.compile(r"^[\s\"']+|[\s\"']+$")
ALWAYS = {"always", "immer"}
_COUNTED = re.compile(r"([0-9]{1,10})(?:\s+[^\W\d]+)?")


@frozen
class Offering(Generic[T]):
    """A parser of answers with likely words, such as the ids of cards."""

    words: Sequence[str]
    """The words."""
    read: Callable[[str], T]
    """The parser."""

    def __call__(self, line: str) -> T:
        """The value of a line."""
        return self.read(line)


def whole(low: int, high: int = value_checks.LARGEST_NUMBER) -> Callable[[str], int]:
    """A parser of whole numbers from `low` to `high`; a word may follow, as in `5 tiles`."""

    def read(line: str) -> int:
        found = _COUNTED.fullmatch(line)
        if found is None or not low <= int(found[1]) <= high:
            raise refuse("not_a_number", low=low, high=high)
        return int(found[1])

    return read


def yes_or_no(line: str) -> bool:
    """Whether a typed answer is yes."""
    if line.lower() not in YES | NO:
        raise refuse("not_yes_or_no")
    return line.lower() in YES


def one_of(choices: Sequence[T]) -> Callable[[str], T]:
    """A parser of an answer that is a choice by its number, counted from 1."""
    number = whole(1, len(choices))
    return lambda line: choices[number(line) - 1]


def perhaps_always(read: Callable[[str], T]) -> Callable[[str], tuple[T, bool]]:
    """The same parser of answers, and whether `always` follows: from now on."""

    def with_word(line: str) -> tuple[T, bool]:
        answer, _, word = line.rpartition(" ")
        is_for_ever = word.lower() in ALWAYS
        return read(answer.strip() if is_for_ever else line), is_for_ever

    return with_word


def optional(read: Callable[[str], T]) -> Callable[[str], T | None]:
    """The same parser, for an answer that may be empty."""
    return lambda line: read(line) if line else None


def entries(text: str) -> list[int | str]:
    """The entries of an answer that is a list: `0 1 3+`, or with commas, quotes and brackets.

    >>> entries('0, 2, "5+"'), entries("0;1,5")
    ([0, 2, '5+'], [0, '1,5'])
    """
    bare = _BRACKETS.sub("", text)
    words = bare.split(next((sign for sign in ";," if sign in bare), None))
    found = [_QUOTES.sub("", word) for word in words]
    return [int(word) if _NUMBER.fullmatch(word) else word for word in found]


def name(taken: Mapping[str, int] | Sequence[str]) -> Callable[[str], str]:
    """A parser of an answer that is a player name, different from all others."""
    others = {*map(value_checks.tidy_name, taken)}

    def read(line: str) -> str:
        tidy = value_checks.tidy_name(line)
        value_checks.require(value_checks.name, tidy, "name")
        if tidy in others:
            raise refuse("name_taken", name=tidy)
        return tidy

    return read


def refuse(key: str, **args: object) -> ModelError:
    """The error about an invalid answer, by its key in the catalogues."""
    return ModelError(Problem(Message(f"dialog.{key}", **args)))
