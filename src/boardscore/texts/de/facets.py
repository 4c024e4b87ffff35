"""What each facet of a rule says, by its id."""

_PIER18: dict[str, str] = {
    "pier18.players/seats": "Nur besetzte Plätze sind am Zug",
    "pier18.deck/each-card-once": "Jede Karte gibt es einmal",
    "pier18.pier/patron-cards-apart": "Patronkarten sind keine Symbole des Piers",
    "pier18.pier/covered-is-gone": "Ein verdecktes Symbol zählt nicht mehr",
    "pier18.pier/across-cards": "Nachbarn auf zwei Karten sind Nachbarn wie die auf einer",
    "pier18.pier/corner-symbols": (
        "Das Patronsymbol in der Ecke einer Karte ist kein Symbol des Piers"
    ),
    "pier18.setup.deal/three-each": "Alle erhalten je 3 Karten",
    "pier18.setup.deal/a-hand-each": "Es gibt so viele Blätter wie Personen am Tisch",
    "pier18.setup.choose/any-two": (
        "Jede Karte der Hand kann der Plan sein und jede andere das Fundament"
    ),
    "pier18.setup.choose/two-different": "Plan und Fundament sind zwei verschiedene Karten",
    "pier18.setup.choose/own-hand": "Plan und Fundament stammen aus der eigenen Hand",
    "pier18.setup.choose/seat-order": (
        "Die Entscheidungen stehen in der Reihenfolge der Plätze da, eine für jeden"
    ),
    "pier18.setup.choose/foundation-first": "Das Fundament beginnt den Pier, am Land",
    "pier18.setup.return/third-card": (
        "Die dritten Karten sind wieder im Stapel und können gezogen werden"
    ),
    "pier18.setup.return/chosen-stay-out": "Pläne und Fundamente sind nicht im Stapel",
    "pier18.setup.first/earliest-date": (
        "Das früheste Datum auf einem Fundament beginnt, auf welchem Platz auch immer"
    ),
    "pier18.setup.first/of-the-foundation": (
        "Die Daten von Plänen und dritten Karten entscheiden nicht, wer beginnt"
    ),
    "pier18.setup.first/month-before-day": "Auch dafür, wer beginnt, geht der Monat dem Tag vor",
    "pier18.round.count/two-players": "Zu zweit werden mit 18 Karten 4 Runden gespielt",
    "pier18.round.count/three-players": "Zu dritt werden mit 18 Karten 3 Runden gespielt",
    "pier18.round.reveal/one-more-than-players": (
        "Es wird eine Karte mehr aufgedeckt, als Personen am Tisch sind"
    ),
    "pier18.round.reveal/from-the-deck": "Aufgedeckt werden kann nur, was noch im Stapel ist",
    "pier18.round.reveal/before-the-draft": (
        "In jeder Runde werden die Karten aufgedeckt, bevor jemand eine nimmt"
    ),
    "pier18.round.order/clockwise": "Vom Startspieler an geht es im Uhrzeigersinn um den Tisch",
    "pier18.round.order/first-player-moves-on": (
        "In der nächsten Runde beginnt der nächste Platz im Uhrzeigersinn"
    ),
    "pier18.round.order/one-card-each": "Alle nehmen in einer Runde eine Karte",
    "pier18.round.draft/any-open-card": "Jede Karte, die offen liegt, kann genommen werden",
    "pier18.round.draft/only-open-cards": (
        "Keine andere Karte kann genommen werden, auch keine schon genommene"
    ),
    "pier18.round.draft/water-end": (
        "Die Karte verlängert den Pier am Wasserende, so wie sie gedruckt ist"
    ),
    "pier18.round.draft/half-turn": (
        "Eine genommene Karte wird nicht um 180 Grad gedreht, wenn nichts anderes vereinbart ist"
    ),
    "pier18.round.overlap/all-but-one": (
        "Alle Spalten bis auf eine können überdeckt werden, nie alle"
    ),
    "pier18.round.overlap/none": "Es muss nichts überdeckt werden, und eine Lücke gibt es nicht",
    "pier18.round.overlap/card-before": (
        "Überdeckt werden die letzten Spalten der Karte direkt davor"
    ),
    "pier18.round.overlap/new-on-top": "Die neue Karte liegt oben, auch mit ihren leeren Feldern",
    "pier18.round.patron/not-taken": "Die Karte, die niemand nahm, ist der Patron",
    "pier18.round.patron/category": (
        "Das Patronsymbol der Karte nennt die Kategorie, nicht das, was auf ihren Feldern liegt"
    ),
    "pier18.round.patron/most-points": (
        "Die meisten Punkte der Kategorie erhalten ihn, nicht die meisten Symbole und nicht "
        "die meisten Punkte im Ganzen"
    ),
    "pier18.round.patron/pier-as-it-is": (
        "Es zählen die Piere, wie sie nach dem Auslegen der Runde sind, ohne die Pläne"
    ),
    "pier18.round.patron-tie/earliest-date": (
        "Das früheste Datum unter denen im Gleichstand erhält den Patron, auf welchem Platz "
        "auch immer"
    ),
    "pier18.round.patron-tie/card-of-the-round": (
        "Über den Gleichstand entscheiden die Daten der Karten, die in dieser Runde gespielt wurden"
    ),
    "pier18.round.patron-tie/only-the-tied": (
        "Wer weniger Punkte hat, erhält durch kein Datum einen Patron"
    ),
    "pier18.round.patron-tie/all-zero": (
        "Auch ohne Punkte ist ein Gleichstand einer, wenn nichts anderes vereinbart ist"
    ),
    "pier18.end.trigger/whole-round": (
        "Eine weitere Runde gibt es genau dann, wenn der Stapel für die ganze Runde reicht"
    ),
    "pier18.end.trigger/plans-last": "Kein Plan wird angelegt, bevor die letzte Runde vorbei ist",
    "pier18.end.plan/everybody": (
        "Alle legen ihren Plan an, einmal, aufgeschrieben in der Reihenfolge der Plätze"
    ),
    "pier18.end.plan/last-extension": (
        "Die Plankarte verlängert den Pier am Wasserende und zählt mit"
    ),
    "pier18.end.plan/overlap": "Auch die Plankarte kann alle Spalten bis auf eine überdecken",
    "pier18.end.plan/half-turn": (
        "Die Plankarte wird nicht um 180 Grad gedreht, wenn nichts anderes vereinbart ist"
    ),
    "pier18.end.plan/game-over": "Mit dem letzten Plan ist das Spiel zu Ende",
    "pier18.score.poets/two-for-one": "2 Dichter bringen zusammen 1 Punkt",
    "pier18.score.poets/odd-one-out": "Ein überzähliger Dichter bringt nichts",
    "pier18.score.poets/whole-pier": "Die Dichter beider Seiten werden zusammengezählt",
    "pier18.score.poets/need-not-touch": "Dichter müssen nicht nebeneinander liegen",
    "pier18.score.lovers/two-points": "Ungestörte Liebende bringen 2 Punkte",
    "pier18.score.lovers/one-by-one": "Jedes Symbol der Liebenden wird für sich betrachtet",
    "pier18.score.lovers/gap-of-two": (
        "Im Abstand von 1 oder 2 Feldern darf niemand sein; 3 sind genug"
    ),
    "pier18.score.lovers/both-directions": (
        "Es stört schon, wer nur links liegt, ebenso, wer nur rechts liegt"
    ),
    "pier18.score.lovers/other-lovers-block": "Auch andere Liebende in der Nähe stören",
    "pier18.score.lovers/every-kind-blocks": "Figuren jeder Art stören",
    "pier18.score.lovers/same-side": "Wer auf der anderen Seite liegt, stört nicht",
    "pier18.score.lovers/land-end": "Jenseits des Landendes ist niemand",
    "pier18.score.lovers/water-end": "Jenseits des Wasserendes ist niemand",
    "pier18.score.fishers/one-point": "Jeder Fischer, der zählt, bringt 1 Punkt",
    "pier18.score.fishers/fuller-side": "Es zählt die Seite mit mehr Fischern, gleich welche",
    "pier18.score.fishers/other-side-nothing": "Die Fischer der anderen Seite zählen nicht",
    "pier18.score.fishers/equal-sides": (
        "Bei gleich vielen auf beiden Seiten zählt eine Seite, und zwar einmal"
    ),
    "pier18.score.fishers/need-not-touch": "Fischer müssen nicht nebeneinander liegen",
    "pier18.score.flower-sellers/one-per-other-symbol": (
        "Eine Gruppe mit Blumenverkäufer bringt 1 Punkt je weiterem Symbol"
    ),
    "pier18.score.flower-sellers/every-kind": "In einer Gruppe bringen Symbole jeder Art Punkte",
    "pier18.score.flower-sellers/other-sellers": (
        "Alle Blumenverkäufer einer Gruppe bis auf einen zählen mit, wenn nichts anderes "
        "vereinbart ist"
    ),
    "pier18.score.flower-sellers/alone": "Ein Blumenverkäufer allein bringt nichts",
    "pier18.score.flower-sellers/needs-a-seller": "Eine Gruppe ohne Blumenverkäufer bringt nichts",
    "pier18.score.flower-sellers/once-per-group": (
        "Eine Gruppe wird einmal gewertet, egal wie viele Blumenverkäufer sie hat"
    ),
    "pier18.score.flower-sellers/every-group": "Jede Gruppe mit Blumenverkäufer wird gewertet",
    "pier18.score.flower-sellers/whole-group": "Eine Gruppe reicht von Symbol zu Symbol weiter",
    "pier18.score.flower-sellers/along-the-side": (
        "Nebeneinander auf einer Seite ist benachbart, zum Land wie zum Wasser hin"
    ),
    "pier18.score.flower-sellers/across-the-column": (
        "Die 2 Felder einer Spalte sind benachbart, wenn nichts anderes vereinbart ist"
    ),
    "pier18.score.flower-sellers/no-diagonals": "Schräg liegende Felder sind nicht benachbart",
    "pier18.score.flower-sellers/empty-space-parts": "Ein leeres Feld trennt Gruppen",
    "pier18.score.flower-sellers/ends-apart": "Die beiden Enden eines Piers sind nicht benachbart",
    "pier18.score.plan/four-points": "Ein erfüllter Plan bringt 4 Punkte",
    "pier18.score.plan/only-if-completed": "Ein nicht erfüllter Plan ändert nichts",
    "pier18.score.plan/plan-card": "Das Ziel ist das der Plankarte, nicht das des Fundaments",
    "pier18.score.plan/finished-pier": (
        "Ein Plan wird am fertigen Pier beurteilt, mit der Plankarte"
    ),
    "pier18.score.plan/plain-words": "Bei einem Plan in Worten zählt das Urteil für seinen Platz",
    "pier18.score.plan/counts": (
        "Eine Bedingung kann Symbole jeder Art, alle Symbole, leere Felder und Spalten zählen"
    ),
    "pier18.score.plan/sides": "Eine Bedingung kann auf einer Seite zählen",
    "pier18.score.plan/groups": (
        "Eine Bedingung kann nach Gruppen fragen, in denen die 2 Felder einer Spalte "
        "benachbart sind, wenn nichts anderes vereinbart ist"
    ),
    "pier18.score.plan/points": (
        "Eine Bedingung kann nach Punkten fragen, wie Regeln und Vereinbarungen sie ergeben"
    ),
    "pier18.score.plan/logic": (
        "Bedingungen werden mit and, or und not verbunden, von denen not am stärksten bindet "
        "und or am schwächsten"
    ),
    "pier18.score.patrons/one-each": "Jede Patronkarte bringt 1 Punkt",
    "pier18.score.patrons/added-to-the-rest": "Alle Kategorien werden zusammengezählt",
    "pier18.score.patrons/as-played": "Jeder im Spiel erhaltene Patron zählt am Ende",
    "pier18.tie.symbols/points-first": "Die Punkte gehen allem anderen vor",
    "pier18.tie.symbols/most-symbols": "Bei gleichen Punkten sind mehr Symbole besser",
    "pier18.tie.symbols/every-kind": (
        "Symbole jeder Art lösen den Gleichstand, mit oder ohne Punkte"
    ),
    "pier18.tie.symbols/both-sides": "Die Symbole beider Seiten werden zusammengezählt",
    "pier18.tie.symbols/not-the-length": "Gezählt werden Symbole, nicht Spalten oder leere Felder",
    "pier18.tie.symbols/every-place": "Symbole entscheiden über jeden Platz",
    "pier18.tie.symbols/as-played": (
        "Am Ende eines Spiels lösen die sichtbaren Symbole des fertigen Piers den Gleichstand"
    ),
    "pier18.tie.date/symbols-first": "Symbole gehen Daten vor",
    "pier18.tie.date/earliest": (
        "Bei gleich vielen Symbolen ist das früheste Datum auf der Plankarte das beste"
    ),
    "pier18.tie.date/month-before-day": (
        "Der Monat geht dem Tag vor, und das Jahr beginnt im Januar"
    ),
    "pier18.tie.date/shared-place": (
        "Wer durch nichts zu trennen ist, teilt sich den besseren Platz"
    ),
    "pier18.tie.date/next-place": "Nach einem geteilten Platz fallen entsprechend viele Plätze weg",
    "pier18.tie.date/every-place": "Daten entscheiden über jeden Platz",
    "pier18.tie.date/as-played": (
        "Am Ende eines Spiels löst das Datum auf der Plankarte den Gleichstand, nicht das "
        "einer anderen Karte"
    ),
}

