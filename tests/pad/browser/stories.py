"""Stories: what a person does on the page and sees there, a line for each.

A module has its stories in the text file beside it. `## name` begins a story, `>` a remark. A line
is a verb of `ACTS` or `CHECKS` and its words, which may be in quotes; indented lines are its text.
`tab NAME` and `browser NAME` lead to another tab or browser, perhaps a new one; there, `&LINK` is
the link of the page before. `close NAME` closes a tab. `note NAME SCRIPT` names a value of the
page, and `download NAME ELEMENT` the text of the file that a tap saves. `each NAME ...` with rows
of values tells the story once for each row.

An element is a CSS selector, or short: `space=upper-0` is `[data-space="upper-0"]`, `undo` is
`[data-undo]`. `.step@1` is the second of several. `&NAME` is a text of the module, or one of those
below `## texts`, and `&{NAME}` the same within a word. What could not fail is refused, such as
`number X 0` if no other line of the module finds `X`.
"""

import json
import re
import shlex
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import partial
from itertools import chain, pairwise, product
from pathlib import Path
from textwrap import dedent
from typing import Any

import pytest
from attrs import evolve, frozen

import boardscore
from boardscore.book import read_book
from boardscore.documents.document_files import parse_toml
from tests.pad import short_links

from .conftest import PATIENCE, Pad, until

Line = tuple[int, str, list[str]]
"""The number of a line, its verb, and its words with its text as the last one."""
Verb = Callable[..., Any]
LONGEST_GAME = len("auctionland")
ELEMENTS = {"body", "dialog", "main", "summary"}
"""Short selectors that are no data attributes."""
ALONE = "open counts games reload print leave answered rest back look network-ends"
ALONE += " refuse-answers hold-answers allow-answers"
LEAST = {"attributes": 3, **dict.fromkeys(ALONE.split(), 0)}
LEAST |= dict.fromkeys(
    ("draw", "reads", "values", "same-book", "entries", "toml", "open-pack", "serve"), 2
)
"""The fewest words of a verb, if not one."""
MAY_BE_EMPTY = {"call", "enter", "fill", "load", "write", "reads", "values", "attributes", "is"}
"""The verbs that may have an empty text: they enter it, or compare the whole text."""


def stories(
    module: str, has_touch: bool = False, verbs: Mapping[str, Verb] = {}, **texts: str
) -> Callable[..., None]:
    """The test of a module's stories, each of which may use the texts by their names."""
    cases = dict(read_stories(module, texts))
    settings = {"has_touch": True, "is_mobile": True} if has_touch else {}

    @pytest.mark.parametrize("story", cases.values(), ids=cases)
    def test_story(new_pad: Callable[..., Pad], story: Story) -> None:
        story.play(partial(new_pad, **settings), verbs)

    return test_story


@frozen
class Story:
    """The lines of a story, and the texts that they may name."""

    lines: list[Line]
    texts: dict[str, str]

    def play(self, new_pad: Callable[..., Pad], verbs: Mapping[str, Verb] = {}) -> None:
        known, pads = {**self.texts}, {"first": new_pad()}
        pad = pads["first"]
        for number, verb, words in self.lines:
            try:
                given = [_resolved(word, known) for word in words]
                assert all(given) or verb in MAY_BE_EMPTY, "an empty text"
                if verb in {"tab", "browser"}:
                    known["LINK"] = pad.link()
                    pad = pads.get(given[0]) or (
                        evolve(pad, page=pad.context.new_page()) if verb == "tab" else new_pad()
                    )
                    pads[given[0]] = pad
                elif verb == "close":
                    pads.pop(given[0]).page.close()
                elif verb == "note":
                    known[given[0]] = str(pad.page.evaluate(given[1]))
                elif verb == "download":
                    with pad.page.expect_download(timeout=PATIENCE * 1000) as download:
                        find(pad, given[1]).click()
                    known[given[0]] = download.value.path().read_text(encoding="utf-8")
                elif verb in CHECKS:
                    held(partial(CHECKS[verb], pad, *given))
                else:
                    (ACTS | {**verbs})[verb](pad, *given)
            except Exception as error:
                error.add_note(f"in line {number}: {verb} {' '.join(words)}")
                raise


def _resolved(word: str, known: Mapping[str, str]) -> str:
    """A word with the texts that it names."""
    if word[:1] == "&" and word[1:2] != "{":
        return known[word[1:]]
    return re.sub(r"&\{(\w+)\}", lambda named: known[named[1]], word)


