"""Consequences of moves in Pier 18: one short function for each kind of move and each rule.

Nothing here asks whether a move is legal. Every function takes a state, or the view of a seat,
and returns a new one.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, TypeVar

from boardscore.core.legality import with_part
from boardscore.core.moves import fast_replace
from boardscore.pier18 import fast
from boardscore.pier18.game_table import GameTable, OpenTable, Phase
from boardscore.pier18.legality import added_card, draw_move
from boardscore.pier18.model import Laid
from boardscore.pier18.moves import Choose, Deal, Draft, Finish, Move, Reveal
from boardscore.pier18.pieces import Symbol
from boardscore.pier18.rulings import PatronWhenAllZero, Rulings

Open = TypeVar("Open", bound=OpenTable)
S = TypeVar("S", bound=GameTable)
Piers = tuple[tuple[Laid, ...], ...]
"""The cards of each pier, by seat."""


def apply_move(state: Open, move: Move) -> Open:
    """The state of Pier 18 after a move with its consequences, and draws from a given deck."""
    after: Open = _CONSEQUENCES[move.KIND](state, move)
    return draw_from_deck(fast_replace(after, moves=(*state.moves, move)))


def after_move(state: S, move: Move) -> S:
    """The state or view after the consequences of a move alone: nothing is drawn or recorded."""
    after: S = _CONSEQUENCES[move.KIND](state, move)
    return after


def draw_from_deck(state: Open) -> Open:
    """The state of Pier 18 after a draw from a given deck with its consequences, if one is due."""
    if state.deck is None or state.chance is None:
        return state
    return apply_move(state, draw_move(state, state.deck[: state.chance.count]))


# Set-up


def deal(state: S, move: Deal) -> S:
    """Each player gets 3 cards of the deck (`pier18.setup.deal`)."""
    after = taken_from_deck(state, [card for hand in move.hands for card in hand])
    return fast_replace(after, hands=move.hands, phase=Phase.CHOOSE, to_act=(0,))


def taken_from_deck(state: S, cards: Sequence[str]) -> S:
    """The state with the cards taken from its deck."""
    deck = None if state.deck is None else without(state.deck, cards)
    return fast_replace(state, unseen=without(state.unseen, cards), deck=deck)


def without(cards: tuple[str, ...], taken: Sequence[str]) -> tuple[str, ...]:
    """The cards of the deck, or the open cards, without those taken, in their order."""
    return tuple(card for card in cards if card not in taken)


def choose(state: S, move: Choose) -> S:
    """A player chooses; the choices are revealed together (`pier18.setup.choose`)."""
    after = keep_cards(state, move)
    if move.player + 1 < len(state.game.players):
        return fast_replace(after, to_act=(move.player + 1,))
    begun = third_cards_returned(piers_begun(after))
    return round_or_end(begun, first_player(begun.laid))


def keep_cards(state: S, move: Choose) -> S:
    """The player keeps the Plan and the Foundation (`pier18.setup.choose`)."""
    return fast_replace(
        state,
        plans=with_part(state.plans, move.player, move.plan),
        foundations=with_part(state.foundations, move.player, move.foundation),
    )


def piers_begun(state: S) -> S:
    """The Foundation starts the pier at the land (`pier18.setup.choose`)."""
    cards = state.game.cards
    laid = ((Laid(cards[card]),) if card is not None else () for card in state.foundations)
    return fast_replace(state, laid=tuple(laid))


def third_cards_returned(state: S) -> S:
    """The third cards return to the deck (`pier18.setup.return`).

    A given deck gets them at its end, seat by seat, and is not shuffled.
    """
    chosen = {*state.plans, *state.foundations}
    third = tuple(card for hand in state.hands for card in hand or () if card not in chosen)
    return fast_replace(
        state,
        hands=((),) * len(state.hands),
        unseen=tuple(sorted(state.unseen + third)),
        deck=None if state.deck is None else state.deck + third,
    )


def first_player(foundations: Piers) -> int:
    """The player with the earliest Foundation date goes first in round 1 (`pier18.setup.first`)."""
    dates = [foundation.card.date for (foundation,) in foundations]
    return dates.index(min(dates))


# A round


def round_or_end(state: S, first: int) -> S:
    """The next round, or the Plans if the deck is too small for one (`pier18.end.trigger`)."""
    if len(state.unseen) < state.game.round_size:
        return fast_replace(state, phase=Phase.FINISH, to_act=(0,))
    number = state.round_number + 1
    return fast_replace(
        state, phase=Phase.REVEAL, to_act=(), round_number=number, first_player=first
    )


def reveal(state: S, move: Reveal) -> S:
    """The cards of the round are revealed, and the first player picks (`pier18.round.reveal`)."""
    assert state.first_player is not None  # every round has a first player
    after = taken_from_deck(state, move.cards)
    to_act = (state.first_player,)
    return fast_replace(after, open_cards=move.cards, phase=Phase.DRAFT, to_act=to_act)


def draft(state: S, move: Draft) -> S:
    """A player takes an open card and extends the pier with it (`pier18.round.draft`).

    The next one clockwise follows, until one card is left (`pier18.round.order`).
    """
    after = fast_replace(
        extend_pier(state, move),
        open_cards=without(state.open_cards, (move.card,)),
        to_act=(clockwise(state, move.player),),
    )
    return after if len(after.open_cards) > 1 else end_of_round(after)


def clockwise(state: S, player: int) -> int:
    """The next seat clockwise after a player's, to draft or to be the first player."""
    return (player + 1) % len(state.game.players)


