"""What a move in Pier 18 brings about: one short function for each written rule.

Nothing here asks whether a move is legal. A state is never changed: a rule says what is different
afterwards, and `played` makes a new state of it.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from attrs import evolve

from boardscore.pier18 import fast
from boardscore.pier18.game import Game, Phase
from boardscore.pier18.model import Laid
from boardscore.pier18.moves import Choose, Deal, Draft, Finish, Move, Reveal
from boardscore.pier18.pieces import Symbol
from boardscore.pier18.rulings import PatronWhenAllZero, Rulings

if TYPE_CHECKING:
    from boardscore.pier18.state import State

P = TypeVar("P")
Changes = dict[str, Any]
"""The parts of a state that are different after a move."""
Piers = tuple[tuple[Laid, ...], ...]
"""The cards of each pier, by seat."""


def played(state: "State", move: Move) -> "State":
    """The state after a move, and after what a given deck then draws by itself."""
    changes = _CONSEQUENCES[move.KIND](state, move)
    return drawn_by_itself(evolve(state, moves=(*state.moves, move), **changes))


def drawn_by_itself(state: "State") -> "State":
    """Where the order of the deck was given, chance draws from its front."""
    if state.deck is None or (chance := state.chance) is None:
        return state
    return played(state, state.drawn(state.deck[: chance.count]))


def with_part(parts: tuple[P, ...], place: int, part: P) -> tuple[P, ...]:
    """The parts with one of them replaced."""
    return (*parts[:place], part, *parts[place + 1 :])


def without(cards: tuple[str, ...], taken: Collection[str]) -> tuple[str, ...]:
    """The cards but those taken, in their order."""
    return tuple(card for card in cards if card not in taken)


# Set-up


def deal(state: "State", move: Deal) -> Changes:
    """Each player gets 3 cards of the deck (`pier18.setup.deal`)."""
    dealt = [card for hand in move.hands for card in hand]
    left = left_in_deck(state, dealt)
    return {**left, "hands": move.hands, "phase": Phase.CHOOSE, "to_act": (0,)}


def left_in_deck(state: "State", drawn: Collection[str]) -> Changes:
    """What is left in the deck when cards are drawn."""
    deck = None if state.deck is None else without(state.deck, drawn)
    return {"unseen": without(state.unseen, drawn), "deck": deck}


def choose(state: "State", move: Choose) -> Changes:
    """A player has chosen; all choices are shown together (`pier18.setup.choose`)."""
    plans = with_part(state.plans, move.player, move.plan)
    foundations = with_part(state.foundations, move.player, move.foundation)
    chosen = {"plans": plans, "foundations": foundations, "to_act": (move.player + 1,)}
    if move.player + 1 < len(state.game.players):
        return chosen
    laid = piers_begun(state.game, foundations)
    returned = third_cards(state, {*plans, *foundations})
    following = round_or_end(state, first_player(laid), returned["unseen"])
    return {**chosen, "laid": laid, **returned, **following}


def piers_begun(game: Game, foundations: tuple[str | None, ...]) -> Piers:
    """The Foundation starts the pier at the land (`pier18.setup.choose`); all have one now."""
    return tuple((Laid(game.cards[one]),) for one in foundations if one is not None)


def third_cards(state: "State", chosen: Collection[str | None]) -> Changes:
    """The third cards go back into the deck (`pier18.setup.return`).

    A deck whose order was given gets them at its end, seat by seat, and is not shuffled.
    """
    third = tuple(card for hand in state.hands for card in hand if card not in chosen)
    return {
        "hands": ((),) * len(state.hands),
        "unseen": tuple(sorted(state.unseen + third)),
        "deck": None if state.deck is None else state.deck + third,
    }


def first_player(foundations: Piers) -> int:
    """The earliest date on a Foundation goes first in round 1 (`pier18.setup.first`)."""
    dates = [foundation.card.date for (foundation,) in foundations]
    return dates.index(min(dates))


# A round


def round_or_end(state: "State", first: int, deck: Collection[str]) -> Changes:
    """Another round, or the Plans if the deck cannot serve a whole one (`pier18.end.trigger`)."""
    if len(deck) < state.game.round_size:
        return {"phase": Phase.FINISH, "to_act": (0,)}
    number = state.round_number + 1
    return {"phase": Phase.REVEAL, "to_act": (), "round_number": number, "first_player": first}


def reveal(state: "State", move: Reveal) -> Changes:
    """The cards of the round lie open, and the first player picks (`pier18.round.reveal`)."""
    left = left_in_deck(state, move.cards)
    to_act = (state.first_player,)
    return {**left, "open_cards": move.cards, "phase": Phase.DRAFT, "to_act": to_act}


def draft(state: "State", move: Draft) -> Changes:
    """A player takes an open card and extends the pier with it (`pier18.round.draft`).

    The next one clockwise follows, until one card is left (`pier18.round.order`).
    """
    open_cards = without(state.open_cards, {move.card})
    laid = extended(state, move, move.card)
    following = (clockwise(state, move.player),)
    drafted = {"laid": laid, "open_cards": open_cards, "to_act": following}
    return drafted if len(open_cards) > 1 else {**drafted, **end_of_round(state, laid, *open_cards)}


def clockwise(state: "State", player: int) -> int:
    """The next seat."""
    return (player + 1) % len(state.game.players)


def extended(state: "State", how: Draft | Finish, card: str) -> Piers:
    """All piers, that of the player with the card at its water end (`pier18.round.overlap`)."""
    new = Laid(state.game.cards[card], how.overlap, how.turned)
    return with_part(state.laid, how.player, (*state.laid[how.player], new))


def end_of_round(state: "State", laid: Piers, left: str) -> Changes:
    """The first-player role moves one seat clockwise (`pier18.round.order`)."""
    assert state.first_player is not None  # every round has one
    following = round_or_end(state, clockwise(state, state.first_player), state.unseen)
    return {"open_cards": (), "patrons": patron(state, laid, left), **following}


def patron(state: "State", laid: Piers, card: str) -> tuple[tuple[str, ...], ...]:
    """All Patrons, with the card that nobody took as that of the round (`pier18.round.patron`)."""
    winner = who_gets(laid, state.game.cards[card].patron, state.game.rulings)
    if winner is None:
        return state.patrons
    return with_part(state.patrons, winner, (*state.patrons[winner], card))


def who_gets(laid: Piers, symbol: Symbol, rulings: Rulings) -> int | None:
    """The seat that gets a Patron of this symbol (`pier18.round.patron`, `.patron-tie`).

    It is the one with most points in the category of the symbol. Of those tied for most it is the
    one who laid the card of the earliest date this round. None stands for nobody, if so ruled.
    """
    points = [category_points(cards, symbol, rulings) for cards in laid]
    most = max(points)
    if not most and rulings.patron_when_all_zero is PatronWhenAllZero.NOBODY:
        return None
    tied = [seat for seat, reached in enumerate(points) if reached == most]
    return min(tied, key=lambda seat: laid[seat][-1].card.date)


def category_points(cards: Sequence[Laid], symbol: Symbol, rulings: Rulings) -> int:
    """The points of a pier in the category that a patron symbol names."""
    return _CATEGORY[symbol](fast.laid(cards), rulings)


_CATEGORY: Mapping[Symbol, Callable[[fast.Masks, Rulings], int]] = {
    Symbol.POET: lambda found, _: fast.poets(found),
    Symbol.LOVERS: lambda found, _: fast.lovers(found),
    Symbol.FISHER: lambda found, _: fast.fishers(found),
    Symbol.FLOWER_SELLER: fast.flower_sellers,
}


# The end


def finish(state: "State", move: Finish) -> Changes:
    """A player extends the pier with the Plan card (`pier18.end.plan`)."""
    plan = state.plans[move.player]
    assert plan is not None  # in this phase all have chosen
    laid = extended(state, move, plan)
    if move.player + 1 < len(state.game.players):
        return {"laid": laid, "to_act": (move.player + 1,)}
    return {"laid": laid, "phase": Phase.OVER, "to_act": ()}


_CONSEQUENCES: Mapping[str, Callable[["State", Any], Changes]] = {
    Deal.KIND: deal,
    Choose.KIND: choose,
    Reveal.KIND: reveal,
    Draft.KIND: draft,
    Finish.KIND: finish,
}
