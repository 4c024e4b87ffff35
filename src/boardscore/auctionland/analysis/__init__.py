"""Analysis of Auctionland: places and turns of the tiles of an island."""
