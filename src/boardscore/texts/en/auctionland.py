"""What is said in English while Auctionland is played, by key."""

AUCTIONLAND: dict[str, str] = {}
