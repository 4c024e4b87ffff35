"""The play kernel against states: moves in their order, draws, Patrons, totals and winners.

The long run plays 10,000 games: `pytest -m slow tests/pier18/test_play_kernel.py`.
"""

from collections import Counter
from random import Random

import pytest
from attrs import evolve
from hypothesis import example, given
from hypothesis import strategies as st

from boardscore import pier18
from boardscore.core.random_words import WORDS, below, next_word
from boardscore.packs import demo_pack
from boardscore.pier18 import Condition, Laid, Pack, lay, pier_numbers, plan_counts
from boardscore.pier18 import play_kernel as kernel
from boardscore.pier18.model import rounds
from boardscore.pier18.plan_syntax import NAMES
from boardscore.pier18.state_numbers import KernelGame
from boardscore.testing import conditions, walk
from tests.effort import seeds
from tests.pier18.play_agreement import SEATS, play_both, random_start
from tests.pier18.situations import many
from tests.play_agreement import greedy_wins, played_out


@pytest.mark.parametrize("tens", seeds(1, 3))
def test_random_games(tens: int) -> None:
    for seed in range(10 * tens, 10 * tens + 10):
        play_both(seed)


def test_a_given_deck_is_forgotten() -> None:
    ids = [str(card) for card in range(1, 19)]
    state = pier18.start([None, None], "demo", deck=ids)
    game = KernelGame(state.game)
    assert state.deck is not None
    assert game.state(game.numbers(state)).deck is None


@pytest.mark.parametrize(
    ("width", "plan", "fits"),
    [
        (5, "poets > 1", True),  # 6 cards of 5 columns: 30
        (6, "poets > 1", False),
        (5, "2 * 2 * poets > 1", True),
        (5, "2 * 2 * 2 * poets > 1", False),
    ],
)
def test_what_fits_64_bits(width: int, plan: str, fits: bool) -> None:
    """30 columns are the most of a word; each product may add 20 bits to a number."""
    start = pier18.start([None, None], many(18, width, plan))
    assert KernelGame(start.game).fits is fits


# Plans


@example(Condition("-1 - -2 * 3 == 5 and not (1 != 1 or 2 > 2) and 2 <= 2"), 18)
@given(conditions(), st.integers(0, 9999))
def test_a_plan(plan: Condition, seed: int) -> None:
    """pier18.score.plan: each condition is as true as by the readable function."""
    rng = Random(seed)
    start = random_start(rng)
    pack = Pack("one", "invented", tuple(evolve(card, plan=plan) for card in start.game.pack.cards))
    game = KernelGame(pier18.start(start.game.players, pack, rulings=start.game.rulings).game)
    most = min(5, rounds(len(pack.cards), len(start.game.players)) + 2)  # words hold no more
    cards = [Laid(card) for card in rng.sample(pack.cards, rng.randint(1, most))]
    pier = (0, 0, 0, 0, 0)
    for one in cards:
        card = game.piece_numbers[one.card.id]
        first_way = game.tables[card + pier_numbers.FIRST_WAY]
        pier = pier_numbers.extend(game.tables, pier, first_way)
    room = game.numbers(pier18.start(start.game.players, pack, rulings=start.game.rulings))
    expected = plan.holds(plan_counts(lay(cards), start.game.rulings))
    assert pier_numbers.is_completed(game.tables, room, card, pier) == int(expected)


@pytest.mark.parametrize("seed", range(40))
def test_all_numbers_of_a_pier(seed: int) -> None:
    """pier18.score.plan: every name a Plan may contain, with every ruling."""
    rng = Random(seed)
    state = random_start(rng)
    game = KernelGame(state.game)
    *_, end = walk(state, rng)
    for seat, pier in enumerate(end.piers):
        assert pier is not None
        words = kernel.pier_at(game.numbers(end), game.tables[pier_numbers.SEATS + seat])
        found = {name: pier_numbers.count(game.tables, at, words) for at, name in enumerate(NAMES)}
        assert found == plan_counts(pier, end.game.rulings), pier


# Random choices


def test_words_of_the_generator_stay_in_range() -> None:
    """Signed integers of 64 bits hold all words, and no word leads to itself."""
    for word in (1, 18, WORDS - 1, WORDS):
        assert 1 <= next_word(word) <= WORDS < 2**63
        assert next_word(word) != word


@pytest.mark.parametrize("count", [1, 2, 3, 12, 18])
def test_all_numbers_are_equally_likely(count: int) -> None:
    """24,000 draws: each number within 5 standard deviations of its share."""
    word, found = 18, Counter[int]()
    for _ in range(24_000):
        word = next_word(word)
        found[below(word, count)] += 1
    share = 24_000 / count
    assert set(found) == {*range(count)}
    assert all(abs(times - share) <= 5 * share**0.5 for times in found.values())


def test_every_card_is_dealt_equally_often() -> None:
    """3,000 deals of 6 of 18 cards: each card is dealt about 1,000 times."""
    start = pier18.start([None, None], "demo")
    game = KernelGame(start.game)
    word, found = 18, Counter[str]()
    for _ in range(3000):
        numbers = game.numbers(start)
        word = kernel.draw_at_random(game.tables, numbers, word)
        found.update(card for hand in game.state(numbers).hands for card in hand)
    assert sum(found.values()) == 18_000
    assert len(found) == 18
    assert all(870 < times < 1130 for times in found.values())


@pytest.mark.parametrize("players", SEATS)
@pytest.mark.parametrize("greedy", [0b000, 0b001, 0b111])
def test_games_to_the_end(players: int, greedy: int) -> None:
    """Every card is in one place, and the same word gives the same game."""
    start = pier18.start([None] * players, "demo")
    ids = sorted(card.id for card in demo_pack("pier18").cards)
    for state in played_out(kernel, KernelGame(start.game), start, greedy, 20):
        laid = [one.card.id for cards in state.laid for one in cards]
        won = [card for cards in state.patrons for card in cards]
        assert sorted((*laid, *won, *state.unseen)) == ids


def test_greedy_beats_random() -> None:
    """The greedy seat wins more than 180 of 200 games, on either seat."""
    start = pier18.start([None, None], "demo")
    assert greedy_wins(kernel, KernelGame(start.game), start) > 180
