"""Random episodes of environments, compared move by move with the second referees.

    python -m tests.envs.episodes [--episodes N] [--seed N] [pettingzoo|openspiel|batches]

An episode has a random game, number of players, pack and rulings; one of batches has two such
games. At every step the second referee
must agree with the table, the legal moves of the one who acts and the draws of chance, and at the
end with the rewards.
"""

import argparse
import json
import random
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
from attrs import frozen

from boardscore.auctionland import Market
from boardscore.packs import demo_pack
from boardscore.pier18 import Deal, Phase, Reveal
from tests.envs import TABLES, observed_views
from tests.naive import auctionland_referee, pier18_referee
from tests.referees import packs
from tests.referees.games import chosen, same_auctionland, same_pier18, written

ISLAND_DEFAULTS = {"rotation": "free", "last_bidder": "may_bid"}


@frozen
class Setup:
    """A game with its settings, and the referee that knows it."""

    game: str
    pack: dict[str, Any]
    settings: dict[str, Any]
    rulings: dict[str, Any]
    referee: Any
    compare: Callable[[Any, Any], None]


def draw_pier18(rng: random.Random, rulings: dict[str, Any]) -> Setup:
    players, pack = rng.randint(2, 3), packs.cards(rng)
    referee = pier18_referee.Referee(pack["cards"], players, rulings)
    return Setup("pier18", pack, {"players": players}, rulings, referee, same_pier18)


def draw_auctionland(rng: random.Random, rulings: dict[str, Any]) -> Setup:
    """A game of Auctionland with a random pack and market; the tables have no end."""
    players, market = rng.randint(2, 6), rng.choice([3, 4, 8, 10])
    pack = {**packs.tiles(rng), "tables": TABLES}
    referee = auctionland_referee.Referee(pack["tiles"], players, rulings, market, TABLES)
    settings = {"players": players, "market_size": market}
    return Setup("auctionland", pack, settings, rulings, referee, same_auctionland)


def any_game(rng: random.Random) -> tuple[Callable[..., Setup], dict[str, Any]]:
    """How a game is drawn, and its random rulings."""
    if rng.random() < 0.5:
        return draw_pier18, packs.pier18_rulings(rng)
    return draw_auctionland, packs.auctionland_rulings(rng)


def follow(setup: Setup, state: Any, known: int) -> int:
    """Plays the moves after the known ones in the referee; returns how many there are now."""
    for move in state.moves[known:]:
        if setup.referee.chance_due is not None:
            assert setup.referee.legal_chance(move.to_dict())
        setup.referee.play(move.to_dict())
    setup.compare(state, setup.referee)
    return len(state.moves)


def legal_for(referee: Any, seat: int) -> list[dict[str, Any]]:
    return [move for move in referee.legal_moves() if move["player"] == seat]


def expected_rewards(referee: Any) -> list[float]:
    """The rewards by the referee's places: equal steps from 1 down to -1."""
    if isinstance(referee, pier18_referee.Referee):
        referee.verdicts = [
            False if "plan_text" in referee.cards[plan] else None for plan in referee.plans
        ]
    ranks = [player["rank"] for player in referee.result()["players"]]
    places = sorted(set(ranks))
    steps = dict(zip(places, np.linspace(1, -1, len(places)), strict=True))
    return [0.0] * len(ranks) if len(places) == 1 else [float(steps[rank]) for rank in ranks]


