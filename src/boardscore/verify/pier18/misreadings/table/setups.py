"""Programs for Pier 18 that misread possible set-ups or the table at the start."""

from itertools import pairwise

from boardscore.verify.pier18.misreadings.play.plain_referee import HAND
from boardscore.verify.vectors import shared_misreadings as shared
from boardscore.verify.vectors.misreading import misread

DECK = shared.Words("deck", "card", "Karten")

ROWS = (
    misread(
        "players/how-many:one",
        "a single player can play",
        "Man kann allein spielen",
        are_so_many=lambda self, count: count in {1, 2, 3},
    ),
    misread(
        "players/how-many:four",
        "four players can play as well",
        "Man kann auch zu viert spielen",
        are_so_many=lambda self, count: count in {2, 3, 4},
    ),
    misread(
        "players/how-many:only-two",
        "only two players can play",
        "Man kann nur zu zweit spielen",
        are_so_many=lambda self, count: count == 2,
    ),
    *shared.NAMES,
    misread(
        "deck/each-card-once:listed-again",
        "a pack may list a card twice",
        "Ein Datenpaket darf eine Karte zweimal nennen",
        are_listed_once=lambda self, ids: True,
    ),
    misread(
        "deck/one-width:any-width",
        "cards may be of any width",
        "Karten dürfen verschieden breit sein",
        are_of_a_width=lambda self, widths: True,
    ),
    misread(
        "deck/one-width:not-the-last",
        "the last card may be of another width",
        "Die letzte Karte darf eine andere Breite haben",
        are_of_a_width=lambda self, widths: len({*widths[:-1]}) == 1,
    ),
    misread(
        "deck/one-width:no-wider",
        "cards may be narrower than the first, but not wider",
        "Karten dürfen schmaler sein als die erste, nur nicht breiter",
        are_of_a_width=lambda self, widths: max(widths) == widths[0],
    ),
    misread(
        "deck/dates-differ:any-dates",
        "cards may have the same date",
        "Karten dürfen dasselbe Datum haben",
        are_of_dates=lambda self, dates: True,
    ),
    misread(
        "deck/dates-differ:neighbours",
        "only cards that are listed one after the other need different dates",
        "Nur aufeinanderfolgende Karten brauchen verschiedene Daten",
        are_of_dates=lambda self, dates: all(one != two for one, two in pairwise(dates)),
    ),
    misread(
        "deck/dates-differ:months",
        "no two cards may have dates in the same month",
        "Keine zwei Karten dürfen ein Datum im selben Monat haben",
        are_of_dates=lambda self, dates: len({date[:2] for date in dates}) == len(dates),
    ),
    *shared.of_decks("deck/whole-deck", DECK),
    misread(
        "deck/whole-deck:fewer",
        "cards may be missing from the deck",
        "Im Stapel dürfen Karten fehlen",
        is_deck=lambda self, deck: {*deck} <= {*self.cards} and len({*deck}) == len(deck),
    ),
    misread(
        "deck/whole-deck:again",
        "a card may be in the deck several times",
        "Eine Karte darf im Stapel mehrmals vorkommen",
        is_deck=lambda self, deck: {*deck} == {*self.cards},
    ),
    misread(
        "setup.deal/enough-cards:any-number",
        "any number of cards is enough",
        "Es reicht jede Anzahl von Karten",
        are_enough=lambda self, cards, players: True,
    ),
    misread(
        "setup.deal/enough-cards:for-two",
        "6 cards are enough for three players as well",
        "Auch zu dritt reichen 6 Karten",
        are_enough=lambda self, cards, players: cards >= HAND * 2,
    ),
    misread(
        "setup.deal/enough-cards:a-round-too",
        "there must be cards for at least one round",
        "Es muss mindestens für eine Runde reichen",
        are_enough=lambda self, cards, players: cards >= HAND * players + players + 1,
    ),
    misread(
        "setup.deal/enough-cards:eighteen",
        "there must be 18 cards",
        "Es müssen 18 Karten sein",
        are_enough=lambda self, cards, players: cards == 18,
    ),
    misread(
        "setup.deal/in-order:in-turn",
        "the cards are dealt one at a time, going round the table",
        "Die Karten werden einzeln reihum ausgeteilt",
        hand_from=lambda self, ids, seat: ids[seat :: len(self.seats)],
    ),
    misread(
        "setup.deal/in-order:from-behind",
        "the last seat is dealt its hand first",
        "Zuerst wird dem letzten Sitz ausgeteilt",
        hand_from=lambda self, ids, seat: list(ids)[::-1][HAND * seat : HAND * (seat + 1)][::-1],
    ),
    *shared.of_rulings("round.draft/known-ruling"),
    misread(
        "round.draft/known-ruling:never-turned",
        "no ruling can allow half turns",
        "Halbe Drehungen lassen sich durch keine Auslegung erlauben",
        is_ruling=lambda self, name, value: (
            value in self.RULINGS.get(name, ()) and value is not True
        ),
    ),
)
