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
    "part.turns": "DREHUNGEN",
    "part.amount": "DOLLAR",
    # Der Lauf eines Spiels
    "play.ask.players": "Wer spielt mit? Namen in Sitzreihenfolge, mit Kommas dazwischen:",
    "play.ask.players.pier18": "Sitzreihenfolge heißt im Uhrzeigersinn; etwa: Anna, Ben",
    "play.ask.players.auctionland": (
        "Es beginnt, wer zuletzt auf einer neuen Insel war, dann im Uhrzeigersinn; etwa: Alex, "
        "Bonnie"
    ),
    "play.ask.pack": "Welches Datenpaket? Eine Datei, oder demo für das erfundene:",
    "play.ask.pack.hint": (
        "Ein Datenpaket enthält die Karten oder Plättchen eines Spiels; man tippt es nur einmal "
        "ein. `boardscore pack` hilft dabei."
    ),
    "play.begins": (
        "{game}: Jeder Zug wird sofort in {file} gespeichert. hilfe sagt, was du tippen kannst, "
        "züge, was jetzt erlaubt ist; mit Strg-C hörst du auf, und nichts geht verloren."
    ),
    "play.goes_on": "{game}: Weiter geht es mit {file}, bisher {moves} {moves:Zug|Züge}.",
    "play.cut": (
        "{file} bricht mitten in der letzten Zeile ab; diese Zeile fällt weg, alles davor gilt."
    ),
    "play.cannot_go_on": "{file}: {count} Fehler, daher geht das Spiel so nicht weiter.",
    "play.not_begun": "Abgebrochen, bevor das Spiel begann; nichts wurde gespeichert.",
    "play.stopped": "Gespeichert in {file}. So geht es weiter:",
    "play.ended": (
        "Gespeichert in {file}; `boardscore replay {file}` zeigt die Wertung noch einmal."
    ),
    "play.such_as": "Etwa: {forms}",
    "play.look_away": "Alle anderen schauen weg. Die Eingabetaste zeigt die Karten.",
    "play.clear": "Die Eingabetaste leert den Bildschirm, bevor die anderen hinsehen.",
    "play.over": (
        "Die Eingabetaste beendet das Spiel. Stimmt etwas nicht, nimmt zurück den letzten Zug "
        "zurück."
    ),
    "play.verdict": "Ist der Plan von {name} erfüllt (j oder n)?",
    "play.chosen": "{name} hat gewählt.",
    "play.undone": "Der letzte Zug ist zurückgenommen.",
    "play.nothing_to_undo": "Es gibt nichts zurückzunehmen.",
    "play.moves": "{count} {count:Zug|Züge}; | trennt, was zur Wahl steht:",
    "play.moves_open": "| trennt, was zur Wahl steht:",
    "play.no_moves": "Gerade kann niemand ziehen.",
    "play.more": "... und {count} weitere Zeilen.",
    "play.no_score": "Noch gibt es nichts zu werten.",
    "play.as_it_stands": "So steht es gerade; das Spiel läuft noch.",
    "play.in_words": (
        "Ob der Plan von {names} erfüllt ist, wird erst am Ende gefragt; hier zählt er noch nicht."
    ),
    "play.recorded": "{file}: {moves} {moves:Zug|Züge}.",
    "play.money": "{name} hat {money} Dollar.",
    "play.whose_money": "Wessen Geld? Etwa: geld {name}",
    # Hilfe während des Spiels
    "play.help": (
        "Wörter darfst du abkürzen, und für den ersten dieser Züge brauchst du gar kein Wort. Für "
        "eine Person genügt der Anfang ihres Namens oder ihre Nummer."
    ),
    "play.what": "{form} - {what}",
    "play.what.help": "diese Hilfe",
    "play.what.moves": "alle erlaubten Züge",
    "play.what.undo": "nimmt den letzten Zug zurück",
    "play.what.show": "alles, was auf dem Tisch liegt",
    "play.what.score": "die Wertung, wie sie gerade steht",
    "play.what.record": "wo das Spiel gespeichert ist",
    "play.what.quit": "hört auf; das Spiel geht ein andermal weiter",
    "play.what.money": "das Geld einer Person, etwa geld anna; alle anderen schauen weg",
    "play.what.random": "lässt das Programm Karten oder Plättchen ziehen",
    "play.what.deal": "die ausgeteilten Karten, Hand für Hand in Sitzreihenfolge",
    "play.what.choose": "welche Karte Plan wird und welche Fundament",
    "play.what.reveal": "die Karten, die jetzt offen liegen",
    "play.what.draft": (
        "nimmt eine Karte und überdeckt mit ihr so viele Spalten der Karte davor; mit gedreht oder "
        "g dahinter liegt sie gedreht, wenn in diesem Spiel gedreht wird"
    ),
    "play.what.finish": (
        "legt den Plan an und überdeckt mit ihm so viele Spalten der Karte davor; mit gedreht oder "
        "g dahinter liegt er gedreht, wenn in diesem Spiel gedreht wird"
    ),
    "play.what.market": "die gezogenen Plättchen, der Reihe nach",
    "play.what.build": (
        "baut dieses Plättchen aus dem Markt an der Stelle, die in der Zeichnung diese Nummer hat "
        "(beim ersten Plättchen ohne Stelle); drehung 1 dreht es um ein Viertel im Uhrzeigersinn"
    ),
    "play.what.auction": "bietet dieses Plättchen aus dem Markt zur Versteigerung an",
    "play.what.bid": "bietet so viele Dollar",
    "play.what.pass": "scheidet aus dieser Versteigerung aus",
    "play.what.sell": "verkauft das Plättchen zum höchsten Gebot",
    "play.what.buy_back": "zahlt 1 Dollar mehr als das Gebot und behält das Plättchen",
    "play.what.place": (
        "baut das Plättchen an der Stelle, die in der Zeichnung diese Nummer hat (beim ersten "
        "Plättchen ohne Stelle); drehung 1 dreht es um ein Viertel im Uhrzeigersinn"
    ),
    "play.what.bonus": (
        "baut dieses Plättchen aus dem Markt als Bonus; Stelle und Drehung wie beim Bauen"
    ),
    # Was nicht geht
    "play.not_saved": (
        "{file} lässt sich nicht schreiben: {why}. Der Zug zählt nicht; tippe ihn noch einmal, "
        "wenn das behoben ist. Alles davor ist gespeichert."
    ),
    "play.changed": (
        "Ein anderes Programm hat {file} geändert. Hier wird nichts mehr hineingeschrieben; höre "
        "auf und mach mit dem weiter, was jetzt darin steht."
    ),
    "play.empty_move": "So wird es getippt: {form}",
    "play.no_such_word": "{got} ist hier kein Befehl; du kannst jetzt tippen: {known}",
    "play.no_such_word_near": (
        "{got} ist hier kein Befehl; meinst du {near}? Du kannst jetzt tippen: {known}"
    ),
    "play.ambiguous": "{got} kann {known} heißen; tippe mehr davon",
    "play.stands_alone": "{word} steht allein; dahinter kommt nichts",
    "play.no_such_player": "Eine Person {got} gibt es nicht; es spielen {known}",
    "play.which_player": "{got} kann {known} sein; tippe mehr vom Namen oder die Nummer",
    "play.who": "Sag auch, wer, mit Namen oder Nummer: {known}",
    "play.no_such_slot": (
        "Eine Nummer {got} gibt es im Markt nicht; dort {count:liegt|liegen} {count} Plättchen, "
        "das kostenlose hat die Nummer 1"
    ),
    "play.no_such_place": (
        "Eine Stelle {got} gibt es nicht; in der Zeichnung {count:ist|sind} {count} frei"
    ),
    "play.not_a_number": "{got} ist keine ganze Zahl",
    "play.too_dear": "{name} hat keine {amount} Dollar",
    "usage.contradicts": "{option} sagt etwas anderes als {file}: {known}",
    "usage.other_game": "{option} hat mit {game} nichts zu tun",
    "usage.record_of_other_game": "{file} ist die Aufzeichnung eines Spiels von {game}",
    # Was ansteht
    "due.deal": "Teile je {count} Karten aus und tippe ihre Kennungen, Hand für Hand.",
    "due.choose": "{names} wählt Plan und Fundament.",
    "due.reveal": "Decke {count} Karten auf und tippe ihre Kennungen.",
    "due.draft": "{names} nimmt eine offene Karte und legt sie an.",
    "due.finish": "{names} legt den Plan an, Karte {card}.",
    "due.market": "Ziehe {count} Plättchen für den Markt und tippe ihre Kennungen, wie gezogen.",
    "due.build": "{names} hat den Hammer und baut ein Plättchen.",
    "due.bonus": (
        "{names} hat das 4. Plättchen einer Reihe oder Spalte gelegt und nimmt ein Bonusplättchen."
    ),
    "due.auction": "{names} bietet ein Plättchen zur Versteigerung an.",
    "due.bid": "Plättchen {tile} ({sides}) wird versteigert, noch ohne Gebot. Es bieten: {names}.",
    "due.raise": (
        "Plättchen {tile} ({sides}) wird versteigert; {bidder} hat {amount} geboten. Es bieten: "
        "{names}."
    ),
    "due.sale": (
        "{bidder} hat {amount} für Plättchen {tile} ({sides}) geboten. {names} verkauft es oder "
        "kauft es für {price} zurück."
    ),
    "due.place": "{names} baut Plättchen {tile} ({sides}).",
    "due.refill": "Ziehe {count} Plättchen für den Markt und tippe ihre Kennungen.",
    "due.over": "Das Spiel ist zu Ende.",
    "due.or_random": "Oder tippe zufall, dann zieht das Programm.",
    # Der Tisch
    "board.players": "{game}; es spielen: {players}",
    "board.round": "Runde {number} von {rounds}; {name} beginnt.",
    "board.pier": (
        "{name}: {patrons} {patrons:Patronenkarte|Patronenkarten}; Plan {id} vom {date}: {plan}"
    ),
    "board.open": "Offene Karten",
    "board.hand": "Ausgeteilt an {name}",
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
    "board.slot": "Nummer",
    "board.price": "Preis",
    "board.dollars": "darauf",
    "board.tile": "Plättchen",
    "board.pays_market": "{name} zahlt {price} Dollar, je 1 auf jedes übersprungene Plättchen.",
    "board.takes_dollars": (
        "{name} bekommt {dollars} Dollar, {dollars:der|die} auf dem Plättchen {dollars:lag|lagen}."
    ),
    "board.pays": "{payer} zahlt {dollars} Dollar an {payee}.",
    "board.box": "Plättchen {tile} geht zurück in die Schachtel.",
    "board.full": "Die Insel von {name} ist voll: Mit diesem Zug endet das Spiel.",
    # Nachspielen
    "replay.not_over": "{file}: Das Spiel ist noch nicht zu Ende. {due}.",
    "replay.turn": "An der Reihe: {names}.",
    "replay.cut": "{file} bricht mitten in der letzten Zeile ab; gelesen wird nur bis dorthin.",
    "replay.reading_terminal": (
        "Die Aufzeichnung wird vom Terminal gelesen; Strg-D beendet die Eingabe."
    ),
}
