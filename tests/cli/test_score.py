"""`boardscore score`: the output for people and for programs, and the exit codes.

The points of the worked examples are counted by hand from the clauses that they name.
"""

import json
from typing import Any

import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from boardscore.schemas import schema
from tests.cli import AUCTIONLAND
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


def test_several_files_come_in_the_order_given(cli: Cli) -> None:
    code, out, _ = cli("score", "auctionland.toml", "pier18.toml")
    assert code == 0
    assert out.index("auctionland.toml") < out.index("Alex") < out.index("pier18.toml")
    assert out.index("pier18.toml") < out.index("Anna")


@from_table
def test_standard_input_is_read_as_toml_or_json(cli: Cli, text: str) -> None:
    code, out, err = cli("score", "-", stdin=text)
    assert (code, out.splitlines()[0], err) == (0, "Pier 18: -", "")
    assert "Ben" in out


def test_standard_input_next_to_files(cli: Cli) -> None:
    code, out, _ = cli("score", "pier18.toml", "-", stdin=AUCTIONLAND)
    assert code == 0
    assert out.index("Pier 18: pier18.toml") < out.index("Auctionland: -")


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


def test_json_contains_every_mistake(cli: Cli, save: Save) -> None:
    save("many.json", "pier18", {"pier": ["X" * 30, "." * 30]})
    code, out, _ = cli("score", "many.json", "--json")
    assert code == 1
    assert len(results(out)[0]["errors"]) == 30


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


def test_json_and_explain_together_are_json(cli: Cli) -> None:
    out = cli("score", "pier18.toml", "--json", "--explain").out
    assert len(results(out)) == 1


# Exit codes


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


def test_explain_breaks_wide_piers_into_strips(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """40 columns fit the margin and 7 columns of pier."""
    monkeypatch.setenv("COLUMNS", "40")
    out = cli("score", "pier18.toml", "--explain").out
    assert (
        """\
          1   2   3   4   5   6   7
  upper   S   .   Q   .  (H)  .   .
  lower   .   .   A   .   .   .   .

          8
  upper  [A]
  lower   .
"""
        in out
    )
    assert max(map(len, out.splitlines())) <= 40


def counts(**some: int) -> dict[str, int]:
    """The seven counts; those not given are zero."""
    names = ("beaches", "theme_parks", "gardens", "houses", "peace", "love", "music")
    return {**dict.fromkeys(names, 0), **some}


# --ruling


def test_rulings_may_be_given_several_times_and_the_last_of_a_name_counts(
    cli: Cli, save: Save
) -> None:
    save("p.json", "pier18", {"pier": ["SSQ.", "...A"], "plan_completed": False})
    args = ("flower_points=every_other_symbol", "flower_points=other_kinds_only")
    out = cli("score", "p.json", *(f"--ruling={one}" for one in args)).out
    assert numbers(out, "Flower Sellers") == ["1"]
    out = cli("score", "p.json", *(f"--ruling={one}" for one in reversed(args))).out
    assert numbers(out, "Flower Sellers") == ["2"]


def test_each_ruling_concerns_the_files_of_its_game(cli: Cli) -> None:
    files = ("pier18.toml", "auctionland.toml")
    args = ("--ruling", "rotation=none", "--ruling", "flower_points=other_kinds_only")
    code, out, _ = cli("score", *files, *args, "--json")
    assert code == 0
    assert [one["rulings"] for one in results(out)] == [
        {
            "flower_adjacency": "same_side",
            "flower_points": "other_kinds_only",
            "ties_below_first": "same_rules",
        },
        {},
    ]


@from_table
def test_a_ruling_that_cannot_be_used_is_wrong_use(cli: Cli, ruling: str, said: str) -> None:
    code, out, err = cli("score", "pier18.toml", "--ruling", ruling)
    assert (code, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 2


# --beaches, --theme-parks


@from_table
def test_a_table_may_be_written_with_blanks_quotes_and_brackets(
    cli: Cli, save: Save, table: str, scored: int
) -> None:
    """`auctionland.score.beaches`: the entry for a count of 2, or the last one with a plus."""
    save("p.json", "auctionland", {"counts": counts(beaches=2)}, tables={"theme_parks": [0]})
    code, out, _ = cli("score", "p.json", "--beaches", table)
    assert (code, numbers(out, "Beaches")) == (0, [str(scored)])


def test_a_table_of_the_command_line_comes_before_the_file_s(cli: Cli) -> None:
    """Both have 2 beach tiles, and theme parks of 4 and 1."""
    out = cli("score", "auctionland.toml", "--beaches", "0,5,9").out
    assert (numbers(out, "Beaches"), numbers(out, "Theme park")) == (["9", "9"], ["5", "2"])
    out = cli("score", "auctionland.toml", "--theme-parks", "0,6,6,6,8").out
    assert (numbers(out, "Beaches"), numbers(out, "Theme park")) == (["3", "3"], ["8", "6"])


def test_tables_concern_the_files_of_auctionland_only(cli: Cli) -> None:
    code, out, _ = cli("score", "pier18.toml", "tableless.toml", "--beaches=0,0,4", "--json")
    assert [one["game"] for one in results(out)] == ["pier18", "auctionland"]
    assert (code, results(out)[1]["missing"]) == (1, ["tables.theme_parks"])
    assert results(out)[1]["players"][0]["categories"]["beaches"] == 4


@pytest.mark.parametrize("option", ["--beaches", "--theme-parks"])
@from_table
def test_an_invalid_table_is_wrong_use(cli: Cli, option: str, table: str) -> None:
    code, out, err = cli("score", "auctionland.toml", option, table)
    assert (code, out) == (2, "")
    assert err.startswith(f"{option}: ")
    assert len(err.splitlines()) == 2


def test_a_number_of_thousands_of_digits_is_wrong_use(cli: Cli) -> None:
    code, out, err = cli("score", "auctionland.toml", "--beaches", "0," + "9" * 5000)
    assert (code, out) == (2, "")
    assert len(err) < 400


def test_a_count_beyond_the_table_leaves_its_points_missing(cli: Cli) -> None:
    """`auctionland.score.beaches`: 2 tiles, and a table that ends at 1."""
    code, out, err = cli("score", "auctionland.toml", "--beaches", "0,1")
    assert (code, err) == (1, "")
    assert numbers(out, "Beaches") == ["[2]", "[2]"]
    assert "Still needed: the beach table up to 2 (it ends at 1)." in flat(out)
    assert "the beach table ends at 1, and the points for 2 are needed." in flat(out)
    assert "--beaches" in out


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "1 point for a count of 0"), ("de", "gibt 1 Punkt")]
)
def test_a_table_of_the_command_line_may_begin_with_a_count_of_1(
    cli: Cli, lang: str, said: str
) -> None:
    """Both islands have 2 beaches: 6 points as typed."""
    _, out, _ = cli("score", "auctionland.toml", "--beaches", "1,3,6,9+", "--lang", lang)
    assert said in flat(out)
    assert numbers(out, "Beaches" if lang == "en" else "Strände") == ["6", "6"]


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


