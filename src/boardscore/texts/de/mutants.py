"""What each mutant gets wrong, as a sentence, by its id."""

_PIER18: dict[str, str] = {
    "pier18.pier/patron-cards-apart:left-out": "Patronenkarten zählen beim Gleichstand als Symbole",
    "pier18.score.poets/two-for-one:left-out": (
        "Jeder Dichter bringt einen Punkt, auch ohne Partner"
    ),
    "pier18.score.poets/two-for-one:inverted": "Jeder Dichter bringt 2 Punkte",
    "pier18.score.poets/two-for-one:off-by-one": "Für einen Punkt braucht es 3 Dichter",
    "pier18.score.poets/two-for-one:counted-twice": "Jedes Paar von Dichtern bringt 2 Punkte",
    "pier18.score.poets/two-for-one:max-for-sum": "Mehr als ein Paar von Dichtern zählt nicht",
    "pier18.score.poets/two-for-one:misreading": "Jeder Dichter nach dem ersten bringt einen Punkt",
    "pier18.score.poets/odd-one-out:left-out": (
        "Ein Dichter, der übrig bleibt, bringt einen halben Punkt"
    ),
    "pier18.score.poets/odd-one-out:off-by-one": "Bei Dichtern wird aufgerundet",
    "pier18.score.poets/odd-one-out:misreading": (
        "Eine ungerade Zahl von Dichtern bringt gar nichts"
    ),
    "pier18.score.poets/whole-pier:wrong-scope.each-side": (
        "Die Dichter jeder Seite werden für sich gepaart"
    ),
    "pier18.score.poets/whole-pier:wrong-scope.upper": "Nur Dichter auf der oberen Seite zählen",
    "pier18.score.poets/whole-pier:wrong-scope.lower": "Nur Dichter auf der unteren Seite zählen",
    "pier18.score.poets/whole-pier:max-for-sum": "Nur die Seite mit mehr Dichtern zählt",
    "pier18.score.poets/need-not-touch:inverted": (
        "Ein Dichter mit einem anderen daneben zählt nicht"
    ),
    "pier18.score.poets/need-not-touch:wrong-neighbourhood.side": (
        "Nur Dichter nebeneinander auf einer Seite bilden ein Paar"
    ),
    "pier18.score.poets/need-not-touch:wrong-neighbourhood.column": (
        "Nur 2 Dichter in einer Spalte bilden ein Paar"
    ),
    "pier18.score.lovers/two-points:left-out": "Liebende bringen nichts",
    "pier18.score.lovers/two-points:inverted": "Gestörte Liebende bringen 2 Punkte, andere nichts",
    "pier18.score.lovers/two-points:off-by-one.less": "Ungestörte Liebende bringen 1 Punkt",
    "pier18.score.lovers/two-points:off-by-one.more": "Ungestörte Liebende bringen 3 Punkte",
    "pier18.score.lovers/two-points:counted-twice": "Ungestörte Liebende bringen 4 Punkte",
    "pier18.score.lovers/one-by-one:wrong-scope": (
        "Sind irgendwo Liebende gestört, bringen auch alle anderen nichts"
    ),
    "pier18.score.lovers/one-by-one:max-for-sum": (
        "Von allen Liebenden eines Piers bringt nur ein Symbol Punkte"
    ),
    "pier18.score.lovers/gap-of-two:left-out": (
        "Alle Figuren auf der Seite stören, egal wie weit weg"
    ),
    "pier18.score.lovers/gap-of-two:off-by-one.near": "Nur direkte Nachbarn stören",
    "pier18.score.lovers/gap-of-two:off-by-one.far": "Auch wer 3 Felder entfernt ist, stört",
    "pier18.score.lovers/gap-of-two:wrong-neighbourhood": (
        "Wer 2 Felder entfernt ist, stört, direkte Nachbarn nicht"
    ),
    "pier18.score.lovers/both-directions:wrong-neighbourhood.land": (
        "Nur wer zum Land hin liegt, stört"
    ),
    "pier18.score.lovers/both-directions:wrong-neighbourhood.water": (
        "Nur wer zum Wasser hin liegt, stört"
    ),
    "pier18.score.lovers/both-directions:misreading": (
        "Gestört ist nur, wer links und rechts jemanden hat"
    ),
    "pier18.score.lovers/other-lovers-block:left-out": "Andere Liebende stören nicht",
    "pier18.score.lovers/other-lovers-block:inverted": "Nur andere Liebende stören",
    "pier18.score.lovers/other-lovers-block:misreading": (
        "Liegen Liebende nah beieinander, bringen die näher am Land Punkte"
    ),
    "pier18.score.lovers/every-kind-blocks:left-out.flower-sellers": "Blumenverkäufer stören nicht",
    "pier18.score.lovers/every-kind-blocks:left-out.poets": "Dichter stören nicht",
    "pier18.score.lovers/every-kind-blocks:left-out.fishers": "Fischer stören nicht",
    "pier18.score.lovers/every-kind-blocks:left-out.all": "Niemand stört",
    "pier18.score.lovers/same-side:wrong-scope": (
        "Auch auf der anderen Seite stört, wer bis zu 2 Spalten entfernt ist"
    ),
    "pier18.score.lovers/same-side:wrong-neighbourhood": (
        "Auch wer in derselben Spalte auf der anderen Seite liegt, stört"
    ),
    "pier18.score.lovers/land-end:inverted": "Jenseits des Landendes ist alles besetzt",
    "pier18.score.lovers/land-end:off-by-one": "Liebende in der ersten Spalte bringen nichts",
    "pier18.score.lovers/land-end:wrong-neighbourhood.ring": (
        "Vor dem Landende geht es mit dem Wasserende derselben Seite weiter"
    ),
    "pier18.score.lovers/land-end:wrong-neighbourhood.flat": (
        "Links von der unteren Seite geht es mit dem Ende der oberen weiter"
    ),
    "pier18.score.lovers/water-end:inverted": "Jenseits des Wasserendes ist alles besetzt",
    "pier18.score.lovers/water-end:off-by-one": "Liebende in der letzten Spalte bringen nichts",
    "pier18.score.lovers/water-end:wrong-neighbourhood.ring": (
        "Nach dem Wasserende geht es mit dem Landende derselben Seite weiter"
    ),
    "pier18.score.lovers/water-end:wrong-neighbourhood.flat": (
        "Rechts von der oberen Seite geht es mit dem Anfang der unteren weiter"
    ),
    "pier18.score.lovers/water-end:misreading": "Am Wasserende gehen die Seiten ineinander über",
    "pier18.score.fishers/one-point:left-out": "Die vollere Seite bringt insgesamt 1 Punkt",
    "pier18.score.fishers/one-point:off-by-one": "Ein Fischer der Seite, die zählt, bringt nichts",
    "pier18.score.fishers/one-point:counted-twice": "Jeder Fischer bringt 2 Punkte",
    "pier18.score.fishers/one-point:misreading": (
        "2 Fischer bringen zusammen einen Punkt, wie bei den Dichtern"
    ),
    "pier18.score.fishers/fuller-side:inverted": "Die Seite mit weniger Fischern zählt",
    "pier18.score.fishers/fuller-side:wrong-scope.upper": "Immer zählt die obere Seite",
    "pier18.score.fishers/fuller-side:wrong-scope.lower": "Immer zählt die untere Seite",
    "pier18.score.fishers/fuller-side:misreading": "Die Seite mit mehr Symbolen aller Arten zählt",
    "pier18.score.fishers/other-side-nothing:left-out": "Die Fischer beider Seiten zählen",
    "pier18.score.fishers/other-side-nothing:inverted": (
        "Die Fischer der anderen Seite werden abgezogen"
    ),
    "pier18.score.fishers/equal-sides:counted-twice": (
        "Bei gleich vielen Fischern zählen beide Seiten"
    ),
    "pier18.score.fishers/equal-sides:tie-wrong": "Bei gleich vielen Fischern zählt keine Seite",
    "pier18.score.fishers/need-not-touch:inverted": (
        "Ein Fischer mit einem anderen daneben zählt nicht"
    ),
    "pier18.score.fishers/need-not-touch:wrong-neighbourhood": (
        "Nur die längste Reihe von Fischern ohne Lücke zählt"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:left-out": (
        "Eine Gruppe bringt 1 Punkt, egal wie groß sie ist"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:off-by-one.more": (
        "Alle Symbole der Gruppe zählen, auch der Blumenverkäufer"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:off-by-one.less": (
        "Eines der anderen Symbole zählt nicht mit"
    ),
    "pier18.score.flower-sellers/one-per-other-symbol:counted-twice": (
        "Jedes andere Symbol bringt 2 Punkte"
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
        "Von den anderen Symbolen zählt nur die häufigste Art"
    ),
    "pier18.score.flower-sellers/every-kind:misreading": (
        "Von den anderen Symbolen zählt jede Art nur einmal"
    ),
    "pier18.score.flower-sellers/other-sellers:inverted": "Nur andere Blumenverkäufer zählen",
    "pier18.score.flower-sellers/other-sellers:off-by-one": (
        "In Gruppen mit mehreren Blumenverkäufern zählen alle mit"
    ),
    "pier18.score.flower-sellers/other-sellers:counted-twice": (
        "Andere Blumenverkäufer zählen doppelt"
    ),
    "pier18.score.flower-sellers/alone:off-by-one": "Ein Blumenverkäufer allein bringt 1 Punkt",
    "pier18.score.flower-sellers/needs-a-seller:left-out": (
        "Jede Gruppe wird gewertet, mit Blumenverkäufer oder ohne"
    ),
    "pier18.score.flower-sellers/needs-a-seller:inverted": (
        "Gruppen ohne Blumenverkäufer werden gewertet, andere nicht"
    ),
    "pier18.score.flower-sellers/needs-a-seller:wrong-scope": (
        "Ein einziger Blumenverkäufer genügt, und alle Gruppen werden gewertet"
    ),
    "pier18.score.flower-sellers/once-per-group:inverted": (
        "Eine Gruppe mit mehreren Blumenverkäufern bringt nichts"
    ),
    "pier18.score.flower-sellers/once-per-group:counted-twice": (
        "Eine Gruppe wird für jeden ihrer Blumenverkäufer gewertet"
    ),
    "pier18.score.flower-sellers/every-group:wrong-scope": (
        "Nur die Gruppe, die dem Land am nächsten liegt, wird gewertet"
    ),
    "pier18.score.flower-sellers/every-group:max-for-sum": "Nur die beste Gruppe wird gewertet",
    "pier18.score.flower-sellers/whole-group:off-by-one": (
        "Eine Gruppe reicht nur bis 2 Felder vom Blumenverkäufer"
    ),
    "pier18.score.flower-sellers/whole-group:wrong-neighbourhood": (
        "Nur direkte Nachbarn eines Blumenverkäufers zählen"
    ),
    "pier18.score.flower-sellers/along-the-side:left-out": (
        "Symbole nebeneinander auf einer Seite sind keine Gruppe"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.land": (
        "Ein Blumenverkäufer reicht nur zum Land hin"
    ),
    "pier18.score.flower-sellers/along-the-side:wrong-neighbourhood.water": (
        "Ein Blumenverkäufer reicht nur zum Wasser hin"
    ),
    "pier18.score.flower-sellers/across-the-column:inverted": (
        "Eine Gruppe reicht auf die andere Seite des Piers hinüber"
    ),
    "pier18.score.flower-sellers/across-the-column:off-by-one": (
        "Auch ein Symbol gegenüber einer Gruppe zählt"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-scope": (
        "Eine Gruppe reicht nur bei einem Blumenverkäufer auf die andere Seite hinüber"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-neighbourhood.down": (
        "Eine Gruppe reicht von der oberen Seite zur unteren und nicht zurück"
    ),
    "pier18.score.flower-sellers/across-the-column:wrong-neighbourhood.up": (
        "Eine Gruppe reicht von der unteren Seite zur oberen und nicht zurück"
    ),
    "pier18.score.flower-sellers/across-the-column:misreading": (
        "Beide Seiten sind eine Reihe, in der die 2 Symbole einer Spalte als eines zählen"
    ),
    "pier18.score.flower-sellers/no-diagonals:inverted": ("Schräg liegende Felder sind benachbart"),
    "pier18.score.flower-sellers/no-diagonals:wrong-neighbourhood": (
        "Alle Felder um ein Symbol sind benachbart, auch gegenüber und schräg"
    ),
    "pier18.score.flower-sellers/empty-space-parts:left-out": (
        "Alle Symbole des Piers sind eine Gruppe"
    ),
    "pier18.score.flower-sellers/empty-space-parts:off-by-one": (
        "Eine Gruppe reicht über ein leeres Feld hinweg"
    ),
    "pier18.score.flower-sellers/empty-space-parts:wrong-scope": (
        "Alle Symbole einer Seite sind eine Gruppe"
    ),
    "pier18.score.flower-sellers/ends-apart:wrong-neighbourhood.ring": (
        "Die beiden Enden einer Seite sind benachbart"
    ),
    "pier18.score.flower-sellers/ends-apart:wrong-neighbourhood.flat": (
        "Das Wasserende der oberen Seite und das Landende der unteren sind benachbart"
    ),
    "pier18.score.plan/four-points:left-out": "Ein Plan bringt nichts",
    "pier18.score.plan/four-points:off-by-one.less": "Ein erfüllter Plan bringt 3 Punkte",
    "pier18.score.plan/four-points:off-by-one.more": "Ein erfüllter Plan bringt 5 Punkte",
    "pier18.score.plan/four-points:counted-twice": "Ein erfüllter Plan bringt 8 Punkte",
    "pier18.score.plan/only-if-completed:left-out": "Jeder Plan bringt 4 Punkte",
    "pier18.score.plan/only-if-completed:inverted": (
        "Ein nicht erfüllter Plan bringt 4 Punkte, ein erfüllter nichts"
    ),
    "pier18.score.plan/only-if-completed:wrong-scope": "Ein erfüllter Plan bringt allen 4 Punkte",
    "pier18.score.plan/only-if-completed:misreading": "Ein nicht erfüllter Plan kostet 4 Punkte",
    "pier18.score.patrons/one-each:left-out": "Patronenkarten bringen nichts",
    "pier18.score.patrons/one-each:off-by-one": "Die erste Patronenkarte bringt nichts",
    "pier18.score.patrons/one-each:wrong-scope": (
        "Nur wer die meisten Patronenkarten hat, bekommt Punkte dafür"
    ),
    "pier18.score.patrons/one-each:counted-twice": "Jede Patronenkarte bringt 2 Punkte",
    "pier18.score.patrons/one-each:max-for-sum": (
        "Patronenkarten bringen zusammen 1 Punkt, egal wie viele es sind"
    ),
    "pier18.score.patrons/one-each:misreading": "2 Patronenkarten bringen zusammen einen Punkt",
    "pier18.score.patrons/added-to-the-rest:left-out.patrons": "Patronenkarten fehlen in der Summe",
    "pier18.score.patrons/added-to-the-rest:left-out.plan": "Der Plan fehlt in der Summe",
    "pier18.score.patrons/added-to-the-rest:max-for-sum": "Als Summe gilt die beste Kategorie",
    "pier18.tie.symbols/points-first:inverted": "Weniger Punkte sind besser",
    "pier18.tie.symbols/points-first:tie-wrong": "Symbole entscheiden vor Punkten",
    "pier18.tie.symbols/most-symbols:left-out": (
        "Symbole zählen nicht; bei Gleichstand entscheiden gleich die Daten"
    ),
    "pier18.tie.symbols/most-symbols:inverted": "Weniger Symbole sind besser",
    "pier18.tie.symbols/most-symbols:tie-wrong.shared": (
        "Wer gleich viele Punkte hat, teilt sich den Rang"
    ),
    "pier18.tie.symbols/most-symbols:tie-wrong.seat": (
        "Bei gleich vielen Punkten entscheidet der frühere Sitz"
    ),
    "pier18.tie.symbols/every-kind:left-out.flower-sellers": (
        "Blumenverkäufer zählen nicht für den Gleichstand"
    ),
    "pier18.tie.symbols/every-kind:left-out.poets": "Dichter zählen nicht für den Gleichstand",
    "pier18.tie.symbols/every-kind:left-out.lovers": "Liebende zählen nicht für den Gleichstand",
    "pier18.tie.symbols/every-kind:left-out.fishers": "Fischer zählen nicht für den Gleichstand",
    "pier18.tie.symbols/every-kind:misreading": (
        "Bei Gleichstand entscheidet, wer mehr Arten von Symbolen hat"
    ),
    "pier18.tie.symbols/both-sides:wrong-scope.upper": (
        "Für den Gleichstand zählen nur Symbole der oberen Seite"
    ),
    "pier18.tie.symbols/both-sides:wrong-scope.lower": (
        "Für den Gleichstand zählen nur Symbole der unteren Seite"
    ),
    "pier18.tie.symbols/both-sides:max-for-sum": (
        "Für den Gleichstand zählt nur die Seite mit mehr Symbolen"
    ),
    "pier18.tie.symbols/not-the-length:wrong-scope": (
        "Für den Gleichstand zählen Spalten mit einem Symbol"
    ),
    "pier18.tie.symbols/not-the-length:misreading.length": (
        "Bei Gleichstand entscheidet der längere Pier"
    ),
    "pier18.tie.symbols/not-the-length:misreading.blanks": (
        "Bei Gleichstand entscheidet, wer weniger leere Felder hat"
    ),
    "pier18.tie.symbols/every-place:wrong-scope": "Symbole entscheiden nur über den ersten Rang",
    "pier18.tie.symbols/below-first:wrong-scope": (
        "Wer den Gleichstand um den ersten Rang verliert, teilt sich den zweiten"
    ),
    "pier18.tie.date/symbols-first:tie-wrong": "Daten entscheiden vor Symbolen",
    "pier18.tie.date/earliest:left-out": (
        "Wer gleich viele Punkte und Symbole hat, teilt sich den Rang"
    ),
    "pier18.tie.date/earliest:inverted": "Das späteste Datum liegt vorn",
    "pier18.tie.date/earliest:tie-wrong.seat": (
        "Bei gleich vielen Symbolen entscheidet der frühere Sitz"
    ),
    "pier18.tie.date/earliest:tie-wrong.last-seat": (
        "Bei gleich vielen Symbolen entscheidet der spätere Sitz"
    ),
    "pier18.tie.date/month-before-day:left-out.month": "Nur der Tag wird verglichen",
    "pier18.tie.date/month-before-day:left-out.day": "Nur der Monat wird verglichen",
    "pier18.tie.date/month-before-day:inverted": "Beim Datum kommt der Tag vor dem Monat",
    "pier18.tie.date/month-before-day:misreading": (
        "Es gewinnt, was dem 1. Januar am nächsten liegt, auch ein Tag Ende Dezember"
    ),
    "pier18.tie.date/shared-place:tie-wrong.seat": (
        "Löst keine Regel den Gleichstand auf, entscheidet der frühere Sitz"
    ),
    "pier18.tie.date/shared-place:tie-wrong.worse": (
        "Löst keine Regel den Gleichstand auf, wird der schlechtere Rang geteilt"
    ),
    "pier18.tie.date/next-place:off-by-one": "Nach einem geteilten Rang wird keiner übersprungen",
    "pier18.tie.date/every-place:wrong-scope": "Daten entscheiden nur über den ersten Rang",
    "pier18.control:identity": "Wertet nach den Regeln",
    "pier18.control:gross": "Gibt allen 1 Punkt mehr",
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
        "Rand ist nur der Rahmen um 4 Reihen und 4 Spalten"
    ),
    "auctionland.score.beaches/half-side:left-out.needs-whole-side": (
        "Ein Strand muss eine ganze Seite am Rand füllen"
    ),
    "auctionland.score.beaches/half-side:off-by-one.first-half-only": (
        "Bei Stränden zählt nur die erste Hälfte jeder Seite"
    ),
    "auctionland.score.beaches/gap:left-out.gap-is-land": (
        "Ein leeres Feld im Umriss der Insel ist kein Rand"
    ),
    "auctionland.score.beaches/gap:inverted.gap-only": (
        "Nur Seiten um Lücken sind Rand, die äußeren nicht"
    ),
    "auctionland.score.beaches/gap:wrong-scope.lake-is-land": (
        "Eine Lücke, die ganz von Plättchen umschlossen ist, ist kein Rand"
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
        "Liegt gegenüber eine Seite ohne Zone, ist das Rand"
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
        "Nur der erste Strand eines Plättchens zählt"
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
        "In der Tabelle wird die Zahl der Vergnügungsparks nachgesehen"
    ),
    "auctionland.score.theme-parks/largest:tie-wrong.equal-areas-add": (
        "Gleich große Vergnügungsparks werden addiert"
    ),
    "auctionland.score.theme-parks/edges:left-out.never-joins": (
        "Vergnügungsparks verbinden sich nie"
    ),
    "auctionland.score.theme-parks/tiles:off-by-one.joins-counted": (
        "Gezählt werden die Verbindungen eines Vergnügungsparks, eine weniger als Plättchen"
    ),
    "auctionland.score.theme-parks/tiles:counted-twice.zones-counted": (
        "Gezählt werden die Zonen eines Vergnügungsparks, nicht die Plättchen"
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
        "Das größte Gartengebiet wird mit dem größten Hausgebiet multipliziert"
    ),
    "auctionland.score.gardens-houses/inner:misreading.inner-are-one": (
        "Alle Gärten im Inneren eines Plättchens sind einer, alle Häuser ebenso"
    ),
    "auctionland.score.icons/places:left-out.most-only": "Nur die meisten Symbole bringen Punkte",
    "auctionland.score.icons/places:inverted.fewest-win": (
        "Die wenigsten Symbole bringen am meisten"
    ),
    "auctionland.score.icons/places:off-by-one.one-place-late": (
        "Die meisten Symbole bringen 10 Punkte, die zweitmeisten 5"
    ),
    "auctionland.score.icons/fourth:left-out.fourth-scores": (
        "Auch nach den drittmeisten Symbolen gibt es noch 5 Punkte"
    ),
    "auctionland.score.icons/fourth:off-by-one.third-is-nothing": (
        "Die drittmeisten Symbole bringen nichts"
    ),
    "auctionland.score.icons/few-players:left-out.last-is-nothing": (
        "Wer die wenigsten Symbole hat, bekommt nichts dafür"
    ),
    "auctionland.score.icons/few-players:wrong-scope.third-needs-four": (
        "Die drittmeisten Symbole bringen erst ab 4 Personen Punkte"
    ),
    "auctionland.score.icons/tie-same:left-out.tie-by-seat": (
        "Bei gleich vielen Symbolen entscheidet der frühere Sitz"
    ),
    "auctionland.score.icons/tie-same:inverted.tie-is-nothing": (
        "Wer gleich viele Symbole hat wie jemand anders, bekommt nichts"
    ),
    "auctionland.score.icons/tie-same:wrong-scope.tie-first-only": (
        "Nur ein Gleichstand um die meisten Symbole bringt Punkte"
    ),
    "auctionland.score.icons/tie-same:tie-wrong.tie-split": (
        "Bei Gleichstand werden die Punkte der Ränge geteilt"
    ),
    "auctionland.score.icons/tie-same:tie-wrong.tie-lower-place": (
        "Bei Gleichstand zählt der letzte der belegten Ränge"
    ),
    "auctionland.score.icons/tie-skips:left-out.tie-skips-none": (
        "Ein Gleichstand bei Symbolen verbraucht nur einen Rang"
    ),
    "auctionland.score.icons/tie-skips:off-by-one.tie-skips-one": (
        "Ein Gleichstand bei Symbolen überspringt nur einen Rang, egal wie viele ihn teilen"
    ),
    "auctionland.score.icons/tie-skips:wrong-scope.only-first-tie-skips": (
        "Nur ein Gleichstand um die meisten Symbole überspringt Ränge"
    ),
    "auctionland.score.icons/tie-skips:counted-twice.tie-skips-twice": (
        "Wer einen Rang mitbelegt, überspringt zwei Ränge statt einen"
    ),
    "auctionland.score.icons/none:left-out.none-can-place": (
        "Auch ohne Symbol bekommt man Punkte für seinen Rang"
    ),
    "auctionland.score.icons/none:off-by-one.two-needed": "Ein einzelnes Symbol genügt nicht",
    "auctionland.score.icons/none:wrong-scope.only-zeros-fail": (
        "Hat niemand ein Symbol, gibt es nichts, sonst kann man auch ohne Symbol punkten"
    ),
    "auctionland.score.icons/each-type:left-out.all-types-together": (
        "Die Symbole aller Arten werden zusammengezählt"
    ),
    "auctionland.score.icons/each-type:max-for-sum.best-type-only": (
        "Alle bekommen nur für ihre beste Art Punkte"
    ),
    "auctionland.score.icons/each-type:misreading.all-types-needed": (
        "Nur wer alle Arten von Symbolen hat, bekommt dafür Punkte"
    ),
    "auctionland.score.icons/each-icon:left-out.tiles-counted": (
        "Gezählt werden Plättchen mit Symbol, nicht die Symbole"
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
        "Symbole auf Plättchen ohne Zonen zählen nicht"
    ),
    "auctionland.score.icons/anywhere:wrong-neighbourhood.largest-group": (
        "Nur die größte Gruppe benachbarter Plättchen mit Symbol zählt"
    ),
    "auctionland.score.icons/all-players:wrong-scope.earlier-seats-only": (
        "Symbole werden nur mit den Sitzen davor verglichen"
    ),
    "auctionland.score.icons/all-players:wrong-neighbourhood.next-seats-only": (
        "Symbole werden nur mit den Sitzen links und rechts verglichen"
    ),
    "auctionland.tie.money/total:left-out.total-without-icons": "Symbole fehlen in der Summe",
    "auctionland.tie.money/total:inverted.fewest-points-win": (
        "Wer die wenigsten Punkte hat, gewinnt"
    ),
    "auctionland.tie.money/total:wrong-scope.total-with-money": "Geld wird zu den Punkten addiert",
    "auctionland.tie.money/total:counted-twice.gardens-houses-twice": (
        "Gärten und Häuser werden doppelt zur Summe addiert"
    ),
    "auctionland.tie.money/total:max-for-sum.total-best-category": (
        "Als Summe gilt die beste Kategorie"
    ),
    "auctionland.tie.money/points-first:left-out.money-first": "Geld entscheidet vor den Punkten",
    "auctionland.tie.money/points-first:wrong-scope.money-closes-one-point": (
        "Geld entscheidet auch bei 1 Punkt Unterschied"
    ),
    "auctionland.tie.money/points-first:misreading.rank-points-and-money": (
        "Über den Rang entscheidet die Summe aus Punkten und Geld"
    ),
    "auctionland.tie.money/most-money:left-out.money-ignored": "Geld löst keinen Gleichstand auf",
    "auctionland.tie.money/most-money:inverted.least-money": (
        "Bei Gleichstand gewinnt das wenigste Geld"
    ),
    "auctionland.tie.money/most-money:off-by-one.money-two-more-needed": (
        "1 Dollar mehr genügt nicht, um den Gleichstand aufzulösen"
    ),
    "auctionland.tie.money/most-money:tie-wrong.seat-before-money": (
        "Bei Gleichstand entscheidet der frühere Sitz"
    ),
    "auctionland.tie.money/shared:left-out.shared-by-seat": (
        "Bei gleich viel Geld liegt der frühere Sitz vorn"
    ),
    "auctionland.tie.money/shared:inverted.shared-by-last-seat": (
        "Bei gleich viel Geld liegt der spätere Sitz vorn"
    ),
    "auctionland.tie.money/next-place:left-out.next-place-not-skipped": (
        "Nach einem geteilten Rang wird keiner übersprungen"
    ),
    "auctionland.tie.money/next-place:tie-wrong.shared-place-is-the-lower": (
        "Wer einen Rang teilt, bekommt den letzten der belegten"
    ),
    "auctionland.tie.money/every-place:left-out.money-for-first-only": (
        "Geld entscheidet nur über den ersten Rang"
    ),
    "auctionland.tie.money/every-place:inverted.money-not-for-first": (
        "Geld entscheidet über alle Ränge außer dem ersten"
    ),
    "auctionland.score.theme-parks/edges:inverted.corners-only": (
        "Vergnügungsparks verbinden sich über Ecken, nicht über Kanten"
    ),
    "auctionland.score.theme-parks/edges:wrong-scope.rows-only": (
        "Vergnügungsparks verbinden sich nur in Reihen"
    ),
    "auctionland.score.theme-parks/edges:wrong-scope.columns-only": (
        "Vergnügungsparks verbinden sich nur in Spalten"
    ),
    "auctionland.score.theme-parks/edges:wrong-neighbourhood.corners-too": (
        "Vergnügungsparks verbinden sich auch über Ecken"
    ),
    "auctionland.score.theme-parks/facing:left-out.tiles-join": (
        "Vergnügungsparks verbinden sich, sobald ihre Plättchen Nachbarn sind"
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
        "Vergnügungsparks verbinden sich, wenn beide die gemeinsame Seite berühren, egal in "
        "welcher Hälfte"
    ),
    "auctionland.score.theme-parks/second-zone:inverted.zones-merge": (
        "Vergnügungsparks eines Plättchens, die zwei Zonen sind, verschmelzen"
    ),
    "auctionland.score.theme-parks/second-zone:left-out.first-zone-only": (
        "Vergnügungsparks zählen nur mit der ersten Zone jedes Plättchens"
    ),
    "auctionland.score.theme-parks/one-zone:left-out.parts-apart": (
        "Vergnügungsparks, die an mehreren Stellen eines Plättchens vorkommen, sind mehrere Zonen"
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
        "Vergnügungsparks verbinden sich über ein leeres Feld hinweg"
    ),
    "auctionland.score.gardens-houses/edges:inverted.corners-only": (
        "Gärten und Häuser verbinden sich über Ecken, nicht über Kanten"
    ),
    "auctionland.score.gardens-houses/edges:wrong-scope.rows-only": (
        "Gärten und Häuser verbinden sich nur in Reihen"
    ),
    "auctionland.score.gardens-houses/edges:wrong-scope.columns-only": (
        "Gärten und Häuser verbinden sich nur in Spalten"
    ),
    "auctionland.score.gardens-houses/edges:wrong-neighbourhood.corners-too": (
        "Gärten und Häuser verbinden sich auch über Ecken"
    ),
    "auctionland.score.gardens-houses/facing:left-out.tiles-join": (
        "Gärten und Häuser verbinden sich, sobald ihre Plättchen Nachbarn sind"
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
        "Gärten und Häuser verbinden sich, wenn beide die gemeinsame Seite berühren, egal in "
        "welcher Hälfte"
    ),
    "auctionland.score.gardens-houses/second-zone:inverted.zones-merge": (
        "Gärten und Häuser eines Plättchens, die zwei Zonen sind, verschmelzen"
    ),
    "auctionland.score.gardens-houses/second-zone:left-out.first-zone-only": (
        "Gärten und Häuser zählen nur mit der ersten Zone jedes Plättchens"
    ),
    "auctionland.score.gardens-houses/one-zone:left-out.parts-apart": (
        "Gärten und Häuser, die an mehreren Stellen eines Plättchens vorkommen, sind mehrere Zonen"
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
        "Gärten und Häuser verbinden sich über ein leeres Feld hinweg"
    ),
    "auctionland.score.beaches/table:left-out.count-is-points": (
        "Strände: Die Anzahl gilt als Punkte"
    ),
    "auctionland.score.beaches/table:off-by-one.table-from-one": (
        "Strände: Die Tabelle beginnt mit der Anzahl 1"
    ),
    "auctionland.score.beaches/table:off-by-one.table-late": (
        "Strände: Der Eintrag der nächsten Anzahl wird genommen"
    ),
    "auctionland.score.beaches/table:wrong-scope.other-table": (
        "Strände: Die andere Tabelle wird benutzt"
    ),
    "auctionland.score.beaches/table:counted-twice.points-each": (
        "Strände: Der Eintrag der Tabelle wird für jedes Plättchen gegeben"
    ),
    "auctionland.score.beaches/table:max-for-sum.table-summed": (
        "Strände: Alle Einträge bis zur Anzahl werden addiert"
    ),
    "auctionland.score.beaches/table:misreading.none-is-zero": (
        "Strände: Die Anzahl 0 bringt nichts, egal was in der Tabelle steht"
    ),
    "auctionland.score.beaches/open-end:left-out.end-is-zero": (
        "Strände: Jede Anzahl nach dem letzten Eintrag mit Plus bringt nichts"
    ),
    "auctionland.score.beaches/open-end:inverted.end-is-missing": (
        "Strände: Jede Anzahl nach dem letzten Eintrag mit Plus steht nicht in der Tabelle"
    ),
    "auctionland.score.beaches/open-end:off-by-one.end-grows": (
        "Strände: Nach dem letzten Eintrag mit Plus bringt jedes weitere Plättchen 1 Punkt mehr"
    ),
    "auctionland.score.beaches/last-entry:off-by-one.last-is-beyond": (
        "Strände: Der letzte Eintrag einer Tabelle ohne Plus wird nicht benutzt"
    ),
    "auctionland.score.theme-parks/table:left-out.count-is-points": (
        "Vergnügungsparks: Die Anzahl gilt als Punkte"
    ),
    "auctionland.score.theme-parks/table:off-by-one.table-from-one": (
        "Vergnügungsparks: Die Tabelle beginnt mit der Anzahl 1"
    ),
    "auctionland.score.theme-parks/table:off-by-one.table-late": (
        "Vergnügungsparks: Der Eintrag der nächsten Anzahl wird genommen"
    ),
    "auctionland.score.theme-parks/table:wrong-scope.other-table": (
        "Vergnügungsparks: Die andere Tabelle wird benutzt"
    ),
    "auctionland.score.theme-parks/table:counted-twice.points-each": (
        "Vergnügungsparks: Der Eintrag der Tabelle wird für jedes Plättchen gegeben"
    ),
    "auctionland.score.theme-parks/table:max-for-sum.table-summed": (
        "Vergnügungsparks: Alle Einträge bis zur Anzahl werden addiert"
    ),
    "auctionland.score.theme-parks/table:misreading.none-is-zero": (
        "Vergnügungsparks: Die Anzahl 0 bringt nichts, egal was in der Tabelle steht"
    ),
    "auctionland.score.theme-parks/open-end:left-out.end-is-zero": (
        "Vergnügungsparks: Jede Anzahl nach dem letzten Eintrag mit Plus bringt nichts"
    ),
    "auctionland.score.theme-parks/open-end:inverted.end-is-missing": (
        "Vergnügungsparks: Jede Anzahl nach dem letzten Eintrag mit Plus steht nicht in der Tabelle"
    ),
    "auctionland.score.theme-parks/open-end:off-by-one.end-grows": (
        "Vergnügungsparks: Nach dem letzten Eintrag mit Plus bringt jedes weitere Plättchen 1 "
        "Punkt mehr"
    ),
    "auctionland.score.theme-parks/last-entry:off-by-one.last-is-beyond": (
        "Vergnügungsparks: Der letzte Eintrag einer Tabelle ohne Plus wird nicht benutzt"
    ),
}

MUTANTS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