def read_stories(module: str, texts: Mapping[str, str]) -> Iterator[tuple[str, Story]]:
    """The stories of a module by their names, once for each row of their `each` lines."""
    read = [*_told(Path(module).with_suffix(".txt"))]
    told = {name: [*lines] for name, lines in read}
    assert len(told) == len(read), "two stories have the same name"
    known = dict(texts)
    for _, name, words in told.pop("texts", []):
        known[name[1:]] = _resolved(words[0], known)
    _check(told)
    for name, lines in told.items():
        tables = [words for _, verb, words in lines if verb == "each"]
        rows = [[shlex.split(row) for row in rows.splitlines()] for *_, rows in tables]
        assert all(len({row[0] for row in some}) == len(some) for some in rows), name
        for chosen in product(*rows):
            values = dict(known)
            for (*names, _), row in zip(tables, chosen, strict=True):
                values |= zip(names, (_resolved(cell, known) for cell in row), strict=True)
            called = " ".join([name, *(row[0] for row in chosen)])
            yield called, Story([line for line in lines if line[1] != "each"], values)


def _check(told: dict[str, list[Line]]) -> None:
    """Refuses stories that could not fail."""
    assert told, "no stories"
    for name, lines in told.items():
        assert any(verb in {*CHECKS, "look"} for _, verb, _ in lines), f"{name} checks nothing"
    found, absent = set(ELEMENTS), set[str]()
    for number, verb, words in chain(*told.values()):
        assert len(words) >= LEAST.get(verb, 1), f"line {number} lacks words"
        assert verb != "look" or words in ([], ["axe"], ["large"]), f"line {number} is no look"
        is_absent = verb == "number" and words[1:] == ["0"]
        several = verb in {"tap", "click", "touch"}
        (absent if is_absent else found).update(words if several else words[:1])
    assert absent <= found, f"no line finds {absent - found}"


def _told(file: Path) -> Iterator[tuple[str, Iterator[Line]]]:
    """The stories of a file by their names."""
    lines = [*enumerate(file.read_text(encoding="utf-8").splitlines(), start=1)]
    starts = [at for at, (_, line) in enumerate(lines) if line.startswith("## ")]
    assert starts[:1] == [0], "the first line begins no story"
    for (_, before), (number, line) in pairwise(lines):
        assert line[:1] != " " or before[:1] not in {"", ">", "#"}, f"line {number} is no text"
    for start, end in zip(starts, [*starts[1:], None]):
        yield lines[start][1][3:], _lines(lines[start + 1 : end])


def _lines(lines: list[tuple[int, str]]) -> Iterator[Line]:
    for at, (number, line) in enumerate(lines):
        if line and not line.startswith((" ", ">")):
            below = [below for _, below in lines[at + 1 :]]
            text = below[: next((n for n, one in enumerate(below) if one[:1] != " "), None)]
            verb, *words = shlex.split(line)
            yield number, verb, [*words, dedent("\n".join(text))] if text else words


def css(element: str) -> str:
    short = re.fullmatch(r"([a-z-]+)(?:=(.*))?", element)
    if not short or element in ELEMENTS:
        return element
    return f"[data-{element}]" if short[2] is None else f'[data-{short[1]}="{short[2]}"]'


def find(pad: Pad, element: str) -> Any:
    """The elements of a selector, or one of several."""
    selector, _, number = element.partition("@")
    found = pad.page.locator(css(selector))
    return found.nth(int(number)) if number else found


def text_of(pad: Pad, element: str) -> str:
    return str(find(pad, element).inner_text(timeout=PATIENCE * 1000))


def visit(pad: Pad, *words: str) -> None:
    """Opens a link or a game, Pier 18 in English unless the words say otherwise."""
    link = next((short_links.link(one) for one in words if len(one) > LONGEST_GAME), "")
    lang = next((one for one in words if one in {"en", "de"}), "en")
    games = [one for one in words if len(one) <= LONGEST_GAME and one != lang]
    pad.open(*games or ([short_links.document(link)["game"]] if link else []), lang=lang, link=link)


def again(pad: Pad, lang: str) -> None:
    """Opens the link of this game, perhaps in another language."""
    link = pad.link()
    pad.page.goto("about:blank")
    visit(pad, link, lang)


