"""Which clause is named where a program first goes another way, whatever that is like."""

from collections.abc import Sequence
from random import Random

import pytest

from boardscore.records import read_record, write_setup
from boardscore.verify import game_kits, strength
from boardscore.verify.data_types import Data, Wrong
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.play_kit import PlayKit
from boardscore.verify.search.play.game_questions import Fault, GameQuestion, question_about
from boardscore.verify.search.play.played_games import (
    PlayedGame,
    play_game,
    play_games,
    replay_moves,
)
from boardscore.verify.vectors.misreading import Misreading
from tests.misplays.searched import Asked, searched
from tests.misplays.unlisted import unlisted


def play(game: str) -> PlayKit:
    known = game_kits.kit(game).play
    assert known is not None
    return known


def auctionland(*moves: Data, players: int = 2) -> PlayedGame:
    """A game with a market of three tiles of a single kind, after some moves."""
    start = next(iter(play("auctionland").smallest({})))
    setup = write_setup(start)
    names = ["Anna", "Ben", "Cleo"][:players]
    tile, *_ = setup["pack"]["tiles"]
    setup |= {"players": names, "market_size": 3}
    setup["pack"] = {**setup["pack"], "tiles": [{**tile, "id": "A", "count": 9}]}
    return replay_moves(setup, moves, read_record([setup]).start)


def decides(game: PlayedGame, missing: Sequence[Data]) -> str:
    return play(game.game).decides(game, Wrong(tuple(missing), ()))


BUILT: tuple[Data, ...] = (
    {"move": "market", "tiles": ["A", "A", "A"]},
    {"move": "build", "player": 0, "slot": 0, "row": 0, "column": 0, "turns": 0},
    {"move": "auction", "player": 0, "slot": 0},
)


def test_no_moves_in_the_first_turn_break_the_order_of_a_turn() -> None:
    """The market is filled, or its move would have been refused: it is time to build."""
    begun = auctionland(BUILT[0])
    legal = begun.legal(1)
    assert {move["move"] for move in legal} == {"build"}
    assert decides(begun, legal) == "auctionland.turn.order"


def test_bids_that_are_left_out_after_a_bid_are_no_matter_of_money() -> None:
    """Ben has 12 dollars and Cleo 14. Those who take them for poorer leave bids out before one."""
    before = auctionland(*BUILT, players=3)
    dear = [move for move in before.legal(3) if move.get("amount", 0) > 4]
    assert {move["amount"] for move in dear} == {*range(5, 15)}
    assert decides(before, dear) == "auctionland.setup.money"
    after = auctionland(*BUILT, {"move": "bid", "player": 1, "amount": 2}, players=3)
    dear = [move for move in after.legal(4) if move.get("amount", 0) > 4]
    assert decides(after, dear) == "auctionland.auction.bid"


def lists(game: PlayedGame, moves: Sequence[Data]) -> str:
    """The clause that is named for who lists these moves and no others."""
    legal = game.legal(len(game.moves))
    extra = [(place, move) for place, move in enumerate(moves) if move not in legal]
    missing = [move for move in legal if move not in moves]
    return play(game.game).decides(game, Wrong(tuple(missing), tuple(extra)))


def test_who_builds_a_tile_that_was_sold_is_a_matter_of_selling() -> None:
    """Ben bought it. Anna, who holds the gavel, has one tile at the same place as he would."""
    bought = {"move": "bid", "player": 1, "amount": 2}, {"move": "sell", "player": 0}
    sold = auctionland(*BUILT, *bought)
    (own,) = sold.legal(5)
    assert (own["move"], own["player"]) == ("place", 1)
    beside = {"move": "place", "player": 0, "row": 0, "column": 1, "turns": 0}
    assert lists(sold, [beside]) == "auctionland.auction.sell"


def test_a_tile_that_nobody_bids_for_and_is_not_built_is_a_matter_of_no_bid() -> None:
    """Ben passes: Anna builds it. Who asks Ben for a bid still has not closed the auction."""
    passed = auctionland(*BUILT, {"move": "pass", "player": 1})
    assert {move["player"] for move in passed.legal(4)} == {0}
    assert lists(passed, []) == "auctionland.auction.no-bid"
    bid = {"move": "bid", "player": 1, "amount": 1}
    assert lists(passed, [bid]) == "auctionland.auction.two-player"


def test_all_moves_of_a_bidder_are_a_matter_of_who_bids_and_a_pass_alone_is_none() -> None:
    """Ben and Cleo may bid and pass, in any order."""
    asked = auctionland(*BUILT, players=3)
    legal = asked.legal(3)
    ben = [move for move in legal if move["player"] == 1]
    assert lists(asked, ben) == "auctionland.auction.bid"
    bids = [move for move in legal if move["move"] == "bid"]
    assert lists(asked, bids) == "auctionland.auction.close"


def test_a_tile_that_can_be_put_up_though_it_costs_what_nobody_has_spent_is_one_to_pick() -> None:
    """Anna has all of her 10 dollars, and built for nothing: it is no matter of money."""
    picking = auctionland(*BUILT[:2])
    assert {move["slot"] for move in picking.legal(2)} == {0, 1}
    free = {"move": "auction", "player": 0, "slot": 0}
    assert lists(picking, [free]) == "auctionland.auction.pick"


