"""What a move in Pier 18 brings about: one short function for each written rule.

Nothing here asks whether a move is legal. A state is never changed: every function makes a new one,
or a part of one.
"""

from collections.abc import Callable, Collection, Mapping
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import evolve

from boardscore.pier18 import fast
from boardscore.pier18.game import Phase
from boardscore.pier18.model import Laid, Pier, lay
from boardscore.pier18.moves import Choose, Deal, Draft, Finish, Move, Reveal
from boardscore.pier18.pieces import Symbol
from boardscore.pier18.rulings import PatronWhenAllZero, Rulings

if TYPE_CHECKING:
    from boardscore.pier18.state import State

P = TypeVar("P")


def played(state: "State", move: Move) -> "State":
    """The state after a move, and after what a given deck then draws by itself."""
    return drawn_by_itself(_CONSEQUENCES[move.KIND](state, move))


def drawn_by_itself(state: "State") -> "State":
    """Where the order of the deck was given, chance draws from its front."""
    if state.deck is None or (chance := state.chance) is None:
        return state
    return played(state, state.drawn(state.deck[: chance.count]))


def after(state: "State", move: Move, **changes: Any) -> "State":
    """The state with what a move has changed, and with the move among those made."""
    return evolve(state, moves=(*state.moves, move), **changes)


def with_part(parts: tuple[P, ...], place: int, part: P) -> tuple[P, ...]:
    """The parts with one of them replaced."""
    return (*parts[:place], part, *parts[place + 1 :])


def without(cards: tuple[str, ...], taken: Collection[str]) -> tuple[str, ...]:
    """The cards but those taken, in their order."""
    return tuple(card for card in cards if card not in taken)


# Set-up


def deal(state: "State", move: Deal) -> "State":
    """Each player gets 3 cards of the deck (`pier18.setup.deal`)."""
    dealt = [card for hand in move.hands for card in hand]
    left = left_in_deck(state, dealt)
    return after(state, move, **left, hands=move.hands, phase=Phase.CHOOSE, to_act=(0,))


def left_in_deck(state: "State", drawn: Collection[str]) -> dict[str, Any]:
    """What is left in the deck when cards are drawn."""
    deck = None if state.deck is None else without(state.deck, drawn)
    return {"unseen": without(state.unseen, drawn), "deck": deck}


def choose(state: "State", move: Choose) -> "State":
    """A player has chosen; all choices are shown together (`pier18.setup.choose`)."""
    state = after(
        state,
        move,
        plans=with_part(state.plans, move.player, move.plan),
        foundations=with_part(state.foundations, move.player, move.foundation),
        to_act=(move.player + 1,),
    )
    everyone = move.player + 1 == len(state.game.players)
    return first_player(third_cards(foundations(state))) if everyone else state


def foundations(state: "State") -> "State":
    """The Foundation starts the pier at the land (`pier18.setup.choose`)."""
    cards = state.game.cards
    return evolve(state, laid=tuple((Laid(cards[one or ""]),) for one in state.foundations))


def third_cards(state: "State") -> "State":
    """The third cards go back into the deck (`pier18.setup.return`).

    A deck whose order was given gets them at its end, seat by seat, and is not shuffled.
    """
    chosen = {*state.plans, *state.foundations}
    third = tuple(card for hand in state.hands for card in hand if card not in chosen)
    return evolve(
        state,
        hands=((),) * len(state.hands),
        unseen=tuple(sorted(state.unseen + third)),
        deck=None if state.deck is None else state.deck + third,
    )


def first_player(state: "State") -> "State":
    """The earliest date on a Foundation goes first in round 1 (`pier18.setup.first`)."""
    dates = [foundation.card.date for (foundation,) in state.laid]
    return evolve(state, **round_or_end(state, dates.index(min(dates))))


# A round


def round_or_end(state: "State", first: int) -> dict[str, Any]:
    """Another round, or the Plans if the deck cannot serve a whole one (`pier18.end.trigger`)."""
    if len(state.unseen) < state.game.round_size:
        return {"phase": Phase.FINISH, "to_act": (0,)}
    number = state.round_number + 1
    return {"phase": Phase.REVEAL, "to_act": (), "round_number": number, "first_player": first}


