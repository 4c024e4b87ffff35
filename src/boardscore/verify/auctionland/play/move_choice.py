"""Chooses the moves of searched games of Auctionland so that rare situations are frequent."""

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

from boardscore.auctionland import State
from boardscore.auctionland.game_settings import Phase
from boardscore.auctionland.legality import is_full
from boardscore.auctionland.moves import Auction, Bid, Bonus, Build, Building, Place
from boardscore.auctionland.notation import FULL

_OFTEN = 0.6
_MOSTLY = 0.7
_SELDOM = 0.2
_NEARLY_ALWAYS = 0.95
_LEAST_BUY_BACK = 2
_TWO = 2
_ONE_SHORT = 3
_GROWN = 6
"""The number of tiles from which one player's island is filled first."""


def choose(random: Random, state: State, moves: Sequence[Any]) -> Any:
    """A random move: a random kind first, then often a rare situation.

    Such as a bid of the last dollar or of the least, a tile in the fullest row or column, and
    buying back with a full island.
    """
    kinds: dict[str, list[Any]] = {}
    for move in moves:
        kinds.setdefault(move.KIND, []).append(move)
    found = kinds[random.choice(_wanted(random, state, kinds) or list(kinds))]
    if isinstance(found[0], Auction) and _has_full_gavel(state):
        return random.choice(_leaving_enough(state, found) or found[:1])
    if isinstance(found[0], Bid):
        return _bid(random, state, found)
    if random.random() >= _MOSTLY:
        return random.choice(found)
    if isinstance(found[0], Build | Place | Bonus):
        return random.choice(_in_longest_line(random, state, found))
    return random.choice(found)


def _leaving_enough(state: State, found: Sequence[Auction]) -> list[Auction]:
    """The tiles to auction for an auctioneer who wants to buy back."""
    spent = state.money[state.gavel] - _LEAST_BUY_BACK
    return [move for move in found if move.slot <= spent]


def _bid(random: Random, state: State, found: Sequence[Any]) -> Any:
    """A bid, often of the last dollar, or of the least that leaves enough to buy back."""
    if _can_fill(state) or _is_last_turn(state):
        return next((move for move in found if _is_helped(state, move.player)), found[0])
    if random.random() >= _OFTEN:
        return random.choice(found)
    player = random.choice(found).player
    own = [move for move in found if move.player == player]
    return random.choice((own[0], own[0], own[-1]))


def _wanted(random: Random, state: State, kinds: Mapping[str, Sequence[Any]]) -> list[str]:
    """The kinds of moves that lead to rare situations; empty for any kind.

    The last tile of an island is seldom an auctioned one, so that islands are full before an
    auction. With a full island of the auctioneer, each end of an auction is frequent.
    """
    if _is_last_turn(state) and _can_others(state) and random.random() < _SELDOM:
        return [kind for kind in kinds if kind in {"bid", "sell"}]
    if _has_full_gavel(state):
        can_pay = state.money[state.gavel] >= _LEAST_BUY_BACK
        bid = can_pay and random.random() < _MOSTLY
        return [kind for kind in kinds if kind in {"buy_back", "bid" if bid else "pass"}]
    if _can_fill(state) and random.random() < _NEARLY_ALWAYS:
        return [kind for kind in kinds if kind in _filling(state)]
    if _lacks_one(state, state.gavel):
        return [kind for kind in kinds if kind in {"bid", "sell"}]
    if any(_lacks_one(state, move.player) for move in kinds.get("pass", ())):
        return ["pass"]
    if state.had_bonus:
        to_others = _can_others(state) and random.random() < _OFTEN
        wanted = {"bid", "sell"} if to_others else {"pass", "buy_back"}
        return [kind for kind in kinds if kind in wanted]
    sizes = [*map(len, state.islands)]
    if max(sizes) < _GROWN or random.random() >= _OFTEN:
        return []
    if sizes[state.gavel] == max(sizes):
        return [kind for kind in kinds if kind in {"pass", "buy_back"}]
    return [kind for kind in kinds if kind in {"bid", "sell"}]


def _can_fill(state: State) -> bool:
    most = max(map(len, state.islands))
    left = len(state.unseen) + len(state.market)
    return len(state.islands) > _TWO and FULL > most >= FULL - left


def _favourite(state: State) -> int:
    """The player whose island is filled if three or more play; depends on the pack."""
    return len(state.game.tiles) % len(state.islands)


def _filling(state: State) -> set[str]:
    """The kinds of moves by which the favourite gets the tile of an auction."""
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


def _lacks_one(state: State, seat: int) -> bool:
    return len(state.islands[seat]) == FULL - 1


def _in_longest_line(random: Random, state: State, moves: Sequence[Building]) -> list[Building]:
    """The moves that build a tile in the fullest row or column.

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
    """Whether a bidder could complete a row or a column."""
    seats = (seat for seat in range(len(state.islands)) if seat != state.gavel)
    return any(_ONE_SHORT in _lines(state, seat).values() for seat in seats)


def _lines(state: State, seat: int) -> Counter[tuple[str, int]]:
    cells = [laid.cell for laid in state.islands[seat]]
    rows, columns = zip(*cells) if cells else ((), ())
    return Counter([("row", row) for row in rows] + [("column", column) for column in columns])
