"""What each mutant of Pier 18 gets wrong, as a sentence in English and in German."""

from collections.abc import Mapping

WORDS: Mapping[str, tuple[str, str]] = {
    "control:identity": ("nothing is wrong", "Wertet nach den Regeln"),
    "control:gross": ("every total is one point too high", "Gibt allen 1 Punkt mehr"),
    "score.poets/two-for-one:left-out": (
        "each Poet scores a point, without a partner",
        "Jeder Dichter bringt einen Punkt, auch ohne Partner",
    ),
    "score.poets/two-for-one:inverted": (
        "each Poet scores 2 points",
        "Jeder Dichter bringt 2 Punkte",
    ),
    "score.poets/two-for-one:off-by-one": (
        "it takes 3 Poets to score a point",
        "Für einen Punkt braucht es 3 Dichter",
    ),
    "score.poets/two-for-one:counted-twice": (
        "each pair of Poets scores 2 points",
        "Jedes Paar von Dichtern bringt 2 Punkte",
    ),
    "score.poets/two-for-one:max-for-sum": (
        "one pair of Poets is all that counts",
        "Mehr als ein Paar von Dichtern zählt nicht",
    ),
    "score.poets/two-for-one:misreading": (
        "each Poet after the first scores a point",
        "Jeder Dichter nach dem ersten bringt einen Punkt",
    ),
    "score.poets/odd-one-out:left-out": (
        "a Poet left over scores half a point",
        "Ein Dichter, der übrig bleibt, bringt einen halben Punkt",
    ),
    "score.poets/odd-one-out:off-by-one": ("Poets are rounded up", "Bei Dichtern wird aufgerundet"),
    "score.poets/odd-one-out:misreading": (
        "an odd number of Poets scores nothing at all",
        "Eine ungerade Zahl von Dichtern bringt gar nichts",
    ),
    "score.poets/whole-pier:wrong-scope.each-side": (
        "the Poets of each side are paired separately",
        "Die Dichter jeder Seite werden für sich gepaart",
    ),
    "score.poets/whole-pier:wrong-scope.upper": (
        "only Poets on the upper side count",
        "Nur Dichter auf der oberen Seite zählen",
    ),
    "score.poets/whole-pier:wrong-scope.lower": (
        "only Poets on the lower side count",
        "Nur Dichter auf der unteren Seite zählen",
    ),
    "score.poets/whole-pier:max-for-sum": (
        "only the side with more Poets counts",
        "Nur die Seite mit mehr Dichtern zählt",
    ),
    "score.poets/need-not-touch:inverted": (
        "a Poet with another beside it does not count",
        "Ein Dichter mit einem anderen daneben zählt nicht",
    ),
    "score.poets/need-not-touch:wrong-neighbourhood.side": (
        "only Poets next to each other on a side make a pair",
        "Nur Dichter nebeneinander auf einer Seite bilden ein Paar",
    ),
    "score.poets/need-not-touch:wrong-neighbourhood.column": (
        "only 2 Poets in one column make a pair",
        "Nur 2 Dichter in einer Spalte bilden ein Paar",
    ),
    "score.lovers/two-points:left-out": ("Lovers score nothing", "Liebende bringen nichts"),
    "score.lovers/two-points:inverted": (
        "Lovers who are blocked score 2 points, and others nothing",
        "Gestörte Liebende bringen 2 Punkte, andere nichts",
    ),
    "score.lovers/two-points:off-by-one.less": (
        "Lovers on their own score 1 point",
        "Ungestörte Liebende bringen 1 Punkt",
    ),
    "score.lovers/two-points:off-by-one.more": (
        "Lovers on their own score 3 points",
        "Ungestörte Liebende bringen 3 Punkte",
    ),
    "score.lovers/two-points:counted-twice": (
        "Lovers on their own score 4 points",
        "Ungestörte Liebende bringen 4 Punkte",
    ),
    "score.lovers/one-by-one:wrong-scope": (
        "one blocked Lovers symbol spoils all Lovers on the pier",
        "Sind irgendwo Liebende gestört, bringen auch alle anderen nichts",
    ),
    "score.lovers/one-by-one:max-for-sum": (
        "only one of all Lovers scores points",
        "Von allen Liebenden eines Piers bringt nur ein Symbol Punkte",
    ),
    "score.lovers/gap-of-two:left-out": (
        "somebody anywhere on the side blocks",
        "Alle Figuren auf der Seite stören, egal wie weit weg",
    ),
    "score.lovers/gap-of-two:off-by-one.near": (
        "only direct neighbours block",
        "Nur direkte Nachbarn stören",
    ),
    "score.lovers/gap-of-two:off-by-one.far": (
        "somebody 3 spaces away blocks too",
        "Auch wer 3 Felder entfernt ist, stört",
    ),
    "score.lovers/gap-of-two:wrong-neighbourhood": (
        "somebody 2 spaces away blocks, and a direct neighbour does not",
        "Wer 2 Felder entfernt ist, stört, direkte Nachbarn nicht",
    ),
    "score.lovers/both-directions:wrong-neighbourhood.land": (
        "Lovers look only towards the land",
        "Nur wer zum Land hin liegt, stört",
    ),
    "score.lovers/both-directions:wrong-neighbourhood.water": (
        "Lovers look only towards the water",
        "Nur wer zum Wasser hin liegt, stört",
    ),
    "score.lovers/both-directions:misreading": (
        "Lovers are blocked only if there is somebody both on the left and on the right",
        "Gestört ist nur, wer links und rechts jemanden hat",
    ),
    "score.lovers/other-lovers-block:left-out": (
        "other Lovers do not block",
        "Andere Liebende stören nicht",
    ),
    "score.lovers/other-lovers-block:inverted": (
        "nobody but other Lovers blocks",
        "Nur andere Liebende stören",
    ),
    "score.lovers/other-lovers-block:misreading": (
        "of Lovers near each other, the ones nearer to the land score",
        "Liegen Liebende nah beieinander, bringen die näher am Land Punkte",
    ),
    "score.lovers/every-kind-blocks:left-out.flower-sellers": (
        "Flower Sellers do not block",
        "Blumenverkäufer stören nicht",
    ),
    "score.lovers/every-kind-blocks:left-out.poets": ("Poets do not block", "Dichter stören nicht"),
    "score.lovers/every-kind-blocks:left-out.fishers": (
        "Fishers do not block",
        "Fischer stören nicht",
    ),
    "score.lovers/every-kind-blocks:left-out.all": ("nobody blocks", "Niemand stört"),
    "score.lovers/same-side:wrong-scope": (
        "somebody within 2 columns on the other side blocks too",
        "Auch auf der anderen Seite stört, wer bis zu 2 Spalten entfernt ist",
    ),
    "score.lovers/same-side:wrong-neighbourhood": (
        "somebody in the same column on the other side blocks too",
        "Auch wer in derselben Spalte auf der anderen Seite liegt, stört",
    ),
    "score.lovers/land-end:inverted": (
        "beyond the land end counts as occupied",
        "Jenseits des Landendes ist alles besetzt",
    ),
    "score.lovers/land-end:off-by-one": (
        "Lovers in the first column score nothing",
        "Liebende in der ersten Spalte bringen nichts",
    ),
    "score.lovers/land-end:wrong-neighbourhood.ring": (
        "past the land end comes the water end of the same side",
        "Vor dem Landende geht es mit dem Wasserende derselben Seite weiter",
    ),
    "score.lovers/land-end:wrong-neighbourhood.flat": (
        "past the land end of the lower side comes the water end of the upper side",
        "Links von der unteren Seite geht es mit dem Ende der oberen weiter",
    ),
    "score.lovers/water-end:inverted": (
        "beyond the water end counts as occupied",
        "Jenseits des Wasserendes ist alles besetzt",
    ),
    "score.lovers/water-end:off-by-one": (
        "Lovers in the last column score nothing",
        "Liebende in der letzten Spalte bringen nichts",
    ),
    "score.lovers/water-end:wrong-neighbourhood.ring": (
        "past the water end comes the land end of the same side",
        "Nach dem Wasserende geht es mit dem Landende derselben Seite weiter",
    ),
    "score.lovers/water-end:wrong-neighbourhood.flat": (
        "past the water end of the upper side comes the land end of the lower side",
        "Rechts von der oberen Seite geht es mit dem Anfang der unteren weiter",
    ),
    "score.lovers/water-end:misreading": (
        "at the water end, each side goes on into the other",
        "Am Wasserende gehen die Seiten ineinander über",
    ),
    "score.fishers/one-point:left-out": (
        "the fuller side scores 1 point in all",
        "Die vollere Seite bringt insgesamt 1 Punkt",
    ),
    "score.fishers/one-point:off-by-one": (
        "one Fisher of the side scores nothing",
        "Ein Fischer der Seite, die zählt, bringt nichts",
    ),
    "score.fishers/one-point:counted-twice": (
        "each Fisher scores 2 points",
        "Jeder Fischer bringt 2 Punkte",
    ),
    "score.fishers/one-point:misreading": (
        "2 Fishers score a point, as Poets do",
        "2 Fischer bringen zusammen einen Punkt, wie bei den Dichtern",
    ),
    "score.fishers/fuller-side:inverted": (
        "the side with fewer Fishers counts",
        "Die Seite mit weniger Fischern zählt",
    ),
    "score.fishers/fuller-side:wrong-scope.upper": (
        "the upper side counts",
        "Immer zählt die obere Seite",
    ),
    "score.fishers/fuller-side:wrong-scope.lower": (
        "the lower side counts",
        "Immer zählt die untere Seite",
    ),
    "score.fishers/fuller-side:misreading": (
        "the side with more symbols of all kinds counts",
        "Die Seite mit mehr Symbolen aller Arten zählt",
    ),
    "score.fishers/other-side-nothing:left-out": (
        "the Fishers of both sides count",
        "Die Fischer beider Seiten zählen",
    ),
    "score.fishers/other-side-nothing:inverted": (
        "the Fishers of the other side are subtracted",
        "Die Fischer der anderen Seite werden abgezogen",
    ),
    "score.fishers/equal-sides:counted-twice": (
        "if the sides are equal, both count",
        "Bei gleich vielen Fischern zählen beide Seiten",
    ),
    "score.fishers/equal-sides:tie-wrong": (
        "if the sides are equal, neither counts",
        "Bei gleich vielen Fischern zählt keine Seite",
    ),
    "score.fishers/need-not-touch:inverted": (
        "a Fisher with another beside it does not count",
        "Ein Fischer mit einem anderen daneben zählt nicht",
    ),
    "score.fishers/need-not-touch:wrong-neighbourhood": (
        "only the longest row of Fishers without a gap counts",
        "Nur die längste Reihe von Fischern ohne Lücke zählt",
    ),
    "score.flower-sellers/one-per-other-symbol:left-out": (
        "a group scores 1 point, whatever its size",
        "Eine Gruppe bringt 1 Punkt, egal wie groß sie ist",
    ),
    "score.flower-sellers/one-per-other-symbol:off-by-one.more": (
        "every symbol of the group counts, the Flower Seller too",
        "Alle Symbole der Gruppe zählen, auch der Blumenverkäufer",
    ),
    "score.flower-sellers/one-per-other-symbol:off-by-one.less": (
        "one more symbol of a group does not count",
        "Eines der anderen Symbole zählt nicht mit",
    ),
    "score.flower-sellers/one-per-other-symbol:counted-twice": (
        "each other symbol scores 2 points",
        "Jedes andere Symbol bringt 2 Punkte",
    ),
    "score.flower-sellers/every-kind:left-out.poets": (
        "Poets score nothing in a group",
        "Dichter bringen in einer Gruppe nichts",
    ),
    "score.flower-sellers/every-kind:left-out.lovers": (
        "Lovers score nothing in a group",
        "Liebende bringen in einer Gruppe nichts",
    ),
    "score.flower-sellers/every-kind:left-out.fishers": (
        "Fishers score nothing in a group",
        "Fischer bringen in einer Gruppe nichts",
    ),
    "score.flower-sellers/every-kind:max-for-sum": (
        "only the most frequent kind of other symbols counts",
        "Von den anderen Symbolen zählt nur die häufigste Art",
    ),
    "score.flower-sellers/every-kind:misreading": (
        "each kind of other symbols counts once",
        "Von den anderen Symbolen zählt jede Art nur einmal",
    ),
    "score.flower-sellers/other-sellers:inverted": (
        "only other Flower Sellers count",
        "Nur andere Blumenverkäufer zählen",
    ),
    "score.flower-sellers/other-sellers:off-by-one": (
        "of several Flower Sellers none is left out",
        "In Gruppen mit mehreren Blumenverkäufern zählen alle mit",
    ),
    "score.flower-sellers/other-sellers:counted-twice": (
        "other Flower Sellers count double",
        "Andere Blumenverkäufer zählen doppelt",
    ),
    "score.flower-sellers/alone:off-by-one": (
        "a Flower Seller alone scores 1 point",
        "Ein Blumenverkäufer allein bringt 1 Punkt",
    ),
    "score.flower-sellers/needs-a-seller:left-out": (
        "every group scores, with a Flower Seller or without",
        "Jede Gruppe wird gewertet, mit Blumenverkäufer oder ohne",
    ),
    "score.flower-sellers/needs-a-seller:inverted": (
        "groups without a Flower Seller score, and the others do not",
        "Gruppen ohne Blumenverkäufer werden gewertet, andere nicht",
    ),
    "score.flower-sellers/needs-a-seller:wrong-scope": (
        "one Flower Seller anywhere makes all groups score",
        "Ein einziger Blumenverkäufer genügt, und alle Gruppen werden gewertet",
    ),
    "score.flower-sellers/once-per-group:inverted": (
        "a group with several Flower Sellers scores nothing",
        "Eine Gruppe mit mehreren Blumenverkäufern bringt nichts",
    ),
    "score.flower-sellers/once-per-group:counted-twice": (
        "a group scores once for each of its Flower Sellers",
        "Eine Gruppe wird für jeden ihrer Blumenverkäufer gewertet",
    ),
    "score.flower-sellers/every-group:wrong-scope": (
        "only the group nearest to the land scores",
        "Nur die Gruppe, die dem Land am nächsten liegt, wird gewertet",
    ),
    "score.flower-sellers/every-group:max-for-sum": (
        "only the best group scores",
        "Nur die beste Gruppe wird gewertet",
    ),
    "score.flower-sellers/whole-group:off-by-one": (
        "a group ends 2 steps from the Flower Seller",
        "Eine Gruppe reicht nur bis 2 Felder vom Blumenverkäufer",
    ),
    "score.flower-sellers/whole-group:wrong-neighbourhood": (
        "only direct neighbours of a Flower Seller count",
        "Nur direkte Nachbarn eines Blumenverkäufers zählen",
    ),
    "score.flower-sellers/along-the-side:left-out": (
        "symbols next to each other on a side do not form a group",
        "Symbole nebeneinander auf einer Seite sind keine Gruppe",
    ),
    "score.flower-sellers/along-the-side:wrong-neighbourhood.land": (
        "a Flower Seller reaches only towards the land",
        "Ein Blumenverkäufer reicht nur zum Land hin",
    ),
    "score.flower-sellers/along-the-side:wrong-neighbourhood.water": (
        "a Flower Seller reaches only towards the water",
        "Ein Blumenverkäufer reicht nur zum Wasser hin",
    ),
    "score.flower-sellers/across-the-column:inverted": (
        "a group reaches across to the other side of the pier",
        "Eine Gruppe reicht auf die andere Seite des Piers hinüber",
    ),
    "score.flower-sellers/across-the-column:off-by-one": (
        "a symbol across from a group counts as well",
        "Auch ein Symbol gegenüber einer Gruppe zählt",
    ),
    "score.flower-sellers/across-the-column:wrong-scope": (
        "a group reaches across to the other side only at a Flower Seller",
        "Eine Gruppe reicht nur bei einem Blumenverkäufer auf die andere Seite hinüber",
    ),
    "score.flower-sellers/across-the-column:wrong-neighbourhood.down": (
        "a group reaches from the upper side to the lower, and not back",
        "Eine Gruppe reicht von der oberen Seite zur unteren und nicht zurück",
    ),
    "score.flower-sellers/across-the-column:wrong-neighbourhood.up": (
        "a group reaches from the lower side to the upper, and not back",
        "Eine Gruppe reicht von der unteren Seite zur oberen und nicht zurück",
    ),
    "score.flower-sellers/across-the-column:misreading": (
        "both sides are one row, in which the 2 symbols of a column count as one",
        "Beide Seiten sind eine Reihe, in der die 2 Symbole einer Spalte als eines zählen",
    ),
    "score.flower-sellers/no-diagonals:inverted": (
        "diagonal spaces are adjacent",
        "Schräg liegende Felder sind benachbart",
    ),
    "score.flower-sellers/no-diagonals:wrong-neighbourhood": (
        "all spaces around a symbol are adjacent, across and diagonal ones too",
        "Alle Felder um ein Symbol sind benachbart, auch gegenüber und schräg",
    ),
    "score.flower-sellers/empty-space-parts:left-out": (
        "all symbols of the pier are one group",
        "Alle Symbole des Piers sind eine Gruppe",
    ),
    "score.flower-sellers/empty-space-parts:off-by-one": (
        "a group reaches across an empty space",
        "Eine Gruppe reicht über ein leeres Feld hinweg",
    ),
    "score.flower-sellers/empty-space-parts:wrong-scope": (
        "all symbols of a side are connected",
        "Alle Symbole einer Seite sind eine Gruppe",
    ),
    "score.flower-sellers/ends-apart:wrong-neighbourhood.ring": (
        "the two ends of a side are adjacent",
        "Die beiden Enden einer Seite sind benachbart",
    ),
    "score.flower-sellers/ends-apart:wrong-neighbourhood.flat": (
        "the water end of the upper side is adjacent to the land end of the lower",
        "Das Wasserende der oberen Seite und das Landende der unteren sind benachbart",
    ),
    "score.plan/four-points:left-out": ("a Plan scores nothing", "Ein Plan bringt nichts"),
    "score.plan/four-points:off-by-one.less": (
        "a completed Plan scores 3 points",
        "Ein erfüllter Plan bringt 3 Punkte",
    ),
    "score.plan/four-points:off-by-one.more": (
        "a completed Plan scores 5 points",
        "Ein erfüllter Plan bringt 5 Punkte",
    ),
    "score.plan/four-points:counted-twice": (
        "a completed Plan scores 8 points",
        "Ein erfüllter Plan bringt 8 Punkte",
    ),
    "score.plan/only-if-completed:left-out": (
        "every Plan scores 4 points",
        "Jeder Plan bringt 4 Punkte",
    ),
    "score.plan/only-if-completed:inverted": (
        "a Plan that is not completed scores 4 points, and a completed one nothing",
        "Ein nicht erfüllter Plan bringt 4 Punkte, ein erfüllter nichts",
    ),
    "score.plan/only-if-completed:wrong-scope": (
        "one completed Plan gives all players 4 points",
        "Ein erfüllter Plan bringt allen 4 Punkte",
    ),
    "score.plan/only-if-completed:misreading": (
        "a Plan that is not completed costs 4 points",
        "Ein nicht erfüllter Plan kostet 4 Punkte",
    ),
    "score.patrons/one-each:left-out": (
        "Patron cards score nothing",
        "Patronenkarten bringen nichts",
    ),
    "score.patrons/one-each:off-by-one": (
        "the first Patron card scores nothing",
        "Die erste Patronenkarte bringt nichts",
    ),
    "score.patrons/one-each:wrong-scope": (
        "only the player with the most Patron cards scores them",
        "Nur wer die meisten Patronenkarten hat, bekommt Punkte dafür",
    ),
    "score.patrons/one-each:counted-twice": (
        "each Patron card scores 2 points",
        "Jede Patronenkarte bringt 2 Punkte",
    ),
    "score.patrons/one-each:max-for-sum": (
        "Patron cards score 1 point, however many there are",
        "Patronenkarten bringen zusammen 1 Punkt, egal wie viele es sind",
    ),
    "score.patrons/one-each:misreading": (
        "it takes 2 Patron cards to score a point",
        "2 Patronenkarten bringen zusammen einen Punkt",
    ),
    "score.patrons/added-to-the-rest:left-out.patrons": (
        "Patron cards are left out of the total",
        "Patronenkarten fehlen in der Summe",
    ),
    "score.patrons/added-to-the-rest:left-out.plan": (
        "the Plan is left out of the total",
        "Der Plan fehlt in der Summe",
    ),
    "score.patrons/added-to-the-rest:max-for-sum": (
        "the total is the best category",
        "Als Summe gilt die beste Kategorie",
    ),
    "pier/patron-cards-apart:left-out": (
        "Patron cards count as symbols in a tie",
        "Patronenkarten zählen beim Gleichstand als Symbole",
    ),
    "tie.symbols/points-first:inverted": ("fewer points are better", "Weniger Punkte sind besser"),
    "tie.symbols/points-first:tie-wrong": (
        "symbols come before points",
        "Symbole entscheiden vor Punkten",
    ),
    "tie.symbols/most-symbols:left-out": (
        "symbols do not matter, dates break the tie",
        "Symbole zählen nicht; bei Gleichstand entscheiden gleich die Daten",
    ),
    "tie.symbols/most-symbols:inverted": (
        "fewer symbols are better",
        "Weniger Symbole sind besser",
    ),
    "tie.symbols/most-symbols:tie-wrong.shared": (
        "equal points share a place",
        "Wer gleich viele Punkte hat, teilt sich den Rang",
    ),
    "tie.symbols/most-symbols:tie-wrong.seat": (
        "with equal points, the earlier seat is ahead",
        "Bei gleich vielen Punkten entscheidet der frühere Sitz",
    ),
    "tie.symbols/every-kind:left-out.flower-sellers": (
        "Flower Sellers do not break a tie",
        "Blumenverkäufer zählen nicht für den Gleichstand",
    ),
    "tie.symbols/every-kind:left-out.poets": (
        "Poets do not break a tie",
        "Dichter zählen nicht für den Gleichstand",
    ),
    "tie.symbols/every-kind:left-out.lovers": (
        "Lovers do not break a tie",
        "Liebende zählen nicht für den Gleichstand",
    ),
    "tie.symbols/every-kind:left-out.fishers": (
        "Fishers do not break a tie",
        "Fischer zählen nicht für den Gleichstand",
    ),
    "tie.symbols/every-kind:misreading": (
        "more kinds of symbols are better",
        "Bei Gleichstand entscheidet, wer mehr Arten von Symbolen hat",
    ),
    "tie.symbols/both-sides:wrong-scope.upper": (
        "only symbols of the upper side break a tie",
        "Für den Gleichstand zählen nur Symbole der oberen Seite",
    ),
    "tie.symbols/both-sides:wrong-scope.lower": (
        "only symbols of the lower side break a tie",
        "Für den Gleichstand zählen nur Symbole der unteren Seite",
    ),
    "tie.symbols/both-sides:max-for-sum": (
        "only the side with more symbols breaks a tie",
        "Für den Gleichstand zählt nur die Seite mit mehr Symbolen",
    ),
    "tie.symbols/not-the-length:wrong-scope": (
        "the number of columns with a symbol breaks a tie",
        "Für den Gleichstand zählen Spalten mit einem Symbol",
    ),
    "tie.symbols/not-the-length:misreading.length": (
        "the longer pier breaks a tie",
        "Bei Gleichstand entscheidet der längere Pier",
    ),
    "tie.symbols/not-the-length:misreading.blanks": (
        "fewer empty spaces break a tie",
        "Bei Gleichstand entscheidet, wer weniger leere Felder hat",
    ),
    "tie.symbols/every-place:wrong-scope": (
        "symbols break a tie only for the first place",
        "Symbole entscheiden nur über den ersten Rang",
    ),
    "tie.symbols/below-first:wrong-scope": (
        "whoever loses the tie for first place shares second place",
        "Wer den Gleichstand um den ersten Rang verliert, teilt sich den zweiten",
    ),
    "tie.date/symbols-first:tie-wrong": (
        "dates come before symbols",
        "Daten entscheiden vor Symbolen",
    ),
    "tie.date/earliest:left-out": (
        "equal points and symbols share a place",
        "Wer gleich viele Punkte und Symbole hat, teilt sich den Rang",
    ),
    "tie.date/earliest:inverted": ("the latest date is best", "Das späteste Datum liegt vorn"),
    "tie.date/earliest:tie-wrong.seat": (
        "with equal symbols, the earlier seat is ahead",
        "Bei gleich vielen Symbolen entscheidet der frühere Sitz",
    ),
    "tie.date/earliest:tie-wrong.last-seat": (
        "with equal symbols, the later seat is ahead",
        "Bei gleich vielen Symbolen entscheidet der spätere Sitz",
    ),
    "tie.date/month-before-day:left-out.month": (
        "only the day is compared",
        "Nur der Tag wird verglichen",
    ),
    "tie.date/month-before-day:left-out.day": (
        "only the month is compared",
        "Nur der Monat wird verglichen",
    ),
    "tie.date/month-before-day:inverted": (
        "the day comes before the month",
        "Beim Datum kommt der Tag vor dem Monat",
    ),
    "tie.date/month-before-day:misreading": (
        "the date nearest to 1 January is best, and late December is near",
        "Es gewinnt, was dem 1. Januar am nächsten liegt, auch ein Tag Ende Dezember",
    ),
    "tie.date/shared-place:tie-wrong.seat": (
        "among players who stay tied, the earlier seat is ahead",
        "Löst keine Regel den Gleichstand auf, entscheidet der frühere Sitz",
    ),
    "tie.date/shared-place:tie-wrong.worse": (
        "players who stay tied share the worse place",
        "Löst keine Regel den Gleichstand auf, wird der schlechtere Rang geteilt",
    ),
    "tie.date/next-place:off-by-one": (
        "the place after a shared one is the next number",
        "Nach einem geteilten Rang wird keiner übersprungen",
    ),
    "tie.date/every-place:wrong-scope": (
        "dates break a tie only for the first place",
        "Daten entscheiden nur über den ersten Rang",
    ),
}
"""By the id without the game."""
