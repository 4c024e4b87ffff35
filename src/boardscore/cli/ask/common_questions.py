"""What is asked in both games: names, what the players counted themselves, rulings."""

import re
from collections.abc import Iterator, Mapping
from typing import Any

from boardscore.cli import terminal
from boardscore.cli.ask import answer_parsers, saved_preferences
from boardscore.cli.ask.interview import Interview
from boardscore.cli.ask.pack_choice import Chosen
from boardscore.core.messages import Message, say
from boardscore.core.results import PlayerScore, Result
from boardscore.core.rulings import Value
from boardscore.show.result_sentences import outcome

_RULINGS = "rulings"
_NAME = re.compile(r"[0-9]+\.name")


def how_many(ask: Interview, most: int) -> int:
    """How many players there are."""
    return ask.ask("players", Message("ask.players", high=most), answer_parsers.whole(1, most))


def name(ask: Interview, seat: int, players: int) -> str:
    """What a player is called; none of the others, before or after, may be called the same."""
    number = seat + 1
    others = [ask.answers.get(f"{other}.name", "") for other in range(players) if other != seat]
    usual = say(Message("ask.usual_name", number=number), ask.lang)
    question = Message("ask.name", number=number)
    return ask.ask(f"{seat}.name", question, answer_parsers.name(others), usual)


def seat_meant(answered: Mapping[str, str], key: str, named: str | None) -> int:
    """The seat of the player who is named, or else of the one who is asked about.

    Raises `ModelError` if nobody is called so, or if it cannot be said who is meant.
    """
    names = {name: int(k.partition(".")[0]) for k, name in answered.items() if _NAME.fullmatch(k)}
    if not names:
        raise answer_parsers.refuse("nobody_yet")
    if named is not None:
        fits = [seat for name, seat in names.items() if name.casefold() == named.casefold()]
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
    """The total that a player counted, to be compared; nothing if none was counted.

    Who names cards or tiles of a pack lets them be counted, and is not asked.
    """
    if pack and not ask.knows(f"{seat}.claimed"):
        return {}
    question = Message("ask.claimed", name=player)
    total = ask.ask(
        f"{seat}.claimed", question, answer_parsers.optional(answer_parsers.whole(0, 9999)), ""
    )
    return {} if total is None else {"claimed": total}


def so_far(ask: Interview, result: Result) -> None:
    """Shows what the players have brought together, before the next one is asked for.

    Points that go by who has most may have changed for those before; they are shown again then.
    """
    for seat, score in enumerate(result.players):
        told = Message("dialog.so_far", name=score.name, points=score.subtotal)
        if score.total is None:
            rest = tuple(still_open(score))
            told = Message("dialog.so_far_open", **told.args, rest=rest)
        ask.show(f"{seat}.so_far", "\n".join(terminal.wrap(say(told, ask.lang), "", "  ")))


def still_open(score: PlayerScore) -> Iterator[Message]:
    """What is counted and brings points that are not known yet, such as 5 beaches."""
    for category, points in score.categories.items():
        if points is None:
            yield Message(f"open.{category}", count=score.counts_by_category.get(category, 0))


def ruling(ask: Interview, option: str, scores: Mapping[Value, Result]) -> Value:
    """The ruling that the players go by, such as that of `pier18.flower_points`: asked on wish.

    Each value comes with its score. One that is chosen for always is the default in later games.
    """
    game, _, name = option.partition(".")
    values = [*scores]
    choices = (
        Message("ask.choice", number=number, meaning=outcome(name, value, scores))
        for number, value in enumerate(values, start=1)
    )
    hint = [Message(f"ask.{option}.hint"), *choices, Message("ask.always")]
    known = saved_preferences.entries(_RULINGS).get(game, {})
    usual = known.get(name, values[0]) if isinstance(known, Mapping) else values[0]
    first = values.index(usual) + 1 if usual in values else 1
    read = answer_parsers.perhaps_always(answer_parsers.one_of(values))
    value, is_for_ever = ask.ask_on_wish(
        f"ruling.{option}", Message(f"ask.{option}"), read, str(first), hint=hint
    )
    if is_for_ever:
        _remember(game, name, value)
    return value


def _remember(game: str, name: str, value: Value) -> None:
    """Makes a value of a ruling the default in later games."""
    known = saved_preferences.entries(_RULINGS)
    own = {**known.get(game, {}), name: value}
    if known.get(game) != own:
        saved_preferences.remember(_RULINGS, {**known, game: own})
