"""What each facet of a rule says, by its id."""

_PIER18: dict[str, str] = {
    "pier18.players/seats": "An die Reihe kommt nur, wer mitspielt",
    "pier18.deck/each-card-once": "Jede Karte gibt es einmal",
    "pier18.pier/patron-cards-apart": "Patronenkarten sind keine Symbole des Piers",
    "pier18.pier/covered-is-gone": "Ein überdecktes Symbol zählt nicht mehr",
    "pier18.pier/across-cards": (
        "Symbole auf zwei Karten können ebenso nebeneinander liegen wie auf einer"
    ),
    "pier18.pier/corner-symbols": (
        "Das Patronsymbol in der Ecke einer Karte ist kein Symbol des Piers"
    ),
    "pier18.setup.deal/three-each": "Alle erhalten je 3 Karten",
    "pier18.setup.deal/a-hand-each": "Jede Person am Tisch bekommt eine Kartenhand",
    "pier18.setup.choose/any-two": "Jede Karte der Hand darf Plan werden und jede andere Fundament",
    "pier18.setup.choose/two-different": "Plan und Fundament sind zwei verschiedene Karten",
    "pier18.setup.choose/own-hand": "Plan und Fundament stammen aus der eigenen Hand",
    "pier18.setup.choose/seat-order": (
        "Die Aufzeichnung nennt die Wahl aller Personen, in Sitzreihenfolge"
    ),
    "pier18.setup.choose/foundation-first": "Mit dem Fundament beginnt der Pier am Land",
    "pier18.setup.return/third-card": (
        "Die dritten Karten sind wieder im Stapel und können gezogen werden"
    ),
    "pier18.setup.return/chosen-stay-out": "Pläne und Fundamente sind nicht im Stapel",
    "pier18.setup.first/earliest-date": (
        "Es beginnt, wessen Fundament das früheste Datum zeigt, auf welchem Sitz auch immer"
    ),
    "pier18.setup.first/of-the-foundation": (
        "Die Daten der Pläne und der dritten Karten spielen dafür keine Rolle"
    ),
    "pier18.setup.first/month-before-day": "Beim Vergleichen der Daten kommt der Monat vor dem Tag",
    "pier18.round.count/two-players": "Zu zweit werden mit 18 Karten 4 Runden gespielt",
    "pier18.round.count/three-players": "Zu dritt werden mit 18 Karten 3 Runden gespielt",
    "pier18.round.reveal/one-more-than-players": (
        "Es wird eine Karte mehr aufgedeckt, als Personen am Tisch sind"
    ),
    "pier18.round.reveal/from-the-deck": "Aufgedeckt wird nur, was noch im Stapel ist",
    "pier18.round.reveal/before-the-draft": (
        "In jeder Runde werden die Karten aufgedeckt, bevor jemand eine nimmt"
    ),
    "pier18.round.order/clockwise": "Nach dem Startspieler geht es im Uhrzeigersinn weiter",
    "pier18.round.order/first-player-moves-on": (
        "Die nächste Runde beginnt, wer im Uhrzeigersinn als Nächstes sitzt"
    ),
    "pier18.round.order/one-card-each": "Alle nehmen in jeder Runde genau eine Karte",
    "pier18.round.draft/any-open-card": "Jede offene Karte darf genommen werden",
    "pier18.round.draft/only-open-cards": (
        "Nur offene Karten dürfen genommen werden, nicht die der anderen"
    ),
    "pier18.round.draft/water-end": (
        "Die Karte verlängert den Pier am Wasserende, so wie sie gedruckt ist"
    ),
    "pier18.round.draft/half-turn": (
        "Eine genommene Karte wird nicht um 180 Grad gedreht, wenn nichts anderes gewählt ist"
    ),
    "pier18.round.overlap/all-but-one": (
        "Alle Spalten bis auf eine dürfen überdeckt werden, nie alle"
    ),
    "pier18.round.overlap/none": (
        "Es muss nichts überdeckt werden, aber eine Lücke darf nicht bleiben"
    ),
    "pier18.round.overlap/card-before": (
        "Überdeckt werden die letzten Spalten der Karte direkt davor"
    ),
    "pier18.round.overlap/new-on-top": "Die neue Karte liegt oben, auch mit ihren leeren Feldern",
    "pier18.round.patron/not-taken": "Die Karte, die niemand genommen hat, ist der Patron",
    "pier18.round.patron/category": (
        "Das Patronsymbol der Karte bestimmt die Kategorie, nicht ein Symbol auf ihren Feldern"
    ),
    "pier18.round.patron/most-points": (
        "Den Patron bekommt, wer in der Kategorie die meisten Punkte hat; nicht die meisten "
        "Symbole und nicht die meisten Punkte insgesamt"
    ),
    "pier18.round.patron/pier-as-it-is": (
        "Verglichen werden die Piers am Ende der Runde, noch ohne die Pläne"
    ),
    "pier18.round.patron-tie/earliest-date": (
        "Bei Gleichstand bekommt den Patron, wer die Karte mit dem frühesten Datum gespielt hat, "
        "auf welchem Sitz auch immer"
    ),
    "pier18.round.patron-tie/card-of-the-round": (
        "Beim Gleichstand zählt das Datum der Karte, die in dieser Runde gespielt wurde"
    ),
    "pier18.round.patron-tie/only-the-tied": (
        "Wer weniger Punkte hat, bekommt den Patron auch mit dem frühesten Datum nicht"
    ),
    "pier18.round.patron-tie/all-zero": (
        "Auch wenn alle 0 Punkte haben, ist das ein Gleichstand, wenn nichts anderes gewählt ist"
    ),
    "pier18.end.trigger/whole-round": (
        "Eine weitere Runde gibt es, solange der Stapel noch für eine ganze reicht"
    ),
    "pier18.end.trigger/plans-last": "Kein Plan wird angelegt, bevor die letzte Runde vorbei ist",
    "pier18.end.plan/everybody": (
        "Alle legen ihren Plan an, genau einmal; die Aufzeichnung nennt sie in Sitzreihenfolge"
    ),
    "pier18.end.plan/last-extension": (
        "Die Plankarte verlängert den Pier am Wasserende und zählt mit"
    ),
    "pier18.end.plan/overlap": "Auch die Plankarte darf alle Spalten bis auf eine überdecken",
    "pier18.end.plan/half-turn": (
        "Die Plankarte wird nicht um 180 Grad gedreht, wenn nichts anderes gewählt ist"
    ),
    "pier18.end.plan/game-over": "Mit dem letzten Plan ist das Spiel zu Ende",
    "pier18.score.poets/two-for-one": "2 Dichter bringen zusammen 1 Punkt",
    "pier18.score.poets/odd-one-out": "Ein Dichter, der übrig bleibt, bringt nichts",
    "pier18.score.poets/whole-pier": "Die Dichter beider Seiten werden zusammengezählt",
    "pier18.score.poets/need-not-touch": "Dichter müssen nicht nebeneinander liegen",
    "pier18.score.lovers/two-points": "Ungestörte Liebende bringen 2 Punkte",
    "pier18.score.lovers/one-by-one": "Alle Liebenden werden einzeln betrachtet",
    "pier18.score.lovers/gap-of-two": (
        "Wer 1 oder 2 Felder entfernt ist, stört; wer 3 Felder entfernt ist, nicht mehr"
    ),
    "pier18.score.lovers/both-directions": "Links stört ebenso wie rechts; schon eine Figur genügt",
    "pier18.score.lovers/other-lovers-block": "Auch andere Liebende stören",
    "pier18.score.lovers/every-kind-blocks": "Figuren jeder Art stören",
    "pier18.score.lovers/same-side": "Wer auf der anderen Seite liegt, stört nicht",
    "pier18.score.lovers/land-end": "Jenseits des Landendes stört niemand",
    "pier18.score.lovers/water-end": "Jenseits des Wasserendes stört niemand",
    "pier18.score.fishers/one-point": "Jeder Fischer, der zählt, bringt 1 Punkt",
    "pier18.score.fishers/fuller-side": "Es zählt die Seite mit mehr Fischern, ob oben oder unten",
    "pier18.score.fishers/other-side-nothing": "Die Fischer der anderen Seite zählen nicht",
    "pier18.score.fishers/equal-sides": (
        "Sind es auf beiden Seiten gleich viele, zählt nur eine der Seiten"
    ),
    "pier18.score.fishers/need-not-touch": "Fischer müssen nicht nebeneinander liegen",
    "pier18.score.flower-sellers/one-per-other-symbol": (
        "Eine Gruppe mit Blumenverkäufer bringt 1 Punkt für jedes andere Symbol"
    ),
    "pier18.score.flower-sellers/every-kind": "In einer Gruppe bringen Symbole jeder Art Punkte",
    "pier18.score.flower-sellers/other-sellers": (
        "Alle Blumenverkäufer einer Gruppe bis auf einen zählen mit, wenn nichts anderes "
        "gewählt ist"
    ),
    "pier18.score.flower-sellers/alone": "Ein Blumenverkäufer allein bringt nichts",
    "pier18.score.flower-sellers/needs-a-seller": "Eine Gruppe ohne Blumenverkäufer bringt nichts",
    "pier18.score.flower-sellers/once-per-group": (
        "Eine Gruppe wird einmal gewertet, egal wie viele Blumenverkäufer sie hat"
    ),
    "pier18.score.flower-sellers/every-group": "Jede Gruppe mit Blumenverkäufer wird gewertet",
    "pier18.score.flower-sellers/whole-group": (
        "Zu einer Gruppe gehört alles, was ohne Lücke zusammenhängt"
    ),
    "pier18.score.flower-sellers/along-the-side": (
        "Zusammen gehört, was auf einer Seite nebeneinander liegt, zum Land wie zum Wasser hin"
    ),
    "pier18.score.flower-sellers/across-the-column": (
        "Eine Gruppe reicht nie auf die andere Seite, wenn nichts anderes gewählt ist"
    ),
    "pier18.score.flower-sellers/no-diagonals": "Schräg liegende Felder sind nicht benachbart",
    "pier18.score.flower-sellers/empty-space-parts": "Ein leeres Feld trennt Gruppen",
    "pier18.score.flower-sellers/ends-apart": "Die beiden Enden eines Piers sind nicht benachbart",
    "pier18.score.plan/four-points": "Ein erfüllter Plan bringt 4 Punkte",
    "pier18.score.plan/only-if-completed": (
        "Ein nicht erfüllter Plan bringt nichts und kostet nichts"
    ),
    "pier18.score.plan/plan-card": "Es gilt das Ziel der Plankarte, nicht das des Fundaments",
    "pier18.score.plan/finished-pier": (
        "Ob ein Plan erfüllt ist, zeigt der fertige Pier samt Plankarte"
    ),
    "pier18.score.plan/plain-words": (
        "Bei einem Plan in Worten zählt für jede Person das Urteil, das der Tisch über ihren Plan "
        "abgibt"
    ),
    "pier18.score.plan/counts": (
        "Eine Bedingung kann Symbole einer Art, alle Symbole, leere Felder und Spalten zählen"
    ),
    "pier18.score.plan/sides": "Eine Bedingung kann auf nur einer Seite zählen",
    "pier18.score.plan/groups": (
        "Eine Bedingung kann nach Gruppen fragen; sie bleiben auf einer Seite, wenn nichts anderes "
        "gewählt ist"
    ),
    "pier18.score.plan/points": (
        "Eine Bedingung kann nach Punkten fragen; es sind die, die der Pier in der Wertung bringt"
    ),
    "pier18.score.plan/logic": (
        "Bedingungen werden mit and, or und not verbunden: not bindet am stärksten, or am "
        "schwächsten"
    ),
    "pier18.score.patrons/one-each": "Jede Patronenkarte bringt 1 Punkt",
    "pier18.score.patrons/added-to-the-rest": "Alle Kategorien werden zusammengezählt",
    "pier18.score.patrons/as-played": (
        "Jeder Patron, den jemand im Spiel bekommen hat, zählt am Ende"
    ),
    "pier18.tie.symbols/points-first": "Zuerst entscheiden die Punkte",
    "pier18.tie.symbols/most-symbols": (
        "Bei gleich vielen Punkten liegt vorn, wer mehr Symbole auf dem Pier hat"
    ),
    "pier18.tie.symbols/every-kind": (
        "Symbole jeder Art zählen für den Gleichstand, auch solche ohne Punkte"
    ),
    "pier18.tie.symbols/both-sides": "Die Symbole beider Seiten werden zusammengezählt",
    "pier18.tie.symbols/not-the-length": "Gezählt werden Symbole, nicht Spalten oder leere Felder",
    "pier18.tie.symbols/every-place": "Symbole entscheiden über jeden Rang",
    "pier18.tie.symbols/below-first": (
        "Auch hinter dem ersten Rang wird ein Gleichstand aufgelöst, wenn nichts anderes gewählt "
        "ist"
    ),
    "pier18.tie.symbols/as-played": (
        "Am Ende eines Spiels zählen für den Gleichstand die sichtbaren Symbole des fertigen Piers"
    ),
    "pier18.tie.date/symbols-first": "Erst entscheiden die Symbole, dann die Daten",
    "pier18.tie.date/earliest": (
        "Bei gleich vielen Symbolen liegt vorn, wessen Plankarte das frühere Datum zeigt"
    ),
    "pier18.tie.date/month-before-day": (
        "Der Monat kommt vor dem Tag, und das Jahr beginnt im Januar"
    ),
    "pier18.tie.date/shared-place": (
        "Wenn keine Regel den Gleichstand auflöst, wird der bessere Rang geteilt"
    ),
    "pier18.tie.date/next-place": (
        "Nach einem geteilten Rang werden entsprechend viele Ränge übersprungen"
    ),
    "pier18.tie.date/every-place": "Daten entscheiden über jeden Rang",
    "pier18.tie.date/as-played": (
        "Am Ende eines Spiels entscheidet das Datum der Plankarte, nicht das einer anderen Karte"
    ),
}

