"""Programs for Pier 18 that reveal secrets or hide public information."""

from boardscore.verify.pier18.misreadings.table.setups import DECK
from boardscore.verify.pier18.misreadings.table.table_program import TableProgram
from boardscore.verify.vectors import shared_misreadings as shared
from boardscore.verify.vectors.misreading import misread

ROWS = (
    misread(
        "setup.deal/own-cards:all-hands",
        "all players see everyone's hand",
        "Alle sehen auch die Karten der anderen",
        seen_hand=lambda self, seat, own: self.hands[seat] if self.are_choosing() else [],
    ),
    misread(
        "setup.deal/own-cards:no-hand",
        "players do not even see their own hand",
        "Nicht einmal die eigene Hand ist zu sehen",
        seen_hand=lambda self, seat, own: None if self.are_choosing() else [],
    ),
    misread(
        "setup.deal/own-cards:deck-without-hands",
        "players know that the cards in other hands are not in the deck",
        "Es ist bekannt, dass Karten aus fremden Händen nicht im Stapel sind",
        maybe_in_deck=lambda self, seat: self.deck,
    ),
    misread(
        "setup.choose/secret:plans",
        "a Plan is shown as soon as it is chosen",
        "Ein Plan wird gezeigt, sobald er gewählt ist",
        seen_plan=lambda self, seat, own: self.plans[seat],
    ),
    misread(
        "setup.choose/secret:foundations",
        "a Foundation is shown as soon as it is chosen",
        "Ein Fundament wird gezeigt, sobald es gewählt ist",
        seen_foundation=lambda self, seat, own: self.foundations[seat],
    ),
    misread(
        "setup.choose/secret:own-too",
        "players do not even see their own Plan before all have chosen",
        "Nicht einmal den eigenen Plan sieht man, bevor alle gewählt haben",
        seen_plan=lambda self, seat, own: None if self.are_choosing() else self.plans[seat],
    ),
    misread(
        "setup.choose/shown:plans-hidden",
        "Plans stay hidden until the end",
        "Pläne bleiben bis zum Ende verdeckt",
        seen_plan=lambda self, seat, own: self.plans[seat] if own else None,
    ),
    misread(
        "setup.choose/shown:foundations-hidden",
        "Foundations stay hidden until the end",
        "Fundamente bleiben bis zum Ende verdeckt",
        seen_foundation=lambda self, seat, own: self.foundations[seat] if own else None,
    ),
    misread(
        "setup.choose/shown:hands-stay",
        "players keep their cards in hand when all have chosen",
        "Auch wenn alle gewählt haben, bleiben die Karten auf der Hand",
        seen_hand=lambda self, seat, own: self.hands[seat] if own else None,
    ),
    misread(
        "setup.return/known-to-all:without-returned",
        "the cards that others gave back are not listed with the deck",
        "Was andere zurückgegeben haben, fehlt in der Liste der Karten im Stapel",
        maybe_in_deck=lambda self, seat: [
            card
            for card in TableProgram.maybe_in_deck(self, seat)
            if self.are_choosing() or seat is None or card not in self.of_others(seat)
        ],
    ),
    misread(
        "setup.return/known-to-all:nothing-known",
        "no one knows which cards are in the deck",
        "Niemand weiß, welche Karten im Stapel sind",
        maybe_in_deck=lambda self, seat: self.cards,
    ),
    *shared.of_hidden_order("setup.return/order-unknown", DECK),
    misread(
        "round.reveal/open-to-all:in-turn",
        "only the player whose turn it is sees the open cards",
        "Die offenen Karten sieht nur, wer an der Reihe ist",
        seen_open=lambda self, seat: self.open if seat in {None, *self.acting()} else [],
    ),
    misread(
        "round.reveal/open-to-all:as-revealed",
        "cards that were taken still lie open",
        "Genommene Karten liegen weiter offen",
        seen_open=lambda self, seat: [*self.drafted.values(), *self.open] if self.open else [],
    ),
    shared.of_own_moves("round.order/own-moves"),
    misread(
        "round.order/own-moves:any-time",
        "all players may draft at any time",
        "Alle dürfen jederzeit nehmen",
        moves_of=lambda self, seat: [{**move, "player": seat} for move in self.moves()],
    ),
    misread(
        "end.plan/secret:at-once",
        "a Plan is visible as soon as it is laid",
        "Ein angelegter Plan ist sofort zu sehen",
        is_secret=lambda self, seat: False,
    ),
    misread(
        "end.plan/secret:own-too",
        "players do not even see their own Plan on the pier before all have laid theirs",
        "Nicht einmal am eigenen Pier sieht man den Plan, bevor alle angelegt haben",
        seen_pier=lambda self, seat, own: TableProgram.seen_pier(self, seat, own=False),
    ),
    misread(
        "end.plan/secret:pier-hidden",
        "a pier is hidden from others once its Plan is laid, until all are laid",
        "Ein Pier mit Plan ist für andere verdeckt, bis alle angelegt haben",
        seen_pier=lambda self, seat, own: (
            None if self.is_secret(seat) and not own else TableProgram.seen_pier(self, seat, own)
        ),
    ),
)
