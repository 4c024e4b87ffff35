"""Naive referee of Pier 18: one table that changes in place, lists and dicts, nothing clever."""

from __future__ import annotations

import copy
from itertools import permutations
from types import SimpleNamespace
from typing import Any

from tests.naive import pier18

Move = dict[str, Any]

DEFAULTS = {
    "flower_adjacency": "same_side",
    "flower_points": "every_other_symbol",
    "ties_below_first": "same_rules",
    "patron_when_all_zero": "earliest_date",
    "half_turn": False,
}
CATEGORY = {"S": "flower_sellers", "Q": "poets", "H": "lovers", "A": "fishers"}


def turned_round(cells: tuple[str, str]) -> tuple[str, str]:
    """The columns reversed and the sides swapped (half_turn)."""
    upper, lower = cells
    return lower[::-1], upper[::-1]


def extended(pier: str, cells: tuple[str, str], overlap: int) -> str:
    """The pier with new columns on its last ones (pier18.round.draft, pier18.round.overlap)."""
    upper, lower = pier.split("\n")
    keep = len(upper) - overlap
    return upper[:keep] + cells[0] + "\n" + lower[:keep] + cells[1]


def symbol_counts(line: str) -> dict[str, int]:
    """Counts of a side or of both."""
    counts = {category: line.count(letter) for letter, category in CATEGORY.items()}
    return {**counts, "symbols": sum(counts.values()), "blanks": line.count(".")}


def plan_holds(plan: str, pier: str, rulings: dict[str, Any]) -> bool:
    """Whether the condition of a Plan holds for the finished pier (pier18.score.plan)."""
    upper, lower = pier.split("\n")
    adjacency, points = rulings["flower_adjacency"], rulings["flower_points"]
    groups = [len(group) for group in pier18.groups(upper, lower, adjacency)]
    names: dict[str, Any] = dict(symbol_counts(upper + lower))
    names["upper"] = SimpleNamespace(**symbol_counts(upper))
    names["lower"] = SimpleNamespace(**symbol_counts(lower))
    names["points"] = SimpleNamespace(**pier18.categories(upper, lower, adjacency, points))
    names["columns"] = len(upper)
    names["groups"] = len(groups)
    names["largest_group"] = max(groups, default=0)
    return bool(eval(f"({plan})", {"__builtins__": {}}, names))


