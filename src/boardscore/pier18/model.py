"""The models of Pier 18: frozen, validated on construction, with a text notation."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from itertools import chain
from operator import ge
from typing import Any, ClassVar

from attrs import field, frozen

from boardscore.core import value_checks
from boardscore.core.errors import ModelError, NotationError, Problem
from boardscore.core.messages import Message
from boardscore.core.rendering import Drawable, DrawnPlayer, ShowsPack, ShowsPosition, in_brackets
from boardscore.core.rulings import changed_rulings
from boardscore.core.value_checks import (
    all_of,
    boolean,
    identifier,
    instance,
    member,
    optional,
    validator,
    whole,
)
from boardscore.pier18.notation import LONGEST, Bars, Row, read_pier, write_pier
from boardscore.pier18.pieces import Side, Space, Symbol
from boardscore.pier18.plans import Condition
from boardscore.pier18.rulings import Rulings

CARDS = 18
"""The number of cards in the game (`pier18.deck`)."""

MOST_PATRONS = CARDS
"""The most Patron cards that a player may have."""

PATRONS = whole(0, MOST_PATRONS)
"""The check for a number of Patron cards."""

_SPACES = {side: tuple(Space(side, column) for column in range(LONGEST)) for side in Side}
"""All spaces of the longest pier."""

_SHOWN = {Symbol, type(None)}
"""The possible contents of a space."""

_SIDE = member(Side)
_SYMBOL = member(Symbol)

_BAR = whole(1, LONGEST - 1)
"""The possible numbers of columns before a bar."""

PLAN_POINTS = 4
"""The points of a completed Plan (`pier18.score.plan`)."""

HAND = 3
"""The number of cards dealt to each player (`pier18.setup.deal`)."""

DAYS = (31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
"""The days of each month."""


def _side_of_symbols(value: object) -> Message | None:
    if not isinstance(value, tuple) or not _SHOWN.issuperset(map(type, value)):
        return Message("error.not_a_side", got=value_checks.show_value(value))
    return None


def _bars(value: object) -> Message | None:
    if not isinstance(value, tuple):
        return value_checks.not_wanted("list", value)
    return next(filter(None, map(_BAR, value)), None) if value else None


def _plan(value: object) -> Message | None:
    return instance(Condition)(value) if not isinstance(value, str) else value_checks.name(value)


@frozen(repr=False)
class Pier(Drawable):
    r"""A finished pier: the visible symbols of both sides, from land to water (`pier18.pier`).

    `upper` and `lower` are tuples of equal length, 1 to 400 spaces of `Symbol` or None. Bars do not
    matter for equality, because they do not affect the score.

    >>> pier = Pier.parse("S.Q.|H..A\n..A.|....")
    >>> pier.columns, pier.upper[0]
    (8, Symbol.FLOWER_SELLER)
    >>> pier
    Pier.parse('S.Q.H..A\n..A.....')
    >>> print(pier)
    S.Q.H..A
    ..A.....

    Raises `ModelError` if the sides are unequal, empty, too long or not made of symbols.
    """

    GAME: ClassVar[str] = "pier18"

    upper: Row = field(validator=validator(_side_of_symbols))
    """The upper side, from the land."""
    lower: Row = field(validator=validator(_side_of_symbols))
    """The lower side, from the land."""
    bars: Bars = field(default=(), eq=False, validator=validator(_bars))
    """The number of columns before each card, rising, as far as known."""

    def __attrs_post_init__(self) -> None:
        upper, lower = len(self.upper), len(self.lower)
        if upper != lower:
            message = Message("error.pier_unequal", upper=upper, lower=lower)
            raise ModelError(Problem(message, clause="pier18.pier"))
        if not 1 <= upper <= LONGEST:
            message = Message("error.pier_length", side=Side.UPPER, columns=upper, high=LONGEST)
            raise ModelError(Problem(message, clause="pier18.pier"))
        if self.bars and any(map(ge, self.bars, (*self.bars[1:], upper))):
            raise ModelError(Problem(Message("error.pier_bar_outside"), clause="pier18.pier"))

    @classmethod
    def parse(cls, text: str) -> "Pier":
        """Parses the pier notation; raises `NotationError`."""
        return cls(*read_pier(text))

    def __str__(self) -> str:
        return write_pier(self.upper, self.lower)

    def __repr__(self) -> str:
        return f"Pier.parse({str(self)!r})"

    @property
    def columns(self) -> int:
        """The number of columns."""
        return len(self.upper)

    def side(self, side: Side) -> Row:
        """The spaces of one side."""
        value_checks.require(_SIDE, side, "side")
        return self.upper if side is Side.UPPER else self.lower

    def __getitem__(self, space: tuple[Side, int]) -> Symbol | None:
        """The content of a space; None beyond both ends.

        >>> Pier.parse("Q.\\n.A")[Side.LOWER, 1]
        Symbol.FISHER
        """
        side, column = space
        row = self.upper if side is Side.UPPER else self.lower
        return row[column] if 0 <= column < len(row) else None

    def spaces(self) -> Iterator[tuple[Space, Symbol | None]]:
        """Every space with its content: upper side first, from the land."""
        upper, lower = zip(_SPACES[Side.UPPER], self.upper), zip(_SPACES[Side.LOWER], self.lower)
        return chain(upper, lower)

    def along(self, side: Side) -> Iterator[tuple[Space, Symbol | None]]:
        """Every space of one side with its content, from the land."""
        row = self.side(side)
        return zip(_SPACES[side], row)

    def occupied(self) -> Iterator[tuple[Space, Symbol]]:
        """Every space with a symbol, and the symbol: upper side first, from the land."""
        return iter(self._by_space.items())

    @cached_property
    def _by_space(self) -> Mapping[Space, Symbol]:
        """The symbols by their spaces: upper side first, from the land."""
        return {space: symbol for space, symbol in self.spaces() if symbol}

    def find(self, symbol: Symbol) -> tuple[Space, ...]:
        """The spaces with this symbol.

        >>> [space.to_list() for space in Pier.parse("Q.\\n.Q").find(Symbol.POET)]
        [['upper', 0], ['lower', 1]]
        """
        value_checks.require(_SYMBOL, symbol, "symbol")
        return tuple([space for space, laid in self._by_space.items() if laid is symbol])


@frozen(order=True, repr=False)
class CardDate:
    """The date on a card, a month and a day; an earlier date is smaller (29 February exists).

    >>> CardDate.parse("02-29") < CardDate(month=12, day=1)
    True

    Raises `ModelError` for a date that no year has.
    """

    month: int = field(validator=validator(whole()))
    """1 to 12."""
    day: int = field(validator=validator(whole()))
    """1 to the last day of the month."""

    def __attrs_post_init__(self) -> None:
        if not 1 <= self.month <= len(DAYS):
            raise ModelError(Problem(Message("error.no_such_month", month=self.month), ("month",)))
        days = DAYS[self.month - 1]
        if not 1 <= self.day <= days:
            month = Message(f"month.{self.month}")
            message = Message("error.no_such_day", month=month, day=self.day, days=days)
            raise ModelError(Problem(message, ("day",)))

    @classmethod
    def parse(cls, text: str) -> "CardDate":
        """Parses a date in the form `MM-DD`; raises `NotationError`."""
        value_checks.require_notation(text, "date")
        if not re.fullmatch("[0-9]{2}-[0-9]{2}", text):
            message = Message("error.not_a_date", got=value_checks.show_value(text))
            raise NotationError(Problem(message, source=text))
        try:
            return cls(*map(int, text.split("-")))
        except ModelError as error:
            raise NotationError(Problem(error.problems[0].message, source=text)) from None

    @property
    def message(self) -> Message:
        """The date in the form of the language: `04-17`, in German `17.4.`."""
        return Message("date", month=self.month, day=self.day)

    @property
    def with_month(self) -> Message:
        """The date with the name of its month: `17 April`, in German `17. April`."""
        return Message("date.with_month", month=Message(f"month.{self.month}"), day=self.day)

    def __str__(self) -> str:
        return f"{self.month:02}-{self.day:02}"

    def __repr__(self) -> str:
        return f"CardDate.parse({str(self)!r})"


@frozen
class Card(Drawable):
    """A card of a pack: its columns, its date, its Patron symbol and its Plan.

    >>> card = Card("7", CardDate.parse("04-17"), Symbol.POET, Pier.parse("S.\\n.A"), "a plan")
    >>> print(card.turned)
    A.
    .S
    """

    GAME: ClassVar[str] = "pier18"

    id: str = field(validator=validator(identifier))
    """The id in the pack: letters, digits, - and _."""
    date: CardDate = field(validator=validator(instance(CardDate)))
    """The date, which breaks ties and decides the first player."""
    patron: Symbol = field(validator=validator(member(Symbol)))
    """The symbol in the top left corner: the category of the card as a Patron."""
    cells: Pier = field(validator=validator(instance(Pier)))
    """Its columns of pier."""
    plan: Condition | str = field(validator=validator(_plan))
    """Its Plan: a condition, or words that only people can judge."""

    @property
    def turned(self) -> Pier:
        """The columns after a half turn: order reversed, sides swapped."""
        return Pier(self.cells.lower[::-1], self.cells.upper[::-1])

    @cached_property
    def sides(self) -> tuple[str, str]:
        """Both sides in the notation."""
        upper, lower = str(self.cells).split("\n")
        return upper, lower

    def to_dict(self) -> dict[str, Any]:
        """The card in the shape of a file."""
        return {
            "id": self.id,
            "date": str(self.date),
            "patron": self.patron.value,
            "cells": list(self.sides),
            "plan" if isinstance(self.plan, Condition) else "plan_text": str(self.plan),
        }


@frozen
class Laid:
    """A card on a pier: how many columns it covers, and whether it is turned."""

    card: Card = field(validator=validator(instance(Card)))
    """The card."""
    overlap: int = field(default=0, validator=validator(whole()))
    """The number of columns of the previous card that it covers (`pier18.round.overlap`)."""
    turned: bool = field(default=False, validator=validator(boolean))
    """Whether it is turned by 180 degrees."""

    def __str__(self) -> str:
        """The card as positions write it.

        >>> card = Card("7", CardDate(4, 17), Symbol.POET, Pier.parse("SQ\\n.A"), "a plan")
        >>> str(Laid(card)), str(Laid(card, overlap=1)), str(Laid(card, turned=True))
        ('7', '7+1', '7+0t')
        """
        if self.turned:
            return f"{self.card.id}+{self.overlap}t"
        return f"{self.card.id}+{self.overlap}" if self.overlap else self.card.id


_CARDS = all_of(Laid)


def lay(cards: Sequence[Laid]) -> Pier:
    """The `Pier` that `Laid` cards make, from the Foundation on (`pier18.round.overlap`).

    >>> card = Card("7", CardDate(4, 17), Symbol.POET, Pier.parse("SQ\\n.A"), "a plan")
    >>> print(lay([Laid(card), Laid(card, overlap=1)]))
    SSQ
    ..A

    Raises `ModelError` for a card that covers all of the previous card, or the Foundation anything.
    """
    value_checks.require(_CARDS, tuple(cards) if isinstance(cards, list) else cards, "cards")
    upper: Row = ()
    lower: Row = ()
    width = 1
    for place, laid in enumerate(cards):
        if laid.overlap >= width:
            message = Message("error.overlap", card=laid.card.id, high=width - 1)
            raise ModelError(Problem(message, (place,), clause="pier18.round.overlap"))
        cells = laid.card.turned if laid.turned else laid.card.cells
        upper = upper[: len(upper) - laid.overlap] + cells.upper
        lower = lower[: len(lower) - laid.overlap] + cells.lower
        width = cells.columns
    return Pier(upper, lower)


@frozen(repr=False)
class Pack(ShowsPack):
    """The cards of a game, typed in from a physical copy or invented for demonstration.

    Raises `ModelError` for a pack without cards or with duplicate ids.
    """

    GAME: ClassVar[str] = "pier18"

    name: str = field(validator=validator(value_checks.name))
    """The name of the pack."""
    provenance: str = field(validator=validator(value_checks.name))
    """The origin of the cards; `invented` for the demo pack."""
    cards: tuple[Card, ...] = field(validator=validator(all_of(Card)))
    """The cards."""

    def __attrs_post_init__(self) -> None:
        value_checks.different_ids("cards", [card.id for card in self.cards])

    def __repr__(self) -> str:
        return in_brackets(f"Pack {self.name!r} of {self.GAME}: {len(self.cards)} cards")

    @property
    def by_id(self) -> dict[str, Card]:
        """The cards by their ids, as a new dict."""
        return {card.id: card for card in self.cards}

    @cached_property
    def _unplayable(self) -> tuple[Problem, ...]:
        """Why no number of players can play with it: unequal widths, equal dates."""
        return (*_unequal_widths(self), *_equal_dates(self))

    def to_dict(self) -> dict[str, Any]:
        """The pack in the shape of a file."""
        head = {"game": self.GAME, "name": self.name, "provenance": self.provenance}
        return {**head, "cards": [card.to_dict() for card in self.cards]}


def rounds(cards: int, players: int) -> int:
    """The number of whole rounds with a pack's cards (`pier18.round.count`, `pier18.end.trigger`).

    All cards but 2 of each player are in the deck, and a round takes one more than there are
    players.

    >>> rounds(18, players=2), rounds(18, players=3)
    (4, 3)
    """
    return (cards - 2 * players) // (players + 1)


def obstacles(pack: Pack, players: int | None = None) -> tuple[Problem, ...]:
    """Why a valid `Pack` cannot be played, or not by this number of players; empty if it can.

    All dates must differ and all cards must be equally wide (`pier18.deck`). The pack need not have
    18 cards: 3 for each player are enough (`pier18.setup.deal`); then the Plans directly follow the
    Foundations. More cards make more rounds, up to what a position can hold.

    >>> from boardscore.packs import demo_pack
    >>> obstacles(demo_pack("pier18"), players=3)
    ()
    """
    value_checks.require(instance(Pack), pack, "pack")
    value_checks.require(optional(whole(1)), players, "players")
    number = () if players is None else _wrong_number_of_cards(pack, players)
    return (*pack._unplayable, *number)


def _unequal_widths(pack: Pack) -> Iterator[Problem]:
    widths = Counter(card.cells.columns for card in pack.cards)
    if len(widths) > 1:
        ((usual, _),) = widths.most_common(1)
        ids = tuple(card.id for card in pack.cards if card.cells.columns != usual)
        yield Problem(Message("error.unequal_widths", columns=usual, ids=ids), clause="pier18.deck")


def _equal_dates(pack: Pack) -> Iterator[Problem]:
    for date, times in Counter(card.date for card in pack.cards).items():
        if times > 1:
            ids = tuple(card.id for card in pack.cards if card.date == date)
            yield Problem(Message("error.equal_dates", date=date, ids=ids), clause="pier18.deck")


def _wrong_number_of_cards(pack: Pack, players: int) -> Iterator[Problem]:
    cards, needed = len(pack.cards), HAND * players
    if cards < needed:
        message = Message("error.too_few_cards", cards=cards, players=players, needed=needed)
        yield Problem(message, clause="pier18.setup.deal")
        return
    played = rounds(cards, players)
    if played > MOST_PATRONS:
        message = Message("error.too_many_rounds", rounds=played, high=MOST_PATRONS)
        yield Problem(message, clause="pier18.deck")
    longest = max(card.cells.columns for card in pack.cards) * (played + 2)
    if longest > LONGEST:
        message = Message("error.piers_too_long", columns=longest, high=LONGEST)
        yield Problem(message, clause="pier18.pier")


@frozen(repr=False)
class Player(DrawnPlayer):
    """One player of a final position: the pier, the Plan, the Patrons.

    The Plan is either given as completed or not (`plan_completed`), or evaluated (`plan`).

    Raises `ModelError` if both are given, and for cards that make a different pier.
    """

    GAME: ClassVar[str] = "pier18"

    name: str = field(converter=value_checks.tidy_name, validator=validator(value_checks.name))
    """The name of the player."""
    pier: Pier = field(validator=validator(instance(Pier)))
    """The finished pier."""
    plan_completed: bool | None = field(
        kw_only=True, default=None, validator=validator(optional(boolean))
    )
    """Whether the Plan was completed; None if not entered."""
    patrons: int | None = field(kw_only=True, default=None, validator=validator(optional(PATRONS)))
    """The number of Patron cards, 0 to 18; None if not entered."""
    plan_date: CardDate | None = field(
        kw_only=True, default=None, validator=validator(optional(instance(CardDate)))
    )
    """The date on the Plan card."""
    claimed: int | None = field(kw_only=True, default=None, validator=validator(optional(whole())))
    """The total that the players counted themselves."""
    plan: Condition | str | None = field(
        kw_only=True, default=None, validator=validator(optional(_plan))
    )
    """The Plan itself, to be evaluated on the pier; a Plan in words cannot be evaluated."""
    cards: tuple[Laid, ...] = field(kw_only=True, default=(), validator=validator(all_of(Laid)))
    """The cards of the pier, the Foundation first; empty if unknown."""
    plan_card: Card | None = field(
        kw_only=True, default=None, validator=validator(optional(instance(Card)))
    )
    """The Plan card, if it is entered; a judged Plan in words has a verdict instead."""

    def __attrs_post_init__(self) -> None:
        if self.plan_completed is not None and self.plan is not None:
            message = Message("error.both", keys=("plan_completed", "plan"))
            raise ModelError(Problem(message, clause="pier18.score.plan"))
        if self.cards and lay(self.cards) != self.pier:
            message = Message("error.pier_of_other_cards")
            raise ModelError(Problem(message, ("cards",), clause="pier18.pier"))

    def to_dict(self) -> dict[str, Any]:
        r"""The player in the shape of a file; ids of cards need the pack of the position.

        >>> Player("Anna", Pier.parse("S|Q\n.|A"), patrons=2).to_dict()
        {'name': 'Anna', 'pier': ['S|Q', '.|A'], 'patrons': 2}
        """
        pier = write_pier(self.pier.upper, self.pier.lower, self.pier.bars).split("\n")
        found = {
            "cards" if self.cards else "pier": list(map(str, self.cards)) or pier,
            "plan_completed": self.plan_completed,
            "plan_card": self.plan_card and self.plan_card.id,
            "plan": str(self.plan) if self.plan and not self.plan_card else None,
            "patrons": self.patrons,
            "plan_date": self.plan_date and str(self.plan_date),
            "claimed": self.claimed,
        }
        return {"name": self.name, **{k: v for k, v in found.items() if v is not None}}


PLAYERS = (2, 3)
"""The lowest and highest number of players (`pier18.players`)."""


@frozen(repr=False)
class Position(ShowsPosition):
    """A final position of Pier 18: its players in seat order, and the rulings for scoring.

    Raises `ModelError` for no players, more than 3, or two with the same name.
    """

    GAME: ClassVar[str] = "pier18"

    players: tuple[Player, ...] = field(validator=validator(all_of(Player)))
    """1 to 3 players, in seat order."""
    rulings: Rulings = field(
        kw_only=True, default=Rulings(), validator=validator(instance(Rulings))
    )
    """The rulings for scoring."""
    pack: Pack | None = field(
        kw_only=True, default=None, validator=validator(optional(instance(Pack)))
    )
    """The pack to which card ids in the position refer."""

    def __attrs_post_init__(self) -> None:
        value_checks.seats([player.name for player in self.players], PLAYERS[1], "pier18.players")

    def to_dict(self) -> dict[str, Any]:
        """The position in the shape of a file, with its pack."""
        rulings = changed_rulings(self.rulings)
        return {
            "game": self.GAME,
            **({"rulings": rulings} if rulings else {}),
            **({"pack": self.pack.to_dict()} if self.pack else {}),
            "players": [player.to_dict() for player in self.players],
        }
