"""The number of games until the search finds misreadings of play, all with the same games."""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import islice
from random import Random

from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.game_questions import GameQuestion
from boardscore.verify.search.near_misses import refused_move
from boardscore.verify.search.played_games import PlayedGame
from boardscore.verify.search.question import Question
from boardscore.verify.vectors.misreading import Misreading
from tests.misplays.searched import wrong_under
from tests.verify.searching import Driver, drawn_games

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
