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
            "(Frieden, Liebe, Musik). Eine Zone reicht an Seiten oder halbe Seiten ihres "
            "Plättchens, oder sie liegt innen und berührt keine. Höchstens 2 Zonen einer Art "
            "reichen an die Seiten eines Plättchens; sie sind getrennt, können aber über andere "
            "Plättchen zusammenhängen."
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
            "möglich, aber nicht unter 3. Sie werden nach der Zahl ihrer Symbole sortiert: Die mit "
            "den meisten liegen dem Stapel am nächsten. Bei gleicher Zahl bleibt die Reihenfolge, "
            "in der sie ausgelegt wurden."
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
            "helfen beim Bezahlen nicht. Die Lücke schließt sich sofort: Ist ein Plättchen "
            "genommen, ist das nun am weitesten vom Stapel entfernte kostenlos, auch noch im "
            "selben Zug."
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
            "Stapel reicht. Was im Markt liegt, bleibt; neue Plättchen kommen an das Ende beim "
            "Stapel. Sortiert wird dabei nicht, und die Dollar auf den Plättchen bleiben liegen."
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
            "grenzen. Die Zonen müssen dort nicht zusammenpassen. Wer ein Plättchen genommen, "
            "gekauft, ersteigert oder ohne Gebot bekommen hat, muss es bauen; ein Plättchen, das "
            "passt, darf niemand abwerfen."
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
            "Wer den Hammer hat, nimmt ein Plättchen zu seinem Preis aus dem Markt und bietet es "
            "zur Versteigerung an."
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
            "höchste Gebot hat, darf erhöhen, aber nicht passen. Die Versteigerung endet, wenn "
            "alle anderen Bietenden gepasst haben oder wenn ausnahmslos alle gepasst haben. Ist "
            "bei 3 oder mehr Personen nur noch eine übrig und hat niemand geboten, darf sie noch "
            "bieten oder passen, es sei denn, der Tisch hat vereinbart, dass die Versteigerung "
            "dann vorbei ist."
        ),
    ),
    "auctionland.auction.two-player": (
        "Versteigerung zu zweit",
        (
            "Zu zweit bietet die andere Person einmal oder passt; damit ist die Versteigerung zu "
            "Ende."
        ),
    ),
    "auctionland.auction.no-bid": (
        "Kein Gebot",
        (
            "Bietet niemand, bekommt das Plättchen kostenlos, wer den Hammer hat, und muss es "
            "bauen. Ist die eigene Insel voll, kommt es in die Schachtel."
        ),
    ),
    "auctionland.auction.sell": (
        "Verkaufen",
        (
            "Wer den Hammer hat, darf verkaufen und bekommt das höchste Gebot bezahlt; wer es "
            "abgegeben hat, erhält das Plättchen und muss es bauen."
        ),
    ),
    "auctionland.auction.buy-back": (
        "Zurückkaufen",
        (
            "Wer den Hammer hat, darf das Plättchen auch zurückkaufen, statt es zu verkaufen. Wer "
            "am höchsten geboten hat, bekommt dafür 1 Dollar mehr als das Gebot. Wer "
            "zurückkauft, muss das Plättchen bauen, sofern auf der Insel noch Platz ist. Für den "
            "Rückkauf muss das "
            "Geld reichen."
        ),
    ),
    "auctionland.auction.full-island": (
        "Volle Insel",
        (
            "Auch mit voller Insel darf zurückkaufen, wer den Hammer hat. Das Plättchen kommt "
            "dann in die Schachtel zurück."
        ),
    ),
    "auctionland.bonus.earn": (
        "Bonusplättchen",
        (
            "Wer mit dem 4. Plättchen eine Reihe oder Spalte der eigenen Insel füllt, erhält "
            "sofort ein Bonusplättchen, in jeder Phase und auch im Zug anderer. Es muss genommen "
            "werden, bevor es weitergeht, zum Preis im Markt und mit dem Geld, das man dann hat, "
            "und wird nach den Bauregeln gebaut. Ist der Markt leer oder auf der Insel kein Feld "
            "mehr frei, gibt es keinen Bonus."
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
            "einmal; die Punkte für die Anzahl stehen in der Strandtabelle des Spiels. Rand ist "
            "jede Seite eines Plättchens, neben der kein Plättchen liegt, auch an einer Lücke im "
            "Inneren der Insel. Ein Strand an nur einer Hälfte einer solchen Seite zählt auch; "
            "ein Strand, der keine Seite seines Plättchens berührt, zählt nie."
        ),
    ),
    "auctionland.score.theme-parks": (
        "Vergnügungsparks",
        (
            "Gewertet wird der zusammenhängende Vergnügungspark mit den meisten Plättchen; die "
            "Punkte für ihre Anzahl stehen in der Vergnügungsparktabelle des Spiels. "
            "Vergnügungsparks zweier Plättchen hängen nur zusammen, wo beide an dieselbe Hälfte "
            "der gemeinsamen Seite reichen, nie über Ecken."
        ),
    ),
    "auctionland.score.gardens-houses": (
        "Gärten und Häuser",
        (
            "Die Zahl der Gartengebiete mal die Zahl der Hausgebiete ergibt die Punkte. Zonen "
            "derselben Art auf zwei Plättchen sind ein Gebiet, wenn beide an dieselbe Hälfte der "
            "gemeinsamen Seite reichen, nie über Ecken. Eine Zone, die keine Seite ihres "
            "Plättchens berührt, ist ein eigenes Gebiet. Garten und Haus dürfen sich berühren."
        ),
    ),
    "auctionland.score.icons": (
        "Symbole",
        (
            "Frieden, Liebe und Musik werden getrennt gewertet, egal wie viele mitspielen: Die "
            "meisten Symbole bringen 20 Punkte, die zweitmeisten 10, die drittmeisten 5; ab Platz "
            "4 gibt es nichts. Wer gleich viele hat, erhält gleich viele Punkte, und danach "
            "werden entsprechend viele Plätze übersprungen: 3, 3 und 2 Symbole bringen 20, 20 und "
            "5 Punkte. Wer kein Symbol einer Art hat, bekommt dafür nichts. Wo auf der Insel die "
            "Symbole liegen, spielt keine Rolle."
        ),
    ),
    "auctionland.tie.money": (
        "Sieg und Gleichstand",
        (
            "Wer die meisten Punkte hat, gewinnt. Bei gleicher Punktzahl entscheidet das meiste "
            "Geld, und zwar über jeden Platz; Dollar auf Plättchen im Markt gehören niemandem. "
            "Ist auch das Geld gleich, wird der Platz geteilt, und entsprechend viele Plätze "
            "danach entfallen: 1, 1, 3."
        ),
    ),
}
