"""The texts for a game of Auctionland in German, by key."""

PLAY: dict[str, str] = {
    # The next step
    "phase.market": "Erst muss der Markt ausgelegt werden",
    "phase.build": "{names} muss ein Plättchen bauen",
    "phase.bonus": "{names} muss ein Bonusplättchen nehmen",
    "phase.auction": "{names} muss ein Plättchen zur Versteigerung anbieten",
    "phase.bid": "Erst muss die Versteigerung enden; noch dabei: {names:and}",
    "phase.sale": "{names} muss das Plättchen verkaufen oder zurückkaufen",
    "phase.place": "{names} muss das versteigerte Plättchen bauen",
    "phase.refill": "Erst muss der Markt aufgefüllt werden",
    # Why a move is illegal
    "illegal.gavel_holder_bids": "{name} hat den Hammer und bietet nicht mit",
    "illegal.passed": "{name} hat gepasst und ist bei dieser Versteigerung nicht mehr dabei",
    "illegal.slot": "Im Markt {tiles:liegt|liegen} nur {tiles} Plättchen",
    "illegal.price": "Plättchen {tile} kostet {price} Dollar, und {name} hat {money}",
    "illegal.first_tile": "Das erste Plättchen einer Insel liegt in Reihe 0 und Spalte 0",
    "illegal.place_taken": "Dort liegt schon ein Plättchen",
    "illegal.no_edge": "Ein Plättchen dort hätte keine Kante mit der Insel gemeinsam",
    "illegal.rows": (
        "Mit Plättchen {tile} dort wäre die Insel {rows} Reihen hoch; höchstens {high} sind erlaubt"
    ),
    "illegal.columns": (
        "Mit Plättchen {tile} dort wäre die Insel {columns} Spalten breit; "
        "höchstens {high} sind erlaubt"
    ),
    "illegal.turned": (
        "Plättchen {tile} darf nicht gedreht werden: In diesem Spiel wird nie gedreht"
    ),
    "illegal.turns": (
        "Plättchen {tile} sieht nach {turns} {turns:Vierteldrehung|Vierteldrehungen} so aus wie "
        "nach {lowest}; schreibe {lowest}"
    ),
    "illegal.bid_too_low": (
        "{amount} Dollar {amount:ist|sind} zu wenig; geboten werden müssen mindestens {lowest}"
    ),
    "illegal.bid_too_high": "{name} hat {money} Dollar und kann nicht {amount} bieten",
    "illegal.holder_passes": "{name} hat das höchste Gebot und darf es erhöhen, aber nicht passen",
    "illegal.buy_back": "Zurückkaufen kostet {price} Dollar, und {name} hat {money}",
    "illegal.drawn": (
        "{count} {count:Plättchen wurde|Plättchen wurden} für den Markt gezogen; nötig: {needed}"
    ),
    "illegal.seen": "Plättchen {tile} ist nicht mehr im Stapel",
    # Ansichten
    "error.too_little_money": (
        "Keine Partie führt zu dieser Ansicht: Die anderen haben zusammen mindestens {least} "
        "Dollar, übrig sind für sie aber nur {dollars}"
    ),
    # Typed words: the first one is the default
    "word.money": "geld",
    "word.market": "markt",
    "word.build": "bauen",
    "word.auction": "versteigern",
    "word.bid": "bieten",
    "word.pass": "passen",
    "word.sell": "verkaufen",
    "word.buy_back": "rückkauf zurückkaufen",
    "word.place": "legen",
    "word.bonus": "bonus bonusplättchen",
    "word.at": "bei",
    "word.turn": "drehung",
    # Typed forms of moves
    "form.market": "markt {tiles}",
    "form.build": "bauen {slot} bei {place} drehung {turns}",
    "form.auction": "versteigern {slot}",
    "form.bid": "bieten {player} {amount}",
    "form.pass": "passen {player}",
    "form.sell": "verkaufen",
    "form.buy_back": "rückkauf",
    "form.place": "legen {place} drehung {turns}",
    "form.bonus": "bonus {slot} bei {place} drehung {turns}",
    # The parts of a move in its typed form
    "part.tiles": "PLÄTTCHEN",
    "part.slot": "MARKTPLATZ",
    "part.place": "FELD",
    "part.turns": "DREHUNGEN",
    "part.amount": "DOLLAR",
    # During a game
    "play.ask.players.auctionland": (
        "Nenne zuerst, wer zuletzt auf einer neuen Insel war, dann die anderen im Uhrzeigersinn. "
        "Zum Beispiel: Alex, Bonnie"
    ),
    "play.money": "{name} hat {money} Dollar.",
    "play.whose_money": "Wessen Geld? Zum Beispiel: geld {name}",
    # Help while a game is played
    "play.what.money": "zeigt das Geld einer Person, etwa geld anna; alle anderen schauen weg",
    "play.what.market": "gibt die gezogenen Plättchen an, der Reihe nach",
    "play.what.build": (
        "baut das Plättchen von diesem Marktplatz auf das Feld, das in der Zeichnung diese Nummer "
        "hat (beim ersten Plättchen ohne Feld); drehung 1 dreht es um ein Viertel im Uhrzeigersinn"
    ),
    "play.what.auction": "bietet das Plättchen von diesem Marktplatz zur Versteigerung an",
    "play.what.bid": "bietet so viele Dollar",
    "play.what.pass": "scheidet aus dieser Versteigerung aus",
    "play.what.sell": "verkauft das Plättchen zum höchsten Gebot",
    "play.what.buy_back": "zahlt 1 Dollar mehr als das Gebot und behält das Plättchen",
    "play.what.place": (
        "baut das Plättchen auf das Feld, das in der Zeichnung diese Nummer hat (beim ersten "
        "Plättchen ohne Feld); drehung 1 dreht es um ein Viertel im Uhrzeigersinn"
    ),
    "play.what.bonus": (
        "baut das Plättchen von diesem Marktplatz als Bonus; Feld und Drehung wie beim Bauen"
    ),
    # Invalid input
    "play.no_such_slot": (
        "Einen Marktplatz {got} gibt es nicht; im Markt {count:liegt|liegen} {count} Plättchen, "
        "das kostenlose auf Marktplatz 1"
    ),
    "play.no_such_place": (
        "Ein Feld {got} gibt es nicht; in der Zeichnung {count:ist|sind} {count} frei"
    ),
    "play.too_dear": "{name} hat weniger als {amount} Dollar",
    # Sentences about moves
    "told.market": "Für den Markt {count:wird|werden} gezogen: Plättchen {tiles:and}.",
    "told.times": "{count} × {tile}",
    "told.tile": "Plättchen {tile}",
    "told.tile_of_slot": "Plättchen {tile} (Marktplatz {slot:nth})",
    "told.build": "{name} nimmt {tile} und baut es in {where}.",
    "told.bonus": "{name} nimmt {tile} als Bonus und baut es in {where}.",
    "told.place": "{name} baut {tile} in {where}.",
    "told.where": "Reihe {row}, Spalte {column}",
    "told.new_row": "0 (neu, im Norden)",
    "told.new_column": "0 (neu, im Westen)",
    "told.where_turned": (
        "Reihe {row}, Spalte {column}, um {turns} {turns:Vierteldrehung|Vierteldrehungen} im "
        "Uhrzeigersinn gedreht"
    ),
    "told.auction": "{name} bietet {tile} zur Versteigerung an.",
    "told.bid": "{name} bietet {amount} Dollar.",
    "told.pass": "{name} passt.",
    "told.sell": "{name} verkauft {tile}.",
    "told.buy_back": "{name} kauft {tile} zurück.",
    # The next step
    "due.market": (
        "Ziehe {count} Plättchen für den Markt und tippe ihre Kennungen in der gezogenen "
        "Reihenfolge."
    ),
    "due.build": "{names}, du hast den Hammer: Baue ein Plättchen.",
    "due.bonus": (
        "{names}, du hast das 4. Plättchen einer Reihe oder Spalte gelegt: Nimm ein Bonusplättchen."
    ),
    "due.auction": "{names}, biete ein Plättchen zur Versteigerung an.",
    "due.bid": "Plättchen {tile} ({sides}) wird versteigert, noch ohne Gebot. Noch dabei: {names}.",
    "due.raise": (
        "Plättchen {tile} ({sides}) wird versteigert; {bidder} hat {amount} Dollar geboten. Noch "
        "dabei: {names}."
    ),
    "due.sale": (
        "{bidder} hat {amount} Dollar für Plättchen {tile} ({sides}) geboten. {names}, verkaufe es "
        "oder kaufe es für {price} Dollar zurück."
    ),
    "due.place": "{names}, baue Plättchen {tile} ({sides}).",
    "due.refill": (
        "Ziehe {count} Plättchen für den Markt und tippe {count:seine Kennung|ihre Kennungen}."
    ),
    # The table
    "board.gavel": "{name} hat den Hammer; {stack} Plättchen im Stapel.",
    "board.island": "{name}: {tiles} Plättchen",
    "board.island_money": "{name}: {tiles} Plättchen, {money} Dollar",
    "board.letters_of_islands": (
        "Buchstaben: B Strand, T Vergnügungspark, G Garten, H Haus, - keine Zone; nach einem "
        "Schrägstrich Zonen im Inneren; nach einem Plus p Frieden, l Liebe, m Musik. Ein "
        "Kleinbuchstabe vor dem Plus ist eine zweite Zone dieser Art. Die Seiten stehen im "
        "Uhrzeigersinn, oben zuerst."
    ),
    "board.market": "Markt",
    "board.slot": "Marktplatz",
    "board.price": "Preis",
    "board.dollars": "darauf",
    "board.tile": "Plättchen",
    "board.pays_market": "{name} zahlt {price} Dollar: 1 auf jedes übersprungene Plättchen.",
    "board.takes_dollars": (
        "{name} bekommt {dollars} Dollar, {dollars:der|die} auf dem Plättchen {dollars:lag|lagen}."
    ),
    "board.pays": "{payer} zahlt {dollars} Dollar an {payee}.",
    "board.box": "Plättchen {tile} geht zurück in die Schachtel.",
    "board.full": "Die Insel von {name} ist voll: Mit diesem Zug endet das Spiel.",
}
