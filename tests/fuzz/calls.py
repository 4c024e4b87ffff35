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
SETUP = {"game": "pier18", "pack": "demo", "players": ["Anna", "Ben"]}
RULING = clauses.find_rulings("half_turn")[0]
RECORD = boardscore.read_record([SETUP])
DATA = {"game": "pier18", "players": [{"pier": ["S", "."]}]}
COMPARED = boardscore.compare({**DATA, "players": [{"name": "Anna", "pier": "S\n."}]}, RESULT)
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
    *(datetime.date(2024, 2, 29), datetime.datetime(2024, 2, 29, tzinfo=datetime.UTC)),
    datetime.timedelta(1),
    *(_of_tables() if HAS_TABLES else ()),
    *(object(), object, len, lambda: None, types, NotImplemented, ...),
    *(Path("nothing.toml"), Path("/"), _Path(), re.compile("x"), Random(1), _INSIDE, _AROUND),
    *(PIER, ISLAND, TILE, DATE, CARD, PIER_POSITION, ISLAND_POSITION, PIER_PACK, ISLAND_PACK),
    *(PIER_START, ISLAND_START, PIER_OVER, RESULT, RECORD, PROBLEM),
    boardscore.Message("line.plan"),
    *(pier18.Rulings(), auctionland.Rulings(), pier18.Condition("poets > 1"), st.just(1)),
    *(pier18.Side.UPPER, PIER_START.seen_by(0), pier18.Finish(0, 1), auctionland.Pass(0)),
)
"""Python values: most of them do not exist in JSON, and none fits everywhere."""


UNCHECKED: Any = read_table(__file__, "UNCHECKED")
"""Classes that boardscore itself creates: they check nothing."""


@frozen
class Or:
    """A valid value of an argument, and the other types that the argument takes."""

    value: Any
    types: tuple[type, ...]


def _or(value: Any, *types: type) -> Or:
    return Or(value, types)


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


def _call(run: Callable[..., Any], /, **given: Any) -> Call:
    """A call with valid arguments; those that are no `Or` accept no other type."""
    several = {name: one for name, one in given.items() if isinstance(one, Or)}
    right = {name: several[name].value if name in several else one for name, one in given.items()}
    return Call(run, right, {name: one.types for name, one in several.items()})


def _name(run: Any) -> str:
    """The name of a function, or of a method with its class."""
    owner = getattr(run, "__self__", None)
    kind = owner if inspect.isclass(owner) else type(owner)
    return str(run.__name__) if owner is None else f"{kind.__name__}.{run.__name__}"


def _of(
    module: str, *calls: Call, named: Mapping[str, Call], models: Sequence[object] = ()
) -> dict[str, Call]:
    """Calls of a module by name, and methods of models whose only argument is the language."""
    methods = (getattr(one, name) for one in models for name in dir(one) if name[0] != "_")
    in_a_language = (
        _call(method, lang="en")
        for method in methods
        if inspect.ismethod(method) and [*inspect.signature(method).parameters] == ["lang"]
    )
    found = {_name(call.run): call for call in (*calls, *in_a_language)} | {**named}
    # The names of mutants are not ASCII.
    return {f"{module}.{name}": call for name, call in found.items() if name.isascii()}


