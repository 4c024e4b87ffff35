"""Plays a deal of a match: one game for each rotation of the seats, with the same cards."""

from collections import Counter
from collections.abc import Sequence
from random import Random
from traceback import format_exception_only
from typing import Any

from attrs import frozen

from boardscore import any_game
from boardscore.analysis.bots import Bot, name_of
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.core.moves import Draw
from boardscore.core.problems import Problem
from boardscore.core.registry import NotAvailableError
from boardscore.core.results import needed_inputs


@frozen
class Match:
    """Bots that play against each other."""

    start: Any
    """The state before the first move, without a deck; it has a seat for every bot."""
    bots: tuple[Bot, ...]
    """The bots."""
    seed: int
    """The seed of everything random."""


@frozen
class GameOutcome:
    """The end of a game, by bot."""

    points: tuple[int, ...]
    """The total of each bot."""
    winners: tuple[int, ...]
    """The bots in first place, by index."""
    is_unjudged: bool
    """Whether a Plan in words counted as not completed."""


Deal = tuple[GameOutcome, ...]
"""The games of a deal."""


class ShuffledDeck:
    """A deck for the draws of chance: the same order in every game of a deal.

    Returned cards go anywhere in it, so every order of the cards left is equally likely.
    """

    def __init__(self, rng: Random) -> None:
        self._rng = rng
        self._left: list[str] = []

    def draw(self, chance: Draw) -> list[str]:
        """The first cards or tiles."""
        for one in sorted((Counter(chance.unseen) - Counter(self._left)).elements()):
            self._left.insert(self._rng.randrange(len(self._left) + 1), one)
        drawn, self._left = self._left[: chance.count], self._left[chance.count :]
        return drawn


def play_deal(match: Match, number: int) -> Deal:
    """The games of a deal. In each one the bots sit one seat further.

    The deck and the random numbers of each seat are the same in all of them.
    """
    return tuple(_play(match, number, shift) for shift in range(len(match.bots)))


def _play(match: Match, number: int, shift: int) -> GameOutcome:
    """One game of a deal; bot 0 has the seat `shift`."""
    count = len(match.bots)
    bots = [(seat - shift) % count for seat in range(count)]
    deck, turns = (ShuffledDeck(_rng(match, number, "deck")), _rng(match, number, "turns"))
    seats = [_rng(match, number, f"seat {seat}") for seat in range(count)]
    state, must_act = match.start, any_game.play(match.start.GAME).must_act
    while not state.is_over:
        if state.chance is not None:
            state = state.play(state.drawn(deck.draw(state.chance)))
            continue
        # If several seats must act, any of them may be next.
        seat = turns.choice(must_act(state))
        state = state.play(_move(match, bots[seat], state.seen_by(seat), seats[seat]))
    return outcome_of(state, bots)


def _rng(match: Match, number: int, purpose: str) -> Random:
    return Random(f"{match.seed}, deal {number}, {purpose}")


def _move(match: Match, index: int, view: Any, rng: Random) -> Any:
    """The move of a bot; raises `BoardscoreError` for an illegal one."""
    bot = match.bots[index]
    named = {"number": index + 1, "name": name_of(bot)}
    try:
        move = bot(view, rng)
    except NotAvailableError:
        raise
    except Exception as error:
        what = "".join(format_exception_only(error)).strip()
        raise BoardscoreError(Problem(Message("error.bot_raised", **named, what=what))) from error
    problem = view.why_illegal(move)
    if problem is not None:
        message = Message("error.bot_illegal", **named, what=problem.message)
        raise BoardscoreError(Problem(message, clause=problem.clause))
    return move


def outcome_of(state: Any, bots: Sequence[int]) -> GameOutcome:
    """Totals and winners by bot; a Plan in words counts as not completed."""
    seats = range(len(bots))
    unjudged = state.to_judge
    verdicts = [False if seat in unjudged else None for seat in seats] if unjudged else None
    result = any_game.play(state.GAME).result(state, verdicts)
    if not result.standing.winners:
        raise BoardscoreError(
            Problem(Message("error.no_winner", what=needed_inputs(result)), ("pack",))
        )
    by_bot = sorted(seats, key=lambda seat: bots[seat])
    return GameOutcome(
        tuple(result.players[seat].subtotal for seat in by_bot),
        tuple(sorted(bots[seat] for seat in result.standing.winners)),
        bool(unjudged),
    )
