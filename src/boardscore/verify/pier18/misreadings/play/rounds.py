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
        "2 players play 3 rounds",
        "Zu zweit werden 3 Runden gespielt",
        goes_on=lambda self: Referee.goes_on(self) and (len(self.seats) == 3 or self.round <= 3),
    ),
    misread(
        "round.count/three-players:two-rounds",
        "3 players play 2 rounds",
        "Zu dritt werden 2 Runden gespielt",
        goes_on=lambda self: Referee.goes_on(self) and (len(self.seats) == 2 or self.round <= 2),
    ),
    misread(
        "round.reveal/one-more-than-players:one-each",
        "as many cards are drawn as there are players",
        "Es werden so viele Karten aufgedeckt, wie Personen am Tisch sind",
        is_round=lambda self, cards: len(cards) == len(self.seats),
    ),
    misread(
        "round.reveal/one-more-than-players:any-number",
        "any number of cards is drawn",
        "Es werden beliebig viele Karten aufgedeckt",
        is_round=lambda self, cards: True,
    ),
    misread(
        "round.reveal/one-more-than-players:all-in-the-last-round",
        "the last round reveals all cards that are left",
        "In der letzten Runde werden alle übrigen Karten aufgedeckt",
        is_round=_all_that_is_left,
        ends_round=lambda self: len(self.drafted) == len(self.seats),
    ),
    misread(
        "round.reveal/from-the-deck:any-card",
        "cards that are no longer in the deck can be drawn",
        "Aufgedeckt werden auch Karten, die nicht mehr im Stapel sind",
        are_in_deck=lambda self, cards: self.phase == "reveal" or Referee.are_in_deck(self, cards),
    ),
    misread(
        "round.reveal/before-the-draft:at-any-time",
        "more cards can be drawn while others are still open",
        "Es dürfen Karten aufgedeckt werden, solange noch andere offen liegen",
        allows=_also_on_the_way,
        reveal=_more_cards,
    ),
    # Order
    misread(
        "round.order/clockwise:the-other-way",
        "play goes anticlockwise",
        "Es geht gegen den Uhrzeigersinn weiter",
        next_to_draft=lambda self: (self.first - len(self.drafted)) % len(self.seats),
    ),
    misread(
        "round.order/clockwise:back-and-forth",
        "every second round goes anticlockwise",
        "In jeder zweiten Runde geht es gegen den Uhrzeigersinn",
        next_to_draft=_back_and_forth,
    ),
    misread(
        "round.order/clockwise:in-seat-order",
        "in every round the first seat goes first",
        "In jeder Runde nimmt zuerst Sitz 1",
        next_to_draft=lambda self: len(self.drafted),
    ),
    misread(
        "round.order/clockwise:by-foundations",
        "a round goes in the order of the dates on the Foundations",
        "In einer Runde geht es nach den Daten der Fundamente",
        next_to_draft=_by_foundations,
    ),
    misread(
        "round.order/first-player-moves-on:stays",
        "the same player goes first in every round",
        "In allen Runden beginnt dieselbe Person",
        next_first=lambda self: self.first,
    ),
    misread(
        "round.order/first-player-moves-on:other-way",
        "the role of first player moves anticlockwise",
        "Der Startspieler wechselt gegen den Uhrzeigersinn",
        next_first=lambda self: (self.first - 1) % len(self.seats),
    ),
    misread(
        "round.order/first-player-moves-on:patron-starts",
        "the player who gets the Patron goes first in the next round",
        "Die nächste Runde beginnt, wer den Patron bekommen hat",
        next_first=_seat_after_patron,
    ),
    misread(
        "round.order/first-player-moves-on:earliest-draft",
        "the player who drafted the card with the earliest date goes first in the next round",
        "Die nächste Runde beginnt, wer die Karte mit dem frühesten Datum genommen hat",
        next_first=lambda self: self.earliest(self.drafted),
    ),
    misread(
        "round.order/first-player-moves-on:two-seats",
        "only the first two seats take turns in going first",
        "Nur Sitz 1 und 2 beginnen abwechselnd",
        next_first=lambda self: (self.first + 1) % 2,
    ),
    misread(
        "round.order/one-card-each:last-card-too",
        "the first player also takes the last open card",
        "Auch die letzte offene Karte wird noch genommen",
        ends_round=lambda self: not self.open,
        end_round=_without_patron,
    ),
    # Taking a card
    misread(
        "round.draft/any-open-card:not-the-last",
        "the card drawn last cannot be taken, as it is the Patron",
        "Die zuletzt aufgedeckte Karte darf niemand nehmen, denn sie ist der Patron",
        takeable=lambda self, seat: self.open[:-1],
    ),
    misread(
        "round.draft/only-open-cards:from-the-deck",
        "a card of the deck can be taken in place of an open one",
        "Statt einer offenen Karte darf man eine aus dem Stapel nehmen",
        takeable=lambda self, seat: [*self.open, *self.deck],
    ),
    misread(
        "round.draft/only-open-cards:from-others",
        "a card that another player took this round can be taken as well",
        "Auch eine Karte, die diese Runde schon jemand genommen hat, darf man nehmen",
        takeable=lambda self, seat: [*self.open, *self.drafted.values()],
    ),
    misread(
        "round.draft/water-end:land-end",
        "a new card is laid at the land end",
        "Eine neue Karte kommt ans Landende",
        extended=lambda self, pier, cells, overlap: [
            cells[side] + pier[side][overlap:] for side in BOTH
        ],
    ),
    misread(
        "round.draft/half-turn:always",
        "a drafted card may be turned by 180 degrees",
        "Eine genommene Karte darf um 180 Grad gedreht werden",
        may_be_turned=turnable_in("draft"),
    ),
    misread(
        "round.draft/half-turn:sides-only",
        "a half turn swaps the sides, and the columns stay in order",
        "Eine halbe Drehung vertauscht nur die Seiten, nicht die Spalten",
        turned=lambda self, cells: [cells[1], cells[0]],
    ),
    misread(
        "round.draft/half-turn:columns-only",
        "a half turn reverses the columns, and the sides stay",
        "Eine halbe Drehung kehrt nur die Spalten um, nicht die Seiten",
        turned=lambda self, cells: [side[::-1] for side in cells],
    ),
    misread(
        "round.draft/half-turn:never",
        "a drafted card can never be turned, whatever the ruling",
        "Eine genommene Karte wird nie gedreht, egal was gewählt ist",
        may_be_turned=lambda self, card: (
            self.phase != "draft" and Referee.may_be_turned(self, card)
        ),
    ),
    # Overlapping
    misread(
        "round.overlap/all-but-one:all",
        "a card may cover all columns of the previous card",
        "Eine Karte darf alle Spalten der Karte davor überdecken",
        overlaps=lambda self: range(self.width + 1),
    ),
    misread(
        "round.overlap/all-but-one:all-but-two",
        "two columns of the previous card have to stay visible",
        "Von der Karte davor müssen zwei Spalten zu sehen bleiben",
        overlaps=lambda self: range(max(1, self.width - 1)),
    ),
    misread(
        "round.overlap/all-but-one:half",
        "a card covers half of the previous card at most",
        "Eine Karte überdeckt höchstens die Hälfte der Karte davor",
        overlaps=lambda self: range(self.width // 2 + 1 if self.width > 1 else 1),
    ),
    misread(
        "round.overlap/all-but-one:not-again",
        "a card that covers another cannot be covered itself",
        "Eine Karte, die eine andere überdeckt, wird selbst nicht überdeckt",
        overlaps=lambda self: range(1 if _has_covered(self, self.acting()[0]) else self.width),
    ),
    misread(
        "round.overlap/all-but-one:none-or-most",
        "a card covers nothing, or all columns but one",
        "Eine Karte überdeckt entweder nichts oder alle Spalten bis auf eine",
        overlaps=lambda self: sorted({0, self.width - 1}),
    ),
    misread(
        "round.overlap/none:must-cover",
        "a card has to cover at least one column, if it can",
        "Eine Karte muss mindestens eine Spalte überdecken, wenn es geht",
        overlaps=lambda self: range(1, self.width) or range(1),
    ),
    misread(
        "round.overlap/none:never-covers",
        "a card never covers another one",
        "Eine Karte überdeckt nie eine andere",
        overlaps=lambda self: range(1),
    ),
    misread(
        "round.overlap/card-before:first-columns",
        "the first columns of the previous card are covered",
        "Überdeckt werden die ersten Spalten der Karte davor",
        extended=_first_columns,
    ),
    misread(
        "round.overlap/card-before:not-the-foundation",
        "the Foundation cannot be covered",
        "Das Fundament wird nicht überdeckt",
        overlaps=lambda self: range(1 if self.phase == "draft" and self.round == 1 else self.width),
    ),
    misread(
        "round.overlap/card-before:at-the-land",
        "columns at the land are covered",
        "Überdeckt werden Spalten am Land",
        extended=lambda self, pier, cells, overlap: [
            pier[side][overlap:] + cells[side] for side in BOTH
        ],
    ),
    misread(
        "round.overlap/new-on-top:below",
        "the new card is tucked under the pier",
        "Die neue Karte wird unter den Pier geschoben",
        extended=lambda self, pier, cells, overlap: [
            pier[side] + cells[side][overlap:] for side in BOTH
        ],
    ),
    misread(
        "round.overlap/new-on-top:seen-through",
        "symbols show through empty spaces of the card on top",
        "Durch leere Felder der oberen Karte sind Symbole darunter zu sehen",
        extended=_seen_through,
    ),
)
