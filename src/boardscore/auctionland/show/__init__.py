"""Displays Auctionland: the table, typed moves, pictures."""
