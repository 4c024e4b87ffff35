"""What a mutant of play is: a referee that has one rule wrong."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, NamedTuple

from attrs import frozen

from boardscore.verify.data_types import Data
from boardscore.verify.vectors import words
from boardscore.verify.vectors.mutant import Misreading
from boardscore.verify.vectors.referee import Record, Referee, answer


@frozen
class PlayMutant(Misreading):
    """A referee with one rule wrong, or one of the two controls."""

    referee: type[Referee]
    """What plays the records."""

    def answer(self, op: str, record: Record) -> Data:
        """The answer to `legal`, `replay` or `trace`, as the protocol has it."""
        return answer(self.referee, op, record)


class Misread(NamedTuple):
    """A rule and how it is misread."""

    name: str
    """The facet, without the game, and a name: `round.overlap/none:must-cover`."""
    english: str
    german: str
    changed: Mapping[str, Callable[..., Any]]
    """The methods of the plain referee that are other ones."""


def misread(name: str, english: str, german: str, **changed: Callable[..., Any]) -> Misread:
    """A rule that is misread, in words, and what that changes of the plain referee."""
    return Misread(name, english, german, changed)


_CONTROLS = (
    misread("control.play:identity", "nothing is wrong", "Spielt nach den Regeln"),
    misread(
        "control.play:gross",
        "nobody may ever do anything",
        "Niemand darf je etwas tun",
        moves=lambda _: [],
    ),
)
"""One that gets nothing wrong and one that gets all wrong: they show that measuring works."""


def listed(plain: type[Referee], rows: Iterable[Misread]) -> tuple[PlayMutant, ...]:
    """The two controls and the mutants of a game; their words join the catalogues."""
    rows = (*_CONTROLS, *rows)
    words.add("mutant", plain.GAME, {row.name: (row.english, row.german) for row in rows})
    return tuple(_made(plain, row) for row in rows)


def _made(plain: type[Referee], row: Misread) -> PlayMutant:
    return PlayMutant(*misreading(plain, row))


def misreading(plain: Any, row: Misread) -> tuple[str, str | None, Any]:
    """The id of a wrong program, the facet that it gets wrong, if it is no control, and itself."""
    assert all(hasattr(plain, name) for name in row.changed), row.name
    facet = f"{plain.GAME}.{row.name.partition(':')[0]}"
    control = row.name.startswith("control")
    kind = type("Mutated", (plain,), dict(row.changed))
    return f"{plain.GAME}.{row.name}", None if control else facet, kind
