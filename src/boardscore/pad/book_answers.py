"""The book in the pad: a game to keep, past games, statistics, and files with games.

The browser stores records that are made here; every list and number comes from here, too.
"""

import hashlib
import html
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from datetime import datetime
from itertools import groupby
from time import monotonic
from typing import Any
from urllib.parse import quote

from attrs import frozen

from boardscore.book import bg_stats
from boardscore.book.book_sentences import (
    DEFINITIONS,
    NUMBERS,
    category_rows,
    game_name,
    moment,
    number_rows,
    pair_sentence,
    standing,
)
from boardscore.book.charts import NARROW, totals_by_game, wins_by_person
from boardscore.book.entries import (
    LONGEST_NOTE,
    BookEntry,
    entry_of,
    read_book,
    read_entry,
    search_keys,
    write_summary,
    write_words,
)
from boardscore.book.statistics import PersonStatistics, statistics
from boardscore.core.errors import BoardscoreError, DocumentError, PositionError, Problem
from boardscore.core.messages import Message, in_words
from boardscore.core.value_checks import tidy_name
from boardscore.pad import qr
from boardscore.positions import AnyPosition, score
from boardscore.show.markup import PageText, element, escape, image, isolate, note, phrase

MOST_MISTAKES = 20
"""The most mistakes of a file that are told."""

_SIDE_BY_SIDE = 4
"""The most persons side by side on a phone."""


@frozen(kw_only=True)
class Keeping:
    """How far a finished game is on its way into the book of a browser."""

    id: str
    """The id that the entry has."""
    when: str
    """The local time of the game, with its offset."""
    kept: str | None = None
    """`new` or `before` if the book has it; `full`, `newer` or `none` if it cannot be stored.

    `described` or `undescribed` after a try to save the place or the note.
    """
    where: str = ""
    """The place."""
    note: str = ""
    """The note."""
    code: bool = False
    """Whether the QR code is shown."""

    def entry(self, position: AnyPosition) -> BookEntry:
        """The entry; raises `PositionError` for what is no time."""
        try:
            when = datetime.fromisoformat(self.when)
        except ValueError:
            raise PositionError(Problem(Message("error.book_time"), ("when",))) from None
        return entry_of(position, id=self.id, when=when, where=self.where, note=self.note)


def record_of(entry: BookEntry) -> dict[str, Any]:
    """An entry as a browser stores it.

    It has the id, the time, a text that like games share, the words that a search looks into, and
    what statistics need.
    """
    like = json.dumps([entry.day, entry.where.casefold(), entry.written])
    return {
        "id": entry.id,
        "at": entry.at,
        "like": hashlib.sha256(like.encode()).hexdigest(),
        "words": write_words(entry),
        "summary": write_summary(entry),
        "entry": json.dumps(entry.data, ensure_ascii=False),
    }


def write_keeping(entry: BookEntry, keeping: Keeping, lang: str) -> str:
    """The buttons that keep a game, or what became of that, and send it to BG Stats."""
    is_kept = keeping.kept in {"new", "before", "described"}
    has_fields = is_kept or keeping.kept == "undescribed"
    keep = phrase(Message("book.is_kept" if is_kept else "book.keep"), lang)
    save = _button("book.save_one", lang, data_book_save=True)
    return element(
        "section",
        _told(keeping.kept, lang),
        element(
            "div",
            element("button", keep, class_="action strong", data_keep=True),
            save if keeping.kept and not is_kept else "",
            *_for_other_apps(entry, lang),
            _button("pad.past", lang, data_show="past"),
            class_="actions",
        ),
        _fields(entry, lang) if has_fields else "",
        *(_code(entry, lang) if keeping.code else []),
        class_="card keep",
        aria_label=phrase(Message("book.title"), lang),
    )


def _told(what: str | None, lang: str) -> str:
    """A line on the last action with the book, for screen readers, too."""
    return element("div", note(Message(f"book.told.{what}"), lang), role="status") if what else ""


def _button(key: str, lang: str, **attributes: Any) -> str:
    return element("button", phrase(Message(key), lang), class_="action", **attributes)


def _fields(entry: BookEntry, lang: str) -> str:
    """A kept game's fields for place and note; a browser drops the first break of a `textarea`."""
    how: dict[str, Any] = {"maxlength": LONGEST_NOTE, "autocomplete": "off"}
    where, said = (phrase(Message(f"book.field.{name}"), lang) for name in ("where", "note"))
    place = element(
        "input", type="text", data_describe="where", value=html.escape(entry.where), **how
    )
    text = element("textarea", "\n" + html.escape(entry.note), rows=2, data_describe="note", **how)
    fields = (element("label", *one) for one in ((where, place), (said, text)))
    return element("div", *fields, class_="asked")


def _for_other_apps(entry: BookEntry, lang: str) -> Iterator[str]:
    """The link to BG Stats, and the button for its QR code."""
    way = {"href": bg_stats.link(entry), "target": "_blank", "rel": "noreferrer"}
    words = phrase(Message("book.bg_stats"), lang)
    yield element("a", words, class_="action", data_bgstats=True, **way)
    yield _button("book.code", lang, data_code=True)


