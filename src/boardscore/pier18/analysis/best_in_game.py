"""The best pier of a player in a finished game of Pier 18: every Patron is decided again."""

from collections.abc import Iterator, Sequence

from attrs import evolve

from boardscore.analysis.best_result import Hindsight, SearchLimits
from boardscore.core.messages import Message
from boardscore.pier18.analysis.arrangements import Arrangements, Contest, PierTask, plan_of
from boardscore.pier18.analysis.best_pier import find_best, kept_cards, report
from boardscore.pier18.consequences import category_points
from boardscore.pier18.model import Laid
from boardscore.pier18.moves import Draft, Finish, Move
from boardscore.pier18.pieces import CATEGORIES, Symbol
from boardscore.pier18.rulings import PatronWhenAllZero, Rulings
from boardscore.pier18.state import State
from boardscore.records import states_after


def of_state(state: State, seat: int, free: str, limits: SearchLimits) -> Hindsight:
    """The best result with the player's own overlaps, if everyone else plays as before."""
    before = state.result()
    half_turn = state.game.rulings.half_turn
    ways = Arrangements(state.laid[seat], free, may_turn=half_turn, has_plan=True)
    task = PierTask(ways, state.game.rulings, plan_of, contests=tuple(_contests(state, seat)))
    found = find_best(task, before.players[seat].subtotal, limits)
    best = state
    if found.arrangement != state.laid[seat]:
        best = states_after(state, _with_cards(state.moves, seat, found.arrangement))[-1]
    after = best.result()
    kept = _kept(task, len(state.game.players))
    return report(task, found, seat=seat, before=before, after=after, kept=kept, state=best)


def _with_cards(moves: Sequence[Move], seat: int, cards: Sequence[Laid]) -> Iterator[Move]:
    """The moves of a game in which a player lays the cards in another way."""
    laid = iter(cards[1:])
    for move in moves:
        if isinstance(move, Draft | Finish) and move.player == seat:
            one = next(laid)
            yield evolve(move, overlap=one.overlap, turned=one.turned)
        else:
            yield move


# Patrons


def _contests(state: State, seat: int) -> Iterator[Contest]:
    """The Patron of each round, and the points with which the player gets it."""
    states = states_after(state, state.moves)
    for before, move, after in zip(states, state.moves, states[1:]):
        if isinstance(move, Draft) and len(before.open_cards) == 2:
            (card,) = (card for card in before.open_cards if card != move.card)
            symbol = state.game.cards[card].patron
            least = _least_points(after.laid, seat, symbol, state.game.rulings)
            (category,) = (name for name, kind in CATEGORIES.items() if kind is symbol)
            yield category, least


def _least_points(
    piers: Sequence[Sequence[Laid]], seat: int, symbol: Symbol, rulings: Rulings
) -> int:
    """The fewest points with which a player gets a Patron (`pier18.round.patron-tie`)."""
    others = [cards for other, cards in enumerate(piers) if other != seat]
    points = [category_points(cards, symbol, rulings) for cards in others]
    most = max(points)
    tied = [cards[-1].card.date for cards, reached in zip(others, points) if reached == most]
    least = most if piers[seat][-1].card.date < min(tied) else most + 1
    if rulings.patron_when_all_zero is PatronWhenAllZero.NOBODY:
        return max(least, 1)
    return least


def _kept(task: PierTask, players: int) -> Iterator[Message]:
    """The parts that do not change."""
    yield Message("hindsight.kept.taken")
    yield Message("hindsight.kept.others", players=players - 1)
    yield from kept_cards(task.arrangements)
    if isinstance(task.own[-1].card.plan, str):
        yield Message("hindsight.kept.plan_in_words")
