"""Sources of typed lines: the line editor, a plain terminal, a pipe."""

from collections.abc import Callable, Iterable
from typing import ClassVar, Protocol

from boardscore.cli import terminal

LONGEST = 4000
"""The most characters of a line."""


class Lines(Protocol):
    """A source of lines."""

    fills_in: ClassVar[bool]
    """Whether an earlier answer can be filled in, to be edited."""

    def line(self, question: str, before: str | None, words: Callable[[], Iterable[str]], /) -> str:
        """The next line; where it can be edited, `before` is filled in and Tab completes `words`.

        Raises `EOFError` if no more comes.
        """
        ...

    def remembers(self, wanted: bool, /) -> None:
        """Whether what is typed from now on can be recalled, where lines can be edited."""
        ...

    def drop_typed_ahead(self) -> bool:
        """Drops text that was typed or pasted and not read yet; returns whether there was any."""
        ...


class PlainLines:
    """Lines of a pipe, or of a terminal that can only write line below line."""

    fills_in: ClassVar[bool] = False

    def line(self, question: str, _: str | None, __: Callable[[], Iterable[str]], /) -> str:
        """The next line; raises `EOFError` if no more comes."""
        try:
            return input(terminal.encodable(question))
        except (EOFError, RuntimeError):  # no more input, or no input at all
            terminal.write("")
            raise EOFError from None
        except KeyboardInterrupt:
            terminal.write("")
            raise

    def remembers(self, _: bool, /) -> None:
        """Does nothing: there is no history."""

    def drop_typed_ahead(self) -> bool:
        """Drops text that was typed or pasted and not read yet; returns whether there was any."""
        return terminal.drop_typed_ahead()
