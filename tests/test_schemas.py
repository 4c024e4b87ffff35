"""The JSON Schemas agree with the readers and writers, as far as JSON Schema allows."""

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any

import fastjsonschema  # type: ignore[import-untyped]
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import boardscore
from boardscore import pier18 as pier18_game
from boardscore.core.errors import Problem
from boardscore.documents.document_files import parse_json, parse_toml
from boardscore.packs import read_pack
from boardscore.positions import read_position
from boardscore.records import MOST_LINES, read_record, write_record
from boardscore.schemas import NAMES, schema
from boardscore.testing import walk
from boardscore.verify.vectors.export import plain
from boardscore.verify.vectors.vectors import load
from tests.auctionland import walks
from tests.tables import from_table, read_table

FOLDER = Path(__file__).parents[1] / "examples"
EXAMPLES = sorted({*FOLDER.glob("*.toml"), *FOLDER.glob("*.json")} - {FOLDER / "mistakes.toml"})
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


# Documents of both games, in every form that the formats allow.

NAMES_OF_PEOPLE = ("Anna", "Änne", "安娜", "Player 9", "a\nb", '"', "\\", "'''", "a\x7f", "=", "0")
COUNTS = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
WHOLE = (*range(20), 1_000_000_000)
GAPS = ("", "", " ", "\t", "\x1f", "\xa0", "\u3000")
ENDS = ("\x0b", "\x1c", "\x85", "\u2028")
"""White space of piers that islands refuse: it ends lines elsewhere."""
MARKS = (*"SQHAsqha....★✒♥⚓", "★\ufe0f", "✒\ufe0f", "♥\ufe0f", "⚓\ufe0f")
SYMBOLS = [mark for mark in MARKS if mark != "."]
ZONES = "BTGHbtgh"
IDS = ("7", "23", "0", "a_B-9", "-", "_x", "Z" * 40)
MONTH_AND_DAY = ("01-31", "02-29", "04-30", "09-09", "12-01")
COUNTED = ("poets", "upper.lovers", "lower.symbols", "columns", "points.fishers")
SIGNS = ("==", "!=", "<", "<=", ">", ">=")
ICONS = (*"plm☮❤🎵", "☮\ufe0f", "❤\ufe0f", "🎵\ufe0f")


def written(chance: Random, lines: list[str], gaps: Sequence[str]) -> list[str] | str:
    """Lines as a list or as one text, sometimes with a blank line."""
    blank: list[str] = chance.choice(([], [], [""], [" \t"]))
    around = [chance.choice(gaps) + line + chance.choice(gaps) for line in lines]
    spaced = [part for line in around for part in (*blank, line)]
    line_break = chance.choice(("", "", "\n", "\r", "\r\n", "\n\n"))
    return line_break.join(spaced) if line_break else spaced


def gap(chance: Random) -> str:
    """White space, or nothing."""
    return chance.choice((*GAPS, *ENDS))


def pier(chance: Random, width: int) -> list[str] | str:
    """A pier: two lines with equally many columns and the same bars."""
    columns = range(width)
    bars = {column for column in columns[1:] if chance.random() < 0.3}
    marks = [[gap(chance) + chance.choice(MARKS) for _ in columns] for _ in range(2)]
    lines = [
        "".join(gap(chance) + "|" * (column in bars) + side[column] for column in columns)
        for side in marks
    ]
    return written(chance, lines, (*GAPS, *ENDS))


def tile(chance: Random) -> str:
    """A tile as one word."""
    sides = "".join(chance.choices("-" + ZONES, k=chance.choice((1, 4, 8))))
    inner = "".join(chance.choices(ZONES, k=chance.randint(0, 2)))
    icons = "".join(chance.choices(ICONS, k=chance.randint(0, 2)))
    return sides + (inner and f"/{inner}") + (icons and f"+{icons}")


def place(chance: Random, ids: Sequence[str]) -> str:
    """A cell of an island: a tile in the notation, a tile of a pack, or none."""
    if ids and chance.random() < 0.4:
        return f"#{chance.choice(ids)}{chance.choice(('', '@0', '@1', '@2', '@3'))}"
    return chance.choice((".", tile(chance)))


def island(chance: Random, ids: Sequence[str]) -> list[str] | str:
    """An island: 1 to 4 rows of 1 to 4 cells."""
    rows, columns = chance.randint(1, 4), chance.randint(1, 4)
    space = chance.choice((" ", "  ", "\t", "\x1f\u2003"))
    lines = [space.join(place(chance, ids) for _ in range(columns)) for _ in range(rows)]
    return written(chance, lines, GAPS)


def condition(chance: Random) -> str:
    """A Plan with a condition."""
    space = chance.choice((" ", "  ", "\n", "\t", "\r\n"))
    parts = [
        f"{chance.choice(('', 'not '))}{chance.choice(COUNTED)} {chance.choice(SIGNS)}"
        f"{space}{chance.choice(('4', '0', '(lower.blanks + 2) * 3', '-points.lovers'))}"
        for _ in range(chance.randint(1, 3))
    ]
    return chance.choice((" and ", " or ")).join(parts)


