"""A second, deliberately naive scorer for both games, written from the rule clauses alone."""
