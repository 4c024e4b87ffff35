"""The parts of Pier 18 in the score pad."""
