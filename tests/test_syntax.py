"""Invalid TOML and JSON: the position of the error, and suggestions."""

import pytest

from boardscore import LANGUAGES, DocumentError, Problem
from boardscore.documents.document_files import MOST_PARTS, parse_json, parse_toml
from tests.tables import from_table

UNCLOSED = "a quote or a bracket is not closed"
NO_VALUE = "a value is missing"
EQUALS = "write = between a key and its value"
TEXT = 'text needs quotes, as in "Anna"; true and false are lower case'
DATE = 'a date needs quotes, as in "04-17"'
COMMA = "a comma is missing before this point"
SEPARATOR = "a comma or a colon is missing before this point"
COMMA_EXTRA = "there is one comma too many"
NO_COMMENTS = "JSON has no comments"
JSON_TEXT = 'keys and text need double quotes, as in "name"; true, false and null are lower case'
TOML_COMMENT = "a comment begins with #"
ONE_LINE = "a table in braces must be on one line"
JSON_FILE = "this looks like JSON; the name of a JSON file ends in .json"
TOML_FILE = "JSON begins with {; the name of a TOML file ends in .toml"


def quotes(sign: str, code: str) -> str:
    """The message about a character that is not a quote."""
    return f"'{sign}' ({code}) is not a quote here; write \""


def strange(sign: str, code: str) -> str:
    """The message about an unexpected character."""
    return f"'{sign}' ({code}) does not belong here"


