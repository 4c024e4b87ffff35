"""Was auf Deutsch gesagt wird, während ein Spiel am Terminal läuft oder nachgespielt wird."""

PLAY: dict[str, str] = {
    # Was sich tippen lässt: Das erste Wort ist das übliche
    "word.help": "hilfe ?",
    "word.moves": "züge",
    "word.undo": "zurück",
    "word.show": "zeigen",
    "word.score": "wertung",
    "word.record": "datei",
    "word.quit": "ende",
    "word.money": "geld",
    "word.random": "zufall",
    "word.deal": "austeilen",
    "word.choose": "wählen",
    "word.reveal": "aufdecken",
    "word.draft": "nehmen",
    "word.finish": "anlegen",
    "word.market": "markt",
    "word.build": "bauen",
    "word.auction": "versteigern",
    "word.bid": "bieten",
    "word.pass": "passen",
    "word.sell": "verkaufen",
    "word.buy_back": "rückkauf zurückkaufen",
    "word.place": "legen",
    "word.bonus": "bonus bonusplättchen",
    "word.plan": "plan planen",
    "word.foundation": "fundament",
    "word.over": "über",
    "word.turned": "gedreht g",
    "word.at": "bei",
    "word.turn": "drehung",
    # Züge, wie sie getippt werden
    "form.deal": "austeilen {hands}",
    "form.choose": "wählen {player} plan {plan} fundament {foundation}",
    "form.reveal": "aufdecken {cards}",
    "form.draft": "nehmen {card} über {overlap}",
    "form.draft_turned": "nehmen {card} über {overlap} gedreht",
    "form.finish": "anlegen {overlap}",
    "form.finish_turned": "anlegen {overlap} gedreht",
    "form.market": "markt {tiles}",
    "form.build": "bauen {slot} bei {place} drehung {turns}",
    "form.auction": "versteigern {slot}",
    "form.bid": "bieten {player} {amount}",
    "form.pass": "passen {player}",
    "form.sell": "verkaufen",
    "form.buy_back": "rückkauf",
    "form.place": "legen {place} drehung {turns}",
    "form.bonus": "bonus {slot} bei {place} drehung {turns}",
    # Die Teile eines Zuges, wo gezeigt wird, wie er getippt wird
    "part.hands": "KARTEN / KARTEN",
    "part.player": "NAME",
    "part.plan": "KARTE",
    "part.foundation": "KARTE",
    "part.cards": "KARTEN",
    "part.card": "KARTE",
    "part.overlap": "SPALTEN",
    "part.tiles": "PLÄTTCHEN",
    "part.slot": "NUMMER",
    "part.place": "STELLE",
    "part.turns": "VIERTEL",
    "part.amount": "DOLLAR",
    # Der Lauf eines Spiels
    "play.ask.players": "Wer spielt mit? Namen in Sitzreihenfolge, mit Kommas dazwischen:",
    "play.ask.players.pier18": "Sitzreihenfolge heißt im Uhrzeigersinn; etwa: Anna, Ben",
    "play.ask.players.auctionland": (
        "Es beginnt, wer zuletzt auf einer neuen Insel war, dann im Uhrzeigersinn; etwa: Alex, "
        "Bonnie"
    ),
    "play.ask.pack": "Welches Pack? Eine Datei, oder demo für das erfundene:",
    "play.ask.pack.hint": (
        "Ein Pack enthält die Karten oder Plättchen eines Spiels, einmal eingetippt; mit "
        "`boardscore pack` lässt sich eines prüfen."
    ),
    "play.begins": (
        "{game}: Jeder Zug steht sofort in {file}. hilfe sagt, was sich tippen lässt, züge, was "
        "jetzt erlaubt ist; Strg-C hört auf, und nichts geht verloren."
    ),
    "play.goes_on": "{game}: Weiter geht es mit {file}, bisher {moves} {moves:Zug|Züge}.",
    "play.cut": (
        "{file} bricht mitten in der letzten Zeile ab; diese Zeile entfällt, alles davor gilt."
    ),
    "play.cannot_go_on": "{file}: {count} Fehler, daher geht das Spiel so nicht weiter.",
    "play.not_begun": "Abgebrochen, bevor das Spiel begann; nichts wurde gespeichert.",
    "play.stopped": "Gespeichert in {file}. So geht es weiter:",
    "play.ended": (
        "Gespeichert in {file}; `boardscore replay {file}` zeigt die Wertung noch einmal."
    ),
    "play.such_as": "Etwa: {forms}",
    "play.look_away": "Alle anderen schauen bitte weg. Die Eingabetaste zeigt die Karten.",
    "play.clear": "Die Eingabetaste leert den Bildschirm, bevor die anderen hinsehen.",
    "play.over": "Die Eingabetaste beendet. Stimmt etwas nicht: zurück nimmt es zurück.",
    "play.verdict": "Ist der Plan von {name} erfüllt (j oder n)?",
    "play.chosen": "{name} hat gewählt.",
    "play.undone": "Der letzte Schritt ist zurückgenommen.",
    "play.nothing_to_undo": "Es gibt nichts zurückzunehmen.",
    "play.moves": "{count} {count:Zug|Züge}; | steht zwischen dem, was zur Wahl steht:",
    "play.moves_open": "| steht zwischen dem, was zur Wahl steht:",
    "play.no_moves": "Gerade hat niemand einen Zug.",
    "play.more": "... und {count} weitere Zeilen.",
    "play.no_score": "Noch gibt es nichts zu werten.",
    "play.as_it_stands": "So steht es gerade; das Spiel läuft noch.",
    "play.in_words": (
        "Ob der Plan von {names} erfüllt ist, sagt ihr am Ende; hier zählt er nichts."
    ),
    "play.recorded": "{file}: {moves} {moves:Zug|Züge}.",
    "play.money": "{name} hat {money} Dollar.",
    "play.whose_money": "Wessen Geld? Etwa: geld {name}",
    # Hilfe während des Spiels
    "play.help": (
        "Wörter dürfen abgekürzt werden, und der erste dieser Züge braucht kein Wort. Eine Person "
        "ist mit dem Anfang ihres Namens gemeint oder mit ihrer Nummer."
    ),
    "play.what": "{form} - {what}",
    "play.what.help": "diese Hilfe",
    "play.what.moves": "alle erlaubten Züge",
    "play.what.undo": "nimmt den letzten Schritt zurück",
    "play.what.show": "alles, was auf dem Tisch liegt",
    "play.what.score": "wie die Wertung gerade steht",
    "play.what.record": "wo das Spiel gespeichert ist",
    "play.what.quit": "hört auf; das Spiel geht ein andermal weiter",
    "play.what.money": "das Geld einer Person, etwa geld anna; alle anderen schauen weg",
    "play.what.random": "das Programm zieht Karten oder Plättchen",
    "play.what.deal": "die ausgeteilten Karten, Hand für Hand in Sitzreihenfolge",
    "play.what.choose": "welche Karte Plan wird, welche Fundament",
    "play.what.reveal": "die Karten, die jetzt offen liegen",
    "play.what.draft": (
        "nimmt eine Karte, die so viele Spalten der Karte davor bedeckt; gedreht oder g dahinter "
        "dreht sie, wo das so ausgelegt ist"
    ),
    "play.what.finish": (
        "legt den Plan an, der so viele Spalten der Karte davor bedeckt; gedreht oder g dahinter "
        "dreht ihn, wo das so ausgelegt ist"
    ),
    "play.what.market": "die gezogenen Plättchen, in dieser Folge",
    "play.what.build": (
        "baut dieses Plättchen aus dem Markt an der Stelle mit dieser Nummer in der Zeichnung, "
        "die das erste Plättchen nicht braucht; im Uhrzeigersinn um so viele Viertel gedreht, "
        "ohne Angabe um 0"
    ),
    "play.what.auction": "bietet das Plättchen von diesem Platz zur Versteigerung an",
    "play.what.bid": "bietet so viele Dollar",
    "play.what.pass": "verlässt diese Versteigerung",
    "play.what.sell": "verkauft das Plättchen an das höchste Gebot",
    "play.what.buy_back": "zahlt das Gebot und 1 Dollar mehr und behält das Plättchen",
    "play.what.place": (
        "baut das Plättchen an der Stelle mit dieser Nummer in der Zeichnung, die das erste "
        "Plättchen nicht braucht; im Uhrzeigersinn um so viele Viertel gedreht, ohne Angabe um 0"
    ),
    "play.what.bonus": (
        "baut das Plättchen von diesem Platz als Bonus; Ort und Viertel wie beim Bauen"
    ),
    # Was nicht geht
    "play.not_saved": (
        "{file} lässt sich nicht schreiben: {why}. Der Zug zählt nicht; bitte noch einmal tippen, "
        "wenn das behoben ist. Alles davor ist gespeichert."
    ),
    "play.changed": (
        "{file} wurde von anderswo geändert. Es wird nichts mehr hineingeschrieben; bitte aufhören "
        "und mit dem weitermachen, was jetzt darin steht."
    ),
    "play.empty_move": "Getippt wird es so: {form}",
    "play.no_such_word": "Mit {got} ist nichts anzufangen; tippen lässt sich jetzt: {known}",
    "play.no_such_word_near": (
        "Mit {got} ist nichts anzufangen; ist {near} gemeint? Tippen lässt sich jetzt: {known}"
    ),
    "play.ambiguous": "{got} kann {known} heißen; bitte mehr davon tippen",
    "play.stands_alone": "{word} steht allein; dahinter kommt nichts",
    "play.no_such_player": "Eine Person {got} gibt es nicht; es spielen {known}",
    "play.which_player": "{got} kann {known} sein; bitte mehr vom Namen tippen oder die Nummer",
    "play.who": "Bitte sagen, wer, mit Namen oder Nummer: {known}",
    "play.no_such_slot": (
        "{got} gibt es im Markt nicht; dort {count:liegt|liegen} {count} Plättchen, das "
        "kostenlose hat die Nummer 1"
    ),
    "play.no_such_place": (
        "Eine Stelle {got} gibt es nicht; frei {count:ist|sind} in der Zeichnung {count}"
    ),
    "play.not_a_number": "{got} ist keine ganze Zahl",
    "play.too_dear": "{name} hat keine {amount} Dollar",
    "usage.contradicts": "{option} sagt etwas anderes als {file}: {known}",
    "usage.other_game": "{option} betrifft {game} nicht",
    "usage.record_of_other_game": "{file} ist die Aufzeichnung eines Spiels von {game}",
    # Was ansteht
    "due.deal": "Teilt je {count} Karten aus und tippt ihre Kennungen, Hand für Hand.",
    "due.choose": "{names} wählt Plan und Fundament.",
    "due.reveal": "Zieht {count} Karten und tippt ihre Kennungen.",
    "due.draft": "{names} nimmt eine offene Karte und legt sie an.",
    "due.finish": "{names} legt den Plan an, Karte {card}.",
    "due.market": "Legt {count} Plättchen für den Markt aus und tippt die Kennungen, wie gezogen.",
    "due.build": "{names} hat den Hammer und baut ein Plättchen.",
    "due.bonus": (
        "{names} hat das 4. Plättchen einer Reihe oder Spalte gelegt und nimmt ein Bonusplättchen."
    ),
    "due.auction": "{names} bietet ein Plättchen zur Versteigerung an.",
    "due.bid": (
        "Plättchen {tile} ({sides}) wird versteigert, noch ohne Gebot. Dabei sind: {names}."
    ),
    "due.raise": (
        "Plättchen {tile} ({sides}) wird versteigert; {bidder} bietet {amount}. Dabei sind: "
        "{names}."
    ),
    "due.sale": (
        "{bidder} bietet {amount} für Plättchen {tile} ({sides}). {names} verkauft es oder kauft "
        "es für {price} zurück."
    ),
    "due.place": "{names} baut Plättchen {tile} ({sides}).",
    "due.refill": "Zieht {count} Plättchen für den Markt und tippt die Kennungen.",
    "due.over": "Das Spiel ist zu Ende.",
    "due.or_random": "Oder tippt zufall, dann zieht das Programm.",
    # Der Tisch
    "board.players": "{game}; es spielen: {players}",
    "board.round": "Runde {number} von {rounds}; {name} beginnt.",
    "board.pier": (
        "{name}: {patrons} {patrons:Patronkarte|Patronkarten}; Plan {id} vom {date}: {plan}"
    ),
    "board.open": "Offene Karten",
    "board.hand": "An {name} ausgeteilt",
    "board.card": "Karte {id}",
    "board.patron": "Patron {symbol}",
    "board.plan": "Plan der Karte {id}: {plan}",
    "board.patron_goes": (
        "Karte {card} bleibt übrig: der Patron der Runde ({symbol}). Er geht an {name}."
    ),
    "board.patron_lost": (
        "Karte {card} bleibt übrig: der Patron der Runde ({symbol}). Niemand erhält ihn."
    ),
    "board.plan_laid": "{name} hat den Plan angelegt.",
    "board.gavel": "{name} hat den Hammer; {stack} Plättchen im Stapel.",
    "board.island": "{name}: {tiles} Plättchen",
    "board.island_money": "{name}: {tiles} Plättchen, {money} Dollar",
    "board.market": "Markt",
    "board.slot": "Platz",
    "board.price": "Preis",
    "board.dollars": "darauf",
    "board.tile": "Plättchen",
    "board.pays_market": ("{name} zahlt {price} Dollar: je 1 auf jedes übersprungene Plättchen."),
    "board.takes_dollars": (
        "{name} nimmt {dollars} Dollar, {dollars:der|die} auf dem Plättchen {dollars:lag|lagen}."
    ),
    "board.pays": "{payer} zahlt {dollars} Dollar an {payee}.",
    "board.box": "Plättchen {tile} geht zurück in die Schachtel.",
    "board.full": "Die Insel von {name} ist voll: Mit diesem Zug endet das Spiel.",
    # Nachspielen
    "replay.not_over": "{file}: Das Spiel ist noch nicht zu Ende; {due}.",
    "replay.turn": "An der Reihe ist {names}.",
    "replay.cut": "{file} bricht mitten in der letzten Zeile ab; bis dorthin wird gelesen.",
    "replay.reading_terminal": (
        "Die Aufzeichnung wird vom Terminal gelesen; Strg-D beendet die Eingabe."
    ),
}
