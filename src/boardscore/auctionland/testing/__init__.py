"""Tests of Auctionland: its laws and its strategies."""
