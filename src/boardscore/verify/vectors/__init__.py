"""The test vectors, their facets, and their export."""
