"""The wrong referees that the search by playing finds, and the rules that it names."""
