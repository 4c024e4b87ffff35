"""Programs for Pier 18 that reveal secrets or hide public information."""

from boardscore.verify.pier18.misreadings.table.table_program import TableProgram
from boardscore.verify.vectors import shared_misreadings as shared
from boardscore.verify.vectors.misreading import misread

ROWS = (
    misread(
        "setup.deal/own-cards:all-hands",
        seen_hand=lambda self, seat, own: self.hands[seat] if self.are_choosing() else [],
    ),
    misread(
        "setup.deal/own-cards:no-hand",
        seen_hand=lambda self, seat, own: None if self.are_choosing() else [],
    ),
    misread("setup.deal/own-cards:deck-without-hands", maybe_in_deck=lambda self, seat: self.deck),
    misread("setup.choose/secret:plans", seen_plan=lambda self, seat, own: self.plans[seat]),
    misread(
        "setup.choose/secret:foundations",
        seen_foundation=lambda self, seat, own: self.foundations[seat],
    ),
    misread(
        "setup.choose/secret:own-too",
        seen_plan=lambda self, seat, own: None if self.are_choosing() else self.plans[seat],
    ),
    misread(
        "setup.choose/shown:plans-hidden",
        seen_plan=lambda self, seat, own: self.plans[seat] if own else None,
    ),
    misread(
        "setup.choose/shown:foundations-hidden",
        seen_foundation=lambda self, seat, own: self.foundations[seat] if own else None,
    ),
    misread(
        "setup.choose/shown:hands-stay",
        seen_hand=lambda self, seat, own: self.hands[seat] if own else None,
    ),
    misread(
        "setup.return/known-to-all:without-returned",
        maybe_in_deck=lambda self, seat: [
            card
            for card in TableProgram.maybe_in_deck(self, seat)
            if self.are_choosing() or seat is None or card not in self.of_others(seat)
        ],
    ),
    misread("setup.return/known-to-all:nothing-known", maybe_in_deck=lambda self, seat: self.cards),
    *shared.of_hidden_order("setup.return/order-unknown"),
    misread(
        "round.reveal/open-to-all:in-turn",
        seen_open=lambda self, seat: self.open if seat in {None, *self.acting()} else [],
    ),
    misread(
        "round.reveal/open-to-all:as-revealed",
        seen_open=lambda self, seat: [*self.drafted.values(), *self.open] if self.open else [],
    ),
    shared.of_own_moves("round.order/own-moves"),
    misread(
        "round.order/own-moves:any-time",
        moves_of=lambda self, seat: [{**move, "player": seat} for move in self.moves()],
    ),
    misread("end.plan/secret:at-once", is_secret=lambda self, seat: False),
    misread(
        "end.plan/secret:own-too",
        seen_pier=lambda self, seat, own: TableProgram.seen_pier(self, seat, own=False),
    ),
    misread(
        "end.plan/secret:pier-hidden",
        seen_pier=lambda self, seat, own: (
            None if self.is_secret(seat) and not own else TableProgram.seen_pier(self, seat, own)
        ),
    ),
)
