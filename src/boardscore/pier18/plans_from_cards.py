"""The Plan cards of finished piers: each is the last card of its pier (`pier18.end.plan`).

A pier is finished if it has as many cards as a player gets in a whole game. Entries about the Plan
take precedence over its card.
"""

from collections.abc import Iterator

from attrs import evolve

from boardscore.core.messages import Message
from boardscore.pier18.model import Player, Position
from boardscore.pier18.plausibility import pier_lengths


def with_plan_cards(position: Position) -> Position:
    """The position with the Plan card of each finished pier: its plan and its date.

    >>> from boardscore.packs import demo_pack
    >>> from boardscore.pier18.model import Laid, lay
    >>> cards = tuple(map(Laid, demo_pack("pier18").cards[:6]))
    >>> anna = Player("Anna", lay(cards), cards=cards)
    >>> (anna,) = with_plan_cards(Position((anna,))).players
    >>> anna.plan_card.id, str(anna.plan), anna.plan_date
    ('6', 'upper.poets > lower.poets', CardDate.parse('04-17'))
    """
    if not any(player.cards for player in position.players):
        return position
    _, whole = pier_lengths(position.pack, len(position.players))
    players = (
        _with_plan_card(player) if len(player.cards) == whole else player
        for player in position.players
    )
    return evolve(position, players=tuple(players))


def _with_plan_card(player: Player) -> Player:
    """The player of a finished pier; a Plan card that was entered is not replaced."""
    if player.plan_card is not None:
        return player
    card = player.cards[-1].card
    is_said = player.plan_completed is not None or player.plan is not None
    plan = player.plan if is_said else card.plan
    return evolve(player, plan_card=card, plan=plan, plan_date=player.plan_date or card.date)


def plan_card_notes(entered: Position, completed: Position) -> Iterator[Message]:
    """A note that names the Plan cards whose Plan or date comes from the last card."""
    taken = tuple(
        Message("plan_card_of", card=after.plan_card.id, name=after.name)
        for before, after in zip(entered.players, completed.players)
        if after.plan_card and (before.plan, before.plan_date) != (after.plan, after.plan_date)
    )
    if taken:
        yield Message("note.plan_cards", cards=taken)
