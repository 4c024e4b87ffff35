"""The right answers, fast enough for a search, and how other answers differ from them.

A position here is plain data in the canonical form of the vectors. The fast scorers of the games
score it; the readable scorers only run if an answer differs.

The first line of a record may have a `deck`: all ids of the pack in the order of draws. Then
nothing is left to chance, and no move of chance follows.
"""

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import combinations
from typing import Any

from boardscore import positions
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.core.ranking import TiesBelowFirst, standing
from boardscore.core.rulings import Value, as_dict, change_rulings
from boardscore.games import State, play
from boardscore.games import game as offered
from boardscore.verify.data_types import Marks, Names, Position, Wrong
from boardscore.verify.game_kit import kit_of
from boardscore.verify.program.replies import Scored


class KitError(Exception):
    """The right answers of the kit contradict each other: its results on a program are void."""

    def __init__(self, position: "Position", said: Scored, fast: Scored) -> None:
        super().__init__(position, said, fast)
        self.position = position
        """The position with two different scores."""
        self.said = said
        """The score of the readable scorer."""
        self.fast = fast
        """The score of the fast scorer."""

    @property
    def message(self) -> Message:
        scores = {"said": self.said.totals, "fast": self.fast.totals}
        return Message("found.fault", position=json.dumps(self.position), **scores)


class RightScores:
    """The right scores of one game under the rulings of an implementation.

    >>> rules = RightScores("pier18", {"flower_points": "other_kinds_only"})
    >>> player = {"name": "Anna", "pier": ["SSQ", "..."], "plan_completed": True, "patrons": 1}
    >>> rules.score({"game": "pier18", "players": [{**player, "plan_date": "01-01"}]}).totals
    (6,)

    Raises `ModelError` for rulings that the game does not have.
    """

    def __init__(self, game: str, rulings: Mapping[str, Value] | None = None) -> None:
        self.game = game
        """The game: `pier18` or `auctionland`."""
        self._chosen = change_rulings(offered(game).rulings(), rulings or {})
        self.rulings: Mapping[str, Value] = as_dict(self._chosen)
        """The value of every ruling of the game."""
        self._kit = kit_of(game)
        self.categories = tuple(self._kit.categories)
        """The categories of the game, in their order."""

    def with_rulings(self, position: Position) -> dict[str, Any]:
        """A position with the rulings, as it is sent."""
        return {**position, "rulings": self.rulings}

    def score(self, position: Position) -> Scored:
        """The totals, the categories and the ranks; raises `ValueError` if points are missing."""
        return score_answer(self._kit.marks(position, self._chosen), self.rulings)

    def check(self, position: Position, expected: Scored) -> None:
        """Raises `KitError` unless the readable scorer gives the same score."""
        result = positions.score(self.with_rulings(position))
        said = Scored(
            tuple(one.total or 0 for one in result.players),
            tuple(
                {key: points or 0 for key, points in one.categories.items()}
                for one in result.players
            ),
            tuple(rank or 0 for rank in result.ranks),
        )
        if said != expected:
            raise KitError(position, said, expected)

    def can_score(self, position: Position) -> bool:
        """Whether all points of a position are known, so that no count is beyond its table."""
        categories, _ = self._kit.marks(position, self._chosen)
        return all(points is not None for own in categories for points in own.values())

    def parted(self, position: Position, expected: Scored) -> dict[tuple[int, int], str]:
        """The value that parts any two seats, the lower one first; `shared` without one."""
        _, ties = self._kit.marks(position, self._chosen)
        marks = [(total, *tie) for total, tie in zip(expected.totals, ties)]
        names = tuple(self._kit.ties)
        return {
            seats: names[next((at for at, (a, b) in enumerate(zip(*two)) if a != b), -1)]
            for seats, two in zip(combinations(range(len(marks)), 2), combinations(marks, 2))
        }


