"""Environments of Auctionland."""
