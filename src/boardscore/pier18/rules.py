"""What may be done in Pier 18, and why not: one short function for each written rule.

A move of a player is listed by `legal_moves` if `why_illegal` has nothing against it. Both ask a
`Table`, which may be a whole state or what one seat sees of it.
"""

from collections.abc import Callable, Iterator, Mapping
from itertools import chain, permutations, product
from typing import Any

from boardscore.errors import MoveError, Problem
from boardscore.messages import Message
from boardscore.pier18.game import Phase
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
    read_move,
)
from boardscore.pier18.table import Table
from boardscore.rulings import unknown


def read(move: object) -> Move:
    """The move itself, or the one that a dict describes; raises `MoveError` for anything else."""
    return move if isinstance(move, Move) else read_move(move, MOVES)


def why_illegal(table: Table, move: object) -> Problem | None:
    """Why a move, or the dict of one, cannot be made now; None if it can."""
    try:
        wanted = read(move)
    except MoveError as error:
        return error.problems[0]
    return next(_WHY_NOT[wanted.KIND](table, wanted), None)


def why_illegal_for(table: Table, seats: tuple[int, ...], move: object) -> Problem | None:
    """The same for the moves of some seats; what chance does is no move of theirs."""
    try:
        wanted = read(move)
    except MoveError as error:
        return error.problems[0]
    if isinstance(wanted, ChanceMove) or wanted.player not in seats:
        return Problem(Message("illegal.not_theirs", names=_names(table, seats)))
    return why_illegal(table, wanted)


def _why_no_deal(table: Table, move: Deal) -> Iterator[Problem]:
    """Each player is dealt 3 cards (`pier18.setup.deal`)."""
    clause = "pier18.setup.deal"
    yield from _not_now(table, Phase.DEAL, clause)
    players = len(table.game.players)
    if len(move.hands) != players:
        message = Message("illegal.hands", players=players, got=len(move.hands))
        yield Problem(message, ("hands",), clause=clause)
    for seat, hand in enumerate(move.hands):
        if len(hand) != HAND:
            message = Message("illegal.size_of_hand", count=HAND, got=len(hand))
            yield Problem(message, ("hands", seat), clause=clause)
    drawn = {
        (seat, place): c for seat, hand in enumerate(move.hands) for place, c in enumerate(hand)
    }
    for place, problem in _not_drawn(table, drawn, clause):
        yield problem.under("hands", *place)


def _why_no_choice(table: Table, move: Choose) -> Iterator[Problem]:
    """Of the 3, one is the Plan and a different one the Foundation (`pier18.setup.choose`)."""
    clause = "pier18.setup.choose"
    yield from _not_now(table, Phase.CHOOSE, clause)
    yield from _not_the_turn(table, move.player, clause)
    hand = table.hands[move.player] or ()
    for name, card in (("plan", move.plan), ("foundation", move.foundation)):
        if card not in hand:
            player = table.game.players[move.player]
            message = Message("illegal.not_in_hand", card=card, name=player)
            yield Problem(message, (name,), clause=clause)
    if move.plan == move.foundation:
        yield Problem(Message("illegal.same_card"), ("foundation",), clause=clause)


def _why_no_reveal(table: Table, move: Reveal) -> Iterator[Problem]:
    """Players + 1 cards are drawn from the deck (`pier18.round.reveal`)."""
    clause = "pier18.round.reveal"
    yield from _not_now(table, Phase.REVEAL, clause)
    wanted = table.game.round_size
    if len(move.cards) != wanted:
        message = Message("illegal.revealed", count=wanted, got=len(move.cards))
        yield Problem(message, ("cards",), clause=clause)
    for place, problem in _not_drawn(table, dict(enumerate(move.cards)), clause):
        yield problem.under("cards", place)


def _why_no_draft(table: Table, move: Draft) -> Iterator[Problem]:
    """A player takes one of the open cards and lays it (`pier18.round.draft`)."""
    yield from _not_now(table, Phase.DRAFT, "pier18.round.draft")
    yield from _not_the_turn(table, move.player, "pier18.round.order")
    if move.card not in table.open_cards:
        message = Message("illegal.not_open", card=move.card, cards=table.open_cards)
        yield Problem(message, ("card",), clause="pier18.round.draft")
    yield from _covers_too_much(table, move.card, move.overlap)
    yield from _not_turned(table, move.card, move.turned, "pier18.round.draft")


def _why_no_finish(table: Table, move: Finish) -> Iterator[Problem]:
    """Every player extends the pier with the Plan card (`pier18.end.plan`)."""
    clause = "pier18.end.plan"
    yield from _not_now(table, Phase.FINISH, clause)
    yield from _not_the_turn(table, move.player, clause)
    plan = table.plans[move.player]
    assert plan is not None  # in this phase all have chosen
    yield from _covers_too_much(table, plan, move.overlap)
    yield from _not_turned(table, plan, move.turned, clause)


