"""The texts about environments for learning programs in English, by key."""

ENVIRONMENTS: dict[str, str] = {
    "error.not_reset": "the environment was not started; call `reset` first",
    "error.no_agents_left": "the episode is over and all agents are done; call `reset`",
    "error.dead_agent": "the episode is over for {agent}; its only action is None",
    "error.observer": (
        "an observation holds the public information and the private information of one player; "
        "there are no others"
    ),
}