def test_without_one_table_only_its_points_are_missing(cli: Cli) -> None:
    """`auctionland.score.beaches`: 2 tiles each; the points of the park are unknown."""
    out = cli("score", "tableless.toml", "--beaches", "0,0,4").out
    assert (numbers(out, "Beaches"), numbers(out, "Theme park")) == (["4", "4"], ["[4]", "[1]"])
    assert "\n[n] is a count whose points" in out


def test_without_tables_in_german(cli: Cli) -> None:
    out = cli("score", "tableless.toml", "--lang", "de").out
    assert numbers(out, "Strände") == ["[2]", "[2]"]
    assert (
        "steht noch nicht fest. Es fehlen: die Strandtabelle und die Vergnügungsparktabelle."
        in flat(out)
    )
    counted = "[n] ist eine Anzahl, für die noch die Punkte fehlen. n+? sind die Punkte bisher."
    assert counted in flat(out)


LABELS: Any = read_table(__file__, "LABELS")


def test_without_tables_json_has_null_and_lists_the_missing_tables(cli: Cli) -> None:
    code, out, _ = cli("score", "tableless.toml", "--json")
    (result,) = results(out)
    assert code == 1
    assert result["missing"] == ["tables.beaches", "tables.theme_parks"]
    assert (result["winners"], result["decided_by"]) == ([], None)
    alex = result["players"][0]
    assert (alex["total"], alex["rank"], alex["categories"]["beaches"]) == (None, None, None)
    assert (alex["counts"]["beaches"], alex["counts"]["theme_parks"]) == (2, 4)


def test_a_tie_that_needs_dates_names_the_players(cli: Cli, save: Save) -> None:
    """`pier18.tie.date`: equal points, equal symbols, and Ben's date is missing."""
    anna = {"name": "Anna", "plan_date": "04-17", **FLOWERS}
    save("tie.json", "pier18", anna, {"name": "Ben", **FLOWERS})
    code, out, err = cli("score", "tie.json")
    assert (code, err) == (1, "")
    assert (numbers(out, "Total"), numbers(out, "Place")) == (["2", "2"], ["?", "?"])
    assert "not known yet. Still needed: the date on the Plan card of Ben." in flat(out)
    assert "card decides. Still needed: the date on the Plan card of Ben." in flat(out)
    assert "[n]" not in out


def test_a_tie_that_no_rule_breaks_is_shared(cli: Cli, save: Save) -> None:
    """`pier18.tie.date`"""
    same = {"plan_date": "04-17", **FLOWERS}
    save("tie.json", "pier18", {"name": "Anna", **same}, {"name": "Ben", **same})
    code, out, _ = cli("score", "tie.json")
    assert (code, numbers(out, "Place")) == (0, ["1", "1"])
    assert "Anna and Ben share the win: 2 points, 3 symbols and Plan date 17 April each." in out


