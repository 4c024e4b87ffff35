"""Auctionland at the terminal: what is asked, and how moves are typed."""
