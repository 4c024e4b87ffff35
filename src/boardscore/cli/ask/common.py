"""What is asked in both games: names, what the players counted themselves, rulings."""

from collections.abc import Sequence
from typing import Any

from boardscore.cli.ask import answers
from boardscore.cli.ask.interview import Interview
from boardscore.core.messages import Message, say
from boardscore.core.rulings import Value, written


def how_many(ask: Interview, most: int) -> int:
    """How many players there are."""
    return ask.ask("players", Message("ask.players", high=most), answers.whole(1, most))


def name(ask: Interview, seat: int, players: int) -> str:
    """What a player is called; none of the others, before or after, may be called the same."""
    number = seat + 1
    others = [ask.answers.get(f"{other}.name", "") for other in range(players) if other != seat]
    usual = say(Message("ask.usual_name", number=number), ask.lang)
    question = Message("ask.name", number=number)
    return ask.ask(f"{seat}.name", question, answers.name(others), usual)


def claimed(ask: Interview, seat: int, player: str) -> dict[str, Any]:
    """The total that a player counted, to be compared; nothing if none was counted."""
    question = Message("ask.claimed", name=player)
    total = ask.ask(f"{seat}.claimed", question, answers.optional(answers.whole(0, 9999)), "")
    return {} if total is None else {"claimed": total}


def ruling(ask: Interview, option: str, values: Sequence[Value]) -> Value:
    """The reading of the rules that the players go by, such as that of `pier18.half_turn`."""
    meanings = (Message(f"ruling.{option}.{written(value)}") for value in values)
    hint = [
        Message(f"ask.{option}.hint"),
        *(
            Message("ask.choice", number=number, meaning=meaning)
            for number, meaning in enumerate(meanings, start=1)
        ),
    ]
    question = Message(f"ask.{option}")
    return ask.ask(f"ruling.{option}", question, answers.one_of(values), "1", hint=hint)
