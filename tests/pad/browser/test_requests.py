"""Answers that do not come, or come late: nothing is lost, and no older score is shown."""

from boardscore.book import write_book
from tests.book.games import entry, pier18_game

from .stories import stories

test_story = stories(
    __file__,
    GAME="pier18;;Anna!A.A!...!0!0!!;Ben!A!.!0!0!!",
    BOOK=write_book([entry(pier18_game())]),
)
