"""Every public call with valid arguments, each of which can be replaced by a wrong value.

`CALLS` has all functions, models and methods with arguments, except those of `UNCHECKED`.
"""

import array
import datetime
import decimal
import enum
import fractions
import inspect
import os
import re
import types
from collections import UserDict, UserList, deque
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any

from attrs import frozen
from hypothesis import strategies as st

import boardscore
from boardscore import analysis, auctionland, clauses, pier18, schemas, testing
from boardscore.core.errors import BoardscoreError
from boardscore.core.optional_dependencies import is_here
from boardscore.packs import demo_pack
from tests.tables import read_table

HAS_TABLES = is_here("numpy") and is_here("pyarrow")
if HAS_TABLES:
    import numpy as np
    import pyarrow as pa

    from boardscore import table

NoneType = type(None)


class _Word(str, enum.Enum):  # noqa: UP042  (StrEnum is another one)
    """Words that are text and members of an enumeration."""

    GAME = "pier18"
    LANG = "en"
    DEMO = "demo"


class _Number(enum.IntEnum):
    ONE = 1


_HUGE = 10**5000
"""A whole number with more digits than Python turns into text."""


class _Path:
    """A path to a file that does not exist."""

    def __fspath__(self) -> bytes:
        return b"nothing"


_INSIDE: list[Any] = []
_INSIDE.append(_INSIDE)
_AROUND: dict[str, Any] = {"game": "pier18"}
_AROUND["players"] = [_AROUND]
_AROUND["pack"] = _AROUND

PIER = pier18.Pier.parse("SQ\n.A")
ISLAND = auctionland.Island.parse("BGGH+l T")
TILE = auctionland.Tile.parse("BGGH+l")
DATE = pier18.CardDate(4, 17)
CARD = pier18.Card("7", DATE, pier18.Symbol.POET, PIER, "a plan")
PIER_PLAYER = pier18.Player("Anna", PIER)
ISLAND_PLAYER = auctionland.Player("Anna", ISLAND)
PIER_POSITION = pier18.Position((PIER_PLAYER,))
ISLAND_POSITION = auctionland.Position((ISLAND_PLAYER,))
PIER_PACK: Any = demo_pack("pier18")
ISLAND_PACK: Any = demo_pack("auctionland")
PIER_START = pier18.start(["Anna", "Ben"], "demo")
ISLAND_START = auctionland.start(["Anna", "Ben"], "demo")
PIER_DRAWN = pier18.start(["Anna", "Ben"], "demo", deck=[str(n) for n in range(1, 19)])
ISLAND_DRAWN = auctionland.start(
    ["Anna", "Ben"], "demo", deck=[one.id for one in ISLAND_PACK.tiles for _ in range(one.count)]
)
PIER_OVER: Any = testing.play(PIER_START, 1)
RESULT: Any = boardscore.score(PIER_POSITION)
NUMBERS = boardscore.actions("pier18", players=2)
PACK = demo_pack("pier18")
LINKED = pier18.Position((pier18.Player("Anna", PIER, patrons=1),))
LINK = boardscore.pad_url(LINKED, "")
COMPARED = boardscore.compare(
    {"game": "pier18", "players": [{"name": "Anna", "pier": "S\n."}]}, RESULT
)
SETUP = {"game": "pier18", "pack": "demo", "players": ["Anna", "Ben"]}
RULING = clauses.find_rulings("half_turn")[0]
RECORD = boardscore.read_record([SETUP])
DATA = {"game": "pier18", "players": [{"pier": ["S", "."]}]}
PROBLEM = boardscore.Problem(boardscore.Message("error.empty"))


def _batch() -> "pa.RecordBatch":
    return pa.record_batch({"game": [1, 1], "pier": ["H..Q/....", "Q.../Q..A"]})


def _of_tables() -> list[object]:
    """Values of the libraries for tables, which are not always installed."""
    numbers = [np.int64(1), np.bool_(True), np.float64(1), np.str_("pier18"), np.array(1)]
    arrays = [np.array([1, 2]), np.array(["pier18", "demo"]), np.zeros((2, 2))]
    return [*numbers, *arrays, np.array([], dtype=object), _batch()]


