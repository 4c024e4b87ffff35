"""What tables of Pier 18 need."""
