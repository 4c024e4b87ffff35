"""A plain table of Auctionland, and how set-ups and views of the table are misread."""
