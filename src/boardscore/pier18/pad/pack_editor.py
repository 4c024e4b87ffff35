"""Cards of Pier 18 in the editor of packs: date, Patron, Plan, the number of columns."""

from collections.abc import Iterator, Mapping
from typing import Any

from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message, say
from boardscore.documents.pack_readers import PackDraft
from boardscore.pad.pack_editor import PackEditor, changed_entries, group, guide_in, key, text_field
from boardscore.pier18.model import DAYS
from boardscore.pier18.notation import sides_of
from boardscore.pier18.pad import plan_keys
from boardscore.pier18.pieces import CATEGORIES, Symbol
from boardscore.pier18.plan_syntax import in_words, parse
from boardscore.pier18.plans import Condition
from boardscore.show.markup import element, escape, phrase

Data = Mapping[str, Any]

PRINTED = 18
"""The number of cards of the game (`pier18.deck`)."""
_COLUMNS = 4
_MOST_COLUMNS = 8
_SIDES = 2
_HOW = dict(zip(plan_keys.HOW, ("at_least", "at_most", "equal", "more", "less", "other")))
_MORE = {"+": "plan.plus", "-": "plan.minus", "*": "plan.times", "and": "plan.and", "or": "plan.or"}


def _to_file(pack: dict[str, Any]) -> dict[str, Any]:
    pack.pop("columns", None)
    return changed_entries(pack, "cards", _card)


def _card(card: dict[str, Any]) -> dict[str, Any]:
    """An edited card without half a date."""
    if str(card.get("date", "")).endswith("-"):
        del card["date"]
    return _with_condition(card)


def _with_condition(card: dict[str, Any]) -> dict[str, Any]:
    """An edited card whose Plan, if typed as a condition, is one."""
    if _is_condition(card.get("plan_text")):
        card["plan"] = card.pop("plan_text")
    return card


def _is_condition(text: object) -> bool:
    try:
        return bool(Condition(text))  # type: ignore[arg-type]  # it may be anything
    except BoardscoreError:
        return False


def _to_page(data: dict[str, Any]) -> dict[str, Any]:
    pack = changed_entries(data, "cards", _with_sides)
    widths = [len(card["cells"][0]) for card in pack["cards"] if "cells" in card]
    return {**pack, "columns": max(widths, default=_COLUMNS)}


def _with_sides(card: dict[str, Any]) -> dict[str, Any]:
    """A card of the editor with its cells as two sides of symbols."""
    if "cells" in card:
        cells = card["cells"]
        text = cells if isinstance(cells, str) else "\n".join(cells)
        card["cells"] = [side.replace("|", "") for side in sides_of(text)]
    return card


# Parts of the page


def _details(card: Data, lang: str) -> Iterator[str]:
    card = _with_condition({**card})
    yield _patron(card.get("patron"), lang)
    yield _date(str(card.get("date", "")), lang)
    yield _plan(str(card.get("plan", "")), str(card.get("plan_text", "")), lang)


def _title(column: str, lang: str) -> str:
    words = phrase(Message(f"pack.column.{column}"), lang)
    return words[0].upper() + words[1:]


def _patron(chosen: object, lang: str) -> str:
    keys = (
        key(
            element("span", phrase(symbol.message, lang), class_="spoken"),
            {"patron": symbol.value},
            is_chosen=chosen == symbol.value,
            data_sign=f"pier18-{symbol.value}",
        )
        for symbol in Symbol
    )
    return group(_title("patron", lang), *keys)


def _date(date: str, lang: str) -> str:
    """The keys of a date: the months, and the days of one; only the date once it is complete."""
    month, _, day = date.partition("-")
    months = [f"{number + 1:02}" for number in range(len(DAYS))]
    days = range(DAYS[int(month) - 1]) if month in months else ()
    keys = [
        group(
            phrase(Message("editor.month"), lang),
            *(_month(number, number == month, lang) for number in months),
            kind="six",
        ),
        group(
            phrase(Message("editor.day"), lang),
            *(
                key(str(at + 1), {"date": f"{month}-{at + 1:02}"}, is_chosen=day == f"{at + 1:02}")
                for at in days
            ),
            kind="week",
        ),
    ]
    told = _title("date", lang)
    if day:
        shown = Message("date", month=int(month), day=int(day)) if month in months else date
        told += f": {escape(say(shown, lang) if isinstance(shown, Message) else shown)}"
    head = element("summary", element("span", told))
    return element("details", head, *keys[: 2 if days else 1], open=not day, class_="date")


