"""Displays a game of Auctionland: islands, market, money, and the next step."""

from collections.abc import Iterator
from typing import Any

from attrs import evolve

from boardscore.auctionland import Phase, Position, State
from boardscore.auctionland.game_table import GameTable, as_island
from boardscore.auctionland.legality import buy_back_price, open_cells
from boardscore.auctionland.show.move_sentences import full_islands, payments
from boardscore.auctionland.show.pictures import COLOURS, draw_island, draw_open_places
from boardscore.core.errors import Problem
from boardscore.core.messages import Message
from boardscore.core.terminal_text import left, width
from boardscore.show.game_display import players
from boardscore.show.game_parts import Board
from boardscore.show.text_page import Page, below, in_columns, indent

_BUILDING = {Phase.BUILD, Phase.BONUS, Phase.PLACE}
"""The phases in which a player lays a tile."""


def table(state: State, page: Page) -> str:
    """The display of everything that all players can see."""
    return _table(state, page, secrets=False)


def whole_table(state: State, page: Page) -> str:
    """The display of the table with the money behind the screens."""
    return _table(state, page, secrets=True)


def _table(state: State, page: Page, *, secrets: bool) -> str:
    blocks = [_players(state, page)]
    blocks += [island(state, seat, page, secrets=secrets) for seat in range(len(state.islands))]
    return "\n\n".join([*blocks, *lying_open(state, page)])


def money_of(state: State, seat: int) -> Message:
    """The money of one player, to display."""
    return Message("play.money", name=state.game.players[seat], money=state.money[seat])


def _players(state: State, page: Page) -> str:
    """The players, the auctioneer, and the number of tiles left in the stack, as text."""
    gavel = Message("board.gavel", name=state.game.players[state.gavel], stack=len(state.unseen))
    return below(page.headline(players(state)), page.sentence(gavel))


def island(state: State, seat: int, page: Page, *, secrets: bool = False) -> str:
    """The drawn island of one player; if the player builds next, with the open places numbered."""
    laid = state.islands[seat]
    head = island_heading(state, seat, secrets=secrets)
    if state.phase in _BUILDING and seat in state.to_act:
        tiles = {tile.cell: state.game.tiles[tile.id].turned(tile.turns) for tile in laid}
        picture = draw_open_places(tiles, open_cells(laid), page.room)
    elif laid:
        picture = draw_island(as_island(state.game, laid), (), page.lang, page.room)
    else:
        return page.sentence(head)
    return below(page.sentence(head), indent(page.tinted(picture, COLOURS)))


def island_heading(table: GameTable, seat: int, *, secrets: bool) -> Message:
    """The name of the player above the island, with the money if it is visible."""
    parts: dict[str, Any] = {"name": table.game.players[seat], "tiles": len(table.islands[seat])}
    if table.money[seat] is not None and (secrets or shows_money(table)):
        return Message("board.island_money", money=table.money[seat], **parts)
    return Message("board.island", **parts)


def shows_money(state: GameTable) -> bool:
    """Whether everyone can see all money (`auctionland.money.hidden`); true at the end."""
    return state.game.visible_money or state.is_over


def lying_open(state: State, page: Page) -> Iterator[str]:
    """The market as text, with its prices and the dollars on the tiles."""
    if not state.market:
        return
    names = [page.say(Message(f"board.{name}")) for name in ("slot", "price", "dollars", "tile")]
    longest = max(width(offered.id) for offered in state.market)
    rows = [names]
    for slot, offered in enumerate(state.market):
        sides = page.tinted(_sides(state, offered.id), COLOURS)
        named = f"{left(offered.id, longest)}  {sides}"
        rows.append([str(slot + 1), str(slot), str(offered.dollars), named])
    lines = in_columns(rows, ">>><")
    yield below(page.headline(Message("board.market")), indent("\n".join(lines)))


def _sides(state: State, tile: str) -> str:
    return str(state.game.tiles[tile])


def current_position(state: State) -> Position:
    """The position whose score is displayed in the game, without hidden money.

    So it does not reveal who has more (`auctionland.money.hidden`, `auctionland.tie.money`).
    """
    if shows_money(state):
        return state.position
    return evolve(state.seen_by(0), money=(None,) * len(state.money)).position


def before_move(state: State, page: Page) -> Iterator[str]:
    """The blocks to display before the next move."""
    if state.phase in {Phase.BUILD, Phase.PLACE}:
        yield island(state, state.to_act[0], page)
    if state.phase in {Phase.BUILD, Phase.BONUS, Phase.AUCTION}:
        yield from lying_open(state, page)


def after_game(state: State, page: Page) -> Iterator[str]:
    """The display of all money, which breaks ties and is public now (`auctionland.tie.money`)."""
    money = zip(state.game.players, state.money)
    lines = (Message("play.money", name=name, money=dollars) for name, dollars in money)
    yield "\n".join(page.sentence(line) for line in lines) + "\n"


def hide_secrets(state: State, problem: Problem) -> Problem:
    """The displayed reason against a move, without its secret: the money behind a screen."""
    args = problem.message.args
    if shows_money(state) or "money" not in args:
        return problem
    amount = args.get("amount", args.get("price"))
    return evolve(problem, message=Message("play.too_dear", name=args["name"], amount=amount))


def news(before: State, after: State, page: Page) -> Iterator[str]:
    """The displayed changes of the last move: payments, and the island that has grown."""
    paid = [page.sentence(message) for message in payments(before, after, after.moves[-1])]
    if paid:
        yield "\n".join(paid)
    for seat, laid in enumerate(after.islands):
        if laid != before.islands[seat]:
            yield island(after, seat, page)
    yield from map(page.sentence, full_islands(before, after))


def due(state: State) -> Message:
    """The displayed sentence about the next step, and who takes it."""
    names = tuple(state.game.players[seat] for seat in state.to_act)
    match state.phase:
        case Phase.MARKET | Phase.REFILL:
            count = state.chance.count if state.chance else 0
            return Message(f"due.{state.phase.value}", count=count)
        case Phase.BUILD | Phase.BONUS | Phase.AUCTION:
            return Message(f"due.{state.phase.value}", names=names)
        case Phase.BID | Phase.SALE | Phase.PLACE:
            return _due_of_auction(state, names)
    return Message("due.over")


def _due_of_auction(state: State, names: tuple[str, ...]) -> Message:
    """The sentence about the next step while a tile is up for auction."""
    assert state.auctioned is not None
    parts: dict[str, Any] = {
        "names": names,
        "tile": state.auctioned,
        "sides": _sides(state, state.auctioned),
    }
    if state.standing_bid is None:
        return Message("due.bid" if state.phase is Phase.BID else "due.place", **parts)
    bid = state.standing_bid
    parts |= {"bidder": state.game.players[bid.player], "amount": bid.amount}
    if state.phase is Phase.BID:
        return Message("due.raise", **parts)
    return Message("due.sale", price=buy_back_price(state), **parts)


BOARD = Board(
    table=table,
    whole_table=whole_table,
    due=due,
    current_position=current_position,
    before_move=before_move,
    after_draw=lying_open,
    letters=Message("board.letters_of_islands"),
    news=news,
    hide_secrets=hide_secrets,
    commands={"money": money_of},
    is_public=shows_money,
    after_game=after_game,
)
