"""`boardscore arena`: lets bots play against each other, and reports who wins how often."""

import json
from collections.abc import Sequence
from typing import Any

import click

from boardscore.cli import terminal
from boardscore.cli.app import Command, argument, flag, option
from boardscore.cli.ask import answer_parsers
from boardscore.cli.options import read_option
from boardscore.cli.signals import BY_SIGNAL, ended_by_signals
from boardscore.cli.terminal_messages import PassingLine, page
from boardscore.cli.usage_errors import WrongUse, known_game
from boardscore.core.errors import BoardscoreError
from boardscore.core.messages import Message
from boardscore.packs import DEMO

_PLAYED, _UNPLAYABLE = 0, 2
_TYPED = ("bots",)
"""Arguments of the library that are arguments of the command too."""


@click.pass_obj
def _arena(lang: str, /, game: str, bots: Sequence[str], **options: Any) -> int:
    """Plays the arena's match, shows the result, and returns the exit code."""
    game = known_game(game, "play")
    with ended_by_signals("SIGINT") as caught:
        try:
            found = _played(game, bots, options, lang)
        except BoardscoreError as error:
            problem = error.problems[0]
            if problem.path[:1] == _TYPED:
                raise WrongUse(problem.message) from None
            terminal.write(error.describe(lang), to_errors=True)
            return _UNPLAYABLE
    if options["json"]:
        terminal.write(json.dumps(found.to_dict(lang), ensure_ascii=False))
    else:
        from boardscore.analysis.matches import write_match

        terminal.write(write_match(found, page(lang)))
    return BY_SIGNAL + caught[0] if caught else _PLAYED


def _played(game: str, bots: Sequence[str], options: dict[str, Any], lang: str) -> Any:
    """The result of the arena's match, with a progress line."""
    from boardscore.analysis import matches
    from boardscore.analysis.game_analysis import MOST_JOBS

    whole = answer_parsers.whole
    games = read_option("--games", whole(1), options["games"])
    jobs = read_option("--jobs", whole(1, MOST_JOBS), options["jobs"])
    seed = read_option("--seed", whole(0), options["seed"])
    match = matches.prepare(game, list(bots), options["pack"], seed)
    line = PassingLine(lang)

    def show(games: int, wanted: int) -> None:
        line.show(Message("arena.progress", games=games, wanted=wanted))

    try:
        return matches.run(match, games, jobs, show)
    finally:
        line.clear()


command = Command(
    "arena",
    _arena,
    argument("game", required=True),
    argument("bots", nargs=-1, required=True),
    option("games", metavar="N", default="100"),
    option("pack", metavar="FILE", default=DEMO, help="help.pack_of_game"),
    option("seed", metavar="N", default="0", help="help.seed_of_arena"),
    option("jobs", metavar="N", default="1", help="help.jobs_of_arena"),
    flag("json", help="help.json_of_arena"),
)
