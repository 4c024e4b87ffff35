"""Results of scoring, for every game: lines, player scores, the result."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol

from attrs import field, frozen

from boardscore.core import rendering
from boardscore.core.errors import GameError
from boardscore.core.messages import Message, say
from boardscore.core.ranking import Standing, TiesBelowFirst, standing
from boardscore.core.terminal_text import printable

if TYPE_CHECKING:  # type checkers bring it along; in 3.11 only this one knows defaults
    from typing_extensions import TypeVar
else:
    from typing import TypeVar


class Spot(Protocol):
    """A space of a pier or a tile of an island in the lines of a result."""

    @property
    def message(self) -> Message:
        """Its name for people."""
        ...

    def to_list(self) -> list[str | int]:
        """Its form in JSON results."""
        ...


@frozen
class Line:
    """One line of a result: clause, points, places, and the reason in words.

    `points` is None if an input is missing; `missing` is then its path.
    """

    rule: str
    """The clause id."""
    category: str
    """The category of the points."""
    points: int | None
    """The points; None if an input is missing."""
    message: Message
    """The reason; `text` puts it into words."""
    spaces: tuple[Spot, ...] = field(default=(), kw_only=True)
    """The spaces that score, or would score if they were not blocked; each has a `to_list`."""
    tiles: tuple[Spot, ...] = field(default=(), kw_only=True)
    """The tiles that score."""
    because: tuple[Spot, ...] = field(default=(), kw_only=True)
    """The spaces that block the points."""
    missing: str | None = field(default=None, kw_only=True)
    """The missing input: the path of a table, such as `tables.beaches`, or a key of the player."""
    misreadings: tuple[int, ...] = field(default=(), kw_only=True)
    """The points that common misreadings give; they explain a wrong claimed total."""
    beyond: tuple[int, int] | None = field(default=None, kw_only=True)
    """Where a table that is too short ends, and the count that it must reach."""

    def text(self, lang: str = "en") -> str:
        """The reason in words."""
        return say(self.message, lang)

    def __str__(self) -> str:
        """The points, the reason and the clause."""
        return f"{_known(self.points)} {self.text()} [{self.rule}]"

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The line in the shape of JSON results; empty places are omitted."""
        data: dict[str, Any] = {"rule": self.rule, "category": self.category, "points": self.points}
        if self.spaces:
            data["spaces"] = [spot.to_list() for spot in self.spaces]
        if self.tiles:
            data["tiles"] = [spot.to_list() for spot in self.tiles]
        if self.because:
            data["because"] = [spot.to_list() for spot in self.because]
        data["text"] = self.text(lang)
        return data


def _known(points: int | None) -> str:
    return "?" if points is None else str(points)


class AnyPlayer(Protocol):
    """The fields of a player that the results of all games use."""

    @property
    def name(self) -> str:
        """The name of the player."""
        ...

    @property
    def claimed(self) -> int | None:
        """The total that the players counted themselves."""
        ...


