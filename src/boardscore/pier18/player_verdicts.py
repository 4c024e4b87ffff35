"""The players' verdicts on Plans in plain words, at the end of a game of Pier 18."""

from collections.abc import Iterator

from attrs import evolve

from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message
from boardscore.pier18.model import Player, Position
from boardscore.pier18.plans import Condition
from boardscore.pier18.rulings import Rulings
from boardscore.pier18.scoring import numbers_of


def judge(position: Position, verdicts: object) -> Position:
    """The position with the verdicts of the players, one for each seat.

    A verdict is True, False or None. It decides a Plan in plain words. A Plan that is a condition
    needs no verdict; one that contradicts the condition is an error.

    >>> from boardscore.pier18 import Pier
    >>> anna = Player("Anna", Pier.parse("Q\\n."), plan="A view of the sea.")
    >>> judge(Position((anna,)), [True]).players[0].plan_completed
    True

    Raises `BoardscoreError` with everything that is wrong with the verdicts (`pier18.score.plan`).
    """
    problems = [problem.under("verdicts") for problem in _problems(position, verdicts)]
    if problems:
        raise BoardscoreError(*problems)
    assert isinstance(verdicts, list | tuple)
    players = map(_with_verdict, position.players, verdicts)
    return evolve(position, players=tuple(players))


def _with_verdict(player: Player, verdict: bool | None) -> Player:
    if verdict is None or isinstance(player.plan, Condition):
        return player
    return evolve(player, plan=None, plan_completed=verdict)


def _problems(position: Position, verdicts: object) -> Iterator[Problem]:
    players = position.players
    if not isinstance(verdicts, list | tuple):
        yield Problem(value_checks.wrong_argument("list", verdicts))
        return
    if len(verdicts) != len(players):
        message = Message("error.verdicts", players=len(players), got=len(verdicts))
        yield Problem(message, clause="pier18.score.plan")
        return
    for seat, (player, verdict) in enumerate(zip(players, verdicts)):
        wrong = _wrong(player, verdict, position.rulings)
        if wrong is not None:
            yield Problem(wrong, (seat,), clause="pier18.score.plan")


def _wrong(player: Player, verdict: object, rulings: Rulings) -> Message | None:
    """The problem with a single verdict."""
    if verdict is None or not isinstance(verdict, bool):
        return value_checks.optional(value_checks.boolean)(verdict)
    if not isinstance(player.plan, Condition):
        return None
    if player.plan.holds(numbers_of(player.plan, player.pier, rulings)) is verdict:
        return None
    return Message("error.verdict_differs", name=player.name, plan=player.plan.text)
