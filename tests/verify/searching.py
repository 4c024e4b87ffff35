"""Searches for tests, in one call each."""

import json
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from random import Random
from typing import Any

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.verify.data_types import Data
from boardscore.verify.game_kit import play_kit
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.verdicts import Case
from boardscore.verify.program.behaviour import Conduct
from boardscore.verify.program.doctor import Opening
from boardscore.verify.program.outcomes import Outcome, Status, outcome_of
from boardscore.verify.program.protocol import Request, hello
from boardscore.verify.program.replies import read_line
from boardscore.verify.report import ReportPage
from boardscore.verify.report import text_report as summaries
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.search.base_search import Task
from boardscore.verify.search.game_search import GameSearch
from boardscore.verify.search.played_games import PlayedGame, play_game, play_games
from boardscore.verify.search.position_search import PositionSearch
from boardscore.verify.search.search_result import AnyFinding, Progress, Searched
from tests.verify.samples import explained, human

Answering = Callable[[Request], Any]
Answer = Callable[[str, Sequence[Data]], Data]


class Driver:
    """A program in this process; a second function, if given, answers requests sent alone."""

    def __init__(self, answer: Answering, alone: Answering | None = None) -> None:
        self._answer, self._alone = answer, alone
        self.asked: list[Request] = []

    def ask(self, requests: Iterable[Request]) -> Iterator[Outcome]:
        for number, request in enumerate(requests):
            self.asked.append(request)
            yield outcome_with(number, request, self._answer(request))

    def confirm(self, outcome: Outcome) -> Outcome:
        if self._alone is None:
            return outcome
        request = outcome.request
        return outcome.confirmed_by(outcome_with(0, request, self._alone(request)))


class Answers(Driver):
    """Stands in for a running program, which offers some requests; no process runs."""

    spoke, copies, conduct = True, 1, Conduct()

    def __init__(self, offers: Iterable[str], answer: Answering) -> None:
        super().__init__(answer)
        self._offers = [*offers]

    def opening(self, _: object) -> Opening:
        said = outcome_with(0, hello(), {"result": {"offers": self._offers}})
        return Opening(said, None)

    def has_answered(self, _: str) -> bool:
        return True

    def confirm_all(self, groups: Iterable[Sequence[Outcome]]) -> Iterator[Sequence[Outcome]]:
        yield from groups

    def close(self) -> None:
        pass


def contents(request: Request) -> list[Any]:
    """The op of a request, and its position or record."""
    return [*json.loads("{" + request.body).values()]


def local(answer: Answer) -> Driver:
    """A driver that calls a function with the op and the content of each request."""
    return Driver(lambda request: answer(*contents(request)))


def simpler(question: Any) -> Iterator[Any]:
    """Every smaller question that one simplification makes, each once."""
    keys = set[str]()
    for kind in range(question.KINDS):
        for step in question.smaller(kind):
            made = step()
            if made is not None and made.size < question.size and made.key not in keys:
                keys.add(made.key)
                yield made


def played(
    program: Any,
    game: str,
    rounds: int = 0,
    *offers: str,
    until: Callable[[], bool] | None = None,
    **settings: Any,
) -> Progress:
    """A search by playing, of a driver or a function; it ends after some rounds, or by `until`."""
    driver = program if hasattr(program, "ask") else local(program)
    rulings, left = with_defaults(game, settings.pop("rulings", {})), iter(range(rounds))
    is_over = until or (lambda: next(left, None) is None)
    return GameSearch(
        Task(program=driver, game=game, rulings=rulings, offers=offers, is_over=is_over, **settings)
    ).run()


def random_game(random: Random, game: str, **rulings: Value) -> PlayedGame:
    """A game of chance from a start of chance."""
    play = play_kit(game)
    return play_game(random, play.started(random, with_defaults(game, rulings)), play.choose)


def drawn_games(random: Random, game: str, rulings: Mapping[str, Value]) -> Iterator[PlayedGame]:
    play, ruled = play_kit(game), with_defaults(game, rulings)
    return play_games(random, lambda: play.started(random, ruled), play.choose)


def after_a_search(progress: Progress, game: str = "pier18", *, scores: bool = False) -> Judgement:
    rulings = with_defaults(game, {})
    one = Searched(game, 5, 2, rulings, progress, of_play=True, scores=scores)
    return Judgement(("a program",), (), searches=(one,))


def outcome_with(number: int, request: Request, said: Any) -> Outcome:
    """The outcome of a request: with a status, an answer, or an answer as data."""
    if isinstance(said, Status):
        return Outcome(number, request, said, why=Message("verify.ended"), fresh=True)
    if isinstance(said, Mapping):
        reply = read_line(json.dumps({"id": number, **said}).encode())
        assert reply is not None
        said = reply.answer(request.op)
    return outcome_of(number, request, said)


def search(program: Any, game: str, until: Callable[[], bool], **settings: Any) -> Progress:
    """A search of positions; `until` ends it."""
    return PositionSearch(Task(program=program, game=game, is_over=until, **settings)).run()


def counterexample(found: AnyFinding, judgement: Judgement | None = None) -> Counterexample:
    of_play = found.question.op != "score"
    progress = Progress(findings=(found,))
    searched = Searched(found.game, 5, 1, found.rulings, progress, of_play=of_play)
    known = judgement or Judgement(("a-program",), (), searches=(searched,))
    return Counterexample(known, found.case, found, searched)


def clauses_of(case: Case) -> tuple[str, ...]:
    """The clauses that are named as the cause of a wrong answer to a vector."""
    return Counterexample(Judgement((), (case,)), case).clauses


def text_of(found: AnyFinding, lang: str = "en") -> str:
    """The text on a counterexample, in one line."""
    return explained(counterexample(found), lang)


def summary_of(searched: Searched, lang: str = "en") -> str:
    """The summary of a search, in one line."""
    page = ReportPage(lang, full=True)
    return " ".join(" ".join(summaries.search_summary([searched], page)).split())


def all_told(judgement: Judgement, lang: str = "en") -> str:
    """A report in full, in one line."""
    return " ".join(human(judgement, lang, full=True).split())