_AUCTIONLAND: dict[str, str] = {
    "auctionland.players/starting-player": "Sitz 1 hat den Hammer zuerst",
    "auctionland.players/seats": "Es gibt genau so viele Sitze wie Personen",
    "auctionland.setup.first/first-name": "Wer zuerst genannt ist, beginnt",
    "auctionland.tile/clockwise": (
        "Nach einer Vierteldrehung zeigt die Nordseite eines Plättchens nach Osten"
    ),
    "auctionland.tile/alike": (
        "Drehungen, nach denen ein Plättchen gleich aussieht, sind derselbe Zug; genannt wird die "
        "kleinste"
    ),
    "auctionland.setup.money/by-seat": (
        "Die Sitze 1 bis 6 beginnen mit 10, 12, 14, 16, 18 und 20 Dollar, egal wie viele mitspielen"
    ),
    "auctionland.setup.market/sorted": (
        "Im ersten Markt liegen Plättchen mit mehr Symbolen näher beim Stapel"
    ),
    "auctionland.setup.market/every-icon": (
        "Für den ersten Markt zählen Symbole aller Arten zusammen"
    ),
    "auctionland.setup.market/dealt-order": (
        "Plättchen mit gleich vielen Symbolen bleiben so liegen, wie sie ausgelegt wurden"
    ),
    "auctionland.setup.market/size": (
        "Der Markt hat die gewählte Größe; gibt es weniger Plättchen, liegen alle darin"
    ),
    "auctionland.turn.order/build-first": "Zuerst wird gebaut, dann versteigert",
    "auctionland.turn.order/gavel-holder": (
        "Nur wer den Hammer hat, baut aus dem Markt, versteigert, verkauft oder kauft zurück"
    ),
    "auctionland.turn.order/to-the-left": (
        "Der Hammer geht von Sitz zu Sitz, vom letzten wieder zum ersten"
    ),
    "auctionland.turn.order/no-tile": (
        "Bauen oder Versteigern entfällt, wenn kein Plättchen im Markt liegt"
    ),
    "auctionland.market.price/dollar-a-slot": (
        "Ein Plättchen kostet 1 Dollar für jedes übersprungene; das erste ist also kostenlos"
    ),
    "auctionland.market.price/slot-exists": (
        "Genommen wird nur von Feldern im Markt, auf denen ein Plättchen liegt"
    ),
    "auctionland.market.price/own-money": (
        "Wer den Preis nicht zahlen kann, bekommt das Plättchen nicht; die Dollar darauf helfen "
        "dabei nicht"
    ),
    "auctionland.market.price/skipped-tiles": (
        "Auf jedes übersprungene Plättchen kommt 1 Dollar, auf die anderen keiner"
    ),
    "auctionland.market.money/taker": "Wer ein Plättchen nimmt und baut, bekommt die Dollar darauf",
    "auctionland.market.money/at-once": (
        "Wer ein Plättchen versteigert, bekommt die Dollar darauf sofort, egal wer es am Ende hat"
    ),
    "auctionland.market.money/left-over": (
        "Dollar, die am Ende auf Plättchen liegen, gehören niemandem"
    ),
    "auctionland.market.refill/to-size": (
        "Der Markt bekommt so viele Plättchen, wie ihm fehlen, soweit der Stapel reicht"
    ),
    "auctionland.market.refill/end-of-turn": "Der Markt wird erst am Ende eines Zuges aufgefüllt",
    "auctionland.market.refill/stack-end": "Neue Plättchen kommen hinter die, die noch daliegen",
    "auctionland.market.refill/not-sorted": "Nach dem ersten Markt wird nichts mehr sortiert",
    "auctionland.market.refill/dollars-stay": "Dollar auf Plättchen bleiben beim Auffüllen liegen",
    "auctionland.market.refill/from-the-stack": "Gezogen wird nur, was noch im Stapel ist",
    "auctionland.build.first/origin": "Gezählt wird vom ersten Plättchen der Insel aus",
    "auctionland.build.edge/edge": (
        "Ein Plättchen grenzt mit einer Kante an die Insel; eine Ecke genügt nicht"
    ),
    "auctionland.build.edge/any-tile": "Angelegt werden darf an jedes Plättchen der Insel",
    "auctionland.build.edge/taken": "Ein Feld, auf dem ein Plättchen liegt, ist belegt",
    "auctionland.build.edge/zones": (
        "Zonen, die an einer Kante aufeinandertreffen, müssen nicht zusammenpassen"
    ),
    "auctionland.build.edge/turned": (
        "Ein Plättchen darf vor dem Bauen gedreht werden, wenn nichts anderes gewählt ist"
    ),
    "auctionland.build.bounds/columns": "Eine Insel ist höchstens 4 Spalten breit",
    "auctionland.build.bounds/rows": "Eine Insel ist höchstens 4 Reihen hoch",
    "auctionland.build.bounds/open": (
        "Solange eine Insel weniger als 4 Reihen oder Spalten hat, darf sie auf beiden Seiten "
        "wachsen"
    ),
    "auctionland.auction.pick/any-slot": (
        "Wer den Hammer hat, darf jedes Plättchen im Markt zur Versteigerung anbieten"
    ),
    "auctionland.auction.bid/all-others": (
        "Wer den Hammer hat, bietet nicht mit; alle anderen dürfen"
    ),
    "auctionland.auction.bid/any-order": "Geboten und gepasst wird in beliebiger Reihenfolge",
    "auctionland.auction.bid/higher": "Ein Gebot ist höher als das bisher höchste",
    "auctionland.auction.bid/at-least-one": "Das kleinste Gebot ist 1 Dollar",
    "auctionland.auction.bid/whole": "Geboten werden ganze Dollar",
    "auctionland.auction.bid/own-money": "Niemand bietet mehr Geld, als er hat",
    "auctionland.auction.bid/own-raise": "Wer das höchste Gebot hält, darf es erhöhen",
    "auctionland.auction.close/final": (
        "Wer gepasst hat, ist bis zum Ende dieser Versteigerung nicht mehr dabei, bei der nächsten "
        "wieder"
    ),
    "auctionland.auction.close/holder": "Wer das höchste Gebot hält, darf nicht passen",
    "auctionland.auction.close/one-left": (
        "Die Versteigerung endet, sobald alle außer der Person mit dem höchsten Gebot gepasst haben"
    ),
    "auctionland.auction.close/has-to-pass": (
        "Auch wer nicht mehr überbieten kann, scheidet erst mit dem Passen aus"
    ),
    "auctionland.auction.close/last-bidder": (
        "Wer als Einziger übrig ist, darf noch bieten, wenn es noch kein Gebot gibt und nichts "
        "anderes gewählt ist"
    ),
    "auctionland.auction.two-player/one-bid": "Zu zweit beendet das erste Gebot die Versteigerung",
    "auctionland.auction.two-player/asked": (
        "Zu zweit darf immer geboten oder gepasst werden, egal welche Auslegung für "
        "den letzten Bieter gilt"
    ),
    "auctionland.auction.no-bid/gavel-holder": (
        "Bietet niemand, bekommt das Plättchen kostenlos, wer den Hammer hat, und baut es"
    ),
    "auctionland.auction.no-bid/full-island": (
        "Bietet niemand und ist die Insel der Person mit dem Hammer voll, kommt das Plättchen in "
        "die Schachtel"
    ),
    "auctionland.auction.sell/bidder-builds": (
        "Ein verkauftes Plättchen baut, wer am höchsten geboten hat"
    ),
    "auctionland.auction.sell/price": "Das höchste Gebot wird an die Person mit dem Hammer gezahlt",
    "auctionland.auction.buy-back/gavel-holder-builds": (
        "Ein zurückgekauftes Plättchen baut, wer den Hammer hat"
    ),
    "auctionland.auction.buy-back/one-more": (
        "Zurückkaufen kostet 1 Dollar mehr als das Gebot; das Geld bekommt, wer geboten hat"
    ),
    "auctionland.auction.buy-back/own-money": (
        "Wer nicht 1 Dollar mehr als das Gebot zahlen kann, muss verkaufen"
    ),
    "auctionland.auction.full-island/box": (
        "Auch mit voller Insel darf man zurückkaufen; das Plättchen kommt dann in die Schachtel"
    ),
    "auctionland.bonus.earn/row": "Das 4. Plättchen einer Reihe bringt ein Bonusplättchen",
    "auctionland.bonus.earn/column": "Das 4. Plättchen einer Spalte bringt ein Bonusplättchen",
    "auctionland.bonus.earn/must": "Ein Bonusplättchen wird sofort genommen, vor allem anderen",
    "auctionland.bonus.earn/anybody": (
        "Den Bonus bekommt, wer das 4. Plättchen legt, in jeder Phase und auch im Zug anderer"
    ),
    "auctionland.bonus.earn/price": (
        "Ein Bonusplättchen kostet seinen Preis im Markt, und die Dollar darauf gehören dazu"
    ),
    "auctionland.bonus.earn/no-tile": "Ohne Plättchen im Markt gibt es keinen Bonus",
    "auctionland.bonus.earn/no-room": "Ohne freies Feld auf der Insel gibt es keinen Bonus",
    "auctionland.bonus.once/a-turn": (
        "In jedem Zug bekommt man höchstens einen Bonus, in einem späteren wieder einen"
    ),
    "auctionland.bonus.once/no-chain": (
        "Ein Bonusplättchen bringt keinen weiteren Bonus; Reihe und Spalte zugleich bringen nur "
        "einen"
    ),
    "auctionland.bonus.once/several-players": "Mehrere können im selben Zug einen Bonus bekommen",
    "auctionland.end.trigger/full-island": (
        "Mit 16 Plättchen auf einer Insel endet das Spiel, mit 15 nicht"
    ),
    "auctionland.end.trigger/end-of-turn": (
        "Der Zug, in dem eine Insel voll wird, wird zu Ende gespielt"
    ),
    "auctionland.end.trigger/anybody": "Das Spiel endet, sobald irgendeine Insel voll ist",
    "auctionland.end.trigger/empty-market": "Ein Zug, der mit leerem Markt beginnt, ist der letzte",
    "auctionland.end.trigger/no-more": "Nach dem Ende wird weder aufgefüllt noch weitergespielt",
    "auctionland.score.beaches/edge": (
        "Ein Strand an einer Seite ohne Plättchen daneben zählt, einer zwischen Plättchen nicht"
    ),
    "auctionland.score.beaches/half-side": (
        "Eine halbe Seite am Rand genügt; es kommt nur auf die Hälfte mit dem Strand an"
    ),
    "auctionland.score.beaches/gap": "Auch die Seiten um eine Lücke in der Insel sind Rand",
    "auctionland.score.beaches/covered": (
        "Ein Plättchen neben einem Strand verdeckt ihn, egal was es zeigt"
    ),
    "auctionland.score.beaches/corner": (
        "Ob an einer Ecke ein Plättchen liegt oder fehlt, spielt keine Rolle"
    ),
    "auctionland.score.beaches/inner": (
        "Ein Strand im Inneren eines Plättchens, der keine Seite berührt, zählt nicht"
    ),
    "auctionland.score.beaches/once": (
        "Jedes Plättchen zählt einmal, egal wie viele Strände und offene Seiten es hat"
    ),
    "auctionland.score.beaches/second-zone": (
        "Ein Strand am Rand genügt, egal welcher des Plättchens"
    ),
    "auctionland.score.beaches/apart": (
        "Alle Plättchen mit Strand zählen, ob sich die Strände berühren oder nicht"
    ),
    "auctionland.score.beaches/table": (
        "Die Punkte stehen in der Strandtabelle, die mit der Anzahl 0 beginnt"
    ),
    "auctionland.score.beaches/open-end": (
        "Ein Plus am letzten Eintrag der Strandtabelle heißt: Er gilt auch für jede höhere Anzahl"
    ),
    "auctionland.score.beaches/last-entry": (
        "Der letzte Eintrag der Strandtabelle gilt auch ohne Plus für seine Anzahl"
    ),
    "auctionland.score.theme-parks/largest": "Nur der größte Vergnügungspark wird gewertet",
    "auctionland.score.theme-parks/edges": (
        "Vergnügungsparks verbinden sich über Kanten, in Reihen und Spalten, nicht über Ecken"
    ),
    "auctionland.score.theme-parks/facing": (
        "Vergnügungsparks verbinden sich nur, wenn beide Plättchen an der gemeinsamen Kante einen "
        "zeigen"
    ),
    "auctionland.score.theme-parks/half-sides": (
        "Eine halbe Seite genügt zum Verbinden, wenn sich die Hälften gegenüberliegen"
    ),
    "auctionland.score.theme-parks/tiles": (
        "Die Größe eines Vergnügungsparks ist die Zahl seiner Plättchen"
    ),
    "auctionland.score.theme-parks/second-zone": (
        "Zwei Vergnügungsparks auf einem Plättchen sind zwei Zonen, und beide können sich verbinden"
    ),
    "auctionland.score.theme-parks/one-zone": (
        "Ein Vergnügungspark, der mehrere Seiten eines Plättchens berührt, ist eine einzige Zone"
    ),
    "auctionland.score.theme-parks/inner": (
        "Ein Vergnügungspark im Inneren eines Plättchens ist ein eigenes Gebiet"
    ),
    "auctionland.score.theme-parks/gap": "Vergnügungsparks verbinden sich nicht über eine Lücke",
    "auctionland.score.theme-parks/kind": (
        "Nur Vergnügungsparks zählen; andere Zonen verbinden sie nicht"
    ),
    "auctionland.score.theme-parks/table": (
        "Die Punkte stehen in der Vergnügungsparktabelle, die mit der Anzahl 0 beginnt"
    ),
    "auctionland.score.theme-parks/open-end": (
        "Ein Plus am letzten Eintrag der Vergnügungsparktabelle heißt: Er gilt auch für jede "
        "höhere Anzahl"
    ),
    "auctionland.score.theme-parks/last-entry": (
        "Der letzte Eintrag der Vergnügungsparktabelle gilt auch ohne Plus für seine Anzahl"
    ),
    "auctionland.score.gardens-houses/product": (
        "Gartengebiete mal Hausgebiete, das sind die Punkte"
    ),
    "auctionland.score.gardens-houses/zero": (
        "Gärten ohne Häuser bringen nichts und Häuser ohne Gärten auch nicht"
    ),
    "auctionland.score.gardens-houses/gardens-join": "Gärten, die sich berühren, sind ein Gebiet",
    "auctionland.score.gardens-houses/houses-join": "Häuser, die sich berühren, sind ein Gebiet",
    "auctionland.score.gardens-houses/other-kind": (
        "Ein Garten zählt auch, wenn er ein Haus berührt"
    ),
    "auctionland.score.gardens-houses/edges": (
        "Gärten verbinden sich mit Gärten, Häuser mit Häusern: über Kanten, nicht über Ecken"
    ),
    "auctionland.score.gardens-houses/facing": (
        "Gärten und Häuser verbinden sich nur, wenn beide Plättchen sie an der gemeinsamen Kante "
        "zeigen"
    ),
    "auctionland.score.gardens-houses/half-sides": (
        "Eine halbe Seite genügt auch bei Gärten und Häusern, wenn sich die Hälften gegenüberliegen"
    ),
    "auctionland.score.gardens-houses/second-zone": (
        "Zwei Gärten auf einem Plättchen sind zwei Gebiete, zwei Häuser ebenso"
    ),
    "auctionland.score.gardens-houses/one-zone": (
        "Ein Garten, der mehrere Seiten eines Plättchens berührt, ist eine einzige Zone; ein Haus "
        "auch"
    ),
    "auctionland.score.gardens-houses/inner": (
        "Jeder Garten und jedes Haus im Inneren eines Plättchens ist ein eigenes Gebiet"
    ),
    "auctionland.score.gardens-houses/joined-elsewhere": (
        "Zwei Zonen eines Plättchens sind ein Gebiet, wenn sie über andere Plättchen zusammenhängen"
    ),
    "auctionland.score.gardens-houses/size": "Wie groß ein Gebiet ist, spielt keine Rolle",
    "auctionland.score.gardens-houses/gap": (
        "Gärten und Häuser verbinden sich nicht über eine Lücke"
    ),
    "auctionland.score.icons/places": (
        "Die meisten Symbole bringen 20 Punkte, die zweitmeisten 10, die drittmeisten 5"
    ),
    "auctionland.score.icons/fourth": "Nach den drittmeisten Symbolen gibt es keine Punkte mehr",
    "auctionland.score.icons/few-players": (
        "Auch wenn nur wenige mitspielen, gibt es dieselben Punkte"
    ),
    "auctionland.score.icons/tie-same": (
        "Bei Gleichstand bekommen alle die vollen Punkte ihres Rangs"
    ),
    "auctionland.score.icons/tie-skips": (
        "Teilen sich mehrere einen Rang, werden entsprechend viele Ränge übersprungen"
    ),
    "auctionland.score.icons/none": (
        "Wer kein Symbol einer Art hat, bekommt dafür keine Punkte; eines genügt"
    ),
    "auctionland.score.icons/each-type": "Jede Art von Symbolen wird für sich gewertet",
    "auctionland.score.icons/each-icon": "Jedes Symbol zählt, auch mehrere auf einem Plättchen",
    "auctionland.score.icons/anywhere": "Wo Symbole liegen, spielt keine Rolle",
    "auctionland.score.icons/all-players": "Verglichen werden die Symbole aller Personen",
    "auctionland.tie.money/total": "Alle Punkte werden addiert, und die höchste Summe gewinnt",
    "auctionland.tie.money/points-first": "Geld zählt nur bei gleich vielen Punkten",
    "auctionland.tie.money/most-money": (
        "Bei gleich vielen Punkten gewinnt, wer das meiste Geld hat"
    ),
    "auctionland.tie.money/shared": (
        "Wer gleich viele Punkte und gleich viel Geld hat, teilt sich den Rang"
    ),
    "auctionland.tie.money/next-place": (
        "Teilen sich mehrere einen Rang, werden danach entsprechend viele Ränge übersprungen"
    ),
    "auctionland.tie.money/every-place": (
        "Geld entscheidet über jeden Rang, nicht nur über den ersten"
    ),
}

FACETS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
