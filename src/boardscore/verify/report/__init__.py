"""Reports for people and for programs, and their page: language, width, detail."""

from collections.abc import Iterable, Iterator, Sequence

from attrs import frozen

from boardscore.core.errors import Sentence
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import printable
from boardscore.show.text_page import Page


@frozen
class ReportPage(Page):
    """The page of a report: its width, its language, its detail."""

    full: bool = False
    """Whether to show everything: all moves, the table, long pictures."""

    def lines(self, message: Sentence, first: str = "", rest: str = "") -> list[str]:
        """A message in lines that fit."""
        return self.wrapped(say(message, self.lang), first, rest)

    def notes(self, *messages: Sentence) -> Iterator[str]:
        """Notes in lines that fit, indented."""
        for message in messages:
            yield from self.lines(message, "  ", "    ")

    def printed(self, text: str, first: str, rest: str) -> list[str]:
        """A text of a program in lines that fit, without control characters."""
        return self.wrapped(printable(text), first, rest)

    def start_of(self, lines: Iterable[str], most: int) -> Sequence[str]:
        """The first lines and the number of the others; in full, all lines."""
        lines = [*lines]
        left = len(lines) - most
        if self.full or left <= 0:
            return lines
        return [*lines[:most], *self.lines(Message("judge.lines_left", count=left), "    ")]
