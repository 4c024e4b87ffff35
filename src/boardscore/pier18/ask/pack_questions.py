"""Questions for a card of Pier 18: date, Patron, both halves, Plan."""

import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence

from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask.interview import AgainError, Interview
from boardscore.cli.ask.questions import PackQuestions
from boardscore.cli.packs import pack_in_progress as common
from boardscore.cli.packs.pack_in_progress import Data, TypedPack
from boardscore.cli.terminal_style import page
from boardscore.core import value_checks
from boardscore.core.errors import NotationError
from boardscore.core.messages import Message, say
from boardscore.pier18 import CardDate, Condition, Pier
from boardscore.pier18.ask import position_questions
from boardscore.pier18.ask.position_questions import letters, side
from boardscore.pier18.documents import CARD
from boardscore.pier18.notation import read_symbol
from boardscore.pier18.show import pictures

LISTED, ONE = "cards", "card"

_PRINTED = 18
"""The number of cards of the game (`pier18.deck`)."""
_COMPARED = re.compile("[<>=]")
_PLAN_HINT = (
    Message("ask.card.plan.hint"),
    *(Message(f"ask.card.plan.example{number}") for number in range(1, 5)),
)


def entry(ask: Interview, key: str, pack: TypedPack) -> Data:
    """Asks for a card that fits the others: another date, the same width (`pier18.deck`)."""
    card = common.identifier(ask, key, pack, ONE)
    others = pack.others(key)

    def part(name: str, read: Callable[[str], str]) -> str:
        question, hint = Message(f"ask.card.{name}", id=card), Message(f"ask.card.{name}.hint")
        return ask.ask(f"{key}.{name}", question, read, hint=hint)

    date = part("date", lambda line: _date(line, others))
    patron = part("patron", lambda line: read_symbol(letters(line, ask.lang)).value)
    upper = part("upper", lambda line: _upper(line, others, ask.lang))
    cells = part("lower", lambda line: _cells(upper, line, ask.lang))
    return {
        "id": card,
        "date": date,
        "patron": patron,
        "cells": cells.split("\n"),
        **_plan(ask, f"{key}.plan", card, (pack.entry(key) or {}).get("plan_text")),
    }


def _date(line: str, others: Sequence[Data]) -> str:
    """The typed date, which no other card may have."""
    date = position_questions.date(line)
    for other in others:
        if other["date"] == str(date):
            raise answer_parsers.refuse("date_taken", date=date, id=other["id"])
    return str(date)


def _upper(line: str, others: Sequence[Data], lang: str) -> str:
    """The typed upper side, which must be as wide as most other cards."""
    line = side(_filled(line), lang)
    columns = Pier.parse(f"{line}\n{line}").columns
    widths = Counter(len(other["cells"][0]) for other in others)
    for expected, _ in widths.most_common(1):
        if columns != expected:
            like = next(other["id"] for other in others if len(other["cells"][0]) == expected)
            raise answer_parsers.refuse("width", typed=columns, columns=expected, id=like)
    return line


def _cells(upper: str, line: str, lang: str) -> str:
    """The columns of the card from both sides, which must have the same length."""
    return str(Pier.parse(f"{upper}\n{letters(_filled(line), lang)}"))


def _filled(line: str) -> str:
    if not line:
        raise answer_parsers.refuse("empty_side")
    return line


def _plan(ask: Interview, key: str, card: str, words: str | None) -> Data:
    """Asks for the plan: a condition, or plain words; `words` are those of the card so far."""
    text = ask.ask(key, Message("ask.card.plan", id=card), _plan_text, hint=_PLAN_HINT)
    if text == words:
        return {"plan_text": text}
    try:
        return {"plan": str(Condition(text))}
    except NotationError as error:
        return _in_words(ask, key, text, error)


def _plan_text(line: str) -> str:
    """Checks a plan; text that is not a condition may be plain words, but must not be empty."""
    if not line:
        raise answer_parsers.refuse("empty_plan")
    value_checks.require(value_checks.name, line, "plan")
    return line


def _in_words(ask: Interview, key: str, text: str, error: NotationError) -> Data:
    """Whether to keep a plan that is not a condition as plain words.

    The answer is about these words alone, so they are a part of its key.
    """
    about, compared = f"{key} {text}", bool(_COMPARED.search(text))
    if about not in ask.answers:
        ask.tell(error.problems[: 3 if compared else 1])
    default = "n" if compared else say(Message("ask.yes"), ask.lang)
    if ask.ask(about, Message("ask.card.in_words"), answer_parsers.yes_or_no, default):
        return {"plan_text": text}
    ask.take_back(key, about)
    raise AgainError


def answers_about(entry: Data, lang: str) -> dict[str, str]:
    """The answers that give a card."""
    upper, lower = entry["cells"]
    return {
        "id": entry["id"],
        "date": say(CardDate.parse(entry["date"]).message, lang),
        "patron": entry["patron"],
        "upper": upper,
        "lower": lower,
        "plan": entry.get("plan") or entry["plan_text"],
    }


def lacking(pack: TypedPack) -> Iterator[Message]:
    """The difference between the number of cards and that of the game (`pier18.deck`)."""
    missing = _PRINTED - len(pack.entries)
    if missing > 0:
        yield Message("dialog.pack.missing", printed=_PRINTED, missing=missing)
    elif missing < 0:
        yield Message("dialog.pack.too_many", printed=_PRINTED, more=-missing)


PACK_QUESTIONS = PackQuestions(
    listed=LISTED,
    one=ONE,
    entry=entry,
    answers_about=answers_about,
    row=lambda entry, lang: tuple(answers_about(entry, lang).values()),
    picture=lambda entry, lang: pictures.card(CARD(entry), page(lang)),
    example=lambda first, second: f'cards = ["{first}", "{second}+1"]',
    lacking=lacking,
)
