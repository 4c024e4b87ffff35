"""What is asked to score a game of Auctionland: islands or counts, tables, what a tie needs."""

from collections.abc import Iterator, Mapping
from typing import Any

from attrs import evolve, fields_dict

from boardscore.auctionland import PLAYERS, Counts, Island, Position, Table
from boardscore.auctionland.notation import ISLAND_SPAN
from boardscore.cli.ask import answers, common
from boardscore.cli.ask.interview import Interview
from boardscore.cli.auctionland import tables
from boardscore.core.display import printable
from boardscore.core.messages import Message, say
from boardscore.positions import score
from boardscore.show.auctionland.pictures import draw_island

Data = dict[str, Any]

_WAYS = ("counts", "island")
_MOST = dict.fromkeys(("beaches", "theme_parks"), ISLAND_SPAN * ISLAND_SPAN)
"""No island has more tiles of a kind than places (`auctionland.build.bounds`)."""


def position(ask: Interview) -> Data:
    """The position that the answers describe, with all that its score needs."""
    count = common.how_many(ask, PLAYERS[1])
    players = [_player(ask, seat, count) for seat in range(count)]
    found = {"game": "auctionland", **_tables(ask), "players": players}
    return _with_money(ask, found)


def answers_of(position: Position, _: str) -> dict[str, str]:
    """The answers that a saved position was made of, by their keys."""
    found = {"players": str(len(position.players)), "tables": "n"}
    for seat, player in enumerate(position.players):
        found |= {f"{seat}.name": player.name, f"{seat}.way": "1"}
        found |= {f"{seat}.claimed": "" if player.claimed is None else str(player.claimed)}
        found |= {f"{seat}.money": str(player.money)} if player.money is not None else {}
        if isinstance(player.holding, Counts):
            counts = player.holding.to_dict()
            found |= {f"{seat}.{count}": str(number) for count, number in counts.items()}
        else:
            rows = [*str(player.holding).split("\n"), ""][:ISLAND_SPAN]
            found |= {f"{seat}.row{row}": " ".join(tiles.split()) for row, tiles in enumerate(rows)}
            found[f"{seat}.way"] = "2"
    for name, table in (
        ("beaches", position.tables.beaches),
        ("theme_parks", position.tables.theme_parks),
    ):
        found[f"tables.{name}"] = " ".join(map(str, table.entries)) if table else ""
        found[f"tables.{name}.open"] = "n"
    return found


def remembered(position: Mapping[str, Any]) -> Iterator[Message]:
    """The score tables are kept for the next game, if they are new."""
    found = position.get("tables")
    if found and found != tables.remembered():
        place = tables.remember(found)
        if place is not None:
            yield Message("dialog.tables_kept", path=str(place))


def _player(ask: Interview, seat: int, players: int) -> Data:
    """What one player has at the end: the island, tile by tile or only counted."""
    name = common.name(ask, seat, players)
    way = ask.ask(
        f"{seat}.way",
        Message("ask.way", name=name),
        answers.one_of(_WAYS),
        "1",
        hint=Message("ask.way.hint"),
    )
    holding = _counts(ask, seat, name) if way == "counts" else _island(ask, seat, name)
    return {"name": name, way: holding, **common.claimed(ask, seat, name)}


def _counts(ask: Interview, seat: int, name: str) -> dict[str, int]:
    """The seven numbers that were counted on an island."""
    return {
        count: ask.ask(
            f"{seat}.{count}",
            Message(f"ask.{count}", name=name),
            answers.whole(0, _MOST.get(count, 99)),
            hint=Message(f"ask.{count}.hint"),
        )
        for count in fields_dict(Counts)
    }


def _island(ask: Interview, seat: int, name: str) -> list[str]:
    """The rows of an island, as far as there are any, shown as they were understood."""
    rows: list[str] = []
    while len(rows) < ISLAND_SPAN:
        row = ask.ask(
            f"{seat}.row{len(rows)}",
            Message("ask.row", name=name, row=len(rows)),
            lambda line: _row(line, rows),
            "" if rows else None,
            hint=Message("ask.row.hint"),
        )
        if not row:
            break
        rows.append(row)
        drawing = draw_island(Island.parse("\n".join(rows)), (), ask.lang)
        ask.show(f"{seat}.island", f"{printable(name)}\n{drawing}")
    return rows


def _row(line: str, above: list[str]) -> str:
    """A row as it was typed, once it is known that it can be read below the others."""
    if line or not above:
        Island.parse("\n".join([*above, line]))
    return line


def _tables(ask: Interview) -> Data:
    """The two score tables, as far as they are known: those remembered, or asked for."""
    known = tables.remembered()
    if known:
        ask.show("tables", tables.describe(known, ask.lang))
        yes = say(Message("dialog.yes"), ask.lang)
        if ask.ask("tables", Message("ask.same_tables"), answers.yes_or_no, yes):
            return {"tables": known}
    asked = {name: _table(ask, name, known) for name in ("beaches", "theme_parks")}
    found = {name: t.entries for name, t in asked.items() if t}
    return {"tables": found} if found else {}


def _table(ask: Interview, name: str, known: tables.Entries) -> Table | None:
    """One table; if its last number holds for every higher count is asked, unless it was said."""
    table = ask.ask(
        f"tables.{name}",
        Message(f"ask.tables.{name}"),
        answers.optional(tables.typed_whole),
        " ".join(map(str, known.get(name, []))),
        hint=Message("ask.tables.hint"),
    )
    if table is None or table.open_ended:
        return table
    question = Message(f"ask.tables.{name}.open", points=table.points[-1])
    return evolve(table, open_ended=ask.ask(f"tables.{name}.open", question, answers.yes_or_no))


def _with_money(ask: Interview, found: Data) -> Data:
    """The position with the money that a tie asks for (`auctionland.tie.money`)."""
    players = [dict(player) for player in found["players"]]
    for seat, player in enumerate(players):
        if f"players[{seat}].money" in score(found).missing:
            question = Message("ask.money", name=player["name"])
            hint = Message("ask.money.hint")
            money = ask.ask(
                f"{seat}.money", question, answers.optional(answers.whole(0, 9999)), "", hint=hint
            )
            if money is not None:
                player["money"] = money
    return {**found, "players": players}
