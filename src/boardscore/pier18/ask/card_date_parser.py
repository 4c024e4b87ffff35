"""Parses typed dates of cards."""

import re

from boardscore.cli.ask.answer_parsers import refuse
from boardscore.core.messages import LANGUAGES, Message, say
from boardscore.pier18 import CardDate

_DAY_FIRST = re.compile(r"([0-9]{1,2})\.\s?([0-9]{1,2})\.?")
_MONTH_FIRST = re.compile(r"([0-9]{1,2})-([0-9]{1,2})")
_NAMED_MONTH = re.compile(
    r"([0-9]{1,2})(?:\.|st|nd|rd|th)?\s+([^\W\d]{3,})|([^\W\d]{3,})\s+([0-9]{1,2})(?:st|nd|rd|th)?"
)


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
