"""The invariants of Pier 18, each with its clauses."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any

from attrs import evolve

from boardscore import pier18
from boardscore.core.rulings import as_dict
from boardscore.pier18 import Choose, Draft, Finish, PatronWhenAllZero, Phase, State, Symbol
from boardscore.pier18.model import HAND
from boardscore.positions import score
from boardscore.testing.invariants import Breach, Invariants, Law, Watched, refuses_written_moves


def parts(state: State) -> dict[Any, list[Sequence[Any]]]:
    """The values that a law tries for each part of a move, by kind, and slightly more."""
    cards = tuple(state.game.cards)
    seats, overlaps = range(len(state.game.players) + 1), range(state.game.width + 1)
    return {
        Choose: [seats, cards, cards],
        Draft: [seats, cards, overlaps, (False, True)],
        Finish: [seats, overlaps, (False, True)],
    }


def cards_are_in_one_place(watch: Watched) -> Iterator[Breach]:
    """Every card is in one place; only a Patron that no one gets leaves (`pier18.deck`)."""
    state: State = watch.state
    places = Counter(_places(state))
    yield from ((None, f"card {card} is in {n} places") for card, n in places.items() if n > 1)
    gone = sorted(set(state.game.cards) - set(places))
    may_leave = state.game.rulings.patron_when_all_zero is PatronWhenAllZero.NOBODY
    if len(gone) > (state.round_number if may_leave else 0):
        yield None, f"these cards are missing: {', '.join(gone)}"
    if state.deck is not None and tuple(sorted(state.deck)) != state.unseen:
        yield None, "the cards in the deck are not the unseen ones"


def _places(state: State) -> list[str]:
    """Cards in every place that a law counts: deck, hands, piers, Plans, open cards and Patrons."""
    in_hands = [card for hand in state.hands for card in hand]
    laid = [[laid.card.id for laid in pier] for pier in state.laid]
    set_aside = [
        plan for plan, pier in zip(state.plans, laid) if plan and plan not in [*pier, *in_hands]
    ]
    won = [card for cards in state.patrons for card in cards]
    on_piers = [card for pier in laid for card in pier]
    return [*state.unseen, *in_hands, *on_piers, *set_aside, *state.open_cards, *won]


def piers_grow_at_the_water(watch: Watched) -> Iterator[Breach]:
    """A card covers 0 to W - 1 columns at the water end, and the rest stays (`round.overlap`)."""
    before, move, state = watch.before, watch.move, watch.state
    if before is None or not all(before.laid):
        return
    laying = move if isinstance(move, Draft | Finish) else None
    for seat, (was, now) in enumerate(zip(before.piers, state.piers)):
        grown = now.columns - was.columns
        if laying is None or laying.player != seat:
            if now != was:
                yield move, f"the pier of seat {seat} has changed"
            continue
        width = state.game.width
        kept = was.columns - laying.overlap
        card = state.laid[seat][-1].card
        cells = card.turned if laying.turned else card.cells
        if not (0 <= laying.overlap < width and grown == width - laying.overlap):
            yield move, f"the pier has grown by {grown} columns"
        if (now.upper, now.lower) != (
            was.upper[:kept] + cells.upper,
            was.lower[:kept] + cells.lower,
        ):
            yield move, f"the pier was\n{was}\nand is now\n{now}"


def patrons_go_where_the_points_are(watch: Watched) -> Iterator[Breach]:
    """A Patron goes to the most points; ties go to the earliest card (`pier18.round.patron`)."""
    before, move, state = watch.before, watch.move, watch.state
    if not isinstance(move, Draft) or len(before.open_cards) != 2:
        return
    (card,) = set(before.open_cards) - {move.card}
    points = [_points(pier, before.game.cards[card].patron, state) for pier in state.piers]
    dates = [laid[-1].card.date for laid in state.laid]
    best = min(watch.seats, key=lambda seat: (-points[seat], dates[seat]))
    nobody = state.game.rulings.patron_when_all_zero is PatronWhenAllZero.NOBODY
    won = [(card,) if seat == best and (any(points) or not nobody) else () for seat in watch.seats]
    expected = tuple((*had, *new) for had, new in zip(before.patrons, won))
    if state.patrons != expected:
        yield move, f"with {points} points, the Patrons are {state.patrons}, not {expected}"


def _points(pier: pier18.Pier, symbol: Symbol, state: State) -> int:
    """The points of a pier in a Patron's category, by the readable rules, for a law."""
    if symbol is Symbol.FLOWER_SELLER:
        lines = pier18.flower_sellers(pier, state.game.rulings)
    else:
        lines = _CATEGORY[symbol](pier)
    return sum(line.points or 0 for line in lines)