def test_what_changed_the_same_money_may_be_broken_as_well() -> None:
    """Anna paid 2 dollars for her first tile, got one of them back with the next, and has 9. Who
    does not let her buy back for 9 has one of these wrong, or the price of buying back.
    """
    dear = {**BUILT[1], "slot": 2}
    bid = {"move": "bid", "player": 1, "amount": 8}
    bought = auctionland(BUILT[0], dear, BUILT[2], bid)
    assert bought.end.money == (9, 12)
    missing = {"move": "buy_back", "player": 0}
    assert missing in bought.legal(4)
    wrong = Wrong((missing,), ())
    known = play("auctionland")
    named = known.decides(bought, wrong)
    assert {named, *known.neighbours(bought, wrong, named)} == {
        "auctionland.market.price",
        "auctionland.market.money",
        "auctionland.auction.buy-back",
    }


def test_two_rules_that_score_wrongly_at_once_have_scored_other_tiles() -> None:
    """Of the first market, or of one that was filled since; the icons are all of one rule."""
    known = play("auctionland")
    begun = auctionland(*BUILT)
    assert known.ends(begun, ("beaches", "gardens_houses"), ()) == "auctionland.setup.market"
    assert known.ends(begun, ("beaches",), ()) is None
    assert known.ends(begun, ("love", "peace"), ()) is None
    passed = {"move": "pass", "player": 1}
    laid = {"move": "place", "player": 0, "row": 0, "column": 1, "turns": 0}
    filled = auctionland(*BUILT, passed, laid, {"move": "market", "tiles": ["A", "A"]})
    assert [move["move"] for move in filled.moves].count("market") == 2
    assert known.ends(filled, ("beaches", "peace"), ()) == "auctionland.market.refill"


def test_the_score_of_a_game_that_goes_on_is_refused_at_its_end() -> None:
    """Three moves were made, and Ben is asked for a bid: there is no fourth move to score."""
    question = question_about("replay", auctionland(*BUILT).record())
    assert question.expected == {"error": {"code": "illegal", "index": 3}}
    (right,) = (
        one for one in strength.wrong_programs("auctionland", "legal") if one.kind == "identity"
    )
    (outcome,) = Asked(right).ask([question.request])
    assert question.fault(outcome) is None


def test_a_move_of_a_seat_that_nobody_has_is_a_matter_of_the_players() -> None:
    begun = auctionland(BUILT[0])
    third = {**BUILT[1], "player": 2}
    question = GameQuestion(begun, "replay", refused=third)
    assert question.clauses(Fault("refusal", 1))[0] == "auctionland.players"


def test_a_patron_that_no_tie_gives_to_another_is_none_of_a_tie() -> None:
    """In a game of which no round ends with a tie, one card is told of another seat."""
    known, random = play("pier18"), Random(3)
    start = lambda: known.started(random, with_defaults("pier18", {}))  # noqa: E731
    one = next(game for game in play_games(random, start, known.choose) if not met_ties(game))
    counts = [len(cards) for cards in one.end.patrons]
    giver = counts.index(max(counts))
    taker = (giver + 1) % len(counts)
    changed = {giver: counts[giver] - 1, taker: counts[taker] + 1}
    told = [{"patrons": changed.get(seat, count)} for seat, count in enumerate(counts)]
    assert known.ends(one, ("patrons",), told) == "pier18.round.patron"


def met_ties(game: PlayedGame) -> bool:
    """Whether a Patron went to one of several who were tied; or whether there was none at all."""
    met = [
        name
        for before, move, after in zip(game.states, game.moves, game.states[1:])
        for name in play("pier18").covered(before, move, after)
    ]
    return "pier18.round.patron-tie" in met or "pier18.round.patron" not in met


def test_more_patrons_than_rounds_are_a_matter_of_counting() -> None:
    """There is one Patron a round: who tells more has given none to another player."""
    known, random = play("pier18"), Random(3)
    one = play_game(random, known.started(random, with_defaults("pier18", {})), known.choose)
    told = [{"patrons": 2 * len(cards)} for cards in one.end.patrons]
    assert any(own["patrons"] for own in told)
    assert known.ends(one, ("patrons",), told) == "pier18.score.patrons"


@pytest.mark.long
@pytest.mark.parametrize(
    "mutant",
    [
        one
        for one in unlisted()
        if one.kind
        in {
            "patron-mixes-up-symbols",
            "tie-to-fewest-patrons",
            "bids-at-most-double",
            "only-right-and-below",
            "ends-when-somebody-is-broke",
            "twelve-for-all-others",
        }
    ],
    ids=lambda one: one.id,
)
def test_what_no_misreading_is_like_is_named_by_its_clause(mutant: Misreading) -> None:
    """`python -m tests.misplays --named --unlisted` searches all of them.

    Who lays tiles only to the right and below stops in random games where one stops for whom the
    first tile is a corner: only games that go on for both tell them apart. Who ends a game too
    early gives a score, and ranks say less than all else.
    """
    found = searched(mutant, 96)
    assert (found.clause, found.like) == (mutant.clause, None)
