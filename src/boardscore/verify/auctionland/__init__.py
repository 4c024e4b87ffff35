"""How implementations of Auctionland are verified."""
