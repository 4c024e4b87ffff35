"""The JSON Schemas agree with the readers and writers, as far as JSON Schema allows."""

import json
import operator
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from copy import deepcopy
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import fastjsonschema  # type: ignore[import-untyped]
import pytest
from hypothesis import strategies as st
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import boardscore
from boardscore import pier18 as pier18_game
from boardscore.core.errors import Problem
from boardscore.documents.document_files import parse_json, parse_toml
from boardscore.packs import read_pack
from boardscore.positions import read_position
from boardscore.records import MOST_LINES, read_record, write_record
from boardscore.schemas import NAMES, schema
from boardscore.testing import auctionland_packs, pier18_packs, walk
from boardscore.verify.vectors.export import plain
from boardscore.verify.vectors.vectors import load
from tests import odd_positions
from tests.auctionland import walks
from tests.fuzz.nasty import all_documents
from tests.tables import from_table, read_table
from tests.test_testing import collected

FOLDER = Path(__file__).parents[1] / "examples"
EXAMPLES = sorted({*FOLDER.glob("*.toml"), *FOLDER.glob("*.json")} - {FOLDER / "mistakes.toml"})
OF_POSITIONS = read_table(str(Path(__file__).with_name("test_positions.py")), "test_mistakes")
POSITION, PACK, RESULT, RECORD = (Draft202012Validator(schema(name)) for name in NAMES[:4])
Data = dict[str, Any]
Problems = tuple[Problem, ...]

UNSAID = {
    *("pier_unequal", "pier_bars", "island_uneven", "same_name", "half_character"),
    *("no_pack", "unknown_id", "same_id", "overlap", "no_packs"),
    *("plan_number", "plan_too_deep", "plan_syntax", "plan_name", "plan_chained"),
    *("plan_operator", "plan_not_compared", "plan_not_number", "plan_not_allowed"),
}
"""Mistakes that JSON Schema cannot see.

It sees others only in part: a plus that is not on the last entry of a table (`entry`), a name
without visible characters (`blank`) that is not all white space, and a whole number with a
fraction, as 2.0 is 2 to JSON Schema. Any text may name a pack: the available packs depend on the
program that reads the document.
"""


# Documents of both games.


@cache
def written(kind: str) -> tuple[str, ...]:
    """Positions or packs of both games as JSON, always the same."""
    if kind == "packs":
        some = pier18_packs(cards=(6, 8)) | auctionland_packs(kinds=(1, 5))
        return tuple(json.dumps(pack.to_dict()) for pack in collected(some, 100))
    made: list[str] = []
    for position in collected(odd_positions.positions(), 250):
        with suppress(boardscore.PositionError):  # no file can describe it
            made.append(boardscore.dumps(position, "json"))
    return tuple(one for one in made if len(one) < 3000)


def documents() -> Iterator[Data]:
    return map(parse_json, written("positions"))


def packs() -> Iterator[Data]:
    return map(parse_json, written("packs"))


ODD: Any = read_table(__file__, "ODD")
"""Values that replace others: most are wrong anywhere, some are right in places."""


def damage(chance: Random, document: Any) -> Any:
    """A document with one change: something odd, left out, more, or twice."""
    from tests.fuzz.making import damaged

    odd = chance.choice(ODD)
    return parse_json(json.dumps(damaged(chance, document, lambda _: chance.choice(odd))))


# The loader, to be compared with the schema.


def mistakes(document: object, read: Callable[[Any], object] = read_position) -> Problems:
    try:
        read(document)
    except boardscore.BoardscoreError as error:
        return error.problems
    return ()


def as_json_schema_sees_it(value: Any) -> Any:
    """The same value with 2 for 2.0."""
    if isinstance(value, dict):
        return {key: as_json_schema_sees_it(item) for key, item in value.items()}
    if isinstance(value, list):
        return [as_json_schema_sees_it(item) for item in value]
    return int(value) if isinstance(value, float) and value.is_integer() else value


def unsaid(problem: Problem, document: Data) -> bool:
    """Whether JSON Schema cannot see a mistake."""
    if problem.code == "blank":
        return bool(value_at(document, problem.path).strip())
    if problem.code != "entry":
        return problem.code in UNSAID
    entries = value_at(document, problem.path[:-1])
    moved = sorted(entries, key=lambda entry: isinstance(entry, str))
    return not mistakes({**auctionland(island="."), "tables": {"beaches": moved}})


def value_at(document: Data, path: tuple[str | int, ...]) -> Any:
    value: Any = document
    for step in path:
        value = value[step]
    return value


