"""Strategies for positions with everything that is odd about them."""

import random
from typing import Any

from attrs import evolve
from hypothesis import strategies as st

from boardscore import pier18
from boardscore.core.value_checks import tidy_name
from boardscore.packs import demo_pack
from boardscore.pier18 import CardDate, Laid, Pier
from boardscore.pier18.model import lay
from boardscore.positions import read_position
from boardscore.testing import (
    auctionland_positions,
    conditions,
    pier18_positions,
)

NAMES = st.sampled_from(
    (
        *("Anna", "Player 2", "Ann ä", "a;b", "c!d", "e=f&g", "h,i", "%", "_~*'()", "😀"),
        *("\u2028x", " x ", "#", "\ufeff y", "a\x7fb"),
    )
) | st.text(st.characters(exclude_categories=["Cs"]), min_size=1, max_size=6)
DATES = st.sampled_from(("01-01", "02-29", "04-17", "12-31")).map(CardDate.parse)


@st.composite
def named(draw: st.DrawFn, positions: st.SearchStrategy[Any]) -> Any:
    """Positions whose players have odd names."""
    position = read_position(draw(positions))
    count = len(position.players)
    visible = NAMES.filter(is_name)
    names = draw(st.lists(visible, min_size=count, max_size=count, unique_by=tidy_name))
    players = [evolve(one, name=name) for one, name in zip(position.players, names)]
    return evolve(position, players=tuple(players))


def is_name(name: str) -> bool:
    try:
        pier18.Player(name, Pier.parse("S\n."))
    except ValueError:
        return False
    return True


def own_pack() -> pier18.Pack:
    """A pack of the user: ids end like turned cards, one Plan is in words, one card is wide."""
    demo: Any = demo_pack("pier18")
    first, second, *rest = (evolve(card, id=f"{card.id}t") for card in demo.cards[:6])
    wide = evolve(second, cells=Pier.parse("SQHA..\n....QQ"))
    cards = (evolve(first, plan="A view of the sea."), wide, *rest)
    return pier18.Pack("demo", "ours", cards)


@st.composite
def pier18_players(draw: st.DrawFn, pack: pier18.Pack | None) -> dict[str, Any]:
    """The values of a player that are not in every position: bars, cards and Plans."""
    values: dict[str, Any] = {"patrons": draw(st.none() | st.integers(0, 18))}
    if pack is not None and draw(st.booleans()):
        number = draw(st.integers(1, 6) | st.sampled_from([5, 6]))  # 5 or 6 in a finished pier
        cards = draw(st.lists(st.sampled_from(pack.cards), min_size=number, max_size=number))
        overlap = st.integers(0, min(one.cells.columns for one in cards) - 1)
        laid = [
            Laid(one, draw(overlap) if at else 0, draw(st.booleans()))
            for at, one in enumerate(cards)
        ]
        values |= {"cards": tuple(laid), "pier": lay(laid)}
    else:
        columns = draw(st.integers(1, 30) | st.sampled_from([16, 17, 24, 25, 399, 400]))
        rng = random.Random(draw(st.integers(0, 2**32)))
        crowd = draw(st.sampled_from(["SQHA", "A....", "."]))
        upper, lower = ("".join(rng.choices(crowd, k=columns)) for _ in range(2))
        pier = Pier.parse(f"{upper}\n{lower}")
        bars = draw(st.sets(st.integers(1, columns - 1), max_size=5)) if columns > 1 else ()
        values["pier"] = evolve(pier, bars=tuple(sorted(bars)))
    date = draw(st.none() | DATES)
    match draw(st.sampled_from(["none", "judged", "plan", "card", "last"])):
        case "judged":
            values["plan_completed"] = draw(st.booleans())
        case "plan":
            values["plan"] = draw(conditions() | st.just("in words"))
        case "card" | "last" as which if pack is not None:
            laid = values.get("cards")
            card = laid[-1].card if laid and which == "last" else draw(st.sampled_from(pack.cards))
            values |= {"plan_card": card, "plan": card.plan}
            date = draw(st.sampled_from([card.date, date]))
    return {**values, "plan_date": date, "claimed": draw(st.none() | st.integers(0, 10**9))}


@st.composite
def pier18_with_all(draw: st.DrawFn) -> Any:
    """Positions of Pier 18 with bars, cards, packs and every form of a Plan."""
    position = draw(named(pier18_positions()))
    pack: Any = draw(st.none() | st.just(demo_pack("pier18")) | st.just(own_pack()))
    players = [pier18.Player(one.name, **draw(pier18_players(pack))) for one in position.players]
    return evolve(position, players=tuple(players), pack=pack)


@st.composite
def auctionland_with_all(draw: st.DrawFn) -> Any:
    """Positions of Auctionland with empty rows, packs and large numbers."""
    position = draw(named(auctionland_positions()))
    demo: Any = demo_pack("auctionland")
    pack: Any = draw(st.sampled_from([None, demo, evolve(demo, name="mine")]))
    return evolve(
        position, pack=pack, tables=pack.tables if pack and draw(st.booleans()) else position.tables
    )


def positions() -> st.SearchStrategy[Any]:
    """Positions of both games, with everything that they may have."""
    return (
        pier18_with_all()
        | auctionland_with_all()
        | named(pier18_positions() | auctionland_positions())
    )


def in_a_link(position: Any) -> Any:
    """The position that a link holds: a pack of the user becomes what the players use of it."""
    if position.pack in {None, demo_pack(position.GAME)}:
        return position
    number = {1: 6, 2: 6, 3: 5}.get(len(position.players), 0)
    cards = [len(getattr(one, "cards", ())) for one in position.players]
    players = [
        with_last_card(one) if laid and laid == number else one
        for one, laid in zip(position.players, cards)
    ]
    none: dict[str, Any] = {"cards": (), "plan_card": None} if position.GAME == "pier18" else {}
    return evolve(position, players=tuple(evolve(one, **none) for one in players), pack=None)


def with_last_card(player: Any) -> Any:
    """The player of a finished pier, with what the last card says about the Plan."""
    if player.plan_card:
        return player
    card = player.cards[-1].card
    date = player.plan_date or card.date
    if player.plan_completed is not None or player.plan is not None:
        return evolve(player, plan_date=date)
    return evolve(player, plan_card=card, plan=card.plan, plan_date=date)
