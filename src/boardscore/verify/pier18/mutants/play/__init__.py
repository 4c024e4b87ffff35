"""A plain referee of Pier 18, and how the rules of play are misread."""