def head(chance: Random) -> Data:
    """The head of every pack."""
    said = chance.choice(NAMES_OF_PEOPLE)
    return {**some(chance, format=[1]), "name": said, "provenance": chance.choice(NAMES_OF_PEOPLE)}


def pier18_pack(chance: Random) -> tuple[Data, dict[str, int]]:
    """A pack of cards, and the width of each by its id."""
    widths = {name: chance.randint(1, 4) for name in chance.sample(IDS, chance.randint(1, 5))}
    cards = [
        {
            "id": name,
            "date": chance.choice(MONTH_AND_DAY),
            "patron": gap(chance) + chance.choice(SYMBOLS) + gap(chance),
            "cells": pier(chance, width),
            **chance.choice(({"plan": condition(chance)}, {"plan_text": "by the sea"})),
        }
        for name, width in widths.items()
    ]
    return {"game": "pier18", **head(chance), "cards": cards}, widths


def auctionland_pack(chance: Random) -> Data:
    """A pack of tiles."""
    tiles = [
        {"id": name, "tile": tile(chance), **some(chance, count=(1, 2, 99))}
        for name in chance.sample(IDS, chance.randint(1, 5))
    ]
    tables = some(chance, beaches=[score_table(chance)], theme_parks=[score_table(chance)])
    return {
        "game": "auctionland",
        **head(chance),
        **some(chance, tables=[tables]),
        "tiles": tiles,
    }


def laid(chance: Random, widths: dict[str, int]) -> list[str]:
    """Cards of a pack on a pier; the first of them covers nothing."""
    names = chance.choices(list(widths), k=chance.randint(1, 6))
    covered = [0, *(chance.randrange(widths[name]) for name in names[:-1])]
    turned = chance.choices(("", "t"), k=len(names))
    overlaps = [f"+{n}" if n or chance.random() < 0.3 else "" for n in covered]
    return [f"{name}{over}{turn}" for name, over, turn in zip(names, overlaps, turned, strict=True)]


def some(chance: Random, **options: Sequence[object]) -> Data:
    """A table with some of the keys, each with one of its values."""
    return {k: chance.choice(values) for k, values in options.items() if chance.random() < 0.5}


def pier18_player(chance: Random, widths: dict[str, int]) -> Data:
    """A player, with the cards of a pack if there is one."""
    piers: list[Data] = [{"pier": pier(chance, chance.randint(1, 9))}]
    plans: list[Data] = [{}, {"plan_completed": chance.random() < 0.5}, {"plan": condition(chance)}]
    if widths:
        piers.append({"cards": laid(chance, widths)})
        plans.append({"plan_card": chance.choice(list(widths))})
    return {
        **some(chance, name=[chance.choice(NAMES_OF_PEOPLE)]),
        **chance.choice(piers),
        **chance.choice(plans),
        **some(chance, patrons=range(19), plan_date=MONTH_AND_DAY, claimed=WHOLE),
    }


def auctionland_player(chance: Random, ids: Sequence[str]) -> Data:
    """A player, with the tiles of a pack if there is one."""
    counts = {name: chance.choice(WHOLE) for name in COUNTS}
    return {
        **some(chance, name=[chance.choice(NAMES_OF_PEOPLE)]),
        **chance.choice(({"island": island(chance, ids)}, {"counts": counts})),
        **some(chance, money=WHOLE, claimed=WHOLE),
    }


def score_table(chance: Random) -> list[object]:
    """A score table that reaches as far as needed."""
    return [*chance.choices(WHOLE, k=chance.randint(0, 4)), f"{chance.choice(WHOLE)}+"]


def without_namesakes(players: list[Data]) -> list[Data]:
    """The players without those whose name appeared before."""
    names = [player.get("name", seat) for seat, player in enumerate(players)]
    return [player for seat, player in enumerate(players) if names[seat] not in names[:seat]]


def pier18_document(chance: Random) -> Data:
    pack, widths = pier18_pack(chance) if chance.random() < 0.5 else ({}, {})
    players = [pier18_player(chance, widths) for _ in range(chance.randint(1, 3))]
    rulings = some(
        chance,
        flower_adjacency=("same_side", "orthogonal"),
        flower_points=("every_other_symbol", "other_kinds_only"),
        ties_below_first=("same_rules", "shared"),
        patron_when_all_zero=("earliest_date", "nobody"),
        half_turn=(False, True),
    )
    return {
        **some(chance, format=[1]),
        "game": "pier18",
        **some(chance, rulings=[rulings]),
        **({"pack": pack} if pack else {}),
        "players": without_namesakes(players),
    }


