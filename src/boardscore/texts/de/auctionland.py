"""Was beim Spielen von Auctionland auf Deutsch gesagt wird, nach Schlüssel."""

AUCTIONLAND: dict[str, str] = {
    # Was ansteht
    "phase.market": "Erst wird der Markt ausgelegt",
    "phase.build": "Wer den Hammer hat, baut ein Plättchen",
    "phase.bonus": "Erst wird ein Bonusplättchen genommen",
    "phase.auction": "Wer den Hammer hat, bietet ein Plättchen zur Versteigerung an",
    "phase.bid": "Die anderen bieten auf das Plättchen",
    "phase.sale": "Wer den Hammer hat, verkauft das Plättchen oder kauft es zurück",
    "phase.place": "Erst wird das versteigerte Plättchen gebaut",
    "phase.refill": "Erst wird der Markt aufgefüllt",
    # Warum ein Zug nicht geht
    "illegal.gavel_holder_bids": "{name} hat den Hammer und bietet nicht mit",
    "illegal.passed": "{name} hat gepasst und ist bei dieser Versteigerung nicht mehr dabei",
    "illegal.slot": "Im Markt {tiles:liegt|liegen} nur {tiles} Plättchen",
    "illegal.price": "Plättchen {tile} kostet {price} Dollar, und {name} hat {money}",
    "illegal.first_tile": "Das erste Plättchen einer Insel hat Reihe 0 und Spalte 0",
    "illegal.place_taken": "Dort liegt schon ein Plättchen",
    "illegal.no_edge": "Ein Plättchen dort läge an keiner Kante der Insel",
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
    "illegal.bid_too_low": "{amount} Dollar sind zu wenig; das Gebot muss mindestens {lowest} sein",
    "illegal.bid_too_high": "{name} hat {money} Dollar und kann nicht {amount} bieten",
    "illegal.holder_passes": (
        "{name} hält das höchste Gebot und darf es erhöhen, aber nicht passen"
    ),
    "illegal.buy_back": "Zurückkaufen kostet {price} Dollar, und {name} hat {money}",
    "illegal.drawn": (
        "{count} {count:Plättchen wurde|Plättchen wurden} für den Markt gezogen; nötig: {needed}"
    ),
    "illegal.seen": "Plättchen {tile} ist nicht mehr im Stapel",
    # Womit kein Spiel beginnt
}
