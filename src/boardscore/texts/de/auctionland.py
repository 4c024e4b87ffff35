"""What is said in German while Auctionland is played, by key."""

AUCTIONLAND: dict[str, str] = {}
