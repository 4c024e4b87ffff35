"""What Stones offers to be tested with: its laws, and strategies of all there is in it."""
