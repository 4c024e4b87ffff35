"""Tests of Auctionland."""
