"""The editor of packs on the page: what is missing, the parts of a card or tile, the file."""

import json
from collections.abc import Callable, Iterator, Mapping
from pkgutil import get_data
from typing import Any

from attrs import frozen

from boardscore.core import registry
from boardscore.core.errors import PackError, Problem
from boardscore.core.messages import Message
from boardscore.documents.document_files import read_bytes
from boardscore.documents.pack_readers import (
    PackDraft,
    describe_gaps,
    game_named,
    gap_message,
    read_draft,
    require_game,
)
from boardscore.documents.toml_writer import write_toml
from boardscore.packs import pack_kind, write_pack
from boardscore.show.markup import element, escape, note, phrase

Data = Mapping[str, Any]


@frozen(kw_only=True)
class PackEditor:
    """The part of a game in the editor of packs."""

    fresh: Callable[[], dict[str, Any]]
    """A new pack without a head: its cards or tiles have ids, and nothing else."""
    to_file: Callable[[dict[str, Any]], dict[str, Any]]
    """A pack of the page in the shape of a file."""
    to_page: Callable[[dict[str, Any]], dict[str, Any]]
    """A pack of a file as the page holds it."""
    details: Callable[[Data, str], Iterator[str]]
    """The parts of an entry besides its board, as HTML in a language."""
    settings: Callable[[Data, str], Iterator[str]]
    """The parts of the whole pack besides its name, as HTML in a language."""
    lacking: Callable[[PackDraft], Iterator[Message]]
    """The parts of the printed game that the pack lacks."""
    guide: Callable[[str], str]
    """The explanation of a pack file, in a language."""


def guide_in(package: str | None) -> Callable[[str], str]:
    """Reads the editor's `guide.en.txt` of a package, or that of another language."""
    return lambda lang: (get_data(package or "", f"guide.{lang}.txt") or b"").decode()


def editor_of(game: str) -> PackEditor:
    """The editor of a game; raises `NotAvailableError` if it has none."""
    return registry.part(game, "pack_editor", PackEditor)


# Answers


def check(pack: Any, number: int, lang: str) -> dict[str, Any]:
    """The gaps of a pack in the editor, and the parts of the entry with a number."""
    game = game_named(pack)
    editor, draft = editor_of(game), _draft(pack, game, lang)
    listed = pack[draft.sheet.listed]
    entry = listed[min(number, len(listed) - 1)] if listed else {}
    return {
        "gaps": [gap.place for gap in draft.gaps],
        "missing": "".join(_missing(draft, game, editor, lang)),
        "details": "".join(editor.details(entry, lang)),
        "settings": "".join([*_names(pack, lang), *editor.settings(pack, lang)]),
        "pack": draft.pack and write_pack(draft.pack),
    }


def open_pack(game: str, text: str, file: str) -> dict[str, Any]:
    """The pack in a file as the page holds it, also one in progress; a new one without a text."""
    editor = editor_of(game)
    if not text:
        return {"pack": {"game": game, "name": "", "provenance": "", **editor.fresh()}}
    document = _document(text, file)
    try:
        require_game(game_named(document.data), game)
        draft = read_draft(document.data, pack_kind(game))
    except PackError as error:
        raise document.blamed(error) from None
    return {"pack": editor.to_page(_without_wrong(draft))}


def file_of(pack: Any, lang: str) -> dict[str, Any]:
    """A pack of the page as a file: its entries with all that is there, without empty ones."""
    draft = _draft(pack, game_named(pack), lang)
    empty = {gap.place for gap in draft.gaps if gap.is_empty}
    order = [str(path[0]) for path in draft.sheet.columns.values()]
    kept = [
        {key: one[key] for key in sorted(one, key=order.index)}
        for at, one in enumerate(draft.entries)
        if at not in empty and {*one} <= {*order}
    ]
    return {"toml": write_toml({**draft.data, draft.sheet.listed: kept})}


def _document(text: str, file: str) -> Any:
    if file.lower().endswith(".csv"):
        from boardscore.documents.csv_packs import csv_pack

        return csv_pack(text, file)
    return read_bytes(text.encode(errors="replace"), file, "pack")


def _draft(pack: Any, game: str, lang: str) -> PackDraft:
    """A pack of the page as a pack in progress."""
    names = {key: pack.get(key) or _default(key, game, lang) for key in ("name", "provenance")}
    return read_draft(editor_of(game).to_file({**pack, **names}), pack_kind(game))


