"""Rulings in the pad: those that change a score, as questions with the outcome of each answer."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from typing import Any

from attrs import evolve

from boardscore.clauses import Ruling, find_ruling
from boardscore.core.messages import LANGUAGES, Message, in_words, say
from boardscore.core.results import Result
from boardscore.core.rulings import Value, as_dict, change_rulings, choices, write_value
from boardscore.games import game
from boardscore.pad.standings import entered_seats, leaders
from boardscore.positions import AnyPosition, score
from boardscore.show import result_sentences
from boardscore.show.markup import element, escape, note, phrase
from boardscore.texts import CATALOGUES


def changed_rulings(position: AnyPosition) -> list[Message]:
    """The rulings of a position that differ from their defaults, in words for the pad."""
    defaults = choices(game(position.GAME).rulings)
    return [
        _decision(position.GAME, name, value)
        for name, value in as_dict(position.rulings).items()
        if value != defaults[name][0]
    ]


def _decision(of_game: str, name: str, value: Value) -> Message:
    """The chosen ruling in words for the pad, or by name if it affects no score."""
    key = f"decided.{of_game}.{name}.{write_value(value)}"
    if key in CATALOGUES[LANGUAGES[0]]:
        return Message(key)
    return Message("table.ruling", name=name, value=write_value(value))


def decisive_rulings(
    position: AnyPosition, result: Result, empty: Collection[int], lang: str
) -> Iterator[dict[str, Any]]:
    """The rulings that change a score, as questions of the pad; `empty` seats have no entries."""
    known = choices(game(result.game).rulings)
    for name, chosen in result.rulings:
        scores = {value: _rescored(position, result, name, value) for value in known[name]}
        if len({_outcome(score, empty) for score in scores.values()}) > 1:
            yield _question(find_ruling(result.game, name), chosen, scores, empty, lang)


def _rescored(position: AnyPosition, result: Result, name: str, value: Value) -> Result:
    """The result by a value of a ruling that the pad offers; that for ties changes places only."""
    used = dict(result.rulings)
    if value == used[name]:
        return result
    if name == "ties_below_first":
        return evolve(result, rulings=tuple({**used, name: value}.items()))
    return score(evolve(position, rulings=change_rulings(position.rulings, {name: value})))


def _question(
    ruling: Ruling, chosen: Value, scores: dict[Value, Result], empty: Collection[int], lang: str
) -> dict[str, Any]:
    """A ruling as a question: each choice with all totals and the winner."""
    values = (
        {
            "value": value,
            "means": ruling.meaning(write_value(value), lang),
            "effect": [in_words(effect, lang) for effect in summary],
        }
        for value, summary in zip(scores, _summaries(scores.values(), empty), strict=True)
    )
    return {
        "name": ruling.name,
        "question": ruling.question(lang),
        "chosen": chosen,
        "values": [*values],
    }


def _outcome(result: Result, empty: Collection[int]) -> tuple[object, ...]:
    """The parts of a result that matter when the pad compares rulings."""
    points = tuple(result.players[seat].subtotal for seat in entered_seats(result, empty))
    return (points,) if empty else (points, result.winners, result.ranks)


def _summaries(results: Iterable[Result], empty: Collection[int]) -> Iterator[list[object]]:
    """For each result by a ruling all totals, then the leader or winner.

    Includes places only if nothing else differs.
    """
    listed = [*results]
    places = not empty and len({_outcome(result, empty)[:2] for result in listed}) == 1
    for result in listed:
        totals = [_total(result, seat, places) for seat in entered_seats(result, empty)]
        yield [totals, *_ahead(result, empty)]


def _total(result: Result, seat: int, has_place: bool) -> Message | str:
    player = result.players[seat]
    total = f"{player.name} {player.subtotal}{'+?' if player.total is None else ''}"
    place = result.ranks[seat] or "?"
    return Message("outcome.placed", total=total, place=place) if has_place else total


def _ahead(result: Result, empty: Collection[int]) -> Iterator[Message]:
    if empty:
        if ahead := leaders(result, empty):
            yield ahead
    elif len(result.players) > 1:
        yield result_sentences.winner(result) if result.winners else Message("outcome.undecided")


def write_rulings(
    ruled: str | None, questions: Sequence[Mapping[str, Any]], lang: str
) -> dict[str, str]:
    """The pad's closed line of rulings, and the questions with their choices below it."""
    chosen = ruled or Message("outcome.defaults")
    defaults = phrase(Message("pad.use_defaults_hint"), lang)
    content = [_fieldset(question) for question in questions] or [
        note(Message("outcome.same_by_rulings"), lang)
    ]
    if ruled:
        content.append(element("button", defaults, class_="link", data_defaults=1))
    return {
        "line": say(Message("outcome.rulings", rulings=chosen), lang),
        "choices": "".join(content),
    }


def _fieldset(ruling: Mapping[str, Any]) -> str:
    legend = element("legend", escape(ruling["question"]))
    answers = (_choice(ruling, value) for value in ruling["values"])
    return element("fieldset", legend, *answers, data_ruling=ruling["name"])


def _choice(ruling: Mapping[str, Any], value: Mapping[str, Any]) -> str:
    """The radio button for a value of a ruling, with all totals and the leader or winner."""
    field = {
        "type": "radio",
        "name": ruling["name"],
        "value": write_value(value["value"]),
        "checked": value["value"] == ruling["chosen"],
    }
    effect = element("strong", escape(" – ".join(value["effect"])))
    words = element("span", escape(value["means"]), effect)
    return element("label", element("input", **field), words, class_="answer")
