"""Counterexamples of a search by playing are minimal, by steps that are written here again.

They change a record and nothing else. The rules decide whether the result is a game.
"""

import json
from collections.abc import Iterator, Sequence
from itertools import combinations, count
from typing import Any

import pytest

from boardscore.core.errors import BoardscoreError
from boardscore.verify import vector_strength
from boardscore.verify.data_types import Data, Size
from boardscore.verify.program.protocol import TRACE
from boardscore.verify.search.game_questions import Fault, question_about
from boardscore.verify.search.question import AnyFinding, Finding
from boardscore.verify.search.search_result import Progress
from boardscore.verify.vectors.misreading import Misreading
from tests.verify.searching import Driver, played
from tests.verify.test_search_play import tracing

ROUNDS = 8
EVERY = 29
"""Every how many misreadings one is checked."""

CHOSEN = [
    pytest.param(one, id=one.id)
    for game in ("pier18", "auctionland")
    for one in [one for one in vector_strength.wrong_programs(game, "legal") if one.facet][::EVERY]
]

Record = Sequence[Data]


def simplified(record: Record) -> Iterator[Record]:
    setup, *moves = record
    for place, move in enumerate(moves):
        yield [setup, *moves[:place], *moves[place + 1 :]]
        for name, value in move.items():
            if type(value) is int and value > 0 and name != "player":
                yield [setup, *moves[:place], {**move, name: value - 1}, *moves[place + 1 :]]
    if setup.get("market_size", 3) > 3:
        yield [{**setup, "market_size": setup["market_size"] - 1}, *moves]
    for pack in simpler_packs(setup["pack"]):
        yield [{**setup, "pack": pack}, *moves]
        yield [{**setup, "pack": pack}, *map(covering_less, moves)]
    yield from with_copies(setup, moves)


def with_copies(setup: Data, moves: Record) -> Iterator[Record]:
    """Two tiles that look the same, as two copies of the first."""
    tiles = setup["pack"].get("tiles", [])
    for first, second in combinations(tiles, 2):
        if first["tile"] == second["tile"]:
            copies = first.get("count", 1) + second.get("count", 1)
            rest = [one for one in tiles if one not in (first, second)]
            pack = {**setup["pack"], "tiles": [{**first, "count": copies}, *rest]}
            names = {second["id"]: first["id"]}
            drawn = [
                {**move, "tiles": [names.get(one, one) for one in move["tiles"]]}
                if "tiles" in move
                else move
                for move in moves
            ]
            yield [{**setup, "pack": pack}, *drawn]


def covering_less(move: Data) -> Data:
    return {**move, "overlap": max(0, move["overlap"] - 1)} if "overlap" in move else move


def simpler_packs(pack: Data) -> Iterator[Data]:
    name = "cards" if "cards" in pack else "tiles"
    entries = pack[name]
    for place, entry in enumerate(entries):
        yield {**pack, name: [*entries[:place], *entries[place + 1 :]]}
        for plain in simpler_entries(entry):
            yield {**pack, name: [*entries[:place], plain, *entries[place + 1 :]]}
    if name == "cards" and len(entries[0]["cells"][0]) > 1:
        for column in range(len(entries[0]["cells"][0])):
            yield {**pack, name: [narrower(card, column) for card in entries]}


def narrower(card: Data, column: int) -> Data:
    return {**card, "cells": [side[:column] + side[column + 1 :] for side in card["cells"]]}


def simpler_entries(entry: Data) -> Iterator[Data]:
    if entry.get("count", 1) > 1:
        yield {**entry, "count": entry["count"] - 1}
    for icon in "plm":
        if "+" in entry.get("tile", "") and icon in entry["tile"].partition("+")[2]:
            sides, _, icons = entry["tile"].partition("+")
            left = icons.replace(icon, "", 1)
            yield {**entry, "tile": f"{sides}+{left}" if left else sides}
    for side, row in enumerate(entry.get("cells", [])):
        for column, shown in enumerate(row):
            if shown != ".":
                emptied = row[:column] + "." + row[column + 1 :]
                cells = [emptied if at == side else entry["cells"][at] for at in range(2)]
                yield {**entry, "cells": cells}


