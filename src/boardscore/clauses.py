"""The clause catalogue: every written rule of both games by its id, and every ruling.

The ids are the ones that lines, errors, tests and documents use. The words are our own, and stand
in the catalogue of each language.
"""

from fnmatch import fnmatchcase
from typing import TYPE_CHECKING

from attrs import frozen

from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, UnknownClauseError
from boardscore.core.messages import Message, say
from boardscore.core.problems import Problem
from boardscore.core.rulings import Source, choices, sources, unknown, unknown_value, write_value
from boardscore.games import game

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
        """The game that the rule belongs to: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    def title(self, lang: str = "en") -> str:
        """A few words that name the rule."""
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
    """The clauses whose id holds the pattern as whole parts, or matches it as a glob.

    >>> [clause.id for clause in find("pier18.tie")]
    ['pier18.tie.symbols', 'pier18.tie.date']
    >>> len(find("*.score.*"))
    10

    Raises `UnknownClauseError` if there is none.
    """
    value_checks.require(_TEXT, pattern, "pattern")
    clauses = tuple(clause for clause in _clauses() if _matches(clause.id, pattern))
    if not clauses:
        ids = tuple(clause.id for clause in _clauses())
        parts = {part: None for one in ids for part in one.split(".")}
        known = (*ids, *(ruling.id for ruling in _rulings()), *parts)
        raise UnknownClauseError(Problem(unknown("error.unknown_clause", pattern, known)))
    return clauses


def _matches(name: str, pattern: str) -> bool:
    return fnmatchcase(name, pattern) or f".{pattern}." in f".{name}."


@frozen
class Ruling:
    """A place where a text leaves room: what is asked, and what each answer means.

    >>> from boardscore.clauses import RULINGS
    >>> RULINGS[0].id, RULINGS[0].values
    ('pier18.flower_adjacency', ('same_side', 'orthogonal'))
    >>> [ruling.name for ruling in RULINGS if ruling.settled_by == "publisher"]
    ['flower_adjacency', 'flower_points']
    """

    id: str
    """The id: the game and the name of the option."""
    values: tuple[str, ...]
    """The answers as files write them, the default first."""
    settled_by: Source
    """Where the default comes from: `publisher` (in answers to questions about the game), `text`
    (the rules text itself), `earlier edition` (of the text), or `ours` (this project)."""

    @property
    def game(self) -> str:
        """The game that the ruling belongs to: `pier18` or `auctionland`."""
        return self.id.partition(".")[0]

    @property
    def name(self) -> str:
        """The name of the option, as files write it."""
        return self.id.partition(".")[2]

    def question(self, lang: str = "en") -> str:
        """What is asked, as a player would ask it."""
        return say(Message(f"ruling.{self.id}"), lang)

    def room(self, lang: str = "en") -> str:
        """The two or three words of the rules text that leave room.

        They are words of the text of that language, or of the English one where it is the only one.

        >>> find_rulings("rotation")[0].room()
        'share an edge'
        """
        return say(Message(f"ruling.{self.id}.room"), lang)

    def source(self, lang: str = "en") -> str:
        """`settled_by` in words."""
        return say(Message(f"settled_by.{self.settled_by.replace(' ', '_')}"), lang)

    def speaks_for(self, value: str, lang: str = "en") -> str:
        """What speaks for an answer.

        >>> find_rulings("half_turn")[0].speaks_for("false")
        'The rules say nothing about turning cards, so cards stay as they are.'
        """
        self._require(value)
        return self.why(lang) if value == self.values[0] else self._against(value, lang)

    def _require(self, value: object) -> None:
        """Raises `BoardscoreError` for anything but an answer, as files write it."""
        if not isinstance(value, str) or value not in self.values:
            raise BoardscoreError(Problem(unknown_value(value, self.values), ("value",)))

    def _against(self, value: str, lang: str) -> str:
        """What speaks for an answer that is not the default."""
        return say(Message(f"ruling.{self.id}.{value}.for"), lang)

    def why(self, lang: str = "en") -> str:
        """Why the default is the default: what speaks for it."""
        return say(Message(f"ruling.{self.id}.why"), lang)

    def meaning(self, value: str, lang: str = "en") -> str:
        """The meaning of an answer; raises `BoardscoreError` if it has none."""
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
    """A ruling that there is, by its game and its name; no other game is loaded for it.

    >>> find_ruling("auctionland", "rotation").values
    ('free', 'none')
    """
    options = game(game_name).rulings
    values = tuple(map(write_value, choices(options)[name]))
    return Ruling(f"{game_name}.{name}", values, sources(options)[name])


def find_rulings(pattern: str) -> tuple[Ruling, ...]:
    """The rulings whose id or name is the pattern or matches it as a glob, or of that game.

    >>> [ruling.id for ruling in find_rulings("flower_*")]
    ['pier18.flower_adjacency', 'pier18.flower_points']
    """
    value_checks.require(_TEXT, pattern, "pattern")
    return tuple(
        ruling
        for ruling in _rulings()
        if _matches(ruling.id, pattern) or fnmatchcase(ruling.name, pattern)
    )


def __getattr__(name: str) -> object:
    # A game that is made known later has its clauses and rulings here as well.
    if name == "CLAUSES":
        return _clauses()
    if name == "RULINGS":
        return _rulings()
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
