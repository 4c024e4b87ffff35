"""Common parts of both games' moves: lists of them, and reading them."""

import pickle
from collections.abc import Iterator
from typing import Any, ClassVar

import pytest
from attrs import frozen

from boardscore import ModelError, MoveError, Problem, auctionland, pier18
from boardscore.core.messages import Message
from boardscore.core.moves import LegalMoves, Move, ids, read_move
from tests.refusals import error_of
from tests.tables import from_table

STATES: list[Any] = [
    pier18.start([None, None], "demo", deck=[str(number) for number in range(1, 19)]),
    auctionland.start([None, None], "demo", market_size=3).play(
        auctionland.Market(("1", "2", "3"))
    ),
]


def listing(asked: list[int]) -> LegalMoves[pier18.Finish]:
    """Two moves; computing them appends a number to the list."""

    def listed() -> Iterator[pier18.Finish]:
        asked.append(1)
        yield from (pier18.Finish(0, 0), pier18.Finish(0, 1))

    def why_illegal(move: object) -> Problem | None:
        return None if move == pier18.Finish(0, 1) else Problem(Message("illegal.same_card"))

    return LegalMoves(listed, why_illegal, lambda: "finish 0 | 1")


def test_legal_moves_are_iterated_counted_and_looked_up() -> None:
    """An empty list is false."""
    assert not pier18.start([None, None], "demo").legal_moves()
    assert all(state.legal_moves() for state in STATES)
    moves = listing([])
    assert list(moves) == [pier18.Finish(0, 0), pier18.Finish(0, 1)]
    assert len(moves) == 2
    assert pier18.Finish(0, 1) in moves
    assert pier18.Finish(0, 0) not in moves


def test_legal_moves_are_equal_if_they_have_the_same_moves() -> None:
    start = pier18.start(["Anna", "Ben"], "demo", deck=[str(card) for card in range(1, 19)])
    same, other = (start.seen_by(0).legal_moves(), start.seen_by(1).legal_moves())
    assert start.legal_moves() == start.legal_moves() == same != other
    assert {start.legal_moves(), same} == {same}
    assert start.legal_moves() != list(same)
    assert len({hash(state.legal_moves()) for state in STATES}) == 2


def test_legal_moves_are_computed_lazily_and_once() -> None:
    asked: list[int] = []
    moves = listing(asked)
    assert pier18.Finish(0, 1) in moves
    assert asked == []
    for _ in range(3):
        assert len(list(moves)) == len(moves) == 2
    assert asked == [1]


@pytest.mark.parametrize("state", STATES)
def test_the_list_is_not_part_of_a_game(state: Any) -> None:
    """The cached list is not copied, and does not affect equality of games."""
    for one, again in zip(state.legal_moves(), state.legal_moves(), strict=True):
        assert one is again
    other = pickle.loads(pickle.dumps(state))
    assert other == state
    assert repr(other.game) == repr(state.game)


def test_every_part_of_a_move_is_checked() -> None:
    wrong = {"move": "draft", "player": "0", "card": 5, "overlap": -1, "turned": 0}
    caught = error_of(MoveError, read_move, wrong, pier18.MOVES)
    assert [problem.where for problem in caught.problems] == [
        *("player", "card", "overlap", "turned"),
    ]


@from_table
def test_the_message_about_a_wrong_value_describes_a_move(data: Any, said: str) -> None:
    assert str(error_of(MoveError, read_move, data, pier18.MOVES)) == said


def test_the_keys_of_a_move_are_checked_before_its_parts() -> None:
    wrong = {"move": "bid", "player": -1, "sum": 3}
    caught = error_of(MoveError, read_move, wrong, auctionland.MOVES)
    found = [(problem.where, problem.code) for problem in caught.problems]
    assert found == [("sum", "unknown_key"), ("amount", "key_missing")]


def test_a_listing_shows_how_many_moves_there_are_and_the_first() -> None:
    """A hand of 3 cards makes 6 pairs; it is not Ben's turn."""
    deck = [str(card) for card in range(1, 19)]
    state = pier18.start(["Anna", "Ben"], "demo", deck=deck)
    first = "Choose(player=0, plan='1', foundation='2')"
    assert repr(state.legal_moves()) == f"<6 legal moves: {first}, ...>"
    assert repr(state.seen_by(1).legal_moves()) == "<0 legal moves: none>"
    assert repr(LegalMoves(lambda: iter([pier18.Finish(0, 1)]), lambda _: None, str)) == (
        "<1 legal move: Finish(player=0, overlap=1, turned=False)>"
    )
    assert repr(listing([])).endswith("overlap=0, turned=False), ...>")


@frozen
class Exchange(Move):
    """A move of another game, with two lists."""

    KIND: ClassVar = "exchange"

    given: tuple[str, ...] = ids()
    taken: tuple[str, ...] = ids()


@pytest.mark.parametrize(
    "make",
    [
        lambda: read_move({"move": "reveal", "cards": ["1", *[""] * 200]}, pier18.MOVES),
        lambda: read_move({"move": "reveal", "cards": ["1", *[5] * 200]}, pier18.MOVES),
        lambda: read_move(
            {"move": "exchange", "given": [""] * 60, "taken": [""] * 60}, {"exchange": Exchange}
        ),
        lambda: read_move({"move": "deal", "hands": [[""] * 60, [""] * 60]}, pier18.MOVES),
        lambda: read_move({"move": "reveal", **{f"k{n}": 1 for n in range(200)}}, pier18.MOVES),
        lambda: pier18.Reveal(["1", *[""] * 200]),
        lambda: pier18.Deal([["1", *[""] * 200], ["2", "3", "4"]]),
        lambda: pier18.start(["Anna", "Ben"], "demo", deck=["x"] * 200),
    ],
    ids=["ids", "numbers", "two lists", "hands", "keys", "cards", "dealt hands", "deck"],
)
def test_at_most_100_mistakes_of_a_move_or_a_model_are_listed(make: Any) -> None:
    assert len(error_of((ModelError, MoveError), make).problems) == 100
