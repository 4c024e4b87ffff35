"""OpenSpiel: its own simulation test, chance, information states, copies, errors."""

import copy
import json
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from boardscore import BoardscoreError, auctionland, pier18
from tests.tables import from_table

pytest.importorskip("pyspiel", reason="environments need the extra boardscore[openspiel]")

import numpy as np
import pyspiel
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, ismcts
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

from boardscore.envs import openspiel
from tests.envs import ONE_TILE

PIER18 = "boardscore_pier18(players=2)"
ISLANDS = "boardscore_auctionland(players=3,market_size=4)"
PAIR = "boardscore_auctionland(players=2,market_size=3)"
GAMES = [PIER18, "boardscore_pier18(players=3)", PAIR, ISLANDS]
LARGE = [f"boardscore_auctionland(players={players})" for players in (2, 3, 4, 5, 6)]


def begin(text: str, *outcomes: int) -> Any:
    state = pyspiel.load_game(text).new_initial_state()
    for outcome in outcomes:
        state.apply_action(outcome)
    return state


def walk(text: str, seed: int) -> Iterator[Any]:
    """The states of a random game in which a player acts, and the last one."""
    rng, state = random.Random(seed), begin(text)
    while not state.is_terminal():
        if not state.is_chance_node():
            yield state
        state.apply_action(rng.choice(state.legal_actions()))
    yield state


# Conformance


@pytest.mark.parametrize(
    "text", [*GAMES, *(pytest.param(text, marks=pytest.mark.long) for text in LARGE)]
)
def test_it_passes_the_simulation_test(text: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(text), num_sims=1, serialize=True, verbose=False)


def test_both_games_are_registered_with_defaults() -> None:
    names = {"boardscore_pier18", "boardscore_auctionland"}
    assert names <= set(pyspiel.registered_names())
    sizes = {name: pyspiel.load_game(name).num_players() for name in names}
    assert {*sizes.values()} == {3}
    openspiel.register("pier18")
    assert pyspiel.registered_names().count("boardscore_pier18") == 1


def test_python_ends_without_a_crash() -> None:
    """OpenSpiel lets go of the games after Python has shut down."""
    program = "import pyspiel; from boardscore.envs import openspiel"
    program += f"; pyspiel.load_game({PIER18!r}).new_initial_state()"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")


@pytest.mark.parametrize("text", [*GAMES, *LARGE])
def test_no_game_is_longer_than_its_limits(text: str) -> None:
    game = pyspiel.load_game(text)
    for seed in range(2):
        *_, end = walk(text, seed)
        actors = [one.player for one in end.full_history()]
        draws = actors.count(int(pyspiel.PlayerId.CHANCE))
        assert draws <= game.max_chance_nodes_in_history()
        assert len(actors) - draws <= game.max_game_length()


@from_table
def test_the_limits_of_pier18_are_exact(players: int, moves: int, draws: int) -> None:
    """Choice, 4 rounds with 2 players or 3 with 3 (pier18.round.count), and the Plan."""
    game = pyspiel.load_game("boardscore_pier18", {"players": players})
    assert (game.max_game_length(), game.max_chance_nodes_in_history()) == (moves, draws)


# Chance


def test_cards_are_drawn_one_at_a_time() -> None:
    """18 cards, then 17; the six of two hands are dealt together."""
    state = begin(PIER18)
    assert state.chance_outcomes() == [(card, 1 / 18) for card in range(18)]
    state.apply_action(4)
    left = [card for card in range(18) if card != 4]
    assert state.chance_outcomes() == [(card, 1 / 17) for card in left]
    assert (state.game_state.phase, state.current_player()) == (
        pier18.Phase.DEAL,
        pyspiel.PlayerId.CHANCE,
    )
    for card in left[:5]:
        state.apply_action(card)
    names = pyspiel.load_game(PIER18).ids
    drawn = [names[4], *(names[card] for card in left[:5])]
    assert state.game_state.hands == (tuple(drawn[:3]), tuple(drawn[3:]))
    assert (state.current_player(), len(state.legal_actions())) == (0, 6)


