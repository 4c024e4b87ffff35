"""Games played by hand with invented cards, to check the naive referee."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.naive.pier18_referee import Referee, deal_from, perft, plan_holds
from tests.tables import from_table

Cards = list[dict[str, Any]]
PLAIN = {"flower_adjacency": "orthogonal", "flower_points": "every_other_symbol"}


def deck(count: int, width: int = 2, /, **changes: dict[str, Any]) -> Cards:
    """Empty cards c1, c2, ... dated 1, 2, ... January, with these changes."""
    cards: Cards = []
    for number in range(1, count + 1):
        card: dict[str, Any] = {"id": f"c{number}", "date": f"01-{number:02}", "patron": "Q"}
        card |= {"cells": ["." * width] * 2, "plan": "symbols > 99"}
        cards.append(card | changes.get(f"c{number}", {}))
    assert all(1 <= int(name[1:]) <= count for name in changes)
    return cards


def dealt(cards: Cards, players: int = 2, /, **rulings: Any) -> Referee:
    """A table where seat 0 holds c1 c2 c3, seat 1 c4 c5 c6, and so on."""
    referee = Referee(cards, players, rulings)
    hands = [[f"c{3 * seat + i}" for i in (1, 2, 3)] for seat in range(players)]
    referee.play({"move": "deal", "hands": hands})
    return referee


def set_up(cards: Cards, players: int = 2, /, **rulings: Any) -> Referee:
    """Foundations c1, c4, (c7); Plans c2, c5, (c8); c3, c6, (c9) are back in the deck."""
    referee = dealt(cards, players, **rulings)
    for seat in range(players):
        plan, foundation = f"c{3 * seat + 2}", f"c{3 * seat + 1}"
        referee.play({"move": "choose", "player": seat, "plan": plan, "foundation": foundation})
    return referee


def reveal(referee: Referee, cards: str) -> None:
    """Open a round with these cards."""
    referee.play({"move": "reveal", "cards": cards.split()})


def draft(referee: Referee, card: str, overlap: int = 0, **turned: bool) -> int:
    """The seat to act takes a card; returns the seat."""
    (seat,) = referee.to_act
    referee.play({"move": "draft", "player": seat, "card": card, "overlap": overlap, **turned})
    return seat


def finish(referee: Referee, *overlaps: int) -> None:
    """All add their Plan."""
    for seat, overlap in enumerate(overlaps):
        referee.play({"move": "finish", "player": seat, "overlap": overlap})


def cells(upper: str, lower: str) -> dict[str, Any]:
    """A change of a card's symbols."""
    return {"cells": [upper, lower]}


# --- Components ---


@pytest.mark.parametrize(
    ("cards", "players"),
    [
        (deck(18), 1),
        (deck(18), 4),
        (deck(5), 2),
        (deck(8), 3),
        (deck(18, c2={"date": "01-01"}), 2),
        (deck(18, c2={"id": "c1"}), 2),
        (deck(18, c2=cells("...", "...")), 2),
    ],
)
def test_invalid_games(cards: Cards, players: int) -> None:
    """pier18.players, pier18.deck: 2 or 3 players, dates all different, one width."""
    with pytest.raises(AssertionError):
        Referee(cards, players, {})


@pytest.mark.parametrize("ruling", [{"patron_when_all_zero": "all"}, {"house_rule": True}])
def test_an_unknown_ruling(ruling: dict[str, Any]) -> None:
    """A ruling has a name and a value of the list."""
    with pytest.raises(AssertionError):
        Referee(deck(18), 2, ruling)


# --- Set-up ---


def test_setup_deal() -> None:
    """pier18.setup.deal: three cards each, before any player can act."""
    referee = Referee(deck(18), 2, {})
    assert (referee.chance_due, referee.chance_size) == ("deal", 6)
    assert (referee.legal_moves(), referee.to_act, referee.is_over) == ([], set(), False)
    assert referee.unseen == [f"c{number}" for number in range(1, 19)]
    hands = [["c9", "c1", "c5"], ["c2", "c18", "c3"]]
    assert referee.legal_chance({"move": "deal", "hands": hands})
    referee.play({"move": "deal", "hands": hands})
    assert referee.hands == hands
    assert (referee.chance_due, referee.chance_size) == (None, 0)
    assert referee.unseen == [f"c{number}" for number in (4, 6, 7, 8, *range(10, 18))]
    assert not referee.legal_chance({"move": "deal", "hands": hands})


