"""Help: every command explains itself, in both languages."""

import platform
import re
from typing import Any

import pytest

from boardscore.cli import version
from boardscore.cli.app import COMMANDS, HIDDEN
from tests.cli.conftest import Cli
from tests.tables import from_table, read_table

LANGS = ["en", "de"]
OPTIONS: Any = read_table(__file__, "OPTIONS")
"""The options of each command, besides `--lang` and `--help`, which all have."""


def page(cli: Cli, name: str, lang: str) -> str:
    """The help of a command, or the main help."""
    command = [] if name == "boardscore" else name.split()
    code, out, err = cli(*command, "--help", "--lang", lang)
    assert (code, err) == (0, "")
    return out


def explained(help_page: str) -> dict[str, str]:
    """The options of a help page, each with its description."""
    found: dict[str, str] = {}
    for line in help_page.splitlines():
        if line.startswith(("  --", "  -h, --")):
            option, *said = re.split("  +", line.strip().removeprefix("-h, "), maxsplit=1)
            name = option.split()[0]
            found[name] = " ".join(said)
        elif found and line.startswith("    "):
            found[name] = f"{found[name]} {line.strip()}".strip()
    return found


@pytest.mark.together
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_explained_in_both_languages(cli: Cli, name: str) -> None:
    english, german = (explained(page(cli, name, lang)) for lang in LANGS)
    for found in (english, german):
        assert found.keys() == {*OPTIONS[name], "--lang", "--help"}
        assert all(said.endswith(".") for said in found.values())
    assert not set(english.values()) & set(german.values())


@pytest.mark.parametrize("lang", LANGS)
def test_every_command_is_explained_and_grouped_by_users(cli: Cli, lang: str) -> None:
    out = page(cli, "boardscore", lang)
    for command in COMMANDS:
        shown = re.search(rf"^  {command}  +\S.*\.$", out, re.MULTILINE)
        assert bool(shown) == (command not in HIDDEN)
    blocks = out.split("\n\n")[3:6]
    groups = [[line.split()[0] for line in block.splitlines()[1:]] for block in blocks]
    assert [group[0] for group in groups] == ["new", "replay", "verify"]
    assert [name for group in groups for name in group if name in COMMANDS] == [
        name for name in COMMANDS if name not in HIDDEN
    ]


@pytest.mark.long
@pytest.mark.parametrize("name", OPTIONS)
def test_help_in_short(cli: Cli, name: str) -> None:
    command = [] if name == "boardscore" else name.split()
    assert cli(*command, "-h").out == page(cli, name, "en")


@pytest.mark.long
@from_table
def test_help_begins_with_the_usage(cli: Cli, name: str, lang: str, usage: str) -> None:
    assert page(cli, name, lang).splitlines()[0] == usage


@pytest.mark.together
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", OPTIONS)
def test_help_fits_the_terminal_and_cuts_no_word(
    cli: Cli, name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same words on each: lines break between words, or at a hyphen."""
    words = []
    for columns in (40, 60, 80, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        shown = page(cli, name, lang)
        assert max(map(len, shown.splitlines())) <= columns
        words.append({*re.split(r"[\s-]+", shown)})
    assert all(one == words[0] for one in words)


def test_version(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    """With extras, without, and without metadata."""
    code, out, err = cli("--version")
    first, second, third = out.splitlines()
    assert re.fullmatch(r"boardscore \d+\.\d+\.\d+\S*", first)
    assert second == f"Python {platform.python_version()}"
    assert "testing" in third.removeprefix("Extras: ").split(", ")
    assert (code, err) == (0, "")
    assert version.installed_extras("no-such-package") is None
    monkeypatch.setattr(version, "installed_extras", lambda _: [])
    assert cli("--version", "--lang", "de").out.splitlines()[2:] == ["Installierte Extras: keine"]
    monkeypatch.setattr(version, "installed_extras", lambda _: None)
    assert len(cli("--version").out.splitlines()) == 2


def test_an_extra_is_installed_if_all_its_packages_are() -> None:
    requires: list[str] = read_table(__file__, "REQUIRES")
    assert version.extras_of("demo", requires) == ["plain", "two", "both"]
    assert version.extras_of("demo", requires[:1]) == []


@pytest.mark.together
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("typed", ["scor", "misreading", "misreadinges", "xyz"])
def test_a_hidden_command_is_not_suggested(cli: Cli, typed: str, lang: str) -> None:
    code, out, err = cli(typed, "--lang", lang)
    assert (code, out) == (2, "")
    assert f'"{typed}"' in err
    assert err.count("misreadings") == 0
    assert all(name in err for name in COMMANDS if name not in HIDDEN)
