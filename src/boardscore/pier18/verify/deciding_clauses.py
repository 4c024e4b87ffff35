"""The clause of Pier 18 that decides where a program deviates: in a move, a table or a score."""

from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import Any

from boardscore.core.moves import read_move
from boardscore.pier18 import Pier, Rulings, State, fast
from boardscore.pier18.consequences import category_points, extend_pier
from boardscore.pier18.game_table import Phase
from boardscore.pier18.model import Card
from boardscore.pier18.moves import MOVES, Draft
from boardscore.pier18.plans import Condition
from boardscore.pier18.scoring import numbers_of, plan, tie_date
from boardscore.verify.data_types import Data, Marks, Position, Wrong
from boardscore.verify.search.played_games import Misplaced, PlayedGame


def marks_of_game(state: State, verdicts: Sequence[bool | None] | None = None) -> Marks:
    """A fast score of a finished game: the categories, and values for ties (symbols, then dates).

    The points of a Plan in plain words are None without a verdict.
    """
    said = verdicts or [None] * len(state.laid)
    categories, ties = [], []
    for seat, verdict in enumerate(said):
        own, symbols = reached_categories(state, seat, verdict)
        date = tie_date(_plan_card(state, seat).date)
        assert date is not None  # every card has one
        categories.append(own)
        ties.append((symbols, date))
    return categories, ties


def reached_categories(
    state: State, seat: int, verdict: bool | None = None
) -> tuple[dict[str, Any], int]:
    """The categories of a player with a Plan on the pier, and the number of symbols."""
    condition, sides = _plan_card(state, seat).plan, fast.sides(state.laid[seat])
    found, is_met, symbols = _scored("\n".join(sides), condition, state.game.rulings)
    is_completed = verdict if isinstance(condition, str) else is_met
    points = None if is_completed is None else sum(line.points or 0 for line in plan(is_completed))
    return {**found, "plan": points, "patrons": len(state.patrons[seat])}, symbols


def _plan_card(state: State, seat: int) -> Card:
    chosen = state.plans[seat]
    assert chosen is not None  # a player with a Plan on the pier has chosen it
    return state.game.cards[chosen]


@lru_cache(maxsize=1024)
def _scored(
    pier: str, condition: Condition | str, rulings: Rulings
) -> tuple[Mapping[str, int], bool | None, int]:
    """The deciding numbers of a pier, cached: points, whether it meets a condition, and symbols."""
    found, is_met = fast.read(pier), None
    if isinstance(condition, Condition):
        is_met = condition.holds(numbers_of(condition, Pier.parse(pier), rulings))
    return fast.categories(found, rulings), is_met, fast.tie_symbols(found)


def ends_round(before: State, after: State) -> bool:
    """Whether a played move, between two states, is the last draft of a round."""
    return before.phase is Phase.DRAFT and after.phase is not Phase.DRAFT


def patron_points(before: State, draft: Draft) -> list[int]:
    """The points of each pier that decide who gets the Patron of a round that a move ends."""
    return with_draft(before, draft, points_for(before, left_by(before, draft)))


def left_by(before: State, draft: Draft) -> str:
    """The Patron: the card left in a round that a move ends."""
    (left,) = [card for card in before.open_cards if card != draft.card]
    return left


def points_for(state: State, patron: str) -> list[int]:
    """The points of each pier that decide who gets a Patron."""
    symbol, rulings = state.game.cards[patron].patron, state.game.rulings
    return [category_points(laid, symbol, rulings) for laid in state.laid]


def with_draft(before: State, draft: Draft, points: Sequence[int]) -> list[int]:
    """The deciding points after the draft that ends a round and changes one of the piers."""
    symbol = before.game.cards[left_by(before, draft)].patron
    pier = extend_pier(before, draft).laid[draft.player]
    own = category_points(pier, symbol, before.game.rulings)
    return [*points[: draft.player], own, *points[draft.player + 1 :]]


Standing = tuple[int | None, int]
"""The points and the symbols of a player; no points if only people can judge the Plan."""


def standings(state: State) -> list[Standing]:
    return [standing(state, seat) for seat in range(len(state.laid))]


def standing(state: State, seat: int) -> Standing:
    """The points and symbols that decide the place of a player with a Plan on the pier."""
    own, symbols = reached_categories(state, seat)
    return None if own["plan"] is None else sum(own.values()), symbols


def are_level_in_points(reached: Sequence[Standing]) -> bool:
    return len({points for points, _ in reached}) < len(reached)


def are_level(reached: Sequence[Standing]) -> bool:
    """Whether some of these have equally many symbols too, so that dates decide."""
    return len({*reached}) < len(reached)


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
    """The clause by which a game continues that a program takes for finished."""
    finishing = played.end.phase is Phase.FINISH
    return "pier18.end.plan" if finishing else "pier18.end.trigger"


def ends(played: PlayedGame, names: Sequence[str], got: Sequence[Position] = ()) -> str | None:
    """The clause of play behind a wrong final score; None for one of scoring."""
    if "patrons" in names:
        counts = {seat: own["patrons"] for seat, own in enumerate(got) if "patrons" in own}
        return patron(played, counts)
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


def patron(played: PlayedGame, got: Mapping[int, int]) -> str:
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


def neighbours(played: PlayedGame, wrong: Wrong, clause: str) -> Sequence[str]:
    """The clauses that one game cannot distinguish from another."""
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