_PATH: Any = (str, os.PathLike)
_LISTS: Any = (list, tuple)
_PACK: Any = (pier18.Pack, auctionland.Pack)
_STATES: Any = (pier18.State, auctionland.State)
_PACKS = _or(None, *_PATH, Mapping, NoneType)
_ANY_PACK = _or(PACK, *_PACK)
_ANY_POSITION: Any = (Mapping, pier18.Position, auctionland.Position)
_DEMO = _or("demo", *_PATH, Mapping, *_PACK)
_MINE = {"packs": _or({"mine": PIER_PACK}, Mapping)}
_NAMES = _or(["Anna", "Ben"], *_LISTS)
_MOVE = _or(None, object)
_CHOICE = {"move": "choose", "player": 0, "plan": "1", "foundation": "2"}
_BUILD = {"player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0}


def _calls_of_all() -> dict[str, Call]:
    message = boardscore.Message("line.plan")
    return _of(
        "boardscore",
        _call(boardscore.deal, state=_or(PIER_START, auctionland.State), rng=Random(1)),
        _call(boardscore.divide, state=PIER_DRAWN, depth=1),
        _call(boardscore.perft, state=PIER_DRAWN, depth=1),
        _call(boardscore.load, path=_or("examples/pier18.toml", *_PATH)),
        _call(
            boardscore.load_pack,
            path=_or("src/boardscore/pier18/demo.toml", *_PATH),
            game=_or(None, str, NoneType),
        ),
        _call(
            boardscore.loads,
            data=_or('game = "pier18"\nplayers = [{pier = ["S", "."]}]', bytes),
            packs=_PACKS,
        ),
        _call(boardscore.dumps, position=_or(PIER_POSITION, *_ANY_POSITION), format="json"),
        _call(boardscore.score, position=_or(DATA, *_ANY_POSITION), packs=_PACKS),
        _call(boardscore.read_record, record=_or([SETUP], *_PATH, *_LISTS), packs=_PACKS),
        _call(
            boardscore.replay, record=_or([SETUP], *_PATH, *_LISTS, boardscore.Record), packs=_PACKS
        ),
        _call(
            boardscore.write_record,
            state=_or(PIER_OVER, *_STATES),
            verdicts=_or(None, *_LISTS, NoneType),
            pack=_or(None, str, NoneType),
        ),
        _call(
            boardscore.compare,
            before=_or(PIER_POSITION, Mapping, boardscore.Result, pier18.Position),
            after=_or(RESULT, Mapping, boardscore.Result, pier18.Position),
        ),
        _call(
            boardscore.actions,
            game="auctionland",
            players=2,
            pack=_or("demo", *_PATH, Mapping, auctionland.Pack),
            rulings=_or(None, Mapping, NoneType, pier18.Rulings, auctionland.Rulings),
            market_size=_or(None, int, NoneType),
        ),
        _call(NUMBERS.mask, state_or_view=_or(PIER_START, pier18.View), seat=0),
        _call(NUMBERS.move_of, number=0, seat=0),
        _call(
            NUMBERS.number_of,
            move=_or(NUMBERS.move_of(0, 0), Mapping, pier18.Choose, pier18.Draft, pier18.Finish),
        ),
        _call(boardscore.pack_checksum, pack=_ANY_PACK),
        _call(boardscore.checksums_by_id, pack=_ANY_PACK),
        _call(boardscore.compare_packs, first=_ANY_PACK, second=_ANY_PACK),
        _call(boardscore.from_url, text=LINK),
        _call(
            boardscore.pad_url,
            position=_or(LINKED, *_ANY_POSITION),
            base="https://example.org/pad/",
        ),
        _call(boardscore.say, message=message, lang="en"),
        _call(RULING.meaning, value="true", lang="en"),
        _call(RULING.speaks_for, value="true", lang="en"),
        models=(
            *(COMPARED.changes[0], COMPARED, message, PROBLEM, BoardscoreError(PROBLEM)),
            *(pier18.patrons(1)[0], RESULT, RULING, clauses.find("pier18.deck")[0]),
        ),
        named={
            "clauses.find": _call(clauses.find, pattern="pier18.*"),
            "clauses.find_rulings": _call(clauses.find_rulings, pattern="pier18"),
            "schemas.schema": _call(schemas.schema, name="position"),
            "score.packs": _call(
                lambda packs: boardscore.score({**DATA, "pack": "mine"}, packs=packs), **_MINE
            ),
            "read_record.packs": _call(
                lambda packs: boardscore.read_record([{**SETUP, "pack": "mine"}], packs=packs),
                **_MINE,
            ),
        },
    )


def _calls_of_pier18() -> dict[str, Call]:
    rulings = pier18.Rulings()
    condition = pier18.Condition("poets > 1")
    view = PIER_DRAWN.seen_by(0)
    return _of(
        "pier18",
        _call(
            pier18.Card,
            id="7",
            date=DATE,
            patron=pier18.Symbol.POET,
            cells=PIER,
            plan=_or(condition, str),
        ),
        _call(pier18.CardDate, month=4, day=17),
        _call(pier18.CardDate.parse, text="04-17"),
        _call(pier18.Choose, player=0, plan="1", foundation="2"),
        _call(pier18.Condition, text="poets > 1"),
        _call(condition.holds, counts=_or({"poets": 2}, Mapping)),
        _call(pier18.Deal, hands=_or([["1"], ["2"]], *_LISTS)),
        _call(pier18.Draft, player=0, card="1", overlap=1, turned=False),
        _call(pier18.Finish, player=0, overlap=1, turned=False),
        _call(pier18.Game, players=("Anna", "Ben"), pack=PIER_PACK, rulings=rulings),
        _call(pier18.Laid, card=CARD, overlap=1, turned=False),
        _call(pier18.Pack, name="p", provenance="p", cards=(CARD,)),
        _call(pier18.Pier, upper=(pier18.Symbol.POET,), lower=(None,), bars=()),
        _call(PIER.along, side=pier18.Side.UPPER),
        _call(PIER.find, symbol=pier18.Symbol.POET),
        _call(pier18.Pier.parse, text="S\n."),
        _call(PIER.side, side=pier18.Side.UPPER),
        _call(
            pier18.Player,
            name="Anna",
            pier=PIER,
            plan_completed=_or(None, bool),
            patrons=_or(None, int),
            plan_date=_or(None, pier18.CardDate),
            claimed=_or(None, int),
            plan=_or(None, str, pier18.Condition),
            cards=(),
            plan_card=_or(None, pier18.Card),
        ),
        _call(
            pier18.Position, players=(PIER_PLAYER,), rulings=rulings, pack=_or(None, pier18.Pack)
        ),
        _call(pier18.Reveal, cards=_or(["1"], *_LISTS)),
        _call(
            pier18.Rulings,
            flower_adjacency=pier18.FlowerAdjacency.SAME_SIDE,
            flower_points=pier18.FlowerPoints.EVERY_OTHER_SYMBOL,
            ties_below_first=pier18.TiesBelowFirst.SAME_RULES,
            patron_when_all_zero=pier18.PatronWhenAllZero.EARLIEST_DATE,
            half_turn=False,
        ),
        _call(PIER_START.drawn, ids=_or(["1"] * 6, *_LISTS)),
        _call(
            PIER_START.play,
            move=_or({"move": "deal", "hands": [["1", "2", "3"], ["4", "5", "6"]]}, Mapping),
        ),
        _call(PIER_OVER.result, verdicts=_or(None, *_LISTS)),
        _call(PIER_START.seen_by, seat=0),
        _call(PIER_START.why_illegal, move=_MOVE),
        _call(view.play, move=_or(_CHOICE, Mapping)),
        _call(view.sample, rng=Random(1)),
        _call(PIER_START.seen_by(0).why_illegal, move=_MOVE),
        _call(pier18.fishers, pier=PIER),
        _call(pier18.flower_sellers, pier=PIER, rulings=rulings),
        _call(pier18.groups, pier=PIER, adjacency=pier18.FlowerAdjacency.SAME_SIDE),
        _call(pier18.lay, cards=_or([pier18.Laid(CARD)], *_LISTS)),
        _call(pier18.lovers, pier=PIER),
        _call(pier18.obstacles, pack=PIER_PACK, players=_or(2, NoneType)),
        _call(pier18.patrons, cards=2),
        _call(pier18.plan, completed=_or(None, bool)),
        _call(pier18.plan_by_condition, condition=condition, pier=PIER, rulings=rulings),
        _call(pier18.plan_counts, pier=PIER, rulings=rulings),
        _call(pier18.plan_in_words, words="a plan"),
        _call(pier18.poets, pier=PIER),
        _call(pier18.score, position=PIER_POSITION),
        _call(
            pier18.start,
            players=_NAMES,
            pack=_or("demo", *_PATH, Mapping, pier18.Pack),
            rulings=_or(None, Mapping, pier18.Rulings),
            deck=_or(None, *_LISTS),
        ),
        _call(pier18.tie_date, date=_or(None, pier18.CardDate)),
        _call(pier18.tie_symbols, pier=PIER),
        models=(CARD, condition, PIER, PIER_PLAYER, RESULT.players[0]),
        named={},
    )


def _calls_of_auctionland() -> dict[str, Call]:
    kind, cell = auctionland.Kind.BEACH, auctionland.Cell(0, 0)
    counts = auctionland.counts(ISLAND)
    holding = _or(ISLAND, auctionland.Island, auctionland.Counts)
    table, tables = _or(None, auctionland.Table), auctionland.Tables()
    rulings, view = auctionland.Rulings(), ISLAND_DRAWN.seen_by(0)
    market = ["29", "1", "1", "2", "5", "34", "18", "22"]
    return _of(
        "auctionland",
        _call(auctionland.Auction, player=0, slot=0),
        _call(auctionland.Bid, player=0, amount=1),
        _call(auctionland.Bonus, **_BUILD),
        _call(auctionland.Build, **_BUILD),
        _call(auctionland.BuyBack, player=0),
        _call(cell.neighbour, direction=auctionland.Direction.NORTH),
        _call(auctionland.Counts, **counts.to_dict()),
        _call(
            auctionland.Game,
            players=("Anna", "Ben"),
            pack=ISLAND_PACK,
            rulings=rulings,
            market_size=8,
            visible_money=False,
        ),
        _call(auctionland.Island, rows=((TILE,),)),
        _call(auctionland.Island.parse, text="B", tiles=_or(None, Mapping)),
        _call(auctionland.Market, tiles=_or(["1"], *_LISTS)),
        _call(
            auctionland.Pack,
            name="p",
            provenance="p",
            tiles=(auctionland.PackTile("1", TILE),),
            tables=tables,
        ),
        _call(auctionland.PackTile, id="1", tile=TILE, count=1),
        _call(auctionland.Pass, player=0),
        _call(auctionland.Place, player=0, row=0, column=0, turns=0),
        _call(
            auctionland.Player,
            name="Anna",
            holding=holding,
            money=_or(None, int),
            claimed=_or(None, int),
        ),
        _call(
            auctionland.Position,
            players=(ISLAND_PLAYER,),
            tables=tables,
            rulings=rulings,
            pack=_or(None, auctionland.Pack),
        ),
        _call(
            auctionland.Rulings,
            rotation=auctionland.Rotation.FREE,
            last_bidder=auctionland.LastBidder.MAY_BID,
        ),
        _call(auctionland.Sell, player=0),
        _call(ISLAND_START.drawn, ids=_or(["1"] * 8, *_LISTS)),
        _call(ISLAND_START.play, move=_or({"move": "market", "tiles": market}, Mapping)),
        _call(ISLAND_START.seen_by, seat=0),
        _call(ISLAND_START.why_illegal, move=_MOVE),
        _call(view.play, move=_or({"move": "build", **_BUILD}, Mapping)),
        _call(view.sample, rng=Random(1)),
        _call(ISLAND_START.seen_by(0).why_illegal, move=_MOVE),
        _call(auctionland.Table, points=(0, 1), open_ended=False),
        _call(auctionland.Table.parse, entries=_or([0, "1+"], *_LISTS)),
        _call(auctionland.Table((0, 1)).points_for, count=1),
        _call(auctionland.Tables, beaches=table, theme_parks=table),
        _call(auctionland.Tile, zones=_or((), *_LISTS, set, frozenset), icons=_or((), *_LISTS)),
        _call(auctionland.Tile.parse, text="B"),
        _call(TILE.turned, quarters=1),
        _call(auctionland.Zone, kind=kind, half_sides=frozenset()),
        _call(auctionland.areas, island=ISLAND, kind=kind),
        _call(auctionland.beaches, holding=holding, table=table),
        _call(auctionland.counts, holding=holding),
        _call(auctionland.gardens_houses, holding=holding),
        _call(
            auctionland.icons,
            icon=auctionland.Icon.PEACE,
            own=1,
            everyone=_or([1, 2], *_LISTS),
            tiles=(),
        ),
        _call(auctionland.score, position=ISLAND_POSITION),
        _call(
            auctionland.start,
            players=_NAMES,
            pack=_or("demo", *_PATH, Mapping, auctionland.Pack),
            rulings=_or(None, Mapping, auctionland.Rulings),
            deck=_or(None, *_LISTS),
            market_size=8,
            visible_money=False,
        ),
        _call(auctionland.theme_parks, holding=holding, table=table),
        _call(auctionland.tie_money, money=_or(None, int)),
        models=(
            *(auctionland.Areas(kind, ((cell,),)), ISLAND, TILE, ISLAND_PLAYER),
            *(auctionland.score(ISLAND_POSITION).players[0], auctionland.PackTile("1", TILE)),
        ),
        named={},
    )


def first_move(view: Any, _: Random) -> Any:
    """A bot."""
    return next(iter(view.legal_moves()))


def _calls_of_testing() -> dict[str, Call]:
    start, bots = _or(PIER_OVER, *_STATES), _or({0: first_move}, Mapping, NoneType)
    rng, state = _or(1, bool, int, Random), _or(PIER_START, *_STATES)
    one_two, game = _or((1, 2), *_LISTS), _or(None, str)
    tiles = _or(testing.tile_texts(), st.SearchStrategy)
    return _of(
        "testing",
        _call(testing.Watch, start=state, laws=_or(None, *_LISTS)),
        _call(testing.auctionland_packs, kinds=one_two, copies=one_two),
        _call(
            testing.check_game,
            start=_or(PIER_DRAWN, *_STATES),
            rng=rng,
            bots=bots,
            laws=_or((), *_LISTS, NoneType),
        ),
        _call(testing.counts, most=16),
        _call(testing.island_texts, tile=tiles),
        _call(testing.islands, tile=tiles),
        _call(testing.laws_of, state=state),
        _call(testing.pick, rng=Random(1), moves=_or([1, 2], Sequence)),
        _call(testing.pier18_packs, cards=_or((9, 10), *_LISTS), widths=one_two),
        _call(testing.pier_texts, most=4, least=1),
        _call(testing.piers, most=4),
        _call(testing.play, start=start, rng=rng, bots=bots),
        _call(testing.records, game=game),
        _call(testing.register_models, game="pier18"),
        _call(testing.rulings, game="pier18"),
        _call(testing.starts, game=game),
        _call(
            testing.states,
            game=_or("pier18", NoneType),
            start=_or(st.just(PIER_START), st.SearchStrategy, NoneType),
            most=2,
        ),
        named={
            "Watch.play": _call(
                lambda move: testing.Watch(PIER_DRAWN).play(move),
                move=_or({**_CHOICE, "plan": "2", "foundation": "1"}, Mapping),
            ),
            "walk": _call(
                lambda **given: list(testing.walk(**given)), start=start, rng=rng, bots=bots
            ),
        },
    )


def _calls_of_analysis() -> dict[str, Call]:
    view, seconds = PIER_DRAWN.seen_by(0), _or(0.01, int)
    a_view = {"view": _or(view, auctionland.View), "rng": Random(1)}
    return _of(
        "analysis",
        _call(
            analysis.analyse,
            source=_or(view, *_STATES, auctionland.View),
            seat=_or(0, NoneType),
            seconds=seconds,
            playouts=_or(5, NoneType),
            seed=0,
            jobs=1,
        ),
        _call(
            analysis.arena,
            bots=_or(["random", first_move], *_LISTS),
            game="pier18",
            pack=_DEMO,
            games=1,
            seed=0,
            jobs=1,
        ),
        _call(
            analysis.review,
            source=_or(PIER_OVER, *_PATH, auctionland.State),
            seconds=seconds,
            playouts=_or(2, NoneType),
            seed=0,
        ),
        _call(
            analysis.special,
            game="pier18",
            total=9,
            players=2,
            pack=_DEMO,
            bot=_or("greedy", types.FunctionType),
            games=2,
            seed=0,
        ),
        _call(
            analysis.hindsight,
            source=_or(PIER_OVER, pier18.Position),
            seat=0,
            free=_or(None, str),
            seconds=_or(1.0, int),
            seed=0,
        ),
        models=(
            analysis.arena("pier18", ["random", "random"], games=2),
            analysis.hindsight(PIER_OVER, 0),
            analysis.special("pier18", 9, players=2, games=2),
            analysis.review(PIER_OVER, playouts=2),
        ),
        named={
            "bots.greedy": _call(analysis.bots.greedy, **a_view),
            "bots.random": _call(analysis.bots.random, **a_view),
            "bots.thinker": _call(analysis.bots.thinker, playouts=1),
        },
    )


def _calls_of_table() -> dict[str, Call]:
    batch = _batch()
    engine = {"game": "pier18", "engine": "auto", "lang": "en"}
    given = {
        **engine,
        **dict.fromkeys(("tables", "rulings"), _or(None, Mapping)),
        "group": _or("game", str, NoneType),
        "pack": _or(None, *_PATH, Mapping, *_PACK),
    }
    return _of(
        "table",
        _call(table.score_batch, batch=batch, first=0, **given),
        named={
            "results": _call(
                lambda **given: table.results(**given).read_all(),
                records=_or([[SETUP]], object),
                game="pier18",
                lang="en",
            ),
            "sample": _call(
                lambda **given: table.sample(**given).read_next_batch(),
                name="pier18",
                rows=2,
                seed=0,
                played=False,
            ),
            "score": _call(
                lambda **given: table.score(**given).read_all(),
                data=_or(pa.table(batch), object),
                **given,
            ),
        },
    )


CALLS: Mapping[str, Call] = {
    **_calls_of_all(),
    **_calls_of_pier18(),
    **_calls_of_auctionland(),
    **_calls_of_testing(),
    **_calls_of_analysis(),
    **(_calls_of_table() if HAS_TABLES else {}),
}
