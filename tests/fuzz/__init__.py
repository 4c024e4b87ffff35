"""Hard inputs: documents of every kind that are made up, and what must be true of every answer."""
