"""The texts about environments for learning programs in German, by key."""

ENVIRONMENTS: dict[str, str] = {
    "error.not_reset": "Die Umgebung wurde nicht gestartet; rufe zuerst `reset` auf",
    "error.no_agents_left": (
        "Die Episode ist zu Ende, und alle Agenten sind fertig; rufe `reset` auf"
    ),
    "error.dead_agent": "Die Episode ist für {agent} zu Ende; die einzige Aktion ist None",
    "error.observer": (
        "Eine Beobachtung enthält, was alle sehen und was eine bestimmte Person sieht; andere "
        "Beobachtungen gibt es nicht"
    ),
}
