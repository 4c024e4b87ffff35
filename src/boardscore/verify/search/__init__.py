"""The search for positions that an implementation scores otherwise."""
