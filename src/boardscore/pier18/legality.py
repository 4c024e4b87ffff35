"""Which moves are legal in Pier 18, and why others are not: one short function for each rule.

A rule takes the table and a move, and returns the problem with the move, or None. `RULES` combines
the rules for each kind of move and lists the moves of a player.
"""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import chain, permutations, product
from typing import Any

from boardscore.core.errors import IllegalMoveError, Problem
from boardscore.core.game_setup import as_list
from boardscore.core.legality import Rulebook, due, names, why_no_such_player
from boardscore.core.messages import Message
from boardscore.core.moves import OfPlayer
from boardscore.core.rulings import unknown
from boardscore.pier18.game_table import GameTable, Phase
from boardscore.pier18.model import HAND
from boardscore.pier18.moves import (
    MOVES,
    ChanceMove,
    Choose,
    Deal,
    Draft,
    Finish,
    Move,
    PlayerMove,
    Reveal,
)

DUE: Mapping[str, tuple[Phase, str]] = {
    Deal.KIND: (Phase.DEAL, "pier18.setup.deal"),
    Choose.KIND: (Phase.CHOOSE, "pier18.setup.choose"),
    Reveal.KIND: (Phase.REVEAL, "pier18.round.reveal"),
    Draft.KIND: (Phase.DRAFT, "pier18.round.draft"),
    Finish.KIND: (Phase.FINISH, "pier18.end.plan"),
}
"""The phase of each kind of move, and its clause."""


# Whose turn it is


def why_not_now(table: GameTable, move: Move) -> Problem | None:
    """A choice, a draft, a Plan or a draw is legal only in its phase."""
    phase, clause = DUE[move.KIND]
    return None if table.phase is phase else not_now(table, clause)


def not_now(table: GameTable, clause: str) -> Problem:
    """Why a draft or another move is not legal now, and what has to happen instead."""
    return Problem(Message("illegal.not_now", due=due(table)), clause=clause)


def why_not_in_turn(table: GameTable, move: OfPlayer) -> Problem | None:
    """Players draft in clockwise order (`pier18.round.order`).

    Simultaneous decisions are entered in seat order.
    """
    if move.player in table.to_act:
        return None
    _, due = DUE[move.KIND]
    clause = "pier18.round.order" if isinstance(move, Draft) else due
    message = Message("illegal.not_the_turn", names=names(table, table.to_act))
    return Problem(message, ("player",), clause=clause)


# Draws of chance


def why_not_dealt_to_all(table: GameTable, move: Deal) -> Problem | None:
    """Each player is dealt a hand (`pier18.setup.deal`)."""
    players = len(table.game.players)
    if len(move.hands) == players:
        return None
    message = Message("illegal.hands", players=players, got=len(move.hands))
    return Problem(message, ("hands",), clause="pier18.setup.deal")


def why_not_3_cards(_: GameTable, move: Deal) -> Problem | None:
    """A hand has 3 cards (`pier18.setup.deal`)."""
    for seat, hand in enumerate(move.hands):
        if len(hand) != HAND:
            message = Message("illegal.size_of_hand", count=HAND, got=len(hand))
            return Problem(message, ("hands", seat), clause="pier18.setup.deal")
    return None


def why_not_one_more_than_players(table: GameTable, move: Reveal) -> Problem | None:
    """Players + 1 cards are drawn (`pier18.round.reveal`)."""
    wanted = table.game.round_size
    if len(move.cards) == wanted:
        return None
    message = Message("illegal.revealed", count=wanted, got=len(move.cards))
    return Problem(message, ("cards",), clause="pier18.round.reveal")


def why_not_in_deck(table: GameTable, move: ChanceMove) -> Problem | None:
    """A drawn card is in the pack, still in the deck, and drawn once (`pier18.deck`)."""
    _, clause = DUE[move.KIND]
    cards, drawn = table.game.cards, set[str]()
    for place, card in _drawn(move):
        if card not in cards:
            message = unknown("error.unknown_id", card, tuple(cards))
            return Problem(message, place, clause="pier18.deck")
        if card not in table.unseen:
            return Problem(Message("illegal.not_in_deck", card=card), place, clause=clause)
        if card in drawn:
            return Problem(Message("illegal.drawn_twice", card=card), place, clause=clause)
        drawn.add(card)
    return None


def _drawn(move: ChanceMove) -> Iterator[tuple[tuple[str | int, ...], str]]:
    """The cards that a move of chance draws, each with its path in the move."""
    if isinstance(move, Reveal):
        yield from ((("cards", place), card) for place, card in enumerate(move.cards))
        return
    for seat, hand in enumerate(move.hands):
        yield from ((("hands", seat, place), card) for place, card in enumerate(hand))


def draw_move(table: GameTable, ids: Sequence[str]) -> ChanceMove:
    """The draw that is due, with these cards in this order, hands seat by seat; it may be illegal.

    Raises `IllegalMoveError` if no draw of chance is due.
    """
    cards = as_list(ids, "ids")
    match table.phase:
        case Phase.DEAL:
            return Deal(tuple(cards[first : first + HAND] for first in range(0, len(cards), HAND)))
        case Phase.REVEAL:
            return Reveal(cards)
    raise IllegalMoveError(not_now(table, "pier18.round.reveal"))


# Plan and Foundation


