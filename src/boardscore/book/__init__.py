"""The book: finished games, their statistics, and what other programs read.

Names that need SQLite or a writer of tables are imported on first use: a browser has neither.
"""

from typing import TYPE_CHECKING

from boardscore.book.bg_stats import link
from boardscore.book.entries import BookEntry, entry_of, read_book, read_entry, write_book
from boardscore.book.statistics import PairStatistics, PersonStatistics, Statistics, statistics

if TYPE_CHECKING:
    from boardscore.book.database import Book, Kept
    from boardscore.book.spreadsheet import write_csv, write_parquet

__all__ = [
    "Book",
    "BookEntry",
    "Kept",
    "PairStatistics",
    "PersonStatistics",
    "Statistics",
    "entry_of",
    "link",
    "read_book",
    "read_entry",
    "statistics",
    "write_book",
    "write_csv",
    "write_parquet",
]


def __getattr__(name: str) -> object:
    if name not in __all__:
        raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
    from boardscore.book import database, spreadsheet

    return getattr(database if hasattr(database, name) else spreadsheet, name)
