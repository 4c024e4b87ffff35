"""Simplifications of a question about the table."""

from collections.abc import Iterator, Sequence
from typing import Any

from boardscore.core.errors import BoardscoreError
from boardscore.verify import games
from boardscore.verify.data_types import NAMES, Data
from boardscore.verify.search.steps import stretches
from boardscore.verify.search.table.questions import TableQuestion


def simpler(question: TableQuestion) -> Iterator[TableQuestion]:
    """Every smaller question that one simplification makes, and that can be asked."""
    for record in _records(question):
        for seat in _seats(question, record):
            step = TableQuestion(record, seat)
            if step.size < question.size and _is_asked(step):
                yield step


def _seats(question: TableQuestion, record: Sequence[Data]) -> Iterator[int | None]:
    """The seat that looks; where moves are left out, any other seat may show the same."""
    yield question.player
    if question.player is not None and len(record) < len(question.record):
        seats = range(len(record[0]["players"]))
        yield from (seat for seat in seats if seat != question.player)


def _is_asked(question: TableQuestion) -> bool:
    """Whether all moves of its record are legal, and its seat exists."""
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
    play = games.play_kit(setup["game"])
    for at, entry in enumerate(entries):
        for plain in play.simpler(entry):
            yield _with_pack(setup, name, [*entries[:at], plain, *entries[at + 1 :]], set())


def _with_pack(setup: Data, name: str, entries: Sequence[Any], gone: set[str]) -> Data:
    """With other cards or tiles, and without some in the deck."""
    deck = setup.get("deck")
    left = {} if deck is None else {"deck": [one for one in deck if one not in gone]}
    return {**setup, **left, "pack": {**setup["pack"], name: list(entries)}}
