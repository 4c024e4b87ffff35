"""The adapters that `boardscore adapter` prints: complete programs that also read the notation."""

import doctest
import importlib.util
import json
import re
import subprocess
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from shutil import copy
from types import ModuleType
from typing import Any

import pytest

from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.program import Program
from boardscore.verify.program.protocol import legal, replay, score
from boardscore.verify.program.replies import Greeting, Moves, Refused, Scored
from tests import HANGS
from tests.cli import process
from tests.tables import read_table
from tests.verify.foreign import LOOPS, asked, command
from tests.verify.plays import DRAFTS, EMPTIED, FIRST, PLAYS, TOO_DEAR

PROGRAMS = Path(__file__).parent / "adapters"
NAMES = {"js": "adapter.mjs", "python": "adapter.py"}
PIER18 = score({"game": "pier18", "players": [{"pier": ["S", "."]}]})
AUCTIONLAND = score({"game": "auctionland", "players": [{"island": ["B"]}]})
CHESS = score({"game": "chess", "players": []})


@pytest.fixture
def adapter(language: str, tmp_path: Path) -> Path:
    """The adapter as it is printed, in a separate folder."""
    file = tmp_path / NAMES[language]
    file.write_text(printed(language), encoding="latin-1")
    return file


def printed(language: str) -> str:
    code, out, err = process("adapter", language)
    assert (code, err) == (0, "")
    return out


@pytest.mark.long
@pytest.mark.parametrize(("language", "name"), [*NAMES.items(), *LOOPS.items()])
def test_the_adapter_is_printed_unchanged_in_any_folder(language: str, name: str) -> None:
    shipped = files("boardscore.verify") / "adapters" / name
    assert printed(language).encode("latin-1") == shipped.read_bytes()
    assert shipped.read_bytes().isascii()


# Unchanged


@pytest.mark.long
def test_the_unchanged_adapter_answers_that_nothing_is_filled_in(adapter: Path) -> None:
    """Every vector of play gets an answer, so the records can be read."""
    play = [ASK[one.op](one.content({})) for one in PLAYS]
    outcomes = asked(adapter, *play, PIER18, AUCTIONLAND, CHESS, legal([]), replay([]))
    said = [answer.said for answer in map(refused, outcomes)]
    assert [outcome.status for outcome in outcomes] == [Status.UNSUPPORTED] * len(outcomes)
    filled_in = [not text.endswith("is not filled in yet") for text in said]
    assert filled_in == [False] * (len(PLAYS) + 2) + [True] * 3
    assert all(word in text for word, text in zip(("chess", "legal", "replay"), said[-3:]))


def refused(outcome: Outcome) -> Refused:
    assert isinstance(outcome.answer, Refused)
    return outcome.answer


def test_the_unchanged_adapter_answers_hello(adapter: Path) -> None:
    with Program(command(adapter)) as program:
        greeting = program.opening().greeting
    assert greeting == Greeting(name="my implementation", version="1", rulings={})


# Called from an author's program

ASK = {"legal": legal, "replay": replay}

CALLERS = {
    "js": """
import {{ Unsupported, serve }} from "./adapter.mjs";
serve({{ scorePier18: ({{ players }}) => {{ {js} }} }});
""",
    "python": """
from adapter import Unsupported, serve

def scored(position):
    players = position["players"]
    {python}

serve({{}}, pier18=scored)
""",
}


@pytest.fixture
def caller(adapter: Path, language: str) -> Callable[..., Path]:
    """Writes a program next to the adapter that uses this code to score Pier 18."""

    def write(**does: str) -> Path:
        file = adapter.with_name(f"mine{adapter.suffix}")
        file.write_text(CALLERS[language].format(**{"js": "", "python": "", **does}))
        return file

    return write


@pytest.mark.long
def test_an_exception_is_answered_and_the_next_request_too(caller: Callable[..., Path]) -> None:
    file = caller(
        js="if (players.length > 1) throw new Error('oh'); return { totals: [7] };",
        python='return {"totals": [[7][len(players) - 1]]}',
    )
    two = score({"game": "pier18", "players": [{"pier": ["S", "."]}] * 2})
    outcomes = asked(file, two, PIER18)
    assert [outcome.status for outcome in outcomes] == [Status.INTERNAL, Status.ANSWERED]
    assert outcomes[1].answer == Scored((7,))


@pytest.mark.long
def test_an_exception_is_reported_with_type_and_line(caller: Callable[..., Path]) -> None:
    """The innermost line of the author's code; the others go to standard error."""
    file = caller(
        js="return { totals: [null.x] };",
        python='return {"totals": [__import__("statistics").mean([])]}',
    )
    (outcome,) = asked(file, PIER18)
    said = refused(outcome).said
    assert said.startswith(("TypeError: Cannot read prop", "statistics.StatisticsError: mean re"))
    assert re.search(rf", at .*(scorePier18|scored) \({file.name}:\d+(:\d+)?\)$", said), said
    assert "adapter" in outcome.errors


