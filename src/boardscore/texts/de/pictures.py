"""Was Bilder und Seiten zum Ansehen auf Deutsch sagen, nach Schlüsseln."""

PICTURES: dict[str, str] = {
    # Was vorgelesen wird
    "picture.pier": "Pier mit {columns} {columns:Spalte|Spalten}",
    "picture.pier_of": "Pier von {name}",
    "picture.symbols": "Symbole: {symbols}",
    "picture.scores": "{what}, bringt Punkte",
    "picture.blocked": "{what}, gestört",
    "picture.island": "Insel mit {tiles} Plättchen",
    "picture.island_of": "Insel von {name}",
    "picture.tile": "Plättchen {tile}",
    "picture.tiles": "Plättchen: {tiles}",
    "picture.tile_at": "{tile} in {cell}",
    "picture.coast": "Am Rand gezählt: {tiles}",
    "picture.park": "Größter Vergnügungspark: {tiles}",
    "picture.counts_of": "Was {name} gezählt hat",
    "picture.counts": "Gezählt: {counts}",
    "picture.counted": "{what}: {count}",
}
