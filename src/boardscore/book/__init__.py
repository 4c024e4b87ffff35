"""The book: finished games, their statistics, and what other programs read."""

from boardscore.book.bg_stats import link
from boardscore.book.database import Book, Kept
from boardscore.book.entries import BookEntry, entry_of, read_book, read_entry, write_book
from boardscore.book.spreadsheet import write_csv, write_parquet
from boardscore.book.statistics import (
    PairStatistics,
    PersonStatistics,
    Statistics,
    statistics,
)

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
