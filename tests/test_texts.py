"""The texts of boardscore: complete in every language, all used, and safe to print."""

import ast
import json
import re
import string
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import boardscore
from boardscore import LANGUAGES, Message, auctionland, pier18, say
from boardscore.core import registry as games
from boardscore.pad import page_files
from boardscore.texts import _FILES, CATALOGUES, read
from boardscore.verify.game_kit import kit_of
from tests.imports import nodes, tree
from tests.tables import from_table, read_table

for game in games.names():  # adds the texts of facets and misreadings to the others
    assert kit_of(game)
Data = dict[str, Any]
EN, DE = CATALOGUES["en"], CATALOGUES["de"]

SAME_IN_BOTH: Any = set(read_table(__file__, "SAME_IN_BOTH"))
"""Texts without translation: names, words of both languages, and punctuation."""


def fields(text: str) -> list[tuple[str, str]]:
    """The placeholders of a text, each with its plural forms, if any."""
    parsed = string.Formatter().parse(text)
    return [(name, spec or "") for _, name, spec, _ in parsed if name is not None]


def placeholders(text: str) -> set[str]:
    return {name for name, _ in fields(text)}


# The catalogues


def test_no_key_is_missing_in_a_language() -> None:
    assert set(EN) - set(DE) == set()
    assert set(DE) - set(EN) == set()


def test_a_text_has_the_same_placeholders_in_every_language() -> None:
    assert {key for key in EN if placeholders(EN[key]) != placeholders(DE[key])} == set()


def test_german_and_english_texts_differ() -> None:
    assert {key for key, text in EN.items() if DE[key] == text} == SAME_IN_BOTH


@pytest.mark.parametrize("lang", CATALOGUES)
def test_texts_are_tidy(lang: str) -> None:
    """No white space at the ends, none doubled, no line breaks, accents in composed form."""
    untidy = {
        key
        for key, text in CATALOGUES[lang].items()
        if text != " ".join(text.split())
        or not text.isprintable()
        or not unicodedata.is_normalized("NFC", text)
    }
    assert untidy == set()
    assert all(CATALOGUES[lang].values())


@pytest.mark.parametrize("lang", CATALOGUES)
def test_placeholders_are_plain_names(lang: str) -> None:
    names = {name for text in CATALOGUES[lang].values() for name in placeholders(text)}
    assert {name for name in names if not name.isidentifier()} == set()


@pytest.mark.parametrize("lang", CATALOGUES)
def test_plurals_have_two_forms(lang: str) -> None:
    forms = {form for text in CATALOGUES[lang].values() for _, form in fields(text)}
    plurals = {form for form in forms if "|" in form}
    assert plurals
    for plural in plurals:
        one, many = plural.split("|")
        assert "" != one != many != ""


def test_a_key_is_in_one_file() -> None:
    """Otherwise the sentence depends on what was loaded before."""
    files = [*SOURCE.glob("texts/*.json"), *SOURCE.rglob("texts.json")]
    texts = [file.read_text(encoding="utf-8") for file in files]
    keys = Counter(key for text in texts for key, _ in json.loads(text, object_pairs_hook=list))
    assert len(files) > 10
    assert [key for key, number in keys.items() if number > 1] == []


def test_german_help_begins_with_a_verb() -> None:
    """Every help text begins with a verb such as "Zeigt", never with one such as "Zeigen"."""
    verbs = {
        key: text.split()[0].rstrip(",")
        for key, text in DE.items()
        if key.startswith("help.") and text.endswith(".") and not key.endswith((".usage", ".more"))
    }
    assert len(verbs) > 50
    assert {
        key: verb for key, verb in verbs.items() if not re.fullmatch("[A-Z][a-zäöü]+t", verb)
    } == {}


# Keys in the code

SOURCE = Path(boardscore.__file__).parent
NAMESPACES = {key.partition(".")[0] for key in EN if "." in key}
KEY = re.compile(rf"({'|'.join(sorted(NAMESPACES))})(\.[a-z0-9_*-]+)+")
FILLED = {
    "category": ("beaches", "theme_parks"),
    "words": ("plan_count", "plan_none", "plan_many", "plan_number"),
}
"""Parts of keys that code fills in with a few values, by the name of the variable."""
FIRST_ARGUMENTS = {
    "Message": "{}",
    "wrong": "usage.{}",
    "no_such": "usage.{}",
    "unknown": "{}_near",
}
"""Functions whose first argument names a key."""


@cache
def parsed_modules() -> dict[Path, ast.Module]:
    """Every module except those of texts, by its path in the package without the suffix."""
    files = (file for file in sorted(SOURCE.rglob("*.py")) if "texts" not in file.parts)
    return {file.relative_to(SOURCE).with_suffix(""): tree(file) for file in files}


