"""Random games of Auctionland: their set-ups, and the moves that reach rare situations."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import combinations
from random import Random
from typing import Any

from boardscore.auctionland import State, start
from boardscore.auctionland.game_table import Phase
from boardscore.auctionland.legality import cells_of, completes_a_line, is_full
from boardscore.auctionland.moves import Auction, Bid, Bonus, Build, Building, Place
from boardscore.auctionland.notation import FULL, ISLAND_SPAN
from boardscore.auctionland.pieces import Cell
from boardscore.auctionland.verify.fast_scores import marks_of_game
from boardscore.auctionland.verify.random_positions import fewer
from boardscore.core.rulings import Value
from boardscore.verify.data_types import NAMES, Data

_TILES = ("B", "T", "G", "H", "BTBT", "BGGH", "TTGH", "GGgg", "B-------", "-/HH", "G/H", "BBGGTTHH")
_ICONS = ("", "", "", "+p", "+l", "+m", "+pp", "+plm")
_TABLES = {"beaches": [0, 1, 3, "6+"], "theme_parks": [0, 2, 3, "7+"]}
_PLAIN = ("-", "B", "B", "T", "G", "H", "BGBG")
"""Few ways to place a tile, so that the moves of long games are quickly listed."""
_WORTHLESS = ("-",)
"""Zones without points, so that money decides."""
_ENOUGH = 40
"""The number of tiles that lets players fill an island."""
_MOSTLY_TWO = (2, 2, 2, 2, 2, 2, 3, 3, 4, 5)
"""The number of players then."""
_LARGE = 2 / 3
_DEMO = 1 / 12


def start_game(random: Random, rulings: Mapping[str, Value]) -> State:
    """The start of a random game, with a custom pack or with the demonstration pack.

    Most packs have enough tiles to fill an island; some have few.
    """
    drawn = random.random()
    if drawn < _DEMO:
        players, size = random.randint(2, 6), random.choice((3, 8))
        return start(NAMES[:players], "demo", rulings=rulings, market_size=size)
    if drawn < _DEMO + _LARGE:
        tiles = draw_pack(random, _ENOUGH, random.choice((_PLAIN, _PLAIN, _WORTHLESS)))
        players = random.choice(_MOSTLY_TWO)
        return start(NAMES[:players], tiles, rulings=rulings, market_size=random.choice((3, 4)))
    players, size = random.randint(2, 6), random.choice((3, 4, 8, 11))
    count = random.choice((2, 3, 5, 8, 12, 12))
    return start(NAMES[:players], draw_pack(random, count), rulings=rulings, market_size=size)


def draw_pack(random: Random, count: int, known: Sequence[str] = _TILES) -> Data:
    """A random pack for a random game: this many tiles, with several copies of some."""
    tiles, left = list[Data](), count
    while left:
        copies = min(left, random.choice((1, 1, 2, 3)))
        icons = "" if known is _WORTHLESS else random.choice(_ICONS)
        written = random.choice(known) + icons
        tiles.append({"id": str(len(tiles) + 1), "tile": written, "count": copies})
        left -= copies
    return _named(tiles)


def _named(tiles: list[Data]) -> Data:
    head = {"game": "auctionland", "name": "drawn", "provenance": "invented"}
    return {**head, "tables": _TABLES, "tiles": tiles}


def smallest_games(rulings: Mapping[str, Value]) -> Iterator[State]:
    """Small games before the random ones: of 2 and 3 players with 2 and 4 tiles."""
    tiles = [("1", "B+p"), ("2", "BGGH"), ("3", "T"), ("4", "G/H+l")]
    for players, count in ((2, 2), (2, 4), (3, 2), (3, 4)):
        named = _named([{"id": name, "tile": tile, "count": 1} for name, tile in tiles[:count]])
        yield start(NAMES[:players], named, rulings=rulings, market_size=3)


def simpler_entries(tile: Data) -> Iterator[Data]:
    """Simpler tiles for a shrinking game: one copy fewer, fewer icons, or plainer sides."""
    if tile.get("count", 1) > 1:
        yield {**tile, "count": tile["count"] - 1}
    sides, _, icons = tile["tile"].partition("+")
    if icons:
        yield {**tile, "tile": sides}
        yield from ({**tile, "tile": f"{sides}+{one}"} for one in icons if len(icons) > 1)
        yield from ({**tile, "tile": f"{sides}+{few}"} for few in fewer(icons) if few)
    for plain in ("-", "B", "BGGH"):
        if sides not in {"-", plain} and len(plain) <= len(sides):
            yield {**tile, "tile": plain + (f"+{icons}" if icons else "")}


def plainer_packs(pack: Data) -> Iterator[tuple[Data, Callable[[Data], Data]]]:
    """Simpler packs for a shrinking game: identical tiles become copies of one, in moves too."""
    for kept, gone in combinations(pack["tiles"], 2):
        if kept["tile"] == gone["tile"]:
            count = kept.get("count", 1) + gone.get("count", 1)
            left = [
                {**tile, "count": count} if tile is kept else tile
                for tile in pack["tiles"]
                if tile is not gone
            ]
            yield {**pack, "tiles": left}, partial(_drawing, kept["id"], gone["id"])


def _drawing(kept: str, gone: str, move: Data) -> Data:
    tiles = [kept if name == gone else name for name in move.get("tiles", ())]
    return {**move, "tiles": tiles} if tiles else dict(move)


_OFTEN = 0.6
_MOSTLY = 0.7
_SELDOM = 0.2
_NEARLY_ALWAYS = 0.95
_LEAST_BUY_BACK = 2
_TWO = 2
_ONE_SHORT = 3
_GROWN = 6
"""The number of tiles from which one player's island is filled first."""