def score_answer(marks: Marks, rulings: Mapping[str, Value]) -> Scored:
    """The right totals, categories and ranks; raises `ValueError` if points are missing."""
    categories, ties = marks
    if any(points is None for own in categories for points in own.values()):
        raise ValueError(categories)
    totals = tuple(sum(own.values()) for own in categories)
    ties_below_first = TiesBelowFirst(rulings.get("ties_below_first", "same_rules"))
    ranks = standing([(total, *tie) for total, tie in zip(totals, ties)], ties_below_first).ranks
    return Scored(totals, tuple(categories), tuple(rank or 0 for rank in ranks))


def differing(expected: Scored, answer: Scored) -> Names:
    """The differences from the right score: categories, or else `totals`, or else `ranks`.

    Missing parts of an answer are ignored.

    >>> differing(Scored((3,), ({"poets": 1, "plan": 2},)), Scored((4,), ({"poets": 2},)))
    frozenset({'poets'})
    >>> differing(Scored((3, 3), ranks=(1, 1)), Scored((3, 3), ranks=(1, 2)))
    frozenset({'ranks'})
    """
    wrong: set[str] = set()
    if answer.categories is not None and answer.categories != expected.categories:
        wrong = _wrong_categories(expected.categories or (), answer.categories)
    if not wrong and answer.totals != expected.totals:
        wrong = {"totals"}
    if not wrong and answer.ranks not in {None, expected.ranks}:
        wrong = {"ranks"}
    return frozenset(wrong)


def _wrong_categories(
    expected: Sequence[Mapping[str, int]], got: Sequence[Mapping[str, int]]
) -> set[str]:
    if len(expected) != len(got):
        return {"categories"}
    return {
        name
        for own, given in zip(expected, got)
        for name, points in given.items()
        if own.get(name) != points
    }


# Games


_HEAD = ("format", "game")


def begin_game(setup: Mapping[str, Any]) -> State:
    """The state in which a set-up begins; raises `BoardscoreError` if it cannot be played.

    >>> from boardscore.packs import demo_pack, write_pack
    >>> pack = write_pack(demo_pack("pier18"))
    >>> begin_game({"format": 1, "game": "pier18", "players": ["Anna", "Ben"], "pack": pack}).phase
    Phase.DEAL
    """
    values = {name: value for name, value in setup.items() if name not in _HEAD}
    started: State = play(setup["game"]).start(**values)
    return started


def after(record: Sequence[Mapping[str, Any]]) -> State:
    """The state to which a record leads; raises `BoardscoreError` if a move of it is illegal."""
    setup, *moves = record
    state = begin_game(setup)
    for move in moves:
        state = state if "verdicts" in move else state.play(move)
    return state


def why_not_begun(setup: Mapping[str, Any]) -> Sequence[Problem]:
    """The reason that a set-up of a request cannot be played; empty if it can."""
    try:
        begin_game(setup)
    except BoardscoreError as error:
        return error.problems
    return ()


Plainly = Callable[[Position], Position]
"""The standard form of a move with several notations."""


def same_move(move: Any) -> str:
    """The form in which listed moves are compared with the right ones: sorted, without `false`.

    >>> same_move({"move": "finish", "overlap": 1, "player": 0, "turned": False})
    '{"move": "finish", "overlap": 1, "player": 0}'
    """
    if isinstance(move, Mapping):
        move = {key: value for key, value in move.items() if value is not False}
    return json.dumps(move, sort_keys=True)


def faults_of_list(legal: Iterable[Position], listed: Sequence[Any], plainly: Plainly) -> Wrong:
    """The faults of a list of moves, compared with the right moves in any notation."""
    wanted = {same_move(move): move for move in legal}
    done, too_many = set[str](), []
    for place, move in enumerate(listed):
        name = same_move(move)
        if name not in wanted and isinstance(move, Mapping):
            name = same_move(plainly(move))
        if name in wanted:
            done.add(name)
        else:
            too_many.append((place, move))
    missing = (move for name, move in wanted.items() if name not in done)
    return Wrong(tuple(missing), tuple(too_many))


def plainly_after(record: Sequence[Any]) -> Plainly:
    """A function that writes moves like the right ones after a record; replays it on first use."""
    states: list[Any] = []

    def plainly(move: Position) -> Position:
        if not states:
            states.append(after(record))
        return kit_of(states[0].GAME).plainly(states[0], move)

    return plainly
