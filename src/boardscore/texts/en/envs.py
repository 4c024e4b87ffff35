"""The texts about environments for learning programs in English, by key."""

ENVIRONMENTS: dict[str, str] = {
    "error.not_reset": "the environment was not started; call `reset` first",
    "error.no_agents_left": "the episode is over and all agents are done; call `reset`",
    "error.dead_agent": "the episode is over for {agent}; its only action is None",
    "error.observer": (
        "an observation has the public information and that of one player; others do not exist"
    ),
}
