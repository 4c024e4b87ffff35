"""Type checkers on scores, packs and games: scripts as users write them."""
