"""The table of a game of Auctionland after every move, and the clauses behind it."""

from collections.abc import Sequence
from functools import lru_cache

from boardscore.auctionland.game_settings import Phase
from boardscore.auctionland.game_table import GameTable, LaidTiles, MarketTile
from boardscore.auctionland.legality import is_full
from boardscore.auctionland.pieces import Cell
from boardscore.auctionland.verify.blame import money_after, money_of
from boardscore.verify.data_types import Data
from boardscore.verify.search.play.random_games import Misplaced, PlayedGame

_MOST_KNOWN = 64
"""The number of parts that are kept, since few moves change one."""


def table(shown: GameTable) -> Data:
    """The market from the free tile on, the money and the islands; hidden things are None."""
    return {
        "market": _market(shown.market),
        "players": [
            {"money": money, "island": _lines(laid)}
            for money, laid in zip(shown.money, shown.islands)
        ],
    }


def view_as_data(shown: GameTable) -> Data:
    """The same with the tiles of the stack, in the order of the pack."""
    stack = [name for name in shown.game.tiles for _ in range(shown.unseen.count(name))]
    return {**table(shown), "deck": stack}


@lru_cache(_MOST_KNOWN)
def _market(shown: tuple[MarketTile, ...]) -> list[Data]:
    return [{"tile": one.id, "dollars": one.dollars} for one in shown]


@lru_cache(_MOST_KNOWN)
def _lines(laid: LaidTiles) -> list[str]:
    """An island in lines, without empty rows and columns at its edges."""
    words = {one.cell: f"#{one.id}" + (f"@{one.turns}" if one.turns else "") for one in laid}
    if not words:
        return []
    rows, columns = zip(*words)
    return [
        " ".join(words.get(Cell(row, column), ".") for column in _all(columns))
        for row in _all(rows)
    ]


def _all(numbers: Sequence[int]) -> range:
    return range(min(numbers), max(numbers) + 1)


def places(played: PlayedGame, wrong: Misplaced) -> str:
    """The clause that decides a part of the table after the last move."""
    last = played.moves[-1] if played.moves else {"move": ""}
    if wrong.part == "money" and wrong.seat is not None:
        return money_after(played, wrong.seat)
    if wrong.part == "island":
        return "auctionland.build.edge"
    if wrong.part == "players":
        return "auctionland.players"
    if last["move"] != "market":
        return "auctionland.market.price"
    first = len(played.moves) == 1
    return "auctionland.setup.market" if first else "auctionland.market.refill"


def shows(played: PlayedGame, wrong: Misplaced) -> str:
    """The clause that decides a part of a view: whether it is visible, or what it is."""
    state = played.end
    begins = not any(state.islands)
    match wrong.part:
        case "money" if wrong.seat is not None and None not in (wrong.right, wrong.got):
            return money_of(played, wrong.seat, "auctionland.setup.money")
        case "money":
            return "auctionland.money.hidden"
        case "moves":
            bidding = state.phase is Phase.BID
            return "auctionland.auction.bid" if bidding else "auctionland.turn.order"
        case "market" if not begins:
            return "auctionland.market.price"
        case "island":
            return "auctionland.market.price"
        case "players":
            return "auctionland.players"
        case "deck" if _went_to_the_box(played):
            return "auctionland.auction.full-island"
    return "auctionland.setup.market"


def _went_to_the_box(played: PlayedGame) -> bool:
    """Whether a tile was bought back for a full island."""
    return any(
        move["move"] == "buy_back" and is_full(before.islands[before.gavel])
        for before, move in zip(played.states, played.moves)
    )
