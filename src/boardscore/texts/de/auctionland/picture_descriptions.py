"""The descriptions of pictures of Auctionland for screen readers in German, by key."""

PICTURES: dict[str, str] = {
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
    "picture.market": "Markt: {slots}",
    "picture.slot": "Plättchen {tile} für {price} ({dollars} Dollar darauf)",
}
