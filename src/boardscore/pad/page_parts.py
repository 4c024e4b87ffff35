"""Parts of the page that wait for an answer anyway, as HTML."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from boardscore.core.messages import Message, say
from boardscore.core.rulings import write_value
from boardscore.show.markup import element, escape, note, phrase


def write_rulings(
    ruled: str | None, questions: Sequence[Mapping[str, Any]], lang: str
) -> dict[str, str]:
    """The closed line of rulings, and the choices below it."""
    chosen = ruled or Message("outcome.defaults")
    defaults = phrase(Message("pad.use_defaults_hint"), lang)
    content = [_question(question) for question in questions] or [
        note(Message("outcome.same_by_rulings"), lang)
    ]
    if ruled:
        content.append(element("button", defaults, class_="link", data_defaults=1))
    return {
        "line": say(Message("outcome.rulings", rulings=chosen), lang),
        "choices": "".join(content),
    }


def _question(ruling: Mapping[str, Any]) -> str:
    legend = element("legend", escape(ruling["question"]))
    answers = (_choice(ruling, value) for value in ruling["values"])
    return element("fieldset", legend, *answers, data_ruling=ruling["name"])


def _choice(ruling: Mapping[str, Any], value: Mapping[str, Any]) -> str:
    """A value of a ruling, with all totals and the leader or winner."""
    field = {
        "type": "radio",
        "name": ruling["name"],
        "value": write_value(value["value"]),
        "checked": value["value"] == ruling["chosen"],
    }
    effect = element("strong", escape(" – ".join(value["effect"])))
    words = element("span", escape(value["means"]), effect)
    return element("label", element("input", **field), words, class_="answer")


def write_mistakes(mistakes: Sequence[Mapping[str, Any]], lang: str, unused: str) -> str:
    """The mistakes in a file, each with its line; `unused` says that nothing changed."""
    items = (element("li", *_mistake(mistake, lang)) for mistake in mistakes)
    return note(Message(unused), lang) + element("ul", *items, class_="mistakes")


def _mistake(mistake: Mapping[str, Any], lang: str) -> Iterator[str]:
    line = Message("outcome.line", line=mistake["line"]) if "line" in mistake else None
    where = say(line, lang) if line else mistake["path"]
    if where:
        yield element("b", escape(f"{where}: "))
    yield escape(mistake["text"])
    if "source" in mistake and "span" in mistake:
        yield _spot(mistake["source"], **mistake["span"])


def _spot(source: str, line: int, start: int, end: int) -> str:
    """The line of a file with its mistake marked."""
    text = dict(enumerate(source.split("\n"))).get(line, "")
    wrong = element("mark", escape(text[start:end]) or " ")
    return element("pre", escape(text[:start]), wrong, escape(text[end:]))
