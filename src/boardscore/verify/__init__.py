"""The conformance kit: test vectors, mutants that measure them, checks of other programs."""
