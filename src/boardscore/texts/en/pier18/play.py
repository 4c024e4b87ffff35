"""The texts for a game of Pier 18 in English, by key."""

PLAY: dict[str, str] = {
    # The next step
    "phase.deal": "the cards have to be dealt",
    "phase.choose": "{names} has to choose Plan and Foundation",
    "phase.reveal": "cards have to be revealed",
    "phase.draft": "{names} has to take an open card",
    "phase.finish": "{names} has to lay the Plan",
    # Why a move is illegal
    "illegal.hands": "{players} hands must be dealt, one for each player, not {got}",
    "illegal.size_of_hand": "Each player is dealt {count} cards; this hand has {got}",
    "illegal.revealed": "{count} cards must be revealed, not {got}",
    "illegal.not_in_deck": "Card {card} is not in the deck",
    "illegal.drawn_twice": "Card {card} is drawn twice",
    "illegal.not_in_hand": "Card {card} was not dealt to {name}",
    "illegal.same_card": "Plan and Foundation must be different cards",
    "illegal.not_open": "Card {card} is not open; open cards: {cards}",
    "illegal.no_half_turn": "Card {card} cannot be turned in this game",
    "illegal.same_when_turned": (
        "Card {card} looks the same after a half turn, so it is laid without one"
    ),
    # Invalid set-ups
    "error.unequal_widths": (
        "unlike the others, {ids:this card does|these cards do} not have {columns} "
        "{columns:column|columns}: {ids}"
    ),
    "error.equal_dates": "these cards have the same date {date}: {ids}",
    "error.too_few_cards": (
        "{cards} {cards:card is|cards are} too few for {players} players; they need {needed}"
    ),
    "error.too_many_rounds": (
        "there are cards for {rounds} rounds; a game has at most {high} Patrons, one per round"
    ),
    "error.piers_too_long": (
        "piers of these cards can become {columns} columns long; the limit is {high}"
    ),
    # Positions and results
    "error.no_piers": "there are no piers yet: not all players have chosen Plan and Foundation",
    "error.reveals": (
        "this move reveals what other players chose, which the view does not show; play it in a "
        "state from `View.sample`"
    ),
    "error.verdicts": (
        "one verdict is needed for each of the {players} players; there {got:is|are} {got}"
    ),
    "error.verdict_differs": (
        "the Plan of {name} can be worked out, and the verdict contradicts it: {plan}"
    ),
    # Typed words: the first one is the default
    "word.deal": "deal",
    "word.choose": "choose",
    "word.reveal": "reveal",
    "word.draft": "take",
    "word.finish": "finish",
    "word.plan": "plan",
    "word.foundation": "foundation",
    "word.over": "over",
    "word.turned": "turned t",
    # Typed forms of moves
    "form.deal": "deal {hands}",
    "form.choose": "choose {player} plan {plan} foundation {foundation}",
    "form.reveal": "reveal {cards}",
    "form.draft": "take {card} over {overlap}",
    "form.draft_turned": "take {card} over {overlap} turned",
    "form.finish": "finish {overlap}",
    "form.finish_turned": "finish {overlap} turned",
    # The parts of a move in its typed form
    "part.hands": "CARDS / CARDS",
    "part.plan": "CARD",
    "part.foundation": "CARD",
    "part.cards": "CARDS",
    "part.card": "CARD",
    "part.overlap": "COLUMNS",
    # During a game
    "play.ask.players.pier18": "Seat order is clockwise. For example: Anna, Ben",
    "play.verdict": "Is the Plan of {name} completed (y or n)?",
    "play.chosen": "{name} has chosen.",
    "play.in_words": (
        "You will be asked at the end whether the {names:Plan|Plans} of {names:and} "
        "{names:is|are} completed; here {names:it counts|they count} as not completed."
    ),
    # Help while a game is played
    "play.what.deal": "the cards dealt, hand by hand in seat order",
    "play.what.choose": "which card is the Plan, which the Foundation",
    "play.what.reveal": "the cards that are now open",
    "play.what.draft": (
        "takes a card and covers that many columns of the previous card; add turned or t to turn "
        "it, if your ruling allows that"
    ),
    "play.what.finish": (
        "lays the Plan and covers that many columns of the previous card; add turned or t to turn "
        "it, if your ruling allows that"
    ),
    # Sentences about moves
    "told.deal": "{name} is dealt cards {cards:and}.",
    "told.choose": "{name} keeps card {plan} as Plan and card {foundation} as Foundation.",
    "told.reveal": "Cards {cards:and} are revealed.",
    "told.draft": "{name} takes card {card} and {covers}.",
    "told.draft_turned": "{name} takes card {card}, turns it and {covers}.",
    "told.finish": "{name} lays the Plan, card {card}, and {covers}.",
    "told.finish_turned": "{name} turns the Plan, card {card}, lays it and {covers}.",
    "told.covers": "covers {overlap} {overlap:column|columns}",
    "told.covers_nothing": "covers nothing",
    # The next step
    "due.deal": "Deal {count} cards to each player and type their ids, hand by hand.",
    "due.choose": "{names}, choose your Plan and your Foundation.",
    "due.reveal": "Draw {count} cards and type their ids.",
    "due.draft": "{names}, take an open card.",
    "due.finish": "{names}, lay your Plan, card {card}.",
    # The table
    "board.round": "Round {number} of {rounds}; {name} goes first.",
    "board.pier": (
        "{name}: {patrons} {patrons:Patron card|Patron cards}; Plan {id} ({date}): {plan}"
    ),
    "board.letters_of_piers": (
        "Letters: S Flower Seller, Q Poet, H Lovers, A Fisher, . an empty space. The land is "
        "on the left."
    ),
    "board.open": "Open cards",
    "board.hand": "Dealt to {name}",
    "board.card": "Card {id}",
    "board.patron": "patron {symbol}",
    "board.plan": "Plan of card {id}: {plan}",
    "board.patron_goes": (
        "Patron {symbol} (card {card}): {points}. {name} has the most and gets it."
    ),
    "board.patron_goes_by_date": (
        "Patron {symbol} (card {card}): {points}. Of those tied for the most, {name} laid the "
        "card with the earliest date ({date}) and gets it."
    ),
    "board.patron_lost": (
        "Patron {symbol} (card {card}): {points}. No one has points for it, so no one gets it."
    ),
    "points_of": "{name} {points}",
    "board.plan_laid": "{name} has laid the Plan.",
}