def test_a_tile_with_copies_is_drawn_more_often() -> None:
    """The order of the draws is that of the market before it is sorted by icons."""
    state = begin(ISLANDS)
    copies = {tile.id: tile.count for tile in state.game_state.game.pack.tiles}
    total, ids = sum(copies.values()), pyspiel.load_game(ISLANDS).ids
    outcomes = dict(state.chance_outcomes())
    assert outcomes == {number: copies[name] / total for number, name in enumerate(ids)}
    twice = next(number for number, name in enumerate(ids) if copies[name] == 2)
    state.apply_action(twice)
    assert dict(state.chance_outcomes())[twice] == 1 / (total - 1)
    state.apply_action(twice)
    assert twice not in dict(state.chance_outcomes())
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])
    assert state.game_state.phase is auctionland.Phase.BUILD
    assert state.game_state.moves[0].tiles[:2] == (ids[twice],) * 2


# What a player knows


def knowledge(state: Any, seat: int) -> tuple[str, bytes]:
    tensor = np.array(state.information_state_tensor(seat), np.float32)
    return state.information_state_string(seat), tensor.tobytes()


@pytest.mark.parametrize("text", [PIER18, "boardscore_pier18(players=3)", PAIR])
def test_the_text_and_the_tensor_know_the_same(text: str) -> None:
    texts: dict[str, bytes] = {}
    tensors: dict[bytes, str] = {}
    for seed in range(4):
        for state in walk(text, seed % 2):  # every game twice
            for seat in range(state.num_players()):
                said, tensor = knowledge(state, seat)
                assert texts.setdefault(said, tensor) == tensor
                assert tensors.setdefault(tensor, said) == said
    assert len(texts) > 50


def test_players_know_their_own_cards_and_choices() -> None:
    """Seat 0 has cards 1, 2, 3 and chooses; seat 1 has cards 4, 5, 6."""
    ids = pyspiel.load_game(PIER18).ids
    state = begin(PIER18, *(ids.index(card) for card in "123456"))
    choice = {"move": "choose", "player": 0, "plan": "2", "foundation": "1"}
    state.apply_action(pyspiel.load_game(PIER18).task.actions.number_of(choice))
    own, other = (state.information_state_string(seat).splitlines() for seat in (0, 1))
    hidden = [None] * 3
    assert own == ["player 0", json.dumps({"draw": ["1", "2", "3", *hidden]}), json.dumps(choice)]
    secret = {"move": "choose", "player": 0}
    assert other == [
        "player 1",
        json.dumps({"draw": [*hidden, "4", "5", "6"]}),
        json.dumps(secret),
    ]


def test_the_history_of_the_tensor() -> None:
    """Six cards drawn and a choice, one row each: who, and the number as a share of all."""
    game = pyspiel.load_game(PIER18)
    state = begin(PIER18, *(game.ids.index(card) for card in "123456"))
    number = state.legal_actions()[0]
    state.apply_action(number)
    observer = game.make_py_observer(pyspiel.IIGObservationType(perfect_recall=True))
    for seat, cards, choice in ((0, "123", number + 1), (1, "456", 0)):
        observer.set_from(state, seat)
        history = observer.dict["history"]
        assert history.shape == (12 + 18, 3)
        dealt = [(game.ids.index(card) + 1) / 18 for card in cards]
        expected = [*dealt, 0, 0, 0] if seat == 0 else [0, 0, 0, *dealt]
        assert history[:6, 2] == pytest.approx(expected)
        assert history[:6, :2].sum() == 0
        who = [1, 0] if seat == 0 else [0, 1]
        assert history[6] == pytest.approx([*who, choice / state.num_distinct_actions()])
        assert history[7:].sum() == 0


