"""The package for other projects' tests: complete strategies, and invariants that can fail."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from itertools import islice, pairwise, product
from random import Random
from typing import Any

import pytest
from attrs import evolve, fields, frozen
from hypothesis import given, settings
from hypothesis import strategies as st

import boardscore
from boardscore import IllegalMoveError, Problem, Result, auctionland, pier18, testing
from boardscore.auctionland.testing import invariants as auctionland_laws
from boardscore.core.messages import Message
from boardscore.core.rulings import choices
from boardscore.pier18.plan_syntax import NAMES
from boardscore.pier18.testing import invariants as pier18_laws
from boardscore.testing import LAWS, Law, Watch, check_game, invariants, laws_of, pick, play, walk
from tests.refusals import error_of
from tests.tables import from_table

PIER18 = pier18.start(["Anna", "Ben"], "demo")
AUCTIONLAND = auctionland.start(["Alex", "Bonnie"], "demo")
STARTS: list[Any] = [PIER18, AUCTIONLAND]


def collected(strategy: st.SearchStrategy[Any], number: int = 100) -> list[Any]:
    """Examples of a strategy, always the same."""
    made: list[Any] = []

    @settings(max_examples=number, derandomize=True, database=None, deadline=None)
    @given(strategy)
    def collect(one: Any) -> None:
        made.append(one)

    collect()
    return made


# Strategies


@pytest.mark.long
def test_packs_of_pier18_of_every_width_and_size_can_be_played() -> None:
    packs = collected(testing.pier18_packs(), 300)
    assert {pack.cards[0].cells.columns for pack in packs} == set(range(1, 7))
    sizes = {len(pack.cards) for pack in packs}
    assert (min(sizes), max(sizes)) == (9, 30)
    assert len(sizes) > 10
    assert all(pier18.obstacles(pack, players) == () for pack in packs for players in (2, 3))
    plans = [card.plan for pack in packs for card in pack.cards]
    assert {type(plan) for plan in plans} == {str, pier18.Condition}


@pytest.mark.long
def test_packs_of_auctionland_have_every_number_of_kinds_and_copies() -> None:
    packs = collected(testing.auctionland_packs(), 200)
    assert {len(pack.tiles) for pack in packs} >= {1, 20}
    assert {tile.count for pack in packs for tile in pack.tiles} >= {1, 2, 3, 99}
    known = {(pack.tables.beaches is None, pack.tables.theme_parks is None) for pack in packs}
    assert len(known) == 4


@pytest.mark.long
def test_packs_of_one_size() -> None:
    for pack in collected(testing.pier18_packs(cards=(6, 6), widths=(2, 3)), 20):
        assert (len(pack.cards), pack.cards[0].cells.columns in {2, 3}) == (6, True)
    for isles in collected(testing.auctionland_packs(kinds=(3, 3), copies=(5, 6)), 20):
        assert len(isles.tiles) == 3
        assert {tile.count for tile in isles.tiles} <= {5, 6}


@pytest.mark.long
@pytest.mark.parametrize("start", STARTS)
def test_rulings_take_every_value(start: Any) -> None:
    made = collected(testing.rulings(start.GAME))
    for name, known in choices(type(start.game.rulings)).items():
        assert {ruled.get(name) for ruled in made} == {None, *known}


@pytest.mark.long
def test_conditions_use_every_name_and_are_combined() -> None:
    plans = collected(testing.conditions(), 300)
    assert {name for plan in plans for name in plan.names} == set(NAMES)
    for word in (" and ", " or ", "not ("):
        assert any(word in plan.text for plan in plans)


@pytest.mark.long
def test_games_of_both_kinds_begin_with_a_deck_or_without() -> None:
    begun = collected(testing.starts(), 120)
    for kind, few, most in ((pier18.State, 2, 3), (auctionland.State, 2, 6)):
        own = [state for state in begun if isinstance(state, kind)]
        assert {len(state.game.players) for state in own} == set(range(few, most + 1))
        assert {state.deck is None for state in own} == {False, True}
        assert all((state.chance is None) is (state.deck is not None) for state in own)
        assert len({state.game.pack.name for state in own}) == 2
    islands = [state.game for state in begun if isinstance(state, auctionland.State)]
    assert {game.market_size for game in islands} == {3, 4, 8, 10}
    assert {game.visible_money for game in islands} == {False, True}


@pytest.mark.long
@pytest.mark.parametrize("start", STARTS)
def test_states_of_one_game_and_of_every_phase(start: Any) -> None:
    made = collected(testing.states(start=st.just(start)), 300)
    assert {state.phase for state in made} == set(type(start.phase))
    assert {type(state) for state in collected(testing.states(start.GAME), 20)} == {type(start)}


def test_states_continue_from_given_ones() -> None:
    for state in collected(testing.states(start=st.just(PIER18), most=4), 20):
        assert state.game is PIER18.game
        assert state.is_over or len(state.moves) <= 4


@pytest.mark.long
def test_records_are_replayed_with_packs_and_verdicts_of_every_kind() -> None:
    made = collected(testing.records(), 60)
    for record in made:
        assert boardscore.replay(record)
    assert {type(record[0]["pack"]) for record in made} == {str, dict}
    assert any("verdicts" in record[-1] for record in made)
    assert {record[0]["game"] for record in collected(testing.records("auctionland"), 5)} == {
        "auctionland",
    }


# Random play


def test_all_kinds_of_moves_are_equally_likely() -> None:
    moves = [*(auctionland.Bid(1, amount) for amount in range(1, 100)), auctionland.Pass(1)]
    picked = [type(pick(moves, Random(seed))) for seed in range(200)]
    assert 70 < picked.count(auctionland.Pass) < 130


@pytest.mark.parametrize("start", STARTS)
def test_the_same_seed_is_the_same_game(start: Any) -> None:
    states = list(walk(start, 7))
    assert states[0] is start
    assert states == list(walk(start, Random(7)))
    assert [state.is_over for state in states] == [False] * (len(states) - 1) + [True]
    assert play(start, 7) == states[-1]
    assert play(start, 8) != states[-1]


@pytest.mark.long
@settings(max_examples=10)
@given(st.randoms())
def test_hypothesis_may_choose_the_moves(random: Random) -> None:
    assert check_game(PIER18, random).is_over


def least(view: Any, _: Any = None) -> Any:
    """A bot that prefers the first of its moves."""
    return next(iter(view.legal_moves()))


@pytest.mark.long
@pytest.mark.parametrize("start", STARTS)
def test_bots_play_for_their_seats(start: Any) -> None:
    asked: list[int] = []

    def bot(view: Any, _: Any) -> Any:
        asked.append(view.seat)
        return least(view)

    states = list(walk(start, 3, bots={1: bot}))
    for before, after in pairwise(states):
        move = after.moves[len(before.moves)]
        if getattr(move, "player", None) == 1:
            assert move == least(before.seen_by(1))
    assert set(asked) == {1}
    assert check_game(start, 3, bots={0: least, 1: least}).is_over


def test_a_bot_that_cheats_is_reported() -> None:
    cheat = {0: lambda *_: pier18.Choose(1, "1", "2")}
    with pytest.raises(IllegalMoveError):
        play(PIER18, bots=cheat)
    told = str(error_of(AssertionError, check_game, PIER18, bots=cheat)).splitlines()
    assert told[0] == "Broken: A bot returns legal moves."
    assert told[1] == "  move: Choose(player=1, plan='1', foundation='2')"
    assert "[pier18.setup.choose]" in told[2]


@pytest.mark.long
@pytest.mark.parametrize("start", STARTS)
def test_a_bot_may_return_the_dict_of_a_move(start: Any) -> None:
    bots = {0: lambda view, _: least(view).to_dict()}
    assert check_game(start, 3, bots=bots) == check_game(start, 3, bots={0: least})
    assert play(start, 3, bots=bots) == play(start, 3, bots={0: least})


@pytest.mark.parametrize("wrong", [{"move": "draft", "player": 0}, None])
def test_what_is_no_legal_move_is_reported_with_the_table(wrong: Any) -> None:
    caught = error_of(AssertionError, check_game, PIER18, bots={0: lambda *_: wrong})
    assert "A bot returns legal moves" in str(caught)
    assert "\n  state:\n    Pier 18; players: 1 Anna" in str(caught)


@pytest.mark.parametrize("seat", [2, -1, "Anna"])
@pytest.mark.parametrize("game", [check_game, play])
def test_a_bot_without_a_seat_is_refused(game: Any, seat: Any) -> None:
    with pytest.raises(boardscore.BoardscoreError, match="the game has 2") as caught:
        game(PIER18, bots={0: least, seat: least})
    assert caught.value.where == "bots"


# Invariants


@frozen
class Variant:
    """A base for states with slightly different rules; itself it changes nothing."""

    inner: Any

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return getattr(self.inner, name)

    def play(self, move: Any) -> Any:
        return type(self)(self.inner.play(move))


@pytest.mark.long
@pytest.mark.parametrize(("start", "own"), [(PIER18, pier18_laws), (AUCTIONLAND, auctionland_laws)])
def test_a_variant_is_checked_by_the_invariants_of_every_game(start: Any, own: Any) -> None:
    """The games of boardscore by their own, too."""
    assert laws_of(start) == (*LAWS, *own.LAWS)
    assert laws_of(Variant(start)) == LAWS
    assert isinstance(check_game(Variant(start), 5), Variant)


NO = Problem(Message("illegal.same_card"))
COUNT = iter(range(10**9))


def variant(**changed: Any) -> type[Variant]:
    return type("Changed", (Variant,), changed)


def listing(**changed: Any) -> Any:
    """A method that lists the legal moves in a list with other methods."""
    kind: Any = type("Moves", (list,), changed)
    return lambda self: kind(self.inner.legal_moves())


def by_play(play: Any) -> Any:
    return lambda self, move: play(self, move) or type(self)(self.inner.play(move))


def change(self: Any, move: Any) -> Any:
    """Plays a move and changes the state before it, too."""
    object.__setattr__(self, "inner", self.inner.play(move))
    return type(self)(self.inner)


class Talkative:
    """A view that claims that every move is legal."""

    def __init__(self, view: Any) -> None:
        self.legal_moves = view.legal_moves

    def why_illegal(self, _: Any) -> None:
        return None


def fails(_: Any) -> Any:
    raise ValueError("nobody knows")


def with_result(**wrong: Any) -> Any:
    """A method that gives a result with values that do not follow from the players."""
    return lambda self: remade(self.inner.result(), type("Wrong", (Result,), wrong))


def with_scores(**wrong: Callable[[Any], Any]) -> Any:
    """A method that gives players values that do not follow from their lines."""

    def result(self: Any) -> Any:
        found = self.inner.result()
        kinds = (
            type("Miscounted", (type(one),), {name: make(one) for name, make in wrong.items()})
            for one in found.players
        )
        return evolve(found, players=tuple(map(remade, found.players, kinds)))

    return result


@frozen
class Dice(Variant):
    """A variant in which a move has no known consequence."""

    thrown: int = 0

    def play(self, move: Any) -> Any:
        return Dice(self.inner.play(move), next(COUNT))


PLAYS_ALL = variant(play=by_play(lambda self, move: self if self.inner.why_illegal(move) else None))
LISTED = "it is listed but refused: Plan and Foundation"
BROKEN: dict[Law, list[tuple[type[Variant], str]]] = {
    invariants.one_has_a_move: [
        (variant(chance=None), "no one can move, and the game is not over"),
        (variant(is_over=True), "chance can move and the game is over"),
    ],
    invariants.moves_are_listed_once: [
        (variant(legal_moves=lambda self: [*self.inner.legal_moves()] * 2), "it is listed 2 times"),
        (
            variant(
                legal_moves=lambda self: [*self.inner.legal_moves()][:: next(COUNT) % 2 * 2 - 1]
            ),
            "when the moves are listed again",
        ),
        (
            variant(legal_moves=lambda self: [*self.inner.legal_moves()][: next(COUNT) % 3 + 1]),
            "when listed again",
        ),
    ],
    invariants.moves_are_counted: [
        (
            variant(legal_moves=listing(__len__=lambda self: 1 + sum(1 for _ in self))),
            "1 are counted, but 0 are listed",
        ),
    ],
    invariants.listed_moves_are_legal: [
        (variant(why_illegal=lambda *_: NO), LISTED),
        (variant(legal_moves=listing(__contains__=lambda *_: False)), "it is listed but not found"),
    ],
    invariants.other_moves_are_refused: [
        (variant(why_illegal=lambda *_: None), "no reason against it is given"),
        (
            variant(legal_moves=listing(__contains__=lambda *_: True)),
            "but found among the legal moves",
        ),
        (PLAYS_ALL, "but can be played"),
    ],
    invariants.moves_can_be_written_down: [
        (
            variant(play=by_play(lambda self, move: self if isinstance(move, dict) else None)),
            "it and its dict lead to different states: {'move'",
        ),
    ],
    invariants.chance_draws_what_is_unseen: [
        (variant(why_illegal=lambda *_: NO), "it is refused: Plan and Foundation"),
        (PLAYS_ALL, "but draws the wrong number"),
    ],
    invariants.states_stay: [
        (variant(play=change), "and is now"),
    ],
    invariants.seats_see_their_own_moves: [
        (variant(seen_by=lambda self, seat: self.inner.seen_by((seat + 1) % 2)), "seat 0 sees []"),
        (
            variant(seen_by=lambda self, seat: Talkative(self.inner.seen_by(seat))),
            "seat 1 gets a different answer",
        ),
    ],
    invariants.what_looks_alike_is_alike: [
        (variant(seen_by=lambda _, seat: seat), "in a state that looked the same"),
    ],
    invariants.the_end_has_a_result: [
        (
            variant(result=lambda self: self.inner.position),
            "there is a result already: <Position of ",
        ),
        (variant(result=fails), "there is no result: nobody knows"),
    ],
    invariants.results_follow_from_lines: [
        (variant(result=with_result(winners=())), "but the winners are ()"),
        (variant(result=with_result(ranks=(1, 1))), "('Anna', 'Ben') are in first place"),
        (variant(result=with_scores(total=lambda one: one.total + 1)), "Anna: the total is"),
        (
            variant(result=with_scores(categories=lambda _: {"poets": 99})),
            "99 for poets, but the lines have",
        ),
    ],
    invariants.moves_lead_to_one_state: [
        (Dice, "played again, the moves lead to"),
    ],
}


def broken(start: Any, law: Law) -> str:
    """The message about an invariant that fails in one of some random games."""
    for seed in range(10):
        try:
            check_game(start, seed, laws=[law])
        except AssertionError as error:
            return str(error)
    raise AssertionError("nobody noticed")


@pytest.mark.long
@pytest.mark.parametrize(
    ("law", "kind", "why"), [(law, *one) for law, rows in BROKEN.items() for one in rows]
)
def test_every_common_invariant_can_fail(law: Law, kind: type[Variant], why: str) -> None:
    """The error names the invariant, the move and the state."""
    start: Any = kind(PIER18)
    told = broken(start, law)
    assert law.__doc__ is not None
    assert told.startswith(f"Broken: {law.__doc__.splitlines()[0]}\n  move: ")
    assert why in told
    assert f" moves\n  state:\n    {kind.__name__}(inner=<State of pier18 in phase " in told
    assert check_game(Variant(PIER18), 3, laws=[law])


def test_every_common_invariant_fails_here() -> None:
    assert BROKEN.keys() | {invariants.records_lead_back} == set(LAWS)
    assert all(law.__doc__ for law in (*LAWS, *pier18_laws.LAWS, *auctionland_laws.LAWS))


def test_a_record_without_a_move_leads_to_another_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def without_last_move(state: Any) -> str:
        return boardscore.write_record(evolve(state, moves=state.moves[:-1]))

    monkeypatch.setattr("boardscore.testing.invariants.write_record", without_last_move)
    for start in STARTS:
        with pytest.raises(AssertionError, match="replayed, the record leads to"):
            check_game(start, laws=[invariants.records_lead_back])


class Endless(Variant):
    is_over = False
    chance = None

    def legal_moves(self) -> Any:
        return [pier18.Finish(0, 0)]

    def play(self, _: Any) -> Any:
        return self


def test_a_game_ends(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("boardscore.testing.random_play.MOST_MOVES", 20)
    with pytest.raises(AssertionError, match="A game comes to an end") as caught:
        check_game(Endless(PIER18), laws=[])
    assert "\n  after: 20 moves\n" in str(caught.value)


# Invariants of one game


def findings(law: Law, *states: Any, move: Any = None) -> list[str]:
    """The results of an invariant for the last of some states, after a move."""
    watch = Watch(states[0], [])
    watch.states += states[1:]
    watch.moves += [move] * (len(states) - 1)
    watch.listed = list(states[-1].legal_moves())
    return [why for _, why in law(watch)]


def moments(start: Any, kind: type[Any]) -> Iterator[tuple[Any, Any, Any]]:
    """The moves of a kind in a random game, each with the states before and after it."""
    for before, after in pairwise(walk(start, 4)):
        move = after.moves[len(before.moves)]
        if isinstance(move, kind):
            yield before, move, after


def with_part(parts: tuple[Any, ...], place: int, part: Any) -> tuple[Any, ...]:
    return (*parts[:place], part, *parts[place + 1 :])


class Lenient(Variant):
    def why_illegal(self, _: Any) -> Any:
        return None


@pytest.mark.parametrize("start", STARTS)
def test_an_unlisted_move_has_a_reason(start: Any) -> None:
    law = laws_of(start)[len(LAWS)]
    for state in islice(walk(start), 1, 6):
        assert findings(law, state) == []
        assert set(findings(law, Lenient(state))) == {
            "it is not listed, but no reason against it is given",
        }


def test_every_card_of_pier18_is_in_one_place() -> None:
    law = pier18_laws.cards_are_in_one_place
    _, _, state = next(moments(PIER18, pier18.Reveal))
    card, *rest = state.open_cards
    assert findings(law, state) == []
    twice = evolve(state, unseen=(*state.unseen, card))
    assert findings(law, twice) == [f"card {card} is in 2 places"]
    lost = evolve(state, open_cards=tuple(rest))
    assert findings(law, lost) == [f"these cards are missing: {card}"]
    other_deck = evolve(state, deck=state.unseen[1:])
    assert findings(law, other_deck) == ["the cards in the deck are not the unseen ones"]


def test_a_plan_is_not_on_the_pier_before_the_end() -> None:
    law = pier18_laws.cards_are_in_one_place
    for before, _, after in moments(PIER18, pier18.Finish):
        assert findings(law, before) == findings(law, after) == []
        seat = before.to_act[0]
        without = evolve(after, plans=with_part(after.plans, seat, None))
        assert findings(law, without) == []  # it is on the pier
        without = evolve(before, plans=with_part(before.plans, seat, None))
        assert findings(law, without) == [f"these cards are missing: {before.plans[seat]}"]


def test_only_a_patron_for_no_one_leaves_the_game() -> None:
    """`patron_when_all_zero`: at most one in each of the 4 rounds."""
    law = pier18_laws.cards_are_in_one_place
    start = pier18.start([None, None], "demo", rulings={"patron_when_all_zero": "nobody"})
    end = evolve(play(start), patrons=((), ()))
    assert findings(law, end) == []
    assert len(findings(law, evolve(end, unseen=end.unseen[1:]))) == 1


def test_piers_grow_at_the_water_end() -> None:
    law = pier18_laws.piers_grow_at_the_water
    *_, (before, move, after) = moments(PIER18, pier18.Draft)
    mine, other = move.player, 1 - move.player
    cards = after.laid[mine]

    def told(move: Any, seat: int, *laid: Any) -> str:
        return " ".join(
            findings(law, before, evolve(after, laid=with_part(after.laid, seat, laid)), move=move)
        )

    assert told(move, mine, *cards) == ""
    assert "the pier has grown by 0 columns" in told(move, mine, *cards[:-1])
    assert "the pier was" in told(move, mine, after.laid[other][0], *cards[1:])
    assert "the pier has grown by" in told(evolve(move, overlap=4), mine, *cards)
    assert f"the pier of seat {other} has changed" in told(move, other, *after.laid[other][:-1])
    assert f"the pier of seat {mine} has changed" in told(pier18.Reveal(()), mine, *cards)


def test_patrons_go_where_the_points_are() -> None:
    law = pier18_laws.patrons_go_where_the_points_are
    ends = [one for one in moments(PIER18, pier18.Draft) if len(one[0].open_cards) == 2]
    assert len(ends) == 4
    for before, move, after in ends:
        assert findings(law, before, after, move=move) == []
        for patrons in (before.patrons, after.patrons[::-1]):
            if patrons != after.patrons:
                wrong = evolve(after, patrons=patrons)
                assert "the Patrons are" in findings(law, before, wrong, move=move)[0]


def test_the_deck_decides_the_number_of_rounds() -> None:
    law = pier18_laws.rounds_are_as_many_as_the_deck_serves
    end = play(PIER18)
    assert findings(law, end) == []
    assert findings(law, evolve(end, round_number=3)) == ["18 cards made 3 rounds, not 4"]
    shorter = evolve(end, laid=with_part(end.laid, 0, end.laid[0][:-1]))
    assert findings(law, shorter) == ["not every pier has 6 cards"]
    assert findings(law, evolve(shorter, phase=pier18.Phase.FINISH)) == []


def remade(one: Any, kind: Callable[..., Any], **changes: Any) -> Any:
    """The same state as an object of another class."""
    return kind(**{part.alias: getattr(one, part.name) for part in fields(type(one))} | changes)


def lying(state: Any, **changed: Any) -> Any:
    """The same state with other methods or values."""
    return remade(state, type("Lying", (type(state),), changed))


@pytest.mark.parametrize(("start", "own"), [(PIER18, pier18_laws), (AUCTIONLAND, auctionland_laws)])
def test_a_typed_position_has_the_same_score(start: Any, own: Any) -> None:
    end = play(start)
    assert findings(own.typed_in_it_scores_the_same, end) == []
    wrong = lying(end, position=evolve(end.position, players=end.position.players[::-1]))
    (told,) = findings(own.typed_in_it_scores_the_same, wrong)
    assert "typed in, the score is " in told


def phases_that_tell(start: Any, law: Law, seen_by: Callable[[Any, int], Any]) -> set[str]:
    """The phases in which a seat sees too much."""
    states = list(walk(start, 4))
    assert not any(findings(law, state) for state in states)
    return {one.phase.value for one in states if findings(law, lying(one, seen_by=seen_by))}


def test_hands_choices_and_last_cards_of_pier18_are_secret() -> None:
    law = pier18_laws.secrets_are_kept
    forced = pier18.start([None, None], "demo", deck=[str(number) for number in range(1, 19)])
    for start, phases in (
        (PIER18, {"choose", "finish"}),
        (forced, {"choose", "draft", "finish", "over"}),
    ):
        assert phases_that_tell(start, law, lambda state, seat: (state, seat)) == phases


def with_money(state: Any, seat: int) -> Any:
    """A view of Auctionland that hides nothing."""
    return evolve(auctionland.State.seen_by(state, seat), money=state.money, deck=state.deck)


@pytest.mark.long
def test_money_and_the_stack_of_auctionland_are_secret() -> None:
    law = auctionland_laws.secrets_are_kept
    everywhere = {phase.value for phase in auctionland.Phase}
    assert phases_that_tell(AUCTIONLAND, law, with_money) >= everywhere - {"bonus"}
    open_money = auctionland.start([None, None], "demo", visible_money=True)
    assert phases_that_tell(open_money, law, with_money) == set()
    ids = sorted(AUCTIONLAND.unseen)
    forced = auctionland.start([None, None], "demo", visible_money=True, deck=ids)
    assert "bid" in phases_that_tell(forced, law, with_money)
    hidden = lying(open_money, seen_by=lambda *at: evolve(auctionland.State.seen_by(*at), money=()))
    (told, _) = findings(law, hidden)
    assert told == "seat 0 does not see everyone's money"


def test_no_dollar_appears_or_vanishes() -> None:
    law = auctionland_laws.money_stays_in_the_game
    for before, move, after in islice(moments(AUCTIONLAND, auctionland.Build), 3):
        assert findings(law, before, after, move=move) == []
        (first, second), market = after.money, after.market
        richer = evolve(after, money=(first + 1, second))
        assert findings(law, before, richer, move=move) == [
            "there were 22 dollars, and now there are 23",
        ]
        poorer = evolve(after, market=(evolve(market[0], dollars=99), *market[1:]))
        assert "there were 22 dollars" in findings(law, before, poorer, move=move)[0]
        owing = evolve(after, money=(-1, first + second + 1))
        assert "a player owes money" in findings(law, before, owing, move=move)[0]


def test_tiles_of_auctionland_are_in_one_place() -> None:
    law = auctionland_laws.tiles_are_in_one_place
    for kind in (auctionland.Build, auctionland.Auction, auctionland.Bid, auctionland.Place):
        _, _, state = next(moments(AUCTIONLAND, kind))
        assert findings(law, state) == []
        lost = evolve(state, market=state.market[1:])
        assert "these are missing" in findings(law, lost)[0]
        doubled = evolve(state, market=state.market * 3)
        assert "there are too many of these" in findings(law, doubled)[0]
        other_deck = evolve(state, deck=state.unseen[1:])
        assert "the tiles in the stack are not" in findings(law, other_deck)[0]
    _, _, bidding = next(moments(AUCTIONLAND, auctionland.Auction))
    over = evolve(bidding, phase=auctionland.Phase.OVER, to_act=())
    assert "these are missing" in findings(law, over)[0]


def test_one_tile_may_go_to_the_box_when_an_island_is_full() -> None:
    """`auctionland.auction.full-island`, and the game ends with that turn."""
    law = auctionland_laws.tiles_are_in_one_place
    ends = [play(AUCTIONLAND, seed) for seed in range(20)]
    full = [end for end in ends if any(len(island) == 16 for island in end.islands)]
    end = next(end for end in full if len(end.market) > 2)
    assert findings(law, end) == []
    assert findings(law, evolve(end, market=end.market[1:])) == []
    twice = evolve(end, market=end.market[2:])
    assert findings(law, twice) != []
    going_on = evolve(end, market=end.market[1:], phase=auctionland.Phase.BUILD)
    assert findings(law, going_on) != []


def island(*cells: tuple[int, int]) -> Any:
    """A state in which the first island has tiles in these cells."""
    laid = tuple(auctionland.Laid(auctionland.Cell(*cell), "1") for cell in cells)
    return evolve(AUCTIONLAND, islands=(laid, ()))


@from_table
def test_an_island_that_building_does_not_allow(cells: list[tuple[int, int]], why: str) -> None:
    assert why in findings(auctionland_laws.islands_hang_together, island(*cells))[0]


def test_an_island_that_building_allows() -> None:
    for cells in ([], [(0, 0)], [*product(range(-3, 1), range(-2, 2))]):
        assert findings(auctionland_laws.islands_hang_together, island(*cells)) == []


def test_a_built_tile_stays() -> None:
    law = auctionland_laws.islands_only_grow
    place, passes = auctionland.Place(0, row=0, column=1, turns=0), auctionland.Pass(1)
    one, two = island((0, 0)), island((0, 0), (0, 1))
    assert findings(law, one, two, move=place) == findings(law, one, one, move=passes) == []
    for before, after, move, said in (
        (two, one, passes, "tiles are gone or moved"),
        (one, two, passes, "these were laid: [(0, Laid("),
        (one, two, evolve(place, turns=1), "these were laid"),
        (one, two, evolve(place, player=1), "these were laid"),
        (one, one, place, "these were laid: []"),
    ):
        assert said in findings(law, before, after, move=move)[0]


# Without Hypothesis


def test_without_hypothesis_the_message_names_the_extra() -> None:
    without = "import sys; sys.modules['hypothesis'] = None; import boardscore.testing"
    done = subprocess.run(
        [sys.executable, "-c", without], capture_output=True, text=True, check=False
    )
    assert done.returncode == 1
    assert done.stderr.splitlines()[-1] == (
        "ImportError: boardscore.testing needs Hypothesis, which is not installed; "
        "install it with: pip install 'boardscore[testing]'"
    )
