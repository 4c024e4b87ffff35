"""What is wrong with a table as a whole; what is wrong with a row stands in the row."""

from boardscore.core.errors import BoardscoreError


class TableError(BoardscoreError):
    """A table cannot be scored at all: a column is missing, or of a type that cannot be read."""
