"""The clause of Auctionland that decides where a program deviates, in a move or on the table."""

import json
from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from boardscore.auctionland import State
from boardscore.auctionland.game_table import Phase
from boardscore.auctionland.legality import cells_of, completes_a_line, is_full
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.auctionland.pieces import Cell, Icon
from boardscore.auctionland.verify.random_games import are_two
from boardscore.verify.data_types import Data, Position, Wrong
from boardscore.verify.search.played_games import Misplaced, PlayedGame


def decides(played: PlayedGame, wrong: Wrong) -> str:
    """The clause behind a wrong list of moves after a game."""
    state, legal = played.end, played.legal(len(played.moves))
    kinds = {move["move"] for move in legal}
    extra = [move for _, move in wrong.too_many if isinstance(move, Mapping)]
    if state.phase is Phase.SALE:
        kinds.add("buy_back")  # it is due, even if it is too expensive
    others = {str(move.get("move")) for move in extra} - kinds
    if state.chance is not None and wrong.missing and not _completes_a_line(played):
        first = state.phase is Phase.MARKET
        return "auctionland.setup.market" if first else "auctionland.market.refill"
    is_acting = any(move.get("player") in state.to_act for move in extra)
    if extra and not others and len(wrong.missing) == len(legal) and not is_acting:
        return _whose_turn(played)
    if not legal or others or (len(wrong.missing) == len(legal) and not extra):
        return _due(played, {str(move.get("move")) for move in extra})
    if state.phase is Phase.BID:
        return _bidding(played, wrong.missing, extra)
    if state.phase is Phase.SALE:
        if is_full(state.islands[state.gavel]):
            return "auctionland.auction.full-island"
        return _money_of(played, state.gavel, "auctionland.auction.buy-back")
    if any(move.get("player") not in state.to_act for move in extra):
        return _whose_turn(played)
    return _taking(played, wrong.missing, extra)


def _whose_turn(played: PlayedGame) -> str:
    """The clause that decides whose turn it is; in the first turn, who is the first auctioneer."""
    if played.end.phase is Phase.BONUS:
        return "auctionland.bonus.earn"
    if played.end.phase is Phase.PLACE:
        return _goes_to(played.moves[-1]["move"])
    first = _is_first_turn(played) and played.end.phase is Phase.BUILD
    return "auctionland.players" if first else "auctionland.turn.order"


def _box(last: str) -> str:
    """The clause by which a tile goes to the box, as the auctioneer's island is full."""
    return "auctionland.auction.full-island" if last == "buy_back" else _goes_to(last)


def _goes_to(last: str) -> str:
    """The clause that decides who gets the tile of an auction that a move ends."""
    return f"auctionland.auction.{ {'sell': 'sell', 'buy_back': 'buy-back'}.get(last, 'no-bid') }"


def _is_first_turn(played: PlayedGame) -> bool:
    return not any(move["move"] == "auction" for move in played.moves)


def _due(played: PlayedGame, listed: set[str]) -> str:
    """The clause that decides the phase, if moves of another phase are listed."""
    state, last = played.end, played.moves[-1]["move"] if played.moves else ""
    if "bonus" in listed or state.phase is Phase.BONUS:
        return _bonus(played)
    if state.is_over:
        return _box(last) if listed == {"place"} else "auctionland.end.trigger"
    if last in {"auction", "bid", "pass"}:
        return _closing(played, last, listed)
    if not listed and state.phase is Phase.AUCTION and any(map(is_full, state.islands)):
        return "auctionland.end.trigger"  # the game does not end before the auction
    if last in {"sell", "buy_back"}:
        return _box(last) if is_full(state.islands[state.gavel]) else _goes_to(last)
    if _completes_a_line(played):
        return _bonus(played)
    if state.phase is Phase.REFILL or (last == "market" and not _is_first_turn(played)):
        return "auctionland.market.refill"
    if not listed and state.phase in {Phase.BUILD, Phase.AUCTION}:  # a player has no money left
        return _money_of(played, state.gavel, "auctionland.turn.order")
    return "auctionland.turn.order"


def _bonus(played: PlayedGame) -> str:
    """The clause of a bonus: whether it is earned at all, or whether it is one too many."""
    before, last = played.states[-2], played.moves[-1]
    earlier = [move for move in played.moves[:-1] if move["move"] == "bonus"]
    own = any(move["player"] == last.get("player") for move in earlier)
    is_due = played.end.phase is Phase.BONUS
    too_many = before.had_bonus or (own if is_due else last["move"] == "bonus")
    return f"auctionland.bonus.{'once' if too_many else 'earn'}"


def _completes_a_line(played: PlayedGame) -> bool:
    last = played.moves[-1] if played.moves else {}
    return "row" in last and completes_a_line(
        played.end.islands[last["player"]], Cell(last["row"], last["column"])
    )


_BIDDING = {"bid", "pass"}


