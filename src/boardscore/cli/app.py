"""The command line: its commands, help in two languages, plain error messages.

Modules are loaded when a command needs them, so that help answers at once.
"""

import sys
from collections.abc import Callable, Mapping, Sequence
from importlib import import_module
from itertools import pairwise
from typing import Any

import click
from click.core import ParameterSource

from boardscore.cli import terminal
from boardscore.cli.signals import STOPPED
from boardscore.texts import CATALOGUES


def language(args: Sequence[str], environ: Mapping[str, str]) -> str:
    """The language of the command line: `--lang`, else the environment's, else English.

    >>> language(["score", "--lang", "de"], {})
    'de'
    >>> language([], {"LANG": "de_AT.UTF-8"})
    'de'
    """
    wanted = _value_of("--lang", args)
    if wanted in CATALOGUES:
        return wanted
    variables = ("LC_ALL", "LC_MESSAGES", "LANG")
    set_first = next((environ[name] for name in variables if environ.get(name)), "en")
    short = set_first[:2].lower()
    return short if short in CATALOGUES else "en"


def _value_of(option: str, args: Sequence[str]) -> str:
    """The last value of an option, read before the command line is parsed.

    Ignores everything after `--`.
    """
    args = args[: args.index("--")] if "--" in args else args
    given = ""
    for argument, following in pairwise([*args, ""]):
        if argument == option:
            given = following
        elif argument.startswith(f"{option}="):
            given = argument.removeprefix(f"{option}=")
    return given


USAGE = 2
"""The exit code after a usage error."""

_WIDEST_HELP = 78

CLOSED_PIPE = 141
"""The exit code when the reader of the output is gone, as shells expect it."""

COMPLETE = "_BOARDSCORE_COMPLETE"
"""The variable by which a shell requests completions, named by click."""

GROUPS = {
    "table": {
        "new": "boardscore.cli.ask.new",
        "score": "boardscore.cli.score",
        "play": "boardscore.cli.play.play",
        "review": "boardscore.cli.play.replay:review",
        "pad": "boardscore.cli.pad",
        "book": "boardscore.cli.book",
        "pack": "boardscore.cli.pack",
        "rules": "boardscore.cli.rules",
    },
    "programs": {
        "replay": "boardscore.cli.play.replay:replay",
        "table": "boardscore.cli.table",
        "arena": "boardscore.cli.arena",
        "completion": "boardscore.cli.completion_script",
    },
    "authors": {
        "verify": "boardscore.verify.cli.commands:verify",
        "adapter": "boardscore.verify.cli.commands:adapter",
        "vectors": "boardscore.verify.cli.commands:vectors",
    },
}
"""The commands by audience, each with its module, as `command` or by a name."""

HIDDEN = {"misreadings": "boardscore.verify.cli.commands:misreadings"}
"""Commands for the developers of boardscore, left out of the main help."""

COMMANDS = {
    **{name: module for group in GROUPS.values() for name, module in group.items()},
    **HIDDEN,
}
"""The commands, each with its module."""


def run(args: Sequence[str], environ: Mapping[str, str]) -> int:
    """Runs a command line, or completes one, and returns the exit code."""
    lang = language(args, environ)
    try:
        asked = environ.get(COMPLETE)
        code = _complete(asked, lang) if asked else _run(args, lang)
        terminal.flush()
    except BrokenPipeError:
        terminal.discard(sys.stdout, sys.stderr)
        return CLOSED_PIPE
    except OSError as error:
        if error.filename is not None:  # a file other than the output
            return _refused(error, lang)
        terminal.discard(sys.stdout)
        why = CATALOGUES[lang]["why.full" if terminal.is_full(error) else "why.other"]
        try:
            terminal.write(CATALOGUES[lang]["say.cannot_write"].format(why=why), to_errors=True)
        except OSError:  # the terminal is closed
            terminal.discard(sys.stderr)
        return 1
    except KeyboardInterrupt:
        terminal.write(CATALOGUES[lang]["say.stopped"], to_errors=True)
        return STOPPED
    return code


def _complete(asked: str, lang: str) -> int:
    """Answers a shell's request for completions."""
    from boardscore.cli import completion

    return completion.complete(app, COMPLETE, asked, lang)


def _refused(error: OSError, lang: str) -> int:
    """Reports on the command line that the system refused a file."""
    from boardscore.core import messages
    from boardscore.documents import atomic_writer

    why = {"file": str(error.filename), "why": atomic_writer.why(error)}
    terminal.write(messages.say(messages.Message("say.cannot_use", **why), lang), to_errors=True)
    return 1


