"""The test vectors, the facets that they are about, and their export."""
