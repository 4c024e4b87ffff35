"""The texts of the verification kit, one module per language."""