ODD: Sequence[Any] = (
    *(None, True, False, 0, 1, -1, 10**9 + 1, 10**50, 1.0, float("nan"), float("inf"), 1j),
    *(_HUGE, -_HUGE, [_HUGE], {_HUGE: 1}, {"game": _HUGE}, {"pier18": _HUGE}, (_HUGE, _HUGE)),
    *(fractions.Fraction(_HUGE, 3), decimal.Decimal(_HUGE), complex(0, 1e308), {1j: 1}, {b"x": 1}),
    *({("a",): 1}, {None: 1}, {True: 1}, {1.5: 1}, {float("nan"): 1}, {pier18.Side.UPPER: 1}),
    *("", " ", "demo", "en", "\0", "\ud800", "x" * 20_000, "/proc/kmsg", "upper", "pier18"),
    *(b"", b"pier18", b"{}", bytearray(b"x"), memoryview(b"x"), array.array("b", b"x")),
    *([], [[]], {}, (), {"": ""}, {5: 5}, [None], [0], ["1"], set(), {1}, frozenset(), range(3)),
    *(deque(["S"]), UserDict(DATA), UserList(["S"]), types.MappingProxyType(DATA), iter(())),
    *(_Word.GAME, _Word.LANG, _Word.DEMO, _Number.ONE, pier18.Symbol.POET, auctionland.Kind.BEACH),
    *(decimal.Decimal(1), decimal.Decimal("sNaN"), fractions.Fraction(1, 2)),
    *(
        datetime.date(2024, 2, 29),
        datetime.datetime(2024, 2, 29, tzinfo=datetime.UTC),
        datetime.timedelta(1),
    ),
    *(_of_tables() if HAS_TABLES else ()),
    *(object(), object, len, lambda: None, types, NotImplemented, ...),
    *(Path("nothing.toml"), Path("/"), _Path(), re.compile("x"), Random(1), _INSIDE, _AROUND),
    *(PIER, ISLAND, TILE, DATE, CARD, PIER_POSITION, ISLAND_POSITION, PIER_PACK, ISLAND_PACK),
    *(
        PIER_START,
        ISLAND_START,
        PIER_OVER,
        RESULT,
        RECORD,
        PROBLEM,
        boardscore.Message("line.plan"),
    ),
    *(pier18.Rulings(), auctionland.Rulings(), pier18.Condition("poets > 1"), st.just(1)),
    *(pier18.Side.UPPER, PIER_START.seen_by(0), pier18.Finish(0, 1), auctionland.Pass(0)),
)
"""Python values: most of them do not exist in JSON, and none fits everywhere."""


UNCHECKED: Any = read_table(__file__, "UNCHECKED")
"""Classes that boardscore itself creates: they check nothing."""


@frozen
class Call:
    """A public call: its target, and valid arguments by name."""

    run: Callable[..., Any]
    right: Mapping[str, Any] = {}
    also: Mapping[str, tuple[type, ...]] = {}
    """The types of an argument other than the type of the valid value."""

    def fits(self, name: str, value: Any) -> bool:
        """Whether a value has a type that the argument accepts."""
        kinds = (type(self.right[name]), *self.also.get(name, ()))
        if isinstance(value, bool):
            return bool in kinds or object in kinds
        return isinstance(value, kinds)


_ANY = (object,)
_TEXT_OR_NONE = (str, NoneType)
_PACK = (pier18.Pack, auctionland.Pack)
_PATH = (str, os.PathLike)
_PACKS = {"packs": (str, os.PathLike, Mapping, NoneType)}
_RULINGS = {"rulings": (Mapping, NoneType, pier18.Rulings, auctionland.Rulings)}
_LISTS = (list, tuple)


def _made(kind: type, also: Mapping[str, tuple[type, ...]] = {}, /, **right: Any) -> Call:
    return Call(kind, right, also)


def _of(call: Callable[..., Any], **right: Any) -> Call:
    """A call whose arguments accept no other type."""
    return Call(call, right)


