"""The clause that is named first for wrong answers without a misreading, and its consequences."""

from collections.abc import Callable, Iterator, Sequence
from copy import deepcopy
from functools import cache
from random import Random

import pytest
from attrs import evolve

from boardscore import LANGUAGES
from boardscore.records import read_record, write_setup
from boardscore.verify import vector_strength
from boardscore.verify.data_types import Data, Wrong
from boardscore.verify.game_kit import facets_of, kit_of, play_kit
from boardscore.verify.judge.broken_rules import clauses_of_table, with_wrong_tables
from boardscore.verify.judge.declared_rulings import with_defaults
from boardscore.verify.judge.judgement import Judgement
from boardscore.verify.judge.vector_run import request_of
from boardscore.verify.judge.verdicts import Case, Decision, Verdict
from boardscore.verify.program.outcomes import Outcome, Status
from boardscore.verify.program.protocol import TRACE, Request
from boardscore.verify.program.replies import Moves, Refused, Scored, Traced
from boardscore.verify.report.causes import causes
from boardscore.verify.report.counterexample import Counterexample
from boardscore.verify.report.html_page import page
from boardscore.verify.report.machine_reports import annotations
from boardscore.verify.search.game_questions import Fault, GameQuestion, question_about
from boardscore.verify.search.played_games import Misplaced, PlayedGame, replay_moves
from boardscore.verify.vectors.differences import Difference, check
from boardscore.verify.vectors.misreading import Misreading
from boardscore.verify.vectors.vectors import PLAY, load, positions
from tests.misplays.searched import searched
from tests.misplays.unlisted import unlisted
from tests.tables import from_table
from tests.verify.samples import in_a_line
from tests.verify.searching import Driver, clauses_of, contents, drawn_games, random_game
from tests.verify.test_misreadings import cases

VECTORS = {one.id: one for one in load()}


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


# The rule that explains most wrong answers

ENGINES = {one.id: one for one in (*vector_strength.wrong_programs(None, *PLAY), *unlisted())}


@cache
def judged(name: str) -> Judgement:
    """The judgement on an engine that scores positions rightly, without any misreading."""
    engine = ENGINES[name]
    scored = [Case(one, Verdict.AGREE) for one in positions(engine.game)]
    return Judgement((), (*cases(engine), *scored))


PATRONS = (
    "pier18.round.patron/unlisted:patron-counts-both-sides",
    "pier18.round.patron/unlisted:patron-mixes-up-symbols",
    "pier18.round.patron-tie/earliest-date:seat",
    "pier18.round.patron-tie/card-of-the-round:plan",
)


@pytest.mark.long
@pytest.mark.parametrize("name", PATRONS)
def test_a_patron_for_another_player_is_not_blamed_on_counting(name: str) -> None:
    """Positions with Patrons are scored correctly, so a rule that awards them is broken."""
    first, *_ = causes(judged(name))
    assert first.clause == ENGINES[name].clause


@pytest.mark.long
@from_table
def test_the_rule_that_explains_most_wrong_answers_is_named(name: str) -> None:
    """Refused draws may be about the deck, about their number, or about the end."""
    assert causes(judged(name))[0].clause == ENGINES[name].clause


@pytest.mark.long
@pytest.mark.parametrize("name", PATRONS)
def test_the_category_is_named_if_positions_are_wrong_too(name: str) -> None:
    wrong = judged(name)
    scored = tuple(_with_wrong_patrons(wrong))
    first, *_ = causes(evolve(wrong, cases=scored))
    assert first.clause == "pier18.score.patrons"


def _with_wrong_patrons(judgement: Judgement) -> Iterator[Case]:
    for case in judgement.cases:
        is_of_patrons = case.vector.clause == "pier18.score.patrons" and case.vector.op == "score"
        yield evolve(case, verdict=Verdict.DISAGREE) if is_of_patrons else case


@pytest.mark.long
@pytest.mark.parametrize("name", PATRONS)
def test_a_rule_is_shown_once(name: str) -> None:
    shown = [one.clause for one in causes(judged(name)) if not one.may_follow]
    assert len(shown) == len({*shown})


