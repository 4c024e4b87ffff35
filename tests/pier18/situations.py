"""Cards, packs and games of Pier 18 for tests: small enough to follow by hand."""

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from boardscore import BoardscoreError, IllegalMoveError, Problem
from boardscore.pier18 import Card, CardDate, Condition, Pack, Pier, Rulings, State, Symbol, start

NAMES = ("Anna", "Ben", "Cleo")


def card(
    name: str, cells: str = "../..", date: str = "", patron: str = "Q", plan: str = "columns > 0"
) -> Card:
    """A card with its two sides separated by a slash; the default date is in December."""
    return Card(
        name,
        CardDate.parse(date or f"12-{int(name):02}"),
        Symbol(patron),
        Pier.parse(cells.replace("/", "\n")),
        Condition(plan) if "plain words" not in plan else plan,
    )


def pack(cards: Sequence[Card]) -> Pack:
    return Pack("for tests", "invented", tuple(cards))


def blank(count: int = 18, *given: Card) -> list[Card]:
    """Cards 1, 2, 3, ... without symbols, except those given."""
    known = {one.id: one for one in given}
    return [known.get(str(n)) or card(str(n)) for n in range(1, count + 1)]


def begin(
    cards: Sequence[Card],
    players: int = 2,
    rulings: Rulings | Mapping[str, Any] | None = None,
    forced: bool = True,
) -> State:
    """A new game; if forced, the cards are drawn in the given order."""
    deck = [one.id for one in cards] if forced else None
    return start(NAMES[:players], pack(cards), rulings=rulings, deck=deck)


def dealt(*hands: str, cards: int = 18) -> State:
    """A game of blank cards with these hands, such as `1 2 3`."""
    state = begin(blank(cards), len(hands), forced=False)
    return state.play({"move": "deal", "hands": [hand.split() for hand in hands]})


def chosen(state: State, *choices: tuple[str, str]) -> State:
    """The state after each player has chosen a Plan and a Foundation, in this order."""
    for seat, (plan, foundation) in enumerate(choices):
        move = {"move": "choose", "player": seat, "plan": plan, "foundation": foundation}
        state = state.play(move)
    return state


def draft(state: State, name: str, overlap: int = 0, **more: Any) -> State:
    """The state after the player to act took a card."""
    (player,) = state.to_act
    return state.play({"move": "draft", "player": player, "card": name, "overlap": overlap, **more})


def finish(state: State, overlap: int = 0, **more: Any) -> State:
    """The state after the next player added the Plan."""
    (player,) = state.to_act
    return state.play({"move": "finish", "player": player, "overlap": overlap, **more})


def one_round(
    foundations: Sequence[Card],
    open_cards: Sequence[Card],
    rulings: Mapping[str, Any] | None = None,
) -> State:
    """A game directly before the first draft of its only round, with these cards.

    The deck has one card, and the third cards return to it: together they are the open cards. Plans
    are blank and have the numbers 21, 22, 23.
    """
    players = len(foundations)
    row = "." * foundations[0].cells.columns
    plans = [card(str(21 + seat), f"{row}/{row}") for seat in range(players)]
    first, *thirds = open_cards
    hands = [one for hand in zip(plans, foundations, thirds, strict=True) for one in hand]
    choices = [(plan.id, one.id) for plan, one in zip(plans, foundations, strict=True)]
    return chosen(begin([*hands, first], players, rulings), *choices)


def pictures(state: State) -> list[str]:
    """The piers in the notation of these tests: sides separated by a slash."""
    return [str(pier).replace("\n", "/") for pier in state.piers]


def drafted(state: State, *names: str) -> State:
    """The state after the players took these cards alternately, covering nothing."""
    for name in names:
        state = draft(state, name)
    return state


def player_moves(state: State) -> list[dict[str, Any]]:
    return [move.to_dict() for move in state.legal_moves()]


def dealing() -> State:
    """Nothing has been dealt."""
    return begin(blank(), forced=False)


def choosing() -> State:
    """Anna has to choose from 1, 2, 3, then Ben from 4, 5, 6."""
    return begin(blank(), forced=False).play(dealing().drawn(["1", "2", "3", "4", "5", "6"]))


def revealing() -> State:
    """Plans 1 and 4, Foundations 2 and 5; the deck has 3, 6 and 7 to 18."""
    return chosen(choosing(), ("1", "2"), ("4", "5"))


def drafting(**rulings: Any) -> State:
    """Anna has to take card 7, 8 or 9; card 8 has a Poet and looks different when turned."""
    cards = blank(10, card("8", "Q./.."), card("1", "Q./.Q"), card("4", "S./.."))
    return chosen(begin(cards, rulings=rulings), ("1", "2"), ("4", "5"))


def finishing(**rulings: Any) -> State:
    """Anna has to add her Plan, card 1, which looks the same when turned; Ben's is card 4."""
    state = drafting(**rulings)
    for name in ("7", "8", "3", "6"):
        state = draft(state, name)
    return state


def three_finishing(half_turn: bool = False) -> State:
    """Three players have to add their Plans; those of Anna and Ben have symbols."""
    cards = blank(9, card("1", "SQ/A."), card("4", "H./.."))
    return chosen(begin(cards, 3, {"half_turn": half_turn}), ("1", "2"), ("4", "5"), ("7", "8"))


def over() -> State:
    """Both Plans are on the piers."""
    return finish(finish(finishing()))


def refusal(state: State, move: Any) -> Problem:
    """Why a move is illegal, the same in every function that gives the reason."""
    problem = state.why_illegal(move)
    assert problem is not None
    before = (state, state.moves)
    with pytest.raises(IllegalMoveError) as caught:
        state.play(move)
    assert caught.value.problems == (problem,)
    assert (state, state.moves) == before
    assert move not in state.legal_moves()
    assert problem.describe("de") != problem.describe("en")
    return problem


def said(problem: Problem) -> str:
    return problem.describe()


def refused(**wrong: Any) -> list[str]:
    """The message about a game that cannot start."""
    with pytest.raises(BoardscoreError) as caught:
        start(**{"players": ["Anna", "Ben"], "pack": pack(blank()), **wrong})
    assert all(problem.describe("de") for problem in caught.value.problems)
    return caught.value.describe().split("\n")


def many(count: int, width: int = 2, plan: str = "columns > 0") -> Pack:
    """This many blank cards, with different dates."""
    cells = "/".join(["." * width] * 2)
    dates = [f"{n // 28 + 1:02}-{n % 28 + 1:02}" for n in range(count)]
    return pack([card(str(n), cells, date, plan=plan) for n, date in enumerate(dates)])