def reveal(state: "State", move: Reveal) -> "State":
    """The cards of the round lie open, and the first player picks (`pier18.round.reveal`)."""
    assert state.first_player is not None  # every round has one
    first = (state.first_player,)
    left = left_in_deck(state, move.cards)
    return after(state, move, **left, open_cards=move.cards, phase=Phase.DRAFT, to_act=first)


def draft(state: "State", move: Draft) -> "State":
    """A player takes an open card and extends the pier with it (`pier18.round.draft`).

    The next one clockwise follows, until one card is left (`pier18.round.order`).
    """
    open_cards = without(state.open_cards, {move.card})
    following = (clockwise(state, move.player),)
    laid = extended(state, move, move.card)
    state = after(state, move, laid=laid, open_cards=open_cards, to_act=following)
    return end_of_round(state) if len(open_cards) == 1 else state


def clockwise(state: "State", player: int) -> int:
    """The next seat."""
    return (player + 1) % len(state.game.players)


def extended(state: "State", how: Draft | Finish, card: str) -> tuple[tuple[Laid, ...], ...]:
    """All piers, that of the player with the card at its water end (`pier18.round.overlap`)."""
    new = Laid(state.game.cards[card], how.overlap, how.turned)
    return with_part(state.laid, how.player, (*state.laid[how.player], new))


def end_of_round(state: "State") -> "State":
    """The first-player role moves one seat clockwise (`pier18.round.order`)."""
    assert state.first_player is not None  # every round has one
    following = round_or_end(state, clockwise(state, state.first_player))
    return evolve(state, open_cards=(), patrons=patron(state), **following)


def patron(state: "State") -> tuple[tuple[str, ...], ...]:
    """All Patrons, with the card that nobody took as that of the round (`pier18.round.patron`)."""
    (card,) = state.open_cards
    winner = who_gets(state, state.game.cards[card].patron)
    if winner is None:
        return state.patrons
    return with_part(state.patrons, winner, (*state.patrons[winner], card))


def who_gets(state: "State", symbol: Symbol) -> int | None:
    """The seat that gets a Patron of this symbol (`pier18.round.patron`, `.patron-tie`).

    It is the one with most points in the category of the symbol. Of those tied for most it is the
    one who laid the card of the earliest date this round. None stands for nobody, if so ruled.
    """
    rulings = state.game.rulings
    points = [category_points(lay(cards), symbol, rulings) for cards in state.laid]
    most = max(points)
    if not most and rulings.patron_when_all_zero is PatronWhenAllZero.NOBODY:
        return None
    tied = [seat for seat, reached in enumerate(points) if reached == most]
    return min(tied, key=lambda seat: state.laid[seat][-1].card.date)


def category_points(pier: Pier, symbol: Symbol, rulings: Rulings) -> int:
    """The points of a pier in the category that a patron symbol names."""
    return _CATEGORY[symbol](fast.masks(pier), rulings)


_CATEGORY: Mapping[Symbol, Callable[[fast.Masks, Rulings], int]] = {
    Symbol.POET: lambda found, _: fast.poets(found),
    Symbol.LOVERS: lambda found, _: fast.lovers(found),
    Symbol.FISHER: lambda found, _: fast.fishers(found),
    Symbol.FLOWER_SELLER: fast.flower_sellers,
}


# The end


def finish(state: "State", move: Finish) -> "State":
    """A player extends the pier with the Plan card (`pier18.end.plan`)."""
    laid = extended(state, move, state.plans[move.player] or "")
    if move.player + 1 == len(state.game.players):
        return after(state, move, laid=laid, phase=Phase.OVER, to_act=())
    return after(state, move, laid=laid, to_act=(move.player + 1,))


_CONSEQUENCES: Mapping[str, Callable[["State", Any], "State"]] = {
    Deal.KIND: deal,
    Choose.KIND: choose,
    Reveal.KIND: reveal,
    Draft.KIND: draft,
    Finish.KIND: finish,
}
