"""`boardscore rules`: prints the rules and rulings in plain words."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import click

from boardscore import clauses as catalogue
from boardscore.clauses import Clause, Ruling, find, find_rulings
from boardscore.cli import terminal
from boardscore.cli.app import Command, argument
from boardscore.cli.usage_errors import WrongUse
from boardscore.core import registry
from boardscore.core.errors import UnknownClauseError
from boardscore.core.messages import Message, say

_MARGIN = "    "


@click.pass_obj
def _rules(lang: str, patterns: Sequence[str]) -> int:
    clauses, rulings = _found(patterns) if patterns else (catalogue.CLAUSES, catalogue.RULINGS)
    terminal.write("\n".join(_page(clauses, rulings, lang)))
    return 0


def _found(patterns: Sequence[str]) -> tuple[tuple[Clause, ...], tuple[Ruling, ...]]:
    """The rules to print that the patterns select; raises a usage error if one selects none."""
    clauses: dict[Any, None] = {}
    rulings: dict[Any, None] = {}
    for pattern in patterns:
        errors = []
        for found, search in ((clauses, find), (rulings, find_rulings)):
            try:
                found.update(dict.fromkeys(search(pattern)))
            except UnknownClauseError as error:
                errors.append(error)
        if len(errors) == 2:
            raise WrongUse(errors[0].problems[0].message)
    return tuple(clauses), tuple(rulings)


def _page(clauses: Sequence[Clause], rulings: Sequence[Ruling], lang: str) -> Iterator[str]:
    for game in registry.names():
        name = Message(f"game.{game}")
        of_game = [clause for clause in clauses if clause.game == game]
        if of_game:
            yield from (click.style(say(Message("rules.clauses", game=name), lang), bold=True), "")
        for clause in of_game:
            yield from _entry(clause.id, clause.title(lang), [clause.text(lang)])
        to_rule = [ruling for ruling in rulings if ruling.game == game]
        if to_rule:
            yield from (click.style(say(Message("rules.rulings", game=name), lang), bold=True), "")
        for ruling in to_rule:
            yield from _entry(ruling.id, ruling.question(lang), _answers(ruling, lang))


def _entry(name: str, title: str, paragraphs: Iterable[str]) -> Iterator[str]:
    first, *more = terminal.wrap(f"{name}  {title}", "", _MARGIN)
    yield click.style(name, fg="cyan") + first.removeprefix(name)
    yield from more
    for paragraph in paragraphs:
        yield from terminal.wrap(paragraph, _MARGIN, _MARGIN)
    yield ""


def _answers(ruling: Ruling, lang: str) -> Iterator[str]:
    """Each value of a ruling with its meaning, the case for it, and the default's source."""
    mark = " " + say(Message("rules.default"), lang)
    for value in ruling.values:
        yield f"{value}{mark}: {ruling.meaning(value, lang)}"
        yield say(Message("rules.for", why=ruling.speaks_for(value, lang)), lang)
        mark = ""
    said = {"source": ruling.source(lang), "room": ruling.room(lang)}
    yield say(Message("rules.settled", **said), lang)


command = Command("rules", _rules, argument("patterns", nargs=-1))
