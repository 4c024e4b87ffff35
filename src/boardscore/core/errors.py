"""What boardscore raises: errors that carry every problem that was found."""

from boardscore.core.problems import Problem


class BoardscoreError(ValueError):
    """Something given to boardscore is wrong; `problems` holds every mistake that was found.

    >>> import boardscore
    >>> try:
    ...     boardscore.score({"game": "pier18", "players": [{"pier": ["S", "X"]}]})
    ... except BoardscoreError as error:
    ...     print(error.where, error.problems[0].code)
    players[0].pier unknown_symbol
    """

    def __init__(self, *problems: Problem) -> None:
        super().__init__(*problems)
        self.problems = problems

    @property
    def what(self) -> str:
        """What is wrong, in English: the sentence of the first problem."""
        return self.problems[0].message.text()

    @property
    def where(self) -> str:
        """Where the first problem is, such as `players[1].pier`; empty if nowhere."""
        return self.problems[0].where

    @property
    def clause(self) -> str | None:
        """The clause that the first problem breaks."""
        return self.problems[0].clause

    def describe(self, lang: str = "en") -> str:
        """All problems as text."""
        return "\n".join(problem.describe(lang) for problem in self.problems)

    def __str__(self) -> str:
        return self.describe()


class NotationError(BoardscoreError):
    """A pier, a tile, an island or a date is written in a way that cannot be read."""


class ModelError(BoardscoreError):
    """A value that the game does not have: a fifth row, a date of 30 February, a negative count."""


class PositionError(BoardscoreError):
    """A position, as a file or a dict, holds mistakes; all of them are in `problems`."""


class PackError(BoardscoreError):
    """A data pack, as a file or a dict, holds mistakes; all of them are in `problems`."""


class DocumentError(BoardscoreError):
    """A file cannot be read, or is not a TOML or JSON document."""


class MoveError(BoardscoreError):
    """A move, as a dict or a line of a record, is written in a way that cannot be read."""


class IllegalMoveError(BoardscoreError):
    """A move breaks a rule, or cannot be made now."""


class RecordError(BoardscoreError):
    """The record of a game holds a mistake or an illegal move."""


class UnknownClauseError(BoardscoreError):
    """There is no clause of this id, and none that the pattern matches."""


class TableError(BoardscoreError):
    """A table cannot be scored at all: a column is missing, or of a type that cannot be read."""
