"""One random game in two referees, compared completely after every move."""

import json
import random
from collections.abc import Callable, Iterable
from typing import Any

from boardscore import auctionland, pier18
from boardscore.packs import read_pack
from tests.naive import auctionland_referee, pier18_referee
from tests.referees import packs

Move = dict[str, Any]

PHASES = {"market": {"market", "refill"}, "bidding": {"bid"}, "decide": {"sale"}}
"""The phases of Auctionland with a different name in the naive referee."""


def written(moves: Iterable[Move]) -> list[str]:
    """Moves as comparable texts, sorted."""
    return sorted(json.dumps(move, sort_keys=True) for move in moves)


def chosen(rng: random.Random, moves: list[Move]) -> Move:
    """A random move: first its kind, so that games do not consist of bids only."""
    kind = rng.choice(sorted({move["move"] for move in moves}))
    return rng.choice([move for move in moves if move["move"] == kind])


def play_both(
    rng: random.Random, state: Any, referee: Any, compare: Callable[[Any, Any], None]
) -> Any:
    """Plays a whole game in both referees; returns the library's last state."""
    for _ in range(5000):
        compare(state, referee)
        moves = list(state.legal_moves())
        dicts = [move.to_dict() for move in moves]
        assert written(dicts) == written(referee.legal_moves())
        assert len(set(moves)) == len(moves) == len(state.legal_moves())
        assert state.is_over == referee.is_over
        if state.is_over:
            return state
        if state.chance is not None:
            assert sorted(referee.unseen) == list(state.chance.unseen)
            assert referee.chance_size == state.chance.count
            move = state.drawn(rng.sample(state.chance.unseen, state.chance.count)).to_dict()
            assert referee.legal_chance(move)
        else:
            assert referee.chance_due is None
            move = chosen(rng, dicts)
        state = state.play(move)
        referee.play(move)
    raise AssertionError("the game does not end")


def same_pier18(state: pier18.State, referee: pier18_referee.Referee) -> None:
    """Piers, patrons, hands, open cards and who acts."""
    assert state.phase.value == referee.phase
    assert set(state.to_act) == referee.to_act
    if state.phase is not pier18.Phase.CHOOSE:  # half of the choices are stored differently
        assert [str(pier) if pier else "\n" for pier in state.piers] == referee.piers
        assert [list(hand or ()) for hand in state.hands] == referee.hands
        assert list(state.plans) == referee.plans
        assert list(state.foundations) == referee.foundations
    assert [list(won) for won in state.patrons] == referee.patrons
    assert sorted(state.open_cards) == sorted(referee.open)
    if state.phase is pier18.Phase.DRAFT:
        assert (state.round_number, state.first_player) == (referee.round, referee.first)


def same_auctionland(state: auctionland.State, referee: auctionland_referee.Referee) -> None:
    """Market, money, islands, gavel and phase."""
    assert state.phase.value in PHASES.get(referee.phase, {referee.phase})
    market = [{"tile": tile.id, "money": tile.dollars} for tile in state.market]
    assert market == referee.market
    assert list(state.money) == referee.money
    islands = [{tuple(one.cell): (one.id, one.turns) for one in laid} for laid in state.islands]
    assert islands == referee.islands
    if state.phase not in {auctionland.Phase.REFILL, auctionland.Phase.OVER}:
        assert state.gavel == referee.gavel


def same_result(result: Any, expected: dict[str, Any]) -> None:
    """Totals, places, winners and what decided."""
    found = result.to_dict()
    for mine, other in zip(found["players"], expected["players"], strict=True):
        assert {key: mine[key] for key in ("total", "rank", "categories")} == {
            key: other[key] for key in ("total", "rank", "categories")
        }
    assert (found["winners"], found["decided_by"]) == (
        expected["winners"],
        expected["decided_by"],
    )


def pier18_game(seed: int) -> None:
    """One random game of Pier 18 with a random pack, random rulings and random verdicts."""
    rng = random.Random(seed)
    data, rulings, players = packs.cards(rng), packs.pier18_rulings(rng), rng.randint(2, 3)
    pack = read_pack(data)
    assert isinstance(pack, pier18.Pack)
    state = pier18.start([None] * players, pack, rulings=rulings)
    referee = pier18_referee.Referee(data["cards"], players, rulings)
    end = play_both(rng, state, referee, same_pier18)
    verdicts = [
        rng.choice([True, False]) if isinstance(player.plan, str) else None
        for player in end.position.players
    ]
    referee.verdicts = verdicts
    same_result(end.result(verdicts), referee.result())


def auctionland_game(seed: int) -> None:
    """One random game of Auctionland with a random pack, market and number of players."""
    rng = random.Random(seed)
    data, rulings, players = packs.tiles(rng), packs.auctionland_rulings(rng), rng.randint(2, 6)
    market = rng.choice([3, 4, 8, 10])
    pack = read_pack(data)
    assert isinstance(pack, auctionland.Pack)
    state = auctionland.start([None] * players, pack, rulings=rulings, market_size=market)
    referee = auctionland_referee.Referee(
        data["tiles"], players, rulings, market, data.get("tables")
    )
    end = play_both(rng, state, referee, same_auctionland)
    same_result(end.result(), referee.result())
