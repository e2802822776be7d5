"""What can be said about a position from what a seat knows."""
