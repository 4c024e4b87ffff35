"""What pictures and pages to look at say in English, by key."""

PICTURES: dict[str, str] = {
    # What is read aloud
    "picture.pier": "Pier with {columns} {columns:column|columns}",
    "picture.pier_of": "Pier of {name}",
    "picture.symbols": "Symbols: {symbols}",
    "picture.scores": "{what}, scores",
    "picture.blocked": "{what}, blocked",
    "picture.island": "Island with {tiles} {tiles:tile|tiles}",
    "picture.island_of": "Island of {name}",
    "picture.tile": "Tile {tile}",
    "picture.tiles": "Tiles: {tiles}",
    "picture.tile_at": "{tile} at {cell}",
    "picture.coast": "Counted at the edge: {tiles}",
    "picture.park": "Largest theme park: {tiles}",
    "picture.counts_of": "What {name} counted",
    "picture.counts": "Counted: {counts}",
    "picture.counted": "{what}: {count}",
}
