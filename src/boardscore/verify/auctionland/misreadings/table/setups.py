"""Programs for Auctionland that misread possible set-ups or the table at the start."""

from collections import Counter

from boardscore.verify.auctionland.misreadings.play.plain_referee import MONEY
from boardscore.verify.auctionland.misreadings.table.table_program import LEAST
from boardscore.verify.vectors import shared_misreadings as shared
from boardscore.verify.vectors.misreading import misread

ROWS = (
    misread("players/how-many:one", are_so_many=lambda self, count: 1 <= count <= 6),
    misread("players/how-many:seven", are_so_many=lambda self, count: 2 <= count <= 7),
    misread("players/how-many:five-at-most", are_so_many=lambda self, count: 2 <= count <= 5),
    *shared.NAMES,
    misread("tile/listed-once:listed-again", are_listed_once=lambda self, ids: True),
    misread(
        "tile/listed-once:no-copies",
        are_listed_once=lambda self, ids: len(self.copies()) == len({*ids}),
    ),
    misread(
        "setup.money/by-seat:told-as-ten",
        starting_money=lambda self: [MONEY[0] for _ in self.seats],
    ),
    misread("setup.market/at-least-three:any-size", is_market=lambda self, size: True),
    misread("setup.market/at-least-three:two", is_market=lambda self, size: size >= LEAST - 1),
    misread("setup.market/at-least-three:four", is_market=lambda self, size: size >= LEAST + 1),
    misread(
        "setup.market/at-least-three:enough-tiles",
        is_market=lambda self, size: LEAST <= size <= len(self.copies()),
    ),
    *shared.of_decks("setup.market/whole-deck"),
    misread(
        "setup.market/whole-deck:fewer",
        is_deck=lambda self, deck: Counter(deck) <= Counter(self.copies()),
    ),
    misread(
        "setup.market/whole-deck:kinds", is_deck=lambda self, deck: {*deck} == {*self.copies()}
    ),
    misread(
        "setup.market/from-the-front:from-behind",
        dealt=lambda self, ids: [*self.order[::-1], *list(ids)[::-1]][: len(ids)],
    ),
    misread(
        "setup.market/from-the-front:in-order-of-pack",
        dealt=lambda self, ids: self.copies()[: len(ids)],
    ),
    *shared.of_rulings("build.edge/known-ruling"),
    misread(
        "build.edge/known-ruling:always-free",
        is_ruling=lambda self, name, value: value in self.RULINGS.get(name, ()) and value != "none",
    ),
)
