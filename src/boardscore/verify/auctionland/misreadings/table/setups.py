"""Programs for Auctionland that misread possible set-ups or the table at the start."""

from collections import Counter

from boardscore.verify.auctionland.misreadings.play.plain_referee import MONEY
from boardscore.verify.auctionland.misreadings.table.table_program import LEAST
from boardscore.verify.vectors import shared_misreadings as shared
from boardscore.verify.vectors.misreading import misread

STACK = shared.Words("stack", "tile", "Plättchen")

ROWS = (
    misread(
        "players/how-many:one",
        "a single player can play",
        "Man kann allein spielen",
        are_so_many=lambda self, count: 1 <= count <= 6,
    ),
    misread(
        "players/how-many:seven",
        "seven players can play as well",
        "Man kann auch zu siebt spielen",
        are_so_many=lambda self, count: 2 <= count <= 7,
    ),
    misread(
        "players/how-many:five-at-most",
        "no more than five players can play",
        "Man kann höchstens zu fünft spielen",
        are_so_many=lambda self, count: 2 <= count <= 5,
    ),
    *shared.NAMES,
    misread(
        "tile/listed-once:listed-again",
        "a pack may list a tile twice",
        "Ein Datenpaket darf ein Plättchen zweimal nennen",
        are_listed_once=lambda self, ids: True,
    ),
    misread(
        "tile/listed-once:no-copies",
        "a pack cannot have copies of a tile",
        "Von jedem Plättchen eines Datenpakets gibt es nur ein Exemplar",
        are_listed_once=lambda self, ids: len(self.copies()) == len({*ids}),
    ),
    misread(
        "setup.money/by-seat:told-as-ten",
        "at the start, every seat is shown with 10 dollars",
        "Am Anfang werden für jeden Sitz 10 Dollar genannt",
        starting_money=lambda self: [MONEY[0] for _ in self.seats],
    ),
    misread(
        "setup.market/at-least-three:any-size",
        "a market may have any size",
        "Ein Markt darf beliebig groß sein",
        is_market=lambda self, size: True,
    ),
    misread(
        "setup.market/at-least-three:two",
        "two tiles are enough for a market",
        "Für einen Markt reichen zwei Plättchen",
        is_market=lambda self, size: size >= LEAST - 1,
    ),
    misread(
        "setup.market/at-least-three:four",
        "a market has at least four tiles",
        "Ein Markt hat mindestens vier Plättchen",
        is_market=lambda self, size: size >= LEAST + 1,
    ),
    misread(
        "setup.market/at-least-three:enough-tiles",
        "there must be enough tiles to fill the market",
        "Die Plättchen müssen reichen, um den Markt zu füllen",
        is_market=lambda self, size: LEAST <= size <= len(self.copies()),
    ),
    *shared.of_decks("setup.market/whole-deck", STACK),
    misread(
        "setup.market/whole-deck:fewer",
        "tiles may be missing from the stack",
        "Im Stapel dürfen Plättchen fehlen",
        is_deck=lambda self, deck: Counter(deck) <= Counter(self.copies()),
    ),
    misread(
        "setup.market/whole-deck:kinds",
        "the stack needs every tile, whatever the number of copies",
        "Im Stapel muss jedes Plättchen vorkommen, egal wie oft",
        is_deck=lambda self, deck: {*deck} == {*self.copies()},
    ),
    misread(
        "setup.market/from-the-front:from-behind",
        "the first market is dealt from the bottom of the stack",
        "Der erste Markt kommt vom Ende des Stapels",
        dealt=lambda self, ids: [*self.order[::-1], *list(ids)[::-1]][: len(ids)],
    ),
    misread(
        "setup.market/from-the-front:in-order-of-pack",
        "the first market is dealt in the order of the pack",
        "Der erste Markt kommt von vorn aus dem Datenpaket",
        dealt=lambda self, ids: self.copies()[: len(ids)],
    ),
    *shared.of_rulings("build.edge/known-ruling"),
    misread(
        "build.edge/known-ruling:always-free",
        "no ruling can forbid turning",
        "Das Drehen lässt sich durch keine Auslegung verbieten",
        is_ruling=lambda self, name, value: value in self.RULINGS.get(name, ()) and value != "none",
    ),
)
