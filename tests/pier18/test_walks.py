"""What must be true of every game of Pier 18, on random games that are the same each time."""

from collections.abc import Iterator
from itertools import pairwise, product
from typing import Any

import pytest

from boardscore.pier18 import Choose, Draft, Finish, Phase, State, start
from tests.naive import pier18 as naive
from tests.pier18.situations import NAMES, walk

PACK = start(NAMES[:2], "demo").game.pack
IDS = tuple(card.id for card in PACK.cards)
GAMES: list[tuple[int, dict[str, Any], bool]] = [
    (2, {}, False),
    (3, {}, False),
    (2, {"half_turn": True}, True),
    (3, {"half_turn": True, "flower_adjacency": "same_side"}, False),
    (2, {"patron_when_all_zero": "nobody", "flower_points": "other_kinds_only"}, False),
    (3, {"patron_when_all_zero": "nobody"}, True),
]
every_game = pytest.mark.parametrize(("players", "rulings", "forced"), GAMES)


def games(players: int, rulings: dict[str, Any], forced: bool, count: int) -> Iterator[list[State]]:
    """Random games: all states of each."""
    for seed in range(count):
        deck = [*IDS[seed:], *IDS[:seed]] if forced else None
        yield list(walk(start(NAMES[:players], PACK, rulings=rulings, deck=deck), seed))


def all_moves_that_can_be_written() -> list[Choose | Draft | Finish]:
    """Every move of players 0 to 3 with cards of the pack, covering up to 5 columns."""
    seats, overlaps, turns = range(4), range(6), (False, True)
    return [
        *(Choose(*parts) for parts in product(seats, IDS, IDS)),
        *(Draft(*parts) for parts in product(seats, IDS, overlaps, turns)),
        *(Finish(*parts) for parts in product(seats, overlaps, turns)),
    ]


@every_game
def test_listed_is_what_is_legal_and_nothing_twice(
    players: int, rulings: dict[str, Any], forced: bool
) -> None:
    written = all_moves_that_can_be_written()
    for states in games(players, rulings, forced, count=2):
        for state in states:
            listed = list(state.legal_moves())
            assert len(state.legal_moves()) == len(set(listed)) == len(listed)
            legal = {move for move in written if state.why_illegal(move) is None}
            assert set(listed) == legal
            assert listed == list(state.legal_moves())


@every_game
def test_what_is_listed_can_be_played_and_changes_no_state(
    players: int, rulings: dict[str, Any], forced: bool
) -> None:
    for states in games(players, rulings, forced, count=2):
        for state in states:
            before = repr(state), hash(state), state.moves
            for move in state.legal_moves():
                after = state.play(move)
                assert after != state
                assert after == state.play(move.to_dict())
                assert after.moves[: len(before[2]) + 1] == (*before[2], move)
            assert (repr(state), hash(state), state.moves) == before


@every_game
def test_there_is_always_something_to_do_until_the_game_is_over(
    players: int, rulings: dict[str, Any], forced: bool
) -> None:
    for states in games(players, rulings, forced, count=10):
        for state in states:
            due = [bool(state.legal_moves()), state.chance is not None, state.is_over]
            assert sorted(due) == [False, False, True]
            assert len(state.to_act) == (1 if due[0] else 0)
            assert (state.phase is Phase.OVER) == state.is_over
        last = states[-1].result([None] * players)
        assert len(last.players) == players


@every_game
def test_every_card_is_in_one_place(players: int, rulings: dict[str, Any], forced: bool) -> None:
    """Only a Patron that nobody gets leaves the game."""
    for states in games(players, rulings, forced, count=10):
        for before, state in pairwise(states):
            gone = set(IDS) - set(places(state))
            assert len(places(state)) == len(set(places(state)))
            assert gone >= set(IDS) - set(places(before))
            assert len(gone) <= max(0, state.round_number)
            assert not gone or "patron_when_all_zero" in rulings
            if state.deck is not None:
                assert tuple(sorted(state.deck)) == state.unseen


def places(state: State) -> list[str]:
    """The cards of the deck, of hands and piers, Plans beside them, open cards and Patrons."""
    laid = [one.card.id for cards in state.laid for one in cards]
    in_hands = [card for hand in state.hands for card in hand]
    plans = [plan for plan in state.plans if plan and plan not in [*laid, *in_hands]]
    won = [card for cards in state.patrons for card in cards]
    return [*state.unseen, *in_hands, *laid, *plans, *state.open_cards, *won]


@every_game
def test_the_moves_of_a_game_lead_to_it_again(
    players: int, rulings: dict[str, Any], forced: bool
) -> None:
    """Also those of chance, which a deck in its order draws by itself."""
    for states in games(players, rulings, forced, count=5):
        last = states[-1]
        state = start(NAMES[:players], PACK, rulings=rulings)
        for move in last.moves:
            state = state.play(move.to_dict())
        assert state.result().to_dict() == last.result().to_dict()
        assert state.moves == last.moves
        assert (state == last) is not forced


def text(state: State, seat: int) -> tuple[str, str]:
    upper, lower = str(state.piers[seat]).split("\n")
    return upper, lower


CATEGORY = {"Q": "poets", "H": "lovers", "A": "fishers", "S": "flower_sellers"}


@every_game
def test_patrons_as_the_naive_scorer_gives_them(
    players: int, rulings: dict[str, Any], forced: bool
) -> None:
    """The Patron of every round: most points, then the earliest card of the round, or nobody."""
    cards = PACK.by_id
    ruled_nobody = rulings.get("patron_when_all_zero") == "nobody"
    flowers = {name: rulings[name] for name in rulings if name.startswith("flower")}
    rounds = 0
    for states in games(players, rulings, forced, count=30):
        for before, state in pairwise(states):
            if before.phase is not Phase.DRAFT or len(before.open_cards) != 2:
                continue
            rounds += 1
            (patron,) = set(before.open_cards) - {state.laid[before.to_act[0]][-1].card.id}
            category = CATEGORY[cards[patron].patron.value]
            points = [
                naive.categories(*text(state, seat), **flowers)[category] for seat in range(players)
            ]
            dates = [str(state.laid[seat][-1].card.date) for seat in range(players)]
            best = sorted(range(players), key=lambda seat: (-points[seat], dates[seat]))[0]
            nobody = ruled_nobody and not any(points)
            won = [state.patrons[seat][len(before.patrons[seat]) :] for seat in range(players)]
            expected = [(patron,) if seat == best and not nobody else () for seat in range(players)]
            assert won == expected
    assert rounds == 30 * (4 if players == 2 else 3)


@every_game
def test_piers_grow_by_what_a_card_does_not_cover(
    players: int, rulings: dict[str, Any], forced: bool
) -> None:
    """The land end stays as it is; the last columns are those of the card just laid."""
    for states in games(players, rulings, forced, count=5):
        for before, state in pairwise(states):
            move = state.moves[len(before.moves)]
            if not isinstance(move, Draft | Finish):
                continue
            new = state.laid[move.player][-1]
            cells = str(new.card.turned if move.turned else new.card.cells).split("\n")
            kept = len(text(before, move.player)[0]) - move.overlap
            for was, now, columns in zip(
                text(before, move.player), text(state, move.player), cells, strict=True
            ):
                assert now == was[:kept] + columns
            others = [seat for seat in range(players) if seat != move.player]
            assert all(state.laid[seat] == before.laid[seat] for seat in others)
