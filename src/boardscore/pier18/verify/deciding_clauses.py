"""The clause of Pier 18 that decides where a program deviates: in a move, a table or a score."""

from collections.abc import Mapping, Sequence
from itertools import product

from boardscore.core.moves import read_move
from boardscore.pier18 import State
from boardscore.pier18.game_table import Phase
from boardscore.pier18.moves import MOVES, Draft
from boardscore.pier18.verify.fast_scores import are_level, standings
from boardscore.pier18.verify.random_games import ends_round, patron_points
from boardscore.verify.data_types import Data, Position, Wrong
from boardscore.verify.search.played_games import Misplaced, PlayedGame


def decides(played: PlayedGame, wrong: Wrong) -> str:
    """The clause behind a wrong list of moves after a game."""
    state, kinds = played.end, {move["move"] for move in played.legal(len(played.moves))}
    extra = [move for _, move in wrong.too_many if isinstance(move, Mapping)]
    if state.chance is not None and wrong.missing:
        return _drawing(played, wrong.missing[0])[0]
    if not kinds or any(str(move.get("move")) not in kinds for move in extra):
        return _due(played, {str(move.get("move")) for move in extra})
    if any(move.get("player") not in state.to_act for move in extra):
        return _turn(played)
    if len(wrong.missing) == len(played.legal(len(played.moves))):
        return _due(played, set())
    reasons = [state.why_illegal(move) for move in extra]
    named = [one.clause for one in reasons if one is not None and one.clause is not None]
    return named[0] if named else _left_out(state, wrong)


def _drawing(played: PlayedGame, refused: Position) -> list[str]:
    """The clauses that may be behind a refused draw, the one about a special case first."""
    state, cards = played.end, {*refused.get("cards", ())}
    if state.phase is Phase.DEAL:
        return ["pier18.setup.deal"]
    dealt = {card for move in played.moves for hand in move.get("hands", ()) for card in hand}
    left, size = len(state.unseen), state.game.round_size
    may_be = {
        "pier18.setup.return": dealt & cards or left - len(state.plans) < size,
        "pier18.end.trigger": left == size,
        "pier18.round.reveal": True,
    }
    return [clause for clause, is_so in may_be.items() if is_so]


def _due(played: PlayedGame, listed: set[str]) -> str:
    """The clause that decides the phase; once a Plan is laid, all others are laid too."""
    state = played.end
    if state.phase in {Phase.REVEAL, Phase.FINISH} and "draft" in listed:
        return "pier18.round.order"
    if state.phase is Phase.REVEAL:
        return "pier18.end.trigger" if "finish" in listed else "pier18.round.reveal"
    if state.phase is Phase.FINISH:
        return f"pier18.end.{'plan' if played.moves[-1]['move'] == 'finish' else 'trigger'}"
    clauses = {
        Phase.DEAL: "pier18.setup.deal",
        Phase.CHOOSE: "pier18.setup.choose",
        Phase.DRAFT: "pier18.round.draft",
    }
    return clauses.get(state.phase, "pier18.end.plan")


def _turn(played: PlayedGame) -> str:
    state, drafts = played.end, [move for move in played.moves if move["move"] == "draft"]
    if state.phase is Phase.DRAFT:
        return "pier18.round.order" if drafts else "pier18.setup.first"
    return "pier18.setup.choose" if state.phase is Phase.CHOOSE else "pier18.end.plan"


def _left_out(state: State, wrong: Wrong) -> str:
    """The clause that allows the missing moves."""
    if state.phase is Phase.CHOOSE:
        return "pier18.setup.choose"
    if any(move.get("turned") for move in wrong.missing):
        return "pier18.round.draft" if state.phase is Phase.DRAFT else "pier18.end.plan"
    cards = {move.get("card") for move in wrong.missing}
    all_of_a_card = any(
        len([one for one in wrong.missing if one.get("card") == card]) >= state.game.width
        for card in cards
    )
    return "pier18.round.draft" if all_of_a_card else "pier18.round.overlap"


def goes_on(played: PlayedGame) -> str:
    """The clause by which a game of Pier 18 goes on, though a program takes it for finished."""
    finishing = played.end.phase is Phase.FINISH
    return "pier18.end.plan" if finishing else "pier18.end.trigger"


