"""A game of Stones on a terminal."""

from collections.abc import Iterator

from boardscore.core.messages import Message
from boardscore.show.game_parts import Board
from boardscore.show.text_page import Page

from ..model import Position
from ..state import State


def table(state: State, page: Page) -> str:
    """The rows."""
    return "\n".join(page.sentence(_row(state, seat)) for seat in range(len(state.rows)))


def whole_table(state: State, page: Page) -> str:
    """The rows and the visible hands."""
    held = (seat for seat, hand in enumerate(state.hands) if hand is not None)
    hands = (page.sentence(_hand(state, seat)) for seat in held)
    return "\n".join([table(state, page), *hands])


def _row(state: State, seat: int) -> Message:
    row = str(state.position.players[seat].row)
    return Message("board.row", name=state.game.players[seat], row=row or "-")


def _hand(state: State, seat: int) -> Message:
    return Message("board.stones", name=state.game.players[seat], stones=state.hands[seat])


def due(state: State) -> Message:
    """The next action, and who has to act."""
    if state.is_over:
        return Message("due.over")
    if state.chance is not None:
        return Message("due.draw", count=state.chance.count)
    return Message("due.lay", name=state.game.players[state.to_act[0]])


def before_move(state: State, page: Page) -> Iterator[str]:
    """The row of the player to act."""
    if state.to_act:
        yield page.sentence(_row(state, state.to_act[0]))


def news(_: State, after: State, page: Page) -> Iterator[str]:
    """The row after a player's move; nothing after a draw."""
    move = after.moves[-1]
    if move.KIND == "lay":
        yield page.sentence(_row(after, move.player))


def secrets(state: State, page: Page) -> Iterator[str]:
    """The hand of the player to act (`stones.draw`)."""
    if state.to_act:
        yield page.sentence(_hand(state, state.to_act[0]))


def current_position(state: State) -> Position | None:
    """The position to score during the game."""
    return state.position


BOARD = Board(
    table=table,
    whole_table=whole_table,
    due=due,
    current_position=current_position,
    before_move=before_move,
    news=news,
    secrets=secrets,
)
