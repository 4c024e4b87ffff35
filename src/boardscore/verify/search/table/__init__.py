"""The search for set-ups and for views of the table that a program tells otherwise."""
