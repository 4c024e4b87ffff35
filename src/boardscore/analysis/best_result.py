"""The best result that was possible, with what was free and what was kept."""

from collections.abc import Iterator
from typing import Any

from attrs import field, frozen

from boardscore.core.messages import Message, require_language, say
from boardscore.core.results import PlayerScore, Result
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
    """The totals, and how far they are proven."""
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
    """The free parts and the kept ones."""
    yield Message("hindsight.free", what=found.freedom)
    yield Message("hindsight.kept", what=found.kept)
