"""Referees that misread the rounds: their number, their order, and laying a card."""

from collections.abc import Callable

from boardscore.verify.pier18.misreadings.play.plain_referee import BOTH, Cells, Referee
from boardscore.verify.vectors.misreading import misread
from boardscore.verify.vectors.rule_by_rule_programs import Move


def _back_and_forth(self: Referee) -> int:
    step = len(self.drafted) if self.round % 2 else -len(self.drafted)
    return (self.first + step) % len(self.seats)


def _by_foundations(self: Referee) -> int:
    order = sorted(self.seats, key=lambda seat: self.date(self.foundations[seat]))
    return order[(order.index(self.first) + len(self.drafted)) % len(order)]


def _seat_after_patron(self: Referee) -> int:
    got = [seat for seat in self.seats if set(self.patrons[seat]) & set(self.open)]
    return got[0] if got else Referee.next_first(self)


def _without_patron(self: Referee) -> None:
    self.first = self.next_first()
    self.next_round()


def _also_on_the_way(self: Referee, move: Move) -> bool:
    if self.phase == "draft" and move.get("move") == "reveal":
        return self.can_be_drawn(move["cards"])
    return Referee.allows(self, move)


def _more_cards(self: Referee, move: Move) -> None:
    self.open = [*self.open, *move["cards"]]
    self.draw(move["cards"])
    self.phase = "draft"


def _first_columns(self: Referee, pier: Cells, cells: Cells, overlap: int) -> Cells:
    start = len(pier[0]) - self.width
    return [pier[side][:start] + pier[side][start + overlap :] + cells[side] for side in BOTH]


def _seen_through(self: Referee, pier: Cells, cells: Cells, overlap: int) -> Cells:
    kept = len(pier[0]) - overlap
    shown = [
        "".join(new if new != "." else old for old, new in zip(pier[side][kept:], cells[side]))
        for side in BOTH
    ]
    return [pier[side][:kept] + shown[side] + cells[side][overlap:] for side in BOTH]


def _all_that_is_left(self: Referee, cards: object) -> bool:
    is_last = len(self.deck) < 2 * self.round_size()
    return len(cards) == (len(self.deck) if is_last else self.round_size())  # type: ignore[arg-type]


def _has_covered(self: Referee, seat: int) -> bool:
    return seat in self.before and (
        len(self.piers[seat][0]) < len(self.before[seat][0]) + self.width
    )


def turnable_in(phase: str) -> Callable[[Referee, str], bool]:
    """Cards may be turned in one phase, whatever the ruling."""
    return lambda self, card: (
        self.turned(self.cells_of(card)) != self.cells_of(card)
        if self.phase == phase
        else Referee.may_be_turned(self, card)
    )


