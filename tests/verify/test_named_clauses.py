"""The clause that is named for the first wrong answer of a program, without a misreading."""

from collections.abc import Sequence
from random import Random

import pytest

from boardscore.records import read_record, write_setup
from boardscore.verify import vector_strength
from boardscore.verify.data_types import Data, Wrong
from boardscore.verify.kit import play_kit
from boardscore.verify.search.game_questions import Fault, GameQuestion, question_about
from boardscore.verify.search.played_games import (
    PlayedGame,
    replay_moves,
)
from boardscore.verify.vectors.misreading import Misreading
from tests.misplays.searched import Asked, searched
from tests.misplays.unlisted import unlisted
from tests.verify.searching import drawn_games, random_game


def auctionland(*moves: Data, players: int = 2) -> PlayedGame:
    """A game with a market of three tiles of a single kind, after some moves."""
    start = next(iter(play_kit("auctionland").smallest({})))
    setup = write_setup(start)
    names = ["Anna", "Ben", "Cleo"][:players]
    tile, *_ = setup["pack"]["tiles"]
    setup |= {"players": names, "market_size": 3}
    setup["pack"] = {**setup["pack"], "tiles": [{**tile, "id": "A", "count": 9}]}
    return replay_moves(setup, moves, read_record([setup]).start)


def decides(game: PlayedGame, missing: Sequence[Data]) -> str:
    return play_kit(game.game).decides(game, Wrong(tuple(missing), ()))


