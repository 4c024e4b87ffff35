"""Positions: from a file or a dict to the models of a game, with every mistake at once."""

import os
import re
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from attrs import fields_dict

from boardscore import auctionland, pier18
from boardscore.core import checks
from boardscore.core.checks import seat_problems
from boardscore.core.errors import NotationError, PackError, PositionError
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.core.results import Result
from boardscore.core.rulings import changed, unknown
from boardscore.documents.files import read_bytes, read_file
from boardscore.documents.readers import (
    Reader,
    by_game,
    checked,
    each,
    format_number,
    gathered,
    lines,
    table,
    text,
    unwanted,
    without_head,
)
from boardscore.packs import TABLES, Pack, find_pack
from boardscore.pier18.notation import LONGEST
from boardscore.shelves import NO_PACKS, Packs, Shelf, beside, shelf

Position = pier18.Position | auctionland.Position

_CARD = re.compile(r"(?P<id>[A-Za-z0-9_-]+)(?:\+(?P<overlap>[0-9]{1,3}))?(?P<turned>t)?")


def load(path: str | os.PathLike[str]) -> Position:
    """The position in a `.toml` or `.json` file; the path of its pack is seen from the file.

    Raises `DocumentError` if the file cannot be read, and `PositionError` with every mistake in
    the position.
    """
    document = read_file(path)
    try:
        return read_position(document.data, beside(Path(path).parent))
    except PositionError as error:
        raise document.blamed(error) from None


def loads(data: str | bytes, packs: Packs = None) -> Position:
    """The position in a text, JSON if it begins with a brace, else TOML: for what strangers send.

    No file is opened unless `packs` says so, as for `score`.

    >>> loads(b'{"game": "pier18", "players": [{"pier": ["H", "."]}]}').players[0].name
    'Player 1'

    Raises `DocumentError` for what is neither TOML nor JSON, and `PositionError` with every mistake
    in the position.
    """
    document = read_bytes(data.encode(errors="replace") if isinstance(data, str) else data, "-")
    try:
        return read_position(document.data, shelf(packs))
    except PositionError as error:
        raise document.blamed(error) from None


def score(position: Position | Mapping[str, Any], packs: Packs = None) -> Result:
    """The score of a position: one that was loaded, or a dict of the same shape.

    A dict may come from anybody. So the `pack` that it names opens no file: it holds the pack
    itself or says `"demo"`, unless `packs` is a folder of packs that may be named (nothing outside
    of it is opened) or a mapping of names to packs.

    >>> score({"game": "pier18", "players": [{"pier": ["H..Q", "...."]}]}).players[0].total
    2

    Raises `PositionError` with every mistake in the position.
    """
    read = position if isinstance(position, Position) else read_position(position, shelf(packs))
    if isinstance(read, pier18.Position):
        return pier18.score(read)
    return auctionland.score(read)


def read_position(data: object, packs: Shelf = NO_PACKS) -> Position:
    """The position that a dict of the file's shape describes; packs that it names are on a shelf.

    Raises `PositionError` with every mistake in it.
    """
    reader_with = by_game(data, _READERS, "position")
    assert isinstance(data, Mapping)
    pack, problems = _pack(data, packs)
    try:
        position: Position = reader_with(pack)(data)
    except PositionError as error:
        # What needs a pack cannot be judged if the pack itself is wrong.
        rest = (one for one in error.problems if not problems or one.code != "no_pack")
        raise PositionError(*problems, *rest) from None
    if problems:
        raise PositionError(*problems)
    return position


def _pack(data: Mapping[str, Any], packs: Shelf) -> tuple[Pack | None, list[Problem]]:
    """The pack that a position names or holds, and what is wrong with it."""
    if "pack" not in data:
        return None, []
    try:
        return find_pack(data["pack"], data["game"], packs), []
    except PackError as error:
        return None, [problem.under("pack") for problem in error.problems]


def _rulings(defaults: Any) -> Reader:
    def read(value: object) -> Any:
        if not isinstance(value, Mapping):
            raise unwanted("table", value)
        return changed(defaults, value)

    return read


def _seats(player: Reader, most: int, clause: str) -> Reader:
    """A reader of the players; one without a name is called by the seat."""

    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list | tuple):
            raise unwanted("tables", value)
        # Those who are too many are counted and not read.
        entries = [_named(entry, seat) for seat, entry in enumerate(value[:most])]
        names = [entry.get("name") if isinstance(entry, Mapping) else None for entry in entries]
        parts = ((seat, player, entry) for seat, entry in enumerate(entries))
        return tuple(gathered(parts, seat_problems(names, most, clause, len(value))).values())

    return read


def _named(entry: object, seat: int) -> object:
    if not isinstance(entry, Mapping) or "name" in entry:
        return entry
    return {"name": f"Player {seat + 1}", **entry}


_NAME = checked(checks.name)
_COUNT = checked(checks.whole())
_COUNTS = tuple(fields_dict(auctionland.Counts))


