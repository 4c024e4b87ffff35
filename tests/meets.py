"""Runs the rows of docs/meets.toml: `python -m tests.meets [TOOL ...]`.

Fails if a result has changed. The tools are those of requirements/meets.txt and requirements/meets.
"""

import contextlib
import io
import json
import subprocess
import sys
import tempfile
import tomllib
import warnings
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from boardscore import schemas

ROOT = Path(__file__).parents[1]
NPM = ROOT / "requirements" / "meets"
GAMES = ("pier18", "auctionland")


def rows() -> list[dict[str, str]]:
    text = (ROOT / "docs" / "meets.toml").read_text(encoding="utf-8")
    found: list[dict[str, str]] = tomllib.loads(text)["rows"]
    return found


def open_spiel() -> str:
    """Plays random games, with histories, masks and returns checked."""
    import pyspiel

    from boardscore.envs import openspiel

    for game in GAMES:
        pyspiel.random_sim_test(openspiel.load_game(f"boardscore_{game}"), 2, False, False)
    return "passes"


def petting_zoo() -> str:
    """The conformance test, and a player that looks at no mask."""
    from pettingzoo.test import api_test
    from pettingzoo.utils import average_total_reward

    from boardscore.envs import pettingzoo

    with contextlib.redirect_stdout(io.StringIO()):
        for game in GAMES:
            api_test(pettingzoo.env(game), num_cycles=200)
        env = pettingzoo.env("pier18", players=2)
        mean = average_total_reward(env, max_episodes=20, max_steps=10_000)
    return f"passes; {mean:g}"


def single_env(game: str) -> Any:
    """The Gymnasium environment of a game for two, against a random opponent."""
    import gymnasium

    import boardscore.envs.gymnasium

    assert boardscore.envs.gymnasium
    return gymnasium.make(f"boardscore/{game}-v0", players=2, opponents="random")


def gymnasium() -> str:
    from gymnasium.utils.env_checker import check_env

    for game in GAMES:
        check_env(single_env(game).unwrapped)
    return "passes"


def sb3_contrib() -> str:
    """A few steps of PPO with masks; the environment refuses an illegal action."""
    from sb3_contrib import MaskablePPO

    for game in GAMES:
        learner = MaskablePPO("MlpPolicy", single_env(game), n_steps=128, n_epochs=1, seed=1)
        learner.learn(256)
        assert learner.num_timesteps == 256
    return "learns"


def tianshou() -> str:
    """Random policies that look at the masks."""
    from tianshou.algorithm import (
        MARLRandomDiscreteMaskedOffPolicyAlgorithm,
        MultiAgentOffPolicyAlgorithm,
    )
    from tianshou.data import Collector
    from tianshou.env import DummyVectorEnv, PettingZooEnv

    from boardscore.envs import pettingzoo

    played = 0
    for game in GAMES:
        env = PettingZooEnv(pettingzoo.env(game, players=2))
        one = MARLRandomDiscreteMaskedOffPolicyAlgorithm(action_space=env.action_space)
        both = MultiAgentOffPolicyAlgorithm(algorithms=[one, one], env=env)
        collector: Any = Collector(both, DummyVectorEnv([lambda env=env: env]))
        collector.reset()
        found = collector.collect(n_episode=10)
        assert {tuple(sorted(pair)) for pair in found.returns.tolist()} <= {(-1.0, 1.0), (0.0, 0.0)}
        played += found.n_collected_episodes
    return f"{played} games"


def supersuit() -> str:
    """How many masks in a delayed game are not those of the turn."""
    import numpy as np
    from supersuit import delay_observations_v0

    from boardscore.envs import pettingzoo

    def late(**options: str) -> tuple[int, int]:
        env = delay_observations_v0(pettingzoo.env("pier18", players=2, **options), 2)
        env.reset(seed=18)
        turns = wrong = 0
        for seat in env.agent_iter():
            shown, _, is_over, _, info = env.last()
            if is_over:
                env.step(None)
                continue
            mask = info["action_mask"] if options else shown["action_mask"]
            right = _mask(env, seat, options)
            turns, wrong = turns + 1, wrong + (not np.array_equal(mask, right))
            env.step(int(np.flatnonzero(right)[0]))
        return wrong, turns

    assert late(mask="infos")[0] == 0
    wrong, turns = late()
    return f"{wrong} of {turns} late"


def _mask(env: Any, seat: str, options: dict[str, str]) -> Any:
    inner = env.unwrapped
    return (inner.infos[seat] if options else inner.observe(seat))["action_mask"]


def shimmy() -> str:
    """The player moves of a random game before it ends, and how."""
    import numpy as np
    from shimmy import OpenSpielCompatibilityV0

    from boardscore.envs import openspiel

    assert openspiel
    env: Any = OpenSpielCompatibilityV0(game_name="boardscore_pier18", config={"players": 3})
    env.reset(seed=1)
    moves, is_cut = 0, False
    for _ in env.agent_iter():
        _, _, is_over, is_cut, info = env.last()
        if is_over or is_cut:
            break
        moves += 1
        env.step(int(np.flatnonzero(info["action_mask"])[0]))
    return f"{moves} moves, {'truncated' if is_cut else 'to the end'}"


def hypothesis() -> str:
    """Draws the models; their validation refuses all that are wrong."""
    from hypothesis import strategies as st

    from boardscore import auctionland, pier18

    for game in (pier18, auctionland):
        for kind in (game.Position, game.Pack, game.State):
            assert {type(one) for one in drawn(st.from_type(kind), 20)} == {kind}
    return "all valid"


