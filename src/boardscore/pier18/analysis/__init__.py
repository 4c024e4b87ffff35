"""Analysis of Pier 18: all arrangements of the cards of a pier."""
