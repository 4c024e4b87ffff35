"""The questions about Pier 18 in English, by key."""

DIALOG: dict[str, str] = {
    # Invalid answers
    "dialog.not_a_date": (
        "Type month and day with a hyphen, such as 4-17, or with the name of the month, such "
        "as 17 April."
    ),
    "dialog.no_side": "Type the spaces of this side. For example: S.Q.H..A",
    "dialog.several_words": (
        "Type one side at a time, the upper side first, and a dot for every empty space, "
        "with no gaps."
    ),
    "dialog.one_letter": (
        "'{got}' cannot be read; type one letter for each space: S Flower Seller (star), Q "
        "Poet (quill), H Lovers (heart), A Fisher (anchor), a dot for an empty space."
    ),
    "dialog.sides_differ": (
        "The upper side '{upper}' has {above} {above:column|columns}, but the lower side '{lower}' "
        "has {below}; "
        "both must have the same number. Type the lower side again, or back to correct the upper "
        "one."
    ),
    "dialog.no_cards": "Type the ids of the cards, such as 1 4+1 3 2.",
    "dialog.card_lies": "There is only one card {id}; it is {where}",
    "dialog.lies_here": "card {number} of this pier",
    "dialog.lies_there": "card {number} of the pier of {name}",
    "dialog.no_side_yet": "There is nothing to change yet: this side has not been typed.",
    "dialog.pier_of_cards": (
        "This pier was typed in as cards. To change it, type edit and the number of the answer; "
        "type list to see the numbers."
    ),
    "dialog.no_such_space": (
        "The last column of this side is {high}. Change one space at a time, such as u{high} = Q."
    ),
    "typed.flower_seller": "star, flower, seller",
    "typed.poet": "quill, poet",
    "typed.lovers": "heart, lovers",
    "typed.fisher": "anchor, fisher",
    # Questions about a position
    "dialog.ties.pier18": "Dates are asked for only if there is a tie.",
    "ask.pier.hint": (
        "Type the finished pier from the land (left) to the water (right). Only what can be seen "
        "counts; type one letter for each space: S Flower Seller (star), Q Poet (quill), H Lovers "
        "(heart), A Fisher (anchor), a dot for an empty space. The Plan card is part of the pier: "
        "it must lie at the water end. For example: S.Q.H..A"
    ),
    "ask.upper": "{name}, upper side:",
    "ask.lower": "{name}, lower side:",
    "ask.plan": "Did {name} complete the Plan (y or n)?",
    "ask.cards": "{name}, the cards of the pier:",
    "ask.cards.hint": (
        "Type the ids of the cards from the land to the water, with spaces between them. If a card "
        "covers columns of the card before it, type a plus and their number after its id; type t "
        "if the card is turned. The last card is the Plan. For example: 1 4+1 3 2"
    ),
    "ask.plan_in_words": "Did {name} complete the Plan, {plan} (y or n)?",
    "ask.patrons": "How many Patron cards does {name} have?",
    "ask.plan_date": "Date on the Plan card of {name} (Enter to skip):",
    "ask.plan_date.hint": (
        "There is a tie on points and on symbols; the earliest date on the Plan card breaks it. "
        "Type month and day, such as 04-17."
    ),
    "ask.pier18.flower_adjacency": "Do groups stay on one side of the pier (1 yes, 2 no)?",
    "ask.pier18.flower_adjacency.hint": (
        "The rules say only that the symbols of a group are next to each other. The publisher's "
        "answer: on one side."
    ),
    "ask.pier18.flower_points": (
        "If a group has several Flower Sellers, do all but one score (1 yes, 2 no)?"
    ),
    "ask.pier18.flower_points.hint": (
        "The rules leave open which symbols of a group score. The publisher's answer: all but "
        "one Flower Seller."
    ),
    "ask.pier18.ties_below_first": "Do the tie rules also order the other places (1 yes, 2 no)?",
    "ask.pier18.ties_below_first.hint": (
        "The rules say only who wins a tie, not who comes second or third."
    ),
    # Typing in a pack
    "dialog.pack.things.cards": "cards",
    "dialog.pack.one.card": "card {id}",
    "dialog.pack.missing": (
        "The printed game has {printed} cards; {missing} {missing:is|are} still missing."
    ),
    "dialog.pack.too_many": "The printed game has {printed} cards; this pack has {more} more.",
    "dialog.pack.use.cards": (
        "To use it, write {line} at the top of a position file in the same folder, and give a "
        "player {example} instead of pier: the cards from the land to the water, each with a plus "
        "and the number of columns it covers, if any."
    ),
    # Invalid answers about a pack
    "dialog.date_taken": (
        "Card {id} already has the date {date}; all dates must be different. To change that "
        "card, type edit {id}."
    ),
    "dialog.width": (
        "This side has {typed} {typed:column|columns}, but card {id} has {columns}; all cards must "
        "have the same width. To change that card, type edit {id}."
    ),
    "dialog.empty_side": "Type every space of this side, such as S.Q. for four.",
    "dialog.empty_plan": "Type the Plan, as a condition or in plain words.",
    # Questions about a pack
    "ask.yes": "y",
    "ask.card.first": "Id of the first card, such as {usual}:",
    "ask.card.next": "Id of the next card, such as {usual} (Enter: no more cards):",
    "ask.card.id": "Id of the card:",
    "ask.card.id.hint": (
        "The id is what you call a card: its number, or another short word of letters, digits, "
        "- and _. If the cards have no numbers, number them yourself."
    ),
    "ask.card.date": "Card {id}, date:",
    "ask.card.date.hint": "Month and day, such as 04-17; or the day first, with dots: 17.4.",
    "ask.card.patron": "Card {id}, patron:",
    "ask.card.patron.hint": (
        "The patron symbol is in the top left corner: S Flower Seller (star), Q Poet (quill), "
        "H Lovers (heart), A Fisher (anchor)."
    ),
    "ask.card.upper": "Card {id}, upper side:",
    "ask.card.upper.hint": (
        "Type the spaces of each side from left to right: S star, Q quill, H heart, A anchor, a "
        "dot for an empty space. For example: S.Q."
    ),
    "ask.card.lower": "Card {id}, lower side:",
    "ask.card.lower.hint": "As many spaces as on the upper side.",
    "ask.card.plan": "Card {id}, Plan:",
    "ask.card.plan.hint": (
        "Type the Plan as a condition, and boardscore works out whether it is completed; or in "
        "plain words, and the players judge it at the end of a game. A condition compares numbers "
        "of the finished pier: poets, lovers, fishers, flower_sellers, symbols, blanks, columns, "
        "groups and largest_group, and points.poets and so on for the four characters. Write "
        "upper. or lower. in front of one of the first six to count one side only. A condition is "
        "written with == != < <= > >= + - * and, or, not and parentheses. For example:"
    ),
    "ask.card.plan.example1": "poets >= 4: at least 4 Poets",
    "ask.card.plan.example2": "lovers == fishers: as many Lovers as Fishers",
    "ask.card.plan.example3": (
        "upper.blanks == 0 and lower.poets < 3: no empty space on the upper side, and fewer than 3 "
        "Poets on the lower side"
    ),
    "ask.card.plan.example4": (
        "points.lovers + points.poets >= 6 or not groups > 3: at least 6 points for Lovers and "
        "Poets together, or at most 3 groups"
    ),
    "ask.card.in_words": (
        "This is not a condition. Keep it as words for the players to judge (y or n)?"
    ),
    # Months
    "month.1": "January",
    "month.2": "February",
    "month.3": "March",
    "month.4": "April",
    "month.5": "May",
    "month.6": "June",
    "month.7": "July",
    "month.8": "August",
    "month.9": "September",
    "month.10": "October",
    "month.11": "November",
    "month.12": "December",
}