def extend_pier(state: S, move: Draft | Finish) -> S:
    """The card lies at the water end of the player's pier (`pier18.round.overlap`)."""
    new = Laid(state.game.cards[added_card(state, move)], move.overlap, move.turned)
    pier = (*state.laid[move.player], new)
    return fast_replace(state, laid=with_part(state.laid, move.player, pier))


def end_of_round(state: S) -> S:
    """The first-player role moves one seat clockwise (`pier18.round.order`)."""
    assert state.first_player is not None  # every round has a first player
    return round_or_end(patron(state), clockwise(state, state.first_player))


def patron(state: S) -> S:
    """The card that no one took becomes the Patron of the round (`pier18.round.patron`)."""
    (card,) = state.open_cards
    winner = who_gets(state.laid, state.game.cards[card].patron, state.game.rulings)
    after = fast_replace(state, open_cards=())
    if winner is None:
        return after
    return fast_replace(
        after, patrons=with_part(state.patrons, winner, (*state.patrons[winner], card))
    )


def who_gets(laid: Piers, symbol: Symbol, rulings: Rulings) -> int | None:
    """The seat that gets a Patron of this symbol (`pier18.round.patron`, `.patron-tie`).

    It is the player with the most points in the category of the symbol. A tie goes to the player
    who took the card with the earliest date this round. None if the ruling gives the Patron to no
    one.
    """
    points = [category_points(cards, symbol, rulings) for cards in laid]
    most = max(points)
    if not most and rulings.patron_when_all_zero is PatronWhenAllZero.NOBODY:
        return None
    tied = [seat for seat, reached in enumerate(points) if reached == most]
    return min(tied, key=lambda seat: laid[seat][-1].card.date)


def category_points(cards: Sequence[Laid], symbol: Symbol, rulings: Rulings) -> int:
    """The points of a player's pier in the category that a patron symbol names."""
    return _CATEGORY[symbol](fast.lay(cards), rulings)


_CATEGORY: Mapping[Symbol, Callable[[fast.Masks, Rulings], int]] = {
    Symbol.POET: lambda found, _: fast.poets(found),
    Symbol.LOVERS: lambda found, _: fast.lovers(found),
    Symbol.FISHER: lambda found, _: fast.fishers(found),
    Symbol.FLOWER_SELLER: fast.flower_sellers,
}


# The end


def finish(state: S, move: Finish) -> S:
    """A player extends the pier with the Plan card (`pier18.end.plan`)."""
    after = extend_pier(state, move)
    if move.player + 1 < len(state.game.players):
        return fast_replace(after, to_act=(move.player + 1,))
    return fast_replace(after, phase=Phase.OVER, to_act=())


_CONSEQUENCES: Mapping[str, Callable[[Any, Any], Any]] = {
    Deal.KIND: deal,
    Choose.KIND: choose,
    Reveal.KIND: reveal,
    Draft.KIND: draft,
    Finish.KIND: finish,
}
