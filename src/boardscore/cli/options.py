"""Options that depend on the games: rulings, and the score tables of positions."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import click

from boardscore.cli.app import Command, flag, option
from boardscore.cli.ask import answer_parsers
from boardscore.cli.usage_errors import WrongUse, no_such, wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.game_setup import Setting
from boardscore.core.rulings import Value, choices, unknown, write_value
from boardscore.games import game, play

_NO_OPTIONS = {"-", "--"}
"""Arguments that look like options but are not: the standard input, the end of the options."""


class WithOptionsOfGames(Command):
    """A command with options of the games in addition to its own, passed as `of_games`.

    Games are loaded only if an option is not the command's own.
    """

    def __init__(
        self, *args: Any, of_games: Callable[[], list[click.Option]], **settings: Any
    ) -> None:
        super().__init__(*args, **settings)
        self._of_games = of_games
        self._without_games = Command(*args, **settings)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parses the arguments."""
        own = {name for param in self.params for name in param.opts} | _NO_OPTIONS
        if own.issuperset(arg.partition("=")[0] for arg in args if arg.startswith("-")):
            rest = self._without_games.parse_args(ctx, args)
            ctx.params["of_games"] = {}
        else:
            rest = super().parse_args(ctx, args)
            names = [str(option.name) for option in self._of_games()]
            ctx.params["of_games"] = {name: ctx.params.pop(name) for name in names}
        return rest

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The parameters of the command, then those of the games, then those of all commands."""
        *own, language, help_option = super().get_params(ctx)
        return [*own, *self._of_games(), language, help_option]


def option_name(key: str) -> str:
    """The command's option for a key: `--market-size`."""
    return f"--{key.replace('_', '-')}"


def read_option(option: str, read: Callable[[str], Any], text: str | None) -> Any:
    """The value of a command's option, if given; raises a usage error for an unreadable one."""
    try:
        return None if text is None else read(text)
    except BoardscoreError as error:
        raise wrong("value", option=option, what=error.problems[0].message) from None


# Rulings and settings of games


def rulings_typed(texts: Sequence[str]) -> dict[str, Value]:
    """The rulings in options written as NAME=VALUE; of repeated names the last one counts."""
    if not texts:
        return {}
    of_games = (choices(game(name).rulings) for name in registry.names())
    known = {name: values for of_game in of_games for name, values in of_game.items()}
    chosen: dict[str, Value] = {}
    for text in texts:
        name, equals, value = text.partition("=")
        if not equals:
            raise wrong("ruling_form", value=text)
        if name not in known:
            raise WrongUse(unknown("error.unknown_ruling", name, tuple(known)))
        values = {write_value(option): option for option in known[name]}
        if value not in values:
            raise no_such("ruling_value", value, tuple(values), name=name)
        chosen[name] = values[value]
    return chosen


def _settings() -> dict[str, Setting]:
    """The settings of all games that options can have, by name."""
    of_games = (setting for name in registry.names("play") for setting in play(name).settings)
    return {setting.name: setting for setting in of_games}


def for_settings() -> list[click.Option]:
    """An option for each setting: with a number, or a flag for yes."""
    return [
        flag(_dashed(name)) if setting.numbers is None else option(_dashed(name), metavar="N")
        for name, setting in _settings().items()
    ]


def settings_given(of_games: Mapping[str, Any]) -> dict[str, Any]:
    """The settings among the options of games, as typed."""
    return {name: typed for name, typed in of_games.items() if typed}


def settings_read(typed: Mapping[str, Any]) -> dict[str, Any]:
    """The values of typed options for settings; raises a usage error for an impossible number."""
    read = dict(typed)
    for name, given in typed.items():
        if numbers := _settings()[name].numbers:
            read[name] = read_option(option_name(name), answer_parsers.whole(*numbers), given)
    return read


# Score tables of positions


def _tables() -> dict[str, Callable[[Sequence[int | str]], Any]]:
    """The score tables of all games by name, for options, each with a parser of its entries."""
    return {name: read for every in registry.names() for name, read in game(every).tables.items()}


def for_tables() -> list[click.Option]:
    """An option for each score table."""
    return [option(_dashed(name), metavar="0,1,...") for name in _tables()]


def tables_given(of_games: Mapping[str, Any]) -> dict[str, Any]:
    """The score tables among the options of games; raises a usage error for an invalid one."""
    return {name: _read_table(name, text) for name, text in of_games.items() if text is not None}


def _read_table(name: str, text: str) -> Any:
    read = _tables()[name]
    return read_option(option_name(name), lambda text: read(answer_parsers.entries(text)), text)


def _dashed(key: str) -> str:
    return key.replace("_", "-")
