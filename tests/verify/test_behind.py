"""Mistakes that lie behind others: in games that are answered wrongly before."""

from collections.abc import Sequence
from itertools import permutations
from typing import Any

import pytest

from boardscore import LANGUAGES
from boardscore.core.messages import say
from boardscore.verify.data_types import Data
from boardscore.verify.judge.readings import with_defaults
from boardscore.verify.mutants import Misreading
from boardscore.verify.pier18.mutants.play.referee import Referee
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import TRACE, Moves, Traced
from boardscore.verify.report.explanation import explanations
from boardscore.verify.search.play.later_faults import fault_at_end
from boardscore.verify.search.play.questions import GameQuestion, faults_of
from boardscore.verify.search.progress import Progress, Searched
from tests.misplays.searched import Asked
from tests.verify.searching import counterexample, search_play, summary_of
from tests.verify.test_named_clauses import BUILT, auctionland


class ThreeBugs(Referee):
    """One stands before the others in all games: the second player may keep a single card."""

    def choices(self, seat: int) -> list[tuple[str, str]]:
        same = [(card, card) for card in self.hands[seat]] if seat else []
        return [*permutations(self.hands[seat], 2), *same]

    def overlaps(self) -> range:
        """A card of several columns has to cover one: who plays otherwise is refused."""
        return range(min(1, self.width - 1), self.width)

    def of_the_tied(self, tied: Sequence[int]) -> int:
        """Of the tied the one with the fewest Patrons gets it, which shows in the score alone."""
        return min(tied, key=lambda seat: (len(self.patrons[seat]), seat))


def searched(referee: Any, games: int) -> Progress:
    """What a search of so many games finds in a wrong referee of Pier 18."""
    last = Progress()

    def report(now: Progress) -> None:
        nonlocal last
        last = now

    asked = Asked(Misreading("pier18.made-up", None, referee))
    rulings = with_defaults("pier18", {})
    is_over = lambda: last.counts.games >= games  # noqa: E731
    return search_play(asked, "pier18", rulings, (TRACE,), 1, is_over, report)


@pytest.fixture(scope="module")
def three() -> Progress:
    return searched(ThreeBugs, 240)


@pytest.mark.long
def test_all_three_bugs_are_found_though_one_stands_before_the_others(three: Progress) -> None:
    named = {one.clause for one in three.findings}
    assert named == {"pier18.setup.choose", "pier18.round.overlap", "pier18.round.patron-tie"}


@pytest.mark.long
def test_what_lies_behind_is_told_last_and_what_stands_before_it(three: Progress) -> None:
    *_, last = three.findings
    assert last.clause == "pier18.round.patron-tie"
    assert "pier18.setup.choose" in last.behind
    assert [one for one in three.findings if one.behind] == [last]
    assert 0 < three.counts.cut <= three.counts.games


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_report_says_so(three: Progress, lang: str) -> None:
    told = Searched("pier18", 60.0, 1, {}, three, of_play=True)
    *_, last = three.findings
    behind = {"en": "This may have the same cause.", "de": "Das hier kann davon kommen."}
    assert any(behind[lang] in say(one, lang) for one in explanations(counterexample(last), lang))
    cut = {"en": "your program refuses a legal move", "de": "lehnt einen erlaubten Zug ab"}
    assert cut[lang] in summary_of(told, lang)


@pytest.mark.long
def test_a_single_bug_has_nothing_behind_it() -> None:
    """Cards have to cover a column; the rest of the game is right."""
    alone = type("Alone", (Referee,), {"overlaps": ThreeBugs.overlaps})
    assert {one.clause for one in searched(alone, 240).findings} == {"pier18.round.overlap"}


# What is wrong in a trace


def traced(lists: Sequence[Sequence[Data]]) -> tuple[GameQuestion, Outcome]:
    """A game of two that is traced up to the first bid, with other lists of moves."""
    played = auctionland(*BUILT)
    answer = Traced(tuple(Moves(tuple(one)) for one in lists), None, None)
    question = GameQuestion(played, TRACE)
    return question, Outcome(0, question.request, Status.ANSWERED, answer)


def right_lists() -> list[list[Data]]:
    played = auctionland(*BUILT)
    return [played.legal(place) for place in range(len(played.moves))]


def test_a_trace_tells_all_that_is_wrong_in_the_order_of_the_game() -> None:
    market, build, auction = right_lists()
    question, outcome = traced([market, build[1:], auction[:-1]])
    assert [one.place for one in faults_of(question, outcome)] == [1, 2]
    first = question.fault(outcome)
    assert first is not None
    assert first.place == 1
    assert fault_at_end(question, outcome) is None


def test_a_right_trace_has_nothing_wrong() -> None:
    assert [*faults_of(*traced(right_lists()))] == []
