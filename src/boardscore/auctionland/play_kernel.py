"""The game of Auctionland on whole numbers: one source for plain Python and numba, for many games.

>>> from boardscore import auctionland
>>> from boardscore.auctionland.state_numbers import KernelGame
>>> start = auctionland.start(["Alex", "Bonnie"], "demo")
>>> game = KernelGame(start.game)
>>> state = game.numbers(start)
>>> word = play_out(game.tables, state, word=18, greedy=0b01)
>>> winners(game.tables, state)
1

A state is one list of numbers, which the functions change in place; a copy is `state[:]`. It begins
with the phase and the seat to act. Then come the auctioneer, the tile of the auction, the standing
bid with its seat, the bidders who have not passed, the seats that had a bonus tile in this turn,
and the numbers of tiles in the market and in the stack. The market follows, with the dollars on its
tiles, the stack, and the seats (`island_numbers`). -1 is none; seats in a set are bits.

The number of a move is its place among the moves of the seat to act in `State.legal_moves()`. While
players bid, several may act: the seat to act is then any bidder without the standing bid, the
lowest after each bid or pass. A word of `core.random_words` makes the random choices. Nothing is
checked: `boardscore.auctionland.legality` knows which moves are legal.
"""

from collections.abc import Sequence

from boardscore.auctionland.game_table import Phase
from boardscore.auctionland.island_numbers import (
    AWARD_POINTS,
    DOLLARS,
    FIRST_WAY,
    ICON_TYPES,
    ICONS,
    LAID_SIZE,
    MARKET_SIZE,
    MAY_STAY,
    MONEY,
    NONE,
    OWN_ICONS,
    PLAYER_COUNT,
    SEATS,
    STACK,
    TURNS,
    WORTH,
    State,
    Tables,
    best_way,
    completes_a_line,
    is_full,
    lay,
    number_of,
    open_cells,
    points_at,
)
from boardscore.auctionland.model import PLAYERS
from boardscore.core.random_words import below, next_word

FEWEST, _ = PLAYERS
"""The lowest number of players."""

DEAL, BUILD, BONUS, AUCTION, BID, SALE, PLACE, REFILL, OVER = range(len(Phase))
"""The phases, in the order of `Phase`; `DEAL` is that of the first market."""

PHASE, SEAT, GAVEL, AUCTIONED, STANDING, HOLDER = range(6)
BIDDERS, HAD_BONUS, OPEN, UNSEEN, MARKET = range(6, 11)
"""Where a state has its phase, its numbers, and the tiles of the market."""


def icons_of(tables: Tables, tile: int) -> int:
    """The number of icons of a tile in the tables of the play kernel."""
    at = tables[tile + FIRST_WAY] + OWN_ICONS
    return tables[at] + tables[at + 1] + tables[at + 2]


# Moves


def move_count(tables: Tables, state: State) -> int:
    """How many legal moves a kernel state of Auctionland has; 0 if chance draws, and at the end."""
    phase, seat = state[PHASE], state[SEAT]
    if seat == NONE:
        return 0
    if phase == BID:
        return bid_count(tables, state, seat) + 1
    start = tables[SEATS + seat]
    if phase == SALE:
        return 2 if state[STANDING] < state[start + MONEY] else 1
    if phase == AUCTION:
        return slots_in_reach(state, start)
    cells = open_cells(state, start).bit_count()
    if phase == PLACE:
        return cells * tables[state[AUCTIONED] + TURNS]
    turns = 0
    for at in range(MARKET, MARKET + slots_in_reach(state, start)):
        turns += tables[state[at] + TURNS]
    return cells * turns


def slots_in_reach(state: State, start: int) -> int:
    """How many slots a seat of a kernel state can afford (`auctionland.market.price`)."""
    return min(state[OPEN], state[start + MONEY] + 1)


def bid_count(tables: Tables, state: State, seat: int) -> int:
    """How many bids a seat of a kernel state has, without a pass (`auctionland.auction.bid`)."""
    return max(0, state[tables[SEATS + seat] + MONEY] - state[STANDING])


def play(tables: Tables, state: State, number: int) -> None:
    """Plays a move of Auctionland in the play kernel, by its number for the seat to act."""
    phase = state[PHASE]
    if phase == BID:
        bid_or_pass(tables, state, number)
    elif phase == SALE:
        sell_or_buy_back(tables, state, number)
    elif phase == AUCTION:
        put_up(tables, state, number)
    elif phase == PLACE:
        build_way(tables, state, state[AUCTIONED], number)
    else:
        slot, cells = 0, open_cells(state, tables[SEATS + state[SEAT]]).bit_count()
        ways = cells * tables[state[MARKET] + TURNS]
        while number >= ways:
            number -= ways
            slot += 1
            ways = cells * tables[state[MARKET + slot] + TURNS]
        build_way(tables, state, take_tile(tables, state, slot), number)


