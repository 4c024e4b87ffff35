"""The list: for each clause, small changes of the code that break it."""

from typing import NamedTuple

PIER = "pier18/scoring.py"
PIER_MODEL = "pier18/model.py"
PLANS = "pier18/plans.py"
PIER_NOTATION = "pier18/notation.py"
PIER_RULES = "pier18/rules.py"
PIER_PLAY = "pier18/consequences.py"
PIER_VIEW = "pier18/view.py"
ISLAND = "auctionland/scoring.py"
ISLAND_MODEL = "auctionland/model.py"
ISLAND_NOTATION = "auctionland/notation.py"
ISLAND_PIECES = "auctionland/pieces.py"
RANKING = "ranking.py"

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
    Change("pier18.score.lovers", PIER, "points, message = 2,", "points, message = 1,", "lovers"),
    # pier18.score.fishers
    Change("pier18.score.fishers", PIER, ">= len(lower)", "< len(lower)", "fishers"),
    Change(
        "pier18.score.fishers",
        PIER,
        '"fishers", len(counted), message',
        '"fishers", len(found), message',
        "fishers",
    ),
    Change(
        "pier18.score.fishers",
        PIER,
        '"fishers", len(counted), message',
        '"fishers", len(counted) - len(other), message',
        "fishers",
    ),
    # pier18.score.flower-sellers
    Change("pier18.score.flower-sellers", PIER, "left_out = 1 if", "left_out = 0 if", "flower"),
    Change("pier18.score.flower-sellers", PIER, "else sellers", "else 1", "flower"),
    Change(
        "pier18.score.flower-sellers",
        PIER,
        "adjacency is FlowerAdjacency.ORTHOGONAL",
        "adjacency is FlowerAdjacency.SAME_SIDE",
        "flower",
    ),
    Change(
        "pier18.score.flower-sellers",
        PIER,
        "left, right, across = (side, column - 1)",
        "left, right, across = (side, column - 2)",
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
    Change("pier18.score.plan", PIER, '"plan", 4,', '"plan", 3,', "plan"),
    Change("pier18.score.plan", PIER, "if not completed:", "if completed is False:", "plan"),
    Change("pier18.score.patrons", PIER, '"patrons", cards,', '"patrons", 1,', "patrons"),
    Change("pier18.score.patrons", PIER_MODEL, "MOST_PATRONS = 18", "MOST_PATRONS = 17", "patrons"),
    # pier18.tie.symbols, pier18.tie.date
    Change(
        "pier18.tie.symbols",
        PIER,
        "return len(tuple(pier.occupied()))",
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
    Change("pier18.score.plan", PLANS, "return all(", "return any(", "bind"),
    Change("pier18.score.plan", PLANS, "return not _truth(part", "return _truth(part", "bind"),
    Change("pier18.score.plan", PLANS, "return -_number(part", "return _number(part", "binds"),
    Change("pier18.score.plan", PLANS, "DEEPEST = 20", "DEEPEST = 21", "most_20"),
    Change("pier18.score.plan", PLANS, "LONGEST = 500", "LONGEST = 501", "most_500"),
    Change(
        "pier18.score.plan", PLANS, "LARGEST_IN_PLAN = 9999", "LARGEST_IN_PLAN = 99999", "numbers"
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
    Change("pier18.setup.deal", PIER_RULES, "elif card in seen:", "elif False:", "setup_deal"),
    Change("pier18.setup.deal", PIER_VIEW, "_own(table.hands, seat)", "table.hands", "hand"),
    Change("pier18.setup.choose", PIER_RULES, "if card not in hand:", "if False:", "setup_choose"),
    Change(
        "pier18.setup.choose",
        PIER_RULES,
        "if move.plan == move.foundation:",
        "if False:",
        "setup_choose",
    ),
    Change("pier18.setup.choose", PIER_VIEW, "_own(cards, seat)", "cards", "setup_choose"),
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
        "pier18/game.py",
        "return len(self.players) + 1",
        "return len(self.players) + 2",
        "round_reveal",
    ),
    Change(
        "pier18.round.reveal",
        PIER_RULES,
        "elif card not in table.unseen:",
        "elif False:",
        "round_reveal",
    ),
    Change(
        "pier18.round.order",
        PIER_PLAY,
        "round_or_end(state, clockwise(state, state.first_player))",
        "round_or_end(state, state.first_player)",
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
        "elif player not in table.to_act:",
        "elif False:",
        "turn",
    ),
    Change(
        "pier18.round.draft",
        PIER_RULES,
        "if move.card not in table.open_cards:",
        "if False:",
        "round_draft",
    ),
    Change(
        "pier18.round.draft",
        PIER_PLAY,
        "without(state.open_cards, {move.card})",
        "state.open_cards[1:]",
        "round_draft",
    ),
    Change("pier18.round.overlap", PIER_RULES, "if overlap > most:", "if False:", "overlap"),
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
        "for cards in state.laid]",
        "for cards in [one[:-1] for one in state.laid]]",
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
        "state.laid[seat][-1].card.date)",
        "state.laid[seat][0].card.date)",
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
        PIER_PLAY,
        'extended(state, move, state.plans[move.player] or "")',
        'extended(state, move, state.foundations[move.player] or "")',
        "end_plan",
    ),
    Change("pier18.end.plan", PIER_VIEW, "else cards[:-1]", "else cards", "end_plan"),
    # auctionland.players, auctionland.tile, auctionland.build.bounds
    Change("auctionland.players", ISLAND_MODEL, "PLAYERS = (2, 6)", "PLAYERS = (2, 7)", "position"),
    Change(
        "auctionland.tile",
        ISLAND_PIECES,
        "(self + 4) % 8) ^ 1",
        "(self + 4) % 8)",
        "areas or garden or theme",
    ),
    Change("auctionland.tile", ISLAND_MODEL, "(h + shift) % 8", "(h - shift) % 8", "turn or rotat"),
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
        "cell.neighbour(half.direction) not in tiles",
        "not 0 <= min(cell.neighbour(half.direction)) <= max(cell.neighbour(half.direction)) < 4",
        "beach",
    ),
    Change(
        "auctionland.score.beaches",
        ISLAND,
        "if any(_at_edge(zone, cell, tiles) for",
        "if any(True for",
        "beach",
    ),
    Change("auctionland.score.beaches", ISLAND, "return any(cell", "return all(cell", "beach"),
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
        "tuple(sorted({zones[zone][0] for zone in area}))",
        "tuple(sorted([zones[zone][0] for zone in area]))",
        "theme_park",
    ),
    Change(
        "auctionland.score.theme-parks",
        ISLAND,
        "half.facing)",
        "half)",
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
        "for zone in tile.zones\n",
        "for zone in tile.zones[:1]\n",
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
    Change("auctionland.tie.money", RANKING, "reverse=True", "reverse=False", "money"),
)
