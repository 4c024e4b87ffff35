"""The language of the command line: `--lang` first, then the environment, else English."""

import pytest

from tests.cli.conftest import Cli
from tests.tables import from_table


@pytest.mark.together
@from_table
def test_the_environment(cli: Cli, environ: dict[str, str], said: str) -> None:
    """The first variable that is set and not empty decides, even if it requests French."""
    assert cli("score", **environ).err.startswith(said)


SAME = {
    "Pier 18: pier18.toml",
    "Auctionland: auctionland.toml",
    "Anna  Ben",
    "Alex  Bonnie",
    "Plan",
}
"""Lines with only names, and the word that both languages have."""


@pytest.mark.parametrize(
    "args", [["score", "pier18.toml"], ["score", "auctionland.toml"], ["rules"], ["--help"]]
)
def test_no_line_with_words_is_the_same_in_both_languages(cli: Cli, args: list[str]) -> None:
    english, german = (
        {line.strip(" -|+0123456789") for line in cli(*args, LANG=lang).out.splitlines()}
        for lang in ("en", "de")
    )
    assert english & german <= {"", *SAME}