def auctionland_document(chance: Random) -> Data:
    pack = auctionland_pack(chance) if chance.random() < 0.5 else {}
    ids = [entry["id"] for entry in pack.get("tiles", ())]
    players = [auctionland_player(chance, ids) for _ in range(chance.randint(1, 6))]
    tables = some(chance, beaches=[score_table(chance)], theme_parks=[score_table(chance)])
    rulings = some(chance, rotation=("free", "none"), last_bidder=("may_bid", "closed"))
    return {
        **some(chance, format=[1]),
        "game": "auctionland",
        **some(chance, rulings=[rulings], tables=[tables]),
        **({"pack": pack} if pack else {}),
        "players": without_namesakes(players),
    }


def documents(number: int) -> Iterator[Data]:
    """Positions of both games alternately, half of them with a pack; always the same."""
    chance = Random("positions")
    for turn in range(number):
        yield (pier18_document if turn % 2 else auctionland_document)(chance)


def packs(number: int) -> Iterator[Data]:
    """Packs of both games alternately; always the same."""
    chance = Random("packs")
    for turn in range(number):
        yield pier18_pack(chance)[0] if turn % 2 else auctionland_pack(chance)


# Ways to damage a document, or at least to change it.

Place = tuple[Any, Any]
Mutation = Callable[[Random, Data], object]


def places(value: object) -> Iterator[Place]:
    """Every place below a value, as the table or list that contains it and its key there."""
    keys = list(value) if isinstance(value, dict) else []
    numbers = range(len(value)) if isinstance(value, list) else ()
    for key in (*keys, *numbers):
        yield value, key
        yield from places(value[key])  # type: ignore[index]


def any_place(chance: Random, document: Data, *kinds: type) -> Place:
    """A random place with a value of one of the kinds, if any; every key is equally likely."""
    everywhere = list(places(document))
    found = [(h, k) for h, k in everywhere if isinstance(h[k], kinds)] or everywhere
    key = chance.choice(sorted({str(key) for _, key in found}))
    return chance.choice([place for place in found if str(place[1]) == key])


def put(*values: object) -> Mutation:
    """Puts one of the values into a random place, preferably in place of a similar value."""

    def mutate(chance: Random, document: Data) -> None:
        alike = tuple(map(type, values)) if chance.random() < 0.8 else ()
        holder, key = any_place(chance, document, *alike)
        holder[key] = deepcopy(chance.choice(values))

    return mutate


def drop(chance: Random, document: Data) -> None:
    holder, key = any_place(chance, document)
    del holder[key]


def stray_key(chance: Random, document: Data) -> None:
    holder, key = any_place(chance, {"": document}, dict)
    stray = ("nam", "Pier", "patron", "pack", "cards", "plan", "plan_card", "", "$schema", "seat")
    holder[key][chance.choice(stray)] = chance.choice((1, "1", None, [], {}))


def other_form(chance: Random, document: Data) -> None:
    holder, key = any_place(chance, document, chance.choice((list, list, str)))
    value = holder[key]
    holder[key] = value.split("\n") if isinstance(value, str) else "\n".join(map(str, value))


def odd_character(chance: Random, document: Data) -> None:
    holder, key = any_place(chance, document, str)
    spot = chance.randint(0, len(holder[key]))
    char = chance.choice("\n\r\x0b\x1c\x85\u2028\ufeff\u200b\ufe0f\0|+/-.0xÄ☆⭐٣#🎵")
    holder[key] = holder[key][:spot] + char + holder[key][spot:]


def twice(chance: Random, document: Data) -> None:
    holder, key = any_place(chance, document, list)
    if holder[key]:
        spot = chance.randrange(len(holder[key]))
        holder[key].insert(spot, deepcopy(holder[key][spot]))


def other_game(chance: Random, document: Data) -> None:
    games = {"pier18", "auctionland", "Pier18", "pier 18", "", "chess"} - {document["game"]}
    document["game"] = chance.choice(sorted(games))


ALWAYS_WRONG: dict[str, Mutation] = {
    "a key that nobody knows": stray_key,
    "null": put(None),
    "a negative number": put(-1, -(10**50)),
    "a number too large": put(1_000_000_001, 10**50),
    "a fraction": put(0.5, 1.0, 2.0, 1e300),
    "lists and tables in a list": put([[]], [{}], ["S", ["A"]]),
    "an empty list": put([]),
    "another game": other_game,
}
SOMETIMES_WRONG: dict[str, Mutation] = {
    "something left out": drop,
    "true or false": put(True, False),
    "a small number": put(0, 1, 2, 18, 19),
    "a text": put("Q", "B", "11-30", "11-31", "5+", "same_side", "\u3000"),
    "an empty table": put({}),
    "a short table": put([0], ["0+"]),
    "a pier or an island": put(["S", "A"], "S\nA", ["B B", "T ."], "B"),
    "a list for a text, or a text for a list": other_form,
    "an odd character": odd_character,
    "something twice": twice,
}


# The loader, to be compared with the schema.


def mistakes(document: object, read: Callable[[Any], object] = read_position) -> Problems:
    """The mistakes that the loader finds in a document."""
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
    """The value in a document at a path."""
    value: Any = document
    for step in path:
        value = value[step]
    return value


