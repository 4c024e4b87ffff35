"""Rulings by which the score of a position would be another, each answer with its effect."""

from collections.abc import Iterator
from typing import Any

from attrs import evolve

from boardscore.clauses import Ruling, find_ruling
from boardscore.core.messages import say
from boardscore.core.results import Result
from boardscore.core.rulings import Value, changed, choices, written
from boardscore.games import game
from boardscore.positions import Position, score
from boardscore.show.verdicts import effects


def that_matter(position: Position, result: Result, lang: str) -> Iterator[dict[str, Any]]:
    """The rulings that change a score, asked as a player would."""
    known = choices(game(result.game).rulings)
    for name, chosen in result.rulings:
        others = {v: _scored(position, name, v) for v in known[name] if v != chosen}
        scores = {value: others.get(value, result) for value in known[name]}
        if len({_outcome(score) for score in scores.values()}) > 1:
            yield _told(find_ruling(result.game, name), chosen, scores, lang)


def _scored(position: Position, name: str, value: Value) -> Result:
    return score(evolve(position, rulings=changed(position.rulings, {name: value})))


def _outcome(result: Result) -> tuple[object, ...]:
    """What people would notice."""
    standing = result.standing
    return tuple(player.subtotal for player in result.players), standing.ranks, standing.winners


def _told(ruling: Ruling, chosen: Value, scores: dict[Value, Result], lang: str) -> dict[str, Any]:
    others = [*scores.values()]
    values = (
        {
            "value": value,
            "means": ruling.meaning(written(value), lang),
            "effect": [say(effect, lang) for effect in effects(result, others)],
        }
        for value, result in scores.items()
    )
    return {
        "name": ruling.name,
        "question": ruling.question(lang),
        "chosen": chosen,
        "values": [*values],
    }
