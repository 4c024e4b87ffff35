"""A plain referee of Auctionland, and how the rules of play are misread."""