def accepted(document: Data) -> bool:
    """Whether the loader accepts a document; asserts that the schema agrees."""
    return agreed(document, POSITION, read_position)


def agreed(document: Data, validator: Any, read: Callable[[Any], object]) -> bool:
    """Whether a reader accepts a document; asserts that its schema agrees."""
    seen = as_json_schema_sees_it(document)
    unseen = all(unsaid(problem, seen) for problem in mistakes(seen, read))
    assert validator.is_valid(document) == unseen, (document, mistakes(document, read))
    return not mistakes(document, read)


@pytest.mark.long
def test_generated_documents_are_valid_and_load() -> None:
    assert all(accepted(document) for document in documents())
    assert all(agreed(pack, PACK, read_pack) for pack in packs())


@pytest.mark.long
@pytest.mark.parametrize(
    ("key", "form"),
    [
        *(("pier", "pier_text"), ("pier", "pier_characters"), ("plan", "condition")),
        *(("island", "island_text"), ("island", "island_tiles"), ("plan_date", "date")),
    ],
)
def test_schema_and_loader_agree_about_texts_of_a_pattern(key: str, form: str) -> None:
    pattern = schema("position")["$defs"][form]["pattern"]
    for text in collected(st.from_regex(pattern)):
        accepted(with_value(key, text))


@pytest.mark.long
@pytest.mark.parametrize("part", range(12))
def test_schemas_and_loader_agree_about_damaged_documents(part: int) -> None:
    """Positions, packs alone and in positions, and records, whole and cut off.

    The first line of a record keeps its game, on which the other lines depend.
    """
    chance = Random(part)
    found: dict[Any, Counter[bool]] = {accepted: Counter(), pack_is_fine: Counter()}
    found[record_is_fine] = Counter()
    for document in documents():
        found[accepted][accepted(damage(chance, document))] += 1
    for pack in packs():
        found[pack_is_fine][pack_is_fine(damage(chance, pack))] += 1
    for game in GAMES * 5:
        lines = game[: chance.choice((None, chance.randint(4, 10)))]
        at = chance.randrange(len(lines))
        line = damage(chance, lines[at])
        if not isinstance(line, dict) or line.get("game") == lines[at].get("game"):
            whole = [*lines[:at], line, *lines[at + 1 :]]
            found[record_is_fine][record_is_fine(whole)] += 1
    assert all(min(one[True], one[False]) >= 2 for one in found.values()), found


# Details where a schema and a parser easily differ.


def pier18(**player: object) -> Data:
    return {"game": "pier18", "players": [{"pier": ["S", "A"], **player}]}


def auctionland(**player: object) -> Data:
    return {"game": "auctionland", "players": [player]}


def with_value(where: str, value: object) -> Data:
    """A position with a value that has a notation of its own."""
    match where:
        case "island":
            return auctionland(island=value)
        case "beaches":
            return {**auctionland(island="."), "tables": {"beaches": value}}
        case "cards":
            return {"game": "pier18", "pack": "demo", "players": [{"cards": value}]}
        case "tile":
            return {**auctionland(island=[f"B {value}"]), "pack": "demo"}
    return pier18(**{where: value})


@from_table
def test_value(where: str, value: object, fine: bool) -> None:
    assert accepted(with_value(where, value)) is fine


@from_table
def test_document(document: Data, fine: bool) -> None:
    assert accepted(document) is fine


@pytest.mark.parametrize("document", [row[0] for row in OF_POSITIONS[1:]])
def test_mistake_of_a_position(document: Any) -> None:
    assert not accepted(document)


