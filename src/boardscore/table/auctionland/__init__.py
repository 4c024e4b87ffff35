"""What tables of Auctionland need."""