ROWS = (
    misread(
        "round.count/two-players:three-rounds",
        goes_on=lambda self: Referee.goes_on(self) and (len(self.seats) == 3 or self.round <= 3),
    ),
    misread(
        "round.count/three-players:two-rounds",
        goes_on=lambda self: Referee.goes_on(self) and (len(self.seats) == 2 or self.round <= 2),
    ),
    misread(
        "round.reveal/one-more-than-players:one-each",
        is_round=lambda self, cards: len(cards) == len(self.seats),
    ),
    misread("round.reveal/one-more-than-players:any-number", is_round=lambda self, cards: True),
    misread(
        "round.reveal/one-more-than-players:all-in-the-last-round",
        is_round=_all_that_is_left,
        ends_round=lambda self: len(self.drafted) == len(self.seats),
    ),
    misread(
        "round.reveal/from-the-deck:any-card",
        are_in_deck=lambda self, cards: self.phase == "reveal" or Referee.are_in_deck(self, cards),
    ),
    misread(
        "round.reveal/before-the-draft:at-any-time", allows=_also_on_the_way, reveal=_more_cards
    ),
    # Order
    misread(
        "round.order/clockwise:the-other-way",
        next_to_draft=lambda self: (self.first - len(self.drafted)) % len(self.seats),
    ),
    misread("round.order/clockwise:back-and-forth", next_to_draft=_back_and_forth),
    misread("round.order/clockwise:in-seat-order", next_to_draft=lambda self: len(self.drafted)),
    misread("round.order/clockwise:by-foundations", next_to_draft=_by_foundations),
    misread("round.order/first-player-moves-on:stays", next_first=lambda self: self.first),
    misread(
        "round.order/first-player-moves-on:other-way",
        next_first=lambda self: (self.first - 1) % len(self.seats),
    ),
    misread("round.order/first-player-moves-on:patron-starts", next_first=_seat_after_patron),
    misread(
        "round.order/first-player-moves-on:earliest-draft",
        next_first=lambda self: self.earliest(self.drafted),
    ),
    misread(
        "round.order/first-player-moves-on:two-seats", next_first=lambda self: (self.first + 1) % 2
    ),
    misread(
        "round.order/one-card-each:last-card-too",
        ends_round=lambda self: not self.open,
        end_round=_without_patron,
    ),
    # Taking a card
    misread("round.draft/any-open-card:not-the-last", takeable=lambda self, seat: self.open[:-1]),
    misread(
        "round.draft/only-open-cards:from-the-deck",
        takeable=lambda self, seat: [*self.open, *self.deck],
    ),
    misread(
        "round.draft/only-open-cards:from-others",
        takeable=lambda self, seat: [*self.open, *self.drafted.values()],
    ),
    misread(
        "round.draft/water-end:land-end",
        extended=lambda self, pier, cells, overlap: [
            cells[side] + pier[side][overlap:] for side in BOTH
        ],
    ),
    misread("round.draft/half-turn:always", may_be_turned=turnable_in("draft")),
    misread("round.draft/half-turn:sides-only", turned=lambda self, cells: [cells[1], cells[0]]),
    misread(
        "round.draft/half-turn:columns-only",
        turned=lambda self, cells: [side[::-1] for side in cells],
    ),
    misread(
        "round.draft/half-turn:never",
        may_be_turned=lambda self, card: (
            self.phase != "draft" and Referee.may_be_turned(self, card)
        ),
    ),
    # Overlapping
    misread("round.overlap/all-but-one:all", overlaps=lambda self: range(self.width + 1)),
    misread(
        "round.overlap/all-but-one:all-but-two", overlaps=lambda self: range(max(1, self.width - 1))
    ),
    misread(
        "round.overlap/all-but-one:half",
        overlaps=lambda self: range(self.width // 2 + 1 if self.width > 1 else 1),
    ),
    misread(
        "round.overlap/all-but-one:not-again",
        overlaps=lambda self: range(1 if _has_covered(self, self.acting()[0]) else self.width),
    ),
    misread(
        "round.overlap/all-but-one:none-or-most", overlaps=lambda self: sorted({0, self.width - 1})
    ),
    misread(
        "round.overlap/none:must-cover", overlaps=lambda self: range(1, self.width) or range(1)
    ),
    misread("round.overlap/none:never-covers", overlaps=lambda self: range(1)),
    misread("round.overlap/card-before:first-columns", extended=_first_columns),
    misread(
        "round.overlap/card-before:not-the-foundation",
        overlaps=lambda self: range(1 if self.phase == "draft" and self.round == 1 else self.width),
    ),
    misread(
        "round.overlap/card-before:at-the-land",
        extended=lambda self, pier, cells, overlap: [
            pier[side][overlap:] + cells[side] for side in BOTH
        ],
    ),
    misread(
        "round.overlap/new-on-top:below",
        extended=lambda self, pier, cells, overlap: [
            pier[side] + cells[side][overlap:] for side in BOTH
        ],
    ),
    misread("round.overlap/new-on-top:seen-through", extended=_seen_through),
)
