"""The verification kit of Auctionland."""