def pettingzoo_episode(seed: int) -> int:
    """One episode of PettingZoo with random rulings; returns the number of its steps."""
    from boardscore.envs import pettingzoo

    rng = random.Random(seed)
    draw_setup, rulings = any_game(rng)
    setup = draw_setup(rng, rulings)
    mask = rng.choice(["observation", "infos"])
    given = {"pack": setup.pack, "rulings": setup.rulings, **setup.settings}
    env = pettingzoo.env(setup.game, mask=mask, **given)
    env.reset(seed=seed)
    known, steps, paid = 0, 0, {}
    for agent in env.agent_iter():
        observation, reward, terminated, truncated, info = env.last()
        assert env.observation_space(agent).contains(observation)
        assert not truncated
        if terminated:
            paid[agent] = reward
            env.step(None)
            continue
        assert reward == 0
        known = follow(setup, env.game_state, known)
        shown = info if mask == "infos" else observation
        seat = env.possible_agents.index(agent)
        vector = observation["observation"] if mask == "observation" else observation
        seen = observed_views.observe(env.game_state.seen_by(seat))
        np.testing.assert_array_equal(vector, seen)
        numbers = np.flatnonzero(shown["action_mask"]).tolist()
        moves = [env.actions.move_of(number, seat).to_dict() for number in numbers]
        assert written(moves) == written(legal_for(setup.referee, seat))
        env.step(env.actions.number_of(chosen(rng, moves)))
        steps += 1
    follow(setup, env.game_state, known)
    assert setup.referee.is_over
    np.testing.assert_allclose([*paid.values()], expected_rewards(setup.referee), atol=1e-9)
    return steps


def openspiel_episode(seed: int) -> int:
    """One episode of OpenSpiel with the default rulings; returns the number of its steps."""
    import pyspiel

    from boardscore.envs import openspiel

    rng = random.Random(seed)
    if rng.random() < 0.5:
        setup = draw_pier18(rng, pier18_referee.DEFAULTS)
    else:
        setup = draw_auctionland(rng, ISLAND_DEFAULTS)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "pack.json")
        file.write_text(json.dumps(setup.pack), encoding="utf-8")
        given = {"pack": str(file), **setup.settings}
        game = pyspiel.load_game(f"boardscore_{setup.game}", given)
    assert isinstance(game, openspiel.SpielGame)
    state, known, steps = game.new_initial_state(), 0, 0
    while not state.is_terminal():
        known = follow(setup, state.game_state, known)
        if state.is_chance_node():
            state.apply_action(draw(rng, game, state, setup.referee))
            continue
        seat = state.current_player()
        seen = observed_views.observe(state.game_state.seen_by(seat))
        np.testing.assert_array_equal(np.float32(state.observation_tensor()), seen)
        assert {*state.returns()} == {0}
        texts = {state.action_to_string(seat, one): one for one in state.legal_actions()}
        moves = [json.loads(text) for text in texts]
        assert written(moves) == written(legal_for(setup.referee, seat))
        state.apply_action(texts[json.dumps(chosen(rng, moves))])
        steps += 1
    follow(setup, state.game_state, known)
    assert setup.referee.is_over
    np.testing.assert_allclose(state.returns(), expected_rewards(setup.referee), atol=1e-9)
    return steps


def draw(rng: random.Random, game: Any, state: Any, referee: Any) -> int:
    """One card or tile; in the first of several draws, every one left is as probable."""
    numbers, chances = zip(*state.chance_outcomes(), strict=True)
    if not state.drawn:
        left = Counter(referee.unseen)
        shares = {game.ids.index(name): count / left.total() for name, count in left.items()}
        assert dict(zip(numbers, chances, strict=True)) == shares
    assert abs(sum(chances) - 1) < 1e-9
    number: int = rng.choices(numbers, chances)[0]
    return number


GAMES_OF_A_BATCH = 2


def batch_episode(seed: int) -> int:
    """A batch with random rulings, until every game has ended once; returns the number of moves."""
    rng = random.Random(seed)
    draw_setup, rulings = any_game(rng)
    drawn = rng.getrandbits(32)
    setups = [draw_setup(random.Random(drawn), rulings) for _ in range(GAMES_OF_A_BATCH)]
    given = {"rulings": rulings, "pack": setups[0].pack, **setups[0].settings}
    return play_batch(setups, given, rng)


def demo_batch_episode(game: str, players: int) -> int:
    """The same with the demo pack, the default rulings and the default settings."""
    setups = [demo_setup(game, players) for _ in range(GAMES_OF_A_BATCH)]
    return play_batch(setups, {"players": players}, random.Random(players))


def demo_setup(game: str, players: int) -> Setup:
    """A game with the demo pack, of Auctionland with 8 tiles in the market."""
    pack, settings = demo_pack(game).to_dict(), {"players": players}
    if game == "pier18":
        referee = pier18_referee.Referee(pack["cards"], players, pier18_referee.DEFAULTS)
        return Setup(game, pack, settings, {}, referee, same_pier18)
    kept = pack["tables"]
    referee = auctionland_referee.Referee(pack["tiles"], players, ISLAND_DEFAULTS, 8, kept)
    return Setup(game, pack, settings, {}, referee, same_auctionland)


