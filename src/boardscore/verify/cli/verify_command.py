"""The command `boardscore verify`: its options, which help shows without loading what it does."""

from importlib import import_module

import click

from boardscore.cli.app import Command, argument, common, flag, load_callback, option
from boardscore.verify.cli.options import completed_by, selecting

GONE = {"--replay": "--save"}
"""Options of earlier versions, each with the one that took its place."""


class _Verify(Command):
    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """Parses the arguments; of an option that is gone it names the one in its place."""
        try:
            return super().parse_args(ctx, args)
        except click.NoSuchOption as error:
            if error.option_name not in GONE:
                raise
            parts = {"option": error.option_name, "near": GONE[error.option_name]}
            usage = import_module("boardscore.cli.usage")
            raise usage.wrong("no_such_option_near", **parts) from None


command = _Verify(
    "verify",
    callback=load_callback("boardscore.verify.cli.verify"),
    params=[
        argument("program", nargs=-1, required=True, type=click.UNPROCESSED),
        *selecting(),
        option("ruling", metavar="NAME=VALUE", multiple=True, help="help.declared_ruling"),
        option("timeout", metavar="SECONDS"),
        option("jobs", metavar="N", help="help.copies"),
        flag("doctor"),
        option("search", metavar="TIME"),
        option("seed", metavar="N", help="help.search_seed"),
        option("save", metavar="FOLDER"),
        option(
            "format",
            metavar="FORMAT",
            default="human",
            help="help.report",
            **completed_by("reports"),
        ),
        option("known", metavar="FILE"),
        flag("all"),
        option("junit", metavar="FILE"),
        option("html", metavar="FILE", help="help.html_report"),
        *common(),
    ],
    context_settings={"allow_interspersed_args": False},
    add_help_option=False,
)