def _in_a_language(*models: object) -> dict[str, Call]:
    """The methods of models whose only argument is the language."""
    named = ((type(one).__name__, name, getattr(one, name)) for one in models for name in dir(one))
    return {
        f"{kind}.{name}": _of(method, lang="en")
        for kind, name, method in named
        if not name.startswith("_") and inspect.ismethod(method)
        if [*inspect.signature(method).parameters] == ["lang"]
    }


def _read(strategy: Any) -> Any:
    """Draws from a strategy; some calls look at their arguments only then."""
    return strategy


def _calls_of_all() -> dict[str, Call]:
    found = {
        "deal": Call(
            boardscore.deal,
            {"state": PIER_START, "rng": Random(1)},
            {"state": (auctionland.State,)},
        ),
        "divide": _of(boardscore.divide, state=PIER_DRAWN, depth=1),
        "perft": _of(boardscore.perft, state=PIER_DRAWN, depth=1),
        "load": Call(boardscore.load, {"path": "examples/pier18.toml"}, {"path": _PATH}),
        "load_pack": Call(
            boardscore.load_pack,
            {"path": "src/boardscore/pier18/demo.toml", "game": None},
            {"path": _PATH, "game": _TEXT_OR_NONE},
        ),
        "loads": Call(
            boardscore.loads,
            {"data": 'game = "pier18"\nplayers = [{pier = ["S", "."]}]', "packs": None},
            {"data": (bytes,), **_PACKS},
        ),
        "dumps": Call(
            boardscore.dumps,
            {"position": PIER_POSITION, "format": "json"},
            {"position": (Mapping, pier18.Position, auctionland.Position)},
        ),
        "score": Call(
            boardscore.score,
            {"position": DATA, "packs": None},
            {"position": (Mapping, pier18.Position, auctionland.Position), **_PACKS},
        ),
        "score.packs": Call(
            lambda packs: boardscore.score({**DATA, "pack": "mine"}, packs=packs),
            {"packs": {"mine": PIER_PACK}},
            {"packs": (Mapping,)},
        ),
        "read_record.packs": Call(
            lambda packs: boardscore.read_record([{**SETUP, "pack": "mine"}], packs=packs),
            {"packs": {"mine": PIER_PACK}},
            {"packs": (Mapping,)},
        ),
        "read_record": Call(
            boardscore.read_record,
            {"record": [SETUP], "packs": None},
            {"record": (*_PATH, *_LISTS), **_PACKS},
        ),
        "replay": Call(
            boardscore.replay,
            {"record": [SETUP], "packs": None},
            {"record": (*_PATH, *_LISTS, boardscore.Record), **_PACKS},
        ),
        "write_record": Call(
            boardscore.write_record,
            {"state": PIER_OVER, "verdicts": None, "pack": None},
            {
                "state": (pier18.State, auctionland.State),
                "verdicts": (*_LISTS, NoneType),
                "pack": _TEXT_OR_NONE,
            },
        ),
        "compare": Call(
            boardscore.compare,
            {"before": PIER_POSITION, "after": RESULT},
            dict.fromkeys(("before", "after"), (Mapping, boardscore.Result, pier18.Position)),
        ),
        "actions": Call(
            boardscore.actions,
            {
                "game": "auctionland",
                "players": 2,
                "pack": "demo",
                "rulings": None,
                "market_size": None,
            },
            {
                "pack": (*_PATH, Mapping, auctionland.Pack),
                "market_size": (int, NoneType),
                **_RULINGS,
            },
        ),
        "Actions.mask": Call(
            NUMBERS.mask,
            {"state_or_view": PIER_START, "seat": 0},
            {"state_or_view": (pier18.View,)},
        ),
        "Actions.move_of": _of(NUMBERS.move_of, number=0, seat=0),
        "Actions.number_of": Call(
            NUMBERS.number_of,
            {"move": NUMBERS.move_of(0, 0)},
            {"move": (Mapping, pier18.Choose, pier18.Draft, pier18.Finish)},
        ),
        "pack_checksum": Call(boardscore.pack_checksum, {"pack": PACK}, {"pack": _PACK}),
        "checksums_by_id": Call(boardscore.checksums_by_id, {"pack": PACK}, {"pack": _PACK}),
        "compare_packs": Call(
            boardscore.compare_packs,
            {"first": PACK, "second": PACK},
            {"first": _PACK, "second": _PACK},
        ),
        "from_url": _of(boardscore.from_url, text=LINK),
        "pad_url": Call(
            boardscore.pad_url,
            {"position": LINKED, "base": "https://example.org/pad/"},
            {"position": (Mapping, pier18.Position, auctionland.Position)},
        ),
        "say": _of(boardscore.say, message=boardscore.Message("line.plan"), lang="en"),
        **_in_a_language(COMPARED.changes[0], COMPARED, boardscore.Message("line.plan"), PROBLEM),
        **_in_a_language(BoardscoreError(PROBLEM), pier18.patrons(1)[0], RESULT, RULING),
        **_in_a_language(clauses.find("pier18.deck")[0]),
        "clauses.find": _of(clauses.find, pattern="pier18.*"),
        "clauses.find_rulings": _of(clauses.find_rulings, pattern="pier18"),
        "Ruling.meaning": _of(RULING.meaning, value="true", lang="en"),
        "Ruling.speaks_for": _of(RULING.speaks_for, value="true", lang="en"),
        "schemas.schema": _of(schemas.schema, name="position"),
    }
    return {f"boardscore.{name}": call for name, call in found.items()}


