"""The texts for a game of any kind in English, by key."""

GAMES: dict[str, str] = {
    "phase.over": "the game is over",
    "illegal.not_now": "This is not possible now: {due}",
    "illegal.no_such_player": (
        "There is no such player; the game has {players} {players:player|players}"
    ),
    "illegal.not_the_turn": "It is not this player's turn; to act: {names}",
    "illegal.not_theirs": "This is not a move for {names} to make",
    "error.no_earlier_moves": (
        "the earlier moves of this game are not known, as in a state from `View.sample`; a record "
        "needs all of them"
    ),
    "error.not_over": "there is no result yet: {due}",
    "error.draws": (
        "a draw follows this move, and the view does not show the order of the deck; play it in a "
        "state from `View.sample`"
    ),
    "error.players_to_play": (
        "{players} {players:player|players}; the game is for {low} to {high} players"
    ),
    "error.deck_lacks": "in the pack but not in the deck: {ids}",
    "error.deck_surplus": "the pack has only {count} {count:copy|copies} of {id}",
}
