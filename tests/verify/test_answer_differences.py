"""The first place where two answers differ is shown, never two equal quotations."""

from typing import Any

import pytest

from boardscore.core.messages import say
from boardscore.verify.program.outcomes import first_difference
from boardscore.verify.program.protocol import Answer, Moves, Refused, Scored, Seen, Traced

TAKE, PASS = {"move": "take", "slot": 1}, {"move": "pass"}
LONG = "x" * 1000


def deep(value: Any, levels: int) -> Any:
    """A value inside that many lists."""
    for _ in range(levels):
        value = [value]
    return value


@pytest.mark.parametrize(
    ("one", "other", "shown"),
    [
        (Scored((3, 6)), Scored((2, 6)), ("totals[0]", "3", "2")),
        (Scored((3,)), Scored((3, 6)), ("totals[1]", "nothing", "6")),
        (Scored((3,), ranks=(1,)), Scored((3,)), ("ranks", "[1]", "nothing")),
        (
            Scored((3,), ({"poets": 1},)),
            Scored((3,), ({"poets": 2},)),
            ("categories[0].poets", "1", "2"),
        ),
        (Refused("illegal", index=3), Refused("illegal", index=4), ("index", "3", "4")),
        (Refused("unsupported"), Scored((3,)), ("code", '"unsupported"', "nothing")),
        (
            Moves((TAKE, PASS)),
            Moves((PASS,)),
            ("moves", '{"move": "take", "slot": 1}', "nothing"),
        ),
        (Moves((PASS,)), Moves((PASS, PASS)), ("moves", "nothing", '{"move": "pass"}')),
        (
            Traced((Moves((PASS,)), Moves((TAKE, PASS)))),
            Traced((Moves((PASS,)), Moves((PASS, TAKE)))),
            None,
        ),
        (
            Traced((Moves((PASS,)), Moves((TAKE,)))),
            Traced((Moves((PASS,)), Moves((PASS,)))),
            ("moves[1]", '{"move": "take", "slot": 1}', '{"move": "pass"}'),
        ),
        (
            Seen({"deck": [LONG + "a" + LONG]}),
            Seen({"deck": [LONG + "b" + LONG]}),
            ("deck[0]", f"...{'x' * 30}a{'x' * 49}...", f"...{'x' * 30}b{'x' * 49}..."),
        ),
        (
            Seen({"deck": deep(1, 60)}),
            Seen({"deck": deep(2, 60)}),
            (f"deck{'[0]' * 60}", "1", "2"),
        ),
    ],
)
def test_the_first_difference_of_two_answers(
    one: Answer, other: Answer, shown: tuple[str, str, str] | None
) -> None:
    if shown is None:
        assert one == other
    else:
        assert one != other
        found = first_difference(one, other)
        assert tuple(part if isinstance(part, str) else say(part) for part in found) == shown