@frozen(kw_only=True, slots=False)  # cached properties of a base with slots are slow
class PlayerScore:
    """The score of one player: the lines that explain every point, and the player as entered."""

    CATEGORIES: ClassVar[tuple[str, ...]]
    """The categories of the game, in display order."""

    lines: tuple[Line, ...]
    """All lines, in the order of the categories."""

    player: AnyPlayer
    """The player as entered."""

    @property
    def name(self) -> str:
        """The name of the player."""
        return self.player.name

    @property
    def claimed(self) -> int | None:
        """The total that the players counted themselves."""
        return self.player.claimed

    @property
    def tie_breakers(self) -> tuple[int | None, ...]:
        """The values that break a tie, in the order of the tie rules; higher is better."""
        return ()

    @property
    def tie_values(self) -> tuple[int | Message | None, ...]:
        """The same values for people; None if unknown."""
        return self.tie_breakers

    @property
    def facts(self) -> dict[str, Any]:
        """Further facts about the player in JSON results."""
        return {}

    @property
    def counts_by_category(self) -> dict[str, int]:
        """The counts of categories whose points come from a table."""
        return {}

    @cached_property
    def total(self) -> int | None:
        """The sum of the lines; None if a line has no points."""
        points = [line.points for line in self.lines]
        return None if None in points else self.subtotal

    @cached_property
    def subtotal(self) -> int:
        """The sum of the lines with known points."""
        return sum([line.points or 0 for line in self.lines])

    @property
    def categories(self) -> dict[str, int | None]:
        """The points of every category, as a new dict: the sum of its lines."""
        return dict(self._categories)

    @cached_property
    def _categories(self) -> Mapping[str, int | None]:
        points: dict[str, int | None] = dict.fromkeys(self.CATEGORIES, 0)
        for line in self.lines:
            if line.category not in points:
                raise GameError(Message("error.game_category", category=line.category))
            known, more = points[line.category], line.points
            points[line.category] = None if known is None or more is None else known + more
        return points

    def __str__(self) -> str:
        """The name, the total, and every line below."""
        head = f"{printable(self.name)}: {_known(self.total)}"
        return "\n".join([head, *(f"  {line}" for line in self.lines)])

    def __repr__(self) -> str:
        return rendering.in_brackets(f"{type(self).__name__}: {_known(self.total)}, {self.name!r}")

    @property
    def missing(self) -> tuple[str, ...]:
        """The missing inputs of the lines: paths of tables, keys of the player."""
        return tuple(line.missing for line in self.lines if line.missing)


@frozen
class TieBreak:
    """A rule by which a result breaks ties: its clause, and the key of the entry to compare."""

    rule: str
    """The clause id."""
    key: str
    """The key of the player's entry that it compares."""


if TYPE_CHECKING:
    S_co = TypeVar("S_co", bound=PlayerScore, default=PlayerScore, covariant=True)
else:
    S_co = TypeVar("S_co", covariant=True)


