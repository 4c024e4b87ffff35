"""The words of texts and pages are plain, and each thing has one word.

`docs/glossary.toml` names the things, `tests/words.toml` lists the words to avoid, with exceptions.
"""

import inspect
import json
import re
import tomllib
from collections.abc import Callable, Iterable, Iterator
from functools import cache
from importlib import import_module
from itertools import chain
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import pytest

from boardscore import LANGUAGES
from boardscore.texts import _FILES
from tests.tables import from_table

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"
PACKAGE = ROOT / "src" / "boardscore"
PUBLIC = ("", ".pier18", ".auctionland", ".testing", ".clauses", ".schemas", ".packs")
"""The modules whose docstrings people read."""
CODE = re.compile(
    r"^```.*?^```$|^ {0,8}(>>>|\.\.\.) .*?$|`[^`\n]*`|\{\w+(?=[:}])|\]\([^)\n]*\)|<[^>\n]+>",
    re.M | re.S,
)
"""What is not prose: code, addresses of links, tags and the names of what a text fills in."""
STYLE: list[dict[str, Any]] = tomllib.loads(
    (ROOT / "tests" / "words.toml").read_text(encoding="utf-8")
)["avoid"]


class Passage(NamedTuple):
    """A piece of prose, and where it begins."""

    file: Path
    line: int
    text: str


class Avoided(NamedTuple):
    """A word to avoid, the better one, and the sentences in which the word is fine."""

    word: re.Pattern[str]
    better: str
    fine: tuple[re.Pattern[str], ...] = ()

    def found_in(self, text: str) -> Iterator[re.Match[str]]:
        """Every place where the word is wrong."""
        spans = [found.span() for one in self.fine for found in one.finditer(text)]
        for found in self.word.finditer(text):
            if not any(start <= found.start() and found.end() <= end for start, end in spans):
                yield found


def pattern(text: str) -> re.Pattern[str]:
    return re.compile(text.replace(" ", r"\s+"))


@cache
def avoided(place: str, lang: str) -> list[Avoided]:
    """The words to avoid in a place and language."""
    things = tomllib.loads((DOCS / "glossary.toml").read_text(encoding="utf-8"))["groups"]
    never = (one for group in things for one in group["words"] if f"{lang}_never" in one)
    return [
        *(Avoided(pattern(one[f"{lang}_never"]), one[lang]) for one in never),
        *(
            Avoided(pattern(one["word"]), one["better"], tuple(fine(one, place)))
            for one in STYLE
            if one["lang"] == lang and place in one.get("places", [place])
        ),
    ]


def fine(word: dict[str, Any], place: str) -> Iterator[re.Pattern[str]]:
    """The sentences in which a word is right, in a place."""
    for one in word.get("fine", ()):
        if one.get("place", place) == place:
            yield pattern(one["text"])


def wrong_words(passages: Iterable[Passage], place: str, lang: str) -> list[str]:
    """Every wrong word: where it is, the word and the better one."""
    return [
        f"{file.relative_to(ROOT)}:{line + text.count(chr(10), 0, found.start())}: "
        f"{' '.join(found[0].split())} -> {word.better}"
        for file, line, text in passages
        for word in avoided(place, lang)
        for found in word.found_in(text)
    ]


def without_code(text: str) -> str:
    """A text with blanks in place of code, so that what remains keeps its line."""
    return CODE.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)


# Places


def texts_of(*files: Path) -> Callable[[str], Iterator[Passage]]:
    """The texts of catalogues, which end with those in both languages."""

    def found(lang: str) -> Iterator[Passage]:
        for file, number, line in lines_of(*files):
            for parts in json.loads(f"{{{line.strip('{},')}}}").values():
                yield Passage(file, number, without_code(parts[LANGUAGES.index(lang) - 2]))

    return found


def lines_of(*files: Path) -> Iterator[tuple[Path, int, str]]:
    for file in files:
        for number, line in enumerate(file.read_text(encoding="utf-8").splitlines(), 1):
            yield file, number, line


def values_of(keys: str, *files: Path) -> Iterator[Passage]:
    """The texts of some keys in JSON files."""
    sentence = re.compile(rf'"(?:{keys})": "(.*?)(?<!\\)"')
    for file, number, line in lines_of(*files):
        yield from (Passage(file, number, found[1]) for found in sentence.finditer(line))


def templates(lang: str) -> Iterator[Passage]:
    for file, number, line in lines_of(*PACKAGE.glob(f"*/template.{lang}.toml")):
        yield Passage(file, number, line.partition("#")[2])


def vectors(lang: str) -> Iterator[Passage]:
    suffix = "" if lang == "en" else f"_{lang}"
    return values_of(f"title{suffix}|why{suffix}", *PACKAGE.glob("*/verify/vectors/*.json"))


def whole(page: Path) -> Passage:
    return Passage(page, 1, without_code(page.read_text(encoding="utf-8")))


def pages(lang: str) -> Iterator[Passage]:
    """The prose of the documentation, and of the cases that it shows."""
    german = sorted((DOCS / "de").glob("*.md"))
    english = [*sorted(DOCS.glob("*.md")), *sorted((DOCS / "reference").glob("*.md"))]
    yield from map(whole, german if lang == "de" else english)
    for file, number, line in lines_of(DOCS / "cases.toml"):
        if line.startswith(f"{lang} = "):
            yield Passage(file, number, without_code(line.partition("=")[2]))