def _closing(played: PlayedGame, last: str, listed: set[str]) -> str:
    """The clause that ends an auction, or gives the tile if moves of the next phase are listed."""
    state = played.end
    goes_on = state.phase is not Phase.BID and not listed & _BIDDING
    if goes_on and last == "pass":
        return f"auctionland.auction.{'no-bid' if state.phase is Phase.PLACE else 'sell'}"
    if are_two(state):
        return "auctionland.auction.two-player"
    if last == "auction":
        return "auctionland.auction.pick"
    return "auctionland.auction.close"


def _bidding(played: PlayedGame, missing: Sequence[Position], extra: Sequence[Position]) -> str:
    """The clause of a wrong bid or pass: too low or too high, or of a player who may not act."""
    state = played.end
    for some in (extra, missing):
        passing = [str(move.get("player")) for move in some if move.get("move") == "pass"]
        bidding = [str(move.get("player")) for move in some if move.get("move") == "bid"]
        if passing:
            out = {str(move["player"]) for move in played.moves if move["move"] in _BIDDING}
            both = {*passing} & {*bidding} - out
            alone = "two-player" if are_two(state) else "close"
            return f"auctionland.auction.{'bid' if both else alone}"
    for move in extra:
        why = state.why_illegal(move)
        if why is not None and why.path != ("amount",):
            return why.clause or "auctionland.auction.bid"
    if played.moves[-1]["move"] in {"bid", "pass"}:  # wrong money would show earlier
        return "auctionland.auction.bid"
    high = [move for move in missing if move["amount"] <= state.money[move["player"]]]
    highest = {move["player"]: state.money[move["player"]] for move in high}
    for move in (*high, *extra):
        player: Any = move.get("player")
        amount: Any = move.get("amount")
        above = type(amount) is int and amount > state.money[player]
        if above or amount == highest.get(player):
            held = {one.get("amount") for one in missing if one.get("player") == player}
            standing = state.standing_bid.amount if state.standing_bid else 0
            if len(held) != state.money[player] - standing:
                return _money_of(played, player, _at_first(state, player, held, extra))
    return "auctionland.auction.bid"


def _at_first(state: State, player: Any, missing: Collection[Any], extra: Iterable[Any]) -> str:
    """The first clause of a player's money; one dollar more or less has another cause."""
    own, had = (move["amount"] for move in extra if move.get("player") == player), len(missing)
    out = max(own, default=state.money[player] - had) - state.money[player]
    return f"auctionland.{'auction.bid' if abs(out) == 1 else 'setup.money'}"


def _taking(played: PlayedGame, missing: Sequence[Position], extra: Sequence[Position]) -> str:
    """The clause of a tile that is wrongly taken or built: its slot, its square, or its turns."""
    state = played.end
    (player,) = state.to_act
    legal = played.legal(len(played.moves))
    if _is_other_order(legal, missing, extra):
        return _order(played)
    own = _TAKING[state.phase]
    for move in extra:
        why = state.why_illegal(move)
        clause = "" if why is None or why.clause is None else str(why.clause)
        if clause == "auctionland.market.price" and why is not None:
            is_money = why.message.key == "illegal.price"
            return _money_of(played, player, own) if is_money else clause
        if clause:
            return clause
    slots = {move.get("slot") for move in legal} - {
        move.get("slot") for move in legal if move not in missing
    }
    if slots - {None}:
        return _money_of(played, player, own)
    places = _places(missing) - _places(move for move in legal if move not in missing)
    if not places:
        return "auctionland.build.edge"
    if not state.islands[player]:
        return "auctionland.build.first"
    spans = map(set, zip(*places, *cells_of(state.islands[player])))
    wide = any(len(span) >= ISLAND_SPAN for span in spans)
    return "auctionland.build.bounds" if wide else "auctionland.build.edge"


def _order(played: PlayedGame) -> str:
    """The clause that decides the order of tiles in the market."""
    dealt = [move["move"] for move in played.moves].count("market")
    return "auctionland.setup.market" if dealt == 1 else "auctionland.market.refill"


_TAKING = {
    Phase.BUILD: "auctionland.market.price",
    Phase.AUCTION: "auctionland.auction.pick",
    Phase.BONUS: "auctionland.bonus.earn",
    Phase.PLACE: "auctionland.market.price",
}
"""The clause by which a tile is taken in each phase; common rules go wrong in the first."""


def _is_other_order(
    legal: Sequence[Position], missing: Sequence[Position], extra: Sequence[Position]
) -> bool:
    """Whether the wrong moves with some tiles are right for other tiles of the market.

    Identical turns are not among the faults, so only some of these slots show it. A shortest game
    has no other tile in its market unless that matters.
    """
    left_out = {json.dumps(move, sort_keys=True) for move in missing}
    listed = [move for move in legal if json.dumps(move, sort_keys=True) not in left_out]
    right, given = _by_slot(legal), _by_slot([*listed, *extra])
    changed = [slot for slot in right if given.get(slot) != right[slot]]
    return bool(changed) and all(
        given.get(slot) in [ways for other, ways in right.items() if other != slot]
        for slot in changed
    )


