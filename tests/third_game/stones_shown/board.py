"""A game of Stones as people see it."""

from collections.abc import Iterator

from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.show.page import Page

from ..stones.model import Position
from ..stones.state import State

COMMANDS: tuple[str, ...] = ()


def told_of(_: State, key: str, __: int) -> Message:
    """There is nothing to be told of one player."""
    raise KeyError(key)


def is_open(_: State, __: str) -> bool:
    """Nothing can be asked of one player."""
    return True


def table(state: State, page: Page, *, secrets: bool = False) -> str:
    """The rows; with `secrets` also the hands."""
    lines = [page.sentence(_row(state, seat)) for seat in range(len(state.rows))]
    held = (seat for seat, hand in enumerate(state.hands) if hand is not None)
    hands = [page.sentence(_hand(state, seat)) for seat in held]
    return "\n".join([*lines, *(hands if secrets else [])])


def _row(state: State, seat: int) -> Message:
    row = str(state.position.players[seat].row)
    return Message("board.row", name=state.game.players[seat], row=row or "-")


def _hand(state: State, seat: int) -> Message:
    return Message("board.stones", name=state.game.players[seat], stones=state.hands[seat])


def due(state: State) -> Message:
    """What is due, and by whom."""
    if state.is_over:
        return Message("due.over")
    if state.chance is not None:
        return Message("due.draw", count=state.chance.count)
    return Message("due.lay", name=state.game.players[state.to_act[0]])


def before_move(state: State, page: Page) -> Iterator[str]:
    """The row of whoever is to act."""
    if state.to_act:
        yield page.sentence(_row(state, state.to_act[0]))


def news(_: State, after: State, page: Page) -> Iterator[str]:
    """The row that was laid on, after that of chance nothing."""
    move = after.moves[-1]
    if move.KIND == "lay":
        yield page.sentence(_row(after, move.player))


def secrets(state: State, page: Page) -> Iterator[str]:
    """The hand of whoever is to act (`stones.draw`)."""
    if state.to_act:
        yield page.sentence(_hand(state, state.to_act[0]))


def discreet(_: State, problem: Problem) -> Problem:
    """What is wrong with a move, told to all."""
    return problem


def as_it_stands(state: State) -> Position | None:
    """The position to score while the game goes on."""
    return state.position


def in_words(_: State) -> tuple[int, ...]:
    """There is nothing to judge."""
    return ()


def to_be_judged(state: State, _: int, page: Page) -> str:
    """There is nothing to judge."""
    return table(state, page)


def at_the_end(_: State, __: Page) -> Iterator[str]:
    """Nothing but the score."""
    return iter(())
