"""Sentences about moves in Pier 18 and their consequences."""

from collections.abc import Iterator

from boardscore.core.messages import Message
from boardscore.pier18 import Card, Choose, Deal, Draft, Finish, Reveal, State
from boardscore.pier18.consequences import category_points, who_gets
from boardscore.pier18.moves import Move
from boardscore.show.game_parts import Sentences


def describe(before: State, after: State) -> Iterator[Message]:
    """Sentences about the first move after a state, and who got a Patron by it."""
    move = after.moves[len(before.moves)]
    yield from _move(before, move)
    if isinstance(move, Draft):
        yield from patron(before, after)


def _move(state: State, move: Move) -> Iterator[Message]:
    names = state.game.players
    match move:
        case Deal(hands):
            for name, cards in zip(names, hands):
                yield Message("told.deal", name=name, cards=cards)
        case Choose(seat, plan, foundation):
            yield Message("told.choose", name=names[seat], plan=plan, foundation=foundation)
        case Reveal(cards):
            yield Message("told.reveal", cards=cards)
        case Draft(seat, card):
            yield _laid("draft", names[seat], card, move)
        case Finish(seat):
            yield _laid("finish", names[seat], str(state.plans[seat]), move)


def _laid(key: str, name: str, card: str, move: Draft | Finish) -> Message:
    """The sentence about how a card is laid on a pier (`pier18.round.overlap`)."""
    how = f"told.{key}_turned" if move.turned else f"told.{key}"
    covers = Message("told.covers", overlap=move.overlap) if move.overlap else _NOTHING
    return Message(how, name=name, card=card, covers=covers)


_NOTHING = Message("told.covers_nothing")


def patron(before: State, after: State) -> Iterator[Message]:
    """The sentence about who gets the remaining card, after the last draft of a round."""
    if len(before.open_cards) == 2:
        taken = after.laid[before.to_act[0]][-1].card.id
        (left,) = (one for one in before.open_cards if one != taken)
        yield patron_message(after, after.game.cards[left])


def patron_message(after: State, card: Card) -> Message:
    """The sentence about the Patron of a round, and why (`pier18.round.patron`, `.patron-tie`)."""
    rulings, names = after.game.rulings, after.game.players
    points = [category_points(cards, card.patron, rulings) for cards in after.laid]
    order = sorted(range(len(names)), key=lambda seat: -points[seat])
    listed = tuple(Message("points_of", name=names[seat], points=points[seat]) for seat in order)
    words = {"symbol": card.patron.message, "card": card.id, "points": listed}
    seat = who_gets(after.laid, card.patron, rulings)
    if seat is None:
        return Message("board.patron_lost", **words)
    if points.count(max(points)) == 1:
        return Message("board.patron_goes", name=names[seat], **words)
    date = after.laid[seat][-1].card.date
    return Message("board.patron_goes_by_date", name=names[seat], date=date, **words)


SENTENCES = Sentences(describe=describe)
