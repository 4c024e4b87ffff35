"""Sources of typed lines: the line editor, a plain terminal, a pipe."""

from collections.abc import Callable, Iterable
from typing import ClassVar, Protocol

from boardscore.cli import terminal

LONGEST = 4000
"""How many characters a line may have."""


class Lines(Protocol):
    """Where lines come from."""

    fills_in: ClassVar[bool]
    """Whether an earlier answer can stand in the line already, to be changed."""

    def line(self, question: str, before: str | None, words: Callable[[], Iterable[str]], /) -> str:
        """The next line; where it can be edited, `before` stands there and Tab completes `words`.

        Raises `EOFError` if no more comes.
        """
        ...

    def remembers(self, wanted: bool, /) -> None:
        """Whether what is typed from now on can be brought back, where lines can be edited."""
        ...

    def drop_typed_ahead(self) -> bool:
        """Drops what was typed or pasted and not read yet; says if there was anything."""
        ...


class PlainLines:
    """Lines as they come: of a pipe, or of a terminal that can only write one below the other."""

    fills_in: ClassVar[bool] = False

    def line(self, question: str, _: str | None, __: Callable[[], Iterable[str]], /) -> str:
        """The next line; raises `EOFError` if no more comes."""
        try:
            return input(terminal.encodable(question))
        except (EOFError, RuntimeError):  # nothing more comes, or nothing is there to read from
            terminal.write("")
            raise EOFError from None
        except KeyboardInterrupt:
            terminal.write("")
            raise

    def remembers(self, _: bool, /) -> None:
        """Nothing is brought back."""

    def drop_typed_ahead(self) -> bool:
        """Drops what was typed or pasted and not read yet; says if there was anything."""
        return terminal.drop_typed_ahead()
