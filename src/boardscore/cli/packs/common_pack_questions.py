"""Questions for a pack of any game: its name, its source, ids."""

from collections.abc import Callable, Collection

from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask.interview import Interview
from boardscore.cli.packs.pack_draft import Data, TypedPack
from boardscore.core import value_checks
from boardscore.core.messages import Message, say
from boardscore.documents.pack_readers import MOST_LISTED

TOP, NEW = "=", "+"
"""The key prefixes of answers about the head and a new entry; other entries use their id."""


class DoneError(Exception):
    """Raised when there is nothing more to enter."""


def top(ask: Interview, default_name: str) -> Data:
    """Asks for the name of a pack, and its source."""
    name = ask.ask(f"{TOP}.name", Message("ask.pack.name"), _shown, default_name)
    provenance = ask.ask(
        f"{TOP}.provenance",
        Message("ask.pack.provenance"),
        _shown,
        say(Message("ask.pack.usual_provenance"), ask.lang),
    )
    return {"name": name, "provenance": provenance}


def answers_about_top(top: Data) -> dict[str, str]:
    """The answers that give the name and the source."""
    return {name: top[name] for name in ("name", "provenance")}


def identifier(ask: Interview, key: str, pack: TypedPack, kind: str) -> str:
    """Asks for the id of an entry, which must be new."""
    others = [other["id"] for other in pack.others(key)]
    usual = {"usual": _next_number(others)}
    if key != NEW or ask.offers(f"{key}.id"):
        question = Message(f"ask.{kind}.id")
    elif others:
        question = Message(f"ask.{kind}.next", **usual)
    else:
        question = Message(f"ask.{kind}.first", **usual)
    hint = Message(f"ask.{kind}.id.hint")
    no_more = "" if key == NEW and others else None
    return ask.ask(f"{key}.id", question, _free(others), no_more, hint)


def _next_number(ids: Collection[str]) -> int:
    return 1 + max(
        (int(identity) for identity in ids if identity.isdecimal() and len(identity) < 10),
        default=0,
    )


def _free(taken: Collection[str]) -> Callable[[str], str]:
    """A parser of an unused id; an empty answer means that there are no more."""

    def read(line: str) -> str:
        if not line and taken:
            raise DoneError
        if not line:
            raise answer_parsers.refuse("no_id")
        value_checks.require(value_checks.identifier, line, "id")
        if line in taken:
            raise answer_parsers.refuse("id_taken", id=line)
        if len(taken) >= MOST_LISTED:
            raise answer_parsers.refuse("pack_full", high=MOST_LISTED)
        return line

    return read


def _shown(line: str) -> str:
    value_checks.require(value_checks.name, line, "name")
    return line