def _calls_of_pier18() -> dict[str, Call]:
    rulings = pier18.Rulings()
    condition = pier18.Condition("poets > 1")
    optional = {
        "plan_completed": (bool,),
        "patrons": (int,),
        "plan_date": (pier18.CardDate,),
        "claimed": (int,),
    }
    found = {
        "Card": _made(
            pier18.Card,
            {"plan": (str,)},
            id="7",
            date=DATE,
            patron=pier18.Symbol.POET,
            cells=PIER,
            plan=condition,
        ),
        **_in_a_language(CARD, condition, PIER, PIER_PLAYER, RESULT.players[0]),
        "CardDate": _made(pier18.CardDate, month=4, day=17),
        "CardDate.parse": _of(pier18.CardDate.parse, text="04-17"),
        "Choose": _made(pier18.Choose, player=0, plan="1", foundation="2"),
        "Condition": _made(pier18.Condition, text="poets > 1"),
        "Condition.holds": Call(condition.holds, {"counts": {"poets": 2}}, {"counts": (Mapping,)}),
        "Deal": _made(pier18.Deal, {"hands": _LISTS}, hands=[["1"], ["2"]]),
        "Draft": _made(pier18.Draft, player=0, card="1", overlap=1, turned=False),
        "Finish": _made(pier18.Finish, player=0, overlap=1, turned=False),
        "Game": _made(pier18.Game, players=("Anna", "Ben"), pack=PIER_PACK, rulings=rulings),
        "Laid": _made(pier18.Laid, card=CARD, overlap=1, turned=False),
        "Pack": _made(pier18.Pack, name="p", provenance="p", cards=(CARD,)),
        "Pier": _made(pier18.Pier, upper=(pier18.Symbol.POET,), lower=(None,), bars=()),
        "Pier.along": _of(PIER.along, side=pier18.Side.UPPER),
        "Pier.find": _of(PIER.find, symbol=pier18.Symbol.POET),
        "Pier.parse": _of(pier18.Pier.parse, text="S\n."),
        "Pier.side": _of(PIER.side, side=pier18.Side.UPPER),
        "Player": Call(
            pier18.Player,
            {
                "name": "Anna",
                "pier": PIER,
                **dict.fromkeys(optional),
                "plan": None,
                "cards": (),
                "plan_card": None,
            },
            {**optional, "plan": (str, pier18.Condition), "plan_card": (pier18.Card,)},
        ),
        "Position": Call(
            pier18.Position,
            {"players": (PIER_PLAYER,), "rulings": rulings, "pack": None},
            {"pack": (pier18.Pack,)},
        ),
        "Reveal": _made(pier18.Reveal, {"cards": _LISTS}, cards=["1"]),
        "Rulings": _made(
            pier18.Rulings,
            flower_adjacency=pier18.FlowerAdjacency.SAME_SIDE,
            flower_points=pier18.FlowerPoints.EVERY_OTHER_SYMBOL,
            ties_below_first=pier18.TiesBelowFirst.SAME_RULES,
            patron_when_all_zero=pier18.PatronWhenAllZero.EARLIEST_DATE,
            half_turn=False,
        ),
        "State.drawn": Call(PIER_START.drawn, {"ids": ["1"] * 6}, {"ids": _LISTS}),
        "State.play": Call(
            PIER_START.play,
            {"move": {"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}},
            {"move": (Mapping,)},
        ),
        "State.result": Call(PIER_OVER.result, {"verdicts": None}, {"verdicts": _LISTS}),
        "State.seen_by": _of(PIER_START.seen_by, seat=0),
        "State.why_illegal": Call(PIER_START.why_illegal, {"move": None}, {"move": _ANY}),
        "View.play": Call(
            PIER_DRAWN.seen_by(0).play,
            {"move": {"move": "choose", "player": 0, "plan": "1", "foundation": "2"}},
            {"move": (Mapping,)},
        ),
        "View.sample": _of(PIER_DRAWN.seen_by(0).sample, rng=Random(1)),
        "View.why_illegal": Call(PIER_START.seen_by(0).why_illegal, {"move": None}, {"move": _ANY}),
        "fishers": _of(pier18.fishers, pier=PIER),
        "flower_sellers": _of(pier18.flower_sellers, pier=PIER, rulings=rulings),
        "groups": _of(pier18.groups, pier=PIER, adjacency=pier18.FlowerAdjacency.SAME_SIDE),
        "lay": Call(pier18.lay, {"cards": [pier18.Laid(CARD)]}, {"cards": _LISTS}),
        "lovers": _of(pier18.lovers, pier=PIER),
        "obstacles": Call(
            pier18.obstacles, {"pack": PIER_PACK, "players": 2}, {"players": (NoneType,)}
        ),
        "patrons": _of(pier18.patrons, cards=2),
        "plan": Call(pier18.plan, {"completed": None}, {"completed": (bool,)}),
        "plan_by_condition": _of(
            pier18.plan_by_condition, condition=condition, pier=PIER, rulings=rulings
        ),
        "plan_counts": _of(pier18.plan_counts, pier=PIER, rulings=rulings),
        "plan_in_words": _of(pier18.plan_in_words, words="a plan"),
        "poets": _of(pier18.poets, pier=PIER),
        "score": _of(pier18.score, position=PIER_POSITION),
        "start": Call(
            pier18.start,
            {"players": ["Anna", "Ben"], "pack": "demo", "rulings": None, "deck": None},
            {
                "players": _LISTS,
                "pack": (*_PATH, Mapping, pier18.Pack),
                "rulings": (Mapping, pier18.Rulings),
                "deck": _LISTS,
            },
        ),
        "tie_date": Call(pier18.tie_date, {"date": None}, {"date": (pier18.CardDate,)}),
        "tie_symbols": _of(pier18.tie_symbols, pier=PIER),
    }
    return {f"pier18.{name}": call for name, call in found.items()}


def _calls_of_auctionland() -> dict[str, Call]:
    points = auctionland.Table((0, 1))
    counts = auctionland.counts(ISLAND)
    holding = {"holding": (auctionland.Island, auctionland.Counts)}
    looked_up = {**holding, "table": (auctionland.Table,)}
    cell = auctionland.Cell(0, 0)
    bonus = {"player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0}
    found = {
        **_in_a_language(auctionland.Areas(auctionland.Kind.BEACH, ((cell,),)), ISLAND, TILE),
        **_in_a_language(auctionland.score(ISLAND_POSITION).players[0], ISLAND_PLAYER),
        **_in_a_language(auctionland.PackTile("1", TILE)),
        "Auction": _made(auctionland.Auction, player=0, slot=0),
        "Bid": _made(auctionland.Bid, player=0, amount=1),
        "Bonus": _made(auctionland.Bonus, **bonus),
        "Build": _made(auctionland.Build, **bonus),
        "BuyBack": _made(auctionland.BuyBack, player=0),
        "Cell.neighbour": _of(cell.neighbour, direction=auctionland.Direction.NORTH),
        "Counts": _made(auctionland.Counts, **counts.to_dict()),
        "Game": _made(
            auctionland.Game,
            players=("Anna", "Ben"),
            pack=ISLAND_PACK,
            rulings=auctionland.Rulings(),
            market_size=8,
            visible_money=False,
        ),
        "Island": _made(auctionland.Island, rows=((TILE,),)),
        "Island.parse": Call(
            auctionland.Island.parse, {"text": "B", "tiles": None}, {"tiles": (Mapping,)}
        ),
        "Market": _made(auctionland.Market, {"tiles": _LISTS}, tiles=["1"]),
        "Pack": _made(
            auctionland.Pack,
            name="p",
            provenance="p",
            tiles=(auctionland.PackTile("1", TILE),),
            tables=auctionland.Tables(),
        ),
        "PackTile": _made(auctionland.PackTile, id="1", tile=TILE, count=1),
        "Pass": _made(auctionland.Pass, player=0),
        "Place": _made(auctionland.Place, player=0, row=0, column=0, turns=0),
        "Player": Call(
            auctionland.Player,
            {"name": "Anna", "holding": ISLAND, "money": None, "claimed": None},
            {**holding, "money": (int,), "claimed": (int,)},
        ),
        "Position": Call(
            auctionland.Position,
            {
                "players": (ISLAND_PLAYER,),
                "tables": auctionland.Tables(),
                "rulings": auctionland.Rulings(),
                "pack": None,
            },
            {"pack": (auctionland.Pack,)},
        ),
        "Rulings": _made(
            auctionland.Rulings,
            rotation=auctionland.Rotation.FREE,
            last_bidder=auctionland.LastBidder.MAY_BID,
        ),
        "Sell": _made(auctionland.Sell, player=0),
        "State.drawn": Call(ISLAND_START.drawn, {"ids": ["1"] * 8}, {"ids": _LISTS}),
        "State.play": Call(
            ISLAND_START.play,
            {"move": {"move": "market", "tiles": ["29", "1", "1", "2", "5", "34", "18", "22"]}},
            {"move": (Mapping,)},
        ),
        "State.seen_by": _of(ISLAND_START.seen_by, seat=0),
        "State.why_illegal": Call(ISLAND_START.why_illegal, {"move": None}, {"move": _ANY}),
        "View.play": Call(
            ISLAND_DRAWN.seen_by(0).play,
            {"move": {"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0}},
            {"move": (Mapping,)},
        ),
        "View.sample": _of(ISLAND_DRAWN.seen_by(0).sample, rng=Random(1)),
        "View.why_illegal": Call(
            ISLAND_START.seen_by(0).why_illegal, {"move": None}, {"move": _ANY}
        ),
        "Table": _made(auctionland.Table, points=(0, 1), open_ended=False),
        "Table.parse": Call(auctionland.Table.parse, {"entries": [0, "1+"]}, {"entries": _LISTS}),
        "Table.points_for": _of(points.points_for, count=1),
        "Tables": Call(
            auctionland.Tables,
            {"beaches": None, "theme_parks": None},
            dict.fromkeys(("beaches", "theme_parks"), (auctionland.Table,)),
        ),
        "Tile": _made(
            auctionland.Tile,
            {"zones": (*_LISTS, set, frozenset), "icons": _LISTS},
            zones=(),
            icons=(),
        ),
        "Tile.parse": _of(auctionland.Tile.parse, text="B"),
        "Tile.turned": _of(TILE.turned, quarters=1),
        "Zone": _made(auctionland.Zone, kind=auctionland.Kind.BEACH, half_sides=frozenset()),
        "areas": _of(auctionland.areas, island=ISLAND, kind=auctionland.Kind.BEACH),
        "beaches": Call(auctionland.beaches, {"holding": ISLAND, "table": None}, looked_up),
        "counts": Call(auctionland.counts, {"holding": ISLAND}, holding),
        "gardens_houses": Call(auctionland.gardens_houses, {"holding": ISLAND}, holding),
        "icons": Call(
            auctionland.icons,
            {"icon": auctionland.Icon.PEACE, "own": 1, "everyone": [1, 2], "tiles": ()},
            {"everyone": _LISTS},
        ),
        "score": _of(auctionland.score, position=ISLAND_POSITION),
        "start": Call(
            auctionland.start,
            {
                "players": ["Anna", "Ben"],
                "pack": "demo",
                "rulings": None,
                "deck": None,
                "market_size": 8,
                "visible_money": False,
            },
            {
                "players": _LISTS,
                "pack": (*_PATH, Mapping, auctionland.Pack),
                "rulings": (Mapping, auctionland.Rulings),
                "deck": _LISTS,
            },
        ),
        "theme_parks": Call(auctionland.theme_parks, {"holding": ISLAND, "table": None}, looked_up),
        "tie_money": Call(auctionland.tie_money, {"money": None}, {"money": (int,)}),
    }
    return {f"auctionland.{name}": call for name, call in found.items()}


def _calls_of_testing() -> dict[str, Call]:
    def laid(view: Any, _: Random) -> Any:
        return next(iter(view.legal_moves()))

    states = (pier18.State, auctionland.State)
    played = {"start": states, "rng": (bool, int, Random), "bots": (Mapping, NoneType)}
    pair = {"cards": _LISTS, "widths": _LISTS, "kinds": _LISTS, "copies": _LISTS}
    found = {
        "Watch": Call(
            testing.Watch, {"start": PIER_START, "laws": None}, {"start": states, "laws": _LISTS}
        ),
        "Watch.play": Call(
            lambda move: testing.Watch(PIER_DRAWN).play(move),
            {"move": {"move": "choose", "player": 0, "plan": "2", "foundation": "1"}},
            {"move": (Mapping,)},
        ),
        "auctionland_packs": Call(
            testing.auctionland_packs, {"kinds": (1, 2), "copies": (1, 2)}, pair
        ),
        "check_game": Call(
            testing.check_game,
            {"start": PIER_DRAWN, "rng": 1, "bots": {0: laid}, "laws": ()},
            {**played, "laws": (*_LISTS, NoneType)},
        ),
        "counts": _of(testing.counts, most=16),
        "island_texts": Call(
            testing.island_texts, {"tile": testing.tile_texts()}, {"tile": (st.SearchStrategy,)}
        ),
        "islands": Call(
            testing.islands, {"tile": testing.tile_texts()}, {"tile": (st.SearchStrategy,)}
        ),
        "laws_of": Call(testing.laws_of, {"state": PIER_START}, {"state": states}),
        "pick": Call(testing.pick, {"rng": Random(1), "moves": [1, 2]}, {"moves": (Sequence,)}),
        "pier18_packs": Call(testing.pier18_packs, {"cards": (9, 10), "widths": (1, 2)}, pair),
        "pier_texts": _of(testing.pier_texts, most=4, least=1),
        "piers": _of(testing.piers, most=4),
        "play": Call(testing.play, {"start": PIER_OVER, "rng": 1, "bots": {0: laid}}, played),
        "records": Call(testing.records, {"game": None}, {"game": (str,)}),
        "register_models": _of(testing.register_models, game="pier18"),
        "rulings": _of(testing.rulings, game="pier18"),
        "starts": Call(testing.starts, {"game": None}, {"game": (str,)}),
        "states": Call(
            testing.states,
            {"game": "pier18", "start": st.just(PIER_START), "most": 2},
            {"game": (NoneType,), "start": (st.SearchStrategy, NoneType)},
        ),
        "walk": Call(
            lambda **given: list(testing.walk(**given)),
            {"start": PIER_OVER, "rng": 1, "bots": {0: laid}},
            played,
        ),
    }
    return {f"testing.{name}": call for name, call in found.items()}


def first_move(view: Any, _: Random) -> Any:
    """A bot."""
    return next(iter(view.legal_moves()))


def _calls_of_analysis() -> dict[str, Call]:
    view = PIER_DRAWN.seen_by(0)
    match = analysis.arena("pier18", ["random", "random"], games=2)
    hindsight = analysis.hindsight(PIER_OVER, 0)
    special = analysis.special("pier18", 9, players=2, games=2)
    review = analysis.review(PIER_OVER, playouts=2)
    found = {
        **_in_a_language(match, hindsight, special, review),
        "analyse": Call(
            analysis.analyse,
            {"source": view, "seat": 0, "seconds": 0.01, "playouts": 5, "seed": 0, "jobs": 1},
            {
                "source": (pier18.State, auctionland.State, auctionland.View),
                "seat": (NoneType,),
                "seconds": (int,),
                "playouts": (NoneType,),
            },
        ),
        "arena": Call(
            analysis.arena,
            {
                "bots": ["random", first_move],
                "game": "pier18",
                "pack": "demo",
                "games": 1,
                "seed": 0,
                "jobs": 1,
            },
            {"bots": _LISTS, "pack": (*_PATH, Mapping, *_PACK)},
        ),
        "bots.greedy": Call(
            analysis.bots.greedy, {"view": view, "rng": Random(1)}, {"view": (auctionland.View,)}
        ),
        "bots.random": Call(
            analysis.bots.random, {"view": view, "rng": Random(1)}, {"view": (auctionland.View,)}
        ),
        "bots.thinker": _of(analysis.bots.thinker, playouts=1),
        "review": Call(
            analysis.review,
            {"source": PIER_OVER, "seconds": 0.01, "playouts": 2, "seed": 0},
            {
                "source": (str, os.PathLike, auctionland.State),
                "seconds": (int,),
                "playouts": (NoneType,),
            },
        ),
        "special": Call(
            analysis.special,
            {
                "game": "pier18",
                "total": 9,
                "players": 2,
                "pack": "demo",
                "bot": "greedy",
                "games": 2,
                "seed": 0,
            },
            {"bot": (types.FunctionType,), "pack": (*_PATH, Mapping, *_PACK)},
        ),
        "hindsight": Call(
            analysis.hindsight,
            {"source": PIER_OVER, "seat": 0, "free": None, "seconds": 1.0, "seed": 0},
            {"source": (pier18.Position,), "free": (str,), "seconds": (int,)},
        ),
    }
    return {f"analysis.{name}": call for name, call in found.items()}


def _calls_of_table() -> dict[str, Call]:
    batch = _batch()
    by = {"tables": None, "rulings": None, "engine": "auto", "pack": None, "lang": "en"}
    may = {
        "group": (str,),
        "tables": (Mapping,),
        "rulings": (Mapping,),
        "pack": (*_PATH, Mapping, pier18.Pack, auctionland.Pack),
    }
    found = {
        "results": Call(
            lambda **given: table.results(**given).read_all(),
            {"records": [[SETUP]], "game": "pier18", "lang": "en"},
            {"records": _ANY},
        ),
        "sample": Call(
            lambda **given: table.sample(**given).read_next_batch(),
            {"name": "pier18", "rows": 2, "seed": 0, "played": False},
        ),
        "score": Call(
            lambda **given: table.score(**given).read_all(),
            {"data": pa.table(batch), "game": "pier18", "group": "game", **by},
            {**may, "group": (str, NoneType), "data": _ANY},
        ),
        "score_batch": Call(
            table.score_batch,
            {"batch": batch, "game": "pier18", "group": "game", **by, "first": 0},
            {**may, "group": (str, NoneType)},
        ),
    }
    return {f"table.{name}": call for name, call in found.items()}


CALLS: Mapping[str, Call] = {
    **_calls_of_all(),
    **_calls_of_pier18(),
    **_calls_of_auctionland(),
    **_calls_of_testing(),
    **_calls_of_analysis(),
    **(_calls_of_table() if HAS_TABLES else {}),
}