def test_setup_deal_of_three_players() -> None:
    """pier18.setup.deal: three players get nine cards."""
    assert Referee(deck(18), 3, {}).chance_size == 9


@from_table
def test_illegal_setup_deal(hands: str) -> None:
    """pier18.setup.deal: anything but three different cards of the deck for each player."""
    referee = Referee(deck(18), 2, {})
    move = {"move": "deal", "hands": [hand.split() for hand in hands.split(",")]}
    assert not referee.legal_chance(move)
    with pytest.raises(AssertionError):
        referee.play(move)


def test_setup_choose() -> None:
    """pier18.setup.choose: a Plan and another card as Foundation, six ways, seat after seat."""
    referee = dealt(deck(18, c3=cells("S.", ".A")))
    assert referee.to_act == {0}
    pairs = [("c1", "c2"), ("c1", "c3"), ("c2", "c1"), ("c2", "c3"), ("c3", "c1"), ("c3", "c2")]
    moves = [{"move": "choose", "player": 0, "plan": p, "foundation": f} for p, f in pairs]
    listed = referee.legal_moves()
    assert sorted(listed, key=str) == sorted(moves, key=str)
    referee.play(moves[1])
    assert referee.to_act == {1}
    assert {move["player"] for move in referee.legal_moves()} == {1}
    assert (referee.plans, referee.foundations) == (["c1", None], ["c3", None])
    assert (referee.piers[0], referee.hands) == ("S.\n.A", [[], ["c4", "c5", "c6"]])


def test_setup_choose_one_card_for_both() -> None:
    """pier18.setup.choose: Plan and Foundation are different cards."""
    with pytest.raises(AssertionError):
        dealt(deck(18)).play({"move": "choose", "player": 0, "plan": "c1", "foundation": "c1"})


def test_setup_return() -> None:
    """pier18.setup.return: the third cards are in the deck again, the others are not."""
    referee = set_up(deck(18))
    assert referee.returned == ["c3", "c6"]
    assert sorted(referee.unseen) == sorted(["c3", "c6"] + [f"c{n}" for n in range(7, 19)])
    assert referee.legal_chance({"move": "reveal", "cards": ["c6", "c3", "c7"]})
    for kept in ("c1", "c2", "c4", "c5"):
        assert not referee.legal_chance({"move": "reveal", "cards": ["c6", "c3", kept]})


def test_setup_first() -> None:
    """pier18.setup.first: the earliest Foundation counts, an earlier Plan does not."""
    dates = {"c1": "03-01", "c2": "01-20", "c4": "02-02", "c5": "02-03", "c7": "02-01"}
    referee = set_up(deck(18, **{card: {"date": date} for card, date in dates.items()}), 3)
    assert referee.first == 2
    reveal(referee, "c10 c11 c12 c13")
    assert referee.to_act == {2}


# --- A round ---


@pytest.mark.parametrize(("players", "size"), [(2, 3), (3, 4)])
def test_round_reveal(players: int, size: int) -> None:
    """pier18.round.reveal: one card more than players."""
    referee = set_up(deck(18), players)
    assert (referee.chance_due, referee.chance_size, referee.round) == ("reveal", size, 0)
    assert referee.legal_moves() == []
    cards = ["c10", "c11", "c12", "c13", "c14"]
    for count in range(6):
        move = {"move": "reveal", "cards": cards[:count]}
        assert referee.legal_chance(move) is (count == size)
    assert not referee.legal_chance({"move": "reveal", "cards": ["c10"] * size})
    assert not referee.legal_chance({"move": "deal", "cards": cards[:size]})
    reveal(referee, " ".join(cards[:size]))
    assert (referee.open, referee.round) == (cards[:size], 1)
    assert (referee.chance_due, referee.chance_size) == (None, 0)