def modules() -> Iterable[ast.Module]:
    return parsed_modules().values()


def patterns(node: ast.AST) -> list[str]:
    """The texts that an expression may stand for; `*` stands for a part filled in."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return [node.value]
    if not isinstance(node, ast.JoinedStr):
        return []
    found = [""]
    for part in node.values:
        is_filled = isinstance(part, ast.FormattedValue)
        ends = FILLED.get(ast.unparse(part.value), "*") if is_filled else patterns(part)
        found = [start + end for start in found for end in ends]
    return found


def calls(tree: ast.Module, function: str) -> Iterator[ast.Call]:
    for node in nodes(tree):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name), args=[_, *_]):
                if name == function:
                    yield node


@cache
def named_keys(tree: ast.Module) -> frozenset[str]:
    """All keys that a module names; a composed key has a `*`."""
    joined = (node for node in nodes(tree) if isinstance(node, ast.JoinedStr))
    pieces = {id(part) for node in joined for part in node.values}
    texts = (key for node in nodes(tree) if id(node) not in pieces for key in patterns(node))
    found = {key for key in texts if KEY.fullmatch(key)}
    for function, form in FIRST_ARGUMENTS.items():
        keys = (key for call in calls(tree, function) for key in patterns(call.args[0]))
        found |= {form.format(key) for key in keys if function != "Message" or key[:1] != "*"}
    return frozenset(found)


@cache
def used() -> frozenset[str]:
    return frozenset(key for tree in modules() for key in named_keys(tree))


@pytest.mark.long
def test_the_walk_finds_keys_of_every_form() -> None:
    assert {"space", "line.lovers", "error.unknown_key", "error.unknown_key_near"} <= used()
    assert {"symbol.*", "clause.*.title", "line.beaches_without_table"} <= used()


@pytest.mark.long
def test_every_key_that_the_code_names_exists() -> None:
    assert {key for key in used() if not fits(key, EN)} == set()


def fits(pattern: str, keys: Iterable[str]) -> bool:
    """Whether a key, in which `*` stands for a part filled in, is one of others."""
    return any(fnmatchcase(key, pattern) for key in keys) if "*" in pattern else pattern in keys


@pytest.mark.long
def test_every_key_is_used() -> None:
    """In Python, or in a script of the pad, here or in the documentation."""
    root = Path(__file__).parents[1]
    folders = (root / "src" / "boardscore", root / "docs" / "offline")
    scripts = [script for folder in folders for script in folder.rglob("*.js")]
    sources = {str(one): one.read_text("utf-8") for one in scripts}
    hints = {key for key in EN if key.endswith("_hint") and f'"{key}"' in "".join(sources.values())}
    named = {*page_files.words(sources), *hints}
    composed = [one for one in used() if "*" in one]
    others = {key for key in EN if not any(fits(one, [key]) for one in composed)}
    assert others - used() - named == set()


@pytest.mark.long
@pytest.mark.parametrize("lang", CATALOGUES)
def test_texts_of_one_game_belong_to_it(lang: str) -> None:
    """Texts that only the folders of one game use belong to that game."""
    named_by: dict[str, set[str]] = {}
    for file, parsed in parsed_modules().items():
        owner = next((game for game in games.names() if game in file.parts), "")
        for key in named_keys(parsed) & EN.keys():
            named_by.setdefault(key, set()).add(owner)
    alone = {game: {key for key, by in named_by.items() if by == {game}} for game in games.names()}
    assert all(len(keys) > 50 for keys in alone.values())
    strangers = {game: keys - set(words(lang, game)) for game, keys in alone.items()}
    assert strangers == {game: set() for game in alone}


@pytest.mark.parametrize("lang", CATALOGUES)
def test_no_key_belongs_to_both_games(lang: str) -> None:
    first, second = (set(words(lang, game)) for game in games.names())
    assert first & second == set()


def words(lang: str, game: str) -> dict[str, str]:
    return {key: CATALOGUES[lang][key] for key in read("boardscore", f"{game}/texts")}


def plain_messages() -> list[tuple[str, set[str]]]:
    """The messages that code creates with a complete key and named arguments only."""
    return [
        (key, {argument.arg for argument in call.keywords if argument.arg})
        for tree in modules()
        for call in calls(tree, "Message")
        if all(argument.arg for argument in call.keywords)
        for key in patterns(call.args[0])
        if key in EN
    ]


@pytest.mark.long
def test_every_message_has_all_arguments_of_its_text() -> None:
    lacking = {key: placeholders(EN[key]) - given for key, given in plain_messages()}
    assert len(lacking) > 50
    assert {key: names for key, names in lacking.items() if names} == {}


# Rendering


def message_of(data: Any) -> Any:
    """A message from its key and arguments, among which others may be."""
    if isinstance(data, list):
        return tuple(map(message_of, data))
    if not isinstance(data, dict):
        return data
    return Message(data["key"], **{k: message_of(one) for k, one in data.items() if k != "key"})


@from_table
def test_a_message_in_words(message: Data, english: str, german: str) -> None:
    """Numbers in singular and plural; nested messages and lists are in the same language."""
    found = message_of(message)
    assert say(found) == say(found, "en") == english
    assert say(found, "de") == german


@from_table
def test_a_list_has_a_word_before_its_last_item(
    needed: list[str], english: str, german: str
) -> None:
    message = Message("table.no_winner", missing=needed)
    assert say(message).endswith(english)
    assert say(message, "de").endswith(german)


def test_objects_with_a_message_are_shown_by_it() -> None:
    space, cell = pier18.Space(pier18.Side.LOWER, 4), auctionland.Cell(2, 0)
    poet = Message("symbol_at", symbol=pier18.Symbol.POET, space=space)
    assert say(poet) == "Poet at lower 5"
    assert say(poet, "de") == "Dichter unten 5"
    places = Message("error.both", keys=(cell, auctionland.Cell(2, 1)))
    assert "row 3, column 1, row 3, column 2" in say(places)


@pytest.mark.parametrize(
    ("place", "english", "german"),
    [
        (pier18.Space(pier18.Side.UPPER, 0), "upper 1", "oben 1"),
        (auctionland.Cell(0, 3), "row 1, column 4", "Reihe 1, Spalte 4"),
    ],
)
def test_a_place_is_counted_from_1_in_words_and_from_0_in_the_arguments(
    place: Any, english: str, german: str
) -> None:
    assert (say(place.message), say(place.message, "de")) == (english, german)
    assert place.message.args["column"] == place.column


NASTY = "\x00\x07\x1b\n\r\t\x7f\x9b\u061c\u200e\u202e\u2066\u2028\u2029\ufeff\ud800\udfff"


@pytest.mark.parametrize("char", NASTY)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_messages_contain_no_control_characters(char: str, lang: str) -> None:
    name = f"An{char}na"
    inner = Message("error.json_constant", got=name)
    for argument in (name, (name, name), [name], inner, (inner,)):
        said = say(Message("error.json_constant", got=argument), lang)
        assert char not in said
        assert said.isprintable()
        assert f"{ord(char):02x}" in said


# Messages as values


def test_messages_are_equal_by_key_and_arguments_in_any_order_and_so_is_their_repr() -> None:
    one, other = Message("space", side="a", column=1), Message("space", column=1, side="a")
    assert one == other
    assert len({one, other}) == 1
    one.args.clear()
    assert one == other
    for key, args in (("cell", {"row": 1}), ("space", {"row": 2}), ("space", {"column": 1})):
        assert Message("space", row=1) != Message(key, **args)
    assert Message("space", row=1) not in {Message("space"), Message("space", row=1, column=1)}
    message = Message("space", side=Message("side.upper"), column=4)
    assert repr(message) == "Message('space', side=Message('side.upper'), column=4)"
    assert eval(repr(message)) == message


def test_changing_a_list_does_not_change_a_message_made_with_it() -> None:
    names = ["pier"]
    message = Message("error.both", keys=names)
    said, number = say(message), hash(message)
    names.append("cards")
    assert (say(message), hash(message)) == (said, number)


@pytest.mark.parametrize("lang", CATALOGUES)
def test_a_reason_begins_with_a_capital_letter_and_avoids_nobody(lang: str) -> None:
    """It may begin with a number or a placeholder."""
    reasons = {
        key: text
        for key, text in CATALOGUES[lang].items()
        if key.startswith("line.") or key == "explain.no_lines"
    }
    assert len(reasons) == 25
    assert [key for key, text in reasons.items() if text[0].islower() or "obody" in text] == []


@pytest.mark.long
def test_the_library_has_every_text_that_it_names() -> None:
    """Also without the texts of `verify`, which is not imported by the library."""
    known = read("boardscore", *_FILES)
    parts = {path: tree for path, tree in parsed_modules().items() if "verify" not in path.parts}
    named = {(str(path), key) for path, tree in parts.items() for key in named_keys(tree)}
    assert [(path, key) for path, key in sorted(named) if not fits(key, known)] == []


class Mistaken:
    """A value whose words fail, in a game that someone writes."""

    def in_words(self, lang: str) -> str:
        return {"en": "gold"}[lang]


def test_a_mistake_in_an_argument_is_not_blamed_on_the_text() -> None:
    message = Message("line.patrons", points=Mistaken())
    with pytest.raises(KeyError, match=r"^'de'$"):
        message.text("de")
