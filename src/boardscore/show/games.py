"""What every game offers to be looked at, and where it is."""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any, Protocol, cast

from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.show.page import Page

if TYPE_CHECKING:
    from boardscore.show.svg import Glyph, Ink
    from boardscore.show.typed_moves import Forms


class Board(Protocol):
    """What lies on the table of a game that is played: the module `board` of its pictures."""

    @property
    def COMMANDS(self) -> tuple[str, ...]:  # noqa: N802
        """What can be asked of one player alone."""
        ...

    def told_of(self, state: Any, key: str, seat: int, /) -> Message:
        """What is asked of one player alone."""
        ...

    def is_open(self, state: Any, key: str, /) -> bool:
        """Whether all may see what is asked of one player alone."""
        ...

    def table(self, state: Any, page: Page, *, secrets: bool = False) -> str:
        """All that lies on the table; with `secrets` also what is hidden."""
        ...

    def due(self, state: Any, /) -> Message:
        """What is due, and by whom."""
        ...

    def before_move(self, state: Any, page: Page, /) -> Iterator[str]:
        """What to look at before the next move is made."""
        ...

    def news(self, before: Any, after: Any, page: Page, /) -> Iterator[str]:
        """What the last move has changed."""
        ...

    def secrets(self, state: Any, page: Page, /) -> Iterator[str]:
        """What only the player may see who acts next."""
        ...

    def discreet(self, state: Any, problem: Problem, /) -> Problem:
        """What is wrong with a move, told to all."""
        ...

    def as_it_stands(self, state: Any, /) -> Any:
        """The position to score while the game goes on; None if there is none yet."""
        ...

    def in_words(self, state: Any, /) -> tuple[int, ...]:
        """The seats whose end only people can judge."""
        ...

    def to_be_judged(self, state: Any, seat: int, page: Page, /) -> str:
        """What to look at where people judge something of a seat."""
        ...

    def at_the_end(self, state: Any, page: Page, /) -> Iterator[str]:
        """What is to be told at the end besides the score."""
        ...


class Sentences(Protocol):
    """What happens in a game, told: the module `sentences` of its pictures."""

    def told(self, before: Any, after: Any, /) -> Iterator[Message]:
        """A move in sentences, and what it brings about."""
        ...


class Pictures(Protocol):
    """Pictures of finished positions and of packs: the module `pictures` of its pictures."""

    @property
    def COLOURS(self) -> Mapping[str, str]:  # noqa: N802
        """The colours of the letters in pictures, as terminals name them."""
        ...

    def picture(self, player: Any, lang: str, width: int, /) -> tuple[str, Message] | None:
        """What a player holds, with what scores marked, and how to read it; None if nothing."""
        ...

    def content(self, pack: Any, /) -> Message:
        """How much is in a pack."""
        ...

    def tables(self, pack: Any, /) -> Iterator[Message]:
        """The score tables of a pack."""
        ...

    def entries(self, pack: Any, page: Page, /) -> list[str]:
        """Every card or tile of a pack, drawn."""
        ...


class Drawings(Protocol):
    """Pictures as SVG: the module `svg` of its pictures."""

    def drawn(self, model: Any, lang: str, /) -> str:
        """The picture of anything of the game that has one: what `to_svg` gives."""
        ...

    def lit(self, score: Any, line: Any, lang: str, /) -> str:
        """The picture of a player's score with nothing but what one of its lines marks."""
        ...

    def marked(self, score: Any, /) -> dict[str, Any]:
        """What the picture of a player's score marks, as data."""
        ...

    def signs(self) -> "Iterator[tuple[str, Glyph, Ink]]":
        """The shapes that are laid on spaces and tiles, as notation writes them, and colours."""
        ...

    def of_pack(self, pack: Any, /) -> Iterator[tuple[str, Any]]:
        """Every card or tile of a pack, each with a name for its file."""
        ...

    def on_table(self, table: Any, /) -> Iterator[tuple[Message, Sequence[Any]]]:
        """What lies on a table, in groups, each with what is said of it."""
        ...


def board(game: str) -> Board:
    """How the table of a game is shown."""
    return cast(Board, registry.offer(f"{registry.registered(game).show}.board"))


def sentences(game: str) -> Sentences:
    """How what happens in a game is told."""
    return cast(Sentences, registry.offer(f"{registry.registered(game).show}.sentences"))


def pictures(game: str) -> Pictures:
    """How positions and packs of a game are shown."""
    return cast(Pictures, registry.offer(f"{registry.registered(game).show}.pictures"))


def svg(game: str) -> Drawings:
    """How a game is drawn."""
    return cast(Drawings, registry.offer(f"{registry.registered(game).show}.svg"))


def moves(game: str) -> "Forms":
    """How the moves of a game are typed."""
    return cast("Forms", registry.offer(f"{registry.registered(game).show}.moves"))