def swapped(state: Any, seat: int) -> Any:
    """The same history with the first two cards of another hand swapped with the deck."""
    other = 1 - seat
    outcomes = [one.action for one in state.full_history()]
    free = [card for card in range(18) if card not in outcomes[:6]]
    outcomes[3 * other : 3 * other + 2] = free[:2]
    return begin(PIER18, *outcomes)


@pytest.mark.parametrize("seat", [0, 1])
def test_hidden_cards_change_nothing(seat: int) -> None:
    state = begin(PIER18, 0, 1, 2, 3, 4, 5)
    other = swapped(state, seat)
    assert knowledge(state, seat) == knowledge(other, seat)
    text = state.observation_string(seat)
    assert text == other.observation_string(seat) == str(state.game_state.seen_by(seat))
    assert state.observation_tensor(seat) == other.observation_tensor(seat)
    assert knowledge(state, 1 - seat) != knowledge(other, 1 - seat)


@pytest.mark.parametrize("phase", [pier18.Phase.CHOOSE, pier18.Phase.FINISH])
def test_decisions_are_secret_until_all_have_decided(phase: pier18.Phase) -> None:
    """Seat 0 decides first: seat 1 knows the same after every decision, and then all of them."""
    state = next(one for one in walk(PIER18, 5) if one.game_state.phase is phase)
    decided = [state.child(action) for action in state.legal_actions()]
    assert len(decided) > 1
    assert len({knowledge(one, 1) for one in decided}) == 1
    assert len({knowledge(one, 0) for one in decided}) == len(decided)
    revealed = [one.child(one.legal_actions()[0]) for one in decided]
    assert len({knowledge(one, 1) for one in revealed}) == len(decided)


@pytest.mark.parametrize("text", [PIER18, ISLANDS])
def test_information_states_remember(text: str) -> None:
    """What a player knew is the beginning of what the player knows, unless it was revealed."""
    known: dict[int, list[str]] = {}
    for state in walk(text, 3):
        seat = state.current_player()
        if seat < 0:
            continue
        lines = state.information_state_string(seat).splitlines()
        before = known.get(seat, [])
        for old, new in zip(before, lines, strict=False):
            assert old == new or {*json.loads(old)} < {*json.loads(new)}
        assert len(lines) > len(before)
        known[seat] = lines


def test_other_observers_do_not_exist() -> None:
    game = pyspiel.load_game(PIER18)
    public = pyspiel.IIGObservationType(
        perfect_recall=False, public_info=True, private_info=pyspiel.PrivateInfoType.NONE
    )
    assert game.make_py_observer(public) is None
    with pytest.raises(BoardscoreError, match="no other kind of observation is available"):
        game.make_py_observer(None, {"size": 2})


def test_a_playthrough_is_played_again(tmp_path: Path) -> None:
    """OpenSpiel writes all that it can ask in a random game, and compares it with a second run."""
    file = tmp_path / "playthrough.txt"
    file.write_text(generate_playthrough.playthrough(PIER18, None, seed=18), encoding="utf-8")
    flags.FLAGS.mark_as_parsed()  # `replay` reads one
    first, again = generate_playthrough.replay(str(file))
    is_same = first == again  # pytest would compare two megabytes line by line
    assert is_same
    assert first.count("# State ") > 20


# Samples of what a player does not know


@pytest.mark.parametrize("text", GAMES)
def test_a_sample_has_the_same_information_state(text: str) -> None:
    for number, state in enumerate(walk(text, 5)):
        if number % 3 or state.is_terminal():
            continue
        for seat in range(state.num_players()):
            sampled = state.resample_from_infostate(seat, random.Random(number).random)
            string = state.information_state_string(seat)
            assert sampled.information_state_string(seat) == string
            assert sampled.current_player() == state.current_player()
            assert len(sampled.history()) == len(state.history())
            assert sampled.legal_actions(seat) == state.legal_actions(seat)


