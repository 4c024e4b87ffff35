"""What each mutant gets wrong, as a sentence, by its id."""

_PIER18: dict[str, str] = {
    "pier18.pier/patron-cards-apart:left-out": "Patronkarten zählen beim Gleichstand als Symbole",
    "pier18.score.poets/two-for-one:left-out": (
        "jeder Dichter bringt einen Punkt, auch ohne Partner"
    ),
    "pier18.score.poets/two-for-one:inverted": "jeder Dichter bringt 2 Punkte",
    "pier18.score.poets/two-for-one:off-by-one": "für einen Punkt braucht es 3 Dichter",
    "pier18.score.poets/two-for-one:counted-twice": "jedes Paar von Dichtern bringt 2 Punkte",
    "pier18.score.poets/two-for-one:max-for-sum": "mehr als ein Paar von Dichtern zählt nicht",
    "pier18.score.poets/two-for-one:misreading": "jeder Dichter nach dem ersten bringt einen Punkt",
    "pier18.score.poets/odd-one-out:left-out": "ein überzähliger Dichter bringt einen halben Punkt",
    "pier18.score.poets/odd-one-out:off-by-one": "bei Dichtern wird aufgerundet",
    "pier18.score.poets/odd-one-out:misreading": (
        "eine ungerade Zahl von Dichtern bringt gar nichts"
    ),
    "pier18.score.poets/whole-pier:wrong-scope.each-side": (
        "die Dichter jeder Seite werden für sich gepaart"
    ),
    "pier18.score.poets/whole-pier:wrong-scope.upper": "nur Dichter auf der oberen Seite zählen",
    "pier18.score.poets/whole-pier:wrong-scope.lower": "nur Dichter auf der unteren Seite zählen",
    "pier18.score.poets/whole-pier:max-for-sum": "nur die Seite mit mehr Dichtern zählt",
    "pier18.score.poets/need-not-touch:inverted": (
        "ein Dichter mit einem anderen daneben zählt nicht"
    ),
    "pier18.score.poets/need-not-touch:wrong-neighbourhood.side": (
        "nur Dichter nebeneinander auf einer Seite bilden ein Paar"
    ),
    "pier18.score.poets/need-not-touch:wrong-neighbourhood.column": (
        "nur 2 Dichter in einer Spalte bilden ein Paar"
    ),
    "pier18.score.lovers/two-points:left-out": "Liebende bringen nichts",
    "pier18.score.lovers/two-points:inverted": "gestörte Liebende bringen 2 Punkte, andere nichts",
    "pier18.score.lovers/two-points:off-by-one.less": "ungestörte Liebende bringen 1 Punkt",
    "pier18.score.lovers/two-points:off-by-one.more": "ungestörte Liebende bringen 3 Punkte",
    "pier18.score.lovers/two-points:counted-twice": "ungestörte Liebende bringen 4 Punkte",
    "pier18.score.lovers/one-by-one:wrong-scope": (
        "gestörte Liebende verderben alle Liebenden des Piers"
    ),
    "pier18.score.lovers/one-by-one:max-for-sum": (
        "nur eines der Symbole der Liebenden bringt Punkte"
    ),
    "pier18.score.lovers/gap-of-two:left-out": "wer irgendwo auf der Seite ist, stört",
    "pier18.score.lovers/gap-of-two:off-by-one.near": "nur direkte Nachbarn stören",
    "pier18.score.lovers/gap-of-two:off-by-one.far": "auch im Abstand von 3 Feldern stört jemand",
    "pier18.score.lovers/gap-of-two:wrong-neighbourhood": (
        "im Abstand von 2 Feldern stört jemand, direkt daneben nicht"
    ),
    "pier18.score.lovers/both-directions:wrong-neighbourhood.land": (
        "Liebende sehen nur zum Land hin"
    ),
    "pier18.score.lovers/both-directions:wrong-neighbourhood.water": (
        "Liebende sehen nur zum Wasser hin"
    ),
    "pier18.score.lovers/both-directions:misreading": (
        "Liebende stört nur, wenn links und rechts jemand ist"
    ),
    "pier18.score.lovers/other-lovers-block:left-out": "andere Liebende stören nicht",
    "pier18.score.lovers/other-lovers-block:inverted": "nur andere Liebende stören",
    "pier18.score.lovers/other-lovers-block:misreading": (
        "von Liebenden nahe beieinander bringen die näher am Land Punkte"
    ),
    "pier18.score.lovers/every-kind-blocks:left-out.flower-sellers": "Blumenverkäufer stören nicht",
    "pier18.score.lovers/every-kind-blocks:left-out.poets": "Dichter stören nicht",
    "pier18.score.lovers/every-kind-blocks:left-out.fishers": "Fischer stören nicht",
    "pier18.score.lovers/every-kind-blocks:left-out.all": "niemand stört",
    "pier18.score.lovers/same-side:wrong-scope": (
        "auch auf der anderen Seite stört jemand im Abstand bis 2 Spalten"
    ),
    "pier18.score.lovers/same-side:wrong-neighbourhood": (
        "auch wer in derselben Spalte auf der anderen Seite liegt, stört"
    ),
    "pier18.score.lovers/land-end:inverted": "jenseits des Landendes gilt als besetzt",
    "pier18.score.lovers/land-end:off-by-one": "Liebende in der ersten Spalte bringen nichts",
    "pier18.score.lovers/land-end:wrong-neighbourhood.ring": (
        "jenseits des Landendes folgt das Wasserende der Seite"
    ),
    "pier18.score.lovers/land-end:wrong-neighbourhood.flat": (
        "die untere Seite schließt an das Ende der oberen an, vom Land aus gesehen"
    ),
    "pier18.score.lovers/water-end:inverted": "jenseits des Wasserendes gilt als besetzt",
    "pier18.score.lovers/water-end:off-by-one": "Liebende in der letzten Spalte bringen nichts",
    "pier18.score.lovers/water-end:wrong-neighbourhood.ring": (
        "jenseits des Wasserendes folgt das Landende der Seite"
    ),
    "pier18.score.lovers/water-end:wrong-neighbourhood.flat": (
        "die untere Seite schließt an das Ende der oberen an, vom Wasser aus gesehen"
    ),
    "pier18.score.lovers/water-end:misreading": "am Wasserende gehen die Seiten ineinander über",
    "pier18.score.fishers/one-point:left-out": "die vollere Seite bringt insgesamt 1 Punkt",
    "pier18.score.fishers/one-point:off-by-one": "ein Fischer der Seite bringt nichts",
    "pier18.score.fishers/one-point:counted-twice": "jeder Fischer bringt 2 Punkte",
    "pier18.score.fishers/one-point:misreading": "2 Fischer bringen einen Punkt, wie Dichter",
    "pier18.score.fishers/fuller-side:inverted": "die Seite mit weniger Fischern zählt",
    "pier18.score.fishers/fuller-side:wrong-scope.upper": "die obere Seite zählt",
    "pier18.score.fishers/fuller-side:wrong-scope.lower": "die untere Seite zählt",
    "pier18.score.fishers/fuller-side:misreading": "die Seite mit mehr Symbolen aller Arten zählt",
    "pier18.score.fishers/other-side-nothing:left-out": "die Fischer beider Seiten zählen",
    "pier18.score.fishers/other-side-nothing:inverted": (
        "die Fischer der anderen Seite werden abgezogen"
    ),
    "pier18.score.fishers/equal-sides:counted-twice": "gleiche Seiten zählen beide",
    "pier18.score.fishers/equal-sides:tie-wrong": "gleiche Seiten zählen nichts",
    "pier18.score.fishers/need-not-touch:inverted": (
        "ein Fischer mit einem anderen daneben zählt nicht"
    ),
    "pier18.score.fishers/need-not-touch:wrong-neighbourhood": (
        "nur die längste Reihe von Fischern ohne Lücke zählt"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:left-out": (
        "eine Gruppe bringt 1 Punkt, gleich wie groß"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:off-by-one.more": (
        "alle Symbole der Gruppe zählen, auch der Blumenverkäufer"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:off-by-one.less": (
        "ein weiteres Symbol bleibt außer Betracht"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:counted-twice": (
        "jedes weitere Symbol bringt 2 Punkte"
    ),
    "pier18.score.flower-sellers/every-kind:left-out.poets": (
        "Dichter bringen in einer Gruppe nichts"
    ),
    "pier18.score.flower-sellers/every-kind:left-out.lovers": (
        "Liebende bringen in einer Gruppe nichts"
    ),
    "pier18.score.flower-sellers/every-kind:left-out.fishers": (
        "Fischer bringen in einer Gruppe nichts"
    ),
    "pier18.score.flower-sellers/every-kind:max-for-sum": (
        "nur die häufigste Art der weiteren Symbole zählt"
    ),
    "pier18.score.flower-sellers/every-kind:misreading": (
        "jede Art der weiteren Symbole zählt einmal"
    ),
    "pier18.score.flower-sellers/other-sellers:inverted": "nur andere Blumenverkäufer zählen",
    "pier18.score.flower-sellers/other-sellers:off-by-one": (
        "von mehreren Blumenverkäufern bleibt keiner außer Betracht"
    ),
    "pier18.score.flower-sellers/other-sellers:counted-twice": (
        "andere Blumenverkäufer zählen doppelt"
    ),
    "pier18.score.flower-sellers/alone:off-by-one": "ein Blumenverkäufer allein bringt 1 Punkt",
    "pier18.score.flower-sellers/needs-a-seller:left-out": (
        "jede Gruppe wird gewertet, mit Blumenverkäufer oder ohne"
    ),
    "pier18.score.flower-sellers/needs-a-seller:inverted": (
        "Gruppen ohne Blumenverkäufer werden gewertet, andere nicht"
    ),
    "pier18.score.flower-sellers/needs-a-seller:wrong-scope": (
        "ein Blumenverkäufer irgendwo macht, dass alle Gruppen gewertet werden"
    ),
    "pier18.score.flower-sellers/once-per-group:inverted": (
        "eine Gruppe mit mehreren Blumenverkäufern bringt nichts"
    ),
    "pier18.score.flower-sellers/once-per-group:counted-twice": (
        "eine Gruppe wird für jeden ihrer Blumenverkäufer gewertet"
    ),
    "pier18.score.flower-sellers/every-group:wrong-scope": (
        "nur die Gruppe, die dem Land am nächsten ist, wird gewertet"
    ),
    "pier18.score.flower-sellers/every-group:max-for-sum": "nur die beste Gruppe wird gewertet",
    "pier18.score.flower-sellers/whole-group:off-by-one": (
        "eine Gruppe endet 2 Schritte vom Blumenverkäufer"
    ),
    "pier18.score.flower-sellers/whole-group:wrong-neighbourhood": (
        "nur direkte Nachbarn eines Blumenverkäufers zählen"
    ),
    "pier18.score.flower-sellers/along-the-side:left-out": (
        "nur die 2 Felder einer Spalte sind benachbart"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.land": (
        "ein Blumenverkäufer reicht nur zum Land hin"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.water": (
        "ein Blumenverkäufer reicht nur zum Wasser hin"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-scope": (
        "nur ein Blumenverkäufer ist zur anderen Seite benachbart"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-neighbourhood.down": (
        "eine Gruppe reicht von der oberen Seite zur unteren und nicht zurück"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-neighbourhood.up": (
        "eine Gruppe reicht von der unteren Seite zur oberen und nicht zurück"
    ),
    "pier18.score.flower-sellers/across-the-column:misreading": (
        "die 2 Symbole einer Spalte zählen als eines"
    ),
    "pier18.score.flower-sellers/no-diagonals:inverted": (
        "auf der anderen Seite sind die schrägen Felder benachbart, und das gegenüber nicht"
    ),
    "pier18.score.flower-sellers/no-diagonals:wrong-neighbourhood": (
        "auch schräg liegende Felder sind benachbart"
    ),
    "pier18.score.flower-sellers/empty-space-parts:left-out": (
        "alle Symbole des Piers sind eine Gruppe"
    ),
    "pier18.score.flower-sellers/empty-space-parts:off-by-one": (
        "eine Gruppe reicht über ein leeres Feld hinweg"
    ),
    "pier18.score.flower-sellers/empty-space-parts:wrong-scope": (
        "alle Symbole einer Seite hängen zusammen"
    ),
    "pier18.score.flower-sellers/ends-apart:wrong-neighbourhood.ring": (
        "die beiden Enden einer Seite sind benachbart"
    ),
    "pier18.score.flower-sellers/ends-apart:wrong-neighbourhood.flat": (
        "das Wasserende der oberen Seite ist dem Landende der unteren benachbart"
    ),
    "pier18.score.plan/four-points:left-out": "ein Plan bringt nichts",
    "pier18.score.plan/four-points:off-by-one.less": "ein erfüllter Plan bringt 3 Punkte",
    "pier18.score.plan/four-points:off-by-one.more": "ein erfüllter Plan bringt 5 Punkte",
    "pier18.score.plan/four-points:counted-twice": "ein erfüllter Plan bringt 8 Punkte",
    "pier18.score.plan/only-if-completed:left-out": "jeder Plan bringt 4 Punkte",
    "pier18.score.plan/only-if-completed:inverted": (
        "ein nicht erfüllter Plan bringt 4 Punkte, ein erfüllter nichts"
    ),
    "pier18.score.plan/only-if-completed:wrong-scope": "ein erfüllter Plan bringt allen 4 Punkte",
    "pier18.score.plan/only-if-completed:misreading": "ein nicht erfüllter Plan kostet 4 Punkte",
    "pier18.score.patrons/one-each:left-out": "Patronkarten bringen nichts",
    "pier18.score.patrons/one-each:off-by-one": "die erste Patronkarte bringt nichts",
    "pier18.score.patrons/one-each:wrong-scope": "nur wer die meisten Patronkarten hat, wertet sie",
    "pier18.score.patrons/one-each:counted-twice": "jede Patronkarte bringt 2 Punkte",
    "pier18.score.patrons/one-each:max-for-sum": (
        "Patronkarten bringen 1 Punkt, egal wie viele es sind"
    ),
    "pier18.score.patrons/one-each:misreading": "2 Patronkarten bringen einen Punkt",
    "pier18.score.patrons/added-to-the-rest:left-out.patrons": "Patronkarten fehlen in der Summe",
    "pier18.score.patrons/added-to-the-rest:left-out.plan": "der Plan fehlt in der Summe",
    "pier18.score.patrons/added-to-the-rest:max-for-sum": "die Summe ist die beste Kategorie",
    "pier18.tie.symbols/points-first:inverted": "weniger Punkte sind besser",
    "pier18.tie.symbols/points-first:tie-wrong": "Symbole gehen Punkten vor",
    "pier18.tie.symbols/most-symbols:left-out": (
        "Symbole sind gleichgültig, Daten lösen den Gleichstand"
    ),
    "pier18.tie.symbols/most-symbols:inverted": "weniger Symbole sind besser",
    "pier18.tie.symbols/most-symbols:tie-wrong.shared": "gleiche Punkte teilen sich einen Platz",
    "pier18.tie.symbols/most-symbols:tie-wrong.seat": (
        "bei gleichen Punkten ist besser, wer weiter vorn sitzt"
    ),
    "pier18.tie.symbols/every-kind:left-out.flower-sellers": (
        "Blumenverkäufer lösen keinen Gleichstand"
    ),
    "pier18.tie.symbols/every-kind:left-out.poets": "Dichter lösen keinen Gleichstand",
    "pier18.tie.symbols/every-kind:left-out.lovers": "Liebende lösen keinen Gleichstand",
    "pier18.tie.symbols/every-kind:left-out.fishers": "Fischer lösen keinen Gleichstand",
    "pier18.tie.symbols/every-kind:misreading": "mehr Arten von Symbolen sind besser",
    "pier18.tie.symbols/both-sides:wrong-scope.upper": (
        "nur Symbole der oberen Seite lösen einen Gleichstand"
    ),
    "pier18.tie.symbols/both-sides:wrong-scope.lower": (
        "nur Symbole der unteren Seite lösen einen Gleichstand"
    ),
    "pier18.tie.symbols/both-sides:max-for-sum": (
        "nur die Seite mit mehr Symbolen löst einen Gleichstand"
    ),
    "pier18.tie.symbols/not-the-length:wrong-scope": (
        "Spalten mit einem Symbol lösen einen Gleichstand"
    ),
    "pier18.tie.symbols/not-the-length:misreading.length": (
        "der längere Pier löst einen Gleichstand"
    ),
    "pier18.tie.symbols/not-the-length:misreading.blanks": (
        "weniger leere Felder lösen einen Gleichstand"
    ),
    "pier18.tie.symbols/every-place:wrong-scope": (
        "Symbole lösen nur um den ersten Platz einen Gleichstand"
    ),
    "pier18.tie.date/symbols-first:tie-wrong": "Daten gehen Symbolen vor",
    "pier18.tie.date/earliest:left-out": "gleiche Punkte und Symbole teilen sich einen Platz",
    "pier18.tie.date/earliest:inverted": "das späteste Datum ist das beste",
    "pier18.tie.date/earliest:tie-wrong.seat": (
        "bei gleich vielen Symbolen ist besser, wer weiter vorn sitzt"
    ),
    "pier18.tie.date/earliest:tie-wrong.last-seat": (
        "bei gleich vielen Symbolen ist besser, wer weiter hinten sitzt"
    ),
    "pier18.tie.date/month-before-day:left-out.month": "nur der Tag wird verglichen",
    "pier18.tie.date/month-before-day:left-out.day": "nur der Monat wird verglichen",
    "pier18.tie.date/month-before-day:inverted": "der Tag geht dem Monat vor",
    "pier18.tie.date/month-before-day:misreading": (
        "das Datum, das dem 1. Januar am nächsten ist, ist das beste, auch Ende Dezember"
    ),
    "pier18.tie.date/shared-place:tie-wrong.seat": (
        "von denen, die nichts trennt, ist besser, wer weiter vorn sitzt"
    ),
    "pier18.tie.date/shared-place:tie-wrong.worse": (
        "wer durch nichts zu trennen ist, teilt sich den schlechteren Platz"
    ),
    "pier18.tie.date/next-place:off-by-one": "auf einen geteilten Platz folgt die nächste Zahl",
    "pier18.tie.date/every-place:wrong-scope": (
        "Daten lösen nur um den ersten Platz einen Gleichstand"
    ),
    "pier18.control:identity": "nichts ist falsch",
    "pier18.control:gross": "jede Summe ist um einen Punkt zu hoch",
}

