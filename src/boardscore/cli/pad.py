"""`boardscore pad`: a page for the phones of a table, served from this machine."""

import sys
from importlib import import_module

import click

from boardscore.cli import terminal
from boardscore.cli.app import Command, common, flag, option
from boardscore.cli.ask import answers
from boardscore.cli.options import read_option
from boardscore.cli.usage import wrong
from boardscore.core.messages import Message, say
from boardscore.pad.server import Server, lan_address

USUAL_PORT = 8018
_HIGHEST_PORT = 65535


@click.pass_obj
def _pad(lang: str, port: str | None, lan: bool) -> int:
    """Serves the pad until somebody ends it."""
    wished = read_option("--port", answers.whole(0, _HIGHEST_PORT), port)
    with _server(wished, lan) as server:
        terminal.write(say(Message("served.address", address=server.address), lang))
        if lan:
            there = lan_address(server.server_port)
            key = "served.lan_address" if there else "served.no_lan"
            terminal.write(say(Message(key, address=there or ""), lang))
            if there and terminal.shows("▀"):
                terminal.write(import_module("boardscore.pad.qr").blocks(there))
        terminal.write(say(Message("served.end"), lang))
        sys.stdout.flush()
        server.serve_forever()
    return 0


def _server(port: int | None, lan: bool) -> Server:
    """The server at the port that is wished, or else at the usual one or any that is free."""
    try:
        return Server(USUAL_PORT if port is None else port, lan=lan)
    except OSError:
        if port is not None:
            raise wrong("port", port=port) from None
        return Server(0, lan=lan)


command = Command(
    "pad",
    callback=_pad,
    params=[option("port", metavar="N"), flag("lan"), *common()],
    add_help_option=False,
)
