"""Makes what was asked about a table smaller, as long as it is answered wrongly."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import islice
from typing import Any

from boardscore.core.errors import BoardscoreError
from boardscore.verify import games
from boardscore.verify.canonical import NAMES, Data
from boardscore.verify.search.patience import Patience
from boardscore.verify.search.steps import stretches
from boardscore.verify.search.table.questions import TableQuestion

PORTION = 24
"""How many smaller ones are asked at once."""

Still = Callable[[Sequence[TableQuestion]], Iterable[bool]]
"""Whether each of some questions is answered wrongly in the same way."""


def shrink(question: TableQuestion, still: Still, patience: Patience) -> TableQuestion:
    """A question from which no single simplification leads to one that is answered wrongly.

    If the patience ends before that, it is as small as it is by then.
    """
    while True:
        smaller = _smaller(question, still, patience)
        if smaller is None:
            return question
        question = smaller


def _smaller(question: TableQuestion, still: Still, patience: Patience) -> TableQuestion | None:
    steps = _smaller_ones(question, patience.each(_records(question)))
    while some := list(islice(steps, PORTION)):
        wrong = [step for step, is_wrong in zip(some, list(still(some))) if is_wrong]
        if wrong:
            return min(wrong, key=lambda one: one.size)
    return None


def simpler(question: TableQuestion) -> Iterator[TableQuestion]:
    """Every smaller question that one simplification makes, and that can be asked."""
    return _smaller_ones(question, _records(question))


def _smaller_ones(
    question: TableQuestion, records: Iterable[list[Data]]
) -> Iterator[TableQuestion]:
    for record in records:
        step = TableQuestion(record, question.player)
        if step.size < question.size and _is_asked(step):
            yield step


def _is_asked(question: TableQuestion) -> bool:
    """Whether all moves of its record are legal, and its seat is there."""
    try:
        return bool(question.expected)
    except BoardscoreError:
        return False


def _records(question: TableQuestion) -> Iterator[list[Data]]:
    setup, *moves = question.record
    yield from ([setup, *moves[:start], *moves[end:]] for start, end in stretches(len(moves)))
    yield from ([one, *moves] for one in _setups(setup))
    if question.player is None:
        for name in sorted(setup.keys() & {"deck", "rulings"}):
            yield [{key: part for key, part in setup.items() if key != name}]


def _setups(setup: Data) -> Iterator[Data]:
    """One player less, fewer or simpler cards or tiles, a smaller market."""
    players = setup["players"]
    yield from (
        {**setup, "players": [*players[:at], *players[at + 1 :]]} for at in range(len(players))
    )
    yield {**setup, "players": list(NAMES[: len(players)])}
    for name, part in setup.items():
        if type(part) is int and name != "format":
            yield from ({**setup, name: low} for low in (3, part - 1) if low < part)
    name, entries = next((k, v) for k, v in setup["pack"].items() if isinstance(v, list))
    for start, end in stretches(len(entries)):
        left = [*entries[:start], *entries[end:]]
        yield _with_pack(setup, name, left, {one["id"] for one in entries[start:end]})
    play = games.kit(setup["game"]).play
    assert play is not None
    for at, entry in enumerate(entries):
        for plain in play.simpler(entry):
            yield _with_pack(setup, name, [*entries[:at], plain, *entries[at + 1 :]], set())


def _with_pack(setup: Data, name: str, entries: Sequence[Any], gone: set[str]) -> Data:
    """With other cards or tiles, and without some in the deck."""
    deck = setup.get("deck")
    left = {} if deck is None else {"deck": [one for one in deck if one not in gone]}
    return {**setup, **left, "pack": {**setup["pack"], name: list(entries)}}