def tap(pad: Pad, *elements: str) -> None:
    for element in elements:
        find(pad, element).click(timeout=PATIENCE * 1000)
        pad.answered()


def touch(pad: Pad, *elements: str) -> None:
    """Taps the middle of elements with a finger."""
    for element in elements:
        box = pad.box(css(element))
        pad.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
        pad.answered()


def press(pad: Pad, *keys: str) -> None:
    for key in keys:
        pad.page.keyboard.press(key)
    pad.answered()


def size(pad: Pad, width: str, height: str) -> None:
    """Rotates the phone, or takes another one."""
    pad.page.set_viewport_size({"width": int(width), "height": int(height)})
    until(lambda: pad.page.evaluate("innerWidth") == int(width), "it keeps its width")


def held(check: Callable[[], object]) -> object:
    """Checks until it holds, as the page may still be at work; fails after a generous while."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with suppress(AssertionError):
            return check()
        time.sleep(0.01)
    return check()


def same(found: Sequence[Any], wanted: Sequence[Any]) -> None:
    assert [*found] == [*wanted], f"{[*found]} instead of {[*wanted]}"


def has(text: str, *parts: str) -> None:
    """Every part is in the text; a part after `!` is not."""
    assert parts
    for part in parts:
        assert (part.removeprefix("!") in text) == (part[:1] != "!"), text


def counts(pad: Pad, *numbers: str) -> None:
    """The counts on the page; `-` and those at the end are not entered."""
    wanted = [number.strip("-") for number in numbers]
    found = [one.input_value() for one in pad.page.locator("[data-count]").all()]
    assert found == [*wanted, *[""] * (7 - len(wanted))]


def values(pad: Pad, element: str, *wanted: str) -> None:
    same([one.input_value() for one in find(pad, element).all()], wanted)


def attributes(pad: Pad, element: str, name: str, *wanted: str) -> None:
    found = [one.get_attribute(name) for one in find(pad, element).all()]
    same(["-" if one is None else one for one in found], wanted)


def allow_answers(pad: Pad) -> None:
    """Answers come again; that requests failed is no mistake of the page."""
    pad.page.unroute("**/answer")
    pad.errors[:] = [one for one in pad.errors if not one.endswith("net::ERR_FAILED")]


def import_book(pad: Pad, text: str) -> None:
    """Half characters of a text are bytes that are no UTF-8."""
    content = text.encode(errors="surrogateescape")
    file: Any = {"name": "book.json", "mimeType": "", "buffer": content}
    pad.page.locator("[data-book-import]").set_input_files(file)
    pad.answered()


def games(pad: Pad, *parts: str) -> None:
    """The games of the list, by a part of each; a part after `!` is not in it."""
    rows = find(pad, "entry").all_inner_texts()
    attributes(pad, "entry", "data-entry", *map(str, range(len(parts))))
    for row, part in zip(rows, parts):
        has(" ".join(row.split()), part)


def open_pack(pad: Pad, name: str, text: str) -> None:
    file: Any = {"name": name, "mimeType": "", "buffer": text.encode()}
    pad.page.locator("[data-pack-file]").set_input_files(file)
    pad.answered()


def toml(_: Pad, text: str, parts: str) -> None:
    """A file has these values for some of its keys."""
    found, wanted = parse_toml(text), json.loads(parts)
    same([found[key] for key in wanted], [*wanted.values()])


def keep(pad: Pad, *words: str) -> None:
    """Opens a link or a game, and keeps it from the screen of its result."""
    pad.page.goto("about:blank")
    visit(pad, *words)
    tap(pad, "show=result", "keep")


def entries(_: Pad, book: str, wanted: str) -> None:
    """The games of a book have these parts and winners."""
    found = [one.data | {"winners": one.winners} for one in read_book(book)]
    parts = json.loads(wanted)
    same([{key: one[key] for key in part} for one, part in zip(found, parts, strict=True)], parts)


def back(pad: Pad, screen: str = "") -> None:
    """Uses the browser's *Back*, which may lead to a screen."""
    pad.page.go_back()
    if screen:
        until(lambda: pad.page.locator(f'main[data-screen="{screen}"]').count(), screen)
        pad.answered()


def scored(text: str) -> list[object]:
    """The score of a file in the library: the players, and who wins by what."""
    found = boardscore.score(boardscore.loads(text)).to_dict()
    return [found["players"], found["winners"], found["decided_by"]]


