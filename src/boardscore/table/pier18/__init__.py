"""Tables of Pier 18."""