def accepted(document: Data) -> bool:
    """Whether the loader accepts a document; asserts that the schema agrees."""
    return agreed(document, POSITION, read_position)


def agreed(document: Data, validator: Any, read: Callable[[Any], object]) -> bool:
    """Whether a document is accepted; asserts that its schema agrees."""
    seen = as_json_schema_sees_it(document)
    unseen = all(unsaid(problem, seen) for problem in mistakes(seen, read))
    assert validator.is_valid(document) == unseen, (document, mistakes(document, read))
    return not mistakes(document, read)


def verdicts(mutation: Mutation) -> Counter[bool]:
    """The numbers of mutated documents that the schema and the loader accept and refuse."""
    chance = Random("mutations")
    found: Counter[bool] = Counter()
    for document in documents(200):
        mutation(chance, document)
        found[accepted(parse_json(json.dumps(document)))] += 1
    return found


@pytest.mark.long
def test_generated_documents_are_valid_and_load() -> None:
    for document in documents(200):
        assert POSITION.is_valid(document)
        assert accepted(document)
    for pack in packs(50):
        assert PACK.is_valid(pack)
        assert agreed(pack, PACK, read_pack)


@pytest.mark.long
@pytest.mark.parametrize("kind", [*ALWAYS_WRONG, *SOMETIMES_WRONG])
def test_schemas_and_loader_agree_about_packs(kind: str) -> None:
    """Alone, and as part of a position, where the paths of the mistakes are longer."""
    chance = Random("mutated packs")
    found: Counter[bool] = Counter()
    for pack in packs(100):
        {**ALWAYS_WRONG, **SOMETIMES_WRONG}[kind](chance, pack)
        read = parse_json(json.dumps(pack))
        fine = agreed(read, PACK, read_pack)
        position = auctionland(island=".") if pack.get("game") == "auctionland" else pier18()
        assert accepted({**position, "pack": read}) is fine
        found[fine] += 1
    assert found[False] == 100 or (kind in SOMETIMES_WRONG and min(found.values()) >= 5), found


@pytest.mark.long
@pytest.mark.parametrize("kind", ALWAYS_WRONG)
def test_schema_and_loader_refuse(kind: str) -> None:
    found = verdicts(ALWAYS_WRONG[kind])
    assert found[False] == 200


@pytest.mark.long
@pytest.mark.parametrize("kind", SOMETIMES_WRONG)
def test_schema_and_loader_agree_about(kind: str) -> None:
    found = verdicts(SOMETIMES_WRONG[kind])
    assert min(found[True], found[False]) >= 10, found


def toml(value: object) -> str:
    """A value as TOML on one line."""
    if isinstance(value, dict):
        return f"{{{', '.join(f'{toml(key)} = {toml(item)}' for key, item in value.items())}}}"
    if isinstance(value, list):
        return f"[{', '.join(map(toml, value))}]"
    return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")


def test_toml_and_json_hold_the_same_position() -> None:
    for document in documents(100):
        as_toml = "\n".join(f"{key} = {toml(value)}" for key, value in document.items())
        assert parse_toml(as_toml) == parse_json(json.dumps(document)) == document


# Details where a schema and a parser easily differ.

PIER_TEXTS: Any = read_table(__file__, "PIER_TEXTS")
PIER_LISTS: Any = read_table(__file__, "PIER_LISTS")
ISLAND_TEXTS: Any = read_table(__file__, "ISLAND_TEXTS")
SCORE_TABLES: Any = read_table(__file__, "SCORE_TABLES")
NAMES_TO_TRY: Any = read_table(__file__, "NAMES_TO_TRY")


def pier18(**player: object) -> Data:
    """A position of one player of Pier 18."""
    return {"game": "pier18", "players": [{"pier": ["S", "A"], **player}]}


def auctionland(**player: object) -> Data:
    """A position of one player of Auctionland."""
    return {"game": "auctionland", "players": [player]}


@pytest.mark.parametrize(("pier", "fine"), [*PIER_TEXTS.items(), *PIER_LISTS])
def test_pier(pier: object, fine: bool) -> None:
    assert accepted(pier18(pier=pier)) is fine


@pytest.mark.parametrize(("island", "fine"), ISLAND_TEXTS.items())
def test_island(island: str, fine: bool) -> None:
    assert accepted(auctionland(island=island)) is fine


@pytest.mark.parametrize("island", [[], [1], ["B\n"], ["B\r"], ["B"] * 5, [["B"]]])
def test_island_that_is_not_a_list_of_rows(island: object) -> None:
    assert not accepted(auctionland(island=island))


@pytest.mark.parametrize(("table", "fine"), SCORE_TABLES)
def test_score_table(table: list[Any], fine: bool) -> None:
    assert accepted({**auctionland(island="."), "tables": {"beaches": table}}) is fine


