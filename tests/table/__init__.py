"""Tables of many positions."""
