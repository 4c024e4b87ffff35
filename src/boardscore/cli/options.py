"""Options that the games bring: for their settings, and for the score tables of positions."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any

import click

from boardscore.cli.app import Command, flag, option
from boardscore.cli.ask import answers
from boardscore.cli.usage import wrong
from boardscore.core import registry
from boardscore.core.errors import BoardscoreError
from boardscore.core.setup import Setting
from boardscore.games import game


class WithOptionsOfGames(Command):
    """A command whose options are its own and those of the games; the games are asked each time."""

    def __init__(
        self, *args: Any, of_games: Callable[[], list[click.Option]], **settings: Any
    ) -> None:
        super().__init__(*args, **settings)
        self._of_games = of_games

    def get_params(self, ctx: click.Context) -> list[click.Parameter]:
        """The arguments and options of the command, those of the games, those of all commands."""
        *own, language, help_option = super().get_params(ctx)
        return [*own, *self._of_games(), language, help_option]


def option_name(key: str) -> str:
    """What the option for a key is called: `--market-size`."""
    return f"--{key.replace('_', '-')}"


def read_option(option: str, read: Callable[[str], Any], text: str | None) -> Any:
    """The value of an option, if it is given; one that cannot be read is wrong use."""
    try:
        return None if text is None else read(text)
    except BoardscoreError as error:
        raise wrong("value", option=option, what=error.problems[0].message) from None


# Settings of games


def _settings() -> dict[str, Setting]:
    """The settings of all games by name."""
    of_games = (setting for name in registry.names() for setting in game(name).settings)
    return {setting.name: setting for setting in of_games}


def for_settings() -> list[click.Option]:
    """An option for each setting: with a number, or with nothing for yes."""
    return [
        flag(_dashed(name)) if setting.numbers is None else option(_dashed(name), metavar="N")
        for name, setting in _settings().items()
    ]


def settings_given(options: Mapping[str, Any]) -> dict[str, Any]:
    """The settings among the options, as they were typed."""
    return {name: options[name] for name in _settings() if options[name]}


def settings_read(typed: Mapping[str, Any]) -> dict[str, Any]:
    """The values of settings that were typed; a number that cannot be is wrong use."""
    return {name: _read_setting(_settings()[name], given) for name, given in typed.items()}


def _read_setting(setting: Setting, given: Any) -> Any:
    if setting.numbers is None:
        return given
    return read_option(option_name(setting.name), answers.whole(*setting.numbers), given)


# Score tables of positions


def _tables() -> dict[str, Callable[[Sequence[int | str]], Any]]:
    """The score tables of all games by name, each with the reader of its entries."""
    return {name: read for every in registry.names() for name, read in game(every).tables.items()}


def for_tables() -> list[click.Option]:
    """An option for each score table."""
    return [option(_dashed(name), metavar="0,1,...") for name in _tables()]


def tables_given(options: Mapping[str, Any]) -> dict[str, Any]:
    """The score tables among the options; one that cannot be is wrong use."""
    return dict(_tables_read(options))


def _tables_read(options: Mapping[str, Any]) -> Iterator[tuple[str, Any]]:
    for name, read in _tables().items():
        table = read_option(option_name(name), partial(_table, read), options[name])
        if table is not None:
            yield name, table


def _table(read: Callable[[Sequence[int | str]], Any], text: str) -> Any:
    return read(answers.entries(text))


def _dashed(key: str) -> str:
    return key.replace("_", "-")
