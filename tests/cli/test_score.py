"""`boardscore score`: JSON in both languages, odd input; `transcripts/score.json` has more."""

import json
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

import boardscore
from boardscore.schemas import schema
from tests.cli.conftest import Cli
from tests.tables import from_table

Data = dict[str, Any]


def test_json_keeps_keys_and_translates_texts(cli: Cli) -> None:
    found = [
        json.loads(cli("score", "pier18.toml", "--json", "--lang", lang).out)
        for lang in ("en", "de")
    ]
    texts = [
        [
            result.pop("notes"),
            [line.pop("text") for one in result["players"] for line in one["lines"]],
        ]
        for result in found
    ]
    english, german = found
    assert english == german
    assert all(texts[0][0] + texts[0][1])
    assert "erfüllt" in texts[1][1][2]


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("game", ["pier18", "auctionland", "tableless"])
def test_explain_equals_the_output_of_the_command(cli: Cli, lang: str, game: str) -> None:
    """Except for the name of the file in the first line."""
    printed = cli("score", "--explain", "--lang", lang, f"{game}.toml").out
    told = boardscore.score(boardscore.load(f"{game}.toml")).explain(lang)
    assert told.partition("\n")[2].strip() == printed.partition("\n")[2].strip()
    assert printed.startswith(told.partition("\n")[0] + ": ")


@pytest.mark.parametrize("columns", ["40", "60", "80"])
def test_a_mistake_in_a_long_line_is_shown_in_one_line_of_the_terminal(
    cli: Cli, folder: Path, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    """Otherwise the terminal would break both lines, and the marks would be misplaced."""
    monkeypatch.setenv("COLUMNS", columns)
    player = {"pier": ["S" * 70 + "X" + "S" * 70, "." * 141]}
    (folder / "long.json").write_text(json.dumps({"game": "pier18", "players": [player]}))
    _, shown, marks, _ = cli("score", "long.json").err.splitlines()
    assert len(shown) == int(columns)
    assert (shown.index("X"), len(marks)) == (marks.index("^"), marks.index("^") + 1)


@pytest.mark.long
@from_table
@pytest.mark.parametrize("name", ["p.toml", "p.json", "-"])
def test_any_input_ends_with_a_message(cli: Cli, folder: Path, name: str, text: str) -> None:
    if name != "-":
        (folder / name).write_text(text, encoding="utf-8")
    code, out, err = cli("score", name, stdin=text)
    assert (code, out) == (1, "")
    assert err.splitlines()[-1] in {
        f"{name}: {mistakes}, so there is no score." for mistakes in ("1 mistake", "2 mistakes")
    }


@pytest.mark.parametrize("file", ["auctionland.toml", "tableless.toml", "pier18.toml"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_hindsight_as_data_is_valid(cli: Cli, file: str, lang: str) -> None:
    _, out, _ = cli("score", file, "--hindsight", "--json", "--lang", lang)
    validator, result = Draft202012Validator(schema("result")), json.loads(out)
    validator.validate(result)
    result["hindsight"][0]["stray"] = 1
    assert not validator.is_valid(result)
    del result["hindsight"][0]
    assert validator.is_valid(result) == bool(result["hindsight"])
