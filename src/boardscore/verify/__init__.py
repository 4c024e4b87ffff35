"""The conformance kit: facets of the rules, test vectors, and mutants that measure them."""
