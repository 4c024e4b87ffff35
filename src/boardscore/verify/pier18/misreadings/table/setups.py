"""Programs for Pier 18 that misread possible set-ups or the table at the start."""

from itertools import pairwise

from boardscore.verify.pier18.misreadings.play.plain_referee import HAND
from boardscore.verify.vectors import shared_misreadings as shared
from boardscore.verify.vectors.misreading import misread

ROWS = (
    misread("players/how-many:one", are_so_many=lambda self, count: count in {1, 2, 3}),
    misread("players/how-many:four", are_so_many=lambda self, count: count in {2, 3, 4}),
    misread("players/how-many:only-two", are_so_many=lambda self, count: count == 2),
    *shared.NAMES,
    misread("deck/each-card-once:listed-again", are_listed_once=lambda self, ids: True),
    misread("deck/one-width:any-width", are_of_a_width=lambda self, widths: True),
    misread(
        "deck/one-width:not-the-last", are_of_a_width=lambda self, widths: len({*widths[:-1]}) == 1
    ),
    misread(
        "deck/one-width:no-wider", are_of_a_width=lambda self, widths: max(widths) == widths[0]
    ),
    misread("deck/dates-differ:any-dates", are_of_dates=lambda self, dates: True),
    misread(
        "deck/dates-differ:neighbours",
        are_of_dates=lambda self, dates: all(one != two for one, two in pairwise(dates)),
    ),
    misread(
        "deck/dates-differ:months",
        are_of_dates=lambda self, dates: len({date[:2] for date in dates}) == len(dates),
    ),
    *shared.of_decks("deck/whole-deck"),
    misread(
        "deck/whole-deck:fewer",
        is_deck=lambda self, deck: {*deck} <= {*self.cards} and len({*deck}) == len(deck),
    ),
    misread("deck/whole-deck:again", is_deck=lambda self, deck: {*deck} == {*self.cards}),
    misread("setup.deal/enough-cards:any-number", are_enough=lambda self, cards, players: True),
    misread(
        "setup.deal/enough-cards:for-two", are_enough=lambda self, cards, players: cards >= HAND * 2
    ),
    misread(
        "setup.deal/enough-cards:a-round-too",
        are_enough=lambda self, cards, players: cards >= HAND * players + players + 1,
    ),
    misread(
        "setup.deal/enough-cards:eighteen", are_enough=lambda self, cards, players: cards == 18
    ),
    misread(
        "setup.deal/in-order:in-turn",
        hand_from=lambda self, ids, seat: ids[seat :: len(self.seats)],
    ),
    misread(
        "setup.deal/in-order:from-behind",
        hand_from=lambda self, ids, seat: list(ids)[::-1][HAND * seat : HAND * (seat + 1)][::-1],
    ),
    *shared.of_rulings("round.draft/known-ruling"),
    misread(
        "round.draft/known-ruling:never-turned",
        is_ruling=lambda self, name, value: (
            value in self.RULINGS.get(name, ()) and value is not True
        ),
    ),
)