@frozen(kw_only=True, slots=False)  # for the cached properties
class Result(Generic[S_co]):
    """The scores of all players in seat order, with ranks, winners and missing inputs.

    Everything but the lines and the notes is derived, so nothing can disagree with the lines. A
    game's `score` has a precise return type: `Result[PierScore]`, `Result[IslandScore]`.
    """

    game: str
    """The game: `pier18` or `auctionland`."""
    tie_breaks: tuple[TieBreak, ...]
    """The tie rules, in order."""
    rulings: tuple[tuple[str, str | bool], ...]
    """The rulings that can change this score, with the values used."""
    players: tuple[S_co, ...]
    """The score of each player, in seat order."""
    rulings_of_play: tuple[tuple[str, str | bool], ...] = field(default=(), eq=False)
    """The other rulings of the position: they change play, not the score."""
    _find_remarks: Callable[[], Iterable[Message]] = field(
        default=tuple, alias="find_remarks", eq=False
    )
    """Finds the remarks on demand; that takes longer than the score."""

    @cached_property
    def remarks(self) -> tuple[Message, ...]:
        """The remarks of the scoring itself; `notes` adds those that follow from the lines."""
        return tuple(self._find_remarks())

    @cached_property
    def standing(self) -> Standing:
        """The places by points and tie rules."""
        for player in self.players:
            found = player.tie_breakers
            if not isinstance(found, tuple) or len(found) != len(self.tie_breaks):
                wrong = Message("error.game_tie_breakers", number=len(self.tie_breaks))
                raise GameError(wrong)
        marks = [(player.total, *player.tie_breakers) for player in self.players]
        below = dict(self.rulings).get("ties_below_first", "same_rules")
        return standing(marks, TiesBelowFirst(below))

    @property
    def ranks(self) -> tuple[int | None, ...]:
        """The place of every player, by seat: 1, 1, 3; None if unknown."""
        return self.standing.ranks

    @cached_property
    def winners(self) -> tuple[str, ...]:
        """The names of the players in first place; empty if unknown."""
        return tuple(self.players[seat].name for seat in self.standing.winners)

    @property
    def decided_by(self) -> str | None:
        """The decision about first place: `points`, the clause of a tie rule, or `shared`."""
        standing = self.standing
        if not standing.winners:
            return None
        if standing.decided_by is None:
            return "shared"
        return ("points", *(tie.rule for tie in self.tie_breaks))[standing.decided_by]

    @property
    def missing(self) -> tuple[str, ...]:
        """The paths of all missing inputs, such as `players[0].plan_date`."""
        in_ties = (f"players[{seat}].{self._key(mark)}" for seat, mark in self.standing.needed)
        return (*self._missing_in_lines(), *in_ties)

    @property
    def notes(self) -> tuple[Message, ...]:
        """Notes for people: assumptions, missing inputs, wrong claimed totals."""
        return (*self.remarks, *self.claims, *self._requests())

    @property
    def claims(self) -> tuple[Message, ...]:
        """A note for each player who counted a different total."""
        return tuple(self._claims())

    def _claims(self) -> Iterator[Message]:
        for player in self.players:
            if player.claimed is None or player.total in {None, player.claimed}:
                continue
            said = {"name": player.name, "claimed": player.claimed, "total": player.total}
            lines = [misread.message for misread in misread_lines(player.lines, player.claimed)]
            if lines:
                yield Message("note.claimed_lines", lines=lines, **said)
            else:
                yield Message("note.claimed", **said)

    def _requests(self) -> Iterator[Message]:
        """One message for each missing input: what to add, and for whom."""
        for key, of in self._missing_names().items():
            named, ends = self._with_end(key)
            yield Message(f"note.missing.{named}", names=of, **ends)

    def _with_end(self, key: str) -> tuple[str, dict[str, int]]:
        """The key of a missing input; for a table that is too short, also the count it must reach.

        All lines that lack a table use the same one.
        """
        lines = (line for player in self.players for line in player.lines if line.missing == key)
        ends = [line.beyond for line in lines if line.beyond]
        if not ends:
            return key, {}
        last, count = max(ends)
        return f"{key}_beyond", {"last": last, "count": count}

    def _missing_names(self) -> dict[str, tuple[str, ...]]:
        """The players who lack each input."""
        names: dict[str, dict[str, None]] = {}
        in_lines = (
            (key, seat) for seat, player in enumerate(self.players) for key in player.missing
        )
        in_ties = ((self._key(mark), seat) for seat, mark in self.standing.needed)
        for key, seat in (*in_lines, *in_ties):
            names.setdefault(key, {})[self.players[seat].name] = None
        return {key: tuple(of) for key, of in names.items()}

    def _missing_in_lines(self) -> tuple[str, ...]:
        order = self.players[0].CATEGORIES.index
        missing = [
            (order(line.category), seat, line.missing)
            for seat, player in enumerate(self.players)
            for line in player.lines
            if line.missing
        ]
        paths = (
            key if key.startswith("tables.") else f"players[{seat}].{key}"
            for _, seat, key in sorted(missing)
        )
        return tuple(dict.fromkeys(paths))

    def _key(self, mark: int) -> str:
        """The key in a position of a mark of the tie-break chain; mark 0 is the points."""
        return self.tie_breaks[mark - 1].key

    def __str__(self) -> str:
        """The players in their order, on one line: `1. Ben 10, 2. Anna 7`."""
        shown = ((self.ranks[seat] or "?", self.players[seat]) for seat in seats_by_place(self))
        return ", ".join(
            f"{rank}. {printable(player.name)} {_known(player.total)}" for rank, player in shown
        )

    def __repr__(self) -> str:
        totals = ", ".join(f"{player.name!r} {_known(player.total)}" for player in self.players)
        return rendering.in_brackets(f"Result of {self.game}: {totals}")

    def explain(self, lang: str = "en") -> str:
        """Pictures, reasons, table and winner as text: the output of `boardscore score --explain`.

        Raises `BoardscoreError` for an unsupported language.
        """
        return rendering.renderers().explain(self, lang)

    def to_html(self, lang: str = "en") -> str:
        """A self-contained HTML page: table, pictures and reasons.

        Raises `BoardscoreError` for an unsupported language.
        """
        return rendering.renderers().page([self], lang)

    def _repr_html_(self) -> str:
        return rendering.renderers().inset(self)

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """The result in the shape of the JSON output; texts and notes in the language."""
        return {
            "format": 1,
            "game": self.game,
            "rulings": dict(self.rulings),
            "players": [
                {
                    "name": player.name,
                    "rank": rank,
                    "total": player.total,
                    **player.facts,
                    "categories": player.categories,
                    "lines": [line.to_dict(lang) for line in player.lines],
                }
                for player, rank in zip(self.players, self.ranks, strict=True)
            ],
            "winners": list(self.winners),
            "decided_by": self.decided_by,
            "missing": list(self.missing),
            "notes": [say(note, lang) for note in self.notes],
        }