_WHY_NOT: Mapping[str, Callable[[Table, Any], Iterator[Problem]]] = {
    Deal.KIND: _why_no_deal,
    Choose.KIND: _why_no_choice,
    Reveal.KIND: _why_no_reveal,
    Draft.KIND: _why_no_draft,
    Finish.KIND: _why_no_finish,
}


def not_now(table: Table, clause: str) -> Problem:
    """The problem of a move for which it is not the time: what is due in its place."""
    return Problem(Message("illegal.not_now", due=table.phase.message), clause=clause)


def _not_now(table: Table, phase: Phase, clause: str) -> Iterator[Problem]:
    """Every kind of move has its phase."""
    if table.phase is not phase:
        yield not_now(table, clause)


def _not_the_turn(table: Table, player: int, clause: str) -> Iterator[Problem]:
    """Players draft in clockwise order; what all do at once is told in the order of the seats."""
    names = table.game.players
    if player >= len(names):
        message = Message("illegal.no_such_player", player=player, high=len(names) - 1)
        yield Problem(message, ("player",), clause="pier18.players")
    elif player not in table.to_act:
        message = Message("illegal.not_the_turn", names=_names(table, table.to_act))
        yield Problem(message, ("player",), clause=clause)


def _names(table: Table, seats: tuple[int, ...]) -> tuple[str, ...]:
    return tuple(table.game.players[seat] for seat in seats)


def _covers_too_much(table: Table, card: str, overlap: int) -> Iterator[Problem]:
    """A card covers 0 to W - 1 columns of the card before, never all (`pier18.round.overlap`)."""
    most = table.game.width - 1
    if overlap > most:
        message = Message("error.overlap", card=card, high=most)
        yield Problem(message, ("overlap",), clause="pier18.round.overlap")


def _not_turned(table: Table, card: str, turned: bool, clause: str) -> Iterator[Problem]:
    """A card is turned only by the ruling `half_turn`, and where that makes a difference."""
    if turned and card not in table.game.turnable:
        same = table.game.rulings.half_turn
        key = "illegal.same_when_turned" if same else "illegal.no_half_turn"
        yield Problem(Message(key, card=card), ("turned",), clause=clause)


def _not_drawn(
    table: Table, drawn: Mapping[Any, str], clause: str
) -> Iterator[tuple[Any, Problem]]:
    """Cards that cannot be drawn, by their places: not of the pack, drawn before, drawn twice."""
    cards, seen = table.game.cards, set[str]()
    for place, card in drawn.items():
        if card not in cards:
            message = unknown("error.unknown_id", card, tuple(cards))
            yield place, Problem(message, clause="pier18.deck")
        elif card not in table.unseen:
            yield place, Problem(Message("illegal.not_in_deck", card=card), clause=clause)
        elif card in seen:
            yield place, Problem(Message("illegal.drawn_twice", card=card), clause=clause)
        seen.add(card)


def legal_moves(table: Table, player: int) -> Iterator[PlayerMove]:
    """All moves that a player may make now, in a stable order."""
    return _LISTED[table.phase](table, player) if player in table.to_act else iter(())


def _choices(table: Table, player: int) -> Iterator[Choose]:
    """Every pair of different cards of the hand (`pier18.setup.choose`)."""
    pairs = permutations(table.hands[player] or (), 2)
    made = table.game.made
    return (made[Choose, player, plan, foundation] for plan, foundation in pairs)


def _drafts(table: Table, player: int) -> Iterator[Draft]:
    """Every open card in every way that it may lie (`pier18.round.draft`)."""
    game = table.game
    width, turnable, made = game.width, game.turnable, game.made
    ways = (made[_draft, player, card, width, card in turnable] for card in table.open_cards)
    return chain.from_iterable(ways)


def _finishes(table: Table, player: int) -> Iterator[Finish]:
    """The Plan card in every way that it may lie (`pier18.end.plan`)."""
    game = table.game
    return iter(game.made[_finish, player, game.width, table.plans[player] in game.turnable])


def _draft(player: int, card: str, width: int, turnable: bool) -> tuple[Draft, ...]:
    return tuple(Draft(player, card, *how) for how in _ways_to_lie(width, turnable))


def _finish(player: int, width: int, turnable: bool) -> tuple[Finish, ...]:
    return tuple(Finish(player, *how) for how in _ways_to_lie(width, turnable))


def _ways_to_lie(width: int, turnable: bool) -> Iterator[tuple[int, bool]]:
    """How many columns a card may cover (`pier18.round.overlap`), and whether it may be turned."""
    return product(range(width), (False, True) if turnable else (False,))


_LISTED: Mapping[Phase, Callable[[Table, int], Iterator[PlayerMove]]] = {
    Phase.CHOOSE: _choices,
    Phase.DRAFT: _drafts,
    Phase.FINISH: _finishes,
}
