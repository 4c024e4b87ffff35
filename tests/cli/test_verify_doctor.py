"""`boardscore verify --doctor`: output and exit codes."""

import pytest

from tests.cli.conftest import Cli
from tests.verify.test_doctor import sick

pytestmark = pytest.mark.long


def test_the_command_reports_it_and_ends_with_3(cli: Cli) -> None:
    code, out, err = cli("verify", "--doctor", "--timeout=3", "--", *sick("indents"))
    assert (code, err) == (3, "")
    assert " ".join(out.split()) == (
        "Your program prints its JSON over several lines: print each answer on one line."
    )


def test_the_command_ends_with_0_if_all_is_well(cli: Cli) -> None:
    code, out, _ = cli("verify", "--doctor", "--lang=de", "--", *sick("nothing_at_all"))
    assert code == 0
    assert out.startswith("Dein Programm hält sich an das Zeilenprotokoll")