TOML: list[tuple[str, int, int, str]] = [
    ("game = pier18", 1, 8, TEXT),
    ("a = True", 1, 5, TEXT),
    ('pier = ["Q., "A."]', 1, 15, UNCLOSED),
    ("a = [yes]", 1, 6, TEXT),
    ("a = [\n  1,\n  yes]", 3, 3, TEXT),
    ("a = 04-17", 1, 6, DATE),
    ("a = 17.4.", 1, 9, DATE),
    ("a = 12-31", 1, 7, DATE),
    ("a = “x”", 1, 5, quotes("“", "U+201C")),
    ("a = „x“", 1, 5, quotes("„", "U+201E")),
    ("a = ‘x’", 1, 5, quotes("‘", "U+2018")),
    ("a = «x»", 1, 5, quotes("«", "U+00AB")),
    ("a = `x`", 1, 5, quotes("`", "U+0060")),
    ("a = ＂x＂", 1, 5, quotes("＂", "U+FF02")),
    ("a = １", 1, 5, strange("１", "U+FF11")),
    ("ａ = 1", 1, 1, strange("ａ", "U+FF41")),
    ("a\u00a0= 1", 1, 2, strange("\u00a0", "U+00A0")),
    ("a = 1\n\ufeffb = 2", 2, 1, strange("\\ufeff", "U+FEFF")),
    ("a = 1\n\0", 2, 1, strange("\\x00", "U+0000")),
    ('a = "x\x1b"', 1, 7, strange("\\x1b", "U+001B")),
    ('game: "pier18"', 1, 5, EQUALS),
    ("game\n", 1, 5, ""),
    ("a =\nb = 1", 1, 4, NO_VALUE),
    ("a = ", 1, 4, NO_VALUE),
    ("a = # none\n", 1, 5, NO_VALUE),
    ("a = { b = , c = 1 }", 1, 11, NO_VALUE),
    ('a = "x\nb = 1', 1, 7, UNCLOSED),
    ('a = "x', 1, 7, UNCLOSED),
    ('a = """\nx\n', 2, 2, UNCLOSED),
    ('a = ["x"\nb = 1', 2, 1, UNCLOSED),
    ('a = ["x"\n[[b]]\n', 2, 1, UNCLOSED),
    ('a = ["x",\nb = 1', 2, 1, UNCLOSED),
    ("a = [1,\n\n", 1, 8, UNCLOSED),
    ("[[players]", 1, 10, ""),
    ('a = ["x" "y"]', 1, 10, COMMA),
    ('a = [\n  "x"\n  "y"\n]', 3, 3, COMMA),
    ("a = [1 2]", 1, 8, COMMA),
    ("a = [[1] [2]]", 1, 10, COMMA),
    ("a = [1,, 2]", 1, 8, COMMA_EXTRA),
    ("a = { b = 1, }", 1, 14, COMMA_EXTRA),
    ("a = 1 2", 1, 7, ""),
    ("a = 1 a = 2", 1, 7, ""),
    ('a = "x";', 1, 8, ""),
    ("// x", 1, 1, TOML_COMMENT),
    ("a = 1 // x", 1, 7, TOML_COMMENT),
    ("a = {\n b = 1 }", 1, 6, ONE_LINE),
    ("a = { b = 1,\n c = 2 }", 1, 13, ONE_LINE),
    ("a = { b = 1", 1, 12, UNCLOSED),
    ("= 1", 1, 1, ""),
    ('{"a": 1}', 1, 1, JSON_FILE),
    (' \n{"a": 1}', 2, 1, JSON_FILE),
]
JSON: list[tuple[str, int, int, str]] = [
    ("{game: 1}", 1, 2, JSON_TEXT),
    ("{'game': 1}", 1, 2, JSON_TEXT),
    ('{"a": True}', 1, 7, JSON_TEXT),
    ("{“a”: 1}", 1, 2, quotes("“", "U+201C")),
    ('{"a":\u00a01}', 1, 6, strange("\u00a0", "U+00A0")),
    ("\ufeff{}", 1, 1, strange("\\ufeff", "U+FEFF")),
    ('{"a": "x\ty"}', 1, 9, strange("\\x09", "U+0009")),
    ('{"a": "x\ny"}', 1, 9, UNCLOSED),
    ('{"a": [1, 2', 1, 12, UNCLOSED),
    ('{"a": "x', 1, 7, UNCLOSED),
    ('{"a": 1\n', 1, 8, UNCLOSED),
    ('{"a": , "b": 1}', 1, 7, NO_VALUE),
    ('{"a":}', 1, 6, NO_VALUE),
    ('{"a" 1}', 1, 6, SEPARATOR),
    ('{"a": 1 "b": 2}', 1, 9, SEPARATOR),
    ('{"a": [1 2]}', 1, 10, SEPARATOR),
    ('{"a": [{} {}]}', 1, 11, SEPARATOR),
    ('{"a": 1} // x', 1, 10, NO_COMMENTS),
    ("# x\n{}", 1, 1, NO_COMMENTS),
    ('{"a": /* x */ 1}', 1, 7, NO_COMMENTS),
    ('game = "pier18"', 1, 1, TOML_FILE),
    ("\n[[players]]", 2, 3, JSON_TEXT),
    ('{"a": 1}\n{"a": 1}', 2, 1, ""),
    ('{"a": 1}}', 1, 9, ""),
    ('{"a": "\\x"}', 1, 8, ""),
    ('{"a": .5}', 1, 7, ""),
]


def problem(form: str, text: str) -> Problem:
    """The problem of a text."""
    with pytest.raises(DocumentError) as caught:
        (parse_toml if form == "toml" else parse_json)(text)
    (found,) = caught.value.problems
    return found


@pytest.mark.parametrize(
    ("form", "text", "line", "column", "hint"),
    [("toml", *row) for row in TOML] + [("json", *row) for row in JSON],
)
def test_the_position_of_an_error_and_suggestions(
    form: str, text: str, line: int, column: int, hint: str
) -> None:
    found = problem(form, text)
    assert found.code == form
    told = found.describe().splitlines()[0]
    where = f"this is not valid {form.upper()} at line {line}, column {column}"
    assert told == (f"{where}: {hint}" if hint else where)
    assert found.span is not None
    assert (found.span.line + 1, found.span.start + 1) == (line, column)


