"""The parts of Auctionland in the score pad."""
