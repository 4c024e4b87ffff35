"""The interfaces of plain programs, which the misreadings of both games change.

They are written from the rules alone, with a short method for each rule.
"""

from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar

from boardscore.verify.data_types import Data
from boardscore.verify.program.protocol import SEEN, START, TRACE

Move = Mapping[str, Any]

STUCK = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""An error of a misreading on a table that it cannot handle."""


class PlainScorer(ABC):
    """The interface of a plain scorer of positions under some rulings, for any game."""

    GAME: ClassVar[str]
    OPS: ClassVar[tuple[str, ...]] = ("score",)
    """The operations that it answers."""

    @abstractmethod
    def __init__(self, rulings: Mapping[str, Any], /) -> None: ...

    @abstractmethod
    def score(self, position: Mapping[str, Any], /) -> Data:
        """Totals, categories and ranks of a position."""

    @classmethod
    def answers(cls, request: Mapping[str, Any]) -> Data:
        """The answer to a request, in the shape of the protocol."""
        position = request["position"]
        return {"result": cls(position.get("rulings", {})).score(position)}


class PlainReferee(ABC):
    """The interface of a plain referee: a mutable table, made from the first line of a record."""

    GAME: ClassVar[str]
    OPS: ClassVar[tuple[str, ...]] = ("legal", "replay", TRACE)
    """The operations that it answers."""

    @abstractmethod
    def __init__(self, setup: Mapping[str, Any], /) -> None: ...

    @abstractmethod
    def moves(self) -> Iterable[Move]:
        """All legal moves of players; none while chance is due, and none at the end."""

    @abstractmethod
    def allows(self, move: Move, /) -> bool:
        """Whether a move of a player or of chance is legal now."""

    @abstractmethod
    def play(self, move: Move, /) -> None:
        """Carries out a legal move."""

    @abstractmethod
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @abstractmethod
    def result(self) -> Data:
        """Totals, categories and ranks of a finished game."""

    @abstractmethod
    def judge(self, verdicts: Sequence[bool | None], /) -> None:
        """Applies the players' verdicts on goals in plain words."""

    @classmethod
    def answers(cls, request: Mapping[str, Any]) -> Data:
        """The answer to a request: an `internal` error if the referee cannot continue."""
        try:
            return cls._answer(request)
        except STUCK:
            return {"error": {"code": "internal"}}

    @classmethod
    def _answer(cls, request: Mapping[str, Any]) -> Data:
        op, (setup, *moves) = request["op"], request["record"]
        table, listed = cls(setup), []
        for index, move in enumerate(moves):
            if "verdicts" in move:
                table.judge(move["verdicts"])
                continue
            if op == TRACE:
                listed.append([*table.moves()])
            if not table.allows(move):
                return _illegal(index)
            table.play(move)
        if op == "legal":
            return {"result": {"moves": [*table.moves()]}}
        if op == TRACE:
            return {"result": {"moves": listed, **(table.result() if table.is_over() else {})}}
        return {"result": table.result()} if table.is_over() else _illegal(len(moves))


def _illegal(index: int) -> Data:
    return {"error": {"code": "illegal", "index": index}}


class PlainTable(PlainReferee):
    """The interface of a plain referee for set-ups and views; a deck leaves nothing to chance."""

    OPS = (START, SEEN)

    RULINGS: ClassVar[Mapping[str, Sequence[Any]]]
    """The values of each ruling."""

    setup: Mapping[str, Any]
    order: list[str]
    """The deck in its order, if given."""

    @abstractmethod
    def can_be_played(self) -> Mapping[str, bool]:
        """Whether each part of the set-up can be played."""

    @abstractmethod
    def draws(self) -> int:
        """The number of cards or tiles that chance draws now; 0 if the deck is given."""

    @abstractmethod
    def drawing(self, ids: Sequence[str], /) -> Move:
        """The move that draws these."""

    @abstractmethod
    def seen(self, seat: int | None, /) -> Data:
        """The view of a seat, or for None the whole table; hidden things are None."""

    def mistake(self) -> str | None:
        """The part of the set-up that cannot be played."""
        return next((part for part, is_right in self.can_be_played().items() if not is_right), None)

    def may_sit_down(self) -> bool:
        names = self.setup["players"]
        return self.are_so_many(len(names)) and self.have_names(names)

    @abstractmethod
    def are_so_many(self, count: int, /) -> bool:
        """Whether this number of players can play."""

    def have_names(self, names: Sequence[str]) -> bool:
        return len({*names}) == len(names)

    def are_listed_once(self, ids: Sequence[str]) -> bool:
        return len({*ids}) == len(ids)

    def is_ruling(self, name: str, value: Any) -> bool:
        return value in self.RULINGS.get(name, ())

    @abstractmethod
    def copies(self) -> list[str]:
        """All cards or tiles of the pack, in its order."""

    def is_deck(self, deck: Sequence[str]) -> bool:
        return Counter(deck) == Counter(self.copies())

    def in_order(self, cards: Iterable[str]) -> Sequence[str]:
        """The same ids in the order of the pack."""
        return sorted(cards, key=self.copies().index)

    def moves_of(self, seat: int) -> list[Move]:
        """The legal moves of a seat."""
        return [move for move in self.moves() if move["player"] == seat]

    @classmethod
    def _answer(cls, request: Mapping[str, Any]) -> Data:
        setup, *moves = request["record"]
        table = cls(setup)
        if request["op"] == START:
            part = table.mistake()
            if part is not None:
                return {"error": {"code": "illegal", "part": part}}
        draws_from_deck = "deck" in setup
        if draws_from_deck:
            table.draw_from_deck()
        if request["op"] == START:
            return {"result": table.seen(None)}
        for move in moves:
            table.play(move)
            if draws_from_deck:
                table.draw_from_deck()
        player = request["player"]
        return {"result": {**table.seen(player), "moves": table.moves_of(player)}}

    def draw_from_deck(self) -> None:
        """Draws from the top of the deck while chance is due."""
        while count := self.draws():
            ids, self.order = self.order[:count], self.order[count:]
            self.play(self.drawing(ids))


Plain = type[PlainScorer] | type[PlainReferee]