def test_round_reveal_of_a_card_seen_before() -> None:
    """pier18.round.reveal: cards on piers and Patrons are not drawn again."""
    referee = set_up(deck(18))
    reveal(referee, "c7 c8 c9")
    draft(referee, "c7")
    draft(referee, "c8")
    for seen in ("c7", "c8", "c9"):
        assert not referee.legal_chance({"move": "reveal", "cards": ["c10", "c11", seen]})
    assert referee.legal_chance({"move": "reveal", "cards": ["c10", "c11", "c12"]})


def test_round_order() -> None:
    """pier18.round.order: clockwise from the first player, who changes every round."""
    referee = set_up(deck(18, c1={"date": "02-01"}, c4={"date": "02-02"}), 3)
    seats = []
    for cards in ("c10 c11 c12 c13", "c14 c15 c16 c17", "c3 c6 c9 c18"):
        reveal(referee, cards)
        seats.append([referee.first] + [draft(referee, card) for card in cards.split()[:3]])
    assert seats == [[2, 2, 0, 1], [0, 0, 1, 2], [1, 1, 2, 0]]


def test_round_draft() -> None:
    """pier18.round.draft, pier18.round.overlap: any open card, 0 or 1 of 2 columns covered."""
    referee = set_up(deck(18))
    reveal(referee, "c7 c8 c9")
    assert sorted((m["card"], m["overlap"]) for m in referee.legal_moves()) == [
        ("c7", 0), ("c7", 1), ("c8", 0), ("c8", 1), ("c9", 0), ("c9", 1),
    ]  # fmt: skip
    assert all(set(m) == {"move", "player", "card", "overlap"} for m in referee.legal_moves())
    assert {(m["move"], m["player"]) for m in referee.legal_moves()} == {("draft", 0)}
    draft(referee, "c8")
    assert referee.open == ["c7", "c9"]
    assert {m["card"] for m in referee.legal_moves()} == {"c7", "c9"}


@from_table
def test_round_overlap(overlap: int, pier: str) -> None:
    """pier18.round.overlap: the new card is on top, at the water end."""
    referee = set_up(deck(18, 3, c1=cells("SQH", "AAA"), c7=cells("...", "Q.S")))
    reveal(referee, "c7 c8 c9")
    draft(referee, "c7", overlap)
    assert referee.piers == [pier, "...\n..."]


def test_round_overlap_again() -> None:
    """pier18.round.overlap: the next card covers the one on top."""
    changes = {"c1": cells("SQH", "..."), "c7": cells("AAA", "..."), "c10": cells("QQQ", "...")}
    referee = set_up(deck(18, 3, **changes))
    reveal(referee, "c7 c8 c9")
    draft(referee, "c7", 2)
    draft(referee, "c8")
    reveal(referee, "c10 c11 c12")
    draft(referee, "c11")
    draft(referee, "c10", 2)
    assert referee.piers[0] == "SAQQQ\n....."


@pytest.mark.parametrize(("width", "overlap"), [(2, 2), (3, 3), (1, 1), (2, -1)])
def test_round_overlap_never_all(width: int, overlap: int) -> None:
    """pier18.round.overlap: a card is never covered completely."""
    referee = set_up(deck(18, width))
    reveal(referee, "c7 c8 c9")
    with pytest.raises(AssertionError):
        draft(referee, "c7", overlap)


def test_half_turn() -> None:
    """half_turn: columns reversed, sides swapped; not a separate move if that changes nothing."""
    referee = set_up(deck(18, c7=cells("SQ", ".A"), c8=cells("HA", "AH")), half_turn=True)
    reveal(referee, "c7 c8 c9")
    moves = [(m["card"], m["overlap"], m.get("turned")) for m in referee.legal_moves()]
    assert sorted(moves, key=str) == [
        ("c7", 0, None), ("c7", 0, True), ("c7", 1, None), ("c7", 1, True),
        ("c8", 0, None), ("c8", 1, None), ("c9", 0, None), ("c9", 1, None),
    ]  # fmt: skip
    draft(referee, "c7", 1, turned=True)
    assert referee.piers[0] == ".A.\n.QS"
    draft(referee, "c8", 1, turned=False)
    assert referee.piers[1] == ".HA\n.AH"