def choose_move(random: Random, state: State, moves: Sequence[Any]) -> Any:
    """The next move of a random game: a random kind first, then often a rare situation.

    Such as a bid of the last dollar or of the least, a tile in the fullest row or column, and
    buying back with a full island.
    """
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(move.KIND, []).append(move)
    wanted = _wanted(random, state, kinds)
    found = kinds[random.choice([kind for kind in kinds if kind in wanted] or list(kinds))]
    if isinstance(found[0], Auction) and _has_full_gavel(state):
        most = state.money[state.gavel] - _LEAST_BUY_BACK
        return random.choice([move for move in found if move.slot <= most] or found[:1])
    if isinstance(found[0], Bid):
        return _bid(random, state, found)
    if random.random() < _MOSTLY and isinstance(found[0], Build | Place | Bonus):
        return random.choice(_in_longest_line(random, state, found))
    return random.choice(found)


def _bid(random: Random, state: State, found: Sequence[Any]) -> Any:
    """A random bid, often of the last dollar, or of the least that leaves enough to buy back."""
    if _can_fill(state) or _is_last_turn(state):
        return next((move for move in found if _is_helped(state, move.player)), found[0])
    if random.random() >= _OFTEN:
        return random.choice(found)
    player = random.choice(found).player
    own = [move for move in found if move.player == player]
    return random.choice((own[0], own[0], own[-1]))


def _wanted(random: Random, state: State, kinds: Mapping[str, Sequence[Any]]) -> set[str]:
    """The kinds of moves that lead to rare situations; empty for any kind.

    The last tile of an island is seldom an auctioned one, so that islands are full before an
    auction. With a full island of the auctioneer, each end of an auction is frequent.
    """
    if _is_last_turn(state) and _can_others(state) and random.random() < _SELDOM:
        return {"bid", "sell"}
    if _has_full_gavel(state):
        can_pay = state.money[state.gavel] >= _LEAST_BUY_BACK
        bid = can_pay and random.random() < _MOSTLY
        return {"buy_back", "bid" if bid else "pass"}
    if _can_fill(state) and random.random() < _NEARLY_ALWAYS:
        return _filling(state)
    if len(state.islands[state.gavel]) == FULL - 1:
        return {"bid", "sell"}
    if any(len(state.islands[move.player]) == FULL - 1 for move in kinds.get("pass", ())):
        return {"pass"}
    if state.had_bonus:
        to_others = _can_others(state) and random.random() < _OFTEN
        return {"bid", "sell"} if to_others else {"pass", "buy_back"}
    sizes = [*map(len, state.islands)]
    if max(sizes) < _GROWN or random.random() >= _OFTEN:
        return set()
    return {"pass", "buy_back"} if sizes[state.gavel] == max(sizes) else {"bid", "sell"}


