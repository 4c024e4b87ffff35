"""The output of `boardscore score`: table, winner, reasons, mistakes."""

from collections.abc import Iterator

import click

from boardscore.cli import terminal
from boardscore.cli.terminal_style import page
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.core.problems import MOST_PROBLEMS, describe_all
from boardscore.core.results import Result
from boardscore.core.terminal_text import LineFormat
from boardscore.show import report

_MOST_MISTAKES = 20


def score(file: str, result: Result, lang: str, *, explain: bool) -> str:
    """The report about a result: the table, the winner, and with `explain` every reason."""
    return report.score(result, page(lang), file, explain=explain)


def table(result: Result, lang: str) -> str:
    """The categories by player; players that do not fit side by side continue below."""
    return report.table(result, page(lang))


def explain_brackets(result: Result, lang: str) -> Iterator[str]:
    """The explanation of numbers in brackets, if there are any."""
    return report.explain_brackets(result, page(lang))


def mistakes(file: str, error: BoardscoreError, lang: str, summary: str = "say.mistakes") -> str:
    """All mistakes of a file, the first ones in full."""
    count = len(error.problems)
    shown_on = LineFormat(terminal.line_length(), terminal.written_to_errors)
    shown = [*describe_all(error.problems[:_MOST_MISTAKES], lang, shown_on)]
    if count > len(shown):
        shown.append(say(Message("say.and_more", count=count - len(shown)), lang))
    number = count if count < MOST_PROBLEMS else Message("say.or_more", count=count)
    end = say(Message(summary, file=file or '""', count=number), lang)
    return "\n".join([*shown, click.style(end, fg="red")])