def test_half_turn_is_not_the_default() -> None:
    """half_turn: by default cards are not turned."""
    referee = set_up(deck(18, c7=cells("SQ", ".A")))
    reveal(referee, "c7 c8 c9")
    assert all("turned" not in move for move in referee.legal_moves())
    with pytest.raises(AssertionError):
        draft(referee, "c7", 1, turned=True)


def test_half_turn_of_plan_and_foundation() -> None:
    """half_turn: the Plan may be turned, the Foundation never."""
    referee = dealt(deck(6, c1=cells("S.", ".."), c2=cells("Q.", "..")), half_turn=True)
    assert len(referee.legal_moves()) == 6
    assert all("turned" not in move for move in referee.legal_moves())
    referee.play({"move": "choose", "player": 0, "plan": "c2", "foundation": "c1"})
    referee.play({"move": "choose", "player": 1, "plan": "c5", "foundation": "c4"})
    assert len(referee.legal_moves()) == 4
    referee.play({"move": "finish", "player": 0, "overlap": 1, "turned": True})
    assert referee.piers[0] == "S..\n..Q"
    assert len(referee.legal_moves()) == 2


@pytest.mark.parametrize("cards", ["c7 c8", "c8 c7"])
@from_table
def test_round_patron(
    patron: str, category: str, points: list[int], player: int, cards: str
) -> None:
    """pier18.round.patron: most points of its category, even with a later card."""
    changes = {"c1": cells("QQQQ", "...."), "c4": cells("SAAA", "...H"), "c9": {"patron": patron}}
    referee = set_up(deck(18, 4, **changes))
    reveal(referee, "c7 c8 c9")
    for card in cards.split():
        draft(referee, card)
    award = {"card": "c9", "category": category, "points": points, "player": player}
    assert referee.awards == [award]
    assert referee.patrons == ([["c9"], []] if player == 0 else [[], ["c9"]])
    assert (referee.open, referee.chance_due) == ([], "reveal")


@from_table
def test_round_patron_counts_points_as_ruled(adjacency: str, flowers: str, points: int) -> None:
    """pier18.round.patron: flower_adjacency and flower_points hold during the rounds too."""
    changes = {"c1": cells("SSAA", "...H"), "c9": {"patron": "S"}}
    rulings = {"flower_adjacency": adjacency, "flower_points": flowers}
    referee = set_up(deck(18, 4, **changes), **rulings)
    reveal(referee, "c7 c8 c9")
    draft(referee, "c7")
    draft(referee, "c8")
    assert referee.awards[0]["points"] == [points, 0]


def test_round_patron_after_the_last_draft() -> None:
    """pier18.round.patron: the last card of the round counts, a covered symbol does not."""
    changes = {"c1": cells("..", ".Q"), "c7": cells("QQ", "Q."), "c8": cells("QQ", "QQ")}
    referee = set_up(deck(18, **changes))
    reveal(referee, "c7 c8 c9")
    draft(referee, "c7", 1)
    assert referee.awards == []
    draft(referee, "c8")
    assert referee.awards[0]["points"] == [1, 2]
    assert referee.patrons == [[], ["c9"]]


def test_round_patron_tie() -> None:
    """pier18.round.patron-tie: the earlier of the cards that the tied players took this round.

    Seats 0 and 1 have a point, seat 2 none. Seat 1's card is earlier than seat 0's; seat 2's is
    earlier still, seat 0's Foundation is the earliest, and so was its card the round before.
    """
    changes = {"c1": cells("QQ", ".."), "c4": cells("Q.", "Q.")}
    referee = set_up(deck(18, **changes), 3)
    reveal(referee, "c10 c11 c12 c13")
    for card in ("c10", "c11", "c12"):  # seats 0, 1, 2
        draft(referee, card)
    reveal(referee, "c14 c15 c16 c17")
    for card in ("c15", "c14", "c16"):  # seats 1, 2, 0
        draft(referee, card)
    assert [award["points"] for award in referee.awards] == [[1, 1, 0], [1, 1, 0]]
    assert referee.patrons == [["c13"], ["c17"], []]


