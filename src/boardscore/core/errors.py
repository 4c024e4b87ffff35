"""The exceptions of boardscore, each with every problem found."""

from boardscore.core.problems import Problem, Sentence, describe_all


class BoardscoreError(ValueError):
    """Something given to boardscore is wrong; `problems` holds every mistake found.

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
        """The first problem as an English sentence."""
        return self.problems[0].message.text()

    @property
    def where(self) -> str:
        """The path of the first problem, such as `players[1].pier`; empty if it has none."""
        return self.problems[0].where

    @property
    def clause(self) -> str | None:
        """The clause that the first problem breaks."""
        return self.problems[0].clause

    def describe(self, lang: str = "en") -> str:
        """All problems as text; many equal ones are described once, then only listed."""
        return "\n".join(describe_all(self.problems, lang))

    def __str__(self) -> str:
        return self.describe()


class NotationError(BoardscoreError):
    """The notation of a pier, a tile, an island or a date is wrong."""


class ModelError(BoardscoreError):
    """A value does not exist in the game: a fifth row, 30 February, a negative count."""


class PositionError(BoardscoreError):
    """A position (a file or a dict) contains mistakes; `problems` holds all of them."""


class PackError(BoardscoreError):
    """A pack (a file or a dict) contains mistakes; `problems` holds all of them."""


class DocumentError(BoardscoreError):
    """A file cannot be read, or is not a TOML or JSON document."""


class MoveError(BoardscoreError):
    """A move, as a dict or a line of a record, cannot be read."""


class IllegalMoveError(BoardscoreError):
    """A move breaks a rule, or is not possible now."""


class RecordError(BoardscoreError):
    """A game record contains a mistake or an illegal move."""


class GameError(TypeError):
    """The code of an added game does not fit the interface of games; no input can correct that."""

    def __init__(self, message: Sentence) -> None:
        super().__init__(message)
        self.message = message

    def __str__(self) -> str:
        return self.message.text()


class UnknownClauseError(BoardscoreError):
    """No clause has this id or matches this pattern."""


class TableError(BoardscoreError):
    """A table cannot be scored at all: a column is missing or has an unreadable type."""
