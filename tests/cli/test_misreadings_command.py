"""`boardscore misreadings`: lists wrong scorers, and measures the vectors with them."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from attrs import evolve

from boardscore.verify import vector_strength as kit
from boardscore.verify.vectors import vectors
from boardscore.verify.vectors.vectors import Vector, load
from tests.cli import flat
from tests.cli.conftest import Cli

MISREADINGS = kit.wrong_programs(None, "score")

PAIRS = "pier18.score.poets/two-for-one"
ODD = "pier18.score.poets/odd-one-out"

Keep = Callable[[Callable[[Vector], bool]], None]


@pytest.fixture
def keep(monkeypatch: pytest.MonkeyPatch) -> Keep:
    """Keeps only some of the vectors, so that it is known which misreadings they miss."""

    def left(wanted: Callable[[Vector], bool]) -> None:
        few = tuple(one for one in load() if wanted(one))
        monkeypatch.setattr(
            vectors, "load", lambda game, ops: [v for v in few if v.game == game and v.op in ops]
        )

    return left


# list


def test_the_list_has_every_id_and_its_mistake(cli: Cli) -> None:
    code, out, err = cli("misreadings", "list")
    assert (code, err) == (0, "")
    ids = [line for line in out.splitlines() if not line.startswith(" ")]
    assert ids == [misreading.id for misreading in MISREADINGS]
    assert flat(out) == " ".join(f"{one.id} {one.text()}" for one in MISREADINGS)


def test_the_list_of_one_game_and_of_play(cli: Cli) -> None:
    out = cli("misreadings", "list", "--game", "auctionland", "--lang", "de").out
    game = [misreading for misreading in MISREADINGS if misreading.game == "auctionland"]
    assert flat(out) == " ".join(f"{one.id} {one.text('de')}" for one in game)
    out = cli("misreadings", "list", "--play", "--game", "pier18").out
    assert flat(out) == " ".join(f"{one.id} {one.text()}" for one in of_play())


def of_play() -> list[Any]:
    return [one for op in ("legal", "seen") for one in kit.wrong_programs("pier18", op)]


# run


@pytest.mark.long
@pytest.mark.parametrize("is_play", [False, True])
def test_if_all_are_killed_it_ends_with_0(cli: Cli, is_play: bool) -> None:
    """Misreadings of play are measured with vectors of play."""
    kind, measured = (".play", of_play()) if is_play else ("", MISREADINGS)
    code, out, err = cli("misreadings", "run", "--game", "pier18", *["--play"] * is_play)
    count = len([one for one in measured if one.game == "pier18" and one.facet])
    assert (code, err) == (0, "")
    assert f"Control pier18.control{kind}:identity: not noticed, as it must be.\n" in out
    assert f"Control pier18.control{kind}:gross: noticed, as it must be.\n" in out
    assert f"{count} of {count} misreadings (100 %) are noticed by a vector about their " in out


@pytest.mark.long
def test_a_row_for_each_facet_and_survivors_by_name(cli: Cli, keep: Keep) -> None:
    """Vectors about pairs of Poets kill a misreading of odd Poets, but none is about these."""
    keep(lambda one: one.isolates == PAIRS)
    code, out, _ = cli("misreadings", "run", "--game", "pier18")
    assert code == 1
    lines = out.splitlines()
    of = [misreading.id for misreading in MISREADINGS if misreading.facet == ODD]
    rows = {line.split()[0]: line.split()[1:] for line in lines if re.search(r"\d$", line)}
    assert rows["two-for-one"] == ["6", "6", "0"]
    assert rows["odd-one-out"] == [str(len(of)), "0", str(len(of))]
    assert lines.index("pier18.score.poets") < lines.index("pier18.score.lovers")
    assert "Missed: Poets are rounded up" in lines
    assert [line.strip() for line in lines if line.strip() in of] == of
    assert f"  {PAIRS}:left-out" not in lines
    whole = len([one for one in MISREADINGS if one.game == "pier18" and one.facet])
    asked = len([one for one in load() if one.isolates == PAIRS])
    assert f"6 of {whole} misreadings ({600 // whole} %) are noticed" in out
    assert f"{asked} vectors." in flat(out)


def test_a_control_that_fails_makes_the_run_void(cli: Cli, keep: Keep) -> None:
    """Without vectors, even a program that is always wrong survives."""
    keep(lambda _: False)
    code, out, _ = cli("misreadings", "run", "--game", "pier18")
    assert code == 4
    assert "Control pier18.control:gross: not noticed, although it is wrong everywhere" in out
    assert "This run is void" in out
    assert "are noticed" not in out


def test_a_vector_that_is_wrong_kills_the_identity(
    cli: Cli, monkeypatch: pytest.MonkeyPatch
) -> None:
    pair = next(one for one in load() if one.isolates == PAIRS)
    wrong = evolve(pair, expect={"totals": [99]})
    monkeypatch.setattr(vectors, "load", lambda *_: [wrong])
    code, out, _ = cli("misreadings", "run", "--game", "pier18", "--lang", "de")
    assert code == 4
    assert "Gegenprobe pier18.control:identity: als falsch gemeldet" in out
    assert "Dieser Lauf ist ungültig" in out


def test_json_agrees_with_the_text(cli: Cli, keep: Keep) -> None:
    keep(lambda one: one.isolates == PAIRS)
    code, out, err = cli("misreadings", "run", "--game", "pier18", "--format", "json")
    found = json.loads(out)
    assert (code, err, found["exit_code"]) == (1, "", 1)
    assert found["facets"][PAIRS] == {"misreadings": 6, "killed": 6, "survivors": []}
    assert found["facets"][ODD]["survivors"] == [one.id for one in MISREADINGS if one.facet == ODD]
    assert (found["killed"], found["void"]) == (6, False)
    assert found["misreadings"] == found["killed"] + len(found["survivors"])
    assert found["controls"]["pier18.control:identity"] == {"survived": True, "as_it_must": True}