_CATEGORY = {Symbol.POET: pier18.poets, Symbol.LOVERS: pier18.lovers, Symbol.FISHER: pier18.fishers}


def rounds_are_as_many_as_the_deck_serves(watch: Watched) -> Iterator[Breach]:
    """The deck sets the number of rounds: 4 or 3 with 18 cards (`round.count`)."""
    state: State = watch.state
    players, cards = len(state.game.players), len(state.game.cards)
    rounds = (cards - 2 * players) // (players + 1)
    if state.is_over and state.round_number != rounds:
        yield None, f"{cards} cards made {state.round_number} rounds, not {rounds}"
    if state.is_over and any(len(pier) != rounds + 2 for pier in state.laid):
        yield None, f"not every pier has {rounds + 2} cards"


def typed_in_it_scores_the_same(watch: Watched) -> Iterator[Breach]:
    """Piers typed in card by card score the same as the piers of the game (`pier18.pier`)."""
    state: State = watch.state
    if not all(state.laid) or not watch.runs_slow_checks:
        return
    typed = {
        "game": "pier18",
        "pack": state.game.pack,
        "rulings": as_dict(state.game.rulings),
        "players": [
            {
                "name": name,
                "cards": [
                    f"{placed.card.id}+{placed.overlap}{'t' if placed.turned else ''}"
                    for placed in laid
                ],
                "patrons": len(won),
                "plan_card": plan,
            }
            for name, laid, won, plan in zip(
                state.game.players, state.laid, state.patrons, state.plans
            )
        ],
    }
    expected, played = score(typed).to_dict(), pier18.score(state.position).to_dict()
    if expected != played:
        yield None, f"typed in, the score is {expected}; as played, it is {played}"


def secrets_are_kept(watch: Watched) -> Iterator[Breach]:
    """The deck is hidden, and so are hands, choices and last cards of others (`setup.choose`)."""
    state: State = watch.state
    for seat in watch.seats:
        other = _otherwise(state, seat)
        if other.seen_by(seat) != state.seen_by(seat):
            yield None, f"seat {seat} should see the same in {other!r}"


def _otherwise(state: State, seat: int) -> State:
    """A state that differs only in secrets from the seat."""
    if state.phase is Phase.CHOOSE:
        return _with_other_hands(state, seat)
    if state.phase is Phase.FINISH:
        state = _with_other_ends(state, seat)
    return state if state.deck is None else evolve(state, deck=state.deck[::-1])


def _with_other_hands(state: State, seat: int) -> State:
    """A state in which the others have different cards and different choices."""
    others = [place for place in range(len(state.hands)) if place != seat]
    hidden = sorted([*state.unseen, *(card for place in others for card in state.hands[place])])
    hidden.reverse()
    hands, plans, foundations = list(state.hands), list(state.plans), list(state.foundations)
    for place in others:
        hand, hidden = tuple(hidden[:HAND]), hidden[HAND:]
        hands[place] = hand
        if plans[place] is not None:
            plans[place], foundations[place] = hand[:2]
    return evolve(
        state,
        hands=tuple(hands),
        plans=tuple(plans),
        foundations=tuple(foundations),
        unseen=tuple(sorted(hidden)),
        deck=state.deck and tuple(hidden),
    )


def _with_other_ends(state: State, seat: int) -> State:
    """A state in which the Plans that others have already added cover other numbers of columns."""
    laid = list(state.laid)
    for place, (*own, last) in enumerate(laid):
        if place != seat and last.card.id == state.plans[place]:
            laid[place] = (*own, evolve(last, overlap=(last.overlap + 1) % state.game.width))
    return evolve(state, laid=tuple(laid))


LAWS: tuple[Law, ...] = (
    refuses_written_moves(parts),
    cards_are_in_one_place,
    piers_grow_at_the_water,
    patrons_go_where_the_points_are,
    rounds_are_as_many_as_the_deck_serves,
    typed_in_it_scores_the_same,
    secrets_are_kept,
)
"""The laws of Pier 18."""


INVARIANTS = Invariants(LAWS)
