"""What tables of Stones need."""
