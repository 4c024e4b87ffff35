"""Hypothesis strategies: what is scored, what is played with, and games in the middle."""

import json
from collections.abc import Sequence
from itertools import islice
from random import Random
from typing import Any

from hypothesis import strategies as st

from boardscore import auctionland, pier18
from boardscore.auctionland import Island, Tile
from boardscore.core import rulings as options
from boardscore.games import State, game_of
from boardscore.packs import DEMO, demo_pack
from boardscore.pier18 import Pier
from boardscore.pier18.plan_syntax import NAMES as COUNTED
from boardscore.records import write_record
from boardscore.testing.playing import walk

Data = dict[str, Any]

LONGEST_WALK = 60
"""How many moves lead to a state at most, unless the game is played to its end."""

_CROWDS = tuple("." * empty + "SQHA" for empty in (4, 1, 12, 36, 0))
_ZONES = "BTGHbtgh"
_NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil", "Fritz")
_COUNTS = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
_MOST_TILES = 16
_RULINGS = {"pier18": pier18.Rulings, "auctionland": auctionland.Rulings}
_DATES = tuple(
    pier18.CardDate(month, day)
    for month, days in enumerate((31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31), 1)
    for day in range(1, days + 1)
)


# What is scored


@st.composite
def pier_texts(draw: st.DrawFn, most: int = 30, least: int = 1) -> str:
    """Piers in the notation: from `least` columns up to `most`, from nearly empty to full."""
    columns = draw(st.integers(least, most))
    space = st.sampled_from(draw(st.sampled_from(_CROWDS)))
    row = st.lists(space, min_size=columns, max_size=columns).map("".join)
    return f"{draw(row)}\n{draw(row)}"


def piers(most: int = 30) -> st.SearchStrategy[Pier]:
    r"""Piers as models.

    >>> from hypothesis import find
    >>> find(piers(), lambda pier: pier.columns == 2)
    Pier.parse('..\n..')
    """
    return pier_texts(most).map(Pier.parse)


@st.composite
def tile_texts(draw: st.DrawFn) -> str:
    """Tiles in the notation: 1, 4 or 8 letters of both cases, inner zones, icons."""
    letters = draw(st.sampled_from((1, 4, 8)))
    sides = draw(st.text("-" + _ZONES, min_size=letters, max_size=letters))
    inner = draw(st.text(_ZONES, max_size=3))
    icons = draw(st.text("plm", max_size=3))
    return sides + (inner and f"/{inner}") + (icons and f"+{icons}")


_ANY_TILE = tile_texts()


def tiles() -> st.SearchStrategy[Tile]:
    """Tiles as models.

    >>> from hypothesis import find
    >>> find(tiles(), lambda tile: tile.icons)
    Tile.parse('B+l')
    """
    return tile_texts().map(Tile.parse)


@st.composite
def island_texts(draw: st.DrawFn, tile: st.SearchStrategy[str] = _ANY_TILE) -> str:
    """Islands in the notation, of every size and occupancy; of tiles of every form by default."""
    rows, columns = draw(st.tuples(st.integers(1, 4), st.integers(1, 4)))
    places = [(row, column) for row in range(rows) for column in range(columns)]
    chosen = draw(st.sets(st.sampled_from(places)))
    built = chosen if draw(st.booleans()) else set(places) - chosen
    cells = {place: draw(tile) if place in built else "." for place in places}
    return "\n".join(
        " ".join(cells[row, column] for column in range(columns)) for row in range(rows)
    )


def islands(tile: st.SearchStrategy[str] = _ANY_TILE) -> st.SearchStrategy[Island]:
    """Islands as models.

    >>> from hypothesis import find
    >>> find(islands(), lambda island: True)
    Island.parse('.')
    """
    return island_texts(tile).map(Island.parse)


def counts(most: int = _MOST_TILES) -> st.SearchStrategy[dict[str, int]]:
    """The seven counted numbers of an island in the JSON shape."""
    return st.fixed_dictionaries(dict.fromkeys(_COUNTS, st.integers(0, most)))


def score_tables() -> st.SearchStrategy[list[int | str]]:
    """Score tables that reach as far as an island: open at their end, or long enough."""
    points = st.integers(0, 40)
    closed = st.lists(points, min_size=_MOST_TILES + 1, max_size=_MOST_TILES + 3)
    start, last = st.lists(points, max_size=4), points.map("{}+".format)
    return closed.map(list[int | str]) | st.builds(lambda body, end: [*body, end], start, last)


Strategies = dict[str, st.SearchStrategy[Any]]


@st.composite
def _players(
    draw: st.DrawFn, holding: st.SearchStrategy[Data], aside: Strategies, most: int
) -> list[Data]:
    """Players who often hold the same, so that they are tied; some tell less than all."""
    names = _NAMES[: draw(st.integers(1, most))]
    held = st.sampled_from(draw(st.lists(holding, min_size=1, max_size=len(names))))
    told = draw(st.sampled_from((_table(aside), _table(optional=aside))))
    return [{"name": name, **draw(held), **draw(told)} for name in names]


