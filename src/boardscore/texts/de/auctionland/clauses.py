"""The written rules of Auctionland in our own words, in German, by clause id."""

CLAUSES: dict[str, tuple[str, str]] = {
    "auctionland.players": (
        "Spielerzahl",
        (
            "Auctionland wird mit 2 bis 6 Personen gespielt. Die Sitze werden reihum gezählt, "
            "angefangen beim Startspieler, der den Hammer bekommt."
        ),
    ),
    "auctionland.setup.first": (
        "Startspieler",
        (
            "Startspieler ist, wer zuletzt eine neue Insel besucht hat. Das wird am Tisch geklärt; "
            "die Namen werden in Sitzreihenfolge ab dieser Person genannt."
        ),
    ),
    "auctionland.tile": (
        "Plättchen",
        (
            "Ein Plättchen kann Zonen zeigen (Strand, Vergnügungspark, Garten, Haus) und Symbole "
            "(Frieden, Liebe, Musik)."
        ),
    ),
    "auctionland.setup.money": (
        "Startgeld",
        (
            "Sitz 1 beginnt mit 10 Dollar, jeder weitere Sitz mit 2 Dollar mehr als der davor: 12, "
            "14, 16, 18 und auf Sitz 6 dann 20 Dollar."
        ),
    ),
    "auctionland.money.hidden": (
        "Verdecktes Geld",
        (
            "Das Geld liegt verdeckt hinter dem Sichtschirm. Auf Wunsch kann auch mit offenem Geld "
            "gespielt werden."
        ),
    ),
    "auctionland.setup.market": (
        "Markt",
        (
            "Zu Beginn bilden 8 Plättchen vom Stapel den Markt; auch eine andere Größe ist "
            "möglich, aber nicht unter 3. Sie werden nach der Zahl ihrer Symbole sortiert, die mit "
            "den meisten am nächsten beim Stapel. Bei gleicher Zahl bleibt die Reihenfolge, in der "
            "sie ausgelegt wurden."
        ),
    ),
    "auctionland.turn.order": (
        "Ablauf eines Zuges",
        (
            "Wer den Hammer hat, baut zuerst ein Plättchen und versteigert danach eines; dann geht "
            "der Hammer nach links weiter, und der Markt wird aufgefüllt. Bauen oder Versteigern "
            "entfällt, wenn dafür kein Plättchen im Markt liegt."
        ),
    ),
    "auctionland.market.price": (
        "Preis im Markt",
        (
            "Das Plättchen, das am weitesten vom Stapel entfernt liegt, ist kostenlos. Wer ein "
            "anderes nimmt, legt auf jedes übersprungene 1 Dollar, angefangen beim kostenlosen; "
            "das Geld bleibt dort liegen. Das gilt beim Bauen, beim Versteigern und beim Bonus. "
            "Wer den Preis nicht zahlen kann, darf das Plättchen nicht nehmen; die Dollar darauf "
            "helfen beim Bezahlen nicht."
        ),
    ),
    "auctionland.market.money": (
        "Dollar auf Plättchen",
        (
            "Die Dollar auf einem Plättchen bekommt, wer es zum Bauen oder als Bonus nimmt. Wird "
            "es versteigert, erhält sie sofort, wer den Hammer hat, egal wer das Plättchen am Ende "
            "baut. Was bei Spielende noch auf Plättchen liegt, gehört niemandem."
        ),
    ),
    "auctionland.market.refill": (
        "Markt auffüllen",
        (
            "Am Ende des Zuges wird der Markt vom Stapel auf seine Größe aufgefüllt, soweit der "
            "Stapel reicht. Neue Plättchen kommen an das Ende beim Stapel. Sortiert wird dabei "
            "nicht, und die Dollar auf den Plättchen bleiben liegen."
        ),
    ),
    "auctionland.build.first": (
        "Erstes Plättchen",
        "Das erste Plättchen einer Insel darf überall liegen.",
    ),
    "auctionland.build.edge": (
        "Kante an Kante",
        (
            "Jedes weitere Plättchen muss mit einer Kante an ein Plättchen der eigenen Insel "
            "grenzen. Die Zonen müssen dort nicht zusammenpassen."
        ),
    ),
    "auctionland.build.bounds": (
        "Größe der Insel",
        (
            "Eine Insel erstreckt sich über höchstens 4 Reihen und höchstens 4 Spalten. Solange "
            "sie kleiner ist, steht nicht fest, welchen Teil dieser 4x4 Felder sie einnimmt."
        ),
    ),
    "auctionland.auction.pick": (
        "Plättchen anbieten",
        (
            "Wer den Hammer hat, nimmt ein Plättchen zum üblichen Preis aus dem Markt und bietet "
            "es zur Versteigerung an."
        ),
    ),
    "auctionland.auction.bid": (
        "Bieten",
        (
            "Wer den Hammer hat, bietet nicht mit; alle anderen dürfen bieten, jederzeit und in "
            "beliebiger Reihenfolge, und auch das eigene Gebot erhöhen. Geboten werden ganze "
            "Dollar, mindestens 1, mehr als das bisher höchste Gebot und nicht mehr, als man hat."
        ),
    ),
    "auctionland.auction.close": (
        "Ende der Versteigerung",
        (
            "Passen ist endgültig: Wer passt, scheidet aus dieser Versteigerung aus. Wer das "
            "höchste Gebot hält, darf erhöhen, aber nicht passen. Die Versteigerung endet, wenn "
            "alle anderen Bietenden gepasst haben oder wenn ausnahmslos alle gepasst haben. Ist "
            "bei 3 oder mehr Personen nur noch eine übrig und hat niemand geboten, darf sie noch "
            "bieten oder passen, wenn nichts anderes gewählt ist."
        ),
    ),
    "auctionland.auction.two-player": (
        "Versteigerung zu zweit",
        "Zu zweit wird genau einmal geboten oder gepasst; damit ist die Versteigerung zu Ende.",
    ),
    "auctionland.auction.no-bid": (
        "Kein Gebot",
        (
            "Bietet niemand, bekommt die Person mit dem Hammer das Plättchen kostenlos und baut "
            "es. Ist ihre Insel voll, kommt es in die Schachtel."
        ),
    ),
    "auctionland.auction.sell": (
        "Verkaufen",
        (
            "Die Person mit dem Hammer darf verkaufen: Wer am höchsten geboten hat, zahlt ihr das "
            "Gebot und baut das Plättchen."
        ),
    ),
    "auctionland.auction.buy-back": (
        "Zurückkaufen",
        (
            "Statt zu verkaufen, darf die Person mit dem Hammer das Plättchen zurückkaufen: Sie "
            "zahlt 1 Dollar mehr als das höchste Gebot an die Person, die es abgegeben hat, und "
            "baut das Plättchen selbst. Dafür muss ihr Geld reichen."
        ),
    ),
    "auctionland.auction.full-island": (
        "Volle Insel",
        (
            "Auch mit voller Insel darf die Person mit dem Hammer zurückkaufen. Das Plättchen "
            "kommt dann in die Schachtel zurück."
        ),
    ),
    "auctionland.bonus.earn": (
        "Bonusplättchen",
        (
            "Wer mit dem 4. Plättchen eine Reihe oder Spalte der eigenen Insel füllt, erhält "
            "sofort ein Bonusplättchen, in jeder Phase und auch im Zug anderer. Es muss vor allem "
            "anderen genommen werden, zum Preis im Markt und mit dem Geld, das man dann hat, und "
            "wird nach den Bauregeln gebaut. Ist der Markt leer oder auf der Insel kein Feld mehr "
            "frei, gibt es keinen Bonus."
        ),
    ),
    "auctionland.bonus.once": (
        "Ein Bonus pro Zug",
        (
            "Jede Person erhält höchstens 1 Bonus pro Zug: Reihe und Spalte zugleich bringen nur "
            "einen, und ein Bonusplättchen bringt nie einen weiteren. Mehrere Personen können im "
            "selben Zug je einen erhalten. Fällt ein Bonus aus, weil ein Plättchen oder ein freies "
            "Feld fehlt, gilt er nicht als verbraucht."
        ),
    ),
    "auctionland.end.trigger": (
        "Spielende",
        (
            "Ist eine Insel mit 16 Plättchen voll, ist der laufende Zug der letzte; seine "
            "Versteigerung findet noch statt. Das Spiel endet auch nach einem Zug, zu dessen "
            "Beginn der Markt leer war."
        ),
    ),
    "auctionland.score.beaches": (
        "Strände",
        (
            "Jedes Plättchen mit einer Strandzone, die an den Rand der Insel reicht, zählt genau "
            "einmal; die Punkte für ihre Anzahl stehen in der Strandtabelle. Rand ist jede Seite "
            "oder halbe Seite eines Plättchens, neben der kein Plättchen liegt, auch an einer "
            "Lücke im Inneren der Insel."
        ),
    ),
    "auctionland.score.theme-parks": (
        "Vergnügungsparks",
        (
            "Gewertet wird der zusammenhängende Vergnügungspark mit den meisten Plättchen; die "
            "Punkte für ihre Anzahl stehen in der Vergnügungsparktabelle. Vergnügungsparks hängen "
            "über Kanten zusammen, nicht über Ecken."
        ),
    ),
    "auctionland.score.gardens-houses": (
        "Gärten und Häuser",
        (
            "Die Zahl der Gartengebiete mal die Zahl der Hausgebiete ergibt die Punkte. Zonen "
            "derselben Art, die sich berühren, sind ein Gebiet. Garten und Haus dürfen sich "
            "berühren."
        ),
    ),
    "auctionland.score.icons": (
        "Symbole",
        (
            "Frieden, Liebe und Musik werden getrennt gewertet, egal wie viele mitspielen: Die "
            "meisten Symbole bringen 20 Punkte, die zweitmeisten 10, die drittmeisten 5. Wer "
            "gleich viele hat, erhält gleich viele Punkte, und danach werden entsprechend viele "
            "Ränge übersprungen: 3, 3 und 2 Symbole bringen 20, 20 und 5 Punkte. Wer kein Symbol "
            "einer Art hat, bekommt dafür nichts. Wo auf der Insel die Symbole liegen, spielt "
            "keine Rolle."
        ),
    ),
    "auctionland.tie.money": (
        "Sieg und Gleichstand",
        (
            "Wer die meisten Punkte hat, gewinnt. Bei gleicher Punktzahl entscheidet das meiste "
            "Geld; Dollar auf Plättchen im Markt gehören niemandem. Ist auch das Geld gleich, wird "
            "der Sieg geteilt."
        ),
    ),
}
