"""The models of Stones: colours, rows, stones, packs and positions."""

from typing import ClassVar

from attrs import field, frozen

from boardscore.core import value_checks
from boardscore.core.errors import NotationError, Problem, TextLines
from boardscore.core.messages import Message
from boardscore.core.rendering import Drawable, NamedEnum

from .rulings import Rulings

PLAYERS = (2, 3)
"""The possible numbers of players (`stones.players`)."""

HAND = 2
"""The default number of stones that each player draws (`stones.draw`)."""

LARGEST_HAND = 3

LONGEST = 100


class Colour(NamedEnum):
    """The colour of a stone; the value is its letter."""

    RED = "R"
    GREEN = "G"
    BLUE = "B"

    @property
    def message(self) -> Message:
        """The name of the colour in a language."""
        return Message(f"colour.{self.name.lower()}")


@frozen(repr=False)
class Row(Drawable):
    """A row of stones, from left to right.

    >>> Row.parse("RRG").colours[2]
    Colour.GREEN
    """

    GAME: ClassVar[str] = "stones"

    colours: tuple[Colour, ...] = field(
        validator=value_checks.validator(value_checks.all_of(Colour))
    )

    @classmethod
    def parse(cls, text: str) -> "Row":
        """Parses a row of letters; raises `NotationError`."""
        value_checks.require_text(text, "row")
        if len(text) > LONGEST:
            message = Message("error.row_too_long", stones=len(text), high=LONGEST)
            raise NotationError(Problem(message, clause="stones.row"))
        known = {colour.value: colour for colour in Colour}
        for place, letter in enumerate(text):
            if letter not in known:
                message = Message("error.unknown_colour", got=letter, known=tuple(known))
                span = TextLines(text).span(place, place + 1)
                raise NotationError(Problem(message, source=text, span=span, clause="stones.row"))
        return cls(tuple(known[letter] for letter in text))

    def __str__(self) -> str:
        return "".join(colour.value for colour in self.colours)

    def __repr__(self) -> str:
        return f"Row.parse({str(self)!r})"


@frozen
class Stone:
    """A stone of the bag (`stones.bag`)."""

    id: str = field(validator=value_checks.validator(value_checks.identifier))
    colour: Colour = field(validator=value_checks.validator(value_checks.member(Colour)))


@frozen
class Pack:
    """The stones of a bag. Raises `ModelError` for no stones or duplicate ids."""

    GAME: ClassVar[str] = "stones"

    name: str = field(validator=value_checks.validator(value_checks.name))
    provenance: str = field(validator=value_checks.validator(value_checks.name))
    stones: tuple[Stone, ...] = field(validator=value_checks.validator(value_checks.all_of(Stone)))

    def __attrs_post_init__(self) -> None:
        value_checks.different_ids("stones", [stone.id for stone in self.stones])

    @property
    def by_id(self) -> dict[str, Stone]:
        """The stones by their ids, as a new dict."""
        return {stone.id: stone for stone in self.stones}


@frozen
class Player:
    """One player of a final position: the name and the row."""

    name: str = field(validator=value_checks.validator(value_checks.name))
    row: Row = field(validator=value_checks.validator(value_checks.instance(Row)))
    claimed: int | None = field(
        default=None, validator=value_checks.validator(value_checks.optional(value_checks.whole()))
    )


@frozen
class Position:
    """A final position. Raises `ModelError` for no players, more than 3, or duplicate names."""

    GAME: ClassVar[str] = "stones"

    players: tuple[Player, ...] = field(
        validator=value_checks.validator(value_checks.all_of(Player))
    )
    rulings: Rulings = field(
        factory=Rulings, validator=value_checks.validator(value_checks.instance(Rulings))
    )
    pack: Pack | None = field(
        default=None,
        validator=value_checks.validator(value_checks.optional(value_checks.instance(Pack))),
    )

    def __attrs_post_init__(self) -> None:
        value_checks.seats([player.name for player in self.players], PLAYERS[1], "stones.players")