def test_a_sample_draws_hidden_cards_and_choices_again() -> None:
    """Seat 0 has cards 1 to 3; seat 1 has any others, and seat 0 has chosen in secret."""
    state = begin(PIER18, *range(6))
    state.apply_action(state.legal_actions()[0])
    hands, choices = set(), set()
    for seed in range(60):
        rng = random.Random(seed).random
        of_first = state.resample_from_infostate(0, rng).game_state
        assert of_first.hands[0] == state.game_state.hands[0]
        assert of_first.plans[0] == state.game_state.plans[0]
        hands.add(of_first.hands[1])
        of_second = state.resample_from_infostate(1, rng).game_state
        assert of_second.hands[1] == state.game_state.hands[1]
        assert {of_second.plans[0], of_second.foundations[0]} < {*of_second.hands[0]}
        choices.add((of_second.plans[0], of_second.foundations[0]))
    assert len(hands) > 50
    assert len(choices) > 30


def test_a_sample_draws_secret_plans_again() -> None:
    """Seat 0 has added its Plan; seat 1 does not know how many of 4 columns it covers."""
    state = next(
        one
        for one in walk(PIER18, 1)
        if one.game_state.phase is pier18.Phase.FINISH and one.current_player() == 1
    )
    samples = [
        state.resample_from_infostate(1, random.Random(seed).random).game_state
        for seed in range(30)
    ]
    assert {one.laid[0][-1].overlap for one in samples} == {0, 1, 2, 3}
    assert {one.laid[0][:-1] for one in samples} == {state.game_state.laid[0][:-1]}


@pytest.mark.parametrize("player", [2, -1, "0"])
def test_only_players_have_samples(player: Any) -> None:
    with pytest.raises(BoardscoreError, match=r"player: "):
        begin(PIER18, *range(6)).resample_from_infostate(player, lambda: 0.5)


def search(game: Any, seed: int, simulations: int) -> Any:
    rng = np.random.RandomState(seed)
    bot = ismcts.ISMCTSBot(game, RandomRolloutEvaluator(1, rng), 1.4, simulations, random_state=rng)
    sampler = pyspiel.UniformProbabilitySampler(seed, 0.0, 1.0)  # the bot's own one has no seed
    bot.set_resampler(lambda state, player: state.resample_from_infostate(player, sampler))
    return bot


def wins_of_search(text: str, games: int, simulations: int) -> int:
    """How many games of two IS-MCTS wins against random play, with alternating seats."""
    game, won = pyspiel.load_game(text), 0
    for seed in range(games):
        bot, seat, rng = search(game, seed, simulations), seed % 2, random.Random(seed)
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.current_player() == seat:
                state.apply_action(bot.step(state))
            else:
                state.apply_action(rng.choice(state.legal_actions()))
        won += state.returns()[seat] > 0
    return won


@pytest.mark.long
@pytest.mark.parametrize("game", ["pier18", "auctionland"])
def test_information_set_search_beats_random_play(game: str, tmp_path: Path) -> None:
    """With equal chances, 15 of 20 wins have a probability of 2 %."""
    pack = tmp_path / "few.json"
    tiles = [{"id": f"t{at}", "tile": one} for at, one in enumerate(["B+p", "T+l", "G+m", "H"] * 2)]
    pack.write_text(json.dumps({**ONE_TILE, "tiles": tiles}), encoding="utf-8")
    settings = "" if game == "pier18" else f",market_size=3,pack={pack}"
    assert wins_of_search(f"boardscore_{game}(players=2{settings})", 20, 15) >= 15


# Copies and ends


