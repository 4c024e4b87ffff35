"""A plain referee of Auctionland, and misreadings of the rules of play."""
