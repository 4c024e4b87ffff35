"""Documents of Stones: packs and positions, from plain data to the models and back."""

from typing import Any

from boardscore.core import value_checks
from boardscore.core.errors import NotationError, Problem
from boardscore.core.messages import Message
from boardscore.documents.pack_readers import HEAD, PackKind, list_of_ids
from boardscore.documents.pack_sheets import Sheet
from boardscore.documents.value_readers import (
    COUNT,
    NAME,
    Reader,
    checked_value,
    position,
    seats,
    skip_header,
    table,
    text,
)

from .model import PLAYERS, Colour, Pack, Player, Position, Row, Stone
from .rulings import Rulings


def _colour(letter: str) -> Colour:
    known = tuple(colour.value for colour in Colour)
    if letter not in known:
        message = Message("error.unknown_colour", got=letter, known=known)
        raise NotationError(Problem(message, source=letter, clause="stones.bag"))
    return Colour(letter)


STONE = table(
    {"id": checked_value(value_checks.identifier), "colour": text(_colour, "colour")},
    Stone,
    required=("id", "colour"),
)


def write_pack(pack: Pack) -> dict[str, Any]:
    """The pack in the shape of a file."""
    head = {"game": pack.GAME, "name": pack.name, "provenance": pack.provenance}
    return {**head, "stones": [{"id": one.id, "colour": one.colour.value} for one in pack.stones]}


PACKS: PackKind[Pack] = PackKind(
    Pack,
    table(
        {**HEAD, "stones": list_of_ids(STONE)},
        skip_header(Pack),
        required=("name", "provenance", "stones"),
    ),
    write=write_pack,
    home=__package__,
)


SHEET = Sheet(
    listed="stones",
    columns={"id": ("id",), "colour": ("colour",)},
    printed=lambda stone: stone.colour.value,
)


def position_reader(pack: Pack | None) -> Reader:
    """The reader of a position; positions of Stones never need a pack."""
    player = table(
        {"name": NAME, "row": text(Row.parse, "row"), "claimed": COUNT}, Player, required=("row",)
    )
    return position(Position, pack, Rulings(), seats(player, PLAYERS[1], "stones.players"))


def write_player(player: Player) -> dict[str, Any]:
    """A player as files write one."""
    claimed = {} if player.claimed is None else {"claimed": player.claimed}
    return {"name": player.name, "row": str(player.row), **claimed}
