"""The interface of a game that can be entered at a terminal, and the questions that games share."""

import os
import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import resources
from pathlib import Path
from typing import Any

import click
from attrs import frozen

from boardscore import positions
from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask.interview import AgainError, Interview
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError, DocumentError
from boardscore.core.messages import Message, say
from boardscore.core.results import PlayerScore, Result, without_clause
from boardscore.core.rulings import Value
from boardscore.core.value_checks import tidy_name
from boardscore.documents.atomic_writer import NotSavedError, make_folder, put
from boardscore.documents.document_files import read_file
from boardscore.documents.toml_writer import write_toml
from boardscore.packs import DEMO, AnyPack, find_pack, seen_from
from boardscore.show.result_sentences import outcome
from boardscore.show.typed_moves import fold


def preferences_file(name: str) -> Path:
    """The user's file for preferred answers of this name.

    Settings folders that are empty or relative are ignored.
    """
    named = os.environ.get("XDG_CONFIG_HOME")
    if named is not None and not os.path.isabs(named):
        return Path(f"~/.config/boardscore/{name}.toml").expanduser()
    return Path(click.get_app_dir("boardscore")) / f"{name}.toml"


def preferences(name: str) -> dict[str, Any]:
    """The saved preferred answers of this name; empty if the file is missing or unreadable."""
    try:
        return dict(read_file(preferences_file(name)).data)
    except DocumentError:
        return {}


def prefer(name: str, found: Mapping[str, Any]) -> Path | None:
    """Saves new preferred answers; returns the file, or None if nothing is written."""
    path = preferences_file(name)
    if preferences(name) == found:
        return None
    try:
        make_folder(path.parent)
        put(path, write_toml(found).encode())
    except NotSavedError:
        return None
    return path


_PACKS = "packs"


@frozen
class Chosen:
    """A pack, and its name in a position."""

    name: str
    """The name in the file of the position: a path relative to the file, or `demo`."""
    pack: AnyPack
    """The pack."""


def score_with_pack(found: Mapping[str, Any], chosen: Chosen | None) -> Result:
    """The score of an answered position that may name the chosen pack."""
    return positions.score(found, packs={chosen.name: chosen.pack} if chosen else None)


def pack_entry(chosen: Chosen | None) -> dict[str, str]:
    """The entry of the chosen pack in a position."""
    return {"pack": chosen.name} if chosen else {}


def choose_pack(ask: Interview, game: str, folder: Path) -> Chosen | None:
    """Asks for the pack of the ids of cards or tiles, on request; offers the last one."""
    known = last_used(game)
    if not ask.knows("pack") and known is None:
        return None
    question = Message("ask.same_pack" if known else "ask.pack", path=known or "")
    default = say(Message("dialog.yes"), ask.lang) if known else None
    return ask.ask("pack", question, lambda line: _answered(line, game, folder, known), default)


def _answered(line: str, game: str, folder: Path, known: str | None) -> Chosen | None:
    """The pack for an answer: yes means that of the last game, no means none, others are paths."""
    if line.lower() in answer_parsers.NO or not line:
        return None
    place = known if known and line.lower() in answer_parsers.YES else line
    return Chosen(DEMO if place == DEMO else seen_from(folder, place), find_pack(place, game))


def last_used(game: str) -> str | None:
    """The path of the last game's pack, to offer it; None if there was none, or it is unusable."""
    path = preferences(_PACKS).get(game)
    try:
        find_pack(path, game)
    except BoardscoreError:
        return None
    return str(path)


def remember_pack(game: str, chosen: Chosen | None, folder: Path) -> Path | None:
    """Remembers the chosen pack for the next game; says where if it does."""
    if chosen is None or chosen.name == DEMO:
        return None
    path = os.path.abspath(folder / chosen.name)
    return prefer(_PACKS, {**preferences(_PACKS), game: path})


_RULINGS = "rulings"
_NAME = re.compile(r"[0-9]+\.name")


def how_many(ask: Interview, most: int) -> int:
    """Asks for the number of players."""
    return ask.ask("players", Message("ask.players", high=most), answer_parsers.whole(1, most))


def name(ask: Interview, seat: int, players: int) -> str:
    """Asks for a player's name, which must differ from all others, before and after."""
    number = seat + 1
    others = [ask.answers.get(f"{other}.name", "") for other in range(players) if other != seat]
    default = say(Message("ask.usual_name", number=number), ask.lang)
    question = Message("ask.name", number=number)
    return ask.ask(f"{seat}.name", question, answer_parsers.name(others), default)


def seat_meant(answered: Mapping[str, str], key: str, named: str | None) -> int:
    """The seat that a question is about: the named player, or the current one without a name.

    Raises `ModelError` if no player has the name, or if it is ambiguous.
    """
    names = {
        tidy_name(name): int(k.partition(".")[0])
        for k, name in answered.items()
        if _NAME.fullmatch(k)
    }
    if not names:
        raise answer_parsers.refuse("nobody_yet")
    if named is not None:
        fits = [seat for name, seat in names.items() if fold(name) == fold(tidy_name(named))]
        if not fits:
            raise answer_parsers.refuse("no_such_player", got=named, known=tuple(names))
        return fits[0]
    seat = key.partition(".")[0]
    if seat.isdigit():
        return int(seat)
    if len(names) != 1:
        raise answer_parsers.refuse("whose", known=tuple(names))
    return next(iter(names.values()))


