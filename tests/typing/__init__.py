"""What type checkers know of scores, packs and games: scripts as users write them."""