@pytest.mark.long
@from_table
def test_failures_that_touch_the_rule_above_are_possible_consequences(name: str) -> None:
    """One mistake causes wrong answers to vectors about other rules, which touch the broken one."""
    first, *others = causes(judged(name))
    assert (first.clause, first.may_follow) == (ENGINES[name].clause, False)
    assert others
    assert all(one.may_follow for one in others)
    text, german = (in_a_line(judged(name), lang) for lang in LANGUAGES)
    assert "perhaps consequences of the above" in text
    assert "This may be a consequence of a mistake above." in page(judged(name)).decode()
    assert "perhaps consequences of the above" in "\n".join(annotations(judged(name)))
    assert "vielleicht Folgen davon" in german


@pytest.mark.long
def test_a_second_mistake_is_no_consequence_of_a_misreading_that_gets_its_vectors_right() -> None:
    """To correct the first would not remove the second."""
    first, second = "pier18.round.order/first-player-moves-on:stays", PATRONS[2]
    both = zip(cases(ENGINES[first]), cases(ENGINES[second]), strict=True)
    mixed = [one if one.differences else other for one, other in both]
    known = {
        one.vector.id: ENGINES[first]
        for one in cases(ENGINES[first])
        if one.differences and one.vector.clause == ENGINES[first].clause
    }
    found = causes(Judgement((), tuple(mixed), like=known))
    assert [(one.clause, one.may_follow) for one in found] == [
        ("pier18.round.order", False),
        ("pier18.round.overlap", True),
        ("pier18.score.patrons", False),
    ]


@pytest.mark.long
def test_a_misreading_of_one_game_explains_nothing_about_the_other() -> None:
    piers, islands = "pier18.round.order/first-player-moves-on:stays", "auctionland.bonus.once"
    known = {one.vector.id: ENGINES[piers] for one in cases(ENGINES[piers]) if one.differences}
    other = next(engine for name, engine in ENGINES.items() if name.startswith(islands))
    found = causes(Judgement((), (*cases(ENGINES[piers]), *cases(other)), like=known))
    first = next(one for one in found if one.clause.startswith("auctionland."))
    assert not first.may_follow


def wrong_cases(name: str) -> list[Case]:
    """The wrong answers of an engine, those to the shortest games first."""
    wrong = [one for one in cases(ENGINES[name]) if one.differences and one.decision is not None]
    return sorted(wrong, key=lambda one: len(one.vector.input["record"]))


@pytest.mark.long
def test_a_move_that_is_no_move_at_all_is_about_the_rule_of_the_vector() -> None:
    """An overlap below 0 breaks no clause, as it cannot be written, and is not about players."""
    first = next(
        one
        for one in wrong_cases("pier18.round.overlap/none:must-cover")
        if one.vector.clause == "pier18.round.overlap" and one.decision is not None
    )
    case = evolve(first, decision=evolve(first.decision, clause="pier18.players", place=0))
    assert clauses_of(case) == ("pier18.round.overlap",)


@pytest.mark.long
def test_the_example_is_one_under_the_first_rulings_if_there_is_any() -> None:
    """So a mistake that every ruling shows is not taken for one about a ruling."""
    name = "pier18.round.order/first-player-moves-on:stays"
    about = [one for one in wrong_cases(name) if one.vector.clause == ENGINES[name].clause]
    first, *_, last = about
    repeated = evolve(first, vector=evolve(first.vector, id=f"{first.vector.id}@half_turn=true"))
    cause, *_ = causes(Judgement((), (repeated, last)))
    assert len(repeated.vector.input["record"]) <= len(last.vector.input["record"])
    assert cause.shortest.case is last


@pytest.mark.long
def test_a_ruling_sent_with_a_vector_about_something_else_is_judged_by_the_wrong_decision() -> None:
    """Turned cards are missing where the first player is asked for."""
    vector = VECTORS["pier18.setup.first/earliest-date.third-seat"]
    case = Case(
        evolve(vector, id=f"{vector.id}@half_turn=true"),
        Verdict.DISAGREE,
        {"half_turn": True},
        decision=Decision(
            len(vector.input["record"]) - 1, "pier18.round.draft", Wrong(({"turned": True},), ())
        ),
    )
    assert clauses_of(case) == ("pier18.round.draft",)
    assert clauses_of(evolve(case, vector=vector)) == ("pier18.setup.first",)


@pytest.mark.long
def test_wrong_moves_in_a_view_are_about_the_game_if_that_player_may_act() -> None:
    """Turned cards are missing; or moves of the other player are listed."""
    vector = VECTORS["pier18.round.order/own-moves.waiting.near"]
    case = Case(vector, Verdict.DISAGREE, {"half_turn": True})
    turned = next(move for move in case.expected["moves"] if move.get("turned"))
    missing, other = (
        evolve(case, differences=(Difference(("moves", 0), *both),))
        for both in ((turned, None), (None, {**turned, "player": 1 - vector.input["player"]}))
    )
    assert clauses_of(missing) == ("pier18.round.draft",)
    assert clauses_of(other) == ("pier18.round.order",)


