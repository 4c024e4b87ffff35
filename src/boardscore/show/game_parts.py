"""The interface of a game that can be shown: pictures, game display, typed moves, sentences."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from boardscore.core import registry
from boardscore.core.errors import Problem
from boardscore.core.messages import Message
from boardscore.show.text_page import Page

if TYPE_CHECKING:
    from boardscore.show.markup import Glyph, Ink


def _nothing(*_: Any) -> tuple[()]:
    return ()


@frozen(kw_only=True, eq=False, repr=False)
class Pictures:
    """The part of a game with text pictures of finished positions and of packs."""

    colours: Mapping[str, str] = field(factory=dict)
    """The terminal colours of the letters in pictures."""
    picture: Callable[[Any, str, int], tuple[str, Message] | None]
    """The picture of a player's score in a language and width, and its key; None for no picture."""
    content: Callable[[Any], Message]
    """The size of a pack."""
    tables: Callable[[Any], Iterator[Message] | tuple[()]] = _nothing
    """The score tables of a pack."""
    entries: Callable[[Any, Page], list[str]]
    """Every card or tile of a pack, drawn."""


@frozen(kw_only=True, eq=False, repr=False)
class Drawings:
    """The part of a game with SVG pictures."""

    draw: Callable[[Any, str], str]
    """The picture of a model, a score or a card, in a language: the result of `to_svg`."""
    draw_line: Callable[[Any, Any, str], str]
    """The picture of a player's score, with the marks of one line only."""
    marks: Callable[[Any], dict[str, Any]]
    """The marks in the picture of a player's score, as data."""
    glyphs: "Callable[[], Iterator[tuple[str, Message, Glyph, Ink]]]"
    """The signs on spaces and tiles: the letter of the notation, the name, the shape, the ink."""
    of_pack: Callable[[Any], Iterator[tuple[str, Any]]]
    """Every card or tile of a pack, each with a file name."""
    on_table: Callable[[Any], Iterator[tuple[Message, Sequence[Any]]]]
    """Everything on a table in groups, each with a caption."""
    draw_changes: Callable[[Any, Any, str], str] = lambda *_: ""
    """Given two scores of the same pieces, the picture of the second with its changes framed."""
    describe_changes: Callable[[Any, Any], Iterator[Message] | tuple[()]] = _nothing
    """The best use of the pieces of the first score, and the changes for that."""


@frozen(kw_only=True, eq=False, repr=False)
class Board:
    """The part of a game that shows its table to the people around it."""

    table: Callable[[Any, Page], str]
    """Everything that all players can see."""
    whole_table: Callable[[Any, Page], str]
    """The table with everything that is hidden."""
    due: Callable[[Any], Message]
    """The next step, and who takes it."""
    current_position: Callable[[Any], Any]
    """The position to score during a game; None if there is none yet."""
    before_move: Callable[[Any, Page], Iterator[str] | tuple[()]] = _nothing
    """The blocks to show before the next move."""
    after_draw: Callable[[Any, Page], Iterator[str] | tuple[()]] = _nothing
    """The blocks to show after a draw if a bot moves next; nothing secret."""
    letters: Message | None = None
    """The meaning of the letters in pictures."""
    news: Callable[[Any, Any, Page], Iterator[str] | tuple[()]] = _nothing
    """The changes of the last move."""
    secrets: Callable[[Any, Page], Iterator[str] | tuple[()]] = _nothing
    """The secrets of the player who moves next."""
    hide_secrets: Callable[[Any, Problem], Problem] = lambda _, problem: problem
    """The reason against a move, without secrets."""
    commands: Mapping[str, Callable[[Any, int], Message]] = field(factory=dict)
    """The blocks about a single player, by the word of the command."""
    is_public: Callable[[Any], bool] = lambda _: True
    """Whether everyone may see the answers to these commands."""
    seats_to_judge: Callable[[Any], tuple[int, ...]] = _nothing
    """The seats with something that only people can judge."""
    what_to_judge: Callable[[Any, int, Page], str] = lambda *_: ""
    """The blocks to show when people judge a matter of a seat."""
    after_game: Callable[[Any, Page], Iterator[str] | tuple[()]] = _nothing
    """The blocks to show at the end, in addition to the score."""


@frozen(kw_only=True, eq=False, repr=False)
class TypedMoves:
    """The part of a game with the patterns of its typed moves."""

    due: Mapping[Any, tuple[str, ...]]
    """The kinds of move that each phase allows; the first needs no word."""
    patterns: Mapping[str, tuple[str, ...]]
    """Patterns for the words after that of each kind; named groups are the parts of the move."""
    grouped_by: Mapping[str, tuple[str, ...]] = field(factory=dict)
    """The parts that get a separate line for each value in lists of moves."""
    move: Callable[[Any, str, Mapping[str, str]], Any]
    """The move of a kind with these parts; raises `BoardscoreError`."""
    parts: Callable[[Any, Any], tuple[str, dict[str, str]]]
    """The name of a move's written form, and its parts."""
    ids: Callable[[Any], Sequence[str]] = _nothing
    """The ids that can begin a move without its word."""
    secret: Callable[[Any], Sequence[str]] = _nothing
    """The parts whose highest value would reveal a secret."""


@frozen(kw_only=True, eq=False, repr=False)
class Sentences:
    """The part of a game with its moves in sentences."""

    describe: Callable[[Any, Any], Iterator[Message]]
    """The move between two states, and its consequences."""
    as_drawn: Callable[[Any, Any], Message] | None = None
    """A move of a state, with its place as pictures number it, if that differs from its data."""


def pictures(game: str) -> Pictures:
    """The part of a game that draws text pictures."""
    return registry.part(game, "pictures", Pictures)


def drawings(game: str) -> Drawings:
    """The part of a game that draws SVG pictures."""
    return registry.part(game, "drawings", Drawings)


def board(game: str) -> Board:
    """The part of a game that shows its table."""
    return registry.part(game, "board", Board)


def typed_moves(game: str) -> TypedMoves:
    """The part of a game that has the typed forms of its moves."""
    return registry.part(game, "typed_moves", TypedMoves)


def sentences(game: str) -> Sentences:
    """The part of a game that puts its moves into sentences."""
    return registry.part(game, "sentences", Sentences)