@pytest.mark.parametrize(("name", "fine"), NAMES_TO_TRY.items())
def test_name(name: str, fine: bool) -> None:
    assert accepted(pier18(name=name)) is fine


def test_date_has_the_days_of_a_leap_year() -> None:
    dates = [f"{month:02}-{day:02}" for month in range(14) for day in (0, 1, *range(28, 33))]
    fine = [date for date in dates if accepted(pier18(plan_date=date))]
    months = Counter(date[:2] for date in fine)
    assert [n + 26 for n in months.values()] == [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    assert fine[0] == "01-01"
    assert fine[-1] == "12-31"


@pytest.mark.parametrize("date", ["4-17", "04-7", "04-17\n", " 04-17", "04/17", "٠4-17", ""])
def test_date_is_written_with_two_digits_each(date: str) -> None:
    assert not accepted(pier18(plan_date=date))


@pytest.mark.parametrize("document", [None, True, 1, "pier18", [], {}])
def test_position_is_a_table(document: Any) -> None:
    assert not POSITION.is_valid(document)
    assert mistakes(document)


def test_either_island_or_counts() -> None:
    counts = dict.fromkeys(COUNTS, 0)
    assert accepted(auctionland(counts=counts))
    assert not accepted(auctionland(counts=counts, island="."))
    assert not accepted(auctionland())


@pytest.mark.parametrize(
    "document",
    [
        pier18(pier=["S", "AQ"]),
        pier18(pier=["S|Q.", "AQ|."]),
        auctionland(island=["B", "B T"]),
        pier18(patrons=2.0),
        {"game": "pier18", "players": [{"pier": ["S", "A"], "name": "Anna"}] * 2},
        pier18(name="\u200b"),
        pier18(name="Anna\ud800"),
        {**auctionland(island="."), "tables": {"beaches": ["1+", 5]}},
        auctionland(island="#23@2"),
        pier18(plan_card="7"),
        pier18(plan="poets"),
        pier18(plan="poets >= 10000"),
        {**pier18(), "pack": "no-such-pack.toml"},
        {"game": "pier18", "pack": "demo", "players": [{"cards": ["1", "2+4"]}]},
        {"game": "pier18", "pack": "demo", "players": [{"cards": ["19"]}]},
    ],
)
def test_mistakes_that_json_schema_cannot_see_are_refused_by_the_loader(document: Data) -> None:
    assert POSITION.is_valid(document)
    assert not accepted(document)


# Packs, and references to them.

CARD = {"id": "7", "date": "04-17", "patron": "Q", "cells": ["S.", ".A"], "plan": "poets >= 4"}
PIER18_PACK: Data = {"game": "pier18", "name": "mine", "provenance": "invented", "cards": [CARD]}
TILE = {"id": "7", "tile": "BGGH+l"}
TILES_PACK: Data = {**PIER18_PACK, "game": "auctionland", "tiles": [TILE]}
del TILES_PACK["cards"]


def card(**keys: object) -> Data:
    """A pack of one card, with these keys added or replaced; None removes a key."""
    entry = {key: value for key, value in {**CARD, **keys}.items() if value is not None}
    return {**PIER18_PACK, "cards": [entry]}


def tile_of_a_pack(**keys: object) -> Data:
    """A pack of one tile, with these keys added or replaced."""
    return {**TILES_PACK, "tiles": [{**TILE, **keys}]}


def pack_is_fine(data: Any) -> bool:
    """Whether the reader accepts a pack; asserts that both schemas agree."""
    game = data.get("game") if isinstance(data, dict) else "pier18"
    position = auctionland(island=".") if game == "auctionland" else pier18()
    fine = True
    try:
        read_pack(data)
    except boardscore.PackError:
        fine = False
    assert PACK.is_valid(data) is fine, data
    assert POSITION.is_valid({**position, "pack": data}) is fine, data
    return bool(fine)


@pytest.mark.parametrize(
    "data",
    [
        PIER18_PACK,
        TILES_PACK,
        card(plan=None, plan_text="by the sea"),
        card(patron=" ♥\ufe0f "),
        card(cells="S|Q\nA|."),
        card(id="a_B-9" * 8),
        card(plan="\npoets >= 4\t"),
        {**PIER18_PACK, "format": 1},
        {**TILES_PACK, "tables": {"beaches": [0, "1+"]}},
        tile_of_a_pack(count=99),
        tile_of_a_pack(tile=" B/G "),
    ],
)
def test_pack(data: Data) -> None:
    assert pack_is_fine(data)


@pytest.mark.parametrize(
    "data",
    [
        *(None, [], {}, {"game": "chess"}),
        *({**PIER18_PACK, "name": " "}, {**PIER18_PACK, "provenance": 1}),
        *({**PIER18_PACK, "cards": []}, {**PIER18_PACK, "tiles": [TILE]}),
        *({**PIER18_PACK, "format": 2}, {**PIER18_PACK, "tables": {}}),
        *({**TILES_PACK, "tiles": []}, {**TILES_PACK, "cards": [CARD]}),
        *(card(plan=None), card(plan_text="both"), card(colour="red")),
        *(card(id=""), card(id="a b"), card(id="7\n"), card(id=7), card(id="x" * 41)),
        *(card(date="02-30"), card(patron="."), card(patron="SS"), card(patron="")),
        *(card(cells=["S"]), card(plan=" "), card(plan="1 " * 251), card(plan="poets >= ٤")),
        *(tile_of_a_pack(tile="."), tile_of_a_pack(tile="B B"), tile_of_a_pack(tile="#7")),
        *(tile_of_a_pack(count=0), tile_of_a_pack(count=100), tile_of_a_pack(count=True)),
    ],
)
def test_invalid_pack(data: Any) -> None:
    assert not pack_is_fine(data)


def test_common_definitions_of_both_schemas_agree() -> None:
    position, pack = schema("position")["$defs"], schema("pack")["$defs"]
    assert pack.items() <= position.items()


@from_table
def test_cards(cards: object, fine: bool) -> None:
    document = {"game": "pier18", "pack": "demo", "players": [{"cards": cards}]}
    assert accepted(document) is fine


@from_table
def test_tile_of_the_pack(cell: str, fine: bool) -> None:
    assert accepted({**auctionland(island=[f"B {cell}"]), "pack": "demo"}) is fine


def test_a_plan_has_one_form_at_most() -> None:
    ways = {"plan_completed": True, "plan_card": "1", "plan": "poets >= 4"}
    for way in ways.items():
        assert accepted({**pier18(**dict([way])), "pack": "demo"})
    for two in combinations(ways.items(), 2):
        assert not accepted({**pier18(**dict(two)), "pack": "demo"})


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


@pytest.mark.long
@pytest.mark.parametrize("kind", sorted({*ALWAYS_WRONG, *SOMETIMES_WRONG} - {"another game"}))
def test_schema_and_reader_agree_about_records_with(kind: str) -> None:
    """Not with another game: the first line of a record tells the game."""
    chance = Random(kind)
    found: Counter[bool] = Counter()
    for number in range(60):
        record = deepcopy(GAMES[number % len(GAMES)])
        if number % 2:
            del record[chance.randint(4, 10) :]
        mutation: Mutation = {**ALWAYS_WRONG, **SOMETIMES_WRONG}[kind]
        mutation(chance, record)  # type: ignore[arg-type]
        found[record_is_fine(parse_json(json.dumps(record)))] += 1
    # In a record a hand may be empty, a verdict null and a row negative.
    assert found[False] >= (30 if kind in ALWAYS_WRONG else 5), found


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


@pytest.mark.parametrize(
    "record",
    [
        [SETUP],
        [{**SETUP, "seed": 0}],
        [{**TILES_SETUP, "seed": 10**9}],
        [{**SETUP, "format": 1, "rulings": {}, "pack": card(plan=None, plan_text="x")}],
        [
            {**SETUP, "players": ["Anna", "Ben", "Cem"]},
            {"move": "finish", "player": 9, "overlap": 0},
        ],
        [SETUP, {"move": "draft", "player": 0, "card": "x", "overlap": 0, "turned": False}],
        [SETUP, {"verdicts": []}],
        [SETUP, {"verdicts": [None, True, False, True]}],
        [SETUP, {"move": "reveal", "cards": []}],
        [{**TILES_SETUP, "players": [*"ABCDEF"], "market_size": 3, "visible_money": False}],
        [TILES_SETUP, {"move": "place", "player": 0, "row": -9, "column": 10**9, "turns": 3}],
    ],
)
def test_record_that_can_be_read(record: list[Data]) -> None:
    """Does not check yet whether its moves are legal and its pack is large enough."""
    record_is_fine(record)
    RECORD.validate(record)


@pytest.mark.parametrize(
    "record",
    [
        *([], [1], [[]], [{}], [{"game": "chess"}], [SETUP, 1], [SETUP, []], [SETUP, {}]),
        *({key: SETUP[key] for key in SETUP if key != lacking} for lacking in SETUP),
        *({**SETUP, key: None} for key in (*SETUP, "rulings", "format", "pack_sha256", "seed")),
        {**SETUP, "seed": -1},
        {**TILES_SETUP, "seed": 10**9 + 1},
        {**SETUP, "players": ["Anna"]},
        {**SETUP, "players": [*"ABCD"]},
        {**SETUP, "players": ["Anna", ""]},
        {**SETUP, "players": "Anna"},
        {**SETUP, "rulings": {"rotation": "free"}},
        {**SETUP, "market_size": 8},
        {**SETUP, "pack": TILES_PACK},
        {**SETUP, "format": 2},
        {**TILES_SETUP, "players": [*"ABCDEFG"]},
        {**TILES_SETUP, "market_size": 2},
        {**TILES_SETUP, "market_size": 10**9 + 1},
        {**TILES_SETUP, "visible_money": 1},
        [SETUP, SETUP],
        [SETUP, {"move": "bid", "player": 0, "amount": 1}],
        [SETUP, {"move": "draft", "player": 0, "card": "7"}],
        [SETUP, {"move": "draft", "player": 0, "card": "7", "overlap": -1}],
        [SETUP, {"move": "draft", "player": 0, "card": "a b", "overlap": 0}],
        [SETUP, {"move": "draft", "player": 0, "card": "7", "overlap": 0, "turned": 1}],
        [SETUP, {"move": "deal", "hands": ["123"]}],
        [SETUP, {"move": "finish", "player": 0, "overlap": 0, "verdicts": []}],
        [SETUP, {"verdicts": [1]}],
        [SETUP, {"verdicts": None}],
        [SETUP, {"verdicts": [], "player": 0}],
        [TILES_SETUP, {"verdicts": []}],
        [TILES_SETUP, {"move": "draft", "player": 0, "card": "7", "overlap": 0}],
        [TILES_SETUP, {"move": "bid", "player": 0, "amount": 1.5}],
        [TILES_SETUP, {"move": "place", "player": 0, "row": 0, "column": 0, "turns": 4}],
        [TILES_SETUP, {"move": "market", "tiles": "1"}],
    ],
)
def test_invalid_record(record: Any) -> None:
    assert not record_is_fine(record if isinstance(record, list) else [record])


def test_the_schema_of_records_does_not_see_that_the_set_up_comes_first() -> None:
    """Strict mode of ajv refuses `prefixItems` for arrays of any length."""
    late = [{"move": "reveal", "cards": []}, SETUP]
    RECORD.validate(late)
    with pytest.raises(boardscore.RecordError):
        read_record(late)


def test_common_definitions_of_records_and_positions_agree() -> None:
    position, record = schema("position")["$defs"], schema("record")["$defs"]
    shared = position.keys() & record.keys()
    assert {"pier18_pack", "auctionland_pack", "pier18_rulings", "id", "format"} <= shared
    assert all(position[name] == record[name] for name in shared)


# Each limit with its neighbour.

LIMITS: dict[str, tuple[Callable[[int], Data], int]] = {
    "characters of a name": (lambda n: pier18(name="x" * n), 1000),
    "columns": (lambda n: pier18(pier=["S" * n, "A" * n]), 400),
    "characters of a pier": (lambda n: pier18(pier=f"S{' ' * (n - 3)}\n."), 10_000),
    "characters of an island": (lambda n: auctionland(island=f"B{' ' * (n - 1)}"), 10_000),
    "zones inside": (lambda n: auctionland(island=f"B/{'G' * n}"), 50),
    "icons": (lambda n: auctionland(island=f"B+{'p' * n}"), 50),
    "rows": (lambda n: auctionland(island=["B"] * n), 4),
    "numbers": (lambda n: auctionland(island="B", money=n), 1_000_000_000),
    "entries of a table": (
        lambda n: {**auctionland(island="B"), "tables": {"beaches": [0] * n}},
        1000,
    ),
    "characters of a condition": (lambda n: pier18(plan="poets >= 4".ljust(n)), 500),
    "patrons": (lambda n: pier18(patrons=n), 18),
    "players of Pier 18": (
        lambda n: {"game": "pier18", "players": [{"pier": ["S", "A"]}] * n},
        3,
    ),
    "players of Auctionland": (
        lambda n: {"game": "auctionland", "players": [{"island": "B"}] * n},
        6,
    ),
}
LIMITS_OF_PACKS: dict[str, tuple[Callable[[int], Data], int]] = {
    "cards": (
        lambda n: {**PIER18_PACK, "cards": [{**CARD, "id": f"c{one}"} for one in range(n)]},
        500,
    ),
    "tiles": (
        lambda n: {**TILES_PACK, "tiles": [{**TILE, "id": f"t{one}"} for one in range(n)]},
        500,
    ),
    "characters of a name": (lambda n: {**PIER18_PACK, "name": "x" * n}, 1000),
    "characters of a provenance": (lambda n: {**TILES_PACK, "provenance": "x" * n}, 1000),
    "characters of a plan in words": (lambda n: card(plan=None, plan_text="x" * n), 1000),
    "characters of an id": (lambda n: card(id="x" * n), 40),
    "characters of a tile": (lambda n: tile_of_a_pack(tile="B".ljust(n)), 10_000),
    "zones inside": (lambda n: tile_of_a_pack(tile=f"B/{'G' * n}"), 50),
    "icons": (lambda n: tile_of_a_pack(tile=f"B+{'p' * n}"), 50),
    "copies": (lambda n: tile_of_a_pack(count=n), 99),
    "entries of a table": (lambda n: {**TILES_PACK, "tables": {"beaches": [0] * n}}, 1000),
}


@pytest.mark.parametrize("limit", LIMITS)
def test_schema_and_loader_have_the_same_limit(limit: str) -> None:
    make, last = LIMITS[limit]
    assert accepted(make(last))
    assert not accepted(make(last + 1))


@pytest.mark.parametrize("limit", LIMITS_OF_PACKS)
def test_schemas_and_reader_of_packs_have_the_same_limit(limit: str) -> None:
    make, last = LIMITS_OF_PACKS[limit]
    assert pack_is_fine(make(last))
    assert not pack_is_fine(make(last + 1))


def test_the_schema_of_records_has_the_limits_of_the_reader() -> None:
    assert schema("record")["maxItems"] == MOST_LINES == 20_000
    for name in ("x" * 1000, "x" * 1001):
        assert record_is_fine([{**SETUP, "players": ["Anna", name]}]) == (len(name) == 1000)
    for size in (100, 101):
        assert record_is_fine([{**TILES_SETUP, "market_size": size}]) == (size == 100)
    for zones in (50, 51):
        pack = tile_of_a_pack(tile=f"B/{'G' * zones}")
        assert record_is_fine([{**TILES_SETUP, "pack": pack}]) == (zones == 50)


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
        "position": list(documents(60)),
        "pack": list(packs(20)),
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


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.name)
@pytest.mark.parametrize("lang", boardscore.LANGUAGES)
def test_result_of_an_example_is_valid(path: Path, lang: str) -> None:
    RESULT.validate(boardscore.score(boardscore.load(path)).to_dict(lang))


