"""Sabotage: a listed wrong change of the code for each clause, which its tests must notice."""