def drawn(strategy: Any, number: int) -> list[Any]:
    from tests.test_testing import collected

    return collected(strategy, number)


def models(number: int = 100) -> Iterator[Any]:
    """Random positions of both games."""
    from hypothesis import strategies as st

    from boardscore import auctionland, pier18

    for kind in (pier18.Position, auctionland.Position):
        yield from drawn(st.from_type(kind), number)


def cattrs() -> str:
    """The hook of the page, and its absence."""
    import cattrs as of_others

    import boardscore
    from boardscore import auctionland, pier18

    converter = of_others.Converter()
    for kind in (pier18.Position, auctionland.Position):
        converter.register_unstructure_hook(kind, kind.to_dict)
        converter.register_structure_hook(kind, lambda data, _: boardscore.loads(json.dumps(data)))
    for one in models():
        assert converter.structure(converter.unstructure(one), type(one)) == one
    plain = of_others.Converter()
    one = boardscore.load(ROOT / "examples" / "pier18.toml")
    with contextlib.suppress(of_others.ClassValidationError):
        plain.structure(plain.unstructure(one), type(one))
        return "needs no hook"
    return "all equal"


def pydantic() -> str:
    """Keeps a model, if told so; neither reads nor writes it."""
    import pydantic as of_others
    from pydantic_core import PydanticSerializationError

    def fails(error: type[Exception], act: Callable[[], object]) -> None:
        try:
            act()
        except error:
            return
        raise AssertionError(f"no {error.__name__}")

    for one in models(1):
        kind = type(one)
        fails(of_others.errors.PydanticSchemaGenerationError, partial(of_others.TypeAdapter, kind))
        config = {"arbitrary_types_allowed": True}
        holder: Any = of_others.create_model("Holder", __config__=config, one=(kind, ...))
        assert holder(one=one).one is one
        fails(of_others.ValidationError, partial(holder, one=one.to_dict()))
        fails(PydanticSerializationError, holder(one=one).model_dump_json)
    return "needs arbitrary_types_allowed"


def msgspec() -> str:
    """Decodes what it has encoded, where it can."""
    import msgspec as of_others

    from boardscore import auctionland

    for one in models():
        text = of_others.json.encode(one)
        try:
            assert of_others.json.decode(text, type=type(one)) == one
        except TypeError:
            assert type(one) is auctionland.Position
        else:
            assert type(one) is not auctionland.Position
    return "Pier 18 equal; Auctionland cannot be decoded"


def fastjsonschema() -> str:
    import fastjsonschema as of_others

    validate = of_others.compile(schemas.schema("position"))
    for one in models():
        validate(json.loads(json.dumps(one.to_dict())))
    return "all valid"


@contextlib.contextmanager
def written() -> Iterator[Path]:
    """A folder with all schemas."""
    with tempfile.TemporaryDirectory() as name:
        for one in schemas.NAMES:
            text = json.dumps(schemas.schema(one))
            Path(name, f"{one}.json").write_text(text, encoding="utf-8")
        yield Path(name)


def quiet(*command: object) -> str:
    """Runs a command; the result is its output, if there is any."""
    done = subprocess.run([*map(str, command)], check=False, capture_output=True, encoding="utf-8")
    said = (done.stdout + done.stderr).strip()
    return said or ("no warnings" if done.returncode == 0 else f"exit code {done.returncode}")


def ajv() -> str:
    """Compiles each schema; strict mode throws, or logs."""
    with written() as folder:
        return quiet("node", Path(__file__).with_suffix(".mjs"), NPM / "package.json", folder)


def quicktype() -> str:
    """Writes a module of TypeScript for each schema."""
    command = NPM / "node_modules" / ".bin" / "quicktype"
    with written() as folder:
        for schema in sorted(folder.iterdir()):
            code = schema.with_suffix(".ts")
            said = quiet(command, "--src-lang", "schema", schema, "-o", code)
            if said != "no warnings" or not code.stat().st_size:
                return f"{schema.name}: {said}"
    return "no warnings"


RUNS: dict[str, Callable[[], str]] = {
    "OpenSpiel": open_spiel,
    "PettingZoo": petting_zoo,
    "Gymnasium": gymnasium,
    "sb3-contrib": sb3_contrib,
    "tianshou": tianshou,
    "SuperSuit": supersuit,
    "Shimmy": shimmy,
    "Hypothesis": hypothesis,
    "cattrs": cattrs,
    "pydantic": pydantic,
    "msgspec": msgspec,
    "fastjsonschema": fastjsonschema,
    "ajv": ajv,
    "quicktype": quicktype,
}
"""The run of each tool; its result is that of the table."""


def main() -> int:
    """Runs all rows, or those that are named."""
    warnings.simplefilter("ignore")
    changed = 0
    for row in rows():
        if sys.argv[1:] and row["tool"] not in sys.argv[1:]:
            continue
        try:
            found = RUNS[row["tool"]]()
        except Exception as error:  # a tool may fail in any way
            found = f"{type(error).__name__}: {error}"
        is_same = found == row["result"]
        changed += not is_same
        print(
            f"{row['tool']:15} {found}" + ("" if is_same else f" (was: {row['result']})"),
            flush=True,
        )
    return int(changed > 0)


if __name__ == "__main__":
    sys.exit(main())