def _code(entry: BookEntry, lang: str) -> Iterator[str]:
    try:
        code = qr.to_svg(bg_stats.link(entry))
    except PositionError as error:
        yield note(error.problems[0].message, lang)
        return
    yield note(Message("book.code_hint"), lang)
    label = phrase(Message("book.code_label"), lang)
    yield f'<img src="data:image/svg+xml,{quote(code)}" alt="{label}" width="320" data-play-code>'


# Past games


def answer_past(request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The list of the games in the book of the request, which come in this order."""
    games, count = read_book(request["book"]), request.get("count", 0)
    more = _button("book.more", lang, data_more=True) if count > len(games) else ""
    return {
        "html": "".join(
            (
                element("section", *_book(request, count, lang), class_="card outcome"),
                *(_row(place, game, lang) for place, game in enumerate(games)),
                more,
            )
        )
    }


def _book(request: Mapping[str, Any], count: int, lang: str) -> Iterator[str]:
    """The book on the page: the last action, the stored games, and the buttons for files."""
    yield element("div", *(note(one, lang) for one in _status(request, count)), role="status")
    words = phrase(Message("book.import"), lang)
    field = element("input", type="file", class_="spoken", accept=".json", data_book_import=True)
    yield element(
        "div",
        _button("book.restore", lang, data_restore=True) if "removed" in request else "",
        _button("book.export", lang, data_book_export=True),
        element("label", words, field, class_="action"),
        class_="actions",
    )
    if count or "words" in request:
        label, typed = phrase(Message("book.search"), lang), escape(request.get("words", ""))
        field = element("input", type="text", value=typed, autocomplete="off", data_search=True)
        yield element("div", element("label", label, field), role="search", class_="asked")


def _status(request: Mapping[str, Any], count: int) -> Iterator[Message]:
    imported = dict(request.get("imported", {}))
    others = imported.pop("others", 0)
    if imported:
        yield Message("book.imported", **imported)
    if others:
        yield Message("book.imported_others", count=others)
    if "removed" in request and not request.keys() & {"imported", "lack", "words"}:
        yield Message("book.told.removed")
    if request.get("lack") == "full":
        yield Message("book.told.unchanged")
    elif "lack" in request:
        yield Message(f"book.told.{request['lack']}")
    elif "words" in request:
        yield Message("book.found", count=count) if count else Message("book.none_found")
    elif count:
        lasts = "lasting" if request.get("persisted") else "fleeting"
        yield Message(f"book.told.{lasts}", count=count)
    else:
        yield Message("book.told.nothing")


def _standing(entry: BookEntry) -> PageText:
    return PageText(standing(entry, isolate))


def _row(place: int, entry: BookEntry, lang: str) -> str:
    """A game of the book in the list: when, who won, and all players by place."""
    head = f"{moment(entry, lang)} · {game_name(entry.game, lang)}"
    winners = (
        Message("book.winners", names=tuple(entry.winners))
        if entry.winners
        else Message("book.undecided")
    )
    words = (
        element("b", escape(head)),
        element("span", phrase(winners, lang)),
        element("span", html.escape(_standing(entry)), class_="soft"),
    )
    inside = element("span", "<br/>".join(words), class_="why")
    return element("button", inside, class_="card line", data_entry=place, data_id=escape(entry.id))


def answer_play(request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """One game of the book again, with its pictures and reasons."""
    (entry, *_) = read_book(request["book"]) or (None,)
    if entry is None:
        raise DocumentError(Problem(Message("book.told.nothing")))
    code = _code(entry, lang) if request.get("code") else ()
    told, heading = request.get("kept"), phrase(Message("book.describe"), lang)
    fields = (element("summary", heading), _fields(entry, lang))
    facts = [moment(entry, lang), game_name(entry.game, lang), entry.where]
    return {
        "html": "".join(
            (
                element(
                    "section",
                    element("h2", html.escape(", ".join(map(isolate, filter(None, facts))))),
                    _note(entry, lang) if entry.note else "",
                    element(
                        "div",
                        *_for_other_apps(entry, lang),
                        _button("book.remove", lang, data_remove=True),
                        class_="actions",
                    ),
                    *code,
                    _told(told, lang),
                    element("details", *fields, open=told is not None),
                    class_="card outcome",
                ),
                *_again(entry, lang),
            )
        )
    }


def _note(entry: BookEntry, lang: str) -> str:
    """The note on a game of the book with its line breaks."""
    first, *others = entry.note.expandtabs(1).splitlines()
    lines = phrase(Message("book.note", note=first), lang), *map(escape, others)
    return element("p", "<br/>".join(lines), class_="soft")


def _again(entry: BookEntry, lang: str) -> Iterator[str]:
    """The result screen of a game, then the reasons; for an unreadable position the kept result."""
    from boardscore.pad import result_screen  # loaded only when needed

    try:
        position = entry.position()
        result = score(position)
    except BoardscoreError as error:
        told = (
            Message("book.unreadable", why=error.problems[0].message),
            Message("book.other_score", players=_standing(entry)),
        )
        yield element("section", *(note(one, lang) for one in told), class_="card outcome")
        return
    if [player.total for player in result.players] != [one["total"] for one in entry.players]:
        changed = note(Message("book.other_score", players=_standing(entry)), lang)
        yield element("section", changed, class_="card outcome")
    wishes = result_screen.ScreenWishes(has_reasons=True)
    yield result_screen.write_screen(position, result, (), lang, wishes, monotonic())


# Statistics


def answer_stats(request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """The statistics of the games whose summaries are the lines of the request's book."""
    found = statistics(filter(None, request["book"].split("\n")))
    if not request["book"].strip():
        lack = request.get("lack", "nothing")
        told = note(Message(f"book.told.{lack}"), lang)
        return {"html": element("section", told, class_="card outcome")}
    games = groupby(found.persons, key=lambda one: one.game)
    pairs = {game: [*own] for game, own in groupby(found.pairs, key=lambda one: one.game)}
    shown = [_game(game, [*persons], pairs.get(game, ()), lang) for game, persons in games]
    notes = (note(Message(f"book.means.{name}"), lang) for name in DEFINITIONS)
    return {"html": "".join((*shown, element("section", *notes, class_="card")))}


def _game(game: str, persons: Sequence[PersonStatistics], pairs: Sequence[Any], lang: str) -> str:
    heads = [Message(f"book.head.{name}") for name in NUMBERS]
    tables = [
        _table(
            [in_words(Message("book.head.categories"), lang), *(one.name for one in own)],
            [*category_rows(own, lang)],
        )
        for own in (
            persons[at : at + _SIDE_BY_SIDE] for at in range(0, len(persons), _SIDE_BY_SIDE)
        )
    ]
    listed = (element("li", phrase(pair_sentence(pair), lang)) for pair in pairs)
    pictures = (draw(persons, lang, NARROW) for draw in (wins_by_person, totals_by_game))
    return "".join(
        (
            element("section", element("h2", escape(game_name(game, lang))), class_="card outcome"),
            _table(
                ["", *(in_words(head, lang) for head in heads)],
                [[one.name, *row] for one, row in zip(persons, number_rows(persons, lang))],
                [_facts(one) for one in persons],
            ),
            *(element("section", image(drawn), class_="card") for drawn in pictures),
            *tables,
            element("section", element("ul", *listed), class_="card") if pairs else "",
        )
    )


def _facts(one: PersonStatistics) -> dict[str, Any]:
    """The statistics of a person for programs that read the page."""
    facts = {"games": len(one.games), "wins": float(one.wins), "best": one.best}
    return {"data_person": escape(one.name), **{f"data_{key}": fact for key, fact in facts.items()}}


def _table(
    heads: Sequence[str], rows: Sequence[Sequence[str]], facts: Sequence[Mapping[str, Any]] = ()
) -> str:
    def head(words: str) -> str:
        return element("th", element("span", escape(words)), scope="col") if words else "<td></td>"

    def row(cells: Sequence[str], attributes: Mapping[str, Any]) -> str:
        label, *numbers = map(escape, cells)
        values = (element("td", one) for one in numbers)
        return element("tr", element("th", label, scope="row"), *values, **attributes)

    listed = (row(cells, fact) for cells, fact in zip(rows, facts or [{}] * len(rows)))
    table = element("table", element("tr", *map(head, heads)), *listed)
    return element("section", table, class_="card points-of-all")


# A search, and files


def answer_find(request: Mapping[str, Any], _: str) -> dict[str, Any]:
    """The keys of the words of a search: the words of a game that it finds contain all of them."""
    return {"keys": search_keys(request["words"].split())}


def answer_import(request: Mapping[str, Any], _: str) -> dict[str, Any]:
    """The records of the games in a book file; all of them, or mistakes."""
    if request.get("garbled"):
        raise DocumentError(Problem(Message("error.book_encoding")))
    return {"games": [record_of(entry) for entry in read_book(request["book"])]}


def answer_describe(request: Mapping[str, Any], _: str) -> dict[str, Any]:
    """The records of games of the book with another place or note."""
    changes = {key: request[key] for key in ("where", "note") if key in request}
    if "where" in changes:
        changes["where"] = tidy_name(changes["where"])
    games = (read_entry({**entry.data, **changes}) for entry in read_book(request["book"]))
    return {"games": [*map(record_of, games)]}


ANSWERS: Mapping[str, Callable[[Mapping[str, Any], str], dict[str, Any]]] = {
    "past": answer_past,
    "play": answer_play,
    "stats": answer_stats,
    "find": answer_find,
    "import": answer_import,
    "describe": answer_describe,
}
"""The answers about a book, by the kind of request."""
