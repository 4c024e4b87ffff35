"""The points of all players side by side, as HTML."""

from collections.abc import Collection, Sequence
from typing import Any

from boardscore.core.messages import Message, in_words
from boardscore.core.results import Result
from boardscore.pad.markup import element, phrase
from boardscore.show import result_sentences
from boardscore.show.svg_elements import escape


def write_table(result: Result, empty: Collection[int], lang: str) -> str:
    """The categories, totals, tie breakers and places, with the columns of winners marked.

    The `empty` seats have no entries; until everyone has one, there are no places and no winners.
    """
    players, ties = result.players, [] if empty else result_sentences.tie_rows(result)
    won = winners(result, empty)

    def row(label: Message, cells: Sequence[Any], kind: str | None = None) -> str:
        numbers = (
            element("td", "–" if seat in empty else cell(value, lang), class_=_won(seat in won))
            for seat, value in enumerate(cells)
        )
        return element("tr", element("th", phrase(label, lang), scope="row"), *numbers, class_=kind)

    heads = (
        element(
            "th",
            element("span", escape(in_words(player.name, lang))),
            scope="col",
            class_=_won(seat in won),
        )
        for seat, player in enumerate(players)
    )
    categories = (
        row(Message(f"category.{key}"), [player.categories[key] for player in players])
        for key in players[0].CATEGORIES
    )
    places = ["–" if empty else rank for rank in result.ranks]
    return element(
        "table",
        element("tr", "<td></td>", *heads),
        *categories,
        row(Message("table.total"), [player.total for player in players], "sum"),
        *(row(label, values) for label, values in ties),
        row(Message("table.rank"), places, "sum"),
        class_=result.game,
    )


def winners(result: Result, empty: Collection[int]) -> tuple[int, ...]:
    """The seats that win, if everyone has an entry and there is someone to compare with."""
    return () if empty or len(result.players) == 1 else tuple(result.standing.winners)


def cell(value: Any, lang: str) -> str:
    """A value, or a question mark for one that is unknown."""
    return "?" if value is None else escape(in_words(value, lang))


def _won(is_so: bool) -> str | None:
    return "won" if is_so else None
