"""Laws of play that hold in every game of Auctionland, tried on random ones."""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from boardscore.auctionland import (
    STARTING_MONEY,
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
    start,
)
from boardscore.auctionland.moves import Move
from tests.auctionland.walks import WALKED, walk

GAMES = [
    (players, seed, settings)
    for players in range(2, 7)
    for seed, settings in enumerate(
        [
            {},
            {"forced": True},
            {"rulings": {"last_bidder": "closed"}, "market_size": 3},
            {"rulings": {"rotation": "none"}, "market_size": 50},
        ]
    )
]
of_games = pytest.mark.parametrize(("players", "seed", "settings"), GAMES)
"""A game for each number of players and each setting."""


def game(players: int, seed: int, settings: dict[str, object]) -> list[State]:
    return list(walk(random.Random(f"{players} {seed}"), players, **settings))  # type: ignore[arg-type]


def thinkable(state: State) -> Iterator[Move]:
    """Every move that can be written down for a state, and those just beyond."""
    players, slots = range(len(state.money) + 1), range(len(state.market) + 1)
    places = list(product(range(-4, 5), range(-4, 5), range(4)))
    for player in players:
        yield from (Pass(player), Sell(player), BuyBack(player))
        yield from (Bid(player, amount) for amount in range(max(state.money) + 2))
        for slot in slots:
            yield Auction(player, slot)
            for place in places:
                yield Build(player, slot, *place)
                yield Bonus(player, slot, *place)
        yield from (Place(player, *place) for place in places)


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("rotation", ["free", "none"])
def test_listed_are_exactly_the_moves_that_nothing_speaks_against(
    players: int, rotation: str
) -> None:
    rng = random.Random(f"{players} {rotation}")
    rulings = {"rotation": rotation}
    states = list(walk(rng, players, market_size=4, rulings=rulings))
    by_phase = {state.phase: state for state in states}
    assert set(by_phase) >= set(Phase) - {Phase.BONUS}
    for state in [*by_phase.values(), *rng.sample(states, 4)]:
        listed = list(state.legal_moves())
        allowed = {move for move in thinkable(state) if state.why_illegal(move) is None}
        assert len(listed) == len(set(listed)) == len(state.legal_moves())
        assert set(listed) == allowed
        assert listed == list(state.legal_moves())


@of_games
def test_every_listed_move_can_be_played(
    players: int, seed: int, settings: dict[str, object]
) -> None:
    states = game(players, seed, settings)
    for state in states[:: max(1, len(states) // 12)]:
        for move in list(state.legal_moves())[::3]:
            after = state.play(move)
            assert after.moves[: len(state.moves) + 1] == (*state.moves, move)
            assert after == state.play(move.to_dict())


@of_games
def test_old_states_stay_as_they_were(players: int, seed: int, settings: dict[str, object]) -> None:
    states = game(players, seed, settings)
    before = [(repr(state), hash(state), state.moves) for state in states]
    again = game(players, seed, settings)
    assert again == states
    assert [(repr(state), hash(state), state.moves) for state in states] == before


@of_games
def test_dollars_are_kept(players: int, seed: int, settings: dict[str, object]) -> None:
    """All money is with the players or on tiles, where those in the market show theirs."""
    for state in game(players, seed, settings):
        lying = sum(tile.dollars for tile in state.market)
        assert sum(state.money) + lying == sum(STARTING_MONEY[:players])
        assert min(state.money) >= 0


@of_games
def test_tiles_are_kept(players: int, seed: int, settings: dict[str, object]) -> None:
    """Every tile is in the stack, in the market, up for auction or on an island; or in the box."""
    everything = Counter({tile.id: tile.count for tile in WALKED.tiles})
    boxed = 0
    for state in game(players, seed, settings):
        found = Counter(state.unseen)
        found.update(tile.id for tile in state.market)
        found.update(laid.id for island in state.islands for laid in island)
        if state.phase in {Phase.BID, Phase.SALE, Phase.PLACE}:
            found[str(state.auctioned)] += 1
        assert found <= everything
        missing = (everything - found).total()
        assert boxed <= missing <= 1
        boxed = missing


@of_games
def test_islands_are_what_building_allows(
    players: int, seed: int, settings: dict[str, object]
) -> None:
    """Joined by edges, at most 4 by 4, the first tile at (0, 0), every place taken once."""
    for island in game(players, seed, settings)[-1].islands:
        cells = [laid.cell for laid in island]
        assert len(set(cells)) == len(cells)
        assert cells == sorted(cells)
        if not cells:
            continue
        reached: set[tuple[int, int]] = set()
        grown = {(0, 0)}
        assert (0, 0) in cells
        while reached != grown:
            reached = set(grown)
            steps = product(reached, ((0, 1), (1, 0), (0, -1), (-1, 0)))
            grown |= {(r + y, c + x) for (r, c), (y, x) in steps} & set(cells)
        assert reached == set(cells)
        for lines in zip(*cells):
            assert max(lines) - min(lines) < 4


@of_games
def test_a_game_ends_with_a_full_island_or_without_tiles(
    players: int, seed: int, settings: dict[str, object]
) -> None:
    *before, last = game(players, seed, settings)
    assert last.is_over
    assert not any(state.is_over for state in before)
    full = any(len(island) == 16 for island in last.islands)
    assert full or not (last.market or last.unseen)
    result = last.result()
    assert set(result.missing) == {"tables.beaches", "tables.theme_parks"}


@of_games
def test_until_the_end_somebody_or_chance_has_a_move(
    players: int, seed: int, settings: dict[str, object]
) -> None:
    for state in game(players, seed, settings):
        if state.is_over or state.chance is not None:
            assert len(state.legal_moves()) == 0
            assert state.to_act == ()
        else:
            acting = {move.player for move in state.legal_moves()}
            silent = set(state.to_act) - acting
            assert acting
            assert acting <= set(state.to_act)
            assert silent <= {state.standing_bid.player if state.standing_bid else None}


@of_games
def test_played_again_from_its_moves_a_game_is_the_same(
    players: int, seed: int, settings: dict[str, object]
) -> None:
    """The moves of chance are among them, so no deck is needed."""
    last = game(players, seed, settings)[-1]
    rest = {name: value for name, value in settings.items() if name != "forced"}
    state = start([None] * players, WALKED, **rest)  # type: ignore[arg-type]
    for move in last.moves:
        state = state.play(move.to_dict())
    assert (state.islands, state.money, state.market) == (last.islands, last.money, last.market)
    assert state.is_over
    assert state.moves == last.moves


@pytest.mark.parametrize("players", range(2, 7))
def test_a_given_deck_is_drawn_from_its_front(players: int) -> None:
    states = game(players, 0, {"forced": True})
    drawn = [move.tiles for move in states[-1].moves if isinstance(move, Market)]
    whole = [*(tile for tiles in drawn for tile in tiles), *(states[-1].deck or ())]
    begun = start([None] * players, WALKED, deck=whole)
    assert len(drawn) > 1
    assert begun.deck == states[0].deck
    assert all(state.chance is None for state in states)
    assert all(sorted(state.deck or ()) == list(state.unseen) for state in states)