_AUCTIONLAND: dict[str, str] = {
    "auctionland.control:identity": "Wertet nach den Regeln",
    "auctionland.control:gross": "Gibt allen 1 Punkt mehr",
    "auctionland.score.beaches/edge:left-out.anywhere": "Ein Strand zählt, wo immer er liegt",
    "auctionland.score.beaches/edge:inverted.inland-only": "Nur Strände abseits des Rands zählen",
    "auctionland.score.beaches/edge:wrong-scope.wholly-at-edge": (
        "Ein Strand zählt nur, wenn er ganz am Rand liegt"
    ),
    "auctionland.score.beaches/edge:misreading.at-frame-of-16": (
        "Nur der Rahmen um 4 Zeilen und 4 Spalten ist Rand"
    ),
    "auctionland.score.beaches/half-side:left-out.needs-whole-side": (
        "Ein Strand muss eine ganze Seite am Rand füllen"
    ),
    "auctionland.score.beaches/half-side:off-by-one.first-half-only": (
        "Bei Stränden wird nur die erste Hälfte jeder Seite angesehen"
    ),
    "auctionland.score.beaches/gap:left-out.gap-is-land": (
        "Ein leerer Platz im Umriss der Insel ist kein Rand"
    ),
    "auctionland.score.beaches/gap:inverted.gap-only": (
        "Nur Seiten um Lücken sind Rand, die äußeren nicht"
    ),
    "auctionland.score.beaches/gap:wrong-scope.lake-is-land": (
        "Eine Lücke, die Plättchen umschließen, ist kein Rand"
    ),
    "auctionland.score.beaches/gap:counted-twice.gap-counts-again": (
        "Ein Plättchen am äußeren Rand und an einer Lücke zählt doppelt"
    ),
    "auctionland.score.beaches/gap:misreading.outermost-tiles": (
        "Nur Plättchen in den äußersten Reihen und Spalten haben einen Rand"
    ),
    "auctionland.score.beaches/covered:inverted.faces-beach": (
        "Ein Strand, der an einen anderen Strand stößt, liegt am Rand"
    ),
    "auctionland.score.beaches/covered:wrong-scope.bare-side-is-water": (
        "Eine Nachbarseite ohne Zone ist Rand"
    ),
    "auctionland.score.beaches/covered:misreading.open-unless-matched": (
        "Nur ein anderer Strand verdeckt einen Strand"
    ),
    "auctionland.score.beaches/corner:left-out.corner-is-edge": (
        "Auch ein fehlendes Plättchen an einer Ecke ist Rand"
    ),
    "auctionland.score.beaches/corner:inverted.corner-must-be-open": (
        "Eine Seite ist nur Rand, wenn auch an ihren Ecken kein Plättchen liegt"
    ),
    "auctionland.score.beaches/inner:left-out.inner-counts": (
        "Ein Strand im Inneren eines Plättchens am Rand zählt"
    ),
    "auctionland.score.beaches/inner:inverted.inner-only": (
        "Nur Strände im Inneren von Plättchen zählen"
    ),
    "auctionland.score.beaches/once:counted-twice.per-zone": (
        "Jeder Strand am Rand zählt, auch ein zweiter eines Plättchens"
    ),
    "auctionland.score.beaches/once:counted-twice.per-side": "Jede Seite mit Strand am Rand zählt",
    "auctionland.score.beaches/once:counted-twice.per-half-side": (
        "Jede halbe Seite eines Strandes am Rand zählt"
    ),
    "auctionland.score.beaches/second-zone:left-out.first-zone-only": (
        "Nur der erste Strand eines Plättchens wird angesehen"
    ),
    "auctionland.score.beaches/second-zone:inverted.every-zone-needed": (
        "Alle Strände eines Plättchens müssen am Rand liegen"
    ),
    "auctionland.score.beaches/apart:wrong-scope.areas-counted": (
        "Strandgebiete werden gezählt, nicht Plättchen"
    ),
    "auctionland.score.beaches/apart:wrong-neighbourhood.largest-area": (
        "Nur das größte Strandgebiet zählt"
    ),
    "auctionland.score.theme-parks/largest:left-out.all-areas": (
        "Alle Vergnügungsparks werden addiert"
    ),
    "auctionland.score.theme-parks/largest:inverted.smallest": (
        "Der kleinste Vergnügungspark wird gewertet"
    ),
    "auctionland.score.theme-parks/largest:off-by-one.second-largest": (
        "Der zweitgrößte Vergnügungspark wird gewertet"
    ),
    "auctionland.score.theme-parks/largest:wrong-scope.number-of-areas": (
        "Die Zahl der Vergnügungsparks wird nachgesehen"
    ),
    "auctionland.score.theme-parks/largest:tie-wrong.equal-areas-add": (
        "Gleich große Vergnügungsparks werden addiert"
    ),
    "auctionland.score.theme-parks/edges:left-out.never-joins": (
        "Vergnügungsparks verbinden sich nie"
    ),
    "auctionland.score.theme-parks/tiles:off-by-one.joins-counted": (
        "Die Verbindungen eines Vergnügungsparks werden gezählt, eine weniger als Plättchen"
    ),
    "auctionland.score.theme-parks/tiles:counted-twice.zones-counted": (
        "Die Zonen eines Vergnügungsparks werden gezählt, nicht die Plättchen"
    ),
    "auctionland.score.theme-parks/kind:left-out.any-kind": (
        "Das größte Gebiet irgendeiner Art wird als Vergnügungspark gewertet"
    ),
    "auctionland.score.theme-parks/kind:wrong-scope.kinds-mixed": (
        "Vergnügungsparks verbinden sich über Zonen anderer Art"
    ),
    "auctionland.score.gardens-houses/product:left-out.gardens-plus-houses": (
        "Gärten und Häuser werden addiert"
    ),
    "auctionland.score.gardens-houses/product:counted-twice.doubled": (
        "Gärten mal Häuser zählt doppelt"
    ),
    "auctionland.score.gardens-houses/product:max-for-sum.gardens-or-houses": (
        "Die größere der beiden Zahlen wird gewertet"
    ),
    "auctionland.score.gardens-houses/product:misreading.garden-house-pairs": (
        "Paare aus einem Garten und einem Haus werden gezählt"
    ),
    "auctionland.score.gardens-houses/zero:left-out.zero-is-one": (
        "Gärten zählen ohne Häuser und Häuser ohne Gärten"
    ),
    "auctionland.score.gardens-houses/gardens-join:left-out.garden-zones": (
        "Jede Gartenzone zählt, auch wo Gärten sich berühren"
    ),
    "auctionland.score.gardens-houses/gardens-join:wrong-scope.garden-tiles": (
        "Plättchen mit Garten werden gezählt"
    ),
    "auctionland.score.gardens-houses/houses-join:left-out.house-zones": (
        "Jede Hauszone zählt, auch wo Häuser sich berühren"
    ),
    "auctionland.score.gardens-houses/houses-join:wrong-scope.house-tiles": (
        "Plättchen mit Haus werden gezählt"
    ),
    "auctionland.score.gardens-houses/other-kind:left-out.garden-beside-house-spoilt": (
        "Ein Garten, der ein Haus berührt, zählt nicht"
    ),
    "auctionland.score.gardens-houses/other-kind:inverted.garden-needs-house": (
        "Ein Garten zählt nur, wenn er ein Haus berührt"
    ),
    "auctionland.score.gardens-houses/other-kind:wrong-scope.kinds-merge": (
        "Gärten und Häuser, die sich berühren, sind ein Gebiet"
    ),
    "auctionland.score.gardens-houses/joined-elsewhere:left-out.zones-of-a-tile-stay-apart": (
        "Zwei Zonen eines Plättchens bleiben zwei Gebiete, auch wo sie sich über andere "
        "Plättchen treffen"
    ),
    "auctionland.score.gardens-houses/size:left-out.area-sizes-multiplied": (
        "Die Plättchen der Gärten werden mit denen der Häuser multipliziert"
    ),
    "auctionland.score.gardens-houses/size:off-by-one.two-tiles-needed": (
        "Ein Gebiet aus einem einzigen Plättchen zählt nicht"
    ),
    "auctionland.score.gardens-houses/size:max-for-sum.largest-areas-multiplied": (
        "Der größte Garten wird mit dem größten Hausgebiet multipliziert"
    ),
    "auctionland.score.gardens-houses/inner:misreading.inner-are-one": (
        "Alle Gärten im Inneren eines Plättchens sind einer, alle Häuser ebenso"
    ),
    "auctionland.score.icons/places:left-out.most-only": "Nur die meisten Symbole bringen Punkte",
    "auctionland.score.icons/places:inverted.fewest-win": "Die wenigsten Symbole kommen zuerst",
    "auctionland.score.icons/places:off-by-one.one-place-late": (
        "Die meisten Symbole bringen 10 Punkte, die zweitmeisten 5"
    ),
    "auctionland.score.icons/fourth:left-out.fourth-scores": (
        "Auch Plätze nach dem dritten bringen 5 Punkte"
    ),
    "auctionland.score.icons/fourth:off-by-one.third-is-nothing": "Der dritte Platz bringt nichts",
    "auctionland.score.icons/few-players:left-out.last-is-nothing": (
        "Wer Letzter ist, bekommt nichts für Symbole"
    ),
    "auctionland.score.icons/few-players:wrong-scope.third-needs-four": (
        "Der dritte Platz bringt erst ab 4 Spielern Punkte"
    ),
    "auctionland.score.icons/tie-same:left-out.tie-by-seat": (
        "Gleich viele Symbole werden nach Sitzreihenfolge gereiht"
    ),
    "auctionland.score.icons/tie-same:inverted.tie-is-nothing": (
        "Wer bei Symbolen gleichauf liegt, bekommt nichts"
    ),
    "auctionland.score.icons/tie-same:wrong-scope.tie-first-only": (
        "Nur ein Gleichstand um die meisten Symbole bringt Punkte"
    ),
    "auctionland.score.icons/tie-same:tie-wrong.tie-split": (
        "Bei Gleichstand werden die Punkte der Plätze geteilt"
    ),
    "auctionland.score.icons/tie-same:tie-wrong.tie-lower-place": (
        "Bei Gleichstand zählt der letzte der belegten Plätze"
    ),
    "auctionland.score.icons/tie-skips:left-out.tie-skips-none": (
        "Ein Gleichstand bei Symbolen verbraucht nur einen Platz"
    ),
    "auctionland.score.icons/tie-skips:off-by-one.tie-skips-one": (
        "Ein Gleichstand bei Symbolen überspringt einen Platz, wie viele es auch sind"
    ),
    "auctionland.score.icons/tie-skips:wrong-scope.only-first-tie-skips": (
        "Nur ein Gleichstand um die meisten Symbole überspringt Plätze"
    ),
    "auctionland.score.icons/tie-skips:counted-twice.tie-skips-twice": (
        "Jeder Weitere bei Gleichstand überspringt zwei Plätze"
    ),
    "auctionland.score.icons/none:left-out.none-can-place": (
        "Auch ohne Symbol kann man einen Platz belegen"
    ),
    "auctionland.score.icons/none:off-by-one.two-needed": (
        "Ein einzelnes Symbol reicht nicht für Punkte"
    ),
    "auctionland.score.icons/none:wrong-scope.only-zeros-fail": (
        "Hat niemand ein Symbol, gibt es nichts, sonst kann man auch ohne Symbol punkten"
    ),
    "auctionland.score.icons/each-type:left-out.all-types-together": (
        "Die Symbole aller Arten werden zusammen gezählt"
    ),
    "auctionland.score.icons/each-type:max-for-sum.best-type-only": (
        "Nur die beste Art jedes Spielers bringt Punkte"
    ),
    "auctionland.score.icons/each-type:misreading.all-types-needed": (
        "Nur wer alle Arten von Symbolen hat, bekommt dafür Punkte"
    ),
    "auctionland.score.icons/each-icon:left-out.tiles-counted": (
        "Plättchen mit Symbol werden gezählt, nicht Symbole"
    ),
    "auctionland.score.icons/each-icon:counted-twice.further-double": (
        "Ein weiteres Symbol auf demselben Plättchen zählt doppelt"
    ),
    "auctionland.score.icons/each-icon:misreading.first-on-tile": (
        "Nur das erste Symbol auf einem Plättchen zählt"
    ),
    "auctionland.score.icons/anywhere:wrong-scope.at-edge-only": (
        "Nur Symbole auf Plättchen am Rand zählen"
    ),
    "auctionland.score.icons/anywhere:inverted.inland-only": (
        "Nur Symbole auf Plättchen abseits des Rands zählen"
    ),
    "auctionland.score.icons/anywhere:wrong-scope.on-zones-only": (
        "Symbole auf einem Plättchen ohne Zonen zählen nicht"
    ),
    "auctionland.score.icons/anywhere:wrong-neighbourhood.largest-group": (
        "Nur die größte Gruppe benachbarter Plättchen mit einem Symbol zählt"
    ),
    "auctionland.score.icons/all-players:wrong-scope.earlier-seats-only": (
        "Symbole werden nur mit den Sitzen davor verglichen"
    ),
    "auctionland.score.icons/all-players:wrong-neighbourhood.next-seats-only": (
        "Symbole werden nur mit den Sitzen links und rechts verglichen"
    ),
    "auctionland.tie.money/total:left-out.total-without-icons": "Symbole fehlen in der Summe",
    "auctionland.tie.money/total:inverted.fewest-points-win": "Die wenigsten Punkte gewinnen",
    "auctionland.tie.money/total:wrong-scope.total-with-money": "Geld wird zu den Punkten addiert",
    "auctionland.tie.money/total:counted-twice.gardens-houses-twice": (
        "Gärten und Häuser werden doppelt zur Summe addiert"
    ),
    "auctionland.tie.money/total:max-for-sum.total-best-category": (
        "Die Summe ist nur die beste Kategorie"
    ),
    "auctionland.tie.money/points-first:left-out.money-first": "Geld entscheidet vor den Punkten",
    "auctionland.tie.money/points-first:wrong-scope.money-closes-one-point": (
        "Geld entscheidet auch bei 1 Punkt Unterschied"
    ),
    "auctionland.tie.money/points-first:misreading.rank-points-and-money": (
        "Die Plätze gehen nach Punkten und Geld zusammen"
    ),
    "auctionland.tie.money/most-money:left-out.money-ignored": "Geld bricht keinen Gleichstand",
    "auctionland.tie.money/most-money:inverted.least-money": (
        "Das wenigste Geld bricht den Gleichstand"
    ),
    "auctionland.tie.money/most-money:off-by-one.money-two-more-needed": (
        "1 Dollar mehr genügt nicht, um den Gleichstand zu brechen"
    ),
    "auctionland.tie.money/most-money:tie-wrong.seat-before-money": (
        "Der frühere Sitz bricht den Gleichstand"
    ),
    "auctionland.tie.money/shared:left-out.shared-by-seat": (
        "Bei gleich viel Geld liegt der frühere Sitz vorn"
    ),
    "auctionland.tie.money/shared:inverted.shared-by-last-seat": (
        "Bei gleich viel Geld liegt der spätere Sitz vorn"
    ),
    "auctionland.tie.money/next-place:left-out.next-place-not-skipped": (
        "Nach einem geteilten Platz fällt keiner aus"
    ),
    "auctionland.tie.money/next-place:tie-wrong.shared-place-is-the-lower": (
        "Ein geteilter Platz ist der letzte von denen, die er belegt"
    ),
    "auctionland.tie.money/every-place:left-out.money-for-first-only": (
        "Geld entscheidet nur über den ersten Platz"
    ),
    "auctionland.tie.money/every-place:inverted.money-not-for-first": (
        "Geld entscheidet über alle Plätze außer dem ersten"
    ),
    "auctionland.score.theme-parks/edges:inverted.corners-only": (
        "Vergnügungsparks verbinden sich über Ecken, nicht über Kanten"
    ),
    "auctionland.score.theme-parks/edges:wrong-scope.rows-only": (
        "Vergnügungsparks verbinden sich nur in Zeilen"
    ),
    "auctionland.score.theme-parks/edges:wrong-scope.columns-only": (
        "Vergnügungsparks verbinden sich nur in Spalten"
    ),
    "auctionland.score.theme-parks/edges:wrong-neighbourhood.corners-too": (
        "Vergnügungsparks verbinden sich auch über Ecken"
    ),
    "auctionland.score.theme-parks/facing:left-out.tiles-join": (
        "Vergnügungsparks verbinden sich, wo immer ihre Plättchen Nachbarn sind"
    ),
    "auctionland.score.theme-parks/facing:wrong-scope.one-side-enough": (
        "Vergnügungsparks verbinden sich, wenn eines der Plättchen sie an der Kante zeigt"
    ),
    "auctionland.score.theme-parks/half-sides:left-out.whole-side-needed": (
        "Vergnügungsparks verbinden sich nur über eine ganze Seite"
    ),
    "auctionland.score.theme-parks/half-sides:inverted.halves-crossed": (
        "Vergnügungsparks verbinden sich, wo die Hälften einer Seite sich nicht gegenüberliegen"
    ),
    "auctionland.score.theme-parks/half-sides:wrong-scope.same-side-enough": (
        "Vergnügungsparks verbinden sich, wenn beide die gemeinsame Seite berühren, in welcher "
        "Hälfte auch immer"
    ),
    "auctionland.score.theme-parks/second-zone:inverted.zones-merge": (
        "Vergnügungsparks eines Plättchens, die zwei Zonen sind, verschmelzen"
    ),
    "auctionland.score.theme-parks/second-zone:left-out.first-zone-only": (
        "Vergnügungsparks zählen nur mit der ersten Zone jedes Plättchens"
    ),
    "auctionland.score.theme-parks/one-zone:left-out.parts-apart": (
        "Vergnügungsparks, die an mehreren Stellen eines Plättchens erscheinen, sind mehrere Zonen"
    ),
    "auctionland.score.theme-parks/inner:left-out.inner-ignored": (
        "Vergnügungsparks im Inneren eines Plättchens zählen nicht"
    ),
    "auctionland.score.theme-parks/inner:inverted.inner-joins-tile": (
        "Vergnügungsparks im Inneren eines Plättchens verbinden sich mit denen an seinen Seiten"
    ),
    "auctionland.score.theme-parks/inner:wrong-neighbourhood.inner-joins-neighbours": (
        "Vergnügungsparks im Inneren eines Plättchens verbinden sich mit denen der Nachbarplättchen"
    ),
    "auctionland.score.theme-parks/gap:left-out.over-gap": (
        "Vergnügungsparks verbinden sich über eine Lücke von einem Platz"
    ),
    "auctionland.score.gardens-houses/edges:inverted.corners-only": (
        "Gärten und Häuser verbinden sich über Ecken, nicht über Kanten"
    ),
    "auctionland.score.gardens-houses/edges:wrong-scope.rows-only": (
        "Gärten und Häuser verbinden sich nur in Zeilen"
    ),
    "auctionland.score.gardens-houses/edges:wrong-scope.columns-only": (
        "Gärten und Häuser verbinden sich nur in Spalten"
    ),
    "auctionland.score.gardens-houses/edges:wrong-neighbourhood.corners-too": (
        "Gärten und Häuser verbinden sich auch über Ecken"
    ),
    "auctionland.score.gardens-houses/facing:left-out.tiles-join": (
        "Gärten und Häuser verbinden sich, wo immer ihre Plättchen Nachbarn sind"
    ),
    "auctionland.score.gardens-houses/facing:wrong-scope.one-side-enough": (
        "Gärten und Häuser verbinden sich, wenn eines der Plättchen sie an der Kante zeigt"
    ),
    "auctionland.score.gardens-houses/half-sides:left-out.whole-side-needed": (
        "Gärten und Häuser verbinden sich nur über eine ganze Seite"
    ),
    "auctionland.score.gardens-houses/half-sides:inverted.halves-crossed": (
        "Gärten und Häuser verbinden sich, wo die Hälften einer Seite sich nicht gegenüberliegen"
    ),
    "auctionland.score.gardens-houses/half-sides:wrong-scope.same-side-enough": (
        "Gärten und Häuser verbinden sich, wenn beide die gemeinsame Seite berühren, in "
        "welcher Hälfte auch immer"
    ),
    "auctionland.score.gardens-houses/second-zone:inverted.zones-merge": (
        "Gärten und Häuser eines Plättchens, die zwei Zonen sind, verschmelzen"
    ),
    "auctionland.score.gardens-houses/second-zone:left-out.first-zone-only": (
        "Gärten und Häuser zählen nur mit der ersten Zone jedes Plättchens"
    ),
    "auctionland.score.gardens-houses/one-zone:left-out.parts-apart": (
        "Gärten und Häuser, die an mehreren Stellen eines Plättchens erscheinen, sind mehrere Zonen"
    ),
    "auctionland.score.gardens-houses/inner:left-out.inner-ignored": (
        "Gärten und Häuser im Inneren eines Plättchens zählen nicht"
    ),
    "auctionland.score.gardens-houses/inner:inverted.inner-joins-tile": (
        "Gärten und Häuser im Inneren eines Plättchens verbinden sich mit denen an seinen Seiten"
    ),
    "auctionland.score.gardens-houses/inner:wrong-neighbourhood.inner-joins-neighbours": (
        "Gärten und Häuser im Inneren eines Plättchens verbinden sich mit denen der "
        "Nachbarplättchen"
    ),
    "auctionland.score.gardens-houses/gap:left-out.over-gap": (
        "Gärten und Häuser verbinden sich über eine Lücke von einem Platz"
    ),
    "auctionland.score.beaches/table:left-out.count-is-points": (
        "Strände: die Anzahl gilt als Punkte"
    ),
    "auctionland.score.beaches/table:off-by-one.table-from-one": (
        "Strände: die Tabelle beginnt mit der Anzahl 1"
    ),
    "auctionland.score.beaches/table:off-by-one.table-late": (
        "Strände: der Eintrag der nächsten Anzahl wird genommen"
    ),
    "auctionland.score.beaches/table:wrong-scope.other-table": (
        "Strände: die andere Tabelle wird benutzt"
    ),
    "auctionland.score.beaches/table:counted-twice.points-each": (
        "Strände: der Eintrag der Tabelle wird für jedes Plättchen gegeben"
    ),
    "auctionland.score.beaches/table:max-for-sum.table-summed": (
        "Strände: alle Einträge bis zur Anzahl werden addiert"
    ),
    "auctionland.score.beaches/table:misreading.none-is-zero": (
        "Strände: die Anzahl 0 bringt nichts, was auch in der Tabelle steht"
    ),
    "auctionland.score.beaches/open-end:left-out.end-is-zero": (
        "Strände: Anzahlen nach einem offenen Ende bringen nichts"
    ),
    "auctionland.score.beaches/open-end:inverted.end-is-missing": (
        "Strände: Anzahlen nach einem offenen Ende stehen nicht in der Tabelle"
    ),
    "auctionland.score.beaches/open-end:off-by-one.end-grows": (
        "Strände: nach einem offenen Ende bringt jedes weitere Plättchen 1 Punkt mehr"
    ),
    "auctionland.score.beaches/last-entry:off-by-one.last-is-beyond": (
        "Strände: der letzte Eintrag einer Tabelle ohne Plus wird nicht benutzt"
    ),
    "auctionland.score.theme-parks/table:left-out.count-is-points": (
        "Vergnügungsparks: die Anzahl gilt als Punkte"
    ),
    "auctionland.score.theme-parks/table:off-by-one.table-from-one": (
        "Vergnügungsparks: die Tabelle beginnt mit der Anzahl 1"
    ),
    "auctionland.score.theme-parks/table:off-by-one.table-late": (
        "Vergnügungsparks: der Eintrag der nächsten Anzahl wird genommen"
    ),
    "auctionland.score.theme-parks/table:wrong-scope.other-table": (
        "Vergnügungsparks: die andere Tabelle wird benutzt"
    ),
    "auctionland.score.theme-parks/table:counted-twice.points-each": (
        "Vergnügungsparks: der Eintrag der Tabelle wird für jedes Plättchen gegeben"
    ),
    "auctionland.score.theme-parks/table:max-for-sum.table-summed": (
        "Vergnügungsparks: alle Einträge bis zur Anzahl werden addiert"
    ),
    "auctionland.score.theme-parks/table:misreading.none-is-zero": (
        "Vergnügungsparks: die Anzahl 0 bringt nichts, was auch in der Tabelle steht"
    ),
    "auctionland.score.theme-parks/open-end:left-out.end-is-zero": (
        "Vergnügungsparks: Anzahlen nach einem offenen Ende bringen nichts"
    ),
    "auctionland.score.theme-parks/open-end:inverted.end-is-missing": (
        "Vergnügungsparks: Anzahlen nach einem offenen Ende stehen nicht in der Tabelle"
    ),
    "auctionland.score.theme-parks/open-end:off-by-one.end-grows": (
        "Vergnügungsparks: nach einem offenen Ende bringt jedes weitere Plättchen 1 Punkt mehr"
    ),
    "auctionland.score.theme-parks/last-entry:off-by-one.last-is-beyond": (
        "Vergnügungsparks: der letzte Eintrag einer Tabelle ohne Plus wird nicht benutzt"
    ),
}

MUTANTS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
