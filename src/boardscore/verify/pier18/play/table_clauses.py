"""Which clause of Pier 18 is behind what can be played, and what is seen of a table."""

from collections.abc import Mapping

from boardscore.pier18 import State
from boardscore.pier18.game import Phase

SETTLES: Mapping[str, str] = {
    "players": "pier18.players",
    "pack": "pier18.deck",
    "deck": "pier18.deck",
    "rulings": "pier18.round.draft",
}
"""The clause of each part of a set-up."""


def shows(state: State, part: str) -> str:
    """The clause by which a part of the table is seen in a state, or is hidden."""
    choosing = state.phase in {Phase.DEAL, Phase.CHOOSE}
    match part:
        case "hand":
            return "pier18.setup.deal" if choosing else "pier18.setup.choose"
        case "pier":
            return "pier18.end.plan" if state.phase is Phase.FINISH else "pier18.setup.choose"
        case "deck":
            return "pier18.setup.deal" if choosing else "pier18.setup.return"
        case "patrons":
            return "pier18.round.patron"
        case "open":
            return "pier18.round.reveal"
        case "players":
            return "pier18.players"
        case "moves":
            return "pier18.setup.choose" if choosing else "pier18.round.order"
    return "pier18.setup.choose"
