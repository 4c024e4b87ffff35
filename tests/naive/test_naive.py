"""The naive scorers and referees by themselves: vectors, defaults, refusals, decks and counts.

They answer the vectors of play and those of Pier 18 in `tests/verify/test_vectors.py`. Random
positions and games are compared with the library in `tests/test_against_naive.py` and
`tests/referees`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from boardscore.verify.vectors.differences import check
from boardscore.verify.vectors.vectors import Vector, positions
from tests.naive import auctionland, auctionland_referee, pier18, pier18_referee

Cards = list[dict[str, Any]]
OTHER = {
    "flower_adjacency": "orthogonal",
    "flower_points": "other_kinds_only",
    "ties_below_first": "shared",
}

# Scorers


@pytest.mark.parametrize("vector", positions(), ids=lambda vector: vector.id)
def test_a_scorer_answers_a_vector_as_expected(vector: Vector) -> None:
    """By default, and with the other rulings of scoring."""
    scorer: Any = {"pier18": pier18, "auctionland": auctionland}[vector.game]
    for rulings in ({}, OTHER) if vector.game == "pier18" else ({},):
        players = scorer.score({**vector.input, "rulings": rulings})["players"]
        keys = {"totals": "total", "categories": "categories", "ranks": "rank"}
        answer = {name: [one[key] for one in players] for name, key in keys.items()}
        assert check(vector, answer, rulings) == [], rulings


def test_readers_take_every_sign() -> None:
    for text in ("SQ.H\nA...", "sq|.h\na.|..\n", " S Q |. H\n\nA . |. .", "★️✒.♥\n⚓️..."):
        assert pier18.read_pier(text) == ("SQ.H", "A...")
    assert auctionland.read_tile("BGGH/T+l") == ("BBGGGGHH", "T", "l")
    assert auctionland.read_tile("T+☮\ufe0f❤🎵") == ("TTTTTTTT", "", "plm")


def test_a_closed_table_ends_with_its_last_entry() -> None:
    """auctionland.score.beaches: no points for one more, unless the last entry is open-ended."""
    counts = (0, 2, 3)
    assert [auctionland.table_reaches([0, 1, 3], count) for count in counts] == [True, True, False]
    assert [auctionland.table_points([0, 2, "5+"], count) for count in counts] == [0, 5, 5]


@pytest.mark.parametrize(
    ("game", "clause", "best", "other"),
    [
        (pier18, "pier18.tie.date", "01-01", "02-01"),
        (auctionland, "auctionland.tie.money", 9, 8),
    ],
)
def test_the_last_clause_decides_between_three(
    game: Any, clause: str, best: object, other: object
) -> None:
    """Two of the three with the best value share first place; one alone has it."""
    for values, decided in (((best, best, other), "shared"), ((best, other, other), clause)):
        tied = [{"total": 1, "symbols": 1, clause.rpartition(".")[2]: one} for one in values]
        assert game.decided_by(tied) == decided


# Referees


def deck(count: int, width: int = 2, /, **changes: dict[str, Any]) -> Cards:
    """Empty cards c1, c2, ... dated 1, 2, ... January, with these changes."""
    cards = []
    for number in range(1, count + 1):
        card = {"id": f"c{number}", "date": f"01-{number:02}", "patron": "Q"}
        card |= {"cells": ["." * width] * 2, "plan": "symbols > 99"}
        cards.append({**card, **changes.get(f"c{number}", {})})
    return cards


def tiles(*texts: str) -> Cards:
    """Tiles with the ids a, b, c, ..."""
    return [{"id": name, "tile": text} for name, text in zip("abcdefghijkl", texts)]


def piers(cards: Cards, players: int = 2, **rulings: Any) -> pier18_referee.Referee:
    return pier18_referee.Referee(cards, players, rulings)


def islands(*texts: str, players: int = 2, **rulings: str) -> auctionland_referee.Referee:
    return auctionland_referee.Referee(tiles(*texts), players, rulings, 3)


def test_defaults_of_rulings_and_of_the_market() -> None:
    assert piers(deck(18)).rulings == {
        "flower_adjacency": "same_side",
        "flower_points": "every_other_symbol",
        "ties_below_first": "same_rules",
        "patron_when_all_zero": "earliest_date",
        "half_turn": False,
    }
    assert islands("B").rulings == {"rotation": "free", "last_bidder": "may_bid"}
    assert auctionland_referee.Referee(tiles(*"BBBBBBBBBB"), 2, {}).chance_size == 8


@pytest.mark.parametrize(
    "make",
    [
        *(lambda: piers(deck(18), 1), lambda: piers(deck(18), 4), lambda: piers(deck(5))),
        *(lambda: piers(deck(8), 3), lambda: piers(deck(18, c2={"date": "01-01"}))),
        lambda: piers(deck(18, c2={"id": "c1"})),
        lambda: piers(deck(18, c2={"cells": ["...", "..."]})),
        lambda: piers(deck(18), patron_when_all_zero="all"),
        lambda: piers(deck(18), house_rule=True),
        *(lambda: islands("B", players=1), lambda: islands("B", players=7)),
        lambda: auctionland_referee.Referee(tiles(*"BBBBBBBBB"), 2, {}, 2),
        *(lambda: islands("B", rotation="half"), lambda: islands("B", last_bidder="free")),
        lambda: islands("B", turning="none"),
    ],
)
def test_an_impossible_game_is_refused(make: Callable[[], object]) -> None:
    """By the number of players or of cards, equal dates or ids, two widths, market and rulings."""
    with pytest.raises(AssertionError):
        make()


BY_A_PLAYER: dict[str, Any] = {"tiles": ["a", "b", "c"], "player": 0}


def test_an_illegal_move_is_refused_and_changes_nothing() -> None:
    """A slot that is too expensive takes no dollar; a Foundation is not the Plan."""
    land = islands("B", "B", "B", "B")
    for wrong in (*({"tiles": list(one)} for one in ("aab", "ab", "abcd", "abx")), BY_A_PLAYER):
        with pytest.raises(AssertionError):
            land.play({"move": "market", **wrong})
    assert not land.legal_chance({"move": "deal", "tiles": list("abc")})
    land.play({"move": "market", "tiles": list("abc")})
    land.money[0] = 1
    for move in (
        {"move": "build", "player": 0, "slot": 2, "row": 0, "column": 0, "turns": 0},
        {"move": "build", "player": 1, "slot": 0, "row": 0, "column": 0, "turns": 0},
        {"move": "market", "tiles": ["d"]},
    ):
        with pytest.raises(AssertionError):
            land.play(move)
    assert (land.money, land.market[0]) == ([1, 12], {"tile": "a", "money": 0})
    pier = piers(deck(18))
    pier18_referee.deal_from(pier, [f"c{number}" for number in range(1, 19)])
    with pytest.raises(AssertionError):
        pier.play({"move": "choose", "player": 0, "plan": "c1", "foundation": "c1"})
    with pytest.raises(AssertionError):
        pier.result()


def test_only_a_deal_of_three_cards_each_is_legal() -> None:
    """pier18.setup.deal: the number of cards and the name of the move are not enough."""
    for name, hands, legal in (
        *(("deal", "c1 c2 c3, c4 c5 c6", True), ("reveal", "c1 c2 c3, c4 c5 c6", False)),
        *(("deal", "c1 c2, c3 c4 c5 c6", False), ("deal", "c1 c2 c3 c4 c5 c6", False)),
    ):
        move = {"move": name, "hands": [hand.split() for hand in hands.split(",")]}
        assert piers(deck(18)).legal_chance(move) is legal, move


def test_an_empty_pier_has_no_group() -> None:
    """pier18.score.plan: so the largest one has no symbol."""
    plan = "largest_group == 0 and groups == 0 and blanks == 4"
    assert pier18_referee.plan_holds(plan, "..\n..", piers(deck(6)).rulings)


def test_a_plan_in_words_needs_a_verdict_and_not_turned_is_the_default() -> None:
    words: dict[str, Any] = {f"c{number}": {"plan": None} for number in range(1, 7)}
    pier = piers(deck(6, **words))
    pier18_referee.deal_from(pier, [f"c{number}" for number in range(1, 7)])
    pier.play({"move": "choose", "player": 0, "plan": "c1", "foundation": "c2"})
    pier.play({"move": "choose", "player": 1, "plan": "c4", "foundation": "c5"})
    for seat in (0, 1):
        pier.play({"move": "finish", "player": seat, "overlap": 0, "turned": False})
    with pytest.raises(AssertionError):
        pier.result()
    pier.verdicts = [True, False]
    assert [player["total"] for player in pier.result()["players"]] == [4, 0]


# Given decks, and counting games


def test_cards_come_from_the_front_of_a_deck() -> None:
    """pier18.setup.deal, .return: hands seat by seat; returned cards at the end in seat order."""
    order = [f"c{number}" for number in (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)]
    pier = piers(deck(10))
    pier18_referee.deal_from(pier, order)
    assert pier.hands == [["c10", "c9", "c8"], ["c7", "c6", "c5"]]
    pier18_referee.deal_from(pier, order)  # nothing due
    pier.play({"move": "choose", "player": 0, "plan": "c10", "foundation": "c8"})
    pier.play({"move": "choose", "player": 1, "plan": "c5", "foundation": "c6"})
    pier18_referee.deal_from(pier, order)
    assert pier.open == ["c4", "c3", "c2"]
    for card, seat in (("c3", pier.first), ("c4", 1 - pier.first)):
        pier.play({"move": "draft", "player": seat, "card": card, "overlap": 0})
    pier18_referee.deal_from(pier, order)
    assert pier.open == ["c1", "c9", "c7"]
    assert order == [f"c{number}" for number in (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)]
    with pytest.raises(AssertionError):
        pier18_referee.deal_from(piers(deck(10)), order[1:])


def test_tiles_come_from_the_front_of_a_deck() -> None:
    """The first market and the refill come from the front; nothing else is drawn."""
    land, order = islands(*"BBBBBB"), list("cafebd")
    build = {"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0}
    place = {"move": "place", "player": 0, "row": 0, "column": 1, "turns": 0}
    auction, no_bid = {"move": "auction", "player": 0, "slot": 0}, {"move": "pass", "player": 1}
    for market, left, move in (
        *(("caf", "ebd", build), ("af", "ebd", auction), ("f", "ebd", no_bid)),
        *(("f", "ebd", place), ("feb", "d", None)),
    ):
        auctionland_referee.deal_from(land, order)
        assert ([one["tile"] for one in land.market], order) == ([*market], [*left])
        if move is not None:
            land.play(move)


POET = {"cells": ["Q", "."]}
PERFTS = [
    # 6 choices each; 3 open cards in 2 ways, 2 in 2 ways; Plans in 2 ways each; then it is over
    (deck(7), 2, {}, [1, 6, 36, 216, 864, 1728, 3456, 0]),
    # one column, so one way to lay a card; two rounds
    (deck(10, 1), 2, {}, [1, 6, 36, 108, 216, 648, 1296, 1296, 1296, 0]),
    # three players, no round
    (deck(9, 1), 3, {}, [1, 6, 36, 216, 216, 216, 216, 0]),
    # c1 may be turned. Seat 0 starts always, and of its 6 choices c1 is the Plan in 2, the
    # Foundation in 2, and open in 2: then 4 first moves (else 3), 10 pairs of moves (else 6).
    # Depth 3: (2*4 + 4*3) * 6. Depth 4: (2*10 + 4*6) * 6. Depth 5: (2*10 + 2*6*2 + 2*6) * 6.
    (deck(7, 1, c1=POET), 2, {"half_turn": True}, [1, 6, 36, 120, 264, 336, 336, 0]),
]


@pytest.mark.parametrize(("cards", "players", "rulings", "counts"), PERFTS)
@pytest.mark.long
def test_sequences_of_moves_of_pier18(
    cards: Cards, players: int, rulings: dict[str, Any], counts: list[int]
) -> None:
    """Sequences of exactly this many player moves; a game that ends earlier counts nothing."""
    referee, order = piers(cards, players, **rulings), [card["id"] for card in cards]
    found = [pier18_referee.perft(referee, depth, order) for depth in range(len(counts))]
    assert found == counts
    assert (referee.chance_due, referee.unseen) == ("deal", order)


@pytest.mark.long
def test_sequences_of_moves_with_three_tiles() -> None:
    """Counted by hand: 3 beaches, 2 players.

    3 ways to build and 2 to auction leave the auctioneer with m = 10, 9, 10, 8, 9, 8 (54 in all).
    Each time there are 12 bids and a pass. Of the bids, all can be sold and m - 1 bought back: m +
    11; a pass leads to 4 cells: m + 15. Sold tiles go to 1 cell and those bought back to 4; after
    the pass and the cell seat 1 builds its first tile: 12 + 4(m - 1) + 4. That ends the game there.
    Seat 1 has 4 cells after a sale and 1 after a buy-back: 48 + 4(m - 1), and the market is empty.
    """
    referee = islands("B", "B", "B")
    counted = [auctionland_referee.perft(referee, list("abc"), depth) for depth in range(8)]
    assert counted == [1, 3, 6, 78, 54 + 6 * 15, 4 * 54 + 6 * 12, 6 * 48 + 4 * 48, 0]
    assert (referee.phase, referee.market) == ("market", [])


def test_sequences_of_moves_draw_the_refill() -> None:
    """The 4th tile comes from the deck, and turns in 4 ways or none.

    Seat 1 passes with no money, and no one can pay for a slot but the free one. The auctioneer has
    4 cells; then seat 1 may build c only, then auction d only, which no one can bid for. Building
    it counts 4 cells, each with 4 rotations.
    """
    referee, order = islands("B", "B", "B", "BGHT"), list("abcd")
    referee.money = [0, 0]
    referee.play({"move": "market", "tiles": list("abc")})
    counted = [auctionland_referee.perft(referee, order[3:], depth) for depth in range(9)]
    assert counted == [1, 1, 1, 1, 4, 4, 4, 4, 4 * 4 * 4]
    unturned = islands("B", "B", "B", "BGHT", rotation="none")
    unturned.money = [0, 0]
    assert auctionland_referee.perft(unturned, order, 8) == 4 * 4
    assert order == list("abcd")
