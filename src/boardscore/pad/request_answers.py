"""Answers requests of the pad, text to text: `answer`."""

import json
import re
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from time import monotonic
from typing import Any

from boardscore.core import registry, value_checks
from boardscore.core.errors import BoardscoreError, PackError, PositionError, Problem
from boardscore.core.messages import LANGUAGES, Message, in_words, say
from boardscore.core.results import PlayerScore, Result, needed_input, without_clause
from boardscore.core.rulings import unknown_value
from boardscore.core.value_checks import show_value
from boardscore.documents.document_files import decode, is_deep, parse_json, read_bytes
from boardscore.documents.toml_writer import write_toml
from boardscore.documents.value_readers import (
    FORMAT,
    Reader,
    checked_value,
    each,
    format_number,
    table,
    wrong_type,
)
from boardscore.games import game
from boardscore.links import document_of, from_url
from boardscore.packs import demo_pack, lookup_for, read_pack, write_pack
from boardscore.pad import ruling_questions, standings
from boardscore.pad.mistakes import describe_mistake, write_mistakes
from boardscore.positions import read_position, score
from boardscore.show import game_parts, result_sentences
from boardscore.show.markup import sentence
from boardscore.texts import CATALOGUES

_STEP = re.compile(r"[^.\[\]]+")
BOOK_MARK = "\x1e"
"""The character between a request and the book that it is about; JSON does not contain it."""
_SECONDS = 1.5
"""The time for the searches of a request: the rest takes less than half of 3 seconds."""


def answer(text: str) -> str:
    """The answer to a request, both as JSON; the package `boardscore.pad` describes them.

    >>> asked = {"game": "pier18", "players": [{"name": "Anna", "pier": ["H..Q", "...."]}]}
    >>> said = json.loads(answer(json.dumps({"ask": "score", "lang": "de", "position": asked})))
    >>> said["verdict"], said["result"]["players"][0]["total"], said["marks"][0]["full"]
    ('Eingegeben ist nur Anna; zum Vergleichen ist sonst niemand da.', 2, [['upper', 0]])
    >>> json.loads(answer("{}"))["mistakes"][0]["code"]
    'key_missing'
    """
    request: Mapping[str, Any] = {}
    lang = LANGUAGES[0]
    try:
        request = _request(_parsed(text))
        lang = request.get("lang", lang)
        answering, _ = _ANSWERS[request["ask"]]
        found = answering(request, lang)
    except BoardscoreError as error:
        mistakes = [describe_mistake(problem, request, lang) for problem in error.problems]
        found = {"mistakes": mistakes}
        if request.get("ask") == "score":
            found["hints"] = _hints(lang)
        if request.get("ask") == "import":
            found["mistakes"] = mistakes[: book_answers().MOST_MISTAKES]
        if unused := _UNUSED.get(str(request.get("ask"))):
            wrong = Message("outcome.file_wrong", name=request.get("file", "-"))
            found["listed"] = write_mistakes(found["mistakes"], lang, unused)
            found["told"] = sentence(wrong, lang)
        if request.get("ask") == "link":
            found["told"] = say(Message("outcome.link_broken", why=error.problems[0].message), lang)
    return json.dumps({"format": FORMAT, "ask": request.get("ask"), **found})


def _parsed(text: str) -> object:
    """The data of a request, and the book after it."""
    head, has_book, book = text.partition(BOOK_MARK)
    data = parse_json(decode(head.encode(errors="backslashreplace")))
    return {**data, "book": book} if has_book and isinstance(data, Mapping) else data