@pytest.mark.long
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_the_first_clause_of_a_ruling_is_about_it(game: str) -> None:
    """It is named for a ruling that is missed in a vector about something else."""
    of_rulings = {one.clause for one in facets_of(game) if one.kind == "ruling"}
    first = {f"{game}.{one[0].partition('/')[0]}" for one in kit_of(game).ruled.values()}
    assert first <= of_rulings


@pytest.mark.long
def test_a_vector_of_a_category_that_is_right_names_the_wrong_one() -> None:
    wrong = Difference(("categories", 0, "flower_sellers"), 1, 0)
    case = Case(
        VECTORS["pier18.score.plan/points.across"], Verdict.DISAGREE, {}, differences=(wrong,)
    )
    assert clauses_of(case) == ("pier18.score.flower-sellers",)


# The trace of a game, with and without tables


def traced(lists: Sequence[Sequence[Data]]) -> tuple[GameQuestion, Outcome]:
    """A game of two that is traced up to the first bid, with other lists of moves."""
    played = auctionland(*BUILT)
    answer = Traced(tuple(Moves(tuple(one)) for one in lists), None, None)
    question = GameQuestion(played, TRACE)
    return question, Outcome(0, question.request, Status.ANSWERED, answer)


def right_lists() -> list[list[Data]]:
    played = auctionland(*BUILT)
    return [played.legal(place) for place in range(len(played.moves))]


def test_mistakes_in_a_trace_are_in_the_order_of_the_game() -> None:
    market, build, auction = right_lists()
    question, outcome = traced([market, build[1:], auction[:-1]])
    assert [one.place for one in question.faults(outcome)] == [1, 2]
    first = question.fault(outcome)
    assert first is not None
    assert first.place == 1


def test_a_right_trace_has_no_mistakes() -> None:
    question, outcome = traced(right_lists())
    assert [*question.faults(outcome)] == []


Spoil = Callable[[int, Data], None]
"""Changes a table of a program in place, given the number of moves before it."""


def with_shown_tables(wrong: Case, spoil: Spoil) -> Case:
    """A wrong answer of a program that lists all moves rightly and shows tables, some wrong."""

    def answer(request: Request) -> Traced:
        played = question_about(TRACE, contents(request)[1]).played
        tables = [deepcopy(play_kit(played.game).table(one)) for one in played.states]
        for number, table in enumerate(tables):
            spoil(number, table)
        lists = tuple(Moves(tuple(played.legal(at))) for at in range(len(played.moves)))
        return Traced(lists, None, tuple(tables))

    (traced,) = with_wrong_tables(Driver(answer), [wrong])  # type: ignore[arg-type]
    return traced


def counterexample(
    name: str, answer: Refused | Scored, spoil: Spoil, place: int | None = None
) -> Counterexample:
    """A wrong answer to a vector, of a program that scores positions rightly and shows tables.

    The first wrong decision comes after `place` moves, or at the end.
    """
    vector = VECTORS[name]
    rulings = with_defaults(vector.game, {})
    outcome = Outcome(0, request_of(vector, rulings), Status.ANSWERED, answer)
    found = tuple(check(vector, outcome.data, rulings))
    last = len(vector.input["record"]) - 1
    decision = Decision(last if place is None else place, vector.clause, Wrong((), ()))
    wrong = Case(vector, Verdict.DISAGREE, rulings, outcome, differences=found, decision=decision)
    traced = with_shown_tables(wrong, spoil)
    scored = [Case(one, Verdict.AGREE) for one in positions(vector.game)]
    return Counterexample(Judgement((), (traced, *scored)), traced)


REFILL = "auctionland.market.refill/dollars-stay.all-of-bens-money-of-four"
PATRON = "pier18.round.patron/most-points.by-the-rulings"


def scored(name: str, **changed: Sequence[int]) -> Scored:
    """The right score of a vector but for the points of some categories."""
    categories = [
        {**own, **{part: points[seat] for part, points in changed.items()}}
        for seat, own in enumerate(VECTORS[name].expect["categories"])
    ]
    return Scored(tuple(sum(own.values()) for own in categories), tuple(categories), None)


