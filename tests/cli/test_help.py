"""Help and wrong use: every command explains itself, in both languages, and fast."""

import platform
import re
from typing import Any

import pytest

from boardscore.cli import version
from boardscore.cli.app import COMMANDS, HIDDEN
from tests.cli import process
from tests.cli.conftest import Cli
from tests.tables import from_table, read_table

LANGS = ["en", "de"]
OPTIONS = {
    "boardscore": {"--version", "--lang", "--help"},
    "score": {
        "--json",
        "--explain",
        "--hindsight",
        *("--keep", "--where", "--note", "--again", "--book"),
        "--svg",
        "--html",
        "--ruling",
        "--beaches",
        "--theme-parks",
        "--lang",
        "--help",
    },
    "play": {
        "--pack",
        "--players",
        "--ruling",
        "--market-size",
        "--visible-money",
        "--seed",
        "--bot",
        "--lang",
        "--help",
    },
    "pad": {"--port", "--lan", "--lang", "--help"},
    "review": {"--json", "--html", "--seconds", "--seed", "--lang", "--help"},
    "replay": {"--json", "--explain", "--svg", "--html", "--lang", "--help"},
    "arena": {"--games", "--pack", "--seed", "--jobs", "--json", "--lang", "--help"},
    "table": {"--lang", "--help"},
    "table pier18": {
        "--group",
        "--tables",
        "--pack",
        "--ruling",
        "--jobs",
        "--bad",
        "--resume",
        "--force",
        "--engine",
        "--lang",
        "--help",
    },
    "table sample": {"--rows", "--seed", "--played", "--lang", "--help"},
    "rules": {"--lang", "--help"},
    "pack": {"--lang", "--help"},
    "pack check": {"--demo", "--lang", "--help"},
    "pack show": {"--demo", "--svg", "--csv", "--lang", "--help"},
    "pack checksum": {"--demo", "--cards", "--lang", "--help"},
    "pack diff": {"--lang", "--help"},
    "pack new": {"--lang", "--help"},
    "completion": {"--lang", "--help"},
    "adapter": {"--lang", "--help"},
    "verify": {
        "--game",
        "--run",
        "--clause",
        "--level",
        "--ruling",
        "--timeout",
        "--search",
        "--seed",
        "--save",
        "--doctor",
        "--format",
        "--all",
        "--jobs",
        "--html",
        "--junit",
        "--badge",
        "--known",
        "--lang",
        "--help",
    },
    "vectors": {"--lang", "--help"},
    "vectors list": {"--game", "--run", "--clause", "--level", "--lang", "--help"},
    "vectors show": {"--lang", "--help"},
    "vectors coverage": {"--game", "--reasons", "--lang", "--help"},
    "vectors export": {"--since", "--lang", "--help"},
    "misreadings": {"--lang", "--help"},
    "misreadings list": {"--game", "--play", "--lang", "--help"},
    "misreadings run": {"--game", "--play", "--format", "--lang", "--help"},
}


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
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_explained(cli: Cli, name: str, lang: str) -> None:
    found = explained(page(cli, name, lang))
    assert set(found) == OPTIONS[name]
    assert all(said.endswith(".") for said in found.values())


@pytest.mark.together
@pytest.mark.parametrize("name", OPTIONS)
def test_every_option_is_explained_in_both_languages(cli: Cli, name: str) -> None:
    english, german = (explained(page(cli, name, lang)) for lang in LANGS)
    assert not set(english.values()) & set(german.values())


@pytest.mark.parametrize("lang", LANGS)
def test_every_command_is_explained(cli: Cli, lang: str) -> None:
    out = page(cli, "boardscore", lang)
    for command in COMMANDS:
        shown = re.search(rf"^  {command}  +\S.*\.$", out, re.MULTILINE)
        assert bool(shown) == (command not in HIDDEN)


@pytest.mark.long
@pytest.mark.parametrize("name", OPTIONS)
def test_help_in_short(cli: Cli, name: str) -> None:
    command = [] if name == "boardscore" else name.split()
    assert cli(*command, "-h").out == page(cli, name, "en")


@pytest.mark.parametrize("lang", LANGS)
def test_commands_are_grouped_by_users(cli: Cli, lang: str) -> None:
    blocks = page(cli, "boardscore", lang).split("\n\n")[3:6]
    groups = [[line.split()[0] for line in block.splitlines()[1:]] for block in blocks]
    assert [group[0] for group in groups] == ["new", "replay", "verify"]
    assert [name for group in groups for name in group if name in COMMANDS] == [
        name for name in COMMANDS if name not in HIDDEN
    ]


