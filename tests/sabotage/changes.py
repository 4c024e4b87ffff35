"""The list: for each clause, small changes of the code that break it."""

from typing import NamedTuple

PIER = "pier18/scoring.py"
PIER_MODEL = "pier18/model.py"
PLANS = "pier18/plans.py"
PLAN_SYNTAX = "pier18/plan_syntax.py"
PIER_NOTATION = "pier18/notation.py"
PIER_RULES = "pier18/legality.py"
PIER_PLAY = "pier18/consequences.py"
PIER_VIEW = "pier18/hidden.py"
ISLAND = "auctionland/scoring.py"
ISLAND_MODEL = "auctionland/model.py"
ISLAND_NOTATION = "auctionland/notation.py"
ISLAND_PIECES = "auctionland/pieces.py"
ISLAND_GAME = "auctionland/game_settings.py"
ISLAND_TABLE = "auctionland/game_table.py"
ISLAND_RULES = "auctionland/legality.py"
ISLAND_AFTER = "auctionland/consequences.py"
ISLAND_STATE = "auctionland/state.py"
ISLAND_VIEW = "auctionland/hidden.py"
RANKING = "core/ranking.py"
STARTING = "core/game_setup.py"
RULEBOOK = "core/legality.py"

NEAR = "(column - 2, column - 1, column + 1, column + 2)"


class Change(NamedTuple):
    """One change: what it breaks, where, and which tests (a `-k` expression) must notice."""

    clause: str
    file: str
    old: str
    new: str
    noticed_by: str