@pytest.mark.long
def test_every_result_is_valid() -> None:
    for document in documents(200):
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


@pytest.mark.parametrize("sample", SAMPLES)
def test_sample_is_valid(sample: str) -> None:
    RESULT.validate(SAMPLES[sample])


def test_samples_with_something_missing_hold_null() -> None:
    """Values that depend on a missing one are null, and there is no winner yet."""
    points, date = SAMPLES["points missing"], SAMPLES["date missing"]
    assert points["missing"] == ["tables.theme_parks"]
    assert points["players"][0]["total"] is points["players"][0]["rank"] is None
    assert date["missing"] == ["players[0].plan_date", "players[1].plan_date"]
    assert [player["total"] for player in date["players"]] == [1, 1]
    assert [player["rank"] for player in date["players"]] == [None, None]
    for result in (points, date):
        assert result["winners"] == []
        assert result["decided_by"] is None


def spoiled(sample: str, spoil: Callable[[Any, Any], object]) -> Iterator[tuple[str, Data]]:
    """The sample damaged at one key after another, with the key."""
    for number in range(len(list(places(SAMPLES[sample])))):
        result = deepcopy(SAMPLES[sample])
        holder, key = list(places(result))[number]
        spoil(holder, key)
        if result != SAMPLES[sample]:
            yield key, result