@pytest.mark.long
def test_an_exception_in_the_adapter_is_reported_with_its_line(adapter: Path) -> None:
    """In the unchanged adapter, and where a request cannot be read."""
    wrong = score({"game": "pier18", "players": [{"pier": ["SX", ".."]}]})
    (outcome,) = asked(adapter, wrong)
    assert re.search(rf"Error: .*X.*, at .*{adapter.name}:\d+", refused(outcome).said)


@pytest.mark.long
def test_gaps_are_reported_and_a_missing_game_is_one(caller: Callable[..., Path]) -> None:
    file = caller(js="throw new Unsupported('later');", python="raise Unsupported('later')")
    outcomes = asked(file, PIER18, AUCTIONLAND)
    assert [outcome.status for outcome in outcomes] == [Status.UNSUPPORTED] * 2
    assert refused(outcomes[0]).said == "later"


@pytest.mark.long
def test_a_record_comes_with_its_parsed_pack_and_moves(adapter: Path) -> None:
    """Card 1 has a Fisher in its first column; the tile is one zone that touches all half-sides."""
    file = Path(copy(PROGRAMS / f"referee{adapter.suffix}", adapter.parent))
    drafts, emptied, too_dear, first = (
        ASK[one.op](one.content({})) for one in (DRAFTS, EMPTIED, TOO_DEAR, FIRST)
    )
    outcomes = asked(file, drafts, emptied, too_dear, first)
    cells = [["A", None], [None, None]]
    kinds = ["deal", "choose", "choose", "reveal"]
    assert outcomes[0].answer == Moves(tuple({"move": kind, "cells": cells} for kind in kinds))
    assert outcomes[1].answer == Refused("illegal", index=5)
    assert outcomes[2].answer == Scored((3, 8))
    assert outcomes[3].status is Status.UNSUPPORTED


# The notation

TILES: Any = read_table(__file__, "TILES")
"""The parts of tiles, worked out from the page of formats: zones with half-sides, icons."""
TURNED = read_table(__file__, "TURNED")
"""`BGGH` turned clockwise: the N side becomes E, then S, then W; half-sides keep their order."""
SIDES: Any = read_table(__file__, "SIDES")
TABLE = [0, 2, "5+"]
ASKED: dict[str, list[Any]] = {
    "tiles": [*TILES],
    "turns": [*range(4)],
    "sides": [*SIDES],
    "table": TABLE,
    "counts": [0, 1, 2, 3, 16],
}
READ: dict[str, list[Any]] = {
    "tiles": [*TILES.values()],
    "turned": TURNED,
    "sides": [*SIDES.values()],
    "points": [0, 2, 5, 5, 5],
    "beyond": ["refused"] * 3,
}


def read_by_js(adapter: Path) -> Any:
    file = Path(copy(PROGRAMS / "probe.mjs", adapter.parent))
    line = [*command(file), json.dumps(ASKED)]
    return json.loads(subprocess.run(line, check=True, capture_output=True, timeout=HANGS).stdout)


def imported(adapter: Path) -> ModuleType:
    spec = importlib.util.spec_from_file_location("printed_adapter", adapter)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def read_by_python(adapter: Path) -> Any:
    module = imported(adapter)

    def parts(tile: Any) -> list[Any]:
        return [[[zone.kind, [*zone.half_sides]] for zone in tile.zones], tile.icons]

    def tried(function: Callable[..., Any], *args: Any) -> Any:
        try:
            return function(*args)
        except (ValueError, module.Unsupported):
            return "refused"

    return {
        "tiles": [tried(lambda w: parts(module.read_tile(w)), word) for word in ASKED["tiles"]],
        "turned": [parts(module.turned(module.read_tile("BGGH"), n))[0] for n in ASKED["turns"]],
        "sides": [tried(module.read_side, line) for line in ASKED["sides"]],
        "points": [module.look_up(TABLE, count) for count in ASKED["counts"]],
        "beyond": [tried(module.look_up, short, 2) for short in ([], [0, 1], None)],
    }


@pytest.mark.long
def test_the_notation_is_read_as_documented(language: str, adapter: Path) -> None:
    read = read_by_js(adapter) if language == "js" else read_by_python(adapter)
    assert dict(zip(ASKED["tiles"], read["tiles"])) == dict(zip(ASKED["tiles"], READ["tiles"]))
    assert read == READ


def test_doctests_of_the_python_adapter() -> None:
    shipped = Path(str(files("boardscore.verify") / "adapters" / NAMES["python"]))
    found = doctest.testmod(imported(shipped))
    assert (found.failed, found.attempted) == (0, 4)
