"""`boardscore score`: the output for people and for programs, and the exit codes.

The points of the worked examples are counted by hand from the clauses that they name.
"""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore.schemas import schema
from tests.cli.conftest import Cli, Save
from tests.tables import from_table, read_table

Data = dict[str, Any]

FLOWERS = {"pier": ["SSQ", "..."], "plan_completed": False}
"""A group of 3 with 2 Flower Sellers: 2 other symbols, 1 symbol of another kind."""


def results(out: str) -> list[Data]:
    """The output for programs: only JSON, one line per file."""
    return [json.loads(line) for line in out.splitlines()]


def first(out: str) -> Data:
    """The first player of the first file."""
    found: Data = results(out)[0]["players"][0]
    return found


def flat(out: str) -> str:
    """The same words without line breaks."""
    return " ".join(out.split())


def numbers(out: str, label: str) -> list[str]:
    """The values in a row of the first table."""
    row = next(line for line in out.splitlines() if line.startswith(f"{label} "))
    return row.removeprefix(label).split()


# Several files, standard input


# --json


def test_json_of_the_worked_example(cli: Cli) -> None:
    """The example of the formats page, with Ben's lines counted by hand."""
    code, out, err = cli("score", "pier18.toml", "--json")
    (result,) = results(out)
    notes = result.pop("notes")
    texts = [line.pop("text") for player in result["players"] for line in player["lines"]]
    assert (code, err) == (0, "")
    assert len(notes) == 1
    assert all([*notes, *texts])
    assert result == {
        "format": 1,
        "game": "pier18",
        "rulings": {
            "flower_adjacency": "same_side",
            "flower_points": "every_other_symbol",
            "ties_below_first": "same_rules",
        },
        "players": [
            {
                "name": "Anna",
                "rank": 2,
                "total": 7,
                "symbols": 5,
                "categories": points(lovers=0, fishers=1, plan=4, patrons=2),
                "lines": [
                    line("lovers", 0, spaces=[["upper", 4]], because=[["upper", 2]]),
                    line("fishers", 1, spaces=[["upper", 7]]),
                    line("plan", 4),
                    line("patrons", 2),
                ],
            },
            {
                "name": "Ben",
                "rank": 1,
                "total": 7,
                "symbols": 7,
                "categories": points(poets=1, lovers=2, fishers=3, patrons=1),
                "lines": [
                    line("poets", 1, spaces=[["upper", 0], ["lower", 7]]),
                    line("lovers", 2, spaces=[["upper", 3]]),
                    line("fishers", 3, spaces=[["lower", 2], ["lower", 5], ["lower", 6]]),
                    line("patrons", 1),
                ],
            },
        ],
        "winners": ["Ben"],
        "decided_by": "pier18.tie.symbols",
        "missing": [],
    }


def points(**some: int) -> Data:
    """The categories of Pier 18; those not given are zero."""
    names = ("poets", "lovers", "fishers", "flower_sellers", "plan", "patrons")
    return {**dict.fromkeys(names, 0), **some}


def line(category: str, scored: int, **places: list[list[str | int]]) -> Data:
    """A line without its text."""
    rule = "pier18.score." + category.replace("_", "-")
    return {"rule": rule, "category": category, "points": scored, **places}


def test_json_is_one_line_per_file_in_order_even_for_broken_files(cli: Cli) -> None:
    code, out, err = cli("score", "pier18.toml", "broken.toml", "auctionland.toml", "--json")
    pier18, broken, auctionland = results(out)
    assert (code, err) == (1, "")
    assert (pier18["game"], auctionland["game"]) == ("pier18", "auctionland")
    assert broken["format"] == 1
    (mistake,) = broken["errors"]
    assert set(broken) == {"format", "errors"}
    assert mistake["file"] == "broken.toml"
    assert mistake["path"] == "players[0].pier"
    assert mistake["clause"] == "pier18.pier"
    assert mistake["text"]


def test_json_keeps_keys_and_translates_texts(cli: Cli) -> None:
    (english,) = results(cli("score", "pier18.toml", "--json").out)
    (german,) = results(cli("score", "pier18.toml", "--json", "--lang", "de").out)
    for result in (english, german):
        result.pop("notes")
        for player in result["players"]:
            for one in player["lines"]:
                one.pop("text")
    assert english == german
    assert (
        "erfüllt"
        in json.loads(cli("score", "pier18.toml", "--json", "--lang", "de").out)["players"][0][
            "lines"
        ][2]["text"]
    )


def test_json_is_plain_ascii(cli: Cli, save: Save) -> None:
    save("names.json", "pier18", {"name": "Jörg\x1b\u202e安", **FLOWERS})
    out = cli("score", "names.json", "--json", "--lang", "de").out
    assert out.isascii()
    assert out.removesuffix("\n").isprintable()
    assert first(out)["name"] == "Jörg\x1b\u202e安"


# Exit codes


@pytest.mark.together
@pytest.mark.parametrize("json_too", [[], ["--json"]])
@from_table
def test_the_worst_exit_code(cli: Cli, files: list[str], code: int, json_too: list[str]) -> None:
    assert cli("score", *files, *json_too).code == code


# --explain


def test_explain_draws_the_pier_and_gives_every_reason(cli: Cli) -> None:
    """`pier18.score.lovers`, `pier18.score.fishers`: (H) is blocked, [A] counts."""
    out = cli("score", "pier18.toml", "--explain").out
    _, anna, picture, reasons, ben, *_ = out.split("\n\n")
    assert anna == "Anna: 7 points, place 2"
    assert picture.startswith("""\
          1   2   3   4   5   6   7   8
  upper   S   .   Q   .  (H)  .   .  [A]
  lower   .   .   A   .   .   .   .   .
""")
    assert [one.split()[0] for one in reasons.splitlines() if one[4] != " "] == [*"0142"]
    for rule in ("lovers", "fishers", "plan", "patrons"):
        assert f"[pier18.score.{rule}]" in reasons
    assert ben == "Ben: 7 points, place 1"


