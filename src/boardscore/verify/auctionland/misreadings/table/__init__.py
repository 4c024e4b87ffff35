"""A plain table of Auctionland, and misreadings of set-ups and views."""
