"""Auctionland at the terminal: questions for positions and packs."""