def test_explain_comes_before_the_table(cli: Cli) -> None:
    plain = cli("score", "pier18.toml").out
    explained = cli("score", "pier18.toml", "--explain").out
    assert explained.endswith(plain.partition("\n\n")[2])
    assert len(explained) > len(plain)


def counts(**some: int) -> dict[str, int]:
    """The seven counts; those not given are zero."""
    names = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
    return {**dict.fromkeys(names, 0), **some}


# --ruling


# --beaches, --theme-parks


@pytest.mark.long
@pytest.mark.parametrize("option", ["--beaches", "--theme-parks"])
@from_table
def test_an_invalid_table_is_wrong_use(cli: Cli, option: str, table: str) -> None:
    code, out, err = cli("score", "auctionland.toml", option, table)
    assert (code, out) == (2, "")
    assert err.startswith(f"{option}: ")
    assert len(err.splitlines()) == 2


# What is missing


def test_without_tables_all_other_values_are_known(cli: Cli) -> None:
    """Missing values are never guessed; the counts are in brackets.

    `auctionland.score.beaches`, `auctionland.score.theme-parks`: Alex has 2 beach tiles and a park
    of 4, Bonnie has 2 and 1.
    """
    code, out, err = cli("score", "tableless.toml")
    assert (code, err) == (1, "")
    assert (
        "".join(f"{' '.join(numbers(out, label))}\n" for label in LABELS)
        == """\
[2] [2]
[4] [1]
1 0
20 20
20 0
10 20
51+? 40+?
? ?
"""
    )
    assert " wins " not in out
    assert "not known yet. Still needed: the beach table and the theme park table." in flat(out)
    counted = "[n] is a count whose points are missing. n+? is the score so far."
    assert counted in flat(out)
    assert "--beaches" in out
    assert "--theme-parks" in out


LABELS: Any = read_table(__file__, "LABELS")


# Names


def test_names_are_never_raw_and_the_table_stays_aligned(cli: Cli, save: Save) -> None:
    """A wide letter takes 2 cells, a combining accent takes none."""
    names = ("安娜", "x\u0301va", "A\u202eB\x1b[2J")
    save("names.json", "pier18", *({"name": name, **FLOWERS} for name in names))
    out = cli("score", "names.json").out
    assert (
        r"""
                安娜  xva  A\u202eB\x1b[2J
------------------------------------------
Poets              0    0                0
""".replace("xva", "x\u0301va")
        in out
    )
    assert all(character.isprintable() for line in out.splitlines() for character in line)


@pytest.mark.parametrize("columns", ["", "0", "-3", "many"])
def test_an_invalid_width_counts_as_80(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    wide = cli("score", "pier18.toml", "auctionland.toml", "--explain")
    monkeypatch.setenv("COLUMNS", columns)
    assert cli("score", "pier18.toml", "auctionland.toml", "--explain") == wide


# Mistakes


@pytest.mark.parametrize("columns", ["40", "60", "80"])
def test_a_mistake_in_a_long_line_is_shown_in_one_line_of_the_terminal(
    cli: Cli, save: Save, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    """Otherwise the terminal would break both lines, and the marks would be misplaced."""
    monkeypatch.setenv("COLUMNS", columns)
    save("long.json", "pier18", {"pier": ["S" * 70 + "X" + "S" * 70, "." * 141]})
    _, shown, marks, _ = cli("score", "long.json").err.splitlines()
    assert len(shown) == int(columns)
    assert (shown.index("X"), len(marks)) == (marks.index("^"), marks.index("^") + 1)


def test_json_output_about_mistakes_stays_short(cli: Cli, save: Save) -> None:
    """Every mistake shows its surroundings, not the whole input."""
    save("long.json", "auctionland", {"island": ["B+" + "X" * 100_000]})
    out = cli("score", "long.json", "--json").out
    assert results(out)[0]["errors"][0]["source"]
    assert len(out) < 100_000


@pytest.mark.long
@from_table
@pytest.mark.parametrize("name", ["p.toml", "p.json", "-"])
def test_any_input_ends_with_a_message(cli: Cli, folder: Any, name: str, text: str) -> None:
    if name != "-":
        (folder / name).write_text(text, encoding="utf-8")
    code, out, err = cli("score", name, stdin=text)
    assert (code, out) == (1, "")
    assert err.splitlines()[-1] in {
        f"{name}: {mistakes}, so there is no score." for mistakes in ("1 mistake", "2 mistakes")
    }


# Hindsight


@pytest.mark.parametrize("file", ["auctionland.toml", "tableless.toml", "pier18.toml"])
@pytest.mark.parametrize("lang", ["en", "de"])
def test_hindsight_as_data_is_valid(cli: Cli, file: str, lang: str) -> None:
    _, out, _ = cli("score", file, "--hindsight", "--json", "--lang", lang)
    validator = Draft202012Validator(schema("result"))
    for result in results(out):
        validator.validate(result)
        result["hindsight"][0]["stray"] = 1
        assert not validator.is_valid(result)
        del result["hindsight"][0]
        assert validator.is_valid(result) == bool(result["hindsight"])


def test_hindsight_does_not_change_the_exit_code(cli: Cli) -> None:
    code, out, err = cli("score", "broken.toml", "--hindsight")
    assert (code, out, "best possible" in err) == (1, "", False)
    assert cli("score", "broken.toml", "--hindsight", "--json")[0] == 1
    assert cli("score", "tableless.toml", "--hindsight")[0] == cli("score", "tableless.toml")[0]
