"""The best pier of a player, in a position and in a finished game of Pier 18."""

from collections.abc import Iterator, Sequence

from attrs import evolve

from boardscore.analysis.best_result import BestResults, Hindsight, SearchLimits
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.pier18.analysis.arrangements import Arrangements, Contest, PierTask, PlanOf, plan_of
from boardscore.pier18.analysis.best_pier import find_best, kept_cards, report
from boardscore.pier18.consequences import category_points
from boardscore.pier18.model import Card, Laid, Player, Position, lay
from boardscore.pier18.moves import Draft, Finish, Move
from boardscore.pier18.pieces import CATEGORIES, Symbol
from boardscore.pier18.plans import Condition
from boardscore.pier18.rulings import PatronWhenAllZero, Rulings
from boardscore.pier18.scoring import score, with_plan_cards
from boardscore.pier18.state import State
from boardscore.records import states_after


def of_position(position: Position, seat: int, free: str, limits: SearchLimits) -> Hindsight:
    """The best result with the cards of a pier."""
    player = with_plan_cards(position).players[seat]
    if not player.cards:
        message = Message("error.no_cards_of_pier", name=player.name)
        raise BoardscoreError(Problem(message, ("players", seat, "cards")))
    half_turn, has_plan = position.rulings.half_turn, _ends_with_plan(player)
    ways = Arrangements(player.cards, free, may_turn=half_turn, has_plan=has_plan)
    task = PierTask(ways, position.rulings, _plan_of(player), patrons=player.patrons or 0)
    before = score(position)
    found = find_best(task, before.players[seat].subtotal, limits)
    after = before
    if found.arrangement != player.cards:
        others = list(position.players)
        others[seat] = _with_cards(player, found.arrangement)
        after = score(evolve(position, players=tuple(others)))
    kept = _kept_in_position(task, player)
    return report(task, found, seat=seat, before=before, after=after, kept=kept)


def _ends_with_plan(player: Player) -> bool:
    """Whether the last card is the Plan; that of a finished pier is, unless another was entered."""
    return player.plan_card is not None and player.plan_card == player.cards[-1].card


def _takes_last_plan(player: Player) -> bool:
    """Whether the Plan in the best result is that of the last card."""
    card = player.plan_card
    return card is not None and _ends_with_plan(player) and player.plan == card.plan


def _plan_of(player: Player) -> PlanOf:
    """The Plan of a result by its last card; entries about the Plan take precedence over it."""
    if _takes_last_plan(player):
        return plan_of
    plan = player.plan
    fixed = plan if isinstance(plan, Condition) else bool(player.plan_completed)
    return lambda _: fixed


def _with_cards(player: Player, cards: tuple[Laid, ...]) -> Player:
    """The player of a result with other cards, without what was counted for the old ones."""
    other = evolve(player, cards=cards, pier=lay(cards), claimed=None)
    old, new = player.plan_card, cards[-1].card
    if old is None or not _ends_with_plan(player) or new == old:
        return other
    return _with_plan_card(other, old, new, takes_plan=_takes_last_plan(player))


def _with_plan_card(player: Player, old: Card, new: Card, *, takes_plan: bool) -> Player:
    """The player of a result with another Plan card; entries unlike the old card stay."""
    plan = new.plan if takes_plan else player.plan
    date = new.date if player.plan_date == old.date else player.plan_date
    return evolve(player, plan_card=new, plan=plan, plan_date=date)


def _kept_in_position(task: PierTask, player: Player) -> Iterator[Message]:
    """The parts that the best result of a position keeps."""
    ways = task.arrangements
    yield from kept_cards(ways)
    yield Message("hindsight.kept.patrons", patrons=player.patrons or 0)
    if not _takes_last_plan(player):
        yield from _kept_plan(player)
    elif any(isinstance(card.plan, str) for card in ways.last_cards()):
        yield Message("hindsight.kept.plan_in_words")


def _kept_plan(player: Player) -> Iterator[Message]:
    if isinstance(player.plan, Condition):
        yield Message("hindsight.kept.plan", plan=player.plan)
    elif player.plan is not None:
        yield Message("hindsight.kept.plan_in_words")
    elif player.plan_completed is None:
        yield Message("hindsight.kept.no_plan")
    else:
        key = "completed" if player.plan_completed else "not_completed"
        yield Message(f"hindsight.kept.plan_{key}")


def of_state(state: State, seat: int, free: str, limits: SearchLimits) -> Hindsight:
    """The best result with the player's own overlaps, if everyone else plays as before."""
    before = state.result()
    half_turn = state.game.rulings.half_turn
    ways = Arrangements(state.laid[seat], free, may_turn=half_turn, has_plan=True)
    task = PierTask(ways, state.game.rulings, plan_of, contests=tuple(_contests(state, seat)))
    found = find_best(task, before.players[seat].subtotal, limits)
    best = state
    if found.arrangement != state.laid[seat]:
        best = states_after(state, _laying(state.moves, seat, found.arrangement))[-1]
    after = best.result()
    kept = _kept_in_game(task, len(state.game.players))
    return report(task, found, seat=seat, before=before, after=after, kept=kept, state=best)


def _laying(moves: Sequence[Move], seat: int, cards: Sequence[Laid]) -> Iterator[Move]:
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


def _kept_in_game(task: PierTask, players: int) -> Iterator[Message]:
    """The parts that the best result of a finished game keeps."""
    yield Message("hindsight.kept.taken")
    yield Message("hindsight.kept.others", players=players - 1)
    yield from kept_cards(task.arrangements)
    if isinstance(task.own[-1].card.plan, str):
        yield Message("hindsight.kept.plan_in_words")


BEST_RESULTS = BestResults(
    position=Position,
    state=State,
    free=("overlaps", "drafts", "any"),
    free_in_states=("overlaps",),
    has_pieces=lambda player: bool(player.cards),
    of_position=of_position,
    of_state=of_state,
)
