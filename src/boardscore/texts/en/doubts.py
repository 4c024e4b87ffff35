"""What is said in English about positions that no game ends with, and what was left out."""

DOUBTS: dict[str, str] = {
    "note.doubt": "{what} [{clause}]",
    # Cards of Pier 18
    "doubt.card_used_again": "There is one card {card}, but it is used {count} times: {uses}.",
    "doubt.as_foundation": "Foundation of {name}",
    "doubt.as_plan": "Plan of {name}",
    "doubt.in_pier": "card {number} of the pier of {name}",
    "doubt.plan_not_last": (
        "{name}: card {plan} is the Plan, but the pier ends with card {last}. The Plan is the last "
        "card of a finished pier."
    ),
    "doubt.foundation_turned": "{name}: card {card} is the Foundation, which is never turned.",
    "doubt.card_turned": (
        "{name}: card {card} is turned. Cards may be turned only if your group plays that way."
    ),
    # Dates and Patrons
    "doubt.other_plan_date": (
        "{name}: the date of the Plan is given as {date}, but card {card}, the Plan, has {printed}."
    ),
    "doubt.date_of_no_card": "{name}: no card of the pack has the date {date} of the Plan.",
    "doubt.same_plan_date": (
        "{names}: the Plans have the same date, {date}. No two cards have the same date: compare "
        "the cards."
    ),
    "doubt.too_many_patrons": (
        "There are {patrons} Patron cards in all, but only {rounds} {rounds:round|rounds} with one "
        "each: compare the cards."
    ),
    "doubt.too_few_patrons": (
        "There {patrons:is only|are only} {patrons} Patron {patrons:card|cards} in all, but "
        "{rounds} rounds with one each: compare the cards."
    ),
    # Piers
    "doubt.too_many_cards": (
        "{name}: the pier is made of {cards} cards, but a finished pier has no more than {most}."
    ),
    "doubt.too_few_cards": (
        "{name}: the pier is made of {cards} {cards:card|cards}, but a finished pier has at least "
        "{least}."
    ),
    "doubt.pier_too_long": (
        "{name}: the pier has {columns} columns, but {cards} cards of {width} "
        "{width:column|columns} make {most} at most."
    ),
    "doubt.pier_too_short": (
        "{name}: the pier has {columns} {columns:column|columns}, but {cards} cards of {width} "
        "{width:column|columns} make at least {least}."
    ),
    "doubt.too_many_bars": (
        "{name}: the bars mark {cards} cards, but a finished pier has no more than {most}."
    ),
    "doubt.card_too_wide": (
        "{name}: card {number} of the pier shows {columns} columns, but a card has only {width}."
    ),
    "doubt.last_too_narrow": (
        "{name}: the last card of the pier shows {columns} {columns:column|columns}, but nothing "
        "covers it, and a card has {width}."
    ),
    "error.pier_of_other_cards": "these cards make another pier",
    # Tiles and islands of Auctionland
    "doubt.tile_used_again": (
        "Tile {tile} lies in {count} places, but there {copies:is|are} only {copies}: {places}."
    ),
    "doubt.place": "{name} {cell}",
    "doubt.tile_of_no_pack": "{name}: the pack has no such tile: {tiles}.",
    "doubt.tile": "{tile} at {cell}",
    "doubt.island_in_parts": (
        "{name}: the island is in {parts} parts. Every tile shares an edge with another; not "
        "connected to the rest: {apart}."
    ),
    "doubt.too_many_full": (
        "There are {full} full islands ({names}), but the game ends with the turn in which an "
        "island becomes full, and only 2 players lay tiles in one turn."
    ),
    "doubt.not_over": (
        "No island is full, and {tiles} {tiles:tile|tiles} of the pack {tiles:has|have} not been "
        "laid: this game is not over."
    ),
    # Numbers of Auctionland
    "doubt.too_many_beaches": (
        "{name}: {count} tiles with a beach at the edge are too many; no island has more than "
        "{most} tiles at its edge."
    ),
    "doubt.theme_park_too_large": (
        "{name}: a theme park of {count} tiles is too large; an island has no more than {most}."
    ),
    "doubt.more_than_tiles_have": (
        "{name}: {count} is too many for {what}; no island of tiles of the pack has more than "
        "{most}."
    ),
    "doubt.more_than_pack_has": (
        "{names}: {count} together is too many for {what}; all tiles of the pack give no more than "
        "{most}."
    ),
    "counted.beaches": "beaches",
    "counted.theme_parks": "theme parks",
    "counted.gardens": "gardens",
    "counted.houses": "houses",
    "counted.peace": "peace icons",
    "counted.love": "love icons",
    "counted.music": "music icons",
    "doubt.too_much_money": (
        "There are {money} dollars in all, but {players} players begin with {most} together, and "
        "no money comes in later."
    ),
    # What was left out
    "left_out.plan": ("{name}: nothing is said about the Plan, so it counts as not completed."),
    "left_out.patrons": "{name}: nothing is said about Patron cards, so there are none.",
    "left_out.and_then": "{told} {then}",
    "left_out.with_plan": "With a completed Plan",
    "left_out.with_patrons": "With {cards} Patron {cards:card|cards} or more",
    "left_out.with_both": "With a completed Plan and {cards} Patron {cards:card|cards} or more",
    "left_out.would_win": "{given} {name} would win.",
    "left_out.would_share": "{given} {name} would share the win.",
    "left_out.would_tie": "{given} {name} would be tied for first place.",
}
