"""How many wrong referees the search by playing finds, and which rule it names."""
