"""Analysis of Pier 18: the arrangements of the cards of a pier, and games on whole numbers."""