def why_not_in_hand(table: GameTable, move: Choose) -> Problem | None:
    """Plan and Foundation are cards of the hand (`pier18.setup.choose`)."""
    hand = table.hands[move.player] or ()
    for name, card in (("plan", move.plan), ("foundation", move.foundation)):
        if card not in hand:
            player = table.game.players[move.player]
            message = Message("illegal.not_in_hand", card=card, name=player)
            return Problem(message, (name,), clause="pier18.setup.choose")
    return None


def why_not_different(_: GameTable, move: Choose) -> Problem | None:
    """Plan and Foundation are different cards (`pier18.setup.choose`)."""
    if move.plan != move.foundation:
        return None
    return Problem(Message("illegal.same_card"), ("foundation",), clause="pier18.setup.choose")


# Adding a card


def why_not_open(table: GameTable, move: Draft) -> Problem | None:
    """A player takes one of the open cards (`pier18.round.draft`)."""
    if move.card in table.open_cards:
        return None
    message = Message("illegal.not_open", card=move.card, cards=table.open_cards)
    return Problem(message, ("card",), clause="pier18.round.draft")


def why_not_covered(table: GameTable, move: Draft | Finish) -> Problem | None:
    """A card covers 0 to W - 1 columns of the previous card, never all (`pier18.round.overlap`)."""
    most = table.game.width - 1
    if move.overlap <= most:
        return None
    message = Message("error.overlap", card=added_card(table, move), high=most)
    return Problem(message, ("overlap",), clause="pier18.round.overlap")


def why_not_turned(table: GameTable, move: Draft | Finish) -> Problem | None:
    """A card is turned only if the ruling `half_turn` allows it and it then looks different."""
    card = added_card(table, move)
    if not move.turned or card in table.game.turnable:
        return None
    if table.game.rulings.half_turn:  # a convention of the notation, not a rule
        return Problem(Message("illegal.same_when_turned", card=card), ("turned",))
    _, clause = DUE[move.KIND]
    return Problem(Message("illegal.no_half_turn", card=card), ("turned",), clause=clause)


def added_card(table: GameTable, move: Draft | Finish) -> str:
    """The card that a draft adds to the pier; at the end it is the Plan (`pier18.end.plan`)."""
    if isinstance(move, Draft):
        return move.card
    plan = table.plans[move.player]
    assert plan is not None  # in this phase all players have chosen
    return plan


# Legal moves

# A move is a value: one that was made and checked before serves again, which makes the listing far
# quicker. What is kept depends on nothing but the arguments.


def choices(table: GameTable, player: int) -> Iterator[Choose]:
    """The legal choices: every pair of different cards of the hand (`pier18.setup.choose`)."""
    return (_choose(player, *pair) for pair in pairs_of_hand(table, player))


def pairs_of_hand(table: GameTable, player: int) -> Iterator[tuple[str, str]]:
    """The legal pairs of a Plan and a Foundation from a hand (`pier18.setup.choose`)."""
    return permutations(table.hands[player] or (), 2)


def _drafts(table: GameTable, player: int) -> Iterator[Draft]:
    """The legal drafts: every open card with every overlap and turn (`pier18.round.draft`)."""
    width, turnable = table.game.width, table.game.turnable
    ways = (_draft(player, card, width, card in turnable) for card in table.open_cards)
    return chain.from_iterable(ways)


def finishes(table: GameTable, player: int) -> Iterator[Finish]:
    """The legal ways to add the Plan: with every overlap and turn (`pier18.end.plan`)."""
    game = table.game
    return iter(_finish(player, game.width, table.plans[player] in game.turnable))


@lru_cache(maxsize=4096)
def _choose(player: int, plan: str, foundation: str) -> Choose:
    return Choose(player, plan, foundation)


@lru_cache(maxsize=4096)
def _draft(player: int, card: str, width: int, turnable: bool) -> tuple[Draft, ...]:
    return tuple(Draft(player, card, *how) for how in ways_to_lie(width, turnable))


@lru_cache(maxsize=256)
def _finish(player: int, width: int, turnable: bool) -> tuple[Finish, ...]:
    return tuple(Finish(player, *how) for how in ways_to_lie(width, turnable))


def ways_to_lie(width: int, turnable: bool) -> Iterator[tuple[int, bool]]:
    """The legal overlaps of a card (`pier18.round.overlap`), turned or not."""
    return product(range(width), (False, True) if turnable else (False,))


# The rulebook

_ACTING: tuple[Callable[[GameTable, Any], Problem | None], ...] = (
    why_not_now,
    why_no_such_player("pier18.players"),
    why_not_in_turn,
)

RULES: Rulebook[GameTable, Move, PlayerMove] = Rulebook(
    MOVES,
    rules={
        Deal.KIND: (why_not_now, why_not_dealt_to_all, why_not_3_cards, why_not_in_deck),
        Choose.KIND: (*_ACTING, why_not_in_hand, why_not_different),
        Reveal.KIND: (why_not_now, why_not_one_more_than_players, why_not_in_deck),
        Draft.KIND: (*_ACTING, why_not_open, why_not_covered, why_not_turned),
        Finish.KIND: (*_ACTING, why_not_covered, why_not_turned),
    },
    listed={Phase.CHOOSE: choices, Phase.DRAFT: _drafts, Phase.FINISH: finishes},
)
"""The rules for each kind of move, in the order they are reported, and the moves of each phase."""