@from_table
def test_patron_when_all_zero(ruling: dict[str, str], player: int | None) -> None:
    """patron_when_all_zero: with no points at all the date decides, or no one gets the card."""
    referee = set_up(deck(18), **ruling)
    reveal(referee, "c7 c8 c9")
    draft(referee, "c8")
    draft(referee, "c7")
    assert (referee.awards[0]["points"], referee.awards[0]["player"]) == ([0, 0], player)
    assert referee.patrons == [[], [] if player is None else ["c9"]]


def test_patron_when_not_all_zero() -> None:
    """patron_when_all_zero: a tie at one point is not a tie at zero."""
    changes = {"c1": cells("QQ", ".."), "c4": cells("QQ", "..")}
    referee = set_up(deck(18, **changes), patron_when_all_zero="nobody")
    reveal(referee, "c7 c8 c9")
    draft(referee, "c8")
    draft(referee, "c7")
    assert referee.patrons == [[], ["c9"]]


# --- End ---


@from_table
def test_end_trigger(players: int, size: int, rounds: int, left: int) -> None:
    """pier18.end.trigger, pier18.round.count: rounds while the deck has enough for a whole one."""
    referee = set_up(deck(size), players)
    for number in range(1, rounds + 1):
        assert referee.chance_due == "reveal"
        reveal(referee, " ".join(referee.unseen[: players + 1]))
        for _ in range(players):
            draft(referee, referee.open[0])
        assert referee.round == len(referee.awards) == number
    assert (referee.chance_due, len(referee.unseen)) == (None, left)
    assert {move["move"] for move in referee.legal_moves()} == {"finish"}


def test_end_plan() -> None:
    """pier18.end.plan, pier18.round.overlap: all add their Plan in seat order, then it ends."""
    changes = {"c1": cells("SQ", "AA"), "c2": cells("H.", ".."), "c5": cells("QQ", "..")}
    referee = set_up(deck(6, **changes))
    assert (referee.to_act, referee.is_over) == ({0}, False)
    moves = [{"move": "finish", "player": 0, "overlap": overlap} for overlap in (0, 1)]
    assert sorted(referee.legal_moves(), key=str) == moves
    finish(referee, 1)
    assert (referee.to_act, referee.is_over) == ({1}, False)
    assert {move["player"] for move in referee.legal_moves()} == {1}
    referee.play({"move": "finish", "player": 1, "overlap": 0})
    assert referee.piers == ["SH.\nA..", "..QQ\n...."]
    assert (referee.to_act, referee.is_over) == (set(), True)
    assert (referee.legal_moves(), referee.chance_due) == ([], None)


def test_a_whole_game() -> None:
    """pier18.score.plan, pier18.score.patrons: one round, counted by hand.

    Seat 0: QS.H. over .A...: one Fisher 1, the group QS 1, Lovers blocked by the Fisher, the Plan 4
    (five columns only with the Plan itself), the Patron 1: 7. Seat 1: A...Q twice: a pair of Poets
    1, Fishers 1, and the Lovers that the Plan requires are covered: 2. The Patron counts Fishers
    when both have one; c3 is earlier than c6.
    """
    changes = {
        "c1": cells("QQ", ".."),
        "c2": cells("H.", "..") | {"plan": "fishers == 1 and columns == 5"},
        "c3": cells("S.", "A."),
        "c4": cells("A.", "A."),
        "c5": cells(".Q", ".Q") | {"plan": "lovers >= 1"},
        "c6": cells("..", ".H"),
        "c7": cells("AA", "..") | {"patron": "A"},
    }
    referee = set_up(deck(7, **changes))
    reveal(referee, "c7 c3 c6")
    draft(referee, "c3", 1)
    draft(referee, "c6", 0)
    assert referee.piers == ["QS.\n.A.", "A...\nA..H"]
    finish(referee, 0, 1)
    assert referee.piers == ["QS.H.\n.A...", "A...Q\nA...Q"]
    one = {"poets": 0, "lovers": 0, "fishers": 1, "flower_sellers": 1, "plan": 4, "patrons": 1}
    two = {"poets": 1, "lovers": 0, "fishers": 1, "flower_sellers": 0, "plan": 0, "patrons": 0}
    assert referee.result() == {
        "players": [
            {"name": "Player 1", "rank": 1, "total": 7, "symbols": 4, "categories": one},
            {"name": "Player 2", "rank": 2, "total": 2, "symbols": 4, "categories": two},
        ],
        "winners": ["Player 1"],
        "decided_by": "points",
        "missing": [],
    }


