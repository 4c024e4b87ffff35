"""Rulings in the pad: those in use, and those that change a score, each choice with its outcome."""

from collections.abc import Collection, Iterator
from typing import Any

from attrs import evolve

from boardscore.clauses import Ruling, find_ruling
from boardscore.core.messages import LANGUAGES, Message, in_words
from boardscore.core.results import Result
from boardscore.core.rulings import Value, as_dict, change_rulings, choices, write_value
from boardscore.games import game
from boardscore.pad import outcomes
from boardscore.positions import Position, score
from boardscore.texts import CATALOGUES


def departures(position: Position) -> list[Message]:
    """The rulings of a position that differ from their defaults."""
    defaults = choices(game(position.GAME).rulings)
    return [
        _decision(position.GAME, name, value)
        for name, value in as_dict(position.rulings).items()
        if value != defaults[name][0]
    ]


def _decision(of_game: str, name: str, value: Value) -> Message:
    """What a ruling decides; one that no score follows from is given by its name."""
    key = f"decided.{of_game}.{name}.{write_value(value)}"
    if key in CATALOGUES[LANGUAGES[0]]:
        return Message(key)
    return Message("table.ruling", name=name, value=write_value(value))


def that_matter(
    position: Position, result: Result, empty: Collection[int], lang: str
) -> Iterator[dict[str, Any]]:
    """The rulings that change a score; nothing is entered yet for the `empty` seats."""
    known = choices(game(result.game).rulings)
    for name, chosen in result.rulings:
        others = {v: _scored(position, name, v) for v in known[name] if v != chosen}
        scores = {value: others.get(value, result) for value in known[name]}
        if len({outcomes.outcome(score, empty) for score in scores.values()}) > 1:
            yield _choices(find_ruling(result.game, name), chosen, scores, empty, lang)


def _scored(position: Position, name: str, value: Value) -> Result:
    return score(evolve(position, rulings=change_rulings(position.rulings, {name: value})))


def _choices(
    ruling: Ruling,
    chosen: Value,
    scores: dict[Value, Result],
    empty: Collection[int],
    lang: str,
) -> dict[str, Any]:
    """A ruling as a question: for each choice everyone's total and who wins."""
    summaries = outcomes.summaries(scores.values(), empty)
    values = (
        {
            "value": value,
            "means": ruling.meaning(write_value(value), lang),
            "effect": [in_words(effect, lang) for effect in summary],
        }
        for value, summary in zip(scores, summaries, strict=True)
    )
    return {
        "name": ruling.name,
        "question": ruling.question(lang),
        "chosen": chosen,
        "values": [*values],
    }