def _by_slot(moves: Iterable[Position]) -> dict[Any, list[str]]:
    """The other keys of listed moves for each slot, if moves have slots."""
    found: dict[Any, list[str]] = {}
    for move in moves:
        way = {name: part for name, part in move.items() if name != "slot"}
        found.setdefault(move.get("slot"), []).append(json.dumps(way, sort_keys=True))
    return {slot: sorted(ways) for slot, ways in found.items()}


def _places(moves: Iterable[Position]) -> set[tuple[int, int]]:
    return {(move["row"], move["column"]) for move in moves if "row" in move}


def _money_of(played: PlayedGame, player: int, otherwise: str) -> str:
    """The clause of the last move that changed a player's money; otherwise another one."""
    for before, move, after in zip(played.states[-2::-1], played.moves[::-1], played.states[:0:-1]):
        if after.money[player] != before.money[player]:
            return _changes(before, move)
    return otherwise


def _money_after(played: PlayedGame, player: int) -> str:
    """The clause of the last move if it may change money, or else of a player's last change."""
    last = played.moves[-1] if played.moves else {"move": ""}
    if last["move"] in _MONEY or "slot" in last:
        return _changes(played.states[-2], last)
    if last["move"] in _BIDDING:
        return _after_bidding(played)
    if last["move"] == "market" and not _is_first_turn(played):
        return "auctionland.market.refill"
    return _money_of(played, player, "auctionland.setup.money")


def _after_bidding(played: PlayedGame) -> str:
    """The clause of what a bid or a pass changes."""
    ended = {Phase.PLACE: "no-bid", Phase.SALE: "sell"}
    return f"auctionland.auction.{ended.get(played.end.phase, 'bid')}"


def other_clauses(played: PlayedGame, wrong: Wrong, clause: str) -> Sequence[str]:
    """Other clauses that may explain a fault: of money, of a bonus, or of turned and read tiles."""
    moves = [*wrong.missing, *(move for _, move in wrong.too_many if isinstance(move, Mapping))]
    if not moves and clause in {"auctionland.setup.market", "auctionland.market.refill"}:
        return ("auctionland.tile",)
    if clause == "auctionland.bonus.once" and played.end.phase is Phase.BONUS:
        return ("auctionland.bonus.earn",)
    player, kind = (moves[0].get(part) if moves else None for part in ("player", "move"))
    if any((move.get("player"), move.get("move")) != (player, kind) for move in moves):
        return ()
    if kind not in _PAID or player not in range(len(played.end.money)):
        return ()
    steps = zip(played.states, played.moves, played.states[1:])
    found = [
        _changes(before, move)
        for before, move, after in steps
        if before.money[player] != after.money[player]
    ]
    own = {"bid": "auctionland.auction.bid", "buy_back": "auctionland.auction.buy-back"}
    if not found and clause == own.get(kind):
        return ("auctionland.setup.money",)
    if clause not in {*found, "auctionland.setup.money"}:
        return ()
    return [*dict.fromkeys(found), own.get(kind) or _TAKING[played.end.phase]]


_PAID = ("bid", "buy_back", "auction", "build", "bonus")
"""The moves that depend on money."""


def _changes(before: State, move: Data) -> str:
    """The clause of a sale, or of a tile that is taken: for a price, or with dollars on it."""
    if move["move"] in _MONEY:
        return _MONEY[move["move"]]
    return f"auctionland.market.{'money' if before.market[move['slot']].dollars else 'price'}"


_MONEY = {"sell": "auctionland.auction.sell", "buy_back": "auctionland.auction.buy-back"}


def ends(played: PlayedGame, names: Sequence[str], _: Sequence[Position] = ()) -> str | None:
    """The clause of play behind a wrong final score; None for one of scoring."""
    if names[0] == "ranks":
        result = played.end.result()
        tied = [one for one in range(len(result.players)) if result.ranks[one] > 1]
        return _money_of(played, tied[0] if tied else 0, "auctionland.tie.money")
    if any(move.get("turns") for move in played.moves):
        return "auctionland.tile"
    icons = {icon.name.lower() for icon in Icon}
    several = len({"icons" if name in icons else name for name in names}) > 1
    return _order(played) if several else None  # different tiles spoil several categories


def places(played: PlayedGame, wrong: Misplaced) -> str:
    """The clause that decides a part of the table after the last move."""
    last = played.moves[-1] if played.moves else {"move": ""}
    if wrong.part == "money" and wrong.seat is not None:
        return _money_after(played, wrong.seat)
    if wrong.part == "island":
        return "auctionland.build.edge"
    if wrong.part == "players":
        return "auctionland.players"
    if last["move"] in _BIDDING:
        return _after_bidding(played)
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
            return _money_of(played, wrong.seat, "auctionland.setup.money")
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
    """Whether a tile of a played game was bought back for a full island."""
    return any(
        move["move"] == "buy_back" and is_full(before.islands[before.gavel])
        for before, move in zip(played.states, played.moves)
    )
