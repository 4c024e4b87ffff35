"""Views play and draw samples: in random games with all packs, rulings and numbers of players."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from attrs import astuple
from hypothesis import given
from hypothesis import strategies as st

from boardscore import BoardscoreError, auctionland, pier18
from boardscore.testing import LAWS, check_game, starts, states, walk
from boardscore.testing.invariants import records_lead_back
from tests.effort import examples

GAMES = ("pier18", "auctionland")
DECIDED = 40
"""The samples in which a move must lead to different views if its view refuses to play it."""

seeds = st.integers(0, 2**32 - 1)


def few(moves: list[Any], rng: Random) -> Iterator[Any]:
    """Up to two of the moves of each kind."""
    for kind in {type(move): None for move in moves}:
        own = [move for move in moves if isinstance(move, kind)]
        yield from rng.sample(own, min(2, len(own)))


def assert_looks_ahead(state: Any, seat: int, rng: Random) -> int:
    """Checks the view of a seat; returns the number of moves that it refuses to play."""
    view = state.seen_by(seat)
    sample = view.sample(rng)
    assert sample.seen_by(seat) == view
    assert (sample.deck, sample.moves, sample.to_act) == (None, (), state.to_act)
    refused = 0
    for move in few(list(view.legal_moves()), rng):
        try:
            after = view.play(move)
        except BoardscoreError:
            assert is_hidden(state, view, move, rng), move
            refused += 1
        else:
            expected = state.play(move).seen_by(seat)
            assert after == expected
            assert repr(astuple(after, recurse=False)) == repr(astuple(expected, recurse=False))
            assert after.has_fixed_deck == expected.has_fixed_deck
            assert after.sample(rng).seen_by(seat) == after
    return refused


def is_hidden(state: Any, view: Any, move: Any, rng: Random) -> bool:
    """Whether the next view depends on a secret: on the deck, or on what a sample draws."""
    possible = {view.sample(rng).play(move).seen_by(view.seat) for _ in range(DECIDED)}
    decks = state.deck is not None and next(iter(possible)).chance is not None
    return len(possible) > 1 or (decks and len(set(state.deck)) > 1)


@given(states(), seeds)
def test_a_view_plays_and_draws_what_its_state_may_be(state: Any, seed: int) -> None:
    for seat in range(len(state.game.players)):
        assert_looks_ahead(state, seat, Random(seed))


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "players"), [("pier18", 2), ("pier18", 3), *(("auctionland", n) for n in range(2, 7))]
)
@pytest.mark.parametrize("forced", [False, True])
def test_views_in_whole_games(game: str, players: int, forced: bool) -> None:
    """Without a deck, only the last choice and the last Plan are refused."""
    rng = Random(players)
    begun: Any = {"pier18": pier18, "auctionland": auctionland}[game]
    new = begun.start([None] * players, "demo")
    if forced:
        new = begun.start([None] * players, "demo", deck=rng.sample(new.unseen, len(new.unseen)))
    refused = sum(
        assert_looks_ahead(state, seat, rng) for state in walk(new, rng) for seat in range(players)
    )
    if not forced:
        assert bool(refused) == (game == "pier18")


@pytest.mark.long
@examples(0.25)
@given(states(), seeds)
def test_a_sample_is_a_state_that_can_be_played_to_the_end(state: Any, seed: int) -> None:
    """All laws hold in it, apart from its record: it does not know the moves so far."""
    rng = Random(seed)
    sample = state.seen_by(rng.randrange(len(state.game.players))).sample(rng)
    laws = [law for law in LAWS if law is not records_lead_back]
    assert check_game(sample, rng, laws=laws).is_over


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
@examples(0.5)
@given(data=st.data())
def test_a_view_refuses_what_is_illegal(game: str, data: st.DataObject) -> None:
    """With the reason that it gives; and moves of others and of chance, which are not its own."""
    state = data.draw(states(game))
    new = data.draw(starts(game))
    view = state.seen_by(data.draw(st.sampled_from(range(len(state.game.players)))))
    others = [move for move in state.legal_moves() if move.player != view.seat]
    moves = [*few(others, Random(1)), *new.moves, None, 1, "x", {}, {"move": "x"}]
    for move in moves:
        with pytest.raises(BoardscoreError) as caught:
            view.play(move)
        assert caught.value.problems[0] == view.why_illegal(move)
