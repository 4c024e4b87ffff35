"""The table of a game of Pier 18 after every move, and the clauses behind it."""

from boardscore.pier18 import State, fast
from boardscore.pier18.game_settings import Phase
from boardscore.pier18.game_table import GameTable
from boardscore.pier18.verify.blame import patron
from boardscore.verify.data_types import Data
from boardscore.verify.search.play.random_games import Misplaced, PlayedGame


def table(state: State) -> Data:
    """The piers and the Patron cards.

    While all act at the same time, piers are left out.
    """
    between = state.phase is Phase.FINISH and state.to_act != (0,)
    hidden = between or not all(state.laid)
    return {
        "players": [
            {**({} if hidden else {"pier": [*fast.sides(cards)]}), "patrons": len(patrons)}
            for cards, patrons in zip(state.laid, state.patrons)
        ]
    }


def view_as_data(shown: GameTable) -> Data:
    """The table and the hands; None for anything hidden from the seat.

    The cards that may be in the deck are in the order of the pack.
    """
    return {
        "players": [
            {
                "hand": None if hand is None else [*hand],
                "plan": plan,
                "foundation": foundation,
                "pier": None if pier is None else str(pier).split("\n"),
                "patrons": len(patrons),
            }
            for hand, plan, foundation, pier, patrons in zip(
                shown.hands, shown.plans, shown.foundations, shown.piers, shown.patrons
            )
        ],
        "open": [*shown.open_cards],
        "deck": [card for card in shown.game.cards if card in shown.unseen],
    }


def places(played: PlayedGame, wrong: Misplaced) -> str:
    """The clause that decides a part of the table after the last move."""
    last = played.moves[-1] if played.moves else {"move": ""}
    if wrong.part == "patrons":
        return patron(played, {wrong.seat or 0: wrong.got})
    if last["move"] == "choose":
        return "pier18.setup.choose"
    if last.get("overlap"):
        return "pier18.round.overlap"
    return {"draft": "pier18.round.draft", "finish": "pier18.end.plan"}.get(
        last["move"], "pier18.players"
    )


def shows(played: PlayedGame, wrong: Misplaced) -> str:
    """The clause that decides a part of a view: whether it is visible, or what it is."""
    state = played.end
    choosing = state.phase in {Phase.DEAL, Phase.CHOOSE}
    match wrong.part:
        case "hand" if not choosing and _has_third_cards(state, wrong.got):
            return "pier18.setup.return"
        case "hand":
            return "pier18.setup.deal" if choosing else "pier18.setup.choose"
        case "pier":
            return "pier18.end.plan" if state.phase is Phase.FINISH else "pier18.setup.choose"
        case "deck":
            return "pier18.setup.deal" if choosing else "pier18.setup.return"
        case "patrons" if played.moves and isinstance(wrong.got, int):
            return patron(played, {wrong.seat or 0: wrong.got})
        case "patrons":
            return "pier18.round.patron"
        case "open":
            return "pier18.round.reveal"
        case "players":
            return "pier18.players"
        case "moves":
            return "pier18.setup.choose" if choosing else "pier18.round.order"
    return "pier18.setup.choose"


def _has_third_cards(state: GameTable, hand: object) -> bool:
    """Whether a hand holds cards after the choice, but neither a Plan nor a Foundation."""
    return (
        isinstance(hand, list) and bool(hand) and not {*state.plans, *state.foundations} & {*hand}
    )