class Referee:
    """A game of Pier 18 that sees every card; `play` changes it.

    `phase` is deal, choose, reveal, draft, finish or over. `round` counts the reveals so far and
    `first` is that round's first player (of round 1 as soon as the Foundations are chosen, before:
    None). A pier is two lines joined by a line break, both empty until the Foundation is chosen.
    """

    def __init__(self, cards: list[dict[str, Any]], players: int, rulings: dict[str, Any]) -> None:
        """A table before the deal (pier18.players, pier18.deck)."""
        assert players in (2, 3)
        assert set(rulings) <= set(DEFAULTS)
        assert rulings.get("patron_when_all_zero", "nobody") in ("nobody", "earliest_date")
        assert len(cards) >= 3 * players
        self.cards = {card["id"]: card for card in cards}
        self.cells = {card["id"]: pier18.read_pier("\n".join(card["cells"])) for card in cards}
        self.width = len(self.cells[cards[0]["id"]][0])
        assert len(self.cards) == len(cards)
        assert len({card["date"] for card in cards}) == len(cards)
        assert all(len(upper) == self.width for upper, _ in self.cells.values())
        self.rulings = {**DEFAULTS, **rulings}
        self.players = players
        self.phase = "deal"
        self.unseen = [card["id"] for card in cards]
        self.hands: list[list[str]] = [[] for _ in range(players)]
        self.plans: list[Any] = [None] * players
        self.foundations: list[Any] = [None] * players
        self.returned: list[str] = []
        self.piers = ["\n"] * players
        self.patrons: list[list[str]] = [[] for _ in range(players)]
        self.awards: list[dict[str, Any]] = []
        self.round = 0
        self.first: Any = None
        self.open: list[str] = []
        self.drafted: dict[int, str] = {}
        self.finished = 0
        self.verdicts: list[bool | None] = [None] * players

    # --- Legal moves ---

    @property
    def is_over(self) -> bool:
        """Whether every pier ends with its Plan (pier18.end.plan)."""
        return self.phase == "over"

    @property
    def chance_due(self) -> str | None:
        """The move that chance has to make before any player may act."""
        return self.phase if self.phase in ("deal", "reveal") else None

    @property
    def chance_size(self) -> int:
        """Number of cards for it (pier18.setup.deal, pier18.round.reveal)."""
        return {"deal": 3 * self.players, "reveal": self.players + 1}.get(self.phase, 0)

    @property
    def to_act(self) -> set[int]:
        """The seats that may act; simultaneous decisions are made in seat order."""
        if self.phase == "choose":
            return {self.foundations.index(None)}
        if self.phase == "draft":
            return {(self.first + len(self.drafted)) % self.players}
        return {self.finished} if self.phase == "finish" else set()

    def legal_chance(self, move: Move) -> bool:
        """Whether chance may make this move now (pier18.setup.deal, pier18.round.reveal)."""
        if self.phase == "deal" and set(move) == {"move", "hands"}:
            three_each = [len(hand) for hand in move["hands"]] == [3] * self.players
            drawn = [card for hand in move["hands"] for card in hand]
        elif self.phase == "reveal" and set(move) == {"move", "cards"}:
            three_each = True
            drawn = list(move["cards"])
        else:
            return False
        right_count = len(drawn) == len(set(drawn)) == self.chance_size
        all_unseen = set(drawn) <= set(self.unseen)
        return bool(move["move"] == self.phase and three_each and right_count and all_unseen)

    def legal_moves(self) -> list[Move]:
        """Every move of the seat to act; none when chance is due or the game is over."""
        moves: list[Move] = []
        for seat in self.to_act:
            if self.phase == "choose":
                moves += self.choices(seat)
            elif self.phase == "draft":
                for card in self.open:
                    start = {"move": "draft", "player": seat, "card": card}
                    moves += self.ways_to_lay(start, card)
            else:
                moves += self.ways_to_lay({"move": "finish", "player": seat}, self.plans[seat])
        return moves

    def choices(self, seat: int) -> list[Move]:
        """Any Plan of the hand with any other card as Foundation (pier18.setup.choose)."""
        return [
            {"move": "choose", "player": seat, "plan": plan, "foundation": foundation}
            for plan, foundation in permutations(self.hands[seat], 2)
        ]

    def ways_to_lay(self, start: Move, card: str) -> list[Move]:
        """Every number of covered columns but all, possibly turned (pier18.round.overlap)."""
        cells = self.cells[card]
        moves: list[Move] = [{**start, "overlap": overlap} for overlap in range(self.width)]
        if self.rulings["half_turn"] and turned_round(cells) != cells:
            moves += [{**move, "turned": True} for move in moves]
        return moves

    # --- Consequences ---

    def play(self, move: Move) -> None:
        """Carry out a legal move of chance or of a player."""
        move = {key: value for key, value in move.items() if (key, value) != ("turned", False)}
        assert self.legal_chance(move) if self.chance_due else move in self.legal_moves()
        getattr(self, self.phase)(move)  # deal, choose, reveal, draft or finish

    def deal(self, move: Move) -> None:
        """Three cards for each player (pier18.setup.deal)."""
        self.hands = [list(hand) for hand in move["hands"]]
        dealt = [card for hand in self.hands for card in hand]
        self.unseen = [card for card in self.unseen if card not in dealt]
        self.phase = "choose"

    def choose(self, move: Move) -> None:
        """Plan, Foundation, and the third card goes back (pier18.setup.choose, .return)."""
        seat, plan, foundation = move["player"], move["plan"], move["foundation"]
        self.plans[seat], self.foundations[seat] = plan, foundation
        self.piers[seat] = extended("\n", self.cells[foundation], 0)
        self.returned += [card for card in self.hands[seat] if card not in (plan, foundation)]
        self.hands[seat] = []
        if seat == self.players - 1:
            self.unseen += self.returned
            self.first = self.earliest(dict(enumerate(self.foundations)))
            self.next_round_or_end()

    def reveal(self, move: Move) -> None:
        """Start a round; its first player is the next seat (pier18.round.reveal, .order)."""
        if self.round > 0:
            self.first = (self.first + 1) % self.players
        self.round += 1
        self.open = list(move["cards"])
        self.unseen = [card for card in self.unseen if card not in self.open]
        self.drafted = {}
        self.phase = "draft"

    def draft(self, move: Move) -> None:
        """Add an open card to the pier; the last one left is the Patron (pier18.round.draft)."""
        self.open.remove(move["card"])
        self.drafted[move["player"]] = move["card"]
        self.lay(move["card"], move)
        if len(self.drafted) == self.players:
            self.award(self.open.pop())
            self.next_round_or_end()

    def finish(self, move: Move) -> None:
        """The Plan card is the last extension (pier18.end.plan)."""
        self.lay(self.plans[move["player"]], move)
        self.finished += 1
        if self.finished == self.players:
            self.phase = "over"

    def lay(self, card: str, move: Move) -> None:
        """Add a card at the water end of the player's pier, according to the move."""
        cells = turned_round(self.cells[card]) if move.get("turned") else self.cells[card]
        seat = move["player"]
        self.piers[seat] = extended(self.piers[seat], cells, move["overlap"])

    def next_round_or_end(self) -> None:
        """Another round only if the deck has enough for all of it (pier18.end.trigger)."""
        self.phase = "reveal" if len(self.unseen) >= self.players + 1 else "finish"

    def earliest(self, cards: dict[int, str]) -> int:
        """The seat whose card has the earliest date (pier18.setup.first)."""
        return min(cards, key=lambda seat: str(self.cards[cards[seat]]["date"]))

    def award(self, patron: str) -> None:
        """Most points of its category, then the earliest card laid (pier18.round.patron, -tie)."""
        symbol, _ = pier18.read_pier(self.cards[patron]["patron"] + "\n.")
        category = CATEGORY[symbol]
        how = {name: self.rulings[name] for name in ("flower_adjacency", "flower_points")}
        points = [pier18.categories(*pier.split("\n"), **how)[category] for pier in self.piers]
        best = max(points)
        winner: int | None = None
        if best > 0 or self.rulings["patron_when_all_zero"] == "earliest_date":
            winner = self.earliest({s: c for s, c in self.drafted.items() if points[s] == best})
            self.patrons[winner].append(patron)
        award = {"card": patron, "category": category, "points": points, "player": winner}
        self.awards.append(award)

    # --- The end ---

    def plan_completed(self, seat: int) -> bool:
        """A condition is evaluated, plain words need a verdict (pier18.score.plan)."""
        assert self.is_over
        card = self.cards[self.plans[seat]]
        if card.get("plan") is not None:
            return plan_holds(card["plan"], self.piers[seat], self.rulings)
        verdict = self.verdicts[seat]
        assert verdict is not None, f"seat {seat} needs a verdict"
        return verdict

    def result(self) -> dict[str, Any]:
        """The finished game, scored (pier18.score.plan, .patrons, pier18.tie.date)."""
        players = [
            {
                "pier": self.piers[seat],
                "plan_completed": self.plan_completed(seat),
                "patrons": len(self.patrons[seat]),
                "plan_date": self.cards[self.plans[seat]]["date"],
            }
            for seat in range(self.players)
        ]
        return pier18.score({"players": players, "rulings": self.rulings})


