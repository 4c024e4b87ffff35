"""What every game offers to be asked at a terminal, and where it is."""

from collections.abc import Iterator, Mapping
from importlib import resources
from typing import Any, Protocol, cast

from boardscore.cli.ask.interview import Interview
from boardscore.cli.ask.pack import Chosen
from boardscore.cli.packs.pack_questions import Guide
from boardscore.core import registry
from boardscore.core.messages import Message


class Questions(Protocol):
    """What is asked for a position: the module `guide` of what a game asks."""

    def position(self, ask: Interview, pack: Chosen | None, /) -> dict[str, Any]:
        """Everything about a position, as a dict of the file's shape; a pack may be at hand."""
        ...

    def corrected(
        self, answered: Mapping[str, str], key: str, line: str, lang: str, /
    ) -> Mapping[str, str]:
        """The answers that a line changes in part, such as one space; none if it does not."""
        ...

    def answers_of(self, position: Any, lang: str, /) -> Mapping[str, str]:
        """The answers that give a position."""
        ...

    def remembered(self, position: Mapping[str, Any], /) -> Iterator[Message]:
        """What is kept of a saved position for the next one, after it was kept."""
        ...


def questions(game: str) -> Questions:
    """What is asked for a position of a game."""
    return cast(Questions, registry.offer(f"{registry.registered(game).asking}.guide"))


def file_to_fill_in(game: str, lang: str) -> bytes:
    """A file to fill in, which says what may stand in a position and how.

    It lies beside what is asked, as `template.en.toml` and the same for each language.
    """
    place = resources.files(registry.registered(game).asking) / f"template.{lang}.toml"
    return place.read_bytes()


def pack_guide(game: str) -> Guide:
    """What is asked for a pack of a game."""
    return cast(Guide, registry.offer(f"{registry.registered(game).asking}.pack_guide"))
