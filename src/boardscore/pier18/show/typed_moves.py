"""The typed forms of moves in Pier 18, short and in words."""

from collections.abc import Mapping, Sequence

from boardscore.pier18 import Choose, Deal, Draft, Finish, Move, Reveal, State
from boardscore.pier18.legality import DUE
from boardscore.pier18.model import HAND
from boardscore.show import typed_moves
from boardscore.show.game_parts import TypedMoves
from boardscore.show.typed_moves import NUMBER, actor, pattern, whole

_WHO = r"(?: (?P<player>\S+))??"
_PLAN, _FOUNDATION = rf" {pattern('plan')}", rf" {pattern('foundation')}"
_NO_WORD = rf"(?! {whole('plan', 'foundation')}(?: |$))"
"""Before a card without a word: if `plan` or `foundation` follows, the card is missing."""
_AS_PLAN, _AS_FOUNDATION = r" (?P<plan>\S+)", r" (?P<foundation>\S+)"
_OVERLAP = rf"(?: {pattern('over')})? (?P<overlap>{NUMBER})"
_TURNED = rf"(?: (?P<turned>{pattern('turned')}))?"

_PATTERNS: Mapping[str, tuple[str, ...]] = {
    "deal": (r" (?P<cards>.+)",),
    "choose": (
        rf"{_WHO}{_NO_WORD}{_AS_PLAN}{_NO_WORD}{_AS_FOUNDATION}",
        rf"{_WHO}{_PLAN}{_AS_PLAN}(?:{_FOUNDATION}|{_NO_WORD}){_AS_FOUNDATION}",
        rf"{_WHO}{_FOUNDATION}{_AS_FOUNDATION}{_PLAN}{_AS_PLAN}",
    ),
    "reveal": (r" (?P<cards>.+)",),
    "draft": (rf" (?P<card>\S+){_OVERLAP}{_TURNED}",),
    "finish": (rf"{_OVERLAP}{_TURNED}",),
}
"""Patterns for the words after the word of a move; the group names are those of the parts."""

_GROUPED_BY: Mapping[str, tuple[str, ...]] = {"choose": ("plan",), "draft": ("card",)}
"""The parts that get a separate line for each value in lists of moves."""


def move(state: State, kind: str, parts: Mapping[str, str]) -> Move:
    """The move of a kind, such as a draft, with these typed parts; raises a `BoardscoreError`."""
    match kind:
        case "deal":
            return Deal(_hands(state, parts["cards"].split()))
        case "choose":
            plan, foundation = _card(state, parts["plan"]), _card(state, parts["foundation"])
            return Choose(_player(state, parts), plan, foundation)
        case "reveal":
            cards = (_card(state, card) for card in parts["cards"].split() if card != "/")
            return Reveal(tuple(cards))
        case "draft":
            return Draft(actor(state), _card(state, parts["card"]), *_way_to_lie(parts))
    return Finish(actor(state), *_way_to_lie(parts))


def _hands(state: State, typed: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """The typed hands: with slashes between, or three cards each without (`pier18.setup.deal`)."""
    cards = [_card(state, card) for card in typed]
    if "/" not in cards:
        return tuple(tuple(cards[at : at + HAND]) for at in range(0, len(cards), HAND))
    return tuple(tuple(hand.split()) for hand in " ".join(cards).split("/"))


def _card(state: State, text: str) -> str:
    return typed_moves.identifier(state.game.cards, text)


def _player(state: State, parts: Mapping[str, str]) -> int:
    if "player" not in parts:
        return actor(state)
    return typed_moves.seat(state.game.players, parts["player"], "pier18.players")


def _way_to_lie(parts: Mapping[str, str]) -> tuple[int, bool]:
    """The typed number of columns that a card covers, and whether it is turned."""
    return typed_moves.number(parts["overlap"], "pier18.round.overlap"), "turned" in parts


def parts(state: State, move: Move) -> tuple[str, dict[str, str]]:
    """The name of a move's typed form, and its parts."""
    match move:
        case Deal(hands):
            return "deal", {"hands": " / ".join(map(" ".join, hands))}
        case Choose(player, plan, foundation):
            name = typed_moves.player(state.game.players, player)
            return "choose", {"player": name, "plan": plan, "foundation": foundation}
        case Reveal(cards):
            return "reveal", {"cards": " ".join(cards)}
        case Draft(_, card, overlap, turned):
            form = "draft_turned" if turned else "draft"
            return form, {"card": card, "overlap": str(overlap)}
        case Finish(_, overlap, turned):
            return "finish_turned" if turned else "finish", {"overlap": str(overlap)}


def ids(state: State) -> Sequence[str]:
    """The ids of cards that can begin a short typed form of a move."""
    return tuple(state.game.cards)


TYPED_MOVES = TypedMoves(
    due={phase: (kind,) for kind, (phase, _) in DUE.items()},
    patterns=_PATTERNS,
    grouped_by=_GROUPED_BY,
    move=move,
    parts=parts,
    ids=ids,
)