def deal_from(referee: Referee, deck: list[str]) -> None:
    """Make the due chance move, if any, from a given deck; the deck is not changed.

    Hands come seat by seat, three cards each; returned cards go to the end in seat order.
    """
    assert sorted(deck) == sorted(referee.cards)
    never_dealt = [card for card in deck if card not in referee.returned]
    rest = [card for card in never_dealt + referee.returned if card in referee.unseen]
    drawn = rest[: referee.chance_size]
    if referee.chance_due == "deal":
        hands = [drawn[3 * seat : 3 * seat + 3] for seat in range(referee.players)]
        referee.play({"move": "deal", "hands": hands})
    elif referee.chance_due == "reveal":
        referee.play({"move": "reveal", "cards": drawn})


def perft(referee: Referee, depth: int, deck: list[str]) -> int:
    """Number of sequences of exactly `depth` player moves from here with this deck."""
    if depth == 0:
        return 1
    start = twin(referee)
    deal_from(start, deck)
    moves = start.legal_moves()
    if depth == 1:
        return len(moves)
    total = 0
    for move in moves:
        after = twin(start)
        after.play(move)
        total += perft(after, depth - 1, deck)
    return total


def twin(referee: Referee) -> Referee:
    """A copy for trying a move; constant parts are shared."""
    return copy.deepcopy(referee, {id(same): same for same in (referee.cards, referee.cells)})