def ends(played: PlayedGame, names: Sequence[str], got: Sequence[Position] = ()) -> str | None:
    """The clause of play behind a wrong final score; None for one of scoring."""
    if "patrons" in names:
        counts = {seat: own["patrons"] for seat, own in enumerate(got) if "patrons" in own}
        return _patron(played, counts)
    if names[0] == "ranks":
        return "pier18.tie.date" if are_level(standings(played.end)) else "pier18.tie.symbols"
    if list(names) == ["plan"]:
        return None
    laying = [move for move in played.moves if move["move"] in {"draft", "finish"}]
    if any(move.get("turned") for move in laying):
        return "pier18.round.draft"
    if any(move["overlap"] for move in laying):
        return "pier18.round.overlap"
    return None


def _patron(played: PlayedGame, got: Mapping[int, int]) -> str:
    """The clause behind wrong numbers of Patron cards.

    It is one of ties if other results of tied rounds, or no winner, would give these numbers.
    """
    ends = [
        (before, move, after)
        for before, move, after in zip(played.states, played.moves, played.states[1:])
        if ends_round(before, after)
    ]
    if sum(got.values()) > len(ends):
        return "pier18.score.patrons"
    for given in product(*(_could_get(*end) for end in ends)):
        if all(given.count(seat) == count for seat, count in got.items()):
            return "pier18.round.patron-tie"
    all_got = len(got) == len(played.end.patrons)
    lost = all_got and sum(got.values()) < sum(map(len, played.end.patrons))
    return "pier18.score.patrons" if lost else "pier18.round.patron"


def _could_get(before: State, move: Data, after: State) -> Sequence[int | None]:
    """The seats that may get the Patron of a round if ties are misread; None for no seat."""
    (*got,) = (seat for seat, cards in enumerate(after.patrons) if cards != before.patrons[seat])
    draft = read_move(move, MOVES)
    assert isinstance(draft, Draft)  # nothing else ends a round
    points = patron_points(before, draft)
    tied = [seat for seat, own in enumerate(points) if own == max(points)]
    return (*tied, None) if len(tied) > 1 else got or (None,)


def other_clauses(played: PlayedGame, wrong: Wrong, clause: str) -> Sequence[str]:
    """Other clauses of Pier 18 that may explain a fault: one game cannot tell them apart."""
    if played.end.chance is not None and wrong.missing:
        return [one for one in _drawing(played, wrong.missing[0]) if one != clause]
    return _ALTERNATIVES.get(clause, ())


_ALTERNATIVES: Mapping[str, Sequence[str]] = {
    "pier18.end.trigger": ("pier18.round.count", "pier18.setup.return"),
    "pier18.setup.first": ("pier18.round.order",),
    "pier18.round.patron-tie": ("pier18.round.patron",),
    "pier18.score.patrons": ("pier18.round.patron",),
}


def places(played: PlayedGame, wrong: Misplaced) -> str:
    """The clause that decides a part of the table after the last move."""
    last = played.moves[-1] if played.moves else {"move": ""}
    if wrong.part == "patrons":
        return _patron(played, {wrong.seat or 0: wrong.got})
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
        case "hand" if choosing:
            return "pier18.setup.deal"
        case "hand":
            hand = {*wrong.got} if isinstance(wrong.got, list) else set()
            has_third_cards = hand and not {*state.plans, *state.foundations} & hand
            return "pier18.setup.return" if has_third_cards else "pier18.setup.choose"
        case "pier":
            return "pier18.end.plan" if state.phase is Phase.FINISH else "pier18.setup.choose"
        case "deck":
            return "pier18.setup.deal" if choosing else "pier18.setup.return"
        case "patrons" if played.moves and isinstance(wrong.got, int):
            return _patron(played, {wrong.seat or 0: wrong.got})
        case "patrons":
            return "pier18.round.patron"
        case "open":
            return "pier18.round.reveal"
        case "players":
            return "pier18.players"
        case "moves":
            return "pier18.setup.choose" if choosing else "pier18.round.order"
    return "pier18.setup.choose"
