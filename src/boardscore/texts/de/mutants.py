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

_AUCTIONLAND: dict[str, str] = {}

MUTANTS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
