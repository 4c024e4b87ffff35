"""States and views of a game of Auctionland: the next ones, and what a view hides."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from random import Random
from typing import Any, TypeVar

from attrs import field, fields, frozen

from boardscore.auctionland import consequences
from boardscore.auctionland.action_numbers import number_actions
from boardscore.auctionland.consequences import after_move, apply_move
from boardscore.auctionland.documents import PACKS
from boardscore.auctionland.game_table import (
    LARGEST_MARKET,
    MARKET_SIZE,
    SMALLEST_MARKET,
    Game,
    GameTable,
    OpenTable,
    Phase,
)
from boardscore.auctionland.legality import RULES, draw_move
from boardscore.auctionland.model import STARTING_MONEY
from boardscore.auctionland.moves import MOVES, ChanceMove, Market, Move, PlayerMove
from boardscore.auctionland.rulings import Rulings
from boardscore.auctionland.scoring import IslandScore, score
from boardscore.core import game_setup as starting
from boardscore.core import value_checks
from boardscore.core.errors import BoardscoreError, Problem, RecordError
from boardscore.core.game_setup import Setting
from boardscore.core.legality import due
from boardscore.core.messages import Message
from boardscore.core.moves import LegalMoves, fast_replace
from boardscore.core.results import Result
from boardscore.documents.pack_readers import given_pack
from boardscore.games import Play


@frozen(kw_only=True, slots=False, repr=False)
class State(OpenTable):
    """The complete state of a game; `play` returns the next state.

    >>> from boardscore.auctionland import Build
    >>> state = start(["Alex", "Bonnie"], "demo")
    >>> state.chance.count, len(state.legal_moves())
    (8, 0)
    >>> state = state.play(state.drawn(["29", "1", "1", "2", "5", "34", "18", "22"]))
    >>> [tile.id for tile in state.market]
    ['18', '22', '1', '1', '2', '5', '29', '34']
    >>> state = state.play(Build(0, slot=2, row=0, column=0, turns=0))
    >>> state.phase, state.to_act, state.money, [tile.dollars for tile in state.market]
    (Phase.AUCTION, (0,), (8, 12), [1, 1, 0, 0, 0, 0, 0])

    States are equal if they continue in the same way, whatever happened before.
    """

    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """All legal moves of the players, seat by seat; none if a draw of chance is due."""
        return RULES.legal_moves(self, self.to_act)

    def why_illegal(self, move: object) -> Problem | None:
        """Why a move (an object or a dict) is illegal; None if it is legal."""
        return RULES.why_illegal(self, move)

    def play(self, move: Move | Mapping[str, Any]) -> "State":
        """The state after a move (an object or a dict).

        Raises `IllegalMoveError` with the reason from `why_illegal`, and `MoveError` for a dict
        that is not a move.
        """
        return consequences.apply_move(self, RULES.checked(self, move))

    def drawn(self, ids: Sequence[str]) -> ChanceMove:
        """The move of chance that draws these tiles in this order.

        Raises `IllegalMoveError` if nothing is left to chance now.
        """
        return draw_move(self, ids)

    def seen_by(self, seat: int) -> "View":
        """The view of a player (`auctionland.money.hidden`).

        Raises `ModelError` for a seat that does not exist.
        """
        value_checks.require(value_checks.whole(0, len(self.money) - 1), seat, "seat")
        parts = hide_secrets(self, seat)
        return View(**parts, seat=seat, has_fixed_deck=self.deck is not None)

    def result(self) -> Result[IslandScore]:
        """The score of a finished game; raises `BoardscoreError` before the end."""
        if not self.is_over:
            message = Message("error.not_over", due=due(self))
            raise BoardscoreError(Problem(message, clause="auctionland.end.trigger"))
        return score(self.position)


@frozen(kw_only=True, slots=False, repr=False)
class View(GameTable):
    """The table as one player sees it: money of others and the order of the stack are None.

    >>> from boardscore.auctionland import Build
    >>> state = start(["Alex", "Bonnie", "Charlie"], "demo")
    >>> state = state.play(state.drawn(["29", "1", "1", "2", "5", "34", "18", "22"]))
    >>> view = state.seen_by(0)
    >>> view.money, view.deck
    ((10, None, None), None)

    `play` looks ahead, and `sample` draws the hidden money.

    >>> view.play(Build(0, slot=2, row=0, column=0, turns=0)).money
    (8, None, None)
    >>> view.sample(Random(18)).money
    (10, 12, 14)
    """

    seat: int
    """The seat of the view."""
    has_fixed_deck: bool = field(default=False, eq=False)
    """Whether a given deck makes all draws. Its order is hidden, and views do not differ by it."""

    def legal_moves(self) -> LegalMoves[PlayerMove]:
        """All legal moves of the seat."""
        return RULES.legal_moves(self, (self.seat,))

    def why_illegal(self, move: object) -> Problem | None:
        """Why a move of the seat is illegal; None if it is legal."""
        return RULES.why_illegal_for(self, (self.seat,), move)

    def play(self, move: PlayerMove | Mapping[str, Any]) -> "View":
        """The view of the seat after one of its moves (an object or a dict).

        It is the view of the next state. If it is then the turn of another seat, or a draw is due,
        the new view has no legal moves: only the seat's own moves can be played.

        Raises the errors of `State.play`, and `BoardscoreError` if a fixed deck refills the market
        next with different tiles (`auctionland.market.refill`). Then play in a state from `sample`.
        """
        legal = RULES.checked_for(self, (self.seat,), move)
        after = consequences.after_move(self, legal)
        return refill_alike(after) if self.has_fixed_deck else after

    def sample(self, rng: Random) -> State:
        """A state with this view, with the hidden money drawn at random.

        All dollars stay in the game, so the hidden ones are those that are neither on the market
        nor shown. Each seat gets the least that it must have; every way to divide the rest is
        equally likely. Except for the following, the least is 0:

        - The standing bid is covered (`auctionland.auction.bid`).
        - A seat that never got a tile has at least its starting money
          (`auctionland.setup.money`): it has not paid anything.
        - Before the first sale, all money is known: seat 0 has paid the dollars on the market, and
          the others nothing.

        With 2 players the money is therefore exact. A player who remembers all payments knows more
        than the view shows. The state has no fixed deck and no earlier `moves`.

        Raises `ModelError` unless `rng` is a `random.Random`, and `BoardscoreError` for a view
        that no game leads to.
        """
        return State(**parts_of(draw_secrets(self, rng)))


def start(  # noqa: PLR0913
    players: Sequence[str | None],
    pack: starting.PackOrPath,
    *,
    rulings: Rulings | Mapping[str, Any] | None = None,
    deck: Sequence[str] | None = None,
    market_size: int = MARKET_SIZE,
    visible_money: bool = False,
) -> State:
    """Starts a game; chance deals the market first (`auctionland.setup.market`).

    `players` are the names in seat order, None for a player without a name; the starting player
    comes first (`auctionland.setup.first`). `pack` is a pack, a dict in the shape of a file, a
    path, or `"demo"`. A `deck` lists all tiles of the pack in drawing order; with it, nothing is
    left to chance. `visible_money` is the setting of `auctionland.money.hidden`.

    >>> from boardscore.auctionland import Pack, PackTile, Tile
    >>> pack = Pack("mine", "invented", (PackTile("1", Tile.parse("B"), 3),))
    >>> state = start(["Alex", None], pack, deck=["1", "1", "1"], market_size=3)
    >>> state.game.players, state.phase, len(state.legal_moves())
    (('Alex', 'Player 2'), Phase.BUILD, 3)

    Raises a `BoardscoreError` for what cannot be played with.
    """
    game = Game(
        starting.names(players),
        given_pack(pack, PACKS),
        rulings=starting.given_rulings(rulings, Rulings),
        market_size=market_size,
        visible_money=visible_money,
    )
    stack = tuple(sorted(tile.id for tile in game.pack.tiles for _ in range(tile.count)))
    state = State(
        game=game,
        phase=Phase.MARKET,
        to_act=(),
        gavel=0,
        money=STARTING_MONEY[: len(game.players)],
        islands=((),) * len(game.players),
        unseen=stack,
        deck=None if deck is None else starting.order_deck(deck, stack, "auctionland.setup.market"),
    )
    return consequences.draw_from_deck(state)


V = TypeVar("V", bound=GameTable)


def parts_of(table: GameTable) -> dict[str, Any]:
    """The parts that states and views of Auctionland share, by name."""
    return {part.name: getattr(table, part.name) for part in fields(GameTable)}


# What a seat sees


def hide_secrets(table: GameTable, seat: int) -> dict[str, Any]:
    """The parts of a state as the view of a seat has them; secrets are None."""
    return {**parts_of(table), "money": _money(table, seat), "deck": None}


def _money(table: GameTable, seat: int) -> tuple[int | None, ...]:
    """Other players' money is hidden, unless the setting shows it (`auctionland.money.hidden`)."""
    if table.game.visible_money:
        return table.money
    return tuple(money if place == seat else None for place, money in enumerate(table.money))


