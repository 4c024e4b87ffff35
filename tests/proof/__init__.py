"""A proof that the kernels are the rules, for all piers of 30 columns and all islands.

`docs/evidence.md` says what is proven, what is tested, and what is neither.
"""