def schemas(_: str) -> Iterator[Passage]:
    """The descriptions in the JSON Schemas, which pages show as tables of keys."""
    files = (*PACKAGE.rglob("schemas/*.json"), *PACKAGE.rglob("schemas.json"))
    return values_of(r"description|title|\$comment", *files)


def front_pages(_: str) -> Iterator[Passage]:
    """What people read in the repository."""
    return map(whole, (ROOT / "README.md", ROOT / "CONTRIBUTING.md"))


def docstrings(_: str) -> Iterator[Passage]:
    """The docstrings of the public interface: of modules, and of what they export."""
    return docstrings_of(PUBLIC)


def docstrings_of_tables(_: str) -> Iterator[Passage]:
    """Those of the part that cannot be imported without its extra."""
    pytest.importorskip("pyarrow", reason="tables need the extra boardscore[table]")
    return docstrings_of([".table"])


def docstrings_of(names: Iterable[str]) -> Iterator[Passage]:
    seen: set[int] = set()
    for name in names:
        module = import_module(f"boardscore{name}")
        yield from documented(module, module)
        for exported in exports(module):
            for one in chain([exported], members(exported)):
                if id(one) not in seen:
                    seen.add(id(one))
                    yield from documented(one, module)


def exports(module: ModuleType) -> list[object]:
    """The names of `__all__`, or else those that a module defines."""
    own = (
        n for n, one in vars(module).items() if getattr(one, "__module__", "") == module.__name__
    )
    return [getattr(module, name) for name in getattr(module, "__all__", own) if name[0] != "_"]


def members(exported: object) -> Iterator[Any]:
    """The public methods and properties of a class."""
    if inspect.isclass(exported):
        for name, one in vars(exported).items():
            if not name.startswith("_"):
                yield one.fget if isinstance(one, property) else getattr(one, "__func__", one)


def documented(one: Any, module: ModuleType) -> Iterator[Passage]:
    """The docstring of a module, a class or a function of this package."""
    if inspect.ismodule(one):
        yield Passage(Path(str(module.__file__)), 1, without_code(one.__doc__ or ""))
    elif inspect.isclass(one) or inspect.isfunction(one):
        file = Path(inspect.getsourcefile(one) or "")
        if one.__doc__ and PACKAGE in file.parents:
            lines, start = inspect.getsourcelines(one)
            before = next((at for at, line in enumerate(lines) if '"""' in line), 0)
            yield Passage(file, start + before, without_code(one.__doc__))


OF_VERIFY = [
    PACKAGE / "verify" / "texts.json",
    *(file for name in ("facets", "misreadings") for file in PACKAGE.glob(f"*/verify/{name}.json")),
]
PLACES: dict[str, tuple[Callable[[str], Iterator[Passage]], tuple[str, ...]]] = {
    "library": (texts_of(*(PACKAGE / f"{name}.json" for name in _FILES)), LANGUAGES),
    "library of templates": (templates, LANGUAGES),
    "verify": (texts_of(*OF_VERIFY), LANGUAGES),
    "vectors": (vectors, LANGUAGES),
    "docs": (pages, LANGUAGES),
    "schemas": (schemas, ("en",)),
    "front pages": (front_pages, ("en",)),
    "docstrings": (docstrings, ("en",)),
    "docstrings of tables": (docstrings_of_tables, ("en",)),
}
"""Where people read boardscore, and in which languages."""


@pytest.mark.apart
@pytest.mark.parametrize(
    ("place", "lang"),
    [
        pytest.param(place, lang, marks=pytest.mark.long if place == "vectors" else ())
        for place, (_, langs) in PLACES.items()
        for lang in langs
    ],
)
def test_the_words_are_plain(place: str, lang: str) -> None:
    passages = list(PLACES[place][0](lang))
    assert sum(bool(passage.text.strip()) for passage in passages) > 1
    found = wrong_words(passages, place.partition(" of ")[0], lang)
    assert not found, "\n".join(["", *found])


# The lists themselves


@from_table
def test_a_word_with_two_meanings_is_wrong_in_one(text: str, words: list[str]) -> None:
    passage = Passage(ROOT / "page.md", 1, without_code(text))
    found = wrong_words([passage], "docs", "en")
    assert [one.split(": ")[1].partition(" -> ")[0] for one in found] == words


def test_a_wrong_word_is_named_with_its_line_and_the_better_word() -> None:
    passage = Passage(ROOT / "page.md", 3, "One line.\nNobody\nbids.")
    assert wrong_words([passage], "docs", "en") == ["page.md:4: Nobody -> no one"]


def test_every_exception_has_a_reason() -> None:
    assert all(fine["why"] for one in STYLE for fine in one.get("fine", ()))
    assert {one["lang"] for one in STYLE} == set(LANGUAGES)
    named = {place for one in STYLE for place in one.get("places", ())}
    named |= {fine["place"] for one in STYLE for fine in one.get("fine", ()) if "place" in fine}
    assert named <= set(PLACES)


@pytest.mark.parametrize(("lang", "page"), [("en", "glossary.md"), ("de", "de/glossar.md")])
def test_the_glossary_has_a_page_in_each_language(lang: str, page: str) -> None:
    marker = "<!-- glossary -->" if lang == "en" else f"<!-- glossary, {lang} -->"
    assert marker in (DOCS / page).read_text(encoding="utf-8")