BUILT: tuple[Data, ...] = (
    {"move": "market", "tiles": ["A", "A", "A"]},
    {"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0},
    {"move": "auction", "player": 0, "slot": 0},
)


def test_missing_moves_in_the_first_turn_break_the_order_of_a_turn() -> None:
    """The market is filled, otherwise its move would have been refused: it is time to build."""
    begun = auctionland(BUILT[0])
    legal = begun.legal(1)
    assert {move["move"] for move in legal} == {"build"}
    assert decides(begun, legal) == "auctionland.turn.order"


def test_bids_missing_after_a_bid_are_not_blamed_on_money() -> None:
    """Ben has 12 dollars and Cleo 14. A program that thinks them poorer omits earlier bids."""
    before = auctionland(*BUILT, players=3)
    dear = [move for move in before.legal(3) if move.get("amount", 0) > 4]
    assert {move["amount"] for move in dear} == {*range(5, 15)}
    assert decides(before, dear) == "auctionland.setup.money"
    after = auctionland(*BUILT, {"move": "bid", "player": 1, "amount": 2}, players=3)
    dear = [move for move in after.legal(4) if move.get("amount", 0) > 4]
    assert decides(after, dear) == "auctionland.auction.bid"


def lists(game: PlayedGame, moves: Sequence[Data]) -> str:
    """The clause that is named for a program that lists these moves and no others."""
    legal = game.legal(len(game.moves))
    extra = [(place, move) for place, move in enumerate(moves) if move not in legal]
    missing = [move for move in legal if move not in moves]
    return play_kit(game.game).decides(game, Wrong(tuple(missing), tuple(extra)))


def test_building_a_sold_tile_is_blamed_on_selling() -> None:
    """Ben bought it. Anna, the auctioneer, has one tile in the same cell as he would."""
    bought = {"move": "bid", "player": 1, "amount": 2}, {"move": "sell", "player": 0}
    sold = auctionland(*BUILT, *bought)
    (own,) = sold.legal(5)
    assert (own["move"], own["player"]) == ("place", 1)
    beside = {"move": "place", "player": 0, "row": 0, "column": 1, "turns": 0}
    assert lists(sold, [beside]) == "auctionland.auction.sell"


def test_not_building_a_tile_without_bids_is_blamed_on_no_bid() -> None:
    """Ben passes, so Anna builds it. If Ben must still bid, closing is broken."""
    passed = auctionland(*BUILT, {"move": "pass", "player": 1})
    assert {move["player"] for move in passed.legal(4)} == {0}
    assert lists(passed, []) == "auctionland.auction.no-bid"
    bid = {"move": "bid", "player": 1, "amount": 1}
    assert lists(passed, [bid]) == "auctionland.auction.two-player"


def test_missing_bidders_are_blamed_on_bidding_and_missing_passes_on_closing() -> None:
    """Ben and Cleo may bid and pass, in any order."""
    asked = auctionland(*BUILT, players=3)
    legal = asked.legal(3)
    ben = [move for move in legal if move["player"] == 1]
    assert lists(asked, ben) == "auctionland.auction.bid"
    bids = [move for move in legal if move["move"] == "bid"]
    assert lists(asked, bids) == "auctionland.auction.close"


def test_a_missing_tile_to_auction_is_blamed_on_picking() -> None:
    """Anna has all of her 10 dollars, and built for nothing, so no rule on money is broken."""
    picking = auctionland(*BUILT[:2])
    assert {move["slot"] for move in picking.legal(2)} == {0, 1}
    free = {"move": "auction", "player": 0, "slot": 0}
    assert lists(picking, [free]) == "auctionland.auction.pick"


def test_rules_that_changed_the_same_money_may_be_broken_too() -> None:
    """Anna paid 2 dollars for her first tile, got one of them back with the next, and has 9.

    A program that does not let her buy back for 9 has one of these wrong, or the price of buying
    back.
    """
    dear = {**BUILT[1], "slot": 2}
    bid = {"move": "bid", "player": 1, "amount": 8}
    bought = auctionland(BUILT[0], dear, BUILT[2], bid)
    assert bought.end.money == (9, 12)
    missing = {"move": "buy_back", "player": 0}
    assert missing in bought.legal(4)
    wrong = Wrong((missing,), ())
    known = play_kit("auctionland")
    named = known.decides(bought, wrong)
    assert {named, *known.neighbours(bought, wrong, named)} == {
        "auctionland.market.price",
        "auctionland.market.money",
        "auctionland.auction.buy-back",
    }


def test_two_rules_that_score_wrongly_together_scored_other_tiles() -> None:
    """Of the first market, or of one filled later; all icons belong to one rule."""
    known = play_kit("auctionland")
    begun = auctionland(*BUILT)
    assert known.ends(begun, ("beaches", "gardens_houses"), ()) == "auctionland.setup.market"
    assert known.ends(begun, ("beaches",), ()) is None
    assert known.ends(begun, ("love", "peace"), ()) is None
    passed = {"move": "pass", "player": 1}
    laid = {"move": "place", "player": 0, "row": 0, "column": 1, "turns": 0}
    filled = auctionland(*BUILT, passed, laid, {"move": "market", "tiles": ["A", "A"]})
    assert [move["move"] for move in filled.moves].count("market") == 2
    assert known.ends(filled, ("beaches", "peace"), ()) == "auctionland.market.refill"


def test_refusing_to_score_an_unfinished_game_is_right() -> None:
    """Three moves were made, and Ben is asked for a bid: there is no fourth move to score."""
    question = question_about("replay", auctionland(*BUILT).record())
    assert question.expected == {"error": {"code": "illegal", "index": 3}}
    (right,) = (
        one
        for one in vector_strength.wrong_programs("auctionland", "legal")
        if one.kind == "identity"
    )
    (outcome,) = Asked(right).ask([question.request])
    assert question.fault(outcome) is None


def test_a_move_of_an_unknown_seat_is_blamed_on_the_players() -> None:
    begun = auctionland(BUILT[0])
    third = {**BUILT[1], "player": 2}
    question = GameQuestion(begun, "replay", refused=third)
    assert question.clauses(Fault("refusal", 1))[0] == "auctionland.players"


def test_a_wrong_patron_without_a_tie_is_not_blamed_on_ties() -> None:
    """In a game in which no round ends with a tie, a card is reported for another seat."""
    one = next(game for game in drawn_games(Random(3), "pier18", {}) if not met_ties(game))
    counts = [len(cards) for cards in one.end.patrons]
    giver = counts.index(max(counts))
    taker = (giver + 1) % len(counts)
    changed = {giver: counts[giver] - 1, taker: counts[taker] + 1}
    told = [{"patrons": changed.get(seat, count)} for seat, count in enumerate(counts)]
    assert play_kit("pier18").ends(one, ("patrons",), told) == "pier18.round.patron"


def met_ties(game: PlayedGame) -> bool:
    """Whether a Patron went to one of several tied players, or whether there was none at all."""
    met = [
        name
        for before, move, after in zip(game.states, game.moves, game.states[1:])
        for name in play_kit("pier18").covered(before, move, after)
    ]
    return "pier18.round.patron-tie" in met or "pier18.round.patron" not in met


def test_more_patrons_than_rounds_are_blamed_on_counting() -> None:
    """There is one Patron per round, so an answer with more has not given one to another player."""
    one = random_game(Random(3), "pier18")
    told = [{"patrons": 2 * len(cards)} for cards in one.end.patrons]
    assert any(own["patrons"] for own in told)
    assert play_kit("pier18").ends(one, ("patrons",), told) == "pier18.score.patrons"


@pytest.mark.long
@pytest.mark.parametrize(
    "misreading",
    [
        one
        for one in unlisted()
        if one.kind
        in {
            "only-right-and-below",
            "patron-mixes-up-symbols",
            "tie-to-fewest-patrons",
            "bids-at-most-double",
            "ends-when-somebody-is-broke",
            "twelve-for-all-others",
        }
    ],
    ids=lambda one: one.id,
)
def test_mistakes_without_a_misreading_are_named_by_clause(misreading: Misreading) -> None:
    """`python -m tests.misplays --named --unlisted` searches all of them.

    Ending a game too early gives a score, and ranks say less than everything else.
    """
    found = searched(misreading, 96)
    assert found.clause == misreading.clause