@pytest.mark.parametrize("text", [PIER18, ISLANDS])
def test_copies_go_on_in_the_same_way(text: str) -> None:
    for number, state in enumerate(walk(text, 7)):
        if number % 5 or state.is_terminal():
            continue
        copies = [state.clone(), copy.deepcopy(state), pickle.loads(pickle.dumps(state))]
        copies.append(pyspiel.deserialize_game_and_state(
            pyspiel.serialize_game_and_state(state.get_game(), state)
        )[1])  # fmt: skip
        action = state.legal_actions()[-1]
        expected = state.clone()
        expected.apply_action(action)
        for one in copies:
            assert (str(one), one.history()) == (str(state), state.history())
            one.apply_action(action)
            assert (str(one), one.game_state) == (str(expected), expected.game_state)


def test_a_game_is_pickled_with_its_parameters() -> None:
    game = pickle.loads(pickle.dumps(pyspiel.load_game(ISLANDS)))
    assert (str(game), game.num_players()) == (str(pyspiel.load_game(ISLANDS)), 3)


@from_table
def test_wrong_parameters_are_explained(text: str, message: str) -> None:
    with pytest.raises(BoardscoreError, match=message):
        pyspiel.load_game(text)


def test_an_illegal_action_is_explained() -> None:
    state = begin(PIER18, 0, 1, 2, 3, 4, 5)
    wrong = next(one for one in range(382) if one not in state.legal_actions())
    with pytest.raises(BoardscoreError, match=r"\[pier18\."):
        state.apply_action(wrong)
    *_, end = walk(PIER18, 1)
    with pytest.raises(BoardscoreError, match="the game is over"):
        end.apply_action(0)


@pytest.mark.parametrize("action", [0, -1, 18, 10**6])
def test_an_impossible_draw_is_explained(action: int) -> None:
    """Card 1 was drawn before; the pack has 18 cards."""
    state = begin(PIER18, 0)
    if action >= 0:
        words = f"action: {action} is not known here; known: 1, 2, 3"
        with pytest.raises(BoardscoreError, match=words):
            state.apply_action(action)
    assert state.drawn == ["1"]
    if action:
        with pytest.raises(BoardscoreError, match=f"action: {action} is out of range"):
            state.action_to_string(pyspiel.PlayerId.CHANCE, action)


@from_table
def test_chance_has_no_outcomes_when_it_does_not_act(text: str, draws: int, message: str) -> None:
    """A player acts first, then the game is over. OpenSpiel's own games raise an error, too."""
    state = begin(text)
    for _ in range(draws):
        state.apply_action(state.chance_outcomes()[-1][0])
    with pytest.raises(BoardscoreError, match=f"This is not possible now: {message}"):
        state.chance_outcomes()
    *_, end = walk(text, 1)
    with pytest.raises(BoardscoreError, match="This is not possible now: the game is over"):
        end.chance_outcomes()


@pytest.mark.parametrize("remembers", [True, False])
def test_wrong_arguments_of_an_observer_are_explained(remembers: bool) -> None:
    kind = pyspiel.IIGObservationType(perfect_recall=remembers)
    observer, state = pyspiel.load_game(PIER18).make_py_observer(kind), begin(PIER18)
    foreign = pyspiel.load_game("kuhn_poker").new_initial_state()
    for look in (observer.set_from, observer.string_from):
        for player in (2, -1, None, "0", 0.0, True, 10**5000):
            with pytest.raises(BoardscoreError, match=r"player: "):
                look(state, player)
        for other in (begin(ISLANDS), begin("boardscore_pier18(players=3)"), foreign, None):
            with pytest.raises(BoardscoreError, match=r"state"):
                look(other, 0)
        look(begin(PIER18), 1)  # of another game object with the same settings
    for wrong in ({"perfect_recall": True}, 5, "public"):
        with pytest.raises(BoardscoreError, match="no other kind of observation is available"):
            pyspiel.load_game(PIER18).make_py_observer(wrong)
    for name in ("chess", 5, None):
        with pytest.raises(BoardscoreError, match=r"game: .* known: pier18, auctionland"):
            openspiel.register(name)