def take_tile(tables: Tables, state: State, slot: int) -> int:
    """Takes a tile in the play kernel: the seat to act pays for those skipped and gets its dollars.

    The clauses are `auctionland.market.price` and `auctionland.market.money`.
    """
    tile, dollars, end = state[MARKET + slot], tables[DOLLARS], state[OPEN] - 1
    state[tables[SEATS + state[SEAT]] + MONEY] += state[dollars + slot] - slot
    for skipped in range(dollars, dollars + slot):
        state[skipped] += 1
    for at in range(slot, end):
        state[MARKET + at] = state[MARKET + at + 1]
        state[dollars + at] = state[dollars + at + 1]
    state[OPEN] = end
    state[MARKET + end] = NONE
    state[dollars + end] = 0
    return tile


def build_way(tables: Tables, state: State, tile: int, way: int) -> None:
    """Builds a tile for the seat to act in the play kernel, in the way of this number."""
    start, turns = tables[SEATS + state[SEAT]], tables[tile + TURNS]
    left = open_cells(state, start)
    while way >= turns:
        left = left & left - 1
        way -= turns
    cell = number_of(left & -left)
    lay(tables, state, start, cell, tables[tile + FIRST_WAY] + LAID_SIZE * way)
    after_building(tables, state, start, cell)


def after_building(tables: Tables, state: State, start: int, cell: int) -> None:
    """Sets the kernel's phase after building, perhaps for a bonus (`auctionland.bonus.earn`)."""
    had = state[HAD_BONUS] >> state[SEAT] & 1
    if state[PHASE] == BONUS:
        state[HAD_BONUS] |= 1 << state[SEAT]
        next_step(tables, state)
    elif (
        completes_a_line(state, start, cell)
        and not had
        and state[OPEN]
        and not is_full(state, start)
    ):
        state[PHASE] = BONUS
    else:
        next_step(tables, state)


def put_up(tables: Tables, state: State, slot: int) -> None:
    """Puts a tile up for auction in the play kernel, for bids (`auctionland.auction.pick`)."""
    state[AUCTIONED] = take_tile(tables, state, slot)
    state[PHASE] = BID
    state[BIDDERS] = (1 << tables[PLAYER_COUNT]) - 1 & ~(1 << state[GAVEL])
    state[SEAT] = lowest_speaker(state)
    for seat in range(tables[PLAYER_COUNT]):
        state[tables[SEATS + seat] + WORTH] = NONE


def speakers(state: State) -> int:
    """The bidders of a kernel state without the holder of the standing bid: seats as bits."""
    if state[HOLDER] == NONE:
        return state[BIDDERS]
    return state[BIDDERS] & ~(1 << state[HOLDER])


def lowest_speaker(state: State) -> int:
    """The lowest seat of a kernel state's bidders without the holder of the standing bid."""
    left = speakers(state)
    return number_of(left & -left)


def bid_or_pass(tables: Tables, state: State, number: int) -> None:
    """Bids or passes for the seat to act in a kernel state (`auctionland.auction.bid`, `close`)."""
    seat = state[SEAT]
    if number < bid_count(tables, state, seat):
        state[STANDING] += number + 1
        state[HOLDER] = seat
    else:
        state[BIDDERS] &= ~(1 << seat)
    after_bidding(tables, state)


def after_bidding(tables: Tables, state: State) -> None:
    """Continues the kernel's auction or closes it; without bids, the auctioneer gets the tile."""
    if state[HOLDER] == NONE:
        if state[BIDDERS].bit_count() > tables[MAY_STAY]:
            state[SEAT] = lowest_speaker(state)
        else:
            acquire(tables, state, state[GAVEL])
    elif speakers(state):
        state[SEAT] = lowest_speaker(state)
    else:
        state[PHASE] = SALE
        state[SEAT] = state[GAVEL]


def sell_or_buy_back(tables: Tables, state: State, number: int) -> None:
    """Sells a tile in the play kernel, or with move 1 buys it back (`auctionland.auction.sell`)."""
    holder, dollars = state[HOLDER], state[STANDING]
    buyer = state[GAVEL] if number else holder
    if number:
        dollars = -dollars - 1
    state[tables[SEATS + state[GAVEL]] + MONEY] += dollars
    state[tables[SEATS + holder] + MONEY] -= dollars
    acquire(tables, state, buyer)


