"""The texts for a game of any kind in German, by key."""

GAMES: dict[str, str] = {
    "phase.over": "Das Spiel ist zu Ende",
    "illegal.not_now": "Das geht jetzt nicht: {due}",
    "illegal.no_such_player": "Diese Person gibt es nicht; es spielen {players} mit",
    "illegal.not_the_turn": "An der Reihe: {names}",
    "illegal.not_theirs": "Das ist kein Zug von {names}",
    "error.no_earlier_moves": (
        "Die früheren Züge dieser Partie sind nicht bekannt, wie bei einem Spielstand aus "
        "`View.sample`; eine Aufzeichnung braucht sie alle"
    ),
    "error.not_over": "Es gibt noch kein Ergebnis: {due}",
    "error.draws": (
        "Nach diesem Zug wird gezogen, und die Ansicht zeigt die Reihenfolge des Stapels nicht; "
        "spiele ihn in einem Spielstand aus sample"
    ),
    "error.players_to_play": (
        "{players} {players:Person ist|Personen sind} nicht möglich; mitspielen können {low} bis "
        "{high}"
    ),
    "error.deck_lacks": "Diese sind im Datenpaket, aber nicht im Stapel: {ids}",
    "error.deck_surplus": "{id} gibt es im Datenpaket nur {count}-mal",
}