def _answer_score(request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    ends = monotonic() + _SECONDS
    position = read_position(request["position"])
    result = score(position)
    empty = _empty_seats(result, request.get("empty", ()))
    leaders = standings.leaders(result, empty) if empty else None
    changed = ruling_questions.changed_rulings(position)
    ruled = in_words(changed, lang) if changed else None
    rulings = [*ruling_questions.decisive_rulings(position, result, empty, lang)]
    drawings = game_parts.drawings(result.game)
    screen = dict(request.get("screen", {}))
    keeping, game = _keeping(screen, position, empty, lang)
    verdict = None if empty else sentence(result_sentences.winner(result), lang)
    lower = [] if empty else [sentence(tie, lang) for tie in result_sentences.lower_ties(result)]
    needs_room = [verdict] if verdict and result.decided_by != "points" else []
    return {
        "result": result.to_dict(lang),
        "verdict": verdict,
        "below": " ".join([*needs_room, *lower]),
        "leads": leaders and sentence(leaders, lang),
        "lower_ties": lower,
        "ties": [
            {"label": say(label, lang), "values": [in_words(value, lang) for value in values]}
            for label, values in ([] if empty else result_sentences.tie_rows(result))
        ],
        "table": standings.write_table(result, empty, lang),
        "spoken": [
            None if seat in empty else _spoken(player, lang)
            for seat, player in enumerate(result.players)
        ],
        "so_far": [player.subtotal for player in result.players],
        "notes": [
            sentence(without_clause(note), lang) for note in (*result.remarks, *result.claims)
        ],
        "entered": _entries(result),
        "marks": [drawings.marks(player) for player in result.players],
        "asked": [*_open_questions(result, empty, lang)],
        "ruled": ruled,
        "rulings": rulings,
        **(ruling_questions.write_rulings(ruled, rulings, lang) if ruled or result.rulings else {}),
        "hints": _hints(lang),
        "game": game,
        "screen": _screen(position, result, empty, lang, {**screen, "keeping": keeping}, ends)
        if "screen" in request
        else None,
    }


def _keeping(
    screen: dict[str, Any], position: Any, empty: Collection[int], lang: str
) -> tuple[str, dict[str, Any] | None]:
    """The buttons that keep a game, and its record, once everyone has an entry.

    Takes its wishes out of those of the screen.
    """
    wishes = {name: screen.pop(name) for name in _KEEPING if name in screen}
    if empty or not wishes.keys() >= {"id", "when"}:
        return "", None
    answers = book_answers()
    keeping = answers.Keeping(**wishes)
    entry = keeping.entry(position)
    return answers.write_keeping(entry, keeping, lang), answers.record_of(entry)


def book_answers() -> Any:
    """The answers about the book, loaded only when needed: most scores do not use it."""
    from boardscore.pad import book_answers

    return book_answers


def _answer_about_book(request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    found: dict[str, Any] = book_answers().ANSWERS[request["ask"]](request, lang)
    return found


def _hints(lang: str) -> dict[str, str]:
    """The texts that the page does not contain, by key; they may have placeholders."""
    texts = CATALOGUES[lang]
    return {key: texts[key] for key in _hint_keys(len(texts))}


@lru_cache(maxsize=1)
def _hint_keys(_: int) -> list[str]:
    """The keys of the hints, looked for again when a game has brought more texts."""
    texts = CATALOGUES[LANGUAGES[0]]
    return [key for key in texts if key.startswith("pad.") and key.endswith("_hint")]


def _spoken(player: PlayerScore, lang: str) -> str | None:
    """The name and the total of a player, for screen readers; None for an unknown total."""
    if player.total is None:
        return None
    return sentence(Message("outcome.spoken", name=player.name, total=player.total), lang)


def _screen(  # noqa: PLR0913, PLR0917
    position: Any,
    result: Result,
    empty: Collection[int],
    lang: str,
    wishes: dict[str, Any],
    ends: float,
) -> str:
    """The screen of the result; its searches end at a time by `monotonic`."""
    # Loaded only when needed: most scores do not use it.
    from boardscore.pad import result_screen

    return result_screen.write_screen(
        position, result, empty, lang, result_screen.ScreenWishes(**wishes), ends
    )


def _empty_seats(result: Result, seats: Iterable[int]) -> frozenset[int]:
    """The seats of players without entries in a request."""
    for seat in seats:
        value_checks.require(value_checks.whole(0, len(result.players) - 1), seat, "empty")
    return frozenset(seats)


def _entries(result: Result) -> list[dict[str, Any]]:
    """The scored players as the page keeps them, in a form that needs no pack."""
    write = game(result.game).write_player
    return [write(score.player) for score in result.players] if write else []


def _answer_draw(request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    result = score(read_position(request["position"]))
    drawings = game_parts.drawings(result.game)
    if "of" not in request:
        return {"pictures": [drawings.draw(player, lang) for player in result.players]}
    player = _part(result.players, "player", request["of"])
    if "line" not in request["of"]:
        return {"pictures": [drawings.draw(player, lang)]}
    line = _part(player.lines, "line", request["of"])
    return {"pictures": [drawings.draw_line(player, line, lang)]}


def _part(parts: Sequence[Any], key: str, request: Mapping[str, int]) -> Any:
    """The player or line whose number is in the request at a key, counted from 0."""
    value_checks.require(value_checks.whole(0, len(parts) - 1), request[key], key)
    return parts[request[key]]


def _answer_picture(request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    from boardscore.pad import result_picture

    result = score(read_position(request["position"]))
    empty = _empty_seats(result, request.get("empty", ()))
    return {"picture": result_picture.draw_result(result, empty, lang, request.get("date"))}


def _answer_chances(request: Mapping[str, Any], _: str) -> dict[str, Any]:
    from boardscore.pad import game_record

    game = game_record.game_of(request["record"])
    known = request.get("chances", ())
    game_record.require_shares(game, known, "chances")
    chances, are_all = game_record.more_chances(game, known)
    return {"chances": chances, "complete": are_all}


def _answer_toml(request: Mapping[str, Any], _: str) -> dict[str, Any]:
    data: Any = request["position"]
    read_position(data)  # raises all mistakes; a correct position is written as typed
    return {"toml": write_toml(data)}


def _answer_read(request: Mapping[str, Any], _: str) -> dict[str, Any]:
    """The content of an opened file: a record, a position, or a pack, which has no players."""
    text, packs = request["text"], request.get("packs")
    if _is_record(text):
        from boardscore.pad import game_record

        game, record = game_record.read(text, packs)
        return {**_open_anywhere(game.position), "record": record}
    document = read_bytes(text.encode(errors="replace"), request.get("file", "-"))
    keys = document.data.keys() if isinstance(document.data, Mapping) else {"players"}
    if keys >= {"format", "entries"}:
        raise PositionError(Problem(Message("error.book_not_here")))
    try:
        if "players" not in keys and keys & {"provenance", "name"}:
            return {"pack": write_pack(read_pack(document.data))}
        position = read_position(document.data, lookup_for(packs))
        if not registry.has(position.GAME, "pad"):
            raise registry.not_available(position.GAME, "pad")
    except (PackError, PositionError) as error:
        raise document.blamed(error) from None
    return _opened(document.data, position)


def _opened(data: Any, position: Any) -> dict[str, Any]:
    """A position for the page, also as it was written."""
    pack = position.pack and write_pack(position.pack)
    return {"position": data, "entered": _entries(score(position)), "pack": pack}


def _open_anywhere(position: Any) -> dict[str, Any]:
    """A position for the page, without a pack of the user."""
    data = document_of(position)
    return _opened(data, read_position(data))


def _is_record(text: str) -> bool:
    """Whether a text is a game record: its first line is the set-up of a game.

    >>> _is_record('{"game": "pier18", "pack": "demo", "players": ["Anna", "Ben"]}')
    True
    >>> _is_record('{"game": "pier18", "players": [{"name": "Anna"}]}')
    False
    """
    first = text.lstrip("\ufeff \t\r\n").partition("\n")[0]
    try:
        setup = json.loads(first) if first[:1] == "{" and not is_deep(first.encode()) else None
    except ValueError:
        return False
    players = setup.get("players") if isinstance(setup, dict) else None
    return isinstance(players, list) and any(isinstance(name, str) for name in players)


def _answer_about_pack(request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The check of a pack, the pack in a file, or the file of a pack."""
    from boardscore.pad import pack_editor  # loaded only when needed: scores do not use it

    match request["ask"]:
        case "pack":
            return pack_editor.check(request["pack"], request.get("entry", 0), lang)
        case "open_pack":
            text, file = request.get("text", ""), request.get("file", "-")
            return pack_editor.open_pack(request["game"], text, file)
    return pack_editor.file_of(request["pack"], lang)


def _answer_qr(request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    # Loaded only when needed: scores do not use it.
    from boardscore.pad import qr  # it needs another library

    hint = "outcome.share_here" if request.get("here") else "outcome.share"
    told = {"hint": say(Message(hint), lang), "label": say(Message("outcome.qr"), lang)}
    return {"qr": qr.to_svg(request["text"]), **told}


def _open_questions(result: Result, empty: Collection[int], lang: str) -> Iterator[dict[str, Any]]:
    """The missing values that the page asks for, each with its place and its label.

    Values that only break ties are left out until every player has an entry.
    """
    breaks_ties = {tie_break.key for tie_break in result.tie_breaks}
    for path in result.missing:
        place = _place(path)
        if empty and place[-1] in breaks_ties:
            continue
        name = () if place[0] == "tables" else (result.players[int(place[1])].name,)
        key = path if place[0] == "tables" else place[-1]
        text = say(needed_input(result, str(key), name), lang)
        yield {"path": path, "place": place, "text": text}


def _place(path: str) -> list[str | int]:
    """The keys and numbers of a path, for the page.

    >>> _place("players[0].plan_date")
    ['players', 0, 'plan_date']
    """
    return [int(step) if step.isdigit() else step for step in _STEP.findall(path)]


def _one_of(known: tuple[str, ...]) -> Reader:
    def read(value: object) -> object:
        if value not in known:
            raise PositionError(Problem(unknown_value(value, known)))
        return value

    return read


def _text(value: object) -> object:
    if not isinstance(value, str):
        raise PositionError(Problem(Message("error.not_text", got=show_value(value))))
    return value


def _share(value: object) -> object:
    if isinstance(value, bool) or not isinstance(value, int | float) or not 0 <= value <= 1:
        raise wrong_type("share", value)
    return value


def _whole_text(value: object) -> object:
    """A text of a request without lone surrogates, which QR codes cannot hold."""
    if value_checks.has_half_characters(str(_text(value))):
        raise PositionError(Problem(Message("error.half_character")))
    return value


def _packs(value: object) -> object:
    if not isinstance(value, Mapping):
        raise wrong_type("packs", value)
    return value


_GAME = _one_of(registry.names("pad"))
_POSITION: dict[str, Reader] = {"position": lambda value: value}
_NUMBER = checked_value(value_checks.whole())
_NAME = checked_value(value_checks.name)
_CHANCES = each(each(_share))
_EMPTY = each(_NUMBER)
_SWITCH = checked_value(value_checks.boolean)
_DESCRIPTION: dict[str, Reader] = {"where": _text, "note": _text}
_KEEPING: dict[str, Reader] = {
    "id": _NAME,
    "when": _NAME,
    "kept": _one_of(("new", "before", "full", "newer", "none", "described", "undescribed")),
    "code": _SWITCH,
    **_DESCRIPTION,
}
_SCREEN = table(
    {"hindsight": _EMPTY, "record": _text, "step": _NUMBER, "chances": _CHANCES, **_KEEPING}, dict
)
_COUNTS = table({"new": _NUMBER, "known": _NUMBER, "others": _NUMBER}, dict)
_BOOK: dict[str, Reader] = {
    "book": _text,
    "lack": _one_of(("full", "newer", "none", "undescribed")),
}
_OF = table({"player": _NUMBER, "line": _NUMBER}, dict, required=("player",))
_FILE: dict[str, Reader] = {"text": _text, "file": _NAME, "packs": _packs}

_UNUSED = {"read": "outcome.file_unused", "import": "book.import_unused"}
"""The sentences that nothing of a wrong file was used, by the kind of request."""

_ANSWERS: Mapping[str, tuple[Callable[[Any, str], dict[str, Any]], dict[str, Reader]]] = {
    "score": (_answer_score, {**_POSITION, "empty": _EMPTY, "screen": _SCREEN}),
    "picture": (_answer_picture, {**_POSITION, "empty": _EMPTY, "date": _NAME}),
    "chances": (_answer_chances, {"record": _text, "chances": _CHANCES}),
    "draw": (_answer_draw, {**_POSITION, "of": _OF}),
    "toml": (_answer_toml, _POSITION),
    "read": (_answer_read, _FILE),
    "link": (lambda request, _: _open_anywhere(from_url(request["text"])), {"text": _text}),
    "demo": (lambda request, _: {"pack": write_pack(demo_pack(request["game"]))}, {"game": _GAME}),
    "past": (
        _answer_about_book,
        {
            **_BOOK,
            "count": _NUMBER,
            "words": _text,
            "imported": _COUNTS,
            "removed": _SWITCH,
            "persisted": _SWITCH,
        },
    ),
    "play": (_answer_about_book, {**_BOOK, "code": _SWITCH, "kept": _KEEPING["kept"]}),
    "describe": (_answer_about_book, {**_BOOK, **_DESCRIPTION}),
    "stats": (_answer_about_book, _BOOK),
    "find": (_answer_about_book, {"words": _text}),
    "import": (_answer_about_book, {**_BOOK, "file": _NAME, "garbled": _SWITCH}),
    "pack": (_answer_about_pack, {"pack": _packs, "entry": _NUMBER}),
    "open_pack": (_answer_about_pack, {"game": _GAME, "text": _text, "file": _NAME}),
    "pack_file": (_answer_about_pack, {"pack": _packs}),
    "qr": (_answer_qr, {"text": _whole_text, "here": checked_value(value_checks.boolean)}),
}
"""The kinds of request, each with its keys; the first key is required."""


def _request(data: object) -> Mapping[str, Any]:
    """A validated request; without a known kind, it is checked like the first kind."""
    asked = data.get("ask") if isinstance(data, Mapping) else None
    known = isinstance(asked, str) and asked in _ANSWERS
    _, keys = _ANSWERS[asked if known else "score"]  # type: ignore[index]
    head = {"format": format_number, "ask": _one_of(tuple(_ANSWERS)), "lang": _one_of(LANGUAGES)}
    read: Mapping[str, Any] = table({**head, **keys}, dict, required=("ask", next(iter(keys))))(
        data
    )
    return read
