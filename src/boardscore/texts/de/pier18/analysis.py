"""Die Texte über die besten Piers auf Deutsch, nach Schlüssel."""

ANALYSIS: dict[str, str] = {
    "hindsight.cards": (
        "Die Karten des besten Piers: {cards}. Die Zahl nach + ist die Anzahl der überdeckten "
        "Spalten der Karte davor; t heißt gedreht."
    ),
    "hindsight.cards_upright": (
        "Die Karten des besten Piers: {cards}. Die Zahl nach + ist die Anzahl der überdeckten "
        "Spalten der Karte davor."
    ),
    "hindsight.cards_apart": "Die Karten des besten Piers: {cards}. Keine überdeckt eine andere.",
    "hindsight.cards_could": (
        "Deine {cards} {cards:Karte hätte|Karten hätten} {best} {best:Punkt|Punkte} bringen können."
    ),
    "hindsight.card_covers": (
        "Umrahmt: Karte {card} überdeckt {covers} {covers:Spalte|Spalten} statt {covered}."
    ),
    "hindsight.card_turned": "Umrahmt: Karte {card} liegt andersherum.",
    "hindsight.free.overlaps": "wie weit sich die Karten überdecken",
    "hindsight.free.drafts": (
        "wie weit sich die Karten überdecken, die Reihenfolge der mittleren Karten und welche der "
        "beiden äußeren das Fundament ist"
    ),
    "hindsight.free.drafts_only": (
        "wie weit sich die Karten überdecken, und die Reihenfolge der Karten nach dem Fundament"
    ),
    "hindsight.free.any": ("wie weit sich die Karten überdecken, und die Reihenfolge aller Karten"),
    "hindsight.free.and_turns": "{what}, jeweils mit und ohne halbe Drehung",
    "hindsight.kept.order": "die Reihenfolge der Karten",
    "hindsight.kept.ends": "welche zwei Karten außen liegen",
    "hindsight.kept.foundation": "das Fundament",
    "hindsight.kept.cards": "die Karten selbst",
    "hindsight.kept.turns": "welche Karten gedreht liegen",
    "hindsight.kept.patrons": "die Patron-Karten ({patrons})",
    "hindsight.kept.plan": "der Plan wie eingegeben",
    "hindsight.kept.plan_completed": "der Plan, eingegeben als erfüllt",
    "hindsight.kept.plan_not_completed": "der Plan, eingegeben als nicht erfüllt",
    "hindsight.kept.no_plan": "der fehlende Plan, gewertet als nicht erfüllt",
    "hindsight.kept.plan_in_words": "Pläne in Worten, gewertet als nicht erfüllt",
    "hindsight.kept.taken": "wer welche Karten genommen hat",
    "hindsight.kept.others": "{players:der andere Pier|die anderen Piers}",
    "error.no_cards_of_pier": (
        "Der Pier von {name} ist als Felder eingegeben, seine Karten sind also unbekannt; gib die "
        "Karten ein, um zu sehen, was möglich war"
    ),
}