def _run(args: Sequence[str], lang: str) -> int:
    try:
        width = min(terminal.line_length(), _WIDEST_HELP)
        with app.make_context("boardscore", list(args), obj=lang, terminal_width=width) as context:
            return int(app.invoke(context) or 0)
    except click.exceptions.Exit as ended:
        return ended.exit_code
    except click.UsageError as error:
        from boardscore.cli import usage_errors

        terminal.write(usage_errors.explain(error, lang), to_errors=True)
        return USAGE
    except ValueError as error:  # a part that a game lacks; other keys are bugs
        from boardscore.cli import usage_errors

        if not isinstance(error, usage_errors.NotAvailableError):
            raise
        terminal.write(
            usage_errors.explain(usage_errors.WrongUse(error.problems[0].message), lang),
            to_errors=True,
        )
        return USAGE
    except TypeError as error:  # a mistake in an added game; other ones are bugs
        from boardscore.core import errors, messages

        if not isinstance(error, errors.GameError):
            raise
        sentence = messages.Message("say.game_mistake", what=error.message)
        terminal.write(messages.say(sentence, lang), to_errors=True)
        return 1


Callback = Callable[..., Any]


class Command(click.Command):
    """A command whose help is in the catalogues, under the command's name."""

    def __init__(
        self, name: str, callback: Callback, *params: click.Parameter, **settings: Any
    ) -> None:
        """A command with these parameters, and those that every command has."""
        every = [
            option("lang", metavar="LANG", callback=_check_language, expose_value=False),
            flag("help", "-h", is_eager=True, expose_value=False, callback=_print_help),
        ]
        settings |= {"callback": callback, "params": [*params, *every], "add_help_option": False}
        super().__init__(name, **settings)

    def format_usage(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the usage line."""
        pieces = _text(ctx, f"help.{self.name}.usage")
        formatter.write_usage(ctx.command_path, pieces, prefix=_text(ctx, "help.usage") + " ")

    def format_help_text(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the description of the command."""
        formatter.write_paragraph()
        with formatter.indentation():
            formatter.write_text(_text(ctx, f"help.{self.name}"))

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the options; the key of an option's help is its name in the catalogues."""
        options = (param for param in self.get_params(ctx) if isinstance(param, click.Option))
        records = ((option, option.get_help_record(ctx)) for option in options)
        rows = [
            (_with_metavar(ctx, option, record[0]), _text(ctx, record[1]))
            for option, record in records
            if record is not None
        ]
        with formatter.section(_text(ctx, "help.options")):
            formatter.write_dl(rows, col_max=_first_column(formatter))

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parses the arguments; every error carries the command that raised it."""
        try:
            return self._parsed(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise

    def _parsed(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parses the arguments; reports surplus arguments with our own message."""
        ctx.allow_extra_args = True
        rest = super().parse_args(ctx, args)
        if rest and not self.allow_extra_args and not ctx.resilient_parsing:
            from boardscore.cli import usage_errors

            raise usage_errors.wrong("too_many_arguments", arguments=tuple(rest))
        return rest


class Commands(Command, click.Group):
    """A command with subcommands, such as `pack`; without a subcommand it shows help."""

    def __init__(self, name: str, *params: click.Parameter, **settings: Any) -> None:
        """A group with these parameters, and those that every command has."""
        super().__init__(name, _without_command, *params, invoke_without_command=True, **settings)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """The command that the arguments name; raises a usage error if there is none."""
        found = self.get_command(ctx, args[0])
        if found is None and ctx.resilient_parsing:
            return None, None, args
        if found is None:
            from boardscore.cli import usage_errors

            error = usage_errors.no_such("no_such_command", args[0], tuple(self.list_commands(ctx)))
            error.ctx = ctx
            raise error
        return super().resolve_command(ctx, args)

    def format_options(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes the options and the commands, in their groups."""
        super().format_options(ctx, formatter)
        widest = max(map(len, self.list_commands(ctx)))
        for heading, names in self.groups(ctx).items():
            rows = [(f"{name:<{widest}}", _text(ctx, self.short_help_key(name))) for name in names]
            with formatter.section(_text(ctx, heading)):
                formatter.write_dl(rows, col_max=_first_column(formatter))

    def groups(self, ctx: click.Context) -> Mapping[str, Sequence[str]]:
        """The names of the commands by heading; headings are keys in the catalogues."""
        return {"help.commands": self.list_commands(ctx)}

    def short_help_key(self, name: str) -> str:
        """The key of the short help of a command."""
        topic = self.commands[name].name if name in self.commands else name
        return f"help.{topic}.short"

    def shell_complete(self, ctx: click.Context, incomplete: str) -> list[Any]:
        """The completions for a command name: commands, or options."""
        from boardscore.cli import completion

        briefly = {name: self.short_help_key(name) for name in self.list_commands(ctx)}
        return completion.commands(self, briefly, ctx, incomplete)


class App(Commands):
    """The program, which loads each command from its module when needed."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """The names of all commands but the hidden ones."""
        return [name for group in GROUPS.values() for name in group]

    def groups(self, ctx: click.Context) -> Mapping[str, Sequence[str]]:  # noqa: ARG002
        """The commands by audience."""
        return {f"help.commands.{who}": list(names) for who, names in GROUPS.items()}

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:  # noqa: ARG002
        """The command with this name, hidden or not; None if there is none."""
        if cmd_name not in COMMANDS:
            return None
        module, _, name = COMMANDS[cmd_name].partition(":")
        command: click.Command = getattr(import_module(module), name or "command")
        return command

    def format_epilog(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Writes references to more help."""
        formatter.write_paragraph()
        formatter.write_text(_text(ctx, "help.more"))


def _first_column(formatter: click.HelpFormatter) -> int:
    """The width of names in help next to their texts, so that they fit a narrow terminal."""
    return min(30, formatter.width // 3)


def _with_metavar(ctx: click.Context, option: click.Option, names: str) -> str:
    """The names of an option in help with its value; `N` is `N` in every language."""
    metavar = option.metavar or ""
    called = CATALOGUES[ctx.obj].get(f"metavar.{metavar}", metavar)
    return names.removesuffix(metavar) + called


def _text(ctx: click.Context, key: str) -> str:
    return CATALOGUES[ctx.obj][key]


def _print_version(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        from boardscore.cli import version

        terminal.write(version.describe(ctx.obj))
        ctx.exit()


def _print_help(ctx: click.Context, _: click.Parameter, wanted: bool) -> None:
    if wanted and not ctx.resilient_parsing:
        terminal.write(ctx.get_help())
        ctx.exit()


def load_callback(module: str, function: str = "run") -> Callable[..., int]:
    """A command's callback: a function in a module that its help does not load."""

    @click.pass_obj
    def call(lang: str, /, **given: Any) -> int:
        code: int = getattr(import_module(module), function)(lang, **given)
        return code

    return call


def flag(name: str, *also: str, **settings: Any) -> click.Option:
    """An option without a value; the key of its help in the catalogues is its name."""
    settings.setdefault("help", f"help.{name.replace('-', '_')}")
    return click.Option([f"--{name}", *also], is_flag=True, **settings)


def option(name: str, **settings: Any) -> click.Option:
    """An option with a value; the key of its help in the catalogues is its name."""
    settings.setdefault("help", f"help.{name.replace('-', '_')}")
    settings.setdefault("shell_complete", _values)
    return click.Option([f"--{name}"], **settings)


def argument(name: str, **settings: Any) -> click.Argument:
    """An argument; its displayed name is in the catalogues under its name."""
    settings.setdefault("shell_complete", _values)
    return click.Argument([name], **settings)


def _values(_: click.Context, param: click.Parameter, incomplete: str) -> list[Any]:
    """The values that complete an option or an argument of a command."""
    from boardscore.cli import completion

    return completion.values(param, incomplete)


def language_given(context: click.Context) -> bool:
    """Whether the command line sets the language, before or after the command."""
    both = [context, *filter(None, [context.parent])]
    return any(each.get_parameter_source("lang") is ParameterSource.COMMANDLINE for each in both)


def _check_language(_: click.Context, param: click.Parameter, value: str | None) -> None:
    """Checks that `--lang` is known; it is already in use, from before the parsing."""
    if value is not None and value not in CATALOGUES:
        from boardscore.cli import usage_errors

        raise usage_errors.no_such("no_such_value", value, tuple(CATALOGUES), option=param.opts[0])


@click.pass_context
def _without_command(ctx: click.Context) -> int:
    """Shows help if there is no command; the exit code reports the missing command."""
    if ctx.invoked_subcommand is None:
        terminal.write(ctx.get_help())
    return USAGE


app = App("boardscore", flag("version", is_eager=True, expose_value=False, callback=_print_version))
