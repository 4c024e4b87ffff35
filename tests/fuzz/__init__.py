"""Hard inputs: generated documents of every kind, and the properties of every answer."""