def _can_fill(state: State) -> bool:
    most = max(map(len, state.islands))
    left = len(state.unseen) + len(state.market)
    return len(state.islands) > _TWO and FULL > most >= FULL - left


def _favourite(state: State) -> int:
    """The player whose island is filled if three or more play; depends on the pack."""
    return len(state.game.tiles) % len(state.islands)


def _filling(state: State) -> set[str]:
    """The kinds of moves by which a random game's favourite gets the tile of an auction."""
    if _favourite(state) == state.gavel:
        return {"pass", "buy_back"}
    return {"pass" if state.standing_bid else "bid", "sell"}


def _is_helped(state: State, seat: int) -> bool:
    """Whether a bidder should get the tile: the favourite, or in the last turn one for a bonus."""
    if not _is_last_turn(state):
        return seat == _favourite(state)
    return _ONE_SHORT in _lines(state, seat).values()


def _is_last_turn(state: State) -> bool:
    return any(map(is_full, state.islands))


def _has_full_gavel(state: State) -> bool:
    return is_full(state.islands[state.gavel])


def _in_longest_line(random: Random, state: State, moves: Sequence[Building]) -> list[Building]:
    """The moves to choose from that build a tile in the fullest row or column.

    Players often wait until others can too, so that several earn a bonus in one turn.
    """
    own = _lines(state, moves[0].player)
    lengths = [max(own["row", move.row], own["column", move.column]) for move in moves]
    most = max(lengths)
    is_time = state.had_bonus or (state.phase is Phase.BUILD and _can_others(state))
    is_time = is_time or _is_last_turn(state)
    if not is_time and random.random() < _OFTEN:
        most = min(most, _ONE_SHORT - 1)
    return [move for move, length in zip(moves, lengths) if length == most] or [*moves]


def _can_others(state: State) -> bool:
    """Whether another player of a random game could complete a row or a column."""
    seats = (seat for seat in range(len(state.islands)) if seat != state.gavel)
    return any(_ONE_SHORT in _lines(state, seat).values() for seat in seats)


def _lines(state: State, seat: int) -> Counter[tuple[str, int]]:
    cells = [laid.cell for laid in state.islands[seat]]
    rows, columns = zip(*cells) if cells else ((), ())
    return Counter([("row", row) for row in rows] + [("column", column) for column in columns])


def covered_facets(before: State, move: Data, after: State) -> Iterator[str]:
    """The clauses and facets of play that a move of a random game covers."""
    kind = move["move"]
    met = dict.fromkeys(_ALWAYS.get(kind, ()), True)
    if "slot" in move:
        met |= _in_taking(before, move)
    if "row" in move:
        met |= _in_laying(before, move, after)
    if kind in {"bid", "pass"}:
        met |= _in_bidding(before, move, after)
    first = before.phase is Phase.MARKET
    begins = after.phase is Phase.BUILD and before.phase is not Phase.BUILD
    has_built = before.phase in {Phase.BUILD, Phase.BONUS}
    met |= {
        "auction.full-island": kind == "buy_back" and _has_full_gavel(before),
        **dict.fromkeys(("setup.market", "setup.money", "players", "setup.first"), first),
        "market.refill": kind == "market" and not first,
        "market.refill/dollars-stay": kind == "market"
        and any(one.dollars for one in before.market),
        "market.refill/to-size": begins and len(after.market) < after.game.market_size,
        "turn.order/no-tile": has_built and not after.market,
    }
    if after.is_over:
        met |= _at_the_end(after)
    return (f"auctionland.{name}" for name, is_met in met.items() if is_met)