def needed_inputs(result: Result) -> tuple[Message, ...]:
    """All missing inputs of a result as messages, such as the money of Anna."""
    return tuple(needed_input(result, key, of) for key, of in result._missing_names().items())


def needed_input(result: Result, key: str, names: tuple[str, ...]) -> Message:
    """The message about one missing input of a result, and the players who lack it."""
    named, ends = result._with_end(key)
    return Message(f"needed.{named}", names=names, **ends)


def doubt(what: Message, clause: str) -> Message:
    """A result's note on an implausible position, with the clause that rules it out.

    >>> from boardscore import say
    >>> say(doubt(Message("doubt.too_many_full", full=3, names=("A", "B", "C")), "a.clause"))[-10:]
    '[a.clause]'
    """
    return Message("note.doubt", what=what, clause=clause)


def seats_by_place(result: Result[Any]) -> list[int]:
    """The seats in the order of a shown result: by points so far, equal ones by place if known."""
    ranks, players = result.ranks, result.players
    return sorted(range(len(ranks)), key=lambda seat: (-players[seat].subtotal, ranks[seat] or 1))


def without_clause(note: Message) -> Message:
    """A note of a `Result` without clause ids, for people at a table.

    >>> without_clause(doubt(Message("none"), "a.clause")), without_clause(Message("some"))
    (Message('none'), Message('some'))
    """
    what: Message = note.args["what"] if note.key == "note.doubt" else note
    return what


# Claimed totals

_MOST_MISREAD = 3
"""The most lines that an explanation names."""


@frozen
class MisreadLine:
    """A line of a result that explains a wrong claimed total, with the points counted for it."""

    line: Line
    counted: int

    @property
    def message(self) -> Message:
        """The message with the line and both numbers."""
        points, line = self.line.points or 0, self.line.message
        return Message("claim.line", points=points, counted=self.counted, line=line)


def misread_lines(lines: Sequence[Line], claimed: int) -> tuple[MisreadLine, ...]:
    """The fewest lines of a result, for one rule, whose misreading explains the claimed total.

    A line may have been forgotten, or counted by a common misreading. Returns nothing if lines of
    several rules or more than 3 lines would be needed: such an explanation would be a guess.
    """
    wanted = claimed - sum(line.points or 0 for line in lines)
    rules = dict.fromkeys(line.rule for line in lines)
    found = (_explained([line for line in lines if line.rule == rule], wanted) for rule in rules)
    return min(filter(None, found), key=len, default=())


def _explained(lines: Sequence[Line], wanted: int) -> tuple[MisreadLine, ...]:
    """The fewest lines of a score for one rule that make up a difference; empty if none do."""
    explanations: dict[int, tuple[MisreadLine, ...]] = {0: ()}
    for line in lines:
        for counted in dict.fromkeys(_counted_otherwise(line)):
            step = counted - (line.points or 0)
            for difference, others in [*explanations.items()]:
                if any(other.line is line for other in others) or len(others) == _MOST_MISREAD:
                    continue
                known = explanations.get(difference + step)
                if known is None or len(known) > len(others) + 1:
                    explanations[difference + step] = (*others, MisreadLine(line, counted))
    return explanations.get(wanted, ())


def _counted_otherwise(line: Line) -> Iterator[int]:
    """Other points that people count for a line of a score: by a misreading, or none at all."""
    yield from line.misreadings
    if line.points:
        yield 0