def _month(number: str, is_chosen: bool, lang: str) -> str:
    name = say(Message(f"month.{int(number)}"), lang)
    short = element("span", escape(name[:3]), aria_label=escape(name), role="img")
    return key(short, {"date": f"{number}-"}, is_chosen=is_chosen)


def _plan(plan: str, words: str, lang: str) -> str:
    """The Plan as a sentence, the keys that build it, and a field for other words."""
    told = _title("plan", lang)
    sentence = escape(words or _sentence(plan, lang)) or "…"
    back = key(
        "⌫",
        {"plan": plan_keys.taken_back(plan), "plan_text": ""},
        aria_label=phrase(Message("editor.back"), lang),
        data_back=True,
        disabled=not plan and not words,
    )
    rows = [
        _row(plan, keys, kind, lang)
        for keys, kind in (
            (plan_keys.WHAT, "words"),
            (plan_keys.DIGITS, "digits"),
            (plan_keys.HOW, "words"),
            (plan_keys.WHERE, "words"),
            (plan_keys.MORE, "words"),
        )
    ]
    field = text_field(
        Message("editor.plan_text"), lang, data_field="plan_text", value=words or plan
    )
    head = element(
        "div",
        element("b", f"{told}: ", element("span", sentence, role="status")),
        back,
        class_="row",
    )
    return element("div", head, *rows, field, class_="plan")


def _row(plan: str, keys: tuple[str, ...], kind: str, lang: str) -> str:
    return element("div", *(_plan_key(plan, one, lang) for one in keys), class_=f"choices {kind}")


def _plan_key(plan: str, one: str, lang: str) -> str:
    found = plan_keys.press(plan, one)
    change = {"plan": plan if found is None else found, "plan_text": ""}
    words = escape(_words(one, lang))
    more: dict[str, Any] = {"data_plan_key": escape(one), "disabled": found is None}
    if one in CATEGORIES:
        spoken = element("span", words, class_="spoken")
        return key(spoken, change, data_sign=f"pier18-{CATEGORIES[one].value}", **more)
    return key(words, change, **more)


def _words(one: str, lang: str) -> str:
    """A key of the editor, or a part of a Plan, in words."""
    if one in _HOW:
        return say(Message(f"plan.{_HOW[one]}", what=""), lang).strip()
    if one in _MORE:
        return say(Message(_MORE[one]), lang)
    where, _, what = one.rpartition(".")
    if where == "points" and what in CATEGORIES:
        return say(Message("plan_many.points", category=Message(f"category.{what}")), lang)
    if one in plan_keys.WHERE or one == "not":
        return say(Message(f"editor.plan_{one}"), lang)
    if what in plan_keys.WHAT:
        many = say(Message(f"plan_many.{what}"), lang)
        return f"{many} {say(Message(f'on_side.{where}'), lang)}" if where else many
    return one


def _sentence(plan: str, lang: str) -> str:
    """A condition being edited as a sentence; an unfinished one part by part."""
    if _is_condition(plan):
        return in_words(parse(plan), lang)
    parts = [_words(token, lang) for token in plan_keys.tokens_of(plan)]
    return " ".join([*parts, "…"]) if parts else ""


def _settings(pack: Data, lang: str) -> Iterator[str]:
    keys = (
        key(
            str(number),
            {"columns": number},
            is_chosen=pack.get("columns") == number,
            data_of_pack=True,
        )
        for number in range(1, _MOST_COLUMNS + 1)
    )
    yield group(phrase(Message("editor.columns"), lang), *keys)


def lacking(draft: PackDraft) -> Iterator[Message]:
    """The difference between an edited pack's number of cards and the game's (`pier18.deck`)."""
    missing = PRINTED - len(draft.entries)
    if missing > 0:
        yield Message("dialog.pack.missing", printed=PRINTED, missing=missing)
    elif missing < 0:
        yield Message("dialog.pack.too_many", printed=PRINTED, more=-missing)


PACK_EDITOR = PackEditor(
    fresh=lambda: {"columns": _COLUMNS, "cards": [{"id": str(at + 1)} for at in range(PRINTED)]},
    to_file=_to_file,
    to_page=_to_page,
    details=_details,
    settings=_settings,
    lacking=lacking,
    guide=guide_in(__package__),
)
