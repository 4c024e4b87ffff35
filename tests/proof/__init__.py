"""A proof that the kernels are the rules, for all piers of 30 columns and all islands.

What is proven, what is tested and what neither is told on the page `docs/proof.md`.
"""