def pier18_positions() -> st.SearchStrategy[Data]:
    """Positions of Pier 18: many of them with ties, and with dates missing."""
    holding = _table(
        {"pier": (pier_texts(2) | pier_texts(30)).map(str.splitlines)},
        {"plan_completed": st.booleans(), "patrons": st.integers(0, 18) | st.integers(0, 1)},
    )
    aside: Strategies = {
        "plan_date": st.sampled_from(("01-01", "02-29", "04-17", "12-31")),
        "claimed": st.integers(0, 30),
    }
    rulings = {
        "flower_adjacency": st.sampled_from(("orthogonal", "same_side")),
        "flower_points": st.sampled_from(("every_other_symbol", "other_kinds_only")),
        "ties_below_first": st.sampled_from(("same_rules", "shared")),
    }
    return _table(
        {"game": st.just("pier18"), "players": _players(holding, aside, most=3)},
        {"rulings": _table(optional=rulings)},
    )


def auctionland_positions() -> st.SearchStrategy[Data]:
    """Positions of Auctionland: many of them with ties, and with tables or money missing."""
    islands = _table({"island": island_texts().map(str.splitlines)})
    counted = _table({"counts": counts(1) | counts()})
    aside: Strategies = {"money": st.integers(0, 2), "claimed": st.integers(0, 90)}
    players = _players(islands | counted, aside, most=6)
    tables = {"beaches": score_tables(), "theme_parks": score_tables()}
    position: Strategies = {"game": st.just("auctionland"), "players": players}
    complete = _table({**position, "tables": _table(tables)})
    return complete | _table(position, {"tables": _table(optional=tables)})


def _table(
    required: Strategies | None = None, optional: Strategies | None = None
) -> st.SearchStrategy[Data]:
    nothing: Strategies = {}
    return st.fixed_dictionaries(required or nothing, optional=optional or nothing)


def positions() -> st.SearchStrategy[Data]:
    """Positions of either game in the JSON shape: what `boardscore.score` takes.

    >>> import boardscore
    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(positions())
    ... def test_there_is_a_line_for_every_point(position):
    ...     for player in boardscore.score(position).players:
    ...         assert None in [line.points for line in player.lines] or player.total is not None
    >>> test_there_is_a_line_for_every_point()
    """
    return pier18_positions() | auctionland_positions()


# What is played with


_COMPARED = st.tuples(
    st.sampled_from(COUNTED),
    st.sampled_from(("==", "!=", "<", "<=", ">", ">=")),
    st.one_of(st.integers(0, 9).map(str), st.sampled_from(COUNTED)),
).map(" ".join)


def conditions() -> st.SearchStrategy[pier18.Condition]:
    """Plans of Pier 18 that can be worked out: one comparison, or some that are joined.

    >>> from hypothesis import find
    >>> find(conditions(), lambda plan: len(plan.names) == 2)
    Condition('poets == lovers')
    """
    joined = st.recursive(
        _COMPARED,
        lambda part: st.one_of(
            st.builds("({} and {})".format, part, part),
            st.builds("({} or {})".format, part, part),
            part.map("not ({})".format),
        ),
        max_leaves=3,
    )
    return joined.map(pier18.Condition)


@st.composite
def pier18_packs(
    draw: st.DrawFn, cards: tuple[int, int] = (9, 30), widths: tuple[int, int] = (1, 6)
) -> pier18.Pack:
    """Packs of Pier 18 that can be played: so many cards of one width, with all dates different.

    9 cards are enough for three players; a published deck has 18.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(pier18_packs(widths=(4, 4)))
    ... def test_three_can_play(pack):
    ...     assert pier18.obstacles(pack, players=3) == ()
    >>> test_three_can_play()
    """
    number, width = draw(st.integers(*cards)), draw(st.integers(*widths))
    date, symbol = st.sampled_from(_DATES), st.sampled_from(pier18.Symbol)
    dates = draw(st.lists(date, min_size=number, max_size=number, unique=True))
    patrons = draw(st.lists(symbol, min_size=number, max_size=number))
    sides = draw(pier_texts(number * width, number * width)).split("\n")
    words = st.just("A view of the sea.")
    plans = draw(st.lists(conditions() | words, min_size=1, max_size=6))
    return pier18.Pack(
        "random",
        "invented",
        tuple(
            pier18.Card(
                str(place + 1),
                dates[place],
                patrons[place],
                Pier.parse("\n".join(side[place * width :][:width] for side in sides)),
                plans[place % len(plans)],
            )
            for place in range(number)
        ),
    )