_AUCTIONLAND: dict[str, str] = {
    "auctionland.players/starting-player": "Platz 1 hat zuerst den Hammer",
    "auctionland.players/seats": "Es gibt so viele Plätze wie Spieler und keine anderen",
    "auctionland.setup.first/first-name": "Wer zuerst genannt ist, beginnt",
    "auctionland.tile/clockwise": (
        "Eine Vierteldrehung bringt die Nordseite eines Plättchens nach Osten"
    ),
    "auctionland.tile/alike": (
        "Vierteldrehungen, die gleich aussehen, sind ein Spielzug: der mit der kleinsten Zahl"
    ),
    "auctionland.setup.money/by-seat": (
        "Platz 1 bis 6 beginnen mit 10, 12, 14, 16, 18 und 20 Dollar, egal wie viele spielen"
    ),
    "auctionland.setup.market/sorted": (
        "Im ersten Markt liegen Plättchen mit mehr Symbolen näher beim Stapel"
    ),
    "auctionland.setup.market/every-icon": (
        "Für den ersten Markt zählen Symbole aller Arten zusammen"
    ),
    "auctionland.setup.market/dealt-order": (
        "Plättchen mit gleich vielen Symbolen bleiben in der Reihenfolge, in der sie kamen"
    ),
    "auctionland.setup.market/size": (
        "Der Markt hat die gewählte Größe, oder alle Plättchen, wenn es weniger gibt"
    ),
    "auctionland.turn.order/build-first": "Ein Zug ist erst Bauen, dann Versteigern",
    "auctionland.turn.order/gavel-holder": (
        "Nur wer den Hammer hat, baut aus dem Markt, versteigert und verkauft oder kauft zurück"
    ),
    "auctionland.turn.order/to-the-left": (
        "Der Hammer geht von Platz zu Platz und vom letzten zum ersten"
    ),
    "auctionland.turn.order/no-tile": (
        "Ein Schritt, für den kein Plättchen im Markt liegt, entfällt"
    ),
    "auctionland.market.price/dollar-a-slot": (
        "Ein Plättchen kostet 1 Dollar je übersprungenem, das erste also nichts"
    ),
    "auctionland.market.price/slot-exists": (
        "Es gibt nur die Stellen im Markt, an denen ein Plättchen liegt"
    ),
    "auctionland.market.price/own-money": (
        "Wer den Preis nicht zahlen kann, bekommt das Plättchen nicht, und die Dollar darauf "
        "helfen nicht"
    ),
    "auctionland.market.price/skipped-tiles": (
        "Jedes übersprungene Plättchen bekommt 1 Dollar dazu und kein anderes"
    ),
    "auctionland.market.money/taker": "Wer ein Plättchen nimmt und baut, bekommt die Dollar darauf",
    "auctionland.market.money/at-once": (
        "Wer versteigert, bekommt die Dollar auf dem Plättchen sofort, egal wer es am Ende hat"
    ),
    "auctionland.market.money/left-over": (
        "Dollar, die am Ende auf Plättchen liegen, gehören niemandem"
    ),
    "auctionland.market.refill/to-size": (
        "Der Markt bekommt so viele Plättchen, wie ihm fehlen, soweit der Stapel reicht"
    ),
    "auctionland.market.refill/end-of-turn": (
        "Der Markt wird am Ende eines Zuges aufgefüllt und nicht vorher"
    ),
    "auctionland.market.refill/stack-end": "Neue Plättchen liegen hinter denen, die noch da sind",
    "auctionland.market.refill/not-sorted": "Nach dem ersten Markt wird nichts mehr sortiert",
    "auctionland.market.refill/dollars-stay": "Dollar auf Plättchen bleiben beim Auffüllen liegen",
    "auctionland.market.refill/from-the-stack": "Gezogen wird nur, was noch im Stapel ist",
    "auctionland.build.first/origin": "Das erste Plättchen einer Insel liegt in Reihe 0, Spalte 0",
    "auctionland.build.edge/edge": (
        "Ein Plättchen grenzt mit einer Kante an die Insel; eine Ecke genügt nicht"
    ),
    "auctionland.build.edge/any-tile": "Die Kante darf die jedes Plättchens der Insel sein",
    "auctionland.build.edge/taken": "Ein Feld, auf dem ein Plättchen liegt, ist belegt",
    "auctionland.build.edge/zones": (
        "Zonen, die an einer Kante aufeinandertreffen, müssen nicht zusammenpassen"
    ),
    "auctionland.build.edge/turned": (
        "Ein Plättchen darf vor dem Legen gedreht werden, wenn nichts anderes vereinbart ist"
    ),
    "auctionland.build.bounds/columns": "Eine Insel erstreckt sich über höchstens 4 Spalten",
    "auctionland.build.bounds/rows": "Eine Insel erstreckt sich über höchstens 4 Reihen",
    "auctionland.build.bounds/open": (
        "Eine Insel mit weniger als 4 Reihen oder Spalten darf nach beiden Seiten wachsen"
    ),
    "auctionland.auction.pick/any-slot": (
        "Wer den Hammer hat, darf jedes Plättchen des Marktes anbieten, und dieses wird versteigert"
    ),
    "auctionland.auction.bid/all-others": "Alle außer der Person mit dem Hammer dürfen bieten",
    "auctionland.auction.bid/any-order": "Gebote und Passen kommen in beliebiger Reihenfolge",
    "auctionland.auction.bid/higher": "Ein Gebot ist höher als das bisher höchste",
    "auctionland.auction.bid/at-least-one": "Das kleinste Gebot ist 1 Dollar",
    "auctionland.auction.bid/whole": "Ein Gebot lautet auf ganze Dollar",
    "auctionland.auction.bid/own-money": "Ein Gebot ist nicht höher als das eigene Geld",
    "auctionland.auction.bid/own-raise": "Wer das höchste Gebot hält, darf es erhöhen",
    "auctionland.auction.close/final": (
        "Wer gepasst hat, ist bis zum Ende dieser Versteigerung draußen, aber nicht länger"
    ),
    "auctionland.auction.close/holder": "Wer das höchste Gebot hält, kann nicht passen",
    "auctionland.auction.close/one-left": (
        "Die Versteigerung endet, sobald alle außer der Person mit dem höchsten Gebot gepasst haben"
    ),
    "auctionland.auction.close/has-to-pass": (
        "Wer nicht überbieten kann, ist erst mit dem Passen draußen"
    ),
    "auctionland.auction.close/last-bidder": (
        "Wer als Letzter übrig ist, darf noch bieten, wenn kein Gebot vorliegt und nichts anderes "
        "vereinbart ist"
    ),
    "auctionland.auction.two-player/one-bid": "Zu zweit beendet das erste Gebot die Versteigerung",
    "auctionland.auction.two-player/asked": (
        "Zu zweit wird geboten oder gepasst, was auch immer über den letzten Bieter vereinbart ist"
    ),
    "auctionland.auction.no-bid/gavel-holder": (
        "Ein Plättchen ohne Gebot bekommt und baut kostenlos, wer den Hammer hat"
    ),
    "auctionland.auction.no-bid/full-island": (
        "Ein Plättchen ohne Gebot kommt in die Schachtel, wenn die Insel beim Hammer voll ist"
    ),
    "auctionland.auction.sell/bidder-builds": (
        "Ein verkauftes Plättchen baut, wer das höchste Gebot hatte"
    ),
    "auctionland.auction.sell/price": "Das höchste Gebot wird an die Person mit dem Hammer gezahlt",
    "auctionland.auction.buy-back/gavel-holder-builds": (
        "Ein zurückgekauftes Plättchen baut, wer den Hammer hat"
    ),
    "auctionland.auction.buy-back/one-more": (
        "Zurückkaufen kostet 1 Dollar mehr als das Gebot, und den Betrag bekommt, wer geboten hat"
    ),
    "auctionland.auction.buy-back/own-money": (
        "Wer das Gebot plus 1 Dollar nicht zahlen kann, muss verkaufen"
    ),
    "auctionland.auction.full-island/box": (
        "Auch mit voller Insel darf zurückgekauft werden, und das Plättchen kommt in die Schachtel"
    ),
    "auctionland.bonus.earn/row": "Das 4. Plättchen einer Reihe bringt ein Bonusplättchen",
    "auctionland.bonus.earn/column": "Das 4. Plättchen einer Spalte bringt ein Bonusplättchen",
    "auctionland.bonus.earn/must": "Ein Bonus wird sofort genommen, bevor etwas anderes geschieht",
    "auctionland.bonus.earn/anybody": (
        "Den Bonus bekommt, wer das 4. Plättchen legt, in jeder Phase und in jedem Zug"
    ),
    "auctionland.bonus.earn/price": (
        "Ein Bonusplättchen kostet den Marktpreis und bringt die Dollar darauf"
    ),
    "auctionland.bonus.earn/no-tile": "Ohne Plättchen im Markt gibt es keinen Bonus",
    "auctionland.bonus.earn/no-room": "Ohne Platz auf der Insel gibt es keinen Bonus",
    "auctionland.bonus.once/a-turn": (
        "Je Zug bekommt man einen Bonus und in einem späteren Zug wieder einen"
    ),
    "auctionland.bonus.once/no-chain": (
        "Ein Bonusplättchen bringt keinen Bonus, und Reihe und Spalte zugleich bringen einen"
    ),
    "auctionland.bonus.once/several-players": "Mehrere können im selben Zug einen Bonus bekommen",
    "auctionland.end.trigger/full-island": (
        "Mit 16 Plättchen auf einer Insel endet das Spiel, mit 15 nicht"
    ),
    "auctionland.end.trigger/end-of-turn": (
        "Der Zug, in dem eine Insel voll wird, wird zu Ende gespielt"
    ),
    "auctionland.end.trigger/anybody": "Die volle Insel jedes Spielers beendet das Spiel",
    "auctionland.end.trigger/empty-market": "Ein Zug, der mit leerem Markt beginnt, ist der letzte",
    "auctionland.end.trigger/no-more": (
        "Nach dem Ende wird nicht mehr aufgefüllt und nicht mehr gespielt"
    ),
    "auctionland.score.beaches/edge": (
        "Ein Strand an einer Seite ohne Plättchen daneben zählt, einer zwischen Plättchen nicht"
    ),
    "auctionland.score.beaches/half-side": (
        "Eine halbe Seite am Rand genügt, und nur auf die Hälfte mit dem Strand kommt es an"
    ),
    "auctionland.score.beaches/gap": "Auch die Seiten um eine Lücke in der Insel sind Rand",
    "auctionland.score.beaches/covered": (
        "Ein Plättchen neben einem Strand verdeckt ihn, was es auch zeigt"
    ),
    "auctionland.score.beaches/corner": (
        "Ein fehlendes Plättchen an einer Ecke öffnet keine Seite, und ein Plättchen an einer "
        "Ecke verdeckt keine"
    ),
    "auctionland.score.beaches/inner": (
        "Ein Strand im Inneren eines Plättchens, der keine Seite berührt, zählt nicht"
    ),
    "auctionland.score.beaches/once": (
        "Ein Plättchen zählt einmal, wie viele Strände und offene Seiten es auch hat"
    ),
    "auctionland.score.beaches/second-zone": (
        "Ein Strand am Rand genügt, welcher auf dem Plättchen es auch ist"
    ),
    "auctionland.score.beaches/apart": (
        "Alle Plättchen mit Strand zählen, ob ihre Strände sich berühren oder nicht"
    ),
    "auctionland.score.beaches/table": (
        "Die Punkte stehen in der Strandtabelle, die mit der Anzahl 0 beginnt"
    ),
    "auctionland.score.beaches/open-end": (
        "Ein letzter Eintrag mit Plus in der Strandtabelle gilt für jede höhere Anzahl"
    ),
    "auctionland.score.beaches/last-entry": (
        "Der letzte Eintrag der Strandtabelle gilt auch ohne Plus für seine Anzahl"
    ),
    "auctionland.score.theme-parks/largest": "Nur das größte Vergnügungsparkgebiet wird gewertet",
    "auctionland.score.theme-parks/edges": (
        "Vergnügungsparks verbinden sich über Kanten, in Zeilen und Spalten, nicht über Ecken"
    ),
    "auctionland.score.theme-parks/facing": (
        "Vergnügungsparks verbinden sich nur, wo beide Plättchen an der gemeinsamen Kante "
        "einen zeigen"
    ),
    "auctionland.score.theme-parks/half-sides": (
        "Eine halbe Seite verbindet Vergnügungsparks, wenn die Hälften sich gegenüberliegen"
    ),
    "auctionland.score.theme-parks/tiles": (
        "Die Größe eines Vergnügungsparks ist die Zahl seiner Plättchen"
    ),
    "auctionland.score.theme-parks/second-zone": (
        "Zwei Vergnügungsparkzonen eines Plättchens sind zwei, und beide können sich verbinden"
    ),
    "auctionland.score.theme-parks/one-zone": (
        "Eine Vergnügungsparkzone, die an mehreren Stellen eines Plättchens erscheint, ist eine"
    ),
    "auctionland.score.theme-parks/inner": (
        "Ein Vergnügungspark im Inneren eines Plättchens ist ein eigenes Gebiet"
    ),
    "auctionland.score.theme-parks/gap": "Vergnügungsparks verbinden sich nicht über eine Lücke",
    "auctionland.score.theme-parks/kind": (
        "Nur Vergnügungsparks zählen und verbinden, keine anderen Zonen"
    ),
    "auctionland.score.theme-parks/table": (
        "Die Punkte stehen in der Vergnügungsparktabelle, die mit der Größe 0 beginnt"
    ),
    "auctionland.score.theme-parks/open-end": (
        "Ein letzter Eintrag mit Plus in der Vergnügungsparktabelle gilt für jede Größe darüber"
    ),
    "auctionland.score.theme-parks/last-entry": (
        "Der letzte Eintrag der Vergnügungsparktabelle gilt auch ohne Plus für seine Größe"
    ),
    "auctionland.score.gardens-houses/product": (
        "Die Punkte sind die Gartengebiete mal die Hausgebiete"
    ),
    "auctionland.score.gardens-houses/zero": (
        "Gärten ohne Häuser bringen nichts, Häuser ohne Gärten auch nicht"
    ),
    "auctionland.score.gardens-houses/gardens-join": "Gärten, die sich berühren, sind ein Gebiet",
    "auctionland.score.gardens-houses/houses-join": "Häuser, die sich berühren, sind ein Gebiet",
    "auctionland.score.gardens-houses/other-kind": (
        "Ein Garten, der ein Haus berührt, ist so gut wie jeder andere"
    ),
    "auctionland.score.gardens-houses/edges": (
        "Gärten und Häuser verbinden sich mit ihresgleichen über Kanten, nicht über Ecken"
    ),
    "auctionland.score.gardens-houses/facing": (
        "Gärten und Häuser verbinden sich nur, wo beide Plättchen sie an der Kante zeigen"
    ),
    "auctionland.score.gardens-houses/half-sides": (
        "Eine halbe Seite verbindet Gärten und Häuser, wenn die Hälften sich gegenüberliegen"
    ),
    "auctionland.score.gardens-houses/second-zone": (
        "Zwei Gärten eines Plättchens sind zwei Gebiete, zwei Häuser ebenso"
    ),
    "auctionland.score.gardens-houses/one-zone": (
        "Ein Garten, der an mehreren Stellen eines Plättchens erscheint, ist einer, ein Haus ebenso"
    ),
    "auctionland.score.gardens-houses/inner": (
        "Jeder Garten und jedes Haus im Inneren eines Plättchens ist ein eigenes Gebiet"
    ),
    "auctionland.score.gardens-houses/joined-elsewhere": (
        "Zwei Zonen eines Plättchens, die sich über andere Plättchen treffen, sind ein Gebiet"
    ),
    "auctionland.score.gardens-houses/size": "Wie groß ein Gebiet ist, spielt keine Rolle",
    "auctionland.score.gardens-houses/gap": (
        "Gärten und Häuser verbinden sich nicht über eine Lücke"
    ),
    "auctionland.score.icons/places": (
        "Die meisten Symbole bringen 20 Punkte, die zweitmeisten 10, die drittmeisten 5"
    ),
    "auctionland.score.icons/fourth": "Der dritte Platz ist der letzte, der Punkte bringt",
    "auctionland.score.icons/few-players": (
        "Auch bei wenigen Spielern bringen die Plätze dieselben Punkte"
    ),
    "auctionland.score.icons/tie-same": (
        "Bei Gleichstand bekommen alle die vollen Punkte ihres Platzes"
    ),
    "auctionland.score.icons/tie-skips": (
        "Bei Gleichstand verbraucht jeder nach dem Ersten einen weiteren Platz"
    ),
    "auctionland.score.icons/none": (
        "Ohne Symbol einer Art gibt es dafür keine Punkte, und ein Symbol genügt"
    ),
    "auctionland.score.icons/each-type": "Jede Art von Symbolen wird für sich gewertet",
    "auctionland.score.icons/each-icon": "Jedes Symbol zählt, auch mehrere auf einem Plättchen",
    "auctionland.score.icons/anywhere": "Wo Symbole liegen, spielt keine Rolle",
    "auctionland.score.icons/all-players": "Die Symbole aller Spieler werden verglichen",
    "auctionland.tie.money/total": (
        "Alle Punkte eines Spielers werden addiert, und die höchste Summe gewinnt"
    ),
    "auctionland.tie.money/points-first": "Geld zählt nur bei gleich vielen Punkten",
    "auctionland.tie.money/most-money": "Bei gleich vielen Punkten gewinnt das meiste Geld",
    "auctionland.tie.money/shared": (
        "Wer gleich viele Punkte und gleich viel Geld hat, teilt sich den Platz"
    ),
    "auctionland.tie.money/next-place": (
        "Nach einem geteilten Platz fallen so viele Plätze aus, wie Spieler ihn teilen"
    ),
    "auctionland.tie.money/every-place": (
        "Geld entscheidet über jeden Platz, nicht nur über den ersten"
    ),
}

FACETS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
