"""Misreadings: wrong ways to read a rule, each a plain program with one or more methods changed."""

import json
from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any, NamedTuple

from attrs import frozen

from boardscore import texts
from boardscore.core.messages import Message, say
from boardscore.verify.data_types import Data
from boardscore.verify.program.protocol import Request
from boardscore.verify.vectors.plain_programs import Move, Plain, PlainReferee, PlainTable

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
    """The misread facet; None for a control."""
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
    """A misread method, made from the right one."""

    made_from: Callable[[Method], Method]


Change = Method | Adapted


def only_when(condition: Method, otherwise: Any = False) -> Adapted:
    """A misread method: right if a condition on its arguments holds, else with another answer."""
    return Adapted(lambda right: lambda *args: right(*args) if condition(*args) else otherwise)


def but_when(condition: Method, instead: Any) -> Adapted:
    """A misread method: right, but with another answer if a condition holds."""
    return only_when(lambda *args: not condition(*args), instead)


def in_phase(phase: str) -> Method:
    """A condition for misreadings of any game: that it is in a phase."""
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
    """Controls for misreadings of scoring: one gets nothing wrong, the other every total."""
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


def ruling_misreadings(facet: str) -> tuple[Misread, ...]:
    """Misreadings of the rulings in any game's set-up."""
    return misreads(
        is_ruling={
            f"{facet}:anything": lambda self, name, value: True,
            f"{facet}:names": lambda self, name, value: name in self.RULINGS,
            f"{facet}:values": lambda self, name, value: value in self.RULINGS.get(name, (value,)),
        }
    )


def deck_misreadings(facet: str) -> tuple[Misread, ...]:
    """Misreadings of the deck in any game's set-up."""
    return misreads(
        is_deck={
            f"{facet}:anything": lambda self, deck: True,
            f"{facet}:as-many": lambda self, deck: len(deck) == len(self.copies()),
            f"{facet}:in-order": lambda self, deck: list(deck) == self.copies(),
        }
    )


def order_misreadings(facet: str) -> tuple[Misread, ...]:
    """Misreadings of any game's views of a deck, whose order is hidden."""
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


def seat_misreadings(facet: str, plain: type[PlainReferee]) -> tuple[Misread, ...]:
    """Misreadings of the seat in any game's moves."""
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
