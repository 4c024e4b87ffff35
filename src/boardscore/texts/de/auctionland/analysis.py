"""Die Texte über die besten Inseln auf Deutsch, nach Schlüssel."""

ANALYSIS: dict[str, str] = {
    "odds.raises": (
        "Wer gierig spielt, erhöht ein Gebot immer um 1 Dollar, solange sich das Plättchen lohnt. "
        "Deshalb kann es wichtig sein, ob ein Gebot gerade oder ungerade ist."
    ),
    "hindsight.island": (
        "Die beste Insel, Reihe für Reihe von Nord nach Süd: {rows}. Auf {changes} von {tiles} "
        "Feldern liegt ein anderes Plättchen, oder es ist anders gedreht."
    ),
    "hindsight.tiles_could": (
        "{tiles:Dein|Deine} {tiles} Plättchen {tiles:hätte|hätten} {best} "
        "{best:Punkt|Punkte} bringen können."
    ),
    "hindsight.tiles_changed": (
        "Umrahmt: {tiles} {tiles:Feld|Felder}, auf {tiles:dem|denen} das Plättchen oder seine "
        "Drehung neu ist."
    ),
    "hindsight.free.tiles": "wo die Plättchen liegen und wie sie gedreht sind",
    "hindsight.free.cells": "wo die Plättchen liegen",
    "hindsight.kept.tiles": "die Plättchen selbst",
    "hindsight.kept.tile_turns": "wie die Plättchen gedreht sind",
    "hindsight.kept.tiles_taken": "wer welche Plättchen genommen hat",
    "hindsight.kept.tile_order": "in welcher Reihenfolge sie gebaut wurden",
    "hindsight.kept.bonuses": "welche Plättchen ein Bonusplättchen brachten",
    "hindsight.kept.islands": "{players:die andere Insel|die anderen Inseln}",
    "error.no_tiles_of_island": (
        "Die Insel von {name} ist als Anzahlen eingegeben, ihre Plättchen sind also unbekannt; gib "
        "die Plättchen ein, um zu sehen, was möglich war"
    ),
    "error.island_in_parts": (
        "Die Plättchen von {name} hängen nicht zusammen, also lässt sich diese Insel nicht bauen"
    ),
    "error.table_of_beaches": (
        "Die Punkte für {count} Plättchen mit Strand am Rand sind unbekannt; gib eine "
        "Punktetabelle ein, die so weit reicht"
    ),
    "error.table_of_theme_parks": (
        "Die Punkte für einen Vergnügungspark aus {count} Plättchen sind unbekannt; gib eine "
        "Punktetabelle ein, die so weit reicht"
    ),
}
