"""Whole games of Pier 18: what moves do, which clause decides, and what a move meets."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boardscore.core.moves import read_move
from boardscore.pier18 import State
from boardscore.pier18.consequences import category_points, extended
from boardscore.pier18.game import Phase
from boardscore.pier18.moves import MOVES
from boardscore.verify.canonical import Data, Position
from boardscore.verify.pier18.packs import simpler, smallest, started
from boardscore.verify.play import Play
from boardscore.verify.search.play.walks import Walk
from boardscore.verify.suite.wrong import Wrong

# What moves do


def plainly(state: State, move: Position) -> Position:
    """A move without the half turn of a card that looks the same after it."""
    card = state.game.cards.get(_card(state, move))
    if move.get("turned") is not True or card is None or card.turned != card.cells:
        return move
    return {name: value for name, value in move.items() if name != "turned"}


def _card(state: State, move: Position) -> str:
    """The card that a move lays; at the end it is the Plan."""
    if move.get("move") != "finish":
        return str(move.get("card"))
    seat: Any = move.get("player")
    known = type(seat) is int and 0 <= seat < len(state.plans)
    return str(state.plans[seat]) if known else ""


# Which clause decides


def decides(walk: Walk, wrong: Wrong) -> str:
    """The clause that decides what is legal after a game, where a list of moves is wrong."""
    state, kinds = walk.end, {move["move"] for move in walk.legal(len(walk.moves))}
    extra = [move for _, move in wrong.too_many if isinstance(move, Mapping)]
    if not kinds or any(str(move.get("move")) not in kinds for move in extra):
        return _due(state, {str(move.get("move")) for move in extra})
    if any(move.get("player") not in state.to_act for move in extra):
        return _turn(walk)
    if len(wrong.missing) == len(walk.legal(len(walk.moves))):
        return _due(state, set())
    reasons = [state.why_illegal(move) for move in extra]
    named = [one.clause for one in reasons if one is not None and one.clause is not None]
    return named[0] if named else _left_out(state, wrong)


def _due(state: State, listed: set[str]) -> str:
    """The clause by which it is time for something."""
    if state.phase is Phase.REVEAL:
        return "pier18.end.trigger" if "finish" in listed else "pier18.round.reveal"
    if state.phase is Phase.FINISH:
        return "pier18.end.trigger"
    clauses = {
        Phase.DEAL: "pier18.setup.deal",
        Phase.CHOOSE: "pier18.setup.choose",
        Phase.DRAFT: "pier18.round.draft",
    }
    return clauses.get(state.phase, "pier18.end.plan")


def _turn(walk: Walk) -> str:
    """The clause by which it is somebody's turn."""
    state, drafts = walk.end, [move for move in walk.moves if move["move"] == "draft"]
    if state.phase is Phase.DRAFT:
        return "pier18.round.order" if drafts else "pier18.setup.first"
    return "pier18.setup.choose" if state.phase is Phase.CHOOSE else "pier18.end.plan"


def _left_out(state: State, wrong: Wrong) -> str:
    """The clause that allows what is not listed."""
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


def ends(walk: Walk, names: Sequence[str]) -> str | None:
    """The clause behind a wrong score at the end of a game, if it is one of play."""
    if "patrons" in names:
        return _patron(walk)
    laying = [move for move in walk.moves if move["move"] in {"draft", "finish"}]
    if any(move.get("turned") for move in laying):
        return "pier18.round.draft"
    if any(move["overlap"] for move in laying):
        return "pier18.round.overlap"
    return None


def _patron(walk: Walk) -> str:
    """Whether the last Patron of a game was a matter of a tie."""
    for before, move, after in zip(walk.states[-2::-1], walk.moves[::-1], walk.states[:0:-1]):
        if _ends_round(before, after):
            return "pier18.round.patron-tie" if len(_tied(before, move)) > 1 else _PATRON
    return _PATRON


_PATRON = "pier18.round.patron"


def _ends_round(before: State, after: State) -> bool:
    return before.phase is Phase.DRAFT and after.phase is not Phase.DRAFT


def _points(before: State, move: Data) -> list[int]:
    """What each pier scores in the category of the Patron of a round that a move ends."""
    after = extended(before, read_move(move, MOVES), move["card"])  # type: ignore[arg-type]
    (left,) = [card for card in before.open_cards if card != move["card"]]
    patron, rulings = before.game.cards[left].patron, before.game.rulings
    return [category_points(laid, patron, rulings) for laid in after.laid]


def _tied(before: State, move: Data) -> list[int]:
    points = _points(before, move)
    return [seat for seat, reached in enumerate(points) if reached == max(points)]


# What is met


def met(before: State, move: Data, after: State) -> Iterator[str]:
    """The clauses and facets of play that a move meets."""
    yield from _KINDS[move["move"]]
    if move["move"] == "choose" and after.phase is not Phase.CHOOSE:
        yield from ("pier18.setup.return", "pier18.setup.first")
    if move["move"] in {"draft", "finish"}:
        yield from _lying(before, move)
    if _ends_round(before, after):
        yield from _ending_of_round(before, move, after)
    if after.is_over:
        yield "pier18.end.plan/game-over"
        if len({player.total for player in after.result().players}) < len(after.laid):
            yield "pier18.tie.symbols/as-played"


_KINDS: Mapping[str, tuple[str, ...]] = {
    "deal": ("pier18.setup.deal", "pier18.players", "pier18.deck"),
    "choose": ("pier18.setup.choose",),
    "reveal": ("pier18.round.reveal",),
    "draft": ("pier18.round.draft", "pier18.round.order"),
    "finish": ("pier18.end.plan",),
}


def _lying(before: State, move: Data) -> Iterator[str]:
    """How a card is laid."""
    own = "pier18.round.overlap" if move["move"] == "draft" else "pier18.end.plan"
    if not move["overlap"]:
        yield f"{own}/none" if move["move"] == "draft" else own
    elif move["overlap"] == before.game.width - 1:
        yield f"{own}/all-but-one" if move["move"] == "draft" else f"{own}/overlap"
    if move["overlap"]:
        yield "pier18.round.overlap"
    if move.get("turned"):
        yield "pier18.round.draft/half-turn" if move["move"] == "draft" else f"{own}/half-turn"


def _ending_of_round(before: State, move: Data, after: State) -> Iterator[str]:
    yield _PATRON
    points = _points(before, move)
    if points.count(max(points)) > 1:
        yield "pier18.round.patron-tie"
        if 1 < points.count(max(points)) < len(points):
            yield "pier18.round.patron-tie/only-the-tied"
    if not max(points):
        yield "pier18.round.patron-tie/all-zero"
    if after.phase is Phase.FINISH:
        yield "pier18.end.trigger"
        yield "pier18.round.count"
    else:
        yield "pier18.round.order/first-player-moves-on"


PLAY = Play(
    started=started,
    smallest=smallest,
    decides=decides,
    ends=ends,
    met=met,
    simpler=simpler,
)
"""How whole games of Pier 18 are searched."""
