"""Invalid TOML and JSON: the position of the error, and suggestions."""

import pytest

from boardscore import DocumentError, Problem
from boardscore.documents.document_files import MOST_PARTS, parse_json, parse_toml
from tests.tables import from_table

COMMA_EXTRA = "there is one comma too many"


def problem(form: str, text: str) -> Problem:
    with pytest.raises(DocumentError) as caught:
        (parse_toml if form == "toml" else parse_json)(text)
    (found,) = caught.value.problems
    return found


@from_table
def test_the_position_of_an_error_and_suggestions(
    form: str, text: str, line: int, column: int, hint: str
) -> None:
    found = problem(form, text)
    assert found.code == form
    told, *_ = found.describe().splitlines()
    assert found.describe("de").splitlines()[0] != told
    where = f"this is not valid {form.upper()} at line {line}, column {column}"
    assert told == (f"{where}: {hint}" if hint else where)
    assert found.span is not None
    assert (found.span.line + 1, found.span.start + 1) == (line, column)


@pytest.mark.parametrize("text", ['{"a": [1,]}', '{"a": 1,}', '{"a": 1 , }'])
def test_a_comma_at_the_end_of_json(text: str) -> None:
    """The reported position depends on the version of Python: at the comma or after it."""
    assert problem("json", text).describe().splitlines()[0].endswith(f": {COMMA_EXTRA}")


@pytest.mark.long
@pytest.mark.parametrize(
    "text",
    [
        "a = [" + "b" * 450_000 + " " + "c" * 450_000,
        "a" * 450_000 + " " + "b" * 450_000,
        ("a = 1" + " " * 13) * MOST_PARTS,
        "[" * 60 + '"' * 900_000,
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
    """A syntax error comes before a duplicate key."""
    told = problem("toml", "[rulings]\n[rulings]").describe()
    assert told == 'the key "rulings" appears twice\n    [rulings]\n    ^^^^^^^^^'
    assert problem("toml", "a = 1\nb = ?\na = 1").code == "toml"


@from_table
def test_valid_toml_has_no_duplicate_keys(text: str) -> None:
    """The mistake follows it."""
    parse_toml(text)
    assert problem("toml", text + "\ny = ?").code == "toml"


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
