"""The best result that was possible, and the interface of a game that can search for it."""

from collections.abc import Callable, Iterator, Sequence
from time import monotonic
from typing import Any, Generic, TypeVar

from attrs import define, field, frozen

from boardscore.analysis.game_analysis import game_of_source, seconds_of, seed_of, wrong_source
from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, Problem
from boardscore.core.messages import Message, require_language, say
from boardscore.core.results import PlayerScore, Result
from boardscore.core.rulings import unknown_value
from boardscore.records import has_all_moves
from boardscore.show import html
from boardscore.show.markup import escape
from boardscore.show.text_page import Page


@frozen(kw_only=True, repr=False)
class Hindsight:
    """The best result of one player, as the reference scores it."""

    seat: int
    """The seat of the player."""
    before: PlayerScore
    """The score of what was played."""
    result: Result
    """The score of all players with the best arrangement."""
    bound: int
    """A total that no arrangement exceeds."""
    tried: int
    """The number of arrangements tried."""
    free: str
    """The free parts: a value of the argument `free`."""
    freedom: Message
    """The same in words."""
    kept: tuple[Message, ...]
    """The kept parts."""
    arrangement: Message
    """The best arrangement in words."""
    state: Any = field(default=None)
    """The changed final state of a game that was played; None for a position."""

    @property
    def after(self) -> PlayerScore:
        """The score of the best arrangement."""
        score: PlayerScore = self.result.players[self.seat]
        return score

    @property
    def actual(self) -> int:
        """The total of what was played; a Plan in words counts as not completed."""
        return self.before.subtotal

    @property
    def best(self) -> int:
        """The total of the best arrangement found."""
        return self.after.subtotal

    @property
    def proven(self) -> bool:
        """Whether nothing better exists."""
        return self.best == self.bound

    @property
    def player(self) -> Any:
        """The player with the best arrangement."""
        return self.after.player

    def __repr__(self) -> str:
        proven = "proven" if self.proven else f"at most {self.bound}"
        return f"<Hindsight: {self.actual}, best {self.best}, {proven}>"

    def __str__(self) -> str:
        """The text in English."""
        return self.text()

    def text(self, lang: str = "en") -> str:
        """Both totals, the best arrangement with its reasons, and what could change, at 80 columns.

        Raises `BoardscoreError` for an unsupported language.
        """
        require_language(lang)
        return write_hindsight(self, Page(lang))

    def to_dict(self, lang: str = "en") -> dict[str, Any]:
        """All numbers, the player in the shape of a file, and the sentences in the language.

        Raises `BoardscoreError` for an unsupported language.
        """
        require_language(lang)
        return {
            "seat": self.seat,
            "actual": self.actual,
            "best": self.best,
            "bound": self.bound,
            "proven": self.proven,
            "tried": self.tried,
            "free": self.free,
            "player": self.player.to_dict(),
            "kept": [say(message, lang) for message in self.kept],
            "text": [say(message, lang) for message in sentences(self)],
        }

    def _repr_html_(self) -> str:
        notes = (*sentences(self), *limits(self))
        text = "".join(f"<p>{escape(say(message))}</p>" for message in notes)
        return html.part(text + html.player_section(self.result, self.seat, "en"))


def write_hindsight(found: Hindsight, page: Page) -> str:
    """The best result as text for a page of any width; a better one with every reason."""
    from boardscore.show import report  # the pad in a browser has no texts of the terminal

    head = "\n".join(page.sentence(message) for message in sentences(found))
    better = [report.reasons(found.result, found.seat, page)] if found.best > found.actual else []
    notes = [line for note in limits(found) for line in page.wrapped(page.say(note), "", "  ")]
    return "\n\n".join([head, *better, "\n".join(notes)])


def sentences(found: Hindsight) -> Iterator[Message]:
    """The totals of the best result and the player's own, and how far they are proven."""
    name, actual, best = found.after.name, found.actual, found.best
    if best > actual:
        yield Message("hindsight.better", name=name, actual=actual, best=best)
    elif found.proven:
        yield Message("hindsight.as_played", name=name, actual=actual)
    else:
        yield Message("hindsight.none_found", name=name, actual=actual)
    key = "hindsight.proven" if found.proven else "hindsight.interval"
    yield Message(key, tried=found.tried, best=best, bound=found.bound)
    if best > actual:
        yield found.arrangement


def limits(found: Hindsight) -> Iterator[Message]:
    """The free parts of a best result, and the kept ones."""
    yield Message("hindsight.free", what=found.freedom)
    yield Message("hindsight.kept", what=found.kept)


# The search of a game

A = TypeVar("A")
P = TypeVar("P")
S = TypeVar("S")


@frozen
class SearchLimits:
    """How long a search for the best result may take, and how it draws at random."""

    seconds: float
    """The wall time."""
    seed: int
    """The seed of anything random."""


class StoppedError(Exception):
    """The time of a search for the best result is over."""