def acquire(tables: Tables, state: State, seat: int) -> None:
    """Lets a seat of the play kernel build its tile; that of a full island goes to the box."""
    state[STANDING] = 0
    state[HOLDER] = NONE
    state[BIDDERS] = 0
    if is_full(state, tables[SEATS + seat]):
        next_step(tables, state)
    else:
        state[PHASE] = PLACE
        state[SEAT] = seat


def next_step(tables: Tables, state: State) -> None:
    """Begins the auction in the play kernel, or else ends the turn (`auctionland.turn.order`)."""
    if state[AUCTIONED] == NONE and state[OPEN]:
        state[PHASE] = AUCTION
    else:
        end_turn(tables, state)


def end_turn(tables: Tables, state: State) -> None:
    """Ends a turn in the play kernel; a full island ends the game (`auctionland.end.trigger`)."""
    state[AUCTIONED] = NONE
    state[HAD_BONUS] = 0
    for seat in range(tables[PLAYER_COUNT]):
        if is_full(state, tables[SEATS + seat]):
            state[PHASE] = OVER
            state[SEAT] = NONE
            return
    state[GAVEL] = (state[GAVEL] + 1) % tables[PLAYER_COUNT]
    if state[UNSEEN]:
        state[PHASE] = REFILL
        state[SEAT] = NONE
    else:
        begin_turn(state)


def begin_turn(state: State) -> None:
    """Begins a turn in the play kernel; no market ends the game (`auctionland.end.trigger`)."""
    state[PHASE] = BUILD if state[OPEN] else OVER
    state[SEAT] = state[GAVEL] if state[OPEN] else NONE


# Chance


def draw_size(tables: Tables, state: State) -> int:
    """How many tiles chance draws now in a kernel state; 0 if players act, and at the end."""
    if state[PHASE] in (DEAL, REFILL):
        return min(tables[MARKET_SIZE] - state[OPEN], state[UNSEEN])
    return 0


def draw(tables: Tables, state: State, tiles: Sequence[int]) -> None:
    """Draws these tiles in this order in the play kernel, by their numbers."""
    for number in range(draw_size(tables, state)):
        place = 0
        while state[tables[STACK] + place] != tiles[number]:
            place += 1
        put_tile(tables, state, place)
    begin_decisions(tables, state)


def draw_at_random(tables: Tables, state: State, word: int) -> int:
    """Draws any tiles of the stack in the play kernel; returns the next word."""
    for _ in range(draw_size(tables, state)):
        word = next_word(word)
        put_tile(tables, state, below(word, state[UNSEEN]))
    begin_decisions(tables, state)
    return word


def put_tile(tables: Tables, state: State, place: int) -> None:
    """Moves a tile from a place of the kernel's stack to the market."""
    tile = state[tables[STACK] + place]
    state[UNSEEN] -= 1
    state[tables[STACK] + place] = state[tables[STACK] + state[UNSEEN]]
    slot = state[OPEN]
    if state[PHASE] == DEAL:
        while slot and icons_of(tables, state[MARKET + slot - 1]) > icons_of(tables, tile):
            state[MARKET + slot] = state[MARKET + slot - 1]
            slot -= 1
    state[MARKET + slot] = tile
    state[OPEN] += 1


def begin_decisions(tables: Tables, state: State) -> None:  # noqa: ARG001
    """Begins the turn after a draw in Auctionland's play kernel."""
    begin_turn(state)


# Points


def total(tables: Tables, state: State, seat: int) -> int:
    """The points of a seat in a kernel state; a count that no score table has gives 0."""
    start = tables[SEATS + seat]
    points = points_at(tables, state, start)
    for icon in range(ICON_TYPES):
        points += award(tables, state, icon, state[start + ICONS + icon])
    return points


def award(tables: Tables, state: State, icon: int, own: int) -> int:
    """The points in a kernel state for some icons of a type (`auctionland.score.icons`)."""
    if not own:
        return 0
    more = 0
    for seat in range(tables[PLAYER_COUNT]):
        if state[tables[SEATS + seat] + ICONS + icon] > own:
            more += 1
    return tables[AWARD_POINTS + more]


def winners(tables: Tables, state: State) -> int:
    """The seats that win a final kernel state, as bits (`auctionland.tie.money`)."""
    best, most = 0, (NONE, 0)
    for seat in range(tables[PLAYER_COUNT]):
        reached = total(tables, state, seat), state[tables[SEATS + seat] + MONEY]
        if reached > most:
            best, most = 0, reached
        if reached == most:
            best |= 1 << seat
    return best


