"""Hypothesis strategies for Pier 18: piers, Plans, packs, positions, new games."""

from typing import Any

from hypothesis import strategies as st

from boardscore import pier18
from boardscore.packs import demo_pack
from boardscore.pier18 import Pier
from boardscore.pier18.model import DAYS
from boardscore.pier18.notation import LONGEST
from boardscore.pier18.plan_syntax import NAMES as COUNTED
from boardscore.positions import read_position
from boardscore.testing.strategies import (
    Data,
    Strategies,
    StrategyByKey,
    decks,
    players,
    require_range,
    rulings,
    states,
    table,
)

_CROWDS = tuple("." * empty + "SQHA" for empty in (4, 1, 12, 36, 0))
_DATES = tuple(
    pier18.CardDate(month, day) for month, days in enumerate(DAYS, 1) for day in range(1, days + 1)
)


# Scoring


def pier_texts(*, least: int = 1, most: int = 30) -> st.SearchStrategy[str]:
    """Random piers in the notation, from `least` to `most` columns, from nearly empty to full.

    Each space is drawn by itself: whole numbers of Hypothesis would seldom set the last bits.
    """
    require_range("most", 1, LONGEST, (least, most))
    return _pier_texts(least, most)


@st.composite
def _pier_texts(draw: st.DrawFn, least: int, most: int) -> str:
    columns = draw(st.integers(least, most))
    space = st.sampled_from(draw(st.sampled_from(_CROWDS)))
    row = st.lists(space, min_size=columns, max_size=columns).map("".join)
    return f"{draw(row)}\n{draw(row)}"


def piers(*, most: int = 30) -> st.SearchStrategy[Pier]:
    r"""Random piers as models.

    >>> from hypothesis import find
    >>> find(piers(most=4), lambda pier: pier.columns == 2)
    Pier.parse('..\n..')
    """
    return pier_texts(most=most).map(Pier.parse)


def pier18_positions() -> st.SearchStrategy[Data]:
    """Positions of Pier 18, many of them with ties, or without dates."""
    holding = table(
        {"pier": (pier_texts(most=2) | pier_texts()).map(str.splitlines)},
        {"plan_completed": st.booleans(), "patrons": st.integers(0, 18) | st.integers(0, 1)},
    )
    aside: StrategyByKey = {
        "plan_date": st.sampled_from(("01-01", "02-29", "04-17", "12-31")),
        "claimed": st.integers(0, 30),
    }
    rulings = {
        "flower_adjacency": st.sampled_from(("orthogonal", "same_side")),
        "flower_points": st.sampled_from(("every_other_symbol", "other_kinds_only")),
        "ties_below_first": st.sampled_from(("same_rules", "shared")),
    }
    return table(
        {"game": st.just("pier18"), "players": players(holding, aside, most=3)},
        {"rulings": table(optional=rulings)},
    )


# Packs


_COMPARED = st.tuples(
    st.sampled_from(COUNTED),
    st.sampled_from(("==", "!=", "<", "<=", ">", ">=")),
    st.one_of(st.integers(0, 9).map(str), st.sampled_from(COUNTED)),
).map(" ".join)


def conditions() -> st.SearchStrategy[pier18.Condition]:
    """Random Plans of Pier 18 with a condition: one comparison, or several joined.

    >>> from hypothesis import find
    >>> sorted(find(conditions(), lambda plan: len(plan.names) == 2).names)
    ['lovers', 'poets']
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


def pier18_packs(
    *, cards: tuple[int, int] = (9, 30), widths: tuple[int, int] = (1, 6)
) -> st.SearchStrategy[pier18.Pack]:
    """Packs of Pier 18 that can be played, with cards of one width and different dates.

    9 cards are enough for three players; a published deck has 18.

    >>> from hypothesis import given, settings
    >>> from boardscore.testing import pier18_packs
    >>> @settings(max_examples=5)
    ... @given(pier18_packs(widths=(4, 4)))
    ... def test_three_can_play(pack):
    ...     assert pier18.obstacles(pack, players=3) == ()
    >>> test_three_can_play()
    """
    require_range("cards", 1, len(_DATES), cards)
    require_range("widths", 1, LONGEST, widths)
    return _packs(cards, widths)


@st.composite
def _packs(draw: st.DrawFn, cards: tuple[int, int], widths: tuple[int, int]) -> pier18.Pack:
    number, width = draw(st.integers(*cards)), draw(st.integers(*widths))
    date, symbol = st.sampled_from(_DATES), st.sampled_from(pier18.Symbol)
    dates = draw(st.lists(date, min_size=number, max_size=number, unique=True))
    patrons = draw(st.lists(symbol, min_size=number, max_size=number))
    sides = draw(_pier_texts(number * width, number * width)).split("\n")
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


# Games


@st.composite
def starts(draw: st.DrawFn) -> pier18.State:
    """A strategy for new games of Pier 18 with any players, pack and rulings, some with a deck."""
    pack = draw(st.just(demo_pack("pier18")) | pier18_packs())
    assert isinstance(pack, pier18.Pack)
    return pier18.start(
        [None] * draw(st.integers(*pier18.PLAYERS)),
        pack,
        rulings=draw(rulings("pier18")),
        deck=draw(decks([card.id for card in pack.cards])),
    )


def models() -> dict[type, st.SearchStrategy[Any]]:
    """The strategies for the models of Pier 18, by type."""
    positions, packs = pier18_positions().map(read_position), pier18_packs()
    return {
        pier18.CardDate: st.sampled_from(_DATES),
        pier18.Condition: conditions(),
        pier18.Pier: piers(),
        pier18.Card: packs.flatmap(lambda pack: st.sampled_from(pack.cards)),
        pier18.Pack: packs,
        pier18.Player: positions.flatmap(lambda position: st.sampled_from(position.players)),
        pier18.Position: positions,
        pier18.State: states("pier18"),
    }


STRATEGIES = Strategies(positions=pier18_positions, starts=starts, models=models)
