"""What is said in English while Pier 18 is played, by key."""

PIER18: dict[str, str] = {
    # What is due
    "phase.deal": "first the cards are dealt",
    "phase.choose": "the players choose Plan and Foundation",
    "phase.reveal": "first cards are revealed",
    "phase.draft": "the players take open cards",
    "phase.finish": "the players lay their Plans",
    # Illegal moves
    "illegal.hands": "{players} hands are dealt, one for each player; there {got:is|are} {got}",
    "illegal.size_of_hand": "each player is dealt {count} cards; this hand has {got}",
    "illegal.revealed": "{count} cards are revealed; there {got:is|are} {got}",
    "illegal.not_in_deck": "card {card} is not in the deck",
    "illegal.drawn_twice": "card {card} is drawn twice",
    "illegal.not_in_hand": "card {card} was not dealt to {name}",
    "illegal.same_card": "Plan and Foundation must be different cards",
    "illegal.not_open": "card {card} does not lie open; open cards: {cards}",
    "illegal.no_half_turn": "card {card} may not be turned in this game",
    "illegal.same_when_turned": (
        "card {card} looks the same after a half turn, so it is laid without one"
    ),
    # Games that cannot be started
    "error.unequal_widths": (
        "these cards do not have {columns} {columns:column|columns} as the others: {ids}"
    ),
    "error.equal_dates": "these cards have the same date {date}: {ids}",
    "error.too_few_cards": (
        "{cards} {cards:card is|cards are} too few for {players} players; they need {needed}"
    ),
    "error.too_many_rounds": (
        "there are cards for {rounds} rounds; a game has at most {high} Patrons, one a round"
    ),
    "error.piers_too_long": (
        "piers of these cards can become {columns} columns long; {high} is the most"
    ),
    # Positions and results
    "error.no_piers": "there are no piers yet: not all players have chosen Plan and Foundation",
    "error.verdicts": (
        "one verdict is needed for each of the {players} players; there {got:is|are} {got}"
    ),
    "error.verdict_differs": (
        "the Plan of {name} can be worked out, and the verdict says otherwise: {plan}"
    ),
}