def still_found(found: AnyFinding, misreading: Misreading, record: Record) -> bool:
    """Whether the misreading answers that record wrongly in the same way."""
    try:
        question = question_about(found.question.op, record)
    except BoardscoreError:
        return False
    left_out = (found.question.refused is None) != (question.refused is None)
    if left_out or len(question.record) != len(record):
        return False
    (outcome,) = Driver(misreading.answers).ask([question.request])
    fault = question.fault(outcome)
    if fault is None:
        return False
    again = Finding(question=question, fault=fault, rulings=found.rulings, outcome=outcome)
    return again.clause == found.clause and shape(fault) == shape(found.fault)


def shape(fault: Fault) -> tuple[Any, ...]:
    """The kinds of the wrong moves, or the parts of the wrong score."""
    extra = [move for _, move in fault.wrong.too_many]
    return fault.kind, {move["move"] for move in (*fault.wrong.missing, *extra)}, fault.names


def found_first(misreading: Misreading) -> AnyFinding | None:
    found, rounds = list[AnyFinding](), count()
    progress = played(
        Driver(misreading.answers),
        misreading.game,
        0,
        TRACE,
        until=lambda: bool(found) or next(rounds) >= ROUNDS,
        report=lambda progress: found.extend(progress.findings),
    )
    return progress.findings[0] if progress.findings else None


@pytest.mark.long
@pytest.mark.parametrize("misreading", CHOSEN)
def test_no_simplification_is_left(misreading: Misreading) -> None:
    found = found_first(misreading)
    assert found is not None
    record = found.question.record
    left = [one for one in simplified(record) if still_found(found, misreading, one)]
    assert [*map(json.dumps, left)] == []


# Shrinking takes few steps and can be stopped


LATE = 24
"""The number of moves after which the program goes wrong."""

OFTEN = 400
"""The limit of games tried for such a counterexample; 174 when this was written."""


def wrong_late(op: str, record: Sequence[Data]) -> Data:
    """The library, but from some move on it omits the last legal move."""
    said = tracing(op, record)
    moves = said.get("result", {}).get("moves")
    if op == TRACE and moves is not None:
        late = [[*listed[:-1]] for listed in moves[LATE:]]
        return {"result": {**said["result"], "moves": [*moves[:LATE], *late]}}
    if op == "legal" and moves is not None and len(record) > LATE:
        return {"result": {"moves": moves[:-1]}}
    return said


def test_a_late_mistake_is_shrunk_completely_in_few_tries() -> None:
    tried = list[int]()

    def report(progress: Progress) -> None:
        tried.extend([] if progress.tried is None else [progress.tried])

    found = played(wrong_late, "auctionland", 2, TRACE, report=report)
    (first, *_) = found.findings
    setup, *moves = first.question.record
    assert len(moves) == LATE
    assert len(setup["pack"]["tiles"]) == 1  # all that are drawn are copies of one
    assert tried == sorted(tried)
    assert tried[-1] <= OFTEN


def test_stopping_keeps_the_smallest_counterexample_so_far() -> None:
    sizes = {after: stopped(after) for after in (0, 120)}
    assert sizes[120] < sizes[0]


def stopped(after: int) -> Size:
    """The size when the search is stopped after some answers while it shrinks."""
    left = list[int]()

    def answer(op: str, record: Sequence[Data]) -> Data:
        if left:
            left.append(left[-1] - 1)
            if left[-1] < 0:
                raise KeyboardInterrupt
        return wrong_late(op, record)

    def report(progress: Progress) -> None:
        left.extend([after] * (progress.tried is not None and not left))

    found = played(answer, "auctionland", 0, TRACE, until=lambda: False, report=report)
    assert found.interrupted
    (finding,) = found.findings
    return finding.question.size
