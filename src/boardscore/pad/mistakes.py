"""Mistakes in requests of the pad and in opened files, as the page shows them."""

from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from typing import Any

from attrs import evolve

from boardscore.core.errors import QUOTED, Problem
from boardscore.core.messages import Message, say
from boardscore.core.terminal_text import printable
from boardscore.core.value_checks import tidy_name
from boardscore.show.markup import element, escape, note
from boardscore.texts import CATALOGUES


def describe_mistake(problem: Problem, request: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """A mistake in a request as data for the page, with the table or player that it is about."""
    if request.get("ask") != "read":  # the page has fields, without quotes
        key = problem.message.key.removesuffix(QUOTED)
        problem = evolve(problem, message=Message(key, **problem.message.args))
    text, owner = problem.message.text(lang), _owner(problem.path, request, lang)
    told = f"{owner}: {text}" if owner else text
    return {**problem.to_dict(lang), "path": problem.where, "place": [*problem.path], "told": told}


def _owner(path: Sequence[Any], request: Mapping[str, Any], lang: str) -> str:
    """The name of the table or player of a request's path; a mistake in a name includes it."""
    match [*path]:
        case ["tables", str(key), *_] if f"table.{key}" in CATALOGUES[lang]:
            return say(Message(f"table.{key}"), lang)
        case ["players", int(seat), str(key), *_] if key != "name":
            with suppress(TypeError, KeyError, IndexError, AttributeError):  # it may be anything
                return printable(tidy_name(request["position"]["players"][seat]["name"]))
    return ""


def write_mistakes(mistakes: Sequence[Mapping[str, Any]], lang: str, unused: str) -> str:
    """The list of mistakes in an opened file as HTML; `unused` says that nothing changed."""
    items = (element("li", *_mistake(mistake, lang)) for mistake in mistakes)
    return note(Message(unused), lang) + element("ul", *items, class_="mistakes")


def _mistake(mistake: Mapping[str, Any], lang: str) -> Iterator[str]:
    line = Message("outcome.line", line=mistake["line"]) if "line" in mistake else None
    where = say(line, lang) if line else mistake["path"]
    if where:
        yield element("b", escape(f"{where}: "))
    yield escape(mistake["text"])
    if "source" in mistake and "span" in mistake:
        place, start, end = (mistake["span"][key] for key in ("line", "start", "end"))
        text = dict(enumerate(mistake["source"].split("\n"))).get(place, "")
        wrong = element("mark", escape(text[start:end]) or " ")
        yield element("pre", escape(text[:start]), wrong, escape(text[end:]))
