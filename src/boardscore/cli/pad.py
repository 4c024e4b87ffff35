"""`boardscore pad`: serves the score pad to the browsers and phones at your table."""

import sys
from contextlib import suppress

import click

from boardscore.cli import terminal
from boardscore.cli.app import Command, flag, option
from boardscore.cli.ask import answer_parsers
from boardscore.cli.options import read_option
from boardscore.cli.usage_errors import wrong
from boardscore.core.messages import Message, say
from boardscore.documents.atomic_writer import why
from boardscore.pad.server import PortError, Server, lan_address

DEFAULT_PORT = 8018
_HIGHEST_PORT = 65535
_LAST_KEPT = 1023


@click.pass_obj
def _pad(lang: str, port: str | None, lan: bool) -> int:
    """Serves the pad from the command line until it is stopped."""
    wished = read_option("--port", answer_parsers.whole(0, _HIGHEST_PORT), port)
    try:
        opened = _server(wished, lan)
    except OSError as error:  # not about the port
        terminal.write(say(Message("served.nothing", why=why(error)), lang), to_errors=True)
        return 1
    with opened as server:
        terminal.write(say(Message("served.address", address=server.address), lang))
        if wished is None and server.server_port != DEFAULT_PORT:
            terminal.write(say(Message("served.port_taken", port=DEFAULT_PORT), lang))
        if lan:
            there = lan_address(server.server_port)
            key = "served.lan_address" if there else "served.no_lan"
            terminal.write(say(Message(key, address=there or ""), lang))
            if there and terminal.shows("▀"):
                from boardscore.pad import qr

                terminal.write(qr.blocks(there))
        terminal.write(say(Message("served.end"), lang))
        sys.stdout.flush()
        server.serve_forever()
    return 0


def _server(port: int | None, lan: bool) -> Server:
    """The pad's server at the chosen port; else at the default port, or the next free one."""
    try:
        return Server(DEFAULT_PORT if port is None else port, lan=lan)
    except PortError as error:
        if port is None:
            return Server(_next_free(DEFAULT_PORT, lan), lan=lan)
        again = f"boardscore pad {'--lan ' if lan else ''}--port {_next_free(port, lan)}"
        raise wrong("port_taken" if error.is_taken else "port", port=port, command=again) from None


def _next_free(port: int, lan: bool) -> int:
    """The next free port for the pad; ports below 1024 are reserved by the system."""
    for other in range(max(port, _LAST_KEPT) + 1, _HIGHEST_PORT + 1):
        with suppress(PortError), Server(other, lan=lan):
            return other
    return 0


command = Command("pad", _pad, option("port", metavar="N"), flag("lan"))
