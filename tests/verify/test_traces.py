"""Finding mistakes in the trace of a game."""

from collections.abc import Sequence

from boardscore.verify.data_types import Data
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import TRACE, Moves, Traced
from boardscore.verify.search.play.game_questions import GameQuestion
from tests.verify.test_named_clauses import BUILT, auctionland


def traced(lists: Sequence[Sequence[Data]]) -> tuple[GameQuestion, Outcome]:
    """A game of two that is traced up to the first bid, with other lists of moves."""
    played = auctionland(*BUILT)
    answer = Traced(tuple(Moves(tuple(one)) for one in lists), None, None)
    question = GameQuestion(played, TRACE)
    return question, Outcome(0, question.request, Status.ANSWERED, answer)


def right_lists() -> list[list[Data]]:
    played = auctionland(*BUILT)
    return [played.legal(place) for place in range(len(played.moves))]


def test_mistakes_in_a_trace_are_in_the_order_of_the_game() -> None:
    market, build, auction = right_lists()
    question, outcome = traced([market, build[1:], auction[:-1]])
    assert [one.place for one in question.faults(outcome)] == [1, 2]
    first = question.fault(outcome)
    assert first is not None
    assert first.place == 1


def test_a_right_trace_has_no_mistakes() -> None:
    question, outcome = traced(right_lists())
    assert [*question.faults(outcome)] == []
