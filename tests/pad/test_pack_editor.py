"""The answers for the editor of packs: any text of a page has one."""

import json
from typing import Any

import pytest

from boardscore.pad import answer
from tests.tables import from_table


def asked(ask: str, **about: Any) -> Any:
    return json.loads(answer(json.dumps({"ask": ask, **about})))


@from_table
@pytest.mark.parametrize("ask", ["pack", "pack_file"])
def test_any_pack_has_an_answer(pack: Any, ask: str) -> None:
    """It may come from a damaged draft."""
    said = asked(ask, pack=pack)
    assert said.keys() & {"mistakes", "missing", "toml"}
