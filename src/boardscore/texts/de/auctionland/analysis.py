"""Die Texte über die besten Inseln auf Deutsch, nach Schlüssel."""

ANALYSIS: dict[str, str] = {
    "hindsight.island": (
        "Die Reihen der besten Insel von Norden: {rows}. Auf {changes} von {tiles} Feldern liegt "
        "ein anderes Plättchen, oder es ist anders gedreht."
    ),
    "hindsight.free.tiles": "wo die Plättchen liegen und wie sie gedreht sind",
    "hindsight.free.cells": "wo die Plättchen liegen",
    "hindsight.kept.tiles": "die Plättchen selbst",
    "hindsight.kept.tile_turns": "wie die Plättchen gedreht sind",
    "hindsight.kept.tiles_taken": "welche Plättchen alle genommen haben",
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
