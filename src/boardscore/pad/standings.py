"""The standings as the pad shows them: the table, the leader or winner, the order of players."""

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from boardscore.core.messages import Message, in_words
from boardscore.core.results import Result
from boardscore.show import result_sentences
from boardscore.show.markup import element, escape, phrase


def write_table(result: Result, empty: Collection[int], lang: str) -> str:
    """The pad's table of categories, totals, tie breakers and places; winners' columns are marked.

    The `empty` seats have no entries; until everyone has one, there are no places and no winners.
    """
    players, ties = result.players, [] if empty else result_sentences.tie_rows(result)
    won = winners(result, empty)

    def row(label: Message, cells: Sequence[Any], kind: str | None = None) -> str:
        numbers = (
            element(
                "td",
                cell(value, lang, is_empty=seat in empty),
                class_="won" if seat in won else None,
            )
            for seat, value in enumerate(cells)
        )
        return element("tr", element("th", phrase(label, lang), scope="row"), *numbers, class_=kind)

    heads = (
        element(
            "th",
            element("span", escape(in_words(player.name, lang))),
            scope="col",
            class_="won" if seat in won else None,
        )
        for seat, player in enumerate(players)
    )
    categories = (
        row(Message(f"category.{key}"), [player.categories[key] for player in players])
        for key in players[0].CATEGORIES
    )
    return element(
        "table",
        element("tr", "<td></td>", *heads),
        *categories,
        row(Message("table.total"), [player.total for player in players], "sum"),
        *(row(label, values) for label, values in ties),
        row(Message("table.rank"), ["–" if empty else rank for rank in result.ranks], "sum"),
        class_=result.game,
    )


def winners(result: Result, empty: Collection[int]) -> tuple[int, ...]:
    """The winning seats in the standings; none if a player has no entry, or is the only one."""
    return () if empty or len(result.players) == 1 else tuple(result.standing.winners)


def cell(value: Any, lang: str, *, is_empty: bool = False) -> str:
    """A value in the standings as HTML: `?` if it is unknown, a dash while entries are missing."""
    known = "?" if value is None else escape(in_words(value, lang))
    return "–" if is_empty else known


def leaders(result: Result, empty: Collection[int]) -> Message | None:
    """The leaders among the players with an entry in the pad, if all of their points are known.

    Points alone decide: ties are broken only when everyone has an entry.
    """
    entered = [result.players[seat] for seat in entered_seats(result, empty)]
    totals = [player.total for player in entered if player.total is not None]
    if not entered or len(totals) < len(entered):
        return None
    names = tuple(player.name for player in entered if player.total == max(totals))
    return Message("outcome.leads", names=names)


def sentences(result: Result, empty: Collection[int]) -> Iterator[Message]:
    """The standings in sentences: the winner or leader, then the ties below first place."""
    if not empty:
        yield result_sentences.winner(result)
        yield from result_sentences.lower_ties(result)
    elif len(empty) == len(result.players):
        yield Message("outcome.nothing")
    else:
        yield leaders(result, empty) or Message("outcome.unknown")


def entered_seats(result: Result, empty: Collection[int]) -> list[int]:
    """The seats in the standings that have entries."""
    return [seat for seat in range(len(result.players)) if seat not in empty]
