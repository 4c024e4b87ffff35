"""What the library says about a vector of play: its moves, its table, why a move is illegal."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Any

from boardscore.core.messages import Message, say
from boardscore.core.problems import Problem
from boardscore.games import State, game_of
from boardscore.show import games, typed_moves
from boardscore.show.page import Page
from boardscore.verify.judge.case import Rulings
from boardscore.verify.judge.working import wrapped
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.vectors.table_answers import begun
from boardscore.verify.vectors.vectors import Vector


def states_of(vector: Vector, rulings: Rulings) -> tuple[State, ...]:
    """The game before the first move and after every move, up to one that is illegal."""
    setup, *moves = vector.content(rulings)
    states = [begun(setup)]
    for move in moves:
        if "verdicts" in move or states[-1].why_illegal(move) is not None:
            break
        states.append(states[-1].play(move))
    return tuple(states)


def why_illegal(vector: Vector, rulings: Rulings, move: Any) -> Problem | None:
    """Why a move that was answered cannot be made after a record; None if it can."""
    state = states_of(vector, rulings)[-1]
    asked: Any = state.seen_by(vector.input["player"]) if vector.op == SEEN else state
    problem: Problem | None = asked.why_illegal(move)
    return problem


def illegal_move(vector: Vector, rulings: Rulings) -> tuple[int, Any, Problem] | None:
    """The first illegal move of a record, with its index and the reason; None if there is none."""
    states = states_of(vector, rulings)
    index = len(states) - 1
    for move in vector.input["record"][len(states) :][:1]:
        problem = None if "verdicts" in move else states[-1].why_illegal(move)
        if problem is not None:
            return index, move, problem
    return None


def show(vector: Vector, rulings: Rulings, lang: str, width: int) -> Iterator[str]:
    """The moves that were made, numbered as answers do, and what then lies on the table.

    A finished game is not drawn, as that comes with its score.
    """
    states = states_of(vector, rulings)
    yield from moves_so_far(states, lang, width)
    for message in judged(vector):
        yield from wrapped(say(message, lang), width, "  ", "    ")
    if not states[-1].is_over:
        yield ""
        yield from (f"  {line}".rstrip() for line in _table(states[-1], lang, width).split("\n"))


def judged(vector: Vector) -> Iterator[Message]:
    """What the last line of a record says where only people can judge."""
    setup, *moves = vector.input["record"]
    verdicts = moves[-1].get("verdicts", ()) if moves else ()
    for name, verdict in zip(setup["players"], verdicts):
        if verdict is not None:
            yield Message("judge.judged_so" if verdict else "judge.judged_not", name=name)


def moves_so_far(states: Sequence[State], lang: str, width: int) -> Iterator[str]:
    """The moves of a game, each in sentences in a line of its own, and how they are typed."""
    if len(states) == 1:
        return
    yield from wrapped(say(Message("judge.moves"), lang), width, "  ", "    ")
    margin = len(str(len(states) - 2))
    for index, told in enumerate(sentences(states, lang)):
        yield from wrapped(told, width, f"    {index:>{margin}}  ", " " * (margin + 6))
    yield from wrapped(say(typed(states, lang), lang), width, "  ", "    ")


def last_moves(states: Sequence[State], most: int, lang: str, width: int) -> Iterator[str]:
    """The last moves of a game, numbered as answers do."""
    told = [*enumerate(sentences(states, lang))]
    left = len(told) - most
    if left > 0:
        yield from wrapped(
            say(Message("judge.moves_before", count=left), lang), width, "  ", "    "
        )
    elif told:
        yield from wrapped(say(Message("judge.moves"), lang), width, "  ", "    ")
    for index, sentence in told[max(0, left) :]:
        margin = len(str(len(told) - 1))
        yield from wrapped(sentence, width, f"    {index:>{margin}}  ", " " * (margin + 6))


def sentences(states: Sequence[State], lang: str) -> list[str]:
    """What each move of a game was, and what it brought about."""
    known = games.sentences(game_of(states[0]))
    moves = pairwise(states)
    return [" ".join(say(one, lang) for one in known.told(*move)) for move in moves]


def typed(states: Sequence[State], lang: str) -> Message:
    """The moves as they are typed at the table.

    What a given deck then draws is no move of the record.
    """
    known = games.moves(game_of(states[0]))
    moves = ((before, after.moves[len(before.moves)]) for before, after in pairwise(states))
    written = tuple(typed_moves.write(known, before, move, lang) for before, move in moves)
    return Message("judge.typed", moves=written)


def _table(state: State, lang: str, width: int) -> str:
    return games.board(game_of(state)).table(state, Page(lang, width - 2), secrets=True)
