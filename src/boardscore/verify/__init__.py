"""The conformance kit: facets, test vectors, mutants, and the driver of foreign programs."""