def _pier18(pack: pier18.Pack | None) -> Reader:
    """The reader of a position of Pier 18 with the cards of a pack."""
    cards = None if pack is None else pack.by_id
    player = table(
        {
            "name": _NAME,
            "pier": lines(pier18.Pier.parse, "pier"),
            "cards": _laid_cards(cards),
            "plan_completed": checked(checks.boolean),
            "plan_card": text(lambda name: _card(name, cards), "card"),
            "plan": text(pier18.Condition, "condition"),
            "patrons": checked(checks.whole(0, pier18.MOST_PATRONS)),
            "plan_date": text(pier18.CardDate.parse, "date"),
            "claimed": _COUNT,
        },
        _pier18_player,
        one_of=("pier", "cards"),
        at_most_one=("plan_completed", "plan_card", "plan"),
    )
    return table(
        {
            "format": format_number,
            "game": str,
            "rulings": _rulings(pier18.Rulings()),
            "pack": lambda _: pack,
            "players": _seats(player, pier18.PLAYERS[1], "pier18.players"),
        },
        without_head(pier18.Position),
        required=("players",),
    )


def _pier18_player(
    name: str,
    pier: pier18.Pier | None = None,
    cards: Sequence[pier18.Laid] = (),
    plan_card: pier18.Card | None = None,
    **rest: Any,
) -> pier18.Player:
    """A player; a Plan card brings its plan and, if none was given, its date."""
    finished = pier or pier18.lay(cards)
    if plan_card is not None:
        beside = {"plan": plan_card.plan, "plan_card": plan_card}
        rest = {"plan_date": plan_card.date, **rest, **beside}
    return pier18.Player(name, finished, cards=tuple(cards), **rest)


def _laid_cards(cards: Mapping[str, pier18.Card] | None) -> Reader:
    """A reader of cards in the order in which they lie, such as `["7", "3+1", "12+0t"]`."""
    laid = text(lambda written: _laid(written, cards), "laid_card")

    def read(value: object) -> list[pier18.Laid]:
        # Every card adds a column, so no pier has more cards than columns.
        listed = value[: LONGEST + 1] if isinstance(value, list | tuple) else value
        found = each(laid)(listed)
        if not found:
            raise PositionError(Problem(Message("error.nothing_listed")))
        pier18.lay(found)  # raises what is wrong with the way they lie
        return found

    return read


def _laid(written: str, cards: Mapping[str, pier18.Card] | None) -> pier18.Laid:
    match = _CARD.fullmatch(written)
    if match is None:
        raise NotationError(Problem(Message("error.card", got=checks.shown(written))))
    name, turned = match["id"], bool(match["turned"])
    if name.endswith("t") and match["overlap"] is None and name not in (cards or ()):
        name, turned = name.removesuffix("t"), True
    return pier18.Laid(_card(name, cards), int(match["overlap"] or 0), turned)


def _card(name: str, cards: Mapping[str, pier18.Card] | None) -> pier18.Card:
    if cards is None:
        raise NotationError(Problem(Message("error.no_pack")))
    if name not in cards:
        raise NotationError(Problem(unknown("error.unknown_id", name, tuple(cards))))
    return cards[name]


def _auctionland(pack: auctionland.Pack | None) -> Reader:
    """The reader of a position of Auctionland with the tiles and tables of a pack."""
    tiles = None if pack is None else pack.by_id
    player = table(
        {
            "name": _NAME,
            "island": lines(lambda text: auctionland.Island.parse(text, tiles), "island"),
            "counts": table(dict.fromkeys(_COUNTS, _COUNT), auctionland.Counts, required=_COUNTS),
            "money": _COUNT,
            "claimed": _COUNT,
        },
        _auctionland_player,
        one_of=("island", "counts"),
    )
    return table(
        {
            "format": format_number,
            "game": str,
            "rulings": _rulings(auctionland.Rulings()),
            "pack": lambda _: pack,
            "tables": TABLES,
            "players": _seats(player, auctionland.PLAYERS[1], "auctionland.players"),
        },
        without_head(_auctionland_position),
        required=("players",),
    )


def _auctionland_player(
    name: str,
    island: auctionland.Island | None = None,
    counts: auctionland.Counts | None = None,
    **rest: Any,
) -> auctionland.Player:
    holding = island or counts
    assert holding is not None
    return auctionland.Player(name, holding, **rest)


def _auctionland_position(
    pack: auctionland.Pack | None = None,
    tables: auctionland.Tables | None = None,
    **found: Any,
) -> Position:
    """A position; the tables of the file come before those of the pack."""
    own = tables or auctionland.Tables()
    known = pack.tables if pack else auctionland.Tables()
    merged = auctionland.Tables(
        beaches=own.beaches or known.beaches, theme_parks=own.theme_parks or known.theme_parks
    )
    return auctionland.Position(pack=pack, tables=merged, **found)


_READERS: Mapping[str, Callable[[Any], Reader]] = {"pier18": _pier18, "auctionland": _auctionland}
