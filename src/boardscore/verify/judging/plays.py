"""What the library says about a vector of play: its moves, its table, why a move is illegal."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardscore.core.messages import Message, say
from boardscore.core.problems import Problem
from boardscore.games import State, game_of
from boardscore.records import read_record
from boardscore.show import forms, games
from boardscore.show.page import Page
from boardscore.verify.judging.case import Rulings
from boardscore.verify.judging.working import wrapped
from boardscore.verify.suite.vectors import Vector


def states_of(vector: Vector, rulings: Rulings) -> tuple[State, ...]:
    """The game before the first move and after every move, up to one that is illegal."""
    setup, *moves = vector.asked(rulings)
    states = [read_record([setup]).start]
    for move in moves:
        if "verdicts" in move or states[-1].why_illegal(move) is not None:
            break
        states.append(states[-1].play(move))
    return tuple(states)


def why_illegal(vector: Vector, rulings: Rulings, move: Any) -> Problem | None:
    """Why a move that was answered cannot be made after a record; None if it can."""
    problem: Problem | None = states_of(vector, rulings)[-1].why_illegal(move)
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
    if len(states) > 1:
        moves = say(Message("judge.moves", moves=tuple(_numbered(states, lang))), lang)
        yield from wrapped(moves, width, "  ", "    ")
    if not states[-1].is_over:
        yield ""
        yield from (f"  {line}".rstrip() for line in _table(states[-1], lang, width).split("\n"))


def _numbered(states: Sequence[State], lang: str) -> Iterator[Message]:
    """The moves as they are typed at the table, each with its index."""
    typed = games.moves(game_of(states[0]))
    for index, (state, move) in enumerate(zip(states, states[-1].moves, strict=False)):
        text = forms.write(typed, state, move, lang)
        yield Message("judge.numbered_move", index=index, move=text)


def _table(state: State, lang: str, width: int) -> str:
    return games.board(game_of(state)).table(state, Page(lang, width - 2), secrets=True)