CHANGES = (
    # pier18.symbols, pier18.pier, pier18.players
    Change("pier18.symbols", PIER_NOTATION, '"★✒♥⚓"', '"★♥✒⚓"', "notation"),
    Change("pier18.pier", PIER_NOTATION, "LONGEST = 400", "LONGEST = 401", "notation"),
    Change("pier18.pier", PIER_NOTATION, "upper.bars != lower.bars", "False", "notation"),
    Change("pier18.pier", PIER_MODEL, "if upper != lower:", "if upper < lower:", "model"),
    Change("pier18.players", PIER_MODEL, "PLAYERS = (2, 3)", "PLAYERS = (2, 4)", "position"),
    Change("pier18.players", PIER_MODEL, "PLAYERS = (2, 3)", "PLAYERS = (3, 3)", "position"),
    # pier18.score.poets
    Change("pier18.score.poets", PIER, "len(found) // 2", "(len(found) + 1) // 2", "poets"),
    Change("pier18.score.poets", PIER, "len(found) // 2", "len(found)", "poets"),
    Change("pier18.score.poets", PIER, "len(found) // 2", "len(found) // 3", "poets"),
    # pier18.score.lovers
    Change("pier18.score.lovers", PIER, NEAR, "(column - 1, column + 1)", "lovers"),
    Change(
        "pier18.score.lovers",
        PIER,
        NEAR,
        "(*range(column - 3, column), *range(column + 1, column + 4))",
        "lovers",
    ),
    Change("pier18.score.lovers", PIER, NEAR, "(column - 2, column - 1)", "lovers"),
    Change("pier18.score.lovers", PIER, NEAR, "(column + 1, column + 2)", "lovers"),
    Change("pier18.score.lovers", PIER, NEAR, "(column - 2, column + 2)", "lovers"),
    Change(
        "pier18.score.lovers",
        PIER,
        "if pier[side, near])",
        "if pier[side, near] not in {None, Symbol.LOVERS})",
        "lovers",
    ),
    Change(
        "pier18.score.lovers",
        PIER,
        "if pier[side, near])",
        "if pier[side.other, near])",
        "lovers",
    ),
    Change("pier18.score.lovers", PIER_MODEL, "if 0 <= column <", "if column <", "lovers"),
    Change("pier18.score.lovers", PIER, "_LOVERS = 2", "_LOVERS = 1", "lovers"),
    # pier18.score.fishers
    Change("pier18.score.fishers", PIER, ">= len(lower)", "< len(lower)", "fishers"),
    Change(
        "pier18.score.fishers",
        PIER,
        '"fishers", points, message',
        '"fishers", len(found), message',
        "fishers",
    ),
    Change(
        "pier18.score.fishers",
        PIER,
        '"fishers", points, message',
        '"fishers", points - len(other), message',
        "fishers",
    ),
    # pier18.score.flower-sellers
    Change("pier18.score.flower-sellers", PIER, "left_out = 1 if", "left_out = 0 if", "flower"),
    Change("pier18.score.flower-sellers", PIER, "else sellers", "else 1", "flower"),
    Change(
        "pier18.score.flower-sellers",
        PIER,
        "adjacency is FlowerAdjacency.SAME_SIDE",
        "adjacency is None",
        "flower",
    ),
    Change(
        "pier18.score.flower-sellers",
        PIER,
        "return (side, column - 1), (side",
        "return (side, column - 2), (side",
        "flower",
    ),
    Change(
        "pier18.score.flower-sellers",
        PIER,
        "elif run:",
        "elif len(run) > 1:",
        "flower",
    ),
    Change(
        "pier18.score.flower-sellers",
        PIER,
        "not sellers.isdisjoint(group)",
        "True",
        "flower",
    ),
    # pier18.score.plan, pier18.score.patrons
    Change("pier18.score.plan", PIER_MODEL, "PLAN_POINTS = 4", "PLAN_POINTS = 3", "plan"),
    Change("pier18.score.plan", PIER, "if not completed:", "if completed is False:", "plan"),
    Change("pier18.score.patrons", PIER, '"patrons", cards,', '"patrons", 1,', "patrons"),
    Change(
        "pier18.score.patrons",
        PIER_MODEL,
        "MOST_PATRONS = CARDS",
        "MOST_PATRONS = CARDS - 1",
        "patrons",
    ),
    # pier18.tie.symbols, pier18.tie.date
    Change(
        "pier18.tie.symbols",
        PIER,
        "return len(shown) - shown.count(None)",
        "return 2 * pier.columns",
        "symbols or tie",
    ),
    Change("pier18.tie.date", PIER, "-(100 * date.month", "(100 * date.month", "date"),
    Change("pier18.tie.date", PIER, "-(100 * date.month + date.day)", "-date.day", "date"),
    Change(
        "pier18.tie.date",
        PIER,
        "return self.symbols, tie_date(self.player.plan_date)",
        "return tie_date(self.player.plan_date), self.symbols",
        "symbols or date",
    ),
    # pier18.score.plan: plans that are worked out
    Change("pier18.score.plan", PLANS, "ast.Lt: operator.lt", "ast.Lt: operator.le", "comparison"),
    Change("pier18.score.plan", PLANS, "ast.Sub: operator.sub", "ast.Sub: operator.add", "binds"),
    Change("pier18.score.plan", PLANS, "reduce(operator.and_", "reduce(operator.or_", "bind"),
    Change("pier18.score.plan", PLANS, "counts) ^ True", "counts)", "bind"),
    Change("pier18.score.plan", PLANS, "return -_number(part", "return _number(part", "binds"),
    Change("pier18.score.plan", PLAN_SYNTAX, "DEEPEST = 20", "DEEPEST = 21", "most_20"),
    Change("pier18.score.plan", PLAN_SYNTAX, "LONGEST = 500", "LONGEST = 501", "most_500"),
    Change(
        "pier18.score.plan",
        PLAN_SYNTAX,
        "LARGEST_IN_PLAN = 9999",
        "LARGEST_IN_PLAN = 99999",
        "numbers",
    ),
    # pier18.round.overlap, half_turn: piers of cards
    Change(
        "pier18.round.overlap", PIER_MODEL, "laid.overlap >= width", "laid.overlap > width", "card"
    ),
    Change(
        "pier18.round.overlap",
        PIER_MODEL,
        "upper[: len(upper) - laid.overlap] + cells.upper",
        "upper + cells.upper[laid.overlap :]",
        "card",
    ),
    Change(
        "pier18.round.overlap",
        PIER_MODEL,
        "cells = laid.card.turned if laid.turned else laid.card.cells",
        "cells = laid.card.cells",
        "turned",
    ),
    Change(
        "pier18.round.overlap",
        PIER_MODEL,
        "Pier(self.cells.lower[::-1], self.cells.upper[::-1])",
        "Pier(self.cells.upper[::-1], self.cells.lower[::-1])",
        "turn",
    ),
    # pier18.deck, pier18.setup
    Change("pier18.deck", PIER_MODEL, "if len(widths) > 1:", "if len(widths) > 2:", "deck"),
    Change("pier18.deck", PIER_MODEL, "if times > 1:", "if times > 2:", "deck"),
    Change("pier18.setup.deal", PIER_MODEL, "HAND = 3", "HAND = 4", "setup_deal"),
    Change("pier18.setup.deal", PIER_RULES, "if card in drawn:", "if False:", "setup_deal"),
    Change("pier18.setup.deal", PIER_VIEW, "_own(table.hands, seat)", "table.hands", "hand"),
    Change("pier18.setup.choose", PIER_RULES, "if card not in hand:", "if False:", "setup_choose"),
    Change(
        "pier18.setup.choose",
        PIER_RULES,
        "if move.plan != move.foundation:",
        "if True:",
        "setup_choose",
    ),
    Change("pier18.setup.choose", PIER_VIEW, "_own(cards, seat)", "cards", "setup_choose"),
    Change("pier18.setup.choose", PIER_VIEW, "in _decided(table, seat)", "in ()", "setup_choose"),
    Change(
        "pier18.setup.return", PIER_PLAY, "sorted(state.unseen + third)", "state.unseen", "return"
    ),
    Change("pier18.setup.return", PIER_PLAY, "state.deck + third", "third + state.deck", "return"),
    Change("pier18.setup.first", PIER_PLAY, "dates.index(min(", "dates.index(max(", "setup_first"),
    # pier18.round
    Change(
        "pier18.round.count",
        PIER_PLAY,
        "if len(state.unseen) < state.game.round_size:",
        "if len(state.unseen) <= state.game.round_size:",
        "round_count",
    ),
    Change(
        "pier18.round.reveal",
        "pier18/game_settings.py",
        "return len(self.players) + 1",
        "return len(self.players) + 2",
        "round_reveal",
    ),
    Change(
        "pier18.round.reveal",
        PIER_RULES,
        "if card not in table.unseen:",
        "if False:",
        "round_reveal",
    ),
    Change(
        "pier18.round.order",
        PIER_PLAY,
        "clockwise(state, state.first_player))",
        "state.first_player)",
        "round_order",
    ),
    Change(
        "pier18.round.order",
        PIER_PLAY,
        "return (player + 1) % len(state.game.players)",
        "return (player - 1) % len(state.game.players)",
        "round_order",
    ),
    Change(
        "pier18.round.order",
        PIER_RULES,
        "if move.player in table.to_act:",
        "if True:",
        "turn",
    ),
    Change(
        "pier18.round.draft",
        PIER_RULES,
        "if move.card in table.open_cards:",
        "if True:",
        "round_draft",
    ),
    Change(
        "pier18.round.draft",
        PIER_PLAY,
        "without(state.open_cards, (move.card,))",
        "state.open_cards[1:]",
        "round_draft",
    ),
    Change("pier18.round.overlap", PIER_RULES, "if move.overlap <= most:", "if True:", "overlap"),
    Change(
        "pier18.round.overlap",
        PIER_RULES,
        "most = table.game.width - 1",
        "most = table.game.width",
        "overlap",
    ),
    Change(
        "pier18.round.overlap", PIER_RULES, "product(range(width),", "product(range(2),", "overlap"
    ),
    Change("pier18.round.patron", PIER_PLAY, "most = max(points)", "most = min(points)", "patron"),
    Change(
        "pier18.round.patron",
        PIER_PLAY,
        "for cards in laid]",
        "for cards in [one[:-1] for one in laid]]",
        "round_patron",
    ),
    Change(
        "pier18.round.patron",
        PIER_PLAY,
        "Symbol.LOVERS: lambda found, _: fast.lovers(found)",
        "Symbol.LOVERS: lambda found, _: 0",
        "round_patron",
    ),
    Change(
        "pier18.round.patron-tie",
        PIER_PLAY,
        "laid[seat][-1].card.date)",
        "laid[seat][0].card.date)",
        "patron_tie",
    ),
    Change("pier18.round.patron-tie", PIER_PLAY, "min(tied,", "max(tied,", "patron_tie"),
    Change(
        "pier18.round.patron-tie", PIER_PLAY, "min(tied,", "min(range(len(points)),", "patron_tie"
    ),
    Change("pier18.round.patron-tie", PIER_PLAY, "if not most and", "if", "patron_when"),
    # pier18.end
    Change(
        "pier18.end.trigger",
        PIER_PLAY,
        "if len(state.unseen) < state.game.round_size:",
        "if not state.unseen:",
        "end_trigger",
    ),
    Change(
        "pier18.end.plan",
        PIER_RULES,
        "plan = table.plans[move.player]",
        "plan = table.foundations[move.player]",
        "end_plan",
    ),
    Change("pier18.end.plan", PIER_VIEW, "else cards[:-1]", "else cards", "end_plan"),
    Change("pier18.end.plan", PIER_VIEW, "if len(moves) > 1:", "if not moves:", "end_plan"),
    # The ruling ties_below_first
    Change(
        "pier18.tie.symbols",
        RANKING,
        "    if shared:\n",
        "    if False:\n",
        "shared_places_below_first",
    ),
    # auctionland.players, auctionland.tile, auctionland.build.bounds
    Change("auctionland.players", ISLAND_MODEL, "PLAYERS = (2, 6)", "PLAYERS = (2, 7)", "position"),
    Change(
        "auctionland.tile",
        ISLAND_PIECES,
        "(self + 4) % 8) ^ 1",
        "(self + 4) % 8)",
        "areas or garden or theme",
    ),
    Change(
        "auctionland.tile",
        ISLAND_MODEL,
        "(half + 2 * quarters) % 8",
        "(half - 2 * quarters) % 8",
        "turn or rotat",
    ),
    Change(
        "auctionland.build.bounds",
        ISLAND_NOTATION,
        "ISLAND_SPAN = 4",
        "ISLAND_SPAN = 5",
        "notation",
    ),
    # auctionland.score.beaches
    Change(
        "auctionland.score.beaches",
        ISLAND,
        "against(cell, half)[0] not in tiles",
        "not 0 <= min(against(cell, half)[0]) <= max(against(cell, half)[0]) < 4",
        "beach",
    ),
    Change(
        "auctionland.score.beaches",
        ISLAND,
        "if any(_at_edge(zone, cell, tiles) for",
        "if any(True for",
        "beach",
    ),
    Change(
        "auctionland.score.beaches", ISLAND, "return any(against", "return all(against", "beach"
    ),
    Change("auctionland.score.beaches", ISLAND_MODEL, "if count < len", "if count <= len", "table"),
    Change(
        "auctionland.score.beaches",
        ISLAND_MODEL,
        "return self.points[-1] if self.open_ended else None",
        "return self.points[-1]",
        "table",
    ),
    # auctionland.score.theme-parks
    Change(
        "auctionland.score.theme-parks", ISLAND, "key=len, default=()", "default=()", "theme_park"
    ),
    Change(
        "auctionland.score.theme-parks",
        ISLAND,
        "tuple(dict.fromkeys([cell for cell, _ in zones]))",
        "tuple([cell for cell, _ in zones])",
        "theme_park",
    ),
    Change(
        "auctionland.score.theme-parks",
        ISLAND_PIECES,
        "min((cell, half), against(cell, half))",
        "min((cell, half), (against(cell, half)[0], half))",
        "theme_park",
    ),
    # auctionland.score.gardens-houses
    Change(
        "auctionland.score.gardens-houses", ISLAND, "gardens * houses", "gardens + houses", "garden"
    ),
    Change("auctionland.score.gardens-houses", ISLAND, "if zone.kind is kind", "if True", "garden"),
    Change(
        "auctionland.score.gardens-houses",
        ISLAND,
        "enumerate(tile.zones)\n",
        "enumerate(tile.zones[:1])\n",
        "garden",
    ),
    # auctionland.score.icons
    Change("auctionland.score.icons", ISLAND, "AWARDS = (20, 10, 5)", "AWARDS = (20, 10)", "icon"),
    Change(
        "auctionland.score.icons", ISLAND, "AWARDS = (20, 10, 5)", "AWARDS = (20, 10, 4)", "icon"
    ),
    Change(
        "auctionland.score.icons", ISLAND, "sum(other > own for", "sum(other >= own for", "icon"
    ),
    Change(
        "auctionland.score.icons",
        ISLAND,
        "sum(other > own for other in everyone)",
        "len({other for other in everyone if other > own})",
        "icon",
    ),
    Change("auctionland.score.icons", ISLAND, "    if not own:\n        return ()\n", "", "icon"),
    # auctionland.tie.money
    Change(
        "auctionland.tie.money",
        ISLAND,
        "    return money\n",
        "    return money and -money\n",
        "money",
    ),
    Change(
        "auctionland.tie.money",
        RANKING,
        "surely_ahead = sum([other > most for other in worst])",
        "surely_ahead = sum([other < most for other in worst])",
        "money",
    ),
    # auctionland, as it is played
    Change(
        "auctionland.players",
        STARTING,
        "not few <= len(players) <= most",
        "not few < len(players) <= most",
        "players",
    ),
    Change(
        "auctionland.players",
        RULEBOOK,
        "if move.player < players:",
        "if move.player <= players:",
        "players",
    ),
    Change("auctionland.setup.first", ISLAND_STATE, "gavel=0,", "gavel=1,", "players"),
    Change(
        "auctionland.setup.money",
        ISLAND_GAME,
        "(10, 12, 14, 16, 18, 20)",
        "(10, 12, 14, 16, 18, 22)",
        "setup_money",
    ),
    Change(
        "auctionland.setup.money",
        ISLAND_VIEW,
        "start - known - _dollars_on_market(view)",
        "start - known",
        "setup_money",
    ),
    Change(
        "auctionland.setup.money",
        ISLAND_VIEW,
        "max(bid, STARTING_MONEY[seat])",
        "bid",
        "setup_money",
    ),
    Change(
        "auctionland.money.hidden",
        ISLAND_VIEW,
        "money if place == seat else None",
        "money",
        "money_hidden or leaks",
    ),
    Change(
        "auctionland.money.hidden",
        ISLAND_VIEW,
        "if table.game.visible_money:",
        "if not table.game.visible_money:",
        "money_hidden",
    ),
    Change(
        "auctionland.setup.market",
        ISLAND_GAME,
        "MARKET_SIZE = 8",
        "MARKET_SIZE = 9",
        "setup_market",
    ),
    Change(
        "auctionland.setup.market",
        ISLAND_GAME,
        "SMALLEST_MARKET = 3",
        "SMALLEST_MARKET = 2",
        "setup_market",
    ),
    Change(
        "auctionland.setup.market",
        ISLAND_AFTER,
        "if state.phase is Phase.MARKET:",
        "if state.phase is Phase.REFILL:",
        "setup_market",
    ),
    Change(
        "auctionland.setup.market",
        ISLAND_AFTER,
        "lambda tile: icons[tile.id]",
        "lambda tile: -icons[tile.id]",
        "setup_market",
    ),
    Change(
        "auctionland.setup.market",
        ISLAND_AFTER,
        "lambda tile: icons[tile.id]",
        "lambda tile: (icons[tile.id], tile.id)",
        "setup_market",
    ),
    Change(
        "auctionland.setup.market",
        ISLAND_TABLE,
        "min(missing, len(self.unseen))",
        "missing",
        "setup_market",
    ),
    Change(
        "auctionland.turn.order",
        ISLAND_AFTER,
        "(state.gavel + 1) %",
        "(state.gavel - 1) %",
        "turn_order",
    ),
    Change(
        "auctionland.turn.order",
        ISLAND_AFTER,
        "if state.auctioned is None and state.market:",
        "if state.auctioned is None:",
        "turn_order",
    ),
    Change(
        "auctionland.turn.order",
        ISLAND_RULES,
        "if move.player in table.to_act:",
        "if True:",
        "turn_order",
    ),
    Change(
        "auctionland.market.price",
        ISLAND_AFTER,
        "passed.dollars + 1",
        "passed.dollars + 2",
        "market_price",
    ),
    Change("auctionland.market.price", ISLAND_AFTER, "dollars - slot", "dollars", "market_price"),
    Change(
        "auctionland.market.price",
        ISLAND_RULES,
        "min(len(table.market), _money(table, player) + 1)",
        "len(table.market)",
        "market_price",
    ),
    Change(
        "auctionland.market.price",
        ISLAND_RULES,
        "min(len(table.market), _money(table, player) + 1)",
        "min(len(table.market), max(1, _money(table, player)))",
        "market_price",
    ),
    Change(
        "auctionland.market.price",
        ISLAND_RULES,
        "if move.slot < len(table.market):",
        "if move.slot <= len(table.market):",
        "market_price",
    ),
    Change(
        "auctionland.market.money",
        ISLAND_AFTER,
        "gained = state.market[slot].dollars - slot",
        "gained = -slot",
        "market_money",
    ),
    Change(
        "auctionland.market.refill",
        ISLAND_AFTER,
        "(*state.market, *drawn)",
        "(*drawn, *state.market)",
        "market_refill",
    ),
    Change(
        "auctionland.market.refill",
        ISLAND_AFTER,
        "state.phase is Phase.MARKET",
        "state.phase in {Phase.MARKET, Phase.REFILL}",
        "market_refill",
    ),
    Change(
        "auctionland.market.refill",
        ISLAND_TABLE,
        "min(missing, len(self.unseen))",
        "missing",
        "market_refill",
    ),
    Change(
        "auctionland.market.refill",
        ISLAND_AFTER,
        "    if state.unseen:\n",
        "    if state.deck is None:\n",
        "market_refill",
    ),
    Change(
        "auctionland.build.first",
        ISLAND_RULES,
        "FIRST = Cell(0, 0)",
        "FIRST = Cell(0, 1)",
        "build_first",
    ),
    Change(
        "auctionland.build.first",
        ISLAND_RULES,
        "table.islands[move.player] or move.cell == FIRST",
        "True",
        "build_first",
    ),
    Change(
        "auctionland.build.edge",
        ISLAND_RULES,
        "if not cells or move.cell in empty_neighbours(cells):",
        "if True:",
        "build_edge",
    ),
    Change(
        "auctionland.build.edge",
        ISLAND_RULES,
        "in _BESIDE[tile]} - cells",
        "in _BESIDE[tile]}",
        "build_edge",
    ),
    Change(
        "auctionland.build.edge",
        ISLAND_RULES,
        "tuple(map(cell.neighbour, Direction))",
        "tuple(map(cell.neighbour, (Direction.NORTH, Direction.EAST)))",
        "build_edge",
    ),
    Change(
        "auctionland.build.bounds",
        ISLAND_RULES,
        "min(numbers) + ISLAND_SPAN)",
        "min(numbers) + ISLAND_SPAN + 1)",
        "build_bounds",
    ),
    Change(
        "auctionland.build.bounds",
        ISLAND_RULES,
        "range(max(numbers) - ISLAND_SPAN + 1,",
        "range(max(numbers) - ISLAND_SPAN,",
        "build_bounds",
    ),
    Change(
        "auctionland.build.bounds",
        ISLAND_RULES,
        "if cell.row in rows and cell.column in columns",
        "if cell.row in rows",
        "build_bounds",
    ),
    Change(
        "auctionland.build.bounds",
        ISLAND_RULES,
        "if not rows or move.row in in_reach(rows):",
        "if True:",
        "build_bounds",
    ),
    Change(
        "auctionland.auction.pick",
        ISLAND_AFTER,
        "if seat != move.player)\n    return fast_replace(\n        take_tile",
        "if seat >= 0)\n    return fast_replace(\n        take_tile",
        "auction",
    ),
    Change(
        "auctionland.auction.pick",
        ISLAND_AFTER,
        "        auctioned=state.market[move.slot].id,\n",
        "        auctioned=state.market[0].id,\n",
        "auction_pick",
    ),
    Change(
        "auctionland.auction.bid",
        ISLAND_RULES,
        "return table.standing_bid.amount + 1 if table.standing_bid else 1",
        "return table.standing_bid.amount if table.standing_bid else 1",
        "auction_bid",
    ),
    Change(
        "auctionland.auction.bid",
        ISLAND_RULES,
        "if table.standing_bid else 1\n",
        "if table.standing_bid else 0\n",
        "auction_bid",
    ),
    Change(
        "auctionland.auction.bid",
        ISLAND_RULES,
        "    if move.amount <= money:",
        "    if move.amount <= money + 1:",
        "auction_bid",
    ),
    Change(
        "auctionland.auction.bid",
        ISLAND_RULES,
        "range(lowest_bid(table), _money(table, player) + 1)",
        "range(lowest_bid(table), _money(table, player))",
        "auction_bid",
    ),
    Change(
        "auctionland.auction.bid",
        ISLAND_RULES,
        "    if move.player != table.gavel:",
        "    if move.player >= 0:",
        "auction_bid",
    ),
    Change(
        "auctionland.auction.close",
        ISLAND_RULES,
        "    if not holds_standing_bid(table, move.player):",
        "    if table.standing_bid:",
        "auction_close",
    ),
    Change(
        "auctionland.auction.close",
        ISLAND_RULES,
        "bidders == (table.standing_bid.player,)",
        "len(bidders) <= 2",
        "auction_close",
    ),
    Change(
        "auctionland.auction.close",
        ISLAND_RULES,
        "table.standing_bid.player == player",
        "False",
        "auction_close or auction_bid",
    ),
    Change(
        "auctionland.auction.close",
        ISLAND_RULES,
        "LastBidder.CLOSED else 0",
        "LastBidder.MAY_BID else 0",
        "last_bidder",
    ),
    Change(
        "auctionland.auction.close",
        ISLAND_RULES,
        "may_stay = 1 if",
        "may_stay = 2 if",
        "last_bidder",
    ),
    Change(
        "auctionland.auction.close",
        ISLAND_AFTER,
        "seat for seat in state.to_act if seat != move.player",
        "seat for seat in state.to_act",
        "auction_close",
    ),
    Change(
        "auctionland.auction.two-player",
        ISLAND_RULES,
        "bidders == (table.standing_bid.player,)",
        "not bidders",
        "two_player",
    ),
    Change(
        "auctionland.auction.no-bid",
        ISLAND_AFTER,
        "return acquire_tile(state, state.gavel)",
        "return acquire_tile(state, 0 if state.gavel else 1)",
        "no_bid",
    ),
    Change(
        "auctionland.auction.no-bid",
        ISLAND_AFTER,
        "if is_full(state.islands[player]):",
        "if False:",
        "full_island_gets",
    ),
    Change(
        "auctionland.auction.sell",
        ISLAND_AFTER,
        "paid(state, buyer, state.gavel, state.standing_bid.amount), buyer",
        "paid(state, state.gavel, buyer, state.standing_bid.amount), buyer",
        "auction_sell",
    ),
    Change(
        "auctionland.auction.sell",
        ISLAND_AFTER,
        "state.standing_bid.amount), buyer",
        "state.standing_bid.amount), state.gavel",
        "auction_sell",
    ),
    Change(
        "auctionland.auction.buy-back",
        ISLAND_RULES,
        "    return table.standing_bid.amount + 1\n\n\n# Draws",
        "    return table.standing_bid.amount\n\n\n# Draws",
        "buy_back",
    ),
    Change(
        "auctionland.auction.buy-back",
        ISLAND_RULES,
        "    if price <= money:",
        "    if price <= money + 1:",
        "buy_back",
    ),
    Change(
        "auctionland.auction.buy-back",
        ISLAND_AFTER,
        "buy_back_price(state)), state.gavel",
        "buy_back_price(state)), bidder",
        "buy_back",
    ),
    Change(
        "auctionland.auction.full-island",
        ISLAND_AFTER,
        "if is_full(state.islands[player]):",
        "if False:",
        "full_island_buys",
    ),
    Change(
        "auctionland.bonus.earn",
        ISLAND_RULES,
        "return ISLAND_SPAN in {in_row, in_column}",
        "return ISLAND_SPAN == in_row",
        "bonus_earn",
    ),
    Change(
        "auctionland.bonus.earn",
        ISLAND_RULES,
        "return ISLAND_SPAN in {in_row, in_column}",
        "return ISLAND_SPAN == in_column",
        "bonus_earn",
    ),
    Change(
        "auctionland.bonus.earn",
        ISLAND_RULES,
        "return ISLAND_SPAN in {in_row, in_column}",
        "return ISLAND_SPAN - 1 in {in_row, in_column}",
        "bonus",
    ),
    Change(
        "auctionland.bonus.earn",
        ISLAND_AFTER,
        "        and bool(state.market)\n",
        "",
        "bonus_with_an_empty",
    ),
    Change(
        "auctionland.bonus.earn",
        ISLAND_AFTER,
        "        and not is_full(island)\n",
        "",
        "bonus_without_room",
    ),
    Change(
        "auctionland.bonus.earn",
        ISLAND_AFTER,
        "phase=Phase.BONUS)",
        "phase=Phase.BONUS, to_act=(state.gavel,))",
        "bonus_earn",
    ),
    Change(
        "auctionland.bonus.once",
        ISLAND_AFTER,
        "        and move.player not in state.had_bonus\n",
        "",
        "bonus_once",
    ),
    Change(
        "auctionland.bonus.once",
        ISLAND_AFTER,
        "and move.player not in state.had_bonus",
        "and not state.had_bonus",
        "bonus_once",
    ),
    Change(
        "auctionland.bonus.once",
        ISLAND_AFTER,
        "fast_replace(state, auctioned=None, had_bonus=())",
        "evolve(state, auctioned=None)",
        "bonus_once",
    ),
    Change(
        "auctionland.end.trigger",
        ISLAND_AFTER,
        "if any(map(is_full, state.islands)):",
        "if is_full(state.islands[state.gavel]):",
        "end_trigger",
    ),
    Change(
        "auctionland.end.trigger",
        ISLAND_AFTER,
        "if any(map(is_full, state.islands)):",
        "if False:",
        "end_trigger",
    ),
    Change(
        "auctionland.end.trigger",
        ISLAND_AFTER,
        "    if not state.market:\n        return over(state)\n",
        "",
        "end_trigger",
    ),
    Change(
        "auctionland.end.trigger",
        ISLAND_NOTATION,
        "FULL = ISLAND_SPAN * ISLAND_SPAN",
        "FULL = 15",
        "end_trigger",
    ),
)
