"""The descriptions of pictures of Auctionland for screen readers in English, by key."""

PICTURES: dict[str, str] = {
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
    "picture.market": "Market: {slots}",
    "picture.slot": "tile {tile} for {price} ({dollars} {dollars:dollar|dollars} on it)",
}