# What may be hidden


def draw_secrets(view: V, rng: Random) -> V:
    """A state or view that looks the same to the seat, with the hidden money drawn at random."""
    value_checks.require(value_checks.generator, rng, "rng")
    hidden = [seat for seat, money in enumerate(view.money) if money is None]
    if not hidden:
        return view
    least = [least_money(view, seat) for seat in hidden]
    spare = _hidden_dollars(view) - sum(least)
    if spare < 0:
        message = Message("error.too_little_money", dollars=_hidden_dollars(view), least=sum(least))
        raise BoardscoreError(Problem(message, ("money",), clause="auctionland.setup.money"))
    more = _divide(spare, len(hidden), rng)
    drawn = dict(zip(hidden, map(sum, zip(least, more))))
    money = tuple(drawn.get(seat, known) for seat, known in enumerate(view.money))
    return fast_replace(view, money=money)


def _hidden_dollars(view: GameTable) -> int:
    """The dollars that are neither on the market nor with a player whose money is known.

    No dollar leaves the game: players pay each other, or put dollars on tiles
    (`auctionland.market.money`).
    """
    known = sum(money for money in view.money if money is not None)
    start = sum(STARTING_MONEY[: len(view.money)])
    return start - known - _dollars_on_market(view)


def _dollars_on_market(view: GameTable) -> int:
    return sum(tile.dollars for tile in view.market)