def changed_entries(
    pack: Data, listed: str, change: Callable[[dict[str, Any]], dict[str, Any]]
) -> dict[str, Any]:
    """A pack of the page with other entries; what is no entry stays, for the reader to refuse."""
    found = pack.get(listed)
    if not isinstance(found, list):
        return {**pack}
    entries = [change(dict(one)) if isinstance(one, Mapping) else one for one in found]
    return {**pack, listed: entries}


def _default(key: str, game: str, lang: str) -> str:
    return phrase(Message(f"editor.default_{key}", game=game), lang)


def _without_wrong(draft: PackDraft) -> dict[str, Any]:
    """A pack for the editor without values that cannot be read, except for texts."""
    wrong = {problem.path[:3] for problem in draft.problems}
    listed, keys = draft.sheet.listed, {str(path[0]) for path in draft.sheet.columns.values()}
    entries = [
        {
            key: value
            for key, value in entry.items()
            if key in keys
            and ((listed, at, key) not in wrong or (isinstance(value, str) and key != "cells"))
        }
        for at, entry in enumerate(draft.entries)
    ]
    head = {key: value for key, value in draft.data.items() if (key,) not in {p[:1] for p in wrong}}
    return {**head, listed: entries}


# Parts of the page


def _missing(draft: PackDraft, game: str, editor: PackEditor, lang: str) -> Iterator[str]:
    """The list of the gaps and all mistakes, each with a button for its entry."""
    rows = [(gap.place, gap_message(game, gap)) for gap in draft.gaps if not gap.is_empty]
    items = [_row(place, phrase(message, lang)) for place, message in rows]
    items += [
        _row(_place(one, draft), escape(_mistake(one, draft, game, lang))) for one in draft.problems
    ]
    obstacles = pack_kind(game).obstacles(draft.pack) if draft.pack else ()
    items += [_row(None, phrase(one.message, lang)) for one in obstacles]
    if items:
        yield element("ul", *items, class_="gaps")
    rest = [*describe_gaps(draft)][len(rows) :]
    yield from (note(message, lang) for message in (*rest, *editor.lacking(draft)))


def _place(problem: Problem, draft: PackDraft) -> int | None:
    match problem.path:
        case (listed, int(at), *_) if listed == draft.sheet.listed:
            return at
    return None


def _mistake(problem: Problem, draft: PackDraft, game: str, lang: str) -> str:
    """A mistake in a pack with the entry that it is about."""
    text, place = problem.message.text(lang), _place(problem, draft)
    if place is None:
        return text
    name = str(draft.entries[place].get("id", place + 1))
    return f"{phrase(Message(f'pack.entry.{game}', id=name), lang)}: {text}"


def _row(place: int | None, text: str) -> str:
    if place is None:
        return element("li", text)
    return element("li", element("button", text, class_="link", data_card_at=place))


def _names(pack: Data, lang: str) -> Iterator[str]:
    for key in ("name", "provenance"):
        default = _default(key, pack["game"], lang)
        value = pack.get(key, "")
        yield text_field(
            Message(f"editor.{key}"), lang, data_head=key, value=value, placeholder=default
        )


def text_field(label: Message, lang: str, *, value: object, **more: Any) -> str:
    """A field of the editor with a label."""
    name = next(f"own-{place}" for attribute, place in more.items() if attribute.startswith("data"))
    field = element(
        "input",
        type="text",
        id=name,
        autocomplete="off",
        value=escape(value) if isinstance(value, str) else "",
        **{key: escape(text) for key, text in more.items()},
    )
    return element("div", element("label", phrase(label, lang), for_=name), field, class_="asked")


def key(words: str, change: Data, *, is_chosen: bool | None = None, **more: Any) -> str:
    """A button of the editor that changes an entry; one of a group if it may be chosen."""
    chosen = {} if is_chosen is None else {"role": "radio", "aria_checked": str(is_chosen).lower()}
    data = escape(json.dumps(change))
    return element("button", words, class_="choice", data_set=data, **chosen, **more)


def group(title: str, *keys: str, kind: str = "") -> str:
    """Buttons of the editor of which one may be chosen, with their title."""
    inner = element(
        "div", *keys, role="radiogroup", aria_label=title, class_=f"choices {kind}".strip()
    )
    return element("div", element("span", title, class_="part"), inner, class_="row parts")
