"""What each facet of a rule says, by its id."""

_PIER18: dict[str, str] = {
    "pier18.pier/patron-cards-apart": "Patronkarten sind keine Symbole des Piers",
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
    "pier18.score.patrons/one-each": "Jede Patronkarte bringt 1 Punkt",
    "pier18.score.patrons/added-to-the-rest": "Alle Kategorien werden zusammengezählt",
    "pier18.tie.symbols/points-first": "Die Punkte gehen allem anderen vor",
    "pier18.tie.symbols/most-symbols": "Bei gleichen Punkten sind mehr Symbole besser",
    "pier18.tie.symbols/every-kind": (
        "Symbole jeder Art lösen den Gleichstand, mit oder ohne Punkte"
    ),
    "pier18.tie.symbols/both-sides": "Die Symbole beider Seiten werden zusammengezählt",
    "pier18.tie.symbols/not-the-length": "Gezählt werden Symbole, nicht Spalten oder leere Felder",
    "pier18.tie.symbols/every-place": "Symbole entscheiden über jeden Platz",
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
}

_AUCTIONLAND: dict[str, str] = {}

FACETS: dict[str, str] = {**_PIER18, **_AUCTIONLAND}
