"""Reads Pier 18 packs and positions from plain data, and writes packs."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from attrs import evolve

from boardscore.core import value_checks
from boardscore.core.errors import NotationError, PositionError, Problem
from boardscore.core.messages import Message
from boardscore.core.rulings import unknown
from boardscore.documents.pack_readers import HEAD, PackKind, list_of_ids
from boardscore.documents.pack_sheets import Sheet, without_spaces
from boardscore.documents.value_readers import (
    COUNT,
    NAME,
    TEXT,
    Reader,
    checked_value,
    each,
    lines,
    position,
    seats,
    skip_header,
    table,
    text,
)
from boardscore.pier18.model import (
    PATRONS,
    PLAYERS,
    Card,
    CardDate,
    Laid,
    Pack,
    Pier,
    Player,
    Position,
    lay,
    obstacles,
)
from boardscore.pier18.notation import LONGEST, read_symbol, sides_of
from boardscore.pier18.plans import Condition
from boardscore.pier18.rulings import Rulings

_CARD = re.compile(r"(?P<id>[A-Za-z0-9_-]+)(?:\+(?P<overlap>[0-9]{1,3}))?(?P<turned>t)?")


PIER = lines(Pier.parse, "pier", sides_of)
"""The reader of a pier: one text, or a list of two sides."""


# Packs


def _card(plan: Condition | None = None, plan_text: str = "", **rest: Any) -> Card:
    return Card(plan=plan or plan_text, **rest)


CARD = table(
    {
        "id": checked_value(value_checks.identifier),
        "date": text(CardDate.parse, "date"),
        "patron": text(read_symbol, "symbol"),
        "cells": PIER,
        "plan": text(Condition, "condition"),
        "plan_text": TEXT,
    },
    _card,
    required=("id", "date", "patron", "cells"),
    one_of=("plan", "plan_text"),
)
"""The reader of one card of a pack."""


PACKS: PackKind[Pack] = PackKind(
    Pack,
    table(
        {**HEAD, "cards": list_of_ids(CARD)},
        skip_header(Pack),
        required=("name", "provenance", "cards"),
    ),
    write=Pack.to_dict,
    home=__package__,
    obstacles=obstacles,
)
"""The packs of Pier 18."""


def _printed(card: Card) -> str:
    plan = "plan" if isinstance(card.plan, Condition) else "plan_text"
    words = (str(card.date), card.patron.value, *card.sides, plan, without_spaces(str(card.plan)))
    return " ".join(words)


SHEET = Sheet(
    listed="cards",
    columns={
        "id": ("id",),
        "date": ("date",),
        "patron": ("patron",),
        "upper": ("cells", 0),
        "lower": ("cells", 1),
        "plan": ("plan",),
        "plan_text": ("plan_text",),
    },
    optional=("plan", "plan_text"),
    printed=_printed,
)
"""The columns of a pack of Pier 18."""


# Positions


def position_reader(pack: Pack | None) -> Reader:
    """The reader of a position with the cards of a pack."""
    cards = None if pack is None else pack.by_id
    player = table(
        {
            "name": NAME,
            "pier": PIER,
            "cards": _laid_cards(cards),
            "plan_completed": checked_value(value_checks.boolean),
            "plan_card": text(lambda name: _found(name, cards), "card"),
            "plan": text(Condition, "condition"),
            "patrons": checked_value(PATRONS),
            "plan_date": text(CardDate.parse, "date"),
            "claimed": COUNT,
        },
        _player,
        one_of=("pier", "cards"),
        at_most_one=("plan_completed", "plan_card", "plan"),
    )
    return position(Position, pack, Rulings(), seats(player, PLAYERS[1], "pier18.players"))


def _player(
    name: str,
    pier: Pier | None = None,
    cards: Sequence[Laid] = (),
    plan_card: Card | None = None,
    **rest: Any,
) -> Player:
    """A player from data; a Plan card provides its Plan and, if no date was given, its date."""
    finished = pier or lay(cards)
    if plan_card is not None:
        beside = {"plan": plan_card.plan, "plan_card": plan_card}
        rest = {"plan_date": plan_card.date, **rest, **beside}
    return Player(name, finished, cards=tuple(cards), **rest)


def write_player(player: Player) -> dict[str, Any]:
    """A player in the shape of a file, without ids of cards and without a Plan in words."""
    plan = player.plan if isinstance(player.plan, Condition) else None
    return evolve(player, cards=(), plan_card=None, plan=plan).to_dict()


def _laid_cards(cards: Mapping[str, Card] | None) -> Reader:
    """A reader of the cards of a pier in order, such as `["7", "3+1", "12+0t"]`."""
    laid = text(lambda written: laid_card(written, cards), "laid_card")

    def read(value: object) -> list[Laid]:
        # Every card adds a column, so no pier has more cards than columns.
        listed = value[: LONGEST + 1] if isinstance(value, list | tuple) else value
        cards = each(laid)(listed)
        if not cards:
            raise PositionError(Problem(Message("error.nothing_listed")))
        lay(cards)  # raises the problems of how the cards overlap
        return cards

    return read


def laid_card(written: str, cards: Mapping[str, Card] | None) -> Laid:
    """A card on a pier from its notation in documents: `3+1` or `12+0t`; raises `NotationError`."""
    match = _CARD.fullmatch(written)
    if match is None:
        raise NotationError(Problem(Message("error.card", got=value_checks.show_value(written))))
    name, turned = match["id"], bool(match["turned"])
    if name[1:].endswith("t") and match["overlap"] is None and name not in (cards or ()):
        name, turned = name.removesuffix("t"), True
    return Laid(_found(name, cards), int(match["overlap"] or 0), turned)


def _found(name: str, cards: Mapping[str, Card] | None) -> Card:
    if cards is None:
        raise NotationError(Problem(Message("error.no_pack")))
    if name not in cards:
        raise NotationError(Problem(unknown("error.unknown_id", name, tuple(cards))))
    return cards[name]