@define
class BestSoFar(Generic[A]):
    """The best arrangement so far; the player's own one is the first.

    >>> progress = BestSoFar(total=5, arrangement="own", bound=6, ends=monotonic() + 60)
    >>> progress.is_better(5, 1), progress.is_better(6, 3)
    (False, True)
    >>> progress.keep(6, "another", 3)
    >>> progress.is_proven
    True
    """

    total: int
    """Its total."""
    arrangement: A
    """The arrangement."""
    bound: int
    """A total that no arrangement exceeds, as far as it is proven."""
    ends: float
    """The time by `monotonic` when the search stops."""
    changes: int = 0
    """The number of its parts that differ from the player's own, if the search counts them."""
    tried: int = 0
    """The number of arrangements tried."""

    @property
    def is_proven(self) -> bool:
        """Whether nothing better exists."""
        return self.total == self.bound

    def is_better(self, total: int, changes: int) -> bool:
        """Whether a total is higher, or equal with fewer changes."""
        return (total, -changes) > (self.total, -self.changes)

    def keep(self, total: int, arrangement: A, changes: int = 0) -> None:
        """Makes an arrangement the best one so far."""
        self.total, self.arrangement, self.changes = total, arrangement, changes

    def count(self, tried: int) -> None:
        """Counts arrangements that were tried; raises `StoppedError` when the time is over."""
        self.tried += tried
        if monotonic() > self.ends:
            raise StoppedError


@frozen(kw_only=True)
class BestResults(Generic[P, S]):
    """How to find the best result of a player, in positions `P` and finished states `S`."""

    position: type[P]
    """The class of positions."""
    state: type[S]
    """The class of states."""
    free: Sequence[str]
    """The values of `free` for a position, the default first."""
    free_in_states: Sequence[str]
    """The values of `free` for a finished game, the default first."""
    has_pieces: Callable[[Any], bool]
    """Whether the cards or tiles of a player of a position are known; the search needs them."""
    of_position: Callable[[P, int, str, SearchLimits], Hindsight]
    """Searches a position."""
    of_state: Callable[[S, int, str, SearchLimits], Hindsight]
    """Searches a finished state."""


def best_results(game: str) -> BestResults[Any, Any]:
    """The search for best results of a game; raises `NotAvailableError` for one without it."""
    return registry.part(game, "best_results", BestResults)


_SOURCES = ("Position", "State")


def hindsight(
    source: Any, seat: int, *, free: str | None = None, seconds: float = 2.0, seed: int = 0
) -> Hindsight:
    """The best result that one player could have had; `source` is a position or a finished state.

    In Auctionland, `free` is `"tiles"`: the cells and turns of the tiles of the player's island. In
    a finished game, the order in which they were laid stays.

    A position of Pier 18 needs the cards of the player's pier. `free` says what may change:
    `"overlaps"`, the default; `"drafts"`, also the order of the middle cards, and the exchange of
    Foundation and Plan; or `"any"`, the order of all cards. Half turns are free if the ruling
    allows them. Patrons stay as entered. In a finished state the player's own overlaps are free,
    and every Patron is decided again.

    After `seconds` of wall time, or Ctrl-C, the answer is the best one so far: then `bound` is a
    total that is surely not exceeded. Only islands are searched at random, with `seed`. Of equally
    good results you get the player's own, or else one with the fewest changes.

    >>> from boardscore import loads
    >>> position = loads('{"game": "pier18", "pack": "demo", "players": [{"cards": ["1", "2"]}]}')
    >>> found = hindsight(position, 0)
    >>> found.best, found.tried, [str(laid) for laid in found.player.cards]
    (5, 4, ['1', '2'])

    Raises `BoardscoreError` for a pier that was entered as spaces, an island that was entered as
    counts or is not connected, score tables that are missing or too short, an unfinished game, a
    game without this search, and wrong arguments.
    """
    part = best_results(game_of_source(source, _SOURCES))
    is_state = isinstance(source, part.state)
    if not is_state and not isinstance(source, part.position):
        raise wrong_source(source, _SOURCES)
    players = len(source.game.players if is_state else source.players)
    value_checks.require(value_checks.whole(0, players - 1), seat, "seat")
    chosen = _free(free, part, is_state=is_state)
    limits = SearchLimits(seconds_of(seconds), seed_of(seed))
    if is_state and not has_all_moves(source):
        raise BoardscoreError(Problem(Message("error.not_from_the_start"), ("source", "moves")))
    search = part.of_state if is_state else part.of_position
    return search(source, seat, chosen, limits)


def _free(free: object, part: BestResults[Any, Any], *, is_state: bool) -> str:
    known: Sequence[str] = part.free_in_states if is_state else part.free
    if free is None:
        return known[0]
    if isinstance(free, str) and free in known:
        return free
    if isinstance(free, str) and free in part.free:
        message = Message("error.not_free_in_games", got=free, known=tuple(known))
        raise BoardscoreError(Problem(message, ("free",)))
    raise BoardscoreError(Problem(unknown_value(free, tuple(part.free)), ("free",)))
