"""Misreadings: wrong ways to read a rule, each with a program that follows it.

The plain programs are written from the rules alone, with a short method for each rule. A misreading
replaces one or several of these methods.
"""

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Any, ClassVar, NamedTuple

from attrs import frozen

from boardscore import texts
from boardscore.core.messages import Message, say
from boardscore.verify.data_types import Data
from boardscore.verify.program.protocol import SEEN, START, TRACE, Request

Move = Mapping[str, Any]
Record = Sequence[Mapping[str, Any]]

STUCK = (ArithmeticError, AssertionError, LookupError, TypeError, ValueError)
"""An error of a misreading on a table that it cannot handle."""


class PlainScorer(ABC):
    """A scorer of positions under some rulings."""

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
    """A mutable table, created from the first line of a record."""

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
        """The answer to a request, in the shape of the protocol.

        A referee that cannot continue answers with an `internal` error.
        """
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
    """A referee that also checks set-ups and shows views.

    With a deck in the set-up, nothing is left to chance.
    """

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

GRID = (
    *("left-out", "inverted", "off-by-one", "wrong-scope", "wrong-neighbourhood"),
    *("counted-twice", "tie-wrong", "max-for-sum", "misreading"),
)
"""The kinds of mistake tried on every facet of scoring; `docs/vectors.md` has the table."""