def test_a_tie_that_needs_money_names_the_players(cli: Cli, save: Save) -> None:
    """`auctionland.tie.money`"""
    alex, bonnie = ({"name": name, "counts": counts(music=1)} for name in ("Alex", "Bonnie"))
    tables = {"beaches": [0], "theme_parks": [0]}
    save("tie.json", "auctionland", {**alex, "money": 3}, bonnie, tables=tables)
    code, out, _ = cli("score", "tie.json")
    assert (code, numbers(out, "Place")) == (1, ["?", "?"])
    assert "not known yet. Still needed: the money of Bonnie." in out
    assert "money decides. Still needed: the money of Bonnie." in flat(out)


def test_a_tie_for_second_place_leaves_the_winner_known(cli: Cli, save: Save) -> None:
    """`pier18.tie.date`: the date is missing, but not for first place."""
    cleo = {"name": "Cleo", **FLOWERS, "patrons": 1}
    save("tie.json", "pier18", {"name": "Anna", **FLOWERS}, {"name": "Ben", **FLOWERS}, cleo)
    code, out, _ = cli("score", "tie.json")
    assert (code, numbers(out, "Place")) == (1, ["?", "?", "1"])
    assert "Cleo wins on points." in out
    assert "card decides. Still needed: the dates on the Plan cards of Anna and Ben." in flat(out)


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


def test_names_are_never_raw_in_reasons_and_notes(cli: Cli, save: Save) -> None:
    save("n.json", "pier18", {"name": "A\x1b[31m", "claimed": 9, "pier": ["H", "."], "patrons": 0})
    out = cli("score", "n.json", "--explain").out
    assert out.count(r"A\x1b[31m") == out.count("A") == 5
    assert "\x1b" not in out


def test_the_name_of_a_file_is_never_raw(cli: Cli, save: Save) -> None:
    save("a\x1b[31m\n.json", "pier18", FLOWERS)
    code, out, err = cli("score", "a\x1b[31m\n.json", "a\x1b[31m\n.toml")
    assert code == 1
    assert out.startswith("Pier 18: a\\x1b[31m\\x0a.json\n\n")
    assert err.startswith(r"a\x1b[31m\x0a.toml: ")
    assert len(err.splitlines()) == 2


@pytest.mark.parametrize("columns", ["", "0", "-3", "many"])
def test_an_invalid_width_counts_as_80(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, columns: str
) -> None:
    wide = cli("score", "pier18.toml", "auctionland.toml", "--explain")
    monkeypatch.setenv("COLUMNS", columns)
    assert cli("score", "pier18.toml", "auctionland.toml", "--explain") == wide


# Mistakes


def test_mistakes_go_to_standard_error_and_nothing_to_standard_output(cli: Cli) -> None:
    """`pier18.pier`: the upper side has a fourth column, the lower side does not."""
    code, out, err = cli("score", "broken.toml")
    head, text, mark, summary = err.splitlines()
    assert (code, out) == (1, "")
    assert head.startswith("broken.toml:3:13: players[0].pier: ")
    assert head.endswith(" [pier18.pier]")
    assert (text, mark) == ('    pier = ["Q..H", "..A"]', "                ^")
    assert summary == "broken.toml: 1 mistake, so there is no score."


@pytest.mark.parametrize(("mistakes", "others"), [(20, None), (21, 1), (23, 3)])
def test_twenty_mistakes_are_shown_and_the_others_counted(
    cli: Cli, save: Save, mistakes: int, others: int | None
) -> None:
    save("many.json", "pier18", {"pier": ["X" * mistakes, "." * mistakes]})
    err = cli("score", "many.json").err
    assert err.count("unknown symbol") == 20
    assert err.splitlines()[-1] == f"many.json: {mistakes} mistakes, so there is no score."
    assert (f"... and {others} more." in err) == (others is not None)


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


@from_table
def test_a_hundred_mistakes_may_be_more(
    cli: Cli, save: Save, mistakes: int, lang: str, said: str
) -> None:
    tables = {"beaches": [-1] * mistakes}
    save("many.json", "auctionland", {"island": "B"}, tables=tables)
    assert cli("score", "many.json", "--lang", lang).err.splitlines()[-1] == f"many.json: {said}"


@pytest.mark.parametrize("name", ["nowhere.toml", ".", "nowhere", "no/where.json", "x" * 5000])
def test_unreadable_files(cli: Cli, name: str) -> None:
    code, out, err = cli("score", name)
    assert (code, out) == (1, "")
    assert err.startswith(f"{name}: ")
    assert len(err.splitlines()) == 2


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


def test_hindsight_as_data(cli: Cli, save: Save) -> None:
    anna = {"name": "Anna", "cards": ["1", "2+1"], "plan_completed": False}
    ben = {"name": "Ben", "pier": ["S.", ".Q"], "plan_completed": False}
    save("two.json", "pier18", anna, ben, pack="demo")
    _, out, _ = cli("score", "two.json", "--hindsight", "--json")
    found, none = results(out)[0]["hindsight"]
    assert (found["actual"], found["best"], found["proven"], found["tried"]) == (5, 5, True, 4)
    assert none["errors"][0]["code"] == "no_cards_of_pier"


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