def test_result_counts_as_ruled() -> None:
    """flower_adjacency, flower_points: the final score uses the rulings of the game."""
    changes = {"c1": cells("SS", "A.")}
    totals = {}
    for adjacency in ("orthogonal", "same_side"):
        for flowers in ("every_other_symbol", "other_kinds_only"):
            rulings = {"flower_adjacency": adjacency, "flower_points": flowers}
            referee = set_up(deck(6, **changes), **rulings)
            finish(referee, 0, 0)
            totals[adjacency, flowers] = referee.result()["players"][0]["total"]
    assert totals == {  # the Fisher itself is always a point
        ("orthogonal", "every_other_symbol"): 1 + 2,
        ("orthogonal", "other_kinds_only"): 1 + 1,
        ("same_side", "every_other_symbol"): 1 + 1,
        ("same_side", "other_kinds_only"): 1 + 0,
    }


def test_tie_symbols() -> None:
    """pier18.tie.symbols: two Poets and three Poets score a point each; three symbols win."""
    changes = {"c1": cells("QQ", ".."), "c4": cells("QQ", "Q.")}
    referee = set_up(deck(6, **changes))
    finish(referee, 0, 0)
    result = referee.result()
    assert [player["total"] for player in result["players"]] == [1, 1]
    assert [player["rank"] for player in result["players"]] == [2, 1]
    assert (result["winners"], result["decided_by"]) == (["Player 2"], "pier18.tie.symbols")


def test_tie_date() -> None:
    """pier18.tie.date: the Plan card's date, not the Foundation's."""
    referee = set_up(deck(6, c2={"date": "05-01"}))
    finish(referee, 0, 0)
    result = referee.result()
    assert (result["winners"], result["decided_by"]) == (["Player 2"], "pier18.tie.date")


@pytest.mark.parametrize("verdicts", [[True, False], [False, True]])
def test_plan_in_words(verdicts: list[bool | None]) -> None:
    """pier18.score.plan: people judge a Plan in words."""
    cards = deck(6)
    for card in cards:
        del card["plan"]
        card["plan_text"] = "a lovely pier"
    referee = set_up(cards)
    finish(referee, 0, 0)
    with pytest.raises(AssertionError):
        referee.result()
    referee.verdicts = verdicts
    totals = [player["total"] for player in referee.result()["players"]]
    assert totals == [4 if verdict else 0 for verdict in verdicts]


COUNTS = {
    # SQ.H      two groups: S Q with the S below, and H with the A below
    # S..A
    "poets": 1, "lovers": 1, "fishers": 1, "flower_sellers": 2, "symbols": 5, "blanks": 3,
    "upper.poets": 1, "upper.lovers": 1, "upper.fishers": 0, "upper.flower_sellers": 1,
    "upper.symbols": 3, "upper.blanks": 1,
    "lower.poets": 0, "lower.lovers": 0, "lower.fishers": 1, "lower.flower_sellers": 1,
    "lower.symbols": 2, "lower.blanks": 2,
    "columns": 4, "groups": 2, "largest_group": 3,
    "points.poets": 0, "points.lovers": 0, "points.fishers": 1, "points.flower_sellers": 2,
}  # fmt: skip


