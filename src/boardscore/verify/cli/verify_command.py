"""The command `boardscore verify`: its options, which help shows without loading what it does."""

import click

from boardscore.cli.app import Command, argument, common, flag, loaded, option
from boardscore.verify.cli.options import completed_by, selecting

command = Command(
    "verify",
    callback=loaded("boardscore.verify.cli.verify"),
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
        option("replay", metavar="FILE", multiple=True, help="help.replay_finding"),
        option(
            "format",
            metavar="FORMAT",
            default="human",
            help="help.report",
            **completed_by("reports"),
        ),
        flag("all"),
        option("junit", metavar="FILE"),
        option("html", metavar="FILE", help="help.html_report"),
        *common(),
    ],
    context_settings={"allow_interspersed_args": False},
    add_help_option=False,
)
