"""The questions about the stones of a bag."""

from boardscore.cli.ask.interview import Interview
from boardscore.cli.ask.questions import PackQuestions
from boardscore.cli.packs import pack_in_progress as common
from boardscore.cli.packs.pack_in_progress import Data, TypedPack
from boardscore.core.messages import Message

from ..documents import STONE


def entry(ask: Interview, key: str, pack: TypedPack) -> Data:
    """A stone: its id and its colour."""
    stone = common.identifier(ask, key, pack, "stone")
    colour = ask.ask(
        f"{key}.colour", Message("ask.stone.colour", id=stone), lambda line: _colour(stone, line)
    )
    return {"id": stone, "colour": colour}


def _colour(stone: str, line: str) -> str:
    letter: str = STONE({"id": stone, "colour": line.upper()}).colour.value
    return letter


def answers_about(entry: Data, _: str) -> dict[str, str]:
    """The answers that describe a stone."""
    return {"colour": entry["colour"]}


def row(entry: Data, _: str) -> tuple[str, ...]:
    """A stone in a list."""
    return (entry["colour"],)


def picture(entry: Data, _: str) -> str:
    """A stone, drawn."""
    return f"({entry['colour']}) {entry['id']}"


def example(first: str, second: str) -> str:
    """Nothing: positions never name stones."""
    return f"{first} {second}"


PACK_QUESTIONS = PackQuestions(
    listed="stones",
    one="stone",
    entry=entry,
    answers_about=answers_about,
    row=row,
    picture=picture,
    example=example,
)
