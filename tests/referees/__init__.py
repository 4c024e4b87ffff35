"""The library against the second referees: the same random games, compared after every move."""