@st.composite
def auctionland_packs(
    draw: st.DrawFn, kinds: tuple[int, int] = (1, 20), copies: tuple[int, int] = (1, 99)
) -> auctionland.Pack:
    """Packs of Auctionland: so many kinds of tile, each with so many copies, with tables or not.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(auctionland_packs(copies=(2, 2)))
    ... def test_every_tile_is_there_twice(pack):
    ...     assert {tile.count for tile in pack.tiles} == {2}
    >>> test_every_tile_is_there_twice()
    """
    number = draw(st.integers(*kinds))
    count = st.integers(*copies) | st.integers(copies[0], min(copies[0] + 2, copies[1]))
    table = score_tables().map(auctionland.Table.parse)
    tables = st.builds(auctionland.Tables, st.none() | table, st.none() | table)
    return auctionland.Pack(
        "random",
        "invented",
        tuple(
            auctionland.PackTile(str(place), draw(tiles()), draw(count))
            for place in range(1, number + 1)
        ),
        draw(tables),
    )


def rulings(game: str) -> st.SearchStrategy[dict[str, Any]]:
    """Some of the rulings of a game, each with one of its values.

    >>> from hypothesis import find
    >>> find(rulings("auctionland"), lambda ruled: ruled.get("rotation") == "none")
    {'rotation': 'none'}
    """
    values = options.choices(_RULINGS[game])
    return _table(optional={name: st.sampled_from(known) for name, known in values.items()})


# Games


@st.composite
def _pier18_starts(draw: st.DrawFn) -> pier18.State:
    pack = draw(st.just(demo_pack("pier18")) | pier18_packs())
    assert isinstance(pack, pier18.Pack)
    return pier18.start(
        [None] * draw(st.integers(*pier18.PLAYERS)),
        pack,
        rulings=draw(rulings("pier18")),
        deck=draw(_decks([card.id for card in pack.cards])),
    )


@st.composite
def _auctionland_starts(draw: st.DrawFn) -> auctionland.State:
    pack = draw(st.just(demo_pack("auctionland")) | auctionland_packs())
    assert isinstance(pack, auctionland.Pack)
    return auctionland.start(
        [None] * draw(st.integers(*auctionland.PLAYERS)),
        pack,
        rulings=draw(rulings("auctionland")),
        deck=draw(_decks([tile.id for tile in pack.tiles for _ in range(tile.count)])),
        market_size=draw(st.sampled_from((8, 3, 4, 10))),
        visible_money=draw(st.booleans()),
    )


def _decks(ids: Sequence[str]) -> st.SearchStrategy[list[str] | None]:
    """No deck, so that chance has moves, or one in a random order."""
    shuffled = st.integers(0, 2**32 - 1).map(lambda seed: Random(seed).sample(ids, len(ids)))
    return st.none() | shuffled


def starts(game: str | None = None) -> st.SearchStrategy[Any]:
    """New games of one kind, or of both: any number of players, pack, rulings and settings.

    In some of them chance has moves, in others a deck is given.

    >>> from hypothesis import find
    >>> find(starts("pier18"), lambda state: len(state.game.players) == 3).chance.count
    9
    """
    known: dict[str, st.SearchStrategy[Any]] = {
        "pier18": _pier18_starts(),
        "auctionland": _auctionland_starts(),
    }
    return st.one_of(list(known.values())) if game is None else known[game]


@st.composite
def states(
    draw: st.DrawFn,
    game: str | None = None,
    start: st.SearchStrategy[Any] | None = None,
    most: int = LONGEST_WALK,
) -> Any:
    """States that random play leads to, from new games of one kind or of both.

    A game is left after `most` moves at the latest, those of chance too; some are played to their
    end. `start` are states to start from, even those of a variant.

    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(states("auctionland"))
    ... def test_nobody_owes_money(state):
    ...     assert min(state.money) >= 0
    >>> test_nobody_owes_money()
    """
    begun = draw(starts(game) if start is None else start)
    random = Random(draw(st.integers(0, 2**32 - 1)))
    left_after = draw(st.integers(0, most) | st.none())
    *_, state = islice(walk(begun, random), None if left_after is None else left_after + 1)
    return state


@st.composite
def records(draw: st.DrawFn, game: str | None = None) -> list[Data]:
    """Games that were written down: what `boardscore.replay` takes, some with verdicts at the end.

    >>> from boardscore import replay
    >>> from hypothesis import given, settings
    >>> @settings(max_examples=5)
    ... @given(records())
    ... def test_there_is_a_state_before_and_after_every_move(record):
    ...     moves = [line for line in record if "move" in line]
    ...     assert len(replay(record)) == len(moves) + 1
    >>> test_there_is_a_state_before_and_after_every_move()
    """
    state: State = draw(states(game))
    verdicts = None
    if isinstance(state, pier18.State) and state.is_over and draw(st.booleans()):
        judged = st.none() | st.booleans()
        plans = [player.plan for player in state.position.players]
        verdicts = [draw(judged) if isinstance(plan, str) else None for plan in plans]
    is_demo = state.game.pack == demo_pack(game_of(state))
    written = write_record(state, verdicts, DEMO if is_demo else None)
    return [json.loads(line) for line in written.split("\n") if line]
