"""The texts about the best islands in English, by key."""

ANALYSIS: dict[str, str] = {
    "odds.raises": (
        "In an auction, greedy players always raise by 1 dollar, as long as the tile is worth it. "
        "Against them it can matter whether a bid is odd or even."
    ),
    "hindsight.island": (
        "The rows of the best island from the north: {rows}. On {changes} of {tiles} squares, "
        "there is another tile, or the same tile turned differently."
    ),
    "hindsight.tiles_could": (
        "Your {tiles} {tiles:tile|tiles} could have scored {best} {best:point|points}."
    ),
    "hindsight.tiles_changed": (
        "Framed: {tiles} {tiles:square|squares} with another tile, or the same one turned."
    ),
    "hindsight.free.tiles": "where the tiles lie, and how they are turned",
    "hindsight.free.cells": "where the tiles lie",
    "hindsight.kept.tiles": "the tiles themselves",
    "hindsight.kept.tile_turns": "how the tiles are turned",
    "hindsight.kept.tiles_taken": "the tiles that each player took",
    "hindsight.kept.tile_order": "the order in which they were laid",
    "hindsight.kept.bonuses": "the tiles that earned a bonus tile",
    "hindsight.kept.islands": (
        "{players:the island of the other player|the islands of the other players}"
    ),
    "error.no_tiles_of_island": (
        "the island of {name} is entered as counts, so its tiles are unknown; enter its tiles to "
        "see what was possible"
    ),
    "error.island_in_parts": (
        "the tiles of {name} are not connected, so no order of building leads to this island"
    ),
    "error.table_of_beaches": (
        "the points for {count} beach {count:tile|tiles} are unknown; enter a score table that "
        "reaches this far"
    ),
    "error.table_of_theme_parks": (
        "the points for a theme park of {count} {count:tile|tiles} are unknown; enter a score "
        "table that reaches this far"
    ),
}
