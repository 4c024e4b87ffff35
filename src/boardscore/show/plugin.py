"""What a game may provide to be shown: pictures, its table, typed moves, moves in sentences."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from attrs import field, frozen

from boardscore.core import registry
from boardscore.core.messages import Message
from boardscore.core.problems import Problem
from boardscore.show.text_page import Page

if TYPE_CHECKING:
    from boardscore.show.svg import Glyph, Ink


def _nothing(*_: Any) -> tuple[()]:
    return ()


def _unchanged(_: Any, problem: Problem) -> Problem:
    return problem


@frozen(kw_only=True)
class Pictures:
    """Finished positions and packs as text."""

    colours: Mapping[str, str] = field(factory=dict)
    """The colours of the letters in pictures, as terminals name them."""
    picture: Callable[[Any, str, int], tuple[str, Message] | None]
    """The picture of a player's score in a language and a width, and how to read it; None if there
    is nothing to draw."""
    content: Callable[[Any], Message]
    """How much is in a pack."""
    tables: Callable[[Any], Iterator[Message] | tuple[()]] = _nothing
    """The score tables of a pack."""
    entries: Callable[[Any, Page], list[str]]
    """Every card or tile of a pack, drawn."""


@frozen(kw_only=True)
class Drawings:
    """Everything that has a picture as SVG."""

    draw: Callable[[Any, str], str]
    """The picture of a model, a score or a card, in a language: what `to_svg` returns."""
    draw_line: Callable[[Any, Any, str], str]
    """The picture of a player's score, with only what one of its lines marks."""
    marks: Callable[[Any], dict[str, Any]]
    """What the picture of a player's score marks, as data."""
    glyphs: "Callable[[], Iterator[tuple[str, Glyph, Ink]]]"
    """The shapes and colours of what is on spaces and tiles, by the letter of the notation."""
    of_pack: Callable[[Any], Iterator[tuple[str, Any]]]
    """Every card or tile of a pack, each with a name for its file."""
    on_table: Callable[[Any], Iterator[tuple[Message, Sequence[Any]]]]
    """Everything on a table in groups, each with its caption."""


@frozen(kw_only=True)
class Board:
    """The table while a game is played, for the people around it."""

    table: Callable[[Any, Page], str]
    """Everything that all players may see."""
    whole_table: Callable[[Any, Page], str]
    """The same with everything that is hidden."""
    due: Callable[[Any], Message]
    """What has to be done next, and by whom."""
    current_position: Callable[[Any], Any]
    """The position to score during a game; None if there is none yet."""
    before_move: Callable[[Any, Page], Iterator[str] | tuple[()]] = _nothing
    """What to look at before the next move."""
    news: Callable[[Any, Any, Page], Iterator[str] | tuple[()]] = _nothing
    """What the last move has changed."""
    secrets: Callable[[Any, Page], Iterator[str] | tuple[()]] = _nothing
    """What only the player may see who moves next."""
    hide_secrets: Callable[[Any, Problem], Problem] = _unchanged
    """What is wrong with a move, as everybody may read it."""
    commands: Mapping[str, Callable[[Any, int], Message]] = field(factory=dict)
    """What can be asked about one player at a time, by its word."""
    is_public: Callable[[Any], bool] = lambda _: True
    """Whether everybody may see the answers to these commands."""
    seats_to_judge: Callable[[Any], tuple[int, ...]] = _nothing
    """The seats with something that only people can judge."""
    what_to_judge: Callable[[Any, int, Page], str] = lambda *_: ""
    """What to look at when people judge something of a seat."""
    after_game: Callable[[Any, Page], Iterator[str] | tuple[()]] = _nothing
    """What is shown at the end besides the score."""


@frozen(kw_only=True)
class TypedMoves:
    """How the moves of a game are typed at a terminal."""

    due: Mapping[Any, tuple[str, ...]]
    """The kinds of move that each phase allows; the first needs no word."""
    patterns: Mapping[str, tuple[str, ...]]
    """What may follow the word of each kind; the named groups are the parts of the move."""
    grouped_by: Mapping[str, tuple[str, ...]] = field(factory=dict)
    """The parts that get one line for each value when moves are listed."""
    move: Callable[[Any, str, Mapping[str, str]], Any]
    """The move of a kind with these parts; raises `BoardscoreError`."""
    parts: Callable[[Any, Any], tuple[str, dict[str, str]]]
    """The name of the form in which a move is written, and its parts."""
    ids: Callable[[Any], Sequence[str]] = _nothing
    """The ids that may begin a move without its word."""
    secret: Callable[[Any], Sequence[str]] = _nothing
    """The parts whose highest value would reveal a secret."""


@frozen(kw_only=True)
class Sentences:
    """Moves in sentences."""

    describe: Callable[[Any, Any], Iterator[Message]]
    """The move between two states, and what it brought about."""


def pictures(game: str) -> Pictures:
    """The text pictures of a game."""
    return registry.part(game, "pictures", Pictures)


def drawings(game: str) -> Drawings:
    """The SVG pictures of a game."""
    return registry.part(game, "drawings", Drawings)


def board(game: str) -> Board:
    """The table of a game."""
    return registry.part(game, "board", Board)


def typed_moves(game: str) -> TypedMoves:
    """How the moves of a game are typed."""
    return registry.part(game, "typed_moves", TypedMoves)


def sentences(game: str) -> Sentences:
    """The moves of a game in sentences."""
    return registry.part(game, "sentences", Sentences)
