"""A plain referee of Pier 18, and misreadings of the rules of play."""
