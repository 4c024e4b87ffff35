"""Questions for every game: names, claimed totals, rulings."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers, saved_preferences
from boardscore.cli.ask.interview import AgainError, Interview
from boardscore.cli.ask.pack_choice import Chosen
from boardscore.core.messages import Message, say
from boardscore.core.results import PlayerScore, Result, without_clause
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
    """The seat of the named player, or of the current one without a name.

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


def so_far(ask: Interview, result: Result) -> None:
    """Shows the points so far, before the next player.

    Points that depend on who has most may change for earlier players; they are shown again then.
    """
    for seat, score in enumerate(result.players):
        message = Message("dialog.so_far", name=score.name, points=score.subtotal)
        if score.total is None:
            rest = tuple(still_open(score))
            message = Message("dialog.so_far_open", **message.args, rest=rest)
        ask.show(f"{seat}.so_far", "\n".join(terminal.wrap(say(message, ask.lang), "", "  ")))


def still_open(score: PlayerScore) -> Iterator[Message]:
    """The counts whose points are still unknown, such as 5 beaches."""
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
    known = saved_preferences.entries(_RULINGS).get(game, {})
    default = known.get(name, values[0]) if isinstance(known, Mapping) else values[0]
    first = values.index(default) + 1 if default in values else 1
    read = answer_parsers.perhaps_always(answer_parsers.one_of(values))
    value, is_for_ever = ask.ask_on_wish(
        f"ruling.{option}", Message(f"ask.{option}"), read, str(first), hint=hint
    )
    if is_for_ever:
        _remember(game, name, value)
    return value


def _remember(game: str, name: str, value: Value) -> None:
    """Makes a value of a ruling the default of later games."""
    known = saved_preferences.entries(_RULINGS)
    own = {**known.get(game, {}), name: value}
    if known.get(game) != own:
        saved_preferences.remember(_RULINGS, {**known, game: own})