def with_patrons(*numbers: int) -> Spoil:
    """Changes the Patron cards after the only round, which ends with move 5."""

    def spoil(number: int, table: Data) -> None:
        for player, patrons in zip(table["players"], numbers):
            player["patrons"] = patrons if number > 5 else 0

    return spoil


def with_dollars_until(last: int) -> Spoil:
    def spoil(number: int, table: Data) -> None:
        for offer in table["market"]:
            offer["dollars"] *= number <= last

    return spoil


def with_a_dollar_more_since(first: int) -> Spoil:
    def spoil(number: int, table: Data) -> None:
        table["players"][1]["money"] += number >= first

    return spoil


LACKS_MONEY = Refused("illegal", index=14)


@pytest.mark.long
@pytest.mark.parametrize(
    ("answer", "spoil", "clause", "place"),
    [
        # Move 8 refills the market; only later does a player lack the dollar from the tile.
        (LACKS_MONEY, with_dollars_until(8), "auctionland.market.refill", 9),
        (LACKS_MONEY, with_a_dollar_more_since(0), "auctionland.setup.money", 0),
        # Move 10 puts up the second tile, which costs 1 dollar.
        (LACKS_MONEY, with_a_dollar_more_since(11), "auctionland.market.price", 11),
        # Groups count 2 and 3 points; Ben has the Patron.
        (
            scored(PATRON, flower_sellers=(1, 2)),
            with_patrons(0, 1),
            "pier18.score.flower-sellers",
            None,
        ),
        (scored(PATRON, patrons=(1, 0)), with_patrons(1, 0), "pier18.round.patron", 6),
        (scored(PATRON, flower_sellers=(2, 1), patrons=(1, 0)), with_patrons(1, 0), None, None),
    ],
)
def test_the_first_wrong_table_shows_the_broken_rule(
    answer: Refused | Scored, spoil: Spoil, clause: str | None, place: int | None
) -> None:
    """Without a rule, the category is wrong even by the table of the program."""
    found = counterexample(REFILL if answer is LACKS_MONEY else PATRON, answer, spoil)
    assert clause is None or found.clauses == (clause,)
    assert found.case.decision is not None
    table = found.case.decision.table
    assert (table and table.place) == place
    assert place != 9 or found.is_certain


@pytest.mark.long
@pytest.mark.parametrize(("place", "is_cause"), [(8, False), (9, True)])
def test_a_wrong_table_is_no_cause_of_an_earlier_decision(place: int, *, is_cause: bool) -> None:
    found = counterexample(REFILL, LACKS_MONEY, with_dollars_until(8), place)
    assert found.case.decision is not None
    assert (found.case.decision.table is not None) is is_cause


def test_a_boxed_tile_that_is_listed_is_about_the_full_island() -> None:
    """Anna's island is full: the tile that she buys back leaves the game."""
    vector = VECTORS["auctionland.auction.full-island/box.not-in-the-stack-of-three"]
    answer = {**vector.expect, "deck": [*vector.expect["deck"], "b"]}
    found = tuple(check(vector, answer, {}))
    assert [one.part for one in found] == ["deck"]
    case = Case(vector, Verdict.DISAGREE, {}, differences=found)
    assert clauses_of_table(case) == ["auctionland.auction.full-island"]


@pytest.mark.parametrize(
    ("moves", "clause"),
    [
        ((), "auctionland.setup.money"),
        ((*BUILT, BID), "auctionland.auction.sell"),
        ((*BUILT, PASS), "auctionland.auction.no-bid"),
        (SOLD, "auctionland.auction.sell"),
    ],
)
def test_wrong_money_after_a_move_of_an_auction_is_about_that_move(
    moves: Sequence[Data], clause: str
) -> None:
    """With two players, one bid or pass ends the auction; a pass gives the tile for nothing."""
    wrong = Misplaced("money", 0, 10, 9)
    assert play_kit("auctionland").places(auctionland(*moves), wrong) == clause


def test_a_third_card_in_a_hand_is_about_returning_it() -> None:
    """Anna has chosen cards 3 and 1, so card 2 is in the deck again."""
    vector = VECTORS["pier18.setup.choose/shown.before-the-round-of-two"]
    play, played = play_kit("pier18"), question_about("legal", vector.content({})).played
    third = Misplaced("hand", 0, [], ["2"])
    chosen = Misplaced("hand", 0, [], ["2", "3"])
    assert play.shows(played, third) == "pier18.setup.return"
    assert play.shows(played, chosen) == "pier18.setup.choose"
