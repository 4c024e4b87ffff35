"""`boardscore rules`: the rules by id, by the beginning or the end of an id, by patterns."""

import re
from typing import Any

import pytest

from tests.cli.conftest import Cli
from tests.tables import from_table, read_table

RULINGS: Any = read_table(__file__, "RULINGS")


def ids(out: str) -> list[str]:
    """The ids of the rules and rulings of a page, in order."""
    return re.findall(r"^((?:pier18|auctionland)\.\S+)  \S", out, re.MULTILINE)


def test_everything(cli: Cli) -> None:
    """25 clauses of Pier 18 and 29 of Auctionland, each game followed by its rulings."""
    code, out, err = cli("rules")
    found = ids(out)
    assert (code, err) == (0, "")
    assert (found[0], found[24]) == ("pier18.players", "pier18.tie.date")
    assert found[25:30] == RULINGS[:5]
    assert (found[30], found[58]) == ("auctionland.players", "auctionland.tie.money")
    assert found[59:] == RULINGS[5:]


@pytest.mark.parametrize("lang", ["en", "de"])
def test_everything_has_a_title_and_a_text(cli: Cli, lang: str) -> None:
    out = cli("rules", "--lang", lang).out
    entries = re.findall(r"^(?:pier18|auctionland)\.\S+  \S.*\n    \S", out, re.MULTILINE)
    assert len(entries) == 61


@pytest.mark.together
@from_table
def test_patterns(cli: Cli, patterns: list[str], found: list[str]) -> None:
    code, out, err = cli("rules", *patterns)
    assert (code, err) == (0, "")
    assert ids(out) == found


@from_table
def test_the_number_of_matches_of_a_pattern(cli: Cli, pattern: str, number: int) -> None:
    assert len(ids(cli("rules", pattern).out)) == number


def test_a_ruling_lists_its_values_with_the_default_first(cli: Cli) -> None:
    out = cli("rules", "flower_points").out
    assert re.findall(r"^    (\w+)( \(default\))?: ", out, re.MULTILINE)[:2] == [
        ("every_other_symbol", " (default)"),
        ("other_kinds_only", ""),
    ]


@pytest.mark.parametrize("columns", [40, 80, 200])
def test_texts_fit_the_terminal_up_to_100_columns(
    cli: Cli, monkeypatch: pytest.MonkeyPatch, columns: int
) -> None:
    monkeypatch.setenv("COLUMNS", str(columns))
    texts = [line for line in cli("rules").out.splitlines() if line.startswith("    ")]
    assert max(map(len, texts)) in range(min(columns, 100) - 5, min(columns, 100) + 1)
