"""Tables of Auctionland."""