@pytest.mark.parametrize(("name", "count"), COUNTS.items())
def test_plan_counts(name: str, count: int) -> None:
    """pier18.score.plan: every name that a condition may use."""
    assert plan_holds(f"{name} == {count}", "SQ.H\nS..A", PLAIN)
    assert not plan_holds(f"{name} != {count}", "SQ.H\nS..A", PLAIN)


def test_plan_counts_groups_as_ruled() -> None:
    """pier18.score.plan: on one side at a time there are S Q, H, S and A."""
    rulings = PLAIN | {"flower_adjacency": "same_side"}
    assert plan_holds("groups == 4 and largest_group == 2", "SQ.H\nS..A", rulings)
    assert plan_holds("points.flower_sellers == 1", "SQ.H\nS..A", rulings)
    rulings = PLAIN | {"flower_points": "other_kinds_only"}
    assert plan_holds("points.flower_sellers == 1", "SQ.H\nS..A", rulings)


@from_table
def test_plan_conditions(plan: str, holds: bool) -> None:
    """pier18.score.plan: operator precedence as in Python."""
    assert plan_holds(plan, "SQ.H\nS..A", PLAIN) is holds


def test_plan_on_an_empty_pier() -> None:
    """pier18.score.plan: no symbol, no group."""
    assert plan_holds("largest_group == 0 and groups == 0 and blanks == 4", "..\n..", PLAIN)


# --- Given decks, and counting games ---


def test_deal_from() -> None:
    """pier18.setup.deal, .return: hands seat by seat; returned cards at the end in seat order."""
    order = [f"c{number}" for number in (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)]
    referee = Referee(deck(10), 2, {})
    deal_from(referee, order)
    assert referee.hands == [["c10", "c9", "c8"], ["c7", "c6", "c5"]]
    deal_from(referee, order)  # nothing due
    referee.play({"move": "choose", "player": 0, "plan": "c10", "foundation": "c8"})
    referee.play({"move": "choose", "player": 1, "plan": "c5", "foundation": "c6"})
    deal_from(referee, order)
    assert referee.open == ["c4", "c3", "c2"]
    draft(referee, "c3")
    draft(referee, "c4")
    deal_from(referee, order)
    assert referee.open == ["c1", "c9", "c7"]
    assert order == [f"c{number}" for number in (10, 9, 8, 7, 6, 5, 4, 3, 2, 1)]


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
    (deck(7, 1, c1=cells("Q", ".")), 2, {"half_turn": True}, [1, 6, 36, 120, 264, 336, 336, 0]),
]


@pytest.mark.parametrize(("cards", "players", "rulings", "counts"), PERFTS)
@pytest.mark.long
def test_perft(cards: Cards, players: int, rulings: dict[str, Any], counts: list[int]) -> None:
    """Sequences of exactly this many player moves; a game that ends earlier counts nothing."""
    referee = Referee(cards, players, rulings)
    order = [card["id"] for card in cards]
    assert [perft(referee, depth, order) for depth in range(len(counts))] == counts
    assert (referee.chance_due, referee.unseen) == ("deal", order)


@pytest.mark.parametrize("players", [2, 3])
def test_every_card_is_in_one_place(players: int) -> None:
    """pier18.deck: at every moment of random games the 18 cards are in one place each."""
    chance = random.Random(18)
    for _ in range(20):
        referee = Referee(deck(18), players, {})
        order = list(referee.cards)
        chance.shuffle(order)
        laid: list[str] = []
        while not referee.is_over:
            deal_from(referee, order)
            move = chance.choice(referee.legal_moves())
            laid += [move["card"]] if move["move"] == "draft" else []
            referee.play(move)
            waiting = [] if referee.first is not None else referee.returned
            kept = [card for card in referee.plans + referee.foundations if card]
            piles = [*referee.hands, *referee.patrons, referee.unseen, referee.open]
            places = sum(map(len, piles)) + len(laid) + len(waiting) + len(kept)
            held = {*laid, *waiting, *kept}.union(*piles)
            assert (places, held) == (18, set(order))
        assert len(laid) == players * referee.round == {2: 8, 3: 9}[players]
        assert sum(map(len, referee.patrons)) == referee.round
