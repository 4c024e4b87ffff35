"""Misreadings of play, searched by playing, and what the games of a search meet."""

import time
from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random
from typing import NamedTuple

from boardscore.core.rulings import Value
from boardscore.verify.game_kit import play_kit
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.game_questions import GameQuestion
from boardscore.verify.search.near_misses import refused_move
from boardscore.verify.search.played_games import PlayedGame
from boardscore.verify.search.question import Question
from boardscore.verify.search.search_result import Progress
from boardscore.verify.vector_strength import is_wrong_under, single_rulings
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY, load
from tests.verify.searching import Driver, drawn_games, played

FOUND_WITHIN = 2000
"""The number of games within which each must be found."""

MORE = 32
"""The number of further games for matching a misreading."""


class Searched(NamedTuple):
    misreading: Misreading
    games: int
    """The number of whole games before it ended; 0 if the smallest games were enough."""
    clause: str | None
    """The clause that the first counterexample names; None if none was found."""
    kind: str
    moves: int
    seconds: float
    """The CPU time."""

    def __str__(self) -> str:
        named = "as misread" if self.clause == self.misreading.clause else str(self.clause)
        length = f"{self.kind} after {self.moves} moves, " if self.clause else ""
        took = f"{self.games:>5} games, {self.seconds:>5.1f} s"
        return f"{self.misreading.id:70} {took}, {length}{named}"


def searched(misreading: Misreading, games: int = FOUND_WITHIN, after: int = MORE) -> Searched:
    """Searches until it is found and for some further games, up to a number of games."""
    progress, first, start = Progress(), games, time.process_time()

    def report(now: Progress) -> None:
        nonlocal progress, first
        if now.findings and not progress.findings:
            first = now.counts.games + after
        progress = now

    def is_over() -> bool:
        return progress.counts.games >= (first if progress.findings else games)

    found = played(
        Driver(misreading.answers),
        misreading.game,
        0,
        TRACE,
        until=is_over,
        report=report,
        rulings=wrong_under(misreading),
    )
    seconds, count = time.process_time() - start, found.counts.games
    if not found.findings:
        return Searched(misreading, count, None, "", 0, seconds)
    finding = found.findings[0]
    moves = len(finding.question.played.moves)
    return Searched(misreading, count, finding.clause, finding.kind, moves, seconds)


def wrong_under(misreading: Misreading) -> dict[str, Value]:
    """The first rulings under which the misreading is wrong; the search uses them."""
    vectors = [one for one in load(misreading.game, PLAY) if one.isolates == misreading.facet]
    for rulings in single_rulings(misreading.game):
        for vector in vectors:
            if is_wrong_under(rulings, misreading, vector):
                return rulings
    return {}


# The number of games until the search finds misreadings of play, all with the same games


_REFUSALS = 2


def found_after(misreadings: Sequence[Misreading], most: int) -> dict[str, int | None]:
    """For each id, the number of the game that finds the misreading; None if no game does."""
    found: dict[str, int | None] = {one.id: None for one in misreadings}
    alike: dict[str, list[Misreading]] = {}
    for one in misreadings:
        alike.setdefault(f"{one.game} {wrong_under(one)}", []).append(one)
    for group in alike.values():
        found.update(_found_after(group, most))
    return found


def _found_after(misreadings: Sequence[Misreading], most: int) -> Iterator[tuple[str, int]]:
    left, random, game = list(misreadings), Random(1), misreadings[0].game
    sent = Counter[str]()
    drawn = drawn_games(random, game, wrong_under(misreadings[0]))
    for number, one in enumerate(islice(drawn, most), 1):
        questions = list(_questions(one, random, sent))
        wrong = [misreading for misreading in left if is_wrong(misreading, questions)]
        yield from ((misreading.id, number) for misreading in wrong)
        left = [misreading for misreading in left if misreading not in wrong]
        if not left:
            return


def _questions(one: PlayedGame, random: Random, sent: Counter[str]) -> Iterator[GameQuestion]:
    """The requests of a search about a game of a program that offers `trace`."""
    yield GameQuestion(one, TRACE)
    yield GameQuestion(one, "replay")
    for near in filter(None, (refused_move(random, one, sent) for _ in range(_REFUSALS))):
        yield GameQuestion(one.until(near[0]), "replay", refused=near[1])


def is_wrong(misreading: Misreading, questions: Sequence[Question]) -> bool:
    """Whether a misreading answers one of some requests wrongly."""
    outcomes = Driver(misreading.answers).ask(question.request for question in questions)
    return any(one[0].fault(one[1]) is not None for one in zip(questions, outcomes))


# The occurrences of each clause and facet of play in the games that a search draws


PLAYED = {"pier18": 1000, "auctionland": 800}
"""The minimum number of games in a search of one minute.

Half of that minute goes to scores; `benchmarks/verify.py` measures how many games a program in Node
traces per second.
"""

OFTEN = 100
"""The minimum number of occurrences of each in these games."""


def met(game: str, seed: int = 1) -> Counter[str]:
    """By the ids of clauses and facets, how often games of chance meet them."""
    found = Counter[str]()
    for one in islice(drawn_games(Random(seed), game, {}), PLAYED[game]):
        for before, move, after in zip(one.states, one.moves, one.states[1:]):
            found.update({*play_kit(game).covered(before, move, after)})
    return found