def least_money(view: GameTable, seat: int) -> int:
    """The least money that a seat can have, as far as a view shows.

    It covers the standing bid (`auctionland.auction.bid`). A seat without tiles has paid nothing
    yet, so it has its starting money. Before the first sale, the first auctioneer has paid only
    the dollars on the market (`auctionland.market.price`).
    """
    if seat == 0 and _is_before_first_sale(view):
        return STARTING_MONEY[0] - _dollars_on_market(view)
    standing = view.standing_bid
    bid = standing.amount if standing is not None and standing.player == seat else 0
    return bid if _has_paid(view, seat) else max(bid, STARTING_MONEY[seat])


def _has_paid(view: GameTable, seat: int) -> bool:
    """Whether a seat may have paid for a tile; the winner of an auction pays before building."""
    return bool(view.islands[seat]) or (view.phase is Phase.PLACE and seat in view.to_act)


def _is_before_first_sale(view: GameTable) -> bool:
    """Whether no auction can be over: the first turn, up to the sale."""
    return view.gavel == 0 and view.phase is not Phase.PLACE and not any(view.islands[1:])


def _divide(dollars: int, seats: int, rng: Random) -> list[int]:
    """Dollars divided among seats; every way to do so is equally likely.

    The bars between the seats are drawn from a row of all dollars and bars.
    """
    places = dollars + seats - 1
    bars = sorted(rng.sample(range(places), seats - 1))
    return [after - before - 1 for before, after in pairwise((-1, *bars, places))]


def refill_alike(view: V) -> V:
    """The view after the draw from a fixed deck, if one is due and all tiles left are alike.

    Raises `BoardscoreError` if they differ: their order is hidden (`auctionland.market.refill`).
    """
    chance = view.chance
    if chance is None:
        return view
    if len(set(chance.unseen)) > 1:
        raise BoardscoreError(Problem(Message("error.draws"), clause="auctionland.market.refill"))
    return after_move(view, Market(chance.unseen[: chance.count]))


SETTINGS = (Setting("market_size", (SMALLEST_MARKET, LARGEST_MARKET)), Setting("visible_money"))
"""The size of the market, and whether all money is visible."""


def write_settings(state: State) -> dict[str, Any]:
    """The settings that a state's game began with: market size, and visible money if chosen."""
    visible = {"visible_money": True} if state.game.visible_money else {}
    return {"market_size": state.game.market_size, **visible}


def must_act(table: GameTable) -> tuple[int, ...]:
    """All who may act in a state but the standing bid's holder (`auctionland.auction.close`)."""
    bid = table.standing_bid
    holder = bid.player if bid and table.phase is Phase.BID else None
    return tuple(seat for seat in table.to_act if seat != holder)


def _result(state: State, verdicts: object) -> Result:
    """The score of a finished game; there is nothing to judge."""
    if verdicts is not None:
        raise RecordError(Problem(Message("error.no_verdicts")))
    return state.result()


PLAY: Play[State] = Play(
    state=State,
    start=start,
    moves=MOVES,
    played=apply_move,
    must_act=must_act,
    settings=SETTINGS,
    write_settings=write_settings,
    number_actions=number_actions,
    result=_result,
)