def play_batch(setups: list[Setup], given: dict[str, Any], rng: random.Random) -> int:
    """Plays a batch until every game has ended once; returns the number of moves."""
    from boardscore import envs
    from boardscore.envs.learning_task import prepare

    game, moves = setups[0].game, 0
    batch = envs.batch(game, len(setups), seed=rng.getrandbits(32), **given)
    task = prepare(game, **given)
    followed = [GameOfBatch(batch, at, task, setup) for at, setup in enumerate(setups)]
    while not all(one.is_over for one in followed):
        for one in followed:
            one.compare()
        actions = [rng.choice(np.flatnonzero(mask).tolist()) for mask in batch.masks]
        batch.step(actions)
        for one, action in zip(followed, actions, strict=True):
            one.play(action)
            moves += 1
    return moves


class GameOfBatch:
    """The first game of a place in a batch, move by move in the library and its second referee."""

    def __init__(self, batch: Any, game: int, task: Any, setup: Setup) -> None:
        self.batch, self.game, self.task, self.setup = batch, game, task, setup
        self.state, self.known, self.is_over = task.start, 0, False
        self.draw()

    def draw(self) -> None:
        """Plays the draws of chance that the batch shows, and follows with the referee."""
        while self.state.chance is not None:
            move = draw_of_batch(self.state, self.batch.state(self.game))
            self.state = self.task.play.played(self.state, move)
        self.known = follow(self.setup, self.state, self.known)

    def compare(self) -> None:
        """The seat, the observation and the mask of a game that is not over."""
        if self.is_over:
            return
        batch, game, seat = self.batch, self.game, self.task.part.next_seat(self.state)
        assert batch.seats[game] == seat
        seen = observed_views.observe(self.state.seen_by(seat))
        np.testing.assert_array_equal(batch.observations[game], seen)
        assert batch.masks[game].tobytes() == self.task.actions.mask(self.state, seat)
        numbers = np.flatnonzero(batch.masks[game]).tolist()
        moves = [self.task.actions.move_of(number, seat).to_dict() for number in numbers]
        assert written(moves) == written(legal_for(self.setup.referee, seat))

    def play(self, action: int) -> None:
        """Plays the action of the batch; at the end the rewards are those of the referee."""
        if self.is_over:
            return
        seat = self.task.part.next_seat(self.state)
        move = self.task.actions.move_of(action, seat)
        self.state, self.is_over = self.state.play(move), self.batch.ends[self.game]
        self.draw()
        assert self.is_over == self.state.is_over == self.setup.referee.is_over
        wanted = np.float32(expected_rewards(self.setup.referee)) if self.is_over else 0
        np.testing.assert_allclose(self.batch.rewards[self.game], wanted, rtol=0, atol=1e-7)


def draw_of_batch(before: Any, after: Any) -> Any:
    """The draw of chance that leads from a state to one of a batch."""
    if before.GAME == "pier18":
        return Deal(after.hands) if before.phase is Phase.DEAL else Reveal(after.open_cards)
    return Market([tile.id for tile in after.market[len(before.market) :]])


EPISODES = {
    "pettingzoo": pettingzoo_episode,
    "openspiel": openspiel_episode,
    "batches": batch_episode,
}


def main() -> None:
    """Plays episodes, and prints how many steps they had."""
    parser = argparse.ArgumentParser(prog="python -m tests.envs.episodes")
    parser.add_argument("--episodes", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first episode")
    parser.add_argument("frameworks", nargs="*", metavar="FRAMEWORK", choices=[*EPISODES, []])
    given = parser.parse_args()
    for name in given.frameworks or EPISODES:
        begun = time.process_time()
        seeds = range(given.seed, given.seed + given.episodes)
        steps = sum(map(EPISODES[name], seeds))
        seconds = time.process_time() - begun
        print(
            f"{name}: {given.episodes} episodes, {steps} steps agree; {seconds:.0f} s of CPU time"
        )


if __name__ == "__main__":
    main()
