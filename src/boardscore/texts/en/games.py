"""The texts for a game of any kind in English, by key."""

GAMES: dict[str, str] = {
    "phase.over": "the game is over",
    "illegal.not_now": "This is not possible now: {due}",
    "illegal.no_such_player": "There is no such player; the game has {players}",
    "illegal.not_the_turn": "It is not their turn; to act: {names}",
    "illegal.not_theirs": "This is not a move for {names} to make",
    "error.not_over": "there is no result yet: {due}",
    "error.players_to_play": (
        "{players} {players:player|players}; the game is for {low} to {high} players"
    ),
    "error.deck_lacks": "these are in the pack but not in the deck: {ids}",
    "error.deck_surplus": "{id} is in the pack only {count} {count:time|times}",
}