_ALWAYS: Mapping[str, tuple[str, ...]] = {
    "build": ("turn.order", "tile"),
    "auction": ("auction.pick",),
    "sell": ("auction.sell",),
    "buy_back": ("auction.buy-back",),
}
"""The clauses of each kind of move."""


def _at_the_end(state: State) -> dict[str, bool]:
    full, (categories, _) = _is_last_turn(state), marks_of_game(state)
    totals = [None if None in own.values() else sum(own.values()) for own in categories]
    return {
        "end.trigger": True,
        "end.trigger/anybody": full and not _has_full_gavel(state),
        "end.trigger/full-island": full,
        "end.trigger/empty-market": not full,
        "market.money/left-over": any(one.dollars for one in state.market),
        "tie.money": len({*totals}) < len(totals),
    }


def _in_taking(before: State, move: Data) -> dict[str, bool]:
    slot = move["slot"]
    return {
        "market.price": slot > 0,
        "market.price/own-money": slot == before.money[move["player"]],
        "market.money": before.market[slot].dollars > 0,
    }


def _in_laying(before: State, move: Data, after: State) -> dict[str, bool]:
    island, cell = after.islands[move["player"]], Cell(move["row"], move["column"])
    spans = {max(found) - min(found) + 1 for found in zip(*cells_of(island))}
    is_first = len(island) == 1
    met = {
        "build.first": is_first,
        "build.edge": not is_first,
        "build.bounds": ISLAND_SPAN in spans,
        "build.edge/turned": move["turns"] > 0,
        "end.trigger/end-of-turn": is_full(island) and not after.is_over,
    }
    return met | _in_line(before, move, after) if completes_a_line(island, cell) else met


def _in_line(before: State, move: Data, after: State) -> dict[str, bool]:
    """The facets of a bonus for the 4th tile of a line, or of the reason why it is not given."""
    if move["move"] == "bonus":
        return {"bonus.once": True, "bonus.once/no-chain": True}
    if after.phase is Phase.BONUS:
        return {
            "bonus.earn": True,
            "bonus.earn/anybody": move["player"] != before.gavel,
            "bonus.once/several-players": bool(before.had_bonus),
        }
    if move["player"] in before.had_bonus:
        return {"bonus.once": True, "bonus.once/a-turn": True}
    full = is_full(after.islands[move["player"]])
    return {"bonus.earn/no-room": full, "bonus.earn/no-tile": not full}


def _in_bidding(before: State, move: Data, after: State) -> dict[str, bool]:
    is_bid, is_over = move["move"] == "bid", after.phase is not Phase.BID
    earlier, standing = before.standing_bid, after.standing_bid
    is_unbid = is_over and earlier is None and not is_bid
    last = -1 if standing is None else standing.player
    amount = 0 if standing is None else standing.amount
    others = [after.money[seat] for seat in after.to_act if seat != last]
    is_dear = standing is not None and any(money <= amount for money in others)
    return {
        "auction.bid": is_bid,
        "auction.bid/own-money": is_bid and amount == before.money[last],
        "auction.bid/own-raise": is_bid and earlier is not None and earlier.player == last,
        "auction.close": is_over,
        "auction.close/last-bidder": not is_over and not standing and len(others) == 1,
        "auction.close/has-to-pass": not is_over and is_dear,
        "auction.two-player": is_over and are_two(before),
        "auction.no-bid": is_unbid,
        "auction.no-bid/full-island": is_unbid and _has_full_gavel(before),
        "auction.buy-back/own-money": after.phase is Phase.SALE
        and after.money[after.gavel] <= amount,
    }


def are_two(state: State) -> bool:
    _, *bidders = state.money
    return len(bidders) == 1
