"""The declared values of rulings, each with what was tested under it."""

from collections.abc import Iterator, Mapping

from attrs import frozen

from boardscore.core.messages import Message
from boardscore.core.rulings import Value
from boardscore.verify.judge.case import EXECUTED, FAILED
from boardscore.verify.judge.declared_rulings import options
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vectors_by_ruling import Declared, first
from boardscore.verify.report.explanation import rulings_text


@frozen
class ValueCount:
    """One declared value of a ruling, with the first values of all others."""

    ruling: str
    value: Value
    vectors: int
    """The vectors that the ruling touches and that were answered under this value."""
    games: int
    """The whole games of the search under this value."""
    wrong: int
    """The wrong answers among both."""

    @property
    def message(self) -> Message:
        """The counts in a line."""
        (ruling,) = rulings_text({self.ruling: self.value})
        counts = {"vectors": self.vectors, "games": self.games, "wrong": self.wrong}
        return Message("judge.of_value", ruling=ruling, **counts)


def value_counts(judgement: Judgement) -> Iterator[ValueCount]:
    """The counts of all declared values, in the order of the declaration."""
    for game in judgement.readings:
        own = {name: judgement.named[name] for name in options(game) if name in judgement.named}
        for name, values in own.items():
            yield from (_counted(judgement, game, {name: value}, own) for value in values)


def _counted(
    judgement: Judgement, game: str, way: Mapping[str, Value], declared: Declared
) -> ValueCount:
    ((name, value),) = way.items()
    alone = {**first(declared), **way}.items()
    verdicts = [
        case.verdict
        for case in judgement.cases
        if case.vector.game == game and case.verdict in EXECUTED and case.vector.is_touched_by(name)
        if alone <= case.rulings.items()
    ]
    searched = [
        one.progress.counts
        for one in judgement.searches
        if one.game == game and one.of_play and alone <= one.rulings.items()
    ]
    return ValueCount(
        ruling=name,
        value=value,
        vectors=len(verdicts),
        games=sum(one.games for one in searched),
        wrong=sum(verdict in FAILED for verdict in verdicts)
        + sum(one.disagreed for one in searched),
    )
