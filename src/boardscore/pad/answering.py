"""From a request to its answer, both as text: `answer`."""

import json
import re
from collections.abc import Callable, Iterator, Mapping
from typing import Any

import tomli_w

from boardscore.core.errors import BoardscoreError, PositionError
from boardscore.core.messages import LANGUAGES, Message, say
from boardscore.core.problems import Problem
from boardscore.core.results import Result
from boardscore.core.rulings import unknown_value
from boardscore.documents.files import decode, parse_json
from boardscore.documents.readers import FORMAT, Reader, format_number, table
from boardscore.pad.rulings import that_matter
from boardscore.positions import read_position, score
from boardscore.show import verdicts
from boardscore.show.games import svg

_STEP = re.compile(r"[^.\[\]]+")


def answer(text: str) -> str:
    """The answer to a request, both as JSON: see the top of this package.

    >>> asked = {"game": "pier18", "players": [{"name": "Anna", "pier": ["H..Q", "...."]}]}
    >>> said = json.loads(answer(json.dumps({"ask": "score", "lang": "de", "position": asked})))
    >>> said["verdict"], said["result"]["players"][0]["total"], said["marks"][0]["full"]
    ('Anna: Zum Vergleichen ist sonst niemand da.', 2, [['upper', 0]])
    >>> json.loads(answer("{}"))["mistakes"][0]["code"]
    'key_missing'
    """
    request: Mapping[str, Any] = {}
    lang = LANGUAGES[0]
    try:
        request = _REQUEST(parse_json(decode(text.encode(errors="backslashreplace"))))
        lang = request.get("lang", lang)
        answered = _ANSWERS[request["ask"]](request["position"], lang)
    except BoardscoreError as error:
        answered = {"mistakes": [_mistake(problem, lang) for problem in error.problems]}
    return json.dumps({"format": FORMAT, "ask": request.get("ask"), **answered})


def _scored(data: object, lang: str) -> dict[str, Any]:
    position = read_position(data)
    result = score(position)
    drawings = svg(result.game)
    return {
        "result": result.to_dict(lang),
        "verdict": say(verdicts.winner(result), lang),
        "so_far": [player.subtotal for player in result.players],
        "notes": [say(note, lang) for note in (*result.remarks, *result.claims)],
        "marks": [drawings.marked(player) for player in result.players],
        "asked": [*_asked(result, lang)],
        "rulings": [*that_matter(position, result, lang)],
    }


def _drawn(data: object, lang: str) -> dict[str, Any]:
    result = score(read_position(data))
    return {"pictures": [svg(result.game).drawn(player, lang) for player in result.players]}


def _as_toml(data: Any, _: str) -> dict[str, Any]:
    read_position(data)  # raises all that is wrong; what is right is written as it was typed
    return {"toml": tomli_w.dumps(data)}


def _asked(result: Result, lang: str) -> Iterator[dict[str, Any]]:
    """What is needed and not there, each with its place and what people call it."""
    for path in result.missing:
        place = _place(path)
        name = () if place[0] == "tables" else (result.players[int(place[1])].name,)
        key = path if place[0] == "tables" else place[-1]
        text = say(Message(f"needed.{key}", names=name), lang)
        yield {"path": path, "place": place, "text": text}


def _place(path: str) -> list[str | int]:
    """The keys and numbers of a path.

    >>> _place("players[0].plan_date")
    ['players', 0, 'plan_date']
    """
    return [int(step) if step.isdigit() else step for step in _STEP.findall(path)]


def _mistake(problem: Problem, lang: str) -> dict[str, Any]:
    return {**problem.to_dict(lang), "path": problem.where, "place": [*problem.path]}


def _one_of(known: tuple[str, ...]) -> Reader:
    def read(value: object) -> object:
        if value not in known:
            raise PositionError(Problem(unknown_value(value, known)))
        return value

    return read


def _as_it_is(value: object) -> object:
    return value


_ANSWERS: Mapping[str, Callable[[Any, str], dict[str, Any]]] = {
    "score": _scored,
    "draw": _drawn,
    "toml": _as_toml,
}
"""What can be asked."""

_REQUEST = table(
    {
        "format": format_number,
        "ask": _one_of(tuple(_ANSWERS)),
        "lang": _one_of(LANGUAGES),
        "position": _as_it_is,
    },
    dict,
    required=("ask", "position"),
)
