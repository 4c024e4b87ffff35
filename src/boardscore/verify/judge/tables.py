"""What the library says about a vector of what lies on the table: why it cannot be, or a view."""

from collections.abc import Iterator, Mapping
from typing import Any

from boardscore.core.messages import Message, say
from boardscore.games import game_of
from boardscore.show import plugin
from boardscore.show.page import Page
from boardscore.verify.judge.case import Rulings
from boardscore.verify.judge.game_summary import moves_so_far, states_of
from boardscore.verify.judge.working import wrapped
from boardscore.verify.program.protocol import SEEN
from boardscore.verify.vectors.table_answers import begun, why_not_begun
from boardscore.verify.vectors.vectors import Vector


def show(vector: Vector, rulings: Rulings, lang: str, width: int) -> Iterator[str]:
    """Whether a set-up can be played, or what a player sees after some moves."""
    if vector.op == SEEN:
        yield from _view(vector, rulings, lang, width)
        return
    setup = vector.content(rulings)[0]
    problems = why_not_begun(setup)
    if not problems:
        yield from _beginning(setup, lang, width)
    for problem in problems:
        message = Message("judge.cannot_start", why=problem.message, part=problem.where)
        yield from wrapped(say(message, lang), width, "  ", "    ")


def _beginning(setup: Mapping[str, Any], lang: str, width: int) -> Iterator[str]:
    """What lies there before the first move, and the order in which is drawn, if that is set."""
    yield "  " + say(Message("judge.can_start"), lang)
    if setup.get("deck"):
        drawn = Message("judge.drawn", ids=", ".join(map(str, setup["deck"])))
        yield from wrapped(say(drawn, lang), width, "  ", "    ")
    yield ""
    yield from _table(begun(setup), lang, width)


def _view(vector: Vector, rulings: Rulings, lang: str, width: int) -> Iterator[str]:
    states, seat = states_of(vector, rulings), vector.input["player"]
    told = [*moves_so_far(states, lang, width)]
    yield from [*told, ""] if told else told
    name = states[-1].game.players[seat]
    yield from wrapped(say(Message("judge.seen_by", name=name), lang), width, "  ", "    ")
    yield ""
    yield from _table(states[-1].seen_by(seat), lang, width)


def _table(state: Any, lang: str, width: int) -> Iterator[str]:
    table = plugin.board(game_of(state)).whole_table(state, Page(lang, width - 2))
    yield from (f"  {line}".rstrip() for line in table.split("\n"))
