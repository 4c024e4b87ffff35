"""The texts for a game of Pier 18 in German, by key."""

PLAY: dict[str, str] = {
    # The next step
    "phase.deal": "Erst müssen die Karten ausgeteilt werden",
    "phase.choose": "{names} muss Plan und Fundament wählen",
    "phase.reveal": "Erst müssen Karten aufgedeckt werden",
    "phase.draft": "{names} muss eine offene Karte nehmen",
    "phase.finish": "{names} muss den Plan anlegen",
    # Why a move is illegal
    "illegal.hands": (
        "Ausgeteilt wird an {players} Personen; hier {got:ist es|sind es} {got} {got:Hand|Hände}"
    ),
    "illegal.size_of_hand": "Jede Person erhält {count} Karten; hier {got:ist|sind} es {got}",
    "illegal.revealed": "Aufgedeckt werden {count} Karten; hier {got:ist|sind} es {got}",
    "illegal.not_in_deck": "Karte {card} ist nicht im Stapel",
    "illegal.drawn_twice": "Karte {card} wird zweimal gezogen",
    "illegal.not_in_hand": "Karte {card} wurde nicht an {name} ausgeteilt",
    "illegal.same_card": "Plan und Fundament müssen verschiedene Karten sein",
    "illegal.not_open": "Karte {card} liegt nicht offen; offen liegen: {cards}",
    "illegal.no_half_turn": (
        "Karte {card} darf nicht gedreht werden: In diesem Spiel wird nie gedreht"
    ),
    "illegal.same_when_turned": (
        "Karte {card} sieht nach einer halben Drehung gleich aus; lege sie ungedreht"
    ),
    # Invalid set-ups
    "error.unequal_widths": (
        "Diese Karten haben nicht {columns} {columns:Spalte|Spalten} wie die anderen: {ids}"
    ),
    "error.equal_dates": "Diese Karten haben dasselbe Datum {date}: {ids}",
    "error.too_few_cards": (
        "{cards} {cards:Karte ist|Karten sind} zu wenig für {players} Personen; nötig sind {needed}"
    ),
    "error.too_many_rounds": (
        "Die Karten reichen für {rounds} Runden; ein Spiel hat höchstens {high} Patron-Karten, "
        "eine je Runde"
    ),
    "error.piers_too_long": (
        "Piers aus diesen Karten können {columns} Spalten lang werden; erlaubt sind {high}"
    ),
    # Positions and results
    "error.no_piers": "Es gibt noch keine Piers: Nicht alle haben Plan und Fundament gewählt",
    "error.reveals": (
        "Dieser Zug deckt auf, was andere gewählt haben, und das zeigt die Ansicht nicht; spiele "
        "ihn in einem Spielstand aus `View.sample`"
    ),
    "error.verdicts": (
        "Nötig ist ein Urteil je Person, also {players}; hier {got:ist|sind} es {got}"
    ),
    "error.verdict_differs": (
        "Ob der Plan von {name} erfüllt ist, lässt sich ausrechnen, und das Urteil widerspricht "
        "dem: {plan}"
    ),
    # Typed words: the first one is the default
    "word.deal": "austeilen",
    "word.choose": "wählen",
    "word.reveal": "aufdecken",
    "word.draft": "nehmen",
    "word.finish": "anlegen",
    "word.plan": "plan planen",
    "word.foundation": "fundament",
    "word.over": "über",
    "word.turned": "gedreht g",
    # Typed forms of moves
    "form.deal": "austeilen {hands}",
    "form.choose": "wählen {player} plan {plan} fundament {foundation}",
    "form.reveal": "aufdecken {cards}",
    "form.draft": "nehmen {card} über {overlap}",
    "form.draft_turned": "nehmen {card} über {overlap} gedreht",
    "form.finish": "anlegen {overlap}",
    "form.finish_turned": "anlegen {overlap} gedreht",
    # The parts of a move in its typed form
    "part.hands": "KARTEN / KARTEN",
    "part.plan": "KARTE",
    "part.foundation": "KARTE",
    "part.cards": "KARTEN",
    "part.card": "KARTE",
    "part.overlap": "SPALTEN",
    # During a game
    "play.ask.players.pier18": "Sitzreihenfolge heißt im Uhrzeigersinn. Zum Beispiel: Anna, Ben",
    "play.verdict": "Ist der Plan von {name} erfüllt (j oder n)?",
    "play.chosen": "{name} hat gewählt.",
    "play.in_words": (
        "Ob {names:der Plan|die Pläne} von {names:and} erfüllt {names:ist|sind}, wird erst am Ende "
        "gefragt; hier {names:zählt er|zählen sie} noch nicht."
    ),
    # Help while a game is played
    "play.what.deal": "gibt die ausgeteilten Karten an, Hand für Hand in Sitzreihenfolge",
    "play.what.choose": "legt fest, welche Karte Plan wird und welche Fundament",
    "play.what.reveal": "gibt die Karten an, die jetzt offen liegen",
    "play.what.draft": (
        "nimmt eine Karte und überdeckt mit ihr so viele Spalten der Karte davor; mit gedreht oder "
        "g dahinter liegt sie gedreht, wenn in diesem Spiel gedreht wird"
    ),
    "play.what.finish": (
        "legt den Plan an und überdeckt mit ihm so viele Spalten der Karte davor; mit gedreht oder "
        "g dahinter liegt er gedreht, wenn in diesem Spiel gedreht wird"
    ),
    # Sentences about moves
    "told.deal": "{name} erhält die Karten {cards:and}.",
    "told.choose": "{name} behält Karte {plan} als Plan und Karte {foundation} als Fundament.",
    "told.reveal": "Aufgedeckt werden die Karten {cards:and}.",
    "told.draft": "{name} nimmt Karte {card} und {covers}.",
    "told.draft_turned": "{name} nimmt Karte {card}, dreht sie und {covers}.",
    "told.finish": "{name} legt den Plan an, Karte {card}, und {covers}.",
    "told.finish_turned": "{name} dreht den Plan, Karte {card}, legt ihn an und {covers}.",
    "told.covers": "überdeckt {overlap} {overlap:Spalte|Spalten}",
    "told.covers_nothing": "überdeckt nichts",
    # The next step
    "due.deal": "Teile je {count} Karten aus und tippe ihre Kennungen, Hand für Hand.",
    "due.choose": "{names}, wähle Plan und Fundament.",
    "due.reveal": "Decke {count} Karten auf und tippe ihre Kennungen.",
    "due.draft": "{names}, nimm eine offene Karte.",
    "due.finish": "{names}, lege deinen Plan an, Karte {card}.",
    # The table
    "board.round": "Runde {number} von {rounds}; {name} beginnt.",
    "board.pier": (
        "{name}: {patrons} {patrons:Patron-Karte|Patron-Karten}; Plan {id} vom {date}: {plan}"
    ),
    "board.letters_of_piers": (
        "Buchstaben: S Blumenverkäufer, Q Dichter, H Liebende, A Fischer, . ein leeres Feld. Die "
        "Piers beginnen links am Land."
    ),
    "board.open": "Offene Karten",
    "board.hand": "Ausgeteilt an {name}",
    "board.card": "Karte {id}",
    "board.patron": "Patron {symbol}",
    "board.plan": "Plan der Karte {id}: {plan}",
    "board.patron_goes": (
        "Patron {symbol} (Karte {card}): {points}. {name} hat die meisten Punkte und bekommt ihn."
    ),
    "board.patron_goes_by_date": (
        "Patron {symbol} (Karte {card}): {points}. Mehrere liegen gleichauf vorn; von ihnen hat "
        "{name} die Karte mit dem frühesten Datum gelegt ({date}) und bekommt ihn."
    ),
    "board.patron_lost": (
        "Patron {symbol} (Karte {card}): {points}. Niemand hat Punkte dafür, also bekommt ihn "
        "niemand."
    ),
    "points_of": "{name} {points}",
    "board.plan_laid": "{name} hat den Plan angelegt.",
}