def survivors(sample: str, spoil: Callable[[Any, Any], object]) -> set[str]:
    """The keys of the sample that can be damaged without an error of the schema."""
    return {key for key, result in spoiled(sample, spoil) if RESULT.is_valid(result)}


def drop_key(holder: Any, key: Any) -> None:
    if isinstance(holder, dict):
        del holder[key]


def add_key(holder: Any, key: Any) -> None:
    if isinstance(holder[key], dict):
        holder[key]["stray"] = 1


def put_true(holder: Any, key: Any) -> None:
    holder[key] = True


def put_null(holder: Any, key: Any) -> None:
    holder[key] = None


@pytest.mark.parametrize("sample", SAMPLES)
def test_result_needs_every_key_but_the_tiles_of_a_line(sample: str) -> None:
    assert survivors(sample, drop_key) <= {"tiles"}


@pytest.mark.parametrize("sample", SAMPLES)
def test_result_has_no_other_keys(sample: str) -> None:
    assert not survivors(sample, add_key)
    assert not RESULT.is_valid({**SAMPLES[sample], "stray": 1})


@pytest.mark.long
@pytest.mark.parametrize("sample", SAMPLES)
def test_nothing_in_a_result_is_true(sample: str) -> None:
    assert not survivors(sample, put_true)


@pytest.mark.parametrize(
    ("sample", "nullable"),
    [
        ("pier18", {"rank", "total", "plan", "points"}),
        ("auctionland", {"rank", "total", "money", "beaches", "theme_parks", "points"}),
    ],
)
def test_only_missing_values_are_null(sample: str, nullable: set[str]) -> None:
    assert survivors(sample, put_null) == nullable


@pytest.mark.parametrize(
    "change",
    [
        {"winners": []},
        {"decided_by": None},
        {"decided_by": "auctionland.tie.money"},
        {"missing": ["tables.beaches"]},
        {"missing": ["players[3].plan_date"]},
        {"winners": ["Player 1", "Player 1"]},
        {"players": []},
        {"players": SAMPLES["pier18"]["players"] * 4},
        {"players": SAMPLES["auctionland"]["players"]},
        {"rulings": {}},
        {"game": "auctionland"},
        {"format": 2},
    ],
    ids=str,
)
def test_impossible_result(change: Data) -> None:
    assert not RESULT.is_valid({**SAMPLES["pier18"], **change})