def ask_claimed_total(
    ask: Interview, seat: int, player: str, pack: Chosen | None = None
) -> dict[str, Any]:
    """Asks for the total that a player counted, for comparison; empty if not counted.

    With cards or tiles of a pack, the program counts, so this asks nothing.
    """
    if pack and not ask.knows(f"{seat}.claimed"):
        return {}
    question = Message("ask.claimed", name=player)
    total = ask.ask(
        f"{seat}.claimed", question, answer_parsers.optional(answer_parsers.whole(0, 9999)), ""
    )
    return {} if total is None else {"claimed": total}


def confirm_number(ask: Interview, key: str, number: int, doubts: Iterator[Message]) -> None:
    """Asks whether to keep a number that no game can end with; if not, asks for it again."""
    doubt = next(doubts, None)
    if doubt is None:
        return
    question = Message("ask.keep", doubt=without_clause(doubt), number=number)
    sure = f"{key}.keep.{number}"
    if not ask.ask(sure, question, answer_parsers.yes_or_no):
        ask.take_back(key)
        ask.forget(sure)
        raise AgainError


def ask_tie_values(  # noqa: PLR0913, PLR0917
    ask: Interview,
    found: dict[str, Any],
    pack: Chosen | None,
    key: str,
    read: Callable[[str], Any],
    doubts: Callable[[Sequence[dict[str, Any]]], Iterator[Message]] = lambda _: iter(()),
) -> dict[str, Any]:
    """The position with the value of each player at a key that a tie needs.

    Asks whether to keep a number if there are `doubts` about the players with it.
    """
    players = [dict(player) for player in found["players"]]
    for seat, player in enumerate(players):
        if f"players[{seat}].{key}" in score_with_pack(found, pack).missing:
            question, hint = Message(f"ask.{key}", name=player["name"]), Message(f"ask.{key}.hint")
            value = ask.ask(f"{seat}.{key}", question, answer_parsers.optional(read), "", hint=hint)
            if value is not None:
                player[key] = value
                confirm_number(ask, f"{seat}.{key}", value, doubts(players))
    return {**found, "players": players}


def so_far(ask: Interview, result: Result) -> None:
    """Shows the points so far, before the questions about the next player.

    Points that depend on who has most may change for earlier players; they are shown again then.
    """
    for seat, score in enumerate(result.players):
        message = Message("dialog.so_far", name=score.name, points=score.subtotal)
        if score.total is None:
            message = Message("dialog.so_far_open", **message.args, rest=tuple(still_open(score)))
        ask.show(f"{seat}.so_far", "\n".join(terminal.wrap(say(message, ask.lang), "", "  ")))


def still_open(score: PlayerScore) -> Iterator[Message]:
    """The counts in the answers whose points are still unknown, such as 5 beaches."""
    for category, points in score.categories.items():
        if points is None:
            yield Message(f"open.{category}", count=score.counts_by_category.get(category, 0))


def ruling(ask: Interview, option: str, scores: Mapping[Value, Result]) -> Value:
    """Asks for a ruling, such as `pier18.flower_points`, on request only.

    Each value comes with its score. A permanent choice becomes the default of later games.
    """
    game, _, name = option.partition(".")
    values = [*scores]
    choices = (
        Message("ask.choice", number=number, meaning=outcome(name, value, scores))
        for number, value in enumerate(values, start=1)
    )
    hint = [Message(f"ask.{option}.hint"), *choices, Message("ask.always")]
    saved = preferences(_RULINGS)
    of_game = saved.get(game)
    known = of_game if isinstance(of_game, Mapping) else {}
    default = known.get(name, values[0])
    first = values.index(default) + 1 if default in values else 1
    read = answer_parsers.perhaps_always(answer_parsers.one_of(values))
    value, is_for_ever = ask.ask_on_wish(
        f"ruling.{option}", Message(f"ask.{option}"), read, str(first), hint=hint
    )
    if is_for_ever:
        prefer(_RULINGS, {**saved, game: {**known, name: value}})
    return value


@frozen(kw_only=True)
class Questions:
    """The questions for a position."""

    position: Callable[[Interview, Chosen | None], dict[str, Any]]
    """Asks for a position, perhaps with a pack; returns a dict in the shape of the file."""
    answers_of: Callable[[Any, str], Mapping[str, str]]
    """The answers that produce a position, in a language."""
    corrected: Callable[[Mapping[str, str], str, str, str], Mapping[str, str]] = lambda *_: {}
    """The answers that a line changes in part, such as one space; none if it changes none."""
    remembered: Callable[[Mapping[str, Any]], Iterator[Message] | tuple[()]] = lambda _: ()
    """Remembers parts of a saved position for the next one, and reports which."""
    template: Callable[[str], bytes]
    """A template file, in a language, that explains a position."""


def template_in(package: str | None) -> Callable[[str], bytes]:
    """Reads `template.en.toml` of a package, or that of another language."""
    return lambda lang: (
        resources.files(package or "").joinpath(f"template.{lang}.toml").read_bytes()
    )


def questions(game: str) -> Questions:
    """The questions for a position of a game."""
    return registry.part(game, "questions", Questions)