# Bots


def worth(tables: Tables, state: State, seat: int, tile: int) -> tuple[int, int]:
    """The most points that a tile adds to a seat of a kernel state, and the way to build it.

    A full island gets 0 points and `NONE`.
    """
    start = tables[SEATS + seat]
    points, way = best_way(tables, state, start, tile, NONE)
    if way == NONE:
        return 0, NONE
    return points - points_at(tables, state, start) + more_awards(tables, state, seat, tile), way


def more_awards(tables: Tables, state: State, seat: int, tile: int) -> int:
    """The points that the icons of a tile add to a seat of a kernel state."""
    start, icons, points = tables[SEATS + seat], tables[tile + FIRST_WAY] + OWN_ICONS, 0
    for icon in range(ICON_TYPES):
        more = tables[icons + icon]
        if more:
            own = state[start + ICONS + icon]
            points += award(tables, state, icon, own + more) - award(tables, state, icon, own)
    return points


def greedy_move(tables: Tables, state: State) -> int:
    """The greedy move in a kernel state: a dollar is worth a point; the first of equal moves.

    - Build and bonus: the most points of a tile (`worth`) and dollars on it, less the price.
    - Auction: the free tile. Its winner builds it in the best way.
    - Bid: the lowest bid, up to what the tile is worth; the only bid of 2 players is half of that.
    - Sale: buys back if the tile is worth more than the bid and the price together.
    """
    if state[PHASE] == AUCTION:
        return 0
    if state[PHASE] == BID:
        return greedy_bid(tables, state)
    if state[PHASE] == SALE:
        return greedy_sale(tables, state)
    if state[PHASE] == PLACE:
        return worth(tables, state, state[SEAT], state[AUCTIONED])[1]
    return greedy_take(tables, state)


def greedy_take(tables: Tables, state: State) -> int:
    """The greedy way to take a tile in a kernel state, by number: the most points and dollars."""
    seat = state[SEAT]
    start = tables[SEATS + seat]
    cells = open_cells(state, start).bit_count()
    best, most, number = NONE, -tables[MARKET_SIZE], 0
    for slot in range(slots_in_reach(state, start)):
        tile = state[MARKET + slot]
        more = more_awards(tables, state, seat, tile) + state[tables[DOLLARS] + slot] - slot
        points, way = best_way(tables, state, start, tile, most - more)
        if way != NONE:
            best, most = number + way, points + more
        number += cells * tables[tile + TURNS]
    return best


def greedy_bid(tables: Tables, state: State) -> int:
    """The greedy bid in a kernel state, the lowest or only one; a pass if it exceeds the worth."""
    seat = state[SEAT]
    start = tables[SEATS + seat]
    if state[start + WORTH] == NONE:
        state[start + WORTH] = max(0, worth(tables, state, seat, state[AUCTIONED])[0])
    bid = state[STANDING] + 1
    if tables[PLAYER_COUNT] == FEWEST:
        bid = min((state[start + WORTH] + 1) // 2, state[start + MONEY])
    if 0 < bid <= min(state[start + WORTH], state[start + MONEY]):
        return bid - state[STANDING] - 1
    return bid_count(tables, state, seat)


def greedy_sale(tables: Tables, state: State) -> int:
    """The greedy sale in a kernel state: buys back a tile worth more than bid plus price."""
    points, _ = worth(tables, state, state[SEAT], state[AUCTIONED])
    return 1 if points > 2 * state[STANDING] + 1 and move_count(tables, state) > 1 else 0


def play_out(tables: Tables, state: State, word: int, greedy: int) -> int:
    """Plays a kernel state of Auctionland to the end; seats without a bit in `greedy` are random.

    While players bid, the next to speak is any bidder without the standing bid, all equally likely.
    Returns the next word.
    """
    while state[PHASE] != OVER:
        if state[SEAT] == NONE:
            word = draw_at_random(tables, state, word)
            continue
        if state[PHASE] == BID:
            word = next_word(word)
            state[SEAT] = random_speaker(state, word)
        if greedy >> state[SEAT] & 1:
            play(tables, state, greedy_move(tables, state))
        else:
            word = next_word(word)
            play(tables, state, below(word, move_count(tables, state)))
    return word


def random_speaker(state: State, word: int) -> int:
    """Any bidder of a kernel state but the holder of the standing bid, all equally likely."""
    left = speakers(state)
    for _ in range(below(word, left.bit_count())):
        left = left & left - 1
    return number_of(left & -left)