@pytest.mark.long
@from_table
def test_help_begins_with_the_usage(cli: Cli, name: str, lang: str, usage: str) -> None:
    assert page(cli, name, lang).splitlines()[0] == usage


@pytest.mark.together
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", OPTIONS)
def test_help_fits_the_terminal(
    cli: Cli, name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for columns in (60, 80, 200):
        monkeypatch.setenv("COLUMNS", str(columns))
        assert max(map(len, page(cli, name, lang).splitlines())) <= columns


@pytest.mark.long
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("name", OPTIONS)
def test_help_fits_a_narrow_terminal_and_cuts_no_word(
    cli: Cli, name: str, lang: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The same words as on a wide one: lines break between words, or at a hyphen."""
    wide = page(cli, name, lang)
    monkeypatch.setenv("COLUMNS", "40")
    narrow = page(cli, name, lang)
    assert max(map(len, narrow.splitlines())) <= 40
    assert {*re.split(r"[\s-]+", narrow)} == {*re.split(r"[\s-]+", wide)}


def test_version(cli: Cli) -> None:
    code, out, err = cli("--version")
    first, second, third = out.splitlines()
    assert re.fullmatch(r"boardscore \d+\.\d+\.\d+\S*", first)
    assert second == f"Python {platform.python_version()}"
    assert "testing" in third.removeprefix("Extras: ").split(", ")
    assert (code, err) == (0, "")


REQUIRES: Any = read_table(__file__, "REQUIRES")


def test_an_extra_is_installed_if_all_its_packages_are() -> None:
    assert version.extras_of("demo", REQUIRES) == ["plain", "two", "both"]
    assert version.extras_of("demo", REQUIRES[:1]) == []


def test_the_version_without_extras_or_metadata(cli: Cli, monkeypatch: pytest.MonkeyPatch) -> None:
    assert version.installed_extras("no-such-package") is None
    monkeypatch.setattr(version, "installed_extras", lambda _: [])
    assert cli("--version", "--lang", "de").out.splitlines()[2:] == ["Installierte Extras: keine"]
    monkeypatch.setattr(version, "installed_extras", lambda _: None)
    assert len(cli("--version").out.splitlines()) == 2


def test_help_imports_nothing_that_it_does_not_need() -> None:
    """`boardscore --help` is fast."""
    code, out, imported = process("--help", environ={"PYTHONPROFILEIMPORTTIME": "1"})
    modules = {line.rpartition("|")[2].strip() for line in imported.splitlines()}
    assert "boardscore.cli.app" in modules
    assert not modules & {"attr", "attrs", "tomllib", "boardscore.pier18"}
    assert (code, out.splitlines()[0]) == (0, "Usage: boardscore [OPTIONS] COMMAND ...")


# Wrong use

WRONG: Any = read_table(__file__, "WRONG")


@pytest.mark.long
@pytest.mark.parametrize(("args", "said", "_", "command"), WRONG)
def test_wrong_use(cli: Cli, args: list[str], said: str, _: str, command: str) -> None:
    code, out, err = cli(*args)
    what, see = err.splitlines()
    assert (code, out) == (2, "")
    assert said in what
    assert see == f"For help, run `boardscore {command}--help`."


@pytest.mark.together
@pytest.mark.parametrize(("args", "_", "said", "command"), WRONG)
def test_wrong_use_in_german(cli: Cli, args: list[str], _: str, said: str, command: str) -> None:
    code, out, err = cli(*args, LANG="de_DE.UTF-8")
    what, see = err.splitlines()
    assert (code, out) == (2, "")
    assert said in what
    assert see == f"Hilfe zeigt `boardscore {command}--help`."


@pytest.mark.together
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("typed", ["scor", "misreading", "misreadinges", "xyz"])
def test_a_hidden_command_is_not_suggested(cli: Cli, typed: str, lang: str) -> None:
    code, out, err = cli(typed, "--lang", lang)
    assert (code, out) == (2, "")
    assert f'"{typed}"' in err
    assert err.count("misreadings") == 0
    assert all(name in err for name in COMMANDS if name not in HIDDEN)
