"""What the library says about a vector: the picture, the lines, the misreading behind an answer."""

import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from boardscore.auctionland import Island, IslandScore
from boardscore.display import printable
from boardscore.draw.text import draw_island, draw_pier
from boardscore.messages import Message, say
from boardscore.pier18 import PierScore
from boardscore.positions import score
from boardscore.records import read_record
from boardscore.results import Line, PlayerScore, Result
from boardscore.verify.mutants import MUTANTS, Mutant
from boardscore.verify.readings import Answered, Rulings
from boardscore.verify.vectors import Vector

_MARGIN = 2


def result_of(vector: Vector, rulings: Rulings) -> Result:
    """The score of a vector's position, or of its finished game, as the library works it out."""
    asked = vector.asked(rulings)
    return score(asked) if vector.op == "score" else read_record(asked).result()


def picture(player: PlayerScore, lang: str, width: int) -> str:
    """The pier or island of a player, with what scores marked, or the counts."""
    match player:
        case PierScore():
            drawn = draw_pier(player.player.pier, player.lines, lang, width - _MARGIN)
        case IslandScore() if isinstance(player.player.holding, Island):
            drawn = draw_island(player.player.holding, player.lines, lang, width - _MARGIN)
        case _:
            drawn = say(Message("explain.counts"), lang)
    return textwrap.indent(drawn, " " * _MARGIN)


def reasons(lines: Iterable[Line], lang: str, width: int) -> Iterator[str]:
    """Lines with their points and their clauses."""
    for line in lines:
        points = "?" if line.points is None else str(line.points)
        yield from wrapped(f"{line.text(lang)} [{line.rule}]", width, f"{points:>5}  ", " " * 7)


def wrapped(text: str, width: int, first: str = "", rest: str = "") -> list[str]:
    """A text in lines of a width."""
    return textwrap.wrap(
        printable(text),
        width,
        initial_indent=first,
        subsequent_indent=rest,
        break_long_words=False,
        break_on_hyphens=False,
    )


def likeness(
    failures: Sequence[tuple[Answered, Rulings]], mutants: Iterable[Mutant] = MUTANTS
) -> list[Mutant | None]:
    """For each wrong answer the misreading that gives it too, if there is one.

    If there are several, it is the one that explains most of the wrong answers, and then one about
    the facet that the vector is about.
    """
    mutants = [mutant for mutant in mutants if mutant.facet is not None]
    same = [[one for one in mutants if _answers_like(one, *failure)] for failure in failures]
    explains = Counter(mutant.id for found in same for mutant in found)

    def rank(mutant: Mutant, vector: Vector) -> tuple[int, bool]:
        return explains[mutant.id], mutant.facet == vector.isolates

    return [
        max(found, key=lambda mutant: rank(mutant, failure.vector), default=None)
        for found, (failure, _) in zip(same, failures)
    ]


def _answers_like(mutant: Mutant, one: Answered, rulings: Rulings) -> bool:
    """Whether a mutant gives all that was answered, as far as both say it."""
    if (mutant.game, "score") != (one.vector.game, one.vector.op) or "totals" not in one.answer:
        return False
    scored = mutant.score({**one.vector.input, "rulings": rulings})
    return all(_fits(part, scored[key]) for key, part in one.answer.items())


def _fits(answered: Any, scored: Any) -> bool:
    """Whether an answer is the same; categories that it leaves out may be anything."""
    if isinstance(answered, Mapping):
        return all(name in scored and scored[name] == answered[name] for name in answered)
    if isinstance(answered, list) and answered and isinstance(answered[0], Mapping):
        return len(answered) == len(scored) and all(map(_fits, answered, scored))
    return bool(answered == scored)
