"""Pictures of Stones: rows with marked pairs, and the stones of a bag."""

from boardscore.core.messages import Message
from boardscore.show.game_parts import Pictures
from boardscore.show.text_page import Page

from ..model import Pack
from ..scoring import RowScore


def picture(player: RowScore, _: str, __: int) -> tuple[str, Message] | None:
    """The row of a player, with a mark below every stone of a pair."""
    counted = {spot.to_list()[0] for line in player.lines for spot in line.spaces}
    row = str(player.player.row)
    marks = "".join("^" if place in counted else " " for place in range(len(row)))
    return f"{row}\n{marks}".rstrip(), Message("explain.row_legend")


def content(pack: Pack) -> Message:
    """The number of stones."""
    return Message("pack.stones", stones=len(pack.stones))


def entries(pack: Pack, page: Page) -> list[str]:
    """Every stone in a line."""
    return [f"{stone.id}: {page.say(stone.colour.message)}" for stone in pack.stones]


PICTURES = Pictures(picture=picture, content=content, entries=entries)