def piers(pad: Pad, *sides: str) -> None:
    players: list[dict[str, list[str]]] = parse_toml(pad.saved())["players"]
    same([side for one in players for side in one["pier"]], sides)


def does(act: Callable[..., object]) -> Callable[..., object]:
    return lambda pad, element, *words: (act(find(pad, element), *words), pad.answered())


ACTS: dict[str, Verb] = {
    # What a person does
    "open": visit,
    "again": again,
    "touch": touch,
    "size": size,
    "tap": tap,
    "keys": lambda pad, *keys: tap(pad, *(f"key={key}" for key in keys)),
    "draw": lambda pad, brush, *at: tap(pad, f"brush={brush}", *(f"space={one}" for one in at)),
    "lay": lambda pad, *sides: pad.lay([*sides]),
    "call": lambda pad, seat, name: pad.call(int(seat), name),
    "enter": lambda pad, element, text: find(pad, element).fill(text),
    "fill": lambda pad, element, text: pad.fill(css(element), text),
    "write": lambda pad, element, text: pad.write(css(element), text),
    "focus": does(lambda found: found.focus()),
    "type": does(lambda found, text: found.press_sequentially(text)),
    "choose": does(lambda found, value: found.select_option(value)),
    "press": press,
    "halves": lambda pad, *numbers: pad.halves(*map(int, numbers)),
    "reload": lambda pad: (pad.page.reload(), pad.answered()),
    "goto": lambda pad, query: (pad.page.goto(pad.address + query), pad.answered()),
    "print": lambda pad: pad.press_print(),
    "leave": lambda pad: pad.page.goto("about:blank"),
    "load": lambda pad, name, text: pad.load(name, text and f"{text}\n"),
    "import": import_book,
    "open-pack": open_pack,
    "keep": keep,
    "back": back,
    "follow": lambda pad, link: pad.page.evaluate(
        "link => { location.hash = link; }", short_links.link(link)
    ),
    "init": lambda pad, script: pad.context.add_init_script(script),
    "rest": lambda pad: (pad.page.wait_for_timeout(200), pad.answered()),
    "clock": lambda pad, time: pad.page.clock.set_fixed_time(time),
    "click": lambda pad, *elements: [find(pad, one).click() for one in elements],
    "refuse-answers": lambda pad: pad.page.route("**/answer", lambda route: route.abort()),
    "hold-answers": lambda pad: pad.page.route("**/answer", lambda _: None),
    "serve": lambda pad, name, text: pad.page.route(
        f"**/{name}", lambda route: route.fulfill(body=text)
    ),
    "allow-answers": allow_answers,
    "answered": lambda pad: pad.answered(),
    "run": lambda pad, script: (pad.page.evaluate(script), pad.answered()),
}
CHECKS: dict[str, Verb] = {
    # What a person sees
    "totals": lambda pad, *totals: same(pad.totals(), totals),
    "reads": lambda pad, element, *texts: same(find(pad, element).all_inner_texts(), texts),
    "says": lambda pad, element, *parts: has(text_of(pad, element), *parts),
    "starts": lambda pad, element, text: same(text_of(pad, element)[: len(text)], text),
    "wait-for": lambda pad, script: until(lambda: pad.page.evaluate(script), script),
    "counts": counts,
    "games": games,
    "values": values,
    "attributes": attributes,
    "number": lambda pad, element, number: same([find(pad, element).count()], [int(number)]),
    "hidden": lambda pad, what: same([one.is_hidden() for one in find(pad, what).all()], [True]),
    "focused": lambda pad, element: same([find(pad, f"{css(element)}:focus").count()], [1]),
    "is": lambda pad, script, wanted="True": same([str(pad.page.evaluate(script))], [wanted]),
    # What is in the link, in the saved file and on paper
    "pier": lambda pad, *sides: same(pad.entered().get("pier", []), sides),
    "saves": lambda pad, *parts: has(pad.saved(), *parts),
    "saves-score": lambda pad, text: same(scored(pad.saved()), scored(text)),
    "entries": entries,
    "toml": toml,
    "same-book": lambda _, one, other: same(read_book(one), read_book(other)),
    "piers": piers,
    "prints": lambda pad, *parts: has(pad.printed(), *parts),
    "player": lambda pad, text: same([pad.entered()], [json.loads(text)]),
    "scores": lambda pad, *words: pad.shows(
        boardscore.loads(words[-1]), empty=next(map(int, words[:-1]), None)
    ),
}