@frozen
class Misreading:
    """A mistake that a person could make with a rule, or one of the controls."""

    id: str
    """The facet and a name, such as `pier18.round.overlap/none:must-cover`. For scoring, the name
    begins with the kind of mistake: `pier18.score.lovers/gap-of-two:off-by-one.far`.
    """
    facet: str | None
    """The misread facet; empty for a control."""
    program: Plain
    """The plain program of the game with the methods changed."""

    @property
    def game(self) -> str:
        """The game: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    @property
    def clause(self) -> str:
        """The clause of the facet; empty for a control."""
        return (self.facet or "").partition("/")[0]

    @property
    def kind(self) -> str:
        """The kind of mistake: for scoring one of `GRID`, for a control its name."""
        return self.id.rpartition(":")[2].partition(".")[0]

    @property
    def ops(self) -> tuple[str, ...]:
        """The operations that it answers."""
        return self.program.OPS

    def text(self, lang: str = "en") -> str:
        """The misreading as a sentence."""
        return say(Message(f"misreading.{self.id}"), lang)

    def answers(self, request: Request) -> Data:
        """The answer to a request, in the shape of the protocol."""
        return self.program.answers(_content(request.body))


@lru_cache(maxsize=512)
def _content(body: str) -> Data:
    """A request as data, shared by many misreadings."""
    content: Data = json.loads("{" + body)
    return content


Method = Callable[..., Any]


class Adapted(NamedTuple):
    """A method made from the right one."""

    made_from: Callable[[Method], Method]


Change = Method | Adapted


def only_when(condition: Method, otherwise: Any = False) -> Adapted:
    """A misread method: right if a condition on its arguments holds, else with another answer."""
    return Adapted(lambda right: lambda *args: right(*args) if condition(*args) else otherwise)


def but_when(condition: Method, instead: Any) -> Adapted:
    """A misread method: right, but with another answer if a condition holds."""
    return only_when(lambda *args: not condition(*args), instead)


def at(phase: str) -> Method:
    """The condition of a misreading that a game is in a phase."""
    return lambda self, *_: self.phase == phase


class Misread(NamedTuple):
    """A misread rule and its methods."""

    name: str
    """The facet without the game, and a name: `round.overlap/none:must-cover`."""
    changed: Mapping[str, Change]
    """The methods that replace those of the plain program."""


def misreads(clause: str = "", /, **changes: Mapping[str, Change]) -> tuple[Misread, ...]:
    """Misread rules, all of a clause or of any, by the methods of the program that they change."""
    found: dict[str, dict[str, Change]] = {}
    for method, changed in changes.items():
        for name, change in changed.items():
            found.setdefault(f"{clause}/{name}" if clause else name, {})[method] = change
    return tuple(Misread(name, methods) for name, methods in found.items())


def score_controls(one_more: Callable[..., Any]) -> tuple[Misread, Misread]:
    """A scorer that gets nothing wrong and one that gets every total wrong."""
    return Misread("control:identity", {}), Misread("control:gross", {"total": one_more})


PLAY_CONTROLS = (
    Misread("control.play:identity", {}),
    Misread("control.play:gross", {"moves": lambda _: []}),
)
"""A referee that gets nothing wrong and one that gets everything wrong."""

TABLE_CONTROLS = (
    Misread("control.table:identity", {}),
    Misread("control.table:gross", {"seen": lambda *_: {"players": []}}),
)
"""The same for tables."""


def misreadings_of(plain: Plain, rows: Iterable[Misread]) -> tuple[Misreading, ...]:
    """The misreadings of a plain program."""
    found = []
    for row in rows:
        name = f"{plain.GAME}.{row.name}"
        facet = None if row.name.startswith("control") else name.partition(":")[0]
        changed = {
            method: one.made_from(getattr(plain, method)) if isinstance(one, Adapted) else one
            for method, one in row.changed.items()
        }
        found.append(Misreading(name, facet, type("Misread", (plain,), changed)))
    return tuple(found)


def read_misreadings(misreadings: Iterable[Misreading], home: str) -> tuple[Misreading, ...]:
    """The misreadings of a game in the order of a file of its kit's package, with their sentences.

    The file has the English and the German sentence by the id without the game.
    """
    known = {one.id.partition(".")[2]: one for one in misreadings}
    sentences = texts.read(home, "misreadings")
    texts.add({f"misreading.{known[name].id}": both for name, both in sentences.items()})
    return tuple(known[name] for name in sentences)


NAMES = misreads(
    have_names={
        "players/names-differ:any-names": lambda self, names: True,
        "players/names-differ:first-and-second": lambda self, names: names[:1] != names[1:2],
    }
)


def of_rulings(facet: str) -> tuple[Misread, ...]:
    """Misreadings of the rulings."""
    return misreads(
        is_ruling={
            f"{facet}:anything": lambda self, name, value: True,
            f"{facet}:names": lambda self, name, value: name in self.RULINGS,
            f"{facet}:values": lambda self, name, value: value in self.RULINGS.get(name, (value,)),
        }
    )


def of_decks(facet: str) -> tuple[Misread, ...]:
    """Misreadings of the deck in a set-up."""
    return misreads(
        is_deck={
            f"{facet}:anything": lambda self, deck: True,
            f"{facet}:as-many": lambda self, deck: len(deck) == len(self.copies()),
            f"{facet}:in-order": lambda self, deck: list(deck) == self.copies(),
        }
    )


def of_hidden_order(facet: str) -> tuple[Misread, ...]:
    """Misreadings of the views of a deck's order."""
    return misreads(
        in_order={
            f"{facet}:in-its-order": lambda self, cards: [
                *(card for card in self.order if card in {*cards}),
                *(card for card in PlainTable.in_order(self, cards) if card not in self.order),
            ],
            f"{facet}:next-first": lambda self, cards: sorted(
                PlainTable.in_order(self, cards), key=lambda card: card not in self.order[:1]
            ),
        }
    )


def of_seats(facet: str, plain: type[PlainReferee]) -> tuple[Misread, ...]:
    """Misreadings of the seat in a move."""
    name = f"{facet}:any-seat"
    return misreads(
        allows={name: lambda self, move: plain.allows(self, _by_one_who_may_act(self, move))},
        play={name: lambda self, move: plain.play(self, _by_one_who_may_act(self, move))},
    )


def _by_one_who_may_act(referee: Any, move: Move) -> Mapping[str, Any]:
    """A move with the seat of a player who may act."""
    seats = referee.acting()
    named = move.get("player")
    return move if not seats or named in {None, *seats} else {**move, "player": seats[0]}
