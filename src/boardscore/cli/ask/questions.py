"""The interface of a game that can be entered at a terminal, and the questions that games share."""

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import resources
from typing import Any

from attrs import frozen

from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers
from boardscore.cli.ask.interview import AgainError, Interview
from boardscore.cli.ask.preferences import ChosenPack, prefer, preferences, score_with_pack
from boardscore.core import registry
from boardscore.core.messages import Message, say
from boardscore.core.results import Result, without_clause
from boardscore.core.rulings import Value
from boardscore.core.value_checks import tidy_name
from boardscore.show.result_sentences import outcome
from boardscore.show.typed_moves import fold

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
    """The seat that a correction is about: the named player's, or that of the current question.

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
    ask: Interview, seat: int, player: str, pack: ChosenPack | None = None
) -> dict[str, Any]:
    """Asks for the total that a player counted, for comparison; empty if not counted.

    With cards or tiles of a pack, the program counts, so this asks nothing.
    """
    if pack and not ask.knows(f"{seat}.claimed"):
        return {}
    question = Message("ask.claimed", name=player)
    read = answer_parsers.optional(answer_parsers.whole(0, 9999))
    total = ask.ask(f"{seat}.claimed", question, read, "")
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
    pack: ChosenPack | None,
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
    """Shows the points so far after the questions about each player.

    Points that depend on who has most may change for earlier players; they are shown again then.
    """
    for seat, score in enumerate(result.players):
        message = Message("dialog.so_far", name=score.name, points=score.subtotal)
        if score.total is None:
            unknown = [key for key, points in score.categories.items() if points is None]
            counts = ((key, score.counts_by_category.get(key, 0)) for key in unknown)
            rest = tuple(Message(f"open.{key}", count=count) for key, count in counts)
            message = Message("dialog.so_far_open", **message.args, rest=rest)
        ask.show(f"{seat}.so_far", "\n".join(terminal.wrap(say(message, ask.lang), "", "  ")))


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

    position: Callable[[Interview, ChosenPack | None], dict[str, Any]]
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
    """A reader of the templates of `new`, by language: `template.en.toml` in a package."""
    return lambda lang: (
        resources.files(package or "").joinpath(f"template.{lang}.toml").read_bytes()
    )


def questions(game: str) -> Questions:
    """The questions for a position of a game."""
    return registry.part(game, "questions", Questions)
