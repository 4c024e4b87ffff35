"""The typed forms of moves in Auctionland, short and in words."""

from collections.abc import Mapping, Sequence

from boardscore.auctionland import (
    Auction,
    Bid,
    Bonus,
    Build,
    BuyBack,
    Market,
    Pass,
    Phase,
    Place,
    Sell,
    State,
)
from boardscore.auctionland.legality import DUE, open_cells
from boardscore.auctionland.moves import Move
from boardscore.auctionland.show.game_display import shows_money
from boardscore.show import typed_moves
from boardscore.show.game_parts import TypedMoves
from boardscore.show.typed_moves import NUMBER, actor, pattern

_SLOT = rf" (?P<slot>{NUMBER})"
_PLACE = rf"(?: {pattern('at')})? (?P<place>{NUMBER})"
_TURNS = rf"(?:(?: {pattern('turn')})? (?P<turns>{NUMBER}))?"
_TURNS_OF_FIRST = rf"(?: {pattern('turn')} (?P<turns>{NUMBER}))?"

_PATTERNS: Mapping[str, tuple[str, ...]] = {
    "market": (r" (?P<tiles>.+)",),
    "build": (_SLOT + _PLACE + _TURNS, _SLOT + _TURNS_OF_FIRST),
    "auction": (_SLOT,),
    "bid": (rf"(?: (?P<player>\S+))? (?P<amount>{NUMBER})",),
    "pass": (r"(?: (?P<player>\S+))?",),
    "sell": ("",),
    "buy_back": ("",),
    "place": (_PLACE + _TURNS, _TURNS_OF_FIRST),
    "bonus": (_SLOT + _PLACE + _TURNS,),
}
"""Patterns for the words after that of a move, with its parts; the first tile needs no place."""

_GROUPED_BY: Mapping[str, tuple[str, ...]] = {
    "build": ("slot",),
    "bonus": ("slot",),
    "bid": ("player",),
}
"""The parts that get a separate line for each value in lists of moves."""


def move(state: State, kind: str, parts: Mapping[str, str]) -> Move:
    """The move of a kind with these typed parts; raises a `BoardscoreError`."""
    match kind:
        case "market":
            tiles = (tile for tile in parts["tiles"].split() if tile != "/")
            return Market(tuple(typed_moves.identifier(state.game.tiles, tile) for tile in tiles))
        case "build":
            return Build(actor(state), _slot(state, parts), *_lying(state, parts))
        case "bonus":
            return Bonus(actor(state), _slot(state, parts), *_lying(state, parts))
        case "place":
            return Place(actor(state), *_lying(state, parts))
        case "auction":
            return Auction(actor(state), _slot(state, parts))
        case "bid":
            amount = typed_moves.number(parts["amount"], "auctionland.auction.bid")
            return Bid(_bidder(state, parts), amount)
        case "pass":
            return Pass(_bidder(state, parts))
        case "sell":
            return Sell(actor(state))
    return BuyBack(actor(state))


def _slot(state: State, parts: Mapping[str, str]) -> int:
    """The typed slot of a tile; the free tile is number 1."""
    clause = "auctionland.market.price"
    return typed_moves.choose_by_number(parts["slot"], clause, len(state.market), "no_such_slot")


def _lying(state: State, parts: Mapping[str, str]) -> tuple[int, int, int]:
    """The typed row, the column and the quarter turns of a tile."""
    clause = "auctionland.build.edge"
    places = open_cells(state.islands[actor(state)])
    number = parts.get("place", "1")
    row, column = places[typed_moves.choose_by_number(number, clause, len(places), "no_such_place")]
    return row, column, typed_moves.number(parts.get("turns", "0"), clause)


def _bidder(state: State, parts: Mapping[str, str]) -> int:
    """The typed seat that bids or passes; optional if only one player is left."""
    names = state.game.players
    if "player" in parts:
        return typed_moves.seat(names, parts["player"], "auctionland.players")
    if len(state.to_act) > 1:
        known = tuple(typed_moves.numbered_players(names)[seat] for seat in state.to_act)
        raise typed_moves.refuse("who", "auctionland.auction.bid", known=known)
    return actor(state)


def parts(state: State, move: Move) -> tuple[str, dict[str, str]]:
    """The name of a move's typed form, and its parts."""
    match move:
        case Market(tiles):
            return "market", {"tiles": " ".join(tiles)}
        case Build(slot=slot) | Bonus(slot=slot):
            return move.KIND, {"slot": str(slot + 1), **_place(state, move)}
        case Place():
            return "place", _place(state, move)
        case Auction(slot=slot):
            return "auction", {"slot": str(slot + 1)}
        case Bid(player, amount):
            who = typed_moves.player(state.game.players, player)
            return "bid", {"player": who, "amount": str(amount)}
        case Pass(player):
            return "pass", {"player": typed_moves.player(state.game.players, player)}
    return move.KIND, {}


def _place(state: State, move: Build | Place | Bonus) -> dict[str, str]:
    """A place as typed, by its number in the drawing, and the quarter turns."""
    places = open_cells(state.islands[move.player])
    return {"place": str(places.index(move.cell) + 1), "turns": str(move.turns)}


def ids(state: State) -> Sequence[str]:
    """The ids that can begin a short typed form: those of tiles in a draw."""
    return tuple(state.game.tiles) if state.chance is not None else ()


def secret(state: State) -> Sequence[str]:
    """The typed parts to hide: the highest bid would reveal how much money is behind a screen."""
    return ("amount",) if state.phase is Phase.BID and not shows_money(state) else ()


TYPED_MOVES = TypedMoves(
    due={phase: tuple(kind.KIND for kind in kinds) for phase, kinds in DUE.items()},
    patterns=_PATTERNS,
    grouped_by=_GROUPED_BY,
    move=move,
    parts=parts,
    ids=ids,
    secret=secret,
)