def test_date_has_the_days_of_a_leap_year() -> None:
    dates = [f"{month:02}-{day:02}" for month in range(14) for day in (0, 1, *range(28, 33))]
    fine = [date for date in dates if accepted(pier18(plan_date=date))]
    months = Counter(date[:2] for date in fine)
    assert [n + 26 for n in months.values()] == [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    assert fine[0] == "01-01"
    assert fine[-1] == "12-31"


# Packs, and references to them.

CARD = {"id": "7", "date": "04-17", "patron": "Q", "cells": ["S.", ".A"], "plan": "poets >= 4"}
PIER18_PACK: Data = {"game": "pier18", "name": "mine", "provenance": "invented", "cards": [CARD]}
TILE = {"id": "7", "tile": "BGGH+l"}
TILES_PACK: Data = {**PIER18_PACK, "game": "auctionland", "tiles": [TILE]}
del TILES_PACK["cards"]


def of_tiles(**keys: object) -> Data:
    return {**TILES_PACK, **keys}


def card(**keys: object) -> Data:
    """A pack of one card, with these keys added or replaced; None removes a key."""
    entry = {key: one for key, one in {**CARD, **keys}.items() if one is not None}
    return {**PIER18_PACK, "cards": [entry]}


def tile_of_a_pack(**keys: object) -> Data:
    """A pack of one tile, with these keys added or replaced."""
    return of_tiles(tiles=[{**TILE, **keys}])


def pack_is_fine(data: Any) -> bool:
    """Whether the reader accepts a pack; asserts that both schemas agree."""
    game = data.get("game") if isinstance(data, dict) else "pier18"
    position = auctionland(island=".") if game == "auctionland" else pier18()
    fine = agreed(data, PACK, read_pack)
    assert accepted({**position, "pack": data}) is fine, data
    return fine


@from_table
def test_pack(data: Any, fine: bool) -> None:
    assert pack_is_fine(data) is fine


# Records.

UNSAID_OF_RECORDS = UNSAID - {"same_name"} | {
    *("pack_changed", "verdicts_not_last", "equal_dates", "unequal_widths"),
    *("too_few_cards", "too_many_rounds", "piers_too_long"),
}
"""Mistakes of records that JSON Schema cannot see."""


def games() -> Iterator[list[Data]]:
    """Records of random games, with packs and without, some with verdicts."""
    for seed in range(6):
        rulings = {"half_turn": seed % 2 == 0}
        start = pier18_game.start(("Anna", "Ben", "Cem")[: 2 + seed % 2], "demo", rulings=rulings)
        *_, end = walk(start, seed)
        verdicts = [None] * len(start.game.players)
        yield lines(write_record(end, verdicts=verdicts, pack=(None, "demo")[seed % 2]))
        *_, last = walks.walk(Random(seed), 2 + seed % 5, visible_money=seed % 2 == 0)
        yield lines(write_record(last))


def lines(record: str) -> list[Data]:
    return [json.loads(line) for line in record.split("\n") if line]


GAMES = list(games())


def record_is_fine(record: Any) -> bool:
    """Whether a record is read; asserts that the schema agrees."""
    problems: tuple[Problem, ...] = ()
    try:
        read_record(as_json_schema_sees_it(record))
    except boardscore.RecordError as error:
        problems = error.problems
    unseen = all(problem.code in UNSAID_OF_RECORDS for problem in problems)
    assert RECORD.is_valid(record) == unseen, (record, problems)
    return not problems


def test_a_written_record_is_valid() -> None:
    kinds = {line.get("move", "verdicts") for game in GAMES for line in game[1:]}
    assert kinds == {*pier18_game.MOVES, *boardscore.auctionland.MOVES, "verdicts"}
    assert all(record_is_fine(game) for game in GAMES)
    assert all(record_is_fine(game[:number]) for game in GAMES for number in (1, 2, 5))


@pytest.mark.parametrize("fine", [True, False])
def test_the_name_of_an_unknown_pack_hides_no_other_mistake(fine: bool) -> None:
    name = {"pack": "pack.toml"}
    document = {**pier18(patrons=2 if fine else -1), **name}
    assert not accepted(document)
    assert POSITION.is_valid(document) is fine
    record = [{**deepcopy(GAMES[0][0]), **name, "players": ["Anna", "Ben" if fine else " "]}]
    assert not record_is_fine(record)
    assert RECORD.is_valid(record) is fine


SETUP: Data = {"game": "pier18", "pack": "demo", "players": ["Anna", "Ben"]}
TILES_SETUP: Data = {**SETUP, "game": "auctionland"}


@from_table
def test_record(record: list[Any], fine: bool) -> None:
    """The schema does not check whether moves are legal and a pack is large enough."""
    record_is_fine(record)
    assert RECORD.is_valid(record) is fine


def test_common_definitions_of_records_packs_and_positions_agree() -> None:
    position, record = schema("position")["$defs"], schema("record")["$defs"]
    assert schema("pack")["$defs"].items() <= position.items()
    shared = position.keys() & record.keys()
    assert {"pier18_pack", "auctionland_pack", "pier18_rulings", "id", "format"} <= shared
    assert all(position[name] == record[name] for name in shared)


# Each limit with its neighbour.


READ: dict[str, Callable[[Any], Any]] = {
    "position": lambda data: parse_toml(data.decode()),
    "pack": json.loads,
    "record": lambda data: [*map(json.loads, data.splitlines())],
    "given": lambda data: json.loads(json.dumps(data, allow_nan=False)),
}


UNSEEN = {"lines of a pier 10001", "cards that lie 401", "a million players"}
"""JSON Schema adds up no lengths of lines and no widths of cards; a million takes long."""


@pytest.mark.long
def test_schemas_and_readers_agree_about_nasty_documents() -> None:
    """They have nearly all limits; `given` ones are of Python, and some have no JSON."""
    judges = {"pack": pack_is_fine, "record": record_is_fine}
    found: Counter[bool] = Counter()
    for nasty in all_documents():
        if nasty.kind in READ and not nasty.is_large and nasty.name not in UNSEEN:
            with suppress(TypeError, ValueError, RecursionError):
                data = READ[nasty.kind](nasty.make())
                found[judges.get(nasty.kind, accepted)(data)] += 1
    assert min(found.values()) > 50


LIMITS: list[tuple[int, Callable[[int], Any]]] = [
    (4, lambda n: auctionland(island=["B"] * n)),
    (500, lambda n: pier18(plan="poets >= 4".ljust(n))),
    (1000, lambda n: of_tiles(provenance="x" * n)),
    (10_000, lambda n: tile_of_a_pack(tile="B".ljust(n))),
    (1000, lambda n: of_tiles(tables={"beaches": [0] * n})),
    (1000, lambda n: [{**SETUP, "players": ["Anna", "x" * n]}]),
    (50, lambda n: [{**TILES_SETUP, "pack": tile_of_a_pack(tile=f"B/{'G' * n}")}]),
]


@pytest.mark.parametrize(("last", "make"), LIMITS)
def test_schema_and_reader_have_the_same_limit(last: int, make: Callable[[int], Any]) -> None:
    one = make(last)
    fine = record_is_fine if type(one) is list else accepted if "players" in one else pack_is_fine
    assert fine(one)
    assert not fine(make(last + 1))


def test_a_record_has_as_many_lines_as_the_reader_allows() -> None:
    assert schema("record")["maxItems"] == MOST_LINES == 20_000


@pytest.mark.parametrize(("count", "fine"), [(1000, True), (1001, False)])
def test_the_schema_of_vectors_has_the_limit_of_tables(count: int, fine: bool) -> None:
    part = {"$defs": schema("vector")["$defs"], "$ref": "#/$defs/canonical_table"}
    assert Draft202012Validator(part).is_valid([0] * count) is fine


@pytest.mark.parametrize("value", [None, True, "1", -1])
def test_counts_and_categories_of_vectors_are_whole_numbers(value: object) -> None:
    defs = schema("vector")["$defs"]
    player = defs["auctionland"]["properties"]["players"]["items"]
    score = defs["canonical_auctionland_score"]
    for part in (player["properties"]["counts"], score["properties"]["categories"]["items"]):
        validator = Draft202012Validator({"$defs": defs, **part})
        fine = dict.fromkeys(part["required"], 1)
        assert validator.is_valid(fine)
        assert not validator.is_valid({**fine, "peace": value})
        assert not validator.is_valid({**fine, "stray": 1})


# The schemas themselves, and the included examples.


@pytest.mark.long
@pytest.mark.parametrize("name", NAMES)
def test_schema_is_a_schema(name: str) -> None:
    found = schema(name)
    Draft202012Validator.check_schema(found)
    assert found["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    assert found["$id"].endswith(f"/{name}.json")


@pytest.mark.long
def test_fastjsonschema_refuses_no_valid_document() -> None:
    """It does not know the limits of `contains`."""
    examples: dict[str, list[Any]] = {
        "position": list(documents()),
        "pack": list(packs()),
        "result": list(SAMPLES.values()),
        "record": GAMES,
        "vector": [[*map(plain, load(game))] for game in ("pier18", "auctionland")],
    }
    for name, valid in examples.items():
        validate = fastjsonschema.compile(schema(name))
        for document in valid:
            validate(document)
    validate_record = fastjsonschema.compile(schema("record"))
    with pytest.raises(fastjsonschema.JsonSchemaValueException, match="overlap"):
        validate_record([SETUP, {"move": "draft", "player": 0, "card": "7", "overlap": -1}])


def test_schema_of_something_else() -> None:
    with pytest.raises(boardscore.BoardscoreError, match="position"):
        schema("positions")


def test_changing_a_returned_schema_does_not_change_the_next() -> None:
    schema("position").clear()
    assert schema("position")["title"]


def test_every_key_of_a_position_is_explained_to_people() -> None:
    defs = {**schema("position")["$defs"], **schema("pack")["$defs"], **schema("record")["$defs"]}
    for table in defs.values():
        for key, value in table.get("properties", {}).items():
            shared = defs.get(value.get("$ref", "").removeprefix("#/$defs/"), {})
            assert "description" in value | shared or key in {"game", "move"}, key


def test_examples_inside_the_schema_hold() -> None:
    defs = schema("position")["$defs"]
    assert all(accepted(pier18(pier=pier)) for pier in defs["pier"]["examples"])
    assert all(accepted(auctionland(island=island)) for island in defs["island"]["examples"])


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
def test_example_is_valid(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert accepted((parse_toml if path.suffix == ".toml" else parse_json)(text))


def test_example_of_mistakes_is_not_valid() -> None:
    text = FOLDER.joinpath("mistakes.toml").read_text(encoding="utf-8")
    assert not accepted(parse_toml(text))


# Results.


def results(document: Data) -> list[Data]:
    """The result of a position in both languages, as JSON data."""
    result = boardscore.score(document)
    return [json.loads(json.dumps(result.to_dict(lang))) for lang in ("en", "de")]


@pytest.mark.long
def test_every_result_is_valid() -> None:
    for document in documents():
        for result in results(document):
            RESULT.validate(result)


BLOCKED = pier18(pier=["SH", ".."], plan_completed=True, patrons=1)
FULL = {**auctionland(island=["B+p T GHGH"], money=3), "tables": {"beaches": [0, 4]}}
DATES = [{"name": "Anna", "pier": ["S", "A"]}, {"name": "Ben", "pier": ["S", "A"]}]
SAMPLES = {
    "pier18": results(BLOCKED)[0],
    "auctionland": results({**FULL, "tables": {"beaches": [0, 4], "theme_parks": [0, 2]}})[0],
    "points missing": results(FULL)[0],
    "date missing": results({"game": "pier18", "players": DATES})[0],
}


def survivors(sample: str, spoil: Callable[[Any, Any], object]) -> set[str]:
    """The keys of a valid sample that can be damaged without an error of the schema."""
    RESULT.validate(SAMPLES[sample])
    found = set()
    for number in range(len(list(places(SAMPLES[sample])))):
        result = deepcopy(SAMPLES[sample])
        holder, key = list(places(result))[number]
        spoil(holder, key)
        if result != SAMPLES[sample] and RESULT.is_valid(result):
            found.add(key)
    return found


def places(value: object) -> Iterator[tuple[Any, Any]]:
    """Every place below a value, as the table or list that contains it and its key there."""
    keys = list(value) if isinstance(value, dict) else []
    numbers = range(len(value)) if isinstance(value, list) else ()
    for key in (*keys, *numbers):
        yield value, key
        yield from places(value[key])  # type: ignore[index]


def drop_key(holder: Any, key: Any) -> None:
    if isinstance(holder, dict):
        del holder[key]


def add_key(holder: Any, key: Any) -> None:
    if isinstance(holder[key], dict):
        holder[key]["stray"] = 1


def put_instead(value: object) -> Callable[[Any, Any], object]:
    return lambda holder, key: operator.setitem(holder, key, value)


@pytest.mark.long
@pytest.mark.parametrize("sample", SAMPLES)
def test_a_result_has_every_key_no_other_and_no_other_values(sample: str) -> None:
    """Only lines may lack a key, their tiles, and nothing is true."""
    assert survivors(sample, drop_key) <= {"tiles"}
    assert not survivors(sample, add_key)
    assert not survivors(sample, put_instead(True))
    assert not RESULT.is_valid({**SAMPLES[sample], "stray": 1})


@pytest.mark.parametrize(
    ("sample", "nullable"),
    [
        ("pier18", {"rank", "total", "plan", "points"}),
        ("auctionland", {"rank", "total", "money", "beaches", "theme_parks", "points"}),
    ],
)
def test_only_missing_values_are_null(sample: str, nullable: set[str]) -> None:
    assert survivors(sample, put_instead(None)) == nullable


@from_table
def test_impossible_result(change: Data) -> None:
    assert not RESULT.is_valid({**SAMPLES["pier18"], **change})


def test_a_result_has_players_of_its_game_and_at_most_as_many() -> None:
    of_pier18, of_auctionland = (SAMPLES[game]["players"] for game in ("pier18", "auctionland"))
    for players in (of_pier18 * 4, of_auctionland):
        assert not RESULT.is_valid({**SAMPLES["pier18"], "players": players})
