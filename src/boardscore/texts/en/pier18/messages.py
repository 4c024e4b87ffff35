"""Pieces, lines, notes, errors and packs of Pier 18 in English, by key."""

MESSAGES: dict[str, str] = {
    # Pieces and places
    "symbol.flower_seller": "Flower Seller",
    "symbol.poet": "Poet",
    "symbol.lovers": "Lovers",
    "symbol.fisher": "Fisher",
    "symbol_at": "{symbol} at {space}",
    "side.upper": "upper",
    "side.lower": "lower",
    "on_side.upper": "on the upper side",
    "on_side.lower": "on the lower side",
    "space": "{side} {column:nth}",
    "date": "{month:02}-{day:02}",
    "date.with_month": "{day} {month}",
    # Lines
    "line.poets": "{poets} Poets: 1 point for every 2 of them",
    "line.lovers": "Lovers at {space}: no one within 2 spaces",
    "line.lovers_blocked": "Lovers at {space}: blocked by {by}",
    "line.fishers": "{points} {points:Fisher|Fishers} {on_side}",
    "line.fishers_both_sides": (
        "{points} Fishers {on_side}; the other side has {other} and does not count"
    ),
    "line.fishers_equal": "{points} {points:Fisher|Fishers} on each side: only one side counts",
    "line.flower_sellers_every_other_symbol": (
        "Group of {size} with {sellers} {sellers:Flower Seller|Flower Sellers}: "
        "1 point for each symbol but one Flower Seller; spaces: {spaces}"
    ),
    "line.flower_sellers_other_kinds_only": (
        "Group of {size} with {sellers} {sellers:Flower Seller|Flower Sellers}: "
        "1 point for each symbol that is not a Flower Seller; spaces: {spaces}"
    ),
    "line.plan": "Plan completed",
    "line.patrons": "{points} Patron {points:card|cards}",
    # Notes
    "note.missing.plan_date": (
        "Tied on points and symbols: the date on the Plan card decides. Still needed: "
        "{names:the date on the Plan card|the dates on the Plan cards} of {names:and}."
    ),
    "note.plan_cards": "The last card of a finished pier is the Plan: {cards}.",
    "plan_card_of": "card {card} for {name}",
    # Expected values
    "wanted.date": 'a date as text, "MM-DD"',
    "wanted.line": "a line of text",
    "wanted.pier": "a pier, as a list of 2 lines or one text with a line break",
    # Errors
    "error.not_a_side": "found {got}, expected a tuple of symbols and None",
    "error.pier_lines": (
        "a pier has 2 lines, the upper side and the lower side; there {lines:is|are} {lines}, not "
        "counting empty lines"
    ),
    "error.pier_length": "the {side} side has {columns} columns; it must have 1 to {high}",
    "error.pier_unequal": (
        "the sides differ in length: upper has {upper} {upper:column|columns}, lower {lower}; "
        "write . for an empty space"
    ),
    "error.pier_bars": (
        "the bars | do not line up; columns right before a bar: upper {upper}, lower {lower}"
    ),
    "error.pier_bar_outside": "a bar | must be between two columns",
    "error.unknown_symbol": (
        "unknown symbol '{got}' ({code}) in column {column:nth} of the {side} side; known: {known}"
    ),
    "error.unknown_symbol_near": (
        "unknown symbol '{got}' ({code}) in column {column:nth} of the {side} side; "
        "did you mean {near}? Known: {known}"
    ),
    "error.not_a_date": '{got} is not a date; write month and day as "MM-DD"',
    "error.no_such_month": "there is no month {month}; the month comes first, 01 to 12",
    "error.no_such_day": "{month} has no day {day}; its last day is {days}",
    # Packs and plans
    "line.plan_met": "Plan completed: {plan} ({counts})",
    "line.plan_not_met": "Plan not completed: {plan} ({counts})",
    "line.plan_in_words": "Plan: {plan}; only the players can say whether it is completed",
    "note.missing.plan_completed": (
        "Only the players can judge the {names:Plan|Plans} of {names:and}: say whether "
        "{names:it|each} was completed."
    ),
    "wanted.card": 'the id of a card as text, such as "7"',
    "wanted.laid_card": 'a card of the pack as text, such as "7" or "3+1"',
    "wanted.condition": 'a condition as text, such as "poets >= 4"',
    "wanted.symbol": 'one of the symbols S Q H A as text, such as "Q"',
    "error.overlap": "Card {card} cannot cover so many columns; it may cover at most {high} here",
    "error.card": (
        "{got} is not a card; write its id, then + and the columns it covers, then t if it is "
        "turned"
    ),
    "error.no_symbol": "{got} is not a symbol; known: {known}",
    "error.plan_empty": "there is no condition; write one such as poets >= 4",
    "error.plan_too_long": "a condition has at most {high} characters",
    "error.plan_sign": "'{got}' ({code}) does not belong in a condition",
    "error.plan_sign_near": (
        "'{got}' ({code}) does not belong in a condition; did you mean {near}?"
    ),
    "error.plan_number": "{got} is not a whole number from 0 to {high}",
    "error.plan_too_deep": "too many levels of nesting; at most {high} levels are allowed",
    "error.plan_syntax": (
        "the condition cannot be read from here on; write one such as poets >= 4 and lovers == 0"
    ),
    "error.plan_syntax_near": ("the condition cannot be read from here on; did you mean {near}?"),
    "error.plan_chained": "compare two numbers at a time, and join comparisons with and",
    "error.plan_operator": "this comparison is not known; known: {known}",
    "error.plan_not_compared": "this is a number; compare it, as in poets >= 4",
    "error.plan_not_number": "this is true or false, not a number",
    "error.plan_not_allowed": (
        "this does not belong in a condition, which may contain only names such as poets, whole "
        "numbers, and these: {known}"
    ),
    "error.plan_name": "there is no {got} to count; known: {known}",
    "error.plan_name_near": "there is no {got} to count; did you mean {near}? Known: {known}",
    # The score table
    "game.pier18": "Pier 18",
    "category.poets": "Poets",
    "category.lovers": "Lovers",
    "category.fishers": "Fishers",
    "category.flower_sellers": "Flower Sellers",
    "category.plan": "Plan",
    "category.patrons": "Patrons",
    "compared.pier18.tie.symbols": "Symbols",
    "compared.pier18.tie.date": "Plan date",
    "tied.pier18.tie.symbols": "{value} {value:symbol|symbols}",
    "tied.pier18.tie.date": "Plan date {value}",
    "decided.pier18.tie.symbols": "{own} {own:symbol|symbols} to {others:and}",
    "decided.pier18.tie.date": "{own} before {others:and}",
    "decided.pier18.flower_adjacency.orthogonal": "groups reach across the pier",
    "decided.pier18.flower_adjacency.same_side": "groups stay on one side",
    "decided.pier18.flower_points.every_other_symbol": (
        "a group scores all its symbols but one Flower Seller"
    ),
    "decided.pier18.flower_points.other_kinds_only": (
        "a group scores all its symbols but the Flower Sellers"
    ),
    "decided.pier18.ties_below_first.same_rules": "ties below first place are broken too",
    "decided.pier18.ties_below_first.shared": "ties below first place are shared",
    "decided.pier18.patron_when_all_zero.earliest_date": (
        "with 0 points each, the earliest date gets the Patron"
    ),
    "decided.pier18.patron_when_all_zero.nobody": "with 0 points each, no one gets the Patron",
    "decided.pier18.half_turn.false": "cards are never turned",
    "decided.pier18.half_turn.true": "cards may be turned by 180 degrees",
    "needed.plan_date": "the {names:date|dates} on the Plan {names:card|cards} of {names:and}",
    "needed.plan_completed": (
        "whether the {names:Plan|Plans} of {names:and} {names:was|were} completed"
    ),
    # --explain
    "explain.pier_legend": "[X] scores, (X) is blocked; land on the left, water on the right",
    # Pictures of packs
    "pack.cards": "{cards} {cards:card|cards}",
    "pack.card": "Card {id}: date {date}, patron {patron}",
    "pack.plan": "Plan: {plan}",
    # Impossible at the end: cards
    "doubt.card_used_again": "There is only one card {card}, but it is used {count} times: {uses}.",
    "doubt.as_foundation": "Foundation of {name}",
    "doubt.as_plan": "Plan of {name}",
    "doubt.in_pier": "card {number} of the pier of {name}",
    "doubt.plan_not_last": (
        "{name}: card {plan} is the Plan, but the pier ends with card {last}. The Plan is the last "
        "card of a finished pier."
    ),
    "doubt.foundation_turned": "{name}: card {card} is the Foundation, which is never turned.",
    "doubt.card_turned": (
        "{name}: card {card} is turned. Cards may be turned only if your table plays that way."
    ),
    # Impossible at the end: dates and Patrons
    "doubt.other_plan_date": (
        "{name}: the date of the Plan is given as {date}, but card {card}, the Plan, has {printed}."
    ),
    "doubt.date_of_no_card": "{name}: no card of the pack has the date {date} of the Plan.",
    "doubt.same_plan_date": (
        "{names}: the Plans have the same date, {date}. No two cards have the same date: check the "
        "cards."
    ),
    "doubt.too_many_patrons": (
        "There {patrons:is|are} {patrons} Patron {patrons:card|cards} in all, but only {rounds} "
        "{rounds:round|rounds} with one each: check the cards."
    ),
    "doubt.too_few_patrons": (
        "The players have {patrons} Patron {patrons:card|cards} in all, but there were at least "
        "{rounds} {rounds:round|rounds} with one each: check the cards."
    ),
    # Impossible at the end: piers
    "doubt.too_many_cards": (
        "{name}: the pier is made of {cards} cards, but a finished pier has no more than {most}."
    ),
    "doubt.too_few_cards": (
        "{name}: the pier is unfinished. It is made of {cards} {cards:card|cards}, and a finished "
        "pier has at least {least}."
    ),
    "doubt.perhaps_finished": (
        "{name}: this pier of {cards} cards may or may not be finished: in a game with fewer "
        "players, a pier has up to {most} cards. If its last card is the Plan, enter it as "
        "plan_card."
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
    "error.pier_of_other_cards": "these cards make a different pier",
    # Missing entries
    "left_out.plan": "{name}: no Plan entered, scored as not completed.",
    "left_out.patrons": "{name}: no Patron cards entered, scored as none.",
    "left_out.and_then": "{told} {then}",
    "left_out.with_plan": "With a completed Plan",
    "left_out.with_patrons": "With {cards} Patron {cards:card|cards} or more",
    "left_out.with_both": "With a completed Plan and {cards} Patron {cards:card|cards} or more",
    "left_out.would_win": "{given}, {name} would win.",
    "left_out.would_share": "{given}, {name} would share the win.",
    "left_out.would_tie": "{given}, {name} would be tied for first place.",
    # Why test vectors were withdrawn
    "why_withdrawn.groups_over_the_pier": (
        "Its groups reached across the pier by default; the publisher has since confirmed that a "
        "group stays on one side."
    ),
    # In reports on implementations
    "judge.tie.pier18": "{symbols} {symbols:symbol|symbols}, date {date}",
    "found.size.pier18": "{count} {count:column|columns}",
    "played.part.pier": "the pier of {name}",
    "played.part.patrons": "the Patron cards of {name}",
    # Comparing packs
    "pack.column.date": "date",
    "pack.column.patron": "patron symbol",
    "pack.column.upper": "upper side",
    "pack.column.lower": "lower side",
    "pack.column.plan": "Plan",
    "pack.column.plan_text": "Plan in words",
    "pack.entry.pier18": "Card {id}",
}
