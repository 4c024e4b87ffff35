"""A second, deliberately naive scorer for both games, written only from the rule clauses."""
