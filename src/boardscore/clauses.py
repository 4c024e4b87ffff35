"""The clause catalogue: every written rule of both games by its id, and every ruling.

Lines, errors, tests and documents use these ids. The wording is ours; the catalogue of each
language contains it.
"""

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from attrs import frozen

from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, Problem, UnknownClauseError
from boardscore.core.messages import Message, say
from boardscore.core.rulings import Source, choices, sources, unknown, unknown_value, write_value
from boardscore.games import game

__all__ = ["CLAUSES", "RULINGS", "Clause", "Ruling", "find", "find_rulings"]

_TEXT = value_checks.instance(str)


@frozen
class Clause:
    """One written rule.

    >>> find("pier18.score.lovers")[0].title("de")
    'Liebende'
    """

    id: str
    """The id, such as `pier18.score.lovers`."""

    @property
    def game(self) -> str:
        """The game of the rule: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    def title(self, lang: str = "en") -> str:
        """A short title of the rule."""
        return say(Message(f"clause.{self.id}.title"), lang)

    def text(self, lang: str = "en") -> str:
        """The rule in our own words."""
        return say(Message(f"clause.{self.id}"), lang)


if TYPE_CHECKING:
    CLAUSES: tuple[Clause, ...]
    """Every clause of all games, in the order of the rules."""


def _clauses() -> tuple[Clause, ...]:
    games = ((name, game(name)) for name in registry.names())
    return tuple(Clause(f"{name}.{rule}") for name, offered in games for rule in offered.clauses)


def find(pattern: str) -> tuple[Clause, ...]:
    """The clauses whose id matches the pattern, as a glob or as whole parts of the id.

    >>> [clause.id for clause in find("pier18.tie")]
    ['pier18.tie.symbols', 'pier18.tie.date']
    >>> len(find("*.score.*"))
    10

    Raises `UnknownClauseError` if there is none.
    """
    value_checks.require(_TEXT, pattern, "pattern")
    clauses = tuple(clause for clause in _clauses() if _matches(clause.id, pattern))
    if not clauses:
        raise _unknown(pattern)
    return clauses


def _unknown(pattern: str) -> UnknownClauseError:
    """The error for a pattern that selects no rule and no ruling, with what is similar."""
    ids = tuple(clause.id for clause in _clauses())
    parts = {part: None for one in ids for part in one.split(".")}
    known = (*ids, *(ruling.id for ruling in _rulings()), *parts)
    return UnknownClauseError(Problem(unknown("error.unknown_clause", pattern, known)))


def _matches(name: str, pattern: str) -> bool:
    return fnmatchcase(name, pattern) or f".{pattern}." in f".{name}."


@frozen
class Ruling:
    """A ruling in the catalogue: a point that the rules leave open, and the meaning of each value.

    >>> from boardscore.clauses import RULINGS
    >>> RULINGS[0].id, RULINGS[0].values
    ('pier18.flower_adjacency', ('same_side', 'orthogonal'))
    >>> [ruling.name for ruling in RULINGS if ruling.settled_by == "publisher"]
    ['flower_adjacency', 'flower_points']
    """

    id: str
    """The id: the game and the name of the option."""
    values: tuple[str, ...]
    """The values as files write them, the default first."""
    settled_by: Source
    """Where the default comes from: `publisher` (answers to questions about the game), `text` (the
    rules text itself), `earlier_edition` (of the text), or `ours` (this project).
    """

    @property
    def game(self) -> str:
        """The game of the ruling: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    @property
    def name(self) -> str:
        """The name of the option, as files write it."""
        return self.id.partition(".")[2]

    def question(self, lang: str = "en") -> str:
        """The question, as a player would ask it."""
        return say(Message(f"ruling.{self.id}"), lang)

    def room(self, lang: str = "en") -> str:
        """The words of the rules text that leave the point open.

        They are quoted from the text in that language, or from the English text if there is no
        other.

        >>> find_rulings("rotation")[0].room()
        'share an edge'
        """
        return say(Message(f"ruling.{self.id}.room"), lang)

    def source(self, lang: str = "en") -> str:
        """`settled_by` in words."""
        return say(Message(f"settled_by.{self.settled_by}"), lang)

    def speaks_for(self, value: str, lang: str = "en") -> str:
        """The argument for a value.

        >>> find_rulings("half_turn")[0].speaks_for("false")
        'The rules say nothing about turning cards, so cards stay as they are.'

        Raises `BoardscoreError` for an unknown value.
        """
        self._require(value)
        key = "why" if value == self.values[0] else f"{value}.for"
        return say(Message(f"ruling.{self.id}.{key}"), lang)

    def _require(self, value: object) -> None:
        """Raises `BoardscoreError` unless the value is one of `values`, as files write it."""
        if not isinstance(value, str) or value not in self.values:
            raise BoardscoreError(Problem(unknown_value(value, self.values), ("value",)))

    def why(self, lang: str = "en") -> str:
        """Why the default is the default."""
        return say(Message(f"ruling.{self.id}.why"), lang)

    def meaning(self, value: str, lang: str = "en") -> str:
        """The meaning of a value; raises `BoardscoreError` for an unknown value."""
        self._require(value)
        return say(Message(f"ruling.{self.id}.{value}"), lang)


if TYPE_CHECKING:
    RULINGS: tuple[Ruling, ...]
    """Every ruling of all games."""


def _rulings() -> tuple[Ruling, ...]:
    return tuple(
        find_ruling(game_name, name)
        for game_name in registry.names()
        for name in choices(game(game_name).rulings)
    )


def find_ruling(game_name: str, name: str) -> Ruling:
    """The ruling of a game in the clause catalogue, by its name; loads no other game.

    >>> find_ruling("auctionland", "rotation").values
    ('free', 'none')
    """
    options = game(game_name).rulings
    values = tuple(map(write_value, choices(options)[name]))
    return Ruling(f"{game_name}.{name}", values, sources(options)[name])


def find_rulings(pattern: str) -> tuple[Ruling, ...]:
    """The rulings in the clause catalogue whose id or name matches the pattern, or all of a game.

    >>> [ruling.id for ruling in find_rulings("flower_*")]
    ['pier18.flower_adjacency', 'pier18.flower_points']

    Raises `UnknownClauseError` if there is none.
    """
    value_checks.require(_TEXT, pattern, "pattern")
    rulings = tuple(
        ruling
        for ruling in _rulings()
        if _matches(ruling.id, pattern) or fnmatchcase(ruling.name, pattern)
    )
    if not rulings:
        raise _unknown(pattern)
    return rulings


def __getattr__(name: str) -> object:
    # Games that are registered later are included.
    if name == "CLAUSES":
        return _clauses()
    if name == "RULINGS":
        return _rulings()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
