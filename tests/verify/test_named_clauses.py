"""The clause that is named for the first wrong answer of a program, without a misreading."""

from collections.abc import Callable, Sequence
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
from tests.misplays.searched import searched
from tests.misplays.unlisted import unlisted
from tests.verify.searching import Driver, drawn_games, random_game


def auctionland(*moves: Data, players: int = 2) -> PlayedGame:
    """A game with a market of three tiles of a single kind, after some moves."""
    start = next(iter(play_kit("auctionland").smallest({})))
    setup = write_setup(start)
    names = ["Anna", "Ben", "Cleo"][:players]
    tile, *_ = setup["pack"]["tiles"]
    setup |= {"players": names, "market_size": 3}
    setup["pack"] = {**setup["pack"], "tiles": [{**tile, "id": "A", "count": 9}]}
    return replay_moves(setup, moves, read_record([setup]).start)


BUILT: tuple[Data, ...] = (
    {"move": "market", "tiles": ["A", "A", "A"]},
    {"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0},
    {"move": "auction", "player": 0, "slot": 0},
)


BID, PASS = {"move": "bid", "player": 1, "amount": 2}, {"move": "pass", "player": 1}
SOLD = (*BUILT, BID, {"move": "sell", "player": 0})


@pytest.mark.parametrize(
    ("moves", "players", "listed", "clause"),
    [
        # The market is filled, otherwise its move would have been refused: it is time to build.
        (BUILT[:1], 2, lambda _: [], "turn.order"),
        # Ben has 12 dollars and Cleo 14. A program that thinks them poorer omits earlier bids.
        (BUILT, 3, lambda legal: [one for one in legal if one.get("amount", 0) < 5], "setup.money"),
        (
            (*BUILT, BID),
            3,
            lambda legal: [one for one in legal if one.get("amount", 0) < 5],
            "auction.bid",
        ),
        # Ben bought it. Anna, the auctioneer, has one tile in the same cell as he would.
        (SOLD, 2, lambda legal: [{**legal[0], "player": 0, "column": 1}], "auction.sell"),
        # Ben passes, so Anna builds it. If Ben must still bid, closing is broken.
        ((*BUILT, PASS), 2, lambda _: [], "auction.no-bid"),
        ((*BUILT, PASS), 2, lambda _: [{**BID, "amount": 1}], "auction.two-player"),
        # Ben and Cleo may bid and pass, in any order.
        (BUILT, 3, lambda legal: [one for one in legal if one["player"] == 1], "auction.bid"),
        (BUILT, 3, lambda legal: [one for one in legal if one["move"] == "bid"], "auction.close"),
        # Anna has all of her 10 dollars, and built for nothing, so no rule on money is broken.
        (BUILT[:2], 2, lambda _: [BUILT[2]], "auction.pick"),
    ],
)
def test_a_wrong_list_of_moves_is_blamed_on_a_clause(
    moves: Sequence[Data], players: int, listed: Callable[[list[Data]], list[Data]], clause: str
) -> None:
    game = auctionland(*moves, players=players)
    legal = [*game.legal(len(moves))]
    found = listed(legal)
    extra = [(place, move) for place, move in enumerate(found) if move not in legal]
    missing = [move for move in legal if move not in found]
    assert missing
    wrong = Wrong(tuple(missing), tuple(extra))
    assert play_kit("auctionland").decides(game, wrong) == f"auctionland.{clause}"


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
    (outcome,) = Driver(right.answers).ask([question.request])
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
