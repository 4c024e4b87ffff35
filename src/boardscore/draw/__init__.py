"""Pictures of piers and islands."""