@pytest.mark.parametrize("text", ['{"a": [1,]}', '{"a": 1,}', '{"a": 1 , }'])
def test_a_comma_at_the_end_of_json(text: str) -> None:
    """The reported position depends on the version of Python: at the comma or after it."""
    assert problem("json", text).describe().splitlines()[0].endswith(f": {COMMA_EXTRA}")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_hint_in_every_language(lang: str) -> None:
    said = {
        problem(form, row[0]).describe(lang).splitlines()[0]
        for form, rows in (("toml", TOML), ("json", JSON))
        for row in rows
    }
    assert all(said)
    assert len(said) >= 30


@pytest.mark.long
@pytest.mark.parametrize(
    "text",
    [
        "a = [" + "b" * 450_000 + " " + "c" * 450_000,
        "a" * 450_000 + " " + "b" * 450_000,
        ("a = 1" + " " * 13) * MOST_PARTS,
        "[" * 400 + '"' * 900_000,
        "\n" * 900_000 + "?",
    ],
    ids=["list", "key", "values", "quotes", "lines"],
)
@pytest.mark.parametrize("form", ["toml", "json"])
def test_suggestions_for_a_long_text_are_as_fast_as_for_a_short_one(form: str, text: str) -> None:
    assert problem(form, text).code == form


# Duplicate keys


@from_table
def test_duplicate_key_in_toml(text: str, key: str, line: int, spot: str) -> None:
    found = problem("toml", text)
    assert found.code == "duplicate_key"
    assert found.message.args["got"] == f'"{key}"'
    assert found.span is not None
    assert found.span.line + 1 == line
    assert text.splitlines()[line - 1][found.span.start : found.span.end] == spot


@pytest.mark.parametrize("name", ["players", "cards", "tiles"])
@pytest.mark.parametrize("text", ["[x]\nb = 1\n[x]\nb = 2", "[[x]]\n[x]"])
def test_duplicate_table_in_toml_may_belong_to_a_list(text: str, name: str) -> None:
    found = problem("toml", text.replace("x", name))
    assert found.code == "duplicate_key"
    assert f"did you mean [[{name}]]?" in found.describe()
    assert found.describe().endswith(f"\n    [{name}]\n    ^^{'^' * len(name)}")


def test_duplicate_table_that_is_not_a_list() -> None:
    told = problem("toml", "[rulings]\n[rulings]").describe()
    assert told == 'the key "rulings" appears twice\n    [rulings]\n    ^^^^^^^^^'


@from_table
def test_valid_toml_has_no_duplicate_keys(text: str) -> None:
    """The mistake follows it."""
    parse_toml(text)
    assert problem("toml", text + "\ny = ?").code == "toml"


def test_syntax_errors_come_before_duplicate_keys() -> None:
    assert problem("toml", "a = 1\nb = ?\na = 1").code == "toml"


@from_table
def test_duplicate_key_in_json(text: str, key: str, spot: list[int]) -> None:
    found = problem("json", text)
    assert found.code == "duplicate_key"
    assert found.message.args["got"] == f'"{key}"'
    assert found.span is not None
    assert [found.span.start, found.span.end] == spot


def test_duplicate_key_too_deep_to_be_found() -> None:
    text = "[" * 60 + '{"a": 1, "a": 2}' + "]" * 60
    found = problem("json", f'{{"x": {text}}}')
    assert (found.code, found.span) == ("duplicate_key", None)


# Invalid numbers


@pytest.mark.parametrize("number", ["NaN", "Infinity", "-Infinity"])
def test_number_that_json_does_not_have(number: str) -> None:
    found = problem("json", f'{{"NaN": "NaN, -Infinity",\n"b": [1, {number}]}}')
    assert found.code == "json_constant"
    assert found.describe().endswith(f'\n    "b": [1, {number}]}}\n{" " * 13}{"^" * len(number)}')


def test_number_too_long_to_be_read() -> None:
    digits = "9" * 5000
    found = problem("toml", f'# {digits}\na = "{digits}"\nb = [1, -{digits}]')
    assert found.code == "number_too_long"
    assert found.span is not None
    assert (found.span.line, found.span.start, found.span.end) == (2, 8, 5009)
